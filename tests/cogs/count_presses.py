"""How many presses an answer takes, from the notification to done: `python -m tests.cogs.count_presses`.

A press is every tap: a button is one, a menu two with one choice and 2 + n with n. They are counted on the panels as
people get them, for the answers of whole matches between beginners.
"""

import argparse
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

from bot.delivery.custom_ids import read_custom_id
from bot.delivery.letters import Button, Letter, Menu
from bot.games.contract import AnyGame, Decision
from bot.games.guardians.table import CombatSheet, Settle, Stand, Storm
from bot.games.guardians.table import Walk as Walking
from bot.games.macht_ohnmacht.board.actions import (
    Bid,
    EndTurn,
    LetPass,
    MoveIn,
    Place,
    PlaySerpent,
    Recruit,
    Sail,
    StayOut,
    TakeTile,
    UseTiles,
)
from bot.games.macht_ohnmacht.board.actions import Move as Movement
from bot.games.power.board.actions import Sheet
from bot.games.power.board.state import Move
from bot.games.verraeter.actions import Build, ChoosePlace, PlaceGranary, PlayCards, TakeRole
from bot.language import Language, languages
from bot.matches.types import Member, Table
from bot.matches.types import Place as Channel
from bot.matches.value.desks import Desk
from bot.players.choosing import choose
from bot.players.quick_chance import QuickChance
from cogs.kit.services import Services
from cogs.panels.desk import desk_letter
from render.presenter import Presenters, Scene, presenter_of
from tests.games.menu_search import Step, steps_to
from tests.games.random_matches import chance_of, every_game, random_match

GAMES = ("verraeter", "macht_ohnmacht", "power", "guardians")
TOO_WIDE = frozenset({"organise"})
"""Kinds of decisions whose menus are too wide for a search."""
ENGLISH = languages()["en"]


@dataclass(frozen=True)
class Walk:
    """A way through the panels of a decision: what is answered, the presses it takes, and those it may take at most."""

    answer: str
    presses: int
    allowed: int | None


def presses_to(game: AnyGame, players: int, view: Any, decision: Decision, action: Any) -> int | None:
    """Count the presses that lead to an answer, from the notification on; None if no way is found."""
    steps = steps_of_sheet(action) if decision.kind == "orders" else steps_to(game, view, decision, action)
    if steps is None or _made(game, view, decision, steps) is None:
        return None
    for step in list(steps):
        shorter = [one for one in steps if one != step]
        if _made(game, view, decision, shorter) == action:
            steps = shorter
    return 1 + presses_of(game, players, view, decision, steps)


def steps_of_sheet(sheet: Sheet) -> list[Step] | None:
    """Give the steps to a sheet of Power that only moves pieces; None for another one."""
    steps: list[Step] = []
    for order in sheet.orders:
        if not isinstance(order, Move):
            return None
        steps += [("go", (f"{order.army}.{order.piece}.{order.start}",)), ("to", (order.target,))]
    return steps


def _made(game: AnyGame, view: Any, decision: Decision, steps: Sequence[Step]) -> Any:
    """Give the answer that some steps make, None if they cannot be taken or make none."""
    draft = game.blank(view, decision)
    for key, chosen in steps:
        asked = next((one for one in game.questions(view, decision, draft) if one.key == key), None)
        if asked is None or not set(chosen) <= set(asked.choices) or len(chosen) < asked.least:
            return None
        draft = game.take(view, decision, draft, key, chosen)
    return game.finish(view, decision, draft)


def presses_of(game: AnyGame, players: int, view: Any, decision: Decision, steps: Sequence[Step]) -> int:
    """Count the presses of some steps on the panels that show them, and the one that makes the answer final."""
    presses = 0
    draft = game.blank(view, decision)
    for key, chosen in steps:
        letter = panel(game, players, view, decision, draft)
        question = next(one for one in game.questions(view, decision, draft) if one.key == key)
        taps, sealed = taps_on(letter, key, [question.choices.index(one) for one in chosen], question.most)
        presses += taps
        if sealed:
            return presses
        draft = game.take(view, decision, draft, key, chosen)
    assert any(
        verb == "seal" and len(args) == 2 for verb, args in _buttons(panel(game, players, view, decision, draft))
    )
    return presses + 1


def panel(
    game: AnyGame,
    players: int,
    view: Any,
    decision: Decision,
    draft: Any,
    *,
    revision: int = 0,
    due: int | None = None,
    language: Language = ENGLISH,
    names: Sequence[str] = (),
) -> Letter:
    """Make the panel of a draft as its player gets it."""
    names = names or [f"Player {seat + 1}" for seat in range(players)]
    members = tuple(Member(seat=seat, user_id=seat + 1, name=name) for seat, name in enumerate(names))
    place = Channel(guild_id=1, channel_id=2, guild_name="Harbour")
    table = Table(id=1, game=game.key, place=place, host_id=1, status="running", members=members)
    desk = Desk(
        table=table,
        seat=decision.seat,
        view=view,
        decisions=((decision, due),),
        waiting=(),
        game=game,
        decision=decision,
        draft=draft,
        revision=revision,
    )
    presenters = Presenters([presenter_of(game.key)])
    services = cast(Services, SimpleNamespace(presenters=presenters, matches=SimpleNamespace(now=lambda: 0)))
    letter = desk_letter(services, desk, language)
    letter.build()
    return letter


def taps_on(letter: Letter, key: str, places: Sequence[int], most: int) -> tuple[int, bool]:
    """Count the presses that take some choices of a question on a panel, and tell whether they make it final.

    Raises AssertionError if the panel does not offer them.
    """
    for menu in letter.blocks:
        if isinstance(menu, Menu) and (found := read_custom_id(menu.custom_id)) is not None and found.args[1] == key:
            pages = {place // 25 for place in places} or {int(found.args[2])}
            turns = sum(abs(page - int(found.args[2])) for page in pages)
            return turns + 1 + (1 if menu.most == 1 else 1 + len(places)), False
    pressed = [
        verb
        for verb, args in _buttons(letter)
        for place in places
        if (verb == "push" and args[1] == key and args[2].startswith(f"{place}."))
        or (verb == "seal" and args[2:] == (key, str(place)))
    ]
    assert len(pressed) == len(places), (key, places, list(_buttons(letter)))
    return len(pressed), "seal" in pressed


def _buttons(letter: Letter) -> Iterator[tuple[str, tuple[str, ...]]]:
    for row in letter.blocks:
        if isinstance(row, tuple):
            for button in row:
                assert isinstance(button, Button)
                if (pressed := read_custom_id(button.custom_id)) is not None:
                    yield pressed.verb, pressed.args


def answer_of(game: AnyGame, view: Any, decision: Decision, action: Any) -> tuple[str, int | None]:
    """Name an answer, and give how many presses it may take; None where nothing is promised."""
    allowed: int | None = None
    name = f"{decision.kind}: {type(action).__name__}"
    match action:
        case PlaceGranary() | ChoosePlace() | Build():
            allowed = 4
        case TakeRole():
            allowed = 2
        case PlayCards(cards):
            proposals = {sum(map(int, one.split("-")[1:])) for one in choices_of(game, view, decision, "propose")}
            proposed = not cards or sum(cards) in proposals
            name, allowed = ("cards, as proposed", 3) if proposed else (f"{len(cards)} cards", 3 + len(cards))
        case TakeTile() | Place():
            allowed = 5
        case Recruit() | EndTurn():
            allowed = 3
        case UseTiles(uses):
            name = f"turn: use of {len(uses)} tiles, {'with' if _moves(uses) else 'without'} movement"
            allowed = 5 if len(uses) == 1 and not _moves(uses) else None
        case Bid():
            allowed = 3
        case PlaySerpent() | LetPass() | MoveIn() | StayOut():
            allowed = 2
        case Sheet(orders):
            name, allowed = f"{len(orders)} lines", 5 * len(orders) + 3
        case Stand() | Storm():
            allowed = 5
        case Walking():
            plain = not action.cargo and action.fight is None
            name, allowed = ("march: Walk", 5) if plain else ("march: Walk with cargo or a sheet", None)
        case Settle():
            as_clock = action == game.fallback(view, decision)
            name, allowed = ("settle, as proposed", 3) if as_clock else ("settle, otherwise", None)
        case CombatSheet() if action == game.fallback(view, decision):
            name, allowed = "sheet, as proposed", 2
    return name, allowed


def _moves(uses: Sequence[Any]) -> bool:
    return any(isinstance(use, Movement | Sail) for use in uses)


def choices_of(game: AnyGame, view: Any, decision: Decision, key: str) -> tuple[str, ...]:
    """Give the choices of a question of a blank draft; none if it is not asked."""
    questions = game.questions(view, decision, game.blank(view, decision))
    return next((question.choices for question in questions if question.key == key), ())


def shortcuts(game: AnyGame, players: int, view: Any, decision: Decision) -> Iterator[Walk]:
    """Count the presses of what is there to be answered at once: passing, a suggested layout, the sheet before."""
    presenter, blank = presenter_of(game.key), game.blank(view, decision)
    if presenter.passing(Scene(view=view, names=("Ada", "Bruno"), language=ENGLISH), decision.kind) is not None:
        passing = game.finish(view, decision, blank)
        assert passing is not None
        assert game.gives_up(passing)
        assert game.faults(view, decision, blank) == ()
        yield Walk("passing in a window", 1, 1)
    if decision.kind == "organise" and choices_of(game, view, decision, "suggest"):
        suggested = choices_of(game, view, decision, "suggest")[0]
        laid = game.take(view, decision, blank, "suggest", (suggested,))
        # Whoever would lay nothing at home is asked whether he means it.
        sure = ["bare"] * any(question.key == "bare" for question in game.questions(view, decision, laid))
        steps = [("suggest", (suggested,)), *((key, ("yes",)) for key in sure)]
        yield Walk("a suggested layout", 1 + presses_of(game, players, view, decision, steps), 3 + len(sure))
    if same := choices_of(game, view, decision, "same"):
        yield Walk("the last sheet again", 1 + presses_of(game, players, view, decision, [("same", same)]), 2)


def walks(game: AnyGame, matches: int, *, most_of_a_kind: int = 40) -> Iterator[Walk]:
    """Count the presses of the answers that beginners give in whole matches, some of each kind."""

    def greedy(view: Any, decision: Decision, chance: Any) -> Any:
        return choose(game, view, decision, "greedy", QuickChance(chance.below(2**32)))

    counts: Counter[str] = Counter()
    for number in range(matches):
        players = game.seats[number % len(game.seats)]
        for moment in random_match(game, players, "presses", number, leave_one_in=0, choose=greedy):
            for view, decision in moment.asked:
                if decision.answered or game.forced(view, decision) is not None:
                    continue
                for walk in shortcuts(game, players, view, decision):
                    counts[walk.answer] += 1
                    if counts[walk.answer] <= most_of_a_kind:
                        yield walk
                if decision.kind in TOO_WIDE:
                    continue
                action = greedy(view, decision, chance_of("presses", number, len(moment.log), decision.id))
                answer, allowed = answer_of(game, view, decision, action)
                counts[answer] += 1
                if counts[answer] > most_of_a_kind:
                    continue
                presses = presses_to(game, players, view, decision, action)
                if presses is not None:
                    yield Walk(answer, presses, allowed)


def main() -> None:
    """Print a line for each kind of answer: least, usual and most presses, and what is allowed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--matches", type=int, default=4)
    arguments = parser.parse_args()
    print("| game | answer | counted | least | usual | most | at most |\n|---|---|---|---|---|---|---|")
    for key in arguments.games:
        found: defaultdict[str, list[Walk]] = defaultdict(list)
        for walk in walks(every_game()[key], arguments.matches):
            found[walk.answer].append(walk)
        for answer, same in sorted(found.items()):
            presses = [walk.presses for walk in same]
            least, usual, most = min(presses), statistics.median_low(presses), max(presses)
            print(f"| {key} | {answer} | {len(same)} | {least} | {usual} | {most} | {same[0].allowed or ''} |")


if __name__ == "__main__":
    main()
