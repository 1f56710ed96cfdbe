"""Views of Macht & Ohnmacht to draw: positions of random matches, drafts of them, and the golden pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from bot.games.macht_ohnmacht.views import View
from bot.language import Language, languages
from render.macht_ohnmacht import board, private_pictures
from render.picture import Picture
from tests.games.macht_ohnmacht.tables import GAME
from tests.games.random_matches import Moment, chance_of, positions
from tests.render.picture_checks import GoldenPicture, view_beside

NAMES = ("Ada", "Bruno")
LONG_NAMES = ("Maximiliane von Hohenstaufen-Lichtenberg", "山田太郎左衛門尉景虎之介殿下")


@cache
def moments(count: int = 16) -> tuple[Moment, ...]:
    """Give positions of random matches."""
    return tuple(positions(GAME, 5, count))


def views_of(moment: Moment) -> Iterator[View]:
    """Give the views of the public and of every seat."""
    return (moment.game.view(moment.state, seat) for seat in moment.observers)


@cache
def _previews(number: int) -> tuple[View, ...]:
    moment = moments()[number]
    found = []
    for view, decision in moment.asked:
        draft = GAME.blank(view, decision)
        chance = chance_of("drafts", number)
        for _ in range(24):
            questions = tuple(GAME.questions(view, decision, draft))
            open_ones = [question for question in questions if not question.chosen]
            if not open_ones:
                break
            question = open_ones[0]
            choice = "use" if "use" in question.choices else chance.pick(question.choices)
            draft = GAME.take(view, decision, draft, question.key, (choice,))
        preview = GAME.preview(view, decision, draft)
        if preview.forecast is not None and any(step.tile for step in preview.forecast.steps):
            found.append(preview)
    return tuple(found)


def previews(moment: Moment) -> tuple[View, ...]:
    """Give what those who are asked would see of some draft that plans tiles."""
    return _previews(moments().index(moment))


@dataclass(frozen=True)
class Golden(GoldenPicture):
    """A picture that is kept: what is drawn of the view beside it, with which names, in which language."""

    draw: Callable[[View, tuple[str, ...], Language], Picture]
    names: tuple[str, ...] = NAMES
    language: str = "en"

    def picture(self) -> Picture:
        return self.draw(view_beside(self, View), self.names, languages()[self.language])


def _odds(view: View, names: tuple[str, ...], language: Language) -> Picture:
    region = max(view.sums, key=lambda of: len(of.attacking) + len(of.defending)).region
    return private_pictures.odds(view, region, names, language)


def _next_neighbours(view: View, _names: tuple[str, ...], language: Language) -> Picture:
    return private_pictures.neighbours(view, view.board.next_kind, language)


GOLDENS = (
    Golden("macht-ohnmacht-magic", board.board, language="fr"),
    Golden("macht-ohnmacht-sword", board.board, names=LONG_NAMES),
    Golden("macht-ohnmacht-auction", board.board, language="it"),
    Golden("macht-ohnmacht-end", board.board),
    Golden("macht-ohnmacht-hand", private_pictures.hand),
    Golden("macht-ohnmacht-plan", private_pictures.plan),
    Golden("macht-ohnmacht-odds", _odds),
    Golden("macht-ohnmacht-neighbours", _next_neighbours, language="fr"),
)
