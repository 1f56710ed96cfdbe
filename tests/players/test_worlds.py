"""Worlds drawn from a view: they look as the real one does, lead on, and know nothing that the view does not know."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from bot.games.chance import Chance
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision, Game, Seat
from bot.games.registry import house_games
from bot.games.selfplay import MOST_ACTIONS
from bot.players.quick_chance import QuickChance
from tests.games.random_matches import Moment, Table, every_table_with_worlds, imagined, random_match

WORLDS = 2
TRIES = 60
"""How many worlds are drawn before they are said to be all the same."""


def worlds(moment: Moment, seat: Seat, count: int) -> Iterator[Any]:
    """Draw worlds from what a seat sees at a moment."""
    view = moment.game.view(moment.state, seat)
    for number in range(count):
        yield moment.game.world(view, QuickChance(f"{moment.seed.hex()} {len(moment.log)} {seat} {number}"))


def asked_of(game: AnyGame, state: Any, seat: Seat) -> list[Decision]:
    return [decision for decision in game.waiting_on(state) if decision.seat == seat]


@every_table_with_worlds
def test_a_world_looks_to_its_seat_as_the_real_one_does(table: Table) -> None:
    game = table.game
    for moment in table.moments():
        for seat in moment.seats:
            view = game.view(moment.state, seat)
            for world in worlds(moment, seat, WORLDS):
                assert game.view(world, seat) == view
                assert asked_of(game, world, seat) == asked_of(game, moment.state, seat)


@every_table_with_worlds
def test_a_world_is_a_possible_state(table: Table) -> None:
    game = table.game
    for moment in table.moments():
        for seat in moment.seats:
            for world in worlds(moment, seat, WORLDS):
                assert game.violations(world) == ()
                assert from_json(to_json(world), game.types.state) == world
                assert game.outcome(world) == game.outcome(moment.state)


@every_table_with_worlds
def test_a_world_follows_from_view_and_chance_alone(table: Table) -> None:
    """Whatever the truth is: of all states that the seat cannot tell apart it is the same."""
    for moment in table.moments():
        game = moment.game
        for seat in moment.seats:
            first, *others = (
                game.world(game.view(state, seat), QuickChance("the same"))
                for state in (moment.state, moment.state, *imagined(moment, seat, 1))
            )
            assert others == [first, first]


@every_table_with_worlds
def test_where_there_are_several_worlds_chance_finds_another(table: Table) -> None:
    """Or nearly everywhere: somebody may be sure of what the others do, though it need not be so."""
    several = sure = 0
    for moment in table.moments():
        for seat in moment.seats:
            if any(state != moment.state for state in imagined(moment, seat, WORLDS)):
                several += 1
                drawn = worlds(moment, seat, TRIES)
                first = next(drawn)
                sure += all(world == first for world in drawn)
    assert sure < several / 50


@every_table_with_worlds
def test_a_world_leads_to_the_end_of_the_match(table: Table) -> None:
    for match in table:
        chance = QuickChance(match[0].seed.hex())
        for moment in chance.some(match, 2):
            seat = chance.pick(moment.seats)
            play_on(moment.game, next(worlds(moment, seat, 1)), chance)


def play_on(game: AnyGame, state: Any, chance: QuickChance) -> None:
    """Play at random to the end. Raises AssertionError if there is none."""
    for _ in range(MOST_ACTIONS):
        asked = [decision for decision in game.waiting_on(state) if not decision.answered]
        if not asked:
            assert game.outcome(state) is not None
            return
        decision = chance.pick(asked)
        action = game.sample(game.view(state, decision.seat), decision, chance)
        state = game.apply(state, decision, action, chance).state
        assert game.violations(state) == ()
    raise AssertionError(f"{game.key} does not end")


@every_table_with_worlds
def test_who_thinks_ahead_comes_to_the_state_that_an_action_leads_to(table: Table) -> None:
    for moment, later in table.steps():
        if later.decision is not None:
            assert table.game.advance(moment.state, later.decision, later.action, moment.chance) == later.state


# What worlds know


Hidden = Mapping[str, Mapping[Any, Counter[Any]]]
"""What a seat cannot see, by what it is: places, and what lies in each, the order there being open."""


def hidden_in_verraeter(state: Any, seat: Seat) -> Hidden:
    others = [other for other in range(len(state.players)) if other != seat]
    drawn = {other: [card.value for card in state.players[other].hand if card.drawn] for other in others}
    return {
        "action cards": {other: Counter([state.players[other].role]) for other in others if state.players[other].role},
        "supply cards": {other: Counter(cards) for other, cards in drawn.items() if cards},
    }


def hidden_in_macht_ohnmacht(state: Any, seat: Seat) -> Hidden:
    bid = state.bids[1 - seat]
    return {
        "bids": {} if bid is None else {1 - seat: Counter([bid])},
        "tiles": {place: Counter([tile]) for place, tile in enumerate(state.pile)},
        "tokens": {place: Counter([token]) for place, token in enumerate(state.tokens)},
    }


def hidden_in_power(state: Any, seat: Seat) -> Hidden:
    sheets = {
        other: player.sheet for other, player in enumerate(state.players) if other != seat and player.sheet is not None
    }
    return {"orders": {other: Counter(sheet) for other, sheet in sheets.items()}}


def hidden_in_guardians(state: Any, seat: Seat) -> Hidden:
    enemy, own = state.players[1 - seat], state.players[seat]
    under = {
        army.place: Counter((*army.creatures, *army.items)) - Counter(army.known)
        for army in state.armies
        if army.owner != seat and army.shield is not None
    }
    storage = Counter((*enemy.drawn, *enemy.pen, *enemy.depot))
    return {
        "cards under shields": {place: cards for place, cards in under.items() if cards},
        "storage": {"enemy": storage} if storage else {},
        "next cards": {place: Counter([card]) for place, card in enumerate(own.deck)},
    }


HIDDEN: Mapping[str, Callable[[Any, Seat], Hidden]] = {
    "verraeter": hidden_in_verraeter,
    "macht_ohnmacht": hidden_in_macht_ohnmacht,
    "power": hidden_in_power,
    "guardians": hidden_in_guardians,
}
GUESSES = 8
REDRAWN = 6
"""How often a state is imagined anew before nothing is left of the truth but what chance leaves."""
LEAST = 0.05
SURE = 4.0
"""Shares are different if more than `LEAST`, and so many standard errors, lie between them.

In Guardians a few per cent are lawful: worlds believe in decks that people build, and `imagine` in any.
"""


@dataclass(frozen=True)
class Known:
    """What worlds have right, as mean shares: of the truth, and of other states that the seat cannot tell from it.

    `error` is the standard error of the difference. If worlds know no more than their view does, there is none: the
    view cannot tell the truth from the others either.
    """

    truth: float
    others: float
    error: float

    @property
    def too_much(self) -> bool:
        return self.truth - self.others > LEAST + SURE * self.error


def known_to_worlds(game: AnyGame, matches: int, moments: int) -> Mapping[str, Known]:
    """Find out, by what is hidden, what worlds know in so many moments of random matches."""
    found: dict[str, list[tuple[float, float]]] = {}
    for number in range(matches):
        match = tuple(random_match(game, game.seats[number % len(game.seats)], "known", number, leave_one_in=0))
        chance = QuickChance(f"known {number}")
        here: dict[str, list[tuple[float, float]]] = {}
        for moment in chance.some(match, moments):
            seat = chance.pick(moment.seats)
            for what, shares in right_in_worlds(game, moment, seat, chance).items():
                here.setdefault(what, []).append(shares)
        for what, shares_here in here.items():
            found.setdefault(what, []).append(
                (fmean(right for right, _ in shares_here), fmean(right for _, right in shares_here))
            )
    return {
        what: Known(
            fmean(right for right, _ in by_match),
            fmean(right for _, right in by_match),
            stdev(truth - others for truth, others in by_match) / sqrt(len(by_match)),
        )
        for what, by_match in found.items()
        if len(by_match) > 1
    }


def right_in_worlds(game: AnyGame, moment: Moment, seat: Seat, chance: Chance) -> Mapping[str, tuple[float, float]]:
    """Tell what share worlds have right of the truth, and of another state, by what is hidden at a moment."""
    hidden = HIDDEN[game.key]
    other = moment.state
    for _ in range(REDRAWN):
        other = game.imagine(other, seat, chance)
    truth, mistaken = hidden(moment.state, seat), hidden(other, seat)
    guesses = [hidden(game.world(game.view(moment.state, seat), chance), seat) for _ in range(GUESSES)]
    return {
        what: (
            fmean(right(guess[what], places) for guess in guesses),
            fmean(right(guess[what], mistaken[what]) for guess in guesses),
        )
        for what, places in truth.items()
        if places
    }


def right(guess: Mapping[Any, Counter[Any]], places: Mapping[Any, Counter[Any]]) -> float:
    """Give the share of what lies in places, or is guessed to lie there, that is the same."""
    both = sum((lying & guess[place]).total() for place, lying in places.items())
    most = sum(max(lying.total(), guess[place].total()) for place, lying in places.items())
    return both / most if most else 1.0


games_with_worlds = pytest.mark.parametrize("key", HIDDEN)


def test_of_every_game_with_worlds_it_is_said_what_is_hidden() -> None:
    games = (house_games()[key] for key in house_games().keys())  # noqa: SIM118 - a registry is no mapping
    assert {game.key for game in games if type(game).world is not Game.world} == HIDDEN.keys()


@pytest.mark.sampled(2)
@games_with_worlds
def test_worlds_know_nothing_that_the_view_does_not_know(key: str) -> None:
    known = known_to_worlds(house_games()[key], matches=12, moments=5)
    assert [what for what, shares in known.items() if shares.too_much] == []


@pytest.mark.long
@games_with_worlds
def test_worlds_know_as_much_as_chance_gives(key: str) -> None:
    known = known_to_worlds(house_games()[key], matches=60, moments=10)
    for what, shares in known.items():
        print(f"{key}, {what}: {shares.truth:.1%} right; of other states {shares.others:.1%} (± {shares.error:.1%})")  # noqa: T201 - to be read with -s
    assert known
    assert [what for what, shares in known.items() if shares.too_much] == []


@pytest.mark.long
@games_with_worlds
def test_a_world_that_looks_at_the_truth_is_found_out(key: str) -> None:
    known = known_to_worlds(peeping(house_games()[key], 1), matches=12, moments=5)
    assert all(shares.too_much for shares in known.values())


@pytest.mark.long
@games_with_worlds
def test_a_world_that_looks_at_the_truth_one_time_in_four_is_found_out(key: str) -> None:
    known = known_to_worlds(peeping(house_games()[key], 4), matches=48, moments=5)
    assert any(shares.too_much for shares in known.values())


def peeping(game: AnyGame, how_often: int) -> AnyGame:
    """Make a game whose worlds are, one time in so many, the state that was looked at last."""
    honest: Any = type(game)

    class Peeping(honest):  # type: ignore[misc]
        truth: Any = None

        def view(self, state: Any, seat: Seat | None) -> Any:
            self.truth = state
            return honest.view(state, seat)

        def world(self, view: Any, chance: Chance) -> Any:
            return honest.world(view, chance) if chance.below(how_often) else self.truth

    peeper: AnyGame = Peeping()
    return peeper
