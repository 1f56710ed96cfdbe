"""Answers ahead and again: the latest sheet used once more, sheets for the next round, what counts unsealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
import pytest

from bot.games.contract import PLAN
from bot.games.power.actions import Draft, Plan, Sheet
from bot.games.power.drafts import line_of
from bot.games.power.state import Colour, State
from tests.games.fuzz import arbitrary
from tests.games.power.tables import GAME, act, asked, orders, play, table, with_options
from tests.games.power.test_power_sheets import Desk, Standing
from tests.games.random_matches import chance_of, random_match

THREE: Sequence[Sequence[Colour]] = (("V",), ("B",), ("J",))
START: dict[Colour, dict[str, str]] = {"V": {"HQV": "2S 2T"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "T"}}


def after_a_round(*lines: str, text: dict[Colour, str] | None = None) -> State:
    """Play a round in which the first of three has written these lines."""
    state = table(START, seats=THREE, reserve=text or {"V": "9P"})
    return play(state, {0: orders("V", *lines), 1: orders("B", "S B4 B8"), 2: orders("J", "S J4 J8")}).state


AnyDesk = TypeVar("AnyDesk", bound=Desk)


def typed(desk: AnyDesk, text: str) -> AnyDesk:
    desk.draft = GAME.typed[desk.decision.kind].read(desk.view, desk.decision, desk.draft, text).draft
    return desk


# The same again


def test_the_latest_own_sheet_is_taken_again_by_one_press_and_another_seals_it() -> None:
    desk = Desk(after_a_round("2P ERV S", "T HQV V7"))
    assert desk.offers("again") == ("2",)
    desk.choose(again="2")
    assert desk.sheet == orders("V", "2P ERV S", "T HQV V7"), "the other tank goes the same way"
    assert not desk.offers("again"), "there is no more of it"


def test_there_is_nothing_to_take_again_in_the_first_round_and_after_an_empty_sheet() -> None:
    assert not Desk(table(START, seats=THREE)).offers("again")
    assert not Desk(after_a_round()).offers("again")


def test_what_no_longer_fits_is_shown_with_its_reason_and_left_out() -> None:
    desk = Desk(after_a_round("T HQV V7", "T HQV V6", "S HQV V8")).choose(again="1.3")
    assert desk.sheet == orders("V", "S HQV V8")
    assert GAME.faults(desk.view, desk.decision, desk.draft) == ()
    lines = desk.writing.lines
    assert [line.left_out for line in lines] == [True, True, False]
    assert [line.fault.key if line.fault else "" for line in lines] == ["power-problem-none-there"] * 2 + [""]


def test_lines_that_are_left_out_take_no_room_from_others() -> None:
    desk = Desk(after_a_round("T HQV V7", "T HQV V6", "S HQV V8", "S HQV V7", "2P ERV S")).choose(again="1.5")
    assert desk.sheet == orders("V", "2P ERV S")
    more = {"V7": "T", "V6": "T", "V8": "S"}
    for start, piece in more.items():
        desk.choose(line="new", army="V", kind="move", piece=piece, from_=start, to="V4")
    desk.choose(line="new", army="V", kind="buy", piece="S")
    assert desk.sheet == orders("V", "2P ERV S", *(f"{piece} {start} V4" for start, piece in more.items()), "2P ERV S")
    assert "new" not in desk.choose(line="done").offers("line"), "an army obeys five lines"


def test_nothing_that_is_written_already_is_lost_or_written_twice() -> None:
    desk = Desk(after_a_round("2P ERV S", "S HQV V8"))
    desk.choose(line="new", army="V", kind="move", piece="S", from_="HQV", to="V8").choose(line="done")
    assert desk.offers("again") == ("1",)
    assert desk.choose(again="1").sheet == orders("V", "S HQV V8", "2P ERV S")


def test_a_sheet_of_which_nothing_fits_is_not_sealed_empty_by_mistake() -> None:
    desk = Desk(after_a_round("T HQV V7", "T HQV V6"))
    assert not desk.offers("again")
    assert typed(desk, "again").sheet is None
    assert len(GAME.faults(desk.view, desk.decision, desk.draft)) == 2
    assert desk.choose(strike="faults").sheet == ()


def test_wrong_lines_of_the_latest_sheet_are_left_out_where_wrong_lines_may_be_sealed_too() -> None:
    state = table(START, seats=THREE, options=with_options(authentic_illegal_orders=True))
    state = play(state, {0: orders("V", "T HQV V7", "T HQV V6", "S HQV V8")}).state
    assert Desk(state).choose(again="1.3").sheet == orders("V", "S HQV V8")


@pytest.mark.parametrize("word", ["again", "Same", "encore", "idem"])
def test_the_latest_sheet_is_taken_again_by_a_word(word: str) -> None:
    desk = typed(Desk(after_a_round("T HQV V7", "T HQV V6", "S HQV V8")), f"{word}\nT V7 V4")
    assert desk.sheet == orders("V", "S HQV V8", "T V7 V4")
    written = GAME.typed["orders"].write(desk.view, desk.decision, desk.draft)
    assert written == "FR\n?T HQ V7\n?T HQ V6\n?S HQ V8\nT V7 V4"
    again = typed(Desk(after_a_round("T HQV V7", "T HQV V6", "S HQV V8")), written)
    assert again.draft.lines == desk.draft.lines


def test_the_word_means_nothing_where_there_is_no_latest_sheet() -> None:
    desk = typed(Desk(table(START, seats=THREE)), "again")
    assert desk.sheet is None
    assert [line.kind for line in desk.draft.lines] == ["unread"]


def test_a_line_with_a_question_mark_is_left_out_if_it_does_not_fit_and_counts_once_it_is_changed() -> None:
    desk = typed(Desk(table(START, seats=THREE)), "? T V4 V6\nS HQ V8")
    assert desk.sheet == orders("V", "S HQ V8")
    desk.choose(line="1").choose(to="V7")
    assert not desk.draft.lines[0].optional
    assert desk.choose(line="delete", go="V.T.HQV", to="V7").sheet == orders("V", "S HQ V8", "T HQ V7")


# The sheet for the next round


def test_the_sheet_of_this_round_is_taken_for_the_next_one_too() -> None:
    state = act(table(START, seats=THREE, reserve={"V": "9P"}), 0, Sheet(orders("V", "2P ERV S"))).state
    standing = Standing(state).choose(again="1")
    assert standing.plan == Plan(round=2, orders=orders("V", "2P ERV S"))
    assert typed(Standing(state), "again").draft == standing.draft


def test_the_owner_of_a_sheet_ahead_chooses_what_happens_if_it_does_not_fit() -> None:
    standing = Standing(table(START, seats=THREE))
    assert not standing.offers("otherwise"), "without a sheet there is nothing that might not fit"
    typed(standing, "T HQ V7\nT V4 V0")
    assert standing.plan.otherwise == "ask"
    assert standing.choose(otherwise="fitting").plan.otherwise == "fitting"


@pytest.mark.parametrize(
    ("otherwise", "lines", "answer"),
    [
        ("ask", ("T HQV V7", "S HQV V8"), ("T HQV V7", "S HQV V8")),
        ("ask", ("T HQV V7", "T V4 V0"), None),
        ("fitting", ("T HQV V7", "T V4 V0"), ("T HQV V7",)),
        ("fitting", ("T V4 V0", *("S HQV V8",) * 2, *("T HQV V7",) * 2, "2P ERV S"), ("S HQV V8",) * 2),
        ("fitting", ("T V4 V0", "S V4 V0"), None),
    ],
    ids=["all fits", "one does not: ask", "one does not: without it", "more than five, one of which does not", "none"],
)
def test_a_sheet_ahead_is_sealed_whole_or_as_far_as_its_owner_wants(
    otherwise: str, lines: tuple[str, ...], answer: tuple[str, ...] | None
) -> None:
    state = table(START, seats=THREE, round=3, reserve={"V": "2P"})
    plan = msgspec.convert(
        {"round": 3, "otherwise": otherwise, "orders": msgspec.to_builtins(orders("V", *lines))}, Plan
    )
    found = GAME.plans.answer(*asked(state, 0), plan)
    if answer is None or len(lines) < 6:
        assert found == (None if answer is None else Sheet(orders("V", *answer)))
    else:
        assert isinstance(found, Sheet)
        assert found.orders == orders("V", *lines[1:])


def test_a_plan_of_an_earlier_version_asks_if_it_does_not_fit() -> None:
    stored = msgspec.json.decode(b'{"muster":false,"booty":"ask","round":3,"orders":[]}', type=Plan)
    assert stored.otherwise == "ask"


def test_lines_that_were_written_for_a_round_that_has_come_are_not_kept_for_another_one() -> None:
    before = Standing(table(START, seats=THREE)).choose(muster="always")
    typed(before, "T HQ V7")
    later = Standing(table(START, seats=THREE, round=2))
    later.draft = before.draft
    assert later.plan == Plan(muster=True)
    assert (
        GAME.preview(later.view, later.decision, later.draft).writing
        == Standing(table(START, seats=THREE, round=2)).choose(muster="always").writing
    )
    assert GAME.typed[PLAN].write(later.view, later.decision, later.draft) == ""
    assert typed(later, "S HQ V8").plan == Plan(muster=True, round=3, orders=orders("V", "S HQ V8"))


# What is written and not sealed when the time is over


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("T HQ V7\nS HQ V8", ("T HQV V7", "S HQV V8")),
        ("T HQ V7\nT HQ IX\nwhat", ("T HQV V7",)),
        ("?T V4 V0\nS HQ V8", ("S HQV V8",)),
        ("T HQ IX", None),
        ("", None),
    ],
    ids=["a whole sheet", "with wrong lines", "with a line that does not fit", "nothing but wrong lines", "nothing"],
)
def test_what_is_written_counts_as_far_as_it_could_be_sealed(text: str, counts: tuple[str, ...] | None) -> None:
    desk = typed(Desk(table(START, seats=THREE)), text)
    found = GAME.overdue(desk.view, desk.decision, desk.draft)
    assert found == (None if counts is None else Sheet(orders("V", *counts)))


def test_a_half_made_line_does_not_count() -> None:
    desk = Desk(table(START, seats=THREE)).choose(line="new", army="V", kind="move", piece="S", to="V8")
    desk.choose(line="new", army="V", kind="move", piece="T")
    assert GAME.overdue(desk.view, desk.decision, desk.draft) == Sheet(orders("V", "S HQV V8"))


def test_wrong_lines_count_where_they_can_be_sealed() -> None:
    state = table(START, seats=THREE, options=with_options(authentic_illegal_orders=True))
    desk = typed(Desk(state), "T HQ IX\nS HQ V8")
    assert GAME.overdue(desk.view, desk.decision, desk.draft) == Sheet(orders("V", "T HQV IX", "S HQV V8"))


@pytest.mark.parametrize("players", GAME.seats)
def test_whatever_is_written_counts_legally_or_not_at_all(players: int) -> None:
    for moment in random_match(GAME, players, "overdue", 0):
        for view, decision in moment.asked:
            for number in range(3):
                chance = chance_of("overdue", len(moment.log), decision.id, number)
                draft: Draft = arbitrary(Draft, chance)
                action = GAME.overdue(view, decision, draft)
                assert decision.kind == "orders" or action is None
                if action is not None:
                    assert GAME.problems(view, decision, action) == ()
            sample = GAME.sample(view, decision, chance_of("sample", len(moment.log)))
            if isinstance(sample, Sheet) and sample.orders:
                written = Draft(lines=tuple(map(line_of, sample.orders)))
                assert GAME.overdue(view, decision, written) == sample
