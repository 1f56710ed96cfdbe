"""Power as a `Game`, with all its parts."""

from collections.abc import Iterable
from typing import ClassVar

from bot.games.chance import Chance
from bot.games.contract import (
    STANDING,
    Entries,
    Event,
    Feat,
    Lesson,
    OrdersAhead,
    Seat,
    Settings,
    Step,
    TypedAnswers,
    Types,
)
from bot.games.parts import GameOfParts
from bot.games.power import invariants, resampling, worlds
from bot.games.power.board import corners
from bot.games.power.board.actions import Action, Answer, Draft, Sheet, StandingOrders
from bot.games.power.board.data import BOARD
from bot.games.power.board.events import FightWon, FlagsTaken, GameEvent, SheetsRevealed
from bot.games.power.board.state import Entry, Options, State
from bot.games.power.board.views import View, view_of
from bot.games.power.lesson import PowerLesson
from bot.games.power.parts import PART_OF
from bot.games.power.sheets import read_sheet, write_sheet
from bot.games.power.standing_orders import QUESTIONNAIRE, ordered_answer, standing_question_of
from bot.games.power.table import Table, open_decisions


class Power(GameOfParts[Options, Entry, State, View, Answer, Draft, StandingOrders, GameEvent]):
    """The rules of Power for two, three and four players (rule 1.1)."""

    key: ClassVar[str] = "power"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 2
    data_version: ClassVar[str] = BOARD.version
    types: ClassVar[Types] = Types(
        options=Options,
        entry=Entry,
        state=State,
        view=View,
        action=Action,
        draft=Draft,
        plan=StandingOrders,
        event=GameEvent,
    )
    entries = Entries(
        read=corners.read_corner, write=corners.write_corner, sample=corners.some_corner, missing="power-entry-missing"
    )
    typed = dict.fromkeys(("orders", STANDING), TypedAnswers(read=read_sheet, write=write_sheet))
    settings = Settings(
        groups={
            "course": ("round_limit", "talk", "authentic_illegal_orders"),
            "setup": ("pairing", "sea_labels"),
            "play": (
                "mercenary_clash",
                "missile_timing",
                "bounce_to_reserve",
                "penalty_all_illegal",
                "ship_hq_to_8",
                "ship_island_to_corner_sector",
                "hq_counts_for_income",
                "empty_hq_capture",
            ),
        },
        presets={
            "rulebook": {"authentic_illegal_orders": "true"},
            "first": {"round_limit": "16", "talk": "open"},
            "quick": {"round_limit": "12"},
            "expert": {"round_limit": "30", "talk": "private", "authentic_illegal_orders": "true"},
        },
    )
    parts = PART_OF
    climaxes: ClassVar[frozenset[type[Event]]] = frozenset({SheetsRevealed, FlagsTaken})
    questionnaire = QUESTIONNAIRE
    orders_ahead = OrdersAhead(question=standing_question_of, answer=ordered_answer)
    lesson: ClassVar[Lesson | None] = PowerLesson()
    table = Table
    take_out = staticmethod(Table.leave)
    waiting_on = staticmethod(open_decisions)
    view = staticmethod(view_of)
    imagine = staticmethod(resampling.imagine)
    world = staticmethod(worlds.world)
    violations = staticmethod(invariants.violations)
    extensions: ClassVar[int] = 1
    """So many deadlines each player may extend: the one pause of the rules (rule 9.4)."""

    def gives_up(self, action: Answer) -> bool:
        return action == Sheet()

    def side(self, state: State, seat: Seat) -> str:
        return "".join(state.players[seat].armies)

    def feats(self, event: Event) -> Iterable[Feat]:
        """Tell of fights that were won, by all strength that met there."""
        if isinstance(event, FightWon) and (seat := event.fight.sides[0].seat) is not None:
            yield seat, "battle", sum(side.strength for side in event.fight.sides)

    def upgrade(self, what: str, raw: bytes, version: int) -> bytes:
        return raw if version == 1 else super().upgrade(what, raw, version)

    def set_up(self, entries: tuple[Entry, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        return Table.set_up(entries, options, chance).step
