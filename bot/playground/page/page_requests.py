"""What a page may ask for: one JSON object each, told apart by `do`. Ids are strings, as JavaScript loses digits."""

from typing import Annotated, Any, Literal

import msgspec

Id = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,20}$")]


class PageRequest(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """The base of all requests of a page; `re` comes back with the answer."""

    re: int


class Open(PageRequest, frozen=True, tag="open"):
    """Read the messages of a place; the older ones before a message."""

    place: Id
    before: Id | None = None


class Read(PageRequest, frozen=True, tag="read"):
    """Note that a place was read up to a message."""

    place: Id
    message: Id


class Say(PageRequest, frozen=True, tag="say"):
    """Write a message."""

    place: Id
    text: str
    reply_to: Id | None = None


class Delete(PageRequest, frozen=True, tag="delete"):
    """Delete a message."""

    message: Id


class Dismiss(PageRequest, frozen=True, tag="dismiss"):
    """Put an ephemeral message away."""

    message: Id


class File(PageRequest, frozen=True, tag="file"):
    """Get the bytes of a message's file."""

    message: Id
    file: Id


class Commands(PageRequest, frozen=True, tag="commands"):
    """List the commands that are offered in a place."""

    place: Id


class Slash(PageRequest, frozen=True, tag="slash"):
    """Call a slash command."""

    place: Id
    name: str
    options: dict[str, Any]


class Suggest(PageRequest, frozen=True, tag="suggest"):
    """Ask for suggestions while an option is being typed."""

    place: Id
    name: str
    option: str
    typed: str
    options: dict[str, Any]


class UseOn(PageRequest, frozen=True, tag="use on"):
    """Call a command on a message."""

    message: Id
    name: str


class Click(PageRequest, frozen=True, tag="click"):
    """Press a button."""

    message: Id
    custom_id: str


class Choose(PageRequest, frozen=True, tag="choose"):
    """Choose in a menu."""

    message: Id
    custom_id: str
    values: list[str]


class Submit(PageRequest, frozen=True, tag="submit"):
    """Send a form in; files are objects with name and data in base 64."""

    form: Id
    values: dict[str, Any]


class StartThread(PageRequest, frozen=True, tag="start thread"):
    """Start a thread in a channel."""

    place: Id
    name: str


class AddChannel(PageRequest, frozen=True, tag="add channel"):
    """Open one more channel."""

    name: str


class AddPerson(PageRequest, frozen=True, tag="add person"):
    """Let one more person come in."""

    name: str


class ChangePerson(PageRequest, frozen=True, tag="change person"):
    """Change a person's name and the language of their client."""

    person: Id
    name: str
    locale: Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2}(-[A-Z0-9]{2,3})?$")]


class SetDms(PageRequest, frozen=True, tag="set dms"):
    """Accept or refuse direct messages."""

    open: bool


class SetMember(PageRequest, frozen=True, tag="set member"):
    """Leave the server, or come back."""

    member: bool


class NextMoment(PageRequest, frozen=True, tag="next moment"):
    """Ask for the next moment that is named in what this person sees."""


class Advance(PageRequest, frozen=True, tag="advance"):
    """Move the clock on."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=31 * 86400)]


class LoseGateway(PageRequest, frozen=True, tag="lose gateway"):
    """Cut the bot's line to the gateway."""


class FailRequests(PageRequest, frozen=True, tag="fail requests"):
    """Answer the bot's requests with an error for some seconds."""

    status: Literal[429, 500]
    seconds: Annotated[float, msgspec.Meta(gt=0, le=120)]


class RestartBot(PageRequest, frozen=True, tag="restart bot"):
    """End the bot as an operator would, and start it again."""


class KillBot(PageRequest, frozen=True, tag="kill bot"):
    """End the bot without a warning."""


class WatchRequests(PageRequest, frozen=True, tag="watch requests"):
    """Be told the bot's requests from now on, or no more."""

    on: bool


Reading = Open | Read | File | Commands
Writing = Say | Delete | Dismiss | StartThread
Acting = Slash | UseOn | Click | Choose | Submit
"""What the bot has to answer."""
Hosting = AddChannel | AddPerson | ChangePerson | SetDms | SetMember
Testing = NextMoment | Advance | LoseGateway | FailRequests | RestartBot | KillBot | WatchRequests
AnyPageRequest = Reading | Writing | Acting | Suggest | Hosting | Testing


class InvalidPageRequest(Exception):
    """What came over the socket is no request that a page can make; `number` is its `re`, if it has one."""

    def __init__(self, problem: str, number: int | None) -> None:
        super().__init__(problem)
        self.number = number


_decoder: msgspec.json.Decoder[AnyPageRequest] = msgspec.json.Decoder(AnyPageRequest)


class _Numbered(msgspec.Struct):
    re: int


def read(text: str | bytes) -> AnyPageRequest:
    """Return the request in a frame. Raises InvalidPageRequest."""
    try:
        return _decoder.decode(text)
    except (ValueError, RecursionError) as error:
        try:
            number = msgspec.json.decode(text, type=_Numbered).re
        except (ValueError, RecursionError):
            number = None
        raise InvalidPageRequest(str(error), number) from error
