"""What can be taken back shows nothing but what its seat meant to do, and draws nothing; its log replays."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from bot.games.chance import Chance
from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision, Event, IllegalAction, Seat, Step, TakenBack, asks_in_secret
from bot.games.plain_text import played
from bot.games.record import Logged, Record, moments, not_taken_back, read_record, replay, taken_back, write_record
from bot.games.verraeter.events import PlaceChosen, RolesOffered
from tests.games.random_matches import (
    Moment,
    Table,
    chance_of,
    every_game,
    every_table,
    imagined,
    numbered_match,
    opening,
    partly_imagined,
)

TAKING_BACK = [key for key in every_game().keys() if every_game()[key].takebacks]  # noqa: SIM118 - a registry


class NoChance(Chance):
    """Chance of which nothing may be drawn."""

    def below(self, bound: int) -> int:
        raise AssertionError("something was drawn")


def comes_back(moment: Moment) -> bool:
    """Tell whether the answer that has led to a moment can be taken back there."""
    events, open_now = moment.step.events, moment.game.waiting_on(moment.state)
    return moment.decision is not None and moment.game.can_be_taken_back(events) and not asks_in_secret(open_now)


def takebacks(table: Table) -> Iterator[tuple[Moment, Moment, Decision]]:
    """Give the steps of random matches that can be taken back: before, after, and the decision that was answered."""
    for match in table:
        for before, after in pairwise(match):
            if comes_back(after) and after.decision is not None:
                yield before, after, after.decision


def heard_by(seat: Seat | None, events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.audience in (None, seat))


@every_table
def test_what_can_be_taken_back_tells_nobody_anything_but_the_choice(table: Table) -> None:
    """Each seat, and the public, sees the same follow from it in every world that it cannot tell from the real one."""
    for before, after, decision in takebacks(table):
        assert not decision.sealed
        assert not decision.window
        game, action = table.game, after.action
        assert game.apply(before.state, decision, action, NoChance(before.seed, 1)) == after.step
        for seat in before.observers:
            for world in (*imagined(before, seat, 2), *partly_imagined(before, seat, 2)):
                try:
                    step = game.apply(world, decision, action, NoChance(before.seed, 1))
                except IllegalAction:
                    assert seat != decision.seat
                    continue
                assert heard_by(seat, step.events) == heard_by(seat, after.step.events)
                assert game.view(step.state, seat) == game.view(after.state, seat)


def test_sealed_sheets_are_replaced_and_never_undone() -> None:
    assert set(TAKING_BACK) >= {"verraeter", "macht_ohnmacht", "guardians"}


def test_the_place_of_a_conflict_stays_since_somebody_sees_the_action_cards_with_it() -> None:
    match = numbered_match(every_game()["verraeter"], 3, 1)
    chosen = next(one for one in match if any(isinstance(event, PlaceChosen) for event in one.step.events))
    (shown,) = [event for event in chosen.step.events if isinstance(event, RolesOffered)]
    (asked,) = chosen.game.waiting_on(chosen.state)
    assert asked.sealed
    assert asked.seat == shown.audience
    assert not chosen.game.can_be_taken_back(chosen.step.events)


def played_with_takebacks(game: AnyGame, seed: object, actions: int = 80) -> tuple[Record, list[Step[Any, Any]]]:
    """Play at random, and take some of what can be taken back, back; give the record and every step."""
    chance = chance_of("takebacks", game.key, seed)
    moment = opening(game, game.seats[0], "takebacks", seed)
    steps, log = [moment.step], list[Logged]()
    back: dict[int, tuple[Moment, Moment]] = {}
    while len(log) < actions and moment.asked:
        number = len(log) + 1
        if back and not chance.below(3):
            target = chance.pick(sorted(back))
            before, after = back[target]
            assert after.decision is not None
            seat = after.decision.seat
            followed = any(one.number > target for one in not_taken_back(log))
            undo, decision = msgspec.Raw(to_json(target)), after.decision.id
            log.append(Logged(number=number, kind="undo", seat=seat, decision=decision, action=undo))
            steps.append(Step(before.state, (taken_back(seat, after.step.events, followed=followed),)))
            back = {one: pair for one, pair in back.items() if one < target}
            moment = before
            continue
        view, decision_ = chance.pick(moment.asked)
        action = game.sample(view, decision_, chance)
        step = game.apply(moment.state, decision_, action, Chance(moment.seed, number))
        after = replace(moment, step=step, decision=decision_, action=action)
        raw = msgspec.Raw(to_json(action))
        log.append(Logged(number=number, kind="act", seat=decision_.seat, decision=decision_.id, action=raw))
        back = {**back, number: (moment, after)} if comes_back(after) else {}
        steps.append(step)
        moment = after
    return msgspec.structs.replace(moment.record(), log=tuple(log)), steps


@pytest.mark.parametrize("key", TAKING_BACK)
def test_a_log_in_which_answers_were_taken_back_replays_step_by_step(key: str) -> None:
    game, undone = every_game()[key], 0
    for seed in range(6 if key == "guardians" else 3):
        record, steps = played_with_takebacks(game, seed)
        again = read_record(write_record(record))
        assert list(replay(game, again)) == steps
        *_, last = replay(game, msgspec.structs.replace(record, log=not_taken_back(record.log)))
        assert to_json(last.state) == to_json(steps[-1].state)
        told = [moment for moment in moments(game, again) if isinstance(moment.events[0], TakenBack)]
        undone += len(told)
        assert all(moment.view == game.view(steps[moment.line].state, None) for moment in told)
        assert sum("back to before" in line for line in played(game, again)) == len(told)
    assert undone


def test_a_record_that_takes_back_what_cannot_be_is_refused() -> None:
    game = every_game()["verraeter"]
    moment = opening(game, 3, "refused")
    while len(moment.log) < 8:
        view, decision = moment.asked[0]
        moment = moment.after(decision, game.sample(view, decision, moment.chance))
    for target, seat in ((1, 0), (4, 0), (99, 0)):
        undo = Logged(number=9, kind="undo", seat=seat, action=msgspec.Raw(to_json(target)))
        record = msgspec.structs.replace(moment.record(), log=(*moment.log, undo))
        with pytest.raises(IllegalAction):
            list(replay(game, record))
