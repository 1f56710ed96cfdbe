"""Menus and rules agree: what the rules accept, the menus can put together.

That menus make nothing that the rules refuse without a word is a matter of `test_contract`.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.games.chance import Chance
from bot.games.codec import to_json
from bot.games.contract import Decision
from tests.games.menu_search import steps_to
from tests.games.random_matches import MATCH_SOAK, Moment, Table, chance_of, every_game

CHANGED = 40
FOLLOWED = 2
LEFT_OUT = {"organise", "orders"}
"""Kinds that are tried elsewhere or cannot be: layouts of Guardians, whose menus are too wide for a search, and sheets
of Power, where the rules accept on purpose what no menu offers: orders that cannot be carried out."""
ON_PURPOSE = (b'"type":"raise"', b'"move_in":')
"""What marks answers that are accepted though no menu may offer them: in Guardians a bid that cannot win is a pass for
now, in Macht & Ohnmacht one may mean to move in where no piece is left for it."""
LENGTHS: tuple[tuple[str, int, int | None, Any], ...] = (
    ("sample", 2, 5, ()),
    ("long", 4, 40, pytest.mark.long),
    ("soak", MATCH_SOAK // 10, None, pytest.mark.soak),
)
TABLES = [
    pytest.param(Table(key, players, matches, moments), id=f"{key}-{players}-{name}", marks=marks)
    for name, matches, moments, marks in LENGTHS
    for key in every_game().keys()  # noqa: SIM118 - a registry is no mapping
    for players in every_game()[key].seats
]


@pytest.mark.parametrize("table", TABLES)
def test_whatever_the_rules_accept_the_menus_can_put_together(table: Table) -> None:
    for moment in table.moments():
        for view, decision in moment.asked:
            if decision.answered or decision.kind in LEFT_OUT or table.game.forced(view, decision) is not None:
                continue
            chance = chance_of("accepted", moment.seed.hex(), len(moment.log), decision.id)
            found = {to_json(action): action for action in accepted(moment, view, decision, chance)}
            followed = [action for raw, action in found.items() if not any(mark in raw for mark in ON_PURPOSE)]
            for action in followed[-FOLLOWED:]:
                steps = steps_to(table.game, view, decision, action)
                assert steps is not None, (len(moment.log), decision, action)


def accepted(moment: Moment, view: Any, decision: Decision, chance: Chance) -> Iterator[Any]:
    """Find answers that the rules accept: sensible ones, what the clock plays, and such with something changed."""
    game = moment.game
    samples = [msgspec.json.decode(to_json(game.sample(view, decision, chance))) for _ in range(4)]
    samples.append(msgspec.json.decode(to_json(game.fallback(view, decision))))
    stock = [*plain_values(samples), *plain_values(msgspec.json.decode(to_json(view)))]
    for number in range(len(samples) + CHANGED):
        raw = one_line(samples[number] if number < len(samples) else chance.pick(samples))
        for _ in range(1 + chance.below(2) if number >= len(samples) else 0):
            raw = changed(raw, stock, chance)
        try:
            action = msgspec.convert(raw, game.types.action)
        except msgspec.ValidationError:
            continue
        if not game.problems(view, decision, action):
            yield action


def one_line(raw: dict[str, Any]) -> dict[str, Any]:
    """Keep the first line of a sheet, since longer ones the search would follow for too long."""
    return {
        name: item[:1] if isinstance(item, list) and item and isinstance(item[0], dict) else item
        for name, item in raw.items()
    }


def plain_values(value: Any) -> Iterator[Any]:
    match value:
        case dict() | list():
            for item in value.values() if isinstance(value, dict) else value:
                yield from plain_values(item)
        case str() | int():
            yield value


def changed(value: Any, stock: list[Any], chance: Chance) -> Any:
    """Change one place of a JSON value: exchange two fields, put something of the stock in, add or drop an item."""
    match value:
        case dict() if names := sorted(value.keys() - {"type"}):
            name, other = chance.pick(names), chance.pick(names)
            if not chance.below(3):
                return {**value, name: value[other], other: value[name]}
            return {**value, name: changed(value[name], stock, chance)}
        case list():
            place = chance.below(len(value) + 1)
            if place < len(value) and chance.below(3):
                return [*value[:place], changed(value[place], stock, chance), *value[place + 1 :]]
            return [*value[:place], *([chance.pick(stock)] if chance.below(2) else []), *value[place + 1 :]]
        case bool():
            return not value
        case _:
            return chance.pick(stock) if chance.below(4) else None
