"""Order sheets as text: what is forgiven, what is refused and why, and that nothing typed does any harm."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.chance import Chance
from bot.games.contract import Ambiguous, Decision, GameError, Unreadable
from bot.games.power.actions import Draft, Sheet
from bot.games.power.data import BOARD, PIECES, PLACES, TARGETS
from bot.games.power.drafts import letters_of, order_of
from bot.games.power.notation import LETTERS, Letters, parse, place_name, written
from bot.games.power.reading import misspelt, price_of
from bot.games.power.state import COLOURS, Batch, Colour, Exchange, Launch, Move, Options, Order, State
from bot.games.power.views import View
from tests.games.fuzz import WORDS
from tests.games.power.tables import GAME, LABELS, asked, chance, table, with_options

BOTH: tuple[Letters, Letters] = ("fr", "en")


def order(text: str, letters: Letters = "fr") -> Order:
    line = parse(text, letters, LABELS)
    return line.by(line.army or "V")


def refused(text: str, letters: Letters = "fr") -> tuple[str, str]:
    """Give the reason why a line cannot be read, and what is suggested instead."""
    with pytest.raises((Unreadable, Ambiguous)) as refusal:
        parse(text, letters, LABELS)
    (problem,) = refusal.value.problems
    return problem.key.removeprefix("power-problem-"), str(problem.values.get("meant", ""))


def typed(state: State, text: str, seat: int = 0) -> tuple[Draft, list[tuple[str, str]]]:
    """Type a sheet; give the draft, and each refusal with its line."""
    view, decision = asked(state, seat)
    reading = GAME.typed[decision.kind].read(view, decision, GAME.blank(view, decision), text)
    return reading.draft, [(each.key.removeprefix("power-problem-"), each.where) for each in reading.problems]


SEED_SHEET = "D S12 IW\nT J4 IX\nT B2 B1\nB J4 B0\n2P ERV S"


def sample_table() -> State:
    """Set the table up to which the sample sheet of the rules belongs."""
    return table({"V": {"S12": "D", "J4": "T B", "B2": "T"}, "B": {"B4": "S"}}, reserve={"V": "2P"})


def test_the_sample_sheet_of_the_rules_is_read_at_once_and_can_be_sealed() -> None:
    state = sample_table()
    draft, problems = typed(state, SEED_SHEET)
    view, decision = asked(state, 0)
    assert not problems
    assert GAME.faults(view, decision, draft) == ()
    assert GAME.finish(view, decision, draft) == Sheet(
        (
            Move("V", "D", "S12", "IW"),
            Move("V", "T", "J4", "IX"),
            Move("V", "T", "B2", "B1"),
            Move("V", "B", "J4", "B0"),
            Exchange("V", "RVV", (Batch(2, "P"),), "S"),
        )
    )
    assert GAME.typed[decision.kind].write(view, decision, draft) == SEED_SHEET


@pytest.mark.parametrize(
    "text",
    ["D S12 IW", "d s12 iw", "ds12iw", "  D   S12\tIW ", "D, S12, IW", "D S12 -> IW", "D S 12 I W", "D.S12.WI"],
)
def test_case_blanks_and_signs_are_forgiven(text: str) -> None:
    assert order(text) == Move("V", "D", "S12", "IW")


@pytest.mark.parametrize("text", ["2P ERV S", "2p erv s", "2 P E RV S", "2PERVS", "2P XRV S", "X 2P S", "2P ERVV S"])
def test_a_purchase_can_be_written_in_several_ways(text: str) -> None:
    assert order(text) == Exchange("V", "RVV", (Batch(2, "P"),), "S")


@pytest.mark.parametrize("text", ["CR+A+R EV3 M", "CR A R EV3 M", "cr + a + r e v3 m", "1CR1A1REV3M"])
def test_the_ingredients_of_a_missile_are_a_list(text: str) -> None:
    assert order(text) == Exchange("V", "V3", (Batch(1, "CR"), Batch(1, "A"), Batch(1, "R")), "M")


def test_short_forms_are_those_of_the_army_that_obeys() -> None:
    assert order("T RV HQ") == Move("V", "T", "RVV", "HQV")
    assert order("R:T RV HQ") == Move("R", "T", "RVR", "HQR")
    assert order("M RV RVB") == Launch("V", "RVV", "RVB")


def test_the_letters_of_a_sheet_are_french_or_english() -> None:
    assert order("C V4 V6", "fr") == Move("V", "C", "V4", "V6")
    assert order("C S3 IN", "en") == Move("V", "CR", "S3", "IN")
    assert order("X 2P I", "en") == Exchange("V", "RVV", (Batch(2, "P"),), "S")
    assert order("3F XV4 B", "en") == order("3C EV4 B", "fr")


@pytest.mark.parametrize(
    ("text", "reason", "meant"),
    [
        ("tank V4 V6", "did-you-mean", "T V4 V6"),
        ("T VO V1", "did-you-mean", "T V0 V1"),
        ("T HB V8", "did-you-mean", "T HQB V8"),
        ("I HQ V8", "did-you-mean", "S HQ V8"),
        ("X 2P I", "did-you-mean", "2P ERV S"),
        ("T V4 V9", "no-such-place", ""),
        ("2T V4 V6", "one-piece-a-line", ""),
        ("P RV HQ", "power-moves", ""),
        ("T V4", "unreadable", ""),
        ("attack!", "unreadable", ""),
        ("T V4 V6 V8", "unreadable", ""),
        ("D" + " " * 80 + "S12 IW", "too-long", ""),
    ],
)
def test_a_near_miss_is_answered_with_what_was_meant_and_others_with_the_reason(
    text: str, reason: str, meant: str
) -> None:
    assert refused(text) == (reason, meant)


def test_each_refusal_names_its_line_and_what_was_typed_is_kept() -> None:
    state = sample_table()
    draft, problems = typed(state, "D S12 IW\n\nT J9 IX\nT B2 B1\nwhat?")
    assert problems == [("no-such-place", "line 2"), ("unreadable", "line 4")]
    assert [line.text for line in draft.lines] == ["", "T J9 IX", "", "what?"]
    view, decision = asked(state, 0)
    assert [(each.key, each.where) for each in GAME.faults(view, decision, draft)] == [
        ("power-problem-no-such-place", "line 2"),
        ("power-problem-unreadable", "line 4"),
    ]
    assert GAME.finish(view, decision, draft) is None
    assert GAME.typed[decision.kind].write(view, decision, draft) == "D S12 IW\nT J9 IX\nT B2 B1\nwhat?"


@pytest.mark.parametrize("settings", [{}, {"authentic_illegal_orders": True}])
def test_lines_that_cannot_be_read_are_never_sealed_and_wrong_ones_only_where_the_table_says_so(
    settings: dict[str, bool],
) -> None:
    state = table({"V": {"V4": "T"}, "B": {"B4": "S"}}, options=with_options(**settings))
    view, decision = asked(state, 0)
    draft, _ = typed(state, "T V4 B8")
    assert (GAME.finish(view, decision, draft) is None) == (not settings)
    assert bool(GAME.faults(view, decision, draft)) == (not settings)
    draft, _ = typed(state, "T V4 B9")
    assert GAME.finish(view, decision, draft) is None


# Whose order, and in which letters


def two_players() -> State:
    return table(
        {"V": {"V4": "T", "IX": "C"}, "B": {"B4": "T", "IX": "C"}, "J": {"J4": "S"}}, seats=(("V", "B"), ("J", "R"))
    )


def test_with_two_armies_the_one_that_has_the_piece_is_meant() -> None:
    draft, problems = typed(two_players(), "T V4 V8\nT B4 B8\nB:C IX V0")
    assert not problems
    assert [line.army for line in draft.lines] == ["V", "B", "B"]


def test_with_two_armies_a_line_that_both_could_carry_out_is_ambiguous() -> None:
    _, problems = typed(two_players(), "C IX V0\nS RV HQ")
    assert problems == [("which-army", "line 1"), ("which-army", "line 2")]


def test_a_line_written_for_two_armies_names_its_own() -> None:
    state = two_players()
    view, decision = asked(state, 0)
    draft, _ = typed(state, "T V4 V8\nT B4 B8")
    assert GAME.typed[decision.kind].write(view, decision, draft) == "V:T V4 V8\nB:T B4 B8"


@pytest.mark.parametrize(
    ("text", "letters", "piece"),
    [
        ("C V4 V6", "fr", "C"),
        ("C S3 IN", "en", "CR"),
        ("I V4 V6\nC S3 IN", "en", "CR"),
        ("CR S3 IN\nC V4 V6", "fr", "C"),
        ("EN\nC V4 V6", "en", "CR"),
        ("fr:\nC S3 IN", "fr", "C"),
    ],
)
def test_the_letters_are_found_out_or_said_in_the_first_line(text: str, letters: str, piece: str) -> None:
    state = table({"V": {"V4": "C S", "S3": "CR"}, "B": {"B4": "S"}})
    draft, problems = typed(state, text)
    assert not problems
    assert draft.letters == letters
    assert draft.lines[-1].piece == piece
    view, decision = asked(state, 0)
    again, problems = typed(state, GAME.typed[decision.kind].write(view, decision, draft))
    assert (again, problems) == (draft, [])


def test_sea_sectors_are_typed_and_written_as_the_table_labels_them() -> None:
    labels = "by_territory"
    state = table({"V": {"S1": "D"}, "B": {"B4": "S"}}, options=with_options(sea_labels=labels))
    assert place_name("S1", labels) == "S11"
    draft, problems = typed(state, "D S11 IN")
    assert not problems
    assert draft.lines[0].start == "S1"
    view, decision = asked(state, 0)
    assert GAME.typed[decision.kind].write(view, decision, draft) == "D S11 IN"


# Everything that can be written can be read


def every_order(army: Colour) -> list[Order]:
    """List orders of every form with every piece and place, carried out or not."""
    moves = [Move(army, piece, start, target) for piece in PIECES[:-1] for start in TARGETS for target in ("V0", "S1")]
    launches = [Launch(army, start, target) for start in ("V0", f"RV{army}", "S12") for target in TARGETS]
    exchanges = [Exchange(army, place, price_of(piece), piece) for piece in PIECES[:-1] for place in TARGETS]
    mixed = (Batch(2, "CR"), Batch(1, "A"), Batch(12, "P"))
    return [*moves, *launches, *exchanges, Exchange(army, f"RV{army}", mixed, "M")]


@pytest.mark.parametrize("letters", BOTH)
@pytest.mark.parametrize("labels", sorted(BOARD.sea_labels))
def test_every_order_is_read_back_as_it_was_written(letters: Letters, labels: str) -> None:
    for army in COLOURS:
        for each in every_order(army)[::5]:
            for own in ((army,), ("V", "B")):
                text = written(each, letters, labels, own)
                line = parse(text, letters, labels)
                assert line.by(line.army or army) == each
                assert parse(text.replace(" ", "").lower(), letters, labels) == line


# Nothing typed does any harm

ALPHABET = "STCDRABMPEXIFHVJNW0123456789QR:+ .,->crtv\t\u00a0éß١²\u200bＡ🂡\x00\u202e\n"


def some_line(dice: Chance, known: tuple[str, ...]) -> str:
    """Draw a line: random signs, a mutated real one, anything in Unicode, or something very long."""
    match dice.below(6):
        case 0:
            return "".join(dice.pick(ALPHABET) for _ in range(dice.below(24)))
        case 1:
            return "".join(chr(dice.below(0x3000)) for _ in range(dice.below(12)))
        case 2:
            return dice.pick((*WORDS, dice.pick(ALPHABET) * (1 + dice.below(5000))))
        case _:
            line = list(dice.pick(known))
            for _ in range(1 + dice.below(3)):
                place = dice.below(len(line) + 1)
                line[place : place + dice.below(2)] = [dice.pick(ALPHABET)] * dice.below(3)
            return "".join(line)


def read_many(count: int, part: int) -> int:
    """Read so many drawn lines, and tell how many were understood. Raises whatever is wrong."""
    dice = chance("lines", part)
    states = [
        sample_table(),
        two_players(),
        table({"V": {"V4": "2C"}, "R": {"R4": "2C M"}}, seats=(("V",), ("B",), ("J",))),
    ]
    tables = [asked(state, 0) for state in states]
    known = tuple(written(each, letters, LABELS, ("V",)) for letters in BOTH for each in every_order("V")[::7])
    understood = 0
    for _ in range(count // 10):
        view, decision = dice.pick(tables)
        text = "\n".join(some_line(dice, known) for _ in range(10))
        understood += read_one(view, decision, text)
    return understood


def read_one(view: View, decision: Decision, text: str) -> int:
    """Read a text and hold what comes of it to what the grammar allows."""
    reading = GAME.typed[decision.kind].read(view, decision, Draft(), text)
    assert msgspec.json.decode(msgspec.json.encode(reading.draft), type=Draft) == reading.draft
    kept = [line for line in reading.draft.lines if line.kind == "unread"]
    named = [problem.where for problem in reading.problems if problem.where]
    assert len(named) == len(set(named)) == len(kept), "each refusal names its line"
    assert all(problem.key.startswith("power-problem-") for problem in reading.problems)
    orders = [found for line in reading.draft.lines if (found := order_of(line)) is not None]
    assert len(orders) + len(kept) == len(reading.draft.lines)
    again = GAME.typed[decision.kind].read(
        view, decision, Draft(), GAME.typed[decision.kind].write(view, decision, reading.draft)
    )
    assert again.draft == reading.draft, "what was understood is written so that it is understood again"
    letters = letters_of(reading.draft)
    for each in orders:
        assert misspelt(each) is None
        line = parse(written(each, letters, LABELS, ()), letters, LABELS)
        assert line.by(line.army or "V") == each, "what was accepted is something that can be written"
    return len(orders)


def test_a_parser_takes_anything() -> None:
    assert 100 < read_many(3_000, part=0) < 3_000


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, 21))
def test_a_parser_takes_a_million_lines(part: int) -> None:
    assert read_many(50_000, part)


def test_a_very_long_sheet_is_cut_with_a_reason() -> None:
    draft, problems = typed(sample_table(), "T B2 B1\n" * 500)
    assert ("paper", "") in problems
    assert len(draft.lines) == 20


def test_every_letter_stands_for_one_thing() -> None:
    for letters in BOTH:
        assert len(set(LETTERS[letters].values())) == len(LETTERS[letters])
    assert Options().sea_labels in BOARD.sea_labels
    assert set(PLACES) <= TARGETS
    with pytest.raises(GameError):
        parse("", "fr", LABELS)
