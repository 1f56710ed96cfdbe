"""What the cards of Guardians can do: 80 kinds of ability, each a checked structure (rule 12.1).

A card's abilities are data. Each is read once into one of the structs below, and what these cannot hold (another kind,
parameter or word) is refused where the cards are read. An ability lists all that the engine needs to carry it out;
no card has code of its own.

The names of the parameters are the same in the data and in Python. Conventions that all kinds share:

- `command`: the ability exists only while its card is the command card of the combat. Otherwise it exists while the
  card is primary attacker, unopposed after a match-up or, for ranged abilities, placed as a shot; on cards that are no
  creatures, while the card lies where it acts, or once, when it is played.
- `side` and its like are seen from the owner of the card.
- `lasting` says while when the source has its effect, `duration` how long an effect stays that has begun, `scope`
  where it holds.
- A filter that is None lets everything pass; an effect whose `targets` are None works on the card itself.
- `cost_stones` is paid by the owner each time that he uses the ability.
"""

import re
from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

CardId: TypeAlias = str
"""The key of a card in the data, [a-z0-9_]."""

CardType: TypeAlias = Literal[
    "bribery",
    "creature",
    "guardian",
    "item_accessory",
    "item_creature",
    "item_hand",
    "shield",
    "shield_terrain",
    "spell",
    "standard_bearer",
    "stronghold",
    "stronghold_downgrade",
    "stronghold_upgrade",
    "terrain",
]
Color: TypeAlias = Literal["mortal", "elemental", "external"]
"""The white, the grey and the black border."""
Size: TypeAlias = Literal["S", "M", "L"]
Vice: TypeAlias = Literal["beer", "gold", "babes"]
Terrain: TypeAlias = Literal["mountains", "rivers_lakes", "spires", "swamp", "dry_heaps", "woods", "jungle"]
Basis: TypeAlias = Literal["fire", "fear", "methane", "none"]
"""What an attack is made of; `none` is an attack that nobody is immune to by its basis."""
Side: TypeAlias = Literal["own", "opponent", "both"]
Lasting: TypeAlias = Literal["in_match_up", "in_play", "in_play_unbeaten", "combat", "under_this_shield"]
"""in_play: from being placed in a match-up until leaving the battlefield or being beaten (a command creature: the whole
combat); in_play_unbeaten: as long as nothing has beaten the source; under_this_shield: the source is the shield over
the fighting stack."""
Scope: TypeAlias = Literal[
    "match_up", "combat", "space", "self", "under_this_shield", "adjacent_stronghold", "own_strongholds"
]
"""match_up: those that the card is in; space: the one where the card lies; adjacent_stronghold: the stronghold beside
which an upgrade or downgrade lies."""
Restricted: TypeAlias = Literal[
    "channeling",
    "creature_channeling",
    "ranged",
    "bribery",
    "secondary",
    "flying",
    "command",
    "dispel",
    "aoe",
    "off_color_bonus",
]
"""What an ability may forbid."""
FlightPart: TypeAlias = Literal["into", "out", "over"]


class Filter(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, cache_hash=True
):
    """Which cards are meant: those that fulfil everything that is given.

    `any_creature`: there is nothing else to fulfil. `colors` and `classes`: one of them. `any`: at least one of these
    filters. `bribable`: has an icon of some vice (True) or none (False). `affected_by` and `immune_to`: not immune, or
    immune, to that basis. `off_color_bonus`: has exactly that number. `has_ability`: has an ability of that kind.
    """

    type: CardType | None = None
    any_creature: bool = False
    name: CardId | None = None
    colors: tuple[Color, ...] = ()
    classes: tuple[str, ...] = ()
    size: Size | None = None
    flying: bool | None = None
    bribable: bool | None = None
    bribable_by: Vice | None = None
    base_vitality_lt: int | None = None
    off_color_bonus: int | None = None
    attack_basis: Basis | None = None
    affected_by: Basis | None = None
    immune_to: Basis | None = None
    has_ranged: bool | None = None
    has_ability: str | None = None
    channel_receiver: bool | None = None
    defending_stronghold: bool | None = None
    any: "tuple[Filter, ...]" = ()


class When(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """In which situation an ability works: all that is given must be so.

    `role`: how the card itself fights. `shield`: whether its owner attacks or defends in this combat. `terrain`: the
    space of the combat has this type; `none`: no terrain card lies there; `face_down`: one lies there face down.
    `space`: the combat is in the disputed land. `only_of_class_in_play`: no other card of this class is in play.
    `upcard`: the owner's dominance card matches.
    """

    role: Literal["primary", "secondary"] | None = None
    shield: Literal["attacking", "defending"] | None = None
    terrain: Terrain | Literal["none", "face_down"] | None = None
    space: Literal["disputed"] | None = None
    only_of_class_in_play: str | None = None
    upcard: Filter | None = None


class Per(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an amount is multiplied by; exactly one of these is given.

    `opponent_bribery_icons`: icons on the opposing card. `other_in_play`: other matching cards in play, of both sides.
    `beaten_this_combat`: matching creatures of both sides that have been beaten so far. `own_survivor`: matching own
    creatures that survive the combat. `controlled_terrain`: spaces of that type that the owner controls.
    `own_shields_in`: own shields in the disputed land. `own_shields_lost`: own shields that have been destroyed.
    """

    opponent_bribery_icons: bool = False
    other_in_play: Filter | None = None
    beaten_this_combat: Filter | None = None
    own_survivor: Filter | None = None
    controlled_terrain: Terrain | None = None
    own_shields_in: Literal["disputed"] | None = None
    own_shields_lost: bool = False


class Immunity(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What does not hurt a card; exactly one of these is given.

    `basis`: area attacks of that basis and creatures whose attack has it. `creatures`: matching opponents. `aoe`: every
    area attack. `ranged`: the values of enemy ranged attacks. `destruction`: the ability `Destroys`.

    An opponent that cannot hurt a card can neither beat it nor lend his vitality to secondary attackers; the card still
    deals its own damage.
    """

    basis: Literal["fire", "fear", "methane"] | None = None
    creatures: Filter | None = None
    aoe: bool = False
    ranged: bool = False
    destruction: bool = False


class PlusPerOther(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Points for each other matching card that is in play on `side`, each name once if `distinct_names`."""

    amount: int
    filter: Filter
    side: Side
    distinct_names: bool = False


class PlusPerDiscarded(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Points for each matching card that the owner discards from his combat hand for it."""

    amount: int
    discard: Filter


def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class AnyAbility(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag=_kind,
):
    """What all kinds share; `command` as told at the head of this module."""

    command: bool = False


# Vitality


class VitalityBonus(AnyAbility, frozen=True, kw_only=True):
    """Add `amount` to this card's total while it is the primary or the latest secondary attacker.

    Only against an opposing creature that matches `against`, and when `when`; `per` multiplies. Never for a shot, a
    defender in a secondary attack or an earlier secondary attacker.
    """

    amount: int
    against: Filter | None = None
    when: When | None = None
    per: Per | None = None


class TeamBonus(AnyAbility, frozen=True, kw_only=True):
    """Add `amount` to each creature of `side` that matches `to` while it is primary or latest secondary attacker.

    Only against an opponent that matches `against`. `role`: only in that role. `first_only`: only the first matching
    creature that is played as primary. `include_self`: the source counts too, if it matches. `stacks`: several sources
    add up. `not_dispellable`: no dispelling ends it.
    """

    amount: int
    side: Side
    lasting: Literal["in_play", "combat", "under_this_shield"]
    to: Filter | None = None
    against: Filter | None = None
    when: When | None = None
    role: Literal["secondary"] | None = None
    first_only: bool = False
    include_self: bool = True
    stacks: bool = False
    not_dispellable: bool = False


class StrongholdBonus(AnyAbility, frozen=True, kw_only=True):
    """Add `amount` to each creature of the stronghold's owner that fights on it while it is no ruin.

    The owner always counts as the defender there; the enemy never gets it.
    """

    amount: int


class OffColorBonusMod(AnyAbility, frozen=True, kw_only=True):
    """Add `amount` to each off-color bonus of `side` that is greater than zero and applies."""

    amount: int
    side: Side


class TerrainBonusMod(AnyAbility, frozen=True, kw_only=True):
    """Add `amount` to each positive terrain bonus of `side` that applies."""

    amount: int
    side: Side


class IgnoreStrongholdBonus(AnyAbility, frozen=True, kw_only=True):
    """Take the stronghold bonus from the opposing creature (match_up) or from a whole stronghold."""

    scope: Literal["match_up", "adjacent_stronghold"]
    when: When | None = None


# Ranged attacks


class Ranged(AnyAbility, frozen=True, kw_only=True):
    """Let the card be placed beside the own primary attacker as a shot that adds `points`.

    `only_vs` is about the opposing primary, `only_if_ally` about the own one, `only_terrain` about the space.
    force_push_and_lock: the match-up is tied, and nobody may change that. cancel_ranged: the value of one enemy shot is
    removed. `self_beaten_after`: the card is beaten once it has been used. `channel_boost_max`: so much channeling may
    go to the shot itself.
    """

    points: int
    only_vs: Filter | None = None
    only_if_ally: Filter | None = None
    only_terrain: tuple[Terrain, ...] = ()
    effect: Literal["force_push_and_lock", "cancel_ranged"] | None = None
    self_beaten_after: bool = False
    channel_boost_max: int = 0


class RangedBonus(AnyAbility, frozen=True, kw_only=True):
    """Add `amount` to the value of each ranged attack of `side`, which never falls below zero."""

    amount: int
    side: Side
    when: When | None = None


class StealRanged(AnyAbility, frozen=True, kw_only=True):
    """Answer an enemy ranged attack: its value goes to the own primary instead."""


class CancelRanged(AnyAbility, frozen=True, kw_only=True):
    """Answer a ranged attack: its value is zero, and what `then` forbids is forbidden."""

    then: "Forbid | None" = None


class RecallRanged(AnyAbility, frozen=True, kw_only=True):
    """Take all cards that one has used as ranged attackers so far back into a hand."""


# Area attacks


class Aoe(AnyAbility, frozen=True, kw_only=True):
    """Hit each creature in the combat hands of `sides` that matches `affects` and has at most `points` base vitality.

    Who is immune to the basis or to area attacks is spared, and so is every card that lies on the table. destroy: to
    the graveyard. suffocate: laid aside face up, cannot be primary and does not count for control, but may be the
    target of secondary attacks.

    Acts as a command, or (`trigger`) in the card's own match-up, after destruction, even without an opponent left.
    Stones beyond `cost_stones` add `plus_per_extra_stone` each. `area`: an upgrade serves combats there.
    """

    points: int
    basis: Basis
    sides: Literal["opponent", "both"]
    mode: Literal["destroy", "suffocate"]
    trigger: Literal["in_match_up"] | None = None
    affects: Filter | None = None
    cost_stones: int = 0
    plus_per_extra_stone: int = 0
    plus_per_other_in_play: PlusPerOther | None = None
    plus_per_discarded: PlusPerDiscarded | None = None
    area: Literal["two_spaces_in_front"] | None = None


# Destruction


class Destroys(AnyAbility, frozen=True, kw_only=True):
    """Send a matching opposing creature to the graveyard in the destruction step, both sides at once.

    With the role `secondary` it works when the card is the secondary attacker.
    """

    against: Filter
    when: When | None = None


class DestroyLoser(AnyAbility, frozen=True, kw_only=True):
    """Destroy a matching creature that this card beats: to the graveyard at once, beyond help and healing."""

    against: Filter | None = None


class DestroyedIfBeatenBy(AnyAbility, frozen=True, kw_only=True):
    """Be destroyed instead of beaten when the winner matches."""

    against: Filter


class DestroyPair(AnyAbility, frozen=True, kw_only=True):
    """Destroy one's own participating creature that matches `ally`, and its opponent, who may be a Guardian."""

    ally: Filter
    opponent: Filter | None = None


class Detonate(AnyAbility, frozen=True, kw_only=True):
    """Let the owner destroy both participants of any primary match-up of his creatures that match `ally`."""

    ally: Filter
    window: Literal["primary_match_up"]
    destroys: Literal["both"]
    not_vs_guardian: bool = False


class DestroyChanneler(AnyAbility, frozen=True, kw_only=True):
    """Answer channeling by a matching card: it is destroyed."""

    targets: Filter


class DestroyTerrain(AnyAbility, frozen=True, kw_only=True):
    """Discard one terrain card; the space is without terrain at once, even in a running combat."""


class DestroyUpgrade(AnyAbility, frozen=True, kw_only=True):
    """Discard one stronghold upgrade."""


class DestroyedWhenUsedAsCommand(AnyAbility, frozen=True, kw_only=True):
    """Go to the graveyard once the own command effect has begun: no secondary attack hits it, it does not count."""


# Immunity


class Immune(AnyAbility, frozen=True, kw_only=True):
    """Be unhurt by what `to` names."""

    to: Immunity
    when: When | None = None


class AllImmuneToSelf(AnyAbility, frozen=True, kw_only=True):
    """Hurt no opponent at all."""


class GrantImmunity(AnyAbility, frozen=True, kw_only=True):
    """Make matching creatures of `side` immune."""

    to: Immunity
    targets: Filter
    side: Side
    lasting: Lasting


class AttackBasis(AnyAbility, frozen=True, kw_only=True):
    """Attack with a basis: opponents that are immune to it take no damage."""

    basis: Literal["fire", "fear", "methane"]


# Healing


class Heal(AnyAbility, frozen=True, kw_only=True):
    """Bring beaten, not destroyed, creatures that match `targets` back under the shield after the resolution.

    Only if the owner has won, or `regardless_of_winner`. Each healer works once; who was healed in this combat does not
    heal. `opponent_losses`: as many as the enemy has lost creatures.
    """

    targets: Filter
    count: int | Literal["opponent_losses"]
    cost_stones: int
    regardless_of_winner: bool = False


class Recover(AnyAbility, frozen=True, kw_only=True):
    """Let the owner move lost cards to a hand instead of the graveyard.

    beaten: only when beaten, by a card that matches `against`; lost_in_combat: beaten or destroyed, not bribed (R42).
    `targets`: the card itself, the creatures that fought under this shield, or the own ones that match.
    """

    trigger: Literal["beaten", "lost_in_combat"]
    to: Literal["storage_hand", "creature_pen"]
    cost_stones: int
    at: Literal["end_of_combat"]
    against: Filter | None = None
    targets: Filter | Literal["self", "under_this_shield"] = "self"


# Control


class ControlValue(AnyAbility, frozen=True, kw_only=True):
    """Count as `value` instead of the base vitality, if it survives."""

    value: int


class ControlBonus(AnyAbility, frozen=True, kw_only=True):
    """Add to the owner's total at the resolution; `per` multiplies, each stone paid adds `plus_per_stone`."""

    amount: int
    per: Per | None = None
    when: When | None = None
    plus_per_stone: int = 0
    area: Literal["two_spaces_in_front"] | None = None
    requires: Literal["alive_after_combat"] | None = None


class ControlExclude(AnyAbility, frozen=True, kw_only=True):
    """Leave one participant of the card's primary match-up out of the control total."""

    target: Literal["self", "opponent"]
    against: Filter | None = None


class Sideline(AnyAbility, frozen=True, kw_only=True):
    """Lay matching creatures of the combat hands aside, and those that are revealed later.

    They cannot fight and do not count, but may be hit by secondary attackers.
    """

    affects: Filter
    sides: Literal["opponent", "both"]


# Results of a match-up


class WinPushes(AnyAbility, frozen=True, kw_only=True):
    """Turn a tie in a primary match-up into a win of `side`."""

    side: Side


class PushUnlessBeatenBy(AnyAbility, frozen=True, kw_only=True):
    """Turn a loss by fewer than `margin` points into a tie, for this card or those that match `targets`."""

    margin: int
    targets: Filter | None = None
    side: Literal["own"] = "own"
    when: When | None = None


class WinIfBeatenByMoreThan(AnyAbility, frozen=True, kw_only=True):
    """Let the primary of `side` win if it would lose by more than `margin` points."""

    margin: int
    side: Literal["own"]
    not_vs_guardian: bool = False


class AutoWin(AnyAbility, frozen=True, kw_only=True):
    """Beat the target whatever the totals."""

    when: When


class ContributionWhenBeaten(AnyAbility, frozen=True, kw_only=True):
    """Give `amount` instead of the base vitality to secondary attackers of the winner, once it lies beaten."""

    amount: int


class MustBeFirstPrimary(AnyAbility, frozen=True, kw_only=True):
    """Be the owner's first primary if it is in his combat hand when the primary attacks begin."""


# Command


class CancelCommand(AnyAbility, frozen=True, kw_only=True):
    """Make the enemy command effect void; a command creature stays on the battlefield."""

    cost_stones: int = 0


class SetTerrain(AnyAbility, frozen=True, kw_only=True):
    """Give the space exactly that type for the rest of the combat; contradicts every other type set."""

    terrain: Terrain


class Declare(AnyAbility, frozen=True, kw_only=True):
    """Make `who` state a property of the creature before each primary choice, or the first; it must be true then.

    Contradicts an enemy `Declare`.
    """

    info: Literal["size", "color"]
    who: Literal["opponent"]
    first_only: bool


class BlankText(AnyAbility, frozen=True, kw_only=True):
    """Make the abilities of creatures void; figures, icons, off-color and terrain bonuses stay."""

    scope: Literal["primary_opponent", "all_creatures"]
    duration: Literal["combat"]


class UniversalBribe(AnyAbility, frozen=True, kw_only=True):
    """Let a bribery card of any vice work on every creature with at least one icon."""

    side: Literal["own"]


class BribeFromHand(AnyAbility, frozen=True, kw_only=True):
    """Make the enemy reveal what in his combat hand is open to the vice; one chosen creature goes to its pen."""

    vice: Vice


class CommandWithCreature(AnyAbility, frozen=True, kw_only=True):
    """Be revealed together with a creature, as one command card with the effect `grants`."""

    grants: Aoe


# Bribery


class Bribe(AnyAbility, frozen=True, kw_only=True):
    """Send a creature with that icon to its owner's pen, in a bribery window; this card is discarded."""

    vice: Vice


class StealBribe(AnyAbility, frozen=True, kw_only=True):
    """Answer a bribery: it fails, and its card is the answerer's until the end of the combat."""

    vice: Vice


class BribeReturns(AnyAbility, frozen=True, kw_only=True):
    """Take the own bribery card of that vice back into the storage hand after use."""

    bribe: Vice
    lasting: Lasting


class SendToPen(AnyAbility, frozen=True, kw_only=True):
    """Send the matching enemy primary to its pen; the own one stays unopposed."""

    targets: Filter


# Restrictions


class Forbid(AnyAbility, frozen=True, kw_only=True):
    """Make an action impossible for `side` in the scope.

    `bribe`: which vice, if bribery is forbidden. `how`: which parts of a flight. `against`: only against such
    opponents. `except_self`: bribing this card itself stays legal and ends the effect.
    """

    what: Restricted
    side: Literal["opponent", "both"]
    scope: Scope
    bribe: Vice | Literal["all"] | None = None
    lasting: Lasting | None = None
    against: Filter | None = None
    how: tuple[FlightPart, ...] = ()
    except_self: bool = False


class Allow(AnyAbility, frozen=True, kw_only=True):
    """Lift a restriction that the type of the terrain would bring."""

    what: Literal["ranged"]


# Channeling


class ChannelSend(AnyAbility, frozen=True, kw_only=True):
    """Give only to matching creatures; with `ignores_red_bar`, even to those with a red bar."""

    targets: Filter
    ignores_red_bar: bool


class ChannelReceive(AnyAbility, frozen=True, kw_only=True):
    """Replace the cap (else the base vitality) and limit the sources.

    `sources`: `guardian` or names of cards; none given means all. `cap` None: the base vitality as usual.
    """

    cap: int | Literal["unlimited"] | None = None
    sources: tuple[str, ...] = ()


class GrantReceiver(AnyAbility, frozen=True, kw_only=True):
    """Let matching creatures of `side` receive channeling although their bar is red; `count` of them, None for all."""

    targets: Filter
    side: Side
    count: int | None = None
    duration: Literal["match_up"] | None = None
    lasting: Lasting | None = None


class CmpMod(AnyAbility, frozen=True, kw_only=True):
    """Change what each channel of the sources delivers by `amount`, or set it."""

    side: Side
    sources: Literal["guardian", "creature", "any"]
    amount: int = 0
    set_to: int | None = None
    scope: Literal["space", "adjacent_stronghold", "combat"] | None = None
    duration: Literal["turn", "in_play"] | None = None


class ReverseChanneling(AnyAbility, frozen=True, kw_only=True):
    """Answer a channel: its points are subtracted instead of added."""


class CancelChanneling(AnyAbility, frozen=True, kw_only=True):
    """Answer a channel: it is void, stone and channeler stay spent, and what `then` forbids is forbidden."""

    cost_stones: int
    then: Forbid | None = None


class GuardianChannelAny(AnyAbility, frozen=True, kw_only=True):
    """Let the Guardian channel `points` to a creature with a red bar, for that many stones."""

    cost_stones: int
    points: int


class GuardianChannelLimit(AnyAbility, frozen=True, kw_only=True):
    """Let the Guardian channel only so often to one creature in a combat."""

    uses_per_creature: int


# Power stones


class Stones(AnyAbility, frozen=True, kw_only=True):
    """Give (or take, never below zero) power stones when the trigger happens."""

    trigger: Literal[
        "beats_primary_opponent",
        "beats_opponent_who_channeled_this_combat",
        "end_draw_organize_with_own_shield_here",
        "on_play",
        "opponent_channels",
        "own_creature_beats_opponent",
        "own_creature_bribed",
    ]
    who: Literal["own", "opponent"]
    amount: int
    lasting: Lasting | None = None


class Convert(AnyAbility, frozen=True, kw_only=True):
    """Let the owner discard cards of his storage hand for stones, `rate` cards each."""

    rate: int


# Spells


class Dispel(AnyAbility, frozen=True, kw_only=True):
    """Answer an effect: it is void, and its card is discarded. A dispelling can itself be dispelled."""

    targets: tuple[Literal["spell", "item", "command_ability"], ...]


class View(AnyAbility, frozen=True, kw_only=True):
    """Show the owner what the enemy keeps hidden: his storage hand, or the vitality on one of his spaces."""

    what: Literal["opponent_storage_hand", "vitality_total_of_enemy_space"]


class UnchallengePair(AnyAbility, frozen=True, kw_only=True):
    """Leave both creatures of the match-up on the battlefield without opponent."""

    participant: Filter


class FreeRetreat(AnyAbility, frozen=True, kw_only=True):
    """Let the owner retreat from this combat to the spaces of `to` as well."""

    to: Literal["any_adjacent_unoccupied_disputed"]


# Dominance


class ReplaceUpcard(AnyAbility, frozen=True, kw_only=True):
    """Discard dominance cards and reveal the next ones."""

    target: Literal["opponent", "both"]


class UpcardToHand(AnyAbility, frozen=True, kw_only=True):
    """Take one's dominance card into a hand; this card takes its place. `upcard` says which it must be."""

    to: Literal["combat_hand", "storage_hand"]
    upcard: Filter | None = None


class UpcardOptional(AnyAbility, frozen=True, kw_only=True):
    """Let the owner discard the dominance card when he draws, and draw the full number from the deck."""


class Initiative(AnyAbility, frozen=True, kw_only=True):
    """Let the owner move first this turn."""

    order: Literal["first"]


# Movement


class MoveMod(AnyAbility, frozen=True, kw_only=True):
    """Change how far shields of `side` move: by `amount`, or at most `set_max`; `count` shields, None for all."""

    side: Literal["own", "opponent"]
    amount: int = 0
    set_max: int | None = None
    count: int | None = None
    duration: Literal["turn"] | None = None


class CancelFlight(AnyAbility, frozen=True, kw_only=True):
    """Answer a flight: the shield does not move and stays turned, and its owner does not fly for so long."""

    also_forbid_flying: Literal["turn"]


class FlightsPerTurn(AnyAbility, frozen=True, kw_only=True):
    """Let that many shields of the owner fly in this turn."""

    shields: int
    duration: Literal["turn"]


class GrantFlying(AnyAbility, frozen=True, kw_only=True):
    """Let creatures of the stack fly along on a march; the item goes with its last creature.

    On a battlefield the print alone tells who is a flyer: an item is carried by no creature in particular.
    """

    count: int


# Stacks, strongholds, Guardians


class StackAsBase(AnyAbility, frozen=True, kw_only=True):
    """Count creatures of the stack with base instead of stacking vitality for the limit of the space."""

    count: int


class DefendFromBelow(AnyAbility, frozen=True, kw_only=True):
    """Let the creatures under that stronghold card defend it."""


class UpkeepDiscard(AnyAbility, frozen=True, kw_only=True):
    """Make the owner of the shield there discard creatures."""

    amount: int


class GuardianVitality(AnyAbility, frozen=True, kw_only=True):
    """Add to the Guardian's vitality."""

    amount: int


class DrawBonus(AnyAbility, frozen=True, kw_only=True):
    """Draw extra cards in the draw step; `per` multiplies."""

    amount: int
    per: Per | None = None
    when: When | None = None


class DrawMod(AnyAbility, frozen=True, kw_only=True):
    """Add `amount` to the Guardian's draw modifier for the lower dominance, where that applies."""

    amount: int


# Limits


class LimitOnePerSpace(AnyAbility, frozen=True, kw_only=True):
    """Fight with at most one card of the group per space and player."""

    group: str


class LimitOneInPlay(AnyAbility, frozen=True, kw_only=True):
    """Have at most one card of the group in play."""

    group: str


ABILITY_TYPES: Final[Mapping[str, type[AnyAbility]]] = {
    _kind(kind.__name__): kind for kind in AnyAbility.__subclasses__()
}
"""Every kind of ability by the name that it has in the data."""
if TYPE_CHECKING:
    Ability: TypeAlias = AnyAbility
else:
    Ability = reduce(or_, ABILITY_TYPES.values())  # what is decoded has to be one of the kinds
