"""sealed-orders arena: levels against each other, equals among themselves."""

import json
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from bot import commands
from bot.games.contract import AnyGame, Decision, OrdersAhead, standing_question
from bot.games.hints import Belief
from bot.games.registry import find_game
from bot.players import arena
from bot.players.arena import Broken, Fixture, Result, Side, play, wilson
from bot.players.budget import Budget, Meter
from bot.players.computer_player import ComputerPlayer, Level, Weighed
from tests.first_game.rules import FirstGame, Show

Run = Callable[..., tuple[int, str, str]]

FIRST_GAME = "tests.first_game"
TIMES = ("thinking_a", "thinking_b")


class Rock(ComputerPlayer):
    """Plays rock at greedy, and thinks up paper."""

    budgets: ClassVar = {"level2": Budget(simulations=1)}

    def greedy(self, view: Any, decision: Decision, chance: object) -> Show:
        return Show("rock")

    def nearly_greedy(self, view: Any, decision: Decision, chance: object) -> Show:
        return Show("rock")

    def weigh(self, *_: object) -> tuple[Weighed]:
        return (Weighed(Show("paper"), 1.0, 0.5),)

    def belief(self, view: Any, decision: Decision, meter: Meter, chance: object) -> Belief:
        return Belief(50)

    def standing(self, state: object, chance: object) -> tuple[float, float]:
        return 0.5, 0.5


class Prepared(Rock):
    """Thinks up rock, and orders paper ahead, by itself or with its first answer."""

    def __init__(self, *, at_once: bool) -> None:
        self.at_once = at_once

    def weigh(self, *_: object) -> tuple[Weighed]:
        return (Weighed(Show("rock"), 1.0, 0.5),)

    def ahead(self, view: Any, decision: Decision, level: Level, meter: Meter, chance: object) -> str:
        return "paper"

    def sealed(
        self, view: Any, decision: Decision, orders: Any, level: Level, meter: Meter, chance: object
    ) -> str | None:
        return "paper" if self.at_once else orders

    def by_orders(self, game: AnyGame, view: Any, decision: Decision, orders: Any) -> Show | None:
        return Show(orders) if orders else None


class WithPlans(FirstGame):
    """The first game, in which orders can be left."""

    orders_ahead = OrdersAhead[Any, Any, Any](
        question=lambda view: standing_question(view.seat), answer=lambda *_: None
    )


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; give its exit code, output and error output."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = commands.main(["arena", *arguments])
        output, errors = capsys.readouterr()
        return code, output, errors

    return run


@pytest.fixture
def rock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the first game a computer player."""
    monkeypatch.setattr("bot.players.choosing.computer_players", lambda: {"first_game": Rock()})


@pytest.fixture
def fixtures(monkeypatch: pytest.MonkeyPatch) -> list[Fixture]:
    """List the matches that are played."""
    played: list[Fixture] = []

    def noted(fixture: Fixture) -> Result:
        played.append(fixture)
        return play(fixture)

    monkeypatch.setattr(arena, "play", noted)
    return played


@pytest.mark.usefixtures("rock")
def test_who_is_better_wins_from_every_seat(run: Run) -> None:
    code, output, _ = run(FIRST_GAME, "--a", "level2", "--b", "greedy", "--matches", "10", "--json")
    report = json.loads(output)
    assert code == 0
    assert (report["won"]["wins"], report["won"]["matches"], report["fair"]) == (10, 10, 0.5)
    assert report["endings"] == {"rounds": 10}
    assert report["thinking_a"]["asked"] == report["thinking_b"]["asked"] == 30


@pytest.mark.usefixtures("rock")
def test_a_shared_first_place_counts_as_a_fraction(run: Run) -> None:
    report = json.loads(run(FIRST_GAME, "--a", "greedy", "--b", "greedy", "--matches", "6", "--json")[1])
    assert report["won"]["wins"] == 3


@pytest.mark.parametrize(("at_once", "wins"), [(True, 10), (False, 10)])
def test_who_answers_ahead_does_so_wherever_his_orders_have_an_answer(
    run: Run, monkeypatch: pytest.MonkeyPatch, at_once: bool, wins: int
) -> None:
    monkeypatch.setattr("bot.players.choosing.computer_players", lambda: {"first_game": Prepared(at_once=at_once)})
    for module in ("arena", "command_line"):
        monkeypatch.setattr(f"bot.players.{module}.find_game", lambda key: WithPlans())
    code, output, _ = run(FIRST_GAME, "--a", "level2+ahead", "--b", "greedy", "--matches", "10", "--json")
    report = json.loads(output)
    assert (code, report["a"], report["won"]["wins"]) == (0, "level2+ahead", wins)


def test_each_deal_is_played_once_from_each_seat(run: Run, fixtures: list[Fixture]) -> None:
    code, _, errors = run("verraeter", "--players", "3", "--a", "random", "--b", "random", "--matches", "5")
    assert code == 0
    assert "5 matches are rounded up to 6: 2 deals, each with random in each of the 3 seats" in errors
    assert [fixture.seed for fixture in fixtures[:3]] == [fixtures[0].seed] * 3
    assert fixtures[3].seed != fixtures[0].seed
    for players in (2, 3, 4):
        fixtures.clear()
        run("power", "--players", str(players), "--a", "random", "--b", "random", "--matches", str(players))
        begun = [arena._setup(find_game("power"), fixture).start() for fixture in fixtures]
        assert begun == begun[:1] * players


@pytest.mark.usefixtures("rock")
def test_one_side_sits_in_each_seat_in_turn(run: Run, fixtures: list[Fixture]) -> None:
    run(FIRST_GAME, "--a", "level2:7", "--b", "greedy", "--matches", "2")
    thinker, beginner = Side("level2", 7), Side("greedy")
    assert [fixture.sides for fixture in fixtures] == [(thinker, beginner), (beginner, thinker)]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_seed_gives_the_same_figures_but_for_the_times(run: Run, jobs: str) -> None:
    call = ("verraeter", "--a", "random", "--b", "random", "--matches", "8", "--seed", "7", "--json")
    first, again = (json.loads(run(*call, *more)[1]) for more in ((), ("--jobs", jobs)))
    for name in TIMES:
        mine, same = first.pop(name), again.pop(name)
        assert (mine["asked"], mine["forced"]) == (same["asked"], same["forced"])
    assert first == again


def test_another_seed_gives_other_matches(run: Run) -> None:
    call = ("verraeter", "--a", "random", "--b", "random", "--matches", "8", "--json")
    assert len({json.loads(run(*call, "--seed", seed)[1])["actions"] for seed in ("7", "8", "9")}) > 1


def test_forced_answers_are_counted_and_not_timed(run: Run) -> None:
    report = json.loads(
        run("guardians", "--a", "random", "--b", "random", "--matches", "2", "--option", "pace=steps", "--json")[1]
    )
    asked, forced = (sum(report[name][what] for name in TIMES) for what in ("asked", "forced"))
    assert asked > 0
    assert forced > 0
    assert asked + forced == 2 * report["actions"]


def test_newcomers_bring_each_another_starter_deck_in_both_seats(run: Run, fixtures: list[Fixture]) -> None:
    run("guardians", "--a", "random", "--b", "random", "--matches", "6", "--seed", "7")
    game = find_game("guardians")
    assert game.entries is not None
    starters = set(game.entries.starters.values())
    brought = [arena._setup(game, fixture).entries for fixture in fixtures]
    assert all(set(entries) == starters for entries in brought)
    assert len(set(brought)) == 2


@pytest.mark.usefixtures("rock")
def test_matches_that_all_go_the_same_way_are_told_to_be_one(run: Run) -> None:
    """Else the interval would be taken for what it is not."""
    call = ("--a", "greedy", "--b", "greedy", "--matches", "6", "--json")
    assert json.loads(run(FIRST_GAME, *call)[1])["courses"] == 1
    assert json.loads(run("verraeter", "--a", "random", "--b", "random", *call[4:])[1])["courses"] == 2


# The same figures as in Newcombe (1998), table I, method 3.
@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals(wins: int, matches: int, low: float, high: float) -> None:
    share = wilson(wins, matches)
    assert (share.low, share.high) == pytest.approx((low, high), abs=0.00005)
    other = wilson(matches - wins, matches)
    assert (other.low, other.high) == pytest.approx((1 - high, 1 - low), abs=0.00005)


# Balance


def test_balance_tells_who_wins_by_seat_and_starter_deck(run: Run) -> None:
    code, output, _ = run("guardians", "--balance", "seats", "--a", "random", "--matches", "6", "--seed", "7", "--json")
    (tally,) = json.loads(output)["tallies"]
    assert code == 0
    assert sum(share["wins"] for share in tally["seats"]) == 6
    game = find_game("guardians")
    assert game.entries is not None
    assert tally["origins"].keys() == game.entries.starters.keys()
    assert sum(share["wins"] for share in tally["origins"].values()) == 6


def test_balance_tells_who_wins_by_corner(run: Run) -> None:
    call = ("power", "--balance", "seats", "--a", "random", "--matches", "3", "--json")
    (four,) = json.loads(run(*call)[1])["tallies"]
    assert {corner: share["matches"] for corner, share in four["origins"].items()} == dict.fromkeys("BJRV", 3)
    (two,) = json.loads(run(*call, "--players", "2", "--seed", "7")[1])["tallies"]
    assert all(len(corners.split("+")) == 2 for corners in two["origins"])


def test_balance_changes_one_setting_at_a_time_from_what_was_asked_for(run: Run, fixtures: list[Fixture]) -> None:
    report = json.loads(
        run("verraeter", "--balance", "--a", "random", "--matches", "1", "--option", "vp_table=flat", "--json")[1]
    )
    settings = [(tally["option"], tally["value"]) for tally in report["tallies"]]
    assert report["options"] == {"vp_table": "flat"}
    assert settings[0] == ("", "")
    assert ("vp_table", "default") in settings
    assert ("vp_table", "steep") in settings
    assert ("vp_table", "flat") not in settings
    assert len({fixture.seed for fixture in fixtures}) == 1
    for (name, _), fixture in zip(settings[1:], fixtures[1:], strict=True):
        options, asked = fixture.options, fixtures[0].options
        assert [field for field in options.__struct_fields__ if getattr(options, field) != getattr(asked, field)] == [
            name
        ]


# What is printed


@pytest.mark.usefixtures("rock")
def test_it_speaks_plainly_without_json(run: Run) -> None:
    code, output, _ = run(
        FIRST_GAME, "--a", "level2", "--b", "greedy", "--matches", "4", "--seed", "7", "--option", "rounds=5"
    )
    assert code == 0
    lines = output.splitlines()
    assert lines[0] == "tests.first_game, 2 players, entries: sample, rounds 5, seed 7"
    assert lines[2] == "level2 wins 4 of 4, 100.0% [51.0%, 100.0%]; equals would win 50.0%"
    assert lines[-1] == "4 matches, 2 of them different; 10 actions a match; ended by rounds 4"


def test_it_tells_how_it_goes_where_it_is_asked_to(run: Run) -> None:
    call = (FIRST_GAME, "--a", "random", "--b", "random", "--matches", "4")
    assert run(*call)[2] == ""
    assert run(*call, "--progress")[2].startswith("deal 1 of 2: random has won ")
    _, output, errors = run(FIRST_GAME, "--balance", "--a", "random", "--matches", "2", "--seed", "1", "--progress")
    assert errors.splitlines() == ["1. as asked for: 2 matches", "2. rounds 5: 2 matches", "3. rounds 7: 2 matches"]
    assert "\nrounds 7: 2 matches, 2 of them different; 14 actions a match; ended by rounds 2\n  seat 0: " in output


# What goes wrong


class Endless(FirstGame):
    """A match that does not end."""

    def apply(self, state: Any, decision: Decision, action: Any, chance: Any) -> Any:
        return self.set_up((), state.options, chance)


class Cheat(Rock):
    """Answers something else than what is asked."""

    def greedy(self, view: Any, decision: Decision, chance: object) -> Any:
        return view


@pytest.mark.usefixtures("rock")
@pytest.mark.parametrize(
    ("game", "player", "reason"),
    [(Endless(), Rock(), "goes on after"), (FirstGame(), Cheat(), "action 1: another-question")],
)
def test_what_must_not_happen_is_named_and_ends_in_exit_code_1(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: AnyGame, player: ComputerPlayer, reason: str
) -> None:
    monkeypatch.setattr(arena, "find_game", lambda key: game)
    monkeypatch.setattr("bot.players.choosing.computer_players", lambda: {"first_game": player})
    code, output, errors = run(FIRST_GAME, "--a", "greedy", "--b", "greedy", "--seed", "7")
    assert (code, output) == (1, "")
    assert errors.startswith("sealed-orders arena: first_game with 2, seed 7.0, greedy-greedy: ")
    assert reason in errors


def test_a_match_that_stops_without_an_outcome_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stopping(FirstGame):
        def waiting_on(self, state: Any) -> tuple[Decision, ...]:
            return ()

    monkeypatch.setattr(arena, "find_game", lambda key: Stopping())
    fixture = Fixture(
        game=FIRST_GAME, options=FirstGame.types.options(), entries="sample", sides=(Side("random"),) * 2, seed="7"
    )
    with pytest.raises(Broken, match="nobody is asked, and it is not over"):
        play(fixture)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "there is no game called chess; there are: verraeter"),
        ((FIRST_GAME,), "nobody plays first_game as level2; there are: random"),
        (("verraeter", "--a", "genius"), "nobody plays verraeter as genius; there are: random"),
        (("verraeter", "--a", "greedy+ahead"), "greedy+ahead leaves no orders"),
        (("verraeter", "--a", "random:500"), "random:500 is no level with a number of simulations"),
        (("verraeter", "--a", "random", "--b", "random:x"), "random:x is no level"),
        (("verraeter", "--a", "random", "--players", "5"), "verraeter has 3 to 4 players"),
        (("verraeter", "--a", "random", "--option", "min_cards=2"), "unknown-option-value"),
        (("verraeter", "--a", "random", "--b", "random", "--entries", "starters"), "nothing that newcomers bring"),
        (("verraeter", "--a", "random", "--b", "random", "--balance"), "leave --b out"),
    ],
)
def test_a_wrong_call_gets_a_line_that_says_why(run: Run, arguments: tuple[str, ...], reason: str) -> None:
    code, output, errors = run(*arguments)
    assert (code, output) == (2, "")
    assert errors.startswith("sealed-orders arena: ")
    assert reason in errors
    assert errors.count("\n") == 1


def test_no_matches_at_all_is_a_wrong_call(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        commands.main(["arena", "verraeter", "--matches", "0"])
    assert left.value.code == 2
    assert "at least 1" in capsys.readouterr().err
