"""The desk: the private panel on which a player makes a decision, one menu after the other, and makes it final."""

from __future__ import annotations

from bot.delivery.compose import GREEN, direct_buttons, moment, table_line
from bot.delivery.custom_ids import custom_id
from bot.delivery.letters import Button, Letter, Menu, Option, Part, Rule, Text
from bot.delivery.limits import OPTIONS_IN_MENU
from bot.delivery.studio import Motif
from bot.language import Language
from bot.matches.types import Desk, Done, Look, Question, Refused, Table
from cogs._house import House, draw, facts, refusal, scene
from render.presenter import Presenter, Scene


async def desk_letter(
    rooms: House, desk: Desk, language: Language, *, page: tuple[str, int] = ("", 0), remark: str = ""
) -> Letter:
    """Make the panel of a decision: what is asked, the picture to choose from, menus, and the button that ends it.

    `page` turns the menu of one question to a page; `remark` is said first.
    """
    presenter = rooms.presenters[desk.table.game]
    words = Scene(view=desk.view, names=facts(desk.table).spoken, language=language)
    kind = desk.decision.kind
    parts: list[Part] = [Text("-# " + table_line(presenter, facts(desk.table), language))]
    if remark:
        parts.append(Text(remark))
    parts.append(Text(presenter.prompt(words, kind)))
    if desk.due is not None:
        parts.append(Text("-# " + language.say("answer-until", due=moment(desk.due))))
    motif: Motif = "prompt" if desk.preview == desk.view else "board"
    picture = await draw(rooms, desk.table, desk.preview, motif, language, kind)
    if picture is not None:
        parts.append(picture)
    for question in desk.questions:
        parts += _menu(presenter, words, desk, question, page[1] if page[0] == question.key else 0)
    if desk.problems:
        parts.append(Text("\n".join(presenter.problem(language, problem) for problem in desk.problems)))
    buttons = []
    if desk.action is not None and not desk.problems:
        label = presenter.act(words, desk.action)
        buttons.append(Button(label, custom_id("seal", desk.table.id, desk.decision.id), "good"))
    if any(question.chosen for question in desk.questions):
        label = language.say("button-start-over")
        buttons.append(Button(label, custom_id("clear", desk.table.id, desk.decision.id)))
    if desk.typed:
        buttons.append(Button(language.say("button-type"), custom_id("type", desk.table.id, desk.decision.id)))
    if buttons:
        parts += [Rule(), tuple(buttons)]
    return Letter(tuple(parts), colour=GREEN)


def _menu(presenter: Presenter, words: Scene, desk: Desk, question: Question, page: int) -> list[Part]:
    language = words.language
    kind, match, decision = desk.decision.kind, desk.table.id, desk.decision.id
    last = max(0, (len(question.choices) - 1) // OPTIONS_IN_MENU)
    page = min(max(page, 0), last)
    shown = question.choices[page * OPTIONS_IN_MENU : (page + 1) * OPTIONS_IN_MENU]
    options = []
    for choice in shown:
        label = presenter.choice(words, kind, question.key, choice)
        options.append(Option(choice, label.text, label.description, chosen=choice in question.chosen))
    parts: list[Part] = [
        Menu(
            custom_id("pick", match, decision, question.key, kind="menu"),
            presenter.question(words, kind, question.key),
            tuple(options),
            least=question.least,
            most=question.most,
        )
    ]
    if last:
        parts.append(
            (
                Button(
                    language.say("button-earlier"),
                    custom_id("turn", match, decision, question.key, max(page - 1, 0)),
                    disabled=page == 0,
                ),
                Button(
                    language.say("button-further"),
                    custom_id("turn", match, decision, question.key, min(page + 1, last)),
                    disabled=page == last,
                ),
            )
        )
    return parts


async def done_letter(rooms: House, done: Done, language: Language, confirmation: str) -> Letter:
    """Confirm an action to whoever made it: what he learns by it, his hand, and what is next for him."""
    table = done.look.table
    presenter = rooms.presenters[table.game]
    words = scene(done.look, language)
    told = presenter.account(words, [event for event in done.events if event.audience is not None])
    parts: list[Part] = [
        Text("-# " + table_line(presenter, facts(table), language)),
        Text("\n".join((confirmation, *told))),
    ]
    picture = await draw(rooms, table, done.look.view, "hand", language)
    if picture is not None:
        parts.append(picture)
    open_decisions = [decision for decision, _ in done.look.decisions if not decision.answered]
    replaceable = [decision for decision, _ in done.look.decisions if decision.answered]
    if replaceable:
        parts.append(Text(language.say("still-replaceable")))
    decisions = [*open_decisions, *replaceable]
    parts.append(direct_buttons(facts(table), language, decisions[0].id if decisions else None))
    return Letter(tuple(parts), colour=GREEN)


async def idle_letter(rooms: House, look: Look, language: Language, waiting: tuple[str, ...]) -> Letter:
    """Tell a player that nothing is asked of him, and whom the table waits for."""
    table = look.table
    presenter = rooms.presenters[table.game]
    text = language.say("nothing-asked-over" if look.table.status != "running" else "nothing-asked")
    header = Text("-# " + table_line(presenter, facts(table), language))
    return Letter(
        (header, Text("\n".join((text, *waiting))), direct_buttons(facts(table), language, None)), colour=GREEN
    )


def refused_text(refused: Refused, language: Language, rooms: House, table: Table) -> str:
    """Say why a choice was refused, in the words of the table's game."""
    return refusal(refused, language, rooms.presenters, table.game)
