"""What the outside sees of a match in time."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal, TypeAlias

import msgspec

from bot.games.contract import STANDING, AnyGame, Decision, GameError, OptionField, Outcome, Problem, Question, Seat
from bot.games.hints import Reason, TurningPoint
from bot.players.computer_player import Level
from bot.players.reviewing import Judged, Point, Turn
from bot.store.outgoing import OrderFollowed, Waiting
from bot.store.rows import GOES_ON, NO_SERVER, MatchFacts, Terms

# What cogs have from here that is defined on lower floors.
__all__ = ["NO_SERVER", "STANDING", "Decision", "Level", "OptionField", "Problem", "Question", "Seat", "Terms"]

Status: TypeAlias = Literal[
    "lobby", "running", "finished", "aborted", "abandoned", "agreed", "expired", "cancelled", "set-aside"
]
"""Where a match is in its life. "lobby" and "running" occupy their channel, "set-aside" may go on, others are ends."""


class Refused(Exception):
    """A wish that cannot be granted, with a sentence for whoever wished it: nothing was changed.

    `game` is set if the rules of that game refuse it: its presenter has the words then.
    """

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.problems: tuple[Problem, ...] = (Problem(key, values),)
        self.game: str | None = None

    @classmethod
    def by_rules(cls, game: str, *problems: Problem) -> "Refused":
        """Pass a refusal by the rules of a game on, with all its reasons."""
        refused = cls("refused-by-rules")
        refused.problems, refused.game = problems, game
        return refused


@contextmanager
def refused_by(game: AnyGame) -> Iterator[None]:
    """Pass on as Refused what the rules of a game refuse within."""
    try:
        yield
    except GameError as error:
        raise Refused.by_rules(game.key, *error.problems) from error


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody as the platform names him now; `account` is what his account is called.

    `roles` are those in the server where he opens tables; None: he may do so there whatever they are.
    """

    user_id: int
    name: str
    locale: str = ""
    account: str = ""
    roles: tuple[int, ...] | None = None


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where a match lives. A thread is a channel; `guild_name` and `channel_name` serve direct messages.

    Somebody's direct messages are a channel as well: their `guild_id` is `NO_SERVER`.

    `parent_id` is the channel of a thread. `guild_locale` is the language of the server's Discord, if it is known.
    `forum_id` is the forum in which a table that is sought here opens, where it must not open here. All three serve the
    opening of a lobby only.
    """

    guild_id: int
    channel_id: int
    guild_name: str = ""
    channel_name: str = ""
    parent_id: int | None = None
    guild_locale: str = ""
    forum_id: int | None = None

    @property
    def by_dm(self) -> bool:
        """Tell whether this is somebody's direct messages."""
        return self.guild_id == NO_SERVER


class Computer(msgspec.Struct, frozen=True, kw_only=True):
    """Which computer player sits somewhere: the game whose player it is, how well it plays, and in which version.

    `stands_in`: it has taken over from a person, and somebody else may take over from it.
    """

    key: str
    level: Level
    version: int
    stands_in: bool = False


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a table. In the lobby `seat` is the order of joining; seats are settled at the start.

    `user_id` is None once a person has asked to be forgotten, and where a `computer` sits. `misses` counts compulsory
    public decisions in a row that the clock answered. `absent`: he may be replaced. `left`: he resigned. `ready`: he
    has brought what the game wants, if it wants anything. `away_until`: until when nothing of his runs (Unix seconds),
    None if he is there. `account`: what his account is called, empty if that is not known.
    """

    seat: Seat
    user_id: int | None
    name: str
    misses: int = 0
    absent: bool = False
    left: bool = False
    ready: bool = True
    computer: Computer | None = None
    away_until: int | None = None
    account: str = ""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A match without its secrets.

    `deadline` is the time for a turn in seconds, None for no deadline. `seed_digest` is published at the start, `seed`
    (hexadecimal) is None until the match is over. `actions` counts the actions that everybody has been told of; once
    the match is over, all. `host_id` is 0 once the host has asked to be forgotten. `rests_until` is the end of a pause
    that the players have agreed on (Unix seconds), None while they play. `paused`: it waits for that end, or until its
    channel can be written in.
    """

    id: int
    game: str
    place: Place
    host_id: int
    status: Status
    members: tuple[Member, ...]
    options: Mapping[str, str] = {}
    deadline: int | None = None
    actions: int = 0
    seed_digest: str | None = None
    seed: str | None = None
    outcome: Outcome | None = None
    lobby_message_id: int | None = None
    terms: Terms = Terms()
    rests_until: int | None = None
    paused: bool = False

    @property
    def with_computers(self) -> bool:
        """Tell whether a computer sits at the table."""
        return any(member.computer for member in self.members)

    @property
    def gives_hints(self) -> bool:
        """Tell whether somebody may ask what a computer would do: all have agreed, or play against computers alone."""
        return self.terms.hints or self.alone

    @property
    def alone(self) -> bool:
        """Tell whether one person at most plays, against computers alone."""
        return sum(not one.left and one.computer is None for one in self.members) <= 1

    @property
    def over(self) -> bool:
        """Tell whether the match has ended for good."""
        return self.status not in GOES_ON

    @property
    def facts(self) -> MatchFacts:
        """What letters need to know of the match."""
        return MatchFacts(
            match_id=self.id,
            game=self.game,
            guild_id=self.place.guild_id,
            guild_name=self.place.guild_name,
            channel_id=self.place.channel_id,
            channel_name=self.place.channel_name,
            names=tuple(member.name for member in self.members),
            accounts=tuple(member.account for member in self.members),
            computers=tuple(member.seat for member in self.members if member.computer is not None),
            users=tuple(member.user_id for member in self.members),
            paused=self.paused and self.rests_until is None,
            rests_until=self.rests_until,
            away={one.seat: one.away_until for one in self.members if one.away_until is not None},
        )

    def seat_of(self, user_id: int) -> Seat | None:
        """Find a person's seat, None if he has none (any more)."""
        for member in self.members:
            if member.user_id == user_id and not member.left:
                return member.seat
        return None


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A running or ended match as one seat (None: the public) may see it now.

    `view` is the game's own view type. `decisions` are the seat's own open decisions with their deadlines (Unix
    seconds or None), `waiting` what everybody may know of the open ones. `standing` is the question for the seat's
    standing orders, None if the game has none for it now; `has_orders` tells whether it has left some. `asked_since` is
    when the first question was asked that the seat has still to answer (Unix seconds), None if there is none.
    """

    table: Table
    seat: Seat | None
    view: Any
    decisions: tuple[tuple[Decision, int | None], ...]
    waiting: tuple[Waiting, ...]
    standing: Decision | None = None
    has_orders: bool = False
    asked_since: int | None = None

    def find(self, decision_id: str | None) -> Decision | None:
        """Find an open decision of the seat, or its standing question."""
        mine = (*(decision for decision, _ in self.decisions), *((self.standing,) if self.standing else ()))
        return next((decision for decision in mine if decision.id == decision_id), None)

    @property
    def upcoming(self) -> Decision | None:
        """The first decision of the seat that still needs an answer, None if there is none."""
        return next((decision for decision, _ in self.decisions if not decision.answered), None)


class HistoryLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a match's history as a reader may see it: the events of one action that he may know.

    `number` counts the lines that this reader may see, from 0 (the start). `seat` acted; it is None for the start, and
    for an answer in a reaction window of somebody else. `source` tells how the action came about: "clock" for
    compulsory public decisions and for the reader's own seat, "plan" and "rules" for that seat only; else it is
    "player", also of a computer. So nobody but a seat itself, even after
    the match, learns what its standing orders have answered ("plan").
    """

    number: int
    at: int
    seat: Seat | None
    source: Literal["start", "player", "clock", "plan", "rules", "leave"]
    events: tuple[Any, ...]


class PastStep(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a match that is looked back on: the view then (JSON), and how many lines of the history were told.

    It stands after the `line` of the log, which nobody is shown.
    """

    told: int
    view: bytes
    line: int


class LookBack(msgspec.Struct, frozen=True, kw_only=True):
    """A match from its start as one seat (None: the public) has seen it.

    `lines` are its history, `steps` the moments at which everybody has seen the board change; there are none where it
    cannot be played again, and `obstacle` is the sentence that says why. `mine` is the seat of whoever looks back,
    `open_seats` are those as which he may do so beside the public, `opens`: his own is not open to the others yet.
    """

    table: Table
    seat: Seat | None
    lines: tuple[HistoryLine, ...]
    steps: tuple[PastStep, ...]
    obstacle: str = ""
    mine: Seat | None = None
    open_seats: tuple[Seat, ...] = ()
    opens: bool = False

    def told_at(self, step: int) -> tuple[HistoryLine, ...]:
        """List what was told from the step before to a step (counted from 0)."""
        return self.lines[self.steps[step - 1].told if step else 0 : self.steps[step].told]


class PersonalData(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept about a person: how many seats in matches by their state, documents, and matches with own notes.

    `daily` counts the sealed orders of the day that he has answered.
    """

    running: int
    ended: int
    lobbies: int
    documents: int
    notes: int = 0
    daily: int = 0


class Notes(msgspec.Struct, frozen=True):
    """What somebody has written down for himself at a match: a text, and what he believes.

    `marks` are places of the game with the word that he has given to each, as the game's presenter names them.
    """

    text: str = ""
    marks: tuple[tuple[str, str], ...] = ()


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer would answer to a decision in the seat of a look, and what that gains and risks.

    `either` is another answer that it would give as gladly, None if there is none. From the same view and `token` the
    same follows.
    """

    look: Look
    action: Any
    token: str
    reasons: tuple[Reason, ...]
    either: Any | None = None


class AwayFrom(msgspec.Struct, frozen=True, kw_only=True):
    """How things stand between somebody and a server that he may be away from.

    `until` is the end of his absence (Unix seconds), None if he is there. Of `allowance` days a year `left` are left.
    """

    guild_id: int
    guild_name: str
    until: int | None
    allowance: int
    left: int


class Believed(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer player believed at a turning point of a match, and what it saw then."""

    view: Any
    point: TurningPoint


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """How a match that is over went for everybody, as everybody could know it: `points` of a curve, and its `turns`.

    Steps are those of `back`, which shows the match as the public saw it.
    """

    back: LookBack
    points: tuple[Point, ...]
    turns: tuple[Turn, ...]


class Position(msgspec.Struct, frozen=True):
    """A state from which a practice can begin, with the settings of its match and the seat of whoever practises."""

    state: Any
    options: Mapping[str, str]
    seat: Seat


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that somebody gave in a match that is over, judged by what he knew then, and by what was so in truth.

    `step` is the one that shows the board before it. `true` and `better_true` are his chances, from 0 to 1, after the
    answer and after the better one, with all cards open and what the others had sealed; None where that is not known.
    """

    step: int
    line: int
    view: Any
    decision: Decision
    judged: Judged
    true: float | None = None
    better_true: float | None = None

    @property
    def could_not_know(self) -> bool:
        """Tell whether in truth the other answer of the two was the better one."""
        if self.true is None or self.better_true is None:
            return False
        return (self.better_true - self.true) * self.judged.loss < 0


class Answers(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's best and dearest answers in a match, of so many that were `looked_at`; None where none stands out.

    `views` (JSON) are what everybody saw, step by step.
    """

    table: Table
    views: tuple[bytes, ...]
    looked_at: int
    best: Verdict | None
    dearest: Verdict | None


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """What an accepted action led to, for whoever acted: the events that he may know and how things stand now.

    `action` is the answer that was given (None: one was taken back), `view` what its seat saw when it was.
    `orders_followed` is what its standing orders have answered after it, `lines` are those of the log. `undo` has the
    decision and the mark by which the answer comes back with one press, None if it does not.
    """

    look: Look
    events: tuple[Any, ...]
    view: Any
    action: Any | None = None
    orders_followed: tuple[OrderFollowed, ...] = ()
    lines: range = range(0)
    repeated: bool = False
    undo: tuple[str, str] | None = None
