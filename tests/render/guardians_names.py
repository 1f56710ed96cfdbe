"""Which cards of Guardians a French text names in English."""

import re
from functools import cache

from bot.games.guardians.cards import CARDS, Card


def english_names_in(text: str) -> list[str]:
    """List the English names in a text of cards that are called otherwise in French, also without their titles."""
    return sorted(set(_english().findall(text.replace("\u00a0", " ").replace("’", "'"))))


@cache
def _english() -> re.Pattern[str]:
    french = " ; ".join(card.name("fr") for card in CARDS.values()).replace("’", "'")
    names = {
        name for card in CARDS.values() for name in _forms(card) if not re.search(rf"\b{re.escape(name)}\b", french)
    }
    return re.compile(rf"(?<![\w'-])(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?![\w'-])")


def _forms(card: Card) -> tuple[str, str]:
    return card.name_en, re.split("[,:]", card.name_en)[0]
