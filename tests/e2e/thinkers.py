"""People who think: they choose as a computer player would in their seat, and press what leads to it.

What they know of the match is read from where it is stored; what they do goes through their panels.
"""

import random
from dataclasses import dataclass
from typing import Any

from bot.delivery import custom_ids
from bot.delivery.limits import OPTIONS_IN_MENU
from bot.games.codec import from_json
from bot.games.contract import AnyGame, Decision, Question
from bot.games.power.board.actions import Draft, Sheet
from bot.games.power.sheets.drafts import line_of
from bot.games.registry import house_games
from bot.players.budget import Budget
from bot.players.choosing import choose, computer_players
from bot.players.quick_chance import QuickChance
from bot.playground import Person, Seen
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import answered, make_ready, moves_of, open_panel, press, seal
from tests.games.menu_search import steps_to

HURRY = Budget(simulations=30)
PATIENCE = 30
"""So many drafts are gone on from before an answer is said to be out of reach."""
TOO_WIDE = frozenset({"organise"})
"""Kinds of decisions whose menus are too wide for that."""


@dataclass(frozen=True)
class Wish:
    """What somebody has decided to answer, and where."""

    game: AnyGame
    match: int
    view: Any
    decision: Decision
    action: Any

    def id_of(self, verb: str, *args: object) -> str:
        """Write how the custom id of a button or menu begins that is about this decision."""
        kind = "menu" if verb == "pick" else "button"
        return ":".join(map(str, (kind, verb, self.match, self.decision.id, *args)))


async def make_move(here: Harness, person: Person, board: Seen, chance: random.Random) -> Seen:
    """Open the panel under a board, think and answer; whoever finds no way to what he wants presses anything."""
    panel = await open_panel(here, person, board)
    ready = await think(here, person, panel, chance)
    if ready is None:
        return await seal(here, person, await make_ready(person, person.look_again(panel), chance))
    return await seal(here, person, *ready)


async def think(here: Harness, person: Person, panel: Seen, chance: random.Random) -> tuple[Seen, str] | None:
    """Make an answer ready on a panel; give the panel as it is then, and the button that makes the answer final.

    None if nothing is asked there any more, or no way to the answer is found.
    """
    wish = wished(here, person, panel, chance)
    if wish is None:
        return None
    again = here.say("button-start-over")
    if any(button.label == again for button in panel.buttons):
        panel = await press(person, panel, again)
    if isinstance(wish.action, Sheet):
        found = await typed(here, person, panel, wish)
    else:
        found = None if wish.decision.kind in TOO_WIDE else await pressed(person, panel, wish)
    here.wishes.append((wish, found is not None))
    return found


def wished(here: Harness, person: Person, panel: Seen, chance: random.Random) -> Wish | None:
    """Choose an answer to the question that is open on a panel."""
    about = next((custom_ids.read_custom_id(one) for found in moves_of(panel) for one in found), None)
    if about is None:
        return None
    [(key, snapshot)] = rows(here.database, "SELECT game, snapshot FROM matches WHERE id = ?", about.match)
    [(seat,)] = rows(
        here.database, "SELECT seat FROM members WHERE match_id = ? AND user_id = ?", about.match, person.id
    )
    game = house_games()[key]
    state = from_json(bytes(snapshot), game.types.state)
    for decision in game.waiting_on(state):
        if (decision.id, decision.seat) == (about.args[0], seat) and key in computer_players():
            view = game.view(state, seat)
            action = choose(game, view, decision, "level2", QuickChance(chance.getrandbits(32)), HURRY)
            return Wish(game, about.match, view, decision, action)
    return None


async def typed(here: Harness, person: Person, panel: Seen, wish: Wish) -> tuple[Seen, str] | None:
    """Type a sheet of Power."""
    draft = Draft(lines=tuple(map(line_of, wish.action.orders)), letters="fr")
    form = await person.click(panel, label=here.say("button-type"))
    if form.modal is None:
        return None
    text = wish.game.typed[wish.decision.kind].write(wish.view, wish.decision, draft)
    return final(await answered(person, await person.submit(form.modal, {"text": text})), wish)


async def pressed(person: Person, panel: Seen, wish: Wish) -> tuple[Seen, str] | None:
    """Walk through the menus from a blank draft."""
    game, view, decision = wish.game, wish.view, wish.decision
    steps = steps_to(game, view, decision, wish.action, PATIENCE)
    draft = game.blank(view, decision)
    for key, chosen in steps or ():
        question = next(one for one in game.questions(view, decision, draft) if one.key == key)
        if question.style == "answers":
            ending = f":{key}:{question.choices.index(chosen[0])}"
            at_once = next((one for one in moves_of(panel)[2] if one.endswith(ending)), None)
            if at_once is not None:
                return panel, at_once
        after = await taken(person, panel, wish, question, chosen)
        if after is None:
            return None
        draft, panel = game.take(view, decision, draft, key, chosen), after
    return None if steps is None else final(panel, wish)


async def taken(person: Person, panel: Seen, wish: Wish, question: Question, chosen: tuple[str, ...]) -> Seen | None:
    """Answer one question of a panel by its buttons, or by its menu, whose page may have to be turned first.

    None if the panel has no such choice, or the choices stand on several pages.
    """
    places = [question.choices.index(choice) for choice in chosen]
    pages = {place // OPTIONS_IN_MENU for place in places}
    if len(pages) > 1:
        return None
    if places and any(one.startswith(wish.id_of("push", question.key, "")) for one in moves_of(panel)[1]):
        for place in places:
            wanted = wish.id_of("push", question.key, f"{place}.")
            push = next(one for one in moves_of(panel)[1] if one.startswith(wanted))
            panel = await answered(person, await person.click(panel, push))
        return panel
    for _ in range(len(question.choices) // OPTIONS_IN_MENU + 1):
        menu = next(
            (one for one in panel.selects if one.custom_id.startswith(wish.id_of("pick", question.key, ""))), None
        )
        if menu is None:
            return None
        page = int(menu.custom_id.rpartition(":")[2])
        goal = next(iter(pages), page)
        if page == goal:
            return await answered(person, await person.choose(panel, menu.custom_id, list(chosen)))
        turn = wish.id_of("turn", question.key, page + (1 if goal > page else -1))
        panel = await answered(person, await person.click(panel, turn))
    return None


def final(panel: Seen, wish: Wish) -> tuple[Seen, str] | None:
    """Find the button that makes the draft on a panel final."""
    seal_it = (one for one in moves_of(panel)[2] if one.startswith(wish.id_of("seal", "")) and one.count(":") == 4)
    return next(((panel, one) for one in seal_it), None)
