"""Alternative texts: what a picture says to those who cannot see it."""

import textwrap
from collections.abc import Iterable

from render.picture import ALT_LIMIT


def alt_text(sentences: Iterable[str], most: int = ALT_LIMIT) -> str:
    """Join sentences, the most important first, and leave out the last ones if they would not fit.

    A single sentence that is too long is cut after a word.
    """
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > most:
            break
        text = longer
    else:
        return text
    return text or textwrap.shorten(sentence, most, placeholder="…")
