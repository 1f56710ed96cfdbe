"""How Probe is told: few words, plain pictures, and nothing that the view does not show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, assert_never, cast

from PIL import Image

from bot.games.contract import PLAN, Event, Problem, Seat
from bot.games.rulebook import Page
from bot.language import Language, load
from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.colours import colour
from render.kit.png import Palette, palette, png, ramp
from render.picture import Picture
from render.presenter import Label, Presenter, Scene
from tests.probe.state import (
    Anchor,
    AnchorKept,
    Answer,
    AnswerKept,
    Bite,
    Card,
    CardsDrawn,
    Draft,
    LetterShown,
    Line,
    MatchEnded,
    Order,
    Pass,
    Plan,
    PlayerLeft,
    ProbeEvent,
    Raid,
    RaidBegun,
    RaidDecided,
    RaidOff,
    Rest,
    Rested,
    RoundBegun,
    SerpentBit,
    Sheet,
    SheetKept,
    SheetSealed,
    SheetsRevealed,
    SheetTakenBack,
    ThrowNet,
    Unread,
    View,
)

SEA, FOAM = colour("#12364a"), colour("#f2efe6")
WIDTH, LINE_HEIGHT, MARGIN, TEXT_SIZE = 1000, 64, 40, 34


class ProbePresenter(Presenter):
    """The words and pictures of Probe."""

    key: ClassVar[str] = "probe"
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = ProbeEvent

    # The game

    def title(self, language: Language) -> str:
        return _own(language).say("probe-title")

    def teaser(self, language: Language) -> str:
        return _own(language).say("probe-teaser")

    def option(self, language: Language, name: str) -> Label:
        own = _own(language)
        return Label(own.say(f"probe-option-{name}"), own.say(f"probe-option-{name}-about"))

    def option_value(self, language: Language, name: str, value: str) -> Label:
        return Label(value if value.isdecimal() else _own(language).say(f"probe-value-{value}"))

    def rules(self, language: Language) -> tuple[Page, ...]:
        own = _own(language)
        return (Page(own.say("probe-rules-title"), own.say("probe-rules")),)

    # The table

    def board(self, scene: Scene) -> Picture:
        lines = _board_lines(scene)
        return Picture(png=_drawn(lines), alt=alt_text(lines), name="probe-board.png")

    def board_text(self, scene: Scene) -> str:
        return "\n".join(_board_lines(scene))

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        """Draw the sheets that have been revealed, and how things stand."""
        revealed = [event for event in events if isinstance(event, SheetsRevealed)]
        if not revealed:
            return (self.board(scene),)
        lines = _told(scene, revealed[-1])
        return (Picture(png=_drawn(lines), alt=alt_text(lines), name="probe-sheets.png"), self.board(scene))

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        lines = _hand_lines(scene)
        return (Picture(png=_drawn(lines), alt=alt_text(lines), name="probe-hand.png"),) if lines else ()

    def hand_text(self, scene: Scene) -> str:
        return "\n".join(_hand_lines(scene))

    def headline(self, scene: Scene) -> str:
        view, own = _view(scene), _own(scene.language)
        phase = own.say(f"probe-phase-{view.phase}")
        return own.say("probe-headline", round=view.round, rounds=view.options.rounds, phase=phase)

    def account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(line for event in events for line in _told(scene, cast(ProbeEvent, event)))

    def results(self, scene: Scene) -> tuple[str, ...]:
        outcome, own = _view(scene).outcome, _own(scene.language)
        if outcome is None or outcome.scores is None:
            return ()
        winners = [scene.names[seat] for seat in outcome.winners]
        return (
            own.say("probe-result", names=own.list(winners), count=len(winners)),
            *(
                own.say("probe-result-line", name=scene.names[seat], points=outcome.scores[seat])
                for place in outcome.ranking
                for seat in place
            ),
        )

    # A decision

    def duty(self, scene: Scene, kind: str) -> str:
        return _own(scene.language).say(f"probe-duty-{kind}")

    def window(self, scene: Scene, window: str) -> str:
        return _own(scene.language).say(f"probe-window-{window}")

    def prompt(self, scene: Scene, kind: str) -> str:
        return _own(scene.language).say(f"probe-prompt-{kind}")

    def draft_lines(self, scene: Scene, kind: str, draft: Any) -> tuple[str, ...]:
        own = _own(scene.language)
        return tuple(_draft_line(own, line) for line in cast(Draft, draft).lines)

    def form(self, scene: Scene, kind: str) -> Label:
        if kind not in ("sheet", PLAN):
            raise LookupError(kind)
        own = _own(scene.language)
        return Label(own.say(f"probe-form-{kind}"), own.say("probe-form-about"))

    def question(self, scene: Scene, kind: str, question: str) -> str:
        return _own(scene.language).say(f"probe-question-{question.partition('-')[0]}")

    def choice(self, scene: Scene, kind: str, question: str, choice: str) -> Label:
        own = _own(scene.language)
        what, _, number = choice.partition("-")
        if question == "reefs":
            return Label(own.say("probe-choice-reef", reef=choice))
        if kind == "anchor" and choice != "pass":
            return Label(own.say("probe-act-anchor", reef=choice))
        if question.startswith("divers"):
            return Label(own.say("probe-choice-divers", divers=int(choice)))
        if what == "raid":
            victim = _view(scene).players[int(number)]
            about = own.say("probe-choice-raid-about", pearls=victim.pearls, cards=victim.cards)
            return Label(own.say("probe-choice-raid", seat=int(number) + 1), about)
        return Label(own.say(f"probe-choice-{choice}"))

    def act(self, scene: Scene, action: Any) -> str:
        own, answer = _own(scene.language), cast(Answer, action)
        match answer:
            case Sheet(orders):
                return own.say("probe-act-sheet", sheet=_sheet(own, orders))
            case Raid(victim):
                return own.say("probe-choice-raid", seat=victim + 1)
            case Anchor(reef):
                return own.say("probe-act-anchor", reef=reef)
            case Plan():
                return own.say("probe-act-plan")
            case _:
                return own.say(f"probe-choice-{_name(answer)}")

    def done(self, scene: Scene, action: Any) -> str:
        own, answer = _own(scene.language), cast(Answer, action)
        if isinstance(answer, Raid):
            return own.say("probe-done-raid", name=scene.names[answer.victim])
        if isinstance(answer, Anchor):
            return own.say("probe-done-anchor", reef=answer.reef)
        if isinstance(answer, Plan):
            return own.say("probe-done-plan", sheet=_sheet(own, answer.orders), nets=answer.nets)
        return own.say(f"probe-done-{_name(answer)}")

    def problem(self, language: Language, problem: Problem) -> str:
        own = _own(language)
        said = (own if own.has(problem.key) else language).say(problem.key, **problem.values)
        return own.say("probe-problem-at", where=problem.where, problem=said) if problem.where else said


@cache
def _languages() -> dict[str, Language]:
    return load(Path(__file__).with_name("locales"))


def _own(language: Language) -> Language:
    """Give Probe's own words in a language, or in English."""
    return _languages().get(language.code, _languages()["en"])


def _view(scene: Scene) -> View:
    return cast(View, scene.view)


def _name(action: Sheet | Rest | Bite | ThrowNet | Pass) -> str:
    return {Sheet: "sheet", Rest: "rest", Bite: "bite", ThrowNet: "net", Pass: "pass"}[type(action)]


def _told(scene: Scene, event: ProbeEvent) -> tuple[str, ...]:  # noqa: PLR0911 - one case for each event
    own, names = _own(scene.language), scene.names
    match event:
        case RoundBegun(round=number, captain=captain, reefs=reefs):
            return (own.say("probe-round-begun", round=number, name=names[captain], reefs=_reefs(own, reefs)),)
        case CardsDrawn(cards=cards):
            return (own.say("probe-cards-drawn", cards=_cards(own, cards)),)
        case LetterShown(seat=seat, place=place, letter=letter):
            return (own.say("probe-letter-shown", name=names[seat], letter=letter, place=place + 1),)
        case SheetSealed(seat=seat):
            return (own.say("probe-sheet-sealed", name=names[seat]),)
        case SheetKept(orders=orders):
            return (own.say("probe-sheet-kept", sheet=_sheet(own, orders)),)
        case SheetTakenBack(seat=seat):
            return (own.say("probe-sheet-taken-back", name=names[seat]),)
        case AnchorKept(reef=reef):
            return (own.say("probe-anchor-kept", reef=reef or "none"),)
        case SheetsRevealed(sheets=sheets, pearls=pearls, anchor=anchor):
            revealed = [
                own.say("probe-sheet-revealed", name=name, sheet=_sheet(own, sheet), pearls=number)
                for name, sheet, number in zip(names, sheets, pearls, strict=True)
            ]
            anchored = () if anchor is None else (own.say("probe-anchored", reef=anchor),)
            return (*revealed, *anchored)
        case Rested(seat=seat):
            return (own.say("probe-rested", name=names[seat]),)
        case RaidBegun(seat=seat, victim=victim):
            return (own.say("probe-raid-begun", name=names[seat], victim=names[victim]),)
        case SerpentBit(seat=seat):
            return (own.say("probe-serpent-bit", name=names[seat]),)
        case AnswerKept(net=net):
            return (own.say("probe-answer-kept", net="yes" if net else "no"),)
        case RaidDecided():
            return (_raid(scene, event),)
        case RaidOff():
            return (own.say("probe-raid-off"),)
        case PlayerLeft(seat=seat):
            return (own.say("probe-player-left", name=names[seat]),)
        case MatchEnded(words=words, hands=hands):
            return tuple(
                own.say("probe-word-revealed", name=name, word=word, cards=_cards(own, hand))
                for name, word, hand in zip(names, words, hands, strict=True)
            )
        case _:
            assert_never(event)


def _raid(scene: Scene, event: RaidDecided) -> str:
    own, names = _own(scene.language), scene.names
    name, victim = names[event.seat], names[event.victim]
    if event.nets:
        throwers = own.list(names[seat] for seat in event.nets)
        return own.say("probe-raid-failed", names=throwers, name=name, victim=victim)
    return own.say("probe-raid-succeeded", name=name, victim=victim)


def _reefs(own: Language, reefs: Sequence[int]) -> str:
    a, b, c = reefs
    return own.say("probe-reefs", a=a, b=b, c=c)


def _cards(own: Language, cards: Sequence[Card]) -> str:
    return own.list(own.say(f"probe-card-{card}") for card in cards) or own.say("probe-no-cards")


def _sheet(own: Language, orders: Sequence[Order]) -> str:
    lines = [own.say("probe-order", divers=order.divers, reef=order.reef) for order in orders]
    return own.list(lines) or own.say("probe-nobody")


def _draft_line(own: Language, line: Line | Unread) -> str:
    """Say what a line of a draft holds, or what is wrong with it."""
    if isinstance(line, Unread):
        return own.say("probe-draft-unread", line=line.text)
    if line.divers is None:
        return own.say("probe-draft-missing", reef=line.reef)
    return own.say("probe-draft-order", reef=line.reef, divers=line.divers)


def _board_lines(scene: Scene) -> list[str]:
    view, own = _view(scene), _own(scene.language)
    return [
        ProbePresenter().headline(scene),
        _reefs(own, view.reefs),
        *(_player(scene, seat) for seat in range(len(view.players))),
    ]


def _player(scene: Scene, seat: Seat) -> str:
    view, own = _view(scene), _own(scene.language)
    player = view.players[seat]
    marks = {
        "captain": view.captain == seat,
        "serpent": view.serpent == seat,
        "ready": player.ready,
        "raided": view.victim == seat,
        "left": player.left,
    }
    return own.say(
        "probe-player",
        name=scene.names[seat],
        pearls=player.pearls,
        cards=player.cards,
        word=player.word,
        marks=own.list(own.say(f"probe-mark-{mark}") for mark, holds in marks.items() if holds) or "none",
    )


def _hand_lines(scene: Scene) -> list[str]:
    """Say what the view's seat holds in private; nothing for the public."""
    view, own = _view(scene), _own(scene.language)
    if view.seat is None:
        return []
    player = view.players[view.seat]
    lines = [own.say("probe-hand", word=player.word, cards=_cards(own, player.hand or ()))]
    if view.sheet is not None:
        lines.append(own.say("probe-hand-sheet", sheet=_sheet(own, view.sheet)))
    if view.net is not None:
        lines.append(own.say("probe-answer-kept", net="yes" if view.net else "no"))
    if isinstance(view.anchor, Anchor):
        lines.append(own.say("probe-anchor-kept", reef=view.anchor.reef))
    return lines


def _drawn(lines: Sequence[str]) -> bytes:
    """Draw lines of text on the sea."""
    canvas = Canvas(Image.new("RGB", (WIDTH, 2 * MARGIN + LINE_HEIGHT * len(lines)), SEA))
    for number, line in enumerate(lines):
        middle = MARGIN + LINE_HEIGHT * (number + 0.5)
        canvas.fitted_text((MARGIN, middle), line, FOAM, TEXT_SIZE, WIDTH - 2 * MARGIN, align="left")
    return png(canvas.image, _colours())


@cache
def _colours() -> Palette:
    return palette(ramp(SEA, FOAM, 32))
