"""Ratings over the loopback server, by pressing: the line below the results, tables, profiles, and who may see them."""

from pathlib import Path

import pytest

from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import board_now, call, forge, labels, pick, press, reads
from tests.e2e.stored_matches import all_said, match_of
from tests.e2e.test_e2e_looking_back import at_table


async def resign(here: Harness) -> None:
    """Let the second of two give up."""
    await here.bot.matches.ending.resign(match_of(here), here.people[1].id)
    await all_said(here)


@pytest.mark.long
async def test_what_a_match_changed_is_told_and_seen_by_whom_its_players_let(tmp_path: Path) -> None:
    async with at_table(tmp_path, "macht_ohnmacht") as here:
        ada, bruno, guest = here.people[0], here.people[1], here.person("Gil")
        winner, loser = ada.user.display_name, bruno.user.display_name
        reads(await call(ada, here.channel, "leaderboard", game="macht_ohnmacht"), here.say("leaderboard-none"))
        assert here.say("refused-profile-empty-own", name="?") in (await call(ada, here.channel, "profile")).text
        await resign(here)

        told = board_now(here).text
        points = {name: str(points) for name, points in rows(here.database, "SELECT name, points FROM ratings")}
        assert all(f"{name}** {shown} (" in told for name, shown in points.items())
        assert "Ratings: " in told

        table = await call(guest, here.channel, "leaderboard", game="Macht & Ohnmacht")
        assert here.say("leaderboard-not-yet") in table.text
        assert table.text.index(winner) < table.text.index(loser)
        own = await press(
            ada, await call(ada, here.channel, "leaderboard", game="macht_ohnmacht"), here.say("button-profile-own")
        )
        assert own.pictures
        reads(own, points[winner], here.say("profile-seen-server"))
        await press(ada, own, here.say("button-leaderboard"))
        of_bruno = await call(ada, here.channel, "profile", player=bruno)
        assert of_bruno.pictures
        assert loser in (of_bruno.pictures[0].alt or "")
        assert here.say("profile-met", name=f"**{loser}**", count=1, ahead=1, behind=0) in of_bruno.text
        assert here.say("button-film-show") not in labels(of_bruno)

        # What somebody shows reaches everybody; what nobody showed reaches nobody.
        await press(ada, await call(ada, here.channel, "profile"), here.say("button-film-show"))
        shown = guest.last(here.channel)
        assert winner in shown.text
        assert shown.pictures
        assert labels(shown) == set()

        # Hidden: no row, no profile, no line.
        privacy = await call(bruno, here.channel, "privacy")
        await pick(bruno, privacy, "profile-visible", "hidden")
        hidden = await call(ada, here.channel, "profile", player=bruno)
        assert here.say("refused-profile-hidden", name=loser) in hidden.text
        assert not hidden.pictures
        assert loser not in (await call(guest, here.channel, "leaderboard", game="macht_ohnmacht")).text
        mine = await call(bruno, here.channel, "leaderboard", game="macht_ohnmacht")
        assert here.say("leaderboard-own-hidden") in mine.text
        forged = await forge(ada, table, f"button:profile:0:{bruno.id}:macht_ohnmacht")
        assert here.say("refused-profile-hidden", name="?") in forged.text or "does not show" in forged.text
        assert here.say("profile-seen-hidden") in (await call(bruno, here.channel, "profile")).text

        # Nobody else's server, and nothing that is no game.
        for odd in ("button:profile:0:1:chess", "button:leaderboard:0:chess:0", "button:profile-show:0:chess"):
            forged = reads(await forge(guest, table, odd), here.say("button-unknown"))
        by_dm = await call(ada, ada.dm_channels[0], "profile", player=bruno)
        assert here.say("refused-profile-hidden", name=loser) in by_dm.text
        assert (await call(ada, ada.dm_channels[0], "profile")).pictures

        taken = await press(bruno, await call(bruno, here.channel, "privacy"), here.say("button-take-along"))
        assert here.say("taken-along") in taken.text
        await press(bruno, privacy, here.say("button-forget"))
