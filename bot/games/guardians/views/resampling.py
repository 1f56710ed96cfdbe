"""Resampling: states that a seat cannot tell from the real one.

What is hidden from a seat lies in piles of known size: decks, hands, pens, depots, stacks, face-down terrains. From the
real state on, hidden cards of one owner change places or become others of the same type, where the rules allow the
result; not every such state is equally likely. Sealed answers and secret intentions are drawn anew.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.guardians.abilities import CardType, Ranged
from bot.games.guardians.asking import decision_of, ordered
from bot.games.guardians.cards import CARDS, MOST_COPIES, CardId, with_ability
from bot.games.guardians.combat import may_be_ordered
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.spaces import limit_of, stacking_of, vitality_at
from bot.games.guardians.table import (
    HOMES,
    Army,
    Cards,
    Place,
    Raise,
    Sight,
    State,
    Table,
    Walk,
    army_at,
    place_named,
    with_seat,
)
from bot.games.guardians.views.building import looks_under, view_of
from bot.games.guardians.views.worlds import bears_out, with_other_sheets

SWAPS_PER_CARD: Final = 1
CHANGES: Final = 8
TRIES: Final = 4


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Draw anew all that a seat (None: the public) cannot know."""
    for owner in (0, 1):
        state = _stirred(state, owner, seat, chance)
    others = [other for other in (0, 1) if other != seat]
    if seat is None:
        first, second = (
            tuple(_other_sight(state, other, sight, chance) for sight in state.sights[other]) for other in others
        )
        state = replace(state, sights=(first, second))
        if chance.below(2):
            state = replace(state, shown_sheets=None)
    for other in others:
        state = _with_other_intentions(state, other, chance)
        state = _with_other_orders(state, other, chance)
        rests = state.resting[other] and bool(chance.below(2))
        state = replace(state, resting=with_seat(state.resting, other, rests))
        if chance.below(2):
            state = replace(state, last_sheets=with_seat(state.last_sheets, other, None))
    state = with_other_sheets(state, others, chance)
    return _with_other_answers(state, others, chance)


# Cards


def _stirred(state: State, owner: Seat, seat: Seat | None, chance: Chance) -> State:
    """Draw the hidden cards of one owner anew; a combat hand that could not have said what was said stays as it is."""
    way = tuple(f"{pile} {place}" for place in _on_the_way(state, owner) for pile in ("army", "below"))
    for _ in range(TRIES):
        hidden = _Hidden(state, owner, seat)
        hidden.stir(chance, but=way)
        made = hidden.poured_back(chance)
        if owner == seat or bears_out(made, owner):
            return made
    hidden = _Hidden(state, owner, seat)
    hidden.stir(chance, but=("hand", "depot", *way))
    return hidden.poured_back(chance)


def _on_the_way(state: State, owner: Seat) -> Iterator[Place]:
    """Give the spaces of a flight that waits for an answer: what it takes, leaves or joins there is decided."""
    for asking in state.askings:
        if isinstance(asking.held, Walk) and asking.by == owner:
            yield from (asking.held.shield, *asking.held.path)


class _Hidden:
    """The cards of one owner that a seat cannot see, pile by pile."""

    def __init__(self, state: State, owner: Seat, seat: Seat | None) -> None:
        self._state = state
        self._owner = owner
        self._own = owner == seat
        player = state.players[owner]
        self._listed = Counter(dict(player.deck_list.cards))
        self._piles: dict[str, list[CardId]] = {"deck": list(player.deck)}
        self._seen: Cards = ()
        if not self._own:
            self._piles |= {"drawn": list(player.drawn), "pen": list(player.pen), "depot": list(player.depot)}
            for place, stronghold in zip(HOMES[owner], player.strongholds, strict=True):
                self._piles[f"below {place}"] = _less(stronghold.below, stronghold.shown)
            for number, ground in enumerate(state.grounds):
                if ground.face_down and ground.owner == owner and ground.terrain is not None:
                    self._piles[f"ground {number}"] = [ground.terrain]
            if state.combat is not None:
                revealed = () if _is_asked(state, owner) else state.combat.field.revealed
                self._seen = tuple((Counter(revealed) | Counter(state.combat.field.known[owner])).elements())
                self._piles["hand"] = _less((*state.combat.creatures[owner], *state.combat.items[owner]), self._seen)
        for army in state.armies:
            if army.owner == owner and not looks_under(state, army, seat):
                self._piles[f"army {army.place}"] = _less((*army.creatures, *army.items), army.known)

    def stir(self, chance: Chance, but: Collection[str] = ()) -> None:
        """Let cards change places, and let some become others; some piles stay as they are."""
        spots = [(name, index) for name, pile in self._piles.items() if name not in but for index in range(len(pile))]
        for _ in range(SWAPS_PER_CARD * len(spots) if len(self._piles) > 1 else 0):
            self._swap(*chance.pick(spots), *chance.pick(spots))
        for _ in range(0 if self._own or not spots else CHANGES):
            self._change(*chance.pick(spots), chance)

    def _swap(self, name: str, index: int, other_name: str, other_index: int) -> None:
        first, second = self._piles[name], self._piles[other_name]
        if name == other_name or first[index] == second[other_index]:
            return
        if not (_may_lie(second[other_index], name) and _may_lie(first[index], other_name)):
            return
        first[index], second[other_index] = second[other_index], first[index]
        if not (self._stands(name) and self._stands(other_name)):
            first[index], second[other_index] = second[other_index], first[index]

    def _change(self, name: str, index: int, chance: Chance) -> None:
        """Let a card be another one, if the deck could hold that."""
        pile = self._piles[name]
        before, after = pile[index], chance.pick(_of_type(CARDS[pile[index]].type))
        any_number = CARDS[after].is_shield or CARDS[after].is_terrain or not self._state.options.deck_limits
        pile[index] = after
        if (any_number or self._listed[after] < MOST_COPIES) and self._stands(name):
            self._listed[before] -= 1
            self._listed[after] += 1
        else:
            pile[index] = before

    def _stands(self, name: str) -> bool:
        """Tell whether a pile could be as it is now."""
        kind, _, where = name.partition(" ")
        if kind in ("army", "below"):
            return self._fits(place_named(where))
        if kind == "hand" and self._state.combat is not None:
            # Everybody knows whether a player has a creature left.
            had = bool(self._state.combat.creatures[self._owner])
            return had == any(CARDS[card].is_creature for card in (*self._seen, *self._piles[name]))
        return True

    def _fits(self, place: Place) -> bool:
        state = self._state
        army = self._army(place)
        below = self._below(place)
        weight = stacking_of(below)
        if army is not None:
            if not army.creatures or len(army.items) > len(army.creatures):
                return False
            weight += stacking_of(army.creatures, army.items)
        return weight <= limit_of(state.grounds, state.armies, place)

    def _army(self, place: Place) -> Army | None:
        army = army_at(self._state.armies, place, self._owner)
        hidden = self._piles.get(f"army {place}")
        if army is None or hidden is None:
            return army
        cards = sorted((*army.known, *hidden))
        return replace(
            army,
            creatures=tuple(card for card in cards if CARDS[card].is_creature),
            items=tuple(card for card in cards if not CARDS[card].is_creature),
        )

    def _below(self, place: Place) -> Cards:
        if place not in HOMES[self._owner]:
            return ()
        stronghold = self._state.players[self._owner].strongholds[HOMES[self._owner].index(place)]
        hidden = self._piles.get(f"below {place}")
        return stronghold.below if hidden is None else tuple(sorted((*stronghold.shown, *hidden)))

    def poured_back(self, chance: Chance) -> State:
        """Give the table with these cards in their piles, and the deck shuffled."""
        state, owner = self._state, self._owner
        piles = {name: tuple(sorted(pile)) for name, pile in self._piles.items()}
        player = state.players[owner]
        left, center, right = (
            replace(stronghold, below=self._below(place))
            for place, stronghold in zip(HOMES[owner], player.strongholds, strict=True)
        )
        made = replace(
            player,
            deck_list=replace(
                player.deck_list, cards=tuple((card, self._listed[card]) for card in CARDS if self._listed[card])
            ),
            deck=chance.shuffled(piles["deck"]),
            drawn=piles.get("drawn", player.drawn),
            pen=piles.get("pen", player.pen),
            depot=piles.get("depot", player.depot),
            strongholds=(left, center, right),
        )
        grounds = tuple(
            replace(ground, terrain=piles[f"ground {number}"][0]) if f"ground {number}" in piles else ground
            for number, ground in enumerate(state.grounds)
        )
        armies = tuple(army if army.owner != owner else self._army(army.place) or army for army in state.armies)
        combat = state.combat
        if combat is not None and "hand" in piles:
            hand = tuple(sorted((*self._seen, *piles["hand"])))
            combat = replace(
                combat,
                creatures=with_seat(combat.creatures, owner, _only(hand, creatures=True)),
                items=with_seat(combat.items, owner, _only(hand, creatures=False)),
            )
        players = with_seat(state.players, owner, made)
        return replace(state, players=players, grounds=grounds, armies=armies, combat=combat)


def _may_lie(card: CardId, name: str) -> bool:
    """Tell whether a card may lie in a pile at all."""
    known = CARDS[card]
    match name.partition(" ")[0]:
        case "pen":
            return not known.double_backed
        case "depot":
            return known.double_backed
        case "below":
            return known.is_creature
        case "army" | "hand":
            return known.is_creature or known.type == "item_creature"
    return True


@cache
def _of_type(kind: CardType) -> tuple[CardId, ...]:
    return tuple(card.id for card in CARDS.values() if card.type == kind)


def _less(cards: Iterable[CardId], taken: Iterable[CardId]) -> list[CardId]:
    return sorted((Counter(cards) - Counter(taken)).elements())


def _is_asked(state: State, seat: Seat) -> bool:
    return bool(state.askings) and seat in state.askings[-1].seats


def _only(cards: Cards, *, creatures: bool) -> Cards:
    return tuple(card for card in cards if CARDS[card].is_creature == creatures)


# Answers and memories


def _others(cards: Cards, chance: Chance) -> Cards:
    return tuple(sorted(chance.pick(_of_type(CARDS[card].type)) for card in cards))


def _other_sight(state: State, seat: Seat, sight: Sight, chance: Chance) -> Sight:
    """Let a seat have seen something else, where the public looks on."""
    amount = 0 if sight.place is None else vitality_at(Table(state, chance), sight.place, 1 - seat)
    return replace(sight, cards=_others(sight.cards, chance), amount=amount)


def _with_other_intentions(state: State, seat: Seat, chance: Chance) -> State:
    """Let a seat have passed for good or not, and have bid something or nothing, while a match-up can be changed."""
    combat = state.combat
    if combat is None or combat.field.step not in ("modifiers", "compare"):
        return state
    shooters = tuple(card for card in combat.creatures[seat] if with_ability(CARDS[card], Ranged))
    bid = Raise(
        stones=chance.below(state.players[seat].stones + 1),
        shots=chance.some(shooters, chance.below(len(shooters) + 1)),
    )
    return replace(
        state,
        combat=replace(
            combat,
            quiet=with_seat(combat.quiet, seat, not chance.below(4)),
            bids=with_seat(combat.bids, seat, chance.pick((None, bid))),
        ),
    )


def _with_other_orders(state: State, seat: Seat, chance: Chance) -> State:
    """Let a seat have given other orders for windows; of its stops everybody knows."""
    if not ordered(state.options):
        return state
    cards = tuple(card for card in CARDS if may_be_ordered(state.options, card))
    orders = replace(
        state.orders[seat],
        bold=bool(chance.below(2)),
        otherwise=chance.some(cards, chance.below(4)),
        settle=bool(chance.below(2)),
    )
    return replace(state, orders=with_seat(state.orders, seat, orders))


def _with_other_answers(state: State, others: Iterable[Seat], chance: Chance) -> State:
    """Draw sealed answers anew."""
    for seat in others:
        if state.askings and state.askings[-1].answers[seat] is not None:
            *below, top = state.askings
            open_again = replace(top, answers=with_seat(top.answers, seat, None))
            state = replace(state, askings=(*below, open_again))
            decision = decision_of(open_again, seat)
            part, view = PART_OF[top.kind], view_of(state, seat)
            answer = part.forced(view, decision) or part.sample(view, decision, chance)
            state = replace(state, askings=(*below, replace(top, answers=with_seat(top.answers, seat, answer))))
    return state
