"""The cards of Guardians: plain words for all they do, and pictures that show what the card says."""

import re
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.games.guardians.cards import CARDS, STARTERS, Card
from bot.language import Language, languages
from render.guardians import GuardiansPresenter
from render.guardians.cards import card_pictures
from render.guardians.cards.card_faces import (
    BACK_HEIGHT,
    SIZES,
    SMALL_HEIGHT,
    FaceSize,
    back,
    drawn_face,
    drawn_small,
    face,
    short_name,
    tiny,
)
from render.guardians.look import emblems
from render.guardians.look.art import art
from render.guardians.look.palette import cards_palette, table_palette
from render.guardians.look.theme import FRAMES
from render.guardians.table.spaces import TOKENS
from render.guardians.words import nouns
from render.guardians.words.card_texts import ability_text, card_text, signed
from render.kit.canvas import Label
from render.kit.colours import colour
from render.kit.kept import Shelf
from render.kit.png import Palette
from render.kit.text import SMALLEST
from render.picture import ALT_LIMIT
from render.presenter import Scene
from tests.render.guardians_cards import TWELVE
from tests.render.guardians_names import english_names_in
from tests.render.picture_checks import assert_file_is_close, drawn

ENGLISH, FRENCH = languages()["en"], languages()["fr"]
SOME = (*tuple(CARDS.values())[::9], CARDS["energy_well"], CARDS["grand_avatar"])
every_language = pytest.mark.parametrize("language", languages().values(), ids=languages())


def test_a_hand_of_few_cards_is_narrower_so_that_a_phone_shows_them_larger() -> None:
    cards = ("archer", "beer", "captain", "cleric", "gold", "horse")
    widths = [
        card_pictures.drawn_hand([(card, 1) for card in cards[:count]], ENGLISH, title="Ada").image.width
        for count in (1, 2, 3, 4, 6)
    ]
    assert widths == [640, 640, 912, 1200, 912]


def test_a_hand_that_is_too_large_for_its_rows_counts_the_rest_and_shows_all_that_is_offered() -> None:
    kinds, offered = [(card, 1) for card in CARDS][:12], [*CARDS][10]
    canvas = card_pictures.drawn_hand(kinds[:9], ENGLISH, large=False, more=3)
    assert "+3" in [label.text for label in canvas.labels]
    (shown,) = card_pictures.choices(
        [card for card, _ in kinds], ENGLISH, title="", name="hand", offered=[offered], rows=0, most_rows=2
    )
    assert Image.open(BytesIO(shown.png)).size == canvas.image.size
    assert offered in dict(card_pictures.fitting(kinds, 9, [offered]))
    assert all(CARDS[card].name("en") in shown.alt for card, _ in kinds)


# Words


@every_language
def test_every_ability_of_every_card_is_said_in_plain_words(language: Language) -> None:
    for card in CARDS.values():
        texts = card_text(card, language)
        assert len(texts) == len(card.abilities) + (card.timing is not None)
        for text in texts:
            assert text[:1] in "+−0123456789" or text[:1].isupper(), text
            assert text.endswith(".")
            assert not set("_{}[]$|") & set(text), text
            assert "  " not in text
            assert " ." not in text


@every_language
def test_no_two_different_abilities_are_said_alike(language: Language) -> None:
    said = defaultdict(set)
    for card in CARDS.values():
        for ability in card.abilities:
            said[ability_text(ability, language)].add(ability)
    assert [text for text, abilities in said.items() if len(abilities) > 1] == []


def test_french_leaves_no_ability_in_english() -> None:
    for card in CARDS.values():
        for ability in card.abilities:
            assert ability_text(ability, FRENCH) != ability_text(ability, ENGLISH)


@every_language
def test_a_command_is_introduced_as_such_on_a_creature_and_by_its_timing_on_a_spell(language: Language) -> None:
    intro = language.say("guardians-ability-command", text="")
    assert card_text("sorcerer", language)[0].startswith(intro)
    spell = card_text("ice_storm", language)
    assert nouns.timing_text("command", language) in spell[0]
    assert not spell[1].startswith(intro)


def test_the_words_tell_amounts_opponents_and_situations() -> None:
    assert card_text("icky_bugs", ENGLISH) == ("+4 vitality against creatures open to gold.",)
    assert card_text("lancer", ENGLISH) == (
        "+10 vitality against large creatures.",
        "−7 vitality against small creatures.",
    )
    assert card_text("bob_snapping_gob", ENGLISH) == ("Destroys opposing mortal creatures as secondary attacker.",)
    assert card_text("paladin", FRENCH)[0] == (
        "+4 de vitalité pour tes autres Chevaliers tant que cette carte est en jeu."
    )


def test_a_price_stands_beside_the_timing_and_a_limit_beside_the_price() -> None:
    priced = [card for card in CARDS.values() if card.cost_stones and card.timing]
    assert priced
    for card in priced:
        assert str(card.cost_stones) in card_text(card, ENGLISH)[0]
    for card in CARDS.values():
        if card.limit:
            assert "once per movement phase" in card_text(card, ENGLISH)[0]


@every_language
def test_every_card_type_class_and_timing_has_a_name(language: Language) -> None:
    for card in CARDS.values():
        line = nouns.kind_line(card, language)
        assert line[:1].isupper()
        assert "_" not in line
        assert all(nouns.class_plural(name, language) for name in card.classes)


# Emblems


def test_every_class_has_an_emblem_of_its_own_that_no_other_class_has() -> None:
    classes = {nouns.class_slug(name) for card in CARDS.values() for name in card.classes}
    assert len({emblems.DRAWN[name] for name in classes}) == len(classes)


def test_what_is_dyed_of_a_class_has_the_tones_of_the_theme_in_its_drawing() -> None:
    for name, tones in emblems._DYED.items():
        assert {*tones} & {ink for _, ink in emblems.DRAWN[name]}, name
    assert {*emblems._HIDE} <= {ink for _, ink in emblems.DRAWN["guardian"]}


def test_every_card_but_a_terrain_has_an_emblem() -> None:
    assert all(bool(emblems.emblem_of(card.id)) == (card.type != "terrain") for card in CARDS.values())


def test_every_spell_and_item_has_a_sign_of_its_own() -> None:
    played = [card.id for card in CARDS.values() if card.type == "spell" or card.type.startswith("item")]
    assert len({emblems.emblem_of(card) for card in played}) == len(played)


# Faces


@pytest.fixture
def without_scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what takes longest to draw, where only the words and figures on it matter."""
    monkeypatch.setattr("render.guardians.cards.card_faces._draw_art", lambda *_: None)


words_only = pytest.mark.usefixtures("without_scenes")


def _inside(label: Label, width: int, height: int) -> bool:
    left, top, right, bottom = label.box
    return left >= 0 and top >= 0 and right <= width and bottom <= height


def _overlap(first: Label, second: Label) -> bool:
    return (
        first.box[0] < second.box[2]
        and second.box[0] < first.box[2]
        and first.box[1] < second.box[3]
        and second.box[1] < first.box[3]
    )


@pytest.mark.sampled(1)
@words_only
@every_language
@pytest.mark.parametrize("size", SIZES)
def test_all_words_and_figures_of_a_face_stand_on_the_card_and_apart(language: Language, size: FaceSize) -> None:
    width, height = SIZES[size]
    for card in SOME:
        labels = drawn_face(card.id, language, size).labels
        for number, label in enumerate(labels):
            assert _inside(label, width, height), (card.id, label)
            assert label.size >= SMALLEST
            assert not any(_overlap(label, other) for other in labels[number + 1 :]), (card.id, label)


def _shown(card: Card, language: Language, size: FaceSize) -> str:
    return " ".join(label.text for label in drawn_face(card.id, language, size).labels)


@pytest.mark.sampled(1)
@words_only
@every_language
def test_a_single_card_shows_its_whole_name_and_text(language: Language) -> None:
    for card in SOME:
        shown = _shown(card, language, "big").replace("\u00a0", " ")
        assert nouns.card_name(card, language) in shown
        for text in card_text(card, language):
            assert text.replace("\u00a0", " ") in shown


@pytest.mark.long
@words_only
@pytest.mark.parametrize("size", SIZES)
def test_no_french_face_bears_an_english_name_or_cuts_one_of_ours(size: FaceSize) -> None:
    for card in CARDS.values():
        shown = _shown(card, FRENCH, size)
        assert english_names_in(shown) == [], shown
        if card.name_fr is None:
            assert re.split("[,:]", short_name(card, FRENCH))[0] in shown.replace("\u00a0", " "), shown


@words_only
def test_a_small_french_card_bears_no_english_name() -> None:
    for card in CARDS.values():
        assert english_names_in(" ".join(label.text for label in drawn_small(card.id, FRENCH, 240).labels)) == []


def test_the_frame_tells_the_kind_of_a_card_and_its_name_does_not_again() -> None:
    shown = {language: _shown(CARDS["shield_broms_skull_06"], language, "hand") for language in (ENGLISH, FRENCH)}
    assert "Brom's Skull 06" in shown[ENGLISH]
    assert "Crâne 06" in shown[FRENCH]
    assert not any(word in text for text in shown.values() for word in ("Shield", "Bouclier"))
    assert "gauche" not in _shown(CARDS["khnumian_left"], FRENCH, "hand")


def test_a_name_that_is_ours_is_marked_where_its_card_is_looked_at_alone() -> None:
    note = "Nom traduit par nous ; en anglais : Horse."
    assert card_pictures.name_note("horse", FRENCH).replace("\u00a0", " ") == note
    assert card_pictures.single("horse", FRENCH).alt.replace("\u00a0", " ").endswith(note)
    for card in ("swordsman", "paladin", "thackle"):
        assert card_pictures.name_note(card, FRENCH) == ""
    assert all(card_pictures.name_note(card, ENGLISH) == "" for card in CARDS)


@words_only
def test_a_face_shows_the_figures_of_its_card_in_both_sizes() -> None:
    for size in SIZES:
        assert {"4", "6"} <= set(_shown(CARDS["gunner"], ENGLISH, size).split())
        assert {"11", "+3", "+6", "−6"} <= set(_shown(CARDS["sand_lord"], ENGLISH, size).split())
        assert {"7", "3"} <= set(_shown(CARDS["valkyrie_spirit"], ENGLISH, size).split())
        assert {"30", "13"} <= set(_shown(CARDS["standard_bearer_broms_angelic_13"], ENGLISH, size).split())


@pytest.mark.long
@words_only
@pytest.mark.parametrize("size", SIZES)
def test_no_bonus_and_no_figure_is_left_out_for_lack_of_room(size: FaceSize) -> None:
    for card in CARDS.values():
        if card.is_creature:
            figures = [str(card.base), str(card.stacking), *map(signed, card.terrain_bonus.values())]
            if card.off_color and card.off_color.amount:
                figures.append(signed(card.off_color.amount))
            if card.cmp:
                figures.append(str(card.cmp))
            labels = drawn_face(card.id, ENGLISH, size).labels
            assert set(figures) <= {label.text for label in labels}, card.id


@words_only
def test_stacking_vitality_is_shown_only_where_it_differs() -> None:
    assert _shown(CARDS["sand_lord"], ENGLISH, "hand").split().count("11") == 1


def test_a_small_card_keeps_its_figures_and_they_do_not_cover_each_other() -> None:
    for card in SOME:
        labels = drawn_small(card.id, ENGLISH, 240).labels
        for number, label in enumerate(labels):
            assert _inside(label, 240, round(240 * SMALL_HEIGHT))
            assert not any(_overlap(label, other) for other in labels[number + 1 :]), (card.id, label)
    assert {"4", "6"} <= {label.text for label in drawn_small("gunner", ENGLISH, 240).labels}


def test_faces_are_drawn_once_and_have_round_corners(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.kit.kept.SHELF", Shelf(10_000_000))
    assert face("archer", ENGLISH, "hand").image is face("archer", ENGLISH, "hand").image
    for mask in (one.mask for one in (face("archer", ENGLISH, "big"), tiny("archer", 72), back("shield", 100))):
        assert mask.getpixel((0, 0)) == 0
        assert mask.getpixel((mask.width // 2, mask.height // 2)) == 255


@pytest.mark.parametrize("frame", [(260, 262), (260, 128), (208, 99), (84, 84)])
def test_the_sun_over_a_land_is_round_whatever_the_frame(frame: tuple[int, int]) -> None:
    sky = art("the_dry_heaps", *frame)
    sun = ImageChops.difference(sky, Image.new("RGB", frame, colour("#f9a545"))).convert("L").point([255, *(0,) * 255])
    left, top, right, bottom = sun.getbbox() or (0, 0, 0, 0)
    assert right - left == pytest.approx(bottom - top, abs=1.5)
    assert right - left > frame[1] / 8


def test_faces_that_a_worker_has_rehearsed_are_not_drawn_when_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    for shelf in ("SHELF", "PACKED"):
        monkeypatch.setattr(f"render.kit.kept.{shelf}", Shelf(10_000_000))
    rehearsed, scene = GuardiansPresenter.rehearsed, Scene(view=None, names=(), language=ENGLISH)
    assert [card for _, *cards in rehearsed for card in cards] == [*CARDS]
    name, card, *_ = rehearsed[0]
    assert GuardiansPresenter().extra(scene, name, (card,)) == ()
    monkeypatch.delattr("render.guardians.cards.card_faces.Canvas")  # no card can be drawn any more
    assert face(card, ENGLISH, "hand").image.size == SIZES["hand"]
    assert tiny(card, min(TOKENS)).width == min(TOKENS)


def test_a_text_in_a_hand_is_rather_smaller_than_that_a_word_of_it_is_broken() -> None:
    card, german = "dispel_magic", languages()["de"]
    words = {word for label in drawn_face(card, german, "hand").labels for word in label.text.split()}
    assert set(" ".join(card_text(CARDS[card], german)[1:]).split()) <= words


@pytest.mark.parametrize("colours", [table_palette, cards_palette])
def test_what_frames_tell_by_their_colours_is_seen_in_every_palette(colours: Callable[[], Palette]) -> None:
    kept = colours().colours
    for ground, frame in FRAMES.items():
        for wanted in (frame.border, frame.band):
            off = min(max(abs(one - two) for one, two in zip(wanted, each, strict=True)) for each in kept)
            assert off <= 24, ground


def test_the_three_backs_differ_and_say_nothing() -> None:
    backs = [back(kind, 100).image for kind in ("single", "double", "shield")]
    assert len({each.tobytes() for each in backs}) == 3
    assert {each.size for each in backs} == {(100, round(100 * BACK_HEIGHT))}


# Hands and decks


def test_a_hand_is_sorted_and_counts_cards_of_a_kind() -> None:
    kinds = card_pictures.sorted_counts(TWELVE)
    assert kinds[0] == ("valkyrie_spirit", 1) or CARDS[kinds[0][0]].base >= CARDS[kinds[1][0]].base
    assert dict(kinds)["beer"] == 3
    shown = [label.text for label in card_pictures.drawn_hand(kinds, ENGLISH).labels]
    assert sorted(shown) == ["×2", "×3"]


def test_an_empty_hand_gives_no_picture() -> None:
    assert card_pictures.hand((), ENGLISH) == ()


def test_twelve_kinds_fill_one_picture_and_more_go_on_further_pages_about_equally_full() -> None:
    assert len(card_pictures.hand(TWELVE, ENGLISH)) == 1
    many = list(CARDS)[200:227]
    pages = card_pictures.hand(many, ENGLISH, title="Storage hand")
    assert [page.name for page in pages] == [f"guardians-hand-{number}.png" for number in (1, 2, 3)]
    for number, page in enumerate(pages, 1):
        assert f"Page {number} of 3" in page.alt
    assert all(sum(nouns.card_name(card, ENGLISH) in page.alt for page in pages) for card in many)


@every_language
def test_the_alt_text_of_a_hand_names_every_card_with_its_first_figure(language: Language) -> None:
    (page,) = card_pictures.hand(TWELVE, language, title="Ada")
    assert page.alt.startswith("Ada.")
    assert len(page.alt) <= ALT_LIMIT
    for card in TWELVE:
        assert nouns.card_name(card, language) in page.alt
        assert str(CARDS[card].base or CARDS[card].dominance) in page.alt


SEVEN = ("wraith", "gunner", "marshal", "valkyrie_spirit", "the_dry_heaps", "ice_storm", "beer")


@every_language
def test_the_alt_text_of_a_hand_tells_what_cards_do_as_far_as_there_is_room(language: Language) -> None:
    """That of a longer language lacks the text of a card or two, not all of them."""
    told = card_pictures.hand_alt([(card, 1) for card in SEVEN], language, "The hand of Ada J.")
    assert told.startswith("The hand of Ada J. ")
    doing = [card for card in SEVEN if card_text(card, language)]
    said = [card for card in doing if card_text(card, language)[-1].removesuffix(".") in told]
    assert len(said) > len(doing) // 2


@every_language
def test_the_alt_text_of_a_single_card_says_everything_that_it_does(language: Language) -> None:
    for card in CARDS.values():
        alt = card_pictures.card_alt(card, language)
        assert nouns.card_name(card, language) in alt
        assert all(text in alt for text in card_text(card, language))
        assert len(alt) < ALT_LIMIT


@pytest.mark.sampled(2)
@every_language
@pytest.mark.parametrize("key", STARTERS)
def test_a_deck_is_shown_as_a_whole_on_at_most_three_pictures(language: Language, key: str) -> None:
    deck = STARTERS[key]
    pages = card_pictures.deck(deck, language)
    assert len(pages) <= 3
    told = " ".join(page.alt for page in pages)
    for card, count in deck.cards:
        name = nouns.card_name(card, language)
        assert (name if count == 1 else f"{count} × {name}") in told
    for card in (deck.guardian, *deck.strongholds):
        assert nouns.card_name(card, language) in told


def test_names_of_files_say_nothing_about_the_cards() -> None:
    names = {card_pictures.single(card.id, ENGLISH).name for card in SOME[:3]}
    assert names == {"guardians-card.png"}


def test_a_hand_is_a_palette_png_and_the_same_cards_give_the_same_bytes() -> None:
    once, again = (card_pictures.hand(TWELVE, ENGLISH) for _ in range(2))
    assert once == again
    written = Image.open(BytesIO(once[0].png))
    assert (written.format, written.mode) == ("PNG", "P")
    assert written.width <= 1200
    assert written.height <= 1400


# Colours


@pytest.mark.long
def test_the_palette_is_close_to_what_is_drawn() -> None:
    for at in range(0, len(SOME), 12):
        cards = [card.id for card in SOME[at : at + 12]]
        for each in drawn(partial(card_pictures.hand, cards, ENGLISH)):
            assert_file_is_close(each, most=4)
