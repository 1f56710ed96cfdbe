"""The first game is played by its rules, also through the whole service."""

from collections.abc import Mapping
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import Registry
from bot.playground import Person, Seen
from tests.e2e.harness import BotInProcess, Harness
from tests.e2e.harness import open_harness as open_playground
from tests.e2e.robots import begin, join, latest_board, open_table, press, written
from tests.first_game.rules import FirstGame, Hands, Options, Show, State
from tests.games.case_files import cases_in
from tests.games.random_matches import chance_of
from tests.matches.harness import DAY, MatchesHarness, open_harness, user
from tests.matches.random_players import RandomPlayers

GAME = FirstGame()
OFFERING_IT = (
    "cogs.lobby.lobby",
    "cogs.match.table",
    "cogs.people.server",
    "cogs.discord_events",
    "tests.first_game.cog",
)


def played(*rounds: Hands, options: Options | None = None) -> State:
    """Play rounds, seat 1 always first."""
    state = GAME.start((GAME.types.entry(),) * 2, options or Options(), chance_of("match")).state
    for hands in rounds:
        for seat in (1, 0):
            decision = next(one for one in GAME.waiting_on(state) if one.seat == seat)
            state = GAME.apply(state, decision, Show(hands[seat]), chance_of("match")).state
    return state


@pytest.mark.parametrize("case", cases_in(Path(__file__).parent / "cases" / "rounds.yaml"), ids=itemgetter("id"))
def test_a_match_is_decided_as_the_rules_say(case: Mapping[str, Any]) -> None:
    outcome = GAME.outcome(played(*(tuple(hands) for hands in case["rounds"])))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (tuple(case["scores"]), tuple(case["winners"]))


def test_a_hand_may_be_replaced_until_the_other_one_is_in() -> None:
    state = played(("rock", "rock"))
    decision = GAME.waiting_on(state)[0]
    for hand in ("rock", "scissors"):
        state = GAME.apply(state, decision, Show(hand), chance_of("replaced")).state
        assert GAME.view(state, 1).own is None
    assert GAME.view(state, 0).own == "scissors"


async def test_a_match_is_played_through_the_service_and_replays(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "match.db", [GAME]) as house:
        match_id = await house.begin(2, GAME.key, rounds="5")
        await RandomPlayers(house, match_id, 1).play(400)
        await finished(house, match_id)


async def test_the_clock_plays_a_whole_match(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "match.db", [GAME]) as house:
        match_id = await house.begin(2, GAME.key)
        await house.act(match_id, 0, "hand-1-0", Show("paper"))
        assert (await house.matches.play.look(match_id, user(1))).view.own is None
        await finished(house, match_id)


async def finished(house: MatchesHarness, match_id: int) -> None:
    """Let time pass until the match is over, and check that its log replays."""
    while (await house.matches.tables.get(match_id)).status == "running":
        await house.pass_time(DAY)
    await house.matches.history.verify(match_id)
    assert (await house.matches.tables.get(match_id)).status in {"finished", "abandoned"}


async def test_a_match_is_played_by_hand_from_the_lobby_to_the_result(tmp_path: Path) -> None:
    async with open_playground(tmp_path) as here:
        bot = await BotInProcess.start(here, games=Registry([GAME]), extensions=OFFERING_IT)
        host, guest = here.people[:2]
        board = await begin(here, await join(here, await open_table(here, GAME.key), guest))
        for headline in ("Round 2 of 3", "Round 3 of 3", "The match is over"):
            for person, hand in ((host, "Rock"), (guest, "Paper")):
                panel = await press(person, board, here.say("button-move"))
                assert "Nobody sees your hand" in panel.text
                await press(person, await press(person, panel, hand), f"Show {hand.lower()}")
            board = await host.wait_for(lambda text=headline: showing(here, host, text))  # type: ignore[misc]
        assert f"**{written(guest)}** wins." in board.text
        await bot.stop()
        assert here.playground.breaches == ()


def showing(here: Harness, person: Person, headline: str) -> Seen | None:
    """Find the board with a headline."""
    board = latest_board(here, person)
    return board if board is not None and headline in board.text else None
