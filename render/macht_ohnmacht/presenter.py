"""Macht & Ohnmacht as delivery and the cogs know it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, cast

from bot.games.contract import Event
from bot.games.macht_ohnmacht.board import events as facts
from bot.games.macht_ohnmacht.board.actions import Action, EndTurn, Tile, UseTiles
from bot.games.macht_ohnmacht.board.state import Pieces
from bot.games.macht_ohnmacht.board.views import View
from bot.language import Language
from render.kit.colours import SeatColour
from render.macht_ohnmacht import (
    beliefs,
    board,
    captions,
    confirmations,
    extra_pictures,
    news,
    poster,
    prompts,
    status,
    story,
)
from render.macht_ohnmacht.nouns import pieces_listed, region_name, the_tile, use_text
from render.macht_ohnmacht.sprites import ICONS, icon_for
from render.macht_ohnmacht.theme import PLAYER
from render.picture import Picture
from render.presenter import Chapter, Presenter, Scene


class MachtOhnmachtPresenter(Presenter):
    """The words and pictures of Macht & Ohnmacht."""

    key: ClassVar[str] = "macht_ohnmacht"
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = facts.GameEvent
    action_type: ClassVar[Any] = Action
    acknowledges: ClassVar[frozenset[type[Event]]] = frozenset({facts.BidSealed})
    ends_chapters = (facts.TurnBegun, facts.AuctionDecided, facts.MatchEnded)
    not_on_board = (facts.BidSealed, facts.BidReopened)
    nothing_asked: ClassVar[Mapping[str, Any]] = {"announced": None, "auction": None, "fall": None, "waiting": ()}
    icons = ICONS
    icon_of = staticmethod(icon_for)
    headline = staticmethod(status.headline)
    account = staticmethod(story.account)
    results = staticmethod(status.results)
    prompt = staticmethod(prompts.prompt)
    final_button = staticmethod(confirmations.final_button)
    done = staticmethod(confirmations.done)
    problem = staticmethod(status.problem)
    duty = staticmethod(status.duty)
    choice = staticmethod(prompts.choice)
    question = staticmethod(prompts.question)
    draft_lines = staticmethod(prompts.draft_lines)
    markable = staticmethod(beliefs.markable)
    came_true = staticmethod(beliefs.came_true)

    def habit(self, language: Language, choice: str) -> str:
        return choice

    # The table

    def seat_colours(self, scene: Scene) -> Sequence[SeatColour]:
        looks = [PLAYER[player.colour] for player in scene.view.board.players]
        return [SeatColour(look.ground, look.ink, look.shape) for look in looks]

    def side(self, language: Language, word: str) -> tuple[str, Sequence[SeatColour]]:
        look = PLAYER["orange" if word == "orange" else "white"]
        name = language.say("macht_ohnmacht-picture-side", colour=word)
        return name, [SeatColour(look.ground, look.ink, look.shape)]

    def repeats(self, event: Event) -> bool:
        return isinstance(event, facts.BidKept)

    def board(self, scene: Scene, asked: str = "") -> Picture:
        guesses = partial(beliefs.draw_guesses, scene=scene)
        return board.board(scene.view, scene.names, scene.language, asked, scene.offered, guesses)

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        return news.pictures(scene, events)

    def poster(self, scene: Scene, course: Sequence[Chapter]) -> tuple[Picture, ...]:
        return (poster.poster(scene, course),)

    def board_text(self, scene: Scene) -> str:
        return captions.board_text(scene.view, scene.names, scene.language)

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        if scene.view.seat is None:
            return ()
        return (self.board(scene),)  # what a player holds lies open there; of the rest only his bid is secret

    def hand_text(self, scene: Scene) -> str:
        return captions.hand_text(scene.view, scene.language)

    # A decision

    def answer(self, scene: Scene, question: str, choice: str, action: Any) -> str:
        if isinstance(action, EndTurn):
            return self.choice(scene, "turn", question, choice).text
        return self.final_button(scene, action)

    def whole(self, scene: Scene, action: Any) -> str:
        if isinstance(action, UseTiles):
            return scene.language.series(use_text(use, scene.language) for use in action.uses)
        return super().whole(scene, action)

    def noun(self, scene: Scene, name: str, value: str | int) -> str | int:
        match name, value:
            case "region", str(region):
                return region_name(region)
            case "tile", _:
                return the_tile(cast(Tile, value), scene.language)
            case "pieces", str(numbers):
                return pieces_listed(Pieces(*map(int, numbers.split())), scene.language)
        return super().noun(scene, name, value)

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw the board, from which everything is chosen, with what can be chosen."""
        return (self.board(scene, kind),)

    def preview_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw the board that a draft leads to with its steps; before it leads anywhere, what can be chosen."""
        return self.prompt_pictures(scene, kind)

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
                shown = captions.cycles_shown(view, arguments)
                return tuple(extra_pictures.neighbours(view, cycle, scene.language) for cycle in shown)
            case "odds", (region,):
                return (extra_pictures.odds(view, region, scene.names, scene.language),)
            case _:
                raise LookupError(name)
