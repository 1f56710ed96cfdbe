"""What can be ordered in advance, as a table: one row for each thing, over the struct that holds the orders.

For games with many orders of which each stands by itself. What is asked, what an answer changes and what speaks against
orders are loops over the rows; so is what orders say, in words that a presenter finds by the key. What they answer in a
match stays code of the game. `bot/games/guardians/sheets/settings.py` is such a table.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeAlias, TypedDict, TypeVar, Unpack

import msgspec
from msgspec.structs import replace

from bot.games.contract import Problem, Question, Seat

ViewT = TypeVar("ViewT")
PlanT = TypeVar("PlanT", bound=msgspec.Struct)

Choices: TypeAlias = tuple[str, ...]
Style: TypeAlias = Literal["menu", "list", "buttons"]
Offered: TypeAlias = Callable[[ViewT, Seat, PlanT], Iterable[str]]
Check: TypeAlias = Callable[[PlanT, Choices], Iterable[Problem]]

MOST_LISTED: Final = 24
"""So many choices each list of orders holds: one fewer than a menu, which has to offer another one."""
ASK: Final = "ask"
"""The choice that leaves an answer to the player."""


def always(*given: Any) -> bool:
    """Hold of whatever is given."""
    return True


def unopposed(plan: Any, ordered: Choices) -> tuple[Problem, ...]:
    """Find no problem with whatever is ordered."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Setting(Generic[ViewT, PlanT]):
    """One thing that can be ordered.

    `part` is the page of the menu on which it stands, `key` that of its question; words are found by it. `takes` one of
    the choices, `several` at once, or one more after the other "in order": such a one is put behind the others, or
    taken out if it is among them, and none is shown as chosen. `offered` are the choices; what is ordered already is
    offered as well where several are taken. `read` and `write` are there where it is not one field of the struct,
    called as the key: a word, a number, a truth value ("no", "yes") or a list.

    It is asked `at_table` alone: where the options of the table give it a meaning; where other orders do not, as it
    `needs` them, it is neither asked nor said; and only if it is `shown`, where that would be of use now. `unsaid` are
    choices of which nothing is said. `problems` are those of orders of any origin, with what is read of them.
    """

    part: str
    key: str
    style: Style = "menu"
    takes: Literal["one", "several", "in order"] = "one"
    offered: Offered[ViewT, PlanT]
    read: Callable[[PlanT], Choices] | None = None
    write: Callable[[PlanT, Choices], PlanT] | None = None
    at_table: Callable[[ViewT], bool] = always
    needs: Callable[[PlanT], bool] = always
    shown: Callable[[ViewT, Seat, PlanT], bool] = always
    unsaid: Choices = (ASK, "0")
    problems: Check[PlanT] = unopposed

    @property
    def _field(self) -> str:
        return self.key.replace("-", "_")

    def question(self, view: ViewT, seat: Seat, plan: PlanT) -> Question | None:
        """Ask for it, as far as the orders stand; None where it is not asked."""
        if not (self.at_table(view) and self.needs(plan) and self.shown(view, seat, plan)):
            return None
        ordered, offered = self.ordered(plan), tuple(self.offered(view, seat, plan))
        most, chosen = 1, tuple[str, ...]()
        if self.takes == "one":
            choices, chosen = offered, tuple(choice for choice in ordered[:1] if choice in offered)
        elif self.takes == "in order":
            choices = tuple(dict.fromkeys((*ordered, *(offered if len(ordered) < MOST_LISTED else ()))))
        else:
            choices, chosen = tuple(dict.fromkeys((*ordered, *offered))), tuple(dict.fromkeys(ordered))
            most = min(len(choices), MOST_LISTED)
        asked = Question(key=self.key, choices=choices, least=0, most=most, chosen=chosen, style=self.style)
        return asked if choices else None

    def ordered(self, plan: PlanT) -> Choices:
        """Give what the orders say about it."""
        if self.read is not None:
            return self.read(plan)
        match getattr(plan, self._field):
            case bool() as held:
                return ("yes" if held else "no",)
            case tuple() as listed:
                return listed
            case held:
                return (str(held),)

    def order(self, plan: PlanT, chosen: Choices) -> PlanT:
        """Give the orders after its question has been answered."""
        if self.takes == "in order":
            ordered, (choice,) = self.ordered(plan), chosen
            kept = tuple(one for one in ordered if one != choice)
            chosen = kept if choice in ordered else (*ordered, choice)
        if self.write is not None:
            return self.write(plan, chosen)
        match getattr(plan, self._field):
            case bool():
                return replace(plan, **{self._field: chosen == ("yes",)})
            case int():
                return replace(plan, **{self._field: int(chosen[0])})
            case str():
                return replace(plan, **{self._field: chosen[0]})
            case _:
                return replace(plan, **{self._field: chosen})

    def said(self, plan: PlanT) -> Choices:
        """Give what the orders say about it, as far as that is told."""
        return tuple(choice for choice in self.ordered(plan) if choice not in self.unsaid) if self.needs(plan) else ()


class Extras(TypedDict, Generic[ViewT, PlanT], total=False):
    """What a row of any kind can have besides: see `Setting`."""

    read: Callable[[PlanT], Choices]
    write: Callable[[PlanT, Choices], PlanT]
    at_table: Callable[[ViewT], bool]
    needs: Callable[[PlanT], bool]
    shown: Callable[[ViewT, Seat, PlanT], bool]
    unsaid: Choices
    problems: Check[PlanT]


def one_of(
    part: str, key: str, *choices: str, style: Style = "buttons", **extras: Unpack[Extras[ViewT, PlanT]]
) -> Setting[ViewT, PlanT]:
    """Make a row for one of some words."""
    return Setting(part=part, key=key, style=style, offered=lambda view, seat, plan: choices, **extras)


def number(
    part: str, key: str, numbers: Iterable[int], **extras: Unpack[Extras[ViewT, PlanT]]
) -> Setting[ViewT, PlanT]:
    """Make a row for one of some numbers."""
    return one_of(part, key, *map(str, numbers), style="menu", **extras)


def several(
    part: str, key: str, offered: Offered[ViewT, PlanT], **extras: Unpack[Extras[ViewT, PlanT]]
) -> Setting[ViewT, PlanT]:
    """Make a row for a list that is chosen at once."""
    return Setting(part=part, key=key, takes="several", offered=offered, **extras)


def in_order(
    part: str, key: str, offered: Offered[ViewT, PlanT], **extras: Unpack[Extras[ViewT, PlanT]]
) -> Setting[ViewT, PlanT]:
    """Make a row for a list that is chosen one after the other, the most wanted first."""
    return Setting(part=part, key=key, takes="in order", offered=offered, **extras)
