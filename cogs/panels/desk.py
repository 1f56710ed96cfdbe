"""The desk: the private panel on which a player makes a decision, one menu after the other, and makes it final."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from bot.delivery.compose import GREEN, link_to_table, moment, table_line
from bot.delivery.custom_ids import custom_id, read_custom_id
from bot.delivery.letters import (
    MOST_PICTURES,
    Block,
    Button,
    Letter,
    Menu,
    Option,
    Separator,
    Text,
    components,
    lines,
)
from bot.delivery.limits import BUTTON_LABEL, BUTTONS_IN_ROW, COMPONENTS_IN_MESSAGE, OPTIONS_IN_MENU
from bot.delivery.studio import PictureKind
from bot.language import Language
from bot.matches.types import STANDING, Decision, Look, Question
from bot.matches.value.desks import Desk
from cogs.kit.services import Services, picture_of, scene, scene_at
from render.kit.sentences import shortened
from render.presenter import Presenter, Scene

BUTTONS_AT_MOST = 3 * BUTTONS_IN_ROW
"""A question in buttons that has more choices than this becomes a menu."""
FEW = 5
"""A menu of which one of so many choices is taken becomes buttons."""
LABEL_ON_A_PHONE = 40
"""Characters that stand on a button of a phone without being cut."""
SMALL = "-# "
"""How a line in small print begins."""
LINE_ON_A_PHONE, AROUND_LABEL = 44, 5
"""Characters of labels that stand side by side on a phone, and how many the frame of a button takes."""
ICON = 3
"""How many an icon takes."""
TAKEN_OVER = frozenset({"pick", "push", "turn", "seal", "clear"})
"""The verbs of a desk that it has wherever it stands, be it at no match."""
ABOUT_FEW = 200
"""Characters that may be said about the choices of such buttons: more would not fit a phone, and pictures show it."""


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
    asked = scene_at(desk.table, desk.view, language)
    words = scene_at(desk.table, desk.preview, language)
    kind = desk.decision.kind
    blocks: list[Block] = [Text("-# " + table_line(presenter, desk.table.facts, language))]
    if remark:
        blocks.append(lines(remark.split("\n")))
    prompt = presenter.prompt(asked, kind).split("\n")
    blocks.append(Text("\n".join(line for line in prompt if not line.startswith(SMALL))))
    # Whoever has begun to answer has read the small print.
    small = [] if desk.revision else [line.removeprefix(SMALL) for line in prompt if line.startswith(SMALL)]
    if desk.due is not None:
        late = "" if desk.revision else presenter.late(asked, kind)
        until = "answer-by" if late or desk.revision else "answer-until"
        until = until if desk.due > services.matches.now() else "answer-late"
        small += [language.say(until, due=moment(desk.due)), late]
    if small:
        blocks.append(Text(SMALL + " ".join(filter(None, small))))
    if desk.sealed is not None:
        replaceable = language.say("orders-stand" if kind == STANDING else "still-replaceable")
        how = (language.say("given-ahead"),) if desk.ahead else ()
        blocks.append(Text("\n".join((*how, presenter.done(asked, desk.sealed), replaceable))))
    picture: PictureKind = "prompt" if desk.preview == desk.view else "preview"
    left = presenter.offered(kind, desk.questions, whole=desk.action is not None) if desk.revision else ()
    blocks.append(picture_of(services, desk.table, desk.preview, picture, language, kind, left))
    drafted = presenter.draft_lines(words, kind, desk.draft)
    if kind == STANDING and desk.action == desk.sealed:
        drafted = ()  # said above already
    if drafted:
        blocks.append(lines(drafted))
    wrong = [presenter.problem(language, problem) for problem in desk.problems]
    if unsaid := [sentence for sentence in wrong if sentence not in drafted]:
        blocks.append(lines(unsaid))
    rows = [_endings(presenter, words, desk, language), _others(presenter, asked, desk, language)]
    rows = with_why(rows, presenter, kind, language)
    endings: list[Block] = [Separator(), *filter(None, rows)]
    most = COMPONENTS_IN_MESSAGE - MOST_PICTURES
    asking: list[Block] = []
    for few in (FEW, 0):
        said: set[str] = set()
        asking = [
            block
            for question in desk.questions
            for block in _question(presenter, words, desk, question, (pages or {}).get(question.key), few, said)
        ]
        if components((*blocks, *asking, *endings)) <= most:
            break
    return Letter((*blocks, *asking, *endings), colour=GREEN, folded_note=language.say("account-folded"))


def with_why(
    rows: Sequence[tuple[Button, ...]], presenter: Presenter, kind: str, language: Language
) -> list[tuple[Button, ...]]:
    """Put the way to the rules of a decision, if there are any, into the first row where it needs no further line.

    If there is no such row, it stands behind all.
    """
    if kind not in presenter.why:
        return [*rows]
    for label in (language.say("button-why"), "?"):
        why = Button(label, custom_id("why", 0, presenter.key, kind))
        for place, row in enumerate(rows):
            if row and lines_of(row) == lines_of((*row, why)):
                return [*rows[:place], (*row, why), *rows[place + 1 :]]
    return [*rows, (why,)]


def lines_of(buttons: Sequence[Button]) -> int:
    """Count the lines that buttons fill on a phone, in rows of five at most."""
    count, room = 0, 0
    for place, button in enumerate(buttons):
        width = len(button.label) + AROUND_LABEL + ICON * bool(button.icon)
        if place % BUTTONS_IN_ROW == 0 or width > room:
            count, room = count + 1, LINE_ON_A_PHONE
        room -= width
    return count


def _final(presenter: Presenter, words: Scene, desk: Desk) -> str:
    """Word the button that makes the answer final; "" while there is none."""
    whole = desk.action not in (None, desk.sealed) and not desk.problems
    return presenter.final_button(words, desk.action) if whole else ""


def _endings(presenter: Presenter, words: Scene, desk: Desk, language: Language) -> tuple[Button, ...]:
    """Give the buttons that make an answer final, take it back, begin anew, or open the form."""
    match, decision = desk.table.id, desk.decision.id
    buttons = []
    if label := _final(presenter, words, desk):
        style = "plain" if desk.gives_up else "good"
        buttons.append(Button(label, custom_id("seal", match, decision, desk.revision), style))
        if desk.at_once:
            answers = language.list(presenter.final_button(words, answer) for answer in desk.at_once)
            also = shortened(language.say("button-at-once", answers=answers), BUTTON_LABEL)
            buttons.append(Button(also, custom_id("seal-at-once", match, decision, desk.revision)))
    if desk.reopens:
        buttons.append(Button(language.say("button-reopen"), custom_id("reopen", match, decision)))
    if desk.decision.kind == STANDING and desk.sealed is not None:
        buttons.append(Button(language.say("button-reopen-orders"), custom_id("clear", match, decision)))
    elif desk.revision:
        buttons.append(Button(language.say("button-start-over"), custom_id("clear", match, decision)))
    if desk.written is not None:
        buttons.append(Button(language.say("button-type"), custom_id("type", match, decision)))
    buttons.append(Button(language.say("button-hand"), custom_id("hand", match)))
    if desk.decision.kind != STANDING and desk.table.gives_hints:
        buttons.append(Button(language.say("button-hint"), custom_id("hint", match, decision)))
    return tuple(buttons)


def _others(presenter: Presenter, words: Scene, desk: Desk, language: Language) -> tuple[Button, ...]:
    """Give the ways to the other things that are asked of the same player, and to his standing orders.

    Whoever is in the middle of an answer looks for those later.
    """
    match = desk.table.id
    others = desk.others[:BUTTONS_IN_ROW]
    buttons = [Button(_way_to(presenter, words, one, language), custom_id("desk", match, one.id)) for one in others]
    asks_orders = desk.decision.kind == STANDING
    if desk.standing is not None and not asks_orders and (desk.sealed is not None or not desk.revision):
        buttons.append(_to_orders(match, desk.standing, desk.has_orders, language))
    return tuple(buttons)


def _way_to(presenter: Presenter, words: Scene, decision: Decision, language: Language) -> str:
    """Word the button that leads to a decision among several; to one that is answered, that it can be changed."""
    if decision.answered:
        return language.say("button-change-one", duty=presenter.duty(words, decision.kind))
    return presenter.task(words, decision.kind)


def _to_orders(match: int, standing: Decision, has_orders: bool, language: Language) -> Button:
    label = "button-change-orders" if has_orders else "button-standing"
    return Button(language.say(label), custom_id("desk", match, standing.id))


def _question(
    presenter: Presenter,
    words: Scene,
    desk: Desk,
    question: Question,
    page: int | None,
    few: int,
    said: set[str],
) -> list[Block]:
    """Ask a question by buttons, or by a menu; one of a `few` choices is taken by buttons wherever they are legible.

    The only choice that there is never makes a menu. What their buttons mean is told but once on a panel: `said` takes
    what has been.
    """
    if len(question.choices) == question.least == len(question.chosen):
        return []
    if question.style not in ("menu", "list") and len(question.choices) <= BUTTONS_AT_MOST:
        return [_as_buttons(presenter, words, desk, question)]
    alone = len(question.choices) == 1
    if alone or (question.style == "menu" and question.most == 1 and len(question.choices) <= few):
        labels = [presenter.choice(words, desk.decision.kind, question.key, choice) for choice in question.choices]
        if alone or all(len(label.text) <= LABEL_ON_A_PHONE for label in labels):
            several = len(desk.questions) > 1
            asked = [presenter.question(words, desk.decision.kind, question.key)] if several else []
            told = [words.language.entry(label.text, label.description) for label in labels if label.description]
            told = [line for line in told if line not in said] if sum(map(len, told)) <= ABOUT_FEW else []
            said.update(told)
            about = [Text("\n".join(f"-# {line}" for line in (*asked, *told)))] if asked or told else []
            return [*about, _as_buttons(presenter, words, desk, question)]
    return _as_menu(presenter, words, desk, question, page)


def _as_buttons(presenter: Presenter, words: Scene, desk: Desk, question: Question) -> tuple[Button, ...]:
    """Give a button for each choice. Its custom id counts the choices of this draft and names none of them.

    What is chosen has none where the button that makes it final says the same, or that nothing is done.
    """
    match, decision, kind = desk.table.id, desk.decision.id, desk.decision.kind
    final = _final(presenter, words, desk)
    does_nothing = bool(final) and desk.gives_up and len(desk.questions) == 1
    buttons = []
    for place, choice in enumerate(question.choices):
        if (action := desk.completed.get((question.key, choice))) is not None:
            label = presenter.answer(words, question.key, choice, action)
            does = custom_id("seal", match, decision, desk.revision, question.key, place)
        else:
            named = presenter.choice(words, kind, question.key, choice)
            label = named.short or named.text
            does = custom_id("push", match, decision, question.key, f"{place}.{desk.revision}")
            if choice in question.chosen and (does_nothing or label == final):
                continue
        stands_out = choice in question.chosen or question.style == "proposals"
        icon = presenter.icon_key(question.key, choice)
        buttons.append(Button(label, does, "main" if stands_out else "plain", icon=icon))
    return tuple(buttons)


def _as_menu(presenter: Presenter, words: Scene, desk: Desk, question: Question, page: int | None) -> list[Block]:
    language, kind, match, decision = words.language, desk.decision.kind, desk.table.id, desk.decision.id
    last = last_page(question)
    if page is None:
        page = next((i // OPTIONS_IN_MENU for i, key in enumerate(question.choices) if key in question.chosen), 0)
    page = min(max(page, 0), last)
    options = []
    for choice in question.choices[choices_on(page)]:
        label = presenter.choice(words, kind, question.key, choice)
        icon = presenter.icon_key(question.key, choice)
        options.append(Option(choice, label.text, label.description, choice in question.chosen, icon))
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
    turns = page_buttons(language, page, last, lambda to: custom_id("turn", match, decision, question.key, to))
    return [*blocks, *turns]


def page_buttons(
    language: Language,
    page: int,
    last: int,
    turn: Callable[[int], str],
    labels: tuple[str, str] = ("button-earlier", "button-further"),
) -> list[Block]:
    """Give a row with the ways to the pages before and behind one; none where there is only one page."""
    if not last:
        return []
    # A disabled button has to have an id of its own as well.
    before, behind = turn(page - 1 if page else last + 1), turn(page + 1)
    ways = ((labels[0], before, page == 0), (labels[1], behind, page >= last))
    return [tuple(Button(language.say(label), way, disabled=there) for label, way, there in ways)]


def led_to(blocks: Sequence[Block], elsewhere: str, about: str, *also: str) -> Iterator[Block]:
    """Lead the buttons and menus of a desk to verbs of another place, with what they are `about` as a last argument.

    What only a match has is left out, but for the verbs that the place has `also`.
    """

    def led(written: str) -> str:
        pressed = read_custom_id(written)
        if pressed is None or pressed.verb not in {*TAKEN_OVER, *also}:
            return ""
        return custom_id(f"{elsewhere}-{pressed.verb}", 0, *pressed.args, about, kind=pressed.kind)

    for block in blocks:
        if isinstance(block, tuple):
            buttons = tuple(replace(button, custom_id=at) for button in block if (at := led(button.custom_id)))
            if buttons:
                yield buttons
        elif isinstance(block, Menu):
            yield replace(block, custom_id=led(block.custom_id))
        else:
            yield block


def last_page(question: Question) -> int:
    """Give the number of the last page of a menu, counted from 0."""
    return max(0, (len(question.choices) - 1) // OPTIONS_IN_MENU)


def choices_on(page: int) -> slice:
    """Tell which of the choices of a question are on one page of its menu."""
    return slice(page * OPTIONS_IN_MENU, (page + 1) * OPTIONS_IN_MENU)


def idle_letter(
    services: Services, look: Look, language: Language, told: Sequence[str], ways: Sequence[Button] = ()
) -> Letter:
    """Show a player of whom nothing is asked what has been told, his hand, other ways, and the way to the table."""
    table = look.table
    presenter = services.presenters[table.game]
    words = scene(look, language)
    blocks: list[Block] = [Text("-# " + table_line(presenter, table.facts, language)), lines(told)]
    blocks.append(picture_of(services, table, look.view, "hand", language))
    sealed = len(look.decisions) == 1 and look.decisions[0][0].answered
    buttons = [
        Button(
            language.say("button-change") if sealed else _way_to(presenter, words, decision, language),
            custom_id("desk", table.id, decision.id),
        )
        for decision, _ in look.decisions
    ]
    if look.standing is not None:
        buttons.append(_to_orders(table.id, look.standing, look.has_orders, language))
    buttons += (*ways, *link_to_table(language, table.facts))
    blocks.append(tuple(buttons))
    return Letter(tuple(blocks), colour=GREEN, folded_note=language.say("account-folded"))
