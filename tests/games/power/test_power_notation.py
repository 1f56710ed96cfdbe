"""Order sheets as text: what is forgiven, what is refused and why, and that nothing typed does any harm."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

import msgspec
import pytest

from bot.games.chance import Chance
from bot.games.contract import Ambiguous, Decision, GameError, Unreadable
from bot.games.power.actions import Draft, Sheet
from bot.games.power.data import BOARD, PIECES, PLACES, TARGETS
from bot.games.power.drafts import as_typed, letters_of, order_of
from bot.games.power.headings import heading, rows
from bot.games.power.notation import LETTERS, Letters, normalised, parse, place_name, written
from bot.games.power.reading import misspelt, price_of
from bot.games.power.state import COLOURS, Batch, Colour, Exchange, Launch, Material, Move, Options, Order, State
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
    assert GAME.typed[decision.kind].write(view, decision, draft) == f"FR\n{SEED_SHEET}"


@pytest.mark.parametrize(
    "text",
    ["D S12 IW", "d s12 iw", "ds12iw", "  D   S12\tIW ", "D, S12, IW", "D S12 -> IW", "D S 12 I W", "D.S12.WI"],
)
def test_case_blanks_and_signs_are_forgiven(text: str) -> None:
    assert order(text) == Move("V", "D", "S12", "IW")


@pytest.mark.parametrize("text", ["2P ERV S", "2p erv s", "2 P E RV S", "2PERVS", "2P XRV S", "X 2P S", "2P ERVV S"])
def test_a_purchase_can_be_written_in_several_ways(text: str) -> None:
    assert order(text) == Exchange("V", "RVV", (Batch(2, "P"),), "S")


@pytest.mark.parametrize(
    "text",
    [
        *(
            "1. T V4 V6",
            "1.T V4 V6",
            "12) T V4 V6",
            "1: T V4 V6",
            "2- T V4 V6",
            "3/ T V4 V6",
            "2 - T V4 V6",
            "1° T V4 V6",
        ),
        *("- T V4 V6", "• T V4 V6", "* 3. T V4 V6"),
        *("1️⃣ T V4 V6", "② T V4 V6", "1T V4 V6", "1 T V4 V6", "`T V4 V6`", "T V4 V6."),
        *("T V4 → V6", "T V4 ➡️ V6", "T V4 ⟶ V6", "T V4 ⇒ V6", "T V4 --> V6", "T V4 » V6", "T V4 ▶ V6", "T V4 – V6"),
        *("T V4 to V6", "T from V4 to V6", "T V4 vers V6", "T de V4 à V6", "tank V4 V6", "Tanks V4 vers V6"),
        *("T green 4 to green 6", "tank vert 4 vert 6", "green: T V4 V6", "verte : T V4 V6", "green tank V4 V6"),
    ],
)
@pytest.mark.parametrize("letters", ["fr", "en"])
def test_marks_arrows_and_words_are_understood(text: str, letters: Letters) -> None:
    assert order(text, letters) == Move("V", "T", "V4", "V6")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("soldat QG V8", Move("V", "S", "HQV", "V8")),
        ("régiment QG bleu B8", Move("V", "R", "HQB", "B8")),
        ("trvqg", Move("V", "T", "RVV", "HQV")),
        ("soldats réserve quartier général", Move("V", "S", "RVV", "HQV")),
        ("le tank de la réserve au QG", Move("V", "T", "RVV", "HQV")),
        ("char d’assaut HQ V8", Move("V", "A", "HQV", "V8")),
        ("Heavy tank HQ V8", Move("V", "A", "HQV", "V8")),
        ("chasseur HQ V8", Move("V", "C", "HQV", "V8")),
        ("cruiser S12 IW", Move("V", "CR", "S12", "IW")),
        ("méga-missile réserve vers réserve rouge", Launch("V", "RVV", "RVR")),
        ("missile V3 blue HQ", Launch("V", "V3", "HQB")),
        ("rouge : tank R4 R8", Move("R", "T", "R4", "R8")),
        ("2 Power ERV soldier", Exchange("V", "RVV", (Batch(2, "P"),), "S")),
        ("3 fighters XV4 bomber", Exchange("V", "V4", (Batch(3, "C"),), "B")),
        ("Infanterist von HQ nach Grün 8", Move("V", "S", "HQV", "V8")),
        ("3 Infanteristen XRV Regiment", Exchange("V", "RVV", (Batch(3, "S"),), "R")),
        ("rot: Tank Hauptquartier R8", Move("R", "T", "HQR", "R8")),
        ("exchange 5 Power chasseur", Exchange("V", "RVV", (Batch(5, "P"),), "C")),
    ],
)
@pytest.mark.parametrize("letters", ["fr", "en"])
def test_whole_words_mean_the_same_in_letters_of_either_language(text: str, expected: Order, letters: Letters) -> None:
    assert order(text, letters) == expected


def test_several_orders_stand_on_a_line_with_semicolons_between() -> None:
    draft, problems = typed(sample_table(), "1. D S12 IW; T J4 IX ;what?; T B2 B1;\nB J4 B0")
    assert problems == [("unreadable", "line 3")]
    assert [line.target or line.text for line in draft.lines] == ["IW", "IX", "what?", "B1", "B0"]


@pytest.mark.parametrize(
    ("text", "armies"),
    [
        ("FR :\nC V4 V6\nC B4 B6", "V B"),
        ("**FR**\n**1.** C V4 V6\n**2.** C B4 B6", "V B"),
        ("Orders round 3:\nfr\nC V4 V6\n---\nC B4 B6", "V B"),
        ("Französische Buchstaben\n```txt\nC V4 V6\nC B4 B6\n```", "V B"),
        ("FR: C V4 V6; C B4 B6", "V B"),
        ("Deine Befehle für Runde 3: `FR`\nC V4 V6 · C B4 B6.", "V B"),
        ("FR\n1. ✓ `C V4 V6` · chasseur, 1 pas sur 3\n2. ✗ C B4 B6", "V B"),
        ("FR\n**Blau:**\na. C IX V0\nV:C IX V0\n\nGreen (V)\n?C IX V0", "B V V"),
        ("FR\nOrders of blue, round 3: C IX V0 · C IX B0", "B B"),
        ("FR\nrouge : C R4 R6\nC V4 V6", "R V"),
    ],
)
def test_headings_and_what_the_bot_writes_around_orders_are_no_orders(text: str, armies: str) -> None:
    state = table({"V": {"V4": "C", "IX": "C"}, "B": {"B4": "C", "IX": "C"}}, seats=(("V", "B"), ("J", "R")))
    draft, _ = typed(state, text)
    assert " ".join(line.army for line in draft.lines if line.kind == "move") == armies
    assert draft.letters == "fr"


@pytest.mark.parametrize(
    "text",
    ["No orders", "Orders if blue attacks:", "for the", "3", "EN", "R", "Ada:", "V4:", "for blue", "Red and blue:"],
)
def test_what_is_no_heading_is_a_line_that_is_refused(text: str) -> None:
    draft, problems = typed(sample_table(), f"D S12 IW\n{text}\nT J4 IX")
    assert [line.text for line in draft.lines] == ["", text, ""]
    assert [where for _, where in problems] == ["line 2"]


@pytest.mark.parametrize("text", ["2.5P ERV C", "2 5P ERV C", "2,5P ERV C", "D S1 2 IW", "D S1.2 IW", "1 0P ERV D"])
def test_the_digits_of_a_number_are_never_joined(text: str) -> None:
    assert refused(text) == ("number-apart", "")


DECORATED = (
    *("(1) T V4 V6", "1) T V4 V6", "a) T V4 V6", "(b) T V4 V6", "a. T V4 V6", "C. T V4 V6", "１．Ｔ　Ｖ４　Ｖ６"),
    *(
        "**T V4 V6**",
        "**1.** T V4 V6",
        "__T V4 V6__",
        "`T V4 V6`",
        "> T V4 V6",
        "> - T V4 V6;",
        "-# T V4 V6",
        "## T V4 V6",
    ),
    *(
        '"T V4 V6"',
        "'T V4 V6'",
        "« T V4 V6 »",
        "„T V4 V6“",
        "‚T V4 V6‘",
        "“T V4 V6”",
        "»T V4 V6«",
        "**T** V4 → **V6**",
    ),
    *(
        "T V4 V6；",
        "T V4，V6。",
        "T V4 V6,",
        "✓ T V4 V6",
        "→ T V4 V6",
        "+ T V4 V6",
        "| T | V4 | V6 |",
        "ʻTʼ V4 ′V6＇",
    ),
)


@pytest.mark.parametrize("letters", BOTH)
def test_what_stands_around_an_order_says_nothing(letters: Letters) -> None:
    for text in DECORATED:
        assert order(text, letters) == Move("V", "T", "V4", "V6"), text


FROM_AND_TO = {
    "en": (("from", "out of"), ("to", "into", "onto", "towards", "->", "→")),
    "de": (("von", "vom", "aus"), ("nach", "ins", "zum", "zur", "=>")),
    "fr": (("de", "depuis", "du"), ("à", "a", "vers", "au", "dans", ">")),
    "it": (("da", "dal", "dalla", "dall’"), ("a", "verso", "al", "alla", "all'", "➡️")),
}


@pytest.mark.parametrize("language", FROM_AND_TO)
def test_words_of_direction_are_obeyed_whichever_place_comes_first(language: str) -> None:
    """A text that is understood the other way round is the worst of all readings."""
    for (away, there), piece, letters in product(product(*FROM_AND_TO[language]), ("T", "Carro"), BOTH):
        ways = (f"{away} V4 {there} V6", f"{there} V6 {away} V4", f"V6 {away} V4", f"{away} V4 V6", f"V4 {there} V6")
        for way in ways:
            assert order(f"{piece} {way}", letters) == Move("V", "T", "V4", "V6"), way
        for way in (f"{away} V4 {away} V6", f"V4 V6 {away}", f"V4 {there} {away} V6", f"{there} V4", f"V4 V6 {there}"):
            refused(f"{piece} {way}", letters)
        assert refused(f"{piece} {there} V6 V4", letters)[0] == "two-readings", "into V6, or to V4 from within V6"


DIRECTED: dict[str, Order] = {
    "A à V8 de HQ": Move("V", "A", "HQV", "V8"),
    "A HQ a V8": Move("V", "A", "HQV", "V8"),
    "R: A HQ A R8": Move("R", "A", "HQR", "R8"),
    "carro pesante al verde 8 dal QG": Move("V", "A", "HQV", "V8"),
    "D DE S12 IW": Move("V", "D", "S12", "IW"),
    "D in IW da S12": Move("V", "D", "S12", "IW"),
    "Tank von V4 in V6": Move("V", "T", "V4", "V6"),
    "C IN from IS": Move("V", "C", "IS", "IN"),
    "D IW de S12": Move("V", "D", "S12", "IW"),
    "D IW ⟵ S12": Move("V", "D", "S12", "IW"),
    "T → V6 ← V4": Move("V", "T", "V4", "V6"),
    "T > V4 > V6": Move("V", "T", "V4", "V6"),
    "Tank ins Hauptquartier aus der Reserve": Move("V", "T", "RVV", "HQV"),
    "rosso: carro a R8 da R4": Move("R", "T", "R4", "R8"),
    "missile to HQ of blue from V3": Launch("V", "V3", "HQB"),
    "Megamissile von V3 zum HQ von Blau": Launch("V", "V3", "HQB"),
    "M to HQ from blue HQ": Launch("V", "HQB", "HQV"),
    "2P E from RV to S": Exchange("V", "RVV", (Batch(2, "P"),), "S"),
    "exchange 5 Power to chasseur": Exchange("V", "RVV", (Batch(5, "P"),), "C"),
}


def test_directions_stand_with_names_of_every_kind() -> None:
    assert {text: order(text) for text in DIRECTED} == DIRECTED


UNCLEAR = (
    *("<->", "↔", "⇔", "<=>", "-<", ">-", "↛", "→←", "»«", "⥇", "↑", "~>", "→ from", "to from", "\u0338→"),
    *("via", "at", "in", "not", "oder", "back", "statt", "bis von", "until"),
)


def test_what_is_no_clear_direction_is_refused() -> None:
    for way in UNCLEAR:
        refused(f"T V4 {way} V6")
        refused(f"T V4 V6 {way}")


@pytest.mark.parametrize(
    "text",
    [
        *("2²P ERV C", "~~T V4 V6~~", "T̶ V4 V6", "CR V HQ", "C RV4 V6", "C R V4 V6", "T from V4 ← V6", "to T V4 V6"),
        *("kein T V4 V6", "T to V4 to V6", "T to V4 -> V6", "X S from P P", "3C EV4 from B", "C.R. S3 IN"),
    ],
)
def test_what_may_mean_something_else_is_refused(text: str) -> None:
    refused(text)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("F IX HQB", Move("V", "C", "IX", "HQB")),
        ("B IX HQR", Move("V", "B", "IX", "HQR")),
        ("M IX RVB", Launch("V", "IX", "RVB")),
        ("fixhqb", Move("V", "C", "IX", "HQB")),
        ("F+I XHQ B", Exchange("V", "HQV", (Batch(1, "C"), Batch(1, "S")), "B")),
    ],
)
def test_an_exchange_that_can_never_be_made_is_meant_only_where_nothing_else_can_be(line: str, expected: Order) -> None:
    assert order(line, "en") == expected


def test_a_line_with_two_meanings_is_refused_with_both() -> None:
    with pytest.raises(Ambiguous) as refusal:
        parse("M RV blue HQ", "fr", LABELS)
    (problem,) = refusal.value.problems
    assert problem.key == "power-problem-two-readings"
    assert {problem.values["one"], problem.values["another"]} == {"M RV HQB", "M RVB HQ"}


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        *(("3×C EV4 B", 3), ("3 × chasseur EV4 B", 3), ("3. C EV4 B", 1), ("3 - C EV4 B", 1), ("③ C EV4 B", 1)),
        *(("3*C EV4 B", 3), ('3 "C" EV4 B', 3), ("1) 3 C EV4 B", 3), ("a. 3C EV4 B", 3), ("b) 3C EV4 B", 3)),
    ],
)
def test_the_number_of_a_line_is_not_taken_for_a_number_of_pieces(text: str, pieces: int) -> None:
    assert order(text) == Exchange("V", "V4", (Batch(pieces, "C"),), "B")


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
        ("tnak V4 V6", "did-you-mean", "T V4 V6"),
        ("R T R4 R8", "did-you-mean", "R:T R4 R8"),
        ("T VO V1", "did-you-mean", "T V0 V1"),
        ("T HB V8", "did-you-mean", "T HQB V8"),
        ("I HQ V8", "other-letters", "S HQ V8"),
        ("X 2P I", "other-letters", "2P ERV S"),
        ("2P RV S", "missing-sign", "2P ERV S"),
        ("3 chasseurs V4 bombardier", "missing-sign", "3C EV4 B"),
        ("CR+A+R V3 M", "missing-sign", "CR+A+R EV3 M"),
        ("T V4 V9", "no-such-place", ""),
        ("2T V4 V6", "one-piece-a-line", ""),
        ("010P ERV D", "unreadable", ""),
        ("0P ERV S", "unreadable", ""),
        ("P RV HQ", "power-moves", ""),
        ("T V4", "unreadable", ""),
        ("attack!", "unreadable", ""),
        ("T V4 V6 V8", "beside", "T V4 V6"),
        ("Ada: D S12 IW", "beside", "D S12 IW"),
        ("D S12 IW unless Bob attacks", "beside", "D S12 IW"),
        ("not T to V6 from V4", "beside", "T V4 V6"),
        ("✗ T V4 V6", "beside", "T V4 V6"),
        ("T V4 V6 →", "beside", "T V4 V6"),
        ("T is V6 from V4", "unreadable", ""),
        ("T V6 dee V4", "did-you-mean", "T V4 V6"),
        ("T V6 zurück V4", "unreadable", ""),
        ("T a V6 a V4", "unreadable", ""),
        ("D" + " " * 100 + "S12 IW", "too-long", ""),
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
    draft, _ = typed(state, f"D S12 IW{'!' * 100}")
    (line,) = draft.lines
    assert line.text.endswith("…"), "what is cut is never read as something else"
    assert typed(state, line.text)[1] == [("too-long", "line 1")]


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
    draft, problems = typed(two_players(), "FR\nT V4 V8\nT B4 B8\nB:C IX V0")
    assert not problems
    assert [line.army for line in draft.lines] == ["V", "B", "B"]


def test_with_two_armies_a_line_that_both_could_carry_out_is_ambiguous() -> None:
    _, problems = typed(two_players(), "FR\nC IX V0\nS RV HQ")
    assert problems == [("which-army", "line 1"), ("neither-army", "line 2")]


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


def test_no_line_changes_what_another_one_means() -> None:
    """C is the fighter in French letters and the cruiser in English ones: without either it is neither."""
    state = table({"V": {"HQV": "C CR S"}, "B": {"B4": "S"}})
    meanings: dict[str, str] = {}
    for text in ("C HQ V8", "C HQ V8\nS HQ V7", "C HQ V8\nI HQ V7", "C HQ V8\nS HQ V7\nI HQ V6"):
        draft, problems = typed(state, text)
        meanings[text] = draft.lines[0].piece
        assert (("which-letters", "line 1") in problems) == (not draft.lines[0].piece)
        view, decision = asked(state, 0)
        writing = GAME.preview(view, decision, draft).writing
        assert writing is not None
        assert bool(writing.letters) == bool(draft.lines[0].piece), "whoever has C understood is shown how"
    assert list(meanings.values()) == ["", "C", "CR", ""]


def test_the_letters_asked_for_can_be_put_in_front() -> None:
    state = table({"V": {"HQV": "C CR S"}, "B": {"B4": "S"}})
    view, decision = asked(state, 0)
    doubtful, _ = typed(state, "C HQ V8\nT V4 V6")
    text = GAME.typed[decision.kind].write(view, decision, doubtful)
    assert text == "C HQ V8\nT V4 V6"
    for head, piece in (("FR", "C"), ("en:", "CR"), ("Français", "C"), ("English", "CR")):
        reading = GAME.typed[decision.kind].read(view, decision, doubtful, f"{head}\n{text}")
        assert not reading.problems
        assert reading.draft.lines[0].piece == piece
        assert GAME.typed[decision.kind].write(view, decision, reading.draft)[:2] == reading.draft.letters.upper()


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
    moves = [Move(army, piece, start, target) for piece in PIECES[:-1] for start in NAMED for target in NAMED]
    launches = [Launch(army, start, target) for start in NAMED for target in NAMED]
    exchanges = [Exchange(army, place, price_of(piece), piece) for piece in PIECES[:-1] for place in NAMED]
    mixed = (Batch(2, "CR"), Batch(1, "A"), Batch(12, "P"))
    return [*moves, *launches, *exchanges, Exchange(army, f"RV{army}", mixed, "M")]


NAMED = sorted(TARGETS)


@pytest.mark.parametrize("letters", BOTH)
@pytest.mark.parametrize("labels", sorted(BOARD.sea_labels))
@pytest.mark.parametrize("step", [pytest.param(7, marks=pytest.mark.long), 211])
def test_every_order_is_read_back_as_it_was_written(letters: Letters, labels: str, step: int) -> None:
    for army in COLOURS:
        for each in every_order(army)[::step]:
            for own in ((army,), ("V", "B")):
                text = written(each, letters, labels, own)
                line = parse(text, letters, labels)
                assert line.by(line.army or army) == each
                assert parse(text.replace(" ", "").lower(), letters, labels) == line


# Nothing typed does any harm

ALPHABET = "STCDRABMPEXIFHVJNW0123456789QR:+ .,;->crtv\t\u00a0éß١²①\u200bＡ１🂡\x00\u202e→←"
MARKS = ("", "", "", "2- ", "3 – ", "5/ ", "1. ", "2.", "12) ", "- ", "• ", "* ", "③ ", "4️⃣ ")
BETWEEN = (" ", " ", "  ", " -> ", " → ", " ➡️ ", ", ", " — ", "\t")
WAYS = ("from {0} to {1}", "vers {1} depuis {0}", "{0} nach {1}", "{1} <- {0}", "a {1} dal {0}", "{1} de {0}")
WORDS_FOR = {
    "S": ("soldier", "Soldat", "infantry"),
    "T": ("tank",),
    "C": ("fighter", "chasseur"),
    "D": ("Destroyer", "destroyers"),
    "R": ("regiment", "Régiment"),
    "A": ("heavy tank", "char d'assaut", "Char d’assaut"),
    "B": ("bomber", "bombardier"),
    "CR": ("cruiser", "croiseurs"),
    "M": ("missile", "méga-missile", "Mega missile"),
    "P": ("Power", "power"),
}
COLOUR_WORDS: dict[str, tuple[str, ...]] = {
    "V": ("green", "Vert", "verte"),
    "B": ("blue", "bleu"),
    "J": ("yellow", "JAUNE"),
    "R": ("red", "rouge"),
}


def dressed(order: Order, letters: Letters, dice: Chance) -> str:
    """Write an order as people do: with marks, words, arrows, small letters and blanks, or with none."""

    def piece(kind: Material, count: int = 1) -> str:
        number = dice.pick(("", "1")) if count == 1 else str(count)
        return number + dice.pick((LETTERS[letters][kind], dice.pick(("", " ")) + dice.pick(WORDS_FOR[kind])))

    def place(name: str) -> str:
        colour = name[2:] if name[:2] in ("HQ", "RV") else name[0]
        named = [name, name, name.lower(), f"{name[0]} {name[1:]}"]
        if name[:2] in ("HQ", "RV"):
            short = dice.pick((name[:2], {"HQ": "QG", "RV": "réserve"}[name[:2]]))
            named += [f"{short} {dice.pick(COLOUR_WORDS[colour])}", f"{dice.pick(COLOUR_WORDS[colour])} {short}"]
            named += [short] * 3 if colour == order.army else []
        elif colour in COLOUR_WORDS:
            named += [f"{dice.pick(COLOUR_WORDS[colour])} {name[1]}"]
        elif len(name) == 2 and name[0] == "I":
            named += [name[::-1]]
        return dice.pick(named)

    army = order.army if order.army != "V" or not dice.below(6) else ""
    prefix = dice.pick((f"{army}:", f"{army} : ", f"{dice.pick(COLOUR_WORDS[army])} ")) if army else ""
    if isinstance(order, Exchange):
        spent = dice.pick(("+", " + ", ", ")).join(piece(batch.kind, batch.count) for batch in order.spent)
        line = f"{spent} {dice.pick('EX')}{place(order.place)} {piece(order.made).lstrip('1 ')}"
    else:
        kind = order.piece if isinstance(order, Move) else "M"
        places = (place(order.start), place(order.target))
        way = dice.pick(WAYS).format(*places)
        line = dice.pick((dice.pick(BETWEEN).join((piece(kind), *places)), f"{piece(kind)} {way}"))
    mark = dice.pick(MARKS)
    return f"{mark}{' ' * (mark.endswith('.') and line[0].isdigit())}{prefix}{line}"


def glued_spellings(order: Order) -> set[str]:
    """List what an order looks like without blanks, colons and plus signs, in letters of either language."""

    def places(name: str) -> list[str]:
        forms = [name, name[::-1]] if name[0] == "I" else [name]
        if name[:2] in ("HQ", "RV"):
            forms += [f"{name[:2]}{name[2].lower()}", f"{name[2].lower()}{name[:2]}"]
            forms += [name[:2]] if name[2] == order.army else []
        elif name[0] in COLOURS:
            forms += [name[0].lower() + name[1]]
        return forms

    spelt: set[str] = set()
    for signs in LETTERS.values():
        if isinstance(order, Exchange):
            counts = [[str(batch.count), *([""] if batch.count == 1 else [])] for batch in order.spent]
            for numbers in product(*counts):
                spent = "".join(number + signs[batch.kind] for number, batch in zip(numbers, order.spent, strict=True))
                bodies = [spent + sign + place for sign in "EX" for place in places(order.place)]
                bodies += [f"X{spent}"] if order.place == f"RV{order.army}" else []
                spelt |= {body + signs[order.made] for body in bodies}
        else:
            sign = signs[order.piece if isinstance(order, Move) else "M"]
            starts, targets = places(order.start), places(order.target)
            spelt |= {one + sign + start + target for one in ("", "1") for start in starts for target in targets}
    return {army + text for army in ("", order.army, order.army.lower()) for text in spelt}


def some_line(dice: Chance, known: Sequence[Order], letters: Letters) -> str:
    """Draw a line: random signs, an order with some signs changed, anything in Unicode, or something very long."""
    match dice.below(6):
        case 0:
            return "".join(dice.pick(ALPHABET) for _ in range(dice.below(24)))
        case 1:
            return "".join(chr(dice.below(0x3000)) for _ in range(dice.below(12)))
        case 2:
            return dice.pick((*WORDS, dice.pick(ALPHABET) * (1 + dice.below(5000))))
        case _:
            line = list(dressed(dice.pick(known), letters, dice))
            for _ in range(1 + dice.below(3)):
                place = dice.below(len(line) + 1)
                line[place : place + dice.below(2)] = [dice.pick(ALPHABET)] * dice.below(3)
            return "".join(line)


def read_many(count: int, part: int) -> int:
    """Read so many drawn lines, and tell how many were understood. Raises whatever is wrong."""
    dice = chance("lines", part)
    alone = [
        sample_table(),
        table({"V": {"V4": "2C"}, "R": {"R4": "2C M"}}, seats=(("V",), ("B",), ("J",))),
    ]
    tables = [asked(state, 0) for state in (*alone, two_players())]
    known = [each for army in COLOURS for each in every_order(army)]
    understood = 0
    for _ in range(count // 10):
        view, decision = dice.pick(tables)
        letters = dice.pick(BOTH)
        lines = [some_line(dice, known, letters) for _ in range(5)]
        understood += read_one(view, decision, "\n".join(lines))
        view, decision = dice.pick(tables[:2])
        meant = [dice.pick(known) for _ in range(5)]
        understood += read_dressed(view, decision, meant, letters, dice)
    return understood


def read_dressed(view: View, decision: Decision, meant: Sequence[Order], letters: Letters, dice: Chance) -> int:
    """Read orders that are dressed up, and hold what was understood to what was meant; no letter is ever guessed."""
    text = "\n".join(dressed(each, letters, dice) for each in meant)
    bare = GAME.typed[decision.kind].read(view, decision, Draft(), text).draft
    for order, line in zip(meant, bare.lines, strict=True):
        assert line.kind == "unread" or order_of(line) == order or bare.letters not in ("", letters), text
    draft = GAME.typed[decision.kind].read(view, decision, Draft(), f"{letters}\n{text}").draft
    for order, line in zip(meant, draft.lines, strict=True):
        if line.kind == "unread":
            assert refused(line.text, letters)[0] == "two-readings", line.text
        else:
            assert order_of(line) == order, text
    check_reading(view, decision, draft)
    return sum(line.kind != "unread" for line in draft.lines)


def read_one(view: View, decision: Decision, text: str) -> int:
    """Read a text and hold what comes of it to what the grammar allows."""
    reading = GAME.typed[decision.kind].read(view, decision, Draft(), text)
    draft = reading.draft
    assert msgspec.json.decode(msgspec.json.encode(draft), type=Draft) == draft
    kept = [line for line in draft.lines if line.kind == "unread"]
    named = [problem.where for problem in reading.problems if problem.where]
    assert len(named) == len(set(named)) == len(kept), "each refusal names its line"
    assert all(problem.key.startswith("power-problem-") for problem in reading.problems)
    typed_lines = [row for row in rows(text) if (title := heading(row)) is None or title.letters]
    typed_lines = typed_lines[len(typed_lines) - len(draft.lines) :]
    for line, raw in zip(draft.lines, typed_lines, strict=True):
        if order := order_of(line):
            plain = normalised(" ".join(raw.split()), letters_of(draft))
            # The places stand the other way round only where a sign or word says so.
            spelt = glued_spellings(order)
            if not isinstance(order, Exchange) and re.search(r"<|\bD[EA]\b", plain):
                spelt |= glued_spellings(msgspec.structs.replace(order, start=order.target, target=order.start))
            unmarked = " ".join(re.sub(r"[<>→]|\bD[EA]\b", " ", plain).split())
            to = [unmarked[: found.start()] + unmarked[found.end() :] for found in re.finditer(r"\bA\b", unmarked)]
            ways = (plain, re.sub("[<>→]", "", plain), unmarked, *to)
            glued = {re.sub("[ :+]", "", text) for way in ways for text in (way, re.sub("^[A-H] ", "", way))}
            assert glued & spelt, f"{raw!r} is no way to write {order}"
            numbers = [re.findall("[0-9]+", text) for text in (plain, *glued & spelt)]
            assert numbers == [numbers[0]] * len(numbers), f"{raw!r} joins numbers"
    check_reading(view, decision, draft)
    shorter = GAME.typed[decision.kind].read(view, decision, Draft(), "\n".join([*rows(text)][:-1])).draft
    for line, before in zip(draft.lines, shorter.lines, strict=False):
        assert line == before or "unread" in (line.kind, before.kind), "a line has changed what another one means"
    return sum(line.kind != "unread" for line in draft.lines)


def check_reading(view: View, decision: Decision, draft: Draft) -> None:
    """Hold a draft that was typed to being written so that it is understood again, in letters of either language."""
    read, write = GAME.typed[decision.kind].read, GAME.typed[decision.kind].write
    again = read(view, decision, Draft(), write(view, decision, draft)).draft
    assert again.lines == draft.lines
    assert draft.letters in ("", again.letters)
    assert all(misspelt(order) is None for line in draft.lines if (order := order_of(line)) is not None)
    orders_only = tuple(line for line in draft.lines if line.kind != "unread")
    for letters in BOTH:
        text = as_typed(view, Draft(lines=orders_only), letters)
        assert read(view, decision, Draft(), text).draft.lines == orders_only, text


def test_a_parser_takes_anything() -> None:
    assert 200 < read_many(1_000, part=0) < 1_000


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
