"""What a player brings: a Guardian, three strongholds and a deck of cards."""

from __future__ import annotations

import msgspec

from bot.games.guardians.cards import CardId


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck: the Guardian, the strongholds (left, center, right) and how many of which cards."""

    name: str = ""
    guardian: CardId = ""
    strongholds: tuple[CardId, CardId, CardId] = ("", "", "")
    cards: tuple[tuple[CardId, int], ...] = ()
