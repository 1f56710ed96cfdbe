"""Values that nobody meant: arbitrary ones of a type, and slightly wrong ones."""

from functools import cache
from typing import Any

import msgspec.inspect as types

from bot.games.chance import Chance

WORDS = ("", "A", "B", "raid-1", "0", "é", "x" * 61)
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 12, 99, 10**12)
LONGEST = 4


def arbitrary(of: Any, chance: Chance) -> Any:
    """Draw a value of a type of the rules: well-formed, seldom sensible.

    Raises TypeError for a type that it cannot draw.
    """
    return _arbitrary(_described(of), chance)


_described = cache(types.type_info)


def _arbitrary(of: types.Type, chance: Chance) -> Any:
    match of:
        case types.NoneType():
            return None
        case types.BoolType():
            return chance.pick((False, True))
        case types.IntType():
            return chance.pick(NUMBERS)
        case types.StrType():
            return chance.pick(WORDS)
        case types.LiteralType():
            return chance.pick(of.values)
        case types.VarTupleType():
            return tuple(_arbitrary(of.item_type, chance) for _ in range(chance.below(LONGEST + 1)))
        case types.TupleType():
            return tuple(_arbitrary(item, chance) for item in of.item_types)
        case types.UnionType():
            return _arbitrary(chance.pick(of.types), chance)
        case types.StructType():
            return of.cls(**{field.name: _arbitrary(field.type, chance) for field in of.fields})
        case _:
            raise TypeError(f"no value of {of} can be drawn")


def mutated(value: Any, chance: Chance) -> Any:
    """Change one random place of a JSON value."""
    match value:
        case dict() if value:
            name = chance.pick(sorted(value))
            if not chance.below(8):
                return {key: item for key, item in value.items() if key != name}
            return {**value, name: mutated(value[name], chance)}
        case list() if value and chance.below(3):
            place = chance.below(len(value))
            return [*value[:place], mutated(value[place], chance), *value[place + 1 :]]
        case list():
            return resized(value, chance)
        case bool():
            return not value
        case int():
            return value + chance.pick((-100, -1, 1, 100))
        case str():
            place = chance.below(len(value) + 1)
            respelt = value[:place] + chance.pick("aelnq07") + value[place + 1 :]
            return chance.pick((*WORDS, value.upper(), value[:-1], respelt, respelt, respelt))
        case _:
            return chance.pick((None, False, 0, "", [], {}))


def resized(items: list[Any], chance: Chance) -> list[Any]:
    """Lose or double one item of a list, or put a foreign one in."""
    place = chance.below(len(items) + 1)
    put_in: tuple[list[Any], ...] = ([], items[place : place + 1] * 2, [chance.pick(NUMBERS)], [chance.pick(WORDS)])
    return [*items[:place], *chance.pick(put_in), *items[place + 1 :]]
