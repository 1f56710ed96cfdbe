"""What is said of a sealed order of the day: in the channel, and to whoever answers."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.delivery.compose import GREEN, SAND, bold, moment, url_of
from bot.delivery.custom_ids import custom_id
from bot.delivery.letters import Block, Button, Letter, Separator, Text, lines
from bot.language import Language
from bot.matches.daily.opening import Opening, Valued
from bot.matches.daily.service import DayOrder, Signer, Standing
from bot.matches.value.desks import Desk
from bot.text.names import told_apart
from cogs.kit.services import Services, picture_of, scene_at
from cogs.panels.desk import SMALL, desk_letter, led_to
from render.daily import Tally, TallyRow
from render.kit.sentences import shortened
from render.presenter import Scene

LONGEST_ANSWER: Final = 240
"""Characters of an answer, such as a sheet of many orders, that stand in a line."""
WHO: Final = 3
"""So many people are named in a sentence."""


def scene_of(order: DayOrder, language: Language) -> Scene:
    """Make the scene for sentences about a position."""
    return scene_at(order.table, order.view, language)


def plain_scene(order: DayOrder, language: Language) -> Scene:
    """Make the same scene with names as they stand on buttons and in pictures."""
    names = order.table.facts.names
    return Scene(view=order.view, names=names, language=language, plain=names)


def answer_told(services: Services, order: DayOrder, action: Any, language: Language) -> str:
    """Word an answer in one line, as buttons do."""
    words = services.presenters[order.game.key].whole(plain_scene(order, language), action)
    return shortened(" ".join(words.split()), LONGEST_ANSWER)


def question_letter(services: Services, order: DayOrder, language: Language) -> Letter:
    """Ask everybody: the board, what the seat holds, the question, and the ways to answer or to learn the game."""
    number, key = str(order.row.id), order.game.key
    buttons = [
        Button(language.say("button-daily-answer"), custom_id("daily-answer", 0, number), "good", icon=key),
        Button(language.say("button-daily-minute"), custom_id("rulebook", 0, key, 0)),
        Button(language.say("button-daily-practise"), custom_id("daily-practise", 0, number)),
        Button(language.say("button-board-text"), custom_id("daily-text", 0, number)),
    ]
    if order.game.lesson is not None:
        buttons.insert(2, Button(language.say("button-daily-learn"), custom_id("learn-which", 0, key)))
    until = Text(language.say("daily-until", due=moment(order.row.opens_at)))
    return Letter((*_position(services, order, language), until, tuple(buttons)), silent=True, colour=GREEN)


def closed_letter(services: Services, order: DayOrder, language: Language) -> Letter:
    """Show the same without a way to answer, and lead to what came out."""
    row = order.row
    link = Button(language.say("button-daily-opened"), url=url_of(row.guild_id, row.channel_id, row.opening_id))
    closed = Text(language.say("daily-closed"))
    return Letter((*_position(services, order, language), closed, (link,)), silent=True, colour=SAND)


def _position(services: Services, order: DayOrder, language: Language) -> tuple[Block, ...]:
    presenter, words, table = services.presenters[order.game.key], scene_of(order, language), order.table
    title = language.say("daily-title", game=presenter.title(language))
    seat = language.say("daily-seat", name=words.names[order.seat])
    asked = presenter.prompt(words, order.position.decision.kind).split("\n")
    prompt = "\n".join(line for line in asked if not line.startswith(SMALL))
    return (
        Text(f"### {title}\n{presenter.headline(words)}\n{seat}"),
        picture_of(services, table, order.view, "board", language),
        picture_of(services, table, order.view, "hand", language),
        Text("\n".join(f"> {line}" for line in prompt.split("\n"))),
    )


def position_text(services: Services, order: DayOrder, language: Language) -> Letter:
    """Say all that the seat sees, for those who see no pictures."""
    presenter, words = services.presenters[order.game.key], scene_of(order, language)
    told = (presenter.board_text(words), presenter.hand_text(words))
    return Letter((lines([line for text in told for line in text.split("\n")]),), whole="board.txt")


def panel(
    services: Services,
    order: DayOrder,
    desk: Desk,
    language: Language,
    *,
    signs: bool,
    told: Sequence[str] = (),
    pages: dict[str, int] | None = None,
) -> Letter:
    """Show somebody the desk on which he answers, under names of its own."""
    number, game = str(order.row.id), services.presenters[order.game.key].title(language)
    letter = desk_letter(services, desk, language, pages=pages, remark="\n".join(told))
    head = language.say("daily-panel", game=game, due=f"<t:{order.row.opens_at}:R>")
    until, opens = language.say("still-replaceable"), language.say("daily-replaceable")
    rest = [
        replace(one, text=one.text.replace(until, opens)) if isinstance(one, Text) else one for one in letter.blocks
    ]
    blocks: list[Block] = [Text(f"{SMALL}{head}"), *led_to(rest[1:], "daily", number, "type")]
    if isinstance(blocks[-1], Separator):  # what stood below it belongs to matches alone
        blocks.pop()
    if desk.sealed is not None and not desk.revision:
        blocks += _signing(number, language, signs=signs)
    return Letter(tuple(blocks), colour=GREEN, folded_note=letter.folded_note)


def _signing(about: str, language: Language, *, signs: bool) -> tuple[Block, ...]:
    said = Text(SMALL + language.say("daily-signed" if signs else "daily-unsigned"))
    label = language.say("button-daily-unsign" if signs else "button-daily-sign")
    return said, (Button(label, custom_id("daily-sign", 0, "no" if signs else "yes", about)),)


def opening_letter(
    services: Services,
    order: DayOrder,
    opening: Opening | None,
    boldest: Sequence[Signer],
    alone: Sequence[Signer],
    language: Language,
) -> Letter:
    """Tell everybody what came out; whoever does not sign is somebody."""
    presenter, number = services.presenters[order.game.key], str(order.row.id)
    head = f"### {language.say('daily-opened', game=presenter.title(language))}"
    if opening is None:
        return Letter((Text(f"{head}\n{language.say('daily-broken')}"),), silent=True, colour=SAND)
    each = [_row(services, order, one, opening, language) for one in opening.shown]
    rows = read_alike(each)
    ways = opening.ways - sum(row.count > 0 for row in each) + sum(row.count > 0 for row in rows)
    tally = msgspec.json.encode(Tally(opening.answered, tuple(rows)))
    picture = picture_of(services, order.table, order.view, "opened", language, kind=str(order.seat))
    said = [language.say("daily-answered", count=opening.answered, ways=ways)]
    if opening.boldest is not None:
        bold_one = _row(services, order, opening.boldest, opening, language)
        names = _named(boldest, opening.boldest.count, language)
        said.append(
            language.say(
                "daily-boldest", names=names, answer=bold_one.answer, share=bold_one.share, points=bold_one.points
            )
        )
    if opening.alone:
        said.append(language.say("daily-alone", count=opening.alone, names=_named(alone, opening.alone, language)))
    counted = [
        language.say("daily-line", answer=row.answer, count=row.count, share=row.share, points=row.points)
        for row in rows
    ]
    how = language.say("daily-points", name=scene_of(order, language).names[order.seat])
    blocks: tuple[Block, ...] = (
        Text("\n".join((head, *said))),
        msgspec.structs.replace(picture, events=tally),
        lines([f"{place}. {line}" for place, line in enumerate(counted, start=1)]),
        Text(SMALL + how),
        (Button(language.say("button-daily-mine"), custom_id("daily-mine", 0, number), "main"),),
    )
    return Letter(blocks, silent=True, colour=SAND, whole="answers.txt")


def _row(services: Services, order: DayOrder, one: Valued, opening: Opening, language: Language) -> TallyRow:
    answer = answer_told(services, order, order.action_of(one), language)
    is_bold = opening.boldest is not None and opening.boldest.action == one.action
    return TallyRow(answer.replace("`", ""), one.count, round(100 * one.share), one.points, is_bold)


def read_alike(rows: Sequence[TallyRow]) -> list[TallyRow]:
    """Join answers that read alike and are worth the same: nobody could tell their rows apart."""
    found: dict[tuple[str, int], TallyRow] = {}
    for row in rows:
        before = found.get((row.answer, row.points), TallyRow(row.answer, 0, 0, row.points))
        count, share = before.count + row.count, before.share + row.share
        found[row.answer, row.points] = TallyRow(row.answer, count, share, row.points, before.bold or row.bold)
    return sorted(found.values(), key=lambda row: -row.count)


def _named(signers: Sequence[Signer], count: int, language: Language) -> str:
    """Name those who sign among so many people; the others are somebody, or so many more."""
    named = [bold(name) for name in names_of(signers)[:WHO]]
    if others := count - len(named):
        named.append(language.say("daily-others" if named else "daily-nameless", count=others))
    return language.list(named)


def names_of(signers: Sequence[Signer]) -> list[str]:
    """Tell people of one name apart."""
    return list(told_apart([one.name for one in signers], [one.account for one in signers]))


def standing_lines(standing: Standing, language: Language) -> list[str]:
    """Tell somebody how he stands, and the week's table."""
    names = names_of([signer for signer, _, _ in standing.table])
    table = [
        f"{place}. {language.say('daily-week-line', name=bold(name), points=points, count=count)}"
        for place, (name, (_, points, count)) in enumerate(zip(names, standing.table, strict=True), start=1)
    ]
    return [
        language.say("daily-streak", count=standing.streak),
        f"**{language.say('daily-week')}**",
        *(table or [language.say("daily-week-none")]),
    ]


def worlds_told(services: Services, order: DayOrder, given: Any, language: Language) -> Letter:
    """Tell what follows from an answer in each world, against what a computer answers at other places."""
    presenter, alike = services.presenters[order.game.key], dict[tuple[str, ...], list[str]]()
    for number, followed in enumerate(order.carried_out(given), start=1):
        words = scene_at(order.table, followed.view, language)
        alike.setdefault(tuple(presenter.account(words, followed.events)), []).append(str(number))
    told = [
        line
        for follows, numbers in alike.items()
        for line in (f"**{language.say('daily-world', count=len(numbers), worlds=language.list(numbers))}**", *follows)
    ]
    head = language.say("daily-worlds", name=scene_of(order, language).names[order.seat])
    return Letter((Text(head), lines(told)), colour=GREEN, whole="worlds.txt")


def mine_lines(
    services: Services, order: DayOrder, opening: Opening | None, given: Any, points: int | None, language: Language
) -> list[str]:
    """Tell somebody what his answer to an opened order was worth, and what the computer prefers."""
    if given is None or points is None or opening is None:
        return [language.say("daily-mine-none" if given is None else "daily-broken")]
    values: Mapping[str, str] = {"answer": answer_told(services, order, given, language)}
    told = [language.say("daily-mine", points=points, **values)]
    best = order.action_of(opening.best)
    if points < opening.best.points and best != given:
        told.append(language.say("daily-mine-best", answer=answer_told(services, order, best, language)))
    if not opening.worlds:
        told.append(SMALL + language.say("daily-mine-alone", name=scene_of(order, language).names[order.seat]))
    return told
