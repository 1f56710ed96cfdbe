"""Events, and structs within them, told by their tags: what most sentences of a story need beside the message."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from bot.games.contract import Seat, Value
from bot.language import Language
from render.presenter import Scene, tag_of

Noun: TypeAlias = Callable[[Scene, Any], str]
Nouns: TypeAlias = Mapping[str, Noun]
"""How fields of a game's events are worded, by their names: cards, places, pieces."""


def player(scene: Scene, seat: Seat) -> str:
    """Name a player: a noun of fields that hold seats."""
    return scene.names[seat]


def in_words(name: Callable[[Any, Language], str]) -> Noun:
    """Make a noun of what takes the language alone."""
    return lambda scene, value: name(value, scene.language)


@dataclass(frozen=True)
class Teller:
    """Tells an event of a game by the message that is called as its tag: `power-round-begun`.

    The message takes the event's fields by their names: what `nouns` has is worded so, numbers, texts and truths stand
    as they are, and what is None is the word "none". $name is the player at `seat`, where two play $other the other
    one, and $count the number of what lies in a list. A struct in a field gives its own fields beside those of the
    event; structs in lists are told one by one, each by a message of its own.
    """

    game: str
    nouns: Nouns

    def line(self, scene: Scene, told: msgspec.Struct, key: str = "", **words: Value) -> str:
        """Tell an event or a struct of one, by another message if its `key` is given.

        `words` take the place of fields.
        """
        values = self._values(scene, told, words)
        return scene.language.say(key or f"{self.game}-{tag_of(told)}", **values | words)

    def _values(self, scene: Scene, told: msgspec.Struct, words: Mapping[str, Value]) -> dict[str, Value]:
        values: dict[str, Value] = {}
        within: dict[str, Value] = {}
        for field, value in msgspec.structs.asdict(told).items():
            match value:
                case _ if field in words:
                    pass
                case None:
                    values[field] = "none"
                case int() if field == "seat":
                    values["name"] = scene.names[value]
                    if len(scene.names) == 2:
                        values["other"] = scene.names[1 - value]
                case _ if field in self.nouns:
                    values[field] = self.nouns[field](scene, value)
                case int() | str():
                    values[field] = value
                case msgspec.Struct():
                    within |= self._values(scene, value, words)
            if isinstance(value, tuple):
                values["count"] = len(value)
        return within | values
