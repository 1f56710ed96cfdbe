"""Small signs of one ink as paths in a box of 100 by 100: colours, vices, terrains, types, and kinds of abilities."""

import re
from typing import Final, Literal, TypeAlias

from bot.games.guardians.abilities import Ability, Color, Terrain, Vice
from render.guardians.look.theme import Ground
from render.kit.colours import Colour
from render.kit.shapes import circle_path, polygon_path, regular_path
from render.kit.sprites import Layer

Sign: TypeAlias = Literal[
    "area", "arrow", "banner", "ban", "bribe", "card", "channel", "command", "eye", "gem", "heal", "lock", "move",
    "scales", "shield", "skull", "sword", "terrain", "tower", "wing",
]  # fmt: skip
"""What an ability is about, at a glance."""

# Colours: a sun for mortals, a drop-shaped flame for elementals, a star for those from outside.

COLOR: Final[dict[Color, str]] = {
    "mortal": circle_path(50, 50, 27) + regular_path(12, inner=38, radius=50),
    "elemental": "M 50 2 C 62 26 84 42 84 66 C 84 86 68 98 50 98 C 32 98 16 86 16 66 C 16 42 38 26 50 2 Z",
    "external": regular_path(5, inner=21, radius=50),
}

VICE: Final[dict[Vice, str]] = {
    "beer": (
        "M 14 30 C 4 28 6 12 18 14 C 20 2 38 2 42 10 C 52 2 68 6 68 18 C 76 20 76 30 70 32 L 70 38 L 84 38"
        " C 96 38 98 48 98 58 C 98 72 92 80 80 80 L 70 80 L 70 90 C 70 96 66 98 60 98 L 26 98 C 18 98 16 94 16 90 Z"
        " M 70 50 L 80 50 C 86 50 86 56 86 60 C 86 66 84 68 80 68 L 70 68 Z"
    ),
    "gold": circle_path(50, 50, 48)
    + circle_path(50, 50, 39)
    + "M 24 36 L 37 48 L 50 26 L 63 48 L 76 36 L 71 70 L 29 70 Z",
    "babes": (
        "M 2 46 C 20 30 32 20 40 20 C 45 20 48 24 50 26 C 52 24 55 20 60 20 C 68 20 80 30 98 46"
        " C 84 70 68 82 50 82 C 32 82 16 70 2 46 Z M 14 47 C 32 50 40 46 50 49 C 60 46 68 50 86 47"
        " C 68 58 60 55 50 57 C 40 55 32 58 14 47 Z"
    ),
}

TERRAIN: Final[dict[Terrain, str]] = {
    "mountains": "M 0 90 L 34 16 L 50 48 L 64 28 L 100 90 Z M 34 16 L 24 40 L 32 46 L 38 38 L 44 42 Z",
    "rivers_lakes": "".join(
        f"M 2 {y} Q 18 {y - 18} 34 {y} Q 50 {y + 18} 66 {y} Q 82 {y - 18} 98 {y} L 98 {y + 13}"
        f" Q 82 {y - 5} 66 {y + 13} Q 50 {y + 31} 34 {y + 13} Q 18 {y - 5} 2 {y + 13} Z "
        for y in (20, 46, 72)
    ),
    "spires": "M 4 96 L 18 40 L 28 70 L 44 4 L 58 62 L 70 28 L 80 66 L 88 50 L 96 96 Z",
    "swamp": (
        "M 4 78 Q 27 68 50 78 Q 73 88 96 78 L 96 92 Q 73 102 50 92 Q 27 82 4 92 Z M 46 72 L 44 26 L 52 26 L 52 72 Z"
        " M 42 6 L 54 6 L 54 34 L 42 34 Z M 26 72 Q 24 46 8 34 Q 34 42 34 72 Z M 64 72 Q 66 42 92 30 Q 74 48 72 72 Z"
    ),
    "dry_heaps": (
        "M 2 92 Q 16 52 34 52 Q 50 52 60 92 Z M 54 70 Q 62 60 72 60 Q 90 60 98 92 L 66 92 Q 60 74 54 70 Z"
        + circle_path(70, 26, 18)
    ),
    "woods": "M 30 4 L 52 42 L 42 42 L 58 72 L 36 72 L 36 96 L 24 96 L 24 72 L 2 72 L 18 42 L 8 42 Z"
    " M 74 24 L 92 54 L 84 54 L 98 80 L 79 80 L 79 96 L 69 96 L 69 80 L 60 80 L 64 72 L 54 54 L 62 54 Z",
    "jungle": (
        "M 46 98 Q 50 66 46 46 Q 30 62 8 58 Q 24 54 38 40 Q 18 42 6 28 Q 26 32 42 34 Q 32 20 36 4 Q 46 18 50 32"
        " Q 58 14 76 6 Q 66 22 58 36 Q 78 28 96 36 Q 76 40 62 42 Q 80 52 86 68 Q 66 62 54 48 Q 60 72 58 98 Z"
    ),
}

# Abilities

ABILITY: Final[dict[Sign, str]] = {
    "area": regular_path(8, inner=26, radius=50) + circle_path(50, 50, 13),
    "arrow": ("M 96 4 L 90 38 L 78 26 L 40 64 L 40 80 L 26 94 L 22 78 L 6 74 L 20 60 L 36 60 L 74 22 L 62 10 Z"),
    "banner": "M 14 0 L 24 0 L 24 8 L 94 8 L 76 34 L 94 60 L 24 60 L 24 100 L 14 100 Z",
    "ban": circle_path(50, 50, 48) + circle_path(50, 50, 36) + "M 25 16 L 84 75 L 75 84 L 16 25 Z",
    "bribe": "M 30 4 L 70 4 L 60 26 Q 96 46 94 76 Q 90 98 50 98 Q 10 98 6 76 Q 4 46 40 26 Z"
    + circle_path(50, 64, 20)
    + circle_path(50, 64, 11),
    "card": "M 22 14 L 66 2 L 90 82 L 46 96 Z M 30 22 L 60 13 L 80 76 L 52 86 Z M 8 30 L 18 28 L 32 80 Z",
    "channel": (
        "M 50 0 L 62 34 L 98 34 L 70 56 L 80 92 L 50 72 L 20 92 L 30 56 L 2 34 L 38 34 Z" + circle_path(50, 50, 14)
    ),
    "command": (
        "M 88 24 Q 74 4 50 4 Q 4 8 4 50 Q 4 92 50 96 Q 74 96 88 76 L 74 66 Q 66 78 50 78 Q 24 76 22 50 Q 24 24 50 22"
        " Q 66 22 74 34 Z M 80 14 L 36 56 L 54 56 L 40 92 L 86 44 L 66 44 Z"
    ),
    "eye": "M 0 50 Q 24 14 50 14 Q 76 14 100 50 Q 76 86 50 86 Q 24 86 0 50 Z"
    + circle_path(50, 50, 24)
    + circle_path(50, 50, 12),
    "gem": "M 24 8 L 76 8 L 98 36 L 50 96 L 2 36 Z M 28 16 L 20 32 L 38 32 L 46 16 Z M 22 42 L 38 42 L 44 72 Z",
    "heal": "M 36 4 L 64 4 L 64 36 L 96 36 L 96 64 L 64 64 L 64 96 L 36 96 L 36 64 L 4 64 L 4 36 L 36 36 Z",
    "lock": "M 12 44 L 24 44 L 24 30 Q 26 4 50 4 Q 74 4 76 30 L 76 44 L 88 44 L 88 96 L 12 96 Z"
    " M 36 44 L 64 44 L 64 30 Q 62 18 50 18 Q 38 18 36 30 Z" + circle_path(50, 68, 9),
    "move": "M 4 38 L 48 38 L 48 14 L 96 50 L 48 86 L 48 62 L 4 62 Z",
    "scales": (
        "M 46 4 L 54 4 L 54 16 L 90 22 L 99 58 Q 84 76 69 58 L 80 26 L 54 24 L 54 84 L 74 96 L 26 96 L 46 84 L 46 24"
        " L 20 26 L 31 58 Q 16 76 1 58 L 10 22 L 46 16 Z"
    ),
    "shield": "M 50 2 Q 72 14 94 14 Q 98 70 50 98 Q 2 70 6 14 Q 28 14 50 2 Z M 50 16 Q 66 24 82 25 Q 82 66 50 86 Z",
    "skull": (
        "M 50 4 Q 92 6 92 48 Q 92 62 80 68 L 80 84 Q 78 96 50 96 Q 22 96 20 84 L 20 68 Q 8 62 8 48 Q 8 6 50 4 Z"
        + circle_path(32, 50, 12)
        + circle_path(68, 50, 12)
        + "M 50 60 L 57 72 L 43 72 Z M 40 82 L 44 82 L 44 94 L 40 94 Z M 56 82 L 60 82 L 60 94 L 56 94 Z"
    ),
    "sword": (
        "M 94 2 L 98 6 L 90 30 L 44 70 L 56 82 L 48 90 L 36 78 L 18 96 Q 10 100 4 96 Q 0 90 4 82 L 22 64 L 10 52"
        " L 18 44 L 30 56 L 70 10 Z"
    ),
    "terrain": TERRAIN["mountains"],
    "tower": (
        "M 10 4 L 28 4 L 28 16 L 41 16 L 41 4 L 59 4 L 59 16 L 72 16 L 72 4 L 90 4 L 90 36 L 78 42 L 82 98 L 60 98"
        " L 60 76 Q 50 64 40 76 L 40 98 L 18 98 L 22 42 L 10 36 Z"
    ),
    "wing": (
        "M 2 60 Q 8 12 60 6 L 98 4 Q 96 18 82 22 L 94 24 Q 90 38 74 40 L 84 43 Q 78 56 62 56 L 70 60 Q 60 72 44 68"
        " Q 46 84 26 94 Q 24 74 2 60 Z"
    ),
}

GROUND: Final[dict[Ground, str]] = {
    "mortal": COLOR["mortal"],
    "elemental": COLOR["elemental"],
    "external": COLOR["external"],
    "spell": regular_path(4, inner=14, radius=52) + regular_path(4, inner=10, radius=34, turn=0.785),
    "item": circle_path(50, 62, 36) + circle_path(50, 62, 24) + "M 50 0 L 70 14 L 62 30 L 38 30 L 30 14 Z",
    "bribery": ABILITY["bribe"],
    "shield": ABILITY["shield"],
    "land": TERRAIN["mountains"],
    "hold": ABILITY["tower"],
}
"""The sign in the upper corner that says the same as the colour of the frame."""

CROWN: Final = "M 6 30 L 28 54 L 50 14 L 72 54 L 94 30 L 86 88 L 14 88 Z"
CHEVRON: Final = "M 0 60 L 50 10 L 100 60 L 100 96 L 50 46 L 0 96 Z"
UP: Final = "M 50 2 L 96 52 L 68 52 L 68 98 L 32 98 L 32 52 L 4 52 Z"
DOWN: Final = "M 50 98 L 96 48 L 68 48 L 68 2 L 32 2 L 32 48 L 4 48 Z"
HOURGLASS: Final = (
    "M 12 0 L 88 0 L 88 12 L 80 12 Q 80 36 58 50 Q 80 64 80 88 L 88 88 L 88 100 L 12 100 L 12 88"
    " L 20 88 Q 20 64 42 50 Q 20 36 20 12 L 12 12 Z"
)
HEXAGON: Final = regular_path(6, radius=50)
DIAMOND: Final = polygon_path(((50, 0), (100, 50), (50, 100), (0, 50)))

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
