"""Combat sheets that are filled in: how somebody fights who has nothing special in mind."""

from typing import Final

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.combat import cards_here, combat_of, when_cast
from bot.games.guardians.table import BribeRule, CombatOrders, SpellRule, Suggestion, View

MOST_STONES: Final = 20


def suggested_sheet(view: View, seat: Seat, which: Suggestion) -> CombatOrders:
    """Fill a sheet in for the combat that begins.

    "win" wins what can be won: a command card, the strongest first, two stones a match-up, bribes and spells against
    strong creatures only. "careful" spends nothing: no command card, no bribe, no spell, no stone, the weakest first.
    "all-in" spends whatever turns a match-up, raises commands, and pays for texts, healing and lost cards. A Guardian
    who is attacked is worth every stone.
    """
    combat = combat_of(view)
    shooters = (card for card in combat.creatures if ranged_of(card) is not None)
    shots = sorted(shooters, key=lambda card: CARDS[card].base)
    plan = CombatOrders(
        unbribed="pass", goal="win", channelers=True, shots=tuple(shots), secondary="highest", otherwise="pass"
    )
    if which == "careful":
        return replace(
            plan,
            attacking="no",
            after_yes="no",
            after_no="no",
            second="never",
            dispel="never",
            then="lowest",
            counter="never",
            shot_at="never",
            heal="free",
            save="never",
        )
    all_in = which == "all-in"
    spells = tuple(card for card in cards_here(view, seat) if _turns_combats(card, spends_all=all_in))
    return replace(
        plan,
        attacking="yes",
        after_yes="yes",
        after_no="yes",
        raised=2 if all_in else 0,
        second="yes",
        dispel="area",
        dispel_from=1 if all_in else 5,
        dispels=("spell", "item"),
        then="highest",
        bribes=(BribeRule(losing=False),) if all_in else (BribeRule(base_from=5), BribeRule(base_from=9, losing=False)),
        counter="outbid",
        spells=tuple(SpellRule(card=card, base_from=0 if all_in else 5) for card in spells),
        stones=MOST_STONES if all_in or combat.field.storm else 2,
        to_shots=all_in,
        shot_at="bribe",
        heal="paid" if all_in else "free",
        save="most" if all_in else "never",
    )


def _turns_combats(card: CardId, *, spends_all: bool) -> bool:
    """Tell whether a card is worth playing in a combat; what works as well at any other time is not."""
    match when_cast(card):
        case None:
            return False
        case "bells" | "between" | "command":
            return spends_all
        case "channel" if CARDS[card].type == "guardian":
            return spends_all
        case "land":
            return True
        case _:
            return CARDS[card].timing != "any"
