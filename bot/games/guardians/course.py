"""The course of a match: answers come in, are carried out, and the table goes on until somebody is asked again."""

from typing import Final

from bot.games.chance import Chance
from bot.games.contract import Decision
from bot.games.guardians import card_plays as plays
from bot.games.guardians import combat
from bot.games.guardians.ahead import answer_ahead, remember_sheets
from bot.games.guardians.asking import decision_of
from bot.games.guardians.cards import CARDS, Deck
from bot.games.guardians.march import stand
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.spaces import tell_end
from bot.games.guardians.table import (
    DISPUTED,
    Ground,
    Options,
    Player,
    State,
    Stronghold,
    Table,
    TableSet,
)
from bot.games.guardians.turn import ask_upcards, begin_settlement, begin_turn, go_on_organising, go_on_settling, redraw

MOST_AHEAD: Final = 1000
"""So many questions are answered by orders one after the other; a long combat by sheets has thirty."""


def open_decisions(state: State) -> tuple[Decision, ...]:
    """List the open decisions: one for each seat that the question on top asks."""
    if not state.askings:
        return ()
    asking = state.askings[-1]
    return tuple([decision_of(asking, seat) for seat in asking.seats])


def set_up(decks: tuple[Deck, Deck], options: Options, chance: Chance) -> Table:
    """Put Guardians and strongholds out, shuffle the decks and begin the first turn (rule 2.4)."""
    first, second = (_player(deck, chance) for deck in decks)
    state = State(
        options=options,
        phase="organise",
        turn=0,
        players=(first, second),
        grounds=(Ground(),) * len(DISPUTED),
    )
    table = Table(state, chance)
    table.tell(
        TableSet(
            guardians=(first.guardian, second.guardian),
            strongholds=(decks[0].strongholds, decks[1].strongholds),
            decks=(len(first.deck), len(second.deck)),
            stones=(first.stones, second.stones),
        )
    )
    begin_turn(table)
    go_on(table)
    return table


def _player(deck: Deck, chance: Chance) -> Player:
    left, center, right = (Stronghold(card=card) for card in deck.strongholds)
    return Player(
        deck_list=deck,
        guardian=deck.guardian,
        strongholds=(left, center, right),
        stones=CARDS[deck.guardian].stones,
        deck=chance.shuffled(deck.pile),
    )


def go_on(table: Table) -> None:
    """Carry out what all have answered that were asked, and play on until somebody is asked or the match is over.

    The phases of a turn follow each other (rule 3).

    Raises RuntimeError if orders answer without end.
    """
    most = table.state.asked + MOST_AHEAD
    while table.state.outcome is None:
        if table.state.asked > most:
            raise RuntimeError("orders answer without end")
        if table.state.askings:
            answer_ahead(table)
            asking = table.state.askings[-1]
            if None in [asking.answers[seat] for seat in asking.seats]:
                return
            table.close()
            if asking.kind in ("sheet", "council"):
                remember_sheets(table, asking)
            if asking.kind != "organise" or not redraw(table, asking):
                PART_OF[asking.kind].resolve(table, asking)
        elif table.state.combat is not None:
            combat.go_on(table)
        elif table.state.phase == "organise":
            go_on_organising(table)
        elif table.state.phase == "movement":
            _go_on_moving(table)
        else:
            go_on_settling(table)
    table.change(askings=())  # a part may have asked on after the end
    if table.state.combat is not None and table.state.outcome.reason == "guardian":
        combat.show_sheets(table)
    tell_end(table)


def _go_on_moving(table: Table) -> None:
    """Show the dominance cards, then let the players turn their shields one after the other (rule 5.2)."""
    state = table.state
    if state.first is None:
        plays.show_dominance(table)
        return
    if state.upcards_shown:
        ask_upcards(table)
        return
    after = state.first if state.active is None else 1 - state.active
    due = {army.owner for army in state.armies if army.shield is not None and not army.turned}
    for seat in (after, 1 - after):
        if seat in due:
            table.change(active=seat)
            if table.state.resting[seat]:
                stand(table, seat)
            else:
                table.ask("march", seat)
            return
    table.change(resting=(False, False))
    begin_settlement(table)
