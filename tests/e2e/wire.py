"""What reaches people: every message, answer and form of the bot, as each of them receives it."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.playground import Message, Modal, Person, World
from bot.playground.wire import message_payloads
from bot.playground.world import Altered, Appeared, Change, Gone, Interaction


@dataclass(frozen=True)
class Received:
    """One thing that came: what it is, who may read it, everything in it but pictures, and the pictures."""

    kind: str
    readers: frozenset[int]
    channel_id: int
    body: dict[str, Any]
    pictures: tuple[bytes, ...] = field(default=(), repr=False)

    @property
    def letters(self) -> str:
        """Everything that can be read in it, whether the client shows it or not."""
        return json.dumps(self.body, ensure_ascii=False, sort_keys=True)


Story = list[tuple[str, str, tuple[bytes, ...]]]
"""What came of one message: how it was posted, edited and deleted, in this order."""


class Wire:
    """Listens to the world from now on."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.parcels: list[Received] = []
        world.listen(self._heard)

    def to(self, person: Person, since: int = 0) -> list[Received]:
        """List what a person has received, after so many parcels in all."""
        return [parcel for parcel in self.parcels[since:] if person.id in parcel.readers]

    def _heard(self, change: Change, audience: frozenset[int]) -> None:
        match change:
            case Appeared(Message() as message) if self._world.user(message.author_id).bot:
                self._take("message", message, audience)
            case Altered(_, Message() as message) if self._world.user(message.author_id).bot:
                self._take("edit", message, audience)
            case Gone(Message() as message) if self._world.user(message.author_id).bot:
                self.parcels.append(Received("deletion", audience, message.channel_id, {"id": message.id}))
            case Altered(_, Interaction() as interaction) if interaction.response is not None:
                body: dict[str, Any] = {"choices": list(interaction.response.choices)}
                if interaction.response.modal is not None:
                    body["form"] = _form(interaction.response.modal)
                self.parcels.append(Received("answer", audience, interaction.channel_id, body))
            case _:
                pass

    def _take(self, kind: str, message: Message, audience: frozenset[int]) -> None:
        body = message_payloads.message(self._world, message)
        pictures = tuple(one.data for one in message.attachments)
        self.parcels.append(Received(kind, audience, message.channel_id, body, pictures))


def custom_ids(body: object) -> Iterator[str]:
    """List the custom ids anywhere in a message."""
    if isinstance(body, dict):
        if isinstance(body.get("custom_id"), str):
            yield body["custom_id"]
        for value in body.values():
            yield from custom_ids(value)
    elif isinstance(body, list | tuple):
        for value in body:
            yield from custom_ids(value)


def without_chance(parcels: Sequence[Received]) -> list[Story]:
    """Tell message by message what came, without what is drawn anew at each sending: ids, nonces, moments, addresses.

    What is posted keeps its order. Older messages that are edited or deleted come after it in an order of their own:
    the bot changes several side by side, and which change is heard first is chance.
    """
    stories: dict[object, Story] = {}
    for one in parcels:
        story = stories.setdefault(one.body.get("id", one.kind), [])
        story.append((one.kind, _without_chance(one.letters), one.pictures))
    changed = [story for story in stories.values() if story[0][0] in ("edit", "deletion")]
    return [story for story in stories.values() if story not in changed] + sorted(changed)


_NUMBERS = (
    (re.compile(r"\b\d{16,20}\b"), "<id>"),
    (re.compile(r"<t:\d+"), "<t:…"),
    (re.compile(r"`[0-9a-f]{8}…`"), "<fingerprint>"),
    (re.compile(r'"id": \d{5,}'), '"id": <mark>'),
    (re.compile(r'"nonce": "[^"]*"'), '"nonce": …'),
    (re.compile(r'"(edited_|)timestamp": "[^"]*"'), '"timestamp": …'),
    (re.compile(r"http://127\.0\.0\.1:\d+/[^\"]*"), "<file>"),
)


def _without_chance(letters: str) -> str:
    for pattern, name in _NUMBERS:
        letters = pattern.sub(name, letters)
    return letters


def _form(modal: Modal) -> dict[str, Any]:
    return {"custom_id": modal.custom_id, "title": modal.title, "components": list(modal.components)}
