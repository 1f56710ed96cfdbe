"""Carrying answers out: what follows from what."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision, IllegalAction, Outcome, Problem, Seat
from bot.games.power.adjudication import Round
from bot.games.power.board.data import BOARD, HQ, in_order
from bot.games.power.board.events import (
    BootyTaken,
    GameEvent,
    MatchEnded,
    PlayerLeft,
    RoundBegun,
    SheetKept,
    SheetReopened,
    SheetSealed,
    TableSet,
)
from bot.games.power.board.seats import (
    flags_of,
    in_reading_order,
    next_referee,
    round_limit,
    strengths_of,
    take_corners,
)
from bot.games.power.board.state import (
    COLOURS,
    Army,
    Booty,
    Colour,
    Ending,
    Entry,
    Options,
    Order,
    Place,
    Player,
    Stack,
    State,
)
from bot.games.table import TableInPlay

STANDSTILL: Final = 3
"""Rounds in a row in which nobody carries an order out, after which a match without a limit is counted (rule 9.7)."""


def open_decisions(state: State) -> tuple[Decision, ...]:
    """List what is asked: the sheets of all who play, or who gets which booty."""
    if state.phase == "orders":
        answered = [player.sheet is not None if player.plays else None for player in state.players]
        return _sheets_of(state.round, tuple(answered))
    return tuple(
        Decision(id=f"{state.round}.booty.{booty.place.lower()}", seat=booty.seat, kind="booty", pace="answer")
        for booty in state.booty
    )


@lru_cache(maxsize=4096)
def _sheets_of(round_number: int, answered: tuple[bool | None, ...]) -> tuple[Decision, ...]:
    """Ask for the sheets of a round; `answered` tells of each seat whether its sheet is in, None: it does not play."""
    return tuple([_sheet_of(round_number, seat, sealed) for seat, sealed in enumerate(answered) if sealed is not None])


@lru_cache(maxsize=512)
def _sheet_of(round_number: int, seat: Seat, answered: bool) -> Decision:
    return Decision(id=f"{round_number}.orders.{seat}", seat=seat, kind="orders", sealed=True, answered=answered)


class Table(TableInPlay[State, GameEvent]):
    """A match of Power while one answer is carried out; use it as `TableInPlay` says. Legality is not checked.

    Each public method goes on until a seat has to be asked, or the match is over.
    """

    @classmethod
    def set_up(cls, entries: tuple[Entry, ...], options: Options, chance: Chance) -> "Table":
        """Give out the corners, draw the first referee, set the armies up and begin the first round."""
        corners = take_corners(entries, options)
        owners = {colour: seat for seat, armies in enumerate(corners) for colour in armies}
        state = State(
            options=options,
            phase="orders",
            round=0,
            referee=chance.below(len(entries)),
            players=tuple(
                Player(armies=armies, wish=entry.corner) for armies, entry in zip(corners, entries, strict=True)
            ),
            armies=tuple(Army(owner=owners.get(colour), flag=colour) for colour in COLOURS),
            board=tuple(Stack(HQ[colour], colour, in_order(BOARD.start)) for colour in COLOURS),
        )
        table = cls(state, chance)
        table.tell(
            TableSet(
                armies=corners,
                wishes=tuple(entry.corner for entry in entries),
                denied=tuple(seat for seat, entry in enumerate(entries) if entry.corner not in {"", corners[seat][0]}),
                mercenary=next((colour for colour in COLOURS if colour not in owners), None),
                referee=state.referee,
            )
        )
        table._begin_round()
        return table

    def seal(self, seat: Seat, orders: tuple[Order, ...]) -> None:
        """Keep a sheet, in the place of an earlier one (rule 9.1).

        When all are in, the round is resolved (phases 1 to 6).
        """
        first = self.state.players[seat].sheet is None
        self.tell(*([SheetSealed(seat=seat)] if first else ()), SheetKept(audience=seat, orders=orders))
        self._player(seat, sheet=orders)
        self._resolve_if_all_are_in()

    def reopen(self, seat: Seat) -> None:
        """Take a sealed sheet out again; its seat is asked anew."""
        self._player(seat, sheet=None)
        self.tell(SheetReopened(seat=seat))

    def take_booty(self, place: Place, army: Colour) -> None:
        """Put captured pieces into the reserve of `army`; when no booty is left, go on with the round."""
        self._put(next(booty for booty in self.state.booty if booty.place == place), army)
        if not self.state.booty:
            rest = Round(self.state)
            rest.go_on()
            self._after_round(rest)

    def _put(self, booty: Booty, army: Colour) -> None:
        state = self.state
        number = COLOURS.index(army)
        reserve = in_order((*state.armies[number].reserve, *booty.pieces))
        armies = list(state.armies)
        armies[number] = msgspec.structs.replace(armies[number], reserve=reserve)
        assert state.report is not None
        fights = tuple(
            msgspec.structs.replace(fight, booty=army) if fight.place == booty.place else fight
            for fight in state.report.fights
        )
        self.change(
            armies=tuple(armies),
            booty=tuple(other for other in state.booty if other != booty),
            report=msgspec.structs.replace(state.report, fights=fights),
        )
        self.tell(BootyTaken(seat=booty.seat, place=booty.place, pieces=booty.pieces, army=army))

    def leave(self, seat: Seat) -> None:
        """Take a resigned seat out: its pieces leave the game and its territories are neutral (rule 9.6).

        The flags that it has taken leave the game with it. The last one who stays has won, with the booty that he has
        yet to put away: as if the clock had done it. Raises IllegalAction if the seat has left already.
        """
        state = self.state
        if state.players[seat].left:
            raise IllegalAction(Problem("power-problem-has-left"))
        gone = set(state.players[seat].armies)
        armies = tuple(
            msgspec.structs.replace(
                army,
                flag=None if army.flag in gone else army.flag,
                reserve=() if colour in gone else army.reserve,
                power=0 if colour in gone else army.power,
            )
            for colour, army in zip(COLOURS, state.armies, strict=True)
        )
        self.change(
            armies=armies,
            board=tuple(stack for stack in state.board if stack.army not in gone),
            booty=tuple(booty for booty in state.booty if booty.seat != seat),
        )
        self.tell(PlayerLeft(seat=seat, armies=state.players[seat].armies))
        self._player(seat, left=True, sheet=None)
        if not state.players[seat].plays:
            return
        self._player(seat, resigned=state.round)
        reading = in_reading_order(self.state.players, seat)
        if len(reading) < 2:
            for booty in self.state.booty:
                self._put(booty, self.state.players[booty.seat].armies[0])
            self._end("resigned")
            return
        if self.state.referee == seat:
            self.change(referee=next_referee(reading, seat))
        self._resolve_if_all_are_in()

    def _begin_round(self) -> None:
        state = self.state
        limit = round_limit(state.options)
        self.change(phase="orders", round=state.round + 1)
        last = limit == state.round + 1
        self.tell(RoundBegun(round=state.round + 1, rounds=limit, last=last, referee=state.referee))

    def _resolve_if_all_are_in(self) -> None:
        if self.state.phase == "orders" and not any(player.writes for player in self.state.players):
            resolved = Round(self.state)
            resolved.resolve()
            self._after_round(resolved)

    def _after_round(self, resolved: Round) -> None:
        """Go on to the next round, unless somebody has to be asked or the match is over (rule 6.3)."""
        self.state = state = resolved.state
        self.events += resolved.events
        if state.phase == "booty":
            return
        still = in_reading_order(state.players, state.referee)
        limit = round_limit(state.options)
        if not still:
            self._end("nobody")
        elif len(still) == 1:
            self._end("flags")
        elif state.round == limit:
            self._end("rounds")
        elif limit is None and state.idle >= STANDSTILL:
            self._end("standstill")
        else:
            self.change(referee=next_referee(still, state.referee))
            self._begin_round()

    def _end(self, reason: Ending) -> None:
        """Count and rank (rule 6.4): how long they were in the game, strength, flags; equal ones share a place."""
        state = self.state
        strengths = strengths_of(state)
        flags = flags_of(state)
        places: dict[tuple[int, ...], list[Seat]] = {}
        for seat, player in enumerate(state.players):
            places.setdefault((*_out(player), -strengths[seat], -flags[seat]), []).append(seat)
        ranking = () if reason == "nobody" else tuple(tuple(places[place]) for place in sorted(places))
        self.tell(MatchEnded(reason=reason, ranking=ranking, strengths=strengths, flags=flags))
        players = tuple(msgspec.structs.replace(player, sheet=None) for player in state.players)
        self.change(
            phase="over", players=players, booty=(), outcome=Outcome(reason=reason, ranking=ranking, scores=strengths)
        )

    def _player(self, seat: Seat, **changes: Any) -> None:
        players = list(self.state.players)
        players[seat] = msgspec.structs.replace(players[seat], **changes)
        self.change(players=tuple(players))


def _out(player: Player) -> tuple[int, ...]:
    """Give a key by which players sort: who has stayed, who lost the last flag later, who resigned later (rule 9.6)."""
    if player.fell is not None:
        return 1, -player.fell
    return (2, -player.resigned) if player.left else (0, 0)
