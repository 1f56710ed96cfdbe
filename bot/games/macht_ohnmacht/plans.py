"""Standing orders: what is asked about them, and what they answer.

The questions, all optional: serpent (buttons ask, pass-turn, never); retreat (buttons ask, strongest, weakest, listed,
none); region-1, region-2 ... (the most wanted first); save (buttons active, passive); bids (buttons ask, none); move-in
(buttons ask, always, never).
"""

from __future__ import annotations

from typing import Final, Literal

from bot.games.contract import Decision, Problem, standing_question
from bot.games.forms import Form, menu
from bot.games.macht_ohnmacht.actions import Action, Bid, LetPass, MoveIn, Plan, StayOut
from bot.games.macht_ohnmacht.data import MAP
from bot.games.macht_ohnmacht.decisions import turn_name
from bot.games.macht_ohnmacht.reactions import retreat_by
from bot.games.macht_ohnmacht.tiles import no_such_region
from bot.games.macht_ohnmacht.views import View
from bot.games.parts import Questionnaire

MOST_LISTED: Final = 5
"""How many regions a standing order for retreats can list by menus."""


def _fill_in(view: View, decision: Decision, form: Form) -> Plan:
    """Ask for standing orders; what is not answered is left to be asked when it comes."""
    theirs = view.board.on_turn != view.seat
    serpent: tuple[Literal["ask", "pass-turn", "never"], ...] = (
        ("ask", "pass-turn", "never") if theirs else ("ask", "never")
    )
    about_serpents = form.ask("serpent", serpent, optional=True, style="buttons") or "ask"
    retreats: tuple[Literal["ask", "strongest", "weakest", "listed", "none"], ...] = (
        "ask",
        "strongest",
        "weakest",
        "listed",
        "none",
    )
    about_retreats = form.ask("retreat", retreats, optional=True, style="buttons") or "ask"
    listed: list[str] = []
    while about_retreats == "listed" and len(listed) < MOST_LISTED:
        others = [land.id for land in MAP.regions if land.id not in listed]
        region = form.ask(f"region-{len(listed) + 1}", others, optional=True)
        if region is None:
            break
        listed.append(region)
    save: Literal["active", "passive"] | None = None
    if about_retreats in ("strongest", "weakest", "listed"):
        kinds: tuple[Literal["active", "passive"], ...] = ("active", "passive")
        save = form.ask("save", kinds, optional=True, style="buttons")
    bids: tuple[Literal["ask", "none"], ...] = ("ask", "none")
    about_bids = form.ask("bids", bids, optional=True, style="buttons")
    moving: tuple[Literal["ask", "always", "never"], ...] = ("ask", "always", "never")
    about_moving = form.ask("move-in", moving, optional=True, style="buttons")
    return Plan(
        serpent=about_serpents,
        turn=turn_name(view.board) if about_serpents == "pass-turn" else "",
        retreat=about_retreats,
        regions=tuple(listed),
        save=save or "active",
        bids=about_bids or "ask",
        move_in=about_moving or "ask",
    )


def _problems(view: View, decision: Decision, plan: Plan) -> tuple[Problem, ...]:
    problems = [missing for missing in map(no_such_region, plan.regions) if missing]
    if plan.retreat == "listed" and not plan.regions:
        problems.append(Problem("macht_ohnmacht-problem-no-list"))
    return tuple(problems)


PLANNING: Final[Questionnaire[View, Plan]] = Questionnaire(answers=Plan, menu=menu(_fill_in), problems=_problems)


def standing(view: View) -> Decision | None:
    """Give the standing question; None for the public and after the end."""
    return None if view.seat is None or view.outcome is not None else standing_question(view.seat)


def planned(view: View, decision: Decision, plan: Plan) -> Action | None:
    """Answer an open decision by a plan, or leave it to the player with None. The answer is legal."""
    match decision.kind:
        case "serpent":
            this_turn = plan.serpent == "pass-turn" and plan.turn == turn_name(view.board)
            return LetPass() if this_turn or plan.serpent == "never" else None
        case "retreat":
            return retreat_by(plan, view)
        case "bid" if plan.bids == "none":
            return Bid(0)
        case "occupy" if plan.move_in != "ask":
            return MoveIn() if plan.move_in == "always" else StayOut()
        case _:
            return None
