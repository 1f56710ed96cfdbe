"""Small signs of one ink as paths, drawn in signs.svg: colours, vices, terrains, types, and kinds of abilities."""

import re
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from bot.games.guardians.abilities import Ability, Color, Terrain, Vice
from render.guardians.look.theme import Ground
from render.kit.colours import Colour
from render.kit.drawings import drawings
from render.kit.sprites import Layer

Sign: TypeAlias = Literal[
    "area", "arrow", "banner", "ban", "bribe", "card", "channel", "command", "eye", "gem", "heal", "lock", "move",
    "scales", "shield", "skull", "sword", "terrain", "tower", "wing",
]  # fmt: skip
"""What an ability is about, at a glance."""

_DRAWN: Final = drawings(Path(__file__).with_name("signs.svg"))


def _path(name: str) -> str:
    return " ".join(path for path, _ in _DRAWN[name])


COLOR: Final[dict[Color, str]] = {color: _path(color) for color in get_args(Color)}
VICE: Final[dict[Vice, str]] = {vice: _path(vice) for vice in get_args(Vice)}
TERRAIN: Final[dict[Terrain, str]] = {terrain: _path(terrain) for terrain in get_args(Terrain)}
ABILITY: Final[dict[Sign, str]] = {sign: _path(sign) for sign in get_args(Sign)}
GROUND: Final[dict[Ground, str]] = {
    "mortal": COLOR["mortal"], "elemental": COLOR["elemental"], "external": COLOR["external"],
    "spell": _path("spell"), "item": _path("item"), "bribery": ABILITY["bribe"], "shield": ABILITY["shield"],
    "land": TERRAIN["mountains"], "hold": ABILITY["tower"],
}  # fmt: skip
"""The sign in the upper corner that says the same as the colour of the frame."""

CROWN: Final = _path("crown")
CHEVRON: Final = _path("chevron")
UP: Final = _path("up")
DOWN: Final = _path("down")
HOURGLASS: Final = _path("hourglass")
HEXAGON: Final = _path("hexagon")
DIAMOND: Final = _path("diamond")

_SIGNS: Final[dict[str, Sign]] = {
    "VitalityBonus": "sword", "TeamBonus": "banner", "StrongholdBonus": "tower", "OffColorBonusMod": "banner",
    "TerrainBonusMod": "terrain", "IgnoreStrongholdBonus": "tower", "Ranged": "arrow", "RangedBonus": "arrow",
    "StealRanged": "arrow", "CancelRanged": "arrow", "RecallRanged": "arrow", "Aoe": "area", "Destroys": "skull",
    "DestroyLoser": "skull", "DestroyedIfBeatenBy": "skull", "DestroyPair": "skull", "Detonate": "area",
    "DestroyChanneler": "channel", "DestroyTerrain": "terrain", "DestroyUpgrade": "tower",
    "DestroyedWhenUsedAsCommand": "skull", "Immune": "shield", "AllImmuneToSelf": "shield", "GrantImmunity": "shield",
    "AttackBasis": "area", "Heal": "heal", "Recover": "heal", "ControlValue": "scales", "ControlBonus": "scales",
    "ControlExclude": "scales", "Sideline": "ban", "WinPushes": "scales", "PushUnlessBeatenBy": "shield",
    "WinIfBeatenByMoreThan": "scales", "AutoWin": "skull", "ContributionWhenBeaten": "scales",
    "MustBeFirstPrimary": "lock", "CancelCommand": "command", "SetTerrain": "terrain", "Declare": "eye",
    "BlankText": "ban", "UniversalBribe": "bribe", "BribeFromHand": "bribe", "CommandWithCreature": "command",
    "Bribe": "bribe", "StealBribe": "bribe", "BribeReturns": "bribe", "SendToPen": "move", "Forbid": "ban",
    "Allow": "arrow", "ChannelSend": "channel", "ChannelReceive": "channel", "GrantReceiver": "channel",
    "CmpMod": "channel", "ReverseChanneling": "channel", "CancelChanneling": "channel",
    "GuardianChannelAny": "channel", "GuardianChannelLimit": "channel", "Stones": "gem", "Convert": "gem",
    "Dispel": "ban", "View": "eye", "UnchallengePair": "move", "FreeRetreat": "move", "ReplaceUpcard": "card",
    "UpcardToHand": "card", "UpcardOptional": "card", "Initiative": "card", "MoveMod": "move",
    "CancelFlight": "wing", "FlightsPerTurn": "wing", "GrantFlying": "wing", "StackAsBase": "lock",
    "DefendFromBelow": "tower", "UpkeepDiscard": "skull", "GuardianVitality": "heal", "DrawBonus": "card",
    "DrawMod": "card", "LimitOnePerSpace": "lock", "LimitOneInPlay": "lock",
}  # fmt: skip


def cut(path: str, ink: Colour, ground: Colour) -> tuple[Layer, ...]:
    """Draw a sign whose outlines lie in each other, every second one in the colour of its ground."""
    return tuple((piece, ground if place % 2 else ink) for place, piece in enumerate(re.split("(?=M )", path)[1:]))


def sign_of(ability: Ability) -> Sign:
    """Tell which sign stands for an ability."""
    return _SIGNS[type(ability).__name__]
