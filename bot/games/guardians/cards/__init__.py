"""The cards: the catalogue, their names, what abilities speak of, and decks."""

from bot.games.guardians.cards.catalogue import (
    CARDS,
    DATA_VERSION,
    TRANSLATED,
    Card,
    CardId,
    Position,
    Timing,
    with_ability,
)
from bot.games.guardians.cards.decks import (
    MOST_COPIES,
    STARTERS,
    TYPES_IN,
    Deck,
    Pool,
    TypeGroup,
    corrected,
    deck_problems,
    random_deck,
    read_deck,
    suggestions,
    write_deck,
)
from bot.games.guardians.cards.filters import Standing, goes_by_print, matches
from bot.games.guardians.cards.names import LONGEST_NAME, card_named, cards_like, exact
