"""One tab of the page, that is one person: sends what the person sees, carries out what the page asks for."""

import asyncio
import base64
import binascii
from collections.abc import Callable
from typing import Any, assert_never

from bot.playground.page import page_requests, views
from bot.playground.page.backend import Backend, Topic
from bot.playground.spec import limits
from bot.playground.wire import Answer, Person, Request, tidy_file_name, tidy_name
from bot.playground.world import (
    JSON,
    CannotDo,
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
    Message,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    Modal,
    Refusal,
    Seen,
    Upload,
)

_PAGE = 50
_MANY_REQUESTS = 100
_GATHER = 0.03
"""Seconds in which changes to the list of places are gathered."""


class Tab:
    """A tab of the page and the person whom it plays.

    `send` puts an object into the page's queue. Everything that is sent is read off what the person sees at that
    moment.
    """

    def __init__(self, backend: Backend, person: Person, send: Callable[[JSON], None]) -> None:
        self.person = person
        self._backend = backend
        self._world = backend.world
        self._send = send
        self._places: list[JSON] = []
        self._gathering: asyncio.TimerHandle | None = None
        self._requests_on = False
        self._last_request: Request | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop_following = self._world.follow(person.id, self._heard)
        self._stop_watching = backend.watch(self._look_again)

    def open(self) -> None:
        """Tell the page who is who, and where one can be."""
        self._places = views.places(self._backend, self.person)
        self._send(
            {
                "event": "welcome",
                "self": views.own(self.person),
                "everybody": views.people(self._backend),
                "places": self._places,
                "bot": views.bot(self._backend),
                "ahead": self._backend.clock.ahead,
            }
        )

    def close(self) -> None:
        """Stop sending, and cancel what is being carried out."""
        self._stop_following()
        self._stop_watching()
        if self._gathering:
            self._gathering.cancel()
        for task in self._tasks:
            task.cancel()

    # --- what the page wants ---

    def receive(self, frame: str | bytes) -> None:
        """Begin to carry out what a frame asks for; the answer follows, whether it was done or not."""
        try:
            request = page_requests.read(frame)
        except page_requests.InvalidPageRequest as problem:
            self._send({"re": problem.number, "problem": f"The page asked for something unknown: {problem}."})
            return
        task = asyncio.create_task(self._carry_out(request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, request: page_requests.AnyPageRequest) -> None:
        try:
            result = await self._do(request)
        except CannotDo as cannot:
            self._send({"re": request.re, "problem": _sentence(str(cannot))})
        except Refusal as refusal:
            self._send({"re": request.re, "problem": _sentence(refusal.reason.message)})
        except TimeoutError:
            self._send({"re": request.re, "result": {"answer": "failed"}})
        except RecursionError:
            self._send({"re": request.re, "problem": "This is nested too deeply."})
        except Exception:
            self._send({"re": request.re, "problem": "The playground stumbled over this; its terminal says where."})
            raise
        else:
            self._send({"re": request.re, "result": result})

    async def _do(self, request: page_requests.AnyPageRequest) -> JSON:
        if isinstance(request, page_requests.Reading):
            return self._read(request)
        if isinstance(request, page_requests.Writing):
            return self._write(request)
        if isinstance(request, page_requests.Suggest):
            options = _with_files(request.options)
            choices = await self.person.autocomplete(
                int(request.place), request.name, request.option, request.typed, **options
            )
            return {"choices": [{"shown": each.name, "value": each.value} for each in choices]}
        if isinstance(request, page_requests.Acting):
            return views.answer(await self._act(request))
        if isinstance(request, page_requests.Hosting):
            return self._arrange(request)
        return await self._test(request)

    def _read(self, request: page_requests.Reading) -> JSON:
        match request:
            case page_requests.Open(place=place, before=before):
                return self._history(int(place), int(before) if before else None)
            case page_requests.Read(place=place, message=message):
                self._backend.mark_read(self.person.id, int(place), int(message))
                return {}
            case page_requests.File(message=message, file=file):
                return _bytes_of(self._seen(message).message, int(file))
            case page_requests.Commands(place=place):
                return views.commands(self.person.commands(int(place)), self.person.user.locale)

    def _write(self, request: page_requests.Writing) -> JSON:
        match request:
            case page_requests.Say(place=place, text=text, reply_to=reply_to):
                if len(text) > limits.CONTENT_LENGTH:
                    raise CannotDo(f"A message holds {limits.CONTENT_LENGTH} characters; this one has {len(text)}.")
                self.person.say(int(place), text, reply_to=self._seen(reply_to) if reply_to else None)
            case page_requests.Delete(message=message):
                self.person.delete(self._seen(message))
            case page_requests.Dismiss(message=message):
                seen = self._seen(message)
                self._backend.dismiss(seen)
                self._tell_gone(seen.message)
            case page_requests.StartThread(place=place, name=name):
                tidy = _named(name, limits.THREAD_NAME_LENGTH)
                return {"place": str(self._world.start_thread(self.person.id, int(place), tidy).id)}
        return {}

    async def _act(self, request: page_requests.Acting) -> Answer:
        person = self.person
        match request:
            case page_requests.Slash(place=place, name=name, options=options):
                return await person.slash(int(place), name, **_with_files(options))
            case page_requests.UseOn(message=message, name=name):
                return await person.use_on(name, self._seen(message))
            case page_requests.Click() | page_requests.Choose():
                return await self._use(request, self._seen(request.message))
            case page_requests.Submit(form=form, values=values):
                return await person.submit(self._form(int(form)), _with_files(values))

    async def _use(self, request: page_requests.Click | page_requests.Choose, seen: Seen) -> Answer:
        try:
            if isinstance(request, page_requests.Click):
                return await self.person.click(seen, request.custom_id)
            return await self.person.choose(seen, request.custom_id, request.values)
        except CannotDo as cannot:
            raise CannotDo("This message has changed just now. Press what it shows you now.") from cannot

    def _arrange(self, request: page_requests.Hosting) -> JSON:
        backend = self._backend
        match request:
            case page_requests.AddChannel(name=name):
                return {"place": str(backend.add_channel(name).id)}
            case page_requests.AddPerson(name=name):
                return {"person": str(backend.add_person(name).id)}
            case page_requests.ChangePerson(person=person, name=name, locale=locale):
                backend.change_person(int(person), name, locale)
            case page_requests.SetDms(open=dms_open):
                backend.set_dms_open(self.person.id, dms_open)
            case page_requests.SetMember(member=True):
                backend.come_back(self.person.id)
            case page_requests.SetMember():
                backend.leave(self.person.id)
        return {}

    async def _test(self, request: page_requests.Testing) -> JSON:
        backend = self._backend
        match request:
            case page_requests.NextMoment():
                moment = backend.next_moment(self.person.id)
                return {"moment": moment.timestamp() if moment else None}
            case page_requests.Advance(seconds=seconds):
                await backend.advance(seconds)
            case page_requests.LoseGateway():
                backend.playground.gateway.drop()
            case page_requests.FailRequests(status=status, seconds=seconds):
                backend.fail_requests(status, seconds)
            case page_requests.RestartBot():
                await backend.child.restart()
            case page_requests.KillBot():
                backend.child.kill()
            case page_requests.WatchRequests(on=on):
                self._requests_on, self._last_request = on, None
                self._tell_requests()
        return {}

    def _history(self, place: int, before: int | None) -> JSON:
        found = [
            seen
            for seen in self.person.sees(place)
            if (before is None or seen.id < before) and not self._backend.is_dismissed(seen.id)
        ]
        return {
            "messages": [self._look(seen) for seen in found[-_PAGE:]],
            "more": len(found) > _PAGE,
            "read": str(self._backend.read_up_to(self.person.id, place)),
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
        return views.message(self._backend, self.person, seen)

    def _heard(self, change: Change) -> None:
        match change:
            case MessageCreated(message=message):
                self._tell_message(message, new=True)
                self._places_changed()
            case MessageEdited(message=message):
                self._tell_message(message, new=False)
            case MessageDeleted(message=message):
                self._tell_gone(message)
                self._places_changed()
            case MemberJoined() | MemberChanged() | MemberLeft() | GuildChanged():
                self._send({"event": "everybody", "everybody": views.people(self._backend)})
                self._places_changed()
            case ChannelCreated() | ChannelChanged() | ChannelDeleted():
                self._places_changed()
            case InteractionCreated() | InteractionAnswered() | InteractionFailed():
                pass
            case _:
                assert_never(change)

    def _tell_message(self, message: Message, *, new: bool) -> None:
        current = self._world.visible_message(self.person.id, message.id)
        if current and not self._backend.is_dismissed(message.id):
            look = self._look(self.person.look_again(current))
            self._send({"event": "message", "new": new, "message": look})

    def _tell_gone(self, message: Message) -> None:
        self._send({"event": "gone", "place": str(message.channel_id), "message": str(message.id)})

    def _places_changed(self) -> None:
        if self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(_GATHER, self._tell_places)

    def _tell_places(self) -> None:
        self._gathering = None
        places = views.places(self._backend, self.person)
        if places != self._places:
            self._places = places
            self._send({"event": "places", "places": places})

    def _look_again(self, topic: Topic) -> None:
        match topic:
            case "people":
                self._send(
                    {
                        "event": "everybody",
                        "everybody": views.people(self._backend),
                        "self": views.own(self.person),
                    }
                )
                self._places_changed()
            case "bot":
                self._send({"event": "bot", "bot": views.bot(self._backend)})
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
            told = [views.request(self._backend, self.person, request) for request in reversed(new)]
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
    return Upload(tidy_file_name(name), data, str(value.get("type") or "application/octet-stream"))


def _named(name: str, longest: int) -> str:
    tidy = tidy_name(name, longest)
    if not tidy:
        raise CannotDo("It needs a name.")
    return tidy


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."
