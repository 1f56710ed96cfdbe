"""Few presses: how many an answer takes, from the notification to done."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.contract import AnyGame, Decision
from tests.cogs.count_presses import GAMES, panel, walks
from tests.games.random_matches import every_game, random_match

EACH = 6
"""So many decisions of each kind are looked at, and so many choices of each question."""


@pytest.mark.parametrize(
    ("key", "matches"),
    [
        ("verraeter", 1),
        ("macht_ohnmacht", 1),
        *(
            pytest.param(key, 4, marks=pytest.mark.long)
            for key in ("verraeter", "macht_ohnmacht", "power", "guardians")
        ),
    ],
)
def test_no_answer_takes_more_presses_than_promised(key: str, matches: int) -> None:
    counted = list(walks(every_game()[key], matches))
    assert len({walk.answer for walk in counted if walk.allowed is not None}) >= 4
    assert [walk for walk in counted if walk.allowed is not None and walk.presses > walk.allowed] == []


def test_no_panel_has_the_same_button_twice() -> None:
    """Only choices may be called alike, as equal cards and those of different questions are; none as what ends it."""
    twice, counts = list[str](), Counter[str]()
    for key, number in (*((one, 0) for one in GAMES), *(("guardians", one) for one in (1, 2, 3))):
        game = every_game()[key]
        players = game.seats[number % len(game.seats)]
        for moment in random_match(game, players, "words", number, leave_one_in=0):
            for view, decision in moment.asked:
                counts[decision.kind] += 1
                if not decision.answered and game.forced(view, decision) is None and counts[decision.kind] <= EACH:
                    for draft in _drafts(game, view, decision):
                        twice += [f"{decision.kind}: {one}" for one in _twice(game, players, view, decision, draft)]
    assert sorted({*twice}) == []
    assert counts.keys() >= {"bid", "rebellion", "upcards", "command", "bribery", "modifiers", "secondary", "dispel"}


def _twice(game: AnyGame, players: int, view: Any, decision: Decision, draft: Any) -> Iterator[str]:
    """Give the labels of buttons that say what another one says, as do two that do nothing in other words."""
    rows = [row for row in panel(game, players, view, decision, draft).blocks if isinstance(row, tuple)]
    choices = [one for row in rows for one in row if one.custom_id.startswith("button:push:")]
    others = [one.label for row in rows for one in row if one not in choices]
    yield from (label for label, count in Counter(others).items() if count > 1)
    yield from {*others} & {one.label for one in choices}
    action = game.finish(view, decision, draft)
    if len([*game.questions(view, decision, draft)]) == 1 and action is not None and game.gives_up(action):
        yield from (one.label for one in choices if one.style == "main")


def _drafts(game: AnyGame, view: Any, decision: Decision) -> Iterator[Any]:
    """Give the blank draft, and those after each first press that does not make an answer final."""
    blank = game.blank(view, decision)
    yield blank
    for question in game.questions(view, decision, blank):
        for choice in question.choices[:EACH]:
            draft = game.take(view, decision, blank, question.key, (choice,))
            if question.style != "answers" or game.finish(view, decision, draft) is None:
                yield draft
