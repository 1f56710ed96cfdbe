"""The positions of the sealed order of the day: enough for a year, of all games, and of the rules of today."""

from pathlib import Path

import pytest

from bot.games.contract import Event
from bot.games.registry import house_games
from bot.matches.daily.positions import house_positions, is_of_today, next_position
from bot.matches.daily.service import WORLDS, Daily
from bot.players.choosing import computer_players
from bot.store.kept import daily
from tests.matches.harness import GUILD, open_harness
from tests.matches.test_daily import ADA, DailyHarness


def test_a_year_of_any_server_has_all_games_in_turn_and_nothing_twice() -> None:
    games = house_games()
    offered = [one for one in house_positions().values() if is_of_today(one, games)]
    asked: list[str] = []
    for day in range(daily.A_YEAR):
        position = next_position(offered, GUILD, asked[::-1])
        assert position is not None
        asked.append(position.key)
        if day == 15:
            assert {house_positions()[key].game for key in asked} == {*computer_players()}
    assert len({*asked}) == daily.A_YEAR
    first = [next_position(offered, server, ()) for server in (1, 2, 3, 4)]
    assert len({one.key for one in first if one is not None}) > 1


def test_every_position_can_be_answered_by_the_rules_of_today() -> None:
    """Whoever changes the rules or data of a game, or lets computers play one, finds its positions anew.

    `scripts/daily_positions.py` does.
    """
    games = house_games()
    counts = dict.fromkeys(computer_players(), 0)
    for one in [*house_positions().values()][::9]:
        assert is_of_today(one, games)
        game = games[one.game]
        view = one.seen(game)
        draft = game.blank(view, one.decision)
        assert tuple(game.questions(view, one.decision, draft))
        counts[one.game] += 1
    assert min(counts.values()) >= 3


@pytest.mark.parametrize("kind", ["bid", "orders", "sheet"])
async def test_sealed_answers_are_carried_out_against_what_others_seal_in_worlds_that_fit_the_view(
    kind: str, tmp_path: Path
) -> None:
    found = next(one for one in house_positions().values() if one.decision.kind == kind)
    async with open_harness(tmp_path / "house.db", [house_games()[found.game]]) as house:
        here = DailyHarness(house)
        here.daily = Daily(house.matches.keeper, lambda: {found.key: found})
        order = await here.asked()
        assert order.opening is None
        assert order.carried_out(None) == ()
        opened = await here.open(order)
        assert opened.opening is not None
        assert len(opened.opening.worlds) == WORLDS
        assert all(reply.seat != order.seat for replies in opened.opening.worlds for reply in replies)
        for number in range(WORLDS):
            assert order.game.view(order.world(number), order.seat) == order.view
        best = opened.action_of(opened.opening.best)
        followed = opened.carried_out(best)
        assert len(followed) == WORLDS
        heard: set[Event] = {one for each in followed for one in each.events}
        assert {one.audience for one in heard} <= {None, order.seat}
        assert followed == opened.carried_out(best)
        assert (await here.daily.answer(order, ADA)).action is None
