"""Profiles for the tests of their pictures."""

from dataclasses import dataclass

from bot.language import Language, languages
from render.picture import Picture
from render.presenter import Scene, presenter_of
from render.profile import Line, ProfileSheet, SideLine
from tests.render.picture_checks import GoldenPicture

FULL = ProfileSheet(
    points=1644,
    about="after 23 matches",
    curve=(1523, 1511, 1540, 1566, 1541, 1580, 1602, 1588, 1571, 1549, 1560, 1593, 1621, 1660, 1648, 1633, 1644),
    lines=(
        Line("Matches", "31"),
        Line("Wins in a row", "4"),
        Line("Usual time for an answer", "3 hours"),
        Line("Highest score", "61"),
        Line("Longest wait sat through", "2 days"),
        Line("Greatest battle won", "134"),
        Line("Met most often", "met 12 times", named=True),
        Line("At tables of 3", "4 of 9 won"),
        Line("At tables of 4", "6 of 14 won"),
        Line("Rounds: at most 12", "2 of 3 won", wide=True),
    ),
    places=((1, 10), (2, 7), (3, 4), (4, 2)),
    sides=(SideLine("V", 7, 4), SideLine("B", 5, 1), SideLine("J", 9, 4), SideLine("R", 2, 1)),
)
FEW = ProfileSheet(
    points=1480,
    about="provisional, 1 match",
    curve=(1480,),
    lines=(Line("Matches", "1"), Line("Met most often", "met once", named=True)),
    places=((2, 1),),
    sides=(SideLine("orange", 1, 0),),
)
UNRATED = ProfileSheet(None, "No match has counted yet.", (), (Line("Matches", "2"),), (), ())


def drawn_profile(sheet: ProfileSheet, game: str, names: tuple[str, ...], language: Language) -> Picture:
    """Draw a profile of a game."""
    return presenter_of(game).profile(Scene(view=None, names=names, language=language, plain=names), sheet)


@dataclass(frozen=True)
class _Golden(GoldenPicture):
    name: str
    sheet: ProfileSheet
    game: str

    def picture(self) -> Picture:
        return drawn_profile(self.sheet, self.game, ("Ada", "Bruno"), languages()["en"])


GOLDENS: tuple[GoldenPicture, ...] = (
    _Golden("profile-full", FULL, "power"),
    _Golden("profile-few", FEW, "macht_ohnmacht"),
)
