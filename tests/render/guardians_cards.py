"""Golden pictures of the cards of Guardians: single cards, hands, a deck, faces down and tokens."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

from bot.games.guardians.cards import CARDS, STARTERS
from bot.language import Language, languages
from render.guardians.cards import card_pictures
from render.guardians.cards.card_faces import BackKind, back, tiny
from render.guardians.look.palette import table_palette
from render.guardians.look.theme import leather
from render.kit.canvas import Canvas
from render.kit.png import png
from render.picture import Picture
from tests.render.picture_checks import GoldenPicture

TWELVE = (
    "sand_lord", "gunner", "gunner", "wraith", "valkyrie_spirit", "marshal", "jamchops_the_trader",
    "standard_bearer_broms_angelic_13", "shield_terrain_dem_bones", "the_dry_heaps", "ice_storm", "hammer_of_doom",
    "beer", "beer", "beer",
)  # fmt: skip
"""Cards of twelve kinds, some of them more than once."""


@dataclass(frozen=True)
class Golden(GoldenPicture):
    """A picture that is kept."""

    draw: Callable[[Language], Picture]
    language: str = "en"

    def picture(self) -> Picture:
        return self.draw(languages()[self.language])


def _hand(language: Language) -> Picture:
    title = "Main de réserve" if language.code == "fr" else "Storage hand"
    return card_pictures.hand(TWELVE, language, title=title)[0]


def _deck(language: Language) -> Picture:
    return card_pictures.deck(next(iter(STARTERS.values())), language)[0]


def _tokens(_language: Language) -> Picture:
    """Draw the three backs, and a token of every class of creatures and every other type."""
    firsts: dict[str, str] = {}
    for card in CARDS.values():
        firsts.setdefault(card.classes[0] if card.classes else card.type, card.id)
    canvas = Canvas(leather("tokens", 1200, 730))
    for number, kind in enumerate(get_args(BackKind)):
        canvas.stamp(back(kind, 120), (20 + 140 * number, 20))
    for number, card_id in enumerate(firsts.values()):
        canvas.stamp(tiny(card_id, 80), (20 + number % 13 * 90, 205 + number // 13 * 88))
    return Picture(png=png(canvas.image, table_palette()), alt="", name="tokens.png")


GOLDENS = (
    Golden("guardians-cards-hand", _hand),
    Golden("guardians-cards-hand-fr", _hand, "fr"),
    Golden("guardians-cards-deck", _deck),
    Golden("guardians-cards-tokens", _tokens),
    Golden("guardians-cards-creature", lambda language: card_pictures.single("archangel_odessa", language)),
    Golden("guardians-cards-spell", lambda language: card_pictures.single("dispel_magic", language), "fr"),
    Golden("guardians-cards-guardian", lambda language: card_pictures.single("siin_stealer_of_the_power", language)),
)
