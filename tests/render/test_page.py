"""A record as a page to keep: whatever it is, it opens, and says what has been verified."""

import hashlib
import io
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.commands import main
from bot.games.record import Record, entry_proof, moments
from bot.games.registry import house_games
from bot.language import languages
from render.page import markdown, paragraphs
from tests.games.random_matches import numbered_match

LINES = 12
NAMES = ("Ada", "Br*u*no", "<b>Chen</b>", "Dora & Co")

each_game = pytest.mark.parametrize("key", list(house_games().keys()))
SAY = languages()["en"].say


@cache
def raw_record(key: str) -> dict[str, Any]:
    """Give the JSON of the first lines of a match."""
    game = house_games()[key]
    for moment in numbered_match(game, max(game.seats), 1):
        if len(moment.log) == LINES:
            break
    raw: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(moment.record()))
    return raw


def show(folder: Path, raw: dict[str, Any] | bytes, *arguments: str, output: str = "match.html") -> Path:
    """Show a record; give the file that is written."""
    record = folder / "match.json"
    record.write_bytes(raw if isinstance(raw, bytes) else msgspec.json.encode(raw))
    names = [word for name in NAMES for word in ("--name", name)]
    assert main(["show", str(record), "-o", str(folder / output), *names, *arguments]) == 0
    return folder / output


class Reader(HTMLParser):
    """Reads a page: its text, its steps, and what it would fetch."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text, self.sections, self.alts = "", 0, list[str]()
        self.sources: list[str] = re.findall(r"(?:src|href)=\"([^\"]*)\"|url\(([^)]*)\)", html)
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sections += tag == "section"
        self.alts += [value or "" for name, value in attrs if name == "aria-label" and dict(attrs).get("role") == "img"]

    def handle_data(self, data: str) -> None:
        self.text += data


def read(file: Path) -> Reader:
    return Reader(file.read_text(encoding="utf-8"))


@pytest.mark.long
@each_game
def test_a_page_has_a_step_for_all_that_everybody_was_told_and_needs_nothing_else(key: str, tmp_path: Path) -> None:
    raw = raw_record(key)
    file = show(tmp_path, raw)
    page, game = read(file), house_games()[key]
    assert page.sections == len(list(moments(game, msgspec.json.decode(msgspec.json.encode(raw), type=Record))))
    assert all(source.startswith("data:image/png;base64,") for pair in page.sources for source in pair if source)
    assert page.alts
    assert all(page.alts)
    assert hashlib.sha256(bytes.fromhex(raw["seed"])).hexdigest() in page.text
    assert SAY("page-replayed") in page.text
    for name in NAMES[: len(raw["entries"])]:
        assert name in page.text, "names are written as they are, and nothing in them acts"
    assert "**" not in page.text


def test_what_was_taken_back_is_a_step_as_well(tmp_path: Path) -> None:
    first = raw_record("verraeter")["log"][0]
    undo = {"number": 2, "kind": "undo", "seat": first["seat"], "decision": first["decision"], "action": 1}
    page = read(show(tmp_path, edited(log=[first, undo])))
    assert SAY("page-replayed") in page.text
    assert "has taken back" in page.text
    assert page.sections == 3


@pytest.mark.long
def test_a_seat_sees_its_own_and_the_page_speaks_its_language(tmp_path: Path) -> None:
    page = read(show(tmp_path, raw_record("verraeter"), "--seat", "0", "--language", "fr"))
    assert languages()["fr"].say("page-as-seat", name="Ada") in page.text


@pytest.mark.long
@each_game
def test_without_a_seat_a_page_shows_all_that_the_record_opens(key: str, tmp_path: Path) -> None:
    raw = raw_record(key)
    page, seen = read(show(tmp_path, raw)), read(show(tmp_path, raw, "--seat", "0"))
    hides = key in ("verraeter", "guardians")
    assert (SAY("page-as-all") in page.text, SAY("page-held") in page.text) == (hides, hides)
    assert SAY("page-held") not in seen.text
    assert (len(page.alts) > len(seen.alts)) == hides


@pytest.mark.long
@pytest.mark.parametrize("fits", [True, False])
def test_a_page_holds_the_seed_to_a_fingerprint(fits: bool, tmp_path: Path) -> None:
    raw = raw_record("verraeter")
    digest = hashlib.sha256(bytes.fromhex(raw["seed"])).hexdigest()
    page = read(show(tmp_path, raw, "--fingerprint", digest.upper() if fits else "beef"))
    same = SAY("page-fingerprint-same", digest=digest)
    assert (same in page.text) == fits
    assert (SAY("page-fingerprint-differs", digest=digest, fingerprint="beef") in page.text) == (not fits)


def edited(**changes: Any) -> dict[str, Any]:
    return {**raw_record("verraeter"), **changes}


def in_line(number: int, **changes: Any) -> dict[str, Any]:
    log = list(raw_record("verraeter")["log"])
    log[number] = {**log[number], **changes}
    return edited(log=log)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (edited(version=999), "stored under version 999"),
        (edited(seed="no number"), SAY("page-fingerprint-unreadable")),
        (edited(seed=""), "cannot be stepped through"),
        (edited(entries=[None, *raw_record("verraeter")["entries"][1:]]), SAY("record-closed", seat=1)),
        (edited(entries=[]), "cannot be stepped through"),
        (edited(options=3), "cannot be stepped through"),
        (edited(proofs=["beef"] * 4, salts=[None] * 4), SAY("record-proof-differs", seat=1)),
        (edited(proofs=["beef"], salts=[]), "cannot be stepped through"),
        (in_line(5, seat=77), "Line 6 of this record cannot be played"),
        (in_line(5, action={"type": "nonsense"}), "Line 6 of this record cannot be played"),
        (in_line(5, action=None), "Line 6 of this record cannot be played"),
        (in_line(0, kind="leave", seat=-9), "Line 1 of this record cannot be played"),
    ],
    ids=lambda value: None if isinstance(value, dict) else str(value)[:30],
)
def test_what_cannot_be_played_again_is_listed_with_a_sentence_that_says_why(
    raw: dict[str, Any], told: str, tmp_path: Path
) -> None:
    page = read(show(tmp_path, raw))
    assert told in page.text
    assert SAY("page-log") in page.text
    assert SAY("page-replayed") not in page.text


def test_a_record_with_a_closed_deck_says_whose_and_that_all_else_agrees_with_its_proofs(tmp_path: Path) -> None:
    raw = raw_record("guardians")
    salts = [b"salt of one", b"salt of the other"]
    proofs = [entry_proof(salt, msgspec.json.encode(entry)) for salt, entry in zip(salts, raw["entries"], strict=True)]
    log = [{**line, "action": None} if line["seat"] == 1 else line for line in raw["log"]]
    closed = {**raw, "entries": [raw["entries"][0], None], "proofs": proofs, "salts": [salts[0].hex(), None]}
    page = read(show(tmp_path, {**closed, "log": log}))
    assert SAY("record-closed", seat=2) in page.text
    assert SAY("page-proofs") in page.text
    assert SAY("page-closed") in page.text


def test_one_step_is_drawn_as_a_picture(tmp_path: Path) -> None:
    file = show(tmp_path, raw_record("verraeter"), "--step", "3", output="step.png")
    assert Image.open(io.BytesIO(file.read_bytes())).format == "PNG"


@pytest.mark.parametrize(
    ("raw", "arguments", "told"),
    [
        (b"{", ("-o", "match.html"), "not-a-record"),
        (edited(game="chess"), ("-o", "match.html"), "chess"),
        (edited(), ("-o", "match.png", "--step", "1000"), "numbered from 0 to"),
        (edited(version=999), ("-o", "match.png", "--step", "0"), "version 999"),
        (edited(), ("-o", "match.pdf"), ".html"),
        (edited(), ("-o", "match.html", "--seat", "9"), "numbered from 0 to 3"),
    ],
)
def test_a_wrong_call_is_answered_in_a_line(
    raw: dict[str, Any] | bytes,
    arguments: tuple[str, ...],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("match.json").write_bytes(raw if isinstance(raw, bytes) else msgspec.json.encode(raw))
    assert main(["show", "match.json", *arguments]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "Traceback" not in said


def test_markdown_of_our_sentences_becomes_html() -> None:
    assert markdown(r"**Br\*u\*no** wins `A < B`") == "<strong>Br*u*no</strong> wins <code>A &lt; B</code>"
    assert paragraphs(["### Round 1", "- one\n- two", "-# small"]) == (
        "<p>Round 1</p><ul><li>one</li><li>two</li></ul><p><small>small</small></p>"
    )
