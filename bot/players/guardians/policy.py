"""Quick answers to every question, without looking ahead: the engine's own plans, suggestions and one-ply marches."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from bot.games.contract import Decision
from bot.games.guardians.battlefield import healers, ranged_of
from bot.games.guardians.cards import CARDS
from bot.games.guardians.plans import planned
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import BribeRule, Foresight, Heal, Layout, Pass, Plan, SpellRule, Storm, View, army_at
from bot.games.guardians.turn import suggested
from bot.players.guardians.marches import best_march
from bot.players.guardians.strength import chance_of_storming, strength_of

GAME: Final = Guardians()
ORDERS: Final = Plan(
    attacking="yes",
    after_yes="yes",
    after_no="yes",
    dispel="area",
    dispel_from=5,
    then="highest",
    bribes=(BribeRule(base_from=5), BribeRule(base_from=9, losing=False)),
    unbribed="pass",
    goal="win",
    stones=2,
    channelers=True,
    shot_at="bribe",
    secondary="highest",
    otherwise="pass",
)
"""How fights are fought: commands whenever there are some, the strongest first, what turns a match-up is spent."""
MOST_STONES: Final = 20


def answer(view: View, decision: Decision) -> Any:
    """Choose an answer at once; it is legal."""
    match decision.kind:
        case "organise":
            return _layout(view, decision)
        case "heal":
            return _healing(view, decision)
        case "march":
            return best_march(view)
        case "storm":
            return _storm(view)
        case "foresight":
            return Foresight(take=True)
    if view.combat is not None:
        answer = planned(view, decision, orders_for(view, decision))
        if answer is not None:
            return answer
    return GAME.fallback(view, decision)


def orders_for(view: View, decision: Decision) -> Plan:
    """Make the standing orders for the combat that is fought."""
    combat = view.combat
    if combat is None:
        return ORDERS
    shooters = sorted(
        (card for card in combat.creatures if ranged_of(card) is not None), key=lambda card: CARDS[card].base
    )
    depot = view.players[decision.seat].depot_cards or ()
    spells = tuple(
        SpellRule(card=card, base_from=5) for card in dict.fromkeys(depot) if CARDS[card].timing == "match_any"
    )
    return replace(
        ORDERS, shots=tuple(shooters), spells=spells, stones=MOST_STONES if combat.field.storm else ORDERS.stones
    )


def _layout(view: View, decision: Decision) -> Layout:
    """Draw a hand anew without which nothing could march; else spread out, and fill up as it lies on later turns."""
    if view.players[decision.seat].may_redraw:
        return Layout(redraw=True)
    return suggested(view, decision.seat, "spread" if view.turn == 1 else "again")


def _healing(view: View, decision: Decision) -> Heal:
    """Let each healer who costs nothing bring back the strongest that he can."""
    assert view.combat is not None  # who heals has fought
    field = view.combat.field
    cards = {fighter.number: fighter.card for fighter in field.fighters}
    healing = Heal()
    for healer in healers(field, decision.seat, view.combat.items):
        patients = sorted((cards[number] for number in healer.patients), key=lambda card: -CARDS[card].base)
        for patient in patients if healer.cost == 0 else ():
            more = Heal(pairs=(*healing.pairs, (healer.card, patient)))
            if not GAME.problems(view, decision, more):
                healing = more
                break
    return healing


def _storm(view: View) -> Storm | Pass:
    assert view.asking is not None  # this seat is asked
    assert view.seat is not None
    place = view.asking.path[0]
    army = army_at(view.armies, place, view.seat)
    if chance_of_storming(view, view.seat, strength_of(army)) < 0.15:
        return Pass()
    return Storm(shield=place)
