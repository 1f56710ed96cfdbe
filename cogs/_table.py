"""What every cog that speaks of a match needs: find it, look at it, show somebody what is asked of him."""

from __future__ import annotations

from bot.delivery.compose import waiting_lines
from bot.delivery.custom_ids import Pressed
from bot.matches.types import Done, Look, Refused, Table
from cogs._desk import desk_letter, idle_letter
from cogs._house import Answer, House, Interaction, facts, place, refusal, scene
from render.presenter import Scene


def arguments(pressed: Pressed, count: int) -> tuple[str, ...]:
    """Give the first arguments of what was pressed. Raises Refused if there are fewer: nobody of us wrote that."""
    if len(pressed.args) < count:
        raise Refused("button-unknown")
    return pressed.args[:count]


def chosen(values: tuple[str, ...]) -> str:
    """Give the one thing that was chosen in a menu. Raises Refused if there is none: no menu of ours sends that."""
    if not values:
        raise Refused("button-unknown")
    return values[0]


def number(text: str) -> int:
    """Read a number from a custom id. Raises Refused if it is none."""
    if not text.isdecimal():
        raise Refused("button-unknown")
    return int(text)


async def table_here(rooms: House, interaction: Interaction, *, ended: bool = False) -> Table:
    """Find the match of a channel; with `ended` also the latest one that is over. Raises Refused if there is none."""
    table = await rooms.matches.table_in(place(interaction).channel_id, ended=ended)
    if table is None:
        raise Refused("refused-no-match-here")
    if table.status == "lobby":
        raise Refused("refused-not-started")
    return table


def check_place(table: Table, interaction: Interaction) -> None:
    """Raise Refused unless whoever pressed sits at a table or is where it stands: anybody can forge its number."""
    if table.seat_of(interaction.user.id) is None and interaction.channel_id != table.place.channel_id:
        raise Refused("refused-no-such-match", match=str(table.id))


async def look_at(rooms: House, table: Table, interaction: Interaction) -> Look:
    """Look at a match as whoever pressed may see it."""
    check_place(table, interaction)
    if table.status == "lobby":
        raise Refused("refused-not-started")
    return await rooms.matches.look(table.id, interaction.user.id)


async def own_look(rooms: House, table: Table, interaction: Interaction) -> Look:
    """Look at a match as one of its players. Raises Refused, in friendly words, for anybody else."""
    check_place(table, interaction)
    if table.status != "lobby" and table.seat_of(interaction.user.id) is None:
        names = [member.name for member in table.members]
        raise Refused("refused-only-players", players=Answer(interaction).language.list(names))
    return await look_at(rooms, table, interaction)


async def show_desk(
    rooms: House,
    answer: Answer,
    match: int,
    decision: str | None = None,
    *,
    remark: str = "",
    pages: dict[str, int] | None = None,
) -> None:
    """Show a player the panel of a decision: of the one that is asked now if that is gone, or that nothing is asked."""
    table = await rooms.matches.table(match)
    look = await own_look(rooms, table, answer.interaction)
    known = {one.id for one, _ in look.decisions} | ({look.standing.id} if look.standing is not None else set())
    if decision not in known:
        decision = next((one.id for one, _ in look.decisions if not one.answered), None)
        if decision is None:
            decision = next((one.id for one, _ in look.decisions), None)
    if decision is None:
        await show_waiting(rooms, answer, look, remark)
        return
    desk = await rooms.matches.desk(match, answer.interaction.user.id, decision)
    await answer.show(await desk_letter(rooms, desk, look, answer.language, pages=pages, remark=remark))


async def show_waiting(rooms: House, answer: Answer, look: Look, remark: str = "") -> None:
    """Tell a player that nothing is asked of him now, and whom the table waits for."""
    language, table = answer.language, look.table
    presenter = rooms.presenters[table.game]
    waiting = waiting_lines(presenter, scene(look, language), facts(table), look.waiting)
    nothing = language.say("nothing-asked" if table.status == "running" else "nothing-asked-over")
    told = [remark, *waiting] if remark else [nothing, *waiting]
    await answer.show(await idle_letter(rooms, look, language, told))


async def show_refused(rooms: House, answer: Answer, match: int, decision: str, refused: Refused) -> None:
    """Say why a press was refused, and show what is asked now in its place."""
    table = await rooms.matches.table(match)
    text = refusal(refused, answer.language, rooms.presenters)
    if table.seat_of(answer.interaction.user.id) is None or table.status == "lobby":
        await answer.say(text)
        return
    await show_desk(rooms, answer, match, decision, remark=text)


async def show_done(rooms: House, answer: Answer, done: Done, confirmation: str) -> None:
    """Confirm an action to whoever made it, with what he alone learns by it, and go on with his next decision."""
    table, language = done.look.table, answer.language
    words = Scene(view=done.look.view, names=facts(table).spoken, language=language, plain=facts(table).names)
    private = [event for event in done.events if event.audience is not None]
    remark = "\n".join((confirmation, *rooms.presenters[table.game].account(words, private)))
    upcoming = next((one for one, _ in done.look.decisions if not one.answered), None)
    if upcoming is not None:
        await show_desk(rooms, answer, table.id, upcoming.id, remark=remark)
        return
    if any(one.answered for one, _ in done.look.decisions):
        remark += "\n" + language.say("still-replaceable")
    await show_waiting(rooms, answer, done.look, remark)
