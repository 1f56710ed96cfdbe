"""What tiles are used for, in words: short for buttons and plans, with names for accounts."""

from typing import assert_never

from bot.games.macht_ohnmacht.board.actions import Move, Overthrow, PlayBonus, Reinforce, Sail, TileRecruit, TileUse
from bot.games.macht_ohnmacht.board.data import RULES
from bot.games.macht_ohnmacht.board.state import Pieces
from bot.games.macht_ohnmacht.board.views import PlannedStep
from bot.language import Language
from render.macht_ohnmacht.nouns import counted, pieces_listed, region_name, tile_name


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
