"""Guardians over the loopback server: whole matches, every way to end, sealed layouts, standing orders, windows."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.guardians import course
from bot.games.guardians.cards import CARDS
from bot.games.guardians.cards import STARTERS as STARTER_DECKS
from bot.games.guardians.invariants import violations
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import DISPUTED, Options, State
from bot.games.selfplay import random_play, random_setup
from bot.playground import Person
from tests.databases import rows
from tests.e2e.every_game import begun_at, check_end
from tests.e2e.guardians_robots import (
    play_on,
    sit_down,
)
from tests.e2e.harness import CachingStudio, serving
from tests.e2e.robots import (
    board_now,
    boards,
    call,
    choose,
    is_over,
    labels,
    moves_of,
    pick,
    press,
    seal,
    written,
)
from tests.e2e.stored_matches import all_said, dice
from tests.e2e.test_e2e_secrecy import FirstOfAll, check_who_reads, compare_worlds
from tests.games.guardians.tables import army, player
from tests.games.guardians.tables import state as table_of
from tests.games.guardians.tables import table as put_on_table

GAME = Guardians()
TWO = ("Ada", "Bruno")


def going_on(state: State) -> State:
    """Give a table at which somebody is asked something."""
    at = put_on_table(state)
    course.go_on(at)
    assert violations(at.state) == ()
    return at.state


# Whole matches


@pytest.mark.long
async def test_a_whole_match_of_the_starter_decks(tmp_path: Path) -> None:
    """One answer is one message in the channel at most; what others may not know has one reader."""
    async with serving(tmp_path, TWO) as here:
        board = await play_on(here, await sit_down(here, turn_limit="10"), dice("starters"))
        await check_end(here, GAME.key, board)
        ((answers,),) = rows(here.database, "SELECT count(*) FROM actions WHERE interaction_id IS NOT NULL")
    assert len(boards(here, here.people[0])) <= answers + 2
    public = check_who_reads(here, r"[a-z-]+\.png")
    files = [one["filename"] for parcel in public for one in parcel.body.get("attachments", ())]
    assert not [one for one in files if any(card.replace("_", "-") in one for card in CARDS)]


# The ways to end


def beaten_guardian() -> State:
    """Seat 0 stands with its best on the ruins in front of a Guardian who has nobody left."""
    attackers = army(0, "D2", "corruption_stream", "corruption_stream", "mule")
    return table_of(armies=[attackers], players=(player(0), player(1, homes={"D2": {"ruined": True}}, stones=0)))


def fifth_shield() -> State:
    """Seat 1 has lost four shields; its last one stands with a mule beside a captain."""
    armies = [army(0, "B2", "captain", "marshal"), army(1, "C2", "mule", turned=True)]
    players = (player(0, stones=0), player(1, stones=0, shields_lost=4))
    return table_of(armies=armies, players=players, terrain={"B2": "mountains", "C2": "mountains"})


def sixth_land() -> State:
    """Seat 0 holds all six disputed spaces, and has a last shield to turn."""
    armies = [army(0, place, "archer", turned=place != "B2") for place in DISPUTED]
    return table_of(armies=armies, terrain=dict.fromkeys(DISPUTED, "mountains"))


def last_turn() -> State:
    """Seat 0 has a last shield to turn in the last turn; seat 1 has lost one shield, and nobody else anything."""
    armies = [army(0, "A2", "archer")]
    return table_of(armies=armies, turn=20, players=(player(0), player(1, shields_lost=1)))


ENDINGS = {
    "guardian": (beaten_guardian, "storm", ""),
    "shields": (fifth_shield, "", "C2"),
    "lands": (sixth_land, "stand", ""),
    "turns": (last_turn, "stand", ""),
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("reason", ENDINGS)
async def test_a_match_ends_by_each_victory(reason: str, tmp_path: Path) -> None:
    """Ada turns her last shield as she has to; what follows is answered by whoever is asked."""
    set_up, use, to = ENDINGS[reason]
    async with serving(tmp_path, TWO) as here:
        ada = here.people[0]
        await begun_at(here, GAME.key, going_on(set_up()))
        panel = await call(ada, here.channel, "move")
        if use:
            panel = await press(ada, panel, here.say(f"guardians-choice-use-{use}"))
        if to:
            panel = await pick(ada, panel, "to", to)
        await seal(here, ada, panel)
        await all_said(here)
        board = await play_on(here, board_now(here), FirstOfAll(reason))
        assert is_over(here, board)
        assert here.say("guardians-result", reason=reason, name=f"**{written(ada)}**") in board.text


# Combat sheets


async def test_whoever_seals_the_second_sheet_reads_at_once_how_the_combat_has_ended(tmp_path: Path) -> None:
    armies = [army(0, "B2", "captain", "marshal"), army(1, "C2", "mule", turned=True)]
    state = table_of(armies=armies, terrain={"B2": "mountains", "C2": "mountains"}, options=GAME.types.options())
    async with serving(tmp_path, TWO) as here:
        ada, bruno = here.people
        await begun_at(here, GAME.key, going_on(state))
        panel = await call(ada, here.channel, "move")
        await seal(here, ada, await pick(ada, panel, "to", "C2"))
        first = await seal(here, ada, await call(ada, here.channel, "move"))
        assert "takes C2" not in first.text
        second = await seal(here, bruno, await call(bruno, here.channel, "move"))
        assert f"**{written(ada)}** takes C2 with 21 to 0." in second.text


# Layouts


async def test_a_first_layout_takes_three_presses_and_can_be_taken_back_until_both_are_sealed(tmp_path: Path) -> None:
    async with serving(tmp_path, TWO) as here:
        ada, bruno = here.people
        first = await sit_down(here)
        panel = await press(ada, first, here.say("button-move"))
        panel = await press(ada, panel, here.say("guardians-choice-suggest-center"))
        await seal(here, ada, panel)
        await all_said(here)
        assert f"**{written(ada)}** has answered; nobody sees it yet." in bruno.look_again(first).text
        since = len(here.wire.parcels)
        panel = await press(ada, await call(ada, here.channel, "move"), here.say("button-reopen"))
        panel = await press(ada, panel, here.say("guardians-choice-suggest-spread"))
        sealed = await seal(here, ada, panel)
        laid = [line for line in sealed.text.splitlines() if line.startswith("- A")]
        assert laid
        panel = await press(bruno, bruno.dms[-1], "Make your choice")
        await seal(here, bruno, await press(bruno, panel, here.say("guardians-choice-suggest-spread")))
        await all_said(here)
        assert "Dominance: " in "\n".join(one.text for one in boards(here, bruno))
        heard = "".join(parcel.letters for parcel in here.wire.to(bruno, since))
        assert not any(line in heard for line in laid)


# Secrets


def asking(kind: str, seats: int) -> State:
    """Find a table of the starter decks at which this is asked of so many seats, none of whom has answered."""
    entries = tuple(STARTER_DECKS.values())
    for number in range(500):
        played = replace(random_setup(GAME, 2, Options(pace="steps"), f"{kind} {number}"), entries=entries)
        for _, step in random_play(played, played.start().state):
            asked = [one for one in GAME.waiting_on(step.state) if not one.answered]
            free = [one.window or not GAME.forced(GAME.view(step.state, one.seat), one) for one in asked]
            if [one.kind for one in asked] == [kind] * seats and all(free) and step.state.turn > 1:
                found: State = step.state
                return found
    raise AssertionError(kind)


MOMENTS = {
    "organise": (2, "guardians-choice-suggest-spread"),
    "march": (1, "guardians-choice-use-stand"),
    "upcards": (2, ""),
    "command": (1, ""),
    "primary": (2, ""),
    "bribery": (2, ""),
    "modifiers": (1, ""),
}
"""How many are asked at a moment with secrets in it, and the button by which somebody goes on, if there is one."""


@pytest.mark.long
@pytest.mark.parametrize("kind", MOMENTS)
async def test_what_somebody_hears_does_not_depend_on_what_lies_face_down(kind: str, tmp_path: Path) -> None:
    """One who is asked answers; everybody else hears the same whatever lies in hands, under shields and in decks."""
    seats, label = MOMENTS[kind]
    state = asking(kind, seats)
    actor = GAME.waiting_on(state)[0].seat

    async def one_answers(viewer: Person) -> None:
        person = here.people[actor]
        panel = await call(person, here.channel, "move")
        if label and here.say(label) in labels(panel):
            panel = await press(person, panel, here.say(label))
        elif kind == "command" and (no := here.say("guardians-choice-command", yes="no")) in labels(panel):
            panel = await press(person, panel, no)
        elif kind == "primary":
            menus, pushed, _ = moves_of(panel)
            panel = await choose(person, panel, [*menus, *pushed][0], FirstOfAll())
        await seal(here, person, panel)

    async with serving(tmp_path, TWO) as here:
        await begun_at(here, GAME.key, state)
        viewers = (here.person("Gil"), here.people[1 - actor])
        await compare_worlds(here, GAME, viewers, one_answers, studio=CachingStudio())
