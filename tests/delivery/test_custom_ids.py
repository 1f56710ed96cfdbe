"""Custom ids are read as they were written; whatever else comes is none of ours."""

import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.custom_ids import TEMPLATES, ComponentKind, Pressed, custom_id, read_custom_id
from bot.delivery.limits import CUSTOM_ID
from tests.any_text import SIGNS

kinds = st.sampled_from(get_args(ComponentKind))
verbs = st.from_regex(r"[a-z-]{1,16}", fullmatch=True, alphabet=SIGNS)
matches = st.integers(0, 10**15 - 1)
args = st.lists(st.from_regex(r"[A-Za-z0-9_.+-]{0,10}", fullmatch=True, alphabet=SIGNS), max_size=5)


@given(kinds, verbs, matches, args)
def test_what_is_written_is_read(kind: ComponentKind, verb: str, match: int, args: list[str]) -> None:
    written = custom_id(verb, match, *args, kind=kind)
    assert len(written) <= CUSTOM_ID
    assert read_custom_id(written) == Pressed(kind, verb, match, tuple(args))


@given(kinds, verbs, matches, args)
def test_the_library_finds_just_one_class_for_it(kind: ComponentKind, verb: str, match: int, args: list[str]) -> None:
    written = custom_id(verb, match, *args, kind=kind)
    assert [each for each, template in TEMPLATES.items() if template.fullmatch(written)] == [kind]


@given(st.text(SIGNS))
def test_whatever_is_read_would_be_written_so(text: str) -> None:
    pressed = read_custom_id(text)
    assert pressed is None or str(pressed) == text


FORGED = (
    "",
    "button",
    "button:move",
    "button:move:",
    "button:move:one",
    "button:move:-1",
    "button:move:1.5",
    "button:move:007",
    "button:move:١",
    "button:move:²",
    "button:move:1\n",
    " button:move:1",
    "button:MOVE:1",
    "button::1",
    "knob:move:1",
    "button:move:1:a:b:c:d:e:f",
    "button:move:1:a b",
    "button:move:1:ä",
    "button:move:1:'; DROP TABLE matches",
    "button:move:1:" + "a" * 61,
    "button:" + "a" * 17 + ":1",
    "button:move:" + "9" * 16,
    "button:move:1:" + ":".join(["a" * 60] * 2),
    "form:typed:1:\u202ebid",
)


def test_what_we_would_not_write_is_not_read() -> None:
    assert {forged: read_custom_id(forged) for forged in FORGED} == dict.fromkeys(FORGED)


@pytest.mark.parametrize(
    ("verb", "match", "values"),
    [("move", -1, ()), ("Move", 1, ()), ("move", 1, ("a:b",)), ("move", 1, ("ö",)), ("pick", 1, ("a" * 60, "b" * 60))],
)
def test_what_could_not_be_read_again_is_not_written(verb: str, match: int, values: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="is no custom id of ours"):
        custom_id(verb, match, *values)


def test_a_refusal_to_write_quotes_the_custom_id_alone() -> None:
    with pytest.raises(ValueError, match=re.escape("'button:move:1:a:b'")):
        custom_id("move", 1, "a:b")
