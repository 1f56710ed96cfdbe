"""Robots at the table: they read what a person sees and press what is there, in any language."""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from itertools import takewhile
from typing import Any, TypeAlias

from bot.clock import ManualClock
from bot.delivery.custom_ids import read_custom_id
from bot.playground import Answer, CannotDo, Channel, Modal, Permission, Person, Seen
from bot.playground.wire import PATIENCE
from bot.playground.world.seen import SeenSelect
from bot.text import escaped
from tests.databases import rows
from tests.e2e.harness import Harness

FINAL, PUSHED = "button:seal:", "button:push:"
_DUTY = r"<t:\d+:R>|\bha(s|ve) to\b"
_WAITING = _DUTY + r"|\bha(s|ve) answered\b|^-# "
A_WHILE = 0.5
"""Real seconds after which people let time go by."""
LOST_AFTER = 3.0
"""Real seconds after which people take a press for lost, where presses may be lost."""
FOR_ALL = ("join", "leave", "start", "cancel", "profile-show", "review-show", "film-show")
"""Verbs that change what everybody reads: the card of a lobby, and what somebody shows."""
MOST_STEPS = 64
"""Choices that one answer may take: more than any panel asks for."""


class Unanswered(Exception):
    """A press was answered by nobody."""


def reads(seen: Seen, *sentences: str) -> Seen:
    """Check that sentences stand in a message; give it."""
    for sentence in sentences:
        assert sentence in seen.text, f"“{sentence}” stands nowhere in: {seen.text}"
    return seen


async def until_reads(person: Person, message: Seen, *sentences: str) -> Seen:
    """Wait until sentences stand in a message; give it as it is then."""

    def look() -> Seen | None:
        seen = person.look_again(message)
        return seen if all(sentence in seen.text for sentence in sentences) else None

    return await person.wait_for(look)


async def answered(person: Person, answer: Answer) -> Seen:
    """Wait for what an answer becomes, or for what is said in private beside it.

    Only whoever pressed reads it, unless it is meant for all. Raises Unanswered if nobody answers.
    """
    if answer.failed:
        raise Unanswered(f"nobody answers {person!r}")
    before, pressed = answer.message, answer.interaction
    assert before is not None

    def look() -> Seen | None:
        for seen in reversed(person.sees(pressed.channel_id, after=pressed.id)):
            # Something else may be said in private meanwhile, as that direct messages are closed.
            answers = seen.message.interaction is not None and seen.message.interaction["id"] == str(pressed.id)
            if seen.ephemeral and answers and not seen.loading:
                return seen
        try:
            now = person.look_again(before)
        except CannotDo:
            return None
        unchanged = answer.type == "deferred update" and now.message == before.message
        return None if now.loading or unchanged else now

    try:
        seen = await person.wait_for(look)
    except TimeoutError as error:
        raise Unanswered(f"{person!r} waits in vain") from error
    pressable = read_custom_id(pressed.data.get("custom_id", ""))
    public = pressable is not None and pressable.verb in FOR_ALL
    alone = seen.ephemeral or pressed.channel_id in {channel.id for channel in person.dm_channels}
    assert alone or public, f"everybody reads what {person!r} is answered: {seen.text}"
    return seen


async def press(person: Person, message: Seen, label: str) -> Seen:
    """Press a button and read the answer.

    Under a public message that has lost it, or is gone, the newest such button of the channel is pressed, as people do.
    """
    return await answered(person, await person.click(_with_button(person, message, label), label=label))


def _with_button(person: Person, message: Seen, label: str) -> Seen:
    if message.ephemeral:
        return message
    with suppress(CannotDo):
        if label in labels(person.look_again(message)):
            return message
    found = [seen for seen in person.sees(message.channel_id) if not seen.ephemeral and label in labels(seen)]
    return found[-1] if found else message


async def call(person: Person, channel: Channel | int, command: str, /, **options: object) -> Seen:
    """Call a command and read the answer."""
    return await answered(person, await person.slash(channel, command, **options))


async def forge(person: Person, message: Seen, custom_id: str, values: Sequence[str] | None = None) -> Seen:
    """Press a button that nobody has offered, or choose values in such a menu; read the answer."""
    if values is None:
        return await answered(person, await person.forge_click(custom_id, message))
    return await answered(person, await person.forge_choose(message, custom_id, values))


async def talk(person: Person, where: Channel | Seen, *lines: tuple[Any, ...]) -> Seen:
    """Let somebody do one thing after the other, and check what he reads each time; give what he has before him then.

    A line begins with a command ("/deck"), or with what stands on a button or an option of what he has before him. Then
    come the options of the command, or the fields of the form that the button opens, if there are any. The rest are
    sentences that he has to read.
    """
    for does, *then in lines:
        fields = then.pop(0) if then and isinstance(then[0], Mapping) else {}
        seen = await _done(person, where, does, fields)
        for sentence in then:
            assert sentence in seen.text, f"after {does} “{sentence}” stands nowhere in: {seen.text}"
        where = seen
    assert isinstance(where, Seen)
    return where


async def _done(person: Person, where: Channel | Seen, does: str, fields: Mapping[str, object]) -> Seen:
    if does.startswith("/"):
        return await call(person, where.channel_id if isinstance(where, Seen) else where, does[1:], **fields)
    assert isinstance(where, Seen)
    if fields:
        return await fill_in(person, where, does, **fields)
    for menu in where.selects if where.ephemeral else ():
        for option in menu.options:
            if does in (option.label, option.value):
                return await answered(person, await person.choose(where, menu.custom_id, [option.value]))
    return await press(person, where, does)


async def pick(person: Person, panel: Seen, part: str, *values: object) -> Seen:
    """Choose in the menu that has this part in its custom id, or press the button that has it and names the one value.

    Values are those of options, what follows the point in one, or what stands on it; channels are taken as they are.
    """
    menu = next((menu for menu in panel.selects if part in menu.custom_id.split(":")), None)
    if menu is None:
        (value,) = map(str, values)
        named = [one for one in panel.buttons if part in (one.custom_id or "").split(":") and value in one.label]
        exact = [one for one in named if one.label == value]
        return await answered(person, await person.click(panel, [*exact, *named][0].custom_id))
    chosen = [_option(menu, value) for value in values]
    return await answered(person, await person.choose(panel, menu.custom_id, chosen))


def _option(menu: SeenSelect, value: object) -> object:
    wanted = [one.value for one in menu.options if value in (one.value, one.label)]
    return next(iter([*wanted, *(one.value for one in menu.options if one.value.endswith(f".{value}"))]), value)


async def opened_form(person: Person, panel: Seen, button: str) -> Modal:
    """Open the form of a button."""
    opened = await person.click(panel, label=button)
    assert opened.modal is not None, opened
    return opened.modal


async def fill_in(person: Person, panel: Seen, button: str, /, **fields: object) -> Seen:
    """Open the form of a button, fill it in and send it; read the answer."""
    return await answered(person, await person.submit(await opened_form(person, panel, button), fields))


async def remove_for(person: Person, panel: Seen, whom: Person, reason: str) -> Seen:
    """Choose whom to remove from a table, and write why; give what comes of it."""
    menu = next(menu for menu in panel.selects if ":kick:" in menu.custom_id)
    form = (await person.choose(panel, menu.custom_id, [str(whom.id)])).modal
    assert form is not None
    return await answered(person, await person.submit(form, {"text": reason}))


def other_than(harness: Harness, *people: Person) -> Person:
    """Give the first who plays and is none of these."""
    return next(person for person in harness.people if person not in people)


# The lobby


async def open_table(harness: Harness, game: str = "verraeter", **options: str) -> Seen:
    """Let the first person open a lobby, and give its card."""
    host = harness.people[0]
    await host.slash(harness.channel, "play", game=game, **options)
    return await host.wait_for(lambda: card_in(harness, host))


async def join(harness: Harness, card: Seen, *people: Person) -> Seen:
    """Let people sit down; give the card with their names on it."""
    for person in people:
        name = written(person)
        await person.click(person.look_again(card), label=harness.say("button-join"))
        await person.wait_for(lambda p=person, n=name: n in p.look_again(card).text)  # type: ignore[misc]  # lambdas of a loop
    return harness.people[0].look_again(card)


async def set_option(host: Person, card: Seen, name: str, value: str) -> None:
    """Change a setting of the table by the lobby's menus."""
    await choose_setting(host, await press(host, host.look_again(card), "Change the settings"), name, value)
    await host.wait_for(lambda: f"{name}: {value}" in host.look_again(card).text)


async def choose_setting(host: Person, settings: Seen, name: str, value: str) -> Seen:
    """Find a setting in the groups of the settings' panel, and change it; give the panel of its group."""
    groups = next(menu for menu in settings.selects if ":set-group:" in menu.custom_id)
    group = next(option for option in groups.options if name in (option.description or "").split(" · "))
    shown = await answered(host, await host.choose(settings, groups.custom_id, [group.value]))
    menu = next(menu for menu in shown.selects if menu.placeholder == name)
    return await answered(host, await host.choose(shown, menu.custom_id, [value]))


async def sit_down(harness: Harness, game: str = "verraeter", **options: str) -> Seen:
    """Let everybody join a lobby that the first one opens, and start the match. Give the first board."""
    card = await join(harness, await open_table(harness, game, **options), *harness.people[1:])
    return await begin(harness, card)


async def begin(harness: Harness, card: Seen) -> Seen:
    """Let the host start the match; give the first board."""
    host = harness.people[0]
    await host.click(host.look_again(card), label=harness.say("button-start"))
    return await host.wait_for(lambda: latest_board(harness, host, card.id))


def card_in(harness: Harness, person: Person) -> Seen | None:
    """Find the newest lobby card in the channel that can be joined."""
    join = harness.say("button-join")
    cards = [seen for seen in person.sees(harness.channel) if not seen.loading and join in labels(seen)]
    return cards[-1] if cards else None


# Boards


def boards(harness: Harness, person: Person, after: int = 0) -> list[Seen]:
    """List the accounts that the bot has posted in the channel, after the message with this id.

    They have a heading, which reminders lack, and mostly a board. Of those before the newest only the first has one.
    """
    marks = {harness.say(button) for button in ("button-move", "button-rematch", "button-fair")}
    headed = [seen for seen in person.sees(harness.channel, after) if not seen.ephemeral and "### " in seen.text]
    return [seen for seen in headed if not seen.buttons or labels(seen) & marks]


def latest_board(harness: Harness, person: Person, after: int = 0) -> Seen | None:
    """Find the newest board in the channel."""
    found = [seen for seen in boards(harness, person, after) if seen.buttons]
    return found[-1] if found else None


def board_now(harness: Harness) -> Seen:
    """Give the newest board."""
    board = latest_board(harness, harness.people[0])
    assert board is not None
    return board


def written(person: Person) -> str:
    """Give somebody's name as it stands in messages, where nothing in it acts as Markdown."""
    return escaped(person.user.display_name)


def labels(seen: Seen) -> set[str]:
    """Give what stands on the buttons of a message."""
    return {button.label for button in seen.buttons}


def is_over(harness: Harness, board: Seen) -> bool:
    """Tell whether a board is the last one of its match."""
    return harness.say("button-rematch") in labels(board)


def asked(harness: Harness, board: Seen) -> list[Person]:
    """List those whom a board waits for, by its last sentences: they have a deadline or say what somebody has to do.

    What has happened, told above them, may speak of duties as well.
    """
    waiting = takewhile(lambda line: re.search(_WAITING, line), reversed(board.text.splitlines()))
    duties = [line for line in waiting if re.search(_DUTY, line)]
    return [
        person
        for person in harness.people
        if any(person.mention in line or f"**{written(person)}**" in line for line in duties)
    ]


def moves_of(panel: Seen) -> tuple[list[str], list[str], list[str]]:
    """Sort what can be pressed on a panel: menus without an answer, buttons of choices, buttons that end it.

    Of these the one that ends what has been chosen comes before choices that are whole answers.
    """
    menus = [menu.custom_id for menu in panel.selects if not any(option.chosen for option in menu.options)]
    ids = [button.custom_id for button in panel.buttons if button.custom_id and not button.disabled]
    final = sorted((one for one in ids if one.startswith(FINAL)), key=_is_a_choice)
    return menus, [one for one in ids if one.startswith(PUSHED)], final


def _is_a_choice(custom_id: str) -> bool:
    pressed = read_custom_id(custom_id)
    return pressed is not None and len(pressed.args) > 2


# Moving


async def open_panel(harness: Harness, person: Person, board: Seen) -> Seen:
    """Press the button under a board by which a player moves."""
    return await press(person, board, harness.say("button-move"))


async def make_ready(person: Person, panel: Seen, chance: random.Random) -> Seen:
    """Choose at random on a panel until the answer can be made final; give the panel as it is then."""
    for _ in range(MOST_STEPS):
        menus, pushed, final = moves_of(panel)
        begun = menus or (pushed and final and _is_a_choice(final[0]))
        if (final and (not begun or chance.random() < 0.5)) or not (menus or pushed):
            return panel
        # Mostly it goes on with what it has begun: a button may begin something else.
        going_on = menus and chance.random() < 0.8
        panel = await choose(person, panel, chance.choice(menus if going_on else [*menus, *pushed]), chance)
    raise AssertionError(f"{person!r} does not come to an end: {panel.text}")


async def choose(person: Person, panel: Seen, custom_id: str, chance: random.Random) -> Seen:
    """Press a choice, or take some options of a menu."""
    if custom_id.startswith(PUSHED):
        return await answered(person, await person.click(panel, custom_id))
    menu = panel.select(custom_id)
    count = chance.randint(menu.min_values, min(menu.max_values, len(menu.options)))
    values = [option.value for option in chance.sample(menu.options, count)]
    return await answered(person, await person.choose(panel, custom_id, values))


async def seal(harness: Harness, person: Person, panel: Seen, button: str | None = None) -> Seen:
    """Make an answer final by a button (None: any that does), if the panel can; give what the panel becomes."""
    _, _, final = moves_of(panel)
    if not final:
        return panel
    answer = await person.click(panel, button or final[0])
    harness.sealed.append(answer.interaction.id)
    seen = await answered(person, answer)
    harness.confirmed[answer.interaction.id] = seen.text
    return seen


async def make_move(harness: Harness, person: Person, board: Seen, chance: random.Random) -> Seen:
    """Open the panel under a board, choose at random and make the answer final; give the last panel."""
    return await seal(harness, person, await make_ready(person, await open_panel(harness, person, board), chance))


async def resign(harness: Harness, person: Person) -> Seen:
    """Let somebody resign for good."""
    return await press(person, await call(person, harness.channel, "resign"), harness.say("button-resign"))


async def agree_to_end(harness: Harness, person: Person) -> Seen:
    """Let somebody agree to end the match."""
    return await press(person, await call(person, harness.channel, "end"), "Agree to end it")


async def stop_match(harness: Harness) -> Seen:
    """Let a moderator stop the match; give the last board."""
    moderator = harness.person("Mo", Permission.MANAGE_MESSAGES)
    await press(moderator, await call(moderator, harness.channel, "abort"), harness.say("button-abort"))
    return await last_board(harness)


async def last_board(harness: Harness) -> Seen:
    """Wait for the board that ends the match."""

    def look() -> Seen | None:
        board = latest_board(harness, harness.people[0])
        return board if board is not None and is_over(harness, board) else None

    return await harness.people[0].wait_for(look)


Move: TypeAlias = Callable[[Harness, Person, Seen, random.Random], Awaitable[Seen]]
"""How somebody moves where a board waits for him; gives the last panel."""


async def play_on(
    harness: Harness,
    board: Seen,
    chance: random.Random,
    moves: int = 1000,
    *,
    patient: bool = False,
    move: Move = make_move,
) -> Seen:
    """Let whoever is asked move, by what the boards say, until the match is over or some moves are made.

    With `patient` a press that nobody answers is tried again when the bot is back, as people do.
    """
    with trying_again(harness) if patient else nullcontext():
        for _ in range(moves):
            if is_over(harness, board):
                break
            movers = asked(harness, board)
            assert movers, f"the board waits for nobody: {board.text}"
            mover = chance.choice(movers)
            try:
                await move(harness, mover, board, chance)
            except (Unanswered, TimeoutError):
                if not patient:
                    raise
                await harness.playground.connected()
                board = latest_board(harness, harness.people[0]) or board
            else:
                board = await next_board(harness, board) or board
    return board


@contextmanager
def trying_again(harness: Harness) -> Iterator[None]:
    """Let people give a wait up soon, where the bot may have died and they rather press again."""
    for person in harness.people:
        person.patience = LOST_AFTER
    try:
        yield
    finally:
        for person in harness.people:
            person.patience = PATIENCE


async def next_board(harness: Harness, board: Seen) -> Seen | None:
    """Wait for a newer board, or for a change of this one; None if there is neither for a while.

    Gives it as it stands when all is said that was to be said.
    """
    watcher = harness.people[0]

    def look() -> Seen | None:
        now = watcher.look_again(board)
        return latest_board(harness, watcher, board.id) or (now if now.text != board.text else None)

    for _ in range(int(watcher.patience / A_WHILE)):
        with suppress(TimeoutError):
            found = await watcher.wait_for(look, A_WHILE)
            break
        await _until_edited(harness)
    else:
        return None
    await everything_said(harness)
    return latest_board(harness, watcher, board.id) or watcher.look_again(found)


async def board_after(harness: Harness, board: Seen) -> Seen:
    """Wait for a newer board, or for a change of this one."""
    found = await next_board(harness, board)
    assert found is not None, f"nothing follows: {board.text}"
    return found


async def _until_edited(harness: Harness) -> None:
    """Let time go by until an old message may be edited again, if one has to be."""
    now = harness.clock.now()
    due = rows(harness.database, "SELECT min(due) FROM posts WHERE due > ?", int(now))[0][0]
    if due is not None and isinstance(harness.clock, ManualClock):
        await harness.clock.advance(due - now)
        harness.playground.time_moved()


async def everything_said(harness: Harness) -> None:
    """Wait until nothing is to be said, edited or deleted at this time."""
    async with asyncio.timeout(PATIENCE):
        while is_behind(harness):  # noqa: ASYNC110  # another process may be behind
            await asyncio.sleep(0.005)


def is_behind(harness: Harness) -> bool:
    """Tell whether something is still to be said, edited or deleted at this time.

    Both are looked at together, since what no edit can say turns into something to be said.
    """
    now = int(harness.clock.now())
    unsaid = "SELECT 1 FROM outbox WHERE state = 'pending' AND next_try_at <= ?"
    return bool(rows(harness.database, f"{unsaid} UNION ALL SELECT 1 FROM posts WHERE due <= ?", now, now))
