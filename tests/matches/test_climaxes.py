"""What was hidden or fought for is shown where it is decided, however many answers follow at once."""

from collections.abc import Sequence

import pytest

from bot.games.contract import AnyGame, Event
from bot.games.registry import house_games
from bot.language import pick
from bot.matches.value.messages import UNKNOWN, accounts_of
from bot.matches.value.working_copy import WorkingCopy
from render.presenter import Scene, presenter_of
from render.stored_views import read_events, read_view
from tests.games.random_matches import chance_of, opening

every_game_with_climaxes = pytest.mark.parametrize(
    "key",
    sorted(key for key in house_games().keys() if house_games()[key].climaxes),  # noqa: SIM118 - a registry
)


def climaxes(game: AnyGame, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.audience is None and type(event) in game.climaxes]


def played_at_once(game: AnyGame) -> tuple[WorkingCopy, list[object]]:
    """Play until a fourth step with a climax; give what everybody saw after each of them."""
    start, chance = opening(game, min(game.seats), "climaxes"), chance_of("climaxes", game.key)
    copy = WorkingCopy.begin(game, start.seed, start.entries, start.options)
    seen: list[object] = []
    while len(seen) < 4:
        decision = chance.pick([one for one in copy.open if not one.answered])
        view = game.view(copy.state, decision.seat)
        copy.append_answer(decision, game.sample(view, decision, chance), "player")
        if climaxes(game, copy.lines[-1].events):
            seen.append(game.view(copy.state, None))
    return copy, seen


@every_game_with_climaxes
def test_each_climax_of_answers_that_follow_at_once_is_told_with_the_table_as_it_was_then(key: str) -> None:
    game, presenter = house_games()[key], presenter_of(key)
    copy, seen = played_at_once(game)
    accounts = accounts_of(copy, UNKNOWN, None, over=False)
    assert [read_view(presenter, bytes(one.view)) for one in accounts] == seen
    assert [one.climax for one in accounts] == [True] * 4
    told = [read_events(presenter, bytes(one.events)) for one in accounts]
    assert tuple(event for events in told for event in events) == copy.events_for(None)
    assert all(climaxes(game, events[-20:]) and presenter.ends_chapter(events) for events in told)
    assert [one.waiting != () for one in accounts] == [False] * 3 + [True], "the table waits after the last of them"


@pytest.mark.sampled(1)
@every_game_with_climaxes
def test_the_picture_of_such_a_climax_shows_what_was_decided(key: str) -> None:
    game, presenter = house_games()[key], presenter_of(key)
    copy, seen = played_at_once(game)
    told = read_events(presenter, bytes(accounts_of(copy, UNKNOWN, None, over=False)[1].events))
    names = tuple(f"Player {seat}" for seat in range(min(game.seats)))
    scene = Scene(view=seen[1], names=names, language=pick("en"), plain=names)
    drawn = presenter.account_pictures(scene, told)
    assert drawn[0].alt != presenter.board(scene).alt, "what was decided is in the picture, not the table alone"
