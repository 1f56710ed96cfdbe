"""A clock that can be moved on, together with that of another process."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.playground.page.folder import write_whole


class MovableClock:
    """The machine's clock and the number of seconds in a file, by which both this and the bot's clock are ahead."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ahead = _read(file)
        """Seconds by which the clock is ahead."""

    def now(self) -> datetime:
        """Return the time."""
        return datetime.now(UTC) + timedelta(seconds=self.ahead)

    def advance(self, seconds: float) -> None:
        """Move the clock on. Raises ValueError for a step back."""
        if seconds < 0:
            raise ValueError("the clock only goes forward")
        self.ahead += seconds
        write_whole(self.file, f"{self.ahead:.3f}\n".encode())


def _read(file: Path) -> float:
    try:
        return max(0.0, float(file.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return 0.0
