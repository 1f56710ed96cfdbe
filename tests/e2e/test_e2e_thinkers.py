"""People who think: what they have chosen is what their presses lead to."""

from pathlib import Path

import pytest

from bot.games.codec import from_json
from bot.games.registry import house_games
from bot.players.choosing import computer_players
from tests.databases import rows
from tests.e2e import every_game, thinkers
from tests.e2e.every_game import names_for
from tests.e2e.harness import serving
from tests.e2e.robots import is_over
from tests.e2e.stored_matches import check_story, dice

# The server's library warns of its own doing when a client dies in the middle of a request.
pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


@pytest.mark.long
@pytest.mark.parametrize("game", computer_players())
async def test_what_people_have_thought_out_is_what_they_answer(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path, names_for(game)) as here:
        board = await every_game.sit_down(here, game)
        assert is_over(here, await every_game.play_on(here, game, board, dice(game), thoughtful=True))
        await check_story(here)
        stored = rows(here.database, "SELECT decision, payload FROM actions WHERE kind = 'act'")
    answers = {decision: from_json(bytes(payload), house_games()[game].types.action) for decision, payload in stored}
    tried = [(wish, found) for wish, found in here.wishes if wish.decision.kind not in thinkers.TOO_WIDE]
    done = [answers.get(wish.decision.id) == wish.action for wish, found in tried if found]
    assert sum(done) > 0.9 * len(tried) > 0
