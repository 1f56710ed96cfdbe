"""How Probe is told: few words, plain pictures, and nothing that the view does not show."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from bot.games.contract import Event, Problem, Seat
from bot.games.rulebook import Page
from bot.language import Language, learn
from render.kit.plain import plain_picture
from render.picture import Picture
from render.presenter import Label, Presenter, Scene
from tests.probe.state import (
    Action,
    Anchor,
    AnchorKept,
    Answer,
    AnswerKept,
    Card,
    CardsDrawn,
    Draft,
    LetterShown,
    Line,
    MatchEnded,
    Order,
    Plan,
    ProbeEvent,
    Raid,
    RaidBegun,
    RaidDecided,
    RaidOff,
    RoundBegun,
    Sheet,
    SheetKept,
    SheetsRevealed,
    Unread,
    View,
)

learn(Path(__file__).with_name("locales"))


class ProbePresenter(Presenter):
    """The words and pictures of Probe."""

    key: ClassVar[str] = "probe"
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = ProbeEvent
    action_type: ClassVar[Any] = Action

    # The game

    def option_value(self, language: Language, name: str, value: str) -> Label:
        return Label(value if value.isdecimal() else language.say(f"probe-value-{value}"))

    def rules(self, language: Language) -> tuple[Page, ...]:
        return (Page(language.say("probe-rules-title"), language.say("probe-rules")),)

    # The table

    def board_text(self, scene: Scene) -> str:
        return "\n".join(_board_lines(scene))

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        """Draw the sheets that have been revealed, and how things stand."""
        revealed = [event for event in events if isinstance(event, SheetsRevealed)]
        if not revealed:
            return (self.board(scene),)
        return (plain_picture(_told(scene, revealed[-1]), "probe-sheets.png"), self.board(scene))

    def hand(self, scene: Scene) -> tuple[Picture, ...]:
        lines = _hand_lines(scene)
        return (plain_picture(lines, "probe-hand.png"),) if lines else ()

    def hand_text(self, scene: Scene) -> str:
        return "\n".join(_hand_lines(scene))

    def headline(self, scene: Scene) -> str:
        view, language = _view(scene), scene.language
        phase = language.say(f"probe-phase-{view.phase}")
        return language.say("probe-headline", round=view.round, rounds=view.options.rounds, phase=phase)

    def account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(line for event in events for line in _told(scene, cast(ProbeEvent, event)))

    def results(self, scene: Scene) -> tuple[str, ...]:
        outcome, language = _view(scene).outcome, scene.language
        if outcome is None or outcome.scores is None:
            return ()
        winners = [scene.names[seat] for seat in outcome.winners]
        return (
            language.say("probe-result", names=language.list(winners), count=len(winners)),
            *(
                language.say("probe-result-line", name=scene.names[seat], points=outcome.scores[seat])
                for place in outcome.ranking
                for seat in place
            ),
        )

    # A decision

    def draft_lines(self, scene: Scene, kind: str, draft: Any) -> tuple[str, ...]:
        return tuple(_draft_line(scene.language, line) for line in cast(Draft, draft).lines)

    def form(self, scene: Scene, kind: str) -> Label:
        return Label(scene.language.say(f"probe-form-{kind}"), scene.language.say("probe-form-about"))

    def question(self, scene: Scene, kind: str, question: str) -> str:
        return super().question(scene, kind, question.partition("-")[0])

    def choice(self, scene: Scene, kind: str, question: str, choice: str) -> Label:
        say, (what, _, number) = scene.language.say, choice.partition("-")
        if question == "reefs":
            return Label(say("probe-choice-reef", reef=choice))
        if kind == "anchor" and choice != "pass":
            return Label(say("probe-act-anchor", reef=choice))
        if question.startswith("divers"):
            return Label(say("probe-choice-divers", divers=int(choice)))
        if what == "raid":
            victim = _view(scene).players[int(number)]
            about = say("probe-choice-raid-about", pearls=victim.pearls, cards=victim.cards)
            return Label(say("probe-choice-raid", seat=int(number) + 1), about)
        return super().choice(scene, kind, question, choice)

    def final_button(self, scene: Scene, action: Any) -> str:
        match cast(Answer, action):
            case Sheet(orders):
                return scene.language.say("probe-act-sheet", sheet=_sheet(scene.language, orders))
            case Raid(victim):
                return scene.language.say("probe-choice-raid", seat=victim + 1)
            case _:
                return super().final_button(scene, action)

    def done(self, scene: Scene, action: Any) -> str:
        match cast(Answer, action):
            case Raid(victim):
                return scene.language.say("probe-done-raid", name=scene.names[victim])
            case Plan(orders=orders, nets=nets):
                return scene.language.say("probe-done-plan", sheet=_sheet(scene.language, orders), nets=nets)
            case _:
                return super().done(scene, action)

    def problem(self, language: Language, problem: Problem) -> str:
        said = super().problem(language, problem)
        return language.say("probe-problem-at", where=problem.where, problem=said) if problem.where else said


def _view(scene: Scene) -> View:
    return cast(View, scene.view)


def _told(scene: Scene, event: ProbeEvent) -> tuple[str, ...]:
    language, names, say = scene.language, scene.names, scene.language.say
    match event:
        case RoundBegun(round=number, captain=captain, reefs=reefs):
            return (say("probe-round-begun", round=number, name=names[captain], reefs=_reefs(language, reefs)),)
        case CardsDrawn(cards=cards):
            return (say("probe-cards-drawn", cards=_cards(language, cards)),)
        case LetterShown(seat=seat, place=place, letter=letter):
            return (say("probe-letter-shown", name=names[seat], letter=letter, place=place + 1),)
        case SheetKept(orders=orders):
            return (say("probe-sheet-kept", sheet=_sheet(language, orders)),)
        case AnchorKept(reef=reef):
            return (say("probe-anchor-kept", reef=reef or "none"),)
        case SheetsRevealed(sheets=sheets, pearls=pearls, anchor=anchor):
            revealed = [
                say("probe-sheet-revealed", name=name, sheet=_sheet(language, sheet), pearls=number)
                for name, sheet, number in zip(names, sheets, pearls, strict=True)
            ]
            return (*revealed, *(() if anchor is None else (say("probe-anchored", reef=anchor),)))
        case RaidBegun(seat=seat, victim=victim):
            return (say("probe-raid-begun", name=names[seat], victim=names[victim]),)
        case AnswerKept(net=net):
            return (say("probe-answer-kept", net="yes" if net else "no"),)
        case RaidDecided():
            return (_raid(scene, event),)
        case RaidOff():
            return (say("probe-raid-off"),)
        case MatchEnded(words=words, hands=hands):
            return tuple(
                say("probe-word-revealed", name=name, word=word, cards=_cards(language, hand))
                for name, word, hand in zip(names, words, hands, strict=True)
            )
        case _:
            return (say(f"probe-{event.__struct_config__.tag}", name=names[event.seat]),)


def _raid(scene: Scene, event: RaidDecided) -> str:
    language, names = scene.language, scene.names
    name, victim = names[event.seat], names[event.victim]
    if event.nets:
        throwers = language.list(names[seat] for seat in event.nets)
        return language.say("probe-raid-failed", names=throwers, name=name, victim=victim)
    return language.say("probe-raid-succeeded", name=name, victim=victim)


def _reefs(language: Language, reefs: Sequence[int]) -> str:
    a, b, c = reefs
    return language.say("probe-reefs", a=a, b=b, c=c)


def _cards(language: Language, cards: Sequence[Card]) -> str:
    return language.list(language.say(f"probe-card-{card}") for card in cards) or language.say("probe-no-cards")


def _sheet(language: Language, orders: Sequence[Order]) -> str:
    lines = [language.say("probe-order", divers=order.divers, reef=order.reef) for order in orders]
    return language.list(lines) or language.say("probe-nobody")


def _draft_line(language: Language, line: Line | Unread) -> str:
    """Say what a line of a draft holds, or what is wrong with it."""
    if isinstance(line, Unread):
        return language.say("probe-draft-unread", line=line.text)
    if line.divers is None:
        return language.say("probe-draft-missing", reef=line.reef)
    return language.say("probe-draft-order", reef=line.reef, divers=line.divers)


def _board_lines(scene: Scene) -> list[str]:
    view, language = _view(scene), scene.language
    return [
        ProbePresenter().headline(scene),
        _reefs(language, view.reefs),
        *(_player(scene, seat) for seat in range(len(view.players))),
    ]


def _player(scene: Scene, seat: Seat) -> str:
    view, language = _view(scene), scene.language
    player = view.players[seat]
    marks = {
        "captain": view.captain == seat,
        "serpent": view.serpent == seat,
        "ready": player.ready,
        "raided": view.victim == seat,
        "left": player.left,
    }
    return language.say(
        "probe-player",
        name=scene.names[seat],
        pearls=player.pearls,
        cards=player.cards,
        word=player.word,
        marks=language.list(language.say(f"probe-mark-{mark}") for mark, holds in marks.items() if holds) or "none",
    )


def _hand_lines(scene: Scene) -> list[str]:
    """Say what the view's seat holds in private; nothing for the public."""
    view, language = _view(scene), scene.language
    if view.seat is None:
        return []
    player = view.players[view.seat]
    lines = [language.say("probe-hand", word=player.word, cards=_cards(language, player.hand or ()))]
    if view.sheet is not None:
        lines.append(language.say("probe-hand-sheet", sheet=_sheet(language, view.sheet)))
    if view.net is not None:
        lines.append(language.say("probe-answer-kept", net="yes" if view.net else "no"))
    if isinstance(view.anchor, Anchor):
        lines.append(language.say("probe-anchor-kept", reef=view.anchor.reef))
    return lines
