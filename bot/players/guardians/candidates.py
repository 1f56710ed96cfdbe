"""Answers that are worth a thought."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians import table
from bot.games.guardians.combat import combat_of
from bot.games.guardians.march import unturned
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import March, Stand, View
from bot.players.guardians.layouts import guarded, layouts_for
from bot.players.guardians.marches import flees, is_vain, rated_marches, sober_rating
from bot.players.guardians.policy import GAME, answer
from bot.players.guardians.strength import threats
from bot.players.quick_chance import QuickChance


class Breadth(NamedTuple):
    """What a level tries out.

    So many `marches` that look best, and so many `drawn` with any cargo; so many `layouts` beside the suggested ones.
    """

    marches: int
    drawn: int
    layouts: int


SAMPLES: Final = 6
"""So often an answer is drawn where few are possible."""
ORDERS_OF_LEADS: Final = 3
"""So many orders of primaries are drawn for combat sheets."""
WORTH_OF_A_POINT: Final = 0.03
"""So much more likely a win is for a march that rates a point higher, about."""
DOUBT: Final = 0.03
"""So much less likely a win seems to be at first sight with what the policy would not do."""
MOST_DOUBT: Final = 0.15
ORDERS: Final = table.WindowOrders(settle=True)
"""The orders for windows: no card is played, and terrains are laid as suggested, as without them."""


def candidates_for(view: View, decision: Decision, breadth: Breadth, chance: QuickChance) -> Sequence[Any]:
    """List the answers that are worth a thought, the policy's own first; that one alone where it decides."""
    own = _asked_for_a_sheet(answer(view, decision))
    if isinstance(own, table.Layout) and not own.redraw:
        own = guarded(view, decision, own)
    others = _others(view, decision, breadth, chance)
    found = [one for one in dict.fromkeys((own, *others)) if not is_vain(view, one)]
    if (
        isinstance(own, Stand)
        and view.options.pace == "sheets"
        and len(unturned(view)) > 1
        and not any(threats(view, decision.seat))
    ):
        # Nothing looks worth turning a shield for, and nothing will, so whoever stands lets them all rest.
        return [replace(march, rest=True) if isinstance(march, Stand) else march for march in found]
    if decision.kind == "organise" and view.options.windows == "orders":
        return [replace(layout, orders=ORDERS) for layout in found]
    return found


def first_sights(view: View, decision: Decision, candidates: Sequence[Any]) -> Sequence[float]:
    """Say by how much less likely than with the best a win seems to be at first sight with each of the candidates."""
    if decision.kind != "march":
        return [0.0 if number == 0 else -DOUBT for number in range(len(candidates))]
    ratings = [sober_rating(view, one) if isinstance(one, March) else 0.0 for one in candidates]
    return [max(-MOST_DOUBT, WORTH_OF_A_POINT * (one - max(ratings))) for one in ratings]


def _others(view: View, decision: Decision, breadth: Breadth, chance: QuickChance) -> Iterator[Any]:
    match decision.kind:
        case "organise" if not view.players[decision.seat].may_redraw:
            yield from layouts_for(view, decision, breadth.layouts, chance)
        case "march":
            yield from _marches(view, breadth.marches)
            drawn = (GAME.sample(view, decision, chance) for _ in range(breadth.drawn))
            yield from (_asked_for_a_sheet(march) for march in drawn if not isinstance(march, Stand))
        case "sheet" | "council":
            yield from (table.CombatSheet(orders=plan) for plan in sheets_for(view, decision.seat, chance))
        case "primary" | "storm" | "retreat" | "bribery" | "command" | "command-card":
            drawn = (GAME.sample(view, decision, chance) for _ in range(SAMPLES))
            yield from (_asked_for_a_sheet(action) for action in drawn)


def _asked_for_a_sheet(action: Any) -> Any:
    """Take the sheet from a march: who thinks is asked for one of his own when he has to fight."""
    return replace(action, fight=None) if isinstance(action, table.Walk | table.Storm) else action


def _marches(view: View, most: int) -> Iterator[March]:
    """List the marches that look best, of each shield the best at least and the best way out of a land, and standing.

    Of several ways to the same space one is enough.
    """
    found = dict[object, March]()
    for _, march in rated_marches(view, sober_rating):
        found.setdefault(replace(march, path=march.path[-1:]) if isinstance(march, table.Walk) else march, march)
    shields, fled = set[table.Place](), set[table.Place]()
    for number, march in enumerate(found.values()):
        out = march.shield not in fled and flees(view, march)
        if number < most or march.shield not in shields or out:
            yield _asked_for_a_sheet(march)
        shields.add(march.shield)
        if out:
            fled.add(march.shield)
    yield Stand(shield=unturned(view)[0].place)


def sheets_for(view: View, seat: Seat, chance: QuickChance) -> Iterator[table.CombatOrders]:
    """List the sheets for the combat that begins which are worth a thought, the policy's own first."""
    plan = suggested_sheet(view, seat, "win")
    yield plan
    yield suggested_sheet(view, seat, "all-in")
    creatures = combat_of(view).creatures
    yield from (replace(plan, primaries=chance.shuffled(creatures)) for _ in range(ORDERS_OF_LEADS))
    yield replace(plan, then="lowest")
    yield replace(plan, attacking="no", after_yes="no", after_no="no")
    yield replace(plan, bribes=(table.BribeRule(losing=False),))
    yield replace(plan, bribes=(), stones=0)
    yield suggested_sheet(view, seat, "careful")
