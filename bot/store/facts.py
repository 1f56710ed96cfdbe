"""What has to be known of a match to speak of it, without its rules."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import matches, people


class MatchFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A match as its letters name it; nothing in it is secret.

    `names` and `users` are by seat; a user is None once he has left the match or has asked to be forgotten. `host_id`
    is None once the host has. `computers` are the seats of computer players. `paused`: it is `running`, and waits until
    its channel can be written in; `rests_until`: its players have agreed on a pause. `away`: until when whose seats
    rest. `evening`: they sit together, with minutes for a move. `practice`: somebody plays alone against computers.
    `language` is what the server has chosen, else the language of its Discord, else empty; in direct messages it is the
    reader's. `seed_digest` is published at the start, `seed` (hexadecimal) is None until the match is over.
    """

    match_id: int
    game: str
    guild_id: int
    guild_name: str
    channel_id: int
    channel_name: str
    names: tuple[str, ...]
    users: tuple[int | None, ...]
    computers: tuple[int, ...] = ()
    language: str = ""
    host_id: int | None = None
    running: bool = False
    paused: bool = False
    rests_until: int | None = None
    away: Mapping[int, int] = {}
    evening: bool = False
    practice: bool = False
    seed_digest: str | None = None
    seed: str | None = None

    @property
    def by_dm(self) -> bool:
        """Tell whether the match is played in somebody's direct messages: nobody else sees its channel."""
        return self.guild_id == matches.NO_SERVER


async def of_match(tx: AsyncConnection, match_id: int) -> MatchFacts:
    """Read the facts of a match. Raises KeyError if there is no such match."""
    match = await matches.get(tx, match_id)
    if match is None:
        raise KeyError(match_id)
    members = await matches.members_of(tx, match_id)
    over = match.status not in matches.GOES_ON
    return MatchFacts(
        match_id=match.id,
        game=match.game,
        guild_id=match.guild_id,
        guild_name=match.guild_name,
        channel_id=match.channel_id,
        channel_name=match.channel_name,
        language=await _language(tx, match),
        host_id=match.host_id,
        running=match.status == "running",
        paused=match.status == "running" and match.paused_at is not None and match.rests_until is None,
        evening=matches.is_evening(match.deadline),
        rests_until=match.rests_until if match.status == "running" else None,
        away={
            member.seat: member.away_until
            for member in members
            if member.away_until is not None and not member.left and not matches.is_evening(match.deadline)
        },
        practice=matches.read_terms(match).practice,
        names=tuple(member.shown_name for member in members),
        computers=tuple(member.seat for member in members if member.computer is not None),
        users=tuple(None if member.left else member.user_id for member in members),
        seed_digest=match.seed_digest,
        seed=match.seed.hex() if over and match.seed is not None else None,
    )


async def _language(tx: AsyncConnection, match: matches.MatchRow) -> str:
    if match.by_dm:
        reader = None if match.host_id is None else await people.person(tx, match.host_id)
        return "" if reader is None else reader.locale
    guild = await people.guild(tx, match.guild_id)
    return guild.language or guild.locale
