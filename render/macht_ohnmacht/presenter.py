"""Macht & Ohnmacht as delivery and the cogs know it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bot.games.macht_ohnmacht.actions import Action
from bot.games.macht_ohnmacht.events import GameEvent
from bot.games.macht_ohnmacht.views import View
from render.macht_ohnmacht import board, board_text, confirmations, private_pictures, prompts, status, story
from render.macht_ohnmacht.captions import cycles_shown
from render.picture import Picture
from render.presenter import Presenter, Scene


class MachtOhnmachtPresenter(Presenter):
    """The words and pictures of Macht & Ohnmacht."""

    key: ClassVar[str] = "macht_ohnmacht"
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
    duty = staticmethod(status.duty)
    choice = staticmethod(prompts.choice)
    question = staticmethod(prompts.question)
    draft_lines = staticmethod(prompts.draft_lines)

    # The table

    def board(self, scene: Scene) -> Picture:
        return board.board(scene.view, scene.names, scene.language)

    def board_text(self, scene: Scene) -> str:
        return board_text.board_text(scene.view, scene.names, scene.language)

    def closed(self, view: View) -> View:
        over: View = super().closed(view)
        return msgspec.structs.replace(over, announced=None, auction=None, fall=None, waiting=())

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
        """Draw the planned tiles with their arithmetic, and the board that they would lead to."""
        forecast = scene.view.forecast
        if forecast is None or all(step.tile is None for step in forecast.steps):
            return (self.board(scene),)
        return (private_pictures.plan(scene.view, scene.names, scene.language), self.board(scene))

    # Beside the match

    def extra(self, scene: Scene, name: str, arguments: tuple[str, ...]) -> tuple[Picture, ...]:
        """Draw what the game's own commands ask for.

        "neighbours" with "magic" or "sword" (without either: this cycle, then the next one): who borders whom.
        "odds" with the id of a region: its overthrow with every term. Raises ValueError if nobody stands there,
        KeyError if there is no such region, LookupError for another name.
        """
        view: View = scene.view
        match name, arguments:
            case "neighbours", (("magic" | "sword",) | ()):
                shown = cycles_shown(view, arguments)
                return tuple(private_pictures.neighbours(view, cycle, scene.language) for cycle in shown)
            case "odds", (region,):
                return (private_pictures.odds(view, region, scene.names, scene.language),)
            case _:
                raise LookupError(name)
