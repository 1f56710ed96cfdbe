"""Few presses: how many an answer takes, from the notification to done."""

from __future__ import annotations

import pytest

from tests.cogs.count_presses import panel, walks
from tests.games.random_matches import every_game, random_match


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


def test_nobody_presses_the_same_word_twice_to_make_it_final() -> None:
    game, pressed = every_game()["macht_ohnmacht"], 0
    for moment, _ in zip(random_match(game, 2, "words", 1, leave_one_in=0), range(60), strict=False):
        for view, decision in moment.asked:
            if decision.answered or game.forced(view, decision) is not None:
                continue
            blank = game.blank(view, decision)
            drafts = [blank]
            for question in game.questions(view, decision, blank):
                taken = [game.take(view, decision, blank, question.key, (choice,)) for choice in question.choices]
                at_once = question.style == "answers"
                drafts += [one for one in taken if not (at_once and game.finish(view, decision, one) is not None)]
            for draft in drafts:
                rows = [row for row in panel(game, 2, view, decision, draft).blocks if isinstance(row, tuple)]
                buttons = [button for row in rows for button in row]
                final = {one.label for one in buttons if one.custom_id.startswith("button:seal:")}
                assert not final & {one.label for one in buttons if one.custom_id.startswith("button:push:")}
                pressed += len(final)
    assert pressed > 100
