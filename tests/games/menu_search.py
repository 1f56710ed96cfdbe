"""Whether menus lead to an answer: a search that goes where a draft becomes more like it."""

import heapq
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any, TypeAlias

import msgspec

from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision, IllegalAction, Question

PATIENCE = 200
"""So many drafts are gone on from before the menus are said not to lead to an answer."""
EARLIEST_EVERY = 3
"""Each third time the search goes on from the draft that has waited longest, so that it sticks nowhere."""

Step: TypeAlias = tuple[str, tuple[str, ...]]
"""What is chosen at a question."""
Places: TypeAlias = "Counter[tuple[str, Any]]"

_WORD = re.compile(r"\w+")


def steps_to(game: AnyGame, view: Any, decision: Decision, action: Any, patience: int = PATIENCE) -> list[Step] | None:
    """Find a walk through the menus, from a blank draft, that makes an action; the order of lists does not matter.

    Gives its steps, none if the blank draft makes the action already, or None if no walk is found.
    """
    goal = _as_json(action)
    wanted = _places(goal)
    drafts = [game.blank(view, decision)]
    ways: list[list[Step]] = [[]]
    stored = {to_json(drafts[0])}
    ahead = [(0, 0)]
    waiting: dict[int, None] = {0: None}
    for turn in range(patience):
        if not waiting:
            return None
        number = next(iter(waiting)) if turn % EARLIEST_EVERY == 0 else _nearest(ahead, waiting)
        del waiting[number]
        further = ((draft, [*ways[number], step]) for step, draft in _steps(game, view, decision, drafts[number], goal))
        for draft, way in chain([(drafts[number], ways[number])], further):
            made = game.finish(view, decision, draft)
            places = None if made is None else _places(_as_json(made))
            if places == wanted:
                return way
            if (raw := to_json(draft)) not in stored:
                stored.add(raw)
                if places is None:
                    off = 2 + _unlike(goal, msgspec.json.decode(raw))
                else:
                    off = 2 * ((wanted - places) + (places - wanted)).total()
                heapq.heappush(ahead, (off, -len(drafts)))
                waiting[len(drafts)] = None
                drafts.append(draft)
                ways.append(way)
    return None


def _as_json(action: Any) -> Any:
    """Write an action as JSON, its lists in one order."""

    def in_order(value: Any) -> Any:
        match value:
            case dict():
                return {name: in_order(item) for name, item in value.items()}
            case list():
                return sorted(map(in_order, value), key=msgspec.json.encode)
            case _:
                return value

    return in_order(msgspec.json.decode(to_json(action)))


def _nearest(ahead: list[tuple[int, int]], waiting: dict[int, None]) -> int:
    """Give the draft that is most like the goal, of equal ones the latest."""
    while True:
        _, number = heapq.heappop(ahead)
        if -number in waiting:
            return -number


def _steps(game: AnyGame, view: Any, decision: Decision, draft: Any, goal: Any) -> Iterator[tuple[Step, Any]]:
    """Take each step that is possible; of several choices at once those together of which the goal speaks."""
    for question in game.questions(view, decision, draft):
        for chosen in dict.fromkeys(_answers(question, goal)):
            if question.least <= len(chosen) <= question.most:
                try:
                    yield (question.key, chosen), game.take(view, decision, draft, question.key, chosen)
                except IllegalAction:
                    continue


def _answers(question: Question, goal: Any) -> Iterator[tuple[str, ...]]:
    yield from ((choice,) for choice in question.choices)
    yield from ((), question.choices)
    if question.most > 1:
        for items in (*_lists(goal), [*_words(goal)]):
            yield from (_named(question.choices, items, most_words) for most_words in (1, 2))


def _named(choices: tuple[str, ...], items: list[Any], most_words: int) -> tuple[str, ...]:
    """Choose what some items name, each once, by the first words of a choice: "3-1" is a copy of 3."""
    left = Counter(map(str, items))
    chosen = []
    for choice in choices:
        named = next((word for word in _WORD.findall(choice)[:most_words] if left[word]), None)
        if named is not None:
            left[named] -= 1
            chosen.append(choice)
    return tuple(chosen)


def _places(value: Any, path: str = "") -> Places:
    """Count the plain values of a JSON value, each with its path; those of one list share theirs."""
    found: Places = Counter()
    match value:
        case dict():
            for name, item in value.items():
                found += _places(item, f"{path}.{name}")
        case list():
            for place, item in enumerate(value):
                found += _places(item, f"{path}.{place}" if isinstance(item, dict | list) else path)
        case None | "" | False:
            pass
        case _:
            found[path, value] += 1
    return found


def _lists(value: Any) -> Iterator[list[Any]]:
    """Give every list of plain values in a JSON value."""
    match value:
        case dict():
            for item in value.values():
                yield from _lists(item)
        case [dict() | list(), *_]:
            for item in value:
                yield from _lists(item)
        case list():
            yield value


def _unlike(goal: Any, draft: Any) -> int:
    """Count what of a goal a draft has not yet: words, and values that fields of the same name have otherwise."""
    wanted, there = _ends(goal), _ends(draft)
    names = {path for path, _ in wanted}
    wrong = sum(times for (path, _), times in (there - wanted).items() if path in names)
    return (_words(goal) - _words(draft)).total() + (wanted - there).total() + 2 * wrong


def _words(value: Any) -> Counter[str]:
    return Counter(word for _, item in _places(value).elements() for word in _WORD.findall(str(item)))


def _ends(value: Any) -> Counter[tuple[str, Any]]:
    """Count plain values by the last place and the last name on their paths."""
    found: Counter[tuple[str, Any]] = Counter()
    for (path, item), times in _places(value).items():
        found[".".join(path.split(".")[-2:]), item] += times
    return found
