"""Signs that people write for one another."""

from typing import Final

APOSTROPHES: Final = str.maketrans(dict.fromkeys("`´ʹʻʼʽˈˊˋ‘’‛′‵＇｀", "'"))
"""Signs that keyboards give for an apostrophe, for `str.translate`."""
