"""A data file that could not be played with is refused with every reason: `tests/games/<game>/broken_data.yaml`.

Each change names a place in a file of the game: `drop` it, `put` a value (`as`) there, or `add` one to the list there;
`again` repeats what stands at another place.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.games.codec import BadData
from bot.games.macht_ohnmacht.board import data as macht_ohnmacht
from bot.games.power.board import data as power
from bot.games.verraeter import data as verraeter
from tests.games.case_files import LOADER

READERS: Mapping[tuple[str, str], Callable[[bytes], object]] = {
    ("verraeter", "cards"): verraeter.read_cards,
    ("power", "board"): power.read_board,
    ("macht_ohnmacht", "map"): macht_ohnmacht.read_map,
    ("macht_ohnmacht", "tiles"): lambda raw: macht_ohnmacht.read_tiles(raw, len(macht_ohnmacht.MAP.regions)),
}


def file_of(game: str, name: str) -> Any:
    """Read a data file as it is."""
    return json.loads(files(f"bot.games.{game}").joinpath("data", f"{name}.json").read_bytes())


def changes() -> Iterator[Any]:
    for game, name in READERS:
        path = Path(__file__).parent / game / "broken_data.yaml"
        for change in yaml.load(path.read_text("utf-8"), LOADER)[name]:
            yield pytest.param(game, name, change, id=f"{game}-{name}-{change['reason']}")


def place_of(file: Any, path: str) -> tuple[Any, Any]:
    """Find what holds a place of a file, and the key of the place in it."""
    *way, last = path.split(".")
    for key in way:
        file = file[int(key)] if isinstance(file, list) else file[key]
    return file, int(last) if isinstance(file, list) else last


def carry_out(change: Mapping[str, Any], file: Any) -> None:
    """Change a file. Of several changes (`both`) each is carried out."""
    for one in change.get("both", ()):
        carry_out(one, file)
    if "again" in change:
        holder, key = place_of(file, change["again"])
        change = {**change, "as": holder[key]}
    if "drop" in change:
        holder, key = place_of(file, change["drop"])
        del holder[key]
    if "put" in change:
        holder, key = place_of(file, change["put"])
        holder[key] = change["as"]
    if "add" in change:
        holder, key = place_of(file, change["add"])
        holder[key].append(change["as"])


@pytest.mark.parametrize(("game", "name", "change"), list(changes()))
def test_a_broken_file_is_refused_with_its_reasons(game: str, name: str, change: Mapping[str, Any]) -> None:
    file = file_of(game, name)
    carry_out(change, file)
    with pytest.raises(BadData, match=change["reason"]):
        READERS[game, name](json.dumps(file).encode())


@pytest.mark.parametrize(("game", "name"), READERS)
def test_a_file_can_be_played_with_and_what_is_no_json_is_refused(game: str, name: str) -> None:
    READERS[game, name](json.dumps(file_of(game, name)).encode())
    with pytest.raises(BadData):
        READERS[game, name](b"lands: 12")
