"""Read from the code, without running it, which messages it says and with which values."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

SAYERS = frozenset({"say", "localised", "worded"})
"""They get the values as keywords."""
REASONS = frozenset({"Problem", "Reason"})
"""They get the values as a mapping in the second place or as `values`."""
TELLERS = frozenset({"line"})
"""They may have an id in the third place, and take most values from what they tell."""
# What may stand in an f-string's braces.
_ANYTHING = r"[\w-]+"


@dataclass(frozen=True)
class Use:
    """A place in the code that names a message, or by an f-string all that fit `ids`.

    `values` are the names of the values that are spelt out there; `complete` tells that there are no others.
    """

    file: str
    line: int
    text: str
    ids: re.Pattern[str]
    values: frozenset[str]
    complete: bool

    def wrong_values(self, variables: frozenset[str]) -> str | None:
        """Tell how the values differ from a message's variables, or return None if they do not."""
        lacking = variables - self.values if self.complete else frozenset[str]()
        faults = [f"does not give ${name}" for name in sorted(lacking)]
        faults += [f"gives ${name}, which the message does not have" for name in sorted(self.values - variables)]
        return ", ".join(faults) or None


@dataclass(frozen=True)
class Code:
    """All uses in some code, all its plain strings, some of which may be ids as well, and the tags of its types.

    A message `game-tag` tells an event of a game.
    """

    uses: tuple[Use, ...]
    strings: frozenset[str]
    tags: frozenset[str]


def read_code(folders: Iterable[Path]) -> Code:
    """Read all Python files below the folders, for calls of `SAYERS`, `REASONS` and `TELLERS`."""
    uses: list[Use] = []
    strings: set[str] = set()
    tags: set[str] = set()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            file = path.relative_to(folder.parent).as_posix()
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    strings.add(node.value)
                if isinstance(node, ast.keyword) and node.arg == "tag" and isinstance(node.value, ast.Constant):
                    tags.add(str(node.value.value))
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
                    continue
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                place = 0
                if name in SAYERS:
                    values, complete = _keyword_names(node)
                elif name in REASONS:
                    values, complete = _mapping_names(node)
                elif name in TELLERS:
                    place, values, complete = 2, frozenset[str](), False
                else:
                    continue
                for key in _choices(_argument(node, place, "key")):
                    ids = _ids(key)
                    if not ids.replace(_ANYTHING, "").strip("\\-"):
                        continue  # any message whatever: nothing to be learnt
                    text = str(key.value) if isinstance(key, ast.Constant) else ast.unparse(key)
                    uses.append(Use(file, node.lineno, text, re.compile(ids), values, complete))
    return Code(tuple(uses), frozenset(strings), frozenset(tags))


def _argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    if place < len(call.args):
        return call.args[place]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def _keyword_names(call: ast.Call) -> tuple[frozenset[str], bool]:
    """Return the names in `say("key", name=..., **others)`, and whether they are all."""
    names = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
    return names, len(names) == len(call.keywords)


def _mapping_names(call: ast.Call) -> tuple[frozenset[str], bool]:
    """Return the names in `Problem("key", {"name": ..., **others})`, and whether they are all."""
    mapping = _argument(call, 1, "values")
    if mapping is None:
        spread = any(isinstance(arg, ast.Starred) for arg in call.args) or any(k.arg is None for k in call.keywords)
        return frozenset(), not spread
    if not isinstance(mapping, ast.Dict):
        return frozenset(), False
    keys = [key.value for key in mapping.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return frozenset(keys), len(keys) == len(mapping.keys)


def _choices(key: ast.expr | None) -> list[ast.expr]:
    match key:
        case None:
            return []
        case ast.IfExp(body=body, orelse=orelse):
            return _choices(body) + _choices(orelse)
        case _:
            return [key]


def _ids(key: ast.expr) -> str:
    """Return a regular expression for the ids that an expression can stand for."""
    match key:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(_ids(part) for part in parts)
        case _:
            return _ANYTHING
