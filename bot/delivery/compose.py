"""What the bot says of its own accord: outbox payloads to letters.

Everything secret in a letter comes from the one view and the events that its reader may see.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType

import msgspec

from bot.delivery.custom_ids import custom_id
from bot.delivery.letters import Block, Button, Letter, Separator, Text, lines
from bot.delivery.marks import old_board_mark
from bot.language import Language
from bot.store.kept.posts import Board, End, Question, Shown
from bot.store.outgoing import Account, Asked, Notice, OrderFollowed, Poll, PrivateMessage, Reminder, Waiting
from bot.store.rows import MatchFacts
from bot.text import escaped
from render.kit.names import called
from render.picture import Picture
from render.presenter import Presenter, Scene
from render.stored_views import read_action, read_events, read_view, write_view

GREEN = 0x2E7D5B
SAND = 0xC9A86A

DIGEST_SHOWN = 16
"""Digits of a seed's fingerprint in the first post, too many to find another seed; the others are behind its button."""
WORTH_TELLING = 600
"""Seconds after which it is said how long something has been asked."""

_MENTIONING = frozenset({"channels", "due", "link", "openers", "since"})
"""Values of sentences that are markup: mentions of channels and roles, moments, addresses."""


def bold(name: str, language: Language | None = None) -> str:
    """Write a name in bold, as readers of a language have it; nothing in it acts as Markdown or mentions anybody."""
    return f"**{escaped(called(name, language) if language else name)}**"


def escaped_values(values: Mapping[str, str | int]) -> dict[str, str | int]:
    """Escape the texts among the values of a sentence, since people may have written them, but not what mentions."""
    return {
        name: escaped(value) if isinstance(value, str) and name not in _MENTIONING else value
        for name, value in values.items()
    }


def bold_names(facts: MatchFacts, language: Language) -> tuple[str, ...]:
    """Give the names of the players by seat, as they stand in sentences."""
    return tuple(bold(name, language) for name in facts.names)


def mention(facts: MatchFacts, seat: int) -> str:
    """Mention the player of a seat, or name him if he has no account here any more, or reads this alone."""
    user = facts.users[seat]
    return bold(facts.names[seat]) if user is None or facts.by_dm else f"<@{user}>"


def place_named(language: Language, *, channel_id: int, by_dm: bool) -> str:
    """Mention the channel of a match; direct messages are called so."""
    return language.say("place-direct-messages") if by_dm else f"<#{channel_id}>"


def permissions_named(names: Sequence[str], language: Language) -> str:
    """List permissions as the platform calls them; empty if there are none."""
    return language.list([language.say(f"permission-{name.replace('_', '-')}") for name in names]) if names else ""


def link_to_table(language: Language, facts: MatchFacts) -> tuple[Button, ...]:
    """Give the button that leads to the channel of a match; none in direct messages, which are the table."""
    if facts.by_dm:
        return ()
    return (Button(language.say("button-to-table"), url=url_of(facts.guild_id, facts.channel_id)),)


def url_of(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """Give the address of a channel of a server, or of a message in it."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}" + (f"/{message_id}" if message_id else "")


def moment(due: int | None) -> str:
    """Write a moment (Unix seconds; None: "") in each reader's time zone, and how long it is until then or since."""
    return "" if due is None else f"<t:{due}:f> (<t:{due}:R>)"


def scene_of(presenter: Presenter, view: bytes, facts: MatchFacts, language: Language) -> Scene:
    """Make the scene for sentences about a view (JSON of the presenter's game)."""
    names = bold_names(facts, language)
    return Scene(view=read_view(presenter, view), names=names, language=language, plain=facts.names)


def view_shown(presenter: Presenter, account: Account) -> bytes:
    """Give the view (JSON) that an account ends with, as its board and headline show it."""
    view = bytes(account.view)
    return write_view(presenter.closed(read_view(presenter, view))) if account.over else view


def board_letter(
    presenter: Presenter,
    facts: MatchFacts,
    board: Board,
    pictures: Sequence[Picture | Shown],
    language: Language,
    *,
    now: int,
    rings: bool = False,
) -> Letter:
    """Tell what a board tells, with its pictures, what has happened since, and whom the table waits for.

    What the only reader of a channel was told and asked alone stands in the same message, which then `rings`.
    """
    last = board.last
    scene = scene_of(presenter, view_shown(presenter, last), facts, language)
    blocks, told = _told(presenter, facts, board, pictures, scene)
    if last.over:
        ended = scene_of(presenter, bytes(last.view), facts, language)
        blocks += [Separator(), Text("\n".join((*result_lines(presenter, ended), *rating_lines(facts, language))))]
        again = Button(language.say("button-review"), custom_id("review", facts.match_id))
        if facts.seed is not None:
            blocks.append(Text("-# " + language.say("seed-opened", seed=facts.seed)))
        blocks.append(
            (
                Button(language.say("button-rematch"), custom_id("rematch", facts.match_id), "main"),
                Button(language.say("button-board-text"), custom_id("text", facts.match_id)),
                Button(language.say("button-replay"), custom_id("replay", facts.match_id)),
                Button(language.say("button-record"), custom_id("record", facts.match_id)),
                *([again] if presenter.results(ended) else beliefs_button(language, facts)),
            )
        )
        return Letter(tuple(blocks), silent=True, colour=SAND, folded_note=language.say("account-folded"))
    if since := _account_lines(presenter, facts, board.since, scene):
        blocks += [Separator(), lines(since)]
    questions = [
        (message, one) for message in board.private for one in message.asked if _still_waits(last.waiting, one)
    ]
    others = _without(last.waiting, [one for _, one in questions])
    waiting = waiting_lines(presenter, scene, facts, others, now=now)
    if waiting or questions:
        blocks.append(Separator())
    for message, one in questions:
        blocks += question_blocks(presenter, scene_of(presenter, bytes(message.view), facts, language), one, told)
    if waiting:
        blocks.append(Text("\n".join(waiting)))
    blocks.append(table_buttons(language, facts))
    return Letter(
        tuple(blocks),
        silent=not rings,
        colour=GREEN,
        folded_note=language.say("account-folded"),
    )


def old_board_letter(
    presenter: Presenter, facts: MatchFacts, board: Board, pictures: Sequence[Picture | Shown], language: Language
) -> Letter:
    """Tell what a board told when it was posted, after which there is a newer one: no move can be made on it."""
    last = board.told[-1]
    scene = scene_of(presenter, view_shown(presenter, last), facts, language)
    blocks, _ = _told(presenter, facts, board, pictures, scene)
    mark, note = old_board_mark(facts.match_id), language.say("account-folded")
    return Letter(tuple(blocks), silent=True, colour=SAND, folded_note=note, heading=mark)


def _told(
    presenter: Presenter, facts: MatchFacts, board: Board, pictures: Sequence[Picture | Shown], scene: Scene
) -> tuple[list[Block], list[str]]:
    """Give the headline, the pictures and the account of a board, and the account by its lines."""
    told = _account_lines(presenter, facts, board.told, scene)
    for message in board.private:
        told += private_lines(presenter, facts, message, scene.language)
    # What has happened since is told below, but the pictures are older: the heading stands above them.
    pictured = scene_of(presenter, view_shown(presenter, board.told[-1]), facts, scene.language)
    name = presenter.round_name(pictured)
    heading = presenter.headline(scene) if presenter.round_name(scene) == name else name
    blocks: list[Block] = [Text(f"### {presenter.title(scene.language)} · {heading}"), *pictures]
    blocks += [lines(told)] if told else []
    if _publishes_seed(facts, board.told):
        blocks.append((Button(scene.language.say("button-fair"), custom_id("fair", facts.match_id)),))
    return blocks, told


def _publishes_seed(facts: MatchFacts, accounts: Sequence[Account]) -> bool:
    """Tell whether accounts begin the match, and so publish the fingerprint of its seed."""
    return facts.seed_digest is not None and any(0 in account.numbers for account in accounts)


def _account_lines(presenter: Presenter, facts: MatchFacts, accounts: Sequence[Account], scene: Scene) -> list[str]:
    """Tell several accounts as one, so that a reveal leaves out what it makes needless."""
    language = scene.language
    events = [
        event
        for account in accounts
        for event in presenter.with_clock(
            read_events(presenter, bytes(account.events)), account.played_by_clock, account.clock_at
        )
    ]
    told = [*presenter.told(scene, events, brief=True)]
    if facts.seed_digest is not None and _publishes_seed(facts, accounts):
        digits = facts.seed_digest[:DIGEST_SHOWN]
        told.append("-# " + language.say("seed-published", match=str(facts.match_id), digest=digits))
    return told


def call_letter(
    presenter: Presenter, scene: Scene, facts: MatchFacts, waiting: Sequence[Waiting], *, now: int
) -> Letter:
    """Call those who have to act, with the button that opens their panels; until when is said by the board."""
    language = scene.language
    told = []
    for entry in waiting:
        away = [seat for seat in entry.seats if facts.away.get(seat, now) > now]
        names = [bold(facts.names[seat]) if seat in away else mention(facts, seat) for seat in entry.seats]
        duty = presenter.duty(scene, entry.kind)
        told.append(language.say("called", names=language.list(names), count=len(names), duty=duty))
    called = sorted({seat for entry in waiting for seat in entry.seats})
    users = tuple(user for seat in called if (user := facts.users[seat]) is not None)
    return Letter((Text("\n".join(told)), (move_button(language, facts),)), pings=users, colour=GREEN)


def table_buttons(language: Language, facts: MatchFacts) -> tuple[Button, ...]:
    """Give the buttons under every board of a running match."""
    return (
        move_button(language, facts),
        Button(language.say("button-hand"), custom_id("hand", facts.match_id)),
        Button(language.say("button-board-text"), custom_id("text", facts.match_id)),
        Button(language.say("button-rules"), custom_id("rules", facts.match_id)),
    )


def move_button(language: Language, facts: MatchFacts) -> Button:
    """Give the button that opens the panel of whoever presses it."""
    return Button(language.say("button-move"), custom_id("move", facts.match_id), "main", icon=facts.game)


def beliefs_button(language: Language, facts: MatchFacts) -> tuple[Button, ...]:
    """Give the button that asks the computers of an ended match what they believed in it; none without computers."""
    if not facts.computers:
        return ()
    return (Button(language.say("button-beliefs", count=len(facts.computers)), custom_id("beliefs", facts.match_id)),)


def _still_waits(waiting: Sequence[Waiting], asked: Asked) -> bool:
    """Tell whether a question that was asked before is among those that are open now."""
    if asked.window:
        return any(entry.window == asked.window for entry in waiting)
    return any(not entry.window and entry.kind == asked.kind and asked.seat in entry.seats for entry in waiting)


def _without(waiting: Sequence[Waiting], questions: Sequence[Asked]) -> list[Waiting]:
    """Leave out of what the table waits for some questions that are asked in other words."""
    windows = {one.window for one in questions if one.window}
    seats = {(one.kind, one.seat) for one in questions if not one.window}
    return [
        msgspec.structs.replace(entry, seats=tuple(seat for seat in entry.seats if (entry.kind, seat) not in seats))
        for entry in waiting
        if not entry.window or entry.window not in windows
    ]


def result_lines(presenter: Presenter, scene: Scene) -> tuple[str, ...]:
    """Tell the result of a match that is over, or that it has none."""
    return presenter.results(scene) or (scene.language.say("over-without-winner"),)


def rating_lines(facts: MatchFacts, language: Language) -> tuple[str, ...]:
    """Say how a match has changed ratings, as far as everybody may know."""
    names = bold_names(facts, language)
    changes = [
        language.say("rating-change", name=names[seat], points=str(points), change=signed(change))
        for seat, (points, change) in sorted(facts.ratings.items())
    ]
    return ("-# " + language.say("rating-changed", changes=language.list(changes)),) if changes else ()


def signed(change: int) -> str:
    """Write by how much something has changed: "+12", "−3"."""
    return f"{change:+}".replace("-", "−")


def waiting_lines(
    presenter: Presenter,
    scene: Scene,
    facts: MatchFacts,
    waiting: Sequence[Waiting],
    *,
    now: int,
) -> tuple[str, ...]:
    """Say whom the table waits for and who has answered.

    Of a match that is paused or rests no deadline is told: those that were stored are past when it goes on. Nor is one
    of a seat whose player is away.
    """
    language, rests = scene.language, facts.rests_until
    told = [] if rests is None else [language.say("waiting-rests", due=moment(rests))]
    for entry in waiting:
        duty = "" if entry.window else presenter.duty(scene, entry.kind)
        away = [] if entry.window else [seat for seat in entry.seats if facts.away.get(seat, now) > now]
        free = [seat for seat in entry.seats if facts.users[seat] is None and seat not in facts.computers]
        there = [seat for seat in entry.seats if seat not in (*away, *free)]
        due = None if facts.paused or rests is not None else entry.due
        if entry.window:
            open_one = presenter.window(scene, entry.window)
            until = language.say("window-until", due=moment(due)) if due is not None else ""
            told.append(f"{open_one} {until}".strip())
            told += ["-# " + language.say("later-window") for _ in entry.later if due is not None]
        elif there:
            names = [bold(facts.names[seat]) for seat in there]
            told.append(
                language.say("waiting-late", names=language.list(names), count=len(names), duty=duty, due=moment(due))
                if due is not None and due <= now
                else language.say(
                    "waiting", names=language.list(names), count=len(names), duty=duty, due=moment(due) or "none"
                )
            )
            if entry.since is not None and now >= entry.since + WORTH_TELLING:
                told.append("-# " + language.say("waiting-since", since=f"<t:{entry.since}:R>"))
            told += [
                "-# " + language.say(f"later-{one.why}", name=bold(facts.names[one.seat]), due=moment(one.due))
                for one in entry.later
                if one.seat in there and due is not None and one.due > now
            ]
        told += [
            language.say("waiting-away", name=bold(facts.names[seat]), duty=duty, due=moment(facts.away[seat]))
            for seat in away
        ]
        told += [
            language.say("waiting-free", name=bold(facts.names[seat]), duty=duty, due=moment(due) or "none")
            for seat in free
        ]
        if entry.answered and not entry.window:
            names = [bold(facts.names[seat]) for seat in entry.answered]
            told.append(language.say("waiting-answered", names=language.list(names), count=len(names)))
    return tuple(told)


def table_line(presenter: Presenter, facts: MatchFacts, language: Language) -> str:
    """Name server, channel and match: the first line of every direct message; the match where it is played there."""
    if facts.by_dm:
        return language.say("direct-header-here", game=presenter.title(language), match=str(facts.match_id))
    return language.say(
        "direct-header",
        game=presenter.title(language),
        match=str(facts.match_id),
        server=escaped(facts.guild_name),
        channel=f"<#{facts.channel_id}>",
    )


def question_letter(
    presenter: Presenter,
    facts: MatchFacts,
    question: Question,
    pictures: Sequence[Picture | Shown],
    language: Language,
) -> Letter:
    """Tell one player what only he may know, ask him what he has to choose in secret, and say what was answered.

    What he was told for a question goes with it.
    """
    if question.end is not None:
        return end_letter(presenter, facts, question.end, language)
    scene = scene_of(presenter, bytes(question.told[-1].view), facts, language)
    blocks: list[Block] = [Text("-# " + table_line(presenter, facts, language))]
    reminded = question.open[-1] if question.reminds and question.open else None
    if reminded is not None:
        title, channel = presenter.title(language), f"<#{facts.channel_id}>"
        blocks.append(Text(language.say("reminder", game=title, channel=channel, due=moment(reminded.due))))
    still = {one.decision for one in question.open}
    told: list[str] = []
    for message in question.told:
        gone = message.asked and still.isdisjoint(one.decision for one in message.asked)
        heard = msgspec.structs.replace(message, events=msgspec.Raw(b"[]")) if gone else message
        told += private_lines(presenter, facts, heard, language)
    if told:
        blocks.append(lines(told))
    for one in question.asked:
        if one == reminded:
            blocks += question_blocks(presenter, scene, msgspec.structs.replace(one, due=None))
        elif one.decision in still:
            blocks += question_blocks(presenter, scene, one)
        else:
            duty, became = presenter.duty(scene, one.kind), question.closed[one.decision]
            blocks.append(Text(language.say("question-closed", duty=duty, became=became)))
    blocks += pictures
    choices = {one.decision: presenter.task(scene, one.kind) for one in question.open}
    if len(choices) == 1:
        choices = dict.fromkeys(choices, language.say("button-choose"))
    alone = question.open if len(question.open) == 1 else ()
    passing = {one.decision: label for one in alone if (label := presenter.passing(scene, one.kind)) is not None}
    blocks.append(direct_buttons(language, facts, choices, passing))
    return Letter(tuple(blocks), colour=GREEN, folded_note=language.say("account-folded"))


def end_letter(presenter: Presenter, facts: MatchFacts, end: End, language: Language) -> Letter:
    """Tell one player, where his match was, who has won or why he does not play any more; it leads to the table."""
    if end.why != "over":
        told: Sequence[str] = (language.say("letter-end", why=end.why),)
    elif bytes(end.view) == b"null":
        told = (language.say("over-without-winner"),)
    else:
        told = result_lines(presenter, scene_of(presenter, bytes(end.view), facts, language))
    link = link_to_table(language, facts)
    if link and end.board is not None:
        url = url_of(facts.guild_id, facts.channel_id, end.board)
        link = (Button(language.say("button-last-board"), url=url),)
    header = Text("-# " + table_line(presenter, facts, language))
    return Letter((header, Text("\n".join(told)), link), silent=True, colour=SAND)


def private_lines(
    presenter: Presenter, facts: MatchFacts, message: PrivateMessage, language: Language
) -> tuple[str, ...]:
    """Tell a player what his standing orders have answered, and what else he alone learns."""
    scene = scene_of(presenter, bytes(message.view), facts, language)
    told = orders_told(presenter, facts, message.orders_followed, language)
    account = presenter.account(scene, read_events(presenter, bytes(message.events)))
    return (*told, *(line for line in account if not any(line in one for one in told)))


def question_blocks(presenter: Presenter, scene: Scene, asked: Asked, told: Collection[str] = ()) -> tuple[Block, ...]:
    """Ask a player a question, without what the same message has `told`, and say until when he can answer it."""
    prompt = [line for line in presenter.prompt(scene, asked.kind).split("\n") if line not in told]
    if asked.due is not None:
        return (Text("\n".join(prompt)), Text(scene.language.say("answer-until", due=moment(asked.due))))
    return (Text("\n".join(prompt)),)


def orders_told(
    presenter: Presenter, facts: MatchFacts, followed: Sequence[OrderFollowed], language: Language
) -> tuple[str, ...]:
    """Tell a player what his standing orders have answered, and what the clock, a line for each question."""
    told: dict[str, list[str]] = {"orders-followed": [], "clock-followed": []}
    for one in followed:
        scene = scene_of(presenter, bytes(one.view), facts, language)
        answer = presenter.done(scene, read_action(presenter, bytes(one.action)))
        line = "- " + language.say("order-followed", duty=presenter.duty(scene, one.kind), answer=answer)
        told["clock-followed" if one.by_clock else "orders-followed"].append(line)
    return tuple(line for heading, answers in told.items() if answers for line in (language.say(heading), *answers))


def direct_buttons(
    language: Language, facts: MatchFacts, choices: Mapping[str, str], passing: Mapping[str, str] = MappingProxyType({})
) -> tuple[Button, ...]:
    """Give the buttons under a direct message: for each decision that is asked, for passing in it, the hand, the way.

    `choices` and `passing` are labels by decision. Whoever passes seals a blank draft.
    """
    return (
        *(
            Button(label, custom_id("desk", facts.match_id, one), "main", icon=facts.game)
            for one, label in choices.items()
        ),
        *(Button(label, custom_id("seal", facts.match_id, one, 0)) for one, label in passing.items()),
        Button(language.say("button-hand"), custom_id("hand", facts.match_id)),
        *link_to_table(language, facts),
        *(() if facts.by_dm else (less_button(language),)),
    )


def less_button(language: Language) -> Button:
    """Give the button by which somebody chooses how he is called."""
    return Button(language.say("button-less"), custom_id("notify", 0))


def reminder_in_channel(facts: MatchFacts, reminder: Reminder, language: Language) -> Letter:
    """Remind a player whom direct messages do not reach, in the channel."""
    seat = reminder.seat
    text = language.say("reminder-in-channel", name=mention(facts, seat), due=moment(reminder.asked.due))
    user = facts.users[seat]
    pings = () if user is None or facts.by_dm else (user,)
    return Letter((Text(text), table_buttons(language, facts)), pings=pings, silent=user is None, colour=SAND)


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
    values["channel"] = place_named(language, channel_id=facts.channel_id, by_dm=facts.by_dm)
    if (undo := notice.undo) is not None:
        scene = scene_of(presenter, bytes(undo.view), facts, language)
        values |= {"name": scene.names[undo.seat], "what": presenter.what(scene, bytes(undo.events))}
    if notice.calls:
        values["people"] = language.list(f"<@{one}>" for one in notice.calls)
    poll = notice.poll
    votes = () if poll is None else _votes(facts, poll, language)
    blocks: list[Block] = [Text("\n".join((language.say(notice.key, **values), *votes)))]
    if private:
        blocks.insert(0, Text("-# " + table_line(presenter, facts, language)))
        blocks.append((less_button(language),))
    elif poll is not None and not poll.became:
        verb, *args = poll.button
        agree = custom_id(str(verb), facts.match_id, *args)
        blocks.append((Button(language.say("button-poll-agree"), agree, "main"),))
    rings = private or poll is not None or bool(notice.calls)
    pings = tuple(one for one in notice.calls if one not in notice.spared)
    return Letter(tuple(blocks), pings=pings, silent=not rings, colour=SAND)


def _votes(facts: MatchFacts, poll: Poll, language: Language) -> Iterator[str]:
    """Say who has agreed to something, and who has not answered; or that nobody is asked any more."""
    for key, seats in (("poll-agreed-by", poll.agreed), ("poll-unanswered", poll.left)):
        if seats:
            names = [bold(facts.names[seat]) for seat in seats]
            yield language.say(key, names=language.list(names), count=len(names))
    if poll.became:
        yield language.say("poll-closed", became=poll.became)


def welcome_letter(presenter: Presenter, facts: MatchFacts, language: Language) -> Letter:
    """Welcome somebody at a table, by direct message."""
    text = language.say("welcome", game=presenter.title(language), channel=f"<#{facts.channel_id}>")
    header = Text("-# " + table_line(presenter, facts, language))
    return Letter((header, Text(text), (*link_to_table(language, facts), less_button(language))), silent=True)
