"""Combats by sheets: both seal all that they will do, then the combat is fought at once, by the ordinary rules."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians.ahead import sheet_answer
from bot.games.guardians.cards import CARDS as GAME_CARDS
from bot.games.guardians.cards import STARTERS, Card
from bot.games.guardians.sheets import AGAIN, not_again, suggested_sheet
from bot.games.guardians.table import (
    GIVE_UP,
    SUGGESTIONS,
    Action,
    AnsweredAhead,
    Bribed,
    Channelled,
    CombatBegun,
    CombatOrders,
    CombatSheet,
    CommandsShown,
    Layout,
    Lead,
    MatchDecided,
    MatchEnded,
    Options,
    Place,
    PrimariesShown,
    Retreated,
    SheetsShown,
    ShotPlaced,
    Stand,
    State,
    StonesUnspent,
    Storm,
    Strike,
    Suggestion,
    TerrainLost,
    Walk,
    WindowOrders,
    tells_of_deck,
)
from tests.games.guardians.courses import played
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.tables import GAME, army, by_steps, chance, ground, player, state

SHEETS = Options(turn_limit="none")
COUNCIL = Options(turn_limit="none", council=True)
BY_HAND = {"organise", "march", "settle", "storm", "sheet", "council", "merge", "overflow"}
"""What is asked at a table by sheets where nobody has set a stop."""


TOLD = (CombatBegun, CommandsShown, PrimariesShown, Bribed, ShotPlaced, Channelled, MatchDecided, Retreated)
OF_COMBATS: tuple[Callable[[Card], bool], ...] = (lambda card: card.is_creature, lambda card: card.double_backed)
"""What is told of a combat, and the cards of both kinds that take part in it."""


def seal(game: Fight, seat: Seat, sheet: Suggestion | CombatOrders = "win") -> Fight:
    orders = sheet if isinstance(sheet, CombatOrders) else suggested_sheet(game.view(seat), seat, sheet)
    return game.answer(seat, CombatSheet(orders=orders))


def fought(
    game: Fight, first: Suggestion | CombatOrders = "win", second: Suggestion | CombatOrders = "careful"
) -> Fight:
    """Fight a combat on by two sheets; the game that is given stays as it is."""
    return seal(seal(game.branch(), 0, first), 1, second)


def shaped(game: Fight, seat: Seat, **changes: Any) -> CombatOrders:
    return replace(suggested_sheet(game.view(seat), seat, "win"), **changes)


def marching(*cards: str, theirs: tuple[str, ...] = ("swordsman",), **given: Any) -> Fight:
    """Let it be seat 0's march from B2; seat 1 stands on C2."""
    made = state(
        options=given.pop("options", SHEETS),
        active=None,
        players=(player(0, deck=("mule",) * 12, **given.pop("mine", {})), player(1, deck=("axeman",) * 12)),
        armies=(army(0, "B2", *cards), army(1, "C2", *theirs), *given.pop("others", ())),
        grounds={"B2": ground("mountains", 0), "C2": ground("mountains", 1), **given.pop("grounds", {})},
    )
    return played(made)


# Sealing


def test_a_combat_asks_both_sides_for_a_sheet_and_nothing_else() -> None:
    combat = fight(("archer", "swordsman"), ("axeman", "captain"), depots=(("gold",), ("beer",)), options=SHEETS)
    assert combat.asked == ("sheet", (0, 1))
    seal(combat, 0)
    assert list(combat.asked) == ["sheet", (1,)]
    seal(combat, 1)
    assert combat.state.combat is None
    assert combat.of(MatchDecided)


def test_who_has_nothing_to_say_is_asked_all_the_same() -> None:
    """Else everybody would see how little he holds."""
    combat = fight(("swordsman",), ("axeman",), stones=(0, 0), options=SHEETS)
    assert combat.asked == ("sheet", (0, 1))
    assert combat.forced(0) is None


def test_a_sheet_may_be_replaced_until_the_other_one_is_in() -> None:
    combat = seal(fight(("archer", "swordsman"), ("axeman",), options=SHEETS), 0, "careful")
    seal(combat, 0, shaped(combat, 0, primaries=("swordsman",)))
    seal(combat, 1)
    assert combat.of(PrimariesShown)[0].fighters[0].card == "swordsman"


def test_whoever_is_late_wins_what_can_be_won() -> None:
    combat = fight(("archer", "swordsman"), ("axeman",), options=SHEETS)
    late = GAME.fallback(combat.view(0), combat.decision(0))
    assert late == CombatSheet(orders=suggested_sheet(combat.view(0), 0, "win"))


@pytest.mark.parametrize("number", range(12))
def test_a_combat_by_sheets_goes_as_it_would_step_by_step(number: int) -> None:
    """Each answer is what its owner's sheet says to what he sees at that moment."""
    draw = chance("alike", number)
    piles = [STARTERS[name].pile for name in sorted(STARTERS)[:2]]
    creatures, others = ([[one for one in pile if wanted(GAME_CARDS[one])] for pile in piles] for wanted in OF_COMBATS)
    hands = [tuple(draw.pick(pile) for _ in range(4)) for pile in creatures]
    depots = (tuple(draw.pick(others[0]) for _ in range(3)), tuple(draw.pick(others[1]) for _ in range(3)))
    sheets = [draw.pick(SUGGESTIONS) for _ in (0, 1)]
    sealed = fight(hands[0], hands[1], depots=depots, options=SHEETS)
    plans = [suggested_sheet(sealed.view(seat), seat, which) for seat, which in enumerate(sheets)]
    seal(seal(sealed, 0, plans[0]), 1, plans[1])
    step_by_step = fight(hands[0], hands[1], depots=depots)
    while step_by_step.state.combat is not None and step_by_step.asked[0] not in BY_HAND:
        seat = step_by_step.asked[1][0]
        answer = sheet_answer(step_by_step.view(seat), step_by_step.decision(seat), plans[seat])
        step_by_step.answer(seat, answer)
    assert [one for one in sealed.events if isinstance(one, TOLD)] == [
        one for one in step_by_step.events if isinstance(one, TOLD)
    ]


# What a sheet says


def test_a_sheet_that_went_with_the_march_can_be_taken_back_and_is_waited_for_then() -> None:
    game = marching("archer").answer(0, Walk(shield="B2", path=("C2",), fight="win"))
    game.state = GAME.reopen(game.state, game.decision(0), chance("taken back")).state
    seal(game, 1)
    assert game.asked == ("sheet", (0,))
    assert game.state.combat is not None
    assert seal(game, 0, "careful").state.combat is None


@pytest.mark.parametrize(
    "action",
    [
        CombatSheet(orders=CombatOrders(goal="win", otherwise="pass")),
        Layout(orders=WindowOrders(bold=True)),
        Walk(shield="B2", path=("C2",), fight="careful"),
        Storm(shield="C2", fight="win"),
    ],
)
def test_orders_stay_closed_in_the_record_with_the_deck_though_they_name_no_card(action: Action) -> None:
    assert tells_of_deck(action)
    assert not tells_of_deck(Walk(shield="B2", path=("C2",)))


def test_a_careful_sheet_spends_nothing_and_all_in_spends_what_turns_a_match_up() -> None:
    begun = fight(("swordsman",), ("captain",), depots=(("gold", "beer", "babes"), ()), options=SHEETS)
    careful, all_in = (seal(seal(begun.branch(), 0, which), 1, "careful") for which in ("careful", "all-in"))
    assert careful.stones(0) == begun.stones(0)
    assert careful.depot(0) == begun.depot(0)
    assert all_in.stones(0) < begun.stones(0) or all_in.depot(0) != begun.depot(0)


@pytest.mark.parametrize(("land", "destroyed"), [("the_dry_heaps", ["C2"]), ("mountains", [])])
def test_the_hammer_falls_on_the_land_of_the_combat_and_only_where_that_turns_it(
    land: str, destroyed: list[str]
) -> None:
    """The Sand Lord has six more in the Dry Heaps; without them the Marshal's three against elementals decide."""
    grounds = {"B1": ground("swamp", 0), "C2": ground(land, 1)}
    game = marching("marshal", theirs=("sand_lord",), mine={"hand": ("hammer_of_doom",)}, grounds=grounds)
    game.answer(0, Walk(shield="B2", path=("C2",), fight="win"))
    assert [event.place for event in seal(game, 1, "careful").of(TerrainLost) if event.by is not None] == destroyed


@pytest.mark.parametrize("place", ["C3", "D2"])
def test_a_retreat_goes_where_the_sheet_says(place: Place) -> None:
    begun = attacked_beside_own_land()
    loser = shaped(begun, 1, retreats=("A1", place), goal="never", secondary="never")
    game = seal(seal(begun, 0), 1, loser)
    assert [event.place for event in game.of(Retreated)] == [place]


def test_a_sheet_offers_neighbouring_spaces_alone_to_retreat_to() -> None:
    begun = attacked_beside_own_land()
    decision = begun.decision(1)
    draft = GAME.take(begun.view(1), decision, GAME.blank(begun.view(1), decision), "part", ("afterwards",))
    (where,) = (one for one in GAME.questions(begun.view(1), decision, draft) if one.key == "retreats")
    assert set(where.choices) == {"B2", "C1", "C3", "D2", "give-up"}


def attacked_beside_own_land() -> Fight:
    """Let seat 1 lose C2, where it can go home or to C3."""
    made = marching(
        "marshal",
        theirs=("swordsman", "axeman"),
        others=(army(1, "C3", "mule"),),
        grounds={"C3": ground("mountains", 1)},
    )
    return made.answer(0, Walk(shield="B2", path=("C2",)))


@pytest.mark.parametrize(
    ("own", "enemy", "stones", "why"),
    [
        ("fire_walker", "marshal", 4, {"barred": ("fire_walker",)}),
        ("will_o_the_wisp", "marshal", 2, {"short": ("will_o_the_wisp",)}),
        ("zombie", "marshal", 4, None),
        ("fire_walker", "marshal", 0, None),
        ("marshal", "swordsman", 4, None),
    ],
    ids=["red bar", "not enough", "spent", "none left", "won"],
)
def test_whoever_loses_under_a_sheet_that_paid_nothing_hears_why_alone(
    own: str, enemy: str, stones: int, why: dict[str, tuple[str, ...]] | None
) -> None:
    begun = fight((own,), (enemy,), stones=(stones, 0), options=SHEETS)
    heard = seal(seal(begun, 0), 1).of(StonesUnspent)
    told_alone = StonesUnspent(audience=0, place="C2", stones=stones, most=min(stones, 2), **(why or {}))
    assert heard == ([] if why is None else [told_alone])


def test_what_a_sheet_answers_is_told_to_its_owner_alone_as_is_what_orders_do() -> None:
    begun = fight(("swordsman", "axeman"), ("captain",), stones=(0, 0), options=SHEETS)
    told = seal(seal(begun, 0, shaped(begun, 0, primaries=("swordsman",))), 1, "careful").of(AnsweredAhead)
    answers = {(event.audience, event.by, event.kind, event.action) for event in told}
    assert {(0, "sheet", "primary", Lead(card="swordsman")), (1, "sheet", "primary", Lead(card="captain"))} <= answers
    assert [(one.audience, one.target) for one in told if isinstance(one.action, Strike)] == [(0, "captain")]


# Afterwards


@pytest.mark.parametrize("options", [SHEETS, replace(SHEETS, open_sheets=True), replace(COUNCIL, open_sheets=True)])
def test_where_the_table_has_it_both_players_and_nobody_else_see_the_sheets_after_a_combat(options: Options) -> None:
    game = seal(seal(fight(("archer", "swordsman"), ("axeman", "captain"), options=options), 0, "careful"), 1)
    if options.council:
        assert not game.of(SheetsShown)
        assert not any(game.view(seat).shown_sheets for seat in (0, 1))
        seal(seal(game, 0, "all-in"), 1)
    shown = game.of(SheetsShown)
    assert [event.audience for event in shown] == ([0, 1] if options.open_sheets else [])
    for event in shown:
        assert game.view(event.audience).shown_sheets == event.sheets
        assert (event.place, event.attacker) == ("C2", 0)
        assert [sheet.save for sheet in event.sheets] == ["most" if options.council else "never", "never"]
    assert game.view(None).shown_sheets is None


def test_the_sheets_of_the_combat_in_which_a_guardian_falls_are_shown_too() -> None:
    at: dict[str, Any] = {"place": "D2", "origin": "D2", "terrain": None, "homes": (None, {"D2": {"ruined": True}})}
    begun = fight(("mule", "corruption_stream"), (), storm=True, options=replace(SHEETS, open_sheets=True), **at)
    game = seal(seal(begun, 0, shaped(begun, 0, primaries=("mule",))), 1)
    assert game.of(MatchEnded)
    assert [event.audience for event in game.of(SheetsShown)] == [0, 1]


# The last sheet again


def test_the_last_own_sheet_is_filled_in_again_but_for_ways_back_that_lead_from_elsewhere() -> None:
    before = fight(("archer", "marshal"), ("mule",), options=SHEETS)
    sheet = shaped(before, 0, primaries=("archer", "marshal"), stones=1, retreats=("B2", "A1", "B1", GIVE_UP))
    seal(seal(before, 0, sheet), 1)
    assert before.state.last_sheets == (sheet, None)
    begun = fight(("marshal",), ("axeman",), place="C1", origin="B1", options=SHEETS)
    begun.state = replace(begun.state, last_sheets=before.state.last_sheets)
    view, decision = begun.view(0), begun.decision(0)
    blank = GAME.blank(view, decision)
    assert next(iter(GAME.questions(view, decision, blank))).choices == (*SUGGESTIONS, AGAIN)
    filled_in = GAME.finish(view, decision, GAME.take(view, decision, blank, "suggest", (AGAIN,)))
    assert filled_in == CombatSheet(orders=replace(sheet, retreats=("B1", GIVE_UP)))
    assert not_again(view, 0) == (("archer",), ("B2", "A1"))
    assert next(iter(GAME.questions(begun.view(1), begun.decision(1), blank))).choices == SUGGESTIONS


@pytest.mark.parametrize("which", SUGGESTIONS)
def test_a_sheet_that_was_filled_in_is_no_last_own_one(which: Suggestion) -> None:
    game = seal(seal(fight(("archer", "marshal"), ("mule",), options=COUNCIL), 0, which), 1)
    assert game.state.last_sheets == (None, None)
    assert game.state.combat is not None
    kept = game.state.combat.sheets[0]
    assert kept is not None
    seal(seal(game, 0, kept), 1)
    assert game.state.last_sheets[0] is None


def test_what_the_council_changes_is_the_last_sheet() -> None:
    game = seal(seal(fight(("archer", "marshal"), ("mule",), options=COUNCIL), 0, "careful"), 1)
    changed = shaped(game, 0, stones=1)
    seal(seal(game, 0, changed), 1)
    assert game.state.last_sheets[0] == changed


# What is known of a hand


def attacked_with_known(*known: str) -> Fight:
    """Let seat 0 attack a stack of which everybody has seen some cards."""
    defenders = army(1, "C2", "marshal", "archer", "archer", known=known)
    made = state(
        options=SHEETS,
        active=None,
        players=(player(0, deck=("mule",) * 12), player(1, deck=("axeman",) * 12)),
        armies=(army(0, "B2", "captain"), defenders),
        grounds={"C2": ground("mountains", 1)},
    )
    return played(made).answer(0, Walk(shield="B2", path=("C2",)))


def test_what_everybody_has_seen_of_a_stack_stays_known_when_it_fights() -> None:
    begun = attacked_with_known("marshal", "archer")
    for number in range(6):
        drawn = GAME.world(begun.view(0), chance("known", number))
        assert drawn.combat is not None
        assert {"marshal", "archer"} <= set(drawn.combat.creatures[1])


def test_a_known_card_that_has_fought_is_no_longer_in_the_hand() -> None:
    begun = fight(("captain",), ("marshal", "archer"), options=by_steps())
    combat = replace(begun.field, known=((), ("archer", "marshal")))
    assert begun.state.combat is not None
    made = replace(begun.state, combat=replace(begun.state.combat, field=combat))
    game = Fight(made).lead("captain", "marshal")
    assert game.field.known == ((), ("archer",))


# The council


def test_a_council_is_held_once_whatever_is_on_the_sheets() -> None:
    begun = fight(("archer", "swordsman"), ("axeman", "captain"), options=COUNCIL)
    game = seal(seal(begun, 0), 1)
    assert game.asked == ("council", (0, 1))
    assert len(game.of(PrimariesShown)) == 1
    assert not game.of(MatchDecided)
    seal(seal(game, 0), 1)
    assert game.state.combat is None


def test_in_the_council_the_rest_of_a_sheet_may_be_changed() -> None:
    begun = fight(("zombie",), ("captain",), stones=(6, 0), options=COUNCIL)
    game = seal(seal(begun, 0, "careful"), 1, "careful")
    kept, changed = game.branch(), game.branch()
    seal(seal(kept, 0, "careful"), 1, "careful")
    seal(seal(changed, 0, "all-in"), 1, "careful")
    assert kept.stones(0) == 6
    assert changed.stones(0) < 6


def test_without_a_match_up_there_is_no_council() -> None:
    """A command that leaves the enemy nobody ends the combat before any primary is known."""
    begun = fight(("fire_walker",), ("icky_bugs",), options=COUNCIL)
    sheet = shaped(begun, 0, attacking="yes", commands=("fire_walker",))
    game = seal(seal(begun, 0, sheet), 1)
    assert bool(game.of(PrimariesShown)) == (game.asked[0] == "council")


# Standing with the rest


def test_an_attack_ends_the_standing_with_all_the_rest() -> None:
    others = (army(0, "B1", "axeman"), army(0, "B3", "axeman"))
    game = marching("archer", others=others, theirs=("swordsman",)).answer(0, Stand(shield="B2", rest=True))
    game.answer(1, Walk(shield="C2", path=("B2",)))
    seal(seal(game, 0), 1)
    assert game.asked == ("march", (0,))


def test_nobody_else_sees_that_all_the_rest_will_stand() -> None:
    others = (army(0, "B1", "axeman"), army(0, "B3", "axeman"))
    one, all_ = (marching("archer", others=others).answer(0, Stand(shield="B2", rest=rest)) for rest in (False, True))
    for seat in (1, None):
        assert one.view(seat) == all_.view(seat)
    assert all_.view(0).resting == (True, False)


# What was stored before


def test_matches_of_before_go_on_step_by_step() -> None:
    made = fight(("swordsman",), ("captain",)).state
    before = msgspec.to_builtins(made)
    del before["options"]["pace"]
    raw = GAME.upgrade("state", msgspec.json.encode(before), 2)
    assert msgspec.json.decode(raw, type=State).options.pace == "steps"
    assert msgspec.json.decode(GAME.upgrade("options", b"{}", 2), type=Options).pace == "steps"
    assert Options().pace == "sheets"


def test_a_sheet_that_was_sealed_when_sheets_said_less_is_fought_by() -> None:
    begun = seal(fight(("swordsman", "archer"), ("captain",), options=SHEETS), 0)
    before = msgspec.to_builtins(begun.state)
    orders = before["askings"][-1]["answers"][0]["orders"]
    for later in ("raised", "second", "dispels", "counter"):
        del orders[later]
    begun.state = msgspec.json.decode(GAME.upgrade("state", msgspec.json.encode(before), 3), type=State)
    assert seal(begun, 1).state.combat is None


# Whole matches


@pytest.mark.parametrize("council", [False, True], ids=["no council", "council"])
@pytest.mark.parametrize("number", range(2))
def test_a_match_by_sheets_asks_nobody_in_a_window(number: int, council: bool) -> None:
    options, draw = Options(council=council, turn_limit=10), chance("whole match", number)
    now = GAME.start((GAME.entries.sample(options, draw), GAME.entries.sample(options, draw)), options, draw).state
    kinds = set()
    for _ in range(2000):
        open_ = [one for one in GAME.waiting_on(now) if not one.answered]
        if not open_:
            break
        decision = draw.pick(open_)
        kinds.add(decision.kind)
        assert not decision.window
        action = GAME.sample(GAME.view(now, decision.seat), decision, draw)
        if isinstance(action, Layout):
            action = replace(action, orders=WindowOrders(bold=bool(draw.below(2)), settle=bool(draw.below(2))))
        now = GAME.apply(now, decision, action, draw).state
        assert not GAME.violations(now)
    assert now.outcome is not None
    assert kinds <= BY_HAND
