"""All that can be done with matches, in one object: see the package for its parts."""

from __future__ import annotations

from bot.matches.history import History
from bot.matches.people import PeopleAndServers
from bot.matches.timekeeping import Timekeeping


class Matches(Timekeeping, PeopleAndServers, History):
    """Everything that can be done with matches, from the lobby to the record.

    All methods are coroutines that may be called at the same time; for each match they follow one another. Whatever a
    user can do wrong raises `Refused` with a sentence and changes nothing. `on_outgoing` is called after each commit.
    """
