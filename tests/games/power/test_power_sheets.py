"""Sheets, corners and stored values of Power, where much is tried at once; `scenes` has the single promises."""

import re

import pytest

from bot.games.codec import from_json, to_json
from bot.games.power.board.actions import Draft, Sheet, StandingOrders
from bot.games.power.board.events import TableSet
from bot.games.power.board.state import Entry, Options
from bot.games.power.sheets.drafts import UNFINISHED, line_of
from bot.matches.value.upgrading import read_value
from tests.games.fuzz import arbitrary
from tests.games.power.tables import GAME, asked, chance, of_type, table
from tests.games.random_matches import chance_of, random_match


def test_a_part_that_falls_takes_along_what_is_not_asked_any_more_in_whatever_order_parts_are_chosen() -> None:
    state = table(
        {"V": {"V4": "4R 4C", "V0": "M"}, "B": {"B0": "S", "B4": "3T"}, "J": {"J0": "T"}, "R": {"R0": "D"}},
        reserve={"V": "100P", "B": "2P"},
        seats=(("V", "B"), ("J", "R")),
    )
    view, decision = asked(state, 0)
    for seed in range(60):
        luck, draft = chance("parts", seed), GAME.take(view, decision, GAME.blank(view, decision), "line", ("new",))
        for _ in range(12):
            offered = {question.key: question.choices for question in GAME.questions(view, decision, draft)}
            part = luck.pick([key for key in ("army", "kind", "piece", "from", "spent", "to") if offered.get(key)])
            draft = GAME.take(view, decision, draft, part, (luck.pick(offered[part]),))
            writing = GAME.preview(view, decision, draft).writing
            assert writing is not None
            assert all(line.fault in (None, UNFINISHED) for line in writing.lines)


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


def test_what_an_earlier_version_has_stored_goes_on() -> None:
    """A plan asks if it does not fit; who resigned when that was not noted comes behind whoever resigns now."""
    assert from_json(b'{"muster":false,"booty":"ask","round":3,"orders":[]}', StandingOrders).otherwise == "ask"
    state = table({"V": {"V4": "S"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}}, round=5)
    stored = re.sub(rb',"resigned":\d', b"", to_json(GAME.leave(state, 3, chance("leave")).state))
    assert b"resigned" not in stored
    state = read_value(GAME, "state", stored, 1)
    for seat in (0, 1):
        state = GAME.leave(state, seat, chance("leave")).state
    assert state.outcome is not None
    assert state.outcome.ranking == ((2,), (0, 1), (3,))


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
