"""What a player of Power can do, half do and order in advance."""

from typing import Literal, TypeAlias

import msgspec

from bot.games.power.board.state import Colour, Line, Order


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
    in which the sheet was typed, "" if it was not. `muster`, `shares` and `otherwise` are parts of orders, `round` is
    the round for which the lines of orders were written (0: there are none, or an earlier version did not note it).
    """

    lines: tuple[Line, ...] = ()
    at: int | None = None
    letters: Literal["", "fr", "en"] = ""
    booty: Literal["", "V", "B", "J", "R"] = ""
    muster: Literal["ask", "always"] = "ask"
    shares: Literal["ask", "first", "second"] = "ask"
    otherwise: Literal["ask", "fitting"] = "ask"
    round: int = 0


class StandingOrders(msgspec.Struct, frozen=True, kw_only=True):
    """Standing orders: answers in advance; whatever they do not answer, the player is asked.

    `muster`: whenever a reserve has anything to bring out or to buy with, seal a sheet at once that buys the dearest
    pieces that the Power pays for and brings the strongest to the headquarters. `booty`: into which of the two reserves
    equal shares go. `orders` were written ahead for round `round` (0: none), and are sealed when it begins if every
    line can be carried out then. If not, the player is asked, or (`otherwise` "fitting") the lines that can be are
    sealed without the others; where none can, he is asked all the same.
    """

    muster: bool = False
    booty: Literal["ask", "first", "second"] = "ask"
    round: int = 0
    orders: tuple[Order, ...] = ()
    otherwise: Literal["ask", "fitting"] = "ask"


Answer: TypeAlias = Action | StandingOrders
"""What a draft can become: an action, or orders for the standing question."""
