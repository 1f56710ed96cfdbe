"""Where a match of Power gets a board of its own, and how its end is drawn from all of them."""

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.games.power.board.events import BootyAsked, MatchEnded, SheetsRevealed
from bot.language import languages
from render.power import poster, war_map
from render.presenter import Scene
from tests.games.power.tables import GAME
from tests.render.picture_checks import canvas_of
from tests.render.power_views import NAMES, PICTURES, PRESENTER

MATCHES = tuple((players, number) for players in GAME.seats for number in (2, 6))

every_match = pytest.mark.parametrize("match", MATCHES, ids=str)


@every_match
def test_a_match_has_a_board_for_its_start_and_for_each_round(match: tuple[int, int]) -> None:
    start, *rounds = PICTURES.course(*match)
    assert not any(isinstance(event, SheetsRevealed) for event in start.events)
    boards = Counter(chapter.view.report.round for chapter in rounds)
    waited = sum(isinstance(event, BootyAsked) for chapter in rounds for event in chapter.events)
    assert boards.total() <= len(boards) + waited + 1
    assert isinstance(rounds[-1].events[-1], MatchEnded)


# The end


def ending(match: tuple[int, int], names: Sequence[str] = NAMES) -> Scene:
    """Give the scene after the last chapter."""
    return Scene(view=PICTURES.course(*match)[-1].view, names=tuple(names[: match[0]]), language=languages()["en"])


@pytest.mark.sampled(1)
@every_match
def test_the_end_is_a_poster_and_the_last_fights(match: tuple[int, int]) -> None:
    drawn = PRESENTER.poster(ending(match), PICTURES.course(*match))
    assert [picture.name for picture in drawn] == ["power-poster.png", "power-after.png"]
    assert list(poster.strengths_of(PICTURES.course(*match))) == list(range(ending(match).view.round + 1))
    told = PRESENTER.results(ending(match))[0]
    assert drawn[0].alt.startswith(told)


def test_a_poster_names_the_turning_point_and_the_greatest_battle() -> None:
    alt = PRESENTER.poster(ending((4, 6)), PICTURES.course(4, 6))[0].alt
    assert "In round 9 Bruno goes from 107 to 158; the strongest rival has 29." in alt
    assert "Round 9, HQV: Bruno beats Ada, 58\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}30." in alt


def test_mercenaries_who_have_won_the_greatest_battle_are_several(monkeypatch: pytest.MonkeyPatch) -> None:
    found = poster.greatest_battle(PICTURES.course(3, 2))
    assert found is not None
    winner, *losers = found.fight.sides
    fight = replace(found.fight, sides=(replace(winner, seat=None), *losers))
    monkeypatch.setattr(poster, "greatest_battle", lambda _: found._replace(fight=fight))
    assert ": the mercenaries beat Chen, " in PRESENTER.poster(ending((3, 2)), PICTURES.course(3, 2))[0].alt


def test_without_its_course_or_a_winner_a_match_has_a_smaller_poster() -> None:
    last = ending((4, 6))
    short = canvas_of(poster.poster, last.view, (), last.names, last.language)
    assert short.image.height < war_map.HEIGHT // 2
    begun = PICTURES.course(4, 6)[1].view
    stopped = replace(last, view=PRESENTER.closed(begun))
    assert PRESENTER.poster(stopped, PICTURES.course(4, 6)[:2])[0].alt.startswith("The match is over. ")
    assert PRESENTER.poster(replace(last, view=begun), ())[0].name == "power-board.png"
