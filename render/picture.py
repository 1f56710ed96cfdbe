"""A drawn picture."""

import msgspec

ALT_LIMIT = 1024
"""Characters that an alt text may have."""


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """PNG bytes (of a film those of a GIF), the alt text that says the same, and a file name without secrets."""

    png: bytes
    alt: str
    name: str
