"""Verräter as delivery and the cogs know it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from bot.games.contract import STANDING, Event
from bot.games.forms import Form
from bot.games.verraeter import events as facts
from bot.games.verraeter.actions import Action
from bot.games.verraeter.standing_orders import orders_of
from bot.games.verraeter.state import Role
from bot.games.verraeter.views import DRAFTING, View
from bot.language import Language
from render.picture import Picture
from render.presenter import Chapter, Presenter, Scene
from render.verraeter import (
    beliefs,
    board,
    captions,
    confirmations,
    poster,
    private_pictures,
    prompts,
    reveal,
    status,
    story,
)
from render.verraeter.nouns import role_name, the_land, the_role
from render.verraeter.sprites import ICONS


class VerraeterPresenter(Presenter):
    """The words and pictures of Verräter."""

    key: ClassVar[str] = "verraeter"
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = facts.GameEvent
    action_type: ClassVar[Any] = Action
    acknowledges: ClassVar[frozenset[type[Event]]] = frozenset({facts.RoleTaken})
    # What has been built, and who is strategist now, shows on the board with the next place.
    ends_chapters = (facts.TableSet, facts.PlaceChosen, facts.ConflictDecided, facts.MatchEnded)
    nothing_asked: ClassVar[Mapping[str, Any]] = {
        "border": None,
        "open_sums": None,
        "legal_lands": (),
        "legal_borders": (),
    }
    keeps_hidden: ClassVar[bool] = True
    icons = ICONS
    headline = staticmethod(status.headline)
    account = staticmethod(story.account)
    results = staticmethod(status.results)
    prompt = staticmethod(prompts.prompt)
    final_button = staticmethod(confirmations.final_button)
    done = staticmethod(confirmations.done)
    duty = staticmethod(status.duty)
    question = staticmethod(prompts.question)
    choice = staticmethod(prompts.choice)
    markable = staticmethod(beliefs.markable)

    def habit(self, language: Language, choice: str) -> str:
        return role_name(cast(Role, choice), language)

    came_true = staticmethod(beliefs.came_true)

    # The table

    def board(self, scene: Scene) -> Picture:
        return board.board(scene.view, scene.names, scene.language, beliefs.believed(scene))

    def board_text(self, scene: Scene) -> str:
        return captions.board_text(scene.view, scene.names, scene.language)

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        """Draw the reveal, if there was one, before the board."""
        return (*self._reveal(scene, reveal.fights(events)), self.board(scene))

    def _reveal(self, scene: Scene, fought: Sequence[reveal.Fight]) -> tuple[Picture, ...]:
        return tuple(reveal.reveal(fight, scene.view, scene.names, scene.language) for fight in fought[-1:])

    def poster(self, scene: Scene, course: Sequence[Chapter]) -> tuple[Picture, ...]:
        """Draw the winner, the scores by round and what is worth telling of them, and the last conflict."""
        view = scene.view
        fought = reveal.fights(event for chapter in course for event in chapter.events)
        if fought and view.outcome is not None and view.outcome.winners:
            drawn = poster.poster(view, fought, scene.names, scene.language)
            return (drawn, *self._reveal(scene, fought))
        return (self.board(scene),)

    def told(self, scene: Scene, events: Sequence[Event], *, brief: bool = False) -> tuple[str, ...]:
        if brief and reveal.fights(events):
            # Once all action cards are revealed, nobody has to hear who had taken one.
            events = [event for event in events if not isinstance(event, facts.RoleTaken)]
        return super().told(scene, events, brief=brief)

    def brief_account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        told, fought = self.account(scene, events), reveal.fights(events)
        if not fought:
            return told
        head = captions.treason(fought[-1].conflict, scene.names, scene.language)[0]
        last = max(place for place, event in enumerate(events) if isinstance(event, facts.ConflictDecided))
        begun = [event.round for event in events[last:] if isinstance(event, facts.RoundBegun)]
        if begun:
            # The headline of the table names the new round already.
            before = scene.language.say("verraeter-picture-round", round=begun[0] - 1, rounds=scene.view.rounds)
            head = f"{before} · {head}"
        return (f"### {head}", *told)

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        if scene.view.seat is None:
            return ()
        return (private_pictures.hand(scene.view, scene.names, scene.language, beliefs.believed(scene)),)

    def held(self, scene: Scene, views: Sequence[View]) -> tuple[Picture, ...]:
        """Draw action cards and supply cards from when the first action card is taken until all are revealed."""
        fought = any(view.seat is not None and view.players[view.seat].role for view in views)
        shown = fought and views[0].phase in DRAFTING
        return (private_pictures.held(views, scene.names, scene.language),) if shown else ()

    def hand_text(self, scene: Scene) -> str:
        return captions.hand_text(scene.view, scene.language)

    # A decision

    def noun(self, scene: Scene, name: str, value: str | int) -> str | int:
        match name, value:
            case "land", int(place):
                return the_land(scene, place)
            case "role", _:
                return the_role(scene.language, cast(Role, value))
        return super().noun(scene, name, value)

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        if kind == "role" and scene.view.offered:
            return (private_pictures.roles(scene.view, scene.language),)
        if kind in ("cards", STANDING) and scene.view.open_sums is not None:
            return self.hand(scene)
        return (self.board(scene),)

    def draft_lines(self, scene: Scene, kind: str, draft: Any) -> tuple[str, ...]:
        return confirmations.orders(scene, orders_of(scene.view, Form(draft))) if kind == STANDING else ()

    def preview_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        # Which cards somebody takes and plays shows on his own, not on the board.
        return self.prompt_pictures(scene, kind) if kind in ("role", "cards") else (self.board(scene),)
