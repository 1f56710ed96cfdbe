"""The way from every older schema to the newest, by Alembic.

Revisions are numbered, and one is added for each change of `bot.store.tables`; none that has been released is changed.
"""

from pathlib import Path

REVISIONS = tuple(f"{number:04}" for number in range(1, 25))
"""Every revision, the oldest first. They stand here so that an up-to-date database needs no Alembic at start."""

FOLDER = Path(__file__).parent
