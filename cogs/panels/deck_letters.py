"""The private panels of the library: the shelf with all decks, one deck, its pictures, and the choice at a table."""

from collections.abc import Callable, Sequence

from bot.delivery.compose import GREEN, bold
from bot.delivery.custom_ids import custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Separator, Text
from bot.delivery.limits import OPTIONS_IN_MENU
from bot.delivery.studio import DrawRequest
from bot.language import Language
from bot.matches.library import MOST_DECKS, MOST_SAID, ListedDeck
from bot.matches.types import Problem, Table
from render.guardians.words.deck_words import contents, repairs

BY_LOT = "lot"
"""The value of the menu by which a starter deck is drawn by lot."""


def shelf_letter(
    own: Sequence[ListedDeck], starters: Sequence[ListedDeck], language: Language, remark: str = ""
) -> Letter:
    """Show all decks that somebody can play, and the ways to make another one."""
    say = language.say
    lines = [f"- {bold(listed.name)} · {_state(listed, language)}" for listed in (*own, *starters)]
    blocks: list[Block] = [Text(f"### {say('deck-shelf-title')}\n-# {say('deck-only-you')}")]
    if remark:
        blocks.append(Text(remark))
    blocks.append(Text("\n".join(lines)))
    if not own:
        blocks.append(Text(say("deck-shelf-none")))
    elif len(own) >= MOST_DECKS:
        blocks.append(Text(say("deck-shelf-full", most=MOST_DECKS)))
    is_full = len(own) >= MOST_DECKS
    blocks += [
        Menu(
            custom_id("deck-open", 0, kind="menu"),
            say("deck-menu-open"),
            tuple(Option(listed.handle, listed.name, _state(listed, language)) for listed in (*own, *starters)),
        ),
        (
            Button(say("deck-button-write"), custom_id("deck-write", 0), "main", disabled=is_full),
            Button(say("deck-button-import"), custom_id("deck-import", 0), disabled=is_full),
        ),
    ]
    return Letter(tuple(blocks), colour=GREEN)


def deck_letter(
    listed: ListedDeck,
    language: Language,
    problem: Callable[[Problem], str],
    *,
    elsewhere: bool = False,
    remarks: Sequence[Block] = (),
) -> Letter:
    """Show one deck: what is in it, what is wrong with it and how to mend that, and what can be done with it.

    `problem` words a problem in the reader's language. `elsewhere`: it could be played at tables without deck limits.
    """
    say, handle = language.say, listed.handle
    blocks: list[Block] = [Text(f"### {bold(listed.name)}\n-# {say('deck-only-you')}"), *remarks]
    blocks += [Text("\n".join(contents(listed.deck, language))), Text(_verdict(listed, language, problem, elsewhere))]
    if not listed.starter and (repairs := _repairs(listed, language)):
        blocks.append(Menu(custom_id("deck-mend", 0, handle, kind="menu"), say("deck-menu-mend"), repairs))
    if any(not problem.where for problem in listed.unread):
        places = Button(say("deck-button-places"), custom_id("deck-mend", 0, handle, "places"))
        blocks.append((places, Button(say("deck-button-counts"), custom_id("deck-mend", 0, handle, "counts"))))
    if any(problem.where for problem in listed.unread):
        blocks.append((Button(say("deck-button-drop"), custom_id("deck-drop", 0, handle)),))
    blocks.append(Separator())
    looking = (
        Button(say("deck-button-show"), custom_id("deck-show", 0, handle), "main"),
        Button(say("deck-button-export"), custom_id("deck-file", 0, handle)),
        Button(say("deck-button-copy"), custom_id("deck-copy", 0, handle)),
    )
    changing = (
        Button(say("deck-button-edit"), custom_id("deck-edit", 0, handle)),
        Button(say("deck-button-rename"), custom_id("deck-rename", 0, handle)),
        Button(say("deck-button-delete"), custom_id("deck-delete", 0, handle), "danger"),
    )
    blocks.append(looking)
    back = Button(say("deck-button-shelf"), custom_id("deck-shelf", 0))
    blocks.append((back,) if listed.starter else (*changing, back))
    return Letter(tuple(blocks), colour=GREEN)


def pictures_letter(listed: ListedDeck, pictures: DrawRequest, language: Language) -> Letter:
    """Show a deck in pictures, with the way back to it."""
    back = Button(language.say("deck-button-back"), custom_id("deck-open", 0, listed.handle))
    deck = listed.deck
    is_empty = not (deck.cards or deck.guardian or any(deck.strongholds))
    cards: Block = Text(language.say("deck-nothing-to-show")) if is_empty else pictures
    return Letter((Text(f"### {bold(listed.name)}"), cards, (back,)), colour=GREEN)


def delete_letter(listed: ListedDeck, language: Language) -> Letter:
    """Ask whether a deck is really to be thrown away."""
    buttons = (
        Button(language.say("deck-button-delete-yes"), custom_id("deck-deleted", 0, listed.handle), "danger"),
        Button(language.say("deck-button-keep"), custom_id("deck-open", 0, listed.handle)),
    )
    return Letter((Text(language.say("deck-delete-question", deck=bold(listed.name))), buttons), colour=GREEN)


def choice_letter(
    table: Table, own: Sequence[ListedDeck], starters: Sequence[ListedDeck], language: Language, remark: str = ""
) -> Letter:
    """Let a player choose the deck that he brings to a table; nothing in it says which one he has chosen before."""
    say = language.say
    options = [Option(BY_LOT, say("deck-by-lot"), say("deck-by-lot-about"))]
    options += [Option(listed.handle, listed.name, say("deck-starter-about")) for listed in starters]
    options += [Option(listed.handle, listed.name, _state(listed, language)) for listed in own]
    blocks: tuple[Block, ...] = (
        Text(remark or say("deck-choose-ask")),
        Menu(custom_id("deck-choose", table.id, kind="menu"), say("deck-choose-menu"), tuple(options)),
        (Button(say("deck-button-library"), custom_id("deck-shelf", 0)),),
    )
    return Letter(blocks, colour=GREEN)


def _verdict(listed: ListedDeck, language: Language, problem: Callable[[Problem], str], elsewhere: bool) -> str:
    """Say whether a deck can be played, and all that speaks against it."""
    say = language.say
    if not listed.unread and not listed.problems:
        return say("deck-ready")
    lines = [say("deck-not-ready")]
    for problems in (listed.unread, listed.problems):
        lines += [f"- {problem(one)}" for one in problems[:MOST_SAID]]
        if len(problems) > MOST_SAID:
            lines.append("- " + say("deck-more-problems", count=len(problems) - MOST_SAID))
    if elsewhere:
        lines.append(say("deck-ready-without-limits"))
    return "\n".join(lines)


def _repairs(listed: ListedDeck, language: Language) -> tuple[Option, ...]:
    """List the cards that may have been meant, each with the line that it would mend: "line 7|archer"."""
    lines = listed.text.splitlines()
    return tuple(
        Option(
            f"{problem.where}|{card}",
            language.say("deck-mend-option", card=name),
            language.say("deck-mend-about", text=lines[int(problem.where.removeprefix("line ")) - 1].strip()),
        )
        for problem in listed.unread
        for card, name in repairs(problem, language)
    )[:OPTIONS_IN_MENU]


def _state(listed: ListedDeck, language: Language) -> str:
    size = language.say("deck-size", count=listed.deck.size)
    if listed.starter:
        return f"{size} · {language.say('deck-state-starter')}"
    wrong = len(listed.unread) + len(listed.problems)
    return f"{size} · " + (language.say("deck-state-wrong", count=wrong) if wrong else language.say("deck-state-ready"))
