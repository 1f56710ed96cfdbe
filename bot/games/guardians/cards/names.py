"""The names of the cards as people write them: in English, in the French of the rules, or in our translations.

Capitals, accents, punctuation, an article in front and zeros in front of a number do not matter. A name may end where
its comma stands ("Elandar" for "Elandar, Mighty Wizard") as long as only one card is meant.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from rapidfuzz import fuzz, process

from bot.games.guardians.cards.catalogue import CARDS, TRANSLATED, Card, CardId
from bot.games.spelling import APOSTROPHES

LONGEST_NAME: Final = 60
"""More characters than this are no name of a card."""

_BEGINS, _WORD_BEGINS, _HOLDS, _UNLIKE = range(4)
"""How well a name fits what was typed, the best first; one that resembles it comes shortly before the unlike ones."""
_CUTOFF: Final = 65
"""In percent: names that have less in common with what was typed are not meant."""
_CLOSE: Final = 80
"""In percent: what has so much in common with a name is a slip of the finger."""
_SHORTEST_BEGINNING: Final = 3
_ALSO: Final[Mapping[CardId, str]] = {"corruption_stream": "Ruisseau impur"}
"""Second names in the French rules."""
_BRACKETS: Final = re.compile(r"\(.*?\)")
_ARTICLE: Final = re.compile(r"(?:the|an?|les?|la|une?|l|der|die|das|eine?|il|lo|i|gli|un[ao]) (?=.)")
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "&": " and "})


def folded(name: str) -> str:
    """Give a name as it is compared: small letters and numbers without accents, single blanks between the words."""
    plain = unicodedata.normalize("NFKD", name.translate(APOSTROPHES).replace("'", "").casefold().translate(_LIGATURES))
    letters = "".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c))
    return " ".join(word.lstrip("0") or "0" for word in letters.split())


def exact(text: str) -> CardId | None:
    """Find the card that a text names in any language (rule 12.4), None if it names none or might mean several."""
    return _index().get(_without_article(folded(text)))


def card_named(text: str, language: str = "en", most: int = 5) -> CardId | tuple[CardId, ...]:
    """Find the card that a text names in any language, else those that it may mean, the likeliest first."""
    return exact(text) or cards_like(text, language, most)


def cards_like(text: str, language: str = "en", most: int = 25) -> tuple[CardId, ...]:
    """Find cards for a name that is half typed or mistyped, the likeliest first; without one, those from A on.

    Names that begin with the text come before those with a word that does, those that hold it anywhere and those that
    only resemble it; among equals, the alphabet of the language decides.
    """
    typed = _without_article(folded(text))[:LONGEST_NAME]
    ranks: dict[CardId, float] = {}
    for name, card in _by_name():
        rank = _rank(typed, name)
        ranks[card] = min(rank, ranks.get(card, rank))
    if all(rank == _UNLIKE for rank in ranks.values()):
        ranks |= {card: _UNLIKE - likeness / 100 for card, likeness in _alike(typed, most, _CUTOFF).items()}
    found = {card: rank for card, rank in ranks.items() if rank < _UNLIKE}
    return _likeliest(found, language, most)


def close(text: str, most: int) -> tuple[CardId, ...]:
    """Find the cards whose name hardly differs from a text, or begins with it; the likeliest first."""
    typed = _without_article(folded(text))
    if not _SHORTEST_BEGINNING <= len(typed) <= LONGEST_NAME:
        return ()
    begun = {card: 0.0 for name, card in _by_name() if name.startswith(typed)}
    alike = begun or {card: -likeness for card, likeness in _alike(typed, most, _CLOSE).items()}
    return _likeliest(alike, "en", most)


def _alike(typed: str, most: int, cutoff: int) -> Mapping[CardId, float]:
    """Find so many names that resemble what was typed, and give the cards that have them with their likeness."""
    names = [name for name, _ in _by_name()]
    found = process.extract(typed, names, scorer=fuzz.ratio, limit=most, score_cutoff=cutoff)
    return {card: likeness for name, likeness, _ in reversed(found) for card in _cards_with(name)}


def _likeliest(ranks: Mapping[CardId, float], language: str, most: int) -> tuple[CardId, ...]:
    return tuple(sorted(ranks, key=lambda card: (ranks[card], folded(CARDS[card].name(language)))))[:most]


def _rank(typed: str, name: str) -> int:
    if name.startswith(typed):
        return _BEGINS
    if f" {typed}" in name:
        return _WORD_BEGINS
    return _HOLDS if len(typed) > 2 and typed in name else _UNLIKE


def _names(card: Card) -> Iterator[str]:
    yield from card.names
    yield from (names[card.id] for names in TRANSLATED.values())
    if card.id in _ALSO:
        yield _ALSO[card.id]


def _without_article(name: str) -> str:
    return _ARTICLE.sub("", name, count=1) if _ARTICLE.match(name) else name


@cache
def _by_name() -> tuple[tuple[str, CardId], ...]:
    """List all full names as they are compared, with their cards."""
    return tuple((_without_article(folded(name)), card.id) for card in CARDS.values() for name in _names(card))


@cache
def _cards_with(name: str) -> tuple[CardId, ...]:
    return tuple(card for other, card in _by_name() if other == name)


@cache
def _index() -> Mapping[str, CardId]:
    """Map what a card may be called to the card: all full names, and short ones that mean one card only."""
    short: defaultdict[str, set[CardId]] = defaultdict(set)
    for card in CARDS.values():
        for name in _names(card):
            for part in (_BRACKETS.sub(" ", name), re.split(r"[,:]", name)[0]):
                short[_without_article(folded(part))].add(card.id)
    return {name: min(cards) for name, cards in short.items() if len(cards) == 1} | dict(_by_name())
