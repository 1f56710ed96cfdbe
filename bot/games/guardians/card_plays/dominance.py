"""The dominance cards of a turn: turned up until they differ, and exchanged by cards (rule 5.1)."""

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.games.guardians.abilities import Initiative
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.table import DominanceShown, FirstNamed, Table, without


def show_dominance(table: Table) -> None:
    """Turn the dominance cards of both seats up until they differ; they may be answered then."""
    _turn_up(table, 0, 1)


def replace_cards(table: Table, seats: Iterable[Seat]) -> None:
    """Discard the dominance cards of some seats and turn the next ones up."""
    for seat in (seats := tuple(seats)):
        player = table.player(seat)
        if player.dominance is not None and not player.dominance_is_discard:
            table.bury(seat, (player.dominance,))
    _turn_up(table, *seats)


def take_card(table: Table, seat: Seat, card: CardId) -> None:
    """Let a seat take its dominance card into its storage hand and leave a played card in its place.

    A card that was only shown from the discard pile stays there (FAQ); then nothing happens.
    """
    player = table.player(seat)
    if player.dominance is None or player.dominance_is_discard:
        return
    pile = "depot" if CARDS[player.dominance].double_backed else "pen"
    table.change_player(
        seat,
        discard=without(player.discard, card),
        dominance=card,
        number=CARDS[card].dominance or 0,
        **{pile: tuple(sorted((*getattr(player, pile), player.dominance)))},
    )
    _turn_up(table)


def _turn_up(table: Table, *seats: Seat) -> None:
    """Turn up the next card for some seats; while the numbers are equal, for both, the old ones under their decks.

    Numbers that stay equal all through the decks are decided by lot, as nobody could ever move.
    """
    for seat in seats:
        _turn_up_one(table, seat)
    tries = 2 + max(len(player.deck) for player in table.state.players)
    while not _tell_dominance(table) and tries:
        tries -= 1
        for seat, player in enumerate(table.state.players):
            if player.dominance is not None and not player.dominance_is_discard:
                table.change_player(seat, deck=(*player.deck, player.dominance), dominance=None)
            _turn_up_one(table, seat)
    name_first(table)
    table.change(upcards_shown=True)


def _turn_up_one(table: Table, seat: Seat) -> None:
    player = table.player(seat)
    shown: CardId | None = None
    if player.deck:
        shown = player.deck[0]
    elif player.discard:
        shown = table.chance.pick(player.discard)
    table.change_player(
        seat,
        deck=player.deck[1:],
        dominance=shown,
        dominance_is_discard=shown is not None and not player.deck,
        number=0 if shown is None else CARDS[shown].dominance or 0,
    )


def _tell_dominance(table: Table) -> bool:
    """Tell what lies there now, and whether one is higher."""
    first, second = table.state.players
    tie = first.number == second.number
    table.tell(
        DominanceShown(
            cards=(first.dominance, second.dominance),
            numbers=(first.number, second.number),
            from_discard=(first.dominance_is_discard, second.dominance_is_discard),
            tie=tie,
        )
    )
    return not tie


def name_first(table: Table) -> None:
    """Name the seat that acts first: by a card, else by the higher number, else by lot."""
    state = table.state
    by_card = [one for one in state.lasting if isinstance(one.ability, Initiative)]
    numbers = [player.number for player in state.players]
    if len({one.seat for one in by_card}) == 1:
        first, card = by_card[0].seat, by_card[0].card
    else:
        first, card = int(numbers[1] > numbers[0]) if numbers[0] != numbers[1] else table.chance.below(2), None
    if first != state.first:
        table.change(first=first)
        table.tell(FirstNamed(seat=first, card=card))
