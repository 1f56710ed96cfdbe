"""Worlds: states that a seat may take the table for, drawn from its view alone; and how hidden cards are dealt anew."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.verraeter.cards import clockwise, in_hand_order
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.state import ROLES, Land, Player, Role, State, SupplyCard
from bot.games.verraeter.views import DRAFTING, PlayerView, View


def world(view: View, chance: Chance) -> State:
    """Draw a state from a view: every way to deal the hidden cards that fits what the seat remembers is equally likely.

    What the choices of others may hint at does not count. Those who have left stand in the order of their seats.
    """
    seats = range(len(view.players))
    first = next(seat for seat in seats if view.players[seat].first)
    removed, roles = _drafted(view, first, chance)
    hands, pile = _dealt(view, chance)
    return State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        first=first,
        strategist=next(seat for seat in seats if view.players[seat].strategist),
        turn=next((seat for seat in seats if view.players[seat].to_act), first),
        lands=tuple(Land(kind=land.kind, family=land.family, building=land.building) for land in view.lands),
        players=tuple(
            Player(family=player.family, hand=hand, score=player.score, role=role, played=player.played)
            for player, hand, role in zip(view.players, hands, roles, strict=True)
        ),
        pile=pile,
        removed=removed,
        border=view.border,
        conflict=view.conflict,
        built=next((place for place, land in enumerate(view.lands) if land.change == "built"), None),
        left=tuple(seat for seat in seats if view.players[seat].left),
        final=tuple(player.final for player in view.players if player.final is not None),
        outcome=view.outcome,
    )


def _drafted(view: View, first: Seat, chance: Chance) -> tuple[Role | None, list[Role | None]]:
    """Give the action card that lies aside, and each seat's."""
    roles: list[Role | None] = [None] * len(view.players)
    if view.phase not in DRAFTING:
        return None, roles
    own = None if view.seat is None else view.players[view.seat].role
    removed, *taken = draft_anew(view.offered, own, chance)
    for seat, role in zip(clockwise(first, len(roles)), taken, strict=False):
        if view.players[seat].role_taken:
            roles[seat] = role
    return removed, roles


def draft_anew(offered: Sequence[Role], own: Role | None, chance: Chance) -> tuple[Role, ...]:
    """Deal a draft anew: put aside, taken by each in turn, left over.

    A seat that was offered cards knows that the others are the one put aside and those of the seats before it, and
    that the seats after it choose from what it has passed on. Nothing is `offered` to the public, and to a seat whose
    turn has not come.
    """
    before = chance.shuffled(role for role in ROLES if role not in offered)
    after = chance.shuffled(role for role in offered if role != own)
    return (*before, *after) if own is None else (*before, own, *after)


def _dealt(view: View, chance: Chance) -> tuple[list[tuple[SupplyCard, ...]], tuple[SupplyCard, ...]]:
    """Give each seat's hand, and the pile."""
    values = list(CARDS.deck)
    for value in (value for player in view.players for value in player.played or ()):
        values.remove(value)
    cards = [SupplyCard(value, shown) for value, shown in zip(values, view.shown, strict=True)]
    hands = [[SupplyCard(value) for value in player.start_cards] for player in view.players]
    for card in (card for hand in hands for card in hand):
        cards.remove(card)
    if view.seat is not None:
        hands[view.seat] += _drawn_cards(view, view.players[view.seat], cards)
    hidden = sorted(
        (when, seat) for seat, player in enumerate(view.players) if seat != view.seat for when in player.draws
    )
    dealt, pile = deal_anew(cards, [when for when, _ in hidden], chance)
    for (_, seat), card in zip(hidden, dealt, strict=True):
        hands[seat].append(card)
    return [in_hand_order(hand) for hand in hands], chance.shuffled(pile)


def _drawn_cards(view: View, own: PlayerView, cards: list[SupplyCard]) -> Iterator[SupplyCard]:
    """Take the cards that a seat has drawn out of all that are hidden: of each value the copies shown last."""
    values = list(view.hand)
    for value in own.start_cards:
        values.remove(value)
    for when, value in sorted(zip(own.draws, values, strict=True)):
        card = max((card for card in cards if card.value == value and card.shown <= when), key=lambda card: card.shown)
        cards.remove(card)
        yield SupplyCard(value, card.shown, when)


def deal_anew(
    cards: Iterable[SupplyCard], draws: Sequence[int], chance: Chance
) -> tuple[list[SupplyCard], list[SupplyCard]]:
    """Deal hidden supply cards to places in hands, given by the round in which each was drawn, in ascending order.

    Returns the cards for the places, and those that are left for the pile. A card that was drawn in round r had lain
    in the pile then. So it can be any card that has not been shown since; cards shown later were somewhere else.
    Places drawn earlier have fewer candidates, and each candidate of theirs fits the later places as well; so no place
    stays empty, and every deal is equally likely.
    """
    pile = [SupplyCard(card.value, card.shown) for card in cards]
    dealt = []
    for drawn in draws:
        card = chance.pick([card for card in pile if card.shown <= drawn])
        pile.remove(card)
        dealt.append(SupplyCard(card.value, card.shown, drawn))
    return dealt, pile
