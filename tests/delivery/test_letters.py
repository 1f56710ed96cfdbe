"""A letter looks as it was meant to, in any number of sendings, and nothing of it is ever cut."""

import io
import json
from dataclasses import dataclass
from itertools import count
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.delivery import letters
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Separator, ServerMenu, Text, lines
from bot.delivery.limits import ALT_TEXT, COMPONENTS_IN_MESSAGE, TEXT_IN_MESSAGE
from bot.playground import spec
from bot.playground.spec import Breach
from render.picture import Picture
from tests.any_text import SIGNS
from tests.delivery.echo_game import BOARD

NOTE = "*The rest is in the file.*"


@dataclass
class Wire:
    """What a letter becomes on its way."""

    body: dict[str, Any]
    files: dict[str, bytes]
    breaches: tuple[Breach, ...]

    @property
    def parts(self) -> list[dict[str, Any]]:
        """Give what is in the message's one container."""
        (container,) = self.body["components"]
        inside: list[dict[str, Any]] = container["components"]
        return inside

    @property
    def texts(self) -> list[str]:
        return [part["content"] for part in self.parts if part["type"] == 10]

    @property
    def components(self) -> int:
        return 1 + sum(1 + len(part.get("components", ())) for part in self.parts)


def sent(letter: Letter, mark: int | None = None) -> Wire:
    """Write a letter as the library sends it, and hold it to the platform's description."""
    view, files = letter.build(mark)
    with handle_message_parameters(view=view, files=files, allowed_mentions=letter.mentions()) as params:
        if params.multipart:
            body = json.loads(params.multipart[0]["value"])
            kind = "multipart/form-data"
        else:
            body, kind = dict(params.payload or {}), "application/json"
        attached = {file.filename: file.fp.read() for file in files}
        sizes = [(name, len(data)) for name, data in attached.items()]
        breaches = spec.request("POST", "/channels/1/messages", kind, body, sizes)
    return Wire(body, attached, breaches)


# Any letter

texts = st.builds(
    lambda text, times, foldable: Text(text * times, foldable),
    st.text(SIGNS | st.just("\n"), max_size=60),
    st.sampled_from([1, 1, 1, 40, 400]),
    st.booleans(),
)
pictures = st.builds(
    Picture, png=st.just(BOARD), alt=st.text(SIGNS, max_size=20), name=st.sampled_from(["a.png", "2-a.png"])
)
options = st.integers(1, 25).map(lambda number: tuple(Option(str(each), f"Land {each}") for each in range(number)))
menus = st.builds(Menu, st.just(""), st.text(SIGNS, max_size=200), options, st.integers(0, 30), st.integers(1, 30))
rows = st.lists(st.builds(Button, st.text("abc", min_size=1, max_size=99)), min_size=1, max_size=6).map(tuple)
some_parts = st.tuples(
    st.sampled_from([0, 1, 5, 40]).flatmap(
        lambda most: st.lists(texts | st.just(Separator()), min_size=most, max_size=most)
    ),
    st.lists(pictures, max_size=4),
    st.lists(menus, max_size=5),
    st.lists(rows, max_size=2),
).flatmap(lambda kinds: st.permutations([part for kind in kinds for part in kind]))


def with_own_ids(parts: list[Block]) -> tuple[Block, ...]:
    """Give every button and menu a custom id of its own."""
    ids = count()
    numbered: list[Block] = []
    for part in parts:
        if isinstance(part, Menu):
            numbered.append(Menu(f"m{next(ids)}", part.placeholder, part.options, part.least, part.most))
        elif isinstance(part, tuple):
            numbered.append(tuple(Button(button.label, f"b{next(ids)}") for button in part))
        else:
            numbered.append(part)
    return tuple(numbered)


def shows_something(parts: tuple[Block, ...]) -> bool:
    return any(part.text.strip() if isinstance(part, Text) else not isinstance(part, Separator) for part in parts)


@given(some_parts)
def test_any_letter_is_one_that_the_platform_takes(parts: list[Block]) -> None:
    """So it has at most 4000 characters of text and 40 components, whatever it is made of."""
    letter = Letter(with_own_ids(parts), folded_note=NOTE)
    assume(shows_something(letter.blocks))
    assert sent(letter).breaches == ()


@given(some_parts)
@settings(max_examples=15)
def test_all_text_of_a_letter_is_in_the_message_or_in_the_file(parts: list[Block]) -> None:
    letter = Letter(with_own_ids(parts), folded_note=NOTE)
    assume(shows_something(letter.blocks))
    wire = sent(letter)
    file = wire.files.get("account.txt", b"").decode()
    message = "\n".join(wire.texts)
    for part in letter.blocks:
        if isinstance(part, Text) and part.text.strip():
            assert part.text in message or part.text in file


@given(some_parts)
def test_buttons_menus_and_pictures_of_a_letter_are_all_there_in_their_order(parts: list[Block]) -> None:
    letter = Letter(with_own_ids(parts), folded_note=NOTE)
    assume(shows_something(letter.blocks))
    wire = sent(letter)
    wanted = [
        [part.custom_id] if isinstance(part, Menu) else [button.custom_id for button in part]
        for part in letter.blocks
        if isinstance(part, Menu | tuple)
    ]
    pressed = [inner["custom_id"] for part in wire.parts for inner in part.get("components", ())]
    assert pressed == [custom_id for row in wanted for custom_id in row]
    shown = [item["media"]["url"] for part in wire.parts if part["type"] == 12 for item in part["items"]]
    assert len(shown) == sum(isinstance(part, Picture) for part in letter.blocks)
    assert {url.removeprefix("attachment://") for url in shown} <= set(wire.files)
    assert len(set(shown)) == len(shown)


# Long letters


def test_what_fits_stays_as_it_is() -> None:
    parts = (Text("x" * (TEXT_IN_MESSAGE - 1)), Separator(), lines(["y"]))
    wire = sent(Letter(parts, folded_note=NOTE))
    assert wire.texts == ["x" * (TEXT_IN_MESSAGE - 1), "y"]
    assert wire.files == {}


def test_a_long_account_breaks_off_after_a_whole_line_and_says_where_the_rest_is() -> None:
    told = [f"{number}. Ada wins Sarnath with 9 to 7." for number in range(200)]
    wire = sent(Letter((Text("### Verräter"), lines(told), Text("**Ben** has to choose.")), folded_note=NOTE))
    heading, account, waiting = wire.texts
    *kept, last = account.split("\n")
    assert kept == told[: len(kept)]
    assert len(kept) > 90
    assert (heading, last, waiting) == ("### Verräter", NOTE, "**Ben** has to choose.")
    assert wire.files["account.txt"].decode() == "\n".join(told)


def test_after_the_first_text_that_breaks_off_no_other_account_goes_on() -> None:
    """Or one would read the end without the middle."""
    wire = sent(Letter((lines(["a" * 3000] * 2), Separator(), lines(["end"])), folded_note=NOTE))
    assert wire.texts == ["a" * 3000 + "\n" + NOTE]
    assert wire.files["account.txt"].decode().endswith("\n\nend")


def test_one_line_without_end_is_in_the_file_alone() -> None:
    wire = sent(Letter((lines(["a" * 9000]),), folded_note=NOTE))
    assert wire.texts == [NOTE]
    assert wire.files == {"account.txt": b"a" * 9000}


def test_text_that_should_not_fold_gives_way_only_where_nothing_else_helps() -> None:
    wire = sent(Letter((Text("a\n" * 1500), lines(["b"]), Text("c\n" * 1500)), folded_note=NOTE))
    assert wire.breaches == ()
    assert wire.files["account.txt"].decode() == "a\n" * 1500 + "\n\nb\n\n" + "c\n" * 1500


def test_a_letter_of_many_parts_goes_without_lines_before_it_goes_without_anything_else() -> None:
    paragraphs = [Text(f"Paragraph {number}.") for number in range(30)]
    parts = [part for paragraph in paragraphs for part in (paragraph, Separator())]
    wire = sent(Letter(tuple(parts)))
    assert wire.texts == ["\n".join(paragraph.text for paragraph in paragraphs)]
    assert wire.components <= COMPONENTS_IN_MESSAGE


def test_more_buttons_than_a_message_can_hold_are_refused_and_not_left_out() -> None:
    buttons = tuple(Button("Move", f"b{number}") for number in range(40))
    with pytest.raises(ValueError, match="maximum"):
        Letter((buttons,)).build()


# Pictures and files


def picture(name: str = "board.png", alt: str = "the board") -> Picture:
    return Picture(png=BOARD, alt=alt, name=name)


def test_a_letter_can_be_built_again_for_every_attempt() -> None:
    """A file that was sent has been read to its end and closed."""
    letter = Letter((picture(), lines(["a\n" * 5000])), folded_note=NOTE)
    first, second = sent(letter), sent(letter)
    assert first == second
    assert first.files["board.png"] == BOARD


def test_two_pictures_of_one_name_are_two_pictures() -> None:
    wire = sent(Letter((picture(alt="before"), picture("2-board.png", "between"), picture(alt="after"))))
    items = [part["items"][0] for part in wire.parts]
    assert [item["description"] for item in items] == ["before", "between", "after"]
    assert len({item["media"]["url"] for item in items}) == 3
    assert wire.breaches == ()


def test_an_alt_text_is_as_long_as_it_may_be() -> None:
    wire = sent(Letter((picture(alt="a" * 5000), picture("hand.png", "a" * ALT_TEXT), picture("map.png", ""))))
    long, fitting, none = (part["items"][0].get("description") for part in wire.parts)
    assert (len(long), long[-1]) == (ALT_TEXT, "…")
    assert (fitting, none) == ("a" * ALT_TEXT, None)
    assert wire.breaches == ()


# Words and choices


def test_a_letter_pings_those_whom_it_names_and_nobody_else() -> None:
    assert sent(Letter((Text("@everyone <@1> <@2>"),), pings=(2,))).body["allowed_mentions"] == {
        "parse": [],
        "users": [2],
    }
    assert sent(Letter((Text("@everyone <@1>"),))).body["allowed_mentions"] == {"parse": [], "users": []}


def test_labels_that_are_too_long_are_shortened() -> None:
    option = Option("v", "l" * 200, "d" * 200)
    parts = ((Button("x" * 200, "b"), Button("y" * 200, url="https://example.org")), Menu("m", "p" * 200, (option,)))
    wire = sent(Letter(parts))
    assert wire.breaches == ()
    assert wire.parts[0]["components"][0]["label"] == "x" * 79 + "…"


def test_six_buttons_are_two_rows() -> None:
    wire = sent(Letter((tuple(Button("Move", f"b{number}") for number in range(6)),)))
    assert [len(row["components"]) for row in wire.parts] == [5, 1]


@pytest.mark.parametrize(
    ("least", "most", "expected"), [(0, 9, (0, 2)), (2, 2, (2, 2)), (5, 9, (2, 2)), (1, 1, (1, 1))]
)
def test_a_menu_asks_for_no_more_than_it_offers(least: int, most: int, expected: tuple[int, int]) -> None:
    """The last page of a long menu may offer less than may be taken."""
    two = (Option("a", "A"), Option("b", "B", chosen=True))
    wire = sent(Letter((Menu("m", "Choose", two, least, most),)))
    menu = wire.parts[0]["components"][0]
    assert (menu["min_values"], menu["max_values"]) == expected
    assert [option.get("default") for option in menu["options"]] == [False, True]
    assert wire.breaches == ()


def test_a_menu_of_channels_shows_those_that_are_chosen() -> None:
    wire = sent(Letter((ServerMenu("channels", "Where?", (7, 8)),)))
    assert wire.breaches == ()
    (channels,) = (part["components"][0] for part in wire.parts)
    assert channels["type"] == 8
    assert [value["id"] for value in channels["default_values"]] == ["7", "8"]


def test_every_style_of_a_button_has_its_colour() -> None:
    row = tuple(Button("Move", f"b{style}", style) for style in letters.STYLES)
    assert len({button["style"] for button in sent(Letter((row,))).parts[0]["components"]}) == len(letters.STYLES)


# The mark


def test_a_mark_is_the_id_of_the_container() -> None:
    (container,) = sent(Letter((Text("Hello."),)), mark=2**30).body["components"]
    assert container["id"] == 2**30
    (container,) = sent(Letter((Text("Hello."),))).body["components"]
    assert container.get("id") is None


async def test_a_view_is_stopped_so_that_the_library_does_not_keep_it() -> None:
    view, files = Letter(((Button("Move", "b"),),)).build()
    assert view.is_finished()
    assert files == []


def test_text_with_another_name_is_in_a_file_of_that_name() -> None:
    wire = sent(Letter((lines(["x" * 9000]),), whole="board.txt"))
    assert set(wire.files) == {"board.txt"}
    assert wire.parts[-1]["file"]["url"] == "attachment://board.txt"


def test_files_are_sent_as_they_are() -> None:
    _, files = Letter((picture(),)).build()
    assert [type(file.fp) for file in files] == [io.BytesIO]
    assert all(isinstance(file, discord.File) for file in files)
