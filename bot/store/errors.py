"""What can be wrong with a store."""


class StoreError(Exception):
    """The store cannot be opened or used. The message is one sentence for whoever runs the bot."""


class StoreHeld(StoreError):
    """The database is held by another process alone."""


class StoreBusy(StoreError):
    """The database is locked by another program or cannot be reached, which passes."""


class Outdated(Exception):
    """Somebody else has changed what was read: it has to be read again, and nothing was stored."""


def words(error: Exception) -> str:
    """Give the first line of what the server, the driver or the system says."""
    orig = getattr(error, "orig", None)
    cause = error if orig is None else orig.__cause__ or orig
    return (str(cause).strip() or type(cause).__name__).splitlines()[0].rstrip(".")


def store_error(database: object, error: BaseException | None, otherwise: str) -> StoreError:
    """Give StoreBusy if an error of SQLite's is that another program holds a lock, else StoreError with a sentence."""
    if getattr(error, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreBusy(f"Another program has locked the database {database}.")
    return StoreError(otherwise)
