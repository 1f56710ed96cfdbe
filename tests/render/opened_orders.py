"""What came out of sealed orders of the day, for the tests of their pictures."""

from dataclasses import dataclass

from bot.language import Language, languages
from render.daily import Tally, TallyRow, tally_picture
from render.picture import Picture
from render.presenter import presenter_of
from tests.render.picture_checks import GoldenPicture
from tests.render.review_curves import seats_of

LONG = "3P XRV HQ · D S1 V3 · D S1 V6 · T RV HQ · F HQB B4, and what else stands on a sheet that is filled to its end"
MANY = Tally(
    answered=128,
    rows=(
        TallyRow("Play no cards", 64, 26, 98),
        TallyRow("Play 3", 40, 61, 100),
        TallyRow("Move from D3 to C2: leave Sand Lord and Snogwart, take along nothing", 12, 0, 54),
        TallyRow("Play 4", 10, 8, 95, bold=True),
        TallyRow(LONG, 2, 0, 0),
        TallyRow("Play 3 and 4 (7)", 0, 5, 86),
    ),
)
NOBODY = Tally(answered=0, rows=(TallyRow("Bid 3 knights", 0, 55, 100), TallyRow("Bid no knights", 0, 45, 99)))
ALL = Tally(answered=7, rows=(TallyRow("Traitor", 7, 100, 100),))


def drawn_opening(tally: Tally, game: str, language: Language, seat: int = 0) -> Picture:
    """Draw what came out of an order of a game."""
    return tally_picture(tally, presenter_of(game).title(language), seats_of(game)[seat], language)


@dataclass(frozen=True)
class _Golden(GoldenPicture):
    name: str
    tally: Tally
    game: str

    def picture(self) -> Picture:
        return drawn_opening(self.tally, self.game, languages()["en"])


GOLDENS: tuple[GoldenPicture, ...] = (
    _Golden("opened-many", MANY, "power"),
    _Golden("opened-nobody", NOBODY, "verraeter"),
)
