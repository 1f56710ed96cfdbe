"""Whoever translates sees what a language lacks: messages by file, rulebooks, names of cards."""

from collections.abc import Callable, Mapping
from pathlib import Path

from bot.language.status import status

Write = Callable[[Mapping[str, str]], Path]


def test_a_language_is_held_against_english_message_by_message_and_page_by_page(write: Write) -> None:
    root = write(
        {
            "locales/en/common.ftl": "language-name = English\nhello = Hello\n",
            "locales/en/chess.ftl": "chess-title = Chess\nchess-won = Won\n",
            "locales/eo/common.ftl": "language-name = Esperanto\nhello = Saluton\n",
            "locales/eo/chess.ftl": "chess-title = Ŝako\n",
            "bot/games/chess/rulebook/en.md": "Chess",
            "bot/games/chess/rulebook/eo.md": "Ŝako",
            "bot/games/chess/data/names/de.json": "{}",
        }
    )
    assert list(status(root / "locales", root / "bot" / "games")) == [
        "eo: 3 of 4 messages (75 %), 1 files of games missing",
        "  eo/chess.ftl: 1 messages",
        "  bot/games/chess/data/names/eo.json",
    ]
