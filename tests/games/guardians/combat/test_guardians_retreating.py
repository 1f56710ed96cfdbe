"""After a combat: where the loser may go, shields that meet, what is too much for a space, and what is lost."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians import spaces
from bot.games.guardians.asking import Part, decision_of
from bot.games.guardians.combat import load_of, retreats
from bot.games.guardians.march import movement
from bot.games.guardians.table import (
    Action,
    Battlefield,
    CardsDiscarded,
    Combat,
    Discard,
    Draft,
    Merge,
    Pass,
    Place,
    Play,
    Retreat,
    Retreated,
    ShieldLost,
    State,
    StrongholdLost,
    Table,
)
from bot.games.guardians.views import view_of
from tests.games.guardians.tables import GAME, army, chance, ground, of_type, player, state, table

PARTS: dict[str, Part] = {part.kind: part for part in (*movement.PARTS, *retreats.PARTS)}
ANGELIC, SKULL = "shield_terrain_broms_angelic", "shield_terrain_broms_skull"


def fought(made: State, place: Place, attacker: Seat, origin: Place, *, loser: Seat) -> Table:
    """Put a table where a combat has been resolved and its survivors lie under their shields again, and clear it."""
    first, second = made.players
    field = Battlefield(
        place=place,
        attacker=attacker,
        origin=origin,
        guardians=(first.guardian, second.guardian),
        shields=(None, None),
        numbers=(0, 0),
        stones=(first.stones, second.stones),
        hands=(0, 0),
        depots=(len(first.depot), len(second.depot)),
        stage="aftermath",
        winner=1 - loser,
    )
    laid = table(replace(made, combat=Combat(field=field, creatures=((), ()))))
    retreats.after_combat(laid, loser)
    return laid


def answer(laid: Table, action: Action) -> None:
    """Answer the open question with a legal action and carry it out."""
    assert problems(laid, action) == ()
    asking = laid.close()
    (seat,) = asking.seats
    answers = (action, None) if seat == 0 else (None, action)
    PARTS[asking.kind].resolve(laid, replace(asking, answers=answers))


def problems(laid: Table, action: Action) -> tuple[str, ...]:
    """List what is wrong with an answer to the open question."""
    asking = laid.state.askings[-1]
    (seat,) = asking.seats
    found = PARTS[asking.kind].problems(view_of(laid.state, seat), decision_of(asking, seat), action)
    return tuple(one.key.removeprefix("guardians-problem-") for one in found)


def offered(laid: Table) -> tuple[str, ...]:
    """List the choices of the first question; there is none where nothing has to be chosen."""
    asking = laid.state.askings[-1]
    (seat,) = asking.seats
    questions = GAME.questions(view_of(laid.state, seat), decision_of(asking, seat), Draft())
    return next((question.choices for question in questions), ())


def kinds(laid: Table) -> list[tuple[str, tuple[Seat, ...]]]:
    """List what is asked, from below."""
    return [(one.kind, one.seats) for one in laid.state.askings]


def lost(laid: Table) -> list[tuple[Seat, str]]:
    """List the shields that have been lost, and why."""
    return [(one.seat, one.why) for one in of_type(laid.events, ShieldLost)]


# Where to


def test_the_defender_retreats_to_any_neighbouring_space_under_his_control() -> None:
    """Rule 6.10: home first, then center, left, right as he sees them (rule 11.2); also when he was turned."""
    made = state(armies=[army(1, "C2", "archer", turned=True), army(0, "C2", "axeman")])
    laid = fought(made, "C2", 0, "B2", loser=1)
    assert kinds(laid) == [("retreat", (1,))]
    assert offered(laid) == ("D2", "C3", "C1", "give-up")
    answer(laid, Retreat(to="C3"))
    there = laid.army("C3", 1)
    assert there is not None
    assert there.turned
    assert of_type(laid.events, Retreated) == [Retreated(seat=1, origin="C2", place="C3")]
    assert lost(laid) == []


def test_the_attacker_goes_one_space_back_on_his_way() -> None:
    """S107, rule 6.10: only there, even if he came two spaces; his shield stays turned."""
    made = state(
        armies=[army(0, "C2", "archer", turned=True), army(1, "C2", "axeman")], grounds={"B2": ground("mountains", 0)}
    )
    laid = fought(made, "C2", 0, "B2", loser=0)
    assert offered(laid) == ("B2", "give-up")
    assert problems(laid, Retreat(to="C1")) == ("not-on-the-menu",)
    answer(laid, Retreat(to="B2"))
    there, held = laid.army("B2", 0), laid.army("C2", 1)
    assert there is not None
    assert held is not None
    assert there.turned
    assert not held.turned


def test_s62_alain_flies_over_and_wins() -> None:
    """Rulebook §3.6: Beatrice may retreat to the shield that he flew over; one of them goes, the other is turned."""
    made = state(
        armies=[
            army(0, "C2", "bantam_drake", turned=True),
            army(1, "C2", *("gunner",) * 3, shield=ANGELIC, turned=True),
            army(1, "C1", *("gunner",) * 4, shield=SKULL),
        ]
    )
    laid = fought(made, "C2", 0, "C1", loser=1)
    assert "C1" in offered(laid)
    answer(laid, Retreat(to="C1"))
    assert kinds(laid) == [("merge", (1,))]
    assert problems(laid, Merge(keep=SKULL)) == ("too-much-left",)
    assert problems(laid, Merge(keep="gold")) == ("not-on-the-menu",)
    answer(laid, Merge(keep=SKULL, discards=("gunner",) * 3))
    there = laid.army("C1", 1)
    assert there is not None
    assert (there.shield, there.turned, there.creatures) == (SKULL, True, ("gunner",) * 4)
    assert laid.army("C2", 1) is None
    assert lost(laid) == [(1, "merged")]
    assert laid.player(1).shields_lost == 1
    assert of_type(laid.events, CardsDiscarded)[0].cards == ("gunner",) * 3


def test_s63_alain_flies_over_and_loses() -> None:
    """Rulebook §3.6: the way back is enemy controlled, his shield and its creatures are destroyed."""
    made = state(
        armies=[
            army(0, "C2", "bantam_drake", turned=True),
            army(1, "C2", "archer", turned=True),
            army(1, "C1", "archer"),
        ]
    )
    laid = fought(made, "C2", 0, "C1", loser=0)
    assert kinds(laid) == []
    assert lost(laid) == [(0, "retreat")]
    assert laid.army("C2", 0) is None
    assert "bantam_drake" in laid.player(0).discard


def test_s64_no_legal_retreat() -> None:
    """No space under the loser's control: the shield is destroyed, and counts for the winner."""
    made = state(
        armies=[
            army(1, "B1", "archer"),
            army(0, "B1", "axeman"),
            army(0, "C1", "idiot"),
        ]
    )
    laid = fought(made, "B1", 0, "A1", loser=1)
    assert kinds(laid) == []
    assert lost(laid) == [(1, "retreat")]
    assert laid.player(1).shields_lost == 1


def test_a_loser_may_give_his_shield_up() -> None:
    """Rule 6.10: with all its creatures; it counts for the enemy."""
    made = state(armies=[army(1, "C2", "archer", "idiot"), army(0, "C2", "axeman")])
    laid = fought(made, "C2", 0, "B2", loser=1)
    answer(laid, Retreat(to=None))
    assert lost(laid) == [(1, "given-up")]
    assert of_type(laid.events, ShieldLost)[0].creatures == ("archer", "idiot")


def test_the_fifth_shield_ends_the_match_at_once() -> None:
    """S90, rule 9."""
    made = state(
        players=(player(0), player(1, shields_lost=4)), armies=[army(1, "C2", "archer"), army(0, "C2", "axeman")]
    )
    laid = fought(made, "C2", 0, "B2", loser=1)
    answer(laid, Retreat(to=None))
    assert laid.state.outcome is not None
    assert laid.state.outcome.winners == (0,)
    assert kinds(laid) == []


# What stays on the space


def test_a_shield_without_a_creature_is_destroyed_whoever_won() -> None:
    """Rule 6.10."""
    made = state(armies=[army(1, "C2"), army(0, "C2", "axeman")])
    assert lost(fought(made, "C2", 0, "B2", loser=1)) == [(1, "combat")]
    both = state(armies=[army(1, "C2"), army(0, "C2")])
    assert lost(fought(both, "C2", 0, "B2", loser=0)) == [(1, "combat"), (0, "combat")]


def test_s71_a_stronghold_taken_by_combat_falls() -> None:
    """Rulebook §3.8: its loser retreats; nobody storms at once."""
    made = state(armies=[army(1, "D2", "archer"), army(0, "D2", "axeman")])
    laid = fought(made, "D2", 0, "C2", loser=1)
    assert [one.place for one in of_type(laid.events, StrongholdLost)] == ["D2"]
    assert kinds(laid) == [("retreat", (1,))]


def test_r14_loose_losers_are_destroyed_without_a_shield_lost() -> None:
    """They have no shield to retreat with."""
    made = state(armies=[army(1, "D2", "archer", shield=None), army(0, "D2", "axeman")])
    laid = fought(made, "D2", 0, "C2", loser=1)
    assert laid.army("D2", 1) is None
    assert lost(laid) == []
    assert [(one.cards, one.why) for one in of_type(laid.events, CardsDiscarded)] == [(("archer",), "combat")]
    assert laid.stronghold("D2").ruined


# Two stacks on one space


def meeting(**first: Any) -> Table:
    """Let a loser with three Gunners and an item come to an own shield with three more."""
    made = state(
        armies=[
            army(0, "C2", "bantam_drake", turned=True),
            army(1, "C2", *("gunner",) * 3, "amulet_of_flying", **{"turned": True, **first}),
            army(1, "D2", *("swordsman",) * 2, shield=SKULL),
        ]
    )
    laid = fought(made, "C2", 0, "B2", loser=1)
    answer(laid, Retreat(to="D2"))
    return laid


def test_r21_the_owner_chooses_which_shield_stays_and_items_may_move_over() -> None:
    """The limit follows the shield that is kept."""
    laid = meeting()
    shields = offered(laid)
    assert len(shields) == 2
    assert problems(laid, Merge(keep=SKULL)) == ("too-much-left",)
    answer(laid, Merge(keep=shields[0]))
    there = laid.army("D2", 1)
    assert there is not None
    assert there.creatures == ("gunner",) * 3 + ("swordsman",) * 2
    assert there.items == ("amulet_of_flying",)
    assert there.turned


def test_only_the_surplus_is_discarded() -> None:
    """Rule 6.10: whatever still fits stays."""
    laid = meeting()
    assert problems(laid, Merge(keep=SKULL, discards=("gunner",))) == ()
    assert problems(laid, Merge(keep=SKULL, discards=("gunner", "gunner"))) == ("still-fits",)
    assert problems(laid, Merge(keep=SKULL, discards=("archer",))) == ("not-on-the-menu",)
    assert problems(laid, Merge(keep=SKULL, discards=("gunner", "amulet_of_flying"))) == ("still-fits",)


@pytest.mark.parametrize("number", range(20))
def test_samples_and_fallbacks_of_meetings_fit(number: int) -> None:
    """Whatever is kept, the rest goes, and not more."""
    laid = meeting()
    asking = laid.state.askings[-1]
    view, decision = view_of(laid.state, 1), decision_of(asking, 1)
    assert problems(laid, PARTS["merge"].sample(view, decision, chance("merge", number))) == ()
    assert problems(laid, PARTS["merge"].fallback(view, decision)) == ()


def test_cards_below_and_on_a_stronghold_count_for_who_comes_home() -> None:
    """R38: the shield covers the loose creatures there; what is too much is discarded by its owner."""
    second = player(1, homes={"D2": {"below": ("gunner", "gunner")}})
    made = state(
        players=(player(0), second),
        armies=[
            army(0, "C2", "bantam_drake"),
            army(1, "C2", "archer", "swordsman"),
            army(1, "D2", "gunner", "axeman", shield=None),
        ],
    )
    laid = fought(made, "C2", 0, "B2", loser=1)
    answer(laid, Retreat(to="D2"))
    assert kinds(laid) == [("overflow", (1,))]
    asking = laid.state.askings[-1]
    view, decision = view_of(laid.state, 1), decision_of(asking, 1)
    assert problems(laid, PARTS["overflow"].fallback(view, decision)) == ()
    assert problems(laid, PARTS["overflow"].sample(view, decision, chance("overflow"))) == ()
    weight, limit = load_of(view, asking.path)
    assert (weight > limit, PARTS["overflow"].menu.finish(view, decision, Draft())) == (True, None)
    weakest = PARTS["overflow"].menu.take(view, decision, Draft(), "propose", ("weakest",))
    assert PARTS["overflow"].menu.finish(view, decision, weakest) == PARTS["overflow"].fallback(view, decision)
    answer(laid, Discard(cards=("axeman",)))
    there = laid.army("D2", 1)
    assert there is not None
    assert there.shield is not None
    assert there.creatures == ("archer", "gunner", "swordsman")
    assert lost(laid) == []


@pytest.mark.parametrize("shield", ["", SKULL])
def test_who_finds_no_room_at_all_loses_his_shield(shield: str) -> None:
    """A shield without a creature may not stay in play."""
    second = player(1, homes={"D2": {"below": ("gunner",) * 5}})
    made = state(
        players=(player(0), second), armies=[army(0, "C2", "bantam_drake"), army(1, "C2", "archer", shield=shield)]
    )
    laid = fought(made, "C2", 0, "B2", loser=1)
    answer(laid, Retreat(to="D2"))
    answer(laid, Discard(cards=("archer",)))
    assert lost(laid) == [(1, "overflow")]


def test_a_winner_keeps_no_more_than_the_space_holds() -> None:
    """Rule 6.1: after the combat the limit holds again, even if a card has joined the hand meanwhile."""
    made = state(armies=[army(1, "C2", "archer"), army(0, "C2", *("gunner",) * 5, "archer")])
    laid = fought(made, "C2", 0, "B2", loser=1)
    assert kinds(laid) == [("overflow", (0,)), ("retreat", (1,))]
    answer(laid, Retreat(to="D2"))
    assert problems(laid, Discard(cards=())) == ("too-much-left",)
    answer(laid, Discard(cards=("archer",)))
    there = laid.army("C2", 0)
    assert there is not None
    assert there.creatures == ("gunner",) * 5


# Cards


def test_master_tactician_opens_the_unoccupied_land_around() -> None:
    """`free_retreat`: instead of the way back, or where there is none."""
    made = state(
        players=(player(0, hand=("master_tactician",)), player(1)),
        armies=[army(0, "C2", "bantam_drake"), army(1, "C2", "archer"), army(1, "C1", "archer")],
    )
    laid = fought(made, "C2", 0, "C1", loser=0)
    assert offered(laid) == ("master_tactician", "give-up")
    answer(laid, Play(card="master_tactician"))
    assert offered(laid) == ("B2", "C3", "give-up")
    answer(laid, Retreat(to="C3"))
    assert laid.army("C3", 0) is not None
    assert lost(laid) == []


def test_a_dispelled_master_tactician_opens_nothing() -> None:
    """The retreat is asked again as it was."""
    made = state(
        players=(player(0, hand=("master_tactician",)), player(1, hand=("dispel_magic",))),
        armies=[army(0, "C2", "bantam_drake"), army(1, "C2", "archer"), army(1, "C1", "archer")],
    )
    laid = fought(made, "C2", 0, "C1", loser=0)
    answer(laid, Play(card="master_tactician"))
    assert kinds(laid) == [("retreat", (0,)), ("dispel", (1,))]
    answer(laid, Play(card="dispel_magic"))
    assert offered(laid) == (), "there is nothing but to give the shield up"
    answer(laid, Retreat(to=None))
    assert lost(laid) == [(0, "retreat")]


def test_a_loser_without_way_is_asked_iff_he_might_have_a_card() -> None:
    """Public information alone decides: his depot, and free land beside."""
    armies = [army(0, "C2", "bantam_drake"), army(1, "C2", "archer"), army(1, "C1", "archer")]
    made = state(players=(player(0, hand=("gold",)), player(1)), armies=armies)
    laid = fought(made, "C2", 0, "C1", loser=0)
    assert kinds(laid) == [("retreat", (0,))]
    asking = laid.state.askings[-1]
    assert PARTS["retreat"].fallback(view_of(laid.state, 0), decision_of(asking, 0)) == Retreat(to=None)


def test_oppressed_slaves_are_played_on_a_lost_shield_once_a_movement_phase() -> None:
    """`after_killing_shield`: two stones; the second copy has to wait."""
    first = player(0, hand=("oppressed_slaves", "oppressed_slaves"))
    made = state(
        players=(first, player(1)),
        armies=[army(1, "C2", "archer"), army(0, "C2", "axeman"), army(1, "C3", "archer")],
    )
    laid = fought(made, "C2", 0, "B2", loser=1)
    answer(laid, Retreat(to=None))
    assert kinds(laid) == [("spoils", (0,))]
    answer(laid, Play(card="oppressed_slaves"))
    assert laid.player(0).stones == first.stones + 2
    spaces.lose_shield(laid, 1, "C3", "combat")
    assert kinds(laid) == []


def test_nobody_is_asked_for_spoils_with_an_empty_depot() -> None:
    """A window opens by public information alone."""
    made = state(armies=[army(1, "C2", "archer"), army(0, "C2", "axeman")])
    laid = fought(made, "C2", 0, "B2", loser=1)
    answer(laid, Retreat(to=None))
    assert kinds(laid) == []
    held = state(players=(player(0, hand=("gold",)), player(1)), armies=made.armies)
    laid = fought(held, "C2", 0, "B2", loser=1)
    answer(laid, Retreat(to=None))
    asking = laid.state.askings[-1]
    assert PARTS["spoils"].forced(view_of(laid.state, 0), decision_of(asking, 0)) == Pass()
