"""How computers at a table, and what it agrees to about them, are shown."""

from collections.abc import Iterator
from typing import Final

from bot.delivery.custom_ids import custom_id
from bot.delivery.letters import Menu, Option
from bot.language import Language
from bot.matches.types import Level, Table, Terms

LEVELS: Final[tuple[Level, ...]] = ("level1", "level2", "level3", "level4")
"""How well a computer may play at a table, in some games at least."""


def level_number(level: Level) -> str:
    """Give the number by which people know a level."""
    return level.removeprefix("level")


def terms_told(terms: Terms, language: Language) -> Iterator[str]:
    """Tell what a table has agreed to, a sentence for each that is not usual."""
    if terms.hints:
        yield language.say("terms-hints")
    if terms.absent == "computer":
        yield language.say("terms-absent")
    if terms.undo == "off":
        yield language.say("terms-no-undo")
    if terms.friendly:
        yield language.say("terms-friendly")


def terms_menu(table: Table, language: Language) -> Menu:
    """Let the host choose what the table agrees to."""
    options = (
        Option("hints", language.say("terms-hints"), chosen=table.terms.hints),
        Option("absent", language.say("terms-absent"), chosen=table.terms.absent == "computer"),
        Option("no-undo", language.say("terms-no-undo"), chosen=table.terms.undo == "off"),
        Option("friendly", language.say("terms-friendly"), chosen=table.terms.friendly),
    )
    return Menu(
        custom_id("terms", table.id, kind="menu"), language.say("menu-terms"), options, least=0, most=len(options)
    )


def terms_chosen(values: tuple[str, ...], now: Terms) -> Terms:
    """Read what was chosen in that menu."""
    return Terms(
        absent="computer" if "absent" in values else "vote",
        hints="hints" in values,
        practice=now.practice,
        closed=now.closed,
        undo="off" if "no-undo" in values else "consent",
        friendly="friendly" in values,
    )
