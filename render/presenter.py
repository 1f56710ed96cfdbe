"""How a game is told: a view and events in, sentences and pictures out.

Delivery and the cogs know every game by its presenter alone. A presenter is a stateless object of a module-level class,
so that it can be sent to a drawing process; it holds no rules.
"""

import abc
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any, ClassVar, TypeAlias

import msgspec

from bot.games.codec import from_json
from bot.games.contract import STANDING, Event, Outcome, Problem, Question, Seat, TakenBack, list_of_events
from bot.games.examples import example
from bot.games.hints import Reason, TurningPoint
from bot.games.rulebook import Page, Word, holding, named, pages, ruled, saying, words
from bot.language import Language, languages
from bot.text import escaped
from render.daily import Tally, tally_picture
from render.kit.colours import SEAT_COLOURS, SeatColour
from render.kit.plain import plain_picture
from render.kit.sentences import values_of
from render.kit.sprites import Sprite, icon
from render.picture import Picture
from render.profile import ProfileSheet, profile_picture
from render.review import Curve, review_picture

Term: TypeAlias = Word
"""A word that the rules explain."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A view, the players' names by seat and the reader's language.

    `plain` are the names as they are, for pictures and for the labels of buttons and menus. `names` are those for
    sentences: in bold, and escaped for Discord's Markdown; in a scene for a picture they are plain, too.
    `offered` is what the picture beside a draft can mark (`Presenter.offered`). `marks` are the words
    (`Presenter.markable`) by the places to which the reader has given them: on his own pictures only.
    """

    view: Any
    names: tuple[str, ...]
    language: Language
    plain: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    marks: Mapping[str, str] = {}


class PlayedByClock(Event, frozen=True, kw_only=True):
    """The clock has answered for a seat that had to: what follows is told after this."""

    seat: Seat


class Markable(msgspec.Struct, frozen=True):
    """A place of which somebody may believe something: its key (of [A-Za-z0-9_.+-]) and name, and the words for that.

    The key says all that makes it another one, such as the round: a mark stands as long as its place does.
    """

    key: str
    name: str
    words: Mapping[str, str]


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """What happened between two boards, as everybody may know it, and the public view after it.

    `opened` are the views of seats that are open to everybody by now, just before the latest of it happened.
    """

    events: tuple[Event, ...]
    view: Any
    opened: tuple[Any, ...] = ()


_STOPPED = Outcome(reason="stopped", ranking=())


class Label(msgspec.Struct, frozen=True):
    """The words of a choice: a text of at most 80 characters, and a description of at most 100.

    `short` stands on a button in the place of both, where the panel says the rest already.
    """

    text: str
    description: str = ""
    short: str = ""


class Presenter(abc.ABC):
    """The words and pictures of one game.

    Where a game says nothing else, a sentence is the message whose name begins with the game's key: `power-title`. The
    message for an action ends with the action's tag (or type), and takes the action's numbers and texts as its values;
    events are told so by a `Teller`.
    """

    key: ClassVar[str]
    view_type: ClassVar[Any]
    event_type: ClassVar[Any]
    action_type: ClassVar[Any]
    rules_package: ClassVar[str] = ""
    """The package with the rulebook of a game that is kept elsewhere than in `bot.games`."""
    keeps_hidden: ClassVar[bool] = False
    """Whether players hold something that the match itself may never show (`held`)."""
    acknowledges: ClassVar[frozenset[type[Event]]] = frozenset()
    """The events that only say of a `seat` that it has answered."""
    ends_chapters: ClassVar[tuple[type[Event], ...]] = (Event,)
    """The public events that are worth a board of their own (`ends_chapter`)."""
    not_on_board: ClassVar[tuple[type[Event], ...]] = ()
    """The public events that do not show on the board (`changes_board`), and are no news beside it."""
    nothing_asked: ClassVar[Mapping[str, Any]] = {}
    """What fields of a view hold when nothing is asked in it (`closed`)."""

    rehearsed: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """The extras, with their arguments, that a drawing process makes at its start for pictures to come.

    Each takes a moment: whoever asks for a picture meanwhile waits for one of them.
    """
    icons: ClassVar[Mapping[str, Callable[[], Sprite]]] = {}
    """What stands before the words of choices, by names of letters, digits and low lines; "" is the game's own."""

    # The game

    def icon(self, name: str) -> Picture:
        """Draw an icon."""
        return Picture(png=icon(self.icons[name]()), alt=name, name="icon.png")

    def icon_key(self, question: str, choice: str) -> str:
        """Name the icon of a choice among those of all games; "" if it has none."""
        name = self.icon_of(question, choice)
        return f"{self.key}_{name}" if name in self.icons else ""

    def icon_of(self, question: str, choice: str) -> str:
        """Name the icon of a choice; any other name where it has none."""
        return choice

    def title(self, language: Language) -> str:
        """Name the game."""
        return language.say(f"{self.key}-title")

    def teaser(self, language: Language) -> str:
        """Tell in one sentence what the game is about and for how many."""
        return language.say(f"{self.key}-teaser")

    def option(self, language: Language, name: str) -> Label:
        """Name a setting of the table."""
        return Label(language.say(f"{self.key}-option-{name}"), language.say(f"{self.key}-option-{name}-about"))

    def option_value(self, language: Language, name: str, value: str) -> Label:
        """Name a value of a setting."""
        return self.option(language, f"{name}-{value}")

    def bring(self, language: Language) -> str | None:
        """Word the lobby's button by which a player chooses what he brings (a deck); None without such a message."""
        return language.say(f"{self.key}-bring") if language.has(f"{self.key}-bring") else None

    def rules(self, language: Language) -> tuple[Page, ...]:
        """Give the pages of the rulebook."""
        return pages(self._package, language.code)

    @property
    def _package(self) -> str:
        return self.rules_package or f"bot.games.{self.key}"

    def rules_with(self, language: Language, word: str) -> tuple[tuple[int, str], ...]:
        """Find the paragraphs of the rules that have a word or several, each with its page, counted from 0."""
        return tuple((page, passage.text) for page, passage in holding(self.rules(language), word))

    @property
    def why(self) -> Mapping[str, tuple[str, ...]]:
        """The numbers of the rules by which each kind of decision is made."""
        return ruled(self._package)

    def rules_for(self, language: Language, kind: str) -> tuple[tuple[int, str], ...]:
        """Give the paragraphs of the rules by which a decision is made, each with its page, counted from 0."""
        return tuple((page, passage.text) for page, passage in saying(self.rules(language), self.why[kind]))

    def words(self, language: Language) -> tuple[Word, ...]:
        """List the words that the rules explain."""
        return words(self.rules(language))

    def words_like(self, language: Language, wanted: str) -> tuple[tuple[int, Word], ...]:
        """Find words by their names in any language, each after how well it fits: 0 for a name, more for a part."""
        own, glossaries = self.words(language), [self.words(other) for other in languages().values()]
        return tuple((fit, own[place]) for fit, place in named(glossaries, wanted))

    def rule_picture(self, language: Language, name: str) -> Picture:
        """Draw what a page of the rules shows under a name. Raises LookupError for a name that no page has."""
        shown = example(self._package, name)
        scene = Scene(view=shown.view, names=shown.names, language=language, plain=shown.names)
        match shown.drawn:
            case ("board",):
                return self.board(scene)
            case ("account", number):
                return self.account_pictures(scene, shown.events)[int(number)]
            case (extra, *arguments):
                return self.extra(scene, extra, tuple(arguments))[0]
        raise LookupError(name)

    # The table

    def board(self, scene: Scene) -> Picture:
        """Draw the board as the view's seat (or the public) may see it; by default the lines of `board_text`."""
        return plain_picture(self.board_text(scene).splitlines(), f"{self.key}-board.png")

    @abc.abstractmethod
    def board_text(self, scene: Scene) -> str:
        """Say everything that the board shows, in lines."""

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        """Draw what has happened and how things stand, at most four pictures; by default the board alone."""
        return (self.board(scene),)

    def ends_chapter(self, events: Sequence[Event]) -> bool:
        """Tell whether public events are worth a board of their own: a turn or round ends, something is revealed.

        Others are told in the message of the board before. By default every event has its board.
        """
        return any(isinstance(event, self.ends_chapters) for event in events)

    def changes_board(self, events: Sequence[Event]) -> bool:
        """Tell whether public events show on the board, by default all; that somebody has sealed an answer does not."""
        return not all(isinstance(event, self.not_on_board) for event in events)

    def needs_board(self, events: Sequence[Event]) -> bool:
        """Tell whether a chapter ends, or comes back that had ended: the picture of its board is none of now."""
        undone = [event for event in events if isinstance(event, TakenBack)]
        return self.ends_chapter(events) or any(one.followed or self.ends_chapter(self._heard(one)) for one in undone)

    def _heard(self, event: TakenBack) -> Sequence[Event]:
        heard: Sequence[Event] = from_json(event.events, list_of_events(self.event_type))
        return heard

    def poster(self, scene: Scene, course: Sequence[Chapter]) -> tuple[Picture, ...]:
        """Draw the end of a match, with how it went; by default the board.

        The chapters come in their order, the last one with the end; there are none of a match that cannot be replayed.
        """
        return (self.board(scene),)

    def seat_colours(self, scene: Scene) -> Sequence[SeatColour]:
        """Give the colour and the shape by which each seat is known on the board."""
        return SEAT_COLOURS

    def review(self, scene: Scene, curve: Curve) -> Picture:
        """Draw how likely each seat was to win over a match that is over; the scene is that of its end."""
        seats = self.seat_colours(scene)[: len(scene.plain)]
        return review_picture(curve, self.title(scene.language), scene.plain, seats, scene.language)

    def side(self, language: Language, word: str) -> tuple[str, Sequence[SeatColour]]:
        """Name what a seat began with (`Game.side`), and give the colours by which it is known."""
        return word, ()

    def profile(self, scene: Scene, sheet: ProfileSheet) -> Picture:
        """Draw what somebody has done in the game; the scene has no view, and his name before that of somebody else."""
        sides = [self.side(scene.language, one.side) for one in sheet.sides]
        return profile_picture(sheet, self.title(scene.language), scene.plain, sides, scene.language)

    def opened(self, scene: Scene, tally: Tally, seat: Seat) -> Picture:
        """Draw what came out of a sealed order of the day that was asked of a seat."""
        return tally_picture(tally, self.title(scene.language), self.seat_colours(scene)[seat], scene.language)

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        """Draw what the view's seat holds in private, in at most three pictures; by default nothing."""
        return ()

    def held(self, scene: Scene, views: Sequence[Any]) -> tuple[Picture, ...]:
        """Draw what seats held in private, of which these are the views, for all to see; by default nothing."""
        return ()

    @abc.abstractmethod
    def hand_text(self, scene: Scene) -> str:
        """Say what the view's seat holds in private."""

    @abc.abstractmethod
    def headline(self, scene: Scene) -> str:
        """Say in a few words how far the match is: "Round 3 of 8 · The conflict"."""

    def round_name(self, scene: Scene) -> str:
        """Name the round by which the history is divided, by default as the headline begins: "Round 3 of 8"."""
        return self.headline(scene).partition(" · ")[0]

    @abc.abstractmethod
    def account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        """Tell what happened, a line per fact, with the arithmetic of every fight.

        The view is a later one, by any number of actions: what a sentence needs of the moment is in its event.
        """

    def brief_account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        """Tell as one message to the channel what happened; by default what shows on its board.

        The history has the account.
        """
        return self.account(scene, [event for event in events if not isinstance(event, self.not_on_board)])

    def repeats(self, event: Event) -> bool:
        """Tell whether an event says to its seat what `done` has said of the answer."""
        return False

    def with_clock(self, events: Sequence[Event], late: Sequence[Seat], moments: Sequence[int]) -> Iterator[Event]:
        """Put among events where the clock has answered for a seat, after so many of them (no moments: before all).

        For whom it has answered, he is not said to have done so himself.
        """
        marks = list(zip(late, moments or (0,) * len(late), strict=True))
        for number, event in enumerate((*events, None)):
            # What nobody can read any more was left out of the events, so that there may be fewer.
            yield from (PlayedByClock(seat=seat) for seat, at in marks if min(at, len(events)) == number)
            if event is not None and (type(event) not in self.acknowledges or getattr(event, "seat", None) not in late):
                yield event

    def told(self, scene: Scene, events: Sequence[Event], *, brief: bool = False) -> tuple[str, ...]:
        """Tell what happened, as `account` or (`brief`) `brief_account` does, and what was taken back of it.

        In brief a player who has taken back several answers is told of in one line, without those answers.
        """
        times: Counter[Seat] = Counter()
        if brief:
            times.update(event.seat for event in events if isinstance(event, TakenBack))
            events = self._folded(events)
        lines: list[str] = []
        for is_own, run in groupby(events, lambda event: not isinstance(event, TakenBack | PlayedByClock)):
            if is_own:
                lines += (self.brief_account if brief else self.account)(scene, tuple(run))
            else:
                lines += (self._said_of_any_game(scene, event, times) for event in run)
        return tuple(lines)

    def _said_of_any_game(self, scene: Scene, event: Event, times: Mapping[Seat, int]) -> str:
        if isinstance(event, PlayedByClock):
            return scene.language.say("clock-moved", name=scene.names[event.seat])
        assert isinstance(event, TakenBack)
        return self._undone(scene, event, times)

    def _undone(self, scene: Scene, event: TakenBack, times: Mapping[Seat, int]) -> str:
        what, followed = self.what(scene, bytes(event.events)), event.followed
        say, name, count = scene.language.say, scene.names[event.seat], times.get(event.seat, 1)
        if count == 1:
            return say("taken-back", name=name, what=what, followed=followed)
        return say("taken-back-often", name=name, what=what, followed=followed, count=count)

    def _folded(self, events: Sequence[Event]) -> Sequence[Event]:
        """Leave out of events what was taken back later, and of each seat all but the last time that it took back."""
        left: list[Event] = []
        for event in events:
            if isinstance(event, TakenBack):
                at = self._undone_from(left, event)
                left[at:] = [one for one in left[at:] if isinstance(one, TakenBack)]
                left = [one for one in left if not (isinstance(one, TakenBack) and one.seat == event.seat)]
            left.append(event)
        return left

    def _undone_from(self, told: Sequence[Event], event: TakenBack) -> int:
        """Find where in what was told before begins what is taken back; at its end, if that was told elsewhere."""
        undone = list(self._heard(event))
        return next((at for at in reversed(range(len(told))) if [*told[at : at + len(undone)]] == undone), len(told))

    def what(self, scene: Scene, events: bytes) -> str:
        """Name an answer by the first line that told of its events (JSON)."""
        return self.account(scene, from_json(events, list_of_events(self.event_type)))[0]

    def not_taken_back(self, events: Iterable[Event]) -> Sequence[Event]:
        """Leave out of events what was taken back later, and that it was: no picture shows it."""
        left: list[Event] = []
        for event in events:
            if isinstance(event, TakenBack):
                at = self._undone_from(left, event)
                del left[at if at < len(left) else 0 :]
            else:
                left.append(event)
        return left

    def decided(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        """Tell whoever has just answered what that has decided, beside his next question; by default nothing."""
        return ()

    def closed(self, view: Any) -> Any:
        """Give the view of a match that is over as its last board shows it: nothing is asked in it any more.

        Where the rules have not ended the match, as in one that was abandoned, nobody has won.
        """
        quiet = dict(self.nothing_asked)
        if any(hasattr(player, "to_act") for player in getattr(view, "players", ())):
            quiet["players"] = tuple(msgspec.structs.replace(player, to_act=False) for player in view.players)
        if getattr(view, "outcome", _STOPPED) is None:
            quiet |= {"outcome": _STOPPED} | ({"phase": "over"} if hasattr(view, "phase") else {})
        return msgspec.structs.replace(view, **quiet)

    @abc.abstractmethod
    def results(self, scene: Scene) -> tuple[str, ...]:
        """Tell the final ranking with its sums, the winner first; empty while the match goes on."""

    # What somebody believes

    def markable(self, scene: Scene) -> tuple[Markable, ...]:
        """List the places of which the view's seat may mark what it believes; by default none.

        `board` draws the marks of the scene.
        """
        return ()

    def marked(self, scene: Scene, marks: Iterable[tuple[str, str]]) -> dict[str, str]:
        """Give the marks that stand, by place: those whose place and word there are in the view."""
        given = dict(marks)
        places = self.markable(scene) if given else ()
        return {one.key: given[one.key] for one in places if given.get(one.key) in one.words}

    def marks_told(self, scene: Scene) -> tuple[str, ...]:
        """Say the marks of a scene, each in a line: "Ada: Traitor"."""
        return tuple(
            scene.language.say("notes-mark", place=one.name, word=one.words[scene.marks[one.key]])
            for one in (self.markable(scene) if scene.marks else ())
            if one.key in scene.marks
        )

    # A decision

    def duty(self, scene: Scene, kind: str) -> str:
        """Name what a decision asks, to follow "Ada has to": "choose the place of the conflict"."""
        return scene.language.say(f"{self.key}-duty-{kind}")

    def habit(self, language: Language, choice: str) -> str:
        """Name a sealed choice that comes again in other matches (`ComputerPlayer.habit`)."""
        return language.say(f"{self.key}-habit-{choice}")

    def came_true(self, mark: tuple[str, str], views: Sequence[Any], seat: Seat) -> bool | None:
        """Tell whether what a seat has marked was so, by what everybody saw later; None where that never showed."""
        return None

    def task(self, scene: Scene, kind: str) -> str:
        """Word the button that leads to a decision among several: "Choose the place of the conflict"."""
        duty = self.duty(scene, kind)
        return duty[:1].upper() + duty[1:]

    def window(self, scene: Scene, window: str) -> str:
        """Tell in a sentence that a reaction window is open, without naming a seat; a number at its end is left out."""
        return scene.language.say(f"{self.key}-window-{re.sub(r'-[0-9]+$', '', window)}")

    def prompt(self, scene: Scene, kind: str) -> str:
        """Ask the view's seat for a decision, and say who will learn the answer and when."""
        return scene.language.say(f"{self.key}-prompt-{kind}")

    def late(self, scene: Scene, kind: str) -> str:
        """Say what the clock answers for the view's seat if it does not answer in time; by default nothing."""
        return ""

    def passing(self, scene: Scene, kind: str) -> str | None:
        """Word the button beside a question by which a blank draft is sealed, which does nothing; None without one."""
        return None

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw what the seat has to choose from; by default its hand, or the board if it holds nothing."""
        return self.hand(scene) or (self.board(scene),)

    def offered(self, kind: str, questions: Sequence[Question], *, whole: bool) -> tuple[str, ...]:
        """Give what the picture beside a draft marks: by default what is left to choose until its answer is whole."""
        return () if whole else tuple(choice for one in questions if not one.chosen for choice in one.choices)

    def preview_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw the table as the seat's own draft would make it; by default the board. The view is the preview."""
        return (self.board(scene),)

    def draft_lines(self, scene: Scene, kind: str, draft: Any) -> tuple[str, ...]:
        """Say what a draft holds so far, with a verdict or a warning where there is one. The view is the preview."""
        return ()

    def form(self, scene: Scene, kind: str) -> Label:
        """Name the form for a typed answer (at most 45 characters), and say what to write (at most 100)."""
        raise LookupError(kind)

    def typed(self, scene: Scene, kind: str, draft: Any, written: str) -> str:
        """Give what the form holds when it opens: the draft as the rules write it, or better suited to its reader."""
        return written

    def question(self, scene: Scene, kind: str, question: str) -> str:
        """Name a menu of a decision: "Choose a land"."""
        return scene.language.say(f"{self.key}-question-{question}")

    def choice(self, scene: Scene, kind: str, question: str, choice: str) -> Label:
        """Name a choice of a menu; a number that no message names by itself."""
        if choice.isdecimal() and not scene.language.has(f"{self.key}-choice-{choice}"):
            return Label(choice)
        return Label(scene.language.say(f"{self.key}-choice-{choice}"))

    def answer(self, scene: Scene, question: str, choice: str, action: Any) -> str:
        """Word the button of a choice that makes an action final, with a verb; by default as `final_button`."""
        return self.final_button(scene, action)

    def final_button(self, scene: Scene, action: Any) -> str:
        """Word the button that makes an action final, with a verb: "Take the Traitor"."""
        return scene.language.say(f"{self.key}-act-{tag_of(action)}", **values_of(action))

    def done(self, scene: Scene, action: Any) -> str:
        """Confirm an action to whoever made it, as in "You have taken the Traitor"."""
        return scene.language.say(f"{self.key}-done-{tag_of(action)}", **values_of(action))

    def hint(self, scene: Scene, action: Any, reasons: Iterable[Reason], either: Any | None = None) -> tuple[str, ...]:
        """Say what a computer player would answer in the view's seat, in a line each why, and what else as gladly."""
        told = [scene.language.say("hints-answer", answer=self.whole(scene, action))]
        told += [f"- {self.reason(scene, reason)}" for reason in reasons]
        if either is not None:
            told.append(scene.language.say("hints-either", answer=self.whole(scene, either)))
        return tuple(told)

    def belief(self, scene: Scene, point: TurningPoint) -> str:
        """Tell in a line what a computer player believed at a turning point, in its own words.

        The view is that of its seat at the time.
        """
        chance, when = point.belief.chance, self.headline(scene)
        told = scene.language.say("hints-belief", when=when, chance=chance, before=point.before)
        return " ".join((told, *(self.reason(scene, fact) for fact in point.belief.facts)))

    def whole(self, scene: Scene, action: Any) -> str:
        """Word all of an answer in one line, as a button would; longer than a button where it has many parts."""
        return self.final_button(scene, action)

    def reason(self, scene: Scene, reason: Reason) -> str:
        """Word one reason for an answer, or one thing that is believed."""
        named = {name: self.noun(scene, name, value) for name, value in reason.values.items()}
        return scene.language.say(reason.key, **named)

    def noun(self, scene: Scene, name: str, value: str | int) -> str | int:
        """Word a value of a reason by what it is called there; by default a player's name, and else as it is."""
        return scene.names[value] if isinstance(value, int) and name.startswith("name") else value

    def problem(self, language: Language, problem: Problem) -> str:
        """Say what is wrong and what would be right; also for the problems that all games share."""
        values = {name: escaped(value) if isinstance(value, str) else value for name, value in problem.values.items()}
        return language.say(problem.key, **values)

    # Beside the match

    def extra(self, scene: Scene, name: str, arguments: tuple[str, ...]) -> tuple[Picture, ...]:
        """Draw what a command of this game alone asks for; the view is None where it concerns no match."""
        raise LookupError(name)


def tag_of(told: msgspec.Struct) -> str:
    """Give the tag by which the messages of an action or an event are called; orders, without one, have their kind."""
    return str(told.__struct_config__.tag or STANDING)


class Presenters(dict[str, Presenter]):
    """Presenters by the keys of their games. The cogs of the games fill it when they are loaded."""

    def __init__(self, presenters: Iterable[Presenter] = ()) -> None:
        super().__init__((presenter.key, presenter) for presenter in presenters)

    def add(self, presenter: Presenter) -> None:
        """Take a presenter in, in place of an earlier one for the same game."""
        self[presenter.key] = presenter

    def remove(self, key: str) -> None:
        """Forget a presenter; running matches of the game wait until it is back."""
        self.pop(key, None)

    def games(self) -> tuple[str, ...]:
        """List the games' keys in the order in which the presenters came."""
        return tuple(self)


def presenter_of(game: str) -> Presenter:
    """Find the presenter in `render.<game>`, or in the package of a game that is kept elsewhere ("tests.first_game").

    Raises ValueError if there is none.
    """
    module = f"{game}.presenter" if "." in game else f"render.{game}"
    try:
        offers = vars(import_module(module))
    except ModuleNotFoundError as error:
        if not module.startswith(str(error.name)):
            raise  # the presenter is there, and something that it imports is not
        raise ValueError(f"nobody draws {game} yet") from error
    for offered in offers.values():
        if isinstance(offered, type) and issubclass(offered, Presenter) and offered is not Presenter:
            return offered()
    raise ValueError(f"{game} offers no presenter")
