"""Worlds drawn from what is seen look as the table does, to seats and to the public, and are played to the end.

`tests.players.test_worlds` asks what they know, and of all games with computer players; here settings and departures
are more various.
"""

import pytest

from bot.players.quick_chance import QuickChance
from tests.games.random_matches import every_game, random_match

GAMES = [(key, players) for key in ("verraeter", "power", "macht_ohnmacht") for players in every_game()[key].seats]


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_a_world_looks_as_the_table_does_and_play_goes_on_from_there(key: str, players: int) -> None:
    game = every_game()[key]
    match = list(random_match(game, players, "worlds", leave_one_in=40))
    for number, moment in enumerate(match):
        assert game.violations(moment.state) == ()
        for seat in moment.observers:
            view = game.view(moment.state, seat)
            world = game.world(view, QuickChance(f"{number} {seat}"))
            assert game.view(world, seat) == view
            assert game.violations(world) == ()
            assert game.waiting_on(world) == game.waiting_on(moment.state)
    for number, moment in enumerate(match[::30]):
        seat, chance = number % players, QuickChance(number)
        for drawn in (game.world(game.view(moment.state, seat), chance), game.imagine(moment.state, seat, chance)):
            state = drawn
            while asked := [decision for decision in game.waiting_on(state) if not decision.answered]:
                view, decision = game.view(state, asked[-1].seat), asked[-1]
                state = game.advance(state, decision, game.sample(view, decision, chance), chance)
                assert game.violations(state) == ()
            assert game.outcome(state) is not None
