"""Names in any script, in the room that there is, and never too small to read."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw, features

from bot.text import one_line
from render.kit import fonts
from render.kit.fonts import STRONG, TEXT, TITLE, Face, graphemes, lay_out
from render.kit.text import ELLIPSIS, SMALLEST, cut, fit, fit_lines, line_mask, measure, wrap
from tests.any_text import SIGNS

NAMES = {
    "Latin": "Zoë Ångström-Müller",
    "Vietnamese": "Nguyễn Thị Ánh Tuyết",
    "Greek": "Παναγιώτης Ωραίος",
    "Cyrillic": "Владимир Щукин",
    "Arabic": "محمد الخوارزمي",
    "Hebrew": "שלום עליכם",
    "Chinese": "諸葛亮和司马懿",
    "Japanese": "山田さんとカタカナ",
    "Korean": "김철수와 박영희",
    "Thai": "สมชาย ใจดี",
    "Devanagari": "देवेन्द्र क्षत्रिय",
    "Bengali": "রবীন্দ্রনাথ শ্রীকৃষ্ণ",
    "Georgian": "ქართული",
    "Armenian": "Հայերեն",
    "Ethiopic": "አማርኛ",
    "mathematical": "𝕱𝖆𝖓𝖈𝖞 𝓷𝓪𝓶𝓮",
    "emoji": "🦊🔥 👨‍👩‍👧 🇨🇭 ❤️",
}
FACES = (TITLE, TEXT, STRONG)

any_text = st.text(SIGNS, max_size=60)


def drawn(text: str) -> str:
    """Give the characters that reach the fonts, in the order in which they are seen."""
    return "".join(run.text for run in lay_out(text, STRONG, 30).runs)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_names_in_every_common_script_are_drawn_and_not_replaced(name: str, face: Face) -> None:
    line = lay_out(name, face, 30)
    assert "\ufffd" not in "".join(run.text for run in line.runs)
    mask, _, _ = line_mask(name, face, 30)
    assert mask.getbbox() is not None


def test_what_no_font_can_draw_becomes_the_replacement_sign_and_never_an_empty_box() -> None:
    assert drawn("\U00012000") == "\ufffd"


def test_a_compatible_character_is_drawn_as_its_plain_equivalent() -> None:
    assert drawn("\U0001f12f\u3300").startswith("\U0001f12f") or "\ufffd" not in drawn("\u3300")
    assert drawn("ﷺ") != "\ufffd"


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_letters_take_together_what_each_takes(face: Face) -> None:
    line = lay_out("AVATAR, Tyrwhitt (fjord): “Zwölf Œufs, naïve” – 47", face, 31)
    ends = [run.x + run.font.getlength(run.text) for run in line.runs]
    assert line.width == ends[-1]
    assert all(abs(run.x - end) < 31 / 5 for run, end in zip(line.runs[1:], ends, strict=False)), "but for kerning"


def test_arabic_letters_join_and_run_from_right_to_left() -> None:
    # beh, alef, beh: the first joins onwards, alef joins backwards only, the last stands alone
    assert drawn("باب") == "\ufe8f\ufe8e\ufe91"


def test_lam_and_alef_are_one_sign() -> None:
    assert drawn("لا") == "\ufefb"


@pytest.mark.skipif(
    not features.check("raqm"),
    reason="NO SHAPING: names in Devanagari, Bengali and their relatives are drawn letter by letter, since FriBidi is "
    "not found (apt-get install libfribidi0)",
)
@pytest.mark.parametrize(
    ("name", "joined", "parts"),
    [
        ("क्षत्रिय", "क्ष", "कष"),
        ("देवेन्द्र", "न्द्र", "नदर"),
        ("রবীন্দ্রনাথ", "ন্দ্র", "নদর"),
        ("শ্রীকৃষ্ণ", "ষ্ণ", "ষণ"),
    ],
)
def test_letters_that_change_their_places_are_shaped(
    monkeypatch: pytest.MonkeyPatch, name: str, joined: str, parts: str
) -> None:
    shaped = lay_out(name, STRONG, 30)
    assert line_mask(name, STRONG, 30)[0].getbbox() is not None
    assert measure(joined, STRONG, 30) < sum(measure(one, STRONG, 30) for one in parts)
    lay_out.cache_clear()
    with monkeypatch.context() as without:
        without.setattr(fonts, "_can_shape", lambda: False)
        assert shaped.width < lay_out(name, STRONG, 30).width
    lay_out.cache_clear()


@pytest.mark.parametrize("name", ["محمد", "فاطمة", "الخوارزمي"])
def test_arabic_names_are_joined_wherever_they_are_drawn(name: str) -> None:
    assert line_mask(name, STRONG, 30)[0].getbbox() is not None
    assert all("\ufe70" <= letter <= "\ufefc" for letter in drawn(name))


def test_hebrew_is_seen_from_the_right_and_its_figures_are_not_turned_round() -> None:
    assert drawn("אב 12") == "12 בא"


def test_a_bracket_in_hebrew_opens_to_the_other_side() -> None:
    assert drawn("א(ב)ג") == "ג(ב)א"


def test_a_right_to_left_name_inside_a_sentence_leaves_the_sentence_in_order() -> None:
    assert drawn("Ann and אב win") == "Ann and בא win"


@given(any_text)
def test_any_text_at_all_can_be_measured_and_drawn(text: str) -> None:
    width = measure(text, STRONG, 30)
    mask, left, above = line_mask(text, STRONG, 30)
    assert width >= 0
    assert mask.width > left
    assert mask.height > above


@given(any_text, st.integers(60, 400))
def test_a_fitted_text_is_never_wider_than_its_room_nor_too_small(text: str, width: int) -> None:
    fitting, size = fit(text, STRONG, 36, width)
    assert size >= SMALLEST
    assert measure(fitting, STRONG, size) <= width


def test_a_text_is_shrunk_before_it_is_cut() -> None:
    text, size = fit("Maximiliane", STRONG, 40, measure("Maximiliane", STRONG, 30))
    assert text == "Maximiliane"
    assert 26 < size <= 30


def test_a_text_is_cut_between_whole_signs() -> None:
    family = "👨‍👩‍👧"
    shortened = cut(family * 8, STRONG, 30, 200)
    assert shortened.endswith(ELLIPSIS)
    assert set(graphemes(shortened.removesuffix(ELLIPSIS))) == {family}


@given(st.text(alphabet="abc déf山🦊", max_size=120), st.integers(80, 300))
def test_wrapped_lines_hold_the_whole_text_and_fit(text: str, width: int) -> None:
    lines = wrap(text, TEXT, 28, width)
    assert "".join(lines).replace(" ", "") == one_line(text).replace(" ", "")
    assert all(measure(line, TEXT, 28) <= width for line in lines)


def test_a_line_in_two_directions_fits_though_its_full_stop_moves() -> None:
    assert wrap("שלום T.", TEXT, 41, 118) == ["שלום", "T."]


def test_a_text_that_is_too_long_for_its_lines_ends_with_an_ellipsis() -> None:
    lines, size = fit_lines("one two three four five six seven eight nine ten " * 4, TEXT, 32, 200, 3)
    assert len(lines) == 3
    assert size == SMALLEST
    assert lines[-1].endswith(ELLIPSIS)


@pytest.mark.parametrize("function", [measure, line_mask])
def test_nothing_smaller_than_can_be_read_on_a_phone_can_be_drawn(function: Callable[[str, Face, int], object]) -> None:
    with pytest.raises(ValueError, match="too small"):
        function("Ann", STRONG, SMALLEST - 1)


def test_figures_are_lining_figures() -> None:
    tall, _, _ = line_mask("0", TITLE, 60)
    digits = [line_mask(digit, TITLE, 60)[0].getbbox() for digit in "0123456789"]
    top = tall.getbbox()
    assert top is not None
    assert all(box is not None and abs(box[1] - top[1]) <= 4 and abs(box[3] - top[3]) <= 4 for box in digits)


def test_letters_are_kerned() -> None:
    assert measure("AV", TITLE, 60) < measure("A", TITLE, 60) + measure("V", TITLE, 60)


def test_a_halo_surrounds_its_letters() -> None:
    letters, left, above = line_mask("Ann", STRONG, 40)
    halo, halo_left, halo_above = line_mask("Ann", STRONG, 40, 4)
    window = (halo_left - left, halo_above - above)
    inner = halo.crop((*window, window[0] + letters.width, window[1] + letters.height))
    assert max(ImageChops.subtract(letters, inner).tobytes()) <= 8


@pytest.mark.parametrize("stroke", [0.0, 3.0])
def test_a_line_of_kept_letters_looks_as_if_its_font_had_drawn_it_at_once(stroke: float) -> None:
    for text, face in product(("Guardians in this space. AVATo Ty", *NAMES.values()), FACES):
        for size in (26, 28, 41):
            mask, left, above = line_mask(text, face, size, stroke)
            whole = Image.new("L", mask.size)
            for run in lay_out(text, face, size).runs:
                ImageDraw.Draw(whole).text(
                    (left + run.x, above),
                    run.text,
                    font=run.font,
                    fill=255,
                    anchor="ls",
                    direction=run.direction,
                    stroke_width=stroke + run.thickness,
                )
            assert ImageChops.difference(mask, whole).getbbox() is None, (text, face, size)
