"""What holds in every match of Verräter, whatever is drawn and played; `scenes/rounds.yaml` has the single phases."""

from collections import Counter

import pytest

from bot.games.contract import Nothing
from bot.games.verraeter.actions import ChoosePlace, PlayCards, TakeRole
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.events import (
    CardsPlayed,
    ConflictDecided,
    PlaceChosen,
    RoleKept,
    RolesOffered,
    RoleTaken,
    SupplyDealt,
    TableSet,
)
from bot.games.verraeter.state import Building, Land, Options
from tests.games.random_matches import some_options
from tests.games.verraeter.tables import GAME, act, asked, chance, in_order, of_type, steps, table

both_sizes = pytest.mark.parametrize("players", GAME.seats)


@both_sizes
def test_every_match_is_set_up_as_its_settings_say_and_all_else_is_drawn(players: int) -> None:
    """Families alternate from the first player on, who supports the Eagle; each has the same six lands."""
    sets = {Land(kind=kind, family=family) for kind in CARDS.copies for family in ("eagle", "rose")}
    first, rings, hands = set(), set(), set()
    for seed in range(60):
        options: Options = some_options(GAME, chance("settings", seed))
        step = GAME.start((Nothing(),) * players, options, chance("start", seed))
        state, order = step.state, in_order(step.state)
        assert [state.players[seat].family for seat in order] == ["eagle", "rose", "eagle", "rose"][:players]
        assert state.strategist == order[options.first_strategist == "next_player"]
        assert set(state.lands) == sets
        alternating = all(state.lands[place].family != state.lands[place - 1].family for place in range(12))
        assert alternating or options.layout == "shuffled"
        dealt = {GAME.view(state, seat).hand for seat in order}
        assert {len(hand) for hand in dealt} == {3}
        assert dealt == {(3, 4, 5)} or options.start_hand == "three_random"
        assert isinstance(step.events[0], TableSet)
        assert [event.audience for event in step.events[1:]] == list(order)
        first.add(state.first)
        rings.add(state.lands)
        hands |= dealt
    assert first == set(range(players))
    assert len(rings) == 60
    assert len(hands) > 10


def test_one_card_is_put_aside_and_each_player_chooses_from_what_the_one_before_has_passed_on() -> None:
    """Any card may be the one (phase 2)."""
    put_aside = set()
    for seed in range(60):
        step = act(table("place"), ChoosePlace(0), seed)
        put_aside.add(removed := step.state.removed)
        passed_on = {*CARDS.roles} - {removed}
        for seat in range(4):
            (offer,) = of_type(step.events, RolesOffered)
            assert (offer.audience, set(offer.roles)) == (seat, passed_on)
            assert set(GAME.view(step.state, seat).offered) == passed_on
            role = offer.roles[seat % 2]
            step = act(step.state, TakeRole(role))
            passed_on -= {role}
            assert of_type(step.events, RoleTaken) == [RoleTaken(seat=seat)]
            assert of_type(step.events, RoleKept) == [RoleKept(audience=seat, role=role)]
    assert put_aside == set(CARDS.roles)


def test_a_turncoat_stays_until_the_next_treason() -> None:
    for number in range(10):
        start, *later = steps(4, f"treason {number}")
        families = [player.family for player in start.state.players]
        for event in (event for step in later for event in of_type(step.events, ConflictDecided)):
            for seat, role in enumerate(event.conflict.roles):
                assert (event.conflict.supporters[seat] != families[seat]) == (role == "traitor")
            families = list(event.conflict.supporters)


def test_played_cards_are_shuffled_back_before_anybody_draws() -> None:
    """With three players and full hands the pile holds eight cards; what was played can come back in the same round."""
    hands = [(2, 2, 2, 2, 2), (3, 3, 3, 3, 3), (4, 4, 4, 4, 4)]
    drawn = Counter[int]()
    for seed in range(30):
        state = table(
            "cards", families=("eagle", "rose", "eagle"), hands=hands, roles=("farmer", "diplomat5", "strategist")
        )
        for hand in hands:
            step = act(state, PlayCards(hand), seed)
            state = step.state
        drawn.update(card for event in of_type(step.events, SupplyDealt) if event.audience == 0 for card in event.cards)
        assert len(state.pile) + sum(len(player.hand) for player in state.players) == 23
    assert drawn.keys() >= {2, 3, 4}


@both_sizes
def test_scores_are_what_the_events_say_and_never_fall(players: int) -> None:
    """The account of a match adds up to its final score."""
    for number in range(15):
        points = [0] * players
        before = points
        for step in steps(players, f"scores {number}"):
            state = step.state
            for event in of_type(step.events, ConflictDecided):
                gained = zip(event.conflict.land_points, event.conflict.role_points, strict=True)
                points = [now + sum(more) for now, more in zip(points, gained, strict=True)]
            now = [player.score for player in state.players]
            assert all(new >= old for new, old in zip(now, before, strict=True))
            before = now
            assert state.outcome is not None or now == points
        assert [line.before for line in state.final] == points
        assert [line.bonus for line in state.final] == [
            min(3, len(player.hand)) * sum(land.building == Building(seat, "post") for land in state.lands)
            for seat, player in enumerate(state.players)
        ]
        assert state.outcome is not None
        assert state.outcome.scores == tuple(line.before + line.bonus for line in state.final)


@both_sizes
def test_each_hand_is_what_its_owner_was_told(players: int) -> None:
    """Dealt and drawn cards, less those played: a player needs no trust in the board to know his hand."""
    for number in range(10):
        hands = [Counter[int]() for _ in range(players)]
        for step in steps(players, f"hands {number}", Options(start_hand="three_random")):
            for event in step.events:
                match event:
                    case SupplyDealt(cards=cards) if event.audience is not None:
                        hands[event.audience].update(cards)
                    case CardsPlayed(seat=seat, cards=cards):
                        hands[seat].subtract(cards)
                    case _:
                        pass
            for seat, hand in enumerate(hands):
                assert tuple(sorted(hand.elements())) == GAME.view(step.state, seat).hand


def test_a_table_shared_by_two_families_always_leaves_the_strategist_a_choice() -> None:
    """Why no place is ever chosen by itself."""
    for number in range(20):
        for step in steps(3 + number % 2, f"choice {number}"):
            if step.state.phase == "place":
                assert len(asked(step.state)[0].legal_borders) >= 2
            assert len(of_type(step.events, PlaceChosen)) <= 1
