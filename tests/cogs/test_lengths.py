"""Deadlines are understood as people write them in each of our languages."""

from cogs.kit.words import DAY, HOUR, MINUTE, read_length

LENGTHS = {
    36 * HOUR: ("36", "36h", "36 ore", "36 Std", "36 Stunden"),
    3 * DAY: ("3d", "3 jours", "3 Tage", "3 giorni"),
    5 * MINUTE: ("5m", "5 Minuten", "5 minuti"),
    None: ("none", "Aucun", "keine", "nessuno"),
}


def test_a_length_is_read_in_every_language() -> None:
    for seconds, texts in LENGTHS.items():
        assert {text: read_length(text) for text in texts} == dict.fromkeys(texts, seconds)
