"""What holds in every round of Power, whatever is ordered: tried on all rounds of random matches."""

from collections import Counter
from typing import Any, TypeAlias

import msgspec
import pytest

from bot.games.codec import from_json, to_json
from bot.games.power.board.data import OF_RESERVE, PLACE, PLACE_ORDER, STRENGTH
from bot.games.power.board.events import (
    GameEvent,
    MissilesStruck,
    PenaltyPaid,
    PowerCollected,
    SheetsRevealed,
    StandOff,
    TieBroken,
)
from bot.games.power.board.seats import playing
from bot.games.power.board.state import COLOURS, Exchange, Launch, Move, Order, Place, State
from bot.games.power.board.views import view_of
from tests.games.power.rounds import random_rounds, resolved, with_sheet
from tests.games.power.tables import GAME, chance, of_type

every_number = pytest.mark.parametrize("players", [2, 3, 4])


def outcome_of(state: State) -> tuple[Any, ...]:
    """Give what a round has led to, without the story."""
    return state.board, state.armies, state.booty, [player.fell for player in state.players]


def pieces_in(state: State) -> int:
    on_board = sum(len(stack.pieces) for stack in state.board)
    pending = sum(len(booty.pieces) for booty in state.booty)
    return on_board + pending + sum(len(army.reserve) for army in state.armies)


def power_in(state: State) -> int:
    return sum(army.power for army in state.armies)


def carried_out(events: list[GameEvent]) -> list[Order]:
    (revealed,) = of_type(events, SheetsRevealed)
    return [line.order for sheet in revealed.sheets for line in sheet.lines if line.reason is None and not line.joined]


def exchanges_of_mercenaries(state: State) -> bool:
    """Tell whether somebody has ordered the mercenaries to exchange something."""
    return any(
        isinstance(order, Exchange) and state.armies[COLOURS.index(order.army)].owner is None
        for player in state.players
        for order in player.sheet or ()
    )


@every_number
def test_pieces_come_and_go_only_by_exchange_missile_penalty_and_circle(players: int) -> None:
    for state in random_rounds(players):
        after, events = resolved(state)
        pieces, power = pieces_in(state), power_in(state)
        for order in carried_out(events):
            match order:
                case Exchange():
                    pieces += 1 - sum(batch.count for batch in order.spent if batch.kind != "P")
                    power -= sum(batch.count for batch in order.spent if batch.kind == "P")
                case Launch():
                    pieces -= 1
        for penalty in of_type(events, PenaltyPaid):
            if penalty.army is not None:
                power -= 1
            if penalty.piece is not None:
                pieces += -1 if penalty.small is None else 1
                power += STRENGTH[penalty.small or penalty.piece]
        for strike in (strike for event in of_type(events, MissilesStruck) for strike in event.strikes):
            pieces -= sum(len(force.pieces) for force in strike.destroyed)
            power -= strike.power
        power += sum(len(each.territories) for event in of_type(events, PowerCollected) for each in event.income)
        assert after.report is not None
        for fall in after.report.falls:
            if fall.heir is None:
                pieces -= len(fall.pieces)
                power -= fall.power
        assert (pieces_in(after), power_in(after)) == (pieces, power)


@every_number
def test_a_piece_moves_once_at_most_and_goes_back_once_at_most(players: int) -> None:
    """Whatever goes back has come by a move of this round, and no move is undone twice."""
    bounced = 0
    for state in random_rounds(players):
        after, events = resolved(state)
        assert after.report is not None
        moves = Counter(after.report.moves)
        back = Counter(move for event in of_type(events, TieBroken) for move in event.bounce.back)
        bounced += back.total()
        assert back <= moves
        ordered = Counter(
            (order.army, order.piece, order.start, order.target)
            for order in carried_out(events)
            if isinstance(order, Move)
        )
        assert ordered == Counter((move.army, move.piece, move.start, move.target) for move in after.report.moves)
        chained = [move for move in moves if any(other.start == move.target for other in moves)]
        for move in chained:
            stood = sum(
                stack.pieces.count(move.piece)
                for stack in state.board
                if (stack.place, stack.army) == (move.target, move.army)
            )
            onwards = sum(
                count
                for other, count in moves.items()
                if (other.army, other.piece, other.start) == (move.army, move.piece, move.target)
            )
            assert onwards <= stood, "nobody moves on from where he has just come"
    assert bounced


@every_number
def test_two_sides_share_a_place_only_in_a_stand_off(players: int) -> None:
    for state in random_rounds(players):
        after, events = resolved(state)
        lasting = {event.bounce.place for event in of_type(events, StandOff)}
        sides: dict[Place, set[int | None]] = {}
        for stack in after.board:
            sides.setdefault(stack.place, set()).add(after.armies[COLOURS.index(stack.army)].owner)
        assert {place for place, there in sides.items() if len(there) > 1} <= lasting


@every_number
def test_nobody_collects_more_than_one_power_a_rival_territory(players: int) -> None:
    for state in random_rounds(players):
        _, events = resolved(state)
        for each in (each for event in of_type(events, PowerCollected) for each in event.income):
            assert each.army not in each.territories
            assert len(each.territories) <= (2 if players == 2 else 3)


@every_number
def test_it_does_not_matter_who_reads_first(players: int) -> None:
    """Mercenary exchanges are read in turn and are left out."""
    for state in random_rounds(players):
        if exchanges_of_mercenaries(state):
            continue
        results = [
            outcome_of(resolved(msgspec.structs.replace(state, referee=referee))[0])
            for referee in playing(state.players)
        ]
        assert all(result == results[0] for result in results)


@every_number
def test_an_illegal_line_changes_nothing_else(players: int) -> None:
    wrong: tuple[Order, ...] = (
        Move("V", "T", "V4", "S3"),
        Move("B", "M", "HQB", "B8"),
        Launch("J", "S12", "HQV"),
        Exchange("R", "RVR", (), "M"),
    )
    for number, state in enumerate(random_rounds(players)):
        dice = chance("wrong", players, number)
        seat = dice.pick(playing(state.players))
        sheet = list(state.players[seat].sheet or ())
        if 0 < len(sheet) < 5:
            place = dice.below(len(sheet) + 1)
            more = with_sheet(state, seat, (*sheet[:place], dice.pick(wrong), *sheet[place:]))
            assert outcome_of(resolved(more)[0]) == outcome_of(resolved(state)[0])


@every_number
def test_a_table_looks_and_goes_on_as_it_does_once_it_was_stored(players: int) -> None:
    """What is kept of the boards that were seen last makes no difference."""
    for number, state in enumerate(random_rounds(players)):
        after, _ = resolved(state)
        stored = from_json(to_json(after), State)
        for seat in (None, *range(players)):
            seen = view_of(after, seat)
            assert view_of(state, seat) != seen == view_of(stored, seat)
        for decision in GAME.waiting_on(after):
            drawn = [
                GAME.sample(view_of(each, decision.seat), decision, chance("stored", number, decision.id))
                for each in (after, stored)
            ]
            assert drawn[0] == drawn[1]


@every_number
def test_a_view_shows_players_as_they_are_now(players: int) -> None:
    """Whether the same board was seen with them as they were before makes no difference either."""
    for number, state in enumerate(random_rounds(players)):
        seat = chance("now", players, number).below(players)
        for change in ({"sheet": None}, {"sheet": ()}, {"left": True}, {"fell": 1}, {"left": True, "resigned": 1}):
            others = list(state.players)
            others[seat] = msgspec.structs.replace(others[seat], **change)
            now = msgspec.structs.replace(state, players=tuple(others))
            view_of(state, None)
            seen, anew = (view_of(each, None) for each in (now, msgspec.structs.replace(now, round=now.round + 1)))
            assert (seen.players, seen.reading) == (anew.players, anew.reading)


@every_number
def test_a_missing_sheet_is_an_empty_one(players: int) -> None:
    for number, state in enumerate(random_rounds(players)):
        seat = chance("missing", players, number).pick(playing(state.players))
        assert resolved(with_sheet(state, seat, None)) == resolved(with_sheet(state, seat, ()))


# The symmetries of the board

Naming: TypeAlias = dict[str, str]


def _symmetries() -> list[Naming]:
    """List the eight ways to lay the square board upon itself, as maps of places, reserves and colours."""
    centres = {
        place: ((data.rect[0] + data.rect[2]) / 2, (data.rect[1] + data.rect[3]) / 2) for place, data in PLACE.items()
    }
    at = {centre: place for place, centre in centres.items()}

    def turned(point: tuple[float, float]) -> tuple[float, float]:
        return 9 - point[1], point[0]

    def mirrored(point: tuple[float, float]) -> tuple[float, float]:
        return 9 - point[0], point[1]

    maps = []
    for mirror in (False, True):
        for turns in range(4):
            found: Naming = {}
            for place, centre in centres.items():
                goal = mirrored(centre) if mirror else centre
                for _ in range(turns):
                    goal = turned(goal)
                found[place] = at[goal]
            for colour in COLOURS:
                found[colour] = found[f"HQ{colour}"][2:]
                found[f"RV{colour}"] = f"RV{found[colour]}"
            maps.append(found)
    return maps


SYMMETRIES = _symmetries()


def laid(state: State, by: Naming) -> State:
    """Lay a whole table by a symmetry: places, colours, orders; the seats stay with their players."""
    raw = msgspec.json.decode(to_json(state))
    order = [COLOURS.index(by[colour]) for colour in COLOURS]
    raw["armies"] = [raw["armies"][order.index(number)] for number in range(len(COLOURS))]
    for army in raw["armies"]:
        army["flag"] = by.get(army["flag"])
    for stack in raw["board"]:
        stack["place"], stack["army"] = by[stack["place"]], by[stack["army"]]
    raw["board"].sort(key=lambda stack: (PLACE_ORDER[stack["place"]], COLOURS.index(stack["army"])))
    for booty in raw["booty"]:
        booty["place"] = by[booty["place"]]
    raw["booty"].sort(key=lambda booty: PLACE_ORDER[booty["place"]])
    for player in raw["players"]:
        player["armies"] = [by[colour] for colour in player["armies"]]
        for line in player["sheet"] or ():
            for name in ("army", "start", "target", "place"):
                if name in line:
                    line[name] = by[line[name]]
    raw["report"] = None
    return msgspec.convert(raw, State)


def takes_one_of_equal_pieces(events: list[GameEvent]) -> bool:
    """Tell whether a penalty had to choose a piece on the board, for which the order of places counts."""
    return any(event.place is not None and event.place not in OF_RESERVE for event in of_type(events, PenaltyPaid))


def test_there_are_eight_symmetries_and_they_keep_the_kinds_of_places() -> None:
    assert len({tuple(sorted(each.items())) for each in SYMMETRIES}) == 8
    for each in SYMMETRIES:
        assert all(PLACE[place].kind == PLACE[other].kind for place, other in each.items() if place in PLACE)


@every_number
def test_a_turned_or_mirrored_table_leads_to_a_turned_or_mirrored_result(players: int) -> None:
    """Left out are the choices that the rules make by order: among equal smallest pieces, mercenary exchanges."""
    tried = 0
    for number, state in enumerate(random_rounds(players)):
        after, events = resolved(state)
        if takes_one_of_equal_pieces(events) or exchanges_of_mercenaries(state):
            continue
        by = SYMMETRIES[number % len(SYMMETRIES)]
        assert outcome_of(resolved(laid(state, by))[0]) == outcome_of(laid(after, by))
        tried += 1
    assert tried > 20
