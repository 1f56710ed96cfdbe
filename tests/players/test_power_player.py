"""The computer player of Power finds what is plain to see, keeps to the rules, and does the same again."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
import pytest

from bot.games.contract import Decision, Seat, standing_question
from bot.games.power.board.actions import Sheet, StandingOrders, TakeBooty
from bot.games.power.board.data import BOARD, STRENGTH
from bot.games.power.board.movement import ways_of
from bot.games.power.board.state import COLOURS, Colour, Launch, Move, Order, State
from bot.games.power.board.views import View
from bot.players.budget import Budget, Meter
from bot.players.choosing import ahead, choose, computer_players, reasons, weigh
from bot.players.computer_player import Level
from bot.players.power.outlook import WORTH, Others, value
from bot.players.power.search import Contest
from bot.players.quick_chance import QuickChance
from tests.games.power.tables import GAME, Board, asked, orders, play, table, with_options
from tests.games.random_matches import random_match

LEVEL4: Final = pytest.param("level4", marks=pytest.mark.long)
LEVELS: Final = ("greedy", "level2", "level3", LEVEL4)
THINKING: Final = ("level2", "level3", LEVEL4)
PAIRS: Final[Sequence[Sequence[Colour]]] = (("V", "B"), ("J", "R"))
THREE: Final[Sequence[Sequence[Colour]]] = (("V",), ("B",), ("J",))
FOUR: Final[Sequence[Sequence[Colour]]] = (*THREE, ("R",))
HOME: Final[Board] = {army: {f"HQ{army}": "2S 2T 2C 2D"} for army in COLOURS}
QUICK = Budget(simulations=200)


def chosen(state: State, seat: Seat, level: Level, budget: Budget | None = None) -> tuple[Order, ...]:
    """Let a level write the sheet of a seat."""
    action = choose(GAME, *asked(state, seat), level, QuickChance(1), budget)
    assert isinstance(action, Sheet)
    return action.orders


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [(("V", "R"), ("B", "J")), THREE, FOUR])
def test_a_headquarters_that_nobody_can_defend_is_taken(level: Level, seats: Sequence[Sequence[Colour]]) -> None:
    state = table(
        {"V": {"HQV": "2S 2T", "B7": "S T"}, "B": {"V0": "D"}, "J": {"HQJ": "2S 2T 2C"}, "R": {"HQR": "2S 2T 2C"}},
        seats=seats,
    )
    after = play(state, {0: chosen(state, 0, level)}).state
    assert after.armies[1].flag == "V"


@pytest.mark.parametrize("seats", [(("V", "R"), ("B", "J")), THREE, FOUR])
def test_a_flag_that_is_taken_now_is_worth_more_than_one_that_could_be_taken_next(
    seats: Sequence[Sequence[Colour]],
) -> None:
    state = table({**HOME, "V": {"HQV": "2S 2T", "B7": "S T"}, "B": {"V0": "D"}}, seats=seats)
    view, decision = asked(state, 0)
    taken, waiting = Sheet(orders("V", "S B7 HQB", "T B7 HQB")), Sheet(orders("V", "S HQV V7"))
    weighed = weigh(GAME, view, decision, "level4", QuickChance(1), [taken, waiting], Budget(simulations=30_000))
    worth = {one.action: one.worth for one in weighed}
    assert worth[taken] > worth[waiting]


@pytest.mark.parametrize("level", LEVELS)
def test_a_headquarters_is_defended_against_a_certain_loss(level: Level) -> None:
    state = table(
        {
            "V": {"HQV": "2S"},
            "B": {"HQB": "2S 2T"},
            "J": {"HQJ": "2S 2T", "V6": "2R"},
            "R": {"HQR": "2S 2T"},
        },
        reserve={"V": "C 2A"},
        seats=PAIRS,
    )
    storm = orders("J", "R V6 HQV", "R V6 HQV")
    assert play(state, {1: storm}).state.armies[0].flag == "J"
    after = play(state, {0: chosen(state, 0, level), 1: storm}).state
    assert after.armies[0].flag == "V"


@pytest.mark.parametrize("level", LEVELS)
def test_three_small_pieces_in_the_reserve_are_made_a_large_one(level: Level) -> None:
    state = table(HOME, reserve={"V": "3T"}, seats=PAIRS)
    after = play(state, {0: chosen(state, 0, level)}).state
    pieces = [piece for stack in after.board if stack.army == "V" for piece in stack.pieces]
    assert "A" in (*pieces, *after.armies[0].reserve)


@pytest.mark.parametrize("level", LEVELS)
def test_an_army_is_not_sent_to_where_it_is_lost(level: Level) -> None:
    heavy: Board = {army: {f"HQ{army}": "3A"} for army in COLOURS}
    state = table({**heavy, "V": {"HQV": "2S 2T", "J7": "R"}}, seats=PAIRS)
    assert not any(isinstance(order, Move) and order.target == "HQJ" for order in chosen(state, 0, level))


@pytest.mark.parametrize("level", LEVELS)
def test_booty_goes_to_an_army_that_has_a_share(level: Level) -> None:
    state = table(
        {"V": {"HQV": "2S", "J4": "T"}, "B": {"HQB": "S", "J4": "T"}, "J": {"HQJ": "2S", "J4": "S"}, "R": {"HQR": "S"}},
        seats=PAIRS,
    )
    state = play(state, {0: orders("V", "S HQV V7"), 1: orders("J", "S HQJ J7")}).state
    view, decision = asked(state, 0)
    assert choose(GAME, view, decision, level, QuickChance(1)) in {TakeBooty("V"), TakeBooty("B")}


@pytest.mark.parametrize(("guards", "army"), [({"V": "2S", "B": "S"}, "V"), ({"V": "S", "B": "2S"}, "B")])
def test_equal_shares_are_left_to_the_army_that_guards_its_headquarters_best(
    guards: dict[Colour, str], army: Colour
) -> None:
    """As they would be if they were asked for; nothing else is left, since it would look at nobody else's moves."""
    state = table(
        {
            **{colour: {f"HQ{colour}": pieces, "J4": "T"} for colour, pieces in guards.items()},
            "J": {"HQJ": "2S", "J4": "S"},
            "R": {"HQR": "S"},
        },
        seats=PAIRS,
    )
    view = GAME.view(state, 0)
    plan = ahead(GAME, view, standing_question(0), "level2", QuickChance(1))
    assert plan == StandingOrders(booty="first" if army == "V" else "second")
    state = play(state, {1: orders("J", "S HQJ J7")}).state
    assert (
        GAME.orders_ahead.answer(*asked(state, 0), plan)
        == TakeBooty(army)
        == choose(GAME, *asked(state, 0), "level2", QuickChance(1))
    )
    assert ahead(GAME, GAME.view(table(HOME, seats=THREE), 0), standing_question(0), "level2", QuickChance(1)) is None


def test_who_knows_what_comes_is_there_before_it() -> None:
    """The fighters that are expected on V0 are worth more than all that could be done elsewhere."""
    state = table({**HOME, "V": {"HQV": "2S 2T", "V3": "B"}}, seats=PAIRS)
    coming = orders("J", "C HQJ V0", "C HQJ V0")
    contest = Contest(GAME.view(state, 0))
    expected = contest.blank[1].after(coming)
    assert expected is not None
    mixture = contest.mixture(0, Meter(QUICK), [(1.0, {**contest.blank, 1: expected})])
    for sketch, _ in mixture.sheets:
        assert play(state, {0: sketch.orders, 1: coming}).state.armies[0].reserve == ("C", "C")


@pytest.mark.parametrize("level", THINKING)
def test_mercenaries_come_to_where_they_are_captured(level: Level) -> None:
    state = table({**HOME, "V": {"HQV": "2S 2T 2D", "R4": "B"}}, seats=THREE)
    sheet = chosen(state, 0, level)
    assert any(order.army == "R" for order in sheet)
    assert play(state, {0: sheet}).state.armies[0].reserve


def test_mercenaries_whom_others_tell_something_else_are_worth_nothing() -> None:
    """Two orders each for two destroyers are two too many (rule 8.2)."""
    state = table({**HOME, "V": {"HQV": "2S 2T 2D", "R8": "B"}, "B": {"HQB": "2S 2T", "S8": "CR"}}, seats=THREE)
    contest = Contest(GAME.view(state, 0))
    mine, theirs = (
        contest.sketch(seat, orders("R", f"D HQR {place}", f"D HQR {place}")) for seat, place in enumerate(("R8", "S8"))
    )
    alone, against = Others([contest.blank[1]]), Others([theirs])
    assert value(mine, alone, 0) > value(mine, against, 0) == value(contest.blank[0], against, 0) + WORTH["P"]


@pytest.mark.parametrize("level", ["level2", "level3", "level4"])
@pytest.mark.parametrize("seats", [PAIRS, THREE])
def test_what_a_person_would_write_is_weighed_beside_what_the_level_does(
    level: Level, seats: Sequence[Sequence[Colour]]
) -> None:
    """The penalty, orders for mercenaries and a fighter thrown away are worth less than what it writes."""
    state = table({**HOME, "V": {"HQV": "2S 2T 2C 2D", "V0": "C"}}, seats=seats)
    view, decision = asked(state, 0)
    player = computer_players()[GAME.key]
    also = [Sheet(), Sheet(orders("R", "T HQR R8") if seats is THREE else ()), Sheet(orders("V", "C V0 HQJ"))]
    budget = Budget(simulations=20_000) if level == "level4" else QUICK
    weighed = player.weigh(view, decision, level, Meter(budget), QuickChance(1), also)
    assert len({one.action for one in weighed}) == len(weighed)
    assert sum(one.share for one in weighed) == pytest.approx(1)
    least = min(one.worth for one in weighed if one.share)
    assert all(0 < one.worth < least for one in weighed if one.action in also)
    assert {one.action for one in weighed} >= set(also)


def test_a_sheet_that_amounts_to_one_of_its_own_is_that_one() -> None:
    view, decision = asked(table({**HOME, "V": {"HQV": "2S 2T 2C 2D", "V0": "C"}}, seats=PAIRS), 0)
    alone = weigh(GAME, view, decision, "level2", QuickChance(1), budget=QUICK)
    mine = next(one for one in alone if one.share and len(set(one.action.orders)) > 1)
    other = Sheet(tuple(reversed(mine.action.orders)))
    again = weigh(GAME, view, decision, "level2", QuickChance(1), [other], QUICK)
    assert list(again) == [mine._replace(action=other) if one is mine else one for one in alone]


@pytest.mark.parametrize("level", THINKING)
def test_in_the_last_round_all_is_strength(level: Level) -> None:
    state = table(
        HOME,
        reserve={"V": "2P"},
        seats=PAIRS,
        options=with_options(round_limit="12"),
        round=12,
    )
    strength = GAME.view(play(state, {0: chosen(state, 0, level)}).state, 0).players[0].strength
    assert strength >= GAME.view(state, 0).players[0].strength


# Reasons


def open_sheets(players: int) -> Iterator[tuple[State, View, Decision, tuple[Order, ...]]]:
    """Give positions of a random match in which nothing is sealed yet, each with a seat that has written a sheet."""
    for number, moment in enumerate(random_match(GAME, players, "why", leave_one_in=0)):
        state = moment.state
        if state.phase == "orders" and all(player.sheet is None for player in state.players):
            # Whoever writes nothing pays: by Power, so that no piece goes.
            rich = tuple(msgspec.structs.replace(army, power=army.power + 1) for army in state.armies)
            state = msgspec.structs.replace(state, armies=rich)
            seat = [decision.seat for decision in GAME.waiting_on(state)][number % 2]
            sheet = choose(GAME, *asked(state, seat), "greedy" if number % 3 else "random", QuickChance(number))
            if not any(isinstance(order, Launch) for order in sheet.orders):
                yield state, *asked(state, seat), sheet.orders


@pytest.mark.parametrize("players", GAME.seats)
def test_what_is_said_to_happen_if_nobody_else_moves_does_happen_then(players: int) -> None:
    told = set()
    for state, view, decision, sheet in open_sheets(players):
        seat, after = decision.seat, play(state, {decision.seat: sheet}).state
        report, armies = after.report, view.players[decision.seat].armies
        assert report is not None
        won = {fight.place: fight.sides for fight in report.fights if fight.sides[0].seat == seat}
        for reason in reasons(GAME, view, decision, Sheet(sheet)):
            told.add(reason.key)
            match reason.key, dict(reason.values):
                case "power-hint-fight", {"place": place, "margin": margin}:
                    assert won[str(place)][0].strength - won[str(place)][1].strength == margin
                case "power-hint-flag", {"whose": army}:
                    assert army in [fall.army for fall in report.falls if fall.captor in armies]
                case "power-hint-income", {"count": count} if after.phase != "booty":
                    paid = dict(zip(COLOURS, report.income, strict=True))
                    assert sum(len(paid[army]) for army in armies) == count
    assert {"power-hint-fight", "power-hint-income"} <= told


@pytest.mark.parametrize("players", GAME.seats)
def test_whoever_is_said_to_come_with_more_can_do_so(players: int) -> None:
    came = 0
    for state, view, decision, sheet in open_sheets(players):
        for reason in reasons(GAME, view, decision, Sheet(sheet)):
            if reason.key not in ("power-hint-home", "power-hint-open") or reason.values["name"] == "":
                continue
            rival = int(reason.values["name"])
            goal = reason.values.get("place", f"HQ{reason.values.get('army')}")
            ways, attack = ways_of(view.options), []
            for army in view.players[rival].armies:
                able = [
                    Move(army, piece, stack.place, str(goal))
                    for stack in state.board
                    if stack.army == army
                    for piece in stack.pieces
                    if goal in ways.reach(piece, stack.place)
                ]
                attack += sorted(able, key=lambda move: -STRENGTH[move.piece])[: BOARD.lines]
            assert not GAME.problems(*asked(state, rival), Sheet(tuple(attack)))
            report = play(state, {decision.seat: sheet, rival: attack}).state.report
            assert report is not None
            there = {here.place: here.forces for here in report.before}[str(goal)]
            for owner, strength in ((rival, reason.values["strength"]), (decision.seat, reason.values["own"])):
                assert sum(force.strength for force in there if force.army in view.players[owner].armies) == strength
            came += 1
    assert came
