"""What Power asks of a player: prompts with what there is to know, menus, and a sheet in the making."""

from collections.abc import Iterator
from typing import Any, cast

from bot.games.contract import STANDING
from bot.games.power.board.actions import Draft, StandingOrders
from bot.games.power.board.data import OF_RESERVE, RANGE, RESERVE, SMALL_OF, STRENGTH
from bot.games.power.board.state import Batch, Colour, Exchange, Launch, Line, Move, Piece, Place
from bot.games.power.board.views import LineView, View
from bot.games.power.sheets import (
    LETTERS,
    Letters,
    as_typed,
    at_line,
    at_writing,
    of_this_round,
    orders_of,
    place_name,
    spent_text,
)
from render.kit.sentences import ABOUT_LIMIT, LABEL_LIMIT, sentence, shortened
from render.power.confirmations import kept, sharing
from render.power.nouns import (
    armies_listed,
    army_name,
    army_title,
    in_code,
    letter_of,
    letters_for,
    own_order,
    piece_name,
    pieces_listed,
    pieces_or_nothing,
    place_on,
    view_in,
    whose,
)
from render.power.status import problem
from render.presenter import Label, Scene


def prompt(scene: Scene, kind: str) -> str:
    """Ask the view's seat for a decision, with what it should know for it and who will learn the answer."""
    match kind:
        case "orders":
            return "\n".join(_orders_prompt(scene))
        case "booty":
            return "\n".join(_booty_prompt(scene))
        case _ if kind == STANDING:
            sheet = scene.language.say("power-prompt-plan-sheet", round=view_in(scene).round + 1)
            return f"{scene.language.say('power-prompt-plan')}\n{sheet}"
        case _:
            raise LookupError(kind)


def _orders_prompt(scene: Scene) -> Iterator[str]:
    view, language, say = view_in(scene), scene.language, scene.language.say
    assert view.seat is not None  # the public is asked nothing
    own = view.players[view.seat].armies
    obeying = [army for army in own if army in view.commands]
    yield say(
        "power-prompt-orders",
        round=view.round,
        lines=view.lines * len(obeying),
        army=armies_listed(obeying, language),
    )
    if view.last_round:
        yield say("power-prompt-last")
    told = [say("power-prompt-read", name=scene.names[view.referee])]
    told.append(say("power-prompt-typed", example=in_code("D S12 IW")))
    if view.options.authentic_illegal_orders:
        told.append(say("power-prompt-wrong"))
    told.append(say("power-prompt-penalty", all=view.options.penalty_all_illegal))
    if len(own) > 1:
        told.append(say("power-prompt-each", example=in_code(f"{own[0]}:{letter_of('T', language)} RV HQ")))
    if view.mercenary is not None and view.mercenary in view.commands:
        army = view.mercenary
        example = in_code(f"{army}:{letter_of('T', language)} {army}4 {army}6")
        told.append(say("power-prompt-mercenaries", army=army_name(army, language), example=example))
    yield f"-# {' '.join(told)}"


def _booty_prompt(scene: Scene) -> Iterator[str]:
    view, language = view_in(scene), scene.language
    for booty in view.booty:
        if booty.seat == view.seat:
            pieces = pieces_listed(booty.pieces, language)
            yield language.say("power-prompt-booty", pieces=pieces, place=place_on(view, booty.place))


def late(scene: Scene, kind: str) -> str:
    """Say what counts of a sheet whose time is over, and who gets booty then."""
    view, language = view_in(scene), scene.language
    if kind == "orders":
        return language.say("power-prompt-late")
    first = next((army for army in view.players[view.seat or 0].armies if army in view.commands), None)
    if kind == STANDING or first is None:
        return ""
    return language.say("power-prompt-booty-late", army=army_name(first, language))


def form(scene: Scene, kind: str) -> Label:
    """Name the form for a typed sheet, and say how to write it."""
    view, say = view_in(scene), scene.language.say
    round_written = view.round + 1 if kind == STANDING else view.round
    return Label(say("power-form", round=round_written), say("power-form-about"))


def typed(scene: Scene, kind: str, draft: Draft, written: str) -> str:
    """Write a draft for the form in the letters of its reader, unless he has typed it in others himself."""
    view = view_in(scene)
    draft = of_this_round(view, kind, draft)
    if draft.letters:
        return written
    letters = letters_for(scene.language)
    return as_typed(at_writing(view, kind), draft, letters) if draft.lines else f"{letters.upper()}\n"


# A sheet in the making


def draft_lines(scene: Scene, kind: str, draft: Draft) -> tuple[str, ...]:
    """Say line by line what a sheet holds, with a verdict, and what orders do; the picture shows what comes of it."""
    view, say = view_in(scene), scene.language.say
    if view.writing is None:
        return ()
    letters = view.writing.letters or letters_for(scene.language)
    planned = tuple(_planned(scene, draft)) if kind == STANDING else ()
    told = [line for number, each in enumerate(view.writing.lines) for line in _line(scene, number, each, letters)]
    if not told:
        return planned
    shown = (say("power-draft-letters", letters=letters),) if view.writing.letters else ()
    return (*shown, *told, *planned)


def _planned(scene: Scene, draft: Draft) -> Iterator[str]:
    plan = orders_of(view_in(scene), draft)
    if plan != StandingOrders():
        yield scene.language.say("power-draft-plan")
        yield from (f"- {line}" for line in kept(scene, plan))


def _line(scene: Scene, number: int, each: LineView, letters: Letters) -> Iterator[str]:
    language, say = scene.language, scene.language.say
    unfinished = each.order is None and each.line.kind != "unread"
    yield say(
        "power-draft-line",
        number=number + 1,
        mark="✎" if unfinished else "✗" if each.fault else "✓",
        order=in_code(_as_written(scene, each, letters)),
        verdict=_verdict(scene, each),
    )
    if each.fault is not None and not unfinished:
        yield problem(language, at_line(number, each.fault))
    if each.own_hit:
        pieces = [piece for force in each.own_hit for piece in force.pieces]
        yield say("power-draft-own-hit", pieces=pieces_listed(pieces, language))


def _as_written(scene: Scene, each: LineView, letters: Letters) -> str:
    view = view_in(scene)
    if each.order is not None:
        return own_order(view, each.order, letters)
    written = each.line.text or _half_written(view, each.line, letters)
    return written or scene.language.say("power-draft-unfinished")


def _half_written(view: View, line: Line, letters: Letters) -> str:
    labels = view.options.sea_labels
    which = "M" if line.kind == "launch" else line.piece if line.kind == "move" else None
    parts = (LETTERS[letters][which] if which else "", place_name(line.start, labels), place_name(line.target, labels))
    prefix = f"{line.army}:" if line.army and len(view.commands) > 1 else ""
    return (prefix + " ".join(part for part in parts if part)).strip()


def _verdict(scene: Scene, each: LineView) -> str:
    """Say what a line does that can be carried out, and of another one whether the sheet goes without it."""
    order, language, say = each.order, scene.language, scene.language.say
    if order is None and each.line.kind != "unread":
        return say("power-draft-open")
    if order is None or each.fault:
        return say("power-draft-left-out") if order is not None and each.left_out else "none"
    match order:
        case Move(piece=piece, start=start):
            name = piece_name(piece, language)
            if start in OF_RESERVE:
                return say("power-draft-out", piece=name)
            return say("power-draft-steps", piece=name, steps=each.steps, range=RANGE[piece])
        case Launch(target=target):
            return say("power-draft-launched", place=place_on(view_in(scene), target))
        case Exchange(spent=spent, made="M"):
            return say("power-draft-missile", worth=_worth(spent))
        case Exchange(spent=spent, made=made) if made in SMALL_OF:
            pieces = pieces_listed((SMALL_OF[made],) * spent[0].count, language)
            return say("power-draft-merged", piece=piece_name(made, language), pieces=pieces)
        case Exchange(spent=spent, made=made):
            return say("power-draft-bought", piece=piece_name(made, language), power=_worth(spent))


def _worth(spent: tuple[Batch, ...]) -> int:
    return sum(STRENGTH[batch.kind] * batch.count for batch in spent)


# Menus


def choice(scene: Scene, kind: str, question: str, choice: str) -> Label:
    """Name a choice of a menu."""
    language, say = scene.language, scene.language.say
    match question:
        case "booty":
            army = cast(Colour, choice)
            return Label(say("power-choice-booty", army=army_name(army, language), place=RESERVE[army]))
        case "shares" if choice != "ask":
            return Label(say("power-choice-shares-army", army=sharing(view_in(scene), choice, language)))
        case "strike":
            return Label(say("power-choice-strike"))
        case "again" | "same":
            possible, _, written = choice.partition(".")
            return Label(say(f"power-choice-{question}", count=int(possible), all=int(written or 0)))
        case "go":
            return _unit_choice(scene, choice)
        case "line" if choice != "new":
            return _line_choice(scene, choice)
        case "army":
            about = "mercenaries" if choice == view_in(scene).mercenary else "own-army"
            return Label(army_title(choice, language), say(f"power-about-{about}"))
        case "piece":
            return _piece_choice(scene, cast(Piece, choice))
        case "from" | "to":
            return _place_choice(scene, choice, question)
        case "spent":
            return _mixture_choice(scene, choice)
        case _:
            return Label(say(f"power-choice-{question}-{choice}"))


def _line_choice(scene: Scene, choice: str) -> Label:
    """Name a line, or what can be done with the line at hand."""
    view = view_in(scene)
    assert view.writing is not None  # whoever chooses a line is writing
    if not choice.isdecimal():
        changed = _line_choice(scene, str((view.writing.at or 0) + 1)).text
        return Label(scene.language.say(f"power-choice-change-{choice}"), changed)
    number = int(choice)
    each = view.writing.lines[number - 1]
    order = _as_written(scene, each, view.writing.letters or letters_for(scene.language))
    text = scene.language.say("power-choice-line", number=number, order=order)
    return Label(shortened(text, LABEL_LIMIT))


def _unit_choice(scene: Scene, choice: str) -> Label:
    """Name pieces that can be moved from a place."""
    view, language, say = view_in(scene), scene.language, scene.language.say
    army, piece, place = cast(tuple[Colour, Piece, Place], tuple(choice.split(".")))
    name = sentence(piece_name(piece, language))
    whose = army_title(army, language) if len(view.commands) > 1 else "none"
    where = place if place in OF_RESERVE else place_on(view, place)
    text = say("power-choice-go", piece=name, letter=letter_of(piece, language), place=where, army=whose)
    return Label(text, say("power-about-piece", steps=RANGE[piece], strength=STRENGTH[piece]))


def _piece_choice(scene: Scene, piece: Piece) -> Label:
    """Name a piece to move, to buy or to merge."""
    language, say = scene.language, scene.language.say
    name = sentence(piece_name(piece, language))
    text = say("power-choice-piece", piece=name, letter=letter_of(piece, language))
    writing = view_in(scene).writing
    line = Line() if writing is None or writing.at is None else writing.lines[writing.at].line
    strength = STRENGTH[piece]
    if line.kind == "buy":
        return Label(text, say("power-about-bought", power=strength, strength=strength))
    if line.kind == "merge":
        before = 3 * STRENGTH[SMALL_OF[piece]]
        return Label(text, say("power-about-merged", strength=strength, before=before))
    return Label(text, say("power-about-piece", steps=RANGE[piece], strength=strength))


def _place_choice(scene: Scene, place: Place, question: str) -> Label:
    """Name a place, with what stands there now; from where, only what obeys."""
    view, language, say = view_in(scene), scene.language, scene.language.say
    if place in OF_RESERVE:
        army = next(each for each in view.armies if each.colour == OF_RESERVE[place])
        about = pieces_or_nothing(army.reserve, language)
        return Label(place, shortened(say("power-about-place", forces=about), ABOUT_LIMIT))
    forces = [force for here in view.places if here.place == place for force in here.forces]
    if question == "from":
        forces = [force for force in forces if force.army in view.commands]
        about = language.list(pieces_listed(force.pieces, language) for force in forces)
    else:
        names = scene.plain or scene.names
        about = language.list(
            say("power-force", whose=whose(view, force.army, names, language), strength=force.strength)
            for force in forces
        )
    text = place_on(view, place)
    return Label(text, about and shortened(say("power-about-place", forces=about), ABOUT_LIMIT))


def _mixture_choice(scene: Scene, choice: str) -> Label:
    """Name a mixture for a mega-missile; the choice is written in French letters."""
    spent = tuple(_batch(part) for part in choice.split("+"))
    text = spent_text(spent, letters_for(scene.language))
    return Label(shortened(text, LABEL_LIMIT), scene.language.say("power-about-mixture", worth=_worth(spent)))


def _batch(part: str) -> Batch:
    kind = part.lstrip("0123456789")
    return Batch(int(part[: len(part) - len(kind)] or 1), cast(Any, kind))
