"""Standing orders: what is asked about them, and what they answer.

The questions: how-long (every, once) and part (roles, cards, building, place), which turns the page to

- wish-1 to wish-6, roles, the most wanted first; wish-else (ask, clock);
- goal (ask, lead, all, none), margin, most and keep (numbers), short (none, all, ask), farmer (same, all);
- build-1 to build-4 (granary, granary-7 with the number of a land, post, convert, idle, nothing); build-else;
- place-1 to place-4, borders by number; place-else.
"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Final, Literal, TypeVar, cast

import msgspec

from bot.games.contract import Decision, standing_question
from bot.games.forms import Form, menu
from bot.games.parts import Questionnaire
from bot.games.verraeter.actions import (
    Action,
    Build,
    BuildOrder,
    CardOrder,
    ChoosePlace,
    DoNotBuild,
    Else,
    PlayCards,
    StandingOrders,
    TakeRole,
)
from bot.games.verraeter.lands import empty_lands, possible_builds
from bot.games.verraeter.parts import PART_OF, fewest_cards, least_to_lead, most_cards
from bot.games.verraeter.state import RING, ROLES
from bot.games.verraeter.views import View

PAGES: Final = ("roles", "cards", "building", "place")
WISHES: Final = 4
"""How many buildings, and how many places, can be wished for one after the other."""
GOALS: Final[tuple[Literal["ask", "lead", "all", "none"], ...]] = ("ask", "lead", "all", "none")
SHORT: Final[tuple[Literal["none", "all", "ask"], ...]] = ("none", "all", "ask")
ELSE: Final[tuple[Else, ...]] = ("ask", "clock")
MARGINS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
KEPT: Final = (0, 3, 4, 5, 6, 8)

ChoiceT = TypeVar("ChoiceT", bound=str)


# The standing question


def orders_of(view: View, form: Form) -> StandingOrders:
    """Fill the form in; only the questions of the page that is open are shown."""
    once = form.ask("how-long", ("every", "once"), default="every", style="buttons") == "once"
    page = form.ask("part", PAGES, default=PAGES[0], style="buttons")
    filled: dict[str, Any] = {}
    for part in sorted(PAGES, key=lambda part: part == page):
        form.next_step()
        filled |= _FILLED[part](view, form)
    return StandingOrders(**filled, round=next_round(view) if once else 0)


def _fill_roles(view: View, form: Form) -> dict[str, Any]:
    roles = _wishes(form, "wish", ROLES, len(ROLES))
    some = 0 < len(roles) < len(ROLES)
    return {"roles": roles, "roles_else": _ask_else(form, "wish-else") if some else "ask"}


def _fill_cards(view: View, form: Form) -> dict[str, Any]:
    goal = form.ask("goal", GOALS, default="ask", style="buttons")
    if goal is None or goal == "ask":
        return {}
    order = CardOrder(goal=goal)
    if goal == "lead":
        margin = form.ask_number("margin", MARGINS, default=order.margin)
        short = form.ask("short", SHORT, default=order.short)
        order = msgspec.structs.replace(order, margin=margin, short=short)
    if goal != "none":
        most = form.ask_number("most", range(1, order.most + 1), default=order.most)
        keep = form.ask_number("keep", KEPT, default=order.keep)
        order = msgspec.structs.replace(order, most=most, keep=keep)
    farmer = form.ask("farmer", ("same", "all"), default="same") == "all"
    return {"cards": order, "farmer_plays_all": farmer}


def _fill_building(view: View, form: Form) -> dict[str, Any]:
    free = [f"granary-{land}" for land in empty_lands(view.lands)]
    wishes = _wishes(form, "build", ("granary", "post", "convert", "idle", "nothing", *free), WISHES, last="nothing")
    return {
        "builds": tuple(map(_build_order, wishes)),
        "builds_else": _ask_else(form, "build-else") if wishes and "nothing" not in wishes else "ask",
    }


def _fill_place(view: View, form: Form) -> dict[str, Any]:
    places = tuple(map(int, _wishes(form, "place", [str(border) for border in range(RING)], WISHES)))
    return {"places": places, "places_else": _ask_else(form, "place-else")}


_FILLED: Final = {"roles": _fill_roles, "cards": _fill_cards, "building": _fill_building, "place": _fill_place}


def _wishes(form: Form, key: str, choices: Iterable[ChoiceT], most: int, *, last: str = "") -> tuple[ChoiceT, ...]:
    """Ask for wishes, each once, and for one more than there are; after `last` for none.

    What is wished twice keeps its better place; after a wish that was taken back the later ones move up.
    """
    choices = tuple(choices)
    keys = [f"{key}-{rank}" for rank in range(1, most + 1)]
    wished = tuple(dict.fromkeys(choice for one in keys for choice in choices if choice in form.held(one)))
    wishes: list[ChoiceT] = []
    for one, default in zip_longest(keys, wished[:most], fillvalue=""):
        left = [choice for choice in choices if choice not in wishes]
        wish = form.ask(one, left, optional=True, default=default)
        if wish is None:
            break
        wishes.append(wish)
        if wish == last:
            break
    return tuple(wishes)


def _ask_else(form: Form, key: str) -> Else:
    return form.ask(key, ELSE, default="ask", style="buttons") or "ask"


def _build_order(wish: str) -> BuildOrder:
    what, _, land = wish.partition("-")
    return BuildOrder(cast(Any, what), int(land) if land else None)


def next_round(view: View) -> int:
    """Give the round in which the seat of a view can next be asked for something that orders may answer."""
    assert view.seat is not None  # the public is asked nothing
    me = view.players[view.seat]
    over = me.played is not None and me.role != "builder" if view.phase != "building" else not me.to_act
    return min(max(1, view.round + over), view.rounds)


QUESTIONNAIRE: Final[Questionnaire[View, StandingOrders]] = Questionnaire(
    answers=StandingOrders, menu=menu(lambda view, decision, form: orders_of(view, form))
)


def standing_question_of(view: View) -> Decision | None:
    """Give the standing question; None for the public, for seats that have left, and after the end."""
    if view.seat is None or view.players[view.seat].left or view.outcome is not None:
        return None
    return standing_question(view.seat)


# The answers


def ordered_answer(view: View, decision: Decision, orders: StandingOrders) -> Action | None:
    """Answer an open decision by orders (rule 6.4), or leave it to the player with None. The answer is legal."""
    if orders.round not in (0, view.round):
        return None
    match decision.kind:
        case "place":
            place = next((border for border in orders.places if border in view.legal_borders), None)
            return _clock(view, decision, orders.places_else) if place is None else ChoosePlace(place)
        case "role":
            role = next((role for role in orders.roles if role in view.offered), None)
            return _clock(view, decision, orders.roles_else) if role is None else TakeRole(role)
        case "cards":
            return _cards_by(view, orders)
        case "build":
            found = (_build_by(view, order) for order in orders.builds)
            build = next((build for build in found if build is not None), None)
            return _clock(view, decision, orders.builds_else) if build is None else build
        case _:
            return None


def _clock(view: View, decision: Decision, otherwise: Else) -> Action | None:
    return PART_OF[decision.kind].fallback(view, decision) if otherwise == "clock" else None


def _cards_by(view: View, orders: StandingOrders) -> PlayCards | None:
    assert view.seat is not None  # the public is asked nothing
    if orders.farmer_plays_all and view.players[view.seat].role == "farmer":
        return _highest(view.hand, most_cards(view))
    order = orders.card_order
    if order is None:
        return None
    goal: str = order.goal
    may_play = [card for card in view.hand if not order.keep or card < order.keep]
    most = max(0, min(order.most, most_cards(view), len(may_play)))
    if goal == "lead":
        cards = least_to_lead(view, may_play, most, order.margin)
        if cards is not None:
            return PlayCards(cards)
        goal = order.short
    if goal == "ask":
        return None
    least = fewest_cards(view)
    return _highest(may_play, most) if goal == "all" and most >= least else PlayCards(view.hand[:least])


def _highest(cards: Sequence[int], most: int) -> PlayCards:
    return PlayCards(tuple(cards[len(cards) - most :]))


def _build_by(view: View, order: BuildOrder) -> Build | DoNotBuild | None:
    """Give what an order builds, None if the rules or its condition do not allow it now."""
    assert view.seat is not None  # the public is asked nothing
    lands, family = view.lands, view.players[view.seat].family
    builds = possible_builds(lands, view.seat)
    match order.what:
        case "nothing":
            return DoNotBuild()
        case "granary":
            new = [build for build in builds if build.kind == "granary"]
            if order.land is not None:
                return next((build for build in new if build.land == order.land), None)
            own = [build for build in new if lands[build.land].family == family]
            return max(own, key=lambda build: lands[build.land].strength, default=None)
        case "post":
            return next((build for build in builds if build.kind == "post" and build.convert is None), None)
        case _:
            turned = [build for build in builds if build.convert == build.land]
            if order.what == "idle":
                turned = [build for build in turned if lands[build.land].family != family]
            return min(turned, key=lambda build: _supplies(view, build), default=None)


def _supplies(view: View, build: Build) -> tuple[bool, int]:
    """Order granaries by their worth to the seat that is asked: those that do not supply, then those on weak lands."""
    assert view.seat is not None  # the public is asked nothing
    land = view.lands[build.land]
    return land.family == view.players[view.seat].family, land.strength
