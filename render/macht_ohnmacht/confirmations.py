"""What a player of Macht & Ohnmacht has answered: the words of the button that makes it final, and its confirmation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from bot.games.macht_ohnmacht.actions import (
    Answer,
    Bid,
    ChangeMarker,
    EndTurn,
    GiveUp,
    LeaveUnused,
    LetPass,
    Move,
    MoveIn,
    Overthrow,
    Place,
    Plan,
    PlaySerpent,
    Recruit,
    Remove,
    Retreat,
    Sail,
    StayOut,
    TakeTile,
    TileUse,
    UseTiles,
)
from bot.games.macht_ohnmacht.state import Pieces
from bot.language import Language
from render.macht_ohnmacht.nouns import (
    counted,
    marker_name,
    number_of_active,
    pieces_listed,
    region_name,
    the_tile,
    view_of,
)
from render.macht_ohnmacht.tile_uses import use_text
from render.presenter import Scene


def act(scene: Scene, action: Answer) -> str:
    """Word the button that makes an action final."""
    return _answer(scene, "act", action)


def done(scene: Scene, action: Answer) -> str:
    """Confirm an action to whoever made it."""
    return _answer(scene, "done", action)


def _answer(scene: Scene, manner: Literal["act", "done"], action: Answer) -> str:
    language, say = scene.language, scene.language.say
    match action:
        case TakeTile(tile):
            return say(f"macht_ohnmacht-{manner}-take", tile=the_tile(tile, language))
        case Place(region):
            return say(f"macht_ohnmacht-{manner}-place", region=region_name(region))
        case UseTiles(uses):
            return _using(scene, manner, uses)
        case Bid(pieces):
            number = number_of_active(view_of(scene), pieces, language)
            return say(f"macht_ohnmacht-{manner}-bid", count=pieces, pieces=number)
        case Remove(region, knights, mages):
            pieces_removed = pieces_listed(Pieces(knights, mages), language)
            return say(f"macht_ohnmacht-{manner}-remove", region=region_name(region), pieces=pieces_removed)
        case ChangeMarker(region, marker):
            new = marker_name(marker, language)
            return say(f"macht_ohnmacht-{manner}-marker", region=region_name(region), marker=new)
        case Retreat(kind, region):
            return say(f"macht_ohnmacht-{manner}-retreat", region=region_name(region), piece=counted(kind, 1, language))
        case Plan():
            return say("macht_ohnmacht-act-plan") if manner == "act" else _orders(scene, action)
        case Recruit() | EndTurn() | LeaveUnused() | PlaySerpent() | LetPass() | GiveUp() | MoveIn() | StayOut():
            return say(f"macht_ohnmacht-{manner}-{_PLAIN[type(action)]}")
        case _:
            assert_never(action)


_PLAIN = {
    Recruit: "recruit",
    EndTurn: "end",
    LeaveUnused: "leave-unused",
    PlaySerpent: "serpent",
    LetPass: "pass",
    GiveUp: "give-up",
    MoveIn: "move-in",
    StayOut: "stay-out",
}


def _using(scene: Scene, manner: Literal["act", "done"], uses: Sequence[TileUse]) -> str:
    language, say = scene.language, scene.language.say
    if manner == "done":
        return say(
            "macht_ohnmacht-done-use", count=len(uses), uses=language.series(use_text(use, language) for use in uses)
        )
    return say("macht_ohnmacht-act-use", count=len(uses) - 1, use=_short_use(uses[0], language))


def _short_use(use: TileUse, language: Language) -> str:
    """Name a use so that it fits a button with more behind it."""
    match use:
        case Move(start, goal) | Sail(start, goal):
            return language.say("macht_ohnmacht-use-between", start=region_name(start), goal=region_name(goal))
        case Overthrow(tile, region):
            return use_text(Overthrow(tile, region), language)
        case _:
            return use_text(use, language)


def _orders(scene: Scene, plan: Plan) -> str:
    say = scene.language.say
    told = [
        say(f"macht_ohnmacht-done-plan-serpent-{plan.serpent}"),
        say(f"macht_ohnmacht-done-plan-retreat-{plan.retreat}", **_listed(plan)),
    ]
    if plan.retreat in ("strongest", "weakest", "listed"):
        told.append(say(f"macht_ohnmacht-done-plan-save-{plan.save}"))
    told.append(say(f"macht_ohnmacht-done-plan-bids-{plan.bids}"))
    told.append(say(f"macht_ohnmacht-done-plan-move-in-{plan.move_in}"))
    return " ".join(told)


def _listed(plan: Plan) -> dict[str, str]:
    return {"regions": ", ".join(map(region_name, plan.regions))} if plan.retreat == "listed" else {}
