"""Power as delivery and the cogs know it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from bot.games.contract import Event
from bot.games.power.board import events as facts
from bot.games.power.board.actions import Action, Sheet
from bot.games.power.board.state import COLOURS, Colour, Piece
from bot.games.power.board.views import View
from bot.language import Language
from render.kit.colours import SeatColour
from render.picture import Picture
from render.power import (
    battle,
    beliefs,
    board,
    board_text,
    captions,
    confirmations,
    poster,
    private_pictures,
    prompts,
    status,
    story,
)
from render.power.counters import ICONS, icon_for
from render.power.nouns import armies_listed, army_name, own_orders, pieces_listed, place_on, player_name, whose
from render.power.theme import ARMY, INK
from render.presenter import Chapter, Presenter, Scene


class PowerPresenter(Presenter):
    """The words and pictures of Power."""

    key: ClassVar[str] = "power"
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = facts.GameEvent
    action_type: ClassVar[Any] = Action
    acknowledges: ClassVar[frozenset[type[Event]]] = frozenset({facts.SheetSealed})
    # Flags that fall after somebody has put booty away have a board as well.
    ends_chapters = (facts.TableSet, facts.SheetsRevealed, facts.FlagsTaken, facts.MatchEnded)
    not_on_board = (facts.SheetSealed, facts.SheetReopened)
    nothing_asked: ClassVar[Mapping[str, Any]] = {"booty": ()}
    icons = ICONS
    icon_of = staticmethod(icon_for)
    headline = staticmethod(status.headline)
    account = staticmethod(story.account)
    results = staticmethod(status.results)
    prompt = staticmethod(prompts.prompt)
    late = staticmethod(prompts.late)
    final_button = staticmethod(confirmations.final_button)
    done = staticmethod(confirmations.done)
    problem = staticmethod(status.problem)
    choice = staticmethod(prompts.choice)
    draft_lines = staticmethod(prompts.draft_lines)
    markable = staticmethod(beliefs.markable)
    came_true = staticmethod(beliefs.came_true)
    form = staticmethod(prompts.form)
    typed = staticmethod(prompts.typed)

    def answer(self, scene: Scene, question: str, choice: str, action: Any) -> str:
        if question == "same":
            return self.choice(scene, "orders", question, choice).text
        return super().answer(scene, question, choice, action)

    # The table

    def seat_colours(self, scene: Scene) -> Sequence[SeatColour]:
        looks = [ARMY[player.armies[0]] for player in scene.view.players]
        return [SeatColour(look.ground, INK, look.shape) for look in looks]

    def side(self, language: Language, word: str) -> tuple[str, Sequence[SeatColour]]:
        looks = [ARMY[army] for army in COLOURS if army in word]
        colours = [SeatColour(look.ground, INK, look.shape) for look in looks]
        listed = armies_listed((army for army in COLOURS if army in word), language)
        return listed[:1].upper() + listed[1:], colours

    def board(self, scene: Scene) -> Picture:
        return board.board(scene.view, scene.names, scene.language, beliefs.believed(scene))

    def board_text(self, scene: Scene) -> str:
        return board_text.board_text(scene.view, scene.names, scene.language)

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        """Draw the latest round: flags that fell, the board before the fights with all moves, the board after them.

        Nothing is drawn where players have only sealed sheets: the board of the round still shows how things stand.
        """
        if not self.changes_board(events):
            return ()
        view, names, language = scene.view, scene.names, scene.language
        ordered, fallen = (
            any(isinstance(each, kind) for each in events) for kind in (facts.OrdersExecuted, facts.FlagsTaken)
        )
        if view.report is None or not (ordered or fallen):
            return (self.board(scene),)
        banner = (poster.conquest(view, names, language),) if fallen and view.report.falls else ()
        orders = (battle.orders_board(view, names, language),) if ordered else ()
        return (*banner, *orders, battle.after(view, names, language))

    def needs_board(self, events: Sequence[Event]) -> bool:
        """Tell also whether somebody has left: his pieces are gone from the board, in the middle of a chapter."""
        return super().needs_board(events) or any(isinstance(event, facts.PlayerLeft) for event in events)

    def poster(self, scene: Scene, course: Sequence[Chapter]) -> tuple[Picture, ...]:
        """Draw the end with how it went, and the last round's fights."""
        view, names, language = scene.view, scene.names, scene.language
        if view.outcome is None:
            return (self.board(scene),)
        last = self.board(scene) if view.report is None else battle.after(view, names, language)
        return (poster.poster(view, course, names, language), last)

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        """Draw the sealed orders, and the reserves if there is anything in them or to merge."""
        view, names, language = scene.view, scene.names, scene.language
        orders = () if view.sheet is None else (battle.sealed(view, names, language, beliefs.believed(scene)),)
        if view.seat is None or not captions.filled(view):
            return orders
        return (*orders, private_pictures.hand(view, names, language))

    def hand_text(self, scene: Scene) -> str:
        return board_text.hand_text(scene.view, scene.language)

    # A decision

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw the board, from which everything is chosen: with the fight for its booty, or the orders as sealed."""
        view, names, language = scene.view, scene.names, scene.language
        match kind:
            case "booty" if view.report is not None:
                return (battle.after(view, names, language),)
            case "orders" if view.sheet is not None:
                return (battle.sealed(view, names, language, beliefs.believed(scene)),)
            case _:
                return (self.board(scene),)

    def preview_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw the board with the player's own orders."""
        if scene.view.writing is None:
            return (self.board(scene),)
        return (battle.preview(scene.view, scene.names, scene.language, beliefs.believed(scene)),)

    def whole(self, scene: Scene, action: Any) -> str:
        if isinstance(action, Sheet) and action.orders:
            return own_orders(scene.view, action.orders, scene.language)
        return super().whole(scene, action)

    def noun(self, scene: Scene, name: str, value: str | int) -> str | int:
        view, language = scene.view, scene.language
        match name, value:
            case "name", _:
                return player_name(value if isinstance(value, int) else None, scene.names, language)
            case "whose", _:
                return whose(view, cast(Colour, value), scene.names, language)
            case "army", _:
                return army_name(cast(Colour, value), language)
            case "place", str(place):
                return place_on(view, place)
            case "pieces", str(pieces):
                return pieces_listed(cast(list[Piece], pieces.split()), language)
        return value

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
