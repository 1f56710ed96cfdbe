"""Every game is told: a new game's presenter is held to this as soon as the game is among those that tests play."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from typing import Any

import pytest

from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision
from bot.games.record import taken_back
from bot.games.thoughts import TurningPoint
from bot.language import Language, languages
from bot.players.budget import Budget
from bot.players.choosing import belief, choose, computer_players, reasons
from bot.players.quick_chance import QuickChance
from render.presenter import Presenter, Scene, presenter_of
from render.stored_views import read_action
from tests.games.random_matches import Moment, chance_of, positions
from tests.render.word_checks import (
    LINE_LIMIT,
    PLACEHOLDER_LIMIT,
    assert_finished,
    assert_label_fits,
    assert_players_learn_nothing,
    assert_the_channel_learns_nothing,
    public,
    refusals,
    settings,
)

NAMES = ("**Ada**", "**Bruno**", "**千代子**", "**Dina**")
LANGUAGE = languages()["fr"]
POSITIONS = 12
WORLDS = 2


@pytest.fixture
def presenter(game: AnyGame) -> Presenter:
    package = type(game).__module__.removesuffix(".rules")
    return presenter_of(package.removeprefix("bot.games."))


@pytest.fixture
def moments(game: AnyGame) -> list[Moment]:
    return _moments(game)


@cache
def _moments(game: AnyGame) -> list[Moment]:
    return positions(game, seed=3, count=POSITIONS)


def scene(view: Any, players: int, language: Language = LANGUAGE) -> Scene:
    return Scene(view=view, names=NAMES[:players], language=language, plain=NAMES[:players])


def asked(moment: Moment) -> Iterator[tuple[Scene, Any, Decision]]:
    """Give the open decisions and the standing questions, each with what its seat sees."""
    for view, decision in (*moment.asked, *moment.standing_questions):
        yield scene(view, len(moment.seats)), view, decision


def test_a_game_is_named_explained_and_offered_with_its_settings(game: AnyGame, presenter: Presenter) -> None:
    assert presenter.key == game.key
    assert presenter.title(LANGUAGE)
    assert presenter.teaser(LANGUAGE)
    assert all(page.title and page.text for page in presenter.rules(LANGUAGE))
    for label in settings(presenter, LANGUAGE, game.types.options):
        assert_label_fits(label)


def test_everybody_reads_the_table_and_what_has_happened(presenter: Presenter, moments: list[Moment]) -> None:
    for moment in moments:
        for seat in moment.observers:
            seen = scene(moment.game.view(moment.state, seat), len(moment.seats))
            assert presenter.headline(seen)
            assert presenter.board_text(seen)
            assert seat is None or presenter.hand_text(seen)
            assert bool(presenter.results(seen)) == (moment.game.outcome(moment.state) is not None)
            heard = [event for event in moment.step.events if event.audience in (None, seat)]
            assert all(presenter.account(seen, heard))
            if moment.game.can_be_taken_back(heard):
                assert presenter.what(seen, to_json(public(heard)))


def test_every_question_has_words_that_fit(presenter: Presenter, moments: list[Moment]) -> None:
    for moment in moments:
        for seen, view, decision in asked(moment):
            assert presenter.duty(seen, decision.kind)
            assert presenter.task(seen, decision.kind)
            assert presenter.prompt(seen, decision.kind)
            assert not decision.window or presenter.window(seen, decision.window)
            if decision.kind in moment.game.typed:
                assert_label_fits(presenter.form(seen, decision.kind))
            chance, draft = chance_of("words", moment.seed.hex(), decision.id), moment.game.blank(view, decision)
            for _ in range(4):
                preview = scene(moment.game.preview(view, decision, draft), len(moment.seats))
                assert all(presenter.draft_lines(preview, decision.kind, draft))
                questions = tuple(moment.game.questions(view, decision, draft))
                for question in questions:
                    if question.style == "menu":
                        assert len(presenter.question(preview, decision.kind, question.key)) <= PLACEHOLDER_LIMIT
                    for choice in question.choices:
                        assert_label_fits(presenter.choice(preview, decision.kind, question.key, choice))
                if not questions:
                    break
                question = chance.pick(questions)
                chosen = chance.some(question.choices, max(question.least, 1))
                draft = moment.game.take(view, decision, draft, question.key, chosen)


def test_every_answer_has_words_that_fit(presenter: Presenter, moments: list[Moment]) -> None:
    for moment in moments:
        for view, decision in moment.asked:
            seen = scene(view, len(moment.seats))
            action = moment.game.sample(view, decision, chance_of("words", moment.seed.hex(), decision.id))
            assert 0 < len(presenter.act(seen, action)) <= LINE_LIMIT
            assert presenter.done(seen, read_action(presenter, to_json(action)))
        for view, decision in moment.standing_questions:
            plan = moment.game.finish(view, decision, moment.game.blank(view, decision))
            if plan is not None:
                assert 0 < len(presenter.act(scene(view, len(moment.seats)), plan)) <= LINE_LIMIT
                assert presenter.done(scene(view, len(moment.seats)), plan)
        assert all(refusals(presenter, LANGUAGE, moment))


def test_every_hint_and_belief_has_words(presenter: Presenter, moments: list[Moment]) -> None:
    if presenter.key not in computer_players():
        return
    for moment in moments:
        for view, decision in moment.asked:
            chance = QuickChance(decision.id)
            for action in (
                moment.game.sample(view, decision, chance),
                choose(moment.game, view, decision, "greedy", chance),
            ):
                why = reasons(moment.game, view, decision, action)
                for language in languages().values():
                    seen = scene(view, len(moment.seats), language)
                    told = presenter.hint(seen, action, why)
                    assert len(told) == len(why) + 1
                    for line in told:
                        assert_finished(line, f"{presenter.key}-")
            point = TurningPoint(1, 50, belief(moment.game, view, decision, chance, Budget(simulations=2)))
            for language in languages().values():
                assert_finished(presenter.belief(scene(view, len(moment.seats), language), point), f"{presenter.key}-")


def test_words_tell_no_secrets(presenter: Presenter, moments: list[Moment]) -> None:
    for moment in moments:
        shown = partial(scene, players=len(moment.seats))
        assert_the_channel_learns_nothing(presenter, shown, moment, WORLDS)
        assert_players_learn_nothing(presenter, shown, moment, WORLDS)


def test_a_picture_has_an_alternative_text_and_a_name_of_its_own(presenter: Presenter, moments: list[Moment]) -> None:
    moment = moments[1]
    seen = scene(moment.game.view(moment.state, 0), len(moment.seats))
    pictures = (*presenter.account_pictures(seen, public(moment.step.events)), *presenter.hand(seen))
    assert all(picture.alt and picture.png for picture in pictures)
    assert len({picture.name for picture in pictures}) == len(pictures)


def test_a_presenter_can_be_sent_to_a_drawing_process(presenter: Presenter) -> None:
    assert type(pickle.loads(pickle.dumps(presenter))) is type(presenter)


@pytest.mark.sampled(2)
def test_a_match_that_is_stopped_has_a_last_board_on_which_nobody_is_asked_and_nobody_has_won(
    presenter: Presenter, moments: list[Moment]
) -> None:
    for moment in moments:
        if moment.game.outcome(moment.state) is not None:
            continue
        for seat in moment.observers:
            view = presenter.closed(moment.game.view(moment.state, seat))
            assert view == from_json(to_json(view), presenter.view_type)
            assert view.outcome.winners == ()
            seen = scene(view, len(moment.seats))
            told = f"{presenter.headline(seen)}\n{presenter.board_text(seen)}"
            asked_for = [
                presenter.duty(scene(moment.game.view(moment.state, seat), len(moment.seats)), one.kind)
                for one in moment.game.waiting_on(moment.state)
                if not one.window
            ]
            assert not any(duty in told for duty in asked_for)
    view = presenter.closed(moments[-1].game.view(moments[-1].state, None))
    assert presenter.board(scene(view, len(moments[-1].seats))).alt


def test_a_match_that_has_ended_by_its_rules_keeps_its_result_on_the_last_board(
    game: AnyGame, presenter: Presenter
) -> None:
    (last,) = positions(game, seed=3, count=1)
    state = last.state
    while game.outcome(state) is None:
        seat = max(one.seat for one in game.waiting_on(state))
        state = game.leave(state, seat, chance_of("leave", seat)).state
    view = game.view(state, None)
    assert presenter.closed(view).outcome == view.outcome


def test_no_picture_tells_what_was_taken_back(presenter: Presenter, moments: list[Moment]) -> None:
    """Nor what has followed it, where an earlier board told of it."""
    for one, other in pairwise(moments):
        before, after = public(one.step.events), public(other.step.events)
        undone = taken_back(0, after, followed=True)
        if after and before[-len(after) :] != after:
            assert presenter.standing((*before, *after, undone)) == [*before]
            assert presenter.standing((*before, undone, *after)) == [*after] or set(map(type, before)) & {
                type(after[0])
            }
