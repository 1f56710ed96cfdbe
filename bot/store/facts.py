"""What has to be known of a match to speak of it, without its rules."""

from __future__ import annotations

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import matches, people
from bot.text import shown_name


class MatchFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A match as its letters name it; nothing in it is secret.

    `names` and `users` are by seat; a user is None once he has left the match or has asked to be forgotten. `host_id`
    is None once the host has. `paused`: it is `running`, and waits until its channel can be written in. `language` is
    what the server has chosen, else the language of its Discord, else empty. `seed_digest` is published at the start,
    `seed` (hexadecimal) is None until the match is over.
    """

    match_id: int
    game: str
    guild_id: int
    guild_name: str
    channel_id: int
    channel_name: str
    names: tuple[str, ...]
    users: tuple[int | None, ...]
    language: str = ""
    host_id: int | None = None
    running: bool = False
    paused: bool = False
    seed_digest: str | None = None
    seed: str | None = None


async def of_match(tx: AsyncConnection, match_id: int) -> MatchFacts:
    """Read the facts of a match. Raises KeyError if there is no such match."""
    match = await matches.get(tx, match_id)
    if match is None:
        raise KeyError(match_id)
    members = await matches.members_of(tx, match_id)
    guild = await people.guild(tx, match.guild_id)
    over = match.status not in matches.GOES_ON
    return MatchFacts(
        match_id=match.id,
        game=match.game,
        guild_id=match.guild_id,
        guild_name=match.guild_name,
        channel_id=match.channel_id,
        channel_name=match.channel_name,
        language=guild.language or guild.locale,
        host_id=match.host_id,
        running=match.status == "running",
        paused=match.status == "running" and match.paused_at is not None,
        names=tuple(shown_name(member.name) for member in members),
        users=tuple(None if member.left else member.user_id for member in members),
        seed_digest=match.seed_digest,
        seed=match.seed.hex() if over and match.seed is not None else None,
    )
