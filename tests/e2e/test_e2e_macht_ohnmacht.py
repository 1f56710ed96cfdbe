"""Macht & Ohnmacht over the loopback server: sealed bids, questions in the opponent's turn."""

from pathlib import Path

import pytest

from bot.games.macht_ohnmacht.board.state import State
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.games.selfplay import random_play, random_setup
from bot.playground import Person
from tests.e2e.every_game import begun_at
from tests.e2e.harness import CachingStudio, serving
from tests.e2e.robots import call, make_ready, next_board, play_on, press, reads, seal, written
from tests.e2e.stored_matches import all_said, dice
from tests.e2e.test_e2e_secrecy import compare_worlds
from tests.games.macht_ohnmacht.tables import table

GAME = MachtOhnmacht()
TWO = ("Ada", "Bruno")


def waiting_for(kind: str) -> State:
    """Find a table at which this is asked, by random play."""
    for number in range(500):
        setup = random_setup(GAME, 2, GAME.types.options(), f"{kind} {number}")
        for _, step in random_play(setup, setup.start().state):
            if any(decision.kind == kind for decision in GAME.waiting_on(step.state)):
                found: State = step.state
                return found
    raise AssertionError(kind)


async def look_on(viewer: Person) -> None:
    """Do nothing but look."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", ["serpent", "retreat", "occupy", "rebellion", "marker"])
async def test_what_is_asked_in_between_is_answered_on_a_panel_of_its_own(kind: str, tmp_path: Path) -> None:
    """A Serpent, a retreat, an occupation, an auction's prize: the one who is asked answers, and the table goes on."""
    state = waiting_for(kind)
    (decision,) = GAME.waiting_on(state)
    async with serving(tmp_path, TWO) as here:
        first = await begun_at(here, GAME.key, state)
        person, other = here.people[decision.seat], here.people[1 - decision.seat]
        reads(await call(other, here.channel, "move"), here.say("nothing-asked"))
        await seal(here, person, await make_ready(person, await call(person, here.channel, "move"), dice(kind)))
        board = await next_board(here, first) or first
        await play_on(here, board, dice(f"on from {kind}"), 3)


async def test_a_bid_stays_secret_until_both_are_in_and_can_be_changed_until_then(tmp_path: Path) -> None:
    async with serving(tmp_path, TWO) as here:
        guest = here.person("Gil")
        ada, bruno = here.people
        await begun_at(here, GAME.key, waiting_for("bid"))
        panel = await make_ready(bruno, await call(bruno, here.channel, "move"), dice("bid"))
        sealed = reads(await seal(here, bruno, panel), "You bid ")
        assert "Your bid is in" not in sealed.text, "it is said once"
        await all_said(here)
        reads(await call(guest, here.channel, "board"), f"**{written(bruno)}** has answered; nobody sees it yet.")
        assert here.say("still-replaceable") in (await call(bruno, here.channel, "move")).text
        await compare_worlds(here, GAME, (guest, ada), look_on)


@pytest.mark.long
async def test_three_presses_leave_orders_and_a_bid_by_them_stays_as_secret_as_one_by_hand(tmp_path: Path) -> None:
    async with serving(tmp_path, TWO) as here:
        guest = here.person("Gil")
        ada, bruno = here.people
        await begun_at(here, GAME.key, table(display=["victory-point"]))
        panel = await press(bruno, await call(bruno, here.channel, "move"), here.say("button-standing"))
        panel = await press(bruno, panel, here.say("macht_ohnmacht-choice-plan-preset-usual"))
        assert "for a victory point you bid up to 2" in panel.text
        reads(await press(bruno, panel, here.say("macht_ohnmacht-act-plan")), "for a victory point you bid up to 2")
        panel = await call(ada, here.channel, "move")
        panel = await press(ada, panel, here.say("macht_ohnmacht-choice-turn-action-take"))
        panel = await press(ada, panel, here.say("macht_ohnmacht-tile-victory-point"))
        await press(ada, panel, "Take the tile Victory point")
        await all_said(here)
        for person in (guest, ada):
            newest = await call(person, here.channel, "board")
            assert f"**{written(bruno)}** has answered; nobody sees it yet." in newest.text
        await compare_worlds(here, GAME, (guest, ada), look_on)


@pytest.mark.long
async def test_the_looks_at_the_map_are_private_and_explain_what_cannot_be_shown(tmp_path: Path) -> None:
    async with serving(tmp_path, TWO, studio=CachingStudio()) as here:
        board = await begun_at(here, GAME.key, waiting_for("serpent"))
        ada, _ = here.people
        reads(await call(ada, here.elsewhere().channel, "neighbours"), here.say("refused-no-match-here"))
        seen = await call(ada, here.channel, "neighbours")
        assert len(seen.pictures) == 2
        assert all(picture.alt for picture in seen.pictures)
        one = await call(ada, here.channel, "neighbours", cycle="magic")
        assert len(one.pictures) == 1
        choices = await ada.autocomplete(here.channel, "odds", "region", "")
        odds = await call(ada, here.channel, "odds", region=f"{choices[0].name.swapcase()} ")
        assert len(odds.pictures) == 1
        nowhere = await call(ada, here.channel, "odds", region="Atlantis")
        assert here.say("refused-no-such-region", region="Atlantis") in nowhere.text
        assert "Give standing orders" in {button.label for button in (await press(ada, board, "Your move")).buttons}
