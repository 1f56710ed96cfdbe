"""Panels of combat sheets for hands of every size, with each part opened in turn, and how high they are on the page."""

import io
import re
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace
from PIL import Image

from bot.delivery.letters import Button, Letter, Menu, Separator, Text
from bot.delivery.limits import BUTTONS_IN_ROW
from bot.delivery.studio import draw
from bot.games.contract import Decision
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.combat import when_cast
from bot.games.guardians.sheets import sheet_so_far, suggested_sheet
from bot.games.guardians.table import CombatOrders, CombatSheet, Draft, Options, SpellRule, View
from bot.language import Language
from render.kit.fonts import STRONG, TEXT
from render.kit.text import measure
from render.picture import Picture
from tests.cogs.count_presses import panel
from tests.games.guardians.fights import fight
from tests.games.guardians.tables import GAME

NAMES: Final = ("Bartholomew of the Long Green Hil", "Wilhelmina of the Wide Wild Woods")
DUE: Final = 2_000_000_000
DEPOT: Final = tuple(sorted(card.id for card in CARDS.values() if card.double_backed))
"""All cards that a depot can hold: it has no limit (rule 4.4), and a deck may have one of each."""
LIGHTEST: Final = sorted((card.stacking, card.id) for card in CARDS.values() if card.type == "creature")[:19]
CROWD: Final = (*(card for _, card in LIGHTEST), *(card.id for card in CARDS.values() if card.type == "item_creature"))
"""As many different cards as lie under one shield: creatures of 30 points together (rule 4.3), and every item."""
HANDS: Final = {
    "one card": (("marshal",), ()),
    "2 and 1": (("marshal", "archer"), ("power_lunch",)),
    "3 and 3": (("marshal", "archer", "icky_bugs"), ("gold", "power_lunch", "dispel_magic")),
    "7 and 6": (CROWD[:7], DEPOT[:6]),
    "7 and 14": (CROWD[:7], DEPOT[:14]),
    "all": (CROWD, DEPOT),
}
"""Creatures and their items, and the depot: what is usual, and what is the most."""


def sheet_panels(language: Language, hand: str) -> Iterator[tuple[str, Letter]]:
    """Make the panels of a sheet and of the council for a hand: blank, and each part as suggested and in many words."""
    for kind in ("sheet", "council"):
        view, decision = asked_for(kind, *HANDS[hand])
        blank = GAME.blank(view, decision)
        yield f"{kind}: blank", _panel(view, decision, blank, language)
        suggested = sheet_so_far(view, decision.seat, blank)
        parts = next(one for one in GAME.questions(view, decision, blank) if one.key == "part").choices
        for words, plan in (("as suggested", suggested), ("in many words", wordy(suggested))):
            for part in parts:
                draft = Draft(orders=plan, taken=(("part", (part,)),))
                yield f"{kind}: {part}, {words}", _panel(view, decision, draft, language)


def asked_for(kind: str, creatures: Iterable[CardId], depot: Iterable[CardId]) -> tuple[View, Decision]:
    """Begin a combat of a hand against one of which much is known, and go on until a sheet or the council is asked."""
    options = Options(turn_limit="none", council=True, counter_bribery=True, second_command_spell=True)
    made = fight(tuple(creatures), CROWD[:7], depots=(tuple(depot), ("gold",)), stones=(6, 6), options=options)
    if kind == "council":
        for seat in (0, 1):
            made.answer(seat, CombatSheet(orders=suggested_sheet(made.view(seat), seat, "win")))
    view = made.view(0)
    assert view.combat is not None
    field = replace(view.combat.field, known=((), CROWD[:7]))
    return replace(view, combat=replace(view.combat, field=field)), made.decision(0)


def wordy(plan: CombatOrders) -> CombatOrders:
    """Give a sheet that does all that can be done, so that as much as possible is said of it."""
    return replace(
        plan,
        attacking="yes",
        raised=2,
        second="yes",
        dispel="area",
        dispels=("command", "spell", "item"),
        counter="outbid",
        spells=tuple(SpellRule(card=card) for card in CARDS if when_cast(card)),
        goal="win",
        shots=tuple(card for card in CROWD if ranged_of(card) is not None),
        to_shots=True,
        keep_back=CROWD[:7],
        heal="paid",
        retreats=("B2", "C1", "C3", "D2", "give-up"),
    )


def _panel(view: View, decision: Decision, draft: Draft, language: Language) -> Letter:
    revision = int(bool(draft.taken))
    return panel(GAME, 2, view, decision, draft, revision=revision, due=DUE, language=language, names=NAMES)


# The page, 1,280 pixels wide

_WIDE = 603
_AROUND, _BETWEEN = 38, 8.8
_LINE, _SMALL_LINE, _PARAGRAPH = 24.2, 20.8, 8.5
_SIZE, _SMALL_SIZE = 17, 15
_BUTTON, _BESIDE, _AROUND_LABEL = 40, 7, 32
_MENU, _IN_MENU, _MENU_LINE, _AROUND_LINES = 43, 375, 20, 19
_TALLEST_PICTURE = 576


def height_on_page(letter: Letter) -> float:
    """Tell how high a message is on the playground's page, 1,280 pixels wide, give or take 60 pixels.

    `python -m tests.cogs.measure_panels --sheets` measures the same in Chromium.
    """
    letter = letter.with_pictures({one: draw(one) for one in letter.undrawn})
    blocks = [block for block in letter.blocks if not isinstance(block, Text) or block.text.strip()]
    rows = [row for block in blocks for row in _rows(block)]
    return _AROUND + sum(rows) + _BETWEEN * (len(rows) - 1)


def _rows(block: object) -> Iterator[float]:
    match block:
        case Text(text=text):
            yield _text(text)
        case Picture(png=png):
            wide, high = Image.open(io.BytesIO(png)).size
            yield min(_TALLEST_PICTURE, _WIDE * high / wide)
        case Menu(options=options, placeholder=placeholder):
            chosen = ", ".join(one.label for one in options if one.chosen) or placeholder
            yield max(_MENU, _AROUND_LINES + _MENU_LINE * _lines(f"**{chosen}**", _SIZE, _IN_MENU))
        case Separator():
            yield 1
        case tuple():
            for start in range(0, len(block), BUTTONS_IN_ROW):
                yield _buttons(block[start : start + BUTTONS_IN_ROW])
        case _:
            raise TypeError(f"nobody knows the height of {block}")


def _text(text: str) -> float:
    height, before = 0.0, ""
    for line in text.split("\n"):
        small = line.startswith("-# ")
        height += _PARAGRAPH * bool(before) * (not small or not before.startswith("-# "))
        size, high = (_SMALL_SIZE, _SMALL_LINE) if small else (_SIZE, _LINE)
        height += high * _lines(re.sub("^-#? ", "", line), size, _WIDE - 20 * line.startswith("- "))
        before = line
    return height


def _buttons(buttons: Iterable[Button]) -> float:
    lines, room = 0, 0.0
    for button in buttons:
        wide = _width(button.label, _SIZE, bold=True) + _AROUND_LABEL
        if wide > room:
            lines, room = lines + 1, _WIDE
        room -= wide + _BESIDE
    return _BUTTON * lines + _BESIDE * (lines - 1)


def _lines(text: str, size: float, room: float) -> int:
    lines, left, bold = 1, room, False
    for word in text.split(" "):
        bold = bold or word.startswith("**")
        wide = _width(f"{word.replace('**', '')} ", size, bold=bold)
        bold = bold and "**" not in word[2:]
        if wide > left:
            lines, left = lines + 1, room
        left -= wide
    return lines


def _width(text: str, size: float, *, bold: bool) -> float:
    return measure(text, STRONG if bold else TEXT, 100) * size / 100
