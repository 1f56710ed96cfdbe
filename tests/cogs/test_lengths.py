"""Deadlines are understood as people write them in each of our languages."""

import pytest

from cogs._words import DAY, HOUR, MINUTE, read_length


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        *(
            ("36", 36 * HOUR),
            ("36h", 36 * HOUR),
            ("36 ore", 36 * HOUR),
            ("36 Std", 36 * HOUR),
            ("36 Stunden", 36 * HOUR),
        ),
        *(("3d", 3 * DAY), ("3 jours", 3 * DAY), ("3 Tage", 3 * DAY), ("3 giorni", 3 * DAY)),
        *(("5m", 5 * MINUTE), ("5 Minuten", 5 * MINUTE), ("5 minuti", 5 * MINUTE)),
        *(("none", None), ("Aucun", None), ("keine", None), ("nessuno", None)),
    ],
)
def test_a_length_is_read_in_every_language(text: str, seconds: int | None) -> None:
    assert read_length(text) == seconds
