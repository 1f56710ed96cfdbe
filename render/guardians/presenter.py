"""Guardians as delivery and the cogs know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec

from bot.games.codec import from_json
from bot.games.contract import PLAN, Event
from bot.games.guardians.cards import Deck
from bot.games.guardians.table import (
    Action,
    CombatBegun,
    CommandSaid,
    ControlCounted,
    GameEvent,
    GuardianHeld,
    Layout,
    LayoutReopened,
    LayoutSealed,
    MatchEnded,
    View,
)
from render.guardians import (
    battlefield,
    board,
    board_text,
    confirmations,
    organising,
    private_pictures,
    prompts,
    status,
    story,
)
from render.picture import Picture
from render.presenter import Presenter, Scene

_HAND_PICTURES: Final = 3
_BEFORE_LAYOUT: Final = 2
"""So many pictures of the storage hand stand before that of the layout."""


class GuardiansPresenter(Presenter):
    """The words and pictures of Guardians."""

    key: ClassVar[str] = "guardians"
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = GameEvent
    action_type: ClassVar[Any] = Action
    headline = staticmethod(status.headline)
    account = staticmethod(story.account)
    brief_account = staticmethod(story.brief_account)
    decided = staticmethod(story.decided)
    results = staticmethod(status.results)
    window = staticmethod(status.window)
    prompt = staticmethod(prompts.prompt)
    act = staticmethod(confirmations.act)
    done = staticmethod(confirmations.done)
    problem = staticmethod(status.problem)
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
        return msgspec.structs.replace(over, asking=None)

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        """Draw the battlefield while a combat runs, with the board when it has just begun; else the board.

        When a combat has just been counted, or a Guardian has fallen in it, its account comes before that. Nothing is
        drawn where there is nothing new to see: a window has closed without a card, somebody has organised face
        down, or has said whether a command card will be used.
        """
        if all(isinstance(event, CommandSaid | LayoutSealed | LayoutReopened) for event in events):
            return ()
        if not _is_fought(scene.view):
            return (*_end_of_combat(scene, events), self.board(scene))
        field = battlefield.field(scene.view, scene.names, scene.language)
        begun = max((number for number, event in enumerate(events) if isinstance(event, CombatBegun)), default=None)
        return (field,) if begun is None else (*_end_of_combat(scene, events[:begun]), field, self.board(scene))

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        view, names, language = scene.view, scene.names, scene.language
        if view.seat is None:
            return ()
        draw = organising.storage if view.combat is None else battlefield.hand
        return draw(view, names, language)[:_HAND_PICTURES]

    def hand_text(self, scene: Scene) -> str:
        return board_text.hand_text(scene.view, scene.language)

    # A decision

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw what the seat chooses from: its storage hand and layout, the battlefield and its hand, or the board."""
        view: View = scene.view
        if kind == "organise":
            return (*self.hand(scene)[:_BEFORE_LAYOUT], *self._layout(scene))
        if kind == PLAN:
            return self.hand(scene) or (self.board(scene),)
        if _is_fought(view):
            return (battlefield.field(view, scene.names, scene.language), *self.hand(scene))
        if kind in ("settle", "upcards", "hammer", "spoils", "dispel", "flight"):
            return (self.board(scene), *self.hand(scene)[:_BEFORE_LAYOUT])
        return (self.board(scene),)

    def preview_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw the own home row, the battlefield or the board as the draft would make it."""
        view: View = scene.view
        if kind == "organise":
            return self._layout(scene)
        if _is_fought(view):
            return (battlefield.field(view, scene.names, scene.language),)
        return (self.board(scene),)

    # Beside the match

    def extra(self, scene: Scene, name: str, arguments: tuple[str, ...]) -> tuple[Picture, ...]:
        """Draw what the game's own commands ask for: "card" with the id of a card, "deck" with a deck as JSON.

        Raises KeyError if there is no such card, msgspec.DecodeError for no deck, LookupError for another name.
        """
        match name, arguments:
            case "card", (card,):
                return (private_pictures.single(card, scene.language),)
            case "deck", (written,):
                return private_pictures.deck(from_json(written, Deck), scene.language)
            case _:
                raise LookupError(name)

    def _layout(self, scene: Scene) -> tuple[Picture, ...]:
        """Draw the layout that the view holds; the storage hand alone if it asks for a new one."""
        layout: Layout | None = scene.view.layout
        if layout is None or layout.redraw:
            return self.hand(scene)
        return (organising.layout(scene.view, layout, scene.names, scene.language),)


def _end_of_combat(scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
    """Draw the battlefield as it lay when a combat ended, if it just has."""
    view: View = scene.view
    if any(isinstance(event, ControlCounted | GuardianHeld) for event in events):
        return (battlefield.ended(view, scene.names, scene.language),)
    if view.combat is not None and any(
        isinstance(event, MatchEnded) and event.reason == "guardian" for event in events
    ):
        return (battlefield.field(view, scene.names, scene.language),)
    return ()


def _is_fought(view: View) -> bool:
    """Tell whether cards face each other: until the aftermath of a combat, or the end of the match."""
    return view.combat is not None and view.combat.field.stage != "aftermath" and view.outcome is None
