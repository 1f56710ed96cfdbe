"""Combats of Guardians that tests can play out: set up by hand, answered one decision at a time by the real rules.

Seat 0 attacks seat 1 on C2, coming from B2. Whoever is asked something that a test does not care about answers what is
forced, or what the clock would play.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.games.contract import Decision, Seat
from bot.games.guardians import combat
from bot.games.guardians.table import (
    GUARDIAN,
    Answer,
    Battlefield,
    Bribe,
    Channel,
    Command,
    Fighter,
    GameEvent,
    Lead,
    MatchDecided,
    Options,
    Pass,
    Place,
    Play,
    Say,
    Shoot,
    State,
    Strike,
    View,
    home_of,
)
from tests.games.guardians.tables import GAME, army, by_steps, chance, ground, player, state, table

Event = TypeVar("Event", bound=GameEvent)


class Fight:
    """A combat in the course of being fought, with everything that has happened so far."""

    def __init__(self, made: State, events: Sequence[GameEvent] = ()) -> None:
        self.state = made
        self.events = list(events)

    def branch(self) -> "Fight":
        """Give the same combat again, to be fought on in another way."""
        return Fight(self.state, self.events)

    # What is asked

    @property
    def field(self) -> Battlefield:
        assert self.state.combat is not None
        return self.state.combat.field

    @property
    def asked(self) -> tuple[str, tuple[Seat, ...]]:
        """The kind of the open question, and who has not answered it yet."""
        open_ = [one for one in GAME.waiting_on(self.state) if not one.answered]
        return (open_[0].kind, tuple(one.seat for one in open_)) if open_ else ("", ())

    def decision(self, seat: Seat) -> Decision:
        return next(one for one in GAME.waiting_on(self.state) if one.seat == seat)

    def view(self, seat: Seat | None) -> View:
        return GAME.view(self.state, seat)

    def forced(self, seat: Seat) -> Answer | None:
        return GAME.forced(self.view(seat), self.decision(seat))

    def problems(self, seat: Seat, action: Answer) -> list[str]:
        """What speaks against an answer, by the ends of the keys."""
        found = GAME.problems(self.view(seat), self.decision(seat), action)
        return [problem.key.removeprefix("guardians-problem-") for problem in found]

    # Answers

    def answer(self, seat: Seat, action: Answer) -> "Fight":
        step = GAME.apply(self.state, self.decision(seat), action, chance(self.state.asked, seat))
        self.state = step.state
        self.events += step.events
        assert not GAME.violations(self.state)
        return self

    def let_go(self) -> None:
        """Answer one question that nobody cares about."""
        seat = self.asked[1][0]
        forced = self.forced(seat)
        action = forced if forced is not None else GAME.fallback(self.view(seat), self.decision(seat))
        self.answer(seat, action)

    def until(self, *kinds: str) -> "Fight":
        """Let everything go until one of some questions is asked; "" is the end of the combat."""
        while self.asked[0] not in kinds:
            if self.state.combat is None and "" in kinds:
                return self
            assert self.state.combat is not None, f"the combat is over and {kinds} was not asked"
            self.let_go()
        return self

    def to_end(self) -> "Fight":
        while self.state.combat is not None and self.asked[0]:
            self.let_go()
        return self

    def commands(self, first: str | Command | None = None, second: str | Command | None = None) -> "Fight":
        """Say who uses which command card, and show them."""
        for seat, card in ((0, first), (1, second)):
            if self.asked == ("command", (seat,)):
                self.answer(seat, Say(yes=card is not None))
            else:
                assert card is None, f"seat {seat} is not asked for a command"
        for seat, card in ((0, first), (1, second)):
            if card is not None:
                self.answer(seat, Command(card=card) if isinstance(card, str) else card)
        return self

    def lead(self, first: str, second: str) -> "Fight":
        """Lead the next match-up; nothing but passes before it."""
        self.until("primary")
        return self.answer(0, Lead(card=first)).answer(1, Lead(card=second))

    def pass_(self, *seats: Seat) -> "Fight":
        for seat in seats:
            self.answer(seat, Pass())
        return self

    def bribe(self, seat: Seat, card: str) -> "Fight":
        return self.answer(seat, Bribe(card=card))

    def play(self, seat: Seat, card: str, target: str = "", stones: int = 0) -> "Fight":
        return self.answer(seat, Play(card=card, target=target, stones=stones))

    def shoot(self, seat: Seat, card: str) -> "Fight":
        return self.answer(seat, Shoot(card=card))

    def channel(self, seat: Seat, target: str, card: str = "", place: str = "") -> "Fight":
        """Channel from the Guardian, or from a creature below a stronghold."""
        number = self.fighter(target).number
        if place:
            return self.answer(seat, Channel(source=place, card=card, target=number))
        return self.answer(seat, Channel(source=GUARDIAN, card=self.state.players[seat].guardian, target=number))

    def strike(self, seat: Seat, card: str, target: str) -> "Fight":
        self.until("secondary")
        return self.answer(seat, Strike(card=card, target=self.fighter(target).number))

    # What has come of it

    def fighter(self, card: str) -> Fighter:
        return next(one for one in reversed(self.field.fighters) if one.card == card)

    def lies(self, card: str) -> bool:
        return any(one.card == card for one in self.field.fighters)

    def of(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def hand(self, seat: Seat) -> tuple[str, ...]:
        assert self.state.combat is not None
        return self.state.combat.creatures[seat]

    def pen(self, seat: Seat) -> tuple[str, ...]:
        return self.state.players[seat].pen

    def discard(self, seat: Seat) -> tuple[str, ...]:
        return self.state.players[seat].discard

    def depot(self, seat: Seat) -> tuple[str, ...]:
        return self.state.players[seat].depot

    def stones(self, seat: Seat) -> int:
        return self.state.players[seat].stones

    def totals(self) -> tuple[int, int]:
        """The sums of the latest comparison, attacker (or striker) first."""
        match = self.of(MatchDecided)[-1].match
        return match.first_sum.total, match.second_sum.total

    def running(self) -> tuple[int, int]:
        """The sums as they stand."""
        view = self.view(None)
        assert view.combat is not None
        assert view.combat.sums is not None
        return view.combat.sums[0].total, view.combat.sums[1].total


def fight(
    first: Sequence[str],
    second: Sequence[str],
    *,
    depots: tuple[Sequence[str], Sequence[str]] = ((), ()),
    terrain: str | None = "mountains",
    place: Place = "C2",
    origin: Place = "B2",
    shields: tuple[str | None, str | None] = ("", ""),
    guardians: tuple[str | None, str | None] = (None, None),
    strongholds: Any = (None, None),
    homes: tuple[Any, Any] = (None, None),
    stones: tuple[int | None, int | None] = (None, None),
    dominance: tuple[str | None, str | None] = (None, None),
    options: Options | None = None,
    storm: bool = False,
    others: Sequence[Any] = (),
    second_turned: bool = False,
) -> Fight:
    """Let seat 0 attack seat 1 with cards (creatures and their items) against cards, and begin the combat."""
    armies = [army(0, place, *first, shield=shields[0], turned=True), *others]
    if not storm:
        armies.append(army(1, place, *second, shield=shields[1], turned=second_turned))
    laid = {}
    if terrain is not None and home_of(place) is None:
        laid[place] = ground(terrain, 1)
    players = tuple(
        player(
            seat,
            guardian=guardians[seat],
            strongholds=strongholds[seat],
            stones=stones[seat],
            hand=depots[seat],
            dominance=dominance[seat],
            homes=homes[seat],
        )
        for seat in (0, 1)
    )
    made = state(
        players=(players[0], players[1]),
        armies=armies,
        grounds=laid,
        options=options or by_steps(turn_limit="none"),
    )
    at = table(made)
    combat.begin(at, place=place, attacker=0, origin=origin, storm=storm)
    combat.go_on(at)
    begun = Fight(at.state, at.events)
    assert not GAME.violations(begun.state)
    return begun
