"""The end of a turn: victory by land, terrains lost and laid, upkeep (rule 8).

Both settle secretly and at the same time (R31). A space is due while a shield of ours stands there without a terrain,
and a home space while a card beside it demands a creature; what was answered with a creature is not asked again.

Menus. "settle": one question for each due space, its key the space; choices "terrain:CARD", "hidden:CARD" (face down,
for a stone) and "creature:CARD", at first what the clock would do. "hammer": "play" (a card or "pass"), then "target".
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Decision, Seat
from bot.games.forms import Form, menu
from bot.games.guardians import card_plays as plays
from bot.games.guardians.abilities import UpkeepDiscard
from bot.games.guardians.asking import Part
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.spaces import (
    check_lands,
    control_of,
    end_by_turns,
    is_last_turn,
    is_stuck,
    limit_under,
    lose_shield,
    stacking_of,
)
from bot.games.guardians.table import (
    DISPUTED,
    HOMES,
    Action,
    Army,
    ArmyView,
    Asking,
    Ground,
    Place,
    Settle,
    Settled,
    SpaceSettled,
    State,
    Table,
    View,
    army_at,
    without,
)
from bot.games.guardians.turn import draw_phase
from bot.games.parts import only_legal

FACE_DOWN_PRICE: Final = 1

# The course


def begin_settlement(table: Table) -> None:
    """Begin the phase: look for victory by land (rule 8.1), then discard terrains under enemy shields (rule 8.2).

    If nobody can do anything any more, the match is over.
    """
    stuck = is_stuck(table.state)
    table.change(phase="settlement", active=None, settled=(), terrains_laid=False)
    if check_lands(table):
        return
    if stuck:
        end_by_turns(table)
        return
    for place, ground in zip(DISPUTED, table.state.grounds, strict=True):
        if ground.owner is not None and control_of(table.state.grounds, table.state.armies, place) != ground.owner:
            plays.destroy_terrain(table, place)


def go_on_settling(table: Table) -> None:
    """Ask whoever has spaces to settle, then let the new terrains be answered, then end the turn."""
    state = table.state
    seats = [seat for seat in (0, 1) if due_at(state, seat)]
    if seats:
        table.ask("settle", *seats)
    elif state.terrains_laid:
        table.change(terrains_laid=False)
        holders = [seat for seat in (0, 1) if table.player(seat).depot]
        if holders:
            table.ask("hammer", *holders)
    else:
        _end_turn(table)


def _end_turn(table: Table) -> None:
    """Turn all shields back and channelers face down (rule 8.5).

    End the match by the house rule, or begin the next turn.
    """
    state = table.state
    for seat in (0, 1):
        if any(one.shown for one in table.player(seat).strongholds):
            left, center, right = (replace(one, shown=()) for one in table.player(seat).strongholds)
            table.change_player(seat, strongholds=(left, center, right))
    table.change(
        armies=tuple([_turned_back(army) for army in state.armies]),
        lasting=tuple(one for one in state.lasting if one.ends != "turn"),
        flights=(0, 0),
        sights=((), ()),
        settled=(),
        terrains_laid=False,
    )
    if is_last_turn(state):
        end_by_turns(table)
    else:
        draw_phase.begin_turn(table)


def _turned_back(army: Army) -> Army:
    return replace(army, turned=False, flew=False) if army.turned or army.flew else army


# Settling


def due_at(table: State | View, seat: Seat) -> tuple[Place, ...]:
    """List the spaces that a seat has to settle: everybody can see which.

    A space whose new terrain was destroyed is one again (rule 8.4).
    """
    due = []
    for army in table.armies:
        if army.owner != seat or army.shield is None or army.place in table.settled:
            continue
        if army.place in DISPUTED:
            if table.grounds[DISPUTED.index(army.place)].owner is None:
                due.append(army.place)
        elif army.place in HOMES[seat]:
            beside = table.players[seat].strongholds[HOMES[seat].index(army.place)].downgrade
            if beside is not None and with_ability(CARDS[beside], UpkeepDiscard):
                due.append(army.place)
    return tuple(due)


def due_in(view: View, seat: Seat) -> tuple[ArmyView, ...]:
    """List the own armies whose spaces have to be settled."""
    due = due_at(view, seat)
    return tuple(army for army in view.armies if army.owner == seat and army.place in due)


def _terrains(view: View, seat: Seat) -> tuple[CardId, ...]:
    return tuple(card for card in view.players[seat].pen_cards or () if CARDS[card].is_terrain)


def _bears(army: ArmyView, terrain: CardId) -> bool:
    """Tell whether a space holds what stands there once a terrain lies on it."""
    limit = limit_under((Ground(terrain=terrain, owner=army.owner),) * len(DISPUTED), army.place, army.shield)
    return stacking_of(army.creatures or (), army.items or ()) <= limit


def settle_is_legal(view: View, decision: Decision, action: Settle) -> bool:
    """Tell whether each space that is due is settled once, by what is there for it (rule 8.3)."""
    player = view.players[decision.seat]
    due = {army.place: army for army in due_in(view, decision.seat)}
    hand = Counter((*(player.pen_cards or ()), *(player.depot_cards or ())))
    laid = Counter(space.terrain for space in action.spaces if space.terrain is not None)
    hidden = Counter(space.face_down for space in action.spaces if space.face_down is not None)
    spare = Counter(_terrains(view, decision.seat)) - laid
    return (
        sorted(space.place for space in action.spaces) == sorted(due)
        and not (laid + hidden) - hand
        and hidden.total() * FACE_DOWN_PRICE <= player.stones
        and all(_may_settle(due[space.place], space, spare) for space in action.spaces)
    )


def _may_settle(army: ArmyView, space: Settled, spare: Counter[CardId]) -> bool:
    """Tell whether a space is settled in one way that is open to it; `spare` are the terrains that are not laid."""
    match space:
        case Settled(terrain=None, face_down=None, creature=str(creature)):
            return creature in (army.creatures or ())
        case Settled(terrain=str(terrain), face_down=None, creature=None):
            return army.place in DISPUTED and CARDS[terrain].is_terrain and _bears(army, terrain)
        case Settled(terrain=None, face_down=str(), creature=None):
            return army.place in DISPUTED and not any(_bears(army, card) for card in spare)
        case _:
            return False


class _Filling:
    """A settlement in the making: what is left to lay down, space by space."""

    def __init__(self, view: View, seat: Seat) -> None:
        player = view.players[seat]
        self._pen, self._depot = list(player.pen_cards or ()), list(player.depot_cards or ())
        self._unlaid = Counter(_terrains(view, seat))
        self._stones = player.stones
        self._left = list(due_in(view, seat))
        self._covered: list[ArmyView] = []
        self.spaces: list[Settled] = []

    def __iter__(self) -> Iterator[ArmyView]:
        """Give the stacks whose spaces are due; each is to be settled before the next one."""
        while self._left:
            yield self._left[0]

    def ways(self) -> tuple[str, ...]:
        """List what can be done with the next space so that the rest can still be settled by the rules."""
        return tuple(self.each_way())

    def each_way(self) -> Iterator[str]:
        """List lazily what can be done with the next space: terrains, then hidden cards, then creatures."""
        army, *later = self._left
        pen, unlaid, covered = Counter(self._pen), self._unlaid, self._covered
        if army.place in DISPUTED:
            for card in dict.fromkeys(self._pen):
                if not CARDS[card].is_terrain or not _bears(army, card):
                    continue
                one = Counter((card,))
                if not covered or _can_be_laid(unlaid - one, pen - one, covered, later):
                    yield f"terrain:{card}"
            hides = self._stones >= FACE_DOWN_PRICE and _can_be_laid(unlaid, pen, (*covered, army), later)
            for card in dict.fromkeys((*self._pen, *self._depot) if hides else ()):
                if card not in unlaid or _can_be_laid(unlaid, pen - Counter((card,)), (*covered, army), later):
                    yield f"hidden:{card}"
        if _can_be_laid(unlaid, pen, covered, later):
            yield from (f"creature:{card}" for card in dict.fromkeys(army.creatures or ()))

    def settle(self, way: str) -> None:
        """Settle the next space in one of the ways."""
        army = self._left.pop(0)
        kind, _, card = way.partition(":")
        self.spaces.append(_settled(army.place, kind, card))
        if kind != "creature":
            (self._depot if CARDS[card].double_backed else self._pen).remove(card)
        if kind == "terrain":
            self._unlaid -= Counter((card,))
        if kind == "hidden":
            self._stones -= FACE_DOWN_PRICE
            self._covered.append(army)

    @property
    def action(self) -> Settle:
        """Give the settlement."""
        return Settle(spaces=tuple(self.spaces))


def _can_be_laid(
    unlaid: Counter[CardId], pen: Counter[CardId], covered: Sequence[ArmyView], later: Sequence[ArmyView]
) -> bool:
    """Tell whether later spaces can take each terrain for want of which alone cards lie face down on covered ones."""
    owed = Counter({card: count for card, count in unlaid.items() if any(_bears(army, card) for army in covered)})
    if not owed:
        return True
    spaces = [army for army in later if army.place in DISPUTED]
    narrow = Counter({card: count for card, count in owed.items() if not all(_bears(army, card) for army in spaces)})
    return (
        not owed - pen
        and owed.total() <= len(spaces)
        and narrow.total() <= sum(all(_bears(army, card) for card in narrow) for army in spaces)
    )


def _menu(view: View, decision: Decision, form: Form) -> Action | None:
    filling = _Filling(view, decision.seat)
    for army in filling:
        ways = filling.ways()
        chosen = form.ask(army.place, ways, default=_usual(ways))
        if chosen is None:
            return None
        filling.settle(chosen)
    return filling.action


def _sample(view: View, decision: Decision, chance: Chance) -> Action:
    filling = _Filling(view, decision.seat)
    for _ in filling:
        ways = filling.ways()
        better = [way for way in ways if not way.startswith("creature:")]
        filling.settle(chance.pick(better if better and chance.below(4) else ways))
    return filling.action


def _fallback(view: View, decision: Decision) -> Action:
    filling = _Filling(view, decision.seat)
    for _ in filling:
        filling.settle(_usual(filling.each_way()))
    return filling.action


def _usual(ways: Iterable[str]) -> str:
    """Lay a terrain if there is one, else pay a stone, else discard the lowest creature (rule 11.2).

    Of several cards the one with the lowest number goes, shields last.
    """
    kind, first = next(groupby((way.partition(":") for way in ways), key=lambda way: way[0]))
    cards = [card for _, _, card in first]
    least = min(cards, key=lambda card: (CARDS[card].is_shield, CARDS[card].dominance or 0, card))
    return f"{kind}:{least}"


def _settled(place: Place, way: str, card: CardId) -> Settled:
    if way == "terrain":
        return Settled(place=place, terrain=card)
    return Settled(place=place, face_down=card) if way == "hidden" else Settled(place=place, creature=card)


def _carry_out(table: Table, asking: Asking) -> None:
    """Reveal both settlements.

    Where both lose their last shield at once, the one with the higher dominance has won (R17): the other's losses
    count first.
    """
    first = table.state.first or 0
    for seat in (1 - first, first):
        answer = asking.answers[seat]
        if isinstance(answer, Settle):
            for space in answer.spaces:
                _settle(table, seat, space)


def _settle(table: Table, seat: Seat, space: Settled) -> None:
    table.tell(
        SpaceSettled(
            seat=seat,
            place=space.place,
            terrain=space.terrain,
            face_down=space.face_down is not None,
            creature=space.creature,
        )
    )
    if space.creature is not None:
        table.change(settled=(*table.state.settled, space.place))
        _starve(table, seat, space.place, space.creature)
        return
    card = space.terrain or space.face_down
    assert card is not None
    pile = "depot" if CARDS[card].double_backed else "pen"
    table.change_player(seat, **{pile: without(getattr(table.player(seat), pile), card)})
    table.set_ground(space.place, Ground(terrain=card, owner=seat, face_down=space.face_down is not None))
    table.change(terrains_laid=True)
    if space.face_down is not None:
        table.add_stones(seat, -FACE_DOWN_PRICE)


def _starve(table: Table, seat: Seat, place: Place, creature: CardId) -> None:
    """Discard a creature, with it an item that has no creature left, with the last one the shield."""
    army = army_at(table.state.armies, place, seat)
    assert army is not None
    creatures = without(army.creatures, creature)
    items = army.items[: len(creatures)]
    table.set_army(replace(army, creatures=creatures, items=items))
    table.bury(seat, (creature,))
    table.discard(seat, army.items[len(creatures) :], "terrain")
    if not creatures:
        lose_shield(table, seat, place, "starved")


def _answer_terrains(table: Table, asking: Asking) -> None:
    if draw_phase.announce_plays(table, asking):
        table.change(terrains_laid=True)


# The parts


PARTS: Final[tuple[Part, ...]] = (
    Part(
        kind="settle",
        answers=Settle,
        problems=only_legal(settle_is_legal),
        menu=menu(_menu),
        sample=_sample,
        fallback=_fallback,
        resolve=_carry_out,
    ),
    plays.window("hammer", _answer_terrains),
)
