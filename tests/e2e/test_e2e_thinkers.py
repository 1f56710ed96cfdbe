"""People who think: what they have chosen is what their presses lead to."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.games.codec import from_json
from bot.games.registry import house_games
from bot.players.choosing import computer_players
from bot.playground import Person, Seen
from tests.databases import rows
from tests.e2e import every_game, guardians_robots, thinkers
from tests.e2e.every_game import names_for
from tests.e2e.harness import Harness, serving
from tests.e2e.robots import is_over
from tests.e2e.stored_matches import check_story, dice
from tests.e2e.thinkers import Wish

# The server's library warns of its own doing when a client dies in the middle of a request.
pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Wish, bool]]:
    """Note what people want to answer, and whether they find the way to it."""
    noted: list[tuple[Wish, bool]] = []
    decide, think = thinkers.wished, thinkers.think

    def wished(here: Harness, person: Person, panel: Seen, chance: random.Random) -> Wish | None:
        wish = decide(here, person, panel, chance)
        if wish is not None:
            noted.append((wish, False))
        return wish

    async def thinking(here: Harness, person: Person, panel: Seen, chance: random.Random) -> tuple[Seen, str] | None:
        before = len(noted)
        found = await think(here, person, panel, chance)
        noted[before:] = [(wish, found is not None) for wish, _ in noted[before:]]
        return found

    monkeypatch.setattr(thinkers, "wished", wished)
    for module in (thinkers, guardians_robots):
        monkeypatch.setattr(module, "think", thinking)
    return noted


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "moves"),
    [("verraeter", 8), *(pytest.param(key, 1000, marks=pytest.mark.long) for key in computer_players())],
)
async def test_what_people_have_thought_out_is_what_they_answer(
    game: str, moves: int, tmp_path: Path, wishes: list[tuple[Wish, bool]]
) -> None:
    async with serving(tmp_path, names_for(game)) as here:
        board = await every_game.play_on(
            here, game, await every_game.sit_down(here, game), dice(game), moves, thoughtful=True
        )
        assert is_over(here, board) == (moves == 1000)
        await check_story(here)
        stored = rows(here.database, "SELECT decision, payload FROM actions WHERE kind = 'act'")
    answers = {decision: from_json(bytes(payload), house_games()[game].types.action) for decision, payload in stored}
    tried = [(wish, found) for wish, found in wishes if wish.decision.kind not in thinkers.TOO_WIDE]
    done = [answers.get(wish.decision.id) == wish.action for wish, found in tried if found]
    assert sum(done) > 0.9 * len(tried) > 0
