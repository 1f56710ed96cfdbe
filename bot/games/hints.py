"""What a computer player tells of its thoughts: reasons and beliefs, as message keys (`hints.ftl`) with values."""

from collections.abc import Mapping

import msgspec

from bot.games.contract import Value


class Reason(msgspec.Struct, frozen=True):
    """One thing that an answer gains or risks, as the seat that answers can know it.

    It is a message key and its values, as in a `Problem`; the presenter makes words of those that are the rules' own. A
    player goes by his seat under a name that begins with "name".
    """

    key: str
    values: Mapping[str, Value] = {}


class Belief(msgspec.Struct, frozen=True):
    """What a seat believes at a moment: its chance to win, in percent, and what it takes for likely, the surest first.

    Each of the `facts` has its likelihood as the value "percent".
    """

    chance: int
    facts: tuple[Reason, ...] = ()


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment at which somebody believed in winning much more, or less, than at the moment looked at before it.

    `line` is that of the log; `before` the chance believed in earlier, in percent.
    """

    line: int
    before: int
    belief: Belief
