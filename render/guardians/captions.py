"""The pictures of a table of Guardians in words, for those who do not see them, and the words that stand in them."""

from collections.abc import Sequence

from bot.games.guardians.actions import Layout
from bot.games.guardians.views import View
from bot.language import Language
from render.kit.alt import alt_text


def table_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what the table shows, the most important first, in at most 1024 characters."""
    return alt_text(names)


def field_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say how the combat stands, the latest first, in at most 1024 characters."""
    return alt_text(names)


def layout_alt(view: View, layout: Layout, names: Sequence[str], language: Language) -> str:
    """Say what a layout lays where, in at most 1024 characters."""
    return alt_text(names)
