"""Guardians as a `Game`, with all its parts."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

import msgspec

from bot.games.chance import Chance
from bot.games.contract import (
    Decision,
    Entries,
    Event,
    Feat,
    Lesson,
    OrdersAhead,
    Problem,
    Seat,
    Settings,
    Step,
    Types,
)
from bot.games.guardians import course, invariants
from bot.games.guardians.ahead import is_at_a_stop, standing_answer
from bot.games.guardians.cards import (
    DATA_VERSION,
    STARTERS,
    Deck,
    Pool,
    corrected,
    deck_problems,
    random_deck,
    read_deck,
    suggestions,
    write_deck,
)
from bot.games.guardians.lesson import GuardiansLesson
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.sheets import QUESTIONNAIRE, standing_question_of
from bot.games.guardians.spaces import resign
from bot.games.guardians.table import (
    Action,
    Answer,
    AnsweredAhead,
    CombatOrders,
    Command,
    ControlCounted,
    Draft,
    GameEvent,
    GuardianHeld,
    Heal,
    MatchDecided,
    Moved,
    Options,
    Pass,
    Raise,
    Reinforced,
    Retreat,
    Save,
    Say,
    ShieldTurned,
    Stand,
    State,
    Table,
    View,
    tells_of_deck,
)
from bot.games.guardians.views import imagine, view_of, world
from bot.games.parts import ANOTHER_QUESTION, GameOfParts


def _some_deck(options: Options, chance: Chance) -> Deck:
    """Draw a deck of all cards, one of the core, in which cards meet more often, or a starter."""
    pools: tuple[Pool | None, ...] = ("all", "core", None)
    pool = chance.pick(pools)
    return STARTERS[chance.pick(sorted(STARTERS))] if pool is None else random_deck(chance, pool)


class Guardians(GameOfParts[Options, Deck, State, View, Answer, Draft, CombatOrders, GameEvent]):
    """The rules of Guardians for two players.

    Every match ends: after the last turn of the house rule, or of `victory.LONGEST` without one, or when nobody has a
    shield and nobody has a card to draw, since an empty deck does not lose (rule 4.1).
    """

    key: ClassVar[str] = "guardians"
    seats: ClassVar[range] = range(2, 3)
    version: ClassVar[int] = 5
    data_version: ClassVar[str] = DATA_VERSION
    types: ClassVar[Types] = Types(
        options=Options,
        entry=Deck,
        state=State,
        view=View,
        action=Action,
        draft=Draft,
        plan=CombatOrders,
        event=GameEvent,
    )
    entries = Entries[Deck, Options](
        read=lambda text, options: read_deck(text),
        write=write_deck,
        sample=_some_deck,
        missing="guardians-entry-missing",
        problems=lambda deck, options: deck_problems(deck, options.deck_limits),
        suggestions=suggestions,
        correct=corrected,
        starters=STARTERS,
        stay_secret=True,
        tells_of_entry=tells_of_deck,
    )
    settings = Settings(
        groups={
            "course": ("pace", "council", "open_sheets", "windows", "turn_limit"),
            "setup": ("deck_limits",),
            "play": ("immune_count", "counter_bribery", "second_command_spell", "memory"),
        },
        presets={
            "rulebook": {"pace": "steps", "windows": "asked", "turn_limit": "none", "memory": "true"},
            "first": {"turn_limit": "15"},
            "quick": {"turn_limit": "10"},
            "expert": {"council": "true", "memory": "true", "turn_limit": "30"},
        },
    )
    parts = PART_OF
    questionnaire = QUESTIONNAIRE
    orders_ahead = OrdersAhead(question=standing_question_of, answer=standing_answer)
    table = Table
    waiting_on = staticmethod(course.open_decisions)
    take_out = staticmethod(resign)
    go_on = staticmethod(course.go_on)
    view = staticmethod(view_of)
    imagine = staticmethod(imagine)
    world = staticmethod(world)
    lesson: ClassVar[Lesson | None] = GuardiansLesson()
    extensions: ClassVar[int] = 1
    climaxes: ClassVar[frozenset[type[Event]]] = frozenset({ControlCounted, GuardianHeld})
    takebacks: ClassVar[frozenset[type[Event]]] = frozenset({ShieldTurned, Moved, Reinforced})

    def side(self, state: State, seat: Seat) -> str:
        return state.players[seat].guardian

    def feats(self, event: Event) -> Iterable[Feat]:
        """Tell of match-ups by the sum of whoever was beaten, and of combats that were won by both totals."""
        if isinstance(event, MatchDecided) and event.owner is not None and event.match.compared:
            match = event.match
            if match.winner is not None and match.winner == match.first:
                yield event.owner, "beaten", match.second_sum.total
            elif match.winner is not None:
                yield 1 - event.owner, "beaten", match.first_sum.total
        elif isinstance(event, ControlCounted):
            yield event.winner, "battle", sum(each.total for each in event.sums)

    def gives_up(self, action: Answer) -> bool:
        nothing = (Say(yes=False), Command(card=None), Raise(), Save(), Heal(), Retreat(to=None))
        return isinstance(action, Pass | Stand) or action in nothing

    def can_be_taken_back(self, events: Iterable[Event]) -> bool:
        """Tell whether a march can be taken back: a move alone follows what was answered to a flight, in a window."""
        heard = tuple(events)
        return any(isinstance(event, ShieldTurned) for event in heard) and super().can_be_taken_back(heard)

    def upgrade(self, what: str, raw: bytes, version: int) -> bytes:
        """Take what earlier versions have stored.

        Versions 1 and 2 fought step by step; of version 1 some sums were others. Sheets of version 3 said less, and up
        to version 4 none was remembered, and nobody was told what his sheet and his orders answered.
        """
        if version not in (1, 2, 3, 4):
            return super().upgrade(what, raw, version)
        if version >= 3 or what not in ("state", "view", "options"):
            return raw
        stored = msgspec.json.decode(raw)
        options = stored if what == "options" else stored["options"]
        options |= {"pace": "steps", "windows": "asked"}
        return msgspec.json.encode(stored)

    def set_up(self, entries: tuple[Deck, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        first, second = entries
        return course.set_up((first, second), options, chance).step

    def forced(self, view: View, decision: Decision) -> Answer | None:
        """Answer for a seat without a choice; a window that waits for a stop waits for everybody's own press."""
        if is_at_a_stop(view.options, decision):
            return None
        return super().forced(view, decision)

    def given_ahead(self, view: View, decision: Decision) -> Action | None:
        """Give what orders have answered, or the sheet that a march has brought along."""
        return None if view.asking is None else view.asking.answer

    def is_news(self, event: Event) -> bool:
        """Tell whether something is worth a message: what answers itself as its owner wants it is not."""
        return not isinstance(event, AnsweredAhead)

    def sample(self, view: View, decision: Decision, chance: Chance) -> Answer:
        return self.forced(view, decision) or super().sample(view, decision, chance)

    def problems(self, view: View, decision: Decision, action: Answer) -> tuple[Problem, ...]:
        if isinstance(action, Pass) and action.for_good and decision.kind != "modifiers":
            return (ANOTHER_QUESTION,)
        return super().problems(view, decision, action)

    def violations(self, state: State) -> tuple[str, ...]:
        return invariants.violations(state) or tuple(self._unlawful_answers(state))

    def _unlawful_answers(self, state: State) -> Iterator[str]:
        """List the seats that have sealed what they cannot do."""
        for decision in course.open_decisions(state):
            answer = state.askings[-1].answers[decision.seat]
            if answer is not None and self.problems(view_of(state, decision.seat), decision, answer):
                yield f"seat {decision.seat} has sealed what it cannot do"
