"""Letters: what a message looks like, in Components V2, before it is sent as a new message, an answer or an edit.

A letter can be built any number of times, since a retry needs fresh file objects.
"""

import io
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, Final, Literal, TypeAlias, TypeVar, cast

import discord
import msgspec
from discord import ui

from bot.delivery import limits
from bot.delivery.errors import FORM_REFUSED
from bot.delivery.icons import Icons
from bot.delivery.studio import DrawRequest
from bot.store.kept.posts import Shown
from bot.text import one_line, shown_name
from render.kit.sentences import shortened
from render.picture import Picture

SentT = TypeVar("SentT")
NO_ICONS: Final[Mapping[str, str]] = {}
MOST_PICTURES = 4
"""Pictures that come in the place of one request."""

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True)
class Text:
    """Lines of Markdown. When a message is too long, `foldable` text gives way first; it moves to a file then."""

    text: str
    foldable: bool = False


@dataclass(frozen=True)
class Separator:
    """A thin line between two blocks."""


@dataclass(frozen=True)
class Button:
    """A label to press, with a custom id (see `custom_ids`) or, for a link, an address; `style` is a key of STYLES.

    `icon` names what stands before the label where it is known (see `icons`).
    """

    label: str
    custom_id: str = ""
    style: str = "plain"
    url: str = ""
    disabled: bool = False
    icon: str = ""


@dataclass(frozen=True)
class Option:
    """One line of a menu, with an icon as a button has one."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False
    icon: str = ""


@dataclass(frozen=True)
class Menu:
    """A menu of 1 to 25 options, of which `least` to `most` are taken."""

    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class ServerMenu:
    """A menu of a server's channels in which, or in whose threads, one writes, of its people or its roles.

    None to 25 are taken; of roles one at most.
    """

    custom_id: str
    placeholder: str
    chosen: tuple[int, ...] = ()
    lists: Literal["channels", "people", "roles"] = "channels"


_WRITTEN_IN = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)

Row: TypeAlias = tuple[Button, ...] | Menu | ServerMenu
Block: TypeAlias = Text | Separator | Picture | Shown | DrawRequest | Row
"""A request stands where its pictures will; until they are drawn there is nothing to see of it. What is shown by the
message that is edited stays there without being sent again.
"""


@dataclass(frozen=True)
class Letter:
    """A message: its blocks from top to bottom, whom it may ping (people, and those of some roles), and how it looks.

    `whole` names the file that takes a text which is too long for the message, so that nothing is ever cut; without a
    name the rest is to be read elsewhere. `folded_note` says so in the message. `attached` are texts that go along as
    files, whatever their length. `heading` becomes the id of the first text.
    """

    blocks: tuple[Block, ...]
    pings: tuple[int, ...] = ()
    silent: bool = False
    colour: int | None = None
    whole: str = "account.txt"
    folded_note: str = ""
    attached: tuple[str, ...] = ()
    heading: int | None = None
    roles: tuple[int, ...] = ()

    def mentions(self) -> discord.AllowedMentions:
        """Allow the pings of this letter and no others."""
        users = [discord.Object(user) for user in self.pings]
        roles = [discord.Object(role) for role in self.roles]
        return discord.AllowedMentions(everyone=False, roles=roles or False, replied_user=False, users=users)

    @property
    def crowded(self) -> bool:
        """Tell whether there could be no room for more buttons, once the pictures are drawn."""
        return components(_packed(self.blocks)) > limits.COMPONENTS_IN_MESSAGE - MOST_PICTURES

    def build(
        self, mark: int | None = None, icons: Mapping[str, str] = NO_ICONS
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        """Make the view and the files for one sending.

        A `mark` (between 41 and 2**31 - 1) becomes the id of the message's container, by which it is known again;
        `icons` are the emoji that are known. The view is stopped: our buttons and menus are answered by their custom
        ids, in any process, so the library need not remember the message. Raises ValueError if buttons, menus and
        pictures alone are too many for a message.
        """
        blocks, overflow = fold(self.blocks, self.folded_note)
        files: list[discord.File] = []
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.colour, id=mark)
        for block in blocks:
            _add(container, block, files, icons)
        if self.heading is not None and isinstance(first := next(iter(container.children), None), ui.TextDisplay):
            first.id = self.heading
        texts = [("text.txt", text) for text in self.attached]
        for wanted, text in (*texts, (self.whole, overflow)):
            if wanted and text:
                name = _unused(wanted, [file.filename for file in files])
                files.append(discord.File(io.BytesIO(text.encode()), filename=name))
                container.add_item(ui.File(f"attachment://{name}"))
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        view.stop()
        return view, files

    async def post(
        self, channel: discord.abc.Messageable, nonce: str, icons: Icons, mark: int | None = None
    ) -> discord.Message:
        """Send the letter to a channel under a nonce."""
        how: dict[str, Any] = {"nonce": nonce, "allowed_mentions": self.mentions(), "silent": self.silent}
        return await self.sent(lambda view, files: channel.send(view=view, files=files, **how), icons, mark)

    async def show_in(self, message: discord.PartialMessage, icons: Icons, mark: int | None = None) -> None:
        """Let a message show the letter, by an edit in which what it shows already stays without being sent."""

        async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
            attachments = discord.utils.MISSING if self.shows_again else files
            await message.edit(view=view, attachments=attachments, allowed_mentions=self.mentions())

        await self.sent(edit, icons, mark)

    async def sent(
        self,
        send: Callable[[ui.LayoutView, list[discord.File]], Awaitable[SentT]],
        icons: Icons,
        mark: int | None = None,
    ) -> SentT:
        """Send what is built with the icons that are known; without them if the platform refuses it so."""
        rows = [block.options if isinstance(block, Menu) else block for block in self.blocks]
        named = {one.icon for row in rows if isinstance(row, tuple) for one in row}
        known = {name: icon for name, icon in icons.known.items() if name in named}
        try:
            return await send(*self.build(mark, known))
        except discord.HTTPException as error:
            if error.code != FORM_REFUSED or not known:
                raise
            icons.doubt()  # somebody may have deleted them
        return await send(*self.build(mark))

    @property
    def shown(self) -> tuple[Shown, ...]:
        """The pictures as the message has them that was sent."""
        names: list[str] = []
        pictures = [block for block in self.blocks if isinstance(block, Picture)]
        for picture in pictures:
            names.append(_unused(picture.name, names))
        return tuple(Shown(name, picture.alt) for name, picture in zip(names, pictures, strict=True))

    @property
    def shows_again(self) -> frozenset[str]:
        """The names of the pictures that the message keeps which is edited."""
        return frozenset(block.name for block in self.blocks if isinstance(block, Shown))

    def keeping(self, names: Collection[str]) -> "Letter":
        """Give the letter as an edit of a message whose files have these names: what it shows stays without being sent.

        The pictures get names by which they are known again, so only their readers may see this letter.
        """
        return replace(self, blocks=tuple(_keeping(block, names) for block in self.blocks))

    @property
    def undrawn(self) -> tuple[DrawRequest, ...]:
        """The pictures that have still to be drawn."""
        return tuple(block for block in self.blocks if isinstance(block, DrawRequest))

    def with_pictures(self, drawn: Mapping[DrawRequest, Sequence[Picture]]) -> "Letter":
        """Give the same letter with pictures in the place of the requests for them."""
        blocks: list[Block] = []
        for block in self.blocks:
            if isinstance(block, DrawRequest):
                blocks += drawn[block]
            else:
                blocks.append(block)
        return replace(self, blocks=tuple(blocks))

    def with_blocks(self, *blocks: Block) -> "Letter":
        """Give the same letter with more blocks at its end."""
        return replace(self, blocks=(*self.blocks, *blocks))


def _keeping(block: Block, names: Collection[str]) -> Block:
    if not isinstance(block, Picture):
        return block
    name = f"{blake2b(block.png, digest_size=6).hexdigest()}-{block.name}"
    return Shown(name, block.alt) if name in names else msgspec.structs.replace(block, name=name)


def fold(blocks: Sequence[Block], note: str) -> tuple[list[Block], str]:
    """Make blocks fit into one message; give them, with the text for a file ("": all fits): what was shortened, whole.

    Foldable text is shortened, and where that is not enough, all text: to the lines that fit, with the note where it
    breaks off. Buttons, menus and pictures stay.
    """
    blocks = _packed(blocks)
    texts = [block for block in blocks if isinstance(block, Text)]
    if sum(len(text.text) for text in texts) <= limits.TEXT_IN_MESSAGE:
        return blocks, ""
    note = shortened(note, limits.TEXT_IN_MESSAGE - 1)
    fixed = sum(len(text.text) for text in texts if not text.foldable) + len(note) + 1
    if fixed > limits.TEXT_IN_MESSAGE:
        blocks = [replace(block, foldable=True) if isinstance(block, Text) else block for block in blocks]
        fixed = len(note) + 1
    whole = "\n\n".join(block.text for block in blocks if isinstance(block, Text) and block.foldable)
    return list(_cut_short(blocks, note, limits.TEXT_IN_MESSAGE - fixed)), whole


def _cut_short(blocks: Iterable[Block], note: str, room: int) -> Iterator[Block]:
    """Let foldable text go on for `room` characters, and end it with the note."""
    broken_off = False
    for block in blocks:
        if not isinstance(block, Text) or not block.foldable:
            yield block
        elif not broken_off:
            kept = _lines_within(block.text, room)
            room -= len(kept)
            broken_off = kept != block.text
            yield Text("\n".join(filter(None, (kept, note))) if broken_off else kept)


def _lines_within(text: str, room: int) -> str:
    if len(text) <= room:
        return text
    return text[: max(0, text.rfind("\n", 0, room + 1))]


def _packed(blocks: Sequence[Block]) -> list[Block]:
    """Make do with fewer components if there are too many: without lines between the blocks, and with one text."""
    if components(blocks) <= limits.COMPONENTS_IN_MESSAGE:
        return list(blocks)
    texts = [block for block in blocks if isinstance(block, Text) and block.text.strip()]
    joined = Text("\n".join(text.text for text in texts), any(text.foldable for text in texts))
    others = [block for block in blocks if not isinstance(block, Text | Separator)]
    return [joined, *others]


def components(blocks: Iterable[Block]) -> int:
    """Count the components of a message, with its container and a file that may be needed."""
    count = 2
    for block in blocks:
        match block:
            case Menu() | ServerMenu():
                count += 2
            case tuple():
                count += len(block) + -(-len(block) // limits.BUTTONS_IN_ROW)
            case _:
                count += 1
    return count


def _add(
    container: ui.Container[ui.LayoutView], block: Block, files: list[discord.File], icons: Mapping[str, str]
) -> None:
    match block:
        case Text(text=text):
            if text.strip():
                container.add_item(ui.TextDisplay(text))
        case Separator():
            container.add_item(ui.Separator())
        case Picture() | Shown():
            name = block.name
            if isinstance(block, Picture):
                name = _unused(name, [file.filename for file in files])
                files.append(discord.File(io.BytesIO(block.png), filename=name))
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{name}", description=shortened(block.alt, limits.ALT_TEXT) or None)
            container.add_item(gallery)
        case Menu() | ServerMenu():
            row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
            row.add_item(_menu(block, icons))
            container.add_item(row)
        case tuple():
            for start in range(0, len(block), limits.BUTTONS_IN_ROW):
                row = ui.ActionRow()
                for button in block[start : start + limits.BUTTONS_IN_ROW]:
                    row.add_item(_button(button, icons))
                container.add_item(row)


def _unused(name: str, taken: Collection[str]) -> str:
    number = 1
    unused = name
    while unused in taken:
        number += 1
        unused = f"{number}-{name}"
    return unused


def label(text: str, limit: int) -> str:
    """Write a label or a title: on one line, never empty, cut to a limit of characters."""
    return shortened(shown_name(text), limit)


def _button(button: Button, icons: Mapping[str, str]) -> ui.Button[ui.LayoutView]:
    text = label(button.label, limits.BUTTON_LABEL)
    if button.url:
        return ui.Button(label=text, url=button.url)
    style = STYLES[button.style]
    icon = icons.get(button.icon)
    return ui.Button(label=text, custom_id=button.custom_id, style=style, disabled=button.disabled, emoji=icon)


def _menu(
    menu: Menu | ServerMenu,
    icons: Mapping[str, str],
) -> (
    ui.Select[ui.LayoutView]
    | ui.ChannelSelect[ui.LayoutView]
    | ui.UserSelect[ui.LayoutView]
    | ui.RoleSelect[ui.LayoutView]
):
    placeholder = shortened(menu.placeholder, limits.MENU_PLACEHOLDER)
    if isinstance(menu, ServerMenu):
        kind = discord.SelectDefaultValueType[menu.lists.removesuffix("s") if menu.lists != "people" else "user"]
        shared: dict[str, Any] = {
            "custom_id": menu.custom_id,
            "placeholder": placeholder,
            "min_values": 0,
            "max_values": 1 if menu.lists == "roles" else limits.OPTIONS_IN_MENU,
            # The library sends the id as it is given, and the platform wants ids written as texts.
            "default_values": [discord.SelectDefaultValue(id=cast(int, str(one)), type=kind) for one in menu.chosen],
        }
        match menu.lists:
            case "people":
                return ui.UserSelect(**shared)
            case "roles":
                return ui.RoleSelect(**shared)
        return ui.ChannelSelect(channel_types=[*_WRITTEN_IN], **shared)
    options = [
        discord.SelectOption(
            label=label(option.label, limits.OPTION_LABEL),
            value=option.value,
            description=shortened(one_line(option.description), limits.OPTION_DESCRIPTION) or None,
            default=option.chosen,
            emoji=icons.get(option.icon),
        )
        for option in menu.options
    ]
    # A page of a long menu may hold fewer options than may be taken, or have to be.
    most = min(menu.most, len(options))
    least = min(menu.least, most)
    return ui.Select(
        custom_id=menu.custom_id, placeholder=placeholder, options=options, min_values=least, max_values=most
    )


def lines(texts: Iterable[str]) -> Text:
    """Join lines of Markdown to one foldable text."""
    return Text("\n".join(texts), foldable=True)
