"""Answers within a turn: the Serpent against a tile, the retreat after an overthrow, the occupation after that.

The questions: serpent (pass, cancel); region (or none) and kind (buttons knights, mages) for a retreat; move-in (yes,
no).
"""

from typing import Final, Literal

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Value
from bot.games.forms import Form, menu
from bot.games.macht_ohnmacht.answers.legality import refuges, savable
from bot.games.macht_ohnmacht.answers.table import Table
from bot.games.macht_ohnmacht.answers.tiles import no_such_region
from bot.games.macht_ohnmacht.board import moves
from bot.games.macht_ohnmacht.board.actions import (
    GiveUp,
    LetPass,
    MoveIn,
    PieceKind,
    PlaySerpent,
    Retreat,
    StayOut,
)
from bot.games.macht_ohnmacht.board.island import region_of
from bot.games.macht_ohnmacht.board.views import PlannedStep, View, with_forecast
from bot.games.parts import Part

# The Serpent


def _ask_serpent(view: View, decision: Decision, form: Form) -> PlaySerpent | LetPass | None:
    answer = form.ask("serpent", ("pass", "cancel"), style="answers")
    return None if answer is None else PlaySerpent() if answer == "cancel" else LetPass()


def _show_serpent(view: View, decision: Decision, action: PlaySerpent | LetPass) -> View:
    if isinstance(action, LetPass):
        return view
    after = moves.spend_tile(view.board, decision.seat, "serpent")
    step = PlannedStep(tile=None, use=None, sum=None, hourglass=after.hourglass, may_be_cancelled=False)
    return with_forecast(view, after, (step,))


def _serpent(table: Table, decision: Decision, action: PlaySerpent | LetPass) -> None:
    if isinstance(action, PlaySerpent):
        table.play_serpent()
    else:
        table.let_pass()


SERPENT: Final[Part[View, PlaySerpent | LetPass, Table]] = Part(
    answers=PlaySerpent | LetPass,
    menu=menu(_ask_serpent),
    show=_show_serpent,
    sample=lambda view, decision, chance: PlaySerpent() if chance.below(2) else LetPass(),
    fallback=lambda view, decision: LetPass(),
    carry_out=_serpent,
)


# The retreat


def _ask_retreat(view: View, decision: Decision, form: Form) -> Retreat | GiveUp | None:
    assert view.fall is not None
    region = form.ask("region", (*refuges(view.board, view.fall), "none"))
    if region is None:
        return None
    if region == "none":
        return GiveUp()
    kind: PieceKind | None = form.ask("kind", savable(view.board, view.fall), style="buttons")
    return None if kind is None else Retreat(kind, region)


def _retreat_problems(view: View, decision: Decision, action: Retreat | GiveUp) -> tuple[Problem, ...]:
    if isinstance(action, GiveUp):
        return ()
    assert view.fall is not None
    board, fall = view.board, view.fall
    problems = []
    if action.kind not in savable(board, fall):
        values: dict[str, Value] = {"region": fall.region, "kind": action.kind, "wanted": 1, "held": 0}
        problems.append(Problem("macht_ohnmacht-problem-too-few-there", values))
    if missing := no_such_region(action.region):
        problems.append(missing)
    elif action.region not in refuges(board, fall):
        values = {"region": action.region, "other": fall.region, "cycle": board.kind}
        problems.append(Problem("macht_ohnmacht-problem-no-refuge", values))
    return tuple(problems)


def _show_retreat(view: View, decision: Decision, action: Retreat | GiveUp) -> View:
    assert view.fall is not None
    saved = None if isinstance(action, GiveUp) else (action.kind, action.region)
    return with_forecast(view, moves.drive_out(view.board, view.fall.region, saved))


def _some_retreat(view: View, decision: Decision, chance: Chance) -> Retreat | GiveUp:
    assert view.fall is not None
    retreat = Retreat(chance.pick(savable(view.board, view.fall)), chance.pick(refuges(view.board, view.fall)))
    return retreat if chance.below(4) else GiveUp()


def retreat_to(view: View, region: str, save: Literal["active", "passive"] = "active") -> Retreat:
    """Save a piece to a possible region, of the wanted kind if there is one."""
    assert view.fall is not None
    wanted: PieceKind = view.board.active if save == "active" else view.board.passive
    kinds = savable(view.board, view.fall)
    return Retreat(wanted if wanted in kinds else kinds[0], region)


def strongest_refuge(view: View) -> str:
    """Name the possible refuge with the most pieces, where the clock saves an active piece to (rule 10.2)."""
    assert view.fall is not None
    return max(refuges(view.board, view.fall), key=lambda region: region_of(view.board, region).pieces.total)


def _retreat(table: Table, decision: Decision, action: Retreat | GiveUp) -> None:
    table.drive_out(None if isinstance(action, GiveUp) else (action.kind, action.region))


RETREAT: Final[Part[View, Retreat | GiveUp, Table]] = Part(
    answers=Retreat | GiveUp,
    menu=menu(_ask_retreat),
    problems=_retreat_problems,
    show=_show_retreat,
    sample=_some_retreat,
    fallback=lambda view, decision: retreat_to(view, strongest_refuge(view)),
    carry_out=_retreat,
)


# The occupation


def _ask_occupation(view: View, decision: Decision, form: Form) -> MoveIn | StayOut | None:
    answer = form.ask("move-in", ("yes", "no"), style="answers")
    return None if answer is None else MoveIn() if answer == "yes" else StayOut()


def _show_occupation(view: View, decision: Decision, action: MoveIn | StayOut) -> View:
    assert view.fall is not None
    if isinstance(action, StayOut):
        return view
    return with_forecast(view, moves.place_active(view.board, decision.seat, view.fall.region))


def _occupy(table: Table, decision: Decision, action: MoveIn | StayOut) -> None:
    table.occupy(moving_in=isinstance(action, MoveIn))


OCCUPY: Final[Part[View, MoveIn | StayOut, Table]] = Part(
    answers=MoveIn | StayOut,
    menu=menu(_ask_occupation),
    show=_show_occupation,
    sample=lambda view, decision, chance: MoveIn() if chance.below(4) else StayOut(),
    fallback=lambda view, decision: MoveIn(),
    carry_out=_occupy,
)
