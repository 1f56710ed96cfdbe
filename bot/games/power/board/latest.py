"""What came of the latest boards, kept for all who look at the same one."""

from typing import Generic, TypeVar

ResultT = TypeVar("ResultT")

MOST = 2
"""Of so many boards it is kept what came of them: few enough to stay at hand for the processor."""


class Latest(Generic[ResultT]):
    """Keeps what came of some boards, the latest first."""

    def __init__(self) -> None:
        self.kept: tuple[ResultT, ...] = ()

    def keep(self, result: ResultT) -> ResultT:
        """Keep a result, and give it back."""
        self.kept = (result, *self.kept[: MOST - 1])
        return result
