"""The cards of Guardians, read from data/cards.json and checked.

The file holds 391 cards of the base set and of Dagger Isle, Drifter's Nexus and Necropolis Park. What the tables of the
cards leave in doubt was decided like this:

- Rock Giant: the table says 4 in one column and 6 in the text; its shot is worth 4. Its icon is beer.
- Flame Cannon, Large Idol and Sacrificial Altar: their texts, which stand one row too low, are put back by their names.
- Goblin shields are left out, since the table has shuffled their numbers; of that family only the standard bearer is
  in.
- Bone Shambler has no off-color bonus; a misprint that has one is not used.
- Fangis the Hunter is an Animal; Henchman is a misprint.
- Great Ba'te has no icon: the table shows none, though a fan page speaks of beer.
- Land Drake has the off-color bonus of the set, 5, not the 6 of the promotional card.
- Archangel Odessa channels to Angels and to clerics. As no card is of a class of that name, that is the card Cleric.
- Rotten Guy's stacking vitality is lower than its base vitality, as printed.
- Tes Let begins with six stones; River Giant's rarity is unknown. A bar is red wherever no receiver is marked.
- The back follows from the type: creatures and what lies with them have a single border, spells, hand items and bribery
  a double one, whatever some prints show.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from bot.games.guardians import abilities
from bot.games.guardians.abilities import Ability, CardType, Color, Size, Terrain, Vice

T = TypeVar("T")
AbilityT = TypeVar("AbilityT", bound=abilities.AnyAbility)

CardId: TypeAlias = abilities.CardId
Back: TypeAlias = Literal["single", "double", "none"]
CardSet: TypeAlias = Literal["RE", "DI", "DN", "NP"]
"""Limited or Revised base set, Dagger Isle, Drifter's Nexus, Necropolis Park."""
Rarity: TypeAlias = Literal["common", "uncommon", "rare", "starter"]
Position: TypeAlias = Literal["left", "center", "right"]
Timing: TypeAlias = Literal[
    "after_killing_shield",
    "after_upcards",
    "any",
    "before_combat",
    "before_first_move",
    "between_match_ups",
    "bribery",
    "command",
    "draw_organize",
    "match_any",
    "movement_any",
    "on_retreat",
    "on_reveal",
    "response_any",
    "response_bribe",
    "response_channel",
    "response_flight",
    "response_ranged",
]
"""When a card that is no creature may be played."""

SHIELDS: Final[frozenset[CardType]] = frozenset({"shield", "standard_bearer", "shield_terrain"})
TERRAINS: Final[frozenset[CardType]] = frozenset({"terrain", "shield_terrain"})
OUTSIDE_DECK: Final[frozenset[CardType]] = frozenset({"guardian", "stronghold"})
DOUBLE_BACKED: Final[frozenset[CardType]] = frozenset({"spell", "item_hand", "bribery"})


class CardError(ValueError):
    """A card that cannot be played with: the message says which, and why."""

    def __init__(self, card: CardId, reason: str) -> None:
        super().__init__(f"{card}: {reason}")
        self.card = card
        self.reason = reason


class OffColor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus against opponents of one color; an amount of zero is printed on many cards."""

    amount: int
    against: Color


class DrawModifiers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many cards a Guardian draws, and what he draws more or less for fewer lands, more lands, lower dominance."""

    base: int
    fewer_lands: int
    more_lands: int
    lower_dominance: int


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card as printed. What its type does not have is None, empty or 0.

    `name_fr` is the name in the French rules; a card that they do not name has our translation in `name_fr_ours`. In
    other languages all names are ours (`TRANSLATED`).
    `dominance` counts when the card is turned up for the turn; a creature's is its base vitality. `base` and `stacking`
    are the two vitalities (a Guardian has a base alone), `bar` is green where channeling may be received, `cmp` the
    points of one channel. `stones` and `draw` are a Guardian's. `timing` (rule 12.3), `cost_stones` and `limit` say
    when, for how many stones and how often a card may be played. `space_limit` is the vitality that a shield covers. A
    terrain with several `terrain_types` has all of them; one of no type has none. `core` cards are named by the rules
    or in a starter deck.
    """

    id: CardId
    name_en: str
    name_fr: str | None = None
    name_fr_ours: str | None = None
    type: CardType
    set: CardSet
    rarity: Rarity | None = None
    core: bool = False
    dominance: int | None = None
    position: Position | None = None
    family: str | None = None
    space_limit: int = 0
    terrain_types: tuple[Terrain, ...] = ()
    color: Color | None = None
    classes: tuple[str, ...] = ()
    size: Size | None = None
    flying: bool = False
    base: int = 0
    stacking: int = 0
    off_color: OffColor | None = None
    terrain_bonus: Mapping[Terrain, int] = {}
    bribable_by: tuple[Vice, ...] = ()
    bar: Literal["green", "red"] = "red"
    cmp: int = 0
    stones: int = 0
    draw: DrawModifiers | None = None
    timing: Timing | None = None
    cost_stones: int = 0
    limit: Literal["once_per_movement_phase"] | None = None
    abilities: tuple[Ability, ...] = ()

    @property
    def is_creature(self) -> bool:
        """Whether it fights in the combat hand; a Guardian is no creature."""
        return self.type == "creature"

    @property
    def is_shield(self) -> bool:
        """Whether it covers a stack: shields, standard bearers and shield/terrains."""
        return self.type in SHIELDS

    @property
    def is_terrain(self) -> bool:
        """Whether it can be laid as terrain: terrains and shield/terrains."""
        return self.type in TERRAINS

    @property
    def in_deck(self) -> bool:
        """Whether it belongs into the deck; the Guardian and the strongholds lie outside."""
        return self.type not in OUTSIDE_DECK

    @property
    def back(self) -> Back:
        """The border on the back, by which everybody can tell pen cards from depot cards (rule 2.3)."""
        return "none" if not self.in_deck else "double" if self.double_backed else "single"

    @property
    def double_backed(self) -> bool:
        """Whether it goes to the storage depot (spells, hand items, bribery) rather than to the creature pen."""
        return self.type in DOUBLE_BACKED

    def name(self, language: str) -> str:
        """Give the name in a language ("fr"), the English one where the card has no other."""
        if language == "fr":
            return self.name_fr or self.name_fr_ours or self.name_en
        return TRANSLATED.get(language, {}).get(self.id, self.name_en)

    @property
    def names(self) -> tuple[str, ...]:
        """The names in the file of cards, the English one first."""
        return tuple(name for name in (self.name_en, self.name_fr, self.name_fr_ours) if name)


def with_ability(card: Card, kind: type[AbilityT]) -> tuple[AbilityT, ...]:
    """List the card's abilities of one kind."""
    return tuple([ability for ability in card.abilities if isinstance(ability, kind)]) if card.abilities else ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: str
    cards: tuple[msgspec.Raw, ...]


_Fields: TypeAlias = frozenset[str]

_ALWAYS: Final[_Fields] = frozenset({"id", "name_en", "type", "set"})
_ANYWHERE: Final[_Fields] = frozenset({"name_fr", "name_fr_ours", "rarity", "core", "abilities"})
_SHIELD: Final[_Fields] = frozenset({"dominance", "family", "space_limit"})
_PLAYED: Final[_Fields] = frozenset({"dominance", "timing"})
_PLAY_MORE: Final[_Fields] = frozenset({"cost_stones", "limit"})
_FIELDS: Final[Mapping[CardType, tuple[_Fields, _Fields]]] = {
    "creature": (
        frozenset({"dominance", "color", "size", "base", "stacking", "bar"}),
        frozenset({"classes", "flying", "off_color", "terrain_bonus", "bribable_by", "cmp"}),
    ),
    "guardian": (frozenset({"base", "cmp", "stones", "draw"}), frozenset()),
    "stronghold": (frozenset({"position"}), frozenset({"terrain_types"})),
    "shield": (_SHIELD, frozenset()),
    "standard_bearer": (_SHIELD | {"abilities"}, frozenset()),
    "shield_terrain": (_SHIELD, frozenset({"terrain_types"})),
    "terrain": (frozenset({"dominance", "terrain_types"}), frozenset()),
    "bribery": (_PLAYED | {"abilities"}, _PLAY_MORE),
    "spell": (_PLAYED | {"abilities"}, _PLAY_MORE),
    "item_hand": (_PLAYED | {"abilities"}, _PLAY_MORE),
    "item_creature": (_PLAYED | {"abilities"}, _PLAY_MORE),
    "item_accessory": (_PLAYED | {"abilities"}, _PLAY_MORE),
    "stronghold_upgrade": (_PLAYED | {"abilities"}, _PLAY_MORE),
    "stronghold_downgrade": (_PLAYED | {"abilities"}, _PLAY_MORE),
}
"""What a card of each type must state and may state, besides what every card has."""

_COMMANDS: Final = (
    abilities.Aoe,
    abilities.BlankText,
    abilities.BribeFromHand,
    abilities.CancelCommand,
    abilities.Declare,
    abilities.Detonate,
    abilities.Forbid,
    abilities.GrantReceiver,
    abilities.PushUnlessBeatenBy,
    abilities.RangedBonus,
    abilities.Recover,
    abilities.SetTerrain,
    abilities.Sideline,
    abilities.TeamBonus,
    abilities.UniversalBribe,
    abilities.UpcardToHand,
    abilities.WinIfBeatenByMoreThan,
    abilities.WinPushes,
)
_ONLY_AS_COMMAND: Final = (
    abilities.BribeFromHand,
    abilities.Detonate,
    abilities.SetTerrain,
    abilities.Sideline,
    abilities.UniversalBribe,
    abilities.WinIfBeatenByMoreThan,
)


def read_cards(raw: bytes) -> Mapping[CardId, Card]:
    """Read and check a file of cards, by their ids in the order of the file.

    Raises CardError for the first card that cannot be read, asks for what no rule knows or contradicts itself or the
    others; msgspec.DecodeError for what is no file of cards at all.
    """
    cards: dict[CardId, Card] = {}
    for row in msgspec.json.decode(raw, type=_File).cards:
        card = _read_card(row)
        if card.id in cards:
            raise CardError(card.id, "stands in the file twice")
        cards[card.id] = card
    classes = {name for card in cards.values() for name in card.classes}
    names = Counter(name for card in cards.values() for name in {name.casefold() for name in card.names})
    for card in cards.values():
        if any(names[name.casefold()] > 1 for name in card.names):
            raise CardError(card.id, "shares its name with another card")
        for reason in _unknown(card, cards, classes):
            raise CardError(card.id, reason)
    return cards


def _read_card(row: msgspec.Raw) -> Card:
    given: dict[str, Any] = msgspec.json.decode(row, type=dict)
    name = str(given.get("id") or given.get("name_en") or "a card without a name")
    try:
        card = msgspec.json.decode(row, type=Card)
    except msgspec.ValidationError as error:
        raise CardError(name, str(error)) from error
    for reason in (*_field_faults(card, given), *_figure_faults(card), *_ability_faults(card)):
        raise CardError(name, reason)
    return card


def _field_faults(card: Card, given: Mapping[str, Any]) -> Iterator[str]:
    needed, allowed = _FIELDS[card.type]
    for field in sorted((_ALWAYS | needed) - given.keys()):
        yield f"a {card.type} needs {field}"
    for field in sorted(given.keys() - _ALWAYS - _ANYWHERE - needed - allowed):
        yield f"a {card.type} has no {field}"


def _figure_faults(card: Card) -> Iterator[str]:
    if not card.id or not card.name_en:
        yield "needs an id and a name"
    if card.name_fr and card.name_fr_ours:
        yield "has a French name, and needs none of ours"
    if card.is_creature and card.dominance != card.base:
        yield "a creature's dominance is its base vitality"
    if min(card.base, card.stacking, card.cmp, card.stones, card.cost_stones, card.dominance or 0) < 0:
        yield "no printed figure is negative"
    if card.is_shield and card.space_limit < 1:
        yield "a shield must cover something"
    if card.off_color and card.off_color.against == card.color:
        yield "no off-color bonus is against the own color"
    if len(set(card.bribable_by)) < len(card.bribable_by):
        yield "each icon stands on a card once"


def _ability_faults(card: Card) -> Iterator[str]:
    for ability in _within(card.abilities, abilities.AnyAbility):
        kind = type(ability).__struct_config__.tag
        if ability.command and not isinstance(ability, _COMMANDS):
            yield f"{kind} cannot be a command"
        if isinstance(ability, _ONLY_AS_COMMAND) and not ability.command:
            yield f"{kind} can only be a command"
        if isinstance(ability, abilities.Aoe) and ability.command == (ability.trigger is not None):
            yield f"{kind} needs either command or a trigger"
        if isinstance(ability, abilities.CmpMod) and (ability.amount == 0) == (ability.set_to is None):
            yield f"{kind} needs either an amount or set_to"
        if isinstance(ability, abilities.MoveMod) and (ability.amount == 0) == (ability.set_max is None):
            yield f"{kind} needs either an amount or set_max"
        if isinstance(ability, abilities.Forbid) and (ability.what == "bribery") == (ability.bribe is None):
            yield f"{kind} names a vice if and only if it is about bribery"
        if isinstance(ability, abilities.Forbid) and ability.how and ability.what != "flying":
            yield f"{kind} says how only about flying"
    for of in (abilities.Filter, abilities.When):
        if any(value == of() for value in _within(card.abilities, of)):
            yield f"an empty {of.__name__.lower()} says nothing"
    for one_of in (abilities.Per, abilities.Immunity):
        if any(len(msgspec.to_builtins(value)) != 1 for value in _within(card.abilities, one_of)):
            yield f"{one_of.__name__.lower()} names exactly one thing"


def _unknown(card: Card, cards: Mapping[CardId, Card], classes: set[str]) -> Iterator[str]:
    """List what the card's abilities name that no card is."""
    for wanted in _within(card.abilities, abilities.Filter):
        if wanted.name is not None and wanted.name not in cards:
            yield f"no card is called {wanted.name}"
        if wanted.has_ability is not None and wanted.has_ability not in abilities.ABILITY_TYPES:
            yield f"no ability is called {wanted.has_ability}"
        for name in wanted.classes:
            if name not in classes:
                yield f"no card is of class {name}"
    for when in _within(card.abilities, abilities.When):
        if when.only_of_class_in_play is not None and when.only_of_class_in_play not in classes:
            yield f"no card is of class {when.only_of_class_in_play}"
    for receive in with_ability(card, abilities.ChannelReceive):
        for source in receive.sources:
            if source != "guardian" and source not in cards:
                yield f"no card is called {source}"


def _within(value: object, of: type[T]) -> Iterator[T]:
    """Find all values of a type within structs and tuples."""
    if isinstance(value, of):
        yield value
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _within(getattr(value, field), of)
    elif isinstance(value, tuple):
        for item in value:
            yield from _within(item, of)


def read_names(raw: bytes, cards: Mapping[CardId, Card]) -> Mapping[CardId, str]:
    """Read and check a file with the names of all cards in one language.

    Raises CardError for a card that does not exist, has no name there, or shares its name with another card.
    """
    names = msgspec.json.decode(raw, type=dict[CardId, str])
    for card in names.keys() - cards.keys():
        raise CardError(card, "has a name, and is no card")
    bearers = {name.casefold(): card.id for card in cards.values() for name in card.names}
    for card in cards:
        if not (name := names.get(card, "")):
            raise CardError(card, "has no name")
        if bearers.setdefault(name.casefold(), card) != card:
            raise CardError(card, "shares its name with another card")
    return names


def _translated() -> Mapping[str, Mapping[CardId, str]]:
    folder = files("bot.games.guardians").joinpath("data", "names")
    books = sorted((book for book in folder.iterdir() if book.name.endswith(".json")), key=lambda book: book.name)
    return {book.name.removesuffix(".json"): read_names(book.read_bytes(), CARDS) for book in books}


_RAW: Final = files("bot.games.guardians").joinpath("data", "cards.json").read_bytes()

CARDS: Final[Mapping[CardId, Card]] = read_cards(_RAW)
TRANSLATED: Final[Mapping[str, Mapping[CardId, str]]] = _translated()
"""Our names of the cards by language, from data/names/<language>.json."""
DATA_VERSION: Final = msgspec.json.decode(_RAW, type=_File).version
