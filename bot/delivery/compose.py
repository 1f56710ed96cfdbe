"""What the bot says of its own accord: outbox payloads to letters.

Everything secret in a letter comes from the one view and the events that its reader may see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.delivery.custom_ids import custom_id
from bot.delivery.letters import Block, Button, Letter, Separator, Text, lines, table_buttons
from bot.language import Language
from bot.store import MatchFacts
from bot.store.outgoing import Account, Notice, OrderFollowed, PrivateMessage, Reminder, Waiting
from bot.text import escaped
from render.picture import Picture
from render.presenter import Presenter, Scene
from render.stored_views import read_action, read_events, read_view, write_view

GREEN = 0x2E7D5B
SAND = 0xC9A86A

_MENTIONING = frozenset({"channels", "due"})
"""Values of sentences that are markup: mentions of channels, moments."""


def bold(name: str) -> str:
    """Write a name in bold; nothing in it acts as Markdown or mentions anybody."""
    return f"**{escaped(name)}**"


def escaped_values(values: Mapping[str, str | int]) -> dict[str, str | int]:
    """Escape the texts among the values of a sentence, since people may have written them, but not what mentions."""
    return {
        name: escaped(value) if isinstance(value, str) and name not in _MENTIONING else value
        for name, value in values.items()
    }


def bold_names(facts: MatchFacts) -> tuple[str, ...]:
    """Give the names of the players by seat, as they stand in sentences."""
    return tuple(bold(name) for name in facts.names)


def mention(facts: MatchFacts, seat: int) -> str:
    """Mention the player of a seat, or name him if he has no account here any more."""
    user = facts.users[seat]
    return f"<@{user}>" if user is not None else bold(facts.names[seat])


def link_to_table(language: Language, facts: MatchFacts) -> Button:
    """Give the button that leads to the channel of a match."""
    url = f"https://discord.com/channels/{facts.guild_id}/{facts.channel_id}"
    return Button(language.say("button-to-table"), url=url)


def moment(due: int | None) -> str:
    """Write a moment (Unix seconds; None: "") in each reader's time zone, and how long it is until then or since."""
    return "" if due is None else f"<t:{due}:f> (<t:{due}:R>)"


def scene_of(presenter: Presenter, view: bytes, facts: MatchFacts, language: Language) -> Scene:
    """Make the scene for sentences about a view (JSON of the presenter's game)."""
    return Scene(view=read_view(presenter, view), names=bold_names(facts), language=language, plain=facts.names)


def view_shown(presenter: Presenter, account: Account) -> bytes:
    """Give the view (JSON) that an account ends with, as its board and headline show it."""
    view = bytes(account.view)
    return write_view(presenter.closed(read_view(presenter, view))) if account.over else view


def account_letter(
    presenter: Presenter,
    facts: MatchFacts,
    accounts: Sequence[Account],
    pictures: Sequence[Picture],
    language: Language,
) -> Letter:
    """Tell one or several waiting accounts of a match at once, with the board of the last one."""
    last = accounts[-1]
    scene = scene_of(presenter, view_shown(presenter, last), facts, language)
    told: list[str] = []
    for account in accounts:
        told += [language.say("clock-moved", name=bold(facts.names[seat])) for seat in account.played_by_clock]
        told += presenter.brief_account(scene, read_events(presenter, bytes(account.events)))
        if 0 in account.numbers and facts.seed_digest is not None:
            told.append("-# " + language.say("seed-published", match=str(facts.match_id), digest=facts.seed_digest))
    blocks: list[Block] = [Text(f"### {presenter.title(language)} · {presenter.headline(scene)}")]
    blocks += pictures
    if told:
        blocks.append(lines(told))
    if last.over:
        results = result_lines(presenter, scene_of(presenter, bytes(last.view), facts, language))
        blocks += [Separator(), Text("\n".join(results))]
        if facts.seed is not None:
            blocks.append(Text("-# " + language.say("seed-opened", seed=facts.seed)))
        blocks.append(
            (
                Button(language.say("button-rematch"), custom_id("rematch", facts.match_id), "main"),
                Button(language.say("button-board-text"), custom_id("text", facts.match_id)),
                Button(language.say("button-record"), custom_id("record", facts.match_id)),
            )
        )
        return Letter(tuple(blocks), silent=True, colour=SAND, folded_note=language.say("account-folded"))
    begun = {seat for account in accounts for seat in account.begun}
    waiting = waiting_lines(presenter, scene, facts, last.waiting, begun)
    if waiting:
        blocks += [Separator(), Text("\n".join(waiting))]
    blocks.append(table_buttons(language, facts.match_id))
    still_asked = {seat for entry in last.waiting for seat in entry.seats}
    pings = tuple(user for seat in sorted(begun & still_asked) if (user := facts.users[seat]) is not None)
    return Letter(
        tuple(blocks), pings=pings, silent=not pings, colour=GREEN, folded_note=language.say("account-folded")
    )


def result_lines(presenter: Presenter, scene: Scene) -> tuple[str, ...]:
    """Tell the result of a match that is over, or that it has none."""
    return presenter.results(scene) or (scene.language.say("over-without-winner"),)


def waiting_lines(
    presenter: Presenter,
    scene: Scene,
    facts: MatchFacts,
    waiting: Sequence[Waiting],
    mentioned: set[int] | frozenset[int] = frozenset(),
) -> tuple[str, ...]:
    """Say whom the table waits for and who has answered; seats in `mentioned` are written as mentions.

    Of a match that is paused no deadline is told: those that were stored are past when it goes on.
    """
    language = scene.language
    told = []
    for entry in waiting:
        if entry.window:
            told.append(presenter.window(scene, entry.window))
        elif entry.seats:
            names = [mention(facts, seat) if seat in mentioned else bold(facts.names[seat]) for seat in entry.seats]
            told.append(
                language.say(
                    "waiting",
                    names=language.list(names),
                    count=len(names),
                    duty=presenter.duty(scene, entry.kind),
                    due="none" if facts.paused else moment(entry.due) or "none",
                )
            )
        if entry.answered and not entry.window:
            names = [bold(facts.names[seat]) for seat in entry.answered]
            told.append(language.say("waiting-answered", names=language.list(names), count=len(names)))
    return tuple(told)


def table_line(presenter: Presenter, facts: MatchFacts, language: Language) -> str:
    """Name server, channel and match: the first line of every direct message."""
    return language.say(
        "direct-header",
        game=presenter.title(language),
        match=str(facts.match_id),
        server=escaped(facts.guild_name),
        channel=f"<#{facts.channel_id}>",
    )


def private_letter(
    presenter: Presenter, facts: MatchFacts, message: PrivateMessage, pictures: Sequence[Picture], language: Language
) -> Letter:
    """Tell one player what only he may know, and ask him what he has to choose in secret."""
    scene = scene_of(presenter, bytes(message.view), facts, language)
    blocks: list[Block] = [Text("-# " + table_line(presenter, facts, language))]
    told = orders_told(presenter, facts, message.orders_followed, language)
    told += presenter.account(scene, read_events(presenter, bytes(message.events)))
    if told:
        blocks.append(lines(told))
    for asked in message.asked:
        blocks.append(Text(presenter.prompt(scene, asked.kind)))
        if asked.due is not None:
            blocks.append(Text(language.say("answer-until", due=moment(asked.due))))
    blocks += pictures
    choices = {one.decision: presenter.task(scene, one.kind) for one in message.asked}
    if len(choices) == 1:
        choices = dict.fromkeys(choices, language.say("button-choose"))
    blocks.append(direct_buttons(language, facts, choices))
    return Letter(tuple(blocks), silent=not message.asked, colour=GREEN, folded_note=language.say("account-folded"))


def orders_told(
    presenter: Presenter, facts: MatchFacts, followed: Sequence[OrderFollowed], language: Language
) -> tuple[str, ...]:
    """Tell a player what his standing orders have answered, a line for each question; nothing if they have not."""
    told = []
    for one in followed:
        scene = scene_of(presenter, bytes(one.view), facts, language)
        answer = presenter.done(scene, read_action(presenter, bytes(one.action)))
        told.append("- " + language.say("order-followed", duty=presenter.duty(scene, one.kind), answer=answer))
    return (language.say("orders-followed"), *told) if told else ()


def direct_buttons(language: Language, facts: MatchFacts, choices: Mapping[str, str]) -> tuple[Button, ...]:
    """Give the buttons under a direct message: a label for each decision that is asked, the hand, the way there."""
    return (
        *(Button(label, custom_id("desk", facts.match_id, one), "main") for one, label in choices.items()),
        Button(language.say("button-hand"), custom_id("hand", facts.match_id)),
        link_to_table(language, facts),
    )


def reminder_letter(presenter: Presenter, facts: MatchFacts, reminder: Reminder, language: Language) -> Letter:
    """Remind one player, by direct message, of a decision."""
    text = language.say(
        "reminder", game=presenter.title(language), channel=f"<#{facts.channel_id}>", due=moment(reminder.asked.due)
    )
    header = Text("-# " + table_line(presenter, facts, language))
    buttons = direct_buttons(language, facts, {reminder.asked.decision: language.say("button-choose")})
    return Letter((header, Text(text), buttons), colour=SAND)


def reminder_in_channel(facts: MatchFacts, reminder: Reminder, language: Language) -> Letter:
    """Remind a player whom direct messages do not reach, in the channel."""
    seat = reminder.seat
    text = language.say("reminder-in-channel", name=mention(facts, seat), due=moment(reminder.asked.due))
    user = facts.users[seat]
    pings = () if user is None else (user,)
    return Letter((Text(text), table_buttons(language, facts.match_id)), pings=pings, silent=not pings, colour=SAND)


def notice_letter(
    presenter: Presenter,
    facts: MatchFacts,
    notice: Notice,
    language: Language,
    titles: Callable[[str], str],
    *,
    private: bool,
) -> Letter:
    """Say a sentence outside the rules, to the channel or to one person.

    A value called "game" is a game's key and becomes its title; every sentence may name the "channel". Other texts
    among the values may be names that people have given themselves.
    """
    values = escaped_values(notice.values)
    if isinstance(game := notice.values.get("game"), str):
        values["game"] = titles(game)
    values |= {name: bold(facts.names[seat]) for name, seat in notice.seats.items()}
    values["channel"] = f"<#{facts.channel_id}>"
    blocks = [Text(language.say(notice.key, **values))]
    if private:
        blocks.insert(0, Text("-# " + table_line(presenter, facts, language)))
    return Letter(tuple(blocks), silent=not private, colour=SAND)


def welcome_letter(presenter: Presenter, facts: MatchFacts, language: Language) -> Letter:
    """Welcome somebody at a table, by direct message."""
    text = language.say("welcome", game=presenter.title(language), channel=f"<#{facts.channel_id}>")
    header = Text("-# " + table_line(presenter, facts, language))
    return Letter((header, Text(text), (link_to_table(language, facts),)), silent=True)
