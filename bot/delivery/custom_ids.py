"""The custom ids of buttons, menus and modals: what was pressed, of which match. They hold no secrets.

The form is `<kind>:<verb>:<match>` and up to five arguments, each `:<text>` of [A-Za-z0-9_.+-]. Whoever reads one
trusts nothing in it: anybody can forge one.
"""

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from bot.delivery.limits import CUSTOM_ID

ComponentKind: TypeAlias = Literal["button", "menu", "channels", "form"]

_REST = r":(?P<verb>[a-z-]{1,16}):(?P<match>0|[1-9][0-9]{0,14})(?P<args>(?::[A-Za-z0-9_.+-]{0,60}){0,5})"
# The library finds a component's class by its pattern alone, so each kind of component has a pattern of its own.
TEMPLATES: dict[ComponentKind, re.Pattern[str]] = {kind: re.compile(kind + _REST) for kind in get_args(ComponentKind)}


@dataclass(frozen=True)
class Pressed:
    """A verb, the match that it is about (0: none) and its arguments."""

    kind: ComponentKind
    verb: str
    match: int
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Write the custom id. Raises ValueError for one that could not be read again."""
        text = ":".join((self.kind, self.verb, str(self.match), *self.args))
        if read_custom_id(text) != self:
            raise ValueError(f"{text!r} is no custom id of ours")
        return text


def read_custom_id(custom_id: str) -> Pressed | None:
    """Read a custom id, None if it is none of ours."""
    if len(custom_id) > CUSTOM_ID:
        return None
    for kind, template in TEMPLATES.items():
        if found := template.fullmatch(custom_id):
            return Pressed(kind, found["verb"], int(found["match"]), tuple(found["args"].split(":")[1:]))
    return None


def custom_id(verb: str, match: int, *args: str | int, kind: ComponentKind = "button") -> str:
    """Write a custom id. Raises ValueError for one that could not be read again."""
    return str(Pressed(kind, verb, match, tuple(str(arg) for arg in args)))
