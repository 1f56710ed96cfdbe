"""Guardians as delivery and the cogs know it."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, cast

import msgspec

from bot.games.codec import from_json
from bot.games.contract import STANDING, Event, Question
from bot.games.guardians import table as facts
from bot.games.guardians.cards import CARDS, Deck
from bot.games.guardians.sheets import WHOLE
from bot.games.guardians.table import PLACES, Action, Cargo, CombatSheet, Layout, Place, Reinforce, Settle, View, Walk
from bot.language import Language
from render.guardians import opened
from render.guardians.cards import card_faces, card_pictures
from render.guardians.combat import battlefield
from render.guardians.look.sprites import ICONS, icon_for
from render.guardians.table import beliefs, board, organising, poster, spaces
from render.guardians.table.candidates import offered_places
from render.guardians.words import board_text, confirmations, prompts, status, story
from render.guardians.words.nouns import card_name
from render.guardians.words.phrases import cards_text, layout_lines, place_name, seat_of
from render.guardians.words.sheets import lead_text
from render.kit.colours import SeatColour
from render.picture import Picture
from render.presenter import Chapter, Presenter, Scene

_HAND_PICTURES: Final = 3
_SHEETS: Final = ("sheet", "council")
_EVERY_CARD: Final = tuple(CARDS)


class GuardiansPresenter(Presenter):
    """The words and pictures of Guardians."""

    key: ClassVar[str] = "guardians"
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = facts.GameEvent
    action_type: ClassVar[Any] = Action
    acknowledges: ClassVar[frozenset[type[Event]]] = frozenset({facts.LayoutSealed})
    ends_chapters = (facts.TurnBegun, facts.MatchEnded)
    not_on_board = (
        facts.CommandSaid,
        facts.LayoutSealed,
        facts.LayoutReopened,
        facts.SheetsShown,
        facts.StonesUnspent,
        facts.AnsweredAhead,
    )
    nothing_asked: ClassVar[Mapping[str, Any]] = {"asking": None}
    keeps_hidden: ClassVar[bool] = True
    rehearsed = tuple(("faces", *_EVERY_CARD[first : first + 10]) for first in range(0, len(_EVERY_CARD), 10))
    icons = ICONS
    icon_of = staticmethod(icon_for)
    headline = staticmethod(status.headline)
    account = staticmethod(story.account)
    brief_account = staticmethod(story.brief_account)
    decided = staticmethod(story.decided)
    held = staticmethod(opened.held)
    results = staticmethod(status.results)
    window = staticmethod(status.window)
    prompt = staticmethod(prompts.prompt)
    late = staticmethod(prompts.late)
    passing = staticmethod(prompts.passing)
    final_button = staticmethod(confirmations.final_button)
    done = staticmethod(confirmations.done)
    problem = staticmethod(status.problem)
    choice = staticmethod(prompts.choice)
    question = staticmethod(prompts.question)
    draft_lines = staticmethod(prompts.draft_lines)
    markable = staticmethod(beliefs.markable)

    # The table

    def side(self, language: Language, word: str) -> tuple[str, Sequence[SeatColour]]:
        # Behind the comma stands what he is.
        return card_name(word, language).partition(",")[0] if word in CARDS else word, ()

    def board(self, scene: Scene, offered: Collection[Place] = ()) -> Picture:
        guesses = partial(beliefs.draw_guesses, scene=scene)
        return board.board(scene.view, scene.names, scene.language, offered=offered, guesses=guesses)

    def board_text(self, scene: Scene) -> str:
        return board_text.board_text(scene.view, scene.names, scene.language)

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        """Draw the battlefield while a combat runs, with the board when it has just begun; else the board.

        When a combat has just been counted, or a Guardian has fallen in it, its account comes before that. Nothing is
        drawn where there is nothing new to see: a window has closed without a card, somebody has organised face
        down, or has said whether a command card will be used.
        """
        if not self.changes_board(events):
            return ()
        if not _is_fought(scene.view):
            return (*_end_of_combat(scene, events), board.board(scene.view, scene.names, scene.language, events=events))
        field = battlefield.field(scene.view, scene.names, scene.language)
        begun = max(
            (number for number, event in enumerate(events) if isinstance(event, facts.CombatBegun)), default=None
        )
        return (field,) if begun is None else (*_end_of_combat(scene, events[:begun]), field, self.board(scene))

    def repeats(self, event: Event) -> bool:
        return isinstance(event, facts.SettlementKept) and len(event.spaces) == 1

    def ends_chapter(self, events: Sequence[Event]) -> bool:
        """Tell also whether a combat is decided."""
        return super().ends_chapter(events) or any(map(story.ends_combat, events))

    def poster(self, scene: Scene, course: Sequence[Chapter]) -> tuple[Picture, ...]:
        """Draw the end as a poster, and the last combat; the board if nobody has won."""
        view: View = scene.view
        if view.outcome is None or len(view.outcome.winners) != 1:
            return (self.board(scene),)
        return (poster.poster(view, course, scene.names, scene.language), *_last_combat(scene))

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        view, names, language = scene.view, scene.names, scene.language
        if view.seat is None:
            return ()
        draw = organising.storage if view.combat is None else battlefield.hand
        return draw(view, names, language)[:_HAND_PICTURES]

    def hand_text(self, scene: Scene) -> str:
        return board_text.hand_text(scene.view, scene.language)

    # A decision

    def whole(self, scene: Scene, action: Any) -> str:
        act = super().whole(scene, action)
        match action:
            case Layout() if not action.redraw:
                laid = msgspec.structs.replace(action, orders=None)
                told = scene.language.series(layout_lines(seat_of(scene), laid, scene.view.options, scene.language))
            case CombatSheet():
                told = lead_text(scene, action.orders)
            case Reinforce():
                told = cards_text((*action.creatures, *action.items), scene.language)
            case Walk():
                told = scene.language.series(_exchanged(scene, cargo) for cargo in action.cargo)
            case Settle(spaces=spaces) if len(spaces) > 1:
                told = scene.language.series(story.as_settled(scene, space) for space in spaces)
            case _:
                told = ""
        return scene.language.entry(act, told) if told else act

    def noun(self, scene: Scene, name: str, value: str | int) -> str | int:
        if name == "place":
            return place_name(scene.view, cast(Place, value), scene.language)
        return super().noun(scene, name, value)

    def prompt_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw what the seat chooses from, marked: its layout, the battlefield and its hand, or the board."""
        view: View = scene.view
        if kind == "organise":
            return self._layout(scene)
        if kind == STANDING:
            return self.hand(scene) or (self.board(scene),)
        if kind in _SHEETS and scene.offered:
            return self._part_of_sheet(scene)
        if _is_fought(view):
            field = battlefield.field(view, scene.names, scene.language)
            return (field, *battlefield.choices(view, kind, scene.names, scene.language))
        offered = _left(scene) or offered_places(view, kind)
        table = self.board(scene, offered)
        if kind in ("settle", "upcards", "hammer", "spoils", "dispel", "flight"):
            return (table, *organising.choices(view, kind, scene.names, scene.language))
        return (table,)

    def offered(self, kind: str, questions: Sequence[Question], *, whole: bool) -> tuple[str, ...]:
        """Of a sheet, of which every draft is whole, give the part that is open and all that can be chosen in it."""
        if kind not in _SHEETS:
            return super().offered(kind, questions, whole=whole)
        part = next((one.chosen for one in questions if one.key == "part"), ())
        asked = [one for one in questions if part and one.key not in ("part", "suggest")]
        return (*part, *(choice for one in asked for choice in one.choices))

    def preview_pictures(self, scene: Scene, kind: str) -> tuple[Picture, ...]:
        """Draw the own home row, the battlefield or the board as the draft would make it."""
        view: View = scene.view
        if kind == "organise":
            return self._layout(scene)
        if _is_fought(view):
            return (battlefield.field(view, scene.names, scene.language),)
        return (self.board(scene, _left(scene)),)

    # Beside the match

    def extra(self, scene: Scene, name: str, arguments: tuple[str, ...]) -> tuple[Picture, ...]:
        """Draw what the game's own commands ask for: "card" with the id of a card, "deck" with a deck as JSON.

        "faces" makes cards ready for hands, and as tokens of the size that most armies have, and shows none.
        Raises KeyError if there is no such card, msgspec.DecodeError for no deck, LookupError for another name.
        """
        match name, arguments:
            case "card", (card,):
                return (card_pictures.single(card, scene.language),)
            case "deck", (written,):
                return card_pictures.deck(from_json(written, Deck), scene.language)
            case "faces", cards:
                for card in cards:
                    card_faces.face(card, scene.language, "hand")
                    card_faces.tiny(card, min(spaces.TOKENS))
                return ()
            case _:
                raise LookupError(name)

    def _part_of_sheet(self, scene: Scene) -> tuple[Picture, ...]:
        """Draw what helps in the open part of a sheet: the cards that it is about, else the battlefield.

        Beside the whole sheet, in which nothing is chosen, there is nothing to see.
        """
        part, *offered = scene.offered
        if part == WHOLE:
            return ()
        cards = battlefield.cards_of_part(scene.view, part, offered)
        if not cards:
            return (battlefield.field(scene.view, scene.names, scene.language),)
        return battlefield.part_of_hand(part, cards, scene.language)

    def _layout(self, scene: Scene) -> tuple[Picture, ...]:
        """Draw the layout that the view holds; the storage hand alone if it asks for a new one."""
        layout: Layout | None = scene.view.layout
        if layout is None or layout.redraw:
            return self.hand(scene)
        return (organising.layout(scene.view, layout, scene.names, scene.language),)


def _end_of_combat(scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
    """Draw the battlefield as it lay when a combat ended, if it just has."""
    view: View = scene.view
    if any(isinstance(event, facts.ControlCounted | facts.GuardianHeld) for event in events):
        return (battlefield.ended(view, scene.names, scene.language),)
    if any(isinstance(event, facts.MatchEnded) and event.reason == "guardian" for event in events):
        return _last_combat(scene)
    return ()


def _last_combat(scene: Scene) -> tuple[Picture, ...]:
    """Draw the combat in which a Guardian has fallen, or else the latest one that was counted, if there was any."""
    view: View = scene.view
    if view.combat is not None and view.outcome is not None and view.outcome.reason == "guardian":
        return (battlefield.field(view, scene.names, scene.language),)
    return () if view.fought is None else (battlefield.ended(view, scene.names, scene.language),)


def _left(scene: Scene) -> frozenset[Place]:
    """Give the spaces among which a draft leaves a choice."""
    return frozenset(place for place in PLACES if place in scene.offered)


def _is_fought(view: View) -> bool:
    """Tell whether cards face each other: until the aftermath of a combat, or the end of the match."""
    return view.combat is not None and view.combat.field.stage != "aftermath" and view.outcome is None


def _exchanged(scene: Scene, cargo: Cargo) -> str:
    language = scene.language
    left, taken = ((*cargo.leave, *cargo.leave_items), (*cargo.take, *cargo.take_items))
    place = place_name(scene.view, cargo.place, language)
    return language.say(
        "guardians-hint-exchange", place=place, left=cards_text(left, language), taken=cards_text(taken, language)
    )
