"""Verräter as delivery and the cogs know it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bot.games.contract import PLAN
from bot.games.forms import Form
from bot.games.verraeter.actions import Action
from bot.games.verraeter.events import GameEvent
from bot.games.verraeter.plans import plan_of
from bot.games.verraeter.views import View
from render.picture import Picture
from render.presenter import Presenter, Scene
from render.verraeter import board, board_text, confirmations, private_pictures, prompts, status, story


class VerraeterPresenter(Presenter):
    """The words and pictures of Verräter."""

    key: ClassVar[str] = "verraeter"
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
    question = staticmethod(prompts.question)
    choice = staticmethod(prompts.choice)

    # The table

    def board(self, scene: Scene) -> Picture:
        return board.board(scene.view, scene.names, scene.language)

    def board_text(self, scene: Scene) -> str:
        return board_text.board_text(scene.view, scene.names, scene.language)

    def closed(self, view: View) -> View:
        players = tuple(msgspec.structs.replace(player, to_act=False) for player in view.players)
        over: View = super().closed(view)
        return msgspec.structs.replace(
            over, players=players, border=None, open_sums=None, legal_lands=(), legal_borders=()
        )

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        if scene.view.seat is None:
            return ()
        return (private_pictures.hand(scene.view, scene.names, scene.language),)

    def hand_text(self, scene: Scene) -> str:
        return board_text.hand_text(scene.view, scene.language)

    # A decision

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        if kind == "role" and scene.view.offered:
            return (private_pictures.roles(scene.view, scene.language),)
        return (self.board(scene), *self.hand(scene)) if kind == PLAN else self.hand(scene)

    def draft_lines(self, scene: Scene, kind: str, draft: Any) -> tuple[str, ...]:
        return confirmations.orders(scene, plan_of(scene.view, Form(draft))) if kind == PLAN else ()

    def preview_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        # Which card somebody takes shows on his own cards, not on the board.
        return self.prompt_pictures(scene, kind) if kind == "role" else (self.board(scene),)
