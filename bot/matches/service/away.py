"""Being away for some days: nothing of whoever is runs, and everybody knows."""

from contextlib import suppress

import msgspec

from bot.matches.changes import rests
from bot.matches.keeper import ServicePart, one_writer
from bot.matches.types import AwayFrom, Refused
from bot.matches.value.schedule import DAY
from bot.store.kept import away, matches, people
from bot.store.outgoing import Notice
from bot.store.rows import NO_SERVER, is_evening


class Away(ServicePart):
    """Lets people be away for some days of a year, as many as each server allows."""

    async def allowances(self, user_id: int, guild_id: int = NO_SERVER, guild_name: str = "") -> tuple[AwayFrom, ...]:
        """Tell how things stand between somebody and each server in which he plays, and the one that is named."""
        now = self._keeper.now()
        async with self._keeper.store.reading() as tx:
            servers = {guild_id: guild_name} if guild_id != NO_SERVER else {}
            for row in await matches.of_user(tx, user_id):
                if row.status == "running" and not row.by_dm:
                    servers.setdefault(row.guild_id, row.guild_name)
            found = []
            for server, name in servers.items():
                allowed = (await people.guild(tx, server)).away_days
                taken = sum(one.days for one in await away.of_user(tx, user_id, server, now))
                until = await away.until(tx, user_id, server, now)
                left = max(0, allowed - taken)
                found.append(AwayFrom(guild_id=server, guild_name=name, until=until, allowance=allowed, left=left))
        return tuple(found)

    async def go(self, user_id: int, days: int, guild_id: int = NO_SERVER, guild_name: str = "") -> None:
        """Let somebody be away from now on for some days, or for so many more; 0: he is back.

        He is so in each server in which he plays, and in the one that is named, for as many days as are left to him
        there. Raises Refused if none of them leaves him so many.
        """
        if days < 0:
            raise Refused("refused-away-days")
        servers = await self.allowances(user_id, guild_id, guild_name)
        if not servers:
            raise Refused("refused-away-nowhere")
        most = max(servers, key=lambda one: one.left)
        if days > most.left:
            raise Refused("refused-away-too-long", server=most.guild_name, days=most.left, allowance=most.allowance)
        now = self._keeper.now()
        for one in servers:
            async with self._keeper.store.writing() as tx:
                standing = [each for each in await away.of_user(tx, user_id, one.guild_id, now) if each.until > now]
                for each in standing if not days else ():
                    await away.put(tx, msgspec.structs.replace(each, until=now), now)
                if longer := min(days, one.left):
                    last = max(
                        standing, key=lambda each: each.until, default=away.Absence(user_id, one.guild_id, now, now)
                    )
                    await away.put(tx, msgspec.structs.replace(last, until=last.until + longer * DAY), now)
                playing = [row.id for row in await matches.of_user(tx, user_id, guild_id=one.guild_id)]
            for match_id in playing:
                with suppress(Refused):  # its game is not offered at present
                    await self._let_rest(match_id, user_id)

    @one_writer
    async def _let_rest(self, match_id: int, user_id: int) -> None:
        match = await self._keeper.load_any(match_id)
        member = match.member(user_id)
        if match.row.status != "running" or member is None or is_evening(match.row.deadline):
            return
        match, now = await self._keeper.load(match_id), self._keeper.now()
        until = await self._keeper.store.read(lambda tx: away.until(tx, user_id, match.row.guild_id, now))
        about = f"away {member.seat}"
        if until is not None and until != member.away_until:
            told = Notice(key="notice-away", values={"due": f"<t:{until}:f>"}, seats={"name": member.seat}, about=about)
        elif until is None and (member.away_until or 0) > now:
            told = Notice(key="notice-back", seats={"name": member.seat}, about=about)
        else:
            return
        await self._keeper.write(match, rests.away_until(match, member, until, now, told))
