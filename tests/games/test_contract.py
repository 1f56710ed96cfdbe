"""Every game keeps the contract: random whole matches of each, with all numbers of players and random settings.

A new game is held to it as soon as it is registered. What a seat must not learn is the matter of test_secrecy.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from bot.games.chance import Chance, derived_seed
from bot.games.codec import from_json, to_json
from bot.games.contract import (
    STANDING,
    AnyGame,
    Decision,
    Game,
    IllegalAction,
    NotAsked,
    Outcome,
    Problem,
    Question,
    Unreadable,
    standing_question,
)
from bot.games.record import read_record, replay, replay_line, write_record
from tests.games.fuzz import WORDS, arbitrary, mutated, resized
from tests.games.random_matches import (
    MOST_ACTIONS,
    Moment,
    Table,
    This,
    chance_of,
    every_game,
    every_table,
    every_table_with_plans,
    numbered_match,
    opening,
    random_match,
    reopened,
)

DECISION_ID = re.compile(r"[a-z0-9.-]{1,24}")
QUESTION_KEY = re.compile(r"[A-Za-z0-9_.+-]{1,40}")
CHOICE_KEY = re.compile(r"[A-Za-z0-9_.:+-]{1,60}")
NAME = re.compile(r"[a-z][a-z0-9_-]*")


def restored(value: Any, of: Any) -> Any:
    """Write a value as JSON and read it again."""
    return from_json(to_json(value), of)


def kinds_of_action(game: AnyGame) -> set[str]:
    """Name the structs that a game's actions are made of."""
    kinds = msgspec.inspect.type_info(game.types.action)
    structs = kinds.types if isinstance(kinds, msgspec.inspect.UnionType) else (kinds,)
    return {struct.cls.__name__ for struct in structs if isinstance(struct, msgspec.inspect.StructType)}


def draft_walk(moment: Moment, view: Any, decision: Decision, chance: Chance) -> Iterator[Any]:
    """Fill a draft in by its menus, at random: every draft on the way, the last of which makes an action."""
    game = moment.game
    draft = game.blank(view, decision)
    yield draft
    for _ in range(60):
        questions = tuple(game.questions(view, decision, draft))
        unfinished = game.finish(view, decision, draft) is None
        if not questions or not (unfinished or chance.below(3)):
            return
        question = chance.pick([each for each in questions if unfinished and not each.chosen] or questions)
        most = min(question.most, len(question.choices))
        chosen = chance.some(question.choices, question.least + chance.below(most - question.least + 1))
        draft = game.take(view, decision, draft, question.key, chosen)
        yield draft
    raise AssertionError(f"the menus of {decision.kind} never come to an end")


def half_made(moment: Moment) -> tuple[tuple[Any, Decision, Any], ...]:
    """List drafts that may lie on the table at a moment, each with the view and the decision that it is for."""
    return _half_made(This(moment))


def drafted(moment: Moment) -> tuple[tuple[Any, Decision, Any], ...]:
    """List the half-made answers of a moment, and half-made standing orders of one seat."""
    return half_made(moment) + _half_made_orders(This(moment))


@lru_cache(maxsize=64)
def _half_made(this: This) -> tuple[tuple[Any, Decision, Any], ...]:
    moment: Moment = this.one
    made = []
    for view, decision in moment.asked:
        chance = chance_of("draft", moment.seed.hex(), len(moment.log), decision.id)
        made += [(view, decision, draft) for draft in draft_walk(moment, view, decision, chance)]
    return tuple(made)


@lru_cache(maxsize=64)
def _half_made_orders(this: This) -> tuple[tuple[Any, Decision, Any], ...]:
    moment: Moment = this.one
    chance = chance_of("orders", moment.seed.hex(), len(moment.log))
    asked = chance.some(standing := moment.standing_questions, min(1, len(standing)))
    return tuple(
        (view, decision, draft) for view, decision in asked for draft in draft_walk(moment, view, decision, chance)
    )


# What is stored comes back


@every_table
def test_everything_stored_survives_json(table: Table) -> None:
    """States, views, actions, events, settings and what players bring: read back equal, written again alike."""
    types = table.game.types
    for moment in table.moments():
        kept = [
            (moment.state, types.state),
            (moment.options, types.options),
            *((entry, types.entry) for entry in moment.entries),
            *((table.game.view(moment.state, seat), types.view) for seat in moment.observers),
            *((event, types.event) for event in moment.step.events),
            *((decision, Decision) for decision in table.game.waiting_on(moment.state)),
            (table.game.outcome(moment.state), Outcome | None),
        ]
        if moment.decision:
            kept.append((moment.action, types.action))
        for value, of in kept:
            assert restored(value, of) == value
            assert to_json(restored(value, of)) == to_json(value)


@every_table
def test_drafts_survive_json(table: Table) -> None:
    for moment in table.moments():
        for _, _, draft in drafted(moment):
            assert restored(draft, table.game.types.draft) == draft


@every_table
def test_play_goes_on_identically_from_a_restored_state(table: Table) -> None:
    game = table.game
    for moment, following in table.steps():
        state = restored(moment.state, game.types.state)
        assert game.waiting_on(state) == game.waiting_on(moment.state)
        if following.decision:
            action = restored(following.action, game.types.action)
            assert game.apply(state, following.decision, action, moment.chance) == following.step
        else:
            assert replay_line(game, state, following.log[-1], moment.seed) == following.step


@every_table
def test_a_record_replays_to_the_same_match(table: Table) -> None:
    for match in table:
        record = read_record(write_record(match[-1].record()))
        assert list(replay(table.game, record)) == [moment.step for moment in match]


@every_table
def test_the_same_seed_gives_the_same_match(table: Table) -> None:
    for number, match in enumerate(table):
        assert tuple(numbered_match(table.game, table.players, number)) == match


@every_table
def test_another_seed_gives_another_start_where_chance_has_a_hand_in_it(table: Table) -> None:
    first = opening(table.game, table.players, "seed")
    starts = [
        table.game.start(first.entries, first.options, Chance(derived_seed("other", number), 0)) for number in range(8)
    ]
    assert any(start.state != first.state for start in starts) == table.game.random_start


# What is asked


@every_table
def test_somebody_is_asked_until_there_is_an_outcome_and_nobody_after(table: Table) -> None:
    for match in table:
        for moment in match:
            over = table.game.outcome(moment.state) is not None
            assert over == (not table.game.waiting_on(moment.state))
            assert over == (moment is match[-1])


@every_table
def test_somebody_still_has_to_answer_while_a_match_goes_on(table: Table) -> None:
    """Sealed answers that are in hold up nobody; when all are in, they are resolved."""
    for match in table:
        for moment in match[:-1]:
            assert not all(decision.answered for decision in table.game.waiting_on(moment.state))


@every_table
def test_decisions_are_well_formed(table: Table) -> None:
    for moment in table.moments():
        asked = table.game.waiting_on(moment.state)
        assert len({decision.id for decision in asked}) == len(asked)
        for decision in asked:
            assert DECISION_ID.fullmatch(decision.id)
            assert NAME.fullmatch(decision.kind)
            assert decision.kind != STANDING
            assert not decision.window or NAME.fullmatch(decision.window)
            assert not decision.clock or DECISION_ID.fullmatch(decision.clock)
            assert decision.seat in moment.seats
            assert decision.sealed or not decision.answered, "an open answer is carried out, not kept"
            assert decision.sealed or not decision.window, "a window hides how it is answered"


@every_table
def test_a_decision_stays_the_same_until_it_is_answered(table: Table) -> None:
    """An id stands for one question of the match; nobody else's answer changes that question."""
    for match in table:
        first_asked: dict[str, Decision] = {}
        closed: set[str] = set()
        for moment in match:
            asked = {decision.id: decision for decision in table.game.waiting_on(moment.state)}
            assert not closed & asked.keys()
            closed |= first_asked.keys() - asked.keys()
            for decision in asked.values():
                question = msgspec.structs.replace(decision, answered=False)
                assert first_asked.setdefault(decision.id, question) == question
        assert closed == first_asked.keys()


@every_table
def test_a_sealed_answer_touches_nobody_elses_decision(table: Table) -> None:
    """As long as a sealed question stands, an answer only marks its own decision as answered."""
    for match in table:
        for moment, following in pairwise(match):
            before, after = (table.game.waiting_on(each.state) for each in (moment, following))
            answered = {decision.id for decision in after if decision.answered}
            if following.decision and following.decision.sealed and following.decision.id in answered:
                assert after == tuple(
                    msgspec.structs.replace(decision, answered=True) if decision == following.decision else decision
                    for decision in before
                )


@every_table
def test_nobody_answers_what_he_is_not_asked(table: Table) -> None:
    """A question that is gone, somebody else's question and a forged one are refused, whatever the answer."""
    game = table.game
    for match in table:
        answers = [(moment.decision, moment.action) for moment in match if moment.decision]
        chance = chance_of("not asked", match[0].seed.hex())
        for moment in match:
            asked = {(decision.id, decision.seat) for decision in game.waiting_on(moment.state)}
            for decision, action in chance.some(answers, min(6, len(answers))):
                other_seat = chance.pick([seat for seat in moment.seats if seat != decision.seat])
                for wrong in (
                    decision,
                    msgspec.structs.replace(decision, seat=other_seat),
                    msgspec.structs.replace(decision, id="forged"),
                ):
                    if (wrong.id, wrong.seat) not in asked:
                        with pytest.raises(NotAsked):
                            game.apply(moment.state, wrong, action, moment.chance)


# What may be answered


@every_table
def test_sampled_actions_are_accepted(table: Table) -> None:
    for moment in table.moments():
        for view, decision in moment.asked:
            for number in range(3):
                action = table.game.sample(view, decision, chance_of("sample", len(moment.log), number))
                assert table.game.problems(view, decision, action) == ()
                assert restored(action, table.game.types.action) == action
                moment.after(decision, action)


def mixed(value: Any, chance: Chance) -> Any:
    """Put whatever stands in lists into another order."""
    if isinstance(value, dict):
        return {name: mixed(one, chance) for name, one in value.items()}
    return chance.shuffled([mixed(one, chance) for one in value]) if isinstance(value, list | tuple) else value


def untold(value: Any, *, loose: bool = False) -> Any:
    """Leave out how answers were written, and in which order what they have done is told."""
    if isinstance(value, dict):
        told = {"askings", "discard", "report"}
        return {name: untold(one, loose=loose or name in told) for name, one in value.items() if name != "sheets"}
    found = [untold(one, loose=loose) for one in value] if isinstance(value, list | tuple) else value
    return sorted(found, key=repr) if loose and isinstance(found, list) else found


def opened(moment: Moment, decision: Decision, action: Any) -> Any:
    """Give what follows from an answer once it is opened, by some answers of all who are asked beside it."""
    game, chance = moment.game, chance_of("beside", len(moment.log))
    state = game.apply(moment.state, decision, action, chance).state
    for _, asked in moment.asked:
        if not asked.answered and asked in game.waiting_on(state):
            given = game.sample(game.view(state, asked.seat), asked, chance)
            state = game.apply(state, asked, given, chance).state
    return untold(msgspec.to_builtins(state))


@every_table
def test_answers_of_one_meaning_lead_to_the_same(table: Table) -> None:
    game = table.game
    for moment in table.moments():
        for view, decision in moment.asked:
            chance = chance_of("meaning", len(moment.log), decision.seat)
            action = game.sample(view, decision, chance)
            meant = game.meaning(view, decision, action)
            for _ in range(4):
                other = msgspec.convert(mixed(msgspec.to_builtins(action), chance), game.types.action)
                if other != action and not game.problems(view, decision, other):
                    alike = opened(moment, decision, other) == opened(moment, decision, action)
                    assert alike or game.meaning(view, decision, other) != meant


@every_table
def test_menus_are_well_formed(table: Table) -> None:
    for moment in table.moments():
        for view, decision, draft in drafted(moment):
            questions = tuple(table.game.questions(view, decision, draft))
            assert len({question.key for question in questions}) == len(questions)
            for question in questions:
                assert_well_formed(question)


def assert_well_formed(question: Question) -> None:
    assert QUESTION_KEY.fullmatch(question.key)
    assert question.choices
    assert all(CHOICE_KEY.fullmatch(choice) for choice in question.choices)
    assert len(set(question.choices)) == len(question.choices)
    assert 0 <= question.least <= min(question.most, len(question.choices))
    assert question.most >= 1
    assert question.style != "answers" or question.most == 1, "one choice completes the answer"
    assert question.style == "menu" or question.least <= 1, "a button takes one choice more or less"
    assert question.least <= 1 or len(question.choices) <= 25, "a long list is taken page by page"
    assert set(question.chosen) <= set(question.choices)
    assert len(set(question.chosen)) == len(question.chosen) <= question.most


@every_table
def test_an_answer_by_menus_is_accepted_unless_its_draft_has_faults(table: Table) -> None:
    """While nothing comes of the menus, one is left, or a list offers what else to do with the line at hand."""
    game, accepted = table.game, 0
    for moment in table.moments():
        for view, decision, draft in half_made(moment):
            action = game.finish(view, decision, draft)
            if action is None:
                questions = game.questions(view, decision, draft)
                assert any(not question.chosen or question.style == "list" for question in questions)
            else:
                legal = assert_verdict_holds(moment, view, decision, action)
                assert legal == (game.faults(view, decision, draft) == ())
                accepted += legal
    assert accepted


@every_table
def test_menus_refuse_what_they_did_not_offer(table: Table) -> None:
    for moment in table.moments():
        for view, decision, draft in drafted(moment):
            for question in table.game.questions(view, decision, draft):
                key, choices = question.key, question.choices
                refused = [(key, ("not-offered",)), ("not-asked", choices[: question.least])]
                if question.least:
                    refused.append((key, ()))
                if question.most < len(choices):
                    refused.append((key, choices[: question.most + 1]))
                if question.most > 1:
                    refused.append((key, choices[:1] * 2))
                for wrong_key, chosen in refused:
                    with pytest.raises(IllegalAction):
                        table.game.take(view, decision, draft, wrong_key, chosen)


@every_table
def test_a_draft_can_be_looked_at_as_a_board(table: Table) -> None:
    for moment in table.moments():
        for view, decision, draft in drafted(moment):
            preview = table.game.preview(view, decision, draft)
            assert restored(preview, table.game.types.view) == preview


@every_table
def test_typed_nonsense_is_explained_and_harms_nothing(table: Table) -> None:
    """Of whatever is typed comes a draft to go on with."""
    game = table.game
    for moment in table.moments():
        for view, decision in moment.asked:
            if (typed := game.typed.get(decision.kind)) is None:
                continue
            chance = chance_of("typed", moment.seed.hex(), len(moment.log))
            for _ in range(3):
                text = "\n".join(chance.pick((*WORDS, "A 2", "a1", "B 9", "?? 3")) for _ in range(chance.below(6)))
                reading = typed.read(view, decision, game.blank(view, decision), text)
                assert all(isinstance(problem, Problem) for problem in reading.problems)
                assert restored(reading.draft, game.types.draft) == reading.draft
                for question in game.questions(view, decision, reading.draft):
                    assert_well_formed(question)
                game.preview(view, decision, reading.draft)
                action = game.finish(view, decision, reading.draft)
                faults = game.faults(view, decision, reading.draft)
                if action is not None:
                    assert assert_verdict_holds(moment, view, decision, action) or faults
                written = typed.write(view, decision, reading.draft)
                again = typed.read(view, decision, game.blank(view, decision), written)
                assert again.draft == reading.draft


@every_table
def test_what_is_chosen_can_be_changed_by_typing(table: Table) -> None:
    """A draft is written as a text that reads as that draft, where answers can be typed."""
    game = table.game
    met: set[str] = set()
    for moment in table.moments():
        for view, decision, draft in drafted(moment):
            if typed := game.typed.get(decision.kind):
                met.add(decision.kind)
                reading = typed.read(view, decision, draft, typed.write(view, decision, draft))
                assert reading.draft == draft
                assert all(problem in game.faults(view, decision, draft) for problem in reading.problems)
    assert met == set(game.typed)


def assert_verdict_holds(moment: Moment, view: Any, decision: Decision, action: Any) -> bool:
    """Check that `apply` does what `problems` says, and tell whether the action is legal."""
    game = moment.game
    before = to_json(moment.state)
    problems = game.problems(view, decision, action)
    if problems:
        with pytest.raises(IllegalAction) as refusal:
            game.apply(moment.state, decision, action, moment.chance)
        assert refusal.value.problems == problems
        assert not isinstance(refusal.value, NotAsked)
    else:
        step = game.apply(moment.state, decision, action, moment.chance)
        assert game.violations(step.state) == ()
    assert to_json(moment.state) == before
    return not problems


@every_table
def test_wrong_actions_are_refused_with_every_reason(table: Table) -> None:
    """Changed, misplaced and arbitrary actions are either legal and carried out or refused as announced.

    In a game of one kind of action it may be that there is nothing to refuse.
    """
    game = table.game
    legal = refused = 0
    played = [moment.action for match in table for moment in match if moment.decision]
    for moment in table.moments():
        chance = chance_of("mutated", moment.seed.hex(), len(moment.log))
        for view, decision in moment.asked:
            tried = [*(arbitrary(game.types.action, chance) for _ in range(3)), chance.pick(played)]
            for action in (*tried, game.sample(view, decision, chance)):
                raw = mutated(msgspec.json.decode(to_json(action)), chance)
                try:
                    tried.append(msgspec.convert(raw, game.types.action))
                except msgspec.ValidationError:
                    continue
            for action in tried:
                if assert_verdict_holds(moment, view, decision, action):
                    legal += 1
                else:
                    refused += 1
    assert legal
    assert refused or len(kinds_of_action(game)) == 1


@every_table
def test_the_rules_need_nothing_but_the_view(table: Table) -> None:
    """A view that was stored and read back gives the same answers to everything."""
    game = table.game
    for moment in table.moments():
        chance = chance_of("view", moment.seed.hex(), len(moment.log))
        action, plan = arbitrary(game.types.action, chance), arbitrary(game.types.plan, chance)
        for view, decision, draft in half_made(moment):
            stored = restored(view, game.types.view)
            if plans := game.orders_ahead:
                assert plans.question(stored) == plans.question(view)
                assert plans.answer(stored, decision, plan) == plans.answer(view, decision, plan)
            if typed := game.typed.get(decision.kind):
                assert typed.write(stored, decision, draft) == typed.write(view, decision, draft)
            for ask in (
                lambda seen, on, draft=draft: tuple(game.questions(seen, on, draft)),
                lambda seen, on, draft=draft: game.finish(seen, on, draft),
                lambda seen, on, draft=draft: game.faults(seen, on, draft),
                lambda seen, on, draft=draft: game.preview(seen, on, draft),
                lambda seen, on, action=action: game.problems(seen, on, action),
                lambda seen, on: game.sample(seen, on, chance_of("same")),
                game.blank,
                game.fallback,
                game.forced,
            ):
                assert ask(stored, decision) == ask(view, decision)


# Answers that do not come from the player


@every_table
def test_there_is_a_legal_fallback_for_every_decision(table: Table) -> None:
    for moment in table.moments():
        for view, decision in moment.asked:
            fallback = table.game.fallback(view, decision)
            assert table.game.problems(view, decision, fallback) == ()
            moment.after(decision, fallback)


@every_table
def test_a_match_of_fallbacks_ends(table: Table) -> None:
    """However the players have played before they vanish."""
    for match in table:
        for start in (match[0], match[len(match) // 2]):
            moment = start
            while waiting := [(view, decision) for view, decision in moment.asked if not decision.answered]:
                view, decision = waiting[0]
                moment = moment.after(decision, table.game.fallback(view, decision))
                assert len(moment.log) < MOST_ACTIONS
            assert table.game.outcome(moment.state) is not None


@every_table
def test_whoever_is_forced_has_no_other_answer(table: Table) -> None:
    for moment in table.moments():
        for view, decision in moment.asked:
            forced = table.game.forced(view, decision)
            if forced is not None:
                assert table.game.problems(view, decision, forced) == ()
                moment.after(decision, forced)
                for number in range(3):
                    assert table.game.sample(view, decision, chance_of("forced", number)) == forced
                for _, asked, draft in half_made(moment):
                    made = table.game.finish(view, decision, draft) if asked == decision else None
                    assert made in (None, forced)


@every_table_with_plans
def test_plans_answer_legally_or_not_at_all(table: Table) -> None:
    answered = 0
    for moment in table.moments():
        for view, decision in moment.asked:
            for number in range(3):
                chance = chance_of("plan", moment.seed.hex(), len(moment.log), decision.id, number)
                plan = arbitrary(table.game.types.plan, chance)
                assert restored(plan, table.game.types.plan) == plan
                action = table.plans.answer(view, decision, plan)
                if action is not None:
                    assert table.game.problems(view, decision, action) == ()
                    moment.after(decision, action)
                    answered += 1
    assert answered


# Standing orders


@every_table_with_plans
def test_a_standing_question_is_the_same_all_through_the_match_and_of_one_seat(table: Table) -> None:
    for match in table:
        known: dict[str, Decision] = {}
        asked: set[str] = set()
        for moment in match:
            assert table.plans.question(table.game.view(moment.state, None)) is None
            asked |= {decision.id for decision in table.game.waiting_on(moment.state)}
            for view, decision in moment.standing_questions:
                assert decision == standing_question(view.seat)
                assert known.setdefault(decision.id, decision) == decision
        assert not asked & known.keys()


@every_table_with_plans
def test_orders_by_menus_answer_legally_or_not_at_all(table: Table) -> None:
    game = table.game
    answered = 0
    for moment in table.moments():
        questions = {decision.seat: (view, decision) for view, decision in moment.standing_questions}
        for view, asked in moment.asked:
            if asked.seat in questions:
                chance = chance_of("orders", moment.seed.hex(), len(moment.log), asked.id)
                walks = [draft for _ in range(4) for draft in draft_walk(moment, *questions[asked.seat], chance)]
                for draft in walks:
                    plan = game.finish(*questions[asked.seat], draft)
                    if plan is not None:
                        assert restored(plan, game.types.plan) == plan
                        action = table.plans.answer(view, asked, plan)
                        if action is not None:
                            assert game.problems(view, asked, action) == ()
                            moment.after(asked, action)
                            answered += 1
    assert answered


# Taking a sealed answer back


@every_table
def test_only_a_sealed_answer_that_is_in_can_be_taken_back(table: Table) -> None:
    """And only to a kind of decision that the game declares."""
    for moment in table.moments():
        before = to_json(moment.state)
        for _, decision in moment.asked:
            forged = msgspec.structs.replace(decision, id="forged")
            for wrong in (forged,) if decision.answered else (decision, forged):
                with pytest.raises(IllegalAction):
                    moment.after_reopening(wrong)
            taken_back = reopened(moment, decision) is not None
            assert taken_back == (decision.answered and decision.kind in table.game.reopens)
        assert to_json(moment.state) == before


@every_table
def test_what_is_taken_back_is_asked_again_and_holds_everything_up(table: Table) -> None:
    """The others' decisions stay as they were; whatever they answer, nothing is resolved before it is sealed again."""
    game, taken_back = table.game, 0
    for moment in table.moments():
        for _, decision in moment.asked:
            after = reopened(moment, decision) if decision.answered else None
            if after is not None:
                taken_back += 1
                assert game.waiting_on(after.state) == tuple(
                    msgspec.structs.replace(asked, answered=False) if asked == decision else asked
                    for asked in game.waiting_on(moment.state)
                )
                assert game.violations(after.state) == ()
                assert restored(after.state, game.types.state) == after.state
                for number in range(len(after.asked)):
                    view, other = after.asked[number]
                    if other.seat != decision.seat and other.sealed:
                        after = after.after(other, game.sample(view, other, chance_of("meanwhile", number)))
                        assert decision.id in {asked.id for asked in game.waiting_on(after.state) if not asked.answered}
    assert taken_back or not game.reopens


def test_nothing_can_be_taken_back_unless_a_game_says_so(game: AnyGame) -> None:
    moment = opening(game, game.seats[0], "default")
    view, decision = moment.asked[0]
    sealed = moment.after(decision, game.sample(view, decision, chance_of("default")))
    with pytest.raises(IllegalAction, match="sealed-for-good"):
        Game.reopen(game, sealed.state, decision, sealed.chance)


# Leaving, and the end


@every_table
def test_anybody_may_leave_at_any_time_until_nobody_is_left(table: Table) -> None:
    """Who has left is asked nothing any more and cannot leave again; at the latest the last one's leaving ends it."""
    game = table.game
    for position in table.moments():
        moment = position
        gone = {line.seat for line in moment.log if line.kind == "leave"}
        chance = chance_of("leave", moment.seed.hex(), len(moment.log))
        for seat in chance.shuffled(seat for seat in moment.seats if seat not in gone):
            if game.outcome(moment.state) is not None:
                break
            moment = moment.after_leaving(seat)
            gone.add(seat)
            assert game.violations(moment.state) == ()
            assert restored(moment.state, game.types.state) == moment.state
            assert not gone & {decision.seat for decision in game.waiting_on(moment.state)}
            with pytest.raises(IllegalAction):
                moment.after_leaving(seat)
        assert game.outcome(moment.state) is not None
        assert game.waiting_on(moment.state) == ()
        for seat in moment.seats:
            with pytest.raises(IllegalAction):
                moment.after_leaving(seat)


@every_table
def test_after_somebody_has_left_the_match_goes_on_to_its_end(table: Table) -> None:
    left = 0
    for number in range(table.matches):
        for moment in random_match(table.game, table.players, "leaving", number, leave_one_in=12):
            assert table.game.violations(moment.state) == ()
            left += bool(moment.log and moment.log[-1].kind == "leave")
    assert left


@every_table
def test_an_outcome_ranks_every_seat_once(table: Table) -> None:
    """Or nobody, in a draw without a ranking."""
    for match in table:
        outcome = table.game.outcome(match[-1].state)
        assert outcome is not None
        assert NAME.fullmatch(outcome.reason)
        assert all(outcome.ranking), "no place is empty"
        ranked = sorted(seat for place in outcome.ranking for seat in place)
        assert ranked in ([], list(match[-1].seats))
        assert outcome.scores is None or len(outcome.scores) == table.players


# What the rules keep


@every_table
def test_every_position_keeps_the_invariants(table: Table) -> None:
    for moment in table.moments():
        assert table.game.violations(moment.state) == ()


def test_a_lost_or_doubled_piece_breaks_an_invariant(game: AnyGame) -> None:
    """Invariants are worth something: among states that were tampered with they find some."""
    if type(game).violations is Game.violations:
        pytest.skip("this game declares no invariants")
    found = tampered = 0
    chance = chance_of("tampered", game.key)
    for moment in random_match(game, game.seats[-1], "tampered"):
        raw = msgspec.json.decode(to_json(moment.state))
        lists = {name: items for name, items in raw.items() if isinstance(items, list) and items}
        name = chance.pick(sorted(lists))
        try:
            state = msgspec.convert({**raw, name: resized(lists[name], chance)}, game.types.state)
        except msgspec.ValidationError:
            continue
        if state != moment.state:
            tampered += 1
            try:
                found += bool(game.violations(state))
            except LookupError:  # a seat or a place is missing altogether
                found += 1
    assert found
    assert tampered


@every_table
def test_events_are_told_to_everybody_or_to_one_seat(table: Table) -> None:
    for moment in table.moments():
        for event in moment.step.events:
            assert isinstance(event, table.game.types.event)
            assert event.audience in moment.observers


@every_table
def test_matches_share_nothing(table: Table) -> None:
    """What happens at one table changes neither the state that it came from nor the match at another table."""
    ours = random_match(table.game, table.players, 0)
    theirs = random_match(table.game, table.players, "another")
    alone = next(iter(table))
    for moment, other in zip(ours, theirs, strict=False):
        before = to_json(moment.state)
        for view, decision in moment.asked:
            moment.after(decision, table.game.sample(view, decision, chance_of("aside")))
        other.game.view(other.state, None)
        assert to_json(moment.state) == before
        assert moment == alone[len(moment.log)]


@pytest.mark.sampled(3)
def test_random_play_meets_every_kind_of_action(game: AnyGame) -> None:
    """What the other tests find legal is not a corner of the game."""
    unmet = kinds_of_action(game)
    for number in range(60):
        for players in game.seats:
            match = random_match(game, players, "kinds", number, leave_one_in=0)
            unmet -= {type(moment.action).__name__ for moment in match if moment.decision}
        if not unmet:
            break
    assert not unmet


# Before the match


def test_a_game_says_who_it_is(game: AnyGame) -> None:
    assert NAME.fullmatch(game.key)
    assert every_game()[game.key] is game
    assert game.version >= 1
    assert game.data_version
    assert len(game.seats) >= 1
    assert min(game.seats) >= 2
    assert game.extensions >= 0


def test_what_players_bring_is_without_problems_and_written_as_a_text_that_can_be_read(game: AnyGame) -> None:
    if game.entries is None:
        pytest.skip("players bring nothing")
    entries, chance = game.entries, chance_of("written entries", game.key)
    for number in range(8):
        table = opening(game, game.seats[-1], "written", number)
        for entry in (*table.entries, *entries.starters.values()):
            assert entries.problems(entry, table.options) == ()
            assert entries.read(entries.write(entry), table.options) == (entry, ())
        text = "\n".join(chance.pick(WORDS) for _ in range(chance.below(4)))
        made, problems = entries.read(text, table.options)
        assert made is not None or problems
        assert restored(made, game.types.entry | None) == made


def test_a_match_does_not_start_with_too_few_or_too_many(game: AnyGame) -> None:
    table = opening(game, max(game.seats), "crowd")
    for entries in (table.entries[: min(game.seats) - 1], (*table.entries, table.entries[0]), ()):
        with pytest.raises(IllegalAction):
            game.start(entries, table.options, Chance(table.seed, 0))


def test_a_match_starts_with_what_has_no_problems_and_with_nothing_else(game: AnyGame) -> None:
    if game.entries is None:
        pytest.skip("players bring nothing")
    chance = chance_of("entries", game.key)
    for number in range(40):
        table = opening(game, game.seats[0], "entries", number)
        entry = arbitrary(game.types.entry, chance)
        if game.entries.problems(entry, table.options):
            with pytest.raises(IllegalAction):
                game.start((entry, *table.entries[1:]), table.options, Chance(table.seed, 0))


def test_what_nobody_knows_how_to_migrate_is_refused(game: AnyGame) -> None:
    for field in ("state", "draft", "plan", "action"):
        with pytest.raises(Unreadable):
            game.upgrade(field, b"{}", 0)
