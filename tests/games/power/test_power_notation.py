"""Orders as text: what is forgiven, what is refused and why, and that nothing typed does any harm.

`notation.yaml` says what single lines mean, `scenes/typing.yaml` what becomes of whole sheets.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import msgspec
import pytest

from bot.games.chance import Chance
from bot.games.contract import Ambiguous, Decision, GameError, Unreadable
from bot.games.power.adjudication import misspelt, price_of
from bot.games.power.board.actions import Draft
from bot.games.power.board.data import BOARD, PIECES, PLACES, TARGETS
from bot.games.power.board.state import COLOURS, Batch, Colour, Exchange, Launch, Material, Move, Options, Order
from bot.games.power.board.views import View
from bot.games.power.sheets import LETTERS, Letters, as_typed, order_of, written
from bot.games.power.sheets.drafts import letters_of
from bot.games.power.sheets.headings import heading, rows
from bot.games.power.sheets.notation import normalised, parse
from tests.games.case_files import cases_in
from tests.games.fuzz import WORDS
from tests.games.power.tables import GAME, LABELS, asked, chance, table

BOTH: tuple[Letters, Letters] = ("fr", "en")


def order(text: str, letters: Letters = "fr") -> Order:
    line = parse(text, letters, LABELS)
    return line.by(line.army or "V")


def refused(text: str, letters: Letters = "fr") -> str:
    """Give the reason why a line cannot be read, and behind a colon what is suggested instead."""
    with pytest.raises((Unreadable, Ambiguous)) as refusal:
        parse(text, letters, LABELS)
    (problem,) = refusal.value.problems
    suggested = f": {problem.values['meant']}" if "meant" in problem.values else ""
    return problem.key.removeprefix("power-problem-") + suggested


def lines() -> Iterator[object]:
    """List the lines of `notation.yaml`: letters, text, and what it means or the reason for which it is refused."""
    for case in cases_in(Path(__file__).with_name("notation.yaml")):
        texts: list[tuple[str, str | None, str | None]]
        texts = [(text, meant, None) for meant, texts in case.get("means", {}).items() for text in texts]
        texts += [(text, None, reason) for reason, texts in case.get("refused", {}).items() for text in texts]
        texts += [(f"T V4 {way} V6", None, "any") for way in case.get("no_ways", ())]
        texts += [(f"T V4 V6 {way}", None, "any") for way in case.get("no_ways", ())]
        for letters, (text, meant, reason) in product(case["letters"], texts):
            yield pytest.param(letters, text, meant, reason, id=f"{case['promise']}: {letters} {text}"[:120])


@pytest.mark.parametrize(("letters", "text", "meant", "reason"), list(lines()))
def test_a_line_means_what_is_written_or_is_refused(
    letters: Letters, text: str, meant: str | None, reason: str | None
) -> None:
    if meant is not None:
        assert order(text, letters) == order(meant)
    else:
        assert reason in ("any", refused(text, letters)), refused(text, letters)


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
        assert refused(f"{piece} {there} V6 V4", letters) == "two-readings", "into V6, or to V4 from within V6"


def test_a_line_with_two_meanings_is_refused_with_both() -> None:
    with pytest.raises(Ambiguous) as refusal:
        parse("M RV blue HQ", "fr", LABELS)
    (problem,) = refusal.value.problems
    assert problem.key == "power-problem-two-readings"
    assert {problem.values["one"], problem.values["another"]} == {"M RV HQB", "M RVB HQ"}


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

TABLES = (
    table({"V": {"S12": "D", "J4": "T B", "B2": "T"}, "B": {"B4": "S"}}, reserve={"V": "2P"}),
    table({"V": {"V4": "2C"}, "R": {"R4": "2C M"}}, seats=(("V",), ("B",), ("J",))),
    table({"V": {"V4": "T", "IX": "C"}, "B": {"B4": "T", "IX": "C"}, "J": {"J4": "S"}}, seats=(("V", "B"), ("J", "R"))),
)

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
    tables = [asked(state, 0) for state in TABLES]
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
            assert refused(line.text, letters) == "two-readings", line.text
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


def test_a_line_that_is_too_long_is_cut_and_never_read_as_something_else() -> None:
    typed = GAME.typed["orders"]
    view, decision = asked(TABLES[0], 0)
    (line,) = typed.read(view, decision, Draft(), f"D S12 IW{'!' * 100}").draft.lines
    assert line.text.endswith("…")
    (problem,) = typed.read(view, decision, Draft(), line.text).problems
    assert problem.key == "power-problem-too-long"
    assert "paper" in {
        each.key.rpartition("-")[2] for each in typed.read(view, decision, Draft(), "T B2 B1\n" * 500).problems
    }


def test_every_letter_stands_for_one_thing() -> None:
    for letters in BOTH:
        assert len(set(LETTERS[letters].values())) == len(LETTERS[letters])
    assert Options().sea_labels in BOARD.sea_labels
    assert set(PLACES) <= TARGETS
    with pytest.raises(GameError):
        parse("", "fr", LABELS)
