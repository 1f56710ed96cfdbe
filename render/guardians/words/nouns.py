"""The nouns of Guardians that sentences and pictures share: cards, types, classes, colours, lands, vices."""

import re
from collections.abc import Mapping
from typing import Final

from bot.games.guardians.abilities import CardType, Color, Size, Terrain, Vice
from bot.games.guardians.cards import CARDS, TYPES_IN, Card, CardId, Position, Timing, TypeGroup
from bot.language import Language
from render.kit.sentences import sentence

_GROUPS: Final[Mapping[CardType, TypeGroup]] = {
    card_type: group for group, types in TYPES_IN.items() for card_type in types
}


def card_name(card: Card | CardId, language: Language) -> str:
    """Name a card; in English where it has no name in the language."""
    return (CARDS[card] if isinstance(card, str) else card).name(language.code.partition("-")[0])


def type_name(card_type: CardType, language: Language) -> str:
    """Name a type of cards: "Standard bearer"."""
    return language.say(f"guardians-type-{card_type}")


def type_group(card_type: CardType) -> TypeGroup | None:
    """Give the group of a type; None for what is never in a hand."""
    return _GROUPS.get(card_type)


def group_name(group: TypeGroup, language: Language) -> str:
    """Name a group of types: "Shields"."""
    return language.say(f"guardians-group-{group}")


def class_slug(name: str) -> str:
    """Give a class as message ids and emblems write it: "Misc. Human" as "misc-human"."""
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", "")).strip("-")


def class_name(name: str, language: Language) -> str:
    """Name a class of creatures: "Knight"."""
    return language.say(f"guardians-class-{class_slug(name)}")


def class_plural(name: str, language: Language) -> str:
    """Name the creatures of a class: "Knights"."""
    return language.say(f"guardians-classes-{class_slug(name)}")


def color_name(color: Color, language: Language) -> str:
    """Name a colour as a property: "mortal"."""
    return language.say(f"guardians-color-{color}")


def size_name(size: Size, language: Language) -> str:
    """Name a size: "small"."""
    return language.say(f"guardians-size-{size.lower()}")


def terrain_name(terrain: Terrain, language: Language) -> str:
    """Name a type of terrain: "Dry Heaps"."""
    return language.say(f"guardians-terrain-{terrain}")


def vice_name(vice: Vice, language: Language) -> str:
    """Name a vice: "beer"."""
    return language.say(f"guardians-vice-{vice}")


def position_name(position: Position, language: Language) -> str:
    """Name the place of a stronghold: "left"."""
    return language.say(f"guardians-position-{position}")


def timing_text(timing: Timing, language: Language) -> str:
    """Say when a card may be played: "When the enemy channels"."""
    return language.say(f"guardians-timing-{timing}")


def kind_line(card: Card, language: Language) -> str:
    """Say in one line what kind of card it is: "Mortal · Knight · medium · flies"."""
    if card.type == "creature":
        assert card.color is not None
        assert card.size is not None
        parts = [color_name(card.color, language), *(class_name(name, language) for name in card.classes)]
        parts.append(size_name(card.size, language))
        if card.flying:
            parts.append(language.say("guardians-card-flies"))
    else:
        parts = [type_name(card.type, language), *(terrain_name(each, language) for each in card.terrain_types)]
        if card.position:
            parts.append(position_name(card.position, language))
    line = " · ".join(parts)
    return sentence(line)
