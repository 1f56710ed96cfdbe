"""Auctions of lightning tiles: sealed bids, and what the winner does with a rebellion or a marker change.

The questions: bid (buttons, numbers); for a rebellion region (or none), knights and mages (numbers); for a marker
change region (or none) and marker.
"""

from typing import Final

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Value
from bot.games.forms import Form, menu
from bot.games.macht_ohnmacht.answers.legality import removals, replaceable, replacements
from bot.games.macht_ohnmacht.answers.table import Table
from bot.games.macht_ohnmacht.answers.tiles import no_such_region
from bot.games.macht_ohnmacht.board import moves
from bot.games.macht_ohnmacht.board.actions import Bid, ChangeMarker, LeaveUnused, Marker, Remove
from bot.games.macht_ohnmacht.board.data import RULES
from bot.games.macht_ohnmacht.board.island import opponent, region_of
from bot.games.macht_ohnmacht.board.state import PIECE_KINDS, Pieces
from bot.games.macht_ohnmacht.board.views import View, with_forecast
from bot.games.parts import Part

# Bids


def _most(view: View, decision: Decision) -> int:
    assert view.auction is not None
    return view.auction.most[decision.seat]


def _ask_bid(view: View, decision: Decision, form: Form) -> Bid | None:
    pieces = form.ask_number("bid", range(_most(view, decision) + 1), style="buttons")
    return None if pieces is None else Bid(pieces)


def _bid_problems(view: View, decision: Decision, action: Bid) -> tuple[Problem, ...]:
    most = _most(view, decision)
    return () if 0 <= action.pieces <= most else (Problem("macht_ohnmacht-problem-bid", {"most": most}),)


def _bid(table: Table, decision: Decision, action: Bid) -> None:
    table.bid(decision.seat, action.pieces)


def _reopen(table: Table, decision: Decision) -> None:
    table.reopen(decision.seat)


BID: Final[Part[View, Bid, Table]] = Part(
    answers=Bid,
    menu=menu(_ask_bid),
    problems=_bid_problems,
    show=lambda view, decision, action: msgspec.structs.replace(view, bid=action.pieces),
    sample=lambda view, decision, chance: Bid(chance.below(_most(view, decision) + 1)),
    fallback=lambda view, decision: Bid(0),
    carry_out=_bid,
    reopen=_reopen,
)


# What the winner does


def _leave_unused(view: View, decision: Decision) -> LeaveUnused:
    return LeaveUnused()


def _use_effect(table: Table, decision: Decision, action: Remove | ChangeMarker | LeaveUnused) -> None:
    table.use_effect(action)


def _ask_removal(view: View, decision: Decision, form: Form) -> Remove | LeaveUnused | None:
    board = view.board
    opposing = [region.id for region in board.regions if region.owner == opponent(decision.seat)]
    region = form.ask("region", (*opposing, "none"))
    if region is None:
        return None
    if region == "none":
        return LeaveUnused()
    pieces = region_of(board, region).pieces
    all_knights, all_mages = (range(min(RULES.rebellion, number) + 1) for number in (pieces.knights, pieces.mages))
    knights = form.ask_number("knights", [some for some in all_knights if some or len(all_mages) > 1])
    if knights is None:
        return None
    left = RULES.rebellion - knights
    mages = form.ask_number("mages", [some for some in all_mages if some <= left and (some or knights)])
    return None if mages is None else Remove(region, knights, mages)


def _removal_problems(view: View, decision: Decision, action: Remove | LeaveUnused) -> tuple[Problem, ...]:
    if isinstance(action, LeaveUnused):
        return ()
    if missing := no_such_region(action.region):
        return (missing,)
    region = region_of(view.board, action.region)
    if region.owner != opponent(decision.seat):
        return (Problem("macht_ohnmacht-problem-not-opposing", {"region": region.id}),)
    problems = []
    wanted = action.knights + action.mages
    if min(action.knights, action.mages) < 0 or not 1 <= wanted <= RULES.rebellion:
        problems.append(Problem("macht_ohnmacht-problem-rebellion", {"most": RULES.rebellion}))
    for kind, number in zip(PIECE_KINDS, (action.knights, action.mages), strict=True):
        held = region.pieces.of(kind)
        if number > held:
            values: dict[str, Value] = {"region": region.id, "kind": kind, "wanted": number, "held": held}
            problems.append(Problem("macht_ohnmacht-problem-too-few-there", values))
    return tuple(problems)


def _some_removal(view: View, decision: Decision, chance: Chance) -> Remove | LeaveUnused:
    targets = [region for region in view.board.regions if region.owner == opponent(decision.seat)]
    removal = chance.pick(removals(chance.pick(targets)))
    return removal if chance.below(4) else LeaveUnused()


def _show_removal(view: View, decision: Decision, action: Remove | LeaveUnused) -> View:
    if isinstance(action, LeaveUnused):
        return view
    return with_forecast(view, moves.to_stock(view.board, action.region, Pieces(action.knights, action.mages)))


REBELLION: Final[Part[View, Remove | LeaveUnused, Table]] = Part(
    answers=Remove | LeaveUnused,
    menu=menu(_ask_removal),
    problems=_removal_problems,
    show=_show_removal,
    sample=_some_removal,
    fallback=_leave_unused,
    carry_out=_use_effect,
)


def _ask_marker(view: View, decision: Decision, form: Form) -> ChangeMarker | LeaveUnused | None:
    board = view.board
    region = form.ask("region", (*replaceable(board), "none"))
    if region is None:
        return None
    if region == "none":
        return LeaveUnused()
    marker: Marker | None = form.ask("marker", replacements(board, region_of(board, region)))
    return None if marker is None else ChangeMarker(region, marker)


def _marker_problems(view: View, decision: Decision, action: ChangeMarker | LeaveUnused) -> tuple[Problem, ...]:
    if isinstance(action, LeaveUnused):
        return ()
    if missing := no_such_region(action.region):
        return (missing,)
    region = region_of(view.board, action.region)
    values: dict[str, Value] = {"region": region.id, "marker": action.marker}
    problems = []
    if action.marker == region.marker:
        problems.append(Problem("macht_ohnmacht-problem-same-marker", values))
    if action.marker not in view.board.spares:
        problems.append(Problem("macht_ohnmacht-problem-no-spare", {"marker": action.marker}))
    return tuple(problems)


def _some_marker(view: View, decision: Decision, chance: Chance) -> ChangeMarker | LeaveUnused:
    region = region_of(view.board, chance.pick(replaceable(view.board)))
    change = ChangeMarker(region.id, chance.pick(replacements(view.board, region)))
    return change if chance.below(4) else LeaveUnused()


def _show_marker(view: View, decision: Decision, action: ChangeMarker | LeaveUnused) -> View:
    if isinstance(action, LeaveUnused):
        return view
    return with_forecast(view, moves.change_marker(view.board, action.region, action.marker))


MARKER: Final[Part[View, ChangeMarker | LeaveUnused, Table]] = Part(
    answers=ChangeMarker | LeaveUnused,
    menu=menu(_ask_marker),
    problems=_marker_problems,
    show=_show_marker,
    sample=_some_marker,
    fallback=_leave_unused,
    carry_out=_use_effect,
)
