"""Text that people write stays what it is where it can be seen, and nothing of it acts on the message around it."""

import pytest
import regex
from hypothesis import example, given
from hypothesis import strategies as st

from bot.games import spelling
from bot.games.rulebook import plain
from bot.text import APOSTROPHES, MARKS_PER_LETTER, NOTHING, escaped, meant, one_line, shown_name, visible
from tests.any_text import SIGNS

any_text = st.text(st.characters(categories=None)) | st.text(
    "Aあא1\u0301\u094d\u200b\u200c\u200d\ufe0f\U0001f469\u2764 \n", max_size=12
)


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Ada",
            "Zoë O’Neill",
            "Nguyễn Thị Ánh",
            "安 娜",
            "אנה",
            "محمد",
            "a\xa0!",
            "__init__",
            "C:\\Users",
            "1\ufe0f\u20e3",
        ),
        *("می\u200cخواهم", "क\u094d\u200dष", "👨\u200d👩\u200d👧", "👩🏽\u200d❤\ufe0f\u200d👨", "🏳\ufe0f\u200d🌈"),
    ],
)
def test_a_name_in_any_script_stays_as_it_is(name: str) -> None:
    assert one_line(name) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \t\n",
        "\u200b",
        "\u200d",
        "\ufe0f",
        "\u0301",
        "\u2800",
        "\u3164",
        "\u202e\u202c",
        "\xad",
        "\U000e0041",
        "\x00",
    ],
)
def test_what_shows_nothing_is_no_name(text: str) -> None:
    assert one_line(text) == ""
    assert shown_name(text) == escaped(text) == NOTHING
    assert shown_name(text, "ada_1") == "ada_1"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("\u202eevil\u202c\nname\t\u200b!", "evil name !"),
        ("A\u200dda\u2066", "Ada"),
        ("Z" + "\u0301\u0302\u0303\u0304" * 20, "Ź\u0302\u0303\u0304"),
        ("\u0301Ada", "Ada"),
        ("half \ud83d", "half \ufffd"),
        ("\ud83d\ude00", "😀"),
    ],
)
def test_what_cannot_be_seen_is_taken_out(text: str, seen: str) -> None:
    assert one_line(text) == seen


@given(any_text)
@example("क\u0301\u0301\u0301\u094d\u200dष")
@example("\u094d\u200dष")
def test_any_text_is_visible_once_and_for_all(text: str) -> None:
    line = one_line(text)
    assert one_line(line) == line
    line.encode()
    assert not regex.search(r"[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f]", line)
    assert not regex.search(rf"[\p{{Mn}}\p{{Me}}]{{{MARKS_PER_LETTER + 1}}}", line)
    assert not line or regex.search(r"[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cn}]", line)


@given(any_text)
def test_a_text_of_several_lines_keeps_them(text: str) -> None:
    assert [one_line(line) for line in visible(text).split("\n")] == [
        one_line(line) for line in text.splitlines() or [""]
    ]
    assert visible("Name: A\r\n\n3 Archer") == "Name: A\n\n3 Archer"


@given(any_text | st.from_regex(r"[@<!&>*_~|`\[\]()#0-9:/ -]{0,30}", alphabet=SIGNS))
def test_nothing_in_an_escaped_text_acts_as_markdown(text: str) -> None:
    written = escaped(text)
    bare = regex.sub(r"\\[^0-9A-Za-z\s]", "x", written)
    assert not regex.search(r"[\\*_~|`<>\[\]@#:]|^(?:[-+]|\d{1,9}[.)])", bare)
    assert regex.sub(r"\\([^0-9A-Za-z\s])", r"\1", written) == shown_name(text)


def test_an_escaped_name_reads_as_it_is() -> None:
    written = {
        "Ada": "Ada",
        "A*d*a": r"A\*d\*a",
        "<@123456789012345678>": r"\<\@123456789012345678\>",
        "@everyone": r"\@everyone",
        "https://example.org/a_b": r"https\://example.org/a\_b",
        "[here](https://example.org)": r"\[here\](https\://example.org)",
        "<t:0:R>": r"\<t\:0\:R\>",
        "# Ada": r"\# Ada",
        "-# Ada": r"\-\# Ada",
        "1. Ada": r"1\. Ada",
        "Ada\\": r"Ada\\",
    }
    assert {name: escaped(name) for name in written} == written


def test_a_text_means_what_it_names_and_nothing_where_it_might_mean_two() -> None:
    offered = [("Rose", "red"), ("Rosé", "pink"), ("Gare du Nord", "north")]
    expected = {
        "red": "red",
        " RED\u00a0": "red",
        "Rose": "red",
        "Rosé": "pink",
        "rosé": None,
        "Ros": None,
        "": None,
        "gare  DU Nord": "north",
        "Gare du Nord!": None,
    }
    assert {text: meant(text, offered) for text in expected} == expected


def test_every_apostrophe_is_one() -> None:
    assert spelling.APOSTROPHES == APOSTROPHES
    for sign in "'`´ʻʼ‘’‛′＇":
        assert meant(f"L{sign}ÉTÉ", [("l’été", "summer")]) == "summer", hex(ord(sign))
        assert plain(f"L{sign}Été") == "l'ete"
