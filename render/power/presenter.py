"""Power as delivery and the cogs know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from bot.games.contract import Event
from bot.games.power.actions import Action
from bot.games.power.events import GameEvent, OrdersExecuted, SheetReopened, SheetSealed, SheetsRevealed
from bot.games.power.views import View
from render.picture import Picture
from render.power import battle, board, board_text, confirmations, private_pictures, prompts, status, story
from render.presenter import Presenter, Scene


class PowerPresenter(Presenter):
    """The words and pictures of Power."""

    key: ClassVar[str] = "power"
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = GameEvent
    action_type: ClassVar[Any] = Action
    headline = staticmethod(status.headline)
    account = staticmethod(story.account)
    results = staticmethod(status.results)
    prompt = staticmethod(prompts.prompt)
    act = staticmethod(confirmations.act)
    done = staticmethod(confirmations.done)
    problem = staticmethod(status.problem)
    choice = staticmethod(prompts.choice)
    form = staticmethod(prompts.form)
    typed = staticmethod(prompts.typed)

    # The table

    def board(self, scene: Scene) -> Picture:
        return board.board(scene.view, scene.names, scene.language)

    def board_text(self, scene: Scene) -> str:
        return board_text.board_text(scene.view, scene.names, scene.language)

    def closed(self, view: View) -> View:
        players = tuple(msgspec.structs.replace(player, to_act=False) for player in view.players)
        over: View = super().closed(view)
        return msgspec.structs.replace(over, players=players, booty=())

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        """Draw the latest round: the board before the fights with all moves, and the board after them.

        Nothing is drawn where players have only sealed sheets: the board of the round still shows how things stand.
        """
        if all(isinstance(event, SheetSealed | SheetReopened) for event in events):
            return ()
        latest = _latest_round(events)
        if not any(isinstance(event, OrdersExecuted) for event in latest):
            return (self.board(scene),)
        view, names, language = scene.view, scene.names, scene.language
        return (battle.orders_board(view, names, language), battle.after(view, names, language))

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        if scene.view.seat is None:
            return ()
        return (private_pictures.hand(scene.view, scene.names, scene.language),)

    def hand_text(self, scene: Scene) -> str:
        return board_text.hand_text(scene.view, scene.language)

    # A decision

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw the board, from which everything is chosen."""
        return (self.board(scene),)

    def preview_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw the board with the player's own orders."""
        if scene.view.writing is None:
            return (self.board(scene),)
        return (battle.preview(scene.view, scene.names, scene.language),)

    def draft_lines(self, scene: Scene, kind: str, draft: Any) -> tuple[str, ...]:
        return prompts.draft_lines(scene, kind, draft)

    # Beside the match

    def extra(self, scene: Scene, name: str, arguments: tuple[str, ...]) -> tuple[Picture, ...]:
        """Draw what the game's own commands ask for: "threats", what could reach the own headquarters next round.

        Raises ValueError for the public's view, LookupError for another name.
        """
        view: View = scene.view
        if name != "threats":
            raise LookupError(name)
        if view.seat is None:
            raise ValueError("the public has no headquarters")
        return (private_pictures.threats(view, view.seat, scene.names, scene.language),)


def _latest_round(events: Sequence[Event]) -> Sequence[Event]:
    """Give the events from the latest reading of sheets on; all if none are read."""
    for number in range(len(events) - 1, -1, -1):
        if isinstance(events[number], SheetsRevealed):
            return events[number:]
    return events
