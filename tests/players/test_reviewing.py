"""What is made of a match that is over: chances by step, turning points, judged answers, habits."""

from collections.abc import Sequence

import pytest

from bot.games.guardians.table import CombatOrders, CombatSheet, Home, Layout, Storm, Walk
from bot.games.power.board.actions import Sheet
from bot.games.registry import find_game
from bot.players.beliefs import chances, standing
from bot.players.choosing import computer_players
from bot.players.computer_player import Weighed
from bot.players.quick_chance import QuickChance
from bot.players.reviewing import Point, Turn, habit, judged, moved, spread, turns
from tests.games.power.tables import orders
from tests.games.random_matches import whole_match

GAMES = tuple(sorted(computer_players()))


@pytest.mark.parametrize("key", GAMES)
def test_everybody_can_say_from_what_he_sees_how_likely_each_seat_wins(key: str) -> None:
    """From the public's view and from that of each seat: all are 1, and the same view and seed say the same."""
    game, player = find_game(key), computer_players()[key]
    course = whole_match(key, game.seats[-1], 0)
    for moment in (course[0], course[len(course) // 2]):
        for seat in (None, 0):
            view = game.view(moment.state, seat)
            found = chances(player, view, QuickChance("seed"))
            assert len(found) == game.seats[-1]
            assert sum(found) == pytest.approx(1)
            assert found == chances(player, view, QuickChance("seed"))
    ended = course[-1].state
    outcome = game.outcome(ended)
    assert outcome is not None
    won = [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(game.seats[-1])]
    assert list(standing(player, ended, QuickChance(1))) == pytest.approx(won)


@pytest.mark.parametrize(
    ("found", "told"), [((0.7, 0.1, 0.1, 0.1), (0.635, 0.122, 0.122, 0.122)), ((0.0, 1.0, 0.0, 0.0), (0, 1, 0, 0))]
)
def test_chances_are_drawn_no_surer_than_they_come_true_and_what_is_certain_stays_so(
    found: Sequence[float], told: Sequence[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = computer_players()["verraeter"]
    assert player.sureness < 1
    monkeypatch.setattr(type(player), "standing", lambda *_: found)
    monkeypatch.setattr(type(player), "world", lambda *_: None)
    assert list(chances(player, None, QuickChance(1))) == pytest.approx(told, abs=0.005)


def points(*chances: float) -> list[Point]:
    return [Point(10 * number, (chance, 1 - chance)) for number, chance in enumerate(chances)]


def test_a_match_turns_where_somebodys_chances_move_most_and_not_where_the_favourite_wins() -> None:
    assert turns(points(0.5, 0.7, 0.68, 0.3, 0.45, 0.4)) == (
        Turn(10, 0, 0.5, 0.7),
        Turn(30, 0, 0.68, 0.3),
        Turn(40, 0, 0.3, 0.45),
    )
    assert turns(points(0.5, 0.52, 0.6, 1.0)) == (Turn(20, 0, 0.52, 0.6),)
    assert turns(points(0.5, 0.52, 0.4, 1.0))[-1] == Turn(30, 0, 0.4, 1.0)
    assert turns(points(0.5)) == turns([]) == ()
    assert [moved(points(0.5, 0.7, 0.6), 1, step) for step in (3, 10, 25)] == pytest.approx([0.2, 0.1, 0.0])


def test_a_long_match_is_looked_at_from_its_first_step_to_its_last() -> None:
    chosen = spread(range(1000))
    assert (len(chosen), chosen[0], chosen[-1]) == (24, 0, 999)
    assert spread(range(5)) == (0, 1, 2, 3, 4)


def test_an_answer_is_judged_beside_the_best_and_beside_all_others() -> None:
    weighed = [Weighed("a", 0.7, 0.6), Weighed("b", 0.3, 0.5), Weighed("c", 0.0, 0.1)]
    found = judged("b", weighed)
    assert found is not None
    assert found.better == "a"
    assert (found.loss, found.gain) == pytest.approx((0.1, 0.15))
    assert judged("x", weighed) is None
    alone = judged("a", weighed[:1])
    assert alone is not None
    assert (alone.loss, alone.gain) == (0, 0)


def test_habits_are_what_mostly_follows_and_few_choices_have_none() -> None:
    always = habit([["farmer", "builder"] * 8])
    assert always is not None
    assert (always.guessed, always.choices) == (15, 15)
    assert (always.after, always.then, always.times, always.cases) == ("farmer", "builder", 8, 8)
    assert habit([["farmer", "builder"] * 3]) is None
    never = habit([["a", "b"], ["a", "c"]] * 8)
    assert never is not None
    assert never.guessed == 0, "of two that come as often the other ones are always one more"
    mixed = habit([*[["a", "b"], ["a", "c"]] * 12, *[["x", "y"]] * 9, ["x", "z"], ["p", "q"]])
    assert mixed is not None
    assert mixed.after == "x", "neither what came more often in more cases is surest, nor what came once"


def test_a_sheet_of_power_is_about_where_most_strength_moves_from_its_own_corner() -> None:
    aims = {
        "": "nothing",
        "S RV HQ": "muster",
        "S RV HQ|S V0 V1": "home",
        "D HQV IX|S V0 V1": "islands",
        "S V0 V1|C HQV B0": "clockwise",
        "S V0 V1|C HQV J0": "opposite",
        "S V0 V1|C HQV R0": "anticlockwise",
        "M HQV B0": "missile",
    }
    sheets = [Sheet(orders("V", *filter(None, lines.split("|")))) for lines in aims]
    assert [computer_players()["power"].habit(sheet) for sheet in sheets] == [("sheet", aim) for aim in aims.values()]


def test_a_layout_says_where_strength_lies_and_a_combat_sheet_what_may_be_spent() -> None:
    bare, weak, strong = (Home(above=above) for above in ((), ("icky_bugs",), ("sand_lord", "horse")))
    player, straw = computer_players()["guardians"], Home(shield="shield", above=weak.above)
    laid = ((weak, strong, bare), (strong, strong, strong), (straw, strong, bare))
    told = [player.habit(Layout(homes=homes)) for homes in laid]
    assert told == [("layout", word) for word in ("center", "spread", "straw")]
    assert player.habit(Layout(redraw=True)) is player.habit(Walk(shield="B1", path=("C1",))) is None
    sheets = [CombatSheet(orders=CombatOrders(stones=stones)) for stones in (0, 2, 3)]
    fought = (*sheets, Walk(shield="B1", path=("C1",), fight="careful"), Storm(shield="B1", fight="win"))
    told = [player.habit(one) for one in fought]
    assert told == [("combat", word) for word in ("nothing", "little", "much", "nothing", "much")]
