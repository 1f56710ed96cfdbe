"""All that can be done with matches, by its parts.

Its parts have the keeper, and each reads what a move needs, lets it be worked out, and has it stored:

    lobbies       from opening a table to the start      play      look, prepare an answer, act, take it back
    tables        find tables and show them              history   what has happened, records, looking back
    ending        resign, stop, replace, take up         waiting   pauses, and channels that cannot be written in
    away          being away for some days               people    settings of servers, people, notes, privacy
    reviews       what computers make of a match that is over
    seeking       people who seek a table, and with whom they do not want to be seated
    guests        who may sit down where: who is invited, removed, kept away
    ratings       who is good at what, and who may know it
    belongings    what somebody may take along: all that is kept about him
    time          (`firing`) run_due, run_thoughts, back_from_absence, bring_up_to_date
"""

import secrets
from collections.abc import Callable

from bot.clock import Clock
from bot.games.registry import Registry
from bot.matches.keeper import Keeper
from bot.matches.service.away import Away
from bot.matches.service.belongings import Belongings
from bot.matches.service.ending import Ending
from bot.matches.service.firing import Firing
from bot.matches.service.guests import Guests
from bot.matches.service.history import History
from bot.matches.service.lobbies import Lobbies
from bot.matches.service.people import People
from bot.matches.service.play import Play
from bot.matches.service.ratings import Ratings
from bot.matches.service.reviews import Reviews
from bot.matches.service.seeking import Seeking
from bot.matches.service.tables import Tables
from bot.matches.service.waiting import Waiting
from bot.store import Store


class Matches:
    """Everything that can be done with matches, from the lobby to the record.

    All coroutines of its parts may be called at the same time; for each match they follow one another. Whatever a user
    can do wrong raises `Refused` with a sentence and changes nothing.
    """

    def __init__(
        self, store: Store, games: Registry, clock: Clock, *, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self.keeper = Keeper(store, games, clock, entropy)
        self.tables = Tables(self.keeper)
        self.lobbies = Lobbies(self.keeper)
        self.play = Play(self.keeper)
        self.ending = Ending(self.keeper)
        self.guests = Guests(self.keeper, self.ending)
        self.waiting = Waiting(self.keeper)
        self.away = Away(self.keeper)
        self.time = Firing(self.keeper, self.waiting, self.ending)
        self.history = History(self.keeper)
        self.reviews = Reviews(self.keeper, self.history)
        self.seeking = Seeking(self.keeper, self.lobbies)
        self.people = People(self.keeper, self.seeking)
        self.ratings = Ratings(self.keeper)
        self.belongings = Belongings(self.keeper)

    async def run_due(self) -> float | None:
        """Do all that is due but what computer players answer, and give the moment of the next thing."""
        found = await self.time.run_due(), await self.seeking.run_due()
        return min((moment for moment in found if moment is not None), default=None)

    @property
    def games(self) -> Registry:
        """The games on offer."""
        return self.keeper.games

    def now(self) -> int:
        """Give the time in whole Unix seconds."""
        return self.keeper.now()
