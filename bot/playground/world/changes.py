"""What can happen in the world, as values. Whoever listens gets each with the users who may know of it."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.world.model import Channel, Guild, Interaction, Member, Message

Thing = Message | Channel | Member | Guild | Interaction


@dataclass(frozen=True, slots=True)
class Appeared:
    """Something is there that was not: it was said, opened, joined or begun, or has become visible to those told."""

    thing: Thing


@dataclass(frozen=True, slots=True)
class Altered:
    """Something is not what it was; of an interaction, that it was answered, or failed."""

    before: Thing
    thing: Thing


@dataclass(frozen=True, slots=True)
class Gone:
    """Something is there no more; a channel takes its messages along."""

    thing: Thing


Change = Appeared | Altered | Gone

Listener = Callable[[Change, frozenset[int]], None]
"""Called during the change, after the world stands as it will: the change, and who may know of it."""
