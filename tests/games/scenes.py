"""Scenes: a table set up by hand, what is done at it, and what comes of that, as data that reads like the rulebook.

A scene (`tests/games/<game>/scenes`) names its promise and the rule, sets a `table` up and lists steps (`scene`); what
stands in no list is a scene of one step. A step is read from top to bottom, word by word: each word is a method of
`Scene` below, which does something or holds what is so to what is written. Of facts only those are looked at that are
named, by paths: `players.role` are the roles of all players, `lands.3.building` is what stands on the fourth land.
`variants` say a scene again with some of its parts exchanged.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from bot.games.chance import Chance, derived_seed
from bot.games.contract import AnyGame, Decision, Event, IllegalAction, Problem, Seat, Step
from tests.games.case_files import cases_in

Spec = Mapping[str, Any]
SAID: Final = {"promise", "id", "title", "rule", "note", "table", "scene", "variants"}
"""What a scene says that is no word of a step."""


def struct_of(spec: Any, of: Any) -> Any:
    """Read a tagged struct: its tag alone, with the value of its first field, or with several fields by name."""
    if isinstance(spec, str):
        return msgspec.convert({"type": spec}, of)
    ((tag, value),) = spec.items()
    if not isinstance(value, Mapping):
        info = msgspec.inspect.type_info(of)
        structs = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
        (struct,) = (one for one in structs if isinstance(one, msgspec.inspect.StructType) and one.tag == tag)
        value = {struct.fields[0].name: value}
    return msgspec.convert({"type": tag, **value}, of)


@dataclass(frozen=True)
class Stage:
    """A game, and how its scenes write a table, an action and standing orders."""

    game: AnyGame
    table: Callable[[Spec], Any]
    action: Callable[[Any], Any] | None = None
    plan: Callable[[Any], Any] | None = None

    def action_of(self, spec: Any) -> Any:
        """Read an action; null is none."""
        if spec is None:
            return None
        return self.action(spec) if self.action else struct_of(spec, self.game.types.action)

    def plan_of(self, spec: Any) -> Any:
        """Read standing orders."""
        return self.plan(spec) if self.plan else msgspec.convert(spec, self.game.types.plan)


class Scene:
    """A table while a scene is played at it. Every answer that the rules make is held to the rules."""

    def __init__(self, stage: Stage, promise: str, table: Spec) -> None:
        self.stage = stage
        self.game = stage.game
        self.promise = promise
        self.state = stage.table(table)
        self.told_now: list[Event] = []
        self.who: Seat | None = None
        self.standing = False
        self.draft: Any = None

    def play(self, step: Spec) -> None:
        """Play a step of a scene. Raises AssertionError where something else comes of it than is written."""
        self.told_now = []
        for word, spec in step.items():
            if word not in SAID:
                try:
                    getattr(self, f"_{word}")(spec)
                except Exception as error:
                    error.add_note(f"{self.promise}: {word} {spec}")
                    raise

    # Who is looked at: whoever has to answer first, or who was named last

    def _seat(self, seat: Seat) -> None:
        self.who, self.standing, self.draft = seat, False, None

    def _orders_of(self, seat: Seat) -> None:
        self.who, self.standing, self.draft = seat, True, None

    def _desk(self) -> tuple[Any, Decision]:
        if self.standing:
            view = self.game.view(self.state, self.who)
            assert self.game.orders_ahead is not None
            decision = self.game.orders_ahead.question(view)
            assert decision is not None
            return view, decision
        waiting = self.game.waiting_on(self.state)
        open_first = sorted(waiting, key=lambda one: one.answered)
        decision = next(one for one in open_first if self.who in (None, one.seat))
        return self.game.view(self.state, decision.seat), decision

    def _draft_now(self) -> Any:
        return self.game.blank(*self._desk()) if self.draft is None else self.draft

    # What is done

    def _chance(self) -> Chance:
        return Chance(derived_seed(self.game.key, "scene", len(self.told_now), self.promise), 0)

    def _after(self, step: Step[Any, Any]) -> None:
        assert self.game.violations(step.state) == ()
        self.state, self.draft = step.state, None
        self.told_now += step.events

    def _does(self, spec: Any) -> None:
        for one in spec if isinstance(spec, list) else [spec]:
            _, decision = self._desk()
            self._after(self.game.apply(self.state, decision, self.stage.action_of(one), self._chance()))

    def _clock_plays(self, times: int) -> None:
        for _ in range(times):
            view, decision = self._desk()
            self._after(self.game.apply(self.state, decision, self.game.fallback(view, decision), self._chance()))

    def _leaves(self, spec: Any) -> None:
        for seat in spec if isinstance(spec, list) else [spec]:
            self._after(self.game.leave(self.state, seat, self._chance()))

    def _takes_back(self, seat: Seat) -> None:
        (decision,) = (one for one in self.game.waiting_on(self.state) if one.seat == seat)
        self._after(self.game.reopen(self.state, decision, self._chance()))

    def _fills(self, spec: Any) -> None:
        self.draft = None
        self._goes_on(spec)

    def _goes_on(self, spec: Any) -> None:
        view, decision = self._desk()
        for answers in spec if isinstance(spec, list) else [spec]:
            for key, chosen in answers.items():
                draft = self._draft_now()
                self.draft = self.game.take(view, decision, draft, key, tuple(str(chosen).split()))

    def _half_made(self, spec: Any) -> None:
        """Take up a draft as it was stored."""
        self.draft = msgspec.convert(spec, self.game.types.draft)

    def _types(self, text: str) -> None:
        view, decision = self._desk()
        reading = self.game.typed[decision.kind].read(view, decision, self._draft_now(), text)
        self.draft, self.unread = reading.draft, reading.problems

    # What comes of it

    def _cannot(self, spec: Sequence[Spec]) -> None:
        """None of these choices, each after what is filled in, is on the menu."""
        for answers in spec:
            draft = self.draft
            with pytest.raises(IllegalAction, match="not-on-the-menu"):
                self._goes_on(answers)
            self.draft = draft

    def _cannot_do(self, spec: Spec) -> None:
        """Each of these (a word of what is done, with its object) is refused by the rules for a reason."""
        for word, (object_, reason) in spec.items():
            with pytest.raises(IllegalAction, match=rf"^({self.game.key}-problem-)?{reason}$"):
                getattr(self, f"_{word}")(object_)

    def _made(self, spec: Any) -> None:
        view, decision = self._desk()
        made = self.game.finish(view, decision, self._draft_now())
        assert made == (self.stage.plan_of if self.standing and spec is not None else self.stage.action_of)(spec)
        assert made is None or not self.game.faults(view, decision, self._draft_now())

    def _questions(self, keys: list[str]) -> None:
        assert [one.key for one in self.game.questions(*self._desk(), self._draft_now())] == keys

    def _offers(self, spec: Spec) -> None:
        """What these questions offer: all choices as a list, or other facts of them by name; false: not asked."""
        asked = {one.key: one for one in self.game.questions(*self._desk(), self._draft_now())}
        for key, wanted in spec.items():
            if wanted is False:
                assert key not in asked
            else:
                hold(asked[key], wanted if isinstance(wanted, Mapping) else {"choices": wanted}, key)

    @property
    def faults(self) -> tuple[Problem, ...]:
        """List what is wrong with what is filled in."""
        return self.game.faults(*self._desk(), self._draft_now())

    def _faults(self, wanted: list[Any]) -> None:
        self._compare(self.faults, wanted)

    def _unread(self, wanted: list[Any]) -> None:
        self._compare(self.unread, wanted)

    def _compare(self, problems: Sequence[Problem], wanted: list[Any]) -> None:
        """Hold problems to "key where" ("any" stands for each key), or {"key where": values}."""
        texts = [next(iter(one)) if isinstance(one, Mapping) else one for one in wanted]
        said = [f"{one.key.removeprefix(f'{self.game.key}-problem-')} {one.where}".strip() for one in problems]
        assert len(said) == len(texts), said
        for problem, text, so, one in zip(problems, texts, said, wanted, strict=True):
            assert text in (so, f"any {problem.where}"), said
            assert not isinstance(one, Mapping) or one[text] == problem.values

    def _written(self, text: str) -> None:
        view, decision = self._desk()
        written = self.game.typed[decision.kind].write(view, decision, self._draft_now())
        assert written == text, repr(written)

    def _preview(self, spec: Spec) -> None:
        hold(self.game.preview(*self._desk(), self._draft_now()), spec)

    def _draft(self, spec: Spec) -> None:
        hold(self._draft_now(), spec)

    def _legal(self, specs: list[Any]) -> None:
        for spec in specs:
            assert self.game.problems(*self._desk(), self.stage.action_of(spec)) == (), spec

    def _illegal(self, spec: Any) -> None:
        """None of these is legal: a list, or by the reason against them."""
        for reason, specs in spec.items() if isinstance(spec, Mapping) else [(None, spec)]:
            for one in specs:
                problems = self.game.problems(*self._desk(), self.stage.action_of(one))
                assert problems, one
                if reason is not None:
                    self._compare(problems, reason.split(", "))

    def _clock(self, spec: Any) -> None:
        assert self.game.fallback(*self._desk()) == self.stage.action_of(spec)

    def _forced(self, spec: Any) -> None:
        assert self.game.forced(*self._desk()) == self.stage.action_of(spec)

    def _overdue(self, spec: Any) -> None:
        action = self.game.overdue(*self._desk(), self._draft_now())
        assert action == self.stage.action_of(spec)
        assert action is None or self.game.problems(*self._desk(), action) == ()

    def _answers(self, specs: list[Any]) -> None:
        """What orders answer, each given as [orders, answer]; null: they leave it to their owner."""
        assert self.game.orders_ahead is not None
        view, decision = self._desk()
        for plan, answer in specs:
            found = self.game.orders_ahead.answer(view, decision, self.stage.plan_of(plan))
            wanted = self.game.fallback(view, decision) if answer == "clock" else self.stage.action_of(answer)
            assert found == wanted, (plan, found)
            assert found is None or self.game.problems(view, decision, found) == ()

    def _plans(self, spec: Mapping[str, list[Any]]) -> None:
        """What is wrong with standing orders, by the reason ("": nothing)."""
        for reason, plans in spec.items():
            for plan in plans:
                self._compare(
                    self.game.problems(*self._desk(), self.stage.plan_of(plan)), reason.split(", ") if reason else []
                )

    def _no_orders_of(self, readers: list[Any]) -> None:
        """None of these seats (or the public) is asked for standing orders."""
        assert self.game.orders_ahead is not None
        for reader in readers:
            assert self.game.orders_ahead.question(self._view(reader)) is None

    def _asked(self, wanted: list[str]) -> None:
        asked = [one.id for one in self.game.waiting_on(self.state) if not one.answered]
        assert asked == wanted, asked

    def _told(self, wanted: list[Any]) -> None:
        tell(self.told_now, wanted)

    def _not_told(self, kinds: list[str]) -> None:
        assert not {event.__struct_config__.tag for event in self.told_now} & set(kinds)

    def _sees(self, spec: Spec) -> None:
        """What seats (or the public) see."""
        for reader, facts in spec.items():
            hold(self._view(reader), facts, str(reader))

    def _view(self, reader: Any) -> Any:
        return self.game.view(self.state, None if reader == "public" else reader)

    def _state(self, spec: Spec) -> None:
        hold(self.state, spec)


def tell(events: Sequence[Event], wanted: list[Any]) -> None:
    """Of the kinds of events that are named these have happened, in this order, and no others.

    Each is its tag alone, or its tag with some facts. Raises AssertionError.
    """
    lines = [(line, {}) if isinstance(line, str) else next(iter(line.items())) for line in wanted]
    kinds = {kind for kind, _ in lines}
    happened = [event for event in events if event.__struct_config__.tag in kinds]
    assert [event.__struct_config__.tag for event in happened] == [kind for kind, _ in lines], happened
    for event, (kind, facts) in zip(happened, lines, strict=True):
        hold(event, facts, kind)


def hold(value: Any, spec: Spec, about: str = "") -> None:
    """Hold facts of a value, which are found by their paths, to what is written. Raises AssertionError."""
    for path, wanted in spec.items():
        found = at(value, str(path))
        if isinstance(wanted, Mapping):
            hold(found, wanted, f"{about} {path}")
        else:
            assert plain(found) == wanted, f"{about} {path}: {plain(found)}"


def at(value: Any, path: str) -> Any:
    """Find what lies at a path: in a list at each item, at that which is numbered or has that id; or its `length`."""
    name, _, rest = path.partition(".")
    if isinstance(value, tuple | list) and name.lstrip("-").isdigit():
        found = value[int(name)]
    elif isinstance(value, tuple | list) and name == "length":
        found = len(value)
    elif isinstance(value, tuple | list):
        named = [item for item in value if getattr(item, "id", None) == name]
        if not named:
            return [at(item, path) for item in value]
        (found,) = named
    else:
        found = value[name] if isinstance(value, Mapping) else getattr(value, name)
    return at(found, rest) if rest else found


def plain(value: Any) -> Any:
    """Write a value as data."""
    return msgspec.json.decode(msgspec.json.encode(value))


def scenes_in(folder: Path) -> Iterator[tuple[str, Spec]]:
    """Read the scenes of a folder, with ids of their own."""
    for path in sorted(folder.glob("*.yaml")):
        for case in cases_in(path):
            yield from ((f"{path.stem}-{name}", variant) for name, variant in variants_of(case))


def variants_of(case: Spec) -> Iterator[tuple[str, Spec]]:
    """List the variants of a scene, or the scene itself if it has none, each with its id."""
    name = re.sub(r"\W+", "-", case["promise"].lower()).strip("-")
    variants = case.get("variants", [{}])
    for number, variant in enumerate(variants, start=1):
        table = {**case.get("table", {}), **variant.get("table", {})}
        yield name if len(variants) == 1 else f"{name}-{number}", {**case, **variant, "table": table}


def play(stage: Stage, case: Spec) -> None:
    """Play a scene. Raises AssertionError where something else comes of it than is written."""
    scene = Scene(stage, case["promise"], case.get("table", {}))
    for step in case.get("scene", [case]):
        scene.play(step)
