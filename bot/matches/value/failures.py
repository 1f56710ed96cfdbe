"""Where something failed, without a word of what it was about."""

import traceback


def where_it_failed(error: BaseException) -> str:
    """Name an error and its place without its message, which could tell a secret."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {frames[-1].name}, {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"
