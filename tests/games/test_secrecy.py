"""Nobody learns from a game what he may not know.

Everything that a seat cannot know is drawn anew (`imagine`), again and again, at every position of random matches: what
the seat sees, is asked and may answer has to stay as it was. The public is held to the same, being a seat like any
other. Pictures and texts are made of views alone; `tests.games.random_matches` serves their tests with positions.
"""

from collections.abc import Iterable, Iterator, Set
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.games.chance import Chance
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision, Event, IllegalAction, Seat, Step
from bot.games.record import replay_line
from tests.games.fuzz import arbitrary, mutated
from tests.games.random_matches import (
    Moment,
    Table,
    chance_of,
    every_table,
    imagined,
    opening,
    partly_imagined,
    positions,
    reopened,
)

WORLDS = 3

PUBLICLY_IMPLIED = {
    "verraeter": {"legal_borders", "legal_lands", "players.hand_count"},
    "guardians": {
        "asking.answer.spaces.place",  # which spaces are due lies on the table
        "layout.type",
        "orders.stops",  # everybody has been told
        "sights.what",  # the card that showed it was played openly
        "sights.place",
        "sights.amount",  # rare; tests/games/guardians/turn/test_guardians_turns.py tries it
        *(
            f"{layout}.{rare}"  # hardly ever there in random play
            for layout in ("layout", "asking.answer")
            for rare in ("accessories", "attached", "downgrades", "redraw", "sacrifices")
        ),
    },
}
"""By game: what only its owner's view spells out, though everybody could work it out from what was public.

Or what is too rare to be met in a sample.
"""


def publicly_known(game: AnyGame, state: Any, seat: Seat | None) -> tuple[list[Decision], list[Decision]]:
    """Tell what a seat may know of who is asked: who is in which window, and all of what no window hides.

    Its own decisions it knows wholly; of the others' in a window not whether they are answered.
    """
    asked = game.waiting_on(state)
    windows = [msgspec.structs.replace(decision, answered=False) for decision in asked if decision.window]
    return windows, [decision for decision in asked if decision.seat == seat or not decision.window]


def told(step: Step[Any, Any], seat: Seat | None) -> list[Event]:
    """List the events of a step that a seat (None: the public) is told."""
    return [event for event in step.events if event.audience in (None, seat)]


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, tuple[int, ...], Any]]:
    """Give the parts of a JSON value, each with its path of names and the places in lists on the way."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from leaves(item, f"{path}.{name}".lstrip("."))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for place, item in enumerate(value):
            for name, places, leaf in leaves(item, path):
                yield name, (place, *places), leaf
    else:
        yield path, (), value


def parts_of(view: Any) -> dict[tuple[str, tuple[int, ...]], Any]:
    return {(name, places): leaf for name, places, leaf in leaves(msgspec.json.decode(to_json(view)))}


# Imagined worlds


@every_table
def test_an_imagined_state_is_a_possible_one(table: Table) -> None:
    game = table.game
    for moment in table.moments():
        for seat in moment.observers:
            for world in imagined(moment, seat, WORLDS):
                assert game.violations(world) == ()
                assert from_json(to_json(world), game.types.state) == world
                assert (game.outcome(world) is None) == (game.outcome(moment.state) is None)


@every_table
def test_a_seat_sees_the_same_in_every_world_it_can_imagine(table: Table) -> None:
    for moment in table.moments():
        for seat in moment.observers:
            view = table.game.view(moment.state, seat)
            for world in imagined(moment, seat, WORLDS):
                assert table.game.view(world, seat) == view


@every_table
def test_a_seat_knows_no_more_of_who_is_asked(table: Table) -> None:
    """Windows exist, and decisions outside of them are open and answered, by what everybody knows."""
    for moment in table.moments():
        for seat in moment.observers:
            known = publicly_known(table.game, moment.state, seat)
            for world in imagined(moment, seat, WORLDS):
                assert publicly_known(table.game, world, seat) == known


@every_table
def test_a_seat_is_offered_the_same_in_every_world_it_can_imagine(table: Table) -> None:
    """Menus, what the clock would play, forced answers, what is wrong with an answer: nothing looks past the view."""
    game = table.game
    for moment in table.moments():
        for view, decision in moment.asked:
            chance = chance_of("offered", moment.seed.hex(), len(moment.log))
            action, plan = arbitrary(game.types.action, chance), arbitrary(game.types.plan, chance)
            offered = offers(game, view, decision, action, plan)
            for world in imagined(moment, decision.seat, WORLDS):
                (same,) = (asked for asked in game.waiting_on(world) if asked.id == decision.id)
                assert offers(game, game.view(world, same.seat), same, action, plan) == offered


def offers(game: AnyGame, view: Any, decision: Decision, action: Any, plan: Any) -> tuple[Any, ...]:
    blank = game.blank(view, decision)
    return (
        decision,
        game.orders_ahead and (game.orders_ahead.question(view), game.orders_ahead.answer(view, decision, plan)),
        game.faults(view, decision, blank),
        tuple(game.questions(view, decision, blank)),
        game.finish(view, decision, blank),
        game.preview(view, decision, blank),
        game.problems(view, decision, action),
        game.fallback(view, decision),
        game.forced(view, decision),
    )


@every_table
def test_what_is_imagined_can_be_imagined_again(table: Table) -> None:
    for moment in table.moments():
        for seat in moment.observers:
            view = table.game.view(moment.state, seat)
            for world in imagined(moment, seat, 1):
                again = table.game.imagine(world, seat, chance_of("again", len(moment.log)))
                assert table.game.violations(again) == ()
                assert table.game.view(again, seat) == view


@every_table
def test_play_can_go_on_from_an_imagined_state(table: Table) -> None:
    for moment in table.moments():
        for seat in moment.observers:
            for world in imagined(moment, seat, 1):
                for decision in table.game.waiting_on(world):
                    view = table.game.view(world, decision.seat)
                    action = table.game.sample(view, decision, chance_of("imagined", len(moment.log)))
                    step = table.game.apply(world, decision, action, moment.chance)
                    assert table.game.violations(step.state) == ()


@every_table
def test_there_is_something_to_imagine(table: Table) -> None:
    for seat in next(iter(table))[0].observers:
        assert any(world != moment.state for moment in table.moments() for world in imagined(moment, seat, 1))


@pytest.mark.long
@every_table
def test_every_secret_is_drawn_anew(table: Table) -> None:
    """Whatever only another seat sees is different in some imagined world, or these tests would prove nothing.

    What is alike in all moments of a sample is looked for in all moments of more matches.
    """
    kept = always_alike(table.moments())
    if kept:
        more = replace(table, matches=4 * table.matches)
        kept &= always_alike((moment for match in more for moment in match), kept)
    assert not kept


def always_alike(moments: Iterable[Moment], sought: Set[str] | None = None) -> set[str]:
    """Name the parts that only another seat sees and that are the same in all imagined worlds; only those sought."""
    hidden: set[str] = set()
    redrawn: set[str] = set()
    for moment in moments:
        game = moment.game
        public = parts_of(game.view(moment.state, None))
        views = {seat: parts_of(game.view(moment.state, seat)) for seat in moment.seats}
        here = {part[0] for view in views.values() for part, leaf in view.items() if public.get(part) != leaf}
        here -= {"seat"} | PUBLICLY_IMPLIED.get(game.key, set())
        if sought is not None and not here & sought - redrawn:
            continue
        hidden |= here
        for seat in moment.observers:
            for world in imagined(moment, seat, WORLDS):
                for other, view in views.items():
                    if other != seat:
                        there = parts_of(game.view(world, other))
                        redrawn |= {part[0] for part, leaf in view.items() if there.get(part) != leaf}
    return hidden - redrawn


# Answers and events


@every_table
def test_a_sealed_answer_shows_nothing_of_itself(table: Table) -> None:
    """While an answer is sealed nobody else can tell which one it is; in a window not even that there is one."""
    game = table.game
    sealed_answers = 0
    for moment in table.moments():
        for view, decision in moment.asked:
            answers = [game.sample(view, decision, chance_of("sealed", len(moment.log), number)) for number in range(3)]
            sealed = [after for action in answers if still_sealed(after := moment.after(decision, action))]
            sealed_answers += len(sealed)
            others = [seat for seat in moment.observers if seat != decision.seat]
            for after in sealed:
                for seat in others:
                    compared = moment if decision.window else sealed[0]
                    assert game.view(after.state, seat) == game.view(compared.state, seat)
                    assert publicly_known(game, after.state, seat) == publicly_known(game, compared.state, seat)
                    assert told(after.step, seat) == ([] if decision.window else told(sealed[0].step, seat))
    assert sealed_answers or not has_sealed_sheets(table)


def still_sealed(moment: Moment) -> bool:
    """Tell whether the last answer may still be replaced."""
    assert moment.decision is not None
    return moment.decision.id in {asked.id for asked in moment.game.waiting_on(moment.state) if asked.answered}


def has_sealed_sheets(table: Table) -> bool:
    """Tell whether several seats are ever asked for sealed answers at once."""
    return any(
        sum(decision.sealed for decision in table.game.waiting_on(moment.state)) > 1 for moment in table.moments()
    )


@every_table
def test_replacing_a_sealed_answer_is_nobody_elses_business(table: Table) -> None:
    game = table.game
    for moment in table.moments():
        for view, decision in moment.asked:
            if decision.answered:
                action = game.sample(view, decision, chance_of("replaced", len(moment.log)))
                after = moment.after(decision, action)
                assert game.waiting_on(after.state) == game.waiting_on(moment.state)
                for seat in moment.observers:
                    if seat != decision.seat:
                        assert game.view(after.state, seat) == game.view(moment.state, seat)
                        assert told(after.step, seat) == []


@every_table
def test_taking_an_answer_back_shows_nothing_of_it(table: Table) -> None:
    """Others may see that it was taken back, but not which one; in a window not even that."""
    game = table.game
    for moment in table.moments():
        for view, decision in moment.asked:
            if decision.answered and reopened(moment, decision):
                answers = [game.sample(view, decision, chance_of("taken back", number)) for number in range(2)]
                pairs = [(sealed := moment.after(decision, action), reopened(sealed, decision)) for action in answers]
                for seat in moment.observers:
                    if seat != decision.seat:
                        seen = []
                        for sealed, after in pairs:
                            assert after is not None
                            now = game.view(after.state, seat)
                            seen.append((now, publicly_known(game, after.state, seat), told(after.step, seat)))
                            assert not decision.window or (now == game.view(sealed.state, seat) and not seen[-1][2])
                        assert seen[0] == seen[1]


@every_table
def test_events_tell_no_more_than_the_view(table: Table) -> None:
    """The same action in two worlds that a seat cannot tell apart: if it still cannot, it was told the same."""
    game = table.game
    for moment, following in table.steps():
        for seat in moment.observers:
            for world in (*imagined(moment, seat, 1), *partly_imagined(moment, seat, WORLDS)):
                step = same_again(moment, following, world)
                if step and game.view(step.state, seat) == game.view(following.state, seat):
                    assert told(step, seat) == told(following.step, seat)


def same_again(moment: Moment, following: Moment, world: Any) -> Step[Any, Any] | None:
    """Do in another world what was done in the real one, if it can be done there."""
    game = moment.game
    if following.decision is None:
        try:
            return replay_line(game, world, following.log[-1], moment.seed)
        except IllegalAction:
            return None  # there his answer is not in, so that it cannot be taken back
    for decision in game.waiting_on(world):
        if decision == following.decision:
            view = game.view(world, decision.seat)
            if not game.problems(view, decision, following.action):
                return game.apply(world, decision, following.action, moment.chance)
    return None


@every_table
def test_the_start_tells_nobody_what_another_brings(table: Table) -> None:
    """Of what another seat brings a little is changed; if a seat sees no difference, it is told none."""
    game = table.game
    for number in range(table.matches):
        first = opening(game, table.players, "entries", number)
        chance = chance_of("other entries", number)
        for _ in range(40):
            changed = chance.pick(first.seats)
            entry = another_entry(first, changed, chance)
            if entry is not None and not (game.entries and game.entries.problems(entry, first.options)):
                entries = (*first.entries[:changed], entry, *first.entries[changed + 1 :])
                step = game.start(entries, first.options, Chance(first.seed, 0))
                for seat in first.observers:
                    if seat != changed and game.view(step.state, seat) == game.view(first.state, seat):
                        assert told(step, seat) == told(first.step, seat)


def another_entry(moment: Moment, seat: Seat, chance: Chance) -> Any:
    """Change something in what a seat has brought; None if it cannot be read any more."""
    raw = mutated(msgspec.json.decode(to_json(moment.entries[seat])), chance)
    try:
        return msgspec.convert(raw, moment.game.types.entry)
    except msgspec.ValidationError:
        return None


# The helpers that other tests rely on


def test_positions_are_the_same_every_time_and_reach_the_end(game: AnyGame) -> None:
    picked = positions(game, seed=1, count=12)
    assert len(picked) == 12
    assert [moment.state for moment in picked] == [moment.state for moment in positions(game, seed=1, count=12)]
    assert {len(moment.seats) for moment in picked} == set(game.seats)
    assert any(game.outcome(moment.state) for moment in picked)
    assert any(game.outcome(moment.state) is None for moment in picked)
