"""What is kept beside the matches: servers' settings, and what people prefer, have saved and want forgotten."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.matches.base import one_writer
from bot.matches.lobbies import Lobbies, check_deadline
from bot.matches.playing import forget_choices
from bot.matches.types import PersonalData, Refused
from bot.store import Addressed, GuildSettings, documents, matches, outbox, people
from bot.store.outgoing import LobbyCard

FORGOTTEN = "?"
"""The name of a seat whose player has asked to be forgotten."""


class PeopleAndServers(Lobbies):
    """Settings, people, documents and privacy."""

    # Servers

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """Read what a server has set; the defaults if it has set nothing."""
        async with self._store.reading() as tx:
            return await people.guild(tx, guild_id)

    async def set_guild_language(self, guild_id: int, language: str | None) -> GuildSettings:
        """Set the language of a server's channels; None: that of its Discord."""
        return await self._set_guild(guild_id, language=language)

    async def set_guild_deadline(self, guild_id: int, deadline: int | None) -> GuildSettings:
        """Set the time for a turn that new tables of a server get, in seconds; None: no deadline."""
        check_deadline(deadline)
        return await self._set_guild(guild_id, deadline=deadline)

    async def set_guild_channels(self, guild_id: int, channels: Sequence[int]) -> GuildSettings:
        """Set the channels in which a server allows matches; none: everywhere."""
        return await self._set_guild(guild_id, channels=tuple(dict.fromkeys(channels)))

    # People

    async def unreachable(self, user_ids: Collection[int]) -> frozenset[int]:
        """Tell which of these people have closed their direct messages to us."""
        return await self._store.people.unreachable(user_ids)

    async def prefer_answers_in_channel(self, user_id: int, wanted: bool) -> None:
        """Choose whether secret choices are asked in private answers in the channel rather than by direct message."""
        async with self._store.writing() as tx:
            await people.change_person(tx, user_id, {"answers_in_channel": wanted})

    # Documents

    async def put_document(self, user_id: int, game: str, name: str, content: bytes) -> None:
        """Keep a JSON document (a deck) of somebody for a game, in the place of an earlier one of the same name."""
        async with self._store.writing() as tx:
            await documents.put(tx, user_id, game, name, content, self.now())

    async def document(self, user_id: int, game: str, name: str) -> bytes | None:
        """Read a document of somebody, None if there is none."""
        async with self._store.reading() as tx:
            return await documents.get(tx, user_id, game, name)

    async def document_names(self, user_id: int, game: str) -> tuple[str, ...]:
        """List somebody's documents for a game by name."""
        async with self._store.reading() as tx:
            return tuple(name for _, name in await documents.names(tx, user_id, game))

    async def remove_document(self, user_id: int, game: str, name: str) -> bool:
        """Remove a document; False if there was none."""
        async with self._store.writing() as tx:
            return await documents.remove(tx, user_id, game, name)

    # Privacy

    async def personal_data(self, user_id: int) -> PersonalData:
        """Count what is kept about somebody."""
        async with self._store.reading() as tx:
            known = await people.person(tx, user_id)
            seats = await matches.count_seats(tx, user_id)
            running, lobbies = seats.pop("running", 0), seats.pop("lobby", 0)
            return PersonalData(
                answers_in_channel=known is not None and known.answers_in_channel,
                running=running,
                lobbies=lobbies,
                ended=sum(seats.values()),
                documents=len(await documents.names(tx, user_id)),
            )

    async def forget(self, user_id: int) -> None:
        """Delete everything about somebody.

        His seats in lobbies are given up; in matches that have ended, or that he has left, they stay without a name.
        Raises Refused, and deletes nothing, while he plays in a running match.
        """
        async with self._store.reading() as tx:
            seats = await matches.of_user(tx, user_id)
        if any(row.status == "running" for row in seats):
            raise Refused("refused-resign-first")
        for row in seats:
            await self._stand_up(row.id, user_id)
        async with self._store.writing() as tx:
            # Somebody may have started a match with him in the meantime.
            if any(row.status == "running" for row in await matches.of_user(tx, user_id)):
                raise Refused("refused-resign-first")
            for match_id, seat in await matches.seats_set_aside(tx, user_id):
                await forget_choices(tx, match_id, seat)
            await matches.make_anonymous(tx, user_id, FORGOTTEN)
            await documents.remove_all(tx, user_id)
            await outbox.drop_for_person(tx, user_id)
            await people.forget_person(tx, user_id)

    @one_writer
    async def _stand_up(self, match_id: int, user_id: int) -> None:
        loaded = await self._load_any(match_id)
        if loaded.row.status == "lobby" and loaded.member(user_id) is not None:
            await self._without(loaded, user_id, Addressed(LobbyCard()))

    async def _set_guild(self, guild_id: int, **values: object) -> GuildSettings:
        async with self._store.writing() as tx:
            return await people.change_guild(tx, guild_id, values)
