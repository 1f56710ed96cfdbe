"""A deck that the check accepts can be played; a list that people share is read, and what is wrong in it is named."""

from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from bot.games.chance import Chance, derived_seed
from bot.games.contract import Problem
from bot.games.guardians.cards import (
    CARDS,
    STARTERS,
    CardId,
    Deck,
    card_named,
    cards_like,
    corrected,
    deck_problems,
    exact,
    random_deck,
    read_deck,
    suggestions,
    write_deck,
)
from bot.games.guardians.cards.decks import LONGEST_TEXT, MOST_CARDS
from tests.any_text import SIGNS
from tests.games.case_files import LOADER

LISTS: Final[dict[str, Any]] = yaml.load(Path(__file__).with_name("decks.yaml").read_text("utf-8"), LOADER)
STEEL = STARTERS["steel_and_scales"]
BONE = STARTERS["bone_and_ember"]


def keys(problems: tuple[Problem, ...]) -> list[str]:
    return [problem.key.removeprefix("guardians-problem-") for problem in problems]


def deck_of(
    counts: dict[CardId, int],
    guardian: CardId = "thak_steady_hand",
    strongholds: tuple[CardId, CardId, CardId] = ("khnumian_left", "khnumian_center", "khnumian_right"),
) -> Deck:
    return Deck("Mine", guardian, strongholds, tuple(counts.items()))


def only_entry(line: str) -> tuple[CardId, int] | None:
    """Read a line alone, and give the one card that it brings."""
    deck, problems = read_deck(line)
    assert deck is not None, problems
    assert not problems
    (entry,) = deck.cards
    return entry


# The starter decks


def test_the_starter_decks_are_made_of_core_cards() -> None:
    assert all(CARDS[key].core for deck in STARTERS.values() for key in (*deck.pile, deck.guardian, *deck.strongholds))
    assert [len(deck.pile) for deck in (STEEL, BONE)] == [deck.size for deck in (STEEL, BONE)] == [63, 60]


# The check


def test_a_deck_that_was_never_chosen_has_one_problem() -> None:
    assert keys(deck_problems(Deck())) == ["no-deck"]


def test_a_deck_is_told_everything_that_is_wrong_at_once() -> None:
    broken = Deck(
        "Two\nlines",
        "archer",
        ("khnumian_right", "", "gold"),
        (("swordsman", 6), ("beer", 0), ("nobody", 1), ("thak_steady_hand", 1)),
    )
    assert Counter(keys(deck_problems(broken))) == Counter(
        [
            "not-a-guardian",
            "stronghold-misplaced",
            "no-stronghold",
            "not-a-stronghold",
            "copies",
            "count",
            "unknown-card",
            "not-in-the-deck",
            "no-shield",
            "too-few-cards",
            "deck-name",
        ]
    )


def test_custom_wants_55_cards_and_the_rules_thirteen() -> None:
    small = deck_of({"shield_broms_skull_06": 8, "archer": 5})
    assert keys(deck_problems(small)) == ["too-few-cards"]
    assert deck_problems(small, limits=False) == ()
    assert keys(deck_problems(deck_of({"shield_broms_skull_06": 7, "archer": 5}), limits=False)) == ["too-few-cards"]
    assert deck_problems(deck_of({"shield_broms_skull_06": 50, "archer": 5})) == ()


def test_custom_allows_five_copies_but_any_number_of_shields_and_terrains() -> None:
    many = {"woods": 20, "shield_broms_skull_06": 20, "shield_terrain_dem_bones": 9, "archer": 5, "gold": 5}
    bearers = {"standard_bearer_broms_skull_16": 6}
    assert deck_problems(deck_of(many | bearers)) == ()
    problems = deck_problems(deck_of(many | {"archer": 6}))
    assert problems == (Problem("guardians-problem-copies", {"card": "archer", "count": 6, "most": 5}),)
    assert deck_problems(deck_of(many | {"archer": 6}), limits=False) == ()


def test_copies_are_counted_over_all_entries_of_a_card() -> None:
    split = Deck(STEEL.name, STEEL.guardian, STEEL.strongholds, (*STEEL.cards, ("archer", 3)))
    assert keys(deck_problems(split)) == ["copies"]


@pytest.mark.parametrize("limits", [True, False])
def test_a_deck_without_shield_or_without_creature_can_do_nothing(limits: bool) -> None:
    assert keys(deck_problems(deck_of({"archer": 5, "woods": 60}), limits)) == ["no-shield"]
    assert keys(deck_problems(deck_of({"shield_broms_skull_06": 60}), limits)) == ["no-creature"]


@pytest.mark.parametrize("limits", [True, False])
def test_no_deck_is_larger_than_can_be_shuffled_and_shown(limits: bool) -> None:
    huge = deck_of({"shield_broms_skull_06": MOST_CARDS, "archer": 1})
    assert keys(deck_problems(huge, limits)) == ["too-many-cards"]


def test_a_standard_bearer_or_a_shield_terrain_is_a_shield() -> None:
    for shield in ("standard_bearer_broms_skull_16", "shield_terrain_dem_bones"):
        assert deck_problems(deck_of({shield: 1, "archer": 5, "woods": 60})) == ()


# Decks by chance


def test_random_decks_are_legal_come_back_from_their_text_and_use_the_whole_pool() -> None:
    used: set[CardId] = set()
    for number in range(300):
        deck = random_deck(Chance(derived_seed("pool", number), 0))
        assert deck_problems(deck) == ()
        assert read_deck(write_deck(deck)) == (deck, ())
        used |= {deck.guardian, *deck.strongholds, *deck.pile}
    assert used == set(CARDS)


def test_random_decks_of_the_core_use_core_cards_only() -> None:
    for number in range(20):
        deck = random_deck(Chance(derived_seed("core", number), 0), "core")
        assert deck_problems(deck) == ()
        assert all(CARDS[key].core for key in (*deck.pile, deck.guardian, *deck.strongholds))


# Decks as text


@pytest.mark.parametrize("lines", [*LISTS["three_archers"], [f"Archer{' ' * 250}3"]], ids=lambda lines: lines[0][:20])
def test_a_count_stands_beside_the_name_as_people_and_programs_write_it(lines: list[str]) -> None:
    assert [only_entry(line) for line in lines] == [("archer", 3)] * len(lines)


@pytest.mark.parametrize(("lists", "count"), [("may_be_three_archers", 3), ("unreadable", None)])
def test_a_number_that_may_be_no_count_is_neither_counted_nor_dropped(lists: str, count: int | None) -> None:
    key = "guardians-problem-" + ("unreadable" if count is None else "which-count")
    meant: dict[str, str | int] = {} if count is None else {"count": count, "card": "archer"}
    for line in chain(*LISTS[lists]):
        assert read_deck(line) == (None, (Problem(key, {"text": line, **meant}, "line 1"),))


@pytest.mark.parametrize(("line", "card", "mended"), LISTS["mended"])
def test_a_suggestion_keeps_the_count_of_its_line(line: str, card: CardId, mended: str) -> None:
    _, (problem,) = read_deck(line)
    assert suggestions(problem) == (card,)
    assert corrected(line, problem, card) == mended


@pytest.mark.parametrize("card", LISTS["names"])
def test_a_name_may_be_english_or_french_and_carelessly_written(card: CardId) -> None:
    for name in LISTS["names"][card]:
        assert only_entry(name) == (card, 1)
        assert only_entry(f"4 {name}") == only_entry(f"{name} x4") == (card, 4)


def test_any_sign_that_looks_like_an_apostrophe_is_one() -> None:
    assert {exact(f"Shield Brom{sign}s Skull 06") for sign in "'’‘`´ʼʻ′＇‛"} == {"shield_broms_skull_06"}


def test_every_card_is_found_by_each_of_its_names() -> None:
    for card in CARDS.values():
        assert exact(card.name_en) == card.id
        assert exact(card.name("fr")) == card.id
        assert exact(card.name_en.upper().replace(",", " ")) == card.id


@pytest.mark.parametrize("starter", STARTERS.values(), ids=STARTERS)
def test_a_list_with_french_names_is_read_and_written_in_english(starter: Deck) -> None:
    lines = [f"Nom: {starter.name}", *(f"{count} {CARDS[key].name('fr')}" for key, count in starter.cards)]
    lines += [CARDS[key].name("fr") for key in (starter.guardian, *starter.strongholds)]
    deck, problems = read_deck("\n".join(lines))
    assert (deck, problems) == (starter, ())
    assert "Swordsman" in write_deck(STEEL)


@pytest.mark.parametrize("heading", LISTS["headings"])
def test_headings_and_blank_lines_are_free(heading: str) -> None:
    assert read_deck(f"{heading}\n2 Swordsman\n{heading}") == (Deck(cards=(("swordsman", 2),)), ())


def test_guardian_and_strongholds_are_known_by_their_type_wherever_they_stand() -> None:
    text = "Khnumian Right\n2 Swordsman\n1x khnumian left\nThak\nForteresse: Khnumian Center"
    deck, problems = read_deck(text)
    assert not problems
    assert deck == Deck(
        "", "thak_steady_hand", ("khnumian_left", "khnumian_center", "khnumian_right"), (("swordsman", 2),)
    )


@pytest.mark.parametrize(
    "line", ["Nom :  Fer et   écailles ", "NOME：Fer et écailles", "Deck:\nName\u202f: Fer et écailles"]
)
def test_a_deck_has_the_name_in_front_of_its_list(line: str) -> None:
    assert read_deck(f"{line}\nArcher") == (Deck("Fer et écailles", cards=(("archer", 1),)), ())


def test_lines_of_the_same_card_are_added() -> None:
    assert read_deck("2 Archer\n1 Swordsman\nArcher") == (Deck(cards=(("archer", 3), ("swordsman", 1))), ())


def test_a_wrong_line_does_not_cost_the_others() -> None:
    deck, problems = read_deck("3 Archer\n4 Swordsmann\n\n0 Paladin\nqqqqqq\n2 Gold")
    assert deck == Deck(cards=(("archer", 3), ("gold", 2)))
    assert problems == (
        Problem("guardians-problem-did-you-mean", {"text": "4 Swordsmann", "card": "swordsman"}, "line 2"),
        Problem("guardians-problem-count", {"text": "Paladin", "most": MOST_CARDS}, "line 4"),
        Problem("guardians-problem-unreadable", {"text": "qqqqqq"}, "line 5"),
    )


def test_a_name_that_may_be_two_cards_asks_which() -> None:
    _, problems = read_deck("2 Archangel")
    assert problems == (
        Problem(
            "guardians-problem-did-you-mean-either",
            {"text": "2 Archangel", "card": "archangel_magnus", "other": "archangel_odessa"},
            "line 1",
        ),
    )


def counted(text: str) -> str:
    """Say how many Archers, Swordsmen, Horses and Cows a list without faults has."""
    deck, problems = read_deck(text)
    assert problems == ()
    assert deck is not None
    return " ".join(str(dict(deck.cards)[card]) for card in ("archer", "swordsman", "horse", "cow")[: len(deck.cards)])


@pytest.mark.parametrize("text", LISTS["places"])
def test_numbers_that_only_count_the_lines_are_no_counts(text: str) -> None:
    assert counted(text) == LISTS["places"][text]


@pytest.mark.parametrize("text", LISTS["places_or_counts"])
def test_numbers_that_may_be_counts_or_places_are_asked_about(text: str) -> None:
    _, (problem,) = read_deck(text)
    counts = LISTS["places_or_counts"][text]
    last = text.splitlines()[-1].replace("\t", " ")
    said: dict[str, str | int] = {"text": last, "card": "cow", "count": int(counts.split()[-1])}
    assert problem == Problem("guardians-problem-places-or-counts", said)
    assert suggestions(problem) == ("places", "counts")
    for suggestion, expected in (("counts", counts), ("places", f"1 {text.count('Swordsman')} 1 1")):
        written = corrected(text, problem, suggestion)
        assert counted(written) == expected
        assert ("# mine" in written, written.count("\n")) == ("# mine" in text, text.count("\n"))


def test_a_misspelt_line_of_a_list_keeps_its_place() -> None:
    text = "1. Archer\n2. Swordsmann\n3. Horse x3"
    _, (problem,) = read_deck(text)
    assert corrected(text, problem, "swordsman") == "1. Archer\n2. 1 Swordsman\n3. Horse x3"


def test_a_second_guardian_or_stronghold_is_named_and_the_first_one_kept() -> None:
    deck, problems = read_deck("Thak\nHarkin\nKhnumian Left\nCarreg Amroth Left\n2 Khnumian Center")
    assert deck == Deck("", "thak_steady_hand", ("khnumian_left", "", ""))
    assert [(problem.key.removeprefix("guardians-problem-"), problem.where) for problem in problems] == [
        ("second-guardian", "line 2"),
        ("second-stronghold", "line 4"),
        ("second-stronghold", "line 5"),
    ]


def test_only_what_is_close_to_a_name_is_suggested() -> None:
    _, problems = read_deck("Les loups\nName\nThe art of war")
    assert keys(problems) == ["unreadable"] * 3


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "Creatures:\n"])
def test_a_text_without_cards_is_no_deck(text: str) -> None:
    deck, problems = read_deck(text)
    assert deck is None
    assert keys(problems) == ["no-cards-in-text"]


def test_a_text_as_long_as_a_book_is_not_read() -> None:
    deck, problems = read_deck("3 Archer\n" * LONGEST_TEXT)
    assert deck is None
    assert keys(problems) == ["text-too-long"]


CARD_NAMES = ("Archer", "Thak", "Khnumian Left", "Shield Brom's Angelic 08")
PIECES = (*CARD_NAMES, "1. ", "2 ", "3", "0", "999", "x", "RE", "é", "Name:", *":()[]#-*, ", "\n", "\n")


@given(st.text(SIGNS, max_size=400) | st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    deck, problems = read_deck(text)
    assert deck is not None or problems
    if deck is not None:
        assert read_deck(write_deck(deck)) == (deck, ())


# Looking for a card


def test_a_whole_name_finds_the_card() -> None:
    assert card_named("archer") == "archer"
    assert card_named("Feu follet") == "will_o_the_wisp"


def test_a_near_miss_finds_suggestions() -> None:
    found = card_named("Swordsmann")
    assert isinstance(found, tuple)
    assert found[0] == "swordsman"
    assert card_named("qqqqqq") == ()


def test_half_a_name_finds_the_cards_that_begin_with_it_first() -> None:
    found = cards_like("vampire")
    assert found[:2] == ("vampire", "vampire_hunters")
    assert "you_cant_see_me_im_a_vampire" in found[2:]


def test_half_a_french_name_finds_the_card() -> None:
    assert cards_like("épé", "fr")[0] == "swordsman"


def test_without_a_text_the_alphabet_of_the_language_begins() -> None:
    english, french = cards_like("", "en", 391), cards_like("", "fr", 391)
    assert len(english) == len(french) == 391
    assert english.index("swordsman") > french.index("swordsman")
    assert len(cards_like("")) == 25
