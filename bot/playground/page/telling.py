"""What a page is told, unasked: everything is read off what its person sees at that moment."""

import asyncio
from collections.abc import Callable
from typing import assert_never

from bot.playground.page import views
from bot.playground.page.backend import Backend, Topic
from bot.playground.wire import Person, Request
from bot.playground.world import (
    JSON,
    Appeared,
    Change,
    Channel,
    Gone,
    Guild,
    Interaction,
    Member,
    Message,
)

_MANY_REQUESTS = 100
_GATHER = 0.03
"""Seconds in which changes to the list of places are gathered."""


class Telling:
    """Tells the page of one person who is who and where one can be, and what changes.

    `send` puts an object into the page's queue.
    """

    def __init__(self, backend: Backend, person: Person, send: Callable[[JSON], None]) -> None:
        self._backend = backend
        self._person = person
        self._send = send
        self._gathering: asyncio.TimerHandle | None = None
        self._requests_on = False
        self._last_request: Request | None = None
        self._places = views.places(backend, person)
        send(
            {
                "event": "welcome",
                "self": views.own(person),
                "everybody": views.people(backend),
                "places": self._places,
                "bot": backend.bot_status,
                "ahead": backend.clock.ahead,
            }
        )
        self._stop_following = backend.world.follow(person.id, self._heard)
        self._stop_watching = backend.watch(self._look_again)

    def close(self) -> None:
        """Tell nothing more."""
        self._stop_following()
        self._stop_watching()
        if self._gathering:
            self._gathering.cancel()

    def watch_requests(self, *, on: bool) -> None:
        """Tell the bot's requests from now on, or no more."""
        self._requests_on, self._last_request = on, None
        self._tell_requests()

    def tell_gone(self, message: Message) -> None:
        """Tell that a message is not to be seen any more."""
        self._send({"event": "gone", "place": str(message.channel_id), "message": str(message.id)})

    def _heard(self, change: Change) -> None:
        match change.thing:
            case Message() as message if isinstance(change, Gone):
                self.tell_gone(message)
                self._places_changed()
            case Message() as message:
                new = isinstance(change, Appeared)
                self._tell_message(message, new=new)
                if new:
                    self._places_changed()
            case Member() | Guild():
                self._tell_everybody()
            case Channel():
                self._places_changed()
            case Interaction():
                pass
            case _ as other:
                assert_never(other)

    def _tell_message(self, message: Message, *, new: bool) -> None:
        current = self._backend.world.visible_message(self._person.id, message.id)
        if current and not self._backend.is_dismissed(message.id):
            look = views.message(self._backend, self._person, self._person.look_again(current))
            self._send({"event": "message", "new": new, "message": look})

    def _tell_everybody(self) -> None:
        everybody, own = views.people(self._backend), views.own(self._person)
        self._send({"event": "everybody", "everybody": everybody, "self": own})
        self._places_changed()

    def _places_changed(self) -> None:
        if self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(_GATHER, self._tell_places)

    def _tell_places(self) -> None:
        self._gathering = None
        places = views.places(self._backend, self._person)
        if places != self._places:
            self._places = places
            self._send({"event": "places", "places": places})

    def _look_again(self, topic: Topic) -> None:
        match topic:
            case "people":
                self._tell_everybody()
            case "bot":
                self._send({"event": "bot", "bot": self._backend.bot_status})
            case "time":
                self._send({"event": "time", "ahead": self._backend.clock.ahead})
            case "requests":
                self._tell_requests()
            case "read":
                self._places_changed()
            case _:
                assert_never(topic)

    def _tell_requests(self) -> None:
        if not self._requests_on:
            return
        new: list[Request] = []
        for request in reversed(self._backend.playground.requests):
            if request is self._last_request or len(new) == _MANY_REQUESTS:
                break
            new.append(request)
        if new:
            self._last_request = new[0]
            told = [views.request(self._backend, self._person, request) for request in reversed(new)]
            self._send({"event": "requests", "requests": told})
