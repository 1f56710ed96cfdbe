"""What sentences and pictures of Macht & Ohnmacht share: regions, tiles and their uses, pieces, sums."""

from collections.abc import Iterable, Sequence
from typing import assert_never, cast

from bot.games.macht_ohnmacht.board.actions import (
    Marker,
    Move,
    Overthrow,
    PieceKind,
    PlayBonus,
    Reinforce,
    Sail,
    Tile,
    TileRecruit,
    TileUse,
)
from bot.games.macht_ohnmacht.board.data import MAP, RULES
from bot.games.macht_ohnmacht.board.island import Neighbour, Sum
from bot.games.macht_ohnmacht.board.state import PIECE_KINDS, Pieces
from bot.games.macht_ohnmacht.board.views import PlannedStep, View
from bot.language import Language
from render.presenter import Scene


def region_name(region: str) -> str:
    """Name a region; its name is the same in every language."""
    return MAP.regions[MAP.places[region]].name


def region_names(regions: Iterable[str], language: Language) -> str:
    """List regions."""
    return language.list(region_name(region) for region in regions)


def marker_name(marker: Marker, language: Language) -> str:
    """Name a marker."""
    return language.say(f"macht_ohnmacht-marker-{marker}")


def markers_listed(markers: Iterable[Marker], language: Language) -> str:
    """List markers."""
    return language.list(marker_name(marker, language) for marker in markers)


def tile_name(tile: Tile, language: Language) -> str:
    """Name a tile as a label does."""
    return language.say(f"macht_ohnmacht-tile-{tile}")


def the_tile(tile: Tile, language: Language) -> str:
    """Name a tile as sentences do: "the tile Movement"."""
    return language.say("macht_ohnmacht-the-tile", tile=tile_name(tile, language))


def tiles_listed(tiles: Sequence[Tile], language: Language) -> str:
    """List tiles, those of a kind together with their number."""
    return language.list(
        language.say("macht_ohnmacht-tile-copies", tile=tile_name(tile, language), copies=tiles.count(tile))
        for tile in dict.fromkeys(tiles)
    )


def counted(kind: PieceKind, number: int, language: Language) -> str:
    """Count pieces of one kind: "2 knights"."""
    return language.say(f"macht_ohnmacht-{kind}", count=number)


def pieces_listed(pieces: Pieces, language: Language) -> str:
    """Count pieces: "2 knights and 1 mage", or "nothing" in words."""
    kinds = [counted(kind, pieces.of(kind), language) for kind in PIECE_KINDS if pieces.of(kind)]
    return language.list(kinds) if kinds else language.say("macht_ohnmacht-no-pieces")


def attack_terms(of: Sum, language: Language) -> str:
    """Write out the attack of a sum: "3 in Rheged + 1 in Mercia + 1 by bonus"."""
    return _added([*_near(of.attacking, language), *_bonus(of.attack_bonuses, language)])


def defence_terms(of: Sum, language: Language) -> str:
    """Write out the defence of a sum, the pieces in the region first."""
    inside = _near((Neighbour(of.region, of.inside),), language)
    return _added([*inside, *_near(of.defending, language), *_bonus(of.defence_bonuses, language)])


def _near(terms: Iterable[Neighbour], language: Language) -> list[str]:
    return [
        language.say("macht_ohnmacht-term", count=str(term.pieces), region=region_name(term.region)) for term in terms
    ]


def _bonus(number: int, language: Language) -> list[str]:
    return [language.say("macht_ohnmacht-term-bonus", count=str(number))] if number else []


def _added(terms: Sequence[str]) -> str:
    return " + ".join(terms) if terms else "0"


def sum_lines(of: Sum, language: Language) -> tuple[str, str]:
    """Tell the sums of both sides with all terms: attack, then defence."""
    attack = language.say("macht_ohnmacht-sum-attack", total=str(of.attack), terms=attack_terms(of, language))
    defence = language.say("macht_ohnmacht-sum-defence", total=str(of.defence), terms=defence_terms(of, language))
    return attack, defence


def plan_sum(of: Sum, language: Language) -> str:
    """Tell the sums of both sides with all terms in one line."""
    return language.say(
        "macht_ohnmacht-plan-sum",
        attack=str(of.attack),
        attackterms=attack_terms(of, language),
        defence=str(of.defence),
        defenceterms=defence_terms(of, language),
    )


def odds(of: Sum, language: Language) -> str:
    """Name a region with the sums of its overthrow."""
    region, attack, defence = region_name(of.region), str(of.attack), str(of.defence)
    return language.say("macht_ohnmacht-odds-choice", region=region, attack=attack, defence=defence)


def number_of_active(view: View, number: int, language: Language) -> str:
    """Count pieces of the kind that is active in this cycle: "3 mages"."""
    return counted(view.board.active, number, language) if number else language.say("macht_ohnmacht-no-pieces-choice")


def view_in(scene: Scene) -> View:
    """Give the view of a scene with its type."""
    return cast(View, scene.view)


# What tiles are used for: short for buttons and plans, with names for accounts


def use_text(use: TileUse, language: Language) -> str:
    """Say in a few words what a tile is used for, with a verb: "Overthrow Elmet"."""
    say = language.say
    match use:
        case Reinforce(_, region):
            return say("macht_ohnmacht-use-reinforce", region=region_name(region))
        case Overthrow(_, region, move_in):
            moving_in = "ask" if move_in is None else "yes" if move_in else "no"
            return say("macht_ohnmacht-use-overthrow", region=region_name(region), movein=moving_in)
        case PlayBonus(tile):
            return say("macht_ohnmacht-use-bonus", tile=tile_name(tile, language))
        case Move():
            return say("macht_ohnmacht-use-move", moves=moves_text(use, language))
        case Sail():
            return say("macht_ohnmacht-use-sail", moves=moves_text(use, language))
        case TileRecruit(tile, kind):
            pieces = (
                pieces_listed(Pieces(1, 1), language) if kind is None else counted(kind, RULES.tile_recruits, language)
            )
            return say("macht_ohnmacht-use-recruit", pieces=pieces, tile=tile_name(tile, language))
        case _:
            assert_never(use)


def moves_text(use: Move | Sail, language: Language) -> str:
    """Say which pieces go where, in both directions if they do."""
    there = Pieces(max(0, use.knights), max(0, use.mages))
    back = Pieces(max(0, -use.knights), max(0, -use.mages))
    ways = [
        language.say(
            "macht_ohnmacht-way",
            pieces=pieces_listed(pieces, language),
            start=region_name(start),
            goal=region_name(goal),
        )
        for pieces, start, goal in ((there, use.start, use.goal), (back, use.goal, use.start))
        if pieces.total
    ]
    return language.list(ways)


def step_text(step: PlannedStep, language: Language) -> str:
    """Say in a few words what a planned step does with a tile."""
    if step.use is not None:
        return use_text(step.use, language)
    assert step.tile is not None  # other actions are not told as steps
    return language.say("macht_ohnmacht-use-lightning", tile=tile_name(step.tile, language))
