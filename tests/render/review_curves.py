"""Curves of matches that are looked at again, for the tests of their pictures."""

from dataclasses import dataclass

from bot.games.registry import house_games
from bot.language import Language, languages
from render.kit.colours import SEAT_COLOURS, SeatColour
from render.macht_ohnmacht import theme as macht_ohnmacht
from render.picture import Picture
from render.power import theme as power
from render.presenter import presenter_of
from render.review import Curve, CurveTurn, review_picture
from tests.render.picture_checks import GoldenPicture

GAMES = tuple(house_games().keys())
TURNING = Curve(
    points=(
        (0.25, 0.25, 0.25, 0.25),
        (0.30, 0.22, 0.26, 0.22),
        (0.24, 0.30, 0.20, 0.26),
        (0.10, 0.42, 0.28, 0.20),
        (0.08, 0.45, 0.30, 0.17),
        (0.05, 0.25, 0.55, 0.15),
        (0.01, 0.32, 0.64, 0.03),
        (0.0, 0.0, 1.0, 0.0),
    ),
    turns=(
        CurveTurn(at=3, seat=0, before=24, after=10, title="Round 4 of 9"),
        CurveTurn(at=5, seat=2, before=30, after=55, title="Round 6 of 9"),
        CurveTurn(at=7, seat=2, before=64, after=100, title="Round 9 of 9, and more than has room beside it here"),
    ),
)
STEADY = Curve(points=((0.5, 0.5), (0.51, 0.49), (0.5, 0.5)), turns=())
SHORT = Curve(points=((0.5, 0.5),), turns=())


def of_two(curve: Curve) -> Curve:
    """Give a curve to two players: the last two of four play no part."""
    points = tuple((first + third, second + fourth) for first, second, third, fourth in curve.points)
    turns = tuple(CurveTurn(turn.at, turn.seat % 2, turn.before, turn.after, turn.title) for turn in curve.turns)
    return Curve(points, turns)


def seats_of(game: str) -> tuple[SeatColour, ...]:
    """Give the colours of a game's seats."""
    if game == "power":
        return tuple(SeatColour(look.ground, power.INK, look.shape) for look in power.ARMY.values())
    if game == "macht_ohnmacht":
        return tuple(SeatColour(look.ground, look.ink, look.shape) for look in macht_ohnmacht.PLAYER.values())
    return SEAT_COLOURS


def drawn_review(curve: Curve, game: str, names: tuple[str, ...], language: Language) -> Picture:
    """Draw the curve of a match of a game."""
    players = len(curve.points[0])
    title = presenter_of(game).title(language)
    return review_picture(curve, title, names[:players], seats_of(game)[:players], language)


@dataclass(frozen=True)
class _Golden(GoldenPicture):
    name: str
    curve: Curve
    game: str

    def picture(self) -> Picture:
        return drawn_review(self.curve, self.game, ("Ada", "Bruno", "Chen", "Dorothea"), languages()["en"])


GOLDENS: tuple[GoldenPicture, ...] = (
    _Golden("review-four", TURNING, "verraeter"),
    _Golden("review-two", of_two(TURNING), "macht_ohnmacht"),
)
