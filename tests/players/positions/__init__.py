"""The position book: tables at which strong players know what nobody should do, and how often each level does it.

A position (`<game>.yaml`) names its promise, sets a `table` up as the game's scenes do (`tests/games/<game>/stage.py`),
and says who is asked (`seat`), which `levels` are tried, and of which answers `at_most` which share is given. The
answers are words that a game's module here defines: whether an answer, in a view, is one of those.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Word: TypeAlias = Callable[[Any, Any], bool]
"""What can be said of an answer: of a view and an action, whether it is so."""

Words: TypeAlias = Mapping[str, Word]
