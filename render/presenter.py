"""How a game is told: a view and events in, sentences and pictures out.

Delivery and the cogs know every game by its presenter alone. A presenter is a stateless object of a module-level class,
so that it can be sent to a drawing process; it holds no rules.
"""

from __future__ import annotations

import abc
import re
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, ClassVar

import msgspec

from bot.games.contract import Event, Outcome, Problem
from bot.games.rulebook import Page, pages
from bot.language import Language
from bot.text import escaped
from render.kit.plain import plain_picture
from render.picture import Picture


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A view, the players' names by seat and the reader's language.

    `plain` are the names as they are, for pictures and for the labels of buttons and menus. `names` are those for
    sentences: in bold, and escaped for Discord's Markdown; in a scene for a picture they are plain, too.
    """

    view: Any
    names: tuple[str, ...]
    language: Language
    plain: tuple[str, ...] = ()


_STOPPED = Outcome(reason="stopped", ranking=())


class Label(msgspec.Struct, frozen=True):
    """The words of a choice: a text of at most 80 characters, and a description of at most 100."""

    text: str
    description: str = ""


class Presenter(abc.ABC):
    """The words and pictures of one game.

    Where a game says nothing else, a sentence is the message whose name begins with the game's key: `power-title`. The
    message for an action ends with the action's tag (or type), and takes the action's numbers and texts as its values.
    """

    key: ClassVar[str]
    view_type: ClassVar[Any]
    event_type: ClassVar[Any]
    action_type: ClassVar[Any]

    # The game

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
        return pages(f"bot.games.{self.key}", language.code)

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

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        """Draw what the view's seat holds in private, in at most three pictures; by default nothing."""
        return ()

    @abc.abstractmethod
    def hand_text(self, scene: Scene) -> str:
        """Say what the view's seat holds in private."""

    @abc.abstractmethod
    def headline(self, scene: Scene) -> str:
        """Say in a few words how far the match is: "Round 3 of 8 · The conflict"."""

    @abc.abstractmethod
    def account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        """Tell what happened, a line per fact, with the arithmetic of every fight.

        The view is a later one, by any number of actions: what a sentence needs of the moment is in its event.
        """

    def brief_account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        """Tell as one message to the channel what happened; by default all of it. The history has the account."""
        return self.account(scene, events)

    def decided(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        """Tell whoever has just answered what that has decided, beside his next question; by default nothing."""
        return ()

    def closed(self, view: Any) -> Any:
        """Give the view of a match that is over as its last board shows it: nothing is asked in it any more.

        Where the rules have not ended the match, as in one that was abandoned, nobody has won.
        """
        if getattr(view, "outcome", _STOPPED) is not None:
            return view
        phase = {"phase": "over"} if hasattr(view, "phase") else {}
        return msgspec.structs.replace(view, outcome=_STOPPED, **phase)

    @abc.abstractmethod
    def results(self, scene: Scene) -> tuple[str, ...]:
        """Tell the final ranking with its sums, the winner first; empty while the match goes on."""

    # A decision

    def duty(self, scene: Scene, kind: str) -> str:
        """Name what a decision asks, to follow "Ada has to": "choose the place of the conflict"."""
        return scene.language.say(f"{self.key}-duty-{kind}")

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

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw what the seat has to choose from; by default its hand, or the board if it holds nothing."""
        return self.hand(scene) or (self.board(scene),)

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
        """Name a choice of a menu."""
        return Label(scene.language.say(f"{self.key}-choice-{choice}"))

    def act(self, scene: Scene, action: Any) -> str:
        """Word the button that makes an action final, with a verb: "Take the Traitor"."""
        return scene.language.say(f"{self.key}-act-{_tag(action)}", **_values(action))

    def done(self, scene: Scene, action: Any) -> str:
        """Confirm an action to whoever made it, as in "You have taken the Traitor"."""
        return scene.language.say(f"{self.key}-done-{_tag(action)}", **_values(action))

    def problem(self, language: Language, problem: Problem) -> str:
        """Say what is wrong and what would be right; also for the problems that all games share."""
        values = {name: escaped(value) if isinstance(value, str) else value for name, value in problem.values.items()}
        return language.say(problem.key, **values)

    # Beside the match

    def extra(self, scene: Scene, name: str, arguments: tuple[str, ...]) -> tuple[Picture, ...]:
        """Draw what a command of this game alone asks for; the view is None where it concerns no match."""
        raise LookupError(name)


def _tag(action: msgspec.Struct) -> str:
    return str(action.__struct_config__.tag or type(action).__name__.lower())


def _values(action: msgspec.Struct) -> dict[str, str | int]:
    """Give the numbers and texts of an action by the names of their fields."""
    return {name: value for name, value in msgspec.structs.asdict(action).items() if isinstance(value, str | int)}


class Presenters:
    """A mapping from a game's key to its presenter. The cogs of the games fill it when they are loaded."""

    def __init__(self, presenters: Iterable[Presenter] = ()) -> None:
        self._presenters = {presenter.key: presenter for presenter in presenters}

    def add(self, presenter: Presenter) -> None:
        """Take a presenter in, in place of an earlier one for the same game."""
        self._presenters[presenter.key] = presenter

    def remove(self, key: str) -> None:
        """Forget a presenter; running matches of the game wait until it is back."""
        self._presenters.pop(key, None)

    def __getitem__(self, key: str) -> Presenter:
        return self._presenters[key]

    def __contains__(self, key: object) -> bool:
        return key in self._presenters

    def games(self) -> tuple[str, ...]:
        """List the games' keys in the order in which the presenters came."""
        return tuple(self._presenters)


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
