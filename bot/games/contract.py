"""What a game is: the one surface between the rules of a game and everything else.

A game is a set of pure functions over frozen values. It knows no Discord, no picture, no database, no clock and no
global random. Everything that a player may do goes through a *decision* (who is asked what), an *action* (the answer)
and a *view* (all that one seat may know). Legality, fallbacks and orders depend on the view alone, so that nothing they
do can tell more than the view tells.
"""

import abc
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import GenericAlias
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, cast, get_args, get_origin

import msgspec

from bot.games.chance import Chance

Seat: TypeAlias = int
"""A 0-based place at the table. Where `Seat | None` stands, None is the public: spectators and the channel."""

Pace: TypeAlias = Literal["turn", "answer"]
"""Which deadline of the table a decision gets: a whole turn, or a short answer in somebody else's turn."""

Value: TypeAlias = str | int

Feat: TypeAlias = tuple[Seat, str, int]
"""What a seat has done that is worth remembering, and how great it was."""

STANDING = "plan"
"""The kind of the standing question; no other decision has it."""


class Problem(msgspec.Struct, frozen=True):
    """One reason why something cannot be done: a message key, its values and the place that it speaks of.

    A key of a game's own begins with the game's key. `where` names the part of the input that is wrong ("line 3"),
    empty for the whole. Values are facts that the asker may know; they never hold another seat's secret.
    """

    key: str
    values: Mapping[str, Value] = {}
    where: str = ""


class GameError(Exception):
    """A refusal by the rules, with every reason at once."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(", ".join(problem.key for problem in problems))
        self.problems = problems


class Unreadable(GameError):
    """The input cannot be read at all."""


class Ambiguous(GameError):
    """The input can be read in several ways."""


class IllegalAction(GameError):
    """The input can be read, and the rules do not allow it now."""


class NotAsked(IllegalAction):
    """The decision that an action answers is not open (any more)."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A question to one seat.

    `id` is unique in the match, stable while the question is the same, public, and at most 24 characters of
    [a-z0-9.-]; actions, drafts, orders, timers and buttons carry it. `kind` names its sentences.

    `sealed`: nobody else learns the answer before it is resolved. While `answered`, such an answer is in and may
    still be replaced; it holds up nobody.
    `compulsory`: the rules need an answer. A time-out in an optional decision is a pass, not a missed move.
    `window`: the public name of a reaction window. While it is set nobody may learn who of those asked has answered,
    nor how an answer came about; whether it exists and which seats are asked follows from public information alone.
    Outside windows, answers by orders and forced ones are played at once, for everybody to see: where that would tell
    something, a decision belongs into a window. Successive stages of one window have names of their own.

    `clock`: decisions of a seat with the same clock share one time, as the steps of one turn do.
    """

    id: str
    seat: Seat
    kind: str
    sealed: bool = False
    compulsory: bool = True
    pace: Pace = "turn"
    window: str = ""
    clock: str = ""
    answered: bool = False


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One open part of a half-made action.

    A menu with one choice may as well be shown as a few buttons, but not with style "list". With style "buttons" each
    press takes one choice, or takes it out again where fewer are enough; "proposals" are such that answer much at once,
    and stand out. With style "answers" a press that completes the action makes it final.

    `key` is at most 40 characters of [A-Za-z0-9_.+-]. `choices` are keys of at most 60 characters of [A-Za-z0-9_.:+-],
    unique in the question. Between `least` and `most` of them are taken at once; `chosen` is what the draft holds now.
    Of more than 25 choices `least` is 0 or 1, since they are taken page by page.
    """

    key: str
    choices: tuple[str, ...]
    least: int = 1
    most: int = 1
    chosen: tuple[str, ...] = ()
    style: Literal["menu", "list", "buttons", "proposals", "answers"] = "menu"


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """A fact that has just become known, to one seat or (None) to all. A reveal is a new event.

    Games derive tagged structs from it.
    """

    audience: Seat | None = None


class TakenBack(Event, frozen=True, kw_only=True, tag="taken-back"):
    """A seat has taken an open answer back, in any game: what everybody had heard of it (`events`, JSON) is undone.

    `followed`: so is what has been done since.
    """

    seat: Seat
    events: msgspec.Raw
    followed: bool = False


def list_of_events(event: Any) -> Any:
    """Give the type of the events of one line of a log, for decoding; `event` is that of a game's own."""
    return GenericAlias(tuple, (event | TakenBack, ...))


def asks_in_secret(decisions: Iterable[Decision]) -> bool:
    """Tell whether a sealed question or a reaction window is among open decisions, as everybody may know."""
    return any(one.sealed or one.window for one in decisions)


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended: why, the ranking and the scores.

    `ranking` lists the seats place by place; several seats in one place share it. `scores` has a number for each
    seat, or None in a game without scores.
    """

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...] | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Name the seats in the first place (none if the match was drawn without a ranking)."""
        return self.ranking[0] if self.ranking else ()


OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
EntryT = TypeVar("EntryT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=msgspec.Struct)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)
ActionT = TypeVar("ActionT", bound=msgspec.Struct)
DraftT = TypeVar("DraftT", bound=msgspec.Struct)
OrdersT = TypeVar("OrdersT", bound=msgspec.Struct)
EventT = TypeVar("EventT", bound=Event)


class Step(msgspec.Struct, Generic[StateT, EventT], frozen=True):
    """A new state and the events that led to it, in the order in which they happened."""

    state: StateT
    events: tuple[EventT, ...]


class Nothing(msgspec.Struct, frozen=True):
    """What stands for the settings, entries or standing orders of a game that has none."""


class Types(msgspec.Struct, frozen=True, kw_only=True):
    """The types of a game's values, for decoding; unions of tagged structs are allowed for action, plan and event."""

    state: Any
    view: Any
    action: Any
    draft: Any
    event: Any
    options: Any = Nothing
    entry: Any = Nothing
    plan: Any = Nothing


class Reading(msgspec.Struct, Generic[DraftT], frozen=True):
    """What was understood of a typed text: the draft with all readable lines, and a problem for each other one."""

    draft: DraftT
    problems: tuple[Problem, ...]


# What only some games have


@dataclass(frozen=True, kw_only=True)
class Entries(Generic[EntryT, OptionsT]):
    """What each player brings to a match, such as a corner or a deck, and how it is written as a text.

    `problems` lists everything that is wrong with an entry; it is empty iff `start` accepts the entry. `read` makes an
    entry of a text, or None, and lists a problem for each part that could not be read; `write` gives a text that `read`
    reads. `suggestions` lists what a problem of `read` suggests, and `correct` writes the text anew with one of them.
    `starters` are what newcomers may bring (starter decks), by key. `sample` makes an entry for self-play and fuzz.
    `missing` is the message that says of $name that nothing fitting has been brought.

    `stay_secret`: the record shows an entry to others only if its owner agrees; it closes with it those of his actions
    that tell of it, all of them where a game says nothing else.
    """

    read: Callable[[str, OptionsT], tuple[EntryT | None, tuple[Problem, ...]]]
    write: Callable[[EntryT], str]
    sample: Callable[[OptionsT, Chance], EntryT]
    missing: str
    problems: Callable[[EntryT, OptionsT], tuple[Problem, ...]] = lambda entry, options: ()
    suggestions: Callable[[Problem], tuple[str, ...]] = lambda problem: ()
    correct: Callable[[str, Problem, str], str] = lambda text, problem, suggestion: text
    starters: Mapping[str, EntryT] = field(default_factory=dict)
    stay_secret: bool = False
    tells_of_entry: Callable[[Any], bool] = lambda action: True


@dataclass(frozen=True, kw_only=True)
class TypedAnswers(Generic[ViewT, DraftT]):
    """How answers to a kind of decision are typed.

    `read` reads a text into the draft. `write` writes a draft as a text that `read` reads, for somebody who wants to
    change it by typing.
    """

    read: Callable[[ViewT, Decision, DraftT, str], Reading[DraftT]]
    write: Callable[[ViewT, Decision, DraftT], str]


@dataclass(frozen=True, kw_only=True)
class OrdersAhead(Generic[ViewT, ActionT, OrdersT]):
    """Standing orders: answers in advance, which a player leaves for decisions to come.

    `question` gives the standing question (see `standing_question`), None if there is none for the view's seat now. Its
    drafts are made like those of any other decision, `finish` makes orders of them, and `faults` may speak against it.
    `answer` lets orders answer an open decision, or leaves it to the player with None. The result is legal.
    """

    question: Callable[[ViewT], Decision | None]
    answer: Callable[[ViewT, Decision, OrdersT], ActionT | None]


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the settings of a table are offered: in groups, by the names of their fields, and in presets.

    A preset has the values, as texts, of the settings that differ from the usual ones. "rulebook" has the game as its
    rulebook has it, where that says something.
    """

    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def standing_question(seat: Seat) -> Decision:
    """Give the question what to answer in advance. It is the same all through the match, never among the open ones."""
    return Decision(id=f"plan-{seat}", seat=seat, kind=STANDING, sealed=True, compulsory=False)


class Lesson(abc.ABC):
    """A lesson: a small position in which a newcomer, at seat 0, plays by the real rules against the house.

    The house sits at all other seats. All methods are pure.
    """

    version: ClassVar[int]
    """Raised whenever a stored lesson could not go on as it was."""
    seats: ClassVar[int] = 2
    """How many sit at the table, the newcomer among them."""
    prompts: ClassVar[bool] = True
    """Whether each question is put as in a match as well, below what explains it."""

    @abc.abstractmethod
    def opening(self) -> Any:
        """Give the state from which the lesson starts; the newcomer is asked something."""

    @abc.abstractmethod
    def is_over(self, state: Any) -> bool:
        """Tell whether the lesson ends here."""

    @abc.abstractmethod
    def advice(self, view: Any, decision: Decision) -> Any:
        """Give a good answer to what the newcomer is asked; the rules accept it."""

    def reply(self, view: Any, decision: Decision) -> Any | None:
        """Give what the house answers at one of its seats, by what that seat may know; None: as the clock would."""
        return None

    def asks(self, draft: Any, question: str) -> bool:
        """Tell whether a question about a draft is put to the newcomer; what a first match can do without is not."""
        return True

    @abc.abstractmethod
    def topics(self, view: Any, decision: Decision, draft: Any | None) -> tuple[str, ...]:
        """Name what is to be explained where a decision is asked, in this order, in letters of [a-z-].

        `draft` is what the newcomer has chosen so far, None where it is blank.
        """

    def values(self, view: Any) -> Mapping[str, Value]:
        """Give what the explanations say in numbers, and in words as keys, of what the newcomer may know."""
        return {}

    @abc.abstractmethod
    def ending(self, state: Any) -> tuple[str, ...]:
        """Name what is to be said where the lesson is over: what the newcomer has seen of the game, or missed."""

    def is_told(self, event: Event) -> bool:
        """Tell whether the newcomer is told of an event that he may know of."""
        return True

    @abc.abstractmethod
    def is_worth_a_picture(self, events: Sequence[Event]) -> bool:
        """Tell whether what has happened is drawn before what is asked next, in place of what is chosen from."""


class Game(abc.ABC, Generic[OptionsT, EntryT, StateT, ViewT, ActionT, DraftT, OrdersT, EventT]):
    """The rules of one game.

    All methods are pure. Methods that take a `view` and a `decision` may be called with any decision that is open for
    the seat of the view; the others are total on valid states.
    """

    key: ClassVar[str]
    seats: ClassVar[range]
    version: ClassVar[int] = 1
    """Raised whenever the same log would replay to another state."""
    data_version: ClassVar[str] = "1"
    types: ClassVar[Types]

    # What only some games have

    entries: Entries[EntryT, OptionsT] | None = None
    typed: Mapping[str, TypedAnswers[ViewT, DraftT]] = {}
    """The kinds of decisions that can be answered by typing."""
    orders_ahead: OrdersAhead[ViewT, ActionT, OrdersT] | None = None
    settings: ClassVar[Settings] = Settings()
    lesson: ClassVar[Lesson | None] = None
    extensions: ClassVar[int] = 0
    """How often in a match each player may prolong a deadline of his."""
    random_start: ClassVar[bool] = True
    """Whether chance has a hand in how the table is set up."""
    takebacks: ClassVar[frozenset[type[Event]]] = frozenset()
    """The public events that draw nothing, and show nothing that was hidden from the seat that answers.

    They follow from what everybody sees and from what that seat has meant to do next, which others may come to know by
    them; it learns nothing itself that it could use once it has taken the answer back.

    An answer of which everybody has heard no others can be taken back, with all such since, until a sealed question or
    a reaction window opens.
    """
    climaxes: ClassVar[frozenset[type[Event]]] = frozenset()
    """The public events by which is decided what was hidden or fought for: the table is seen as it is after each."""

    @property
    def reopens(self) -> frozenset[str]:
        """Name the kinds of decisions whose sealed answers can be taken back."""
        return frozenset()

    def can_be_taken_back(self, events: Iterable[Event]) -> bool:
        """Tell whether an open answer can be taken back. It depends on what everybody has heard of it alone."""
        heard = [type(event) for event in events if event.audience is None]
        return bool(heard) and self.takebacks.issuperset(heard)

    # Before the match

    def start(self, entries: tuple[EntryT, ...], options: OptionsT, chance: Chance) -> Step[StateT, EventT]:
        """Set the table up; one entry per seat.

        Raises IllegalAction for a number of seats or an entry that the rules do not allow.
        """
        if len(entries) not in self.seats:
            raise IllegalAction(Problem(f"{self.key}-problem-seats", {"players": len(entries)}))
        if self.entries is not None:
            problems = [problem for entry in entries for problem in self.entries.problems(entry, options)]
            if problems:
                raise IllegalAction(*problems)
        return self.set_up(entries, options, chance)

    @abc.abstractmethod
    def set_up(self, entries: tuple[EntryT, ...], options: OptionsT, chance: Chance) -> Step[StateT, EventT]:
        """Set the table up for a number of seats, and with entries, that the rules allow."""

    # What is asked, and of whom

    @abc.abstractmethod
    def waiting_on(self, state: StateT) -> tuple[Decision, ...]:
        """List the open decisions; empty iff the match is over."""

    @abc.abstractmethod
    def questions(self, view: ViewT, decision: Decision, draft: DraftT) -> Iterable[Question]:
        """List, lazily, the next parts that a half-made action needs or may change."""

    @abc.abstractmethod
    def blank(self, view: ViewT, decision: Decision) -> DraftT:
        """Give the draft to start from."""

    @abc.abstractmethod
    def take(self, view: ViewT, decision: Decision, draft: DraftT, question: str, chosen: tuple[str, ...]) -> DraftT:
        """Answer one question of a draft. Raises IllegalAction if it was not offered."""

    @abc.abstractmethod
    def finish(self, view: ViewT, decision: Decision, draft: DraftT) -> ActionT | None:
        """Make the action of a draft, or None while a compulsory part is missing. It may still have faults.

        A question that nobody has to answer (`least` 0) counts as answered with nothing.
        """

    def faults(self, view: ViewT, decision: Decision, draft: DraftT) -> tuple[Problem, ...]:
        """List everything that is wrong with a draft, line by line; an action without faults is accepted by `apply`."""
        action = self.finish(view, decision, draft)
        return () if action is None else self.problems(view, decision, action)

    @abc.abstractmethod
    def problems(self, view: ViewT, decision: Decision, action: ActionT) -> tuple[Problem, ...]:
        """List every reason against an action; empty iff `apply` accepts it now."""

    def preview(self, view: ViewT, decision: Decision, draft: DraftT) -> ViewT:
        """Show the asker's board as his own draft would make it, as far as he can know."""
        return view

    def meaning(self, view: ViewT, decision: Decision, action: ActionT) -> Hashable:
        """Give what a legal answer amounts to, by which such are counted that differ only in how they are written.

        Two of one meaning lead to states that differ in nothing but how they tell of these answers.
        """
        return action

    def gives_up(self, action: ActionT) -> bool:
        """Tell whether an answer leaves undone what the player could do: no panel commends it to him."""
        return False

    # Answers that do not come from the player

    @abc.abstractmethod
    def sample(self, view: ViewT, decision: Decision, chance: Chance) -> ActionT:
        """Choose some legal action; every legal action that matters has a chance."""

    @abc.abstractmethod
    def fallback(self, view: ViewT, decision: Decision) -> ActionT:
        """Choose what the clock plays for an absent player: legal, harmless to others, without chance."""

    def overdue(self, view: ViewT, decision: Decision, draft: DraftT) -> ActionT | None:
        """Make the legal answer that counts of a draft when its time is over, in the place of `fallback`; None: none.

        It is not asked in reaction windows.
        """
        return None

    def forced(self, view: ViewT, decision: Decision) -> ActionT | None:
        """Give the answer of a seat that has nothing to choose, else None."""
        return None

    def given_ahead(self, view: ViewT, decision: Decision) -> ActionT | None:
        """Give the answer to a sealed question that is in, where its seat has given it before it was asked; else None.

        The log has no line for it. What orders of the rules' own have answered they tell by events to their owner.
        """
        return None

    def side(self, state: StateT, seat: Seat) -> str:
        """Give a word for what a seat began with, by which results can be divided and everybody saw; else nothing."""
        return ""

    def feats(self, event: Event) -> Iterable[Feat]:
        """Name what seats may be proud of in a public event; each is told by the message `<game>-feat-<what>`."""
        return ()

    def is_news(self, event: Event) -> bool:
        """Tell whether whoever alone learns something is written to for it; else it waits for what he looks at next."""
        return True

    # What happens

    @abc.abstractmethod
    def apply(self, state: StateT, decision: Decision, action: ActionT, chance: Chance) -> Step[StateT, EventT]:
        """Carry an action out. Raises NotAsked or IllegalAction and changes nothing then."""

    def advance(self, state: StateT, decision: Decision, action: ActionT, chance: Chance) -> StateT:
        """Give the state that `apply` leads to, for whoever thinks ahead.

        The decision is open as it is given, and the action is legal; what becomes of others is not defined.
        """
        return self.apply(state, decision, action, chance).state

    def reopen(self, state: StateT, decision: Decision, chance: Chance) -> Step[StateT, EventT]:
        """Take a sealed answer that is in back, so that nothing is resolved before it is sealed again.

        Raises NotAsked, or IllegalAction if no answer is in or it can only be replaced.
        """
        raise IllegalAction(Problem("sealed-for-good"))

    @abc.abstractmethod
    def leave(self, state: StateT, seat: Seat, chance: Chance) -> Step[StateT, EventT]:
        """Take a seat that resigns out of the match. Raises IllegalAction if it has left or the match is over."""

    # What is known

    @abc.abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Build all that a seat may know; never a copy of the state with parts removed."""

    @abc.abstractmethod
    def imagine(self, state: StateT, seat: Seat | None, chance: Chance) -> StateT:
        """Give another state that the seat cannot tell from the real one: all that it cannot know is drawn anew.

        It starts from the truth, of which some may be left; so it is for tests of secrecy, never for belief.
        """

    def world(self, view: ViewT, chance: Chance) -> StateT:
        """Draw a state from what a seat sees, and from nothing else: the view of that state is this view.

        What the seat cannot know is drawn as a sensible player would believe it. Whoever thinks ahead thinks in such
        worlds. Raises NotImplementedError in a game that has no computer player.
        """
        raise NotImplementedError

    def outcome(self, state: StateT) -> Outcome | None:
        """Say how the match ended, or None while it goes on; by default the state holds it as `outcome`."""
        outcome: Outcome | None = cast(Any, state).outcome
        return outcome

    def violations(self, state: StateT) -> tuple[str, ...]:
        """List the invariants that a state breaks (pieces lost, limits passed); empty for every reachable state."""
        return ()

    def upgrade(self, what: str, raw: bytes, version: int) -> bytes:
        """Bring stored JSON of an earlier version of the rules up to date.

        `what` is a field name of `Types`. Raises Unreadable if it cannot be done; the match is then set aside.
        """
        raise Unreadable(Problem("stored-by-other-rules", {"version": version}))


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any, Any]


class OptionField(msgspec.Struct, frozen=True):
    """One setting of a table: its name, the values that it may take as text, and the default."""

    name: str
    values: tuple[str, ...]
    default: str


def option_fields(options: Any) -> tuple[OptionField, ...]:
    """List the settings of an options type: a struct of booleans and Literals with defaults.

    Raises TypeError for a field of another type or without a default.
    """
    return tuple(
        OptionField(field.name, tuple(_values_by_text(field)), option_text(field.default))
        for field in msgspec.structs.fields(options)
    )


def option_text(value: object) -> str:
    """Write an option's value as the text that menus and stored choices use."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(options: Any, texts: Mapping[str, str]) -> Any:
    """Make an options struct from texts; what is left out takes its default.

    Raises Unreadable with a problem for each unknown name or value.
    """
    known = {field.name: _values_by_text(field) for field in msgspec.structs.fields(options)}
    problems = []
    chosen: dict[str, Any] = {}
    for name, text in texts.items():
        if name not in known:
            problems.append(Problem("unknown-option", {"option": name}, name))
        elif text not in known[name]:
            allowed = ", ".join(known[name])
            problems.append(Problem("unknown-option-value", {"option": name, "value": text, "allowed": allowed}, name))
        else:
            chosen[name] = known[name][text]
    if problems:
        raise Unreadable(*problems)
    return options(**chosen)


def _values_by_text(field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    """Give the values that an option may take, each by its text; a Literal may hold numbers beside words."""
    if field.type is not bool and get_origin(field.type) is not Literal:
        raise TypeError(f"option {field.name} is neither a boolean nor a Literal")
    if field.default is msgspec.NODEFAULT:
        raise TypeError(f"option {field.name} has no default")
    values = (True, False) if field.type is bool else get_args(field.type)
    return {option_text(value): value for value in values}
