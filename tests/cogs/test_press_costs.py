"""A press reads its match once, and the rules decide on an answer at most twice: drafted, and carried out."""

from pathlib import Path

from tests.benchmarks.press_costs import costs

READ_TWICE = frozenset({"command: board", "command: move", "seal what has changed"})
"""A command finds the match of its channel first; and who is refused reads what is asked now."""


async def test_a_press_reads_its_match_once_and_has_an_answer_decided_on_at_most_twice(tmp_path: Path) -> None:
    for kind, cost in (await costs(tmp_path)).items():
        assert cost.reads == 1 + (kind in READ_TWICE), kind
        assert cost.most_checks <= 2, kind
