"""Invariants: what holds in every state that the rules can reach."""

from collections import Counter
from collections.abc import Iterator

from bot.games.contract import Seat
from bot.games.guardians.asking import STYLES
from bot.games.guardians.cards import CARDS
from bot.games.guardians.spaces import MOST_SHIELDS, limit_of, stacking_of
from bot.games.guardians.table import DISPUTED, HOMES, PLACES, Army, Place, Player, State, home_of, wing_of

SEATS = (0, 1)
_ARRANGED_LATER = frozenset({"retreat", "merge", "overflow", "spoils"})
"""While these are asked, a space may hold too much."""


def violations(state: State) -> tuple[str, ...]:
    """List the invariants that a state breaks; empty for every table that can come about by the rules."""
    if len(state.grounds) != len(DISPUTED):
        return ("a space is lost",)
    return (*_cards(state), *_players(state), *_armies(state), *_course(state), *_combat(state))


def cards_of(state: State, seat: Seat) -> Iterator[str]:
    """Give every card of a seat's deck, wherever it is; what lies outside the deck does not count."""
    player, armies = state.players[seat], [army for army in state.armies if army.owner == seat]
    yield from (*player.deck, *player.drawn, *player.pen, *player.depot, *player.discard, *player.accessories)
    for pile in (*(one.below for one in player.strongholds), *((*one.creatures, *one.items) for one in armies)):
        yield from pile
    single = [
        None if player.dominance_is_discard else player.dominance,
        *(one.upgrade for one in player.strongholds),
        *(one.downgrade for one in state.players[1 - seat].strongholds),
        *(army.shield for army in armies),
        *(ground.terrain for ground in state.grounds if ground.owner == seat),
    ]
    yield from (card for card in single if card is not None)
    if state.combat is not None:
        field = state.combat.field
        yield from (*state.combat.creatures[seat], *state.combat.items[seat], *field.bribes[1 - seat])
        yield from (one.card for one in field.fighters if one.owner == seat and one.role != "guardian")


def _cards(state: State) -> Iterator[str]:
    for seat in SEATS:
        there, listed = Counter(cards_of(state, seat)), Counter(dict(state.players[seat].deck_list.cards))
        if there != listed:
            more, fewer = sorted((there - listed).elements()), sorted((listed - there).elements())
            yield f"seat {seat} has too many of {more} and misses {fewer}"


def _players(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {broken}" for broken in _of_player(player))


def _of_player(player: Player) -> Iterator[str]:
    if player.stones < 0:
        yield "there is no such thing as less than no stone"
    if any(CARDS[card].double_backed for card in player.pen):
        yield "a card with a double border is in the pen"
    if not all(CARDS[card].double_backed for card in player.depot):
        yield "a card with a single border is in the depot"
    for pile in (player.drawn, player.pen, player.depot, *(one.below for one in player.strongholds)):
        if list(pile) != sorted(pile):
            yield "cards that lie together are not in order"
    if not all(CARDS[card].is_creature for one in player.strongholds for card in one.below):
        yield "below a stronghold lies what is no creature"
    if any(Counter(one.shown) - Counter(one.below) for one in player.strongholds):
        yield "a creature has channelled that is not below its stronghold"
    if any(one.ruined and (one.below or one.upgrade or one.downgrade) for one in player.strongholds):
        yield "something lies below or beside ruins"
    if player.dominance_is_discard and player.dominance not in player.discard:
        yield "the dominance card is not in the discard pile"
    if player.shields_lost < 0:
        yield "fewer than no shields are lost"


def _armies(state: State) -> Iterator[str]:
    armies = state.armies
    if list(armies) != sorted(armies, key=lambda one: (PLACES.index(one.place), one.owner)):
        yield "armies are out of order"
    if len({(army.place, army.owner) for army in armies}) < len(armies):
        yield "a player has two armies on one space"
    fighting = state.combat is not None or any(asking.kind in _ARRANGED_LATER for asking in state.askings)
    for army in armies:
        contested = state.combat is not None and army.place == state.combat.field.place
        yield from (f"{army.owner} on {army.place}: {broken}" for broken in _of_army(state, army, contested))
    crowded = {army.place for army in armies if sum(one.place == army.place for one in armies) > 1}
    if crowded and not fighting:
        yield "two armies stand on one space in peace"
    if not fighting and state.outcome is None:
        for place in PLACES:
            if weight_at(state, place) > limit_of(state.grounds, armies, place):
                yield f"{place} holds too much"
    for seat in SEATS:
        shields = [army.shield for army in armies if army.owner == seat and army.shield]
        if sum(CARDS[shield].type == "standard_bearer" for shield in shields) > 1:
            yield f"seat {seat} has two standard bearers"


def weight_at(state: State, place: Place) -> int:
    """Add up the stacking vitality on a space, above and below."""
    weight = sum(stacking_of(army.creatures, army.items) for army in state.armies if army.place == place)
    home = home_of(place)
    if home is not None:
        weight += stacking_of(state.players[home].strongholds[wing_of(place)].below, ())
    return weight


def _of_army(state: State, army: Army, contested: bool) -> Iterator[str]:
    if Counter(army.known) - Counter((*army.creatures, *army.items)):
        yield "cards are known that are not there"
    if not all(CARDS[card].is_creature for card in army.creatures):
        yield "what is no creature stands among the creatures"
    if not all(CARDS[card].type == "item_creature" for card in army.items):
        yield "what is no creature item lies among the items"
    if army.shield is not None and not CARDS[army.shield].is_shield:
        yield "what is no shield covers it"
    if contested or state.outcome is not None:
        return
    if not army.creatures:
        yield "there is no creature"
    if len(army.items) > len(army.creatures):
        yield "there are more items than creatures"
    if army.shield is None and army.place not in HOMES[army.owner]:
        yield "creatures are away from home without a shield"


def _course(state: State) -> Iterator[str]:
    over = state.phase == "over"
    if over != (state.outcome is not None):
        yield "it is over when there is an outcome"
    if over == bool(state.askings):
        yield "somebody is asked as long as it is not over"
    if any(not asking.seats or not set(asking.seats) <= set(SEATS) for asking in state.askings):
        yield "nobody is asked"
    numbers = [asking.number for asking in state.askings]
    if numbers != sorted(set(numbers)) or any(number > state.asked for number in numbers):
        yield "questions are out of order"
    for asking in state.askings:
        answered = [seat for seat in SEATS if asking.answers[seat] is not None]
        style = STYLES[asking.kind]
        if not set(answered) < set(asking.seats):
            yield "all answers are in and nothing has happened"
        if answered and not (style.sealed or style.window):
            yield "an open answer is kept"
    if not over and max(player.shields_lost for player in state.players) >= MOST_SHIELDS:
        yield "five shields are lost and nobody has won"
    if state.turn < 1 or not {state.first, state.active} <= {0, 1, None}:
        yield "there is no turn, or nobody's turn"


def _combat(state: State) -> Iterator[str]:
    if state.combat is None:
        return
    field = state.combat.field
    numbers = [fighter.number for fighter in field.fighters]
    if len(set(numbers)) < len(numbers):
        yield "two fighters have one number"
    for seat in SEATS:
        if field.stones[seat] != state.players[seat].stones:
            yield f"the battlefield miscounts the stones of seat {seat}"
        if field.depots[seat] != len(state.players[seat].depot):
            yield f"the battlefield miscounts the depot of seat {seat}"
        if field.hands[seat] != len(state.combat.creatures[seat]) + len(state.combat.items[seat]):
            yield f"the battlefield miscounts the hand of seat {seat}"
        for cards in (state.combat.creatures[seat], state.combat.items[seat]):
            if list(cards) != sorted(cards):
                yield "a combat hand is not in order"
