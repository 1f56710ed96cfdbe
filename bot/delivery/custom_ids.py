"""The custom ids of buttons, menus and modals: what was pressed, of which match. They hold no secrets.

The form is `so:<verb>:<match>` and up to four arguments, each `:<text>` of [A-Za-z0-9_.+-]. Whoever reads one trusts
nothing in it: anybody can forge one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.delivery.limits import CUSTOM_ID

TEMPLATE = re.compile(r"so:(?P<verb>[a-z-]{1,16}):(?P<match>\d{1,15})(?P<args>(?::[A-Za-z0-9_.+-]{0,60}){0,4})")


@dataclass(frozen=True)
class Pressed:
    """A verb, the match that it is about (0: none) and its arguments."""

    verb: str
    match: int
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Write the custom id. Raises ValueError for one that could not be read again."""
        text = ":".join(("so", self.verb, str(self.match), *self.args))
        if len(text) > CUSTOM_ID or TEMPLATE.fullmatch(text) is None:
            raise ValueError(f"{text!r} is no custom id of ours")
        return text


def read(custom_id: str) -> Pressed | None:
    """Read a custom id, None if it is none of ours."""
    found = TEMPLATE.fullmatch(custom_id)
    if found is None or len(custom_id) > CUSTOM_ID:
        return None
    return Pressed(found["verb"], int(found["match"]), tuple(found["args"].split(":")[1:]))


def custom_id(verb: str, match: int, *args: str | int) -> str:
    """Write a custom id."""
    return str(Pressed(verb, match, tuple(str(arg) for arg in args)))
