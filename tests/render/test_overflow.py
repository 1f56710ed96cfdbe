"""What the game itself says on a picture is never cut, nor over the edge, nor over other words, in any language.

Names of players are long here, and may be shortened; so may the text of a card in a hand, which the single card has
whole.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

import pytest

from bot.games.contract import AnyGame, Event
from bot.games.guardians.cards import CARDS
from bot.games.registry import house_games
from bot.language import Language, languages
from render.guardians.words.card_texts import card_text
from render.kit import text as kit_text
from render.kit.canvas import Canvas, Label
from render.kit.fonts import Face
from render.presenter import Chapter, Presenter, Scene, presenter_of
from tests.games.random_matches import Moment, whole_match
from tests.render.picture_checks import assert_labels_fit

NAMES = ("Maximiliane Theodora", "Wolfeschlegelsteinhausen", "Bartholomäus van der Velde", "Ludovico-Alessandro")
SENSIBLE_MATCH = 2
LOOKS = 4
"""Positions of a match at which everything is drawn, beside its end."""
COVERED = 5
"""Pixels in both directions from which one word covers another."""


@dataclass
class Drawn:
    """What was drawn since it was looked at last, and the faults that were found: texts that were cut or covered."""

    canvases: list[Canvas] = field(default_factory=list)
    looked_at: int = 0
    faults: set[str] = field(default_factory=set)

    def look(self) -> None:
        for canvas in self.canvases:
            assert_labels_fit(canvas)
            self.faults |= {f"{one.text!r} covers {other.text!r}" for one, other in covering(canvas.labels)}
        self.looked_at += len(self.canvases)
        self.canvases.clear()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    watched = Drawn()
    cut, begin = kit_text.cut, Canvas.__init__

    def watched_cut(text: str, face: Face, size: int, width: float) -> str:
        left = cut(text, face, size, width)
        if left != text and not any(name.split()[0] in text for name in NAMES) and not _of_a_card(text):
            watched.faults.add(f"{text!r} is cut to {left!r}")
        return left

    def watched_begin(canvas: Canvas, *arguments: object) -> None:
        begin(canvas, *arguments)  # type: ignore[arg-type]  # whatever it is given
        watched.canvases.append(canvas)

    for name, module in list(sys.modules.items()):
        if name.startswith("render.") and getattr(module, "cut", None) is cut:
            monkeypatch.setattr(module, "cut", watched_cut)
    monkeypatch.setattr(Canvas, "__init__", watched_begin)
    return watched


@pytest.mark.long
@pytest.mark.parametrize("code", sorted(languages()))
@pytest.mark.parametrize("key", house_games().keys())
def test_no_words_of_a_picture_are_cut_or_run_over_its_edge_or_over_others(key: str, code: str, drawn: Drawn) -> None:
    game, presenter, language = house_games()[key], presenter_of(key), languages()[code]
    for _ in everything(game, presenter, language):
        drawn.look()
    assert drawn.looked_at
    assert not drawn.faults, "\n".join(sorted(drawn.faults))


def everything(game: AnyGame, presenter: Presenter, language: Language) -> Iterator[object]:
    """Draw the pictures of a match at some of its moments, for the public and for everybody who is asked."""
    for players in {min(game.seats), max(game.seats)}:
        match = whole_match(game.key, players, SENSIBLE_MATCH)
        for number in range(0, len(match), max(1, len(match) // LOOKS)):
            yield from pictures_of(presenter, language, match[number])
        course = chapters(presenter, match)
        yield presenter.poster(scene(match[-1], None, language), course)
        names = NAMES[:players]
        for chapter in course[:: max(1, len(course) // LOOKS)]:
            told = Scene(view=chapter.view, names=names, language=language)
            yield presenter.account_pictures(told, chapter.events)


def pictures_of(presenter: Presenter, language: Language, moment: Moment) -> Iterator[object]:
    """Draw the board, all hands and the pictures of all questions."""
    yield presenter.board(scene(moment, None, language))
    for seat in moment.seats:
        yield presenter.hand(scene(moment, seat, language))
    for _, decision in moment.asked:
        yield presenter.prompt_pictures(scene(moment, decision.seat, language), decision.kind)


def scene(moment: Moment, seat: int | None, language: Language) -> Scene:
    return Scene(view=moment.game.view(moment.state, seat), names=NAMES[: len(moment.seats)], language=language)


def chapters(presenter: Presenter, match: Sequence[Moment]) -> list[Chapter]:
    told: list[Chapter] = []
    events: list[Event] = []
    for moment in match:
        news = tuple(event for event in moment.step.events if event.audience is None)
        events += news
        if presenter.ends_chapter(news) or moment is match[-1]:
            told.append(Chapter(events=tuple(events), view=moment.game.view(moment.state, None)))
            events = []
    return told


def covering(labels: Sequence[Label]) -> Iterator[tuple[Label, Label]]:
    """Find labels that cover each other; one that is drawn again at its place does not."""
    for one, other in combinations(labels, 2):
        if one.text == other.text:
            continue
        (left, top, right, bottom), (start, above, end, below) = one.box, other.box
        if min(right, end) - max(left, start) > COVERED and min(bottom, below) - max(top, above) > COVERED:
            yield one, other


def _of_a_card(text: str) -> bool:
    """Tell whether a text is a part of what stands on a card of Guardians."""
    return any(text in told for told in _card_texts())


@cache
def _card_texts() -> tuple[str, ...]:
    return tuple(
        told
        for language in languages().values()
        for card in CARDS.values()
        for told in (" ".join(card_text(card, language)),)
    )
