"""What can be wrong with a store."""

from __future__ import annotations

from pathlib import Path


class StoreError(Exception):
    """The store cannot be opened or used. The message is one sentence for whoever runs the bot."""


class StoreBusy(StoreError):
    """Another program has locked the database, which passes."""


def store_error(path: Path, error: BaseException | None, otherwise: str) -> StoreError:
    """Give StoreBusy if an error of SQLite's is that another program holds a lock, else StoreError with a sentence."""
    if getattr(error, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreBusy(f"Another program has locked the database {path}.")
    return StoreError(otherwise)
