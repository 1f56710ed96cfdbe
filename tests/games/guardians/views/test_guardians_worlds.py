"""A table of Guardians is drawn from what a seat sees of it, and could be the one it sits at."""

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians.cards import STARTERS
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import State, Sum
from bot.games.guardians.views import view_of
from tests.games.guardians.tables import by_steps
from tests.games.random_matches import chance_of, random_match

GAME = Guardians()


@pytest.mark.parametrize(
    "number", [0, 1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long)]
)
def test_a_seat_sees_what_it_has_seen_in_any_world(number: int) -> None:
    for moment in list(random_match(GAME, 2, "worlds", number, leave_one_in=200))[number % 2 :: 3]:
        for seat in moment.observers:
            view = GAME.view(moment.state, seat)
            world = GAME.world(view, chance_of("world", len(moment.log), seat))
            assert GAME.view(world, seat) == view
            assert GAME.violations(world) == ()
            assert [one.id for one in GAME.waiting_on(world)] == [one.id for one in GAME.waiting_on(moment.state)]
            assert [one for one in GAME.waiting_on(world) if one.seat == seat] == [
                one for one in GAME.waiting_on(moment.state) if one.seat == seat
            ]


def starter_match(number: int) -> Iterator[State]:
    chance = chance_of("starters", number)
    state = GAME.start(tuple(STARTERS[key] for key in sorted(STARTERS)), by_steps(), chance).state
    while asked := [decision for decision in GAME.waiting_on(state) if not decision.answered]:
        yield state
        decision = asked[0]
        state = GAME.advance(state, decision, GAME.sample(GAME.view(state, decision.seat), decision, chance), chance)


def under_shields(state: State, seat: Seat) -> list[Counter[str]]:
    """Count the cards under each shield of a seat that nobody else has seen."""
    return [
        Counter((*army.creatures, *army.items)) - Counter(army.known) for army in state.armies if army.owner == seat
    ]


def alike(one: State, other: State, seat: Seat) -> tuple[int, int]:
    """Count the hidden cards under the shields of a seat that two tables have in common, and all of them."""
    piles = list(zip(under_shields(one, seat), under_shields(other, seat), strict=True))
    return sum((ours & theirs).total() for ours, theirs in piles), sum(ours.total() for ours, _ in piles)


@pytest.mark.parametrize("matches", [2, pytest.param(20, marks=pytest.mark.long)])
def test_the_truth_is_no_likelier_than_any_other_world(matches: int) -> None:
    true = believed = total = 0
    for number in range(matches):
        for step, state in enumerate(starter_match(number)):
            if step % 10 == 0:
                first, second = (GAME.world(GAME.view(state, 0), chance_of(number, step, which)) for which in "ab")
                hits, cards = alike(first, state, 1)
                true, total = true + hits, total + cards
                believed += alike(first, second, 1)[0]
    assert total > 20 * matches
    assert true < 1.2 * believed + 10, f"{true} and {believed} of {total}"


def test_who_shows_only_cards_of_a_starter_mostly_has_it_and_not_always() -> None:
    decks = [STARTERS[key] for key in sorted(STARTERS)]
    view = GAME.view(GAME.start(tuple(decks), by_steps(), chance_of("starters")).state, 0)
    lists = [GAME.world(view, chance_of("prior", number)).players[1].deck_list.cards for number in range(60)]
    assert 40 <= sum(cards == decks[1].cards for cards in lists) < 60
    assert {sum(count for _, count in cards) for cards in lists} == {decks[1].size}


def test_views_of_earlier_versions_give_worlds_too() -> None:
    for moment in list(random_match(GAME, 2, "earlier"))[::25]:
        view = GAME.view(moment.state, 0)
        mine, other = view.players
        old = replace(view, players=(replace(mine, unseen_cards=None), other), asked=0)
        assert GAME.violations(GAME.world(old, chance_of("old", len(moment.log)))) == ()


def test_a_view_without_sums_leaves_out_nothing_else() -> None:
    for moment in random_match(GAME, 2, "short", 0, leave_one_in=200):
        for seat in moment.observers:
            whole, short = view_of(moment.state, seat), view_of(moment.state, seat, summed=False)
            if whole.combat is not None:
                whole = replace(whole, combat=replace(whole.combat, sums=None, control=(Sum(), Sum())))
            assert short == whole
