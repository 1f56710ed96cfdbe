"""The computer player of Guardians."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Decision, Seat, Value
from bot.games.guardians.ahead import sheet_answer
from bot.games.guardians.table import CombatOrders, CombatSheet, Home, Layout, Place, State, Storm, View, Walk
from bot.games.guardians.turn import Suggestion
from bot.games.hints import Belief, Reason
from bot.players.beliefs import MOST_FACTS, Tally, looks
from bot.players.budget import Budget, Meter
from bot.players.computer_player import Choice, ComputerPlayer, Level, Weighed
from bot.players.guardians import policy, search
from bot.players.guardians.layouts import guarded, safe_layouts
from bot.players.guardians.marches import is_vain, rated_marches
from bot.players.guardians.positions import worth
from bot.players.guardians.reasons import reasons
from bot.players.guardians.strength import HIDDEN, base_of
from bot.players.noise import nearly_best
from bot.players.quick_chance import QuickChance

WINGS: Final = ("left", "center", "right")
EXPENSES: Final[Mapping[str, str]] = {"careful": "nothing", "win": "little", "all-in": "much"}
"""What may be spent by the combat sheets that are filled in."""
FEW: Final = 2


class Sealed(NamedTuple):
    """A combat sheet for one combat, in a match that is played step by step."""

    combat: tuple[int, Place, Place, tuple[int, int]]
    orders: CombatOrders


class GuardiansPlayer(ComputerPlayer):
    """Plays Guardians."""

    budgets: ClassVar[Mapping[Level, Budget]] = {
        "level2": Budget(simulations=12),
        "level3": Budget(simulations=120),
    }
    belief_budget: ClassVar[Budget] = Budget(simulations=24)
    game: ClassVar[AnyGame] = policy.GAME
    glance: ClassVar[int] = 6
    version = 3

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
        """Misjudge marches, and lay the first stacks out in any of two ways; all else is as the greedy rule has it.

        Nobody walks into ruins in vain, or leaves two strongholds bare for nothing, or one where an enemy can enter.
        """
        match decision.kind:
            case "march":
                rated = [(march, rating) for rating, march in rated_marches(view) if not is_vain(view, march)]
                return nearly_best(rated, chance)
            case "organise" if not view.players[decision.seat].may_redraw:
                which: Sequence[Suggestion] = ("center", "spread") if view.turn == 1 else ("again",)
                return guarded(view, decision, chance.pick(safe_layouts(view, decision.seat, which)))
        return policy.answer(view, decision)

    def weigh(
        self,
        view: View,
        decision: Decision,
        level: Level,
        meter: Meter,
        chance: QuickChance,
        also: Sequence[Any] = (),
    ) -> Sequence[Weighed]:
        """Try answers out in worlds, in which the greedy rule plays on for both.

        Sealed ones are mixed by regret matching against what the enemy may have sealed.
        """
        return search.weighed(view, decision, level, meter, chance, also)

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
        return Sealed(combat, search.best_sheet(view, decision, level, meter, chance))

    def by_orders(self, game: AnyGame, view: View, decision: Decision, orders: Any) -> Any | None:
        """Answer what has to do with a combat by its sheet; nothing is left to the hand there."""
        return None if orders is None else sheet_answer(view, decision, orders.orders)

    def belief(self, view: View, decision: Decision, meter: Meter, chance: QuickChance) -> Belief:
        """Play on as the greedy rule does in worlds of the view; say between what enemy stacks lie in most of them."""
        tally, seat, action = Tally(), decision.seat, policy.answer(view, decision)
        fought = None if view.combat is None else view.combat.field.place
        enemies = [army.place for army in view.armies if army.owner != seat and army.base is None]
        bases: dict[Place, list[int]] = {place: [] for place in enemies if place != fought}
        for _ in looks(meter):
            world = policy.GAME.world(view, chance)
            for army in world.armies:
                if army.owner != seat and army.place in bases:
                    bases[army.place].append(base_of(army.creatures))
            tally.add(worth(search.played_on(world, decision, action, chance), seat))
        strongest = sorted(bases, key=lambda place: -sum(bases[place]))[:MOST_FACTS]
        return replace(tally.belief(), facts=tuple(_between(1 - seat, place, bases[place]) for place in strongest))

    def standing(self, state: State, chance: QuickChance) -> Sequence[float]:
        """Play on as the greedy rule does."""
        asked = next((one for one in policy.GAME.waiting_on(state) if not one.answered), None)
        if asked is not None:
            view = policy.GAME.view(state, asked.seat)
            action = policy.GAME.forced(view, asked) or policy.answer(view, asked)
            state = search.played_on(state, asked, action, chance)
        return worth(state, 0), worth(state, 1)

    def reasons(self, view: View, decision: Decision, action: Any) -> Iterator[Reason]:
        return reasons(view, decision, action)

    def habit(self, action: Any) -> Choice | None:
        match action:
            case Layout(redraw=False) if any(home.above for home in action.homes):
                return Choice("layout", _stance(action.homes))
            case CombatSheet(orders=sheet):
                spends = sheet.stones or sheet.bribes or sheet.spells or sheet.raised
                return Choice("combat", "much" if sheet.stones > FEW else "little" if spends else "nothing")
            case Walk(fight=str() as fight) | Storm(fight=str() as fight):
                dear = fight == "win" and isinstance(action, Storm)  # a Guardian is worth every stone
                return Choice("combat", "much" if dear else EXPENSES[fight])
        return None


def _stance(homes: Sequence[Home]) -> str:
    """Name where more than half of the base vitality lies; before that, whether a shield covers hardly anything."""
    bases = [base_of(home.above) for home in homes]
    if any(home.shield is not None and base < HIDDEN for home, base in zip(homes, bases, strict=True)):
        return "straw"
    return next((wing for wing, base in zip(WINGS, bases, strict=True) if 2 * base > sum(bases)), "spread")


def _between(owner: Seat, place: Place, bases: Sequence[int]) -> Reason:
    """Say between which sums of base vitality a stack lies in all worlds but the few with the least and the most."""
    few = len(bases) // 8
    middle = sorted(bases)[few : len(bases) - few]
    share = sum(middle[0] <= base <= middle[-1] for base in bases) / len(bases)
    values: Mapping[str, Value] = {"name": owner, "place": place, "least": middle[0], "most": middle[-1]}
    return Reason("guardians-belief-stack", {**values, "percent": round(100 * share)})
