"""The desk: the private panel on which a player makes a decision, one menu after the other, and makes it final."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.compose import GREEN, link_to_table, moment, table_line
from bot.delivery.custom_ids import custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Separator, Text, lines
from bot.delivery.limits import BUTTONS_IN_ROW, OPTIONS_IN_MENU
from bot.delivery.studio import PictureKind
from bot.language import Language
from bot.matches.types import PLAN, Desk, Look, Question
from cogs._services import Services, picture_of, scene, scene_of
from render.presenter import Presenter, Scene

BUTTONS_AT_MOST = 3 * BUTTONS_IN_ROW
"""A question in buttons that has more choices than this becomes a menu."""


def desk_letter(
    services: Services,
    desk: Desk,
    language: Language,
    *,
    pages: dict[str, int] | None = None,
    remark: str = "",
) -> Letter:
    """Make the panel of a decision: what is asked, the pictures to choose from, menus, and the button that ends it.

    `pages` says which page of a long menu is open; `remark` is said first.
    """
    presenter = services.presenters[desk.table.game]
    asked = scene_of(desk.table, desk.view, language)
    words = scene_of(desk.table, desk.preview, language)
    kind = desk.decision.kind
    blocks: list[Block] = [Text("-# " + table_line(presenter, desk.table.facts, language))]
    if remark:
        blocks.append(lines(remark.split("\n")))
    blocks.append(Text(presenter.prompt(asked, kind)))
    if desk.due is not None:
        until = "answer-until" if desk.due > services.matches.now() else "answer-late"
        blocks.append(Text("-# " + language.say(until, due=moment(desk.due))))
    if desk.sealed is not None:
        replaceable = language.say("orders-stand" if kind == PLAN else "still-replaceable")
        blocks.append(Text(f"{presenter.done(asked, desk.sealed)}\n{replaceable}"))
    picture: PictureKind = "prompt" if desk.preview == desk.view else "preview"
    blocks.append(picture_of(services, desk.table, desk.preview, picture, language, kind))
    drafted = presenter.draft_lines(words, kind, desk.draft)
    if kind == PLAN and desk.action == desk.sealed:
        drafted = ()  # said above already
    if drafted:
        blocks.append(lines(drafted))
    wrong = [presenter.problem(language, problem) for problem in desk.problems]
    if unsaid := [sentence for sentence in wrong if sentence not in drafted]:
        blocks.append(lines(unsaid))
    for question in desk.questions:
        blocks += _question(presenter, words, desk, question, (pages or {}).get(question.key))
    blocks.append(Separator())
    blocks.append(_endings(presenter, words, desk, language))
    if others := _others(presenter, asked, desk, language):
        blocks.append(others)
    return Letter(tuple(blocks), colour=GREEN, folded_note=language.say("account-folded"))


def _endings(presenter: Presenter, words: Scene, desk: Desk, language: Language) -> tuple[Button, ...]:
    """Give the buttons that make an answer final, take it back, begin anew, or open the form."""
    match, decision = desk.table.id, desk.decision.id
    buttons = []
    if desk.action is not None and not desk.problems:
        label = presenter.act(words, desk.action)
        buttons.append(Button(label, custom_id("seal", match, decision, desk.revision), "good"))
    if desk.reopens:
        buttons.append(Button(language.say("button-reopen"), custom_id("reopen", match, decision)))
    if desk.decision.kind == PLAN and desk.sealed is not None:
        buttons.append(Button(language.say("button-reopen"), custom_id("clear", match, decision)))
    elif desk.revision:
        buttons.append(Button(language.say("button-start-over"), custom_id("clear", match, decision)))
    if desk.typed:
        buttons.append(Button(language.say("button-type"), custom_id("type", match, decision)))
    buttons.append(Button(language.say("button-hand"), custom_id("hand", match)))
    return tuple(buttons)


def _others(presenter: Presenter, words: Scene, desk: Desk, language: Language) -> tuple[Button, ...]:
    """Give the ways to the other things that are asked of the same player, and to his standing orders."""
    match = desk.table.id
    buttons = [
        Button(presenter.task(words, decision.kind), custom_id("desk", match, decision.id))
        for decision in desk.others[:BUTTONS_IN_ROW]
    ]
    if desk.standing is not None:
        buttons.append(Button(language.say("button-standing"), custom_id("desk", match, desk.standing.id)))
    return tuple(buttons)


def _question(presenter: Presenter, words: Scene, desk: Desk, question: Question, page: int | None) -> list[Block]:
    if question.style != "menu" and len(question.choices) <= BUTTONS_AT_MOST:
        return [_as_buttons(presenter, words, desk, question)]
    return _as_menu(presenter, words, desk, question, page)


def _as_buttons(presenter: Presenter, words: Scene, desk: Desk, question: Question) -> tuple[Button, ...]:
    """Give a button for each choice. Its custom id counts the choices of this draft and names none of them."""
    match, decision = desk.table.id, desk.decision.id

    def pressed(place: int) -> str:
        if question.style == "answers":
            return custom_id("seal", match, decision, desk.revision, question.key, place)
        return custom_id("push", match, decision, question.key, f"{place}.{desk.revision}")

    return tuple(
        Button(
            presenter.choice(words, desk.decision.kind, question.key, choice).text,
            pressed(place),
            "main" if choice in question.chosen else "plain",
        )
        for place, choice in enumerate(question.choices)
    )


def _as_menu(presenter: Presenter, words: Scene, desk: Desk, question: Question, page: int | None) -> list[Block]:
    language, kind, match, decision = words.language, desk.decision.kind, desk.table.id, desk.decision.id
    last = last_page(question)
    if page is None:
        page = next((i // OPTIONS_IN_MENU for i, key in enumerate(question.choices) if key in question.chosen), 0)
    page = min(max(page, 0), last)
    options = []
    for choice in question.choices[choices_on(page)]:
        label = presenter.choice(words, kind, question.key, choice)
        options.append(Option(choice, label.text, label.description, chosen=choice in question.chosen))
    least, most = question.least, question.most
    if last and most > 1:
        elsewhere = len(set(question.chosen) - set(question.choices[choices_on(page)]))
        least, most = 0, max(1, most - elsewhere)
    blocks: list[Block] = [
        Menu(
            custom_id("pick", match, decision, question.key, page, kind="menu"),
            presenter.question(words, kind, question.key),
            tuple(options),
            least=least,
            most=most,
        )
    ]
    if last:
        # On the first page the button is disabled, and has to have an id of its own all the same.
        earlier = custom_id("turn", match, decision, question.key, page - 1 if page else last + 1)
        further = custom_id("turn", match, decision, question.key, page + 1)
        blocks.append(
            (
                Button(language.say("button-earlier"), earlier, disabled=page == 0),
                Button(language.say("button-further"), further, disabled=page == last),
            )
        )
    return blocks


def last_page(question: Question) -> int:
    """Give the number of the last page of a menu, counted from 0."""
    return max(0, (len(question.choices) - 1) // OPTIONS_IN_MENU)


def choices_on(page: int) -> slice:
    """Tell which of the choices of a question are on one page of its menu."""
    return slice(page * OPTIONS_IN_MENU, (page + 1) * OPTIONS_IN_MENU)


def idle_letter(services: Services, look: Look, language: Language, told: Sequence[str]) -> Letter:
    """Show a player of whom nothing is asked what has been told, his hand, and the way to the table."""
    table = look.table
    presenter = services.presenters[table.game]
    words = scene(look, language)
    blocks: list[Block] = [Text("-# " + table_line(presenter, table.facts, language)), lines(told)]
    blocks.append(picture_of(services, table, look.view, "hand", language))
    buttons = [
        Button(presenter.task(words, decision.kind), custom_id("desk", table.id, decision.id))
        for decision, _ in look.decisions
    ]
    if look.standing is not None:
        buttons.append(Button(language.say("button-standing"), custom_id("desk", table.id, look.standing.id)))
    buttons.append(link_to_table(language, table.facts))
    blocks.append(tuple(buttons))
    return Letter(tuple(blocks), colour=GREEN, folded_note=language.say("account-folded"))
