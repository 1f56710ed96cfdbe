"""Standing orders of Macht & Ohnmacht: how they are made, what they answer, and that nobody can tell them by it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.codec import from_json
from bot.games.contract import Seat
from bot.games.forms import Draft
from bot.games.macht_ohnmacht.actions import (
    Answer,
    Bid,
    ChangeMarker,
    GiveUp,
    LeaveUnused,
    LetPass,
    MoveIn,
    Overthrow,
    Plan,
    PlayBonus,
    PlaySerpent,
    Remove,
    Retreat,
    StayOut,
    TakeTile,
    Tile,
    UseTiles,
)
from bot.games.macht_ohnmacht.events import TileAnnounced
from bot.games.macht_ohnmacht.state import LIGHTNING, Colour, State
from bot.games.macht_ohnmacht.views import View
from tests.games.macht_ohnmacht.tables import GAME, act, asked, of_type, table
from tests.matches.harness import MatchesHarness, open_harness, user

USUAL = Plan(
    bids="by-tile",
    bid_point=2,
    bid_rebellion=1,
    bid_marker=1,
    bid_goal="ask",
    serpent="when",
    guard=3,
    cancel=("victory-point",),
    retreat="active",
    move_in="always",
    rebellion="active",
)


def example(**changes: object) -> State:
    """Set up the worked position in a sword cycle, Orange with the influence tile of Elmet and a bonus."""
    tiles = {"orange": ["influence-castle", "bonus-castle"]}
    return table(**{"example": True, "tiles": tiles, **changes})  # type: ignore[arg-type]  # any setting of a table


def retreating(**changes: object) -> State:
    return act(example(**changes), UseTiles((Overthrow("influence-castle", "elmet"),))).state


def answer(state: State, plan: Plan, seat: Seat | None = None) -> Answer | None:
    """Let orders answer what is open; what they answer is legal."""
    view, decision = asked(state, seat)
    answer = GAME.plans.answer(view, decision, plan)
    assert answer is None or GAME.problems(view, decision, answer) == ()
    return answer


# Making them


def drafted(view: View, *answers: tuple[str, str]) -> Draft:
    decision = GAME.plans.question(view)
    assert decision is not None
    draft = GAME.blank(view, decision)
    for key, choice in answers:
        draft = GAME.take(view, decision, draft, key, (choice,))
    return draft


def plan_of(view: View, *answers: tuple[str, str]) -> Answer | None:
    decision = GAME.plans.question(view)
    assert decision is not None
    return GAME.finish(view, decision, drafted(view, *answers))


def test_without_a_choice_everything_is_asked() -> None:
    assert plan_of(GAME.view(example(), 1)) == Plan()


def test_one_press_gives_the_usual_orders_and_each_part_can_be_changed() -> None:
    view = GAME.view(example(), 1)
    assert plan_of(view, ("preset", "usual")) == USUAL
    dearer = plan_of(view, ("preset", "usual"), ("part", "bids"), ("bid-point", "4"), ("bid-own", "yes"))
    assert dearer == replace(USUAL, bid_point=4, bid_own=True)
    assert plan_of(view, ("preset", "usual"), ("preset", "ask")) == Plan()


def test_only_one_part_lies_on_the_table() -> None:
    view = GAME.view(example(), 1)
    decision = GAME.plans.question(view)
    assert decision is not None
    for part, keys in {
        "": ["part", "preset"],
        "bids": ["part", "bids"],
        "serpent": ["part", "serpent"],
        "retreat": ["part", "retreat"],
        "move-in": ["part", "move-in"],
        "prizes": ["part", "rebellion", "marker"],
    }.items():
        draft = drafted(view, *([("part", part)] if part else []))
        assert [question.key for question in GAME.questions(view, decision, draft)] == keys


def test_conditions_are_chosen_part_by_part() -> None:
    view = GAME.view(example(turn=3), 1)
    assert plan_of(view, ("part", "serpent"), ("serpent", "pass-turn")) == Plan(serpent="pass-turn", turn="2-3")
    assert plan_of(view, ("part", "serpent"), ("serpent", "when"), ("guard", "2"), ("guarded", "elmet")) == Plan(
        serpent="when", guard=2, guarded=("elmet",)
    )
    listed = (("part", "retreat"), ("retreat", "listed"), ("region-1", "deira"), ("region-2", "cantia"))
    assert plan_of(view, *listed, ("save", "passive"), ("otherwise", "clock")) == Plan(
        retreat="listed", regions=("deira", "cantia"), save="passive", otherwise="clock"
    )
    assert plan_of(view, ("part", "bids"), ("bids", "none"), ("part", "move-in"), ("move-in", "always")) == Plan(
        bids="none", move_in="always"
    )
    wished = (("part", "prizes"), ("marker", "wish"), ("marker-region", "elmet"), ("marker-wish", "key"))
    assert plan_of(view, *wished) == Plan(marker="wish", marker_region="elmet", marker_wish="key")


def test_orders_and_half_made_ones_of_an_earlier_version_go_on() -> None:
    stored = b"""{"serpent":"never","turn":"","retreat":"listed","regions":["deira","elmet","cantia","powys","hwicce"],
        "save":"passive","bids":"none","move_in":"always"}"""
    five = ("deira", "elmet", "cantia", "powys", "hwicce")
    plan = Plan(serpent="never", retreat="listed", regions=five, save="passive", bids="none", move_in="always")
    assert from_json(stored, GAME.types.plan) == plan
    view = GAME.view(example(), 1)
    decision = GAME.plans.question(view)
    assert decision is not None
    half_made = Draft(
        (("serpent", ("never",)), ("retreat", ("listed",)), ("region-1", ("deira",)), ("bids", ("none",)))
    )
    assert GAME.finish(view, decision, half_made) == Plan(
        serpent="never", retreat="listed", regions=("deira",), bids="none"
    )


def test_everything_may_pass_in_the_opponents_turn_only() -> None:
    view = GAME.view(example(), 0)
    standing = GAME.plans.question(view)
    assert standing is not None
    questions = tuple(GAME.questions(view, standing, drafted(view, ("part", "serpent"))))
    assert questions[1].choices == ("ask", "never", "when")


def test_a_list_and_a_wish_need_a_region() -> None:
    view = GAME.view(example(), 1)
    standing = GAME.plans.question(view)
    assert standing is not None
    for plan, reason in {
        Plan(retreat="listed"): "no-list",
        Plan(rebellion="wish"): "no-wish",
        Plan(marker="wish"): "no-wish",
        Plan(guarded=("atlantis",)): "no-such-region",
        Plan(rebellion="wish", rebel="atlantis"): "no-such-region",
        USUAL: "",
    }.items():
        reasons = [
            problem.key.removeprefix("macht_ohnmacht-problem-") for problem in GAME.problems(view, standing, plan)
        ]
        assert reasons == [reason] * bool(reason)
    assert GAME.plans.question(GAME.view(example(), None)) is None


# Retreats and moving in


@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        (Plan(), None),
        (Plan(retreat="strongest"), Retreat("knights", "lindsey")),
        (Plan(retreat="weakest"), Retreat("knights", "deira")),
        (Plan(retreat="listed", regions=("cantia", "deira")), Retreat("knights", "deira")),
        (Plan(retreat="listed", regions=("cantia",)), None),
        (Plan(retreat="listed", regions=("cantia",), otherwise="clock"), Retreat("knights", "lindsey")),
        (Plan(retreat="none"), GiveUp()),
        # In Lindsey (1 knight, 2 mages) the knight would end what is active in the next cycle; in Deira it does not.
        (Plan(retreat="active"), Retreat("knights", "deira")),
    ],
)
def test_orders_for_retreats(plan: Plan, expected: Answer | None) -> None:
    assert answer(retreating(), plan) == expected


def test_the_wanted_kind_of_piece_is_saved_if_it_is_there() -> None:
    state = retreating(pieces={"D": "white 1k 1m", "E": "orange 6k"})
    assert answer(state, Plan(retreat="strongest", save="passive")) == Retreat("mages", "lindsey")
    assert answer(retreating(), Plan(retreat="strongest", save="passive")) == Retreat("knights", "lindsey")


def test_a_piece_is_saved_where_a_region_becomes_active_by_it() -> None:
    state = retreating(pieces={"B": "white 1k 1m", "E": "orange 4k"})
    assert answer(state, Plan(retreat="active")) == Retreat("knights", "deira")


def test_orders_move_in_as_far_as_enough_stays_in_reserve() -> None:
    entering = act(retreating(reserve={"orange": (2, 0)}), GiveUp()).state
    assert answer(entering, Plan()) is None
    assert answer(entering, Plan(move_in="always")) == MoveIn()
    assert answer(entering, Plan(move_in="always", move_in_keep=1)) == MoveIn()
    assert answer(entering, Plan(move_in="always", move_in_keep=2)) == StayOut()
    assert answer(entering, Plan(move_in="never")) == StayOut()


# The Serpent


def announced(use: Overthrow | PlayBonus, **changes: object) -> State:
    tiles: dict[Colour, list[Tile]] = {"orange": ["influence-castle", "bonus-castle"], "white": ["serpent"]}
    step = act(example(**{"tiles": tiles, **changes}), UseTiles((use,)))
    assert of_type(step.events, TileAnnounced)
    return step.state


ELMET = Overthrow("influence-castle", "elmet")


def test_the_serpent_passes_for_ever_or_for_one_turn() -> None:
    state = announced(ELMET, turn=5)
    assert answer(state, Plan()) is None
    assert answer(state, Plan(serpent="never")) == LetPass()
    assert answer(state, Plan(serpent="pass-turn", turn="2-5")) == LetPass()
    assert answer(state, Plan(serpent="pass-turn", turn="2-4")) is None


@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        (Plan(serpent="when"), LetPass()),
        (Plan(serpent="when", guard=1), PlaySerpent()),
        (Plan(serpent="when", guard=2), LetPass()),
        (Plan(serpent="when", guarded=("elmet",)), PlaySerpent()),
        (Plan(serpent="when", guarded=("deira",)), LetPass()),
        (Plan(serpent="when", guarded=("deira",), spare="ask"), None),
        (Plan(serpent="when", cancel=("victory-point",)), LetPass()),
    ],
)
def test_the_serpent_guards_what_is_worth_it(plan: Plan, expected: Answer | None) -> None:
    assert answer(announced(ELMET), plan) == expected


def test_what_overthrows_nothing_passes_a_guarding_serpent() -> None:
    assert answer(announced(PlayBonus("bonus-castle")), Plan(serpent="when", guard=1, guarded=("elmet",))) == LetPass()


def test_the_serpent_ends_no_cycle_in_which_the_opponent_has_more_active_regions() -> None:
    guard = Plan(serpent="when", guard=1)
    behind = {"cantia": "orange 1k"}
    assert answer(announced(ELMET, cubes=3, pieces=behind), guard) == PlaySerpent()
    assert answer(announced(ELMET, cubes=2, pieces=behind), guard) == LetPass()
    assert answer(announced(ELMET, cubes=2), guard) == PlaySerpent()


def test_the_serpent_cancels_lightning_tiles_that_are_named() -> None:
    tiles: dict[Colour, list[Tile]] = {"white": ["serpent"]}
    state = act(table(tiles=tiles, display=["victory-point", "rebellion"]), TakeTile("victory-point")).state
    assert answer(state, Plan(serpent="when", cancel=("victory-point",))) == PlaySerpent()
    assert answer(state, Plan(serpent="when", cancel=("rebellion",), guard=1)) == LetPass()


# Auctions


def auction(tile: Tile, orange: int = 4, white: int = 3) -> State:
    return act(table(display=[tile], reserve={"orange": (orange, 0), "white": (white, 0)}), TakeTile(tile)).state


@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        (Plan(), None),
        (Plan(bids="none"), Bid(0)),
        (Plan(bids="by-tile", bid_point=2), Bid(2)),
        (Plan(bids="by-tile", bid_point=0), Bid(0)),
        (Plan(bids="by-tile", bid_rebellion=2), None),
        (Plan(bids="by-tile", bid_point=8), Bid(3)),
        (Plan(bids="by-tile", bid_point=8, bid_keep=1), Bid(2)),
        (Plan(bids="by-tile", bid_point=8, bid_keep=5), Bid(0)),
    ],
)
def test_bids_go_by_the_tile_and_leave_in_reserve_what_is_kept(plan: Plan, expected: Answer | None) -> None:
    assert answer(auction("victory-point"), plan, 1) == expected


def test_nobody_bids_more_by_orders_than_is_sure_to_win() -> None:
    plan = Plan(bids="by-tile", bid_marker=8)
    assert answer(auction("marker-change", orange=1), plan, 1) == Bid(2)
    assert answer(auction("marker-change", orange=0), plan, 1) == Bid(1)


def test_a_point_that_reaches_the_goal_is_something_else() -> None:
    ordinary = Plan(bids="by-tile", bid_point=1)
    for plan, bid in (
        (ordinary, Bid(1)),
        (replace(ordinary, bid_goal="ask"), None),
        (replace(ordinary, bid_goal="all"), Bid(3)),
    ):
        for points, near in (((10, 3), False), ((11, 3), True), ((3, 11), True)):
            state = table(display=["victory-point"], reserve={"orange": (4, 0), "white": (3, 0)}, points=points)
            assert answer(act(state, TakeTile("victory-point")).state, plan, 1) == (bid if near else Bid(1))


def test_who_has_taken_the_tile_bids_by_hand_unless_he_wants_it_otherwise() -> None:
    state = auction("rebellion")
    assert answer(state, Plan(bids="by-tile", bid_rebellion=1), 0) is None
    assert answer(state, Plan(bids="by-tile", bid_rebellion=1, bid_own=True), 0) == Bid(1)


def won(tile: Tile, **changes: object) -> State:
    """Let White win an auction in Orange's turn."""
    state = act(
        example(display=[tile], tiles={}, reserve={"white": (2, 0), "orange": (0, 0)}, **changes), TakeTile(tile)
    )
    return act(state.state, Bid(1), 1).state


def test_a_rebellion_takes_away_active_regions() -> None:
    """In Gododdin the knight makes the region active; in Rheged one of three would stay."""
    state = won("rebellion", markers={})
    assert answer(state, Plan()) is None
    assert answer(state, Plan(rebellion="none")) == LeaveUnused()
    assert answer(state, Plan(rebellion="wish", rebel="rheged")) == Remove("rheged", 2, 0)
    assert answer(state, Plan(rebellion="wish", rebel="elmet")) is None
    assert answer(state, Plan(rebellion="wish", rebel="elmet", otherwise="clock")) == LeaveUnused()
    state = won("rebellion", pieces={"anglia": "orange 2k"})
    assert answer(state, Plan(rebellion="active")) == Remove("anglia", 2, 0)


def test_a_marker_change_goes_as_wished_if_there_is_such_a_spare() -> None:
    state = won("marker-change")
    assert state.board.spares == ("armour",) * 3
    assert answer(state, Plan()) is None
    assert answer(state, Plan(marker="none")) == LeaveUnused()
    assert answer(state, Plan(marker="wish", marker_region="elmet", marker_wish="armour")) == ChangeMarker(
        "elmet", "armour"
    )
    assert answer(state, Plan(marker="wish", marker_region="elmet", marker_wish="key")) is None
    impossible = Plan(marker="wish", marker_region="elmet", marker_wish="key", otherwise="clock")
    assert answer(state, impossible) == LeaveUnused()


# In a match


async def begun(harness: MatchesHarness, plans: Mapping[Seat, Plan]) -> int:
    """Begin a match in which some seats have left orders."""
    match_id = await harness.begin(game=GAME.key)
    for seat, plan in plans.items():
        await harness.leave_orders(match_id, seat, plan)
    return match_id


async def heard(harness: MatchesHarness, match_id: int, reader: int | None) -> tuple[object, ...]:
    """Give all that somebody, or the public, has been told and sees."""
    said = [(one.user_id, one.raw) for one in await harness.said(match_id) if one.user_id in (None, reader)]
    return said, await harness.matches.play.look(match_id, reader), await harness.matches.history.read(match_id, reader)


async def test_nobody_can_tell_what_is_ordered_before_both_bids_are_in(tmp_path: Path) -> None:
    """A bid of three by orders looks like none, to the opponent and to everybody else."""
    told = []
    nothing = Plan(bids="none")
    for number, plan in enumerate((nothing, Plan(bids="by-tile", bid_point=3, bid_rebellion=3, bid_marker=3))):
        async with open_harness(tmp_path / f"{number}.db", (GAME,), "display 9") as harness:
            match_id = await begun(harness, {})
            board = (await harness.matches.play.look(match_id)).view.board
            taker, other = board.on_turn, 1 - board.on_turn
            tile = next(tile for tile in board.display if tile in LIGHTNING)
            await harness.leave_orders(match_id, other, plan)
            (decision,) = await harness.open_decisions(match_id)
            await harness.act(match_id, taker, decision.id, TakeTile(tile))
            assert (await harness.matches.play.look(match_id, seat=other)).view.bid == (0 if plan == nothing else 3)
            told.append([await heard(harness, match_id, reader) for reader in (user(taker), None)])
    assert told[0] == told[1]


async def test_with_orders_on_both_sides_only_turns_and_own_auctions_are_asked(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "match.db", (GAME,)) as harness:
        match_id = await begun(harness, {0: USUAL, 1: USUAL})
        kinds = set()
        while (await harness.matches.tables.get(match_id)).status == "running":
            (decision,) = (one for one in await harness.open_decisions(match_id) if not one.answered)
            kinds.add(decision.kind)
            await harness.act(match_id, decision.seat, decision.id, await harness.sample(match_id, decision))
        assert kinds == {"turn", "bid"}
