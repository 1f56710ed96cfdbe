"""What a player of Power can do, half do and order in advance."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.games.power.state import Colour, Line, Order


class Sheet(msgspec.Struct, frozen=True, tag="sheet"):
    """Seal the orders of a round, to be read from top to bottom. Without any line the player does nothing."""

    orders: tuple[Order, ...] = ()


class TakeBooty(msgspec.Struct, frozen=True, tag="booty"):
    """Put captured pieces into the reserve of one of the two armies that have won them in equal shares."""

    army: Colour


Action: TypeAlias = Sheet | TakeBooty


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A half-made answer: a sheet in the making, or the choice made about booty.

    `at` is the place of the line that is being written or changed, from 0; None: none is. `letters` is the language
    in which the sheet was typed, "" if it was not. `muster` and `shares` are parts of a plan.
    """

    lines: tuple[Line, ...] = ()
    at: int | None = None
    letters: Literal["", "fr", "en"] = ""
    booty: Literal["", "V", "B", "J", "R"] = ""
    muster: Literal["ask", "always"] = "ask"
    shares: Literal["ask", "first", "second"] = "ask"


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Standing orders that save days.

    `muster`: in every round in which the reserve holds something to bring out or to buy, a sheet is sealed at once that
    buys as dear as the Power goes and brings the strongest pieces to the headquarters; in other rounds the player is
    asked. `booty`: into which reserve equal shares go.

    `orders` are a sheet that was written ahead for the round `round` (0: for none). It is sealed at once when that
    round begins, if every line can be carried out then; if not, the player is asked.
    """

    muster: bool = False
    booty: Literal["ask", "first", "second"] = "ask"
    round: int = 0
    orders: tuple[Order, ...] = ()


Answer: TypeAlias = Action | Plan
"""What a draft can become: an action, or a plan for the standing question."""
