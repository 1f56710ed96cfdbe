"""One tab of the page: one person, who is told what they see and does what they want."""

import asyncio
import base64
import binascii
from collections.abc import Callable
from typing import Any, assert_never

from bot.playground.changes import (
    Change,
    ChannelChanged,
    ChannelCreated,
    ChannelDeleted,
    GuildChanged,
    InteractionAnswered,
    InteractionCreated,
    InteractionFailed,
    MemberChanged,
    MemberJoined,
    MemberLeft,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    PinsChanged,
    ReactionAdded,
    ReactionRemoved,
    Typing,
)
from bot.playground.door import Request
from bot.playground.model import JSON, Message, Modal, Upload
from bot.playground.page import looks, wishes
from bot.playground.page.venue import Topic, Venue
from bot.playground.person import Answer, Person
from bot.playground.refusals import CannotDo, Refusal
from bot.playground.sight import Seen
from bot.playground.spec import limits

_PAGE = 50
_MANY_REQUESTS = 100
_GATHER = 0.03
"""Seconds in which changes to the list of places are gathered."""


class Visit:
    """What goes to one page and comes from it.

    `send` puts an object into the page's queue. Everything that is sent is read off what the person sees at that
    moment.
    """

    def __init__(self, venue: Venue, person: Person, send: Callable[[JSON], None]) -> None:
        self.person = person
        self._venue = venue
        self._world = venue.world
        self._send = send
        self._places: list[JSON] = []
        self._gathering: asyncio.TimerHandle | None = None
        self._requests_on = False
        self._last_request: Request | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop_following = self._world.follow(person.id, self._heard)
        self._stop_watching = venue.watch(self._look_again)

    def begin(self) -> None:
        """Tell the page who is who, and where one can be."""
        self._places = looks.places(self._venue, self.person)
        self._send(
            {
                "event": "welcome",
                "self": looks.self(self._venue, self.person),
                "everybody": looks.people(self._venue),
                "places": self._places,
                "bot": looks.bot(self._venue),
                "ahead": self._venue.clock.ahead,
            }
        )

    def end(self) -> None:
        """Tell and do nothing any more."""
        self._stop_following()
        self._stop_watching()
        if self._gathering:
            self._gathering.cancel()
        for task in self._tasks:
            task.cancel()

    # --- what the page wants ---

    def take(self, frame: str | bytes) -> None:
        """Begin to carry out what a frame asks for; the answer follows, whether it was done or not."""
        try:
            wish = wishes.read(frame)
        except wishes.NotAWish as problem:
            self._send({"re": problem.number, "problem": f"The page asked for something unknown: {problem}."})
            return
        task = asyncio.create_task(self._carry_out(wish))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, wish: wishes.AnyWish) -> None:
        try:
            result = await self._do(wish)
        except CannotDo as cannot:
            self._send({"re": wish.re, "problem": _sentence(str(cannot))})
        except Refusal as refusal:
            self._send({"re": wish.re, "problem": _sentence(refusal.reason.message)})
        except TimeoutError:
            self._send({"re": wish.re, "result": {"answer": "failed"}})
        except Exception:
            self._send({"re": wish.re, "problem": "The playground stumbled over this; its terminal says where."})
            raise
        else:
            self._send({"re": wish.re, "result": result})

    async def _do(self, wish: wishes.AnyWish) -> JSON:
        if isinstance(wish, wishes.Reading):
            return self._read(wish)
        if isinstance(wish, wishes.Writing):
            return self._write(wish)
        if isinstance(wish, wishes.Suggest):
            options = _with_files(wish.options)
            choices = await self.person.autocomplete(int(wish.place), wish.name, wish.option, wish.typed, **options)
            return {"choices": [{"shown": each.name, "value": each.value} for each in choices]}
        if isinstance(wish, wishes.Acting):
            return looks.answer(await self._act(wish))
        if isinstance(wish, wishes.Hosting):
            return self._host(wish)
        return await self._test(wish)

    def _read(self, wish: wishes.Reading) -> JSON:
        match wish:
            case wishes.Open(place=place, before=before):
                return self._history(int(place), int(before) if before else None)
            case wishes.Read(place=place, message=message):
                self._venue.mark_read(self.person.id, int(place), int(message))
                return {}
            case wishes.File(message=message, file=file):
                return _bytes_of(self._seen(message).message, int(file))
            case wishes.Commands(place=place):
                return looks.commands(self.person.commands(int(place)), self.person.user.locale)

    def _write(self, wish: wishes.Writing) -> JSON:
        match wish:
            case wishes.Say(place=place, text=text, reply_to=reply_to):
                if len(text) > limits.CONTENT_LENGTH:
                    raise CannotDo(f"A message holds {limits.CONTENT_LENGTH} characters; this one has {len(text)}.")
                self.person.say(int(place), text, reply_to=self._seen(reply_to) if reply_to else None)
            case wishes.Delete(message=message):
                self.person.delete(self._seen(message))
            case wishes.Dismiss(message=message):
                seen = self._seen(message)
                self._venue.dismiss(seen)
                self._tell_gone(seen.message)
            case wishes.StartThread(place=place, name=name):
                tidy = _named(name, limits.THREAD_NAME_LENGTH)
                return {"place": str(self._world.start_thread(self.person.id, int(place), tidy).id)}
        return {}

    async def _act(self, wish: wishes.Acting) -> Answer:
        person = self.person
        match wish:
            case wishes.Slash(place=place, name=name, options=options):
                return await person.slash(int(place), name, **_with_files(options))
            case wishes.UseOn(message=message, name=name):
                return await person.use_on(name, self._seen(message))
            case wishes.Click(message=message, custom_id=custom_id):
                return await person.click(self._seen(message), custom_id)
            case wishes.Choose(message=message, custom_id=custom_id, values=values):
                return await person.choose(self._seen(message), custom_id, values)
            case wishes.Submit(form=form, values=values):
                return await person.submit(self._form(int(form)), _with_files(values))

    def _host(self, wish: wishes.Hosting) -> JSON:
        venue = self._venue
        match wish:
            case wishes.AddChannel(name=name):
                return {"place": str(venue.add_channel(name).id)}
            case wishes.AddPerson(name=name):
                return {"person": str(venue.add_person(name).id)}
            case wishes.ChangePerson(person=person, name=name, locale=locale):
                venue.change_person(int(person), name, locale)
            case wishes.SetDms(open=dms_open):
                venue.set_dms_open(self.person.id, dms_open)
            case wishes.SetMember(member=True):
                venue.come_back(self.person.id)
            case wishes.SetMember():
                venue.leave(self.person.id)
        return {}

    async def _test(self, wish: wishes.Testing) -> JSON:
        venue = self._venue
        match wish:
            case wishes.NextMoment():
                moment = venue.next_moment(self.person.id)
                return {"moment": moment.timestamp() if moment else None}
            case wishes.Advance(seconds=seconds):
                await venue.advance(seconds)
            case wishes.LoseGateway():
                venue.lose_gateway()
            case wishes.FailRequests(status=status, seconds=seconds):
                venue.fail_requests(status, seconds)
            case wishes.RestartBot():
                await venue.restart_bot()
            case wishes.KillBot():
                venue.kill_bot()
            case wishes.WatchRequests(on=on):
                self._requests_on, self._last_request = on, None
                self._tell_requests()
        return {}

    def _history(self, place: int, before: int | None) -> JSON:
        found = [
            seen
            for seen in self.person.sees(place)
            if (before is None or seen.id < before) and not self._venue.is_dismissed(seen.id)
        ]
        return {
            "messages": [self._look(seen) for seen in found[-_PAGE:]],
            "more": len(found) > _PAGE,
            "read": str(self._venue.read_up_to(self.person.id, place)),
        }

    def _form(self, form_id: int) -> Modal:
        opened_by = self._world.interactions.get(form_id)
        form = opened_by.response.modal if opened_by.response else None
        if form is None or opened_by.user_id != self.person.id:
            raise CannotDo("This form is not open.")
        return form

    def _seen(self, message_id: str) -> Seen:
        record = self._world.visible_message(self.person.id, int(message_id))
        if record is None:
            raise CannotDo("This message is gone.")
        return self.person.look_again(record)

    # --- what the page is told ---

    def _look(self, seen: Seen) -> JSON:
        return looks.message(self._venue, self.person, seen)

    def _heard(self, change: Change) -> None:
        match change:
            case MessageCreated(message=message):
                self._tell_message(message, new=True)
                self._places_changed()
            case MessageEdited(message=message) | ReactionAdded(message=message) | ReactionRemoved(message=message):
                self._tell_message(message, new=False)
            case MessageDeleted(message=message):
                self._tell_gone(message)
                self._places_changed()
            case Typing(channel=channel, user_id=user_id):
                name = self._world.user(user_id).display_name
                self._send({"event": "typing", "place": str(channel.id), "name": name})
            case MemberJoined() | MemberChanged() | MemberLeft() | GuildChanged():
                self._send({"event": "everybody", "everybody": looks.people(self._venue)})
                self._places_changed()
            case ChannelCreated() | ChannelChanged() | ChannelDeleted():
                self._places_changed()
            case PinsChanged() | InteractionCreated() | InteractionAnswered() | InteractionFailed():
                pass
            case _:
                assert_never(change)

    def _tell_message(self, message: Message, *, new: bool) -> None:
        current = self._world.visible_message(self.person.id, message.id)
        if current and not self._venue.is_dismissed(message.id):
            look = self._look(self.person.look_again(current))
            self._send({"event": "message", "new": new, "message": look})

    def _tell_gone(self, message: Message) -> None:
        self._send({"event": "gone", "place": str(message.channel_id), "message": str(message.id)})

    def _places_changed(self) -> None:
        if self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(_GATHER, self._tell_places)

    def _tell_places(self) -> None:
        self._gathering = None
        places = looks.places(self._venue, self.person)
        if places != self._places:
            self._places = places
            self._send({"event": "places", "places": places})

    def _look_again(self, topic: Topic) -> None:
        match topic:
            case "people":
                self._send(
                    {
                        "event": "everybody",
                        "everybody": looks.people(self._venue),
                        "self": looks.self(self._venue, self.person),
                    }
                )
                self._places_changed()
            case "bot":
                self._send({"event": "bot", "bot": looks.bot(self._venue)})
            case "time":
                self._send({"event": "time", "ahead": self._venue.clock.ahead})
            case "requests":
                self._tell_requests()
            case "marks":
                self._places_changed()
            case _:
                assert_never(topic)

    def _tell_requests(self) -> None:
        if not self._requests_on:
            return
        new: list[Request] = []
        for request in reversed(self._venue.playground.requests):
            if request is self._last_request or len(new) == _MANY_REQUESTS:
                break
            new.append(request)
        if new:
            self._last_request = new[0]
            told = [looks.request(self._venue, self.person, request) for request in reversed(new)]
            self._send({"event": "requests", "requests": told})


def _bytes_of(message: Message, file_id: int) -> JSON:
    """Return the bytes of one of a message's files. Raises CannotDo."""
    for attachment in message.attachments:
        if attachment.id == file_id:
            return {"type": attachment.content_type, "data": base64.b64encode(attachment.data).decode()}
    raise CannotDo("There is no such file any more.")


def _with_files(values: JSON) -> JSON:
    """Return values with files as uploads. Raises CannotDo."""
    return {name: _with_file(value) for name, value in values.items()}


def _with_file(value: Any) -> Any:
    if isinstance(value, list):
        return [_with_file(each) for each in value]
    if not isinstance(value, dict):
        return value
    try:
        name, data = str(value["name"]), base64.b64decode(value["data"], validate=True)
    except (KeyError, TypeError, binascii.Error) as error:
        raise CannotDo("A file came without a name or without its bytes.") from error
    if len(data) > limits.FILE_SIZE:
        raise CannotDo(f"The file {name} is larger than {limits.FILE_SIZE // 1024 // 1024} MiB.")
    return Upload(name, data, str(value.get("type") or "application/octet-stream"))


def _named(name: str, longest: int) -> str:
    tidy = " ".join(name.split())[:longest]
    if not tidy:
        raise CannotDo("It needs a name.")
    return tidy


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."
