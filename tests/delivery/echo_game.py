"""A game for the tests of delivery whose presenter repeats the texts that it is given."""

import os
import signal
import time
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from bot.games.contract import Event
from bot.language import Language
from bot.playground.wire.rest import default_avatar
from render.picture import Picture
from render.presenter import Scene
from tests.probe.presenter import ProbePresenter

BOARD, HAND = default_avatar(1), default_avatar(2)


class EchoView(msgspec.Struct, frozen=True):
    """A view: what everybody may read, and what its seat alone may."""

    board: str = "an empty board"
    hand: str = ""
    results: str = ""


class EchoEvent(Event, frozen=True, tag="echo"):
    """Something was said, or that a seat has answered."""

    text: str
    seat: int | None = None


class EchoPresenter(ProbePresenter):
    """Repeats texts as they are; for whatever delivery does not test it stands on Probe's presenter."""

    key: ClassVar[str] = "echo"
    view_type: ClassVar[Any] = EchoView
    event_type: ClassVar[Any] = EchoEvent
    acknowledges: ClassVar[frozenset[type[Event]]] = frozenset({EchoEvent})

    def title(self, language: Language) -> str:
        return "Echo"

    def headline(self, scene: Scene) -> str:
        return "Round 1"

    def board(self, scene: Scene) -> Picture:
        """Draw the board: "worker" tells who draws, "slow" takes time, "dies" kills its process, "breaks" raises."""
        view: EchoView = scene.view
        if view.board.startswith("slow"):
            time.sleep(0.2)
        if view.board.startswith("dies"):
            os.kill(os.getpid(), signal.SIGKILL)
        if view.board.startswith("breaks"):
            raise LookupError(view.board)
        alt = f"drawn by {os.getpid()}" if view.board.startswith("worker") else view.board
        return Picture(png=BOARD, alt=alt, name="board.png")

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        view: EchoView = scene.view
        return (Picture(png=HAND, alt=view.hand, name="hand.png"),) if view.hand else ()

    def account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        """Say the texts; one that begins with "unsayable" raises."""
        texts = [event.text for event in events if isinstance(event, EchoEvent)]
        if any(text.startswith("unsayable") for text in texts):
            raise LookupError(texts[0])
        return tuple(texts)

    def results(self, scene: Scene) -> tuple[str, ...]:
        view: EchoView = scene.view
        return (view.results,) if view.results else ()

    def duty(self, scene: Scene, kind: str) -> str:
        return f"answer {kind}"

    def window(self, scene: Scene, window: str) -> str:
        return f"The window {window} is open."

    def prompt(self, scene: Scene, kind: str) -> str:
        return f"Please answer {kind}."

    def done(self, scene: Scene, action: Any) -> str:
        return f"You have answered {msgspec.structs.asdict(action)}."
