"""The pages of standing orders are no longer than a message holds; what orders answer stands in `scenes/plans.yaml`."""

import pytest

from tests.games.verraeter.tables import GAME, table


@pytest.mark.parametrize(
    "answers",
    [
        {"wish-1": "builder", "wish-2": "traitor", "wish-3": "farmer", "wish-4": "strategist", "wish-5": "diplomat2"},
        {"part": "cards", "goal": "lead"},
        {"part": "building", **{f"build-{rank}": f"granary-{rank}" for rank in range(1, 5)}},
        {"part": "place", **{f"place-{rank}": str(rank) for rank in range(1, 5)}},
    ],
)
def test_no_page_has_more_than_a_message_holds(answers: dict[str, str]) -> None:
    """A menu makes two components, a row of buttons one more than it has; the rest of the panel needs a dozen."""
    view = GAME.view(table("place"), 2)
    decision = GAME.orders_ahead.question(view)
    assert decision is not None
    draft = GAME.blank(view, decision)
    for key, choice in answers.items():
        draft = GAME.take(view, decision, draft, key, (choice,))
    questions = GAME.questions(view, decision, draft)
    assert sum(2 if one.style == "menu" else 1 + len(one.choices) for one in questions) <= 28
