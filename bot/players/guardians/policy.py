"""Quick answers to every question, without looking ahead: the engine's own plans, suggestions and one-ply marches."""

from typing import Any, Final

from msgspec.structs import replace

from bot.games.contract import Decision
from bot.games.guardians.ahead import sheet_answer
from bot.games.guardians.rules import Guardians
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import Foresight, Layout, March, Pass, Storm, View, Walk, army_at
from bot.games.guardians.turn import suggested
from bot.players.guardians.marches import WORTH_A_STORM, best_march, sober_rating
from bot.players.guardians.strength import chance_of_storming, strength_of

GAME: Final = Guardians()


def answer(view: View, decision: Decision) -> Any:
    """Choose an answer at once; it is legal."""
    match decision.kind:
        case "organise" if view.players[decision.seat].may_redraw:
            return Layout(redraw=True)  # nothing could march with such a hand
        case "organise":
            return suggested(view, decision.seat, "spread" if view.turn == 1 else "again")
        case "march":
            return with_fight(view, best_march(view))
        case "storm":
            return _storm(view)
        case "foresight":
            return Foresight(take=True)
    if view.combat is not None:
        return sheet_answer(view, decision, suggested_sheet(view, decision.seat, "win"))
    return GAME.fallback(view, decision)


def quick_answer(view: View, decision: Decision) -> Any:
    """Choose as `answer` does, of marches only among those on which nothing is left or taken; it is legal.

    They are rated soberly: whoever hopes for much against a Guardian is lured by every bare stronghold.
    """
    if decision.kind == "march":
        return with_fight(view, best_march(view, sober_rating, exchanges=False))
    return answer(view, decision)


def with_fight(view: View, march: March) -> March:
    """Give the sheet for an attack with a march, where sheets are asked for."""
    if isinstance(march, Walk | Storm) and view.options.pace == "sheets":
        return replace(march, fight="win")
    return march


def _storm(view: View) -> March | Pass:
    assert view.asking is not None  # this seat is asked
    assert view.seat is not None
    place = view.asking.path[0]
    army = army_at(view.armies, place, view.seat)
    if chance_of_storming(view, view.seat, strength_of(army)) < WORTH_A_STORM:
        return Pass()
    return with_fight(view, Storm(shield=place))
