"""A match that is over looked at again over the loopback server, by pressing: the curve, and each one's own answers."""

from pathlib import Path

import pytest

from tests.e2e.every_game import answer_unseen
from tests.e2e.robots import board_now, call, forge, labels, press, reads
from tests.e2e.stored_matches import match_of
from tests.e2e.test_e2e_looking_back import GAMES, at_table


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_each_learns_what_his_answers_were_worth_and_no_one_elses(game: str, tmp_path: Path) -> None:
    async with at_table(tmp_path, game) as here:
        ada, bruno, guest = here.people[0], here.people[1], here.person("Gil")
        reads(await call(ada, here.channel, "review"), here.say("refused-match-not-over"))
        await answer_unseen(here)
        curve = await press(ada, board_now(here), here.say("button-review"))
        assert curve.pictures
        assert (await call(guest, here.channel, "review")).text == curve.text
        since = len(here.wire.parcels)
        mine = reads(await press(ada, curve, here.say("button-review-mine")), here.say("review-dearest"))
        assert {one.readers & {bruno.id, guest.id} for one in here.wire.parcels[since:]} == {frozenset()}
        again = await press(bruno, board_now(here), here.say("button-review"))
        assert (await press(bruno, again, here.say("button-review-mine"))).text != mine.text
        forged = await forge(guest, curve, f"button:review-mine:{match_of(here)}")
        assert here.say("refused-not-a-player") in forged.text

        # Somebody else's moment is nobody's; one's own leads to a practice, and what is shown reaches everybody.
        play_on = next(one.custom_id for one in mine.buttons if one.custom_id and ":play-on:" in one.custom_id)
        reads(await forge(bruno, again, play_on), here.say("button-unknown"))
        thread = reads(await press(ada, mine, here.say("button-review-play-on")), "<#")
        there = here.playground.world.channel(int(thread.text.split("<#")[1].split(">")[0]))
        assert here.say("practice-goes-on") in ada.sees(there)[0].text
        await press(ada, mine, here.say("button-film-show"))
        shown = guest.last(here.channel)
        assert here.say("review-dearest") in shown.text
        assert labels(shown) == set()

        # A new match here hides the one that is over from nobody.
        await press(ada, board_now(here), here.say("button-rematch"))
        assert (await call(guest, here.channel, "review")).text == curve.text
