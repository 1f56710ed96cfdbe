"""The computer player of Guardians."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Decision
from bot.games.guardians.plans import sheet_answer
from bot.games.guardians.table import Place, Plan, View
from bot.games.guardians.turn import suggested
from bot.players.budget import Budget, Meter
from bot.players.computer_player import ComputerPlayer, Level
from bot.players.guardians import policy, search
from bot.players.guardians.marches import rated_marches
from bot.players.noise import nearly_best
from bot.players.quick_chance import QuickChance


class Sealed(NamedTuple):
    """A combat sheet for one combat, in a match that is played step by step."""

    combat: tuple[int, Place, Place, tuple[int, int]]
    orders: Plan


class GuardiansPlayer(ComputerPlayer):
    """Plays Guardians."""

    budgets: ClassVar[Mapping[Level, Budget]] = {"level2": Budget(simulations=24)}

    def greedy(self, view: View, decision: Decision, chance: Chance) -> Any:
        """Choose without looking ahead, and without chance.

        A hand without shields or creatures is drawn anew. On the first turn the layout is spread out, later it is
        filled up as it lies. Of all marches the one is made that rates highest: fights by the base vitality of both
        stacks, six for a card that is not known, for the shield, the stronghold or the land that is won or lost; land
        that changes hands, and terrain to keep it; an undefended enemy stronghold; a Guardian who can be beaten; less
        what is left open to shields near by. Fights follow one standing order: a command if there is one, the strongest
        first, bribes and spells where a match-up would be lost, up to two stones, channels and shots where they win it,
        then secondary attacks on the strongest that can be beaten; who heals for nothing brings the strongest back. All
        else is answered as the clock would.
        """
        return policy.answer(view, decision)

    def nearly_greedy(self, view: View, decision: Decision, chance: QuickChance) -> Any:
        """Misjudge marches, and lay the first stacks out in any of two ways; all else is as the greedy rule has it."""
        match decision.kind:
            case "march":
                return nearly_best([(march, rating) for rating, march in rated_marches(view)], chance)
            case "organise" if view.turn == 1 and not view.players[decision.seat].may_redraw:
                return suggested(view, decision.seat, chance.pick(("center", "spread")))
        return policy.answer(view, decision)

    def think(self, view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance) -> Any:
        """Try layouts, marches, primaries and retreats out in worlds, in which the greedy rule plays on for both."""
        return search.best(view, decision, meter, chance)

    def sealed(
        self, view: View, decision: Decision, orders: Any, level: Level, meter: Meter, chance: QuickChance
    ) -> Sealed | None:
        """Give the sheet for the combat that is fought; it is made at the first question of it."""
        if view.combat is None:
            return None
        field = view.combat.field
        combat = (view.turn, field.place, field.origin, field.numbers)
        if isinstance(orders, Sealed) and orders.combat == combat:
            return orders
        return Sealed(combat, search.best_sheet(view, decision, meter, chance))

    def by_orders(self, game: AnyGame, view: View, decision: Decision, orders: Any) -> Any | None:
        """Answer what has to do with a combat by its sheet; nothing is left to the hand there."""
        return None if orders is None else sheet_answer(view, decision, orders.orders)
