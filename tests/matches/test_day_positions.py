"""The positions of the sealed order of the day: enough for a year, of all games, and of the rules of today."""

from __future__ import annotations

from bot.games.registry import house_games
from bot.matches.daily.positions import house_positions, is_of_today, next_position
from bot.store.kept import daily
from tests.matches.harness import GUILD


def test_a_year_of_any_server_has_all_games_in_turn_and_nothing_twice() -> None:
    games = house_games()
    offered = [one for one in house_positions().values() if is_of_today(one, games)]
    asked: list[str] = []
    for day in range(daily.A_YEAR):
        position = next_position(offered, GUILD, asked[::-1])
        assert position is not None
        asked.append(position.key)
        if day == 15:
            assert {house_positions()[key].game for key in asked} == {*games.keys()}
    assert len({*asked}) == daily.A_YEAR
    first = [next_position(offered, server, ()) for server in (1, 2, 3, 4)]
    assert len({one.key for one in first if one is not None}) > 1


def test_every_position_can_be_answered_by_the_rules_of_today() -> None:
    """Whoever changes the rules or the data of a game finds its positions anew: `scripts/daily_positions.py`."""
    games = house_games()
    counts = dict.fromkeys(games.keys(), 0)
    for one in [*house_positions().values()][::9]:
        assert is_of_today(one, games)
        game = games[one.game]
        view = one.seen(game)
        draft = game.blank(view, one.decision)
        assert tuple(game.questions(view, one.decision, draft))
        counts[one.game] += 1
    assert min(counts.values()) >= 3
