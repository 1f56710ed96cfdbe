"""What a player of Power believes: how likely he wins, and whom the others are about to attack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from typing import Final

import msgspec

from bot.games.contract import Seat
from bot.games.hints import Belief, Reason
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
ROUNDS: Final = 2
"""So many rounds are played on before a table is judged."""
LONGEST: Final = 20
"""So many rounds are taken to be left where no limit says how many."""
SHARPNESS: Final = 7.0
CALMING: Final = 4.0
"""Who is twice as strong wins 2 ** (`SHARPNESS` / (1 + rounds left / `CALMING`)) times as often; fitted to matches."""


def belief(player: ComputerPlayer, view: View, seat: Seat, meter: Meter, chance: QuickChance) -> Belief:
    """Play some rounds on, with sheets of level 1 for everybody, and judge by strength then."""
    tally = Tally()
    seen = without_sheets_of_others(view)
    nobody = tuple(msgspec.structs.replace(one, sheet=None) for one in seen.players)
    for _ in looks(meter):
        state = msgspec.structs.replace(seen, players=nobody)
        attacked: set[tuple[Seat, Place]] = set()
        while state.outcome is None and state.round < view.round + ROUNDS:
            now = state.round
            for decision in GAME.waiting_on(state):
                action = player.nearly_greedy(GAME.view(state, decision.seat), decision, chance)
                state = GAME.advance(state, decision, action, chance)
            if now == view.round and view.phase == "orders":
                attacked |= set(_attacks(view, state, seat))
        tally.add(
            likely(state, seat),
            [
                Reason("power-belief-attack", {"name": rival, "place": place, "percent": 100})
                for rival, place in sorted(attacked)
            ],
        )
    return tally.belief()


def standing(player: ComputerPlayer, state: State, chance: QuickChance) -> Sequence[float]:
    """Play some rounds on, with sheets of level 1 for everybody who has sealed none, and judge by strength then."""
    last = state.round + ROUNDS
    while state.outcome is None and state.round < last:
        for decision in GAME.waiting_on(state):
            if not decision.answered:
                action = player.nearly_greedy(GAME.view(state, decision.seat), decision, chance)
                state = GAME.advance(state, decision, action, chance)
    return [likely(state, seat) for seat in range(len(state.players))]


def likely(state: State, seat: Seat) -> float:
    """Tell how likely a seat wins, by the strength of all and the rounds that are left."""
    if state.outcome is not None:
        return (seat in state.outcome.winners) / max(1, len(state.outcome.winners))
    strengths = strengths_of(state)
    rounds = GAME.view(state, None).rounds
    return _share({one: strengths[one] for one in playing(state.players)}, seat, state.round, rounds)


def likely_after(view: View, seat: Seat, gained: float) -> float:
    """Tell how likely a seat wins if it gains so much strength in this round, and the others lose as much."""
    strengths = {one: float(player.strength) for one, player in enumerate(view.players) if player.fell is None}
    others = sum(strengths.values()) - strengths[seat]
    kept = max(0.0, 1 - gained / others) if others else 0.0
    after = {one: strength * kept for one, strength in strengths.items()}
    after[seat] = max(0.0, strengths[seat] + gained)
    return _share(after, seat, view.round + 1, view.rounds)


def _share(strengths: Mapping[Seat, float], seat: Seat, round_: int, rounds: int | None) -> float:
    """Divide a win among those who play on, by their strengths at the beginning of a round."""
    left = LONGEST if rounds is None else rounds - round_ + 1
    sharpness = SHARPNESS / (1 + left / CALMING)
    shares = {one: exp(sharpness * log(1 + strength)) for one, strength in strengths.items()}
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
