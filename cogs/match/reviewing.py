"""`/review`: a match that is over, looked at again by a computer; for everybody, and for each player alone.

What only one player may know goes to nobody else, unless he shows it.
"""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from bot.delivery.compose import SAND, beliefs_button, bold
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Text, lines
from bot.language import Language, pick
from bot.matches.types import Answers, Refused, Review, Table, Verdict
from cogs.kit.answers import Answer
from cogs.kit.commands import command
from cogs.kit.permissions import check_permissions, may_show
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, also_by_dm, person, picture_of, place, scene_at
from cogs.match.looking_back import PUBLIC
from cogs.panels.table_panels import arguments, table_here, table_pressed
from render.kit.sentences import shortened
from render.presenter import Presenter
from render.review import Curve, CurveTurn
from render.stored_views import read_view

MOST_TOLD: Final = 2
"""So many lines say what happened at a turning point."""
LONGEST_TOLD: Final = 320
SHOWN: Final = ("curve", "mine")
"""What can be shown to everybody."""


class Reviewing(Cog):
    """Shows how a match that is over went, and to each player what his answers were worth."""

    @command("review")
    @also_by_dm
    async def review(self, interaction: Interaction) -> None:
        """Show how the chances moved in the latest match of this channel that is over."""
        answer = await Answer(interaction).begin(in_place=False)
        over = await self.services.matches.tables.over_in_channel(place(interaction).channel_id)
        await self._show(answer, over or await table_here(self.services, interaction, ended=True))

    @on_press("review")
    async def press_review(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show how the chances moved in an ended match."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_pressed(self.services, pressed, interaction)
        await self._show(answer, table)

    @on_press("review-mine")
    async def press_mine(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Tell a player, and nobody else, which of his answers was his best and which his dearest."""
        answer = await Answer(interaction).begin(in_place=False)
        found = await self.services.matches.reviews.answers(pressed.match, interaction.user.id, self._ends_of)
        head = f"-# {answer.language.say('review-only-you')}"
        show = self._to_show(found.table, "mine", answer)
        habits = [line async for line in self._habits(found, interaction.user.id, answer.language)]
        rest: tuple[Block, ...] = (*([lines(habits)] if habits else []), *([show] if show and found.looked_at else []))
        letter = self._mine(found, head, answer.language, private=True)
        await answer.show(letter.with_blocks(*rest))

    @on_press("review-show")
    async def press_show(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show everybody in the channel of a match how the chances moved, or what one's own answers were worth."""
        (what,) = arguments(pressed, 1)
        table = await self.services.matches.tables.get(pressed.match)
        if what not in SHOWN or table.place.channel_id != interaction.channel_id:
            raise Refused("refused-no-such-match", match=str(pressed.match))
        check_permissions(interaction)
        reviews, user, language = self.services.matches.reviews, interaction.user.id, pick(table.facts.language)
        await reviews.check(table.id, user if what == "mine" else None)  # what is refused is nobody else's business
        answer = await Answer(interaction).begin(in_place=False, public=True)
        if what == "mine":
            found = await reviews.answers(table.id, user, self._ends_of)
            head = language.say("review-shown-by", name=bold(person(interaction).name))
            await answer.show(self._mine(found, head, language))
        else:
            await answer.show(self._curve(await reviews.review(table.id, user, self._ends_of), language))

    async def _habits(self, found: Answers, user: int, language: Language) -> AsyncIterator[str]:
        """Say how predictable somebody's choices are, and how often what he marked others with was so."""
        table, presenter = found.table, self.services.presenters[found.table.game]
        if (habit := await self.services.matches.reviews.habit(table.id, user)) is not None:
            yield language.say("review-predictable", guessed=habit.guessed, count=habit.choices)
            after, then = (presenter.habit(language, choice) for choice in (habit.after, habit.then))
            yield language.say("review-habit", after=after, then=then, times=habit.times, count=habit.cases)
        notes = await self.services.matches.people.notes(table.id, user)
        views = [read_view(presenter, view) for view in found.views] if notes.marks else []
        seat = next(member.seat for member in table.members if member.user_id == user)
        shown = [was_so for mark in notes.marks if (was_so := presenter.came_true(mark, views, seat)) is not None]
        if shown:
            yield language.say("review-guesses", right=sum(shown), count=len(shown))

    def _ends_of(self, game: str) -> Callable[[Sequence[Any]], bool]:
        return self.services.presenters[game].changes_board

    async def _show(self, answer: Answer, table: Table) -> None:
        language = answer.language
        review = await self.services.matches.reviews.review(table.id, answer.interaction.user.id, self._ends_of)
        boards = [custom_id("replay", table.id, turn.step + 1, PUBLIC, "first") for turn in review.turns]
        steps = tuple(
            Button(language.say("button-review-step", number=number), board)
            for number, board in enumerate(boards, start=1)
        )
        mine = Button(language.say("button-review-mine"), custom_id("review-mine", table.id), "main")
        ways = (
            *([mine] if review.back.mine is not None else []),
            *beliefs_button(language, table.facts),
            *self._to_show(table, "curve", answer),
        )
        await answer.show(self._curve(review, language).with_blocks(*(row for row in (steps, ways) if row)))

    def _to_show(self, table: Table, what: str, answer: Answer) -> tuple[Button, ...]:
        if not may_show(table, answer.interaction):
            return ()
        return (Button(answer.language.say("button-film-show"), custom_id("review-show", table.id, what)),)

    def _curve(self, review: Review, language: Language) -> Letter:
        """Show how the chances moved, as everybody may know it."""
        back, table = review.back, review.back.table
        presenter = self.services.presenters[table.game]
        steps = [point.step for point in review.points]
        # The round in which something happened is that of the board before it.
        before = [
            scene_at(table, read_view(presenter, back.steps[turn.step - 1].view), language) for turn in review.turns
        ]
        turns = [
            CurveTurn(
                at=steps.index(turn.step),
                seat=turn.seat,
                before=round(100 * turn.before),
                after=round(100 * turn.after),
                title=presenter.round_name(scene),
            )
            for turn, scene in zip(review.turns, before, strict=True)
        ]
        curve = Curve(tuple(point.chances for point in review.points), tuple(turns))
        view = read_view(presenter, back.steps[-1].view)
        picture = picture_of(self.services, table, view, "review", language)
        told = [language.say("review-turns" if turns else "review-steady")]
        for number, turn in enumerate(turns, start=1):
            who = {"name": bold(table.members[turn.seat].name, language), "when": turn.title}
            told.append(f"{number}. {language.say('review-turn', before=turn.before, after=turn.after, **who)}")
            told += [f"-# {line}" for line in self._happened(review, steps[turn.at - 1], steps[turn.at], language)]
        title = language.say("review-title", game=presenter.title(language), match=str(table.id))
        blocks = (
            Text(f"### {title}\n-# {language.say('review-how')}"),
            msgspec.structs.replace(picture, events=msgspec.json.encode(curve)),
            lines(told),
        )
        return Letter(blocks, colour=SAND)

    def _happened(self, review: Review, since: int, step: int, language: Language) -> Sequence[str]:
        """Tell the most of what happened between two steps."""
        back, presenter = review.back, self.services.presenters[review.back.table.game]
        words = scene_at(back.table, read_view(presenter, back.steps[step].view), language)
        events = [event for at in range(since + 1, step + 1) for line in back.told_at(at) for event in line.events]
        told = [line for line in presenter.told(words, events, brief=True) if line[0] != "-" and line[-1] != ":"]
        # Fights and what decides them are told at length, housekeeping in a few words.
        longest = sorted(range(len(told)), key=lambda at: -len(told[at]))[:MOST_TOLD]
        return [shortened(told[at], LONGEST_TOLD) for at in sorted(longest)]

    def _mine(self, found: Answers, head: str, language: Language, *, private: bool = False) -> Letter:
        """Tell somebody's best and dearest answers."""
        table, presenter = found.table, self.services.presenters[found.table.game]
        if not found.looked_at:
            return Letter((Text(f"{language.say('review-mine-none')}\n{head}"),))
        blocks: list[Block] = [Text(f"### {language.say('review-mine-title', count=found.looked_at)}\n{head}")]
        for key, verdict in (("best", found.best), ("dearest", found.dearest)):
            if verdict is not None:
                told = _told(table, presenter, verdict, language, best=key == "best")
                blocks.append(Text("\n".join((f"**{language.say(f'review-{key}')}**", *told))))
                if private:
                    blocks.append(_ways(table, verdict, language))
        if found.dearest is None:
            blocks.append(Text(language.say("review-mine-even")))
        return Letter(tuple(blocks), colour=SAND)


def _told(table: Table, presenter: Presenter, verdict: Verdict, language: Language, *, best: bool) -> Iterator[str]:
    words, judged = scene_at(table, verdict.view, language), verdict.judged
    given, other = (presenter.whole(words, action) for action in (judged.given, judged.better))
    yield language.say("review-you", when=presenter.headline(words), answer=given)
    yours, theirs = round(100 * judged.worth), round(100 * (judged.others if best else judged.better_worth))
    if best:
        yield language.say("review-knew-best", yours=yours, theirs=theirs)
    else:
        yield language.say("review-instead", answer=other)
        yield language.say("review-knew", yours=yours, theirs=theirs)
    if verdict.true is None or verdict.better_true is None:
        return
    true, better = round(100 * verdict.true), round(100 * verdict.better_true)
    if best:
        yield language.say("review-true-best", yours=true)
    else:
        yield language.say("review-true", yours=true, theirs=better)
        if verdict.could_not_know:
            yield language.say("review-not-known")


def _ways(table: Table, verdict: Verdict, language: Language) -> tuple[Button, ...]:
    board = custom_id("replay", table.id, verdict.step + 1, verdict.decision.seat, "first")
    play_on = custom_id("play-on", table.id, verdict.line)
    return (
        Button(language.say("button-review-moment"), board),
        Button(language.say("button-review-play-on"), play_on),
    )
