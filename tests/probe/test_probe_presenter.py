"""Probe can be told from its first event to its last, so that end-to-end tests read and press what players would."""

import pytest

from bot.language import languages
from render.presenter import Scene
from tests.games.random_matches import Moment, whole_match
from tests.probe import Probe
from tests.probe.presenter import ProbePresenter
from tests.probe.rules import NET_ORDERS
from tests.probe.state import Order, Plan, SheetsRevealed, View

GAME = Probe()
PRESENTER = ProbePresenter()
LANGUAGE = languages()["fr"]
AB: tuple[Order, ...] = (Order("A", 2), Order("B", 1))
NAMES = ("Ada", "Bruno", "千代子", "Dina")

every_match = pytest.mark.parametrize(
    "match", [whole_match(GAME.key, players, number) for players in GAME.seats for number in range(2)]
)


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every sentence that cannot be said properly raise."""
    monkeypatch.setattr("bot.language.Language.strict", True)


def scene(view: View) -> Scene:
    return Scene(view=view, names=NAMES[: len(view.players)], language=LANGUAGE)


@every_match
def test_standing_orders_sheets_and_their_forms_have_words(match: tuple[Moment, ...]) -> None:
    for moment in match[::4]:
        for view in (GAME.view(moment.state, seat) for seat in moment.seats):
            decision = GAME.orders_ahead.question(view)
            if decision is not None:
                seen = scene(view)
                assert PRESENTER.task(seen, decision.kind)
                assert PRESENTER.prompt(seen, decision.kind)
                assert len(PRESENTER.form(seen, decision.kind).text) <= 45
                draft = GAME.typed[decision.kind].read(view, decision, GAME.blank(view, decision), "A 1\nB\nC?").draft
                assert len(PRESENTER.draft_lines(seen, decision.kind, draft)) == 3
                for question in GAME.questions(view, decision, draft):
                    assert PRESENTER.question(seen, decision.kind, question.key)
                    labels = [PRESENTER.choice(seen, decision.kind, question.key, one) for one in question.choices]
                    assert all(0 < len(label.text) <= 80 for label in labels)
                for nets in NET_ORDERS:
                    assert PRESENTER.done(seen, Plan(orders=AB, nets=nets))
                assert 0 < len(PRESENTER.final_button(seen, Plan(orders=AB))) <= 80


def test_revealed_sheets_get_a_picture_of_their_own() -> None:
    counts = set()
    for moment in whole_match(GAME.key, 3, 0):
        seen = scene(GAME.view(moment.state, None))
        pictures = PRESENTER.account_pictures(seen, moment.step.events)
        assert pictures[-1] == PRESENTER.board(seen)
        counts.add(len({picture.name for picture in pictures}))
        assert len(pictures) == 1 + any(isinstance(event, SheetsRevealed) for event in moment.step.events)
    assert counts == {1, 2}
