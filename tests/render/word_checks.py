"""How the tests read what a presenter says: whether it fits, is finished, and is the same in every possible world.

Nothing here knows a game: its presenter, its scenes and what it must never say are arguments.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.games.contract import Event, option_fields
from bot.language import Language
from render.presenter import Label, Presenter, Scene
from tests.games.fuzz import arbitrary
from tests.games.random_matches import Moment, chance_of, imagined

LINE_LIMIT = 80
ABOUT_LIMIT = 100
PLACEHOLDER_LIMIT = 150


# What is heard and asked


def public(events: Sequence[Event]) -> list[Event]:
    """List what everybody hears."""
    return [event for event in events if event.audience is None]


def refusals(presenter: Presenter, language: Language, moment: Moment) -> Iterator[str]:
    """Give what is said of a well-formed, seldom sensible answer to each open decision."""
    for view, decision in moment.asked:
        action = arbitrary(moment.game.types.action, chance_of("refused", len(moment.log)))
        for problem in moment.game.problems(view, decision, action):
            yield presenter.problem(language, problem)


def settings(presenter: Presenter, language: Language, options: Any) -> Iterator[Label]:
    """Give the words for every setting of an options type and for each of its values."""
    for field in option_fields(options):
        yield presenter.option(language, field.name)
        for value in field.values:
            yield presenter.option_value(language, field.name, value)


# Lines and labels


def assert_label_fits(label: Label) -> None:
    """Check that a label says something and that Discord's menus can show all of it."""
    assert 0 < len(label.text) <= LINE_LIMIT
    assert len(label.description) <= ABOUT_LIMIT


def assert_finished(line: str, never: str) -> None:
    """Check that nothing in a line is empty, doubled or left as a key. `never` is the game's own pattern for that."""
    assert line
    assert line == line.strip()
    assert not re.search(rf"  |\{{|\}}|\bNone\b|{never}", line), line


# Secrets


def assert_the_channel_learns_nothing(
    presenter: Presenter, scene: Callable[[Any], Scene], moment: Moment, worlds: int
) -> None:
    """Check that account, headline and board read the same in so many worlds that the public cannot tell apart."""
    events = public(moment.step.events)
    real = scene(moment.game.view(moment.state, None))
    for world in imagined(moment, None, worlds):
        possible = scene(moment.game.view(world, None))
        assert presenter.account(possible, events) == presenter.account(real, events)
        assert presenter.headline(possible) == presenter.headline(real)
        assert presenter.board_text(possible) == presenter.board_text(real)


def assert_players_learn_nothing(
    presenter: Presenter, scene: Callable[[Any], Scene], moment: Moment, worlds: int
) -> None:
    """Check that each player who is asked reads the same prompt and hand in so many worlds that may be the real one."""
    for view, decision in moment.asked:
        real = scene(view)
        for world in imagined(moment, decision.seat, worlds):
            possible = scene(moment.game.view(world, decision.seat))
            assert presenter.prompt(possible, decision.kind) == presenter.prompt(real, decision.kind)
            assert presenter.hand_text(possible) == presenter.hand_text(real)
