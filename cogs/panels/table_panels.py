"""What every cog that speaks of a match needs: find it, look at it, show somebody what is asked of him."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from math import inf
from typing import Any, NamedTuple

import msgspec

from bot.delivery.compose import bold, orders_told, result_lines, waiting_lines
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Text, lines
from bot.delivery.limits import BUTTONS_IN_ROW
from bot.delivery.studio import DrawRequest, PictureKind
from bot.language import Language
from bot.matches.types import Done, Look, Refused, Seat, Table
from bot.matches.value.desks import Desk, Edit, choosing, pushing
from bot.text import escaped, one_line
from cogs.kit.answers import Answer, refusal
from cogs.kit.services import Interaction, Services, picture_of, place, scene, scene_at, viewer
from cogs.kit.words import MINUTE, length
from cogs.panels.desk import choices_on, desk_letter, idle_letter, lines_of
from render.kit.sentences import shortened

NOWHERE = 0
"""The id of no channel: where an interaction comes from that names none."""
NEWS_AT_MOST = 5
"""Lines of what has happened since somebody looked last, before the rest of it is folded away."""
NEWS_LETTERS = 320
"""Letters of those lines: more would push the picture and the buttons off the screen of a phone."""
AT_MOST_EVERY = 15
"""Seconds between two changes of a panel that tell whom its match waits for: computers answer faster than one reads."""
_DETAILS = ("- ", "-# ")
"""How the lines of an account begin that give the arithmetic of another one."""
BUSY = 20
"""Seconds for which nobody wonders where a computer's answer is."""
LONGEST_FORESEEN = 59 * MINUTE
NOTE_SHOWN = 120
"""Letters of somebody's note that his panels show."""
_MARKED: frozenset[PictureKind] = frozenset({"board", "hand", "prompt", "preview"})
"""The pictures on which he finds his marks."""
_NUMBER = re.compile(r"[0-9]{1,19}")
LARGEST = 2**63 - 1
"""No number of ours is larger than one of the database."""


def arguments(pressed: Pressed, count: int) -> tuple[str, ...]:
    """Give the first arguments of what was pressed. Raises Refused if there are fewer: nobody of us wrote that."""
    if len(pressed.args) < count:
        raise Refused("button-unknown")
    return pressed.args[:count]


class Drafting(NamedTuple):
    """What a press on a desk makes of its draft, and which pages of its menus are open then."""

    edit: Edit
    pages: dict[str, int]


def drafting(pressed: Pressed, values: tuple[str, ...]) -> Drafting:
    """Read what a menu or a button of a desk does, wherever the desk stands.

    Choices on other pages of the menu stay; a button counts the choices of one revision of the draft.
    """
    verb = pressed.verb.rpartition("-")[2]
    if verb == "clear":
        arguments(pressed, 1)
        return Drafting(Desk.cleared, {})
    _, key, which = arguments(pressed, 3)
    if verb == "push":
        place, revision = (number(part) for part in (*which.split("."), "")[:2])
        return Drafting(pushing(key, place, revision), {})
    page = number(which)
    return Drafting(choosing(key, values, choices_on(page)), {key: page})


def completing(rest: tuple[str, ...]) -> tuple[str, int] | None:
    """Give the question and the place of the choice that a button makes final, if it does."""
    return (rest[0], number(rest[1])) if len(rest) > 1 else None


def chosen(values: tuple[str, ...]) -> str:
    """Give the one thing that was chosen in a menu. Raises Refused if there is none: no menu of ours sends that."""
    if not values:
        raise Refused("button-unknown")
    return values[0]


def number(text: str) -> int:
    """Read a number from a custom id or a menu. Raises Refused if it is none, or larger than any of ours."""
    if not _NUMBER.fullmatch(text) or (found := int(text)) > LARGEST:
        raise Refused("button-unknown")
    return found


async def table_here(services: Services, interaction: Interaction, *, ended: bool = False) -> Table:
    """Find the match of a channel; with `ended` also the latest one that is over. Raises Refused if there is none."""
    where = place(interaction)
    table = await services.matches.tables.in_channel(where.channel_id, ended=ended)
    if table is None:
        raise Refused("refused-no-match-by-dm" if where.by_dm else "refused-no-match-here")
    if table.status == "lobby":
        raise Refused("refused-not-started")
    return table


async def table_of_game(services: Services, interaction: Interaction, game: str, *, ended: bool = False) -> Table:
    """Find the match of a channel as `table_here` does. Raises Refused for one of another game."""
    table = await table_here(services, interaction, ended=ended)
    if table.game != game:
        raise Refused("refused-not-this-game", game=game)
    return table


def check_server(interaction: Interaction) -> None:
    """Raise Refused in direct messages: what is wanted needs other people."""
    if place(interaction).by_dm:
        raise Refused("refused-alone-here")


async def table_pressed(services: Services, pressed: Pressed, interaction: Interaction) -> Table:
    """Give the table that was pressed. Raises Refused unless whoever pressed sits there or is where it stands.

    Anybody can forge its number.
    """
    table = await services.matches.tables.get(pressed.match)
    if table.seat_of(interaction.user.id) is None and interaction.channel_id != table.place.channel_id:
        raise Refused("refused-no-such-match", match=str(table.id))
    return table


async def look_at(services: Services, match: int, interaction: Interaction) -> Look:
    """Look at a match as whoever pressed may see it. Raises Refused for a number that he may have made up."""
    return await services.matches.play.look(match, interaction.user.id, channel_id=interaction.channel_id or NOWHERE)


def as_shown(services: Services, look: Look) -> Look:
    """Give what is shown of a look: of a match that is over, its last board."""
    if not look.table.over:
        return look
    return msgspec.structs.replace(look, view=services.presenters[look.table.game].closed(look.view))


async def own_look(services: Services, match: int, interaction: Interaction) -> Look:
    """Look at a match as one of its players. Raises Refused, in friendly words, for anybody else."""
    look = await look_at(services, match, interaction)
    _check_plays(look, interaction)
    return look


def _check_plays(look: Look, interaction: Interaction) -> None:
    if look.seat is None:
        if any(member.user_id == interaction.user.id and member.left for member in look.table.members):
            raise Refused("refused-resigned")
        names = [member.name for member in look.table.members]
        raise Refused("refused-only-players", players=viewer(interaction).list(names))


async def open_panel(
    services: Services,
    answer: Answer,
    match: int,
    decision: str | None = None,
    *,
    remark: str = "",
    pages: dict[str, int] | None = None,
) -> None:
    """Show a player the panel of a decision: of the one that is asked now if that is gone, or that nothing is asked."""
    interaction = answer.interaction
    found = await services.matches.play.desk_or_look(
        match, interaction.user.id, decision, channel_id=interaction.channel_id or NOWHERE
    )
    if isinstance(found, Desk):
        letter = desk_letter(services, found, answer.language, pages=pages, remark=remark)
        await show_with_news(services, answer, letter, found)
        await _note_panel(services, answer, found)
    else:
        _check_plays(found, interaction)
        await show_waiting(services, answer, found, remark)


def look_letter(services: Services, look: Look, language: Language) -> Letter:
    """Show the board as the asker may see it: of a match that is over, how it ended."""
    table, shown = look.table, as_shown(services, look)
    presenter, words = services.presenters[table.game], scene(shown, language)
    if table.over:
        told = result_lines(presenter, scene(look, language))
    elif table.status == "running":
        told = waiting_lines(presenter, words, table.facts, look.waiting, now=services.matches.now())
    else:
        told = (language.say("lobby-ended-set-aside"),)
    buttons = [Button(language.say("button-board-text"), custom_id("text", table.id))]
    if look.decisions:
        buttons.insert(0, Button(language.say("button-move"), custom_id("move", table.id), "main", icon=table.game))
    buttons.append(Button(language.say("button-history"), custom_id("history", table.id)))
    buttons.append(Button(language.say("button-replay"), custom_id("replay", table.id)))
    return Letter(
        (
            Text(f"### {presenter.title(language)} · {presenter.headline(words)}"),
            picture_of(services, table, shown.view, "board", language),
            Text("\n".join(told)),
            tuple(buttons),
        )
    )


async def show_waiting(
    services: Services, answer: Answer, look: Look, remark: str = "", *, done: Done | None = None
) -> None:
    """Tell a player that nothing is asked of him now, and whom the table waits for."""
    waiting = await _waiting_letter(services, answer, look, remark)
    letter = _with_way_back(waiting, done, answer.language)
    if look.table.over:
        await answer.show(letter)
        return
    await show_with_news(services, answer, letter, look, told=range(0) if done is None else done.lines)
    await _note_panel(services, answer, look, remark, done)


async def _waiting_letter(services: Services, answer: Answer, look: Look, remark: str, *, ends: bool = False) -> Letter:
    """Say what has been remarked, and whom the table waits for; of a match that is over, how it ended.

    `ends`: the panel goes on no more.
    """
    language, table = answer.language, look.table
    presenter, facts = services.presenters[table.game], table.facts
    if table.over:
        shown = look_letter(services, look, language)
        return shown if not remark else replace(shown, blocks=(Text(remark), *shown.blocks))
    # That he himself has answered he knows, or is told above.
    others = [
        msgspec.structs.replace(
            entry,
            seats=tuple(seat for seat in entry.seats if seat not in facts.computers),
            answered=tuple(seat for seat in entry.answered if seat != look.seat),
        )
        for entry in look.waiting
    ]
    names = [bold(facts.names[seat]) for seat in facts.computers if seat in _waited_for(look)]
    told = [language.say("thinking", names=language.list(names), count=len(names))] if names else []
    told += await told_if_busy(services, language) if names else []
    told += waiting_lines(presenter, scene(look, language), facts, others, now=services.matches.now())
    running = table.status == "running"
    if remark:
        told.insert(0, remark)
    elif not (told and running and table.alone):
        told.insert(0, language.say("nothing-asked" if running else "nothing-asked-over"))
    if not running or answer.direct_message is not None:
        return idle_letter(services, look, language, told)
    if ends or table.alone:
        told.append("-# " + language.say("panel-stays" if ends else "panel-goes-on"))
    move = Button(language.say("button-move"), custom_id("move", table.id), icon=table.game)
    return idle_letter(services, look, language, told, (move,))


async def told_if_busy(services: Services, language: Language) -> list[str]:
    """Say beforehand how long computers take, if that is longer than anybody expects."""
    wait = await services.matches.play.wait_for_computers()
    time = length(language, min(max(MINUTE, round(wait / MINUTE) * MINUTE), LONGEST_FORESEEN))
    return [language.say("computers-busy", time=time)] if wait > BUSY else []


def _waited_for(look: Look) -> frozenset[Seat]:
    """Give the seats that the table waits for, as everybody knows."""
    return frozenset(seat for entry in look.waiting for seat in entry.seats)


async def _note_panel(
    services: Services, answer: Answer, seen: Look, remark: str = "", done: Done | None = None
) -> None:
    """Note what is asked by a direct message that was pressed, so it does not ask what was answered elsewhere.

    Any other panel goes on by itself; but one with a question only where nobody but computers can outdate it.
    """
    table, user_id = seen.table, answer.interaction.user.id
    if (place := answer.direct_message) is not None:
        await services.matches.play.note_panel(seen, user_id, place)
        return
    goes_on = not isinstance(seen, Desk) or seen.decision.answered or table.alone
    go_on: _GoesOn | None = None
    if goes_on and seen.seat is not None:
        lines = range(0) if done is None else done.lines
        told_to = lines.stop - 1 if lines else await services.matches.history.last_line(table.id)
        go_on = _GoesOn(services, answer, seen, remark, told_to)
    services.live_panels.put(table.id, user_id, answer.press, go_on)


class _GoesOn:
    """How a panel goes on by itself: with what its owner is asked next, or with whom his match waits for then."""

    def __init__(self, services: Services, answer: Answer, seen: Look, remark: str, told_to: int) -> None:
        self._services, self._answer, self._remark = services, answer, remark
        self._match, self._shown_at = seen.table.id, services.matches.now()
        self._told_to = told_to
        self._about = seen.decision.id if isinstance(seen, Desk) else None
        self._named = frozenset[Seat]() if isinstance(seen, Desk) else _waited_for(seen)

    async def __call__(self, ends: bool) -> float | None:
        """Show what the match has come to, if that is anything new; as `GoOn` has it."""
        services, answer, user_id = self._services, self._answer, self._answer.interaction.user.id
        play = services.matches.play
        try:
            look = await play.look(self._match, user_id)
        except Refused:
            return None
        if look.seat is None:
            return None
        shown, table, now = look.find(self._about), look.table, services.matches.now()
        told_to, news = await services.matches.history.since(table, user_id, self._told_to)
        upcoming = None if table.paused or table.status != "running" else look.upcoming
        if shown is not None and (upcoming is None or not shown.answered):
            return inf
        if upcoming is not None:
            desk = await play.desk_after(look, upcoming)
            letter, self._remark, self._about = desk_letter(services, desk, answer.language), "", upcoming.id
        elif ends or table.over or self._about is not None or not _waited_for(look) <= self._named:
            if not ends and not table.over and now < self._shown_at + AT_MOST_EVERY:
                return self._shown_at + AT_MOST_EVERY
            letter = await _waiting_letter(services, answer, look, self._remark, ends=ends)
            self._about = None
        else:
            return inf
        self._named, self._shown_at = _waited_for(look), now
        if not table.over:
            letter = await with_notes(services, answer, table, _with_news(services, answer, letter, look, news))
        # Whoever presses it has seen it; where he does not, it is still news to him.
        await answer.go_on(letter, range(self._told_to + 1, told_to + 1))
        return None if table.over else inf


async def show_with_news(
    services: Services, answer: Answer, letter: Letter, seen: Look, *, told: range = range(0)
) -> None:
    """Show somebody his table, behind the first block what has happened since he looked last; then note that he has.

    The lines of the log that he is `told` of anyway are no news. Against computers alone every board is for him, and
    has told it.
    """
    table, user_id = seen.table, answer.interaction.user.id
    if seen.seat is None:
        await answer.show(letter)
        return
    if table.terms.practice:
        await answer.show(await with_notes(services, answer, table, letter))
        return
    async with services.matches.history.news(table, user_id, told={*told, *answer.press.told}) as news:
        show_it = Button(answer.language.say("button-show-it"), custom_id("news", table.id))
        letter = _with_news(services, answer, letter, seen, news, show_it)
        await answer.show(await with_notes(services, answer, table, letter))


def _with_news(
    services: Services,
    answer: Answer,
    letter: Letter,
    seen: Look,
    news: Sequence[Sequence[Any]],
    *ways: Button,
) -> Letter:
    """Tell behind the first block of a letter what has happened, with the ways to more of it."""
    presenter, words = services.presenters[seen.table.game], scene_at(seen.table, seen.view, answer.language)
    happened = tuple(chain.from_iterable(news))
    # Where a message to the channel would say nothing, he is told all: something has brought his panel out of date.
    account = presenter.told(words, happened, brief=True) or presenter.told(words, happened)
    # A line that ends with a colon only leads to details.
    short = [line for line in account if not line.startswith(_DETAILS) and not line.endswith(":")]
    if not short:
        return letter
    head = f"**{answer.language.say('news-title')}**"
    latest = short[-NEWS_AT_MOST:]
    while len(latest) > 1 and sum(map(len, latest)) > NEWS_LETTERS:
        latest = latest[1:]
    if len(short) > len(latest):
        head += "\n-# " + answer.language.say("news-before", count=len(short) - len(latest))
    first, *rest = letter.blocks
    brief = [head, *latest]
    fuller = replace(letter, blocks=(first, lines(brief), *((ways,) if ways else ()), *rest))
    if fuller.crowded and isinstance(first, Text):
        fuller = replace(letter, blocks=(lines([first.text, *brief]), *_with_button(rest, *ways)))
    return fuller


def _with_button(blocks: Sequence[Block], *button: Button) -> Iterator[Block]:
    """Add a button, if any, to the last row that has room for it: a row of its own counts as a component more."""
    with_room = [at for at, row in enumerate(blocks) if isinstance(row, tuple) and len(row) < BUTTONS_IN_ROW]
    for at, block in enumerate(blocks):
        yield (*block, *button) if isinstance(block, tuple) and at in with_room[-1:] else block


async def with_notes(services: Services, answer: Answer, table: Table, letter: Letter) -> Letter:
    """Add to what somebody is shown of his own table what he has written down, and the way to it where it fits a row.

    Whatever shows it is seen by him alone.
    """
    language = answer.language
    notes = await services.matches.people.notes(table.id, answer.interaction.user.id)
    way = (Button(language.say("button-notes"), custom_id("notes", table.id)),)
    blocks: list[Block] = [
        msgspec.structs.replace(block, marks=notes.marks)
        if isinstance(block, DrawRequest) and block.picture in _MARKED
        else block
        for block in letter.blocks
    ]
    for at, block in reversed(list(enumerate(blocks))):
        if isinstance(block, tuple) and lines_of(block) == lines_of(block + way) and not letter.crowded:
            blocks[at] = block + way
            break
    if notes.text:
        text = shortened(one_line(notes.text), NOTE_SHOWN)
        blocks.append(Text("-# " + language.say("notes-folded", text=escaped(text))))
    return replace(letter, blocks=tuple(blocks))


async def show_refused(services: Services, answer: Answer, match: int, decision: str, refused: Refused) -> None:
    """Say why a press was refused, and show a player what is asked of him now in its place."""
    text = refusal(refused, answer.language, services.presenters)
    services.on_refused(refused)
    try:
        await open_panel(services, answer, match, decision, remark=text)
    except Refused:
        await answer.say(text)


async def show_done(services: Services, answer: Answer, done: Done) -> None:
    """Confirm an answer to whoever gave it, with what he alone learns by it, and go on with his next decision."""
    table, language = done.look.table, answer.language
    presenter = services.presenters[table.game]
    confirmation = presenter.done(scene_at(table, done.view, language), done.action)
    private = [event for event in done.events if event.audience is not None and not presenter.repeats(event)]
    followed = orders_told(presenter, table.facts, done.orders_followed, language)
    now = scene(done.look, language)
    remark = "\n".join((confirmation, *followed, *presenter.decided(now, done.events)))
    # What the confirmation has said already is not said again.
    remark = "\n".join((remark, *(line for line in presenter.account(now, private) if line not in remark)))
    if done.look.upcoming is not None:
        desk = await services.matches.play.desk_after(done.look, done.look.upcoming)
        letter = desk_letter(services, desk, language, remark=remark)
        await show_with_news(services, answer, _with_way_back(letter, done, language), desk, told=done.lines)
        await _note_panel(services, answer, desk, done=done)
        return
    if any(one.answered for one, _ in done.look.decisions):
        remark += "\n" + language.say("still-replaceable")
    await show_waiting(services, answer, done.look, remark, done=done)


def _with_way_back(letter: Letter, done: Done | None, language: Language) -> Letter:
    """Add the button that takes an answer back, where that comes back with one press and there is room for it."""
    if done is None or done.undo is None or letter.crowded:
        return letter
    undo = custom_id("undo", done.look.table.id, *done.undo)
    return replace(letter, blocks=(*letter.blocks, (Button(language.say("button-reopen"), undo),)))
