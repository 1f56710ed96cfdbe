"""How the tests read what a presenter says: whether it fits, is finished, and is the same in every possible world.

Nothing here knows a game: its presenter, its scenes and what it must never say are arguments. What a game contributes
to the bench that reads all presenters is a value, `Words`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from bot.games.contract import AnyGame, Decision, Event, Question, option_fields
from bot.language import Language, languages
from render.presenter import Label, Presenter, Scene, presenter_of
from tests.games.fuzz import arbitrary
from tests.games.random_matches import Moment, chance_of, random_match

LINE_LIMIT = 80
ABOUT_LIMIT = 100
PLACEHOLDER_LIMIT = 150
MESSAGE_LIMIT = 4000
BUTTONS_AT_MOST = 15
"""So many choices a panel shows as buttons, and more by a menu."""
NAMES = ("**Ann**", "**Bob**", "**Cy**", "**Di**")
PLAIN = ("Ann", "Bob", "Cy", "Di")
MENU_STEPS = 12


def presenter_for(game: AnyGame) -> Presenter:
    """Find the presenter of any game that tests play."""
    return presenter_of(type(game).__module__.removesuffix(".rules").removeprefix("bot.games."))


# What the bench reads


def played_at_random(game: AnyGame, players: int, number: int) -> Iterator[Moment]:
    """Play at random; the first match of each number of players ends by somebody leaving."""
    return random_match(game, players, "words", number, leave_one_in=0 if number else 60)


@dataclass(frozen=True, eq=False)
class Words:
    """The matches of a game that the bench reads, and what is special about its sentences.

    With each number of players `matches` are played, of which the first `quick` are read in the quick suite: every
    so-manyth moment, those that are `telling`, and the last three. `never` is a pattern of what no sentence has, such
    as a key; `untold` are events that others tell, `unmet` types of events that these matches may lack. Of the
    questions or choices `first` one is mostly taken where it is open, so that drafts lead somewhere.
    """

    game: AnyGame
    presenter: Presenter
    never: str
    title: str = ""
    teaser: int = ABOUT_LIMIT
    matches: int = 2
    quick: int = 2
    play: Callable[[AnyGame, int, int], Iterable[Moment]] = played_at_random
    every: int = 1
    telling: Callable[[Moment], bool] = lambda _: False
    seldom: int = 1
    """Each so-manyth of these moments is enough where menus are followed and worlds are drawn."""
    standing: int = 1
    """Each so-manyth is enough for standing questions, of which one is hardly unlike the other."""
    untold: Callable[[Event], bool] = lambda _: False
    unmet: frozenset[type] = frozenset()
    worlds: int = 2
    refused: int = 1
    """So many answers that nobody meant are tried on each decision."""
    first: frozenset[str] = frozenset()
    asks_again: bool = False
    """Whether a question stays open when it has been answered, so that its answer is changed."""
    names_buttons: Callable[[str], bool] = lambda _: False
    """For which kinds of decision questions have names even if buttons answer them and no menu ever bears it."""

    def moments(self, players: int, number: int) -> tuple[Moment, ...]:
        """Give the moments of a match that are read."""
        return _moments(self, players, number)

    @property
    def every_match(self) -> pytest.MarkDecorator:
        """Run a test of this game alone on each of its matches."""
        matches = [
            pytest.param(players, number, marks=pytest.mark.long if number >= self.quick else ())
            for number in range(self.matches)
            for players in self.game.seats
        ]
        return pytest.mark.parametrize(("players", "number"), matches)

    @property
    def all_moments(self) -> Iterator[Moment]:
        """Give what is read of all matches."""
        return (one for of in self.game.seats for number in range(self.matches) for one in self.moments(of, number))

    def sound(self, text: str) -> str:
        """Give a text back after a check that nothing in it is empty, doubled or left as a key."""
        assert_finished(text, self.never)
        return text

    def sound_lines(self, text: str) -> None:
        """Check each line of a text."""
        for line in text.split("\n"):
            self.sound(line)

    def label_fits(self, label: Label) -> None:
        """Check that menus can show all of a label, which they do without Markdown."""
        assert_label_fits(label)
        if label.text != "None":  # a word of English, too
            self.sound(label.text)
        assert "*" not in label.text + label.description

    def menus(self, moment: Moment, view: Any, decision: Decision) -> Iterator[tuple[Any, Any, tuple[Question, ...]]]:
        """Follow the menus of a decision for some steps: give the preview of each draft, the draft, and what is asked.

        What is chosen is random, but for what is to be taken first.
        """
        chance, draft = chance_of("menus", len(moment.log), decision.id), self.game.blank(view, decision)
        for _ in range(MENU_STEPS):
            questions = tuple(self.game.questions(view, decision, draft))
            yield self.game.preview(view, decision, draft), draft, questions
            fresh = [question for question in questions if not question.chosen or self.asks_again]
            if not fresh:
                return
            first = self.first if chance.below(3) else frozenset()
            question = next((one for one in fresh if first & {one.key, *one.choices}), chance.pick(fresh))
            leading = [choice for choice in question.choices if choice in first]
            chosen = tuple(leading[:1]) or tuple(chance.some(question.choices, max(question.least, 1)))
            draft = self.game.take(view, decision, draft, question.key, chosen)


@cache
def _moments(words: Words, players: int, number: int) -> tuple[Moment, ...]:
    match = tuple(words.play(words.game, players, number))
    return tuple(
        moment
        for place, moment in enumerate(match)
        if place % words.every == 0 or place + 3 >= len(match) or words.telling(moment)
    )


def scene(view: Any, players: int, language: Language | None = None, names: Sequence[str] = NAMES) -> Scene:
    """Give the scene of a view, in English if no language is asked for."""
    language = language or languages()["en"]
    return Scene(view=view, names=tuple(names[:players]), language=language, plain=PLAIN[:players])


# What is heard and asked


def public(events: Sequence[Event]) -> list[Event]:
    """List what everybody hears."""
    return [event for event in events if event.audience is None]


def heard_by(seat: int | None, events: Sequence[Event]) -> list[Event]:
    """List what a seat hears, or everybody."""
    return [event for event in events if event.audience in (None, seat)]


def refusals(presenter: Presenter, language: Language, moment: Moment, tries: int) -> Iterator[str]:
    """Give what is said of so many well-formed, seldom sensible answers to each open decision."""
    for view, decision in moment.asked:
        chance = chance_of("refused", len(moment.log))
        for _ in range(tries):
            for problem in moment.game.problems(view, decision, arbitrary(moment.game.types.action, chance)):
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
