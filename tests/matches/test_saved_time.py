"""Time that was left over is saved, and spent before a move is missed."""

from tests.matches.harness import DAY, HOUR
from tests.matches.in_hand import MatchInHand
from tests.probe.state import Order, Sheet

A1 = Sheet((Order("A", 1),))


def round_played_early() -> MatchInHand:
    """Play the first round of two: seat 0 answers after 4 hours, seat 1 after 20."""
    match = MatchInHand(2, deadline=DAY)
    match.pass_time(4 * HOUR)
    match.act(0, "sheet-1-0", A1)
    match.pass_time(16 * HOUR)
    match.act(1, "sheet-1-1", A1)
    return match


def test_what_is_left_of_ones_time_is_saved() -> None:
    assert round_played_early().saved() == [20 * HOUR, 4 * HOUR]


def test_an_answer_that_is_replaced_saves_nothing_more() -> None:
    match = MatchInHand(2, deadline=DAY)
    for _ in range(3):
        match.act(0, "sheet-1-0", A1)
    assert match.saved() == [24 * HOUR, 0]


def test_to_seal_and_take_back_by_turns_saves_nothing() -> None:
    match = MatchInHand(2, deadline=DAY)
    for _ in range(3):
        match.act(0, "sheet-1-0", A1)
        match.pass_time(HOUR)
        match.reopen(0, "sheet-1-0")
        assert match.saved() == [0, 0]
    match.act(0, "sheet-1-0", A1)
    assert match.saved() == [21 * HOUR, 0]


def test_no_more_is_saved_than_the_time_for_a_turn() -> None:
    match = round_played_early()
    for seat in (0, 1):
        match.act(seat, f"sheet-2-{seat}", A1)
    assert match.saved() == [24 * HOUR, 24 * HOUR]


def test_saved_time_is_spent_once_before_a_move_is_missed() -> None:
    match = round_played_early()
    match.act(0, "sheet-2-0", A1)
    match.hush()
    match.pass_time(24 * HOUR)
    assert match.notices() == ["notice-saved-time"]
    assert (match.misses()[1], match.saved()[1]) == (0, 0)
    match.pass_time(4 * HOUR)
    assert match.misses()[1] == 1


def test_without_a_deadline_nothing_is_saved() -> None:
    match = MatchInHand(2, deadline=None)
    match.act(0, "sheet-1-0", A1)
    assert match.saved() == [0, 0]
