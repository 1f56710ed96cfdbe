"""Which texts hold on a battlefield, whose they are, and what they speak of.

Speakers are the effects in force (commands, spells, items), the fighters themselves, the shields over the stacks, the
terrain card, the stronghold, the upgrades and downgrades of the column, accessories and Guardians. A fighter speaks
according to its role (rule 12.2):

- a primary while it is in play; what lasts `in_play` until it is beaten or gone;
- a shot by its ranged ability alone;
- a command card by its command, which is an effect in force (`Lasting`), and by what lasts `in_play`;
- from the secondary attacks on (rule 6.7) the texts of the match-ups are blank. There remain what speaks of secondary
  attacks, of the resolution or of the whole combat (`scope` combat), and what the text of the latest secondary attacker
  gives to itself: its bonuses, and how much it may receive from whom.

A creature whose text is blank keeps its figures, icons, off-color and terrain bonuses. If all creatures' texts are
blank, so are the commands of creatures, except the one that blanks them (ruling R04).
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

import msgspec

from bot.games.contract import Seat
from bot.games.guardians import abilities
from bot.games.guardians.cards import CARDS, Card, CardId, Standing, goes_by_print, matches, with_ability
from bot.games.guardians.table import DISPUTED, Battlefield, Cards, Fighter, Lasting, Place, Stage, home_of

AbilityT = TypeVar("AbilityT", bound=abilities.AnyAbility)
AbilityT_co = TypeVar("AbilityT_co", bound=abilities.AnyAbility, covariant=True)

_AFTERWARDS = (
    abilities.ContributionWhenBeaten,
    abilities.ControlBonus,
    abilities.ControlExclude,
    abilities.ControlValue,
    abilities.Heal,
    abilities.Recover,
)
"""Kinds that speak of secondary attacks or of the end of the combat, whatever the role of their card was."""
_SILENCERS: Final = frozenset(
    card.id
    for card in CARDS.values()
    if any(ability.scope == "primary_opponent" for ability in with_ability(card, abilities.BlankText))
)
"""The cards that blank the text of the primary that they face."""
_SPOKEN: Final[Mapping[CardId, tuple[abilities.Ability, ...]]] = {
    card.id: tuple(ability for ability in card.abilities if not ability.command) for card in CARDS.values()
}
"""What the text of a card says apart from its command."""


_SPEAKERS: Final = (
    *("place", "attacker", "fighters", "lasting"),
    *("land", "terrain", "stronghold", "guardians", "shields", "accessories", "upgrades", "downgrades"),
)
"""What the texts in force follow from, beside the stage."""
_STAGES: Final[Mapping[Stage, Stage]] = {
    "commands": "commands",
    "match-ups": "commands",
    "secondary": "secondary",
    "resolution": "secondary",
    "aftermath": "secondary",
}
"""The first of the stages at which the same texts hold."""
_speakers: Final[Callable[[Battlefield], tuple[Any, ...]]] = attrgetter(*_SPEAKERS)
_NONE: Final = (0, 0)


class Text(msgspec.Struct, Generic[AbilityT_co], frozen=True, gc=False):
    """An ability in force: whose it is and which card says so.

    `fighter` is that card on the battlefield, None if it lies elsewhere or has left. `target` and `amount` are those of
    an effect (`Lasting`).
    """

    ability: AbilityT_co
    owner: Seat
    card: CardId
    fighter: Fighter | None = None
    target: int | None = None
    amount: int = 0


def texts_of(field: Battlefield, kind: type[AbilityT]) -> tuple[Text[AbilityT], ...]:
    """List the texts of one kind that are in force, effects first, then fighters by their numbers, then other cards.

    Whether their conditions (`when`) and filters are fulfilled is for the rule of that kind to ask.
    """
    texts: tuple[Text[AbilityT], ...] = _texts(field).get(kind, ())
    return texts


def own_texts(field: Battlefield, fighter: Fighter, kind: type[AbilityT]) -> tuple[Text[AbilityT], ...]:
    """List the texts of one kind that stand on a fighter's own card and are in force."""
    texts: tuple[Text[AbilityT], ...] = _texts(field).get(kind, ())
    if not texts:
        return ()
    number = fighter.number
    return tuple(
        [
            text
            for text in texts
            if text.fighter is not None and text.fighter.number == number and not text.ability.command
        ]
    )


def silenced(field: Battlefield, fighter: Fighter) -> bool:
    """Tell whether a fighter's text is blank: by itself, for all creatures, or by its opponent in the match-up."""
    if fighter.role == "guardian":
        return False
    if fighter.silenced or all_blank(field):
        return True
    if fighter.role != "primary":
        return False
    silencers = [other for other in field.fighters if other.card in _SILENCERS and other.role == "primary"]
    return any(other.against == fighter.number and not other.silenced for other in silencers)


def all_blank(field: Battlefield) -> bool:
    """Tell whether the texts of all creatures are blank in this combat."""
    if not field.lasting:
        return False
    return any(
        isinstance(one.ability, abilities.BlankText)
        and one.ability.scope == "all_creatures"
        and not _is_dispelled(field, one)
        for one in field.lasting
    )


def fighter_of(field: Battlefield, number: int | None) -> Fighter | None:
    """Find a fighter by its number; None if it is gone."""
    for one in field.fighters:
        if one.number == number:
            return one
    return None


def running_number(field: Battlefield) -> int:
    """Give the number of the latest match-up or secondary attack, 0 before the first."""
    return field.match_ups[-1].number if field.match_ups else 0


def in_play(field: Battlefield) -> Iterator[Fighter]:
    """List the cards in play: shown, not laid aside, not beaten; a command creature the whole combat (ruling R22)."""
    return (
        one
        for one in field.fighters
        if one.role in ("primary", "shot", "secondary", "command", "guardian")
        and (one.beaten_by is None or one.role == "command")
    )


def is_latest(field: Battlefield, fighter: Fighter) -> bool:
    """Tell whether a secondary attacker is the latest one against its target."""
    return not any(
        one.role == "secondary" and one.against == fighter.against and one.number > fighter.number
        for one in field.fighters
    )


def terrain_types(field: Battlefield) -> tuple[str, ...]:
    """List the types of terrain in force: the one that a command sets, else those of the land."""
    for text in texts_of(field, abilities.SetTerrain):
        return (text.ability.terrain,)
    return field.terrains


def defends_stronghold(field: Battlefield, seat: Seat) -> bool:
    """Tell whether a seat fights on its own intact stronghold; its owner always counts as the defender there."""
    return field.stronghold is not None and home_of(field.place) == seat


# What a text speaks of


def concerns(side: abilities.Side, owner: Seat, seat: Seat) -> bool:
    """Tell whether a text of `owner` about a side means `seat`."""
    return side == "both" or (side == "own") == (owner == seat)


@lru_cache(maxsize=256)
def standing(field: Battlefield, fighter: Fighter) -> Standing:
    """Give what a fighter is at the moment, grants and blank text counted in."""
    card = CARDS[fighter.card]
    return Standing(
        flying=card.flying,
        receiver=card.bar == "green" or granted(field, fighter),
        immune_to=_own_immunities(field, fighter) | _granted_immunities(field, fighter.owner, card),
        defending_stronghold=defends_stronghold(field, fighter.owner),
        silenced=silenced(field, fighter),
    )


def hand_standing(field: Battlefield, owner: Seat, card: Card) -> Standing:
    """Give what a card of a combat hand is at the moment: its print, but for grants and blank texts.

    A printed immunity holds in the hand if its condition is fulfilled there.
    """
    blank = all_blank(field)
    printed: frozenset[abilities.Basis] = frozenset(
        one.to.basis
        for one in ([] if blank else card.abilities)
        if isinstance(one, abilities.Immune)
        and one.to.basis
        and not one.command
        and holds(field, one.when, owner, None)
    )
    return Standing(
        flying=card.flying,
        receiver=card.bar == "green",
        immune_to=printed | _granted_immunities(field, owner, card),
        defending_stronghold=defends_stronghold(field, owner),
        silenced=blank,
    )


def granted(field: Battlefield, fighter: Fighter) -> bool:
    """Tell whether an effect makes a fighter a receiver of channeling."""
    card = CARDS[fighter.card]
    return any(
        concerns(text.ability.side, text.owner, fighter.owner)
        and (text.target is None or text.target == fighter.number)
        and (text.target is not None or text.ability.count is None)
        and matches(text.ability.targets, card)
        for text in texts_of(field, abilities.GrantReceiver)
    )


def fits(field: Battlefield, wanted: abilities.Filter | None, fighter: Fighter) -> bool:
    """Tell whether a fighter is what a filter wants now."""
    if wanted is None:
        return True
    return matches(wanted, CARDS[fighter.card], None if goes_by_print(wanted) else standing(field, fighter))


def holds(field: Battlefield, when: abilities.When | None, owner: Seat, fighter: Fighter | None) -> bool:
    """Tell whether a condition of a text is fulfilled in this combat.

    `fighter` is the card that the text stands on, None for cards in hands and beside the battlefield. A condition on
    the dominance card is one of the draw and never fulfilled here.
    """
    if when is None:
        return True
    return (
        (when.role is None or (fighter is not None and fighter.role == when.role))
        and (when.shield is None or (when.shield == "attacking") == (owner == field.attacker))
        and (when.terrain is None or _lies(field, when.terrain))
        and (when.space is None or field.place in DISPUTED)
        and (when.only_of_class_in_play is None or _is_only(field, when.only_of_class_in_play, fighter))
        and when.upcard is None
    )


def times(
    field: Battlefield, per: abilities.Per | None, fighter: Fighter | None, opponent: Fighter | None, owner: Seat
) -> int:
    """Count what an amount is multiplied by, 1 without a counter. Counters of the draw are 0 in a combat."""
    if per is None:
        return 1
    if per.opponent_bribery_icons:
        return len(CARDS[opponent.card].bribable_by) if opponent else 0
    if per.other_in_play is not None:
        return sum(
            (fighter is None or one.number != fighter.number) and fits(field, per.other_in_play, one)
            for one in in_play(field)
        )
    if per.beaten_this_combat is not None:
        return sum(one.beaten_by is not None and fits(field, per.beaten_this_combat, one) for one in field.fighters)
    if per.own_survivor is not None:
        return sum(
            one.owner == owner and one.beaten_by is None and fits(field, per.own_survivor, one)
            for one in field.fighters
        )
    return 0


def _lies(field: Battlefield, terrain: str) -> bool:
    if terrain == "none":
        return field.land == "none"
    if terrain == "face_down":
        return field.land == "face_down"
    return terrain in terrain_types(field)


def _is_only(field: Battlefield, name: str, fighter: Fighter | None) -> bool:
    return not any(
        name in CARDS[one.card].classes and (fighter is None or one.number != fighter.number) for one in in_play(field)
    )


def _own_immunities(field: Battlefield, fighter: Fighter) -> frozenset[abilities.Basis]:
    return frozenset(
        text.ability.to.basis
        for text in own_texts(field, fighter, abilities.Immune)
        if text.ability.to.basis and holds(field, text.ability.when, fighter.owner, fighter)
    )


def _granted_immunities(field: Battlefield, owner: Seat, card: Card) -> frozenset[abilities.Basis]:
    return frozenset(
        text.ability.to.basis
        for text in texts_of(field, abilities.GrantImmunity)
        if text.ability.to.basis
        and concerns(text.ability.side, text.owner, owner)
        and matches(text.ability.targets, card)
    )


# Which texts are in force


@lru_cache(maxsize=64)
def _texts(field: Battlefield) -> Mapping[type[abilities.AnyAbility], Any]:
    """Give tuples of all texts in force, by kind. A battlefield never changes, so that the latest are remembered.

    They follow from who stands there, from what lies there and from the stage: all else that changes changes no text.
    """
    return _texts_of(_STAGES[field.stage], _speakers(field))


@lru_cache(maxsize=256)
def _texts_of(stage: Stage, speakers: tuple[Any, ...]) -> Mapping[type[abilities.AnyAbility], Any]:
    given: dict[str, Any] = dict(zip(_SPEAKERS, speakers, strict=True)) | {"stage": stage}
    field = Battlefield(origin=given["place"], numbers=_NONE, stones=_NONE, hands=_NONE, depots=_NONE, **given)
    found: dict[type[abilities.AnyAbility], list[Text[abilities.Ability]]] = {}
    for text in (*_effects(field), *_fighters(field), *_other_cards(field)):
        found.setdefault(type(text.ability), []).append(text)
    return {kind: tuple(texts) for kind, texts in found.items()}


def _effects(field: Battlefield) -> Iterator[Text[abilities.Ability]]:
    if not field.lasting:
        return
    blank = all_blank(field)
    for one in field.lasting:
        if _is_dispelled(field, one):
            continue
        if blank and CARDS[one.card].is_creature and not isinstance(one.ability, abilities.BlankText):
            continue
        yield Text(one.ability, one.seat, one.card, fighter_of(field, one.fighter), one.target, one.amount)


def _is_dispelled(field: Battlefield, lasting: Lasting) -> bool:
    source = fighter_of(field, lasting.fighter)
    return source is not None and source.silenced


def _fighters(field: Battlefield) -> Iterator[Text[abilities.Ability]]:
    for fighter in field.fighters:
        spoken = _SPOKEN[fighter.card]
        if not spoken or fighter.role == "guardian" or silenced(field, fighter):
            continue
        for ability in spoken:
            if _speaks(field, fighter, ability):
                yield Text(ability, fighter.owner, fighter.card, fighter)


def _speaks(field: Battlefield, fighter: Fighter, ability: abilities.Ability) -> bool:
    """Tell whether a text of a fighter holds in its role at this stage of the combat."""
    if isinstance(ability, _AFTERWARDS):
        return fighter.role != "aside" or isinstance(ability, abilities.Recover)
    if isinstance(ability, abilities.Forbid) and ability.what == "secondary":
        return fighter.beaten_by is None
    lasts = getattr(ability, "lasting", None) in ("in_play", "in_play_unbeaten")
    if field.stage not in ("commands", "match-ups"):
        if fighter.role == "secondary":
            return is_latest(field, fighter) and _serves_striker(ability)
        whole_combat = isinstance(ability, abilities.Forbid) and ability.scope == "combat" and lasts
        return whole_combat and fighter.role in ("primary", "command") and fighter.beaten_by is None
    if fighter.role == "primary":
        return fighter.beaten_by is None or not lasts
    if fighter.role == "command":
        return lasts and fighter.beaten_by is None
    return fighter.role == "shot" and isinstance(ability, abilities.Ranged)


def _serves_striker(ability: abilities.Ability) -> bool:
    if isinstance(ability, abilities.VitalityBonus | abilities.TeamBonus | abilities.ChannelReceive):
        return True
    return (
        isinstance(ability, abilities.AutoWin | abilities.Destroys)
        and ability.when is not None
        and ability.when.role == "secondary"
    )


def _other_cards(field: Battlefield) -> tuple[Text[abilities.Ability], ...]:
    lies = field.land == "card" and not any(isinstance(text.ability, abilities.SetTerrain) for text in _effects(field))
    return _beside_the_fighters(
        field.place,
        field.defender,
        field.guardians,
        field.shields,
        field.accessories,
        field.upgrades,
        field.downgrades,
        field.stronghold,
        field.terrain if lies else None,
    )


@lru_cache(maxsize=64)
def _beside_the_fighters(
    place: Place,
    defender: Seat,
    guardians: tuple[CardId, CardId],
    shields: tuple[CardId | None, CardId | None],
    accessories: tuple[Cards, Cards],
    upgrades: tuple[Cards, Cards],
    downgrades: tuple[Cards, Cards],
    stronghold: CardId | None,
    terrain: CardId | None,
) -> tuple[Text[abilities.Ability], ...]:
    """List the texts of Guardian, shield and accessories of each seat, what lies beside the column, and of the land."""
    found: list[Text[abilities.Ability]] = []
    for seat in (0, 1):
        shield = shields[seat]
        for card in (*((shield,) if shield else ()), guardians[seat], *accessories[seat]):
            found += _printed(card, seat)
        for card in (*upgrades[seat], *downgrades[seat]):
            found += [text for text in _printed(card, seat) if _reaches(place, text)]
    owner = home_of(place)
    if stronghold is not None and owner is not None:
        found += _printed(stronghold, owner)
    if terrain is not None:
        found += _printed(terrain, defender)
    return tuple(found)


@cache
def _printed(card: CardId, owner: Seat) -> tuple[Text[abilities.Ability], ...]:
    return tuple(Text(ability, owner, card) for ability in _SPOKEN[card])


def _reaches(place: Place, text: Text[abilities.Ability]) -> bool:
    """Tell whether an upgrade or downgrade of this column acts on this very space."""
    if getattr(text.ability, "area", None) == "two_spaces_in_front":
        return place in DISPUTED
    if getattr(text.ability, "scope", None) == "adjacent_stronghold":
        return home_of(place) == text.owner
    return True
