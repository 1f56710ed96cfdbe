"""What every cog that speaks of a match needs: find it, look at it, show somebody what is asked of him."""

from __future__ import annotations

import re

import msgspec

from bot.delivery.compose import orders_told, waiting_lines
from bot.delivery.custom_ids import Pressed
from bot.matches.types import Desk, Done, Look, Refused, Table
from cogs._answers import Answer, refusal
from cogs._desk import desk_letter, idle_letter
from cogs._services import Interaction, Services, place, scene, scene_of, viewer

NOWHERE = 0
"""The id of no channel: where an interaction comes from that names none."""
_NUMBER = re.compile(r"[0-9]{1,19}")


def arguments(pressed: Pressed, count: int) -> tuple[str, ...]:
    """Give the first arguments of what was pressed. Raises Refused if there are fewer: nobody of us wrote that."""
    if len(pressed.args) < count:
        raise Refused("button-unknown")
    return pressed.args[:count]


def completing(rest: tuple[str, ...]) -> tuple[str, int] | None:
    """Give the question and the place of the choice that a button makes final, if it does."""
    return (rest[0], number(rest[1])) if len(rest) > 1 else None


def chosen(values: tuple[str, ...]) -> str:
    """Give the one thing that was chosen in a menu. Raises Refused if there is none: no menu of ours sends that."""
    if not values:
        raise Refused("button-unknown")
    return values[0]


def number(text: str) -> int:
    """Read a number from a custom id or a menu. Raises Refused if it is none, or has more digits than any of ours."""
    if not _NUMBER.fullmatch(text):
        raise Refused("button-unknown")
    return int(text)


async def table_here(services: Services, interaction: Interaction, *, ended: bool = False) -> Table:
    """Find the match of a channel; with `ended` also the latest one that is over. Raises Refused if there is none."""
    table = await services.matches.table_in(place(interaction).channel_id, ended=ended)
    if table is None:
        raise Refused("refused-no-match-here")
    if table.status == "lobby":
        raise Refused("refused-not-started")
    return table


def check_place(table: Table, interaction: Interaction) -> None:
    """Raise Refused unless whoever pressed sits at a table or is where it stands: anybody can forge its number."""
    if table.seat_of(interaction.user.id) is None and interaction.channel_id != table.place.channel_id:
        raise Refused("refused-no-such-match", match=str(table.id))


async def look_at(services: Services, match: int, interaction: Interaction) -> Look:
    """Look at a match as whoever pressed may see it. Raises Refused for a number that he may have made up."""
    return await services.matches.look(match, interaction.user.id, channel_id=interaction.channel_id or NOWHERE)


def as_shown(services: Services, look: Look) -> Look:
    """Give what is shown of a look: of a match that is over, its last board."""
    if not look.table.over:
        return look
    return msgspec.structs.replace(look, view=services.presenters[look.table.game].closed(look.view))


async def own_look(services: Services, match: int, interaction: Interaction) -> Look:
    """Look at a match as one of its players. Raises Refused, in friendly words, for anybody else."""
    look = await look_at(services, match, interaction)
    _check_plays(look, interaction)
    return look


def _check_plays(look: Look, interaction: Interaction) -> None:
    if look.seat is None:
        if any(member.user_id == interaction.user.id and member.left for member in look.table.members):
            raise Refused("refused-resigned")
        names = [member.name for member in look.table.members]
        raise Refused("refused-only-players", players=viewer(interaction).list(names))


async def open_panel(
    services: Services,
    answer: Answer,
    match: int,
    decision: str | None = None,
    *,
    remark: str = "",
    pages: dict[str, int] | None = None,
) -> None:
    """Show a player the panel of a decision: of the one that is asked now if that is gone, or that nothing is asked."""
    interaction = answer.interaction
    found = await services.matches.desk_or_look(
        match, interaction.user.id, decision, channel_id=interaction.channel_id or NOWHERE
    )
    if isinstance(found, Desk):
        await answer.show(desk_letter(services, found, answer.language, pages=pages, remark=remark))
    else:
        _check_plays(found, interaction)
        await show_waiting(services, answer, found, remark)


async def show_waiting(services: Services, answer: Answer, look: Look, remark: str = "") -> None:
    """Tell a player that nothing is asked of him now, and whom the table waits for."""
    language, table = answer.language, look.table
    presenter = services.presenters[table.game]
    waiting = waiting_lines(presenter, scene(look, language), table.facts, look.waiting)
    nothing = language.say("nothing-asked" if table.status == "running" else "nothing-asked-over")
    told = [remark, *waiting] if remark else [nothing, *waiting]
    await answer.show(idle_letter(services, look, language, told))


async def show_refused(services: Services, answer: Answer, match: int, decision: str, refused: Refused) -> None:
    """Say why a press was refused, and show a player what is asked of him now in its place."""
    text = refusal(refused, answer.language, services.presenters)
    services.on_refused(refused)
    try:
        await open_panel(services, answer, match, decision, remark=text)
    except Refused:
        await answer.say(text)


async def show_done(services: Services, answer: Answer, done: Done) -> None:
    """Confirm an answer to whoever gave it, with what he alone learns by it, and go on with his next decision."""
    table, language = done.look.table, answer.language
    presenter = services.presenters[table.game]
    confirmation = presenter.done(scene_of(table, done.view, language), done.action)
    private = [event for event in done.events if event.audience is not None]
    followed = orders_told(presenter, table.facts, done.orders_followed, language)
    now = scene(done.look, language)
    remark = "\n".join(
        (confirmation, *followed, *presenter.decided(now, done.events), *presenter.account(now, private))
    )
    if done.look.upcoming is not None:
        desk = await services.matches.desk_after(done.look, done.look.upcoming)
        await answer.show(desk_letter(services, desk, language, remark=remark))
        return
    if any(one.answered for one, _ in done.look.decisions):
        remark += "\n" + language.say("still-replaceable")
    await show_waiting(services, answer, done.look, remark)
