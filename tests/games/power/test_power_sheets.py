"""Sheets in the making: menus, lines that are changed, what is shown beforehand, sealing and taking back."""

from __future__ import annotations

from typing import Self

import pytest

from bot.games.contract import Decision, IllegalAction
from bot.games.power.actions import Draft, Plan, Sheet, TakeBooty
from bot.games.power.drafts import UNFINISHED, as_typed
from bot.games.power.events import (
    BootyTaken,
    PowerCollected,
    RoundBegun,
    SheetReopened,
    SheetSealed,
    TableSet,
)
from bot.games.power.notation import Letters
from bot.games.power.state import Batch, Colour, Entry, Exchange, Launch, Move, Options, State
from bot.games.power.views import View, Writing
from tests.games.power.tables import (
    GAME,
    act,
    asked,
    chance,
    of_type,
    orders,
    play,
    reserves_of,
    table,
    with_options,
)


class Desk:
    """A seat that puts its sheet together from menus."""

    def __init__(self, state: State, seat: int = 0) -> None:
        self.view, self.decision = asked(state, seat)
        self.draft = GAME.blank(self.view, self.decision)

    def choose(self, **answers: str) -> Self:
        """Answer questions in turn; `from_` is the question "from". What has been filled in by itself is not asked."""
        for name, choice in answers.items():
            key = name.rstrip("_")
            if self.draft.at is not None and not self.offers(key):
                line = self.draft.lines[self.draft.at]
                assert {"piece": line.piece, "from": line.start, "kind": line.kind}[key] == choice
                continue
            self.draft = GAME.take(self.view, self.decision, self.draft, key, (choice,))
        return self

    def offers(self, key: str) -> tuple[str, ...]:
        found = {question.key: question.choices for question in GAME.questions(self.view, self.decision, self.draft)}
        return found.get(key, ())

    @property
    def sheet(self) -> tuple[object, ...] | None:
        action = GAME.finish(self.view, self.decision, self.draft)
        return action.orders if isinstance(action, Sheet) else None

    @property
    def writing(self) -> Writing:
        writing = GAME.preview(self.view, self.decision, self.draft).writing
        assert writing is not None
        return writing


START: dict[Colour, dict[str, str]] = {"V": {"HQV": "2S 2T 2C 2D"}, "B": {"HQB": "2S 2T 2C 2D"}}


def test_a_move_is_chosen_by_piece_from_and_to_and_only_what_is_possible_is_offered() -> None:
    desk = Desk(table(START)).choose(line="new")
    assert desk.offers("kind") == ("move",)
    desk.choose(kind="move")
    assert desk.offers("piece") == ("S", "T", "C", "D")
    desk.choose(piece="S")
    assert desk.draft.lines[0].start == "HQV", "the only place is filled in"
    assert desk.offers("to") == ("V4", "V6", "V7", "V8")
    assert desk.writing.reach
    desk.choose(to="V6")
    assert desk.sheet == orders("V", "S HQ V6")


def test_a_new_line_is_supposed_to_be_a_move_of_the_own_army_and_can_be_anything_else() -> None:
    state = table(
        {"V": {"V4": "2T"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "C"}}, seats=(("V",), ("B",), ("J",))
    )
    desk = Desk(state).choose(line="new")
    assert desk.sheet == (), "nothing is written before anything is chosen"
    assert desk.choose(piece="T", to="V6").sheet == orders("V", "T V4 V6")
    desk.choose(line="new", army="R", piece="C", to="R7")
    assert desk.sheet == (*orders("V", "T V4 V6"), *orders("R", "C R4 R7"))


def test_lines_before_count_for_what_is_offered() -> None:
    state = table({"V": {"V4": "2C", "V0": "C"}}, reserve={"V": "2P"})
    desk = Desk(state).choose(line="new", kind="move", piece="C", from_="V0", to="V4").choose(line="done")
    desk.choose(line="new")
    assert desk.offers("kind") == ("move", "buy", "merge")
    desk.choose(kind="merge")
    assert desk.sheet == orders("V", "C V0 V4", "3C EV4 B"), "what has one choice only is filled in"
    desk.choose(line="new", kind="buy", piece="S")
    assert desk.sheet == orders("V", "C V0 V4", "3C EV4 B", "2P ERV S")
    desk.choose(line="new", kind="move")
    assert desk.draft.lines[-1].piece == "S", "what was merged cannot move, what was bought can"


def test_a_missile_is_made_of_a_mixture_and_launched_at_others_first() -> None:
    state = table({"V": {"V3": "2CR A R D"}, "B": {"IX": "T"}})
    desk = Desk(state).choose(line="new", kind="missile", from_="V3")
    assert desk.offers("spent")[:2] == ("2CR", "CR+A+R")
    desk.choose(spent="CR+A+R").choose(line="new", kind="launch")
    assert desk.offers("to")[0] == "IX"
    assert desk.offers("to")[-1] == "V3"
    desk.choose(to="IX")
    assert desk.sheet == (
        Exchange("V", "V3", (Batch(1, "CR"), Batch(1, "A"), Batch(1, "R")), "M"),
        Launch("V", "V3", "IX"),
    )


def test_a_part_that_falls_takes_along_what_is_not_asked_any_more_in_whatever_order_parts_are_chosen() -> None:
    state = table(
        {"V": {"V4": "4R 4C", "V0": "M"}, "B": {"B0": "S", "B4": "3T"}, "J": {"J0": "T"}, "R": {"R0": "D"}},
        reserve={"V": "100P", "B": "2P"},
        seats=(("V", "B"), ("J", "R")),
    )
    desk = Desk(state).choose(line="new", army="V", kind="missile", from_="V4", army_="B")
    assert (desk.offers("army"), desk.offers("kind")) == (("V", "B"), ("move", "buy", "merge"))
    for seed in range(60):
        luck, desk = chance("parts", seed), Desk(state).choose(line="new")
        for _ in range(12):
            parts = [key for key in ("army", "kind", "piece", "from", "spent", "to") if desk.offers(key)]
            desk.choose(**{(key := luck.pick(parts)): luck.pick(desk.offers(key))})
            assert all(line.fault in (None, UNFINISHED) for line in desk.writing.lines)


def test_a_missile_on_own_pieces_is_pointed_out_and_not_forbidden() -> None:
    state = table({"V": {"V4": "M S", "V0": "T"}, "B": {"IX": "D"}})
    desk = Desk(state)
    desk.draft = (
        GAME.typed[desk.decision.kind].read(desk.view, desk.decision, desk.draft, "M V4 IX\nT V0 IX\nS V4 V8").draft
    )
    hit = desk.writing.lines[0].own_hit
    assert [(force.army, force.pieces) for force in hit] == [("V", ("T",))]
    assert desk.sheet is not None


def test_lines_can_be_reordered_copied_changed_and_deleted() -> None:
    desk = Desk(table({"V": {"V4": "2T"}})).choose(line="new", kind="move", piece="T", to="V6")
    desk.choose(line="copy").choose(to="V8")
    assert desk.sheet == orders("V", "T V4 V6", "T V4 V8")
    desk.choose(line="up")
    assert desk.sheet == orders("V", "T V4 V8", "T V4 V6")
    desk.choose(line="down").choose(line="1").choose(line="delete")
    assert desk.sheet == orders("V", "T V4 V8")


def test_only_a_finished_line_is_copied_to_be_changed() -> None:
    desk = Desk(table({"V": {"V4": "2T"}})).choose(line="new")
    assert "copy" not in desk.offers("line")
    desk.choose(kind="move", piece="T")
    assert "copy" not in desk.offers("line")
    desk.choose(to="V6")
    assert "copy" in desk.offers("line")


def test_good_lines_are_sealed_without_those_that_are_not_finished() -> None:
    state = table({"V": {"V4": "2T"}, "B": {"B4": "S"}})
    desk = Desk(state).choose(line="new", kind="move", piece="T")
    assert desk.sheet is None, "nothing but an unfinished line is no sheet"
    assert [fault.key for fault in GAME.faults(desk.view, desk.decision, desk.draft)] == ["power-problem-unfinished"]
    desk.choose(line="new", kind="move", piece="T", to="V6")
    assert desk.sheet == orders("V", "T V4 V6")
    assert GAME.faults(desk.view, desk.decision, desk.draft) == ()
    assert [line.fault.key for line in desk.writing.lines if line.fault] == ["power-problem-unfinished"]
    desk.draft = GAME.typed["orders"].read(desk.view, desk.decision, desk.draft, "T V4 V6\nT V4 S1").draft
    assert desk.sheet is None, "what is finished and wrong is not left out in silence"


def test_half_made_lines_survive_while_others_are_typed() -> None:
    desk = Desk(table({"V": {"V4": "2T"}})).choose(line="new", kind="move", piece="T", to="V6").choose(line="new")
    desk.choose(kind="move")
    (_, half_made) = desk.draft.lines
    assert half_made.target == ""
    text = GAME.typed["orders"].write(desk.view, desk.decision, desk.draft)
    desk.draft = GAME.typed["orders"].read(desk.view, desk.decision, desk.draft, text.replace("V6", "V8")).draft
    assert desk.draft.lines[1] == half_made
    assert desk.sheet == orders("V", "T V4 V8")


def test_what_no_longer_fits_is_said_and_can_be_struck_out() -> None:
    state = table({"V": {"V4": "2C", "V0": "C"}, "B": {"B4": "S"}})
    desk = Desk(state)
    desk.draft = (
        GAME.typed[desk.decision.kind].read(desk.view, desk.decision, desk.draft, "C V0 V4\n3C EV4 B\nwhat").draft
    )
    desk.choose(line="1").choose(line="down")
    assert [(each.key, each.where) for each in GAME.faults(desk.view, desk.decision, desk.draft)] == [
        ("power-problem-too-few-there", "line 1"),
        ("power-problem-unreadable", "line 3"),
    ]
    assert desk.sheet is None
    desk.choose(strike="faults")
    assert desk.sheet == orders("V", "C V0 V4")


def test_the_preview_shows_own_orders_carried_out_and_nothing_of_anybody_else() -> None:
    state = table({"V": {"V4": "T", "V0": "S"}, "B": {"IX": "D"}}, reserve={"V": "3P"})
    sealed = act(state, 1, Sheet(orders("B", "D IX S3"))).state
    desk = Desk(sealed)
    desk.draft = (
        GAME.typed[desk.decision.kind]
        .read(desk.view, desk.decision, desk.draft, "T V4 HQ\n2P ERV S\nS V0 IX\nT V0 V1")
        .draft
    )
    writing = desk.writing
    places = {here.place: [(force.army, force.strength) for force in here.forces] for here in writing.places}
    assert places == {"HQV": [("V", 3)], "IX": [("V", 2), ("B", 10)]}
    assert [(each.army, each.pieces, each.power) for each in writing.reserves] == [("V", ("S",), 1)]
    assert [line.steps for line in writing.lines] == [2, 0, 1, 1]
    assert [line.fault.key if line.fault else "" for line in writing.lines] == ["", "", "", "power-problem-none-there"]
    assert desk.view.places == GAME.preview(desk.view, desk.decision, desk.draft).places


def test_each_verdict_gives_its_reason_in_numbers() -> None:
    state = table({"V": {"HQV": "T"}, "B": {"B4": "S"}})
    desk = Desk(state)
    desk.draft = GAME.typed[desk.decision.kind].read(desk.view, desk.decision, desk.draft, "T HQ IX").draft
    (fault,) = GAME.faults(desk.view, desk.decision, desk.draft)
    assert (fault.key, fault.where) == ("power-problem-too-far", "line 1")
    assert dict(fault.values) == {"piece": "T", "target": "IX", "steps": 4, "range": 3}


def test_a_sealed_sheet_can_be_replaced_and_taken_back_until_the_last_one_is_in() -> None:
    state = table({"V": {"V4": "S"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}})
    step = act(state, 0, Sheet(orders("V", "S V4 V8")))
    assert of_type(step.events, SheetSealed)
    view, decision = asked(step.state, 0)
    assert decision.answered
    assert GAME.typed[decision.kind].write(view, decision, GAME.blank(view, decision)) == "FR\nS V4 V8"
    again = act(step.state, 0, Sheet(orders("V", "S V4 V6")))
    assert not of_type(again.events, SheetSealed)
    back = GAME.reopen(again.state, decision, chance("reopen"))
    assert of_type(back.events, SheetReopened)
    assert back.state == state
    _, decision = asked(back.state, 0)
    with pytest.raises(IllegalAction):
        GAME.reopen(back.state, decision, chance("reopen"))


def test_what_somebody_else_sealed_cannot_be_seen() -> None:
    state = table({"V": {"V4": "S"}, "B": {"B4": "S"}})
    sheets = [Sheet(orders("V", "S V4 V8")), Sheet(orders("V", "S V4 V6")), Sheet()]
    views = [GAME.view(act(state, 0, sheet).state, 1) for sheet in sheets]
    assert views[0] == views[1] == views[2]
    assert views[0].players[0].ready
    assert views[0].sheet is None


def test_threats_are_all_that_could_come_next_round() -> None:
    state = table({"V": {"V8": "D", "HQV": "T"}, "B": {"V4": "S R", "V0": "C", "S1": "D"}, "J": {"V5": "S"}})
    army = GAME.view(state, 0).armies[0]
    assert army.garrison == 3
    assert [(each.army, each.place, each.strength, each.infantry) for each in army.threats] == [
        ("B", "V4", 22, True),
        ("B", "S1", 10, False),
        ("B", "V0", 5, False),
    ]


# Corners


@pytest.mark.parametrize(
    ("wishes", "corners"),
    [
        (["", ""], [("V", "B"), ("J", "R")]),
        (["J", ""], [("J", "R"), ("V", "B")]),
        (["V", "B"], [("V", "R"), ("B", "J")]),
        (["V", "V"], [("V", "B"), ("J", "R")]),
        (["", "V"], [("B", "J"), ("V", "R")]),
        (["", "", ""], [("V",), ("B",), ("J",)]),
        (["", "V", "V"], [("B",), ("V",), ("J",)]),
        (["R", "", "", "R"], [("R",), ("V",), ("B",), ("J",)]),
    ],
)
def test_corners_go_by_wishes_in_the_order_of_joining(wishes: list[str], corners: list[tuple[str, ...]]) -> None:
    entries = tuple(GAME.entries.read(wish, Options())[0] or Entry() for wish in wishes)
    (told,) = of_type(GAME.start(entries, Options(), chance("corners")).events, TableSet)
    assert [sorted(armies) for armies in told.armies] == [sorted(armies) for armies in corners]
    assert [armies[0] for armies in told.armies] == [armies[0] for armies in corners]
    assert told.denied == tuple(seat for seat, wish in enumerate(wishes) if wish not in {"", corners[seat][0]})


def test_opposite_corners_are_an_option() -> None:
    step = GAME.start((Entry("B"), Entry()), Options(pairing="opposite"), chance("opposite"))
    assert [player.armies for player in step.state.players] == [("B", "R"), ("V", "J")]


def test_a_corner_can_be_named_in_words() -> None:
    assert GAME.entries.read("vert", Options()) == GAME.entries.read("Grün", Options()) == (Entry("V"), ())
    assert GAME.entries.read(" Yellow ", Options()) == (Entry("J"), ())
    assert GAME.entries.read("", Options()) == (Entry(), ())
    entry, problems = GAME.entries.read("pink", Options())
    assert entry is None
    assert problems[0].key == "power-problem-no-such-corner"


# Booty, standing orders, leaving


def booty_table() -> State:
    state = table({"V": {"V0": "D"}, "B": {"B0": "D"}, "J": {"J0": "C", "J4": "S"}}, seats=(("V", "B"), ("J", "R")))
    return play(
        state,
        {0: (*orders("V", "D V0 IX"), *orders("B", "D B0 IX")), 1: orders("J", "C J0 IX", "S J4 J8")},
    ).state


@pytest.mark.parametrize(("army", "reserve"), [("V", {"V": "C"}), ("B", {"B": "C"})])
def test_equal_shares_of_booty_go_where_their_owner_says(army: Colour, reserve: dict[str, str]) -> None:
    state = booty_table()
    (decision,) = GAME.waiting_on(state)
    assert (decision.id, decision.kind, decision.pace, decision.seat) == ("1.booty.ix", "booty", "answer", 0)
    step = act(state, 0, TakeBooty(army))
    assert [(event.army, event.pieces) for event in of_type(step.events, BootyTaken)] == [(army, ("C",))]
    assert reserves_of(step.state) == reserve
    assert of_type(step.events, RoundBegun)
    assert not of_type(step.events, PowerCollected)


def test_the_clock_puts_booty_to_the_first_army_and_a_rival_gets_none() -> None:
    view, decision = asked(booty_table(), 0)
    assert GAME.fallback(view, decision) == TakeBooty("V")
    assert GAME.plans.answer(view, decision, Plan(booty="second")) == TakeBooty("B")
    assert GAME.plans.answer(view, decision, Plan()) is None
    assert GAME.problems(view, decision, TakeBooty("J"))


def test_a_standing_order_to_muster_buys_and_brings_out() -> None:
    state = table({"V": {"V4": "S"}, "B": {"B4": "S"}}, reserve={"V": "A 7P"})
    view, decision = asked(state, 0)
    sheet = GAME.plans.answer(view, decision, Plan(muster=True))
    assert isinstance(sheet, Sheet)
    assert sheet.orders == orders("V", "5P ERV C", "2P ERV S", "A RV HQ", "C RV HQ", "S RV HQ")


@pytest.mark.parametrize("board", [{"V": {"V4": "S"}, "B": {"B4": "S"}}, {"V": {"V4": "S"}, "B": {"HQV": "B"}}])
def test_a_standing_order_to_muster_asks_when_there_is_nothing_to_do_or_a_blockade(
    board: dict[Colour, dict[str, str]],
) -> None:
    reserve: dict[Colour, str] = {"V": "A"} if "HQV" in board["B"] else {}
    view, decision = asked(table(board, reserve=reserve), 0)
    assert GAME.plans.answer(view, decision, Plan(muster=True)) is None


class Standing(Desk):
    """A seat that leaves standing orders."""

    def __init__(self, state: State, seat: int = 0) -> None:
        self.view = GAME.view(state, seat)
        decision = GAME.plans.question(self.view)
        assert decision is not None
        self.decision = decision
        self.draft = GAME.blank(self.view, decision)

    @property
    def plan(self) -> Plan:
        plan = GAME.finish(self.view, self.decision, self.draft)
        assert isinstance(plan, Plan)
        assert GAME.problems(self.view, self.decision, plan) == ()
        return plan


def test_standing_orders_are_left_by_menus() -> None:
    standing = Standing(table({"V": {"V4": "S"}, "J": {"J4": "S"}}, seats=(("V", "B"), ("J", "R"))))
    assert standing.plan == Plan()
    assert standing.choose(muster="always", shares="second").plan == Plan(muster=True, booty="second")
    assert not Standing(table({"V": {"V4": "S"}, "B": {"B4": "S"}})).offers("shares"), "one army shares with nobody"


def test_a_sheet_can_be_written_ahead_for_the_next_round_from_where_the_sealed_one_leaves_the_pieces() -> None:
    state = table({"V": {"V4": "T"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}})
    state = act(state, 0, Sheet(orders("V", "T V4 V0"))).state
    standing = Standing(state).choose(line="new", kind="move")
    assert standing.draft.lines[0].start == "V0"
    plan = standing.choose(to="IX").plan
    assert plan == Plan(round=2, orders=orders("V", "T V0 IX"))
    assert GAME.plans.answer(*asked(state, 0), plan) is None, "this round has its sheet"
    for seat in (1, 2, 3):
        state = act(state, seat, Sheet()).state
    assert GAME.plans.answer(*asked(state, 0), plan) == Sheet(orders("V", "T V0 IX"))


def test_a_sheet_that_was_written_ahead_and_does_not_fit_any_more_is_left_to_its_player() -> None:
    state = table({"V": {"V4": "T"}, "B": {"B4": "S"}}, round=2, options=with_options(authentic_illegal_orders=True))
    for plan in (
        Plan(round=2, orders=orders("V", "T V0 IX"), muster=True),
        Plan(round=2, orders=orders("V", "T V4 V0", "T V0 IX")),
        Plan(round=3, orders=orders("V", "T V4 V0")),
    ):
        assert GAME.plans.answer(*asked(state, 0), plan) is None


def test_a_sheet_ahead_can_be_typed_and_need_not_be_possible_yet() -> None:
    standing = Standing(table({"V": {"V4": "T"}, "B": {"B4": "S"}}))
    reading = GAME.typed[standing.decision.kind].read(
        standing.view, standing.decision, standing.choose(muster="always").draft, "T V0 IX\nwhat"
    )
    assert [problem.where for problem in reading.problems] == ["line 2"]
    standing.draft = reading.draft
    assert [fault.where for fault in GAME.faults(standing.view, standing.decision, reading.draft)] == ["line 2"]
    standing.draft = (
        GAME.typed[standing.decision.kind].read(standing.view, standing.decision, reading.draft, "T V0 IX").draft
    )
    assert standing.plan == Plan(muster=True, round=2, orders=orders("V", "T V0 IX"))
    assert [line.fault.key for line in standing.writing.lines if line.fault] == ["power-problem-none-there"]


def test_a_sheet_from_menus_can_be_typed_on_in_letters_of_either_language() -> None:
    desk = Desk(table({"V": {"V4": "2C"}, "B": {"B4": "S"}})).choose(line="new", kind="move", piece="C", to="V6")
    desk.choose(line="new")
    both: tuple[tuple[Letters, str], ...] = (("fr", "FR\nC V4 V6"), ("en", "EN\nF V4 V6"))
    for letters, text in both:
        typed = as_typed(desk.view, desk.draft, letters)
        assert typed == text
        assert GAME.typed[desk.decision.kind].read(desk.view, desk.decision, desk.draft, typed).draft == desk.draft, (
            "nothing was changed"
        )
        assert (
            GAME.typed[desk.decision.kind]
            .read(desk.view, desk.decision, desk.draft, f"{typed}\n{text.splitlines()[1]}")
            .draft.lines[1]
            .piece
            == "C"
        )


Reason = tuple[str, dict[str, object]]


def reasons(state: State, text: str, seat: int = 0) -> list[Reason]:
    """Type a sheet, and give the reasons why its lines cannot be carried out."""
    desk = Desk(state, seat)
    desk.draft = GAME.typed["orders"].read(desk.view, desk.decision, desk.draft, text).draft
    faults = GAME.faults(desk.view, desk.decision, desk.draft)
    return [(fault.key.removeprefix("power-problem-"), dict(fault.values)) for fault in faults]


MERCENARIES = (("V",), ("B",), ("J",))
ALLIES = (("V", "B"), ("J", "R"))


@pytest.mark.parametrize(
    ("seats", "text", "expected"),
    [
        (
            MERCENARIES,
            "S HQ V8\nS HQ V7\nS HQ V6",
            ("ordered-already", {"army": "V", "piece": "S", "place": "HQV", "count": 2}),
        ),
        (
            MERCENARIES,
            "M V3 IX\nM V3 IX",
            ("ordered-already", {"army": "V", "piece": "M", "place": "V3", "count": 1}),
        ),
        (
            MERCENARIES,
            "3C EV4 B\nC V4 V6",
            ("ordered-already", {"army": "V", "piece": "C", "place": "V4", "count": 3}),
        ),
        (MERCENARIES, "S V8 V7", ("none-there", {"army": "V", "piece": "S", "place": "V8"})),
        (MERCENARIES, "T B4 B6", ("anothers", {"army": "V", "piece": "T", "place": "B4", "other": "B"})),
        (
            MERCENARIES,
            "T R4 R8",
            ("your-others", {"army": "V", "piece": "T", "place": "R4", "other": "R", "letter": "R"}),
        ),
        (ALLIES, "V:T B4 B8", ("your-others", {"army": "V", "piece": "T", "place": "B4", "other": "B", "letter": "B"})),
        (MERCENARIES, "D HQ V6", ("too-far", {"piece": "D", "target": "V6", "steps": 2, "range": 1})),
        (MERCENARIES, "T V0 B0", ("must-stop", {"piece": "T", "target": "B0", "place": "IX"})),
        (MERCENARIES, "T V0 B4", ("must-stop", {"piece": "T", "target": "B4", "place": "IX"})),
        (MERCENARIES, "T V0 B8", ("too-far", {"piece": "T", "target": "B8", "steps": 4, "range": 3})),
    ],
)
def test_a_reason_says_what_keeps_an_order_from_being_carried_out(
    seats: tuple[tuple[Colour, ...], ...], text: str, expected: Reason
) -> None:
    board: dict[Colour, dict[str, str]] = {
        "V": {"HQV": "2S D", "V3": "M", "V4": "3C", "V0": "T"},
        "B": {"B4": "T"},
        "J": {"J4": "S"},
        "R": {"R4": "T"},
    }
    assert reasons(table(board, seats=seats), text)[-1:] == [expected]


def test_places_in_refusals_bear_the_names_of_the_table() -> None:
    state = table({"V": {"V4": "T"}, "B": {"B4": "S"}}, options=with_options(sea_labels="by_territory"))
    desk = Desk(state)
    desk.draft = GAME.typed[desk.decision.kind].read(desk.view, desk.decision, desk.draft, "D S5 V6").draft
    (fault,) = GAME.faults(desk.view, desk.decision, desk.draft)
    assert fault.values["place"] == "S5"


def test_an_ordinary_answer_to_another_question_is_refused() -> None:
    state = table({"V": {"V4": "S"}, "B": {"B4": "S"}})
    view, decision = asked(state, 0)
    assert GAME.problems(view, decision, TakeBooty("V"))
    assert GAME.problems(view, decision, Sheet((Move("V", "S", "V4", "X9"),)))
    assert GAME.problems(view, decision, Sheet((Exchange("V", "RVV", (Batch(0, "P"),), "S"),)))
    assert GAME.problems(view, decision, Sheet(orders("V", *["S V4 V8"] * 21)))
    assert isinstance(view, View)
    assert isinstance(decision, Decision)
    assert GAME.blank(view, decision) == Draft()
