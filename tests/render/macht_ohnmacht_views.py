"""Views of Macht & Ohnmacht to draw: positions of random matches, drafts of them, and the golden pictures."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial

from bot.games.macht_ohnmacht.board.events import (
    IntentionsDropped,
    PlayedOn,
    PlayerLeft,
    SerpentKept,
    SerpentPlayed,
    TileAnnounced,
    TurnEnded,
)
from bot.games.macht_ohnmacht.board.views import View
from bot.language import Language, languages
from render.macht_ohnmacht import MachtOhnmachtPresenter, board, captions, extra_pictures
from render.picture import Picture
from render.presenter import Scene
from tests.games.macht_ohnmacht.tables import GAME
from tests.games.random_matches import Moment, chance_of, positions
from tests.render.picture_checks import GoldenPicture, GoldenView, Pictures, numbered
from tests.render.word_checks import Words

PRESENTER = MachtOhnmachtPresenter()
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
            question = next((one for one in open_ones if one.key == "tile-1"), open_ones[0])
            choice = chance.pick(question.choices)
            draft = GAME.take(view, decision, draft, question.key, (choice,))
        preview = GAME.preview(view, decision, draft)
        if preview.forecast is not None and any(step.tile for step in preview.forecast.steps):
            found.append(preview)
    return tuple(found)


def previews(moment: Moment) -> tuple[View, ...]:
    """Give what those who are asked would see of some draft that plans tiles."""
    return _previews(moments().index(moment))


def drawings(moment: Moment, view: View, names: tuple[str, ...], language: Language) -> Iterator[Picture]:
    """Draw everything that there is to draw of a view: the extras of one region and one cycle only."""
    yield board.board(view, names, language)
    if view.sums:
        yield extra_pictures.odds(view, max(view.sums, key=lambda of: of.attack).region, names, language)
    yield extra_pictures.neighbours(view, "sword" if len(moment.log) % 2 else "magic", language)
    for preview in previews(moment):
        if preview.seat == view.seat:
            yield board.board(preview, names, language)
    for seen, decision in moment.asked:
        if seen.seat == view.seat:
            yield board.board(view, names, language, decision.kind)


def _tells(view: View, language: Language) -> Iterator[tuple[str, list[str]]]:
    regions = [region.name for region in view.regions]
    yield captions.board_text(view, NAMES, language), regions
    for cycle in ("magic", "sword"):
        yield captions.neighbours_alt(view, cycle, language), regions


Golden = partial(GoldenView, view_type=View, names=NAMES)


@dataclass(frozen=True)
class GoldenCourse(GoldenPicture):
    """A picture that is kept of a random match: its poster, or the account of one of its chapters."""

    number: int
    language: str
    chapter: int | None = None

    def picture(self) -> Picture:
        chapters = PICTURES.course(2, self.number)
        shown = chapters[-1 if self.chapter is None else self.chapter]
        scene = Scene(view=shown.view, names=NAMES, language=languages()[self.language])
        if self.chapter is None:
            return PRESENTER.poster(scene, chapters)[0]
        return PRESENTER.account_pictures(scene, shown.events)[0]


def _odds(view: View, names: tuple[str, ...], language: Language) -> Picture:
    region = max(view.sums, key=lambda of: len(of.attacking) + len(of.defending)).region
    return extra_pictures.odds(view, region, names, language)


def _next_neighbours(view: View, _names: tuple[str, ...], language: Language) -> Picture:
    return extra_pictures.neighbours(view, view.board.next_kind, language)


def _turn(view: View, names: tuple[str, ...], language: Language) -> Picture:
    return board.board(view, names, language, "turn")


GOLDENS: tuple[GoldenPicture, ...] = (
    Golden("macht-ohnmacht-magic", board.board, language="fr"),
    Golden("macht-ohnmacht-sword", board.board, names=LONG_NAMES),
    Golden("macht-ohnmacht-auction", board.board, language="it"),
    Golden("macht-ohnmacht-end", board.board),
    GoldenCourse("macht-ohnmacht-poster", number=0, language="en"),
    GoldenCourse("macht-ohnmacht-news", number=0, language="de", chapter=3),
    Golden("macht-ohnmacht-plan", board.board),
    Golden("macht-ohnmacht-turn", _turn, language="de"),
    Golden("macht-ohnmacht-odds", _odds),
    Golden("macht-ohnmacht-neighbours", _next_neighbours, language="fr"),
)

WORDS = Words(
    GAME,
    PRESENTER,
    never=r"macht_ohnmacht-|\*\*\*|\n\n|influence-|bonus-|alt-clut|marker-change",
    title="Macht & Ohnmacht",
    matches=6,
    quick=3,
    every=4,
    untold=lambda event: isinstance(event, TurnEnded) and event.reason == "actions",
    unmet=frozenset({PlayedOn, PlayerLeft, IntentionsDropped, TileAnnounced, SerpentKept, SerpentPlayed}),
    first=frozenset({"tile-1"}),
)

PICTURES = Pictures(
    GAME,
    PRESENTER,
    positions=numbered(moments, 16),
    draw=drawings,
    size=(1300, 1400),
    fits=lambda wide, high: high <= 1400,
    files=frozenset(f"macht-ohnmacht-{of}.png" for of in ("board", "odds", "neighbours-magic", "neighbours-sword")),
    long_names=(
        ("Maximiliane von Hohenstaufen-Lichtenberg", "🦊🔥 Foxy_the_Unstoppable 🔥🦊"),
        ("محمد بن عبد الله الخوارزمي", "山田太郎左衛門尉景虎之介殿下"),
    ),
    palette_loses=4,
    poster_loses=4,
    tells=_tells,
    posters=[(2, number) for number in (0, 2)],
    poster_fits=lambda wide, high: high <= 2000,
    poster_says=lambda view, names: [str(player.total) for player in view.players],
)
