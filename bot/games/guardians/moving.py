"""Who controls a space, and how much it holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.contract import Seat
from bot.games.guardians.abilities import StackAsBase
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.pieces import Army, Ground
from bot.games.guardians.places import DISPUTED, Place, front_of

FULL: Final = 30
NARROW: Final = 25
"""What a space holds where a shield/terrain card lies, as shield or as terrain (dossier 4.3)."""


def control_of(grounds: Sequence[Ground], armies: Sequence[Army], place: Place) -> Seat:
    """Tell who controls a space: by a shield, else by a terrain, else who lives there or nearest (dossier 2.1, R35)."""
    owners = [army.owner for army in armies if army.place == place and army.shield is not None]
    if len(owners) == 1:
        return owners[0]
    if place in DISPUTED:
        owner = grounds[DISPUTED.index(place)].owner
        if owner is not None:
            return owner
    return front_of(place)


def limit_of(grounds: Sequence[Ground], armies: Sequence[Army], place: Place) -> int:
    """Give how much stacking vitality a space holds."""
    cards = [army.shield for army in armies if army.place == place]
    if place in DISPUTED:
        ground = grounds[DISPUTED.index(place)]
        cards.append(None if ground.face_down else ground.terrain)
    narrow = any(card is not None and CARDS[card].type == "shield_terrain" for card in cards)
    return NARROW if narrow else FULL


def stacking_of(cards: Sequence[CardId], items: Sequence[CardId] = ()) -> int:
    """Add up stacking vitality; items may let the heaviest creatures count with their base vitality."""
    savings = sorted((CARDS[card].stacking - CARDS[card].base for card in cards), reverse=True)
    count = sum(ability.count for item in items for ability in with_ability(CARDS[item], StackAsBase))
    return sum(CARDS[card].stacking for card in cards) - sum(saved for saved in savings[:count] if saved > 0)
