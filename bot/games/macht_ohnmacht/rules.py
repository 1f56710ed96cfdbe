"""Macht & Ohnmacht as a `Game`, with all its parts."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from bot.games.chance import Chance
from bot.games.contract import Event, Feat, Lesson, Nothing, OrdersAhead, Seat, Settings, Step, Types
from bot.games.forms import Draft
from bot.games.macht_ohnmacht import invariants, resampling
from bot.games.macht_ohnmacht.answers import BID, MARKER, OCCUPY, REBELLION, RETREAT, SERPENT, TURN, Table
from bot.games.macht_ohnmacht.board import events
from bot.games.macht_ohnmacht.board.actions import (
    Action,
    Answer,
    Bid,
    EndTurn,
    GiveUp,
    LeaveUnused,
    LetPass,
    StandingOrders,
    StayOut,
)
from bot.games.macht_ohnmacht.board.data import MAP, TILES
from bot.games.macht_ohnmacht.board.decisions import open_decisions
from bot.games.macht_ohnmacht.board.events import GameEvent
from bot.games.macht_ohnmacht.board.state import Options, State
from bot.games.macht_ohnmacht.board.views import View, view_of
from bot.games.macht_ohnmacht.lesson import MachtOhnmachtLesson
from bot.games.macht_ohnmacht.standing_orders import QUESTIONNAIRE, ordered_answer, standing_question_of
from bot.games.macht_ohnmacht.worlds import world
from bot.games.parts import GameOfParts, Part


class MachtOhnmacht(GameOfParts[Options, Nothing, State, View, Answer, Draft, StandingOrders, GameEvent]):
    """The rules of Macht & Ohnmacht for two players.

    Every match ends (rule 8.3): each cycle brings somebody a victory point, so that somebody has twelve after 23 cycles
    at the latest, and equal totals play on only as often as the data allow. No cycle goes on for ever, since every turn
    takes a cube from the hourglass, a tile from the display or a piece from a reserve.
    """

    key: ClassVar[str] = "macht_ohnmacht"
    seats: ClassVar[range] = range(2, 3)
    version: ClassVar[int] = 1
    data_version: ClassVar[str] = f"{MAP.version}+{TILES.version}"
    types: ClassVar[Types] = Types(
        options=Options,
        state=State,
        view=View,
        action=Action,
        draft=Draft,
        plan=StandingOrders,
        event=GameEvent,
    )
    settings = Settings(
        groups={
            "setup": ("tile_mix",),
            "play": ("serpent_vs_lightning", "serpent_vs_recruit", "second_action_optional"),
            "end": ("first_player_count", "both_reach_goal"),
        },
        presets={
            "rulebook": {},
            "first": {"serpent_vs_lightning": "false", "serpent_vs_recruit": "false"},
            "expert": {"second_action_optional": "false", "both_reach_goal": "continue"},
        },
    )
    parts: ClassVar[Mapping[str, Part[View, Any, Table]]] = {
        "turn": TURN,
        "bid": BID,
        "rebellion": REBELLION,
        "marker": MARKER,
        "serpent": SERPENT,
        "retreat": RETREAT,
        "occupy": OCCUPY,
    }
    questionnaire = QUESTIONNAIRE
    lesson: ClassVar[Lesson | None] = MachtOhnmachtLesson()
    orders_ahead = OrdersAhead(question=standing_question_of, answer=ordered_answer)
    table = Table
    take_out = staticmethod(Table.leave)
    waiting_on = staticmethod(open_decisions)
    view = staticmethod(view_of)
    imagine = staticmethod(resampling.imagine)
    world = staticmethod(world)
    violations = staticmethod(invariants.violations)
    climaxes: ClassVar[frozenset[type[Event]]] = frozenset({events.AuctionDecided, events.CycleEnded})
    takebacks: ClassVar[frozenset[type[Event]]] = frozenset(
        (
            *(events.TileTaken, events.PiecePlaced, events.Recruited, events.TurnEnded, events.TurnBegun),
            *(events.Reinforced, events.BonusPlayed, events.PiecesMoved, events.TileRecruited),
            *(events.MovedIn, events.StayedOut, events.PiecesRemoved, events.MarkerChanged, events.EffectUnused),
        )
    )

    def gives_up(self, action: Answer) -> bool:
        return action == Bid(0) or isinstance(action, EndTurn | LeaveUnused | LetPass | GiveUp | StayOut)

    def side(self, state: State, seat: Seat) -> str:
        return state.board.players[seat].colour

    def feats(self, event: Event) -> Iterable[Feat]:
        """Tell of overthrows, by the attack, and of cycles, by the regions that were kept active to the end."""
        if isinstance(event, events.Overthrown):
            yield event.seat, "overthrow", event.sum.attack
        elif isinstance(event, events.CycleEnded):
            yield from ((seat, "kept", len(regions)) for seat, regions in enumerate(event.active))

    def set_up(self, entries: tuple[Nothing, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        return Table.set_up(options, chance).step
