"""The adjudication of a round: from the sealed sheets to the board after it, phase by phase.

Nothing here draws lots or asks anybody. Only equal shares of booty interrupt a round; the rest of it is done when their
owner has answered.
"""

from typing import Any

import msgspec

from bot.games.contract import Problem, Seat, Value
from bot.games.power.adjudication.conflicts import break_ties, contested, fight, strike
from bot.games.power.adjudication.field import Field
from bot.games.power.adjudication.mercenaries import Clash, claim_of, clashes
from bot.games.power.adjudication.reading import TOO_MANY, Reader, commanded
from bot.games.power.adjudication.spoils import armies_in_game, captors, collect, pay_penalty, settle
from bot.games.power.board import events
from bot.games.power.board.movement import ways_of
from bot.games.power.board.seats import commands, counting, in_reading_order, shares
from bot.games.power.board.standing import standing_on
from bot.games.power.board.state import (
    COLOURS,
    Army,
    Booty,
    Colour,
    Launch,
    Move,
    Order,
    Phase,
    Piece,
    Place,
    Player,
    Report,
    RevealedSheet,
    Side,
    State,
    Strike,
    Verdict,
)


class Round:
    """A round in the making: the field, and the events on its way. Use it once, for `resolve` or `go_on`.

    `state` and `events` are what has come of it then: a state in the phase "booty" if somebody must be asked, else one
    from which the next round can begin. They tell nothing of the end of the match.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[events.GameEvent] = []
        self._field = Field.of_state(state)
        at_once = self._strike if state.options.missile_timing == "sequential" else None
        self._reader = Reader(self._field, ways_of(state.options), at_once)
        self._owners = {colour: army.owner for colour, army in zip(COLOURS, state.armies, strict=True)}
        self._flags = {colour: army.flag for colour, army in zip(COLOURS, state.armies, strict=True)}
        self._shares = shares(state)
        self._clashes: dict[tuple[Piece, Place], Clash] = {}
        self._strikes: list[Strike] = []
        self._conflicts: dict[Place, tuple[Side, ...]] = {}
        self._report = state.report or Report(round=state.round)
        self._players = list(state.players)
        self._noted: dict[str, Any] = {}
        self._changes: dict[str, Any] = {}

    def resolve(self) -> None:
        """Carry out the sealed sheets, up to the end of the round or to a question about booty."""
        self._report = Report(round=self.state.round)
        penalties = self._read()
        self.events += penalties
        timing = self.state.options.missile_timing
        if timing == "sequential":
            self._tell_strikes()
        before, moves = self._field.occupied(), tuple(self._reader.moves)
        self.events.append(events.OrdersExecuted(round=self.state.round, places=before, moves=moves))
        self._note(before=before, moves=moves)
        self._conflicts = contested(before, self._owners)
        if timing == "after_all_moves":
            self._strike()
            self._tell_strikes()
        self._break_ties()
        booty = self._fight()
        self._players = [msgspec.structs.replace(player, sheet=None) for player in self._players]
        self._changes["booty"] = booty
        if booty:
            self._write_down("booty")
        else:
            self.go_on()

    def go_on(self) -> None:
        """Collect Power and flags, when all fights and their booty are settled (phases 5 and 6)."""
        income = collect(
            self._field, self._owners, self._flags, headquarters_count=self.state.options.hq_counts_for_income
        )
        self._note(income=tuple(income.values()))
        if any(income.values()):
            paid = tuple(events.Income(army, territories) for army, territories in income.items() if territories)
            self.events.append(events.PowerCollected(income=paid))
        self._take_flags()
        self._write_down("orders")

    def _read(self) -> list[events.PenaltyPaid]:
        """Read all sheets aloud, wrong lines too (rule 9.3), and let pay who has carried nothing out (phase 2)."""
        state = self.state
        standing = armies_in_game(self._flags)
        reading = in_reading_order(state.players, state.referee)
        counted = {seat: self._counted(state.players[seat], standing) for seat in reading}
        self._find_clashes(counted)
        revealed = tuple([RevealedSheet(seat, self._verdicts(lines)) for seat, lines in counted.items()])
        self.events.append(events.SheetsRevealed(round=state.round, sheets=revealed))
        self._note(sheets=revealed)
        if self._clashes:
            told = tuple(clash.told for clash in self._clashes.values())
            self.events.append(events.MercenariesOrdered(orders=told))
        penalties = []
        acted = False
        for sheet in revealed:
            if any(verdict.reason is None for verdict in sheet.lines):
                acted = True
            elif state.options.penalty_all_illegal or not sheet.lines:
                armies = [army for army in state.players[sheet.seat].armies if self._flags[army] == army]
                penalties.append(pay_penalty(self._field, sheet.seat, armies, empty=not sheet.lines))
        self._changes["idle"] = 0 if acted else state.idle + 1
        return penalties

    def _counted(self, player: Player, standing: tuple[Colour, ...]) -> list[tuple[Order, Problem | None]]:
        """Say which lines of a sheet are too many, or not for armies that obey its writer."""
        obeying = commands(player.armies, self._shares[None], standing)
        sheet = player.sheet or ()
        counts = counting(player.armies, len(sheet))
        return [(order, commanded(order, obeying) if counts(order) else TOO_MANY) for order in sheet]

    def _find_clashes(self, counted: dict[Seat, list[tuple[Order, Problem | None]]]) -> None:
        mercenaries = self._shares[None]
        if mercenaries:
            valid = [(seat, [order for order, fault in lines if not fault]) for seat, lines in counted.items()]
            self._clashes = clashes(valid, mercenaries[0], self._field, ways_of(self.state.options), self.state.options)

    def _verdicts(self, lines: list[tuple[Order, Problem | None]]) -> tuple[Verdict, ...]:
        if self._clashes:
            return tuple([self._carry_out_shared(*line) for line in lines])
        carry_out = self._reader.carry_out
        return tuple([Verdict(order=order, reason=fault or carry_out(order)) for order, fault in lines])

    def _carry_out_shared(self, order: Order, fault: Problem | None) -> Verdict:
        """Carry out a line that may be about pieces which others have ordered about as well (rule 8.2)."""
        clash = None if fault else self._clash_about(order)
        if clash is None or not isinstance(order, Move | Launch):
            return Verdict(order=order, reason=fault or self._reader.carry_out(order))
        if not clash.needs:
            values: dict[str, Value] = {"piece": clash.piece, "place": clash.place, "pieces": clash.pieces}
            return Verdict(order=order, reason=Problem("power-problem-mercenaries-clash", values), cancelled=True)
        if clash.done[order.target] >= clash.needs[order.target]:
            return Verdict(order=order, joined=True)
        reason = self._reader.carry_out(order)
        if reason is None:
            clash.done[order.target] += 1
        return Verdict(order=order, reason=reason)

    def _clash_about(self, order: Order) -> Clash | None:
        claim = claim_of(order, self._shares[None][0], ways_of(self.state.options))
        return None if claim is None else self._clashes.get(claim)

    def _strike(self) -> None:
        if self._reader.launches:
            struck = strike(self._field, self._reader.launches)
            for each in struck:
                self._conflicts.pop(each.target, None)
            self._strikes += struck
            self._reader.launches.clear()

    def _tell_strikes(self) -> None:
        if self._strikes:
            strikes = tuple(self._strikes)
            self.events.append(events.MissilesStruck(strikes=strikes))
            self._note(strikes=strikes)

    def _break_ties(self) -> None:
        """Settle the ties before all other conflicts (phase 3); where a late missile strikes, none lasts."""
        ties = break_ties(self._field, self._conflicts, self._owners, into_reserve=self.state.options.bounce_to_reserve)
        self.events += [events.TieBroken(bounce=tie) for tie in ties if tie.back]
        if self.state.options.missile_timing == "after_ties":
            self._strike()
            self._tell_strikes()
        bounces = tuple([tie for tie in ties if tie.back or tie.place in self._conflicts])
        self.events += [events.StandOff(bounce=tie) for tie in bounces if not tie.back]
        self._note(bounces=bounces)

    def _fight(self) -> tuple[Booty, ...]:
        """Settle the other conflicts, all at once, and name the booty whose owner must be asked (phases 3 and 4)."""
        fights = fight(self._field, self._conflicts, self._shares)
        self._note(fights=fights)
        asked = []
        for each in fights:
            self.events.append(events.FightWon(fight=each))
            winner = each.sides[0].seat
            if each.booty is None and winner is not None:
                asked.append(Booty(seat=winner, place=each.place, pieces=each.captured))
        self.events += [events.BootyAsked(seat=booty.seat, place=booty.place, pieces=booty.pieces) for booty in asked]
        return tuple(asked)

    def _take_flags(self) -> None:
        fights = self._noted.get("fights", self._report.fights)
        won = None if self.state.options.empty_hq_capture else [each.place for each in fights]
        taken = captors(self._field, self._owners, self._flags, self._shares, won)
        if not taken:
            return
        falls = settle(self._field, self._flags, taken)
        self._note(falls=falls)
        self.events.append(events.FlagsTaken(falls=falls))
        standing = armies_in_game(self._flags)
        for seat, player in enumerate(self._players):
            if player.plays and not set(player.armies) & set(standing):
                self._players[seat] = msgspec.structs.replace(player, fell=self.state.round)
                self.events.append(events.PlayerEliminated(seat=seat))

    def _note(self, **facts: Any) -> None:
        """Note something for the report."""
        self._noted.update(facts)

    def _write_down(self, phase: Phase) -> None:
        """Bring the field, the report and all else that has changed into the state."""
        field = self._field
        armies = [
            Army(
                owner=self._owners[colour],
                flag=self._flags[colour],
                reserve=field.reserve(colour),
                power=field.power[colour],
            )
            for colour in COLOURS
        ]
        self.state = msgspec.structs.replace(
            self.state,
            phase=phase,
            players=tuple(self._players),
            armies=tuple(armies),
            board=standing_on(field.occupied()).board,
            report=msgspec.structs.replace(self._report, **self._noted),
            **self._changes,
        )
