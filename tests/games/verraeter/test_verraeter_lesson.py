"""The lesson in Verräter in every way in which it can be answered; `lesson.yaml` has single courses."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.games.verraeter.actions import Action, ChoosePlace, DoNotBuild, PlayCards, TakeRole
from bot.games.verraeter.lesson import BELLE, LEARNER, MEPHISTO, VerraeterLesson
from bot.games.verraeter.rules import Verraeter
from bot.matches.lessons import Progress, table_of
from bot.matches.types import Person

LESSON = VerraeterLesson()
OPENING = Progress(Verraeter(), LESSON, LESSON.opening())


def test_the_words_call_the_others_what_they_are_called_at_the_table() -> None:
    names = [member.name for member in table_of(OPENING, Person(user_id=1, name="Ada"), "The House").members]
    assert (names[BELLE], names[MEPHISTO]) == ("Belle", "Mephisto")


@pytest.mark.long
def test_there_is_no_other_way_ahead_than_treason_and_every_end_is_as_it_is_told() -> None:
    """All that can be chosen, but for what is built, and for cards of the same sum."""
    seen = set()
    for progress in every_end(OPENING):
        conflict = progress.state.conflict
        assert conflict is not None
        you, belle, mephisto = (player.score for player in progress.state.players)
        topic = progress.topics[0]
        seen.add(topic)
        match topic:
            case "end-loyal":
                assert (conflict.turncoat, conflict.winner) == (None, "eagle")
                assert conflict.land_points[LEARNER] == conflict.land_points[BELLE] > 0
                assert you < belle
            case "end-first":
                assert (conflict.turncoat, conflict.winner) == (LEARNER, "rose")
                assert you > max(belle, mephisto)
            case "end-behind":
                assert (conflict.turncoat, conflict.winner) == (LEARNER, "rose")
                assert mephisto < you <= belle
            case _:
                assert conflict.roles[BELLE] == "diplomat5"
                assert conflict.land_points[LEARNER] == 0
                assert (conflict.eagle.total == conflict.rose.total) == (topic == "end-tied")
    assert seen == {"end-loyal", "end-first", "end-behind", "end-lost", "end-tied"}


def every_end(progress: Progress) -> Iterator[Progress]:
    """Play on in every way."""
    asked = progress.asked
    if asked is None:
        yield progress
        return
    for action in choices(progress):
        yield from every_end(progress.play(asked, action))


def choices(progress: Progress) -> list[Action]:
    """List what the newcomer can answer."""
    view, asked = progress.view, progress.asked
    assert asked is not None
    if asked.kind == "place":
        return [ChoosePlace(border) for border in view.legal_borders]
    if asked.kind == "role":
        return [TakeRole(role) for role in view.offered]
    if asked.kind == "build":
        return [DoNotBuild()]
    plays = (play for count in range(len(view.hand) + 1) for play in combinations(view.hand, count))
    return [PlayCards(play) for play in {sum(play): play for play in plays}.values()]
