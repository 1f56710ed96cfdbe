"""Standing orders: what is asked about them, and what they answer.

The questions, all optional: preset (buttons ask, usual) as long as no part (buttons bids, serpent, retreat, move-in,
prizes) is chosen, then those of the part

- bids: bids (buttons ask, none, by-tile); bid-point, bid-rebellion, bid-marker (ask or numbers), bid-goal
  (buttons same, ask, all), bid-keep (numbers), bid-own (buttons no, yes)
- serpent: serpent (buttons ask, pass-turn, never, when); guard (buttons, numbers), guarded (regions), cancel (lightning
  tiles), spare (buttons pass, ask)
- retreat: retreat (ask, active, strongest, weakest, listed, none); region-1, region-2 ... (the most wanted first); save
  (buttons active, passive)
- move-in: move-in (buttons ask, always, never); move-in-keep (buttons, numbers)
- prizes: rebellion (buttons ask, active, wish, none), rebel (a region); marker (buttons ask, wish, none),
  marker-region, marker-wish

and where a list or a wish may fail otherwise (buttons ask, clock).
"""

from dataclasses import replace
from typing import Any, Final

from bot.games.contract import Decision, Problem, Seat, standing_question
from bot.games.forms import Draft, Form, Menu, menu
from bot.games.macht_ohnmacht.answers import (
    MARKER,
    REBELLION,
    RETREAT,
    no_such_region,
    refuges,
    removals,
    replacements,
    retreat_to,
    savable,
    strongest_refuge,
)
from bot.games.macht_ohnmacht.board.actions import (
    Action,
    Bid,
    ChangeMarker,
    GiveUp,
    LeaveUnused,
    LetPass,
    MoveIn,
    Overthrow,
    PlaySerpent,
    Remove,
    Retreat,
    StandingOrders,
    StayOut,
)
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.decisions import turn_name
from bot.games.macht_ohnmacht.board.island import active_regions, opponent, region_of
from bot.games.macht_ohnmacht.board.moves import drive_out, to_stock
from bot.games.macht_ohnmacht.board.state import LIGHTNING, MARKERS, Pieces
from bot.games.macht_ohnmacht.board.views import View
from bot.games.parts import Part, Questionnaire

FALLBACKS: Final[dict[str, Part[View, Any, Any]]] = {"retreat": RETREAT, "rebellion": REBELLION, "marker": MARKER}

MOST_LISTED: Final = 4
"""How many regions a standing order for retreats can list by menus."""
MOST_BID: Final = 8
MOST_KEPT: Final = 3
MOST_GUARD: Final = 4
"""How many pieces can be named by menus: to bid, to keep in reserve, to be worth a Serpent."""
PRESETS: Final[dict[str, dict[str, str]]] = {
    "ask": {},
    "usual": {
        "bids": "by-tile",
        "bid-point": "2",
        "bid-rebellion": "1",
        "bid-marker": "1",
        "bid-goal": "ask",
        "serpent": "when",
        "guard": "3",
        "cancel": "victory-point",
        "retreat": "active",
        "move-in": "always",
        "rebellion": "active",
    },
}
"""Answers that can be taken together, to begin with."""


def orders_of(view: View, form: Form) -> StandingOrders:
    """Ask for standing orders; what is not answered is left to be asked when it comes."""
    asking = {"bids": _bids, "serpent": _serpents, "retreat": _retreats, "move-in": _moving, "prizes": _prizes}
    chosen = form.ask("part", asking, optional=True, style="buttons")
    orders: dict[str, Any] = {}
    for part in sorted(asking, key=lambda part: part == chosen):
        form.next_step()
        orders |= asking[part](view, form)
    if chosen is None:
        form.next_step()
        form.ask("preset", PRESETS, optional=True, style="buttons")
    return StandingOrders(**orders)


def _answer(form: Form, key: str, *choices: str, menu: bool = False) -> str:
    """Ask for one of some choices, of which the first holds as long as no other one is taken."""
    return form.ask(key, choices, optional=True, default=choices[0], style="menu" if menu else "buttons") or choices[0]


def _up_to(most: int) -> tuple[str, ...]:
    return tuple(map(str, range(most + 1)))


def _bids(view: View, form: Form) -> dict[str, Any]:
    orders: dict[str, Any] = {"bids": _answer(form, "bids", "ask", "none", "by-tile")}
    if orders["bids"] == "by-tile":
        for tile in ("point", "rebellion", "marker"):
            wanted = _answer(form, f"bid-{tile}", "ask", *_up_to(MOST_BID), menu=True)
            orders[f"bid_{tile}"] = None if wanted == "ask" else int(wanted)
        orders["bid_goal"] = _answer(form, "bid-goal", "same", "ask", "all")
        orders["bid_keep"] = int(_answer(form, "bid-keep", *_up_to(MOST_KEPT), menu=True))
        orders["bid_own"] = _answer(form, "bid-own", "no", "yes") == "yes"
    return orders


def _serpents(view: View, form: Form) -> dict[str, Any]:
    this_turn = ("pass-turn",) if view.board.on_turn != view.seat else ()
    serpent = _answer(form, "serpent", "ask", *this_turn, "never", "when")
    orders: dict[str, Any] = {"serpent": serpent}
    if serpent == "pass-turn":
        orders["turn"] = turn_name(view.board)
    if serpent == "when":
        regions = [land.id for land in MAP.regions]
        orders["guard"] = int(_answer(form, "guard", *_up_to(MOST_GUARD)))
        orders["guarded"] = form.ask_several("guarded", regions, least=0, most=len(regions))
        orders["cancel"] = form.ask_several("cancel", LIGHTNING, least=0, most=len(LIGHTNING))
        orders["spare"] = _answer(form, "spare", "pass", "ask")
    return orders


def _retreats(view: View, form: Form) -> dict[str, Any]:
    retreat = _answer(form, "retreat", "ask", "active", "strongest", "weakest", "listed", "none", menu=True)
    orders: dict[str, Any] = {"retreat": retreat}
    listed: list[str] = []
    while retreat == "listed" and len(listed) < MOST_LISTED:
        others = [land.id for land in MAP.regions if land.id not in listed]
        region = form.ask(f"region-{len(listed) + 1}", others, optional=True)
        if region is None:
            break
        listed.append(region)
    if retreat in ("strongest", "weakest", "listed"):
        orders["save"] = _answer(form, "save", "active", "passive")
    if retreat == "listed":
        orders |= {"regions": tuple(listed), "otherwise": _answer(form, "otherwise", "ask", "clock")}
    return orders


def _moving(view: View, form: Form) -> dict[str, Any]:
    orders: dict[str, Any] = {"move_in": _answer(form, "move-in", "ask", "always", "never")}
    if orders["move_in"] == "always":
        orders["move_in_keep"] = int(_answer(form, "move-in-keep", *_up_to(MOST_KEPT)))
    return orders


def _prizes(view: View, form: Form) -> dict[str, Any]:
    regions = [land.id for land in MAP.regions]
    orders: dict[str, Any] = {"rebellion": _answer(form, "rebellion", "ask", "active", "wish", "none")}
    if orders["rebellion"] == "wish":
        orders["rebel"] = form.ask("rebel", regions, optional=True) or ""
    orders["marker"] = _answer(form, "marker", "ask", "wish", "none")
    if orders["marker"] == "wish":
        orders["marker_region"] = form.ask("marker-region", regions, optional=True) or ""
        orders["marker_wish"] = _answer(form, "marker-wish", *MARKERS, menu=True)
    if "wish" in orders.values():
        orders["otherwise"] = _answer(form, "otherwise", "ask", "clock")
    return orders


def _take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Answer a question; a preset takes the place of all other answers."""
    if key == "preset" and chosen:
        return Draft(tuple((key, (answer,)) for key, answer in PRESETS[chosen[0]].items()))
    taken: Draft = MENU.take(view, decision, draft, key, chosen)
    return taken


def _problems(view: View, decision: Decision, orders: StandingOrders) -> tuple[Problem, ...]:
    named = (*orders.regions, *orders.guarded, *filter(None, (orders.rebel, orders.marker_region)))
    problems = [missing for missing in map(no_such_region, named) if missing]
    if orders.retreat == "listed" and not orders.regions:
        problems.append(Problem("macht_ohnmacht-problem-no-list"))
    if (orders.rebellion == "wish" and not orders.rebel) or (orders.marker == "wish" and not orders.marker_region):
        problems.append(Problem("macht_ohnmacht-problem-no-wish"))
    return tuple(problems)


MENU: Final[Menu[View, StandingOrders]] = menu(lambda view, decision, form: orders_of(view, form))
QUESTIONNAIRE: Final[Questionnaire[View, StandingOrders]] = Questionnaire(
    answers=StandingOrders, menu=replace(MENU, take=_take), problems=_problems
)


def standing_question_of(view: View) -> Decision | None:
    """Give the standing question; None for the public and after the end."""
    return None if view.seat is None or view.outcome is not None else standing_question(view.seat)


def ordered_answer(view: View, decision: Decision, orders: StandingOrders) -> Action | None:
    """Answer an open decision by orders (rule 10.1), or leave it to the player with None. The answer is legal."""
    match decision.kind:
        case "serpent":
            return _serpent(view, orders)
        case "bid":
            return _bid(view, decision.seat, orders)
        case "retreat" if orders.retreat != "ask":
            return _retreat(view, orders) or _unfit(view, decision, orders)
        case "occupy":
            return _move_in(view, decision.seat, orders)
        case "rebellion" if orders.rebellion != "ask":
            return _rebellion(view, decision.seat, orders) or _unfit(view, decision, orders)
        case "marker" if orders.marker != "ask":
            return _marker(view, orders) or _unfit(view, decision, orders)
        case _:
            return None


def _unfit(view: View, decision: Decision, orders: StandingOrders) -> Action | None:
    """Answer as the clock would where that is wanted for what is not possible."""
    return FALLBACKS[decision.kind].fallback(view, decision) if orders.otherwise == "clock" else None


def _serpent(view: View, orders: StandingOrders) -> PlaySerpent | LetPass | None:
    assert view.announced is not None
    board, use = view.board, view.announced.use
    match orders.serpent:
        case "ask":
            return None
        case "never":
            return LetPass()
        case "pass-turn":
            return LetPass() if orders.turn == turn_name(board) else None
    if use is None:
        hit = view.announced.tile in orders.cancel
    else:
        hit = isinstance(use, Overthrow) and (
            use.region in orders.guarded or 0 < orders.guard <= region_of(board, use.region).pieces.total
        )
    if not hit:
        return LetPass() if orders.spare == "pass" else None
    mine, theirs = (
        len(active_regions(board.regions, seat, board.active)) for seat in (1 - board.on_turn, board.on_turn)
    )
    return LetPass() if board.hourglass == 1 and mine < theirs else PlaySerpent()


def _bid(view: View, seat: Seat, orders: StandingOrders) -> Bid | None:
    """Bid what is wanted, but never more than is sure to win."""
    auction = view.auction
    assert auction is not None
    if orders.bids == "none":
        return Bid(0)
    if orders.bids == "ask" or (auction.taker == seat and not orders.bid_own):
        return None
    wanted = {
        "victory-point": orders.bid_point,
        "rebellion": orders.bid_rebellion,
        "marker-change": orders.bid_marker,
    }[auction.tile]
    mine, theirs = auction.most[seat], auction.most[opponent(seat)]
    if orders.bid_goal != "same" and auction.tile == "victory-point" and _reaches_goal(view):
        wanted = mine if orders.bid_goal == "all" else None
    if wanted is None:
        return None
    return Bid(max(0, min(wanted, mine - max(0, orders.bid_keep), theirs + 1)))


def _reaches_goal(view: View) -> bool:
    """Tell whether a point more would bring somebody's total to the goal."""
    return any(player.total + 1 >= view.goal for player in view.players)


def _retreat(view: View, orders: StandingOrders) -> Retreat | GiveUp | None:
    """Save the piece that orders prefer to the region that they prefer."""
    assert view.fall is not None
    board, fall = view.board, view.fall
    near = refuges(board, fall)

    def pieces(region: str) -> int:
        return region_of(board, region).pieces.total

    def gain(retreat: Retreat) -> tuple[int, ...]:
        regions = drive_out(board, fall.region, (retreat.kind, retreat.region)).regions
        active = (len(active_regions(regions, fall.defender, kind)) for kind in (board.active, board.passive))
        return (*active, pieces(retreat.region), int(retreat.kind == board.active))

    match orders.retreat:
        case "none":
            return GiveUp()
        case "strongest":
            return retreat_to(view, strongest_refuge(view), orders.save)
        case "weakest":
            return retreat_to(view, min(near, key=pieces), orders.save)
        case "active":
            return max((Retreat(kind, region) for region in near for kind in savable(board, fall)), key=gain)
        case _:
            listed = next((region for region in orders.regions if region in near), None)
            return None if listed is None else retreat_to(view, listed, orders.save)


def _move_in(view: View, seat: Seat, orders: StandingOrders) -> MoveIn | StayOut | None:
    assert view.fall is not None
    if orders.move_in == "ask":
        return None
    board = view.board
    left = board.players[seat].reserve.of(board.active) - 1
    return StayOut() if orders.move_in == "never" or left < orders.move_in_keep else MoveIn()


def _rebellion(view: View, seat: Seat, orders: StandingOrders) -> Remove | LeaveUnused | None:
    """Remove what costs the opponent the most active regions, in this cycle and then in the next."""
    board, other = view.board, opponent(seat)
    if orders.rebellion == "none":
        return LeaveUnused()

    def loss(removal: Remove) -> tuple[int, ...]:
        pieces = Pieces(removal.knights, removal.mages)
        regions = to_stock(board, removal.region, pieces).regions
        active = (-len(active_regions(regions, other, kind)) for kind in (board.active, board.passive))
        return (*active, pieces.total, -regions[MAP.places[removal.region]].pieces.total)

    regions = [region.id for region in board.regions if region.owner == other]
    if orders.rebellion == "wish":
        regions = [region for region in regions if region == orders.rebel]
    return max(
        (removal for region in regions for removal in removals(region_of(board, region))), key=loss, default=None
    )


def _marker(view: View, orders: StandingOrders) -> ChangeMarker | LeaveUnused | None:
    if orders.marker == "none":
        return LeaveUnused()
    change = ChangeMarker(orders.marker_region, orders.marker_wish)
    legal = change.region in MAP.places and change.marker in replacements(
        view.board, region_of(view.board, change.region)
    )
    return change if legal else None
