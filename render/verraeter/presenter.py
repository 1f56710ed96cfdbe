"""Verräter as delivery and the cogs know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from bot.games.contract import PLAN, Event, Problem
from bot.games.forms import Form
from bot.games.rulebook import Page, pages
from bot.games.verraeter.events import GameEvent
from bot.games.verraeter.plans import plan_of
from bot.games.verraeter.views import View
from bot.language import Language
from render.picture import Picture
from render.presenter import Label, Presenter, Scene
from render.verraeter import board, board_text, cards, confirmations, prompts, status, story


class VerraeterPresenter(Presenter):
    """The words and pictures of Verräter."""

    key: ClassVar[str] = "verraeter"
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = GameEvent

    # The game

    def title(self, language: Language) -> str:
        return language.say("verraeter-title")

    def teaser(self, language: Language) -> str:
        return language.say("verraeter-teaser")

    def option(self, language: Language, name: str) -> Label:
        about = language.say(f"verraeter-option-{name}-about")
        return Label(language.say(f"verraeter-option-{name}"), about)

    def option_value(self, language: Language, name: str, value: str) -> Label:
        about = language.say(f"verraeter-option-{name}-{value}-about")
        return Label(language.say(f"verraeter-option-{name}-{value}"), about)

    def rules(self, language: Language) -> tuple[Page, ...]:
        return pages(self.key, language.code)

    # The table

    def board(self, scene: Scene) -> Picture:
        return board.board(scene.view, scene.names, scene.language)

    def board_text(self, scene: Scene) -> str:
        return board_text.board_text(scene.view, scene.names, scene.language)

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        if scene.view.seat is None:
            return ()
        return (cards.hand(scene.view, scene.names, scene.language),)

    def hand_text(self, scene: Scene) -> str:
        return board_text.hand_text(scene.view, scene.language)

    def headline(self, scene: Scene) -> str:
        return status.headline(scene)

    def account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        return story.account(scene, events)

    def results(self, scene: Scene) -> tuple[str, ...]:
        return status.results(scene)

    # A decision

    def duty(self, scene: Scene, kind: str) -> str:
        return status.duty(scene, kind)

    def prompt(self, scene: Scene, kind: str) -> str:
        return prompts.prompt(scene, kind)

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        if kind == "role" and scene.view.offered:
            return (cards.roles(scene.view, scene.language),)
        return () if kind == PLAN else self.hand(scene)

    def draft_lines(self, scene: Scene, kind: str, draft: Any) -> tuple[str, ...]:
        return confirmations.orders(scene.language, plan_of(scene.view, Form(draft))) if kind == PLAN else ()

    def preview_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        # Which card somebody takes shows on his own cards, not on the board.
        return self.prompt_pictures(scene, kind) if kind == "role" else (self.board(scene),)

    def question(self, scene: Scene, kind: str, question: str) -> str:
        return scene.language.say(f"verraeter-question-{question}")

    def choice(self, scene: Scene, kind: str, question: str, choice: str) -> Label:
        return prompts.choice(scene, question, choice)

    def act(self, scene: Scene, action: Any) -> str:
        return confirmations.act(scene, action)

    def done(self, scene: Scene, action: Any) -> str:
        return confirmations.done(scene, action)

    def problem(self, language: Language, problem: Problem) -> str:
        return status.problem(language, problem)
