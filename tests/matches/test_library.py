"""Decks that somebody keeps: each text is read however it was saved, and what is written is never lost."""

import pytest

from bot.games.guardians.rules import Guardians
from bot.matches.library import Library, split_name
from tests.matches.harness import MatchesHarness, user

ADA = user(0)


@pytest.fixture
def library(harness: MatchesHarness) -> Library:
    harness.offer(Guardians())
    return Library(harness.matches, Guardians.key)


def test_the_name_of_a_deck_ends_where_its_line_does() -> None:
    for end in ("\n", "\r\n", "\r", "\v", "\f", "\x85", "\u2028", "\u2029"):
        assert split_name(end.join(["Name: Wolves", "", "3 Archer", "2 Gold", ""])) == ("Wolves", "3 Archer\n2 Gold")


@pytest.mark.parametrize(
    "line",
    [
        "Nom\u00a0: Les loups",
        "NOM\u202f:\u00a0Les loups",
        "nome：Les loups ",
        "Deck-Name: Les loups",
        "Deck:\nDeck: 60 cards\nName: Les loups",
    ],
)
def test_a_deck_is_called_what_its_name_line_says_on_any_keyboard(line: str) -> None:
    name, rest = split_name(f"3 Archer\n{line}\n2 Gold")
    assert name == "Les loups"
    assert "Les loups" not in rest


async def test_a_file_is_a_text_like_that_of_a_form(library: Library) -> None:
    typed = await library.add(ADA, "Les loups", "3 Porte-étendard Angélique\n2 Will o’ the Wisp")
    for number, encoding in enumerate(("utf-8", "utf-16-le", "cp1252"), start=2):
        raw = "Nom\u00a0: Les loups\r3 Porte-étendard Angélique\r2 Will o’ the Wisp\r".encode(encoding)
        read = await library.import_file(ADA, "export.csv", raw)
        assert (read.name, read.text, read.deck.cards) == (f"Les loups {number}", typed.text, typed.deck.cards)
