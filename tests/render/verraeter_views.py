"""Views to draw: positions of random matches, and the golden pictures with the views that they show."""

from collections.abc import Iterator
from functools import cache, partial

from bot.games.contract import STANDING
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.views import View
from bot.language import Language
from render.picture import Picture
from render.verraeter import VerraeterPresenter, board, captions, private_pictures, reveal
from tests.games.random_matches import Moment, numbered_match, positions
from tests.render.picture_checks import GoldenView, Pictures, numbered
from tests.render.word_checks import Words

NAMES = ("Ada", "Bruno", "Chen", "Dorothea")
NAMES_OF_ALL_KINDS = (
    "Maximiliane von Hohenstaufen-Lichtenberg",
    "محمد بن عبد الله الخوارزمي",
    "山田太郎左衛門尉景虎之介殿下",
    "🦊🔥 Foxy_the_Unstoppable 🔥🦊",
)

GAME = Verraeter()
PRESENTER = VerraeterPresenter()


@cache
def moments(count: int = 40) -> tuple[Moment, ...]:
    """Give positions of random matches with three and four players."""
    return tuple(positions(GAME, 2, count))


def drawings(_: Moment, view: View, names: tuple[str, ...], language: Language) -> Iterator[Picture]:
    """Draw everything that there is to draw of a view."""
    yield board.board(view, names, language)
    if view.conflict is not None:
        yield _reveal(view, names, language)
    if view.seat is not None:
        yield private_pictures.hand(view, names, language)
    if view.offered:
        yield private_pictures.roles(view, language)


def _tells(view: View, language: Language) -> Iterator[tuple[str, list[str]]]:
    lands = [language.say(f"verraeter-land-{land.kind}") for land in view.lands]
    yield captions.board_text(view, NAMES[: len(view.players)], language), lands
    if view.seat is not None:
        yield captions.hand_text(view, language), [str(value) for value in view.hand]


def views_of(moment: Moment) -> Iterator[View]:
    """Give the views of the public and of every seat."""
    return (moment.game.view(moment.state, seat) for seat in moment.observers)


Golden = partial(GoldenView, view_type=View, names=NAMES)


def _roles(view: View, _names: tuple[str, ...], language: Language) -> Picture:
    return private_pictures.roles(view, language)


def _reveal(view: View, names: tuple[str, ...], language: Language) -> Picture:
    assert view.conflict is not None
    cards = {seat: player.played for seat, player in enumerate(view.players) if player.played is not None}
    return reveal.reveal(reveal.Fight(view.round, view.conflict, cards), view, names, language)


GOLDENS = (
    Golden("verraeter-reveal", board.board, language="fr"),
    Golden("verraeter-treason", _reveal),
    Golden("verraeter-three-players", board.board, names=NAMES_OF_ALL_KINDS),
    Golden("verraeter-final", board.board),
    Golden("verraeter-action-cards", _roles),
    Golden("verraeter-hand", private_pictures.hand, language="de"),
)

_KEYS = r"\b(wilderness|meadow|eagle|rose|diplomat[25]|traitor|strategist_|granary_)\b[^a-z ,.:;]"

WORDS = Words(
    GAME,
    PRESENTER,
    never=rf"verraeter-|\*\*\*|\n\n|{_KEYS}",
    title="Verräter",
    matches=4,
    names_buttons=lambda kind: kind != STANDING,
    play=numbered_match,
    standing=12,
)

PICTURES = Pictures(
    GAME,
    PRESENTER,
    positions=numbered(moments, 40),
    draw=drawings,
    size=(1200, 1200),
    files=frozenset(f"verraeter-{of}.png" for of in ("board", "reveal", "hand", "action-cards")),
    long_names=(NAMES_OF_ALL_KINDS,),
    palette_loses=3,
    poster_loses=3,
    around=3,
    tells=_tells,
    posters=[(players, number) for number in range(4) for players in GAME.seats],
)
