"""Nobody waits for what his neighbours ask, and nobody for ever."""

from bot.players.thinking.fair_queue import FairQueue


def served(queue: FairQueue[str], costs: dict[str, float], most: int = 100) -> str:
    """Serve what waits, one after the other; of each that it concerns it costs the same. Give for whom, in order."""
    order = ""
    while len(order) < most and (one := queue.take()) is not None:
        order += one
        queue.done(one, costs.get(one, 1))
    return order


def waiting(asked: str) -> FairQueue[str]:
    queue = FairQueue[str]()
    for whom in asked:
        queue.put(whom, whom)
    return queue


def test_fifty_questions_of_one_hold_nobody_up() -> None:
    assert served(waiting("a" * 50 + "bc"), {}, 5) == "abcaa"


def test_who_asks_costly_questions_is_served_less_often() -> None:
    assert served(waiting("a" * 5 + "b" * 20), {"a": 4}, 15) == "abbbbabbbbabbbb"


def test_who_comes_anew_saves_nothing_up() -> None:
    queue = waiting("a" * 60)
    served(queue, {}, 50)
    for whom in "bbb":
        queue.put(whom, whom)
    assert served(queue, {}, 6) == "bababa"


def test_one_thing_of_each_is_in_work_where_that_is_asked_for() -> None:
    queue = FairQueue[str](singly=True)
    for one in ("a1", "a2", "b1"):
        queue.put(one[0], one)
    assert [queue.take(), queue.take(), queue.take()] == ["a1", "b1", None]
    queue.done("a", 1)
    assert (queue.take(), queue.in_work, len(queue)) == ("a2", 2, 0)


def test_what_is_called_off_is_not_served() -> None:
    queue = FairQueue[str]()
    for one in ("a1", "a2"):
        queue.put("a", one)
    assert queue.remove("a", "a1")
    assert not queue.remove("a", "a1")
    assert (queue.take(), queue.take()) == ("a2", None)
