"""What a player of Power believes: how likely he wins, and whom the others are about to attack."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import exp, log
from typing import Final

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision, Seat
from bot.games.hints import Belief, Reason
from bot.games.power.board.actions import Action
from bot.games.power.board.data import HQ
from bot.games.power.board.seats import playing, strengths_of
from bot.games.power.board.state import Place, State
from bot.games.power.board.views import View
from bot.games.power.rules import Power
from bot.games.power.worlds import without_sheets_of_others
from bot.players.beliefs import Tally, looks
from bot.players.budget import Meter
from bot.players.computer_player import ComputerPlayer
from bot.players.quick_chance import QuickChance

GAME: Final = Power()
SHARPNESS: Final = 4.0
"""Who is twice as strong wins 2 ** `SHARPNESS` times as often; fitted to matches of level 2."""


def belief(player: ComputerPlayer, view: View, seat: Seat, meter: Meter, chance: QuickChance) -> Belief:
    """Judge by strength as it is, which tells better who wins than a table that others have played on.

    Whom the others attack is what comes of sheets of level 1 for everybody.
    """
    tally = Tally()
    seen = without_sheets_of_others(view)
    nobody = tuple(msgspec.structs.replace(one, sheet=None) for one in seen.players)
    chances = likely(seen, seat)
    for _ in looks(meter):
        state = msgspec.structs.replace(seen, players=nobody)
        attacked: set[tuple[Seat, Place]] = set()
        if view.phase == "orders":
            state = round_played(state, partial(player.nearly_greedy, chance=chance), chance)
            attacked.update(_attacks(view, state, seat))
        tally.add(
            chances,
            [
                Reason("power-belief-attack", {"name": rival, "place": place, "percent": 100})
                for rival, place in sorted(attacked)
            ],
        )
    return tally.belief()


def round_played(state: State, answer: Callable[[View, Decision], Action], chance: Chance) -> State:
    """Play a round out, in which whatever is asked is answered in one way."""
    begun = state.round
    while state.outcome is None and state.round == begun:
        for decision in GAME.waiting_on(state):
            state = GAME.advance(state, decision, answer(GAME.view(state, decision.seat), decision), chance)
    return state


def likely(state: State, seat: Seat) -> float:
    """Tell how likely a seat wins, by the strength of all."""
    if state.outcome is not None:
        return (seat in state.outcome.winners) / max(1, len(state.outcome.winners))
    strengths = strengths_of(state)
    return _share({one: strengths[one] for one in playing(state.players)}, seat)


def likely_after(view: View, seat: Seat, gained: float) -> float:
    """Tell how likely a seat wins if it gains so much strength in this round, and the others lose as much."""
    strengths = {one: float(player.strength) for one, player in enumerate(view.players) if player.fell is None}
    others = sum(strengths.values()) - strengths[seat]
    kept = max(0.0, 1 - gained / others) if others else 0.0
    after = {one: strength * kept for one, strength in strengths.items()}
    after[seat] = max(0.0, strengths[seat] + gained)
    return _share(after, seat)


def _share(strengths: Mapping[Seat, float], seat: Seat) -> float:
    """Divide a win among those who play on, by their strengths."""
    shares = {one: exp(SHARPNESS * log(1 + strength)) for one, strength in strengths.items()}
    return shares.get(seat, 0.0) / sum(shares.values())


def _attacks(view: View, state: State, seat: Seat) -> Iterator[tuple[Seat, Place]]:
    """Say where others have moved against what stands on the board of a view as the seat's, its headquarters too."""
    assert state.report is not None
    own = view.players[seat].armies
    held = {here.place for here in view.places if any(force.army in own for force in here.forces)}
    held |= {HQ[army.colour] for army in view.armies if army.owner == seat and army.standing}
    owners = {army.colour: army.owner for army in view.armies}
    for move in state.report.moves:
        owner = owners[move.army]
        if move.target in held and owner is not None and owner != seat:
            yield owner, move.target
