"""Nothing secret reaches another user: whatever others hold, what somebody receives is the same.

A match is taken to a moment with secrets in it. Then it goes on twice, once as it is and once in a world that one
viewer cannot tell from it (`Game.imagine`): everybody does the same as far as that viewer can know. All that reaches
him must be the same as well, in number, order, words, ids, values, file names and pictures.
"""

import random
import re
import shutil
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.studio import Studio
from bot.games.chance import Chance, derived_seed
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame
from bot.games.verraeter.rules import Verraeter
from bot.playground import Person, Seen
from tests.databases import change, rows
from tests.e2e.harness import CachingStudio, Harness, serving
from tests.e2e.probe_robots import PROBE, seal_sheet, sit_down_with_words
from tests.e2e.robots import (
    asked,
    board_now,
    call,
    make_ready,
    next_board,
    play_on,
    press,
    seal,
    sit_down,
)
from tests.e2e.stored_matches import all_said, dice
from tests.e2e.wire import Received, Story, custom_ids, without_chance
from tests.probe import Probe

Act = Callable[[Person], Awaitable[None]]


class FirstOfAll(random.Random):
    """Chance that always takes the first, so that two worlds are played alike."""

    def choice(self, seq: Any) -> Any:
        return seq[0]

    def sample(self, population: Any, k: int, *, counts: Any = None) -> Any:
        return list(population)[:k]

    def randint(self, a: int, b: int) -> int:
        return a

    def random(self) -> float:
        return 0.0


def save(here: Harness) -> Path:
    """Keep the database as it is."""
    saved = here.folder / "saved.db"
    change(here.database, "VACUUM INTO ?", str(saved))
    return saved


def set_world(here: Harness, saved: Path, game: AnyGame | None, seat: int | None, imagined: int) -> None:
    """Put a saved database back, with a state that a seat cannot tell from the one in it; the same for 0."""
    here.replays = False
    for leftover in here.folder.glob("bot.db*"):
        leftover.unlink()
    shutil.copy(saved, here.database)
    if game is not None and imagined:
        ((raw,),) = rows(here.database, "SELECT snapshot FROM matches")
        chance = Chance(derived_seed("another world", imagined), 0)
        other = game.imagine(from_json(raw, game.types.state), seat, chance)
        change(here.database, "UPDATE matches SET snapshot = ?", to_json(other))


async def heard(here: Harness, viewer: Person, act: Act, studio: Studio | None = None) -> dict[int, list[Story]]:
    """Let a match go on while somebody looks at all that he can see; give what reaches him, place by place."""
    since = len(here.wire.parcels)
    await here.start(studio)
    try:
        await act(viewer)
        await all_said(here)
        for command in ("board", "hand", "history", "move"):
            await call(viewer, here.channel, command)
        await press(viewer, board_now(here), "Read the board")
        await all_said(here)
    finally:
        await here.stop()
    received = here.wire.to(viewer, since)
    places = sorted({parcel.channel_id for parcel in received})
    return {place: without_chance([one for one in received if one.channel_id == place]) for place in places}


def first_difference(one: str, other: str) -> str:
    """Show where two texts part."""
    place = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(0, place - 80) : place + 80]}… and …{other[place : place + 80]}…"


def assert_same(now: dict[int, list[Any]], real: dict[int, list[Any]]) -> None:
    """Check that somebody has heard the same twice, place by place."""
    assert now.keys() == real.keys()
    for place, expected in real.items():
        kinds_now, kinds_then = ([[kind for kind, _, _ in story] for story in told] for told in (now[place], expected))
        assert kinds_now == kinds_then
        for one, other in zip(chain(*now[place]), chain(*expected), strict=True):
            assert one == other, first_difference(one[1], other[1])


async def compare_worlds(
    here: Harness, game: AnyGame, viewers: Sequence[Person], act: Act, worlds: int = 1, studio: Studio | None = None
) -> None:
    """Stop the bot, and check for each viewer that what he hears from now on does not depend on what he cannot know."""
    await here.stop()
    saved = save(here)
    for viewer in viewers:
        seat = here.people.index(viewer) if viewer in here.people else None
        # The first time: what is edited or deleted then is gone from the platform, whatever stands in the database.
        told = []
        for imagined in (0, *range(1 + worlds)):
            set_world(here, saved, game, seat, imagined)
            told.append(await heard(here, viewer, act, studio))
        _, real, *others = told
        for now in others:
            assert_same(now, real)


def clockwise_of(here: Harness, person: Person) -> Person:
    """Give the neighbour who acts next."""
    return here.people[(here.people.index(person) + 1) % len(here.people)]


async def others_go_on(here: Harness, board: Seen, viewer: Person) -> None:
    """Let whoever is asked take the first card offered, from a board on, until the viewer is about to be asked.

    What he is offered then may differ: he is to know what those before him have left.
    """
    for _ in range(len(here.people) - 1):
        (mover,) = asked(here, board)
        if viewer in (mover, clockwise_of(here, mover)):
            return
        panel = await make_ready(mover, await press(mover, board, "Your move"), FirstOfAll())
        await seal(here, mover, panel)
        board = await next_board(here, board) or board


async def to_the_draft(here: Harness) -> Seen:
    """Play until the action cards of the second round are taken."""
    board = await sit_down(here)
    while "Action cards" not in board.text.splitlines()[0] or "Round 2" not in board.text.splitlines()[0]:
        board = await play_on(here, board, dice("to the draft"), 1)
    await all_said(here)
    return board


@pytest.mark.long
async def test_what_somebody_hears_of_the_draft_does_not_depend_on_what_others_hold(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        board = await to_the_draft(here)
        # A card that is taken in another world may lie elsewhere by the seed of this one, so neither is played again.
        change(here.database, "UPDATE matches SET replayable = 0")
        (first,) = asked(here, board)
        viewers = (here.person("Gil"), clockwise_of(here, clockwise_of(here, first)))
        await compare_worlds(here, Verraeter(), viewers, partial(others_go_on, here, board), studio=CachingStudio())


async def test_what_somebody_hears_of_sealed_sheets_does_not_depend_on_them(tmp_path: Path) -> None:
    async def others_seal(viewer: Person) -> None:
        for person in here.people[1:]:
            if person is not viewer:
                await seal_sheet(here, person, board, "A 1\nB 2")
                await all_said(here)

    easel = CachingStudio()
    async with serving(tmp_path, studio=easel, plays=PROBE) as here:
        board = await sit_down_with_words(here)
        await seal_sheet(here, here.people[1], board, "C 3")
        await all_said(here)
        await compare_worlds(here, Probe(), (here.person("Gil"), here.people[0]), others_seal, studio=easel)


PUBLIC_ID = re.compile(
    r"(button|menu):(move|hand|text|rules|rulebook|rematch|replay|review|record|join|leave|start|set|cancel|bring|open-entry|computers|undo-agree|fair)(:[\w.]+)*"
)


def check_who_reads(here: Harness, files: str, since: int = 0, until: int | None = None) -> list[Received]:
    """Check that what all here read has plain ids, names of files and nonces, and that all else has one reader.

    Gives what all read.
    """
    people = {person.id for person in here.people}
    parcels = here.wire.parcels[since:until]
    public = [one for one in parcels if people <= one.readers]
    assert public
    assert all(len(one.readers & people) <= 1 for one in parcels if one not in public)
    for parcel in public:
        for custom_id in custom_ids(parcel.body):
            assert PUBLIC_ID.fullmatch(custom_id), custom_id
        for attachment in parcel.body.get("attachments", ()):
            assert re.fullmatch(files, attachment["filename"]), attachment["filename"]
        if nonce := parcel.body.get("nonce"):
            assert re.fullmatch(r"[0-9a-f]{24}", nonce)
    return public


async def test_reading_somebody_else_s_private_messages_is_not_possible(tmp_path: Path) -> None:
    """Every private answer and direct message has one reader, besides the bot."""
    async with serving(tmp_path) as here:
        board = await sit_down(here)
        await play_on(here, board, dice("private"), 20)
        await all_said(here)
        people = {person.id for person in here.people}
        private = [one for one in here.wire.parcels if not people <= one.readers]
        assert len(private) > 40
        assert all(len(one.readers & people) <= 1 for one in private)
