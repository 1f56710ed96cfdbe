"""Every game is told: a new game's presenter is held to this as soon as the game is among those that tests play.

Each promise stands here once, for whole matches of all games in all languages. What is special about the sentences of a
game is a value beside its views.
"""

import pickle
from dataclasses import dataclass
from functools import cache
from itertools import islice, pairwise
from typing import Any, get_args

import pytest

from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision, Event, Problem, Question
from bot.games.hints import TurningPoint
from bot.games.record import taken_back
from bot.language import Language, languages
from bot.players.budget import Budget
from bot.players.choosing import belief, choose, computer_players, reasons
from bot.players.quick_chance import QuickChance
from render.presenter import Label, Presenter
from render.stored_views import read_action
from tests.games.random_matches import Moment, chance_of, every_game, imagined, positions
from tests.render import guardians_views, macht_ohnmacht_views, power_views, verraeter_views
from tests.render.word_checks import (
    BUTTONS_AT_MOST,
    LINE_LIMIT,
    MESSAGE_LIMIT,
    NAMES,
    PLACEHOLDER_LIMIT,
    Words,
    assert_finished,
    assert_label_fits,
    heard_by,
    presenter_for,
    public,
    refusals,
    scene,
    settings,
)

LANGUAGES = tuple(languages().values())
FRENCH = languages()["fr"]
HOUSE = (verraeter_views.WORDS, power_views.WORDS, macht_ohnmacht_views.WORDS, guardians_views.WORDS)
POSITIONS = 12
ANSWERS = 5


def words_of(game: AnyGame) -> Words:
    """Give what a game contributes; of one that contributes nothing some matches are read all the same."""
    for words in HOUSE:
        if words.game.key == game.key:
            return words
    return Words(game, presenter_for(game), never=f"{game.key}-", matches=1, every=3)


@dataclass(frozen=True)
class Match:
    """A match that is read."""

    words: Words
    players: int
    number: int

    @property
    def presenter(self) -> Presenter:
        return self.words.presenter

    @property
    def moments(self) -> tuple[Moment, ...]:
        return self.words.moments(self.players, self.number)

    def standing_questions(self, moment: Moment) -> list[tuple[Any, Decision]]:
        """List the standing questions of the moments at which they are looked at."""
        return moment.standing_questions if len(moment.log) % self.words.standing == 0 else []

    @property
    def is_quick(self) -> bool:
        return self.number < self.words.quick

    def __str__(self) -> str:
        return f"{self.words.game.key}-{self.players}-{self.number}"


EVERY_WORDS = tuple(words_of(every_game()[key]) for key in every_game().keys())  # noqa: SIM118 - a registry
MATCHES = tuple(
    Match(words, players, number)
    for words in EVERY_WORDS
    for number in range(words.matches)
    for players in words.game.seats
)

every_match = pytest.mark.parametrize(
    "match", [pytest.param(match, id=str(match), marks=() if match.is_quick else pytest.mark.long) for match in MATCHES]
)
every_match_in_every_language = pytest.mark.parametrize(
    ("match", "language"),
    [
        pytest.param(match, language, id=f"{match}-{language.code}", marks=marks)
        for turn, match in enumerate(MATCHES)
        for place, language in enumerate(LANGUAGES)
        for marks in [() if match.is_quick and place == turn % len(LANGUAGES) else pytest.mark.long]
    ],
)
"""In the quick suite the languages take turns, a match each."""
every_words = pytest.mark.parametrize("words", EVERY_WORDS, ids=lambda words: words.game.key)
every_house_words = pytest.mark.parametrize("words", HOUSE, ids=lambda words: words.game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES, ids=languages())


@pytest.fixture
def presenter(game: AnyGame) -> Presenter:
    return words_of(game).presenter


@pytest.fixture
def moments(game: AnyGame) -> list[Moment]:
    return _moments(game)


@cache
def _moments(game: AnyGame) -> list[Moment]:
    return positions(game, seed=3, count=POSITIONS)


# The game


@every_language
@every_words
def test_a_game_is_named_explained_and_offered_with_its_settings(words: Words, language: Language) -> None:
    game, presenter = words.game, words.presenter
    assert presenter.key == game.key
    assert presenter.title(language) == (words.title or presenter.title(language))
    assert 0 < len(presenter.teaser(language)) <= words.teaser
    assert words not in HOUSE or bool(presenter.bring(language)) == (game.entries is not None)
    assert all(page.title and page.text for page in presenter.rules(language))
    for label in settings(presenter, language, game.types.options):
        words.label_fits(label)
        assert label.description or words not in HOUSE


@every_words
def test_a_refusal_that_all_games_share_is_said_too(words: Words) -> None:
    assert words.presenter.problem(languages()["en"], Problem("not-asked")).startswith("The board has changed")


# What is told


@every_match_in_every_language
def test_every_fact_of_a_match_is_told(match: Match, language: Language) -> None:
    presenter = match.presenter
    said: set[str] = set()
    for moment in match.moments:
        for seat in moment.observers:
            heard = heard_by(seat, moment.step.events)
            seen = scene(moment.game.view(moment.state, seat), match.players, language)
            for event in heard:
                lines = presenter.account(seen, [event])
                assert lines or match.words.untold(event)
                said.update(lines)
            said.update((*presenter.account(seen, heard), presenter.headline(seen)))
            said.update(filter(None, presenter.board_text(seen).split("\n")))
            if seat is not None:
                said.update(presenter.hand_text(seen).split("\n"))
            results = presenter.results(seen)
            assert bool(results) == (moment.game.outcome(moment.state) is not None)
            said.update(results)
            if moment.game.can_be_taken_back(heard):
                said.add(presenter.what(seen, to_json(public(heard))))
    for line in said:
        match.words.sound(line)


@every_house_words
def test_the_matches_tell_of_nearly_everything_that_can_happen(words: Words) -> None:
    """Otherwise the tests on whole matches would prove less than they say."""
    met = {type(event) for moment in words.all_moments for event in moment.step.events}
    assert set(get_args(words.presenter.event_type)) - met <= words.unmet


@every_match
def test_an_account_reads_the_same_whenever_it_is_told(match: Match) -> None:
    """Accounts wait in the outbox and are read again in the history, when the table has long changed."""
    last = scene(match.moments[-1].game.view(match.moments[-1].state, None), match.players)
    for moment in match.moments:
        events = public(moment.step.events)
        now = scene(moment.game.view(moment.state, None), match.players)
        assert match.presenter.account(last, events) == match.presenter.account(now, events)


@every_match
def test_names_are_said_as_they_come(match: Match) -> None:
    """They are bold and escaped already."""
    names = ("**A\\_nn\\*\\***", "**{Bob}**", "**:-)**", "**Di Di**")
    for moment in match.moments:
        view = moment.game.view(moment.state, None)
        for event in public(moment.step.events):
            lines = "\n".join(match.presenter.account(scene(view, match.players, names=names), [event]))
            plain = "\n".join(match.presenter.account(scene(view, match.players), [event]))
            for name, other in zip(NAMES, names, strict=True):
                plain = plain.replace(name, other)
            assert lines == plain


# What is asked and answered


@every_match_in_every_language
def test_every_question_has_words_that_fit_into_menus(match: Match, language: Language) -> None:
    words, presenter = match.words, match.presenter
    for moment in match.moments[:: words.seldom]:
        for view, decision in (*moment.asked, *match.standing_questions(moment)):
            seen, kind = scene(view, match.players, language), decision.kind
            words.sound(presenter.duty(seen, kind))
            words.sound(presenter.task(seen, kind))
            if decision.window:
                words.sound(presenter.window(seen, decision.window))
            if kind in moment.game.typed:
                assert_label_fits(presenter.form(seen, kind))
            assert len(presenter.prompt(seen, kind)) < MESSAGE_LIMIT
            words.sound_lines(presenter.prompt(seen, kind))
            for preview, draft, questions in words.menus(moment, view, decision):
                seen = scene(preview, match.players, language)
                for line in presenter.draft_lines(seen, kind, draft):
                    words.sound(line)
                for question in questions:
                    if bears_its_name(question) or words.names_buttons(kind):
                        assert len(words.sound(presenter.question(seen, kind, question.key))) <= PLACEHOLDER_LIMIT
                    for choice in question.choices:
                        words.label_fits(presenter.choice(seen, kind, question.key, choice))


def bears_its_name(question: Question) -> bool:
    """Tell whether a question may be asked by a menu, which bears its name."""
    return question.style in ("menu", "list") or len(question.choices) > BUTTONS_AT_MOST


@every_match_in_every_language
def test_every_answer_has_a_button_and_a_confirmation(match: Match, language: Language) -> None:
    words, presenter = match.words, match.presenter
    for moment in match.moments:
        answers = []
        for view, decision in moment.asked:
            chance = chance_of("buttons", len(moment.log))
            sampled = (moment.game.sample(view, decision, chance) for _ in range(ANSWERS))
            answers += [(view, read_action(presenter, to_json(action))) for action in sampled]
        for view, decision in match.standing_questions(moment):
            drafts = (moment.game.blank(view, decision), list(words.menus(moment, view, decision))[-1][1])
            plans = (moment.game.finish(view, decision, draft) for draft in drafts)
            answers += [(view, plan) for plan in plans if plan is not None]
        for view, action in answers:
            seen = scene(view, match.players, language)
            assert len(words.sound(presenter.final_button(seen, action))) <= LINE_LIMIT
            words.sound_lines(presenter.done(seen, action))


@every_match_in_every_language
def test_every_refusal_is_said(match: Match, language: Language) -> None:
    for moment in match.moments:
        for refusal in refusals(match.presenter, language, moment, match.words.refused):
            match.words.sound(refusal)


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
                for language in LANGUAGES:
                    seen = scene(view, len(moment.seats), language)
                    told = presenter.hint(seen, action, why, action)
                    assert len(told) == len(why) + 2
                    for line in told:
                        assert_finished(line, f"{presenter.key}-")
            point = TurningPoint(1, 50, belief(moment.game, view, decision, chance, Budget(simulations=2)))
            for language in LANGUAGES:
                assert_finished(presenter.belief(scene(view, len(moment.seats), language), point), f"{presenter.key}-")


# Secrets


@every_match
def test_the_channel_reads_the_same_in_every_world_that_it_can_imagine(match: Match) -> None:
    presenter = match.presenter

    def read(state: Any, events: list[Event]) -> tuple[object, ...]:
        seen = scene(match.words.game.view(state, None), match.players)
        story = presenter.account(seen, events)
        return story, presenter.headline(seen), presenter.board_text(seen), presenter.results(seen)

    for moment in match.moments[:: match.words.seldom]:
        real = read(moment.state, public(moment.step.events))
        for world in imagined(moment, None, match.words.worlds):
            assert read(world, public(moment.step.events)) == real


@every_match
def test_a_player_reads_the_same_in_every_world_that_the_player_can_imagine(match: Match) -> None:
    presenter = match.presenter

    def read(moment: Moment, view: Any, decision: Decision) -> tuple[object, ...]:
        seen = scene(view, match.players)
        asked = presenter.prompt(seen, decision.kind)
        return asked, presenter.hand_text(seen), offered(match, moment, view, decision)

    for moment in match.moments[:: match.words.seldom]:
        for view, decision in moment.asked:
            real = read(moment, view, decision)
            for world in imagined(moment, decision.seat, match.words.worlds):
                assert read(moment, moment.game.view(world, decision.seat), decision) == real


def offered(match: Match, moment: Moment, view: Any, decision: Decision) -> list[Label]:
    """Give the words of what a decision offers at first and after the next choices."""
    return [
        match.presenter.choice(scene(preview, match.players), decision.kind, question.key, choice)
        for preview, _, questions in islice(match.words.menus(moment, view, decision), 2)
        for question in questions
        for choice in question.choices
    ]


# What stays


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
            seen = scene(view, len(moment.seats), FRENCH)
            told = f"{presenter.headline(seen)}\n{presenter.board_text(seen)}"
            asked_for = [
                presenter.duty(scene(moment.game.view(moment.state, seat), len(moment.seats), FRENCH), one.kind)
                for one in moment.game.waiting_on(moment.state)
                if not one.window
            ]
            assert not any(duty in told for duty in asked_for)


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
            assert presenter.not_taken_back((*before, *after, undone)) == [*before]
            assert presenter.not_taken_back((*before, undone, *after)) == [*after] or set(map(type, before)) & {
                type(after[0])
            }
