"""What has to be known of a match to speak of it, without its rules."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.kept import matches, people, ratings
from bot.store.rows import GOES_ON, MatchFacts, MatchRow, is_evening, names_at, read_terms


async def of_match(tx: AsyncConnection, match_id: int) -> MatchFacts:
    """Read the facts of a match. Raises KeyError if there is no such match."""
    match = await matches.get(tx, match_id)
    if match is None:
        raise KeyError(match_id)
    members = await matches.members_of(tx, match_id)
    over = match.status not in GOES_ON
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
        evening=is_evening(match.deadline),
        rests_until=match.rests_until if match.status == "running" else None,
        away={
            member.seat: member.away_until
            for member in members
            if member.away_until is not None and not member.left and not is_evening(match.deadline)
        },
        practice=read_terms(match).practice,
        names=names_at(members)[: len(members)],
        accounts=tuple(member.account for member in members),
        computers=tuple(member.seat for member in members if member.computer is not None),
        users=tuple(None if member.left else member.user_id for member in members),
        seed_digest=match.seed_digest,
        seed=match.seed.hex() if over and match.seed is not None else None,
        ratings=await ratings.shown_of_match(tx, match_id) if over else {},
    )


async def _language(tx: AsyncConnection, match: MatchRow) -> str:
    if match.by_dm:
        reader = None if match.host_id is None else await people.person(tx, match.host_id)
        return "" if reader is None else reader.locale
    guild = await people.guild(tx, match.guild_id)
    return guild.language or guild.locale
