"""Ratings over the loopback server, by pressing: the line below the results, tables, profiles, and who may see them."""

from pathlib import Path

import pytest

from tests.databases import rows
from tests.e2e.robots import call, forge, labels, last_board, pick, press, reads, resign, talk
from tests.e2e.test_e2e_looking_back import at_table


@pytest.mark.long
async def test_what_a_match_changed_is_told_and_seen_by_whom_its_players_let(tmp_path: Path) -> None:
    async with at_table(tmp_path, "macht_ohnmacht") as here:
        ada, bruno, guest, say = here.people[0], here.people[1], here.person("Gil"), here.say
        winner, loser = ada.user.display_name, bruno.user.display_name
        board, of_bruno = ("/leaderboard", {"game": "macht_ohnmacht"}), ("/profile", {"player": bruno})
        empty = say("refused-profile-empty-own", name="?")
        await talk(ada, here.channel, (*board, say("leaderboard-none")), ("/profile", empty))
        await resign(here, bruno)
        told = reads((await last_board(here)), "Ratings: ").text
        points = {name: str(points) for name, points in rows(here.database, "SELECT name, points FROM ratings")}
        assert all(f"{name}** {shown} (" in told for name, shown in points.items())

        table = await talk(guest, here.channel, (*board, say("leaderboard-not-yet")))
        assert table.text.index(winner) < table.text.index(loser)
        own = (say("button-profile-own"), points[winner], say("profile-seen-server"))
        shown = await talk(ada, here.channel, board, own)
        assert shown.pictures
        met = say("profile-met", name=f"**{loser}**", count=1, ahead=1, behind=0)
        theirs = await talk(ada, shown, (say("button-leaderboard"),), (*of_bruno, met))
        assert loser in (theirs.pictures[0].alt or "")
        assert say("button-film-show") not in labels(theirs)

        # What somebody shows reaches everybody; what nobody showed reaches nobody.
        await talk(ada, here.channel, ("/profile",), (say("button-film-show"),))
        shown = reads(guest.last(here.channel), winner)
        assert shown.pictures
        assert labels(shown) == set()

        # Hidden: no row, no profile, no line.
        privacy, refused = await call(bruno, here.channel, "privacy"), say("refused-profile-hidden", name=loser)
        await pick(bruno, privacy, "profile-visible", "hidden")
        assert not (await talk(ada, here.channel, (*of_bruno, refused))).pictures
        assert loser not in (await talk(guest, here.channel, board)).text
        hidden = say("leaderboard-own-hidden"), say("profile-seen-hidden")
        await talk(bruno, here.channel, (*board, hidden[0]), ("/profile", hidden[1]))
        forged = await forge(ada, table, f"button:profile:0:{bruno.id}:macht_ohnmacht")
        assert say("refused-profile-hidden", name="?") in forged.text or "does not show" in forged.text

        # Nobody else's server, and nothing that is no game.
        for odd in ("button:profile:0:1:chess", "button:leaderboard:0:chess:0", "button:profile-show:0:chess"):
            reads(await forge(guest, table, odd), say("button-unknown"))
        by_dm = await talk(ada, ada.dm_channels[0], (*of_bruno, refused), ("/profile",))
        assert by_dm.pictures
        await talk(bruno, here.channel, ("/privacy",), (say("button-take-along"), say("taken-along")))
        await press(bruno, privacy, say("button-forget"))
