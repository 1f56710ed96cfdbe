"""Looking back on a match: its boards step by step, and its history round by round."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from bot.clock import as_datetime
from bot.delivery.compose import bold, result_lines
from bot.delivery.custom_ids import ComponentKind, Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Text, lines
from bot.delivery.limits import OPTIONS_IN_MENU
from bot.language import Language
from bot.matches.types import HistoryLine, Look, LookBack, Refused
from bot.text import escaped, one_line, plain
from cogs.kit.answers import Answer
from cogs.kit.commands import command
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, also_by_dm, picture_of, scene, scene_at
from cogs.panels.desk import page_buttons
from cogs.panels.table_panels import NOWHERE, as_shown, chosen, look_at, number, table_here, table_pressed, with_notes
from render.presenter import Presenter, Scene
from render.stored_views import read_view

PUBLIC = "p"
"""What stands for a seat in the custom ids of whoever looks back as everybody has seen it."""
BESIDE = ("show", "text")
"""What is shown of a step beside it."""
LINES_OF_A_PART = 25
"""Lines of a part of the history where no rounds are known."""
STAMPED_EVERY = 3600
"""Seconds after which the history says again when it was."""


class Round(NamedTuple):
    """A part of the history: its name, and what was told in it."""

    name: str
    lines: tuple[HistoryLine, ...]


class LookingBack(Cog):
    """Shows the past of a match, to each as he may know it."""

    # Step by step

    @command("replay")
    @also_by_dm
    async def replay(self, interaction: Interaction, step: int | None = None) -> None:
        """Show the board of any moment; without a step the first one of an ended match, else the latest."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction, ended=True)
        back = await self._look_back(answer, table.id, None)
        await self._show_step(answer, back, self._step_of(back, step))

    @on_press("replay")
    async def press_replay(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Go to another step, also by the menu of rounds; turn its page; show the step as another seat has seen it."""
        step, seat, way, page = (*pressed.args, *("", PUBLIC, "", "")[len(pressed.args) :])[:4]
        answer = await Answer(interaction).begin(in_place=None if pressed.args and way not in BESIDE else False)
        step = chosen(values) if way == "round" else step
        seat = chosen(values) if way == "view" else seat
        back = await self._look_back(answer, pressed.match, None if seat == PUBLIC else number(seat))
        at = self._step_of(back, number(step) if step else None)
        if way in BESIDE and back.steps:
            await answer.show(self._beside(back, at, way, answer.language))
            return
        await self._show_step(answer, back, at, number(page) if page else None)

    def _beside(self, back: LookBack, at: int, way: str, language: Language) -> Letter:
        """Say the whole board of a step, for those who cannot see the picture; or draw what has happened in it."""
        presenter, note = self._presenter(back), language.say("account-folded")
        words, told = self._scene_at(back, at, language), back.told_at(at)
        if way == "text":
            return Letter((lines(presenter.board_text(words).split("\n")),), whole="board.txt", folded_note=note)
        drawn = picture_of(self.services, back.table, words.view, "account", language, events=_public(told))
        account = lines(text for line in told for text in account_of(presenter, words, line))
        return Letter((Text(f"### {presenter.headline(words)}"), account, drawn), folded_note=note)

    @on_press("open-view")
    async def press_open_view(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let others look back on an ended match as whoever has pressed has seen it."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_pressed(self.services, pressed, interaction)
        await self.services.matches.history.open_view(table.id, interaction.user.id)
        entries = self.services.matches.games[table.game].entries
        key = "view-opened-with-entries" if entries is not None and entries.stay_secret else "view-opened"
        await answer.say(answer.language.say(key, match=str(table.id)))

    async def _look_back(self, answer: Answer, match: int, seat: int | Literal["mine"] | None) -> LookBack:
        def ends_of(game: str) -> Callable[[Sequence[Any]], bool]:
            return self.services.presenters[game].changes_board

        user, where = answer.interaction.user.id, answer.interaction.channel_id or NOWHERE
        return await self.services.matches.history.look_back(match, user, ends_of, seat=seat, channel_id=where)

    def _presenter(self, back: LookBack) -> Presenter:
        return self.services.presenters[back.table.game]

    def _step_of(self, back: LookBack, wanted: int | None) -> int:
        """Give the step that is shown, from 0. Raises Refused for one that there is not."""
        count = len(back.steps)
        if wanted is None or not count:
            return 0 if back.table.over else max(count - 1, 0)
        if not 1 <= wanted <= count:
            raise Refused("refused-no-such-step", step=str(wanted), count=count)
        return wanted - 1

    def _scene_at(self, back: LookBack, at: int, language: Language, *, closed: bool = True) -> Scene:
        """Give the scene of a step; in the last one of a match that is over (`closed`) nothing is asked any more."""
        presenter = self._presenter(back)
        view = read_view(presenter, back.steps[at].view)
        over = closed and back.table.over and at == len(back.steps) - 1
        return scene_at(back.table, presenter.closed(view) if over else view, language)

    async def _show_step(self, answer: Answer, back: LookBack, at: int, page: int | None = None) -> None:
        """Show a step, from 0; of a match that cannot be played again its last board, and why."""
        language, table, presenter = answer.language, back.table, self._presenter(back)
        if not back.steps:
            look = await look_at(self.services, table.id, answer.interaction)
            words, seen = scene(as_shown(self.services, look), language), scene(look, language)
            told, caption = back.lines[-LINES_OF_A_PART:], language.say(back.obstacle)
            asking: list[Block] = [(_to_history(table.id, language),)]
        else:
            words, seen = (self._scene_at(back, at, language, closed=closed) for closed in (True, False))
            told, caption = back.told_at(at), self._caption(back, at, language)
            asking = self._ways(back, at, page, language)
        account = [text for line in told for text in account_of(presenter, words, line)]
        blocks: list[Block] = [
            Text(f"### {presenter.title(language)} · {presenter.headline(words)}\n-# {caption}"),
            picture_of(self.services, table, words.view, "board", language),
            lines(account),
        ]
        if table.over and at >= len(back.steps) - 1:
            blocks.append(Text("\n".join(result_lines(presenter, seen))))
        letter = Letter((*blocks, *asking), whole="history.txt", folded_note=language.say("account-folded"))
        if back.seat is not None and back.seat == back.mine:
            letter = await with_notes(self.services, answer, table, letter)
        await answer.show(letter)

    def _caption(self, back: LookBack, at: int, language: Language) -> str:
        whose = "everybody" if back.seat is None else "you" if back.seat == back.mine else "seat"
        name = "" if back.seat is None else bold(back.table.members[back.seat].name, language)
        return language.say("look-back-step", step=at + 1, count=len(back.steps), whose=whose, name=name)

    def _ways(self, back: LookBack, at: int, page: int | None, language: Language) -> list[Block]:
        """Give the buttons and menus that lead from a step to others, and to how others have seen it."""
        match, last = back.table.id, len(back.steps) - 1
        seat = PUBLIC if back.seat is None or not back.table.over else back.seat

        def to(step: int, *more: str | int, kind: ComponentKind = "button") -> str:
            return custom_id("replay", match, step + 1, seat, *more, kind=kind)

        steps = {"first": 0, "back": max(at - 1, 0), "forward": min(at + 1, last), "last": last}
        blocks: list[Block] = [
            tuple(
                Button(language.say(f"button-step-{key}"), to(step, key), disabled=step == at)
                for key, step in steps.items()
            )
        ]
        presenter = self._presenter(back)
        ends = [step for step in range(len(back.steps)) if presenter.ends_chapter(_public(back.told_at(step)))]
        here = next((place for place, step in enumerate(ends) if step >= at), len(ends) - 1)
        page = here // OPTIONS_IN_MENU if page is None else page
        rounds = [
            Option(str(step + 1), presenter.headline(self._scene_at(back, step, language)), chosen=step == at)
            for step in ends[page * OPTIONS_IN_MENU : (page + 1) * OPTIONS_IN_MENU]
        ]
        jump = to(at, "round", kind="menu")
        blocks += paged(language, jump, rounds, len(ends), page, lambda there: to(at, "turn", there))
        if back.table.over and back.open_seats:
            names = [(PUBLIC, language.say("look-back-as-everybody"))] + [
                (str(one), language.say("look-back-as", name=back.table.members[one].name)) for one in back.open_seats
            ]
            options = tuple(Option(value, label, chosen=value == str(seat)) for value, label in names)
            blocks.append(Menu(to(at, "view", kind="menu"), language.say("menu-view"), options))
        show, read = (language.say(key) for key in ("button-show-it", "button-board-text"))
        beside = (Button(show, to(at, "show")), Button(read, to(at, "text")), _to_history(match, language))
        opening = (Button(language.say("button-open-view"), custom_id("open-view", match)),) if back.opens else ()
        return [*blocks, (*beside, *opening)]

    # Round by round

    @command("history")
    @also_by_dm
    async def history(self, interaction: Interaction, word: str | None = None) -> None:
        """Tell what has happened in the latest round, or where a name or a word occurs."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction, ended=True)
        look, rounds = await self._rounds(answer, table.id)
        wanted = one_line(word or "")[:60]
        if wanted:
            await answer.show(await asyncio.to_thread(self._found, look, rounds, wanted, answer.language))
        else:
            await answer.show(self._round(look, rounds, len(rounds) - 1, answer.language))

    @on_press("history")
    async def press_history(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Turn to another round of the history, also by its menu; or turn the page of that."""
        at, _, page = (*pressed.args, *("", "", "")[len(pressed.args) :])[:3]
        at = chosen(values) if pressed.kind == "menu" else at
        answer = await Answer(interaction).begin()
        look, rounds = await self._rounds(answer, pressed.match)
        shown = min(number(at), len(rounds) - 1) if at else len(rounds) - 1
        await answer.show(self._round(look, rounds, shown, answer.language, number(page) if page else None))

    @on_press("history-file")
    async def press_history_file(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Hand the whole history over as a text file, as whoever has pressed may know it."""
        answer = await Answer(interaction).begin(in_place=False)
        look, rounds = await self._rounds(answer, pressed.match)
        content = await asyncio.to_thread(self._as_text, look, rounds, answer.language)
        await answer.aside(Letter((Text(answer.language.say("history-file", match=str(pressed.match))),)))
        await answer.hand_over("", f"history-{pressed.match}.txt", content.encode())

    async def _rounds(self, answer: Answer, match: int) -> tuple[Look, tuple[Round, ...]]:
        """Read the history of a match by its rounds, the first one first; there is at least one."""
        look = await look_at(self.services, match, answer.interaction)
        back = await self._look_back(answer, match, "mine")
        if back.steps:
            return look, await asyncio.to_thread(self._by_rounds, back, answer.language)
        starts = range(0, max(len(back.lines), 1), LINES_OF_A_PART)
        return look, tuple(
            Round(answer.language.say("history-part", number=place), back.lines[start : start + LINES_OF_A_PART])
            for place, start in enumerate(starts, 1)
        )

    def _by_rounds(self, back: LookBack, language: Language) -> tuple[Round, ...]:
        """Divide a history by the rounds in which its lines were told; that is before the board changed with them."""
        presenter, rounds = self._presenter(back), list[Round]()
        names = [presenter.round_name(self._scene_at(back, at, language)) for at in range(len(back.steps))]
        told = [back.told_at(at) for at in range(len(back.steps))]
        rest = back.lines[back.steps[-1].told :]
        for name, part in zip((names[0], *names), (*told, rest), strict=True):
            if rounds and rounds[-1].name == name:
                rounds[-1] = Round(name, rounds[-1].lines + part)
            elif part or not rounds:
                rounds.append(Round(name, part))
        return tuple(rounds)

    def _round(
        self, look: Look, rounds: Sequence[Round], at: int, language: Language, page: int | None = None
    ) -> Letter:
        presenter, match, last = self.services.presenters[look.table.game], look.table.id, len(rounds) - 1
        page = at // OPTIONS_IN_MENU if page is None else page
        title = language.say("history-title", game=presenter.title(language), round=rounds[at].name)
        told = list(_stamped(presenter, scene(look, language), rounds[at].lines))
        ways = (
            Button(language.say("button-earlier"), custom_id("history", match, max(at - 1, 0), "e"), disabled=at == 0),
            Button(language.say("button-later"), custom_id("history", match, at + 1, "l"), disabled=at == last),
            Button(language.say("button-history-file"), custom_id("history-file", match)),
        )
        options = [
            Option(str(place), one.name, chosen=place == at)
            for place, one in list(enumerate(rounds))[page * OPTIONS_IN_MENU : (page + 1) * OPTIONS_IN_MENU]
        ]
        menu = custom_id("history", match, kind="menu")
        jump = paged(
            language, menu, options, len(rounds), page, lambda there: custom_id("history", match, at, "turn", there)
        )
        body, note = lines(told or [language.say("history-empty")]), language.say("account-folded")
        return Letter((Text(f"### {title}"), body, ways, *jump), whole="history.txt", folded_note=note)

    def _found(self, look: Look, rounds: Sequence[Round], word: str, language: Language) -> Letter:
        """Tell where a word occurs, with a menu of the rounds in which it does."""
        presenter, words = self.services.presenters[look.table.game], scene(look, language)
        unmarked = msgspec.structs.replace(words, names=words.plain)
        told, count, options = list[str](), 0, list[Option]()
        for place, (name, part) in enumerate(rounds):
            hits = []
            for line in part:
                both = zip(account_of(presenter, words, line), account_of(presenter, unmarked, line), strict=True)
                hits += [text for text, as_read in both if word.casefold() in plain(as_read).casefold()]
            if hits:
                told += [f"-# {escaped(name)}", *hits]
                count += len(hits)
                options.append(Option(str(place), name))
        title = language.say("history-found", game=presenter.title(language), word=escaped(word), count=count)
        blocks: list[Block] = [Text(f"### {title}"), lines(told)]
        if options:
            menu = custom_id("history", look.table.id, kind="menu")
            blocks.append(Menu(menu, language.say("menu-round"), tuple(options[-OPTIONS_IN_MENU:])))
        return Letter(tuple(blocks), whole="history.txt", folded_note=language.say("account-folded"))

    def _as_text(self, look: Look, rounds: Sequence[Round], language: Language) -> str:
        presenter, words = self.services.presenters[look.table.game], scene(look, language)
        unmarked = msgspec.structs.replace(words, names=words.plain)
        told = [language.say("history-file-title", game=presenter.title(language), match=str(look.table.id))]
        for name, part in rounds:
            told += ["", name, ""]
            told += _stamped(presenter, unmarked, part, in_words=True)
        return "".join(f"{plain(line)}\n" for line in told)


def _to_history(match: int, language: Language) -> Button:
    return Button(language.say("button-history"), custom_id("history", match))


def _public(told: Sequence[HistoryLine]) -> list[Any]:
    """List the events of lines of a history that everybody has been told."""
    return [event for line in told for event in line.events if event.audience is None]


def account_of(presenter: Presenter, words: Scene, line: HistoryLine) -> list[str]:
    """Tell a line of a history, and how it came about where that is known."""
    told = list(presenter.told(words, line.events))
    if line.source == "clock" and line.seat is not None:
        told.insert(0, words.language.say("clock-moved", name=words.names[line.seat]))
    elif line.source == "plan":
        told.insert(0, words.language.say("history-by-orders"))
    return told


def _stamped(
    presenter: Presenter, words: Scene, told: Sequence[HistoryLine], *, in_words: bool = False
) -> Iterator[str]:
    """Tell lines of a history, and every now and then when that was, for the platform to show or in words."""
    stamp: int | None = None
    for line in told:
        if account := account_of(presenter, words, line):
            if stamp is None or line.at - stamp >= STAMPED_EVERY:
                stamp = line.at
                yield f"{as_datetime(stamp):%Y-%m-%d %H:%M} UTC" if in_words else f"-# <t:{stamp}:f>"
            yield from account


def paged(
    language: Language, jump: str, options: Sequence[Option], count: int, page: int, turn: Callable[[int], str]
) -> list[Block]:
    """Give a menu of rounds, the options of one of its pages, with buttons to the others where it has several."""
    blocks: list[Block] = [Menu(jump, language.say("menu-round"), tuple(options))] if options else []
    last = max(count - 1, 0) // OPTIONS_IN_MENU
    return [*blocks, *page_buttons(language, page, last, turn, ("button-rounds-before", "button-rounds-after"))]
