"""Lessons: a game played by its rules against the house, without a match, for one newcomer.

What has been reached is kept for its learner as a document, so that a lesson goes on after a restart; it is gone when
the lesson is over. The same answers lead to the same lesson.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.games.chance import SEED_BYTES, Chance
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision, Event, Lesson, Seat, Value
from bot.matches.locks import Locks
from bot.matches.service import Matches
from bot.matches.types import Look, Member, Person, Place, Refused, Table
from bot.matches.value.desks import Desk
from bot.matches.value.failures import where_it_failed
from bot.matches.value.seats import COMPUTER_NAMES
from bot.text.names import told_apart

SHELF = "lesson"
"""Under this name the store keeps how far somebody has come."""
LEARNER: Seat = 0
_LONGEST = 100
"""So many answers of the house follow one another at most."""

_log = logging.getLogger(__name__)


class StoredLesson(msgspec.Struct, frozen=True):
    """How far somebody has come, as it is stored; the draft is null where it is blank."""

    version: int
    state: msgspec.Raw
    draft: msgspec.Raw
    revision: int


@dataclass(frozen=True)
class Progress:
    """How far somebody has come in a lesson; `draft` is None where it is blank, `revision` counts its changes.

    `events` is what the newcomer is told of what has just happened; it is not stored.
    """

    game: AnyGame
    lesson: Lesson
    state: Any
    draft: Any | None = None
    revision: int = 0
    events: tuple[Event, ...] = ()

    @property
    def asked(self) -> Decision | None:
        """What the newcomer is asked, None once the lesson is over."""
        if self.lesson.is_over(self.state):
            return None
        return next((one for one in self.game.waiting_on(self.state) if one.seat == LEARNER and not one.answered), None)

    @property
    def view(self) -> Any:
        """All that the newcomer may know."""
        return self.game.view(self.state, LEARNER)

    @property
    def topics(self) -> tuple[str, ...]:
        """What is to be explained now: keys of `Lesson.topics`, or of `Lesson.ending` once the lesson is over."""
        asked = self.asked
        return self.lesson.ending(self.state) if asked is None else self.lesson.topics(self.view, asked, self.draft)

    @property
    def values(self) -> Mapping[str, Value]:
        """The values of what is explained now."""
        return self.lesson.values(self.view)

    @property
    def advice(self) -> Any:
        """A good answer to what is asked, None once the lesson is over."""
        return None if self.asked is None else self.lesson.advice(self.view, self.asked)

    def desk(self, table: Table) -> Desk | None:
        """Put the desk together as a match does, None once the lesson is over."""
        if (decision := self.asked) is None:
            return None
        look = msgspec.structs.asdict(self.look(table))
        draft = self.game.blank(self.view, decision) if self.draft is None else self.draft
        lesson, revision = self.lesson, self.revision
        return Desk(**look, game=self.game, decision=decision, draft=draft, revision=revision, lesson=lesson)

    def look(self, table: Table) -> Look:
        """Look at the table as the newcomer may."""
        asked = self.asked
        decisions = () if asked is None else ((asked, None),)
        return Look(table=table, seat=LEARNER, view=self.view, decisions=decisions, waiting=())

    def drafted(self, desk: Desk) -> "Progress":
        """Give the same progress with the draft of a desk."""
        blank = self.game.blank(desk.view, desk.decision)
        return replace(self, draft=None if desk.draft == blank else desk.draft, revision=desk.revision)

    @property
    def is_pictured(self) -> bool:
        """Tell whether what has just happened is drawn, in place of what is chosen from."""
        return self.asked is None or self.lesson.is_worth_a_picture(self.events)

    def play(self, decision: Decision, action: Any) -> "Progress":
        """Carry an answer out, and go on until the newcomer has to choose something or the lesson is over.

        Raises IllegalAction as the rules do.
        """
        step = self.game.apply(self.state, decision, action, _chance(0))
        events = list(step.events)
        for number in range(1, _LONGEST):
            answer = None if self.lesson.is_over(step.state) else self._answer(step.state)
            if answer is None:
                break
            step = self.game.apply(step.state, *answer, _chance(number))
            events += step.events
        known = tuple(event for event in events if event.audience in (None, LEARNER) and self.lesson.is_told(event))
        return Progress(self.game, self.lesson, step.state, events=known)

    def _answer(self, state: Any) -> tuple[Decision, Any] | None:
        """Give the next answer that is not the newcomer's to choose."""
        for decision in self.game.waiting_on(state):
            if decision.answered:
                continue
            view = self.game.view(state, decision.seat)
            forced = self.game.forced(view, decision)
            if forced is not None:
                return decision, forced
            if decision.seat != LEARNER:
                reply = self.lesson.reply(view, decision)
                return decision, self.game.fallback(view, decision) if reply is None else reply
        return None


class Lessons:
    """The lessons of the games that have one, and how far everybody has come in them."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self.desks = Locks()
        """Presses of one learner follow one another."""

    def offered(self) -> tuple[str, ...]:
        """List the keys of the games that have a lesson."""
        keys = self._matches.games.keys()
        return tuple(key for key in keys if self._matches.games[key].lesson is not None)

    def opening(self, game: str) -> Progress:
        """Give the beginning of a lesson. Raises Refused if the game has none."""
        lesson = self._matches.games[game].lesson if game in self._matches.games else None
        if lesson is None:
            raise Refused("button-unknown")
        return Progress(self._matches.games[game], lesson, lesson.opening())

    async def is_begun(self, user: int, game: str) -> bool:
        """Tell whether somebody is in the middle of a lesson."""
        return await self._matches.people.document(user, SHELF, game) is not None

    async def progress(self, user: int, game: str) -> Progress:
        """Read how far somebody has come; without a stored lesson of this version that can be read, it begins."""
        opening = self.opening(game)
        stored = await self._matches.people.document(user, SHELF, game)
        if stored is None:
            return opening
        types = opening.game.types
        try:
            kept = from_json(stored, StoredLesson)
            if kept.version != opening.lesson.version:
                return opening
            state, draft = from_json(bytes(kept.state), types.state), from_json(bytes(kept.draft), types.draft | None)
        except msgspec.DecodeError as error:
            _log.warning("A lesson of %s cannot be read and begins anew: %s.", game, where_it_failed(error))
            return opening
        return replace(opening, state=state, draft=draft, revision=kept.revision)

    async def keep(self, user: int, progress: Progress) -> None:
        """Store how far somebody has come, and remove what is stored once the lesson is over."""
        game = progress.game.key
        if progress.asked is None:
            await self._matches.people.remove_document(user, SHELF, game)
            return
        state, draft = (msgspec.Raw(to_json(value)) for value in (progress.state, progress.draft))
        kept = StoredLesson(progress.lesson.version, state, draft, progress.revision)
        await self._matches.people.put_document(user, SHELF, game, to_json(kept))


def table_of(progress: Progress, learner: Person, house: str) -> Table:
    """Make the table of a lesson: it stands nowhere, has the number 0, and the house sits at the other seats.

    At a single one it goes by its name, at several like computers.
    """
    others = range(LEARNER + 1, progress.lesson.seats)
    house_names = COMPUTER_NAMES[: len(others)] if len(others) > 1 else (house,)
    names = told_apart([learner.name, *house_names], [learner.account])
    members = (
        Member(seat=LEARNER, user_id=learner.user_id, name=names[LEARNER], account=learner.account),
        *(Member(seat=seat, user_id=None, name=names[seat]) for seat in others),
    )
    return Table(
        id=0,
        game=progress.game.key,
        place=Place(guild_id=0, channel_id=0),
        host_id=learner.user_id,
        status="running",
        members=members,
    )


def _chance(number: int) -> Chance:
    return Chance(bytes(SEED_BYTES), number)
