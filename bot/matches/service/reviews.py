"""A match that is over looked at again: its curve for everybody, and to each alone what his answers were worth."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from msgspec import DecodeError

from bot.games.chance import Chance
from bot.games.codec import from_json
from bot.games.contract import AnyGame, Decision, GameError, Seat
from bot.games.record import Record, not_taken_back, replay
from bot.matches.keeper import SALT_BYTES, Keeper, ServicePart
from bot.matches.latest import Latest
from bot.matches.replaying import record_of
from bot.matches.service.history import Ends, History
from bot.matches.thoughts import of_person
from bot.matches.types import Answers, LookBack, Position, Refused, Review, Verdict
from bot.matches.value.match import Match
from bot.matches.value.seats import ADVISER
from bot.matches.value.together import Answered, carried_out
from bot.matches.value.upgrading import read_value
from bot.players import reviewing
from bot.players.choosing import computer_players
from bot.players.quick_chance import QuickChance
from bot.players.reviewing import LEAST_GAIN, LEAST_LOSS, Habit, Judged, Point
from bot.players.thinking.thinker import Thinker, Thought
from bot.store.kept import matches
from bot.store.rows import ActionRow

MATCHES_COMPARED: Final = 40
KEPT: Final = 32
"""So many curves are kept, and as many people's answers."""
BY_HAND: Final = ("player", "plan")
SEED: Final = bytes(32)
"""Chance for what is tried out on a past state; that of the match stays where it is."""


class Moment(NamedTuple):
    """An answer of a seat: the line of the log, the state before it, the question, the answer, and what he saw."""

    line: int
    state: Any
    decision: Decision
    action: Any
    view: Any


class Own(NamedTuple):
    """A match that is over, with its log, and the seat that somebody had in it to the end, and nobody else."""

    match: Match
    log: Sequence[ActionRow]
    seat: Seat


class Reviews(ServicePart):
    """Lets computers look at matches again, each once however many people ask for it."""

    def __init__(self, keeper: Keeper, history: History) -> None:
        super().__init__(keeper)
        self._history = history
        self._points_of = Latest[tuple[Point, ...]](KEPT)
        self._answers_of = Latest[Answers](KEPT)

    async def review(self, match_id: int, user_id: int, ends_of: Callable[[str], Ends]) -> Review:
        """Say how likely each seat was to win, step by step, as everybody could know it then, and where that turned.

        `ends_of` is as for `History.look_back`. Raises Refused while the match goes on, if it was broken off, if no
        computer plays its game, or if it cannot be played again by the rules of today.
        """
        await self.check(match_id)
        back = await self._history.look_back(match_id, user_id, ends_of, seat=None)
        chooser, whom = self._chooser(back.table.game), of_person(user_id)
        if not back.steps:
            raise Refused("refused-stored-by-other-rules", game=back.table.game)
        points = await self._points_of.find(match_id, lambda: self._points(chooser, back, whom))
        return Review(back=back, points=points, turns=reviewing.turns(points))

    async def _points(self, chooser: Thinker, back: LookBack, whom: Hashable) -> tuple[Point, ...]:
        game = self._keeper.games[back.table.game]
        found = []
        for step in reviewing.spread(range(len(back.steps))):
            view = from_json(back.steps[step].view, game.types.view)
            chances = await chooser.chances(game, view, str(back.table.id), whom)
            if chances is not None:
                found.append(Point(step, chances))
        return tuple(found)

    async def answers(self, match_id: int, user_id: int, ends_of: Callable[[str], Ends]) -> Answers:
        """Judge somebody's answers in a match that is over, by what he knew when he gave them.

        Those are looked at around which the match moved most for him. Raises Refused as `review` does, for whoever did
        not play, and for a seat that more than one person had.
        """
        review = await self.review(match_id, user_id, ends_of)
        own = await self._own(match_id, user_id)
        return await self._answers_of.find((match_id, own.seat), lambda: self._judge(review, own, of_person(user_id)))

    async def check(self, match_id: int, user_id: int | None = None) -> None:
        """Raise Refused as `review` would, or `answers` of somebody, for all that needs no thought."""
        match = await self._keeper.load_any(match_id)
        match.check_over()
        if match.row.outcome is None:
            raise Refused("refused-review-broken-off")
        self._chooser(match.row.game)
        if user_id is not None:
            await self._own(match_id, user_id)

    async def habit(self, match_id: int, user_id: int) -> Habit | None:
        """Say how predictable somebody's sealed choices were in his latest matches of the game of this one.

        None where they are too few, or the game has none that come again. Raises Refused for whoever did not play.
        """
        match = (await self._own(match_id, user_id)).match
        game, player = match.game, computer_players().get(match.row.game)
        if player is None:
            return None
        rows = await self._keeper.store.read(
            lambda tx: matches.answers_of(tx, user_id, match.row.game, MATCHES_COMPARED)
        )
        courses: dict[tuple[int, str], dict[str, str]] = {}
        for row in rows:
            with suppress(GameError, DecodeError):  # other rules have no word for it
                action = read_value(game, "action", row.payload, row.rules_version)
                if (choice := player.habit(action)) is not None:
                    # An answer that took the place of a sealed one stands under the same decision.
                    courses.setdefault((row.match_id, choice.kind), {})[row.decision] = choice.word
        return reviewing.habit([[*course.values()] for course in courses.values()])

    async def position(self, match_id: int, user_id: int, line: int) -> Position:
        """Give a position in which somebody can answer again what he answered in a line of the log. Raises Refused.

        It is one that he could not tell from the real one then: what others hid stays hidden.
        """
        own = await self._own(match_id, user_id)
        _, found = await self._moments(own)
        moment = next((one for one in found if one.line == line), None)
        if moment is None:
            raise Refused("button-unknown")
        state = own.match.game.world(moment.view, QuickChance(self._keeper.entropy(SALT_BYTES).hex()))
        return Position(state, from_json(own.match.row.options, dict[str, str]), own.seat)

    async def _own(self, match_id: int, user_id: int) -> Own:
        match, _, log = await self._keeper.load_logged(match_id)
        shared = await self._keeper.store.read(lambda tx: matches.seats_passed_on(tx, match_id))
        match.check_over()
        seat = next((one.seat for one in match.members if one.user_id == user_id), None)
        if seat is None:
            raise Refused("refused-not-a-player")
        if seat in shared:
            raise Refused("refused-review-changed-hands")
        return Own(match, log, seat)

    async def _moments(self, own: Own) -> tuple[Record, list[Moment]]:
        """Play a match again, and find the answers of a seat that can be judged. Raises Refused where it cannot be."""
        match = own.match
        try:
            if match.row.replayable:
                record = record_of(match, own.log)
                return record, await asyncio.to_thread(_moments, match.game, record, own.log, own.seat)
        except GameError as error:
            raise Refused("refused-stored-by-other-rules", game=match.row.game) from error
        raise Refused("refused-stored-by-other-rules", game=match.row.game)

    async def _judge(self, review: Review, own: Own, whom: Hashable) -> Answers:
        match, game, steps = own.match, own.match.game, review.back.steps
        chooser, (record, found) = self._chooser(game.key), await self._moments(own)

        def step_of(line: int) -> int:
            return max((place for place, step in enumerate(steps) if step.line < line), default=0)

        async def true(moment: Moment, action: Any) -> float | None:
            """Say how likely he was to win after an answer, with what was really so and the others really sealed."""
            after = await asyncio.to_thread(_after, game, record, moment, action)
            chances = None if after is None else await chooser.standing(game, after, str(match.row.id), whom)
            return None if chances is None else chances[own.seat]

        dearest_first = sorted(found, key=lambda one: -reviewing.moved(review.points, own.seat, step_of(one.line)))
        verdicts = []
        for one in sorted(dearest_first[: reviewing.MOST_JUDGED], key=lambda one: one.line):
            thought = Thought(game, one.view, one.decision, ADVISER, str(match.row.id), whom)
            weighed = await chooser.weigh(thought, (one.action,))
            opinion = reviewing.judged(one.action, weighed or ())
            if opinion is not None:
                verdicts.append((one, opinion))
        best = max((one for one in verdicts if one[1].loss < LEAST_LOSS), key=lambda one: one[1].gain, default=None)
        dearest = max((one for one in verdicts if one[1].loss >= LEAST_LOSS), key=lambda one: one[1].loss, default=None)

        async def in_truth(chosen: tuple[Moment, Judged] | None) -> Verdict | None:
            if chosen is None:
                return None
            one, opinion = chosen
            return Verdict(
                step=step_of(one.line),
                line=one.line,
                view=one.view,
                decision=one.decision,
                judged=opinion,
                true=await true(one, opinion.given),
                better_true=await true(one, opinion.better),
            )

        return Answers(
            table=review.back.table,
            views=tuple(step.view for step in steps),
            looked_at=len(verdicts),
            best=await in_truth(best) if best is not None and best[1].gain >= LEAST_GAIN else None,
            dearest=await in_truth(dearest),
        )

    def _chooser(self, game: str) -> Thinker:
        if self._keeper.thoughts is None or game not in computer_players():
            raise Refused("refused-no-review", game=game)
        return self._keeper.thoughts.chooser


def _moments(game: AnyGame, record: Record, log: Sequence[ActionRow], seat: Seat) -> list[Moment]:
    """List the answers that a seat gave itself, where it had a choice, as far as they stand. Raises GameError."""
    standing = {line.number for line in not_taken_back(record.log)}
    states = [step.state for step in replay(game, record)]
    found = []
    for row, state in zip(log[1:], states, strict=False):
        if (row.kind, row.seat) != ("act", seat) or row.source not in BY_HAND or row.number not in standing:
            continue
        view = game.view(state, seat)
        for decision in game.waiting_on(state):
            if (decision.id, decision.seat) == (row.decision, seat) and game.forced(view, decision) is None:
                action = from_json(row.payload, game.types.action)
                found.append(Moment(row.number, state, decision, action, view))
    # Of an answer that was replaced while it was sealed, only the last one counts.
    last = {one.decision.id: one for one in found}
    return [one for one in found if last[one.decision.id] is one]


def _after(game: AnyGame, record: Record, moment: Moment, action: Any) -> Any | None:
    """Give the state after an answer, and after what the others sealed at the same time; None if that is refused."""
    mine = moment.decision
    asked = {(one.id, one.seat) for one in game.waiting_on(moment.state) if one.seat != mine.seat}
    others = (
        Answered(line.decision, line.seat, from_json(line.action, game.types.action), Chance(SEED, line.number))
        for line in record.log[moment.line :]
        if line.kind == "act" and (line.decision, line.seat) in asked
    )
    own = Answered(mine.id, mine.seat, action, Chance(SEED, moment.line))
    try:
        state, _ = carried_out(game, moment.state, (own, *others))
    except GameError:
        return None
    return state
