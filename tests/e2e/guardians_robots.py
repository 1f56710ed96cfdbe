"""Robots at a table of Guardians: they bring a deck, and answer what they are asked by what stands on their panels.

Whose turn it is does not always stand in the channel: a window names nobody. So everybody looks at his own panel.
"""

import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from itertools import combinations

from bot.games.guardians.table import Options
from bot.language import languages
from bot.playground import Person, Seen
from bot.playground.wire import PATIENCE
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    Unanswered,
    answered,
    begin,
    choose,
    is_over,
    join,
    latest_board,
    make_ready,
    moves_of,
    open_table,
    pick,
    press,
    seal,
    set_option,
    trying_again,
)
from tests.e2e.stored_matches import all_said
from tests.e2e.thinkers import think

KEY = "guardians"
STARTERS = ("Steel and Scales", "Bone and Ember")
FRESH_STARTS = 5
"""So often a robot begins an answer anew that it has brought into disorder."""
DISCARDS = ":discards:"
REST = "All my shields stay"
STOPPING = frozenset(languages()["en"].say("guardians-choice-pass", kind=kind) for kind in ("secondary", "strike"))


Habit = Callable[[Person, Seen, random.Random], Awaitable[Seen]]
"""How somebody makes an answer ready on a panel of one kind; gives the panel as it is then."""


# The lobby


async def bring(here: Harness, person: Person, card: Seen, deck: str) -> Seen:
    """Choose a deck by its name; give what is said to it."""
    menu = await press(person, person.look_again(card), here.say("guardians-bring"))
    return await answered(person, await person.choose(menu, menu.selects[0].custom_id, [deck]))


async def sit_down(here: Harness, decks: Sequence[str] = STARTERS, **options: str) -> Seen:
    """Let both join, bring their decks and begin; give the first board. Combats are fought step by step if not else."""
    card = await join(here, await open_table(here, KEY), *here.people[1:])
    for name, value in ({"pace": "steps"} | options).items():
        if value == getattr(Options(), name):
            continue  # the card names only what is not as usual
        named, chosen = here.say(f"guardians-option-{name}"), here.say(f"guardians-option-{name}-{value}")
        await set_option(here.people[0], card, named, chosen)
    for person, deck in zip(here.people, decks, strict=True):
        await bring(here, person, card, deck)
    return await begin(here, card)


# Panels


def kind_of(panel: Seen) -> str:
    """Read off the buttons of a panel what kind of question is open on it; "" if there is none to answer."""
    decision = next((one.split(":")[3] for found in moves_of(panel) for one in found), "")
    _, _, rest = decision.partition(".")
    return rest.partition(".")[0] or decision


def is_asked(here: Harness, panel: Seen) -> bool:
    """Tell whether a panel has a question that is not answered yet."""
    return any(moves_of(panel)) and here.say("still-replaceable") not in panel.text


async def push(person: Person, panel: Seen, question: str, label: str) -> Seen:
    """Press the button of a question that has this label."""
    button = next(one for one in panel.buttons if f":{question}:" in (one.custom_id or "") and one.label == label)
    return await answered(person, await person.click(panel, button.custom_id))


async def arrange(person: Person, panel: Seen, chance: random.Random) -> Seen:
    """Organise: lay one of the suggestions, as most players do, and sometimes change something in it."""
    suggestions = [one for one in moves_of(panel)[1] if ":suggest:" in one]
    if suggestions:
        panel = await choose(person, panel, chance.choice(suggestions), chance)
    if chance.random() < 0.2:
        panel = await make_ready(person, panel, chance)
    return panel


async def react(person: Person, panel: Seen, chance: random.Random) -> Seen:
    """Pass in a window, or do something there."""
    menus = [menu for menu in panel.selects if any(option.value == "pass" and option.chosen for option in menu.options)]
    if kind_of(panel) != "command" and chance.random() < 0.6:
        ways = [*(menu.custom_id for menu in menus), *(one for one in moves_of(panel)[1] if ":do:" in one)]
        panel = await choose(person, panel, chance.choice(ways), chance) if ways else panel
    return panel


async def discard(person: Person, panel: Seen, chance: random.Random) -> Seen:
    """Throw away what does not fit: try few cards before many, since only the surplus may go."""
    for _ in range(2):
        menu = next((menu for menu in panel.selects if DISCARDS in menu.custom_id), None)
        if menu is not None or moves_of(panel)[2]:
            break
        menus, pushed, _ = moves_of(panel)
        panel = await choose(person, panel, [*menus, *pushed][0], chance)
    if menu is None or moves_of(panel)[2]:
        return panel
    for count in range(1, len(menu.options) + 1):
        for chosen in combinations(menu.options, count):
            values = [option.value for option in chosen]
            panel = await answered(person, await person.choose(panel, menu.custom_id, values))
            if moves_of(panel)[2]:
                return panel
    return panel


async def attack(person: Person, panel: Seen, chance: random.Random) -> Seen:
    """Mostly send a secondary attacker, as long as there is one."""
    if chance.random() < 0.7:
        attackers = [option.value for menu in panel.selects[:1] for option in menu.options if option.value != "pass"]
        if attackers:
            return await pick(person, panel, "strike", chance.choice(attackers))
        strikes = [one for one in panel.buttons if ":strike:" in (one.custom_id or "") and one.label not in STOPPING]
        if strikes:
            return await choose(person, panel, chance.choice(strikes).custom_id or "", chance)
    return panel


async def march(person: Person, panel: Seen, chance: random.Random) -> Seen:
    """Mostly move, where all other shields could rest as well: else there would hardly be a combat."""
    if turns := [one for found in moves_of(panel)[:2] for one in found if ":turn:" in one]:
        panel = await choose(person, panel, chance.choice(turns), chance)
    goals = [one for found in moves_of(panel)[:2] for one in found if ":to:" in one]
    if goals and REST in {button.label for button in panel.buttons} and chance.random() < 0.8:
        panel = await choose(person, panel, chance.choice(goals), chance)
    return panel


HABITS: dict[str, Habit] = {
    "organise": arrange,
    "march": march,
    "secondary": attack,
    "merge": discard,
    "overflow": discard,
}


async def get_ready(here: Harness, person: Person, panel: Seen, chance: random.Random) -> Seen:
    """Make an answer ready, as somebody does who begins anew where he has lost his way.

    Meanwhile a standing order or the clock may have answered: then the panel has nothing left to seal.
    """
    kind = kind_of(panel)
    for _ in range(FRESH_STARTS):
        panel = await HABITS.get(kind, react)(person, panel, chance)
        if not moves_of(panel)[2]:
            panel = await make_ready(person, panel, chance)
        if moves_of(panel)[2]:
            return panel
        panel = person.look_again(panel)
        if not any(button.label == here.say("button-start-over") for button in panel.buttons):
            return panel
        panel = await press(person, panel, here.say("button-start-over"))
    raise AssertionError(f"{person!r} finds no answer: {panel.text}")


async def answer_all(
    here: Harness, person: Person, board: Seen, chance: random.Random, *, thoughtful: bool = False
) -> int:
    """Answer all that somebody is asked, one panel after the other; give how many answers."""
    count = 0
    panel = await press(person, board, here.say("button-move"))
    while is_asked(here, panel):
        thought_out = await think(here, person, panel, chance) if thoughtful else None
        ready, button = thought_out or (await get_ready(here, person, person.look_again(panel), chance), None)
        if not moves_of(ready)[2]:
            break
        panel = await seal(here, person, ready, button)
        count += 1
    return count


async def play_on(
    here: Harness,
    board: Seen,
    chance: random.Random,
    *,
    rounds: int = 1000,
    patient: bool = False,
    thoughtful: bool = False,
) -> Seen:
    """Let both look at their panels and answer in turn, until the match is over or they have looked so often.

    With `patient` a press that nobody answers, or that is refused as the platform is in trouble, is tried again for
    PATIENCE real seconds, as people do.
    """
    latest_answer = time.monotonic()
    with trying_again(here) if patient else nullcontext():
        for _ in range(rounds):
            answers = 0
            for person in here.people:
                if is_over(here, board):
                    return board
                try:
                    answers += await answer_all(here, person, board, chance, thoughtful=thoughtful)
                    await all_said(here)
                except (Unanswered, TimeoutError):
                    if not patient:
                        raise
                    await here.playground.connected()
                board = latest_board(here, person, board.id) or board
            if answers:
                latest_answer = time.monotonic()
            else:
                trying = patient and time.monotonic() < latest_answer + PATIENCE
                assert trying or is_over(here, board), f"nobody is asked: {board.text}"
    return board
