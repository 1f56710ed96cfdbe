"""Verräter as a `Game`, with all its parts."""

from collections.abc import Iterable
from typing import ClassVar

from bot.games.chance import Chance
from bot.games.contract import Decision, Event, Feat, Lesson, Nothing, OrdersAhead, Settings, Step, Types
from bot.games.forms import Draft
from bot.games.parts import GameOfParts
from bot.games.verraeter import invariants, resampling, worlds
from bot.games.verraeter.actions import Action, Answer, DoNotBuild, PlayCards, StandingOrders
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.events import Built, ConflictDecided, GameEvent, GranaryPlaced, NothingBuilt, RoundBegun
from bot.games.verraeter.lesson import VerraeterLesson
from bot.games.verraeter.parts import PART_OF, play_on
from bot.games.verraeter.standing_orders import QUESTIONNAIRE, ordered_answer, standing_question_of
from bot.games.verraeter.state import Options, State
from bot.games.verraeter.table import Table, open_decision
from bot.games.verraeter.views import View, view_of


class Verraeter(GameOfParts[Options, Nothing, State, View, Answer, Draft, StandingOrders, GameEvent]):
    """The rules of Verräter for three and four players (rule 1.1)."""

    key: ClassVar[str] = "verraeter"
    seats: ClassVar[range] = range(3, 5)
    version: ClassVar[int] = 2
    data_version: ClassVar[str] = CARDS.version
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
            "setup": ("layout", "start_hand", "first_granary", "first_strategist"),
            "play": ("min_cards", "strategist_bonus", "hand_counts_public"),
            "end": ("vp_table", "final_tie"),
        },
        presets={
            "rulebook": {},
            "first": {"layout": "alternating", "vp_table": "flat"},
            "expert": {"start_hand": "three_random", "hand_counts_public": "false", "vp_table": "steep"},
        },
    )
    parts = PART_OF
    questionnaire = QUESTIONNAIRE
    orders_ahead = OrdersAhead(question=standing_question_of, answer=ordered_answer)
    lesson: ClassVar[Lesson | None] = VerraeterLesson()
    table = Table
    take_out = staticmethod(Table.leave)
    go_on = staticmethod(play_on)
    view = staticmethod(view_of)
    imagine = staticmethod(resampling.imagine)
    world = staticmethod(worlds.world)
    violations = staticmethod(invariants.violations)
    climaxes: ClassVar[frozenset[type[Event]]] = frozenset({ConflictDecided})
    takebacks: ClassVar[frozenset[type[Event]]] = frozenset({GranaryPlaced, RoundBegun, Built, NothingBuilt})
    """The place of a conflict stays: as soon as it is chosen, somebody sees the action cards and is asked in secret."""

    def upgrade(self, what: str, raw: bytes, version: int) -> bytes:
        """Take what version 1 has stored as it is: it noted of hidden cards what not all remember."""
        return raw if version == 1 else super().upgrade(what, raw, version)

    def gives_up(self, action: Answer) -> bool:
        return action in (PlayCards(), DoNotBuild())

    def feats(self, event: Event) -> Iterable[Feat]:
        """Tell of betrayals, by what they moved from side to side, and of conflicts that were won, by both sums."""
        if isinstance(event, ConflictDecided):
            conflict = event.conflict
            if conflict.turncoat is not None:
                yield conflict.turncoat, "betrayal", abs(conflict.turned)
            for seat, family in enumerate(conflict.supporters):
                if family == conflict.winner:
                    yield seat, "conflict", conflict.eagle.total + conflict.rose.total

    def set_up(self, entries: tuple[Nothing, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        return Table.set_up(len(entries), options, chance).step

    def waiting_on(self, state: State) -> tuple[Decision, ...]:
        decision = open_decision(state)
        return () if decision is None else (decision,)
