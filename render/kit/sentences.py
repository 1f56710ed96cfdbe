"""Text that goes into a sentence, a list or a label, whatever the game."""

import msgspec

LABEL_LIMIT = 80
"""Characters that a line of a menu may have."""
ABOUT_LIMIT = 100
"""Characters that the description of a choice may have."""


def sentence(text: str) -> str:
    """Begin with a capital, whatever a sentence begins with."""
    return text[:1].upper() + text[1:]


def shortened(text: str, limit: int) -> str:
    """Cut a text to a limit of characters, with an ellipsis where something was cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def values_of(told: msgspec.Struct) -> dict[str, str | int]:
    """Give the texts, numbers and truths of an action or of a part of a view by the names of their fields."""
    return {name: value for name, value in msgspec.structs.asdict(told).items() if isinstance(value, str | int)}
