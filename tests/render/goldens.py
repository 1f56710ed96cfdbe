"""The golden pictures of all games."""

from tests.render import (
    guardians_cards,
    guardians_views,
    macht_ohnmacht_views,
    opened_orders,
    power_views,
    profile_sheets,
    review_curves,
    verraeter_views,
)
from tests.render.picture_checks import GoldenPicture

GOLDENS: tuple[GoldenPicture, ...] = (
    *verraeter_views.GOLDENS,
    *macht_ohnmacht_views.GOLDENS,
    *power_views.GOLDENS,
    *guardians_cards.GOLDENS,
    *guardians_views.GOLDENS,
    *review_curves.GOLDENS,
    *profile_sheets.GOLDENS,
    *opened_orders.GOLDENS,
)
