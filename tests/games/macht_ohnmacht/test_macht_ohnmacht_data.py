"""The island, the tiles and the numbers are data: complete and playable, or refused with every reason."""

import json
import re
from collections import Counter
from importlib.resources import files
from itertools import pairwise

import pytest

from bot.games.contract import option_fields
from bot.games.macht_ohnmacht.board.data import MAP, RULES, TILES, read_map
from bot.games.macht_ohnmacht.board.state import LIGHTNING, MARKERS, Options
from bot.games.rulebook import pages
from tests.games.macht_ohnmacht.tables import EXAMPLE, GAME, LETTERS

DATA = files("bot.games.macht_ohnmacht").joinpath("data")
MAP_RAW = DATA.joinpath("map.json").read_bytes()
TILES_RAW = DATA.joinpath("tiles.json").read_bytes()
LANGUAGES = ("en", "fr", "it")


# The island


def test_regions_are_neighbours_exactly_where_their_outlines_meet() -> None:
    """Borders are drawn with the same points on both sides, so that a region's edges are found at its neighbour's."""
    edges: dict[frozenset[tuple[int, int]], set[str]] = {}
    for land in MAP.regions:
        for edge in pairwise((*land.polygon, land.polygon[0])):
            edges.setdefault(frozenset(edge), set()).add(land.id)
    meeting = {frozenset(owners) for owners in edges.values() if len(owners) == 2}
    assert max(map(len, edges.values())) == 2
    assert meeting == {frozenset((land.id, other)) for land in MAP.regions for other in land.adjacent}
    assert meeting == {frozenset((border.a, border.b)) for border in MAP.borders}


def test_the_coast_is_the_rim_of_the_map() -> None:
    edges = Counter(frozenset(edge) for land in MAP.regions for edge in pairwise((*land.polygon, land.polygon[0])))
    rim = {
        land.id
        for land in MAP.regions
        if any(edges[frozenset(edge)] == 1 for edge in pairwise((*land.polygon, land.polygon[0])))
    }
    assert rim == {MAP.regions[place].id for place in MAP.coastal}
    assert (len(MAP.regions), len(MAP.borders), len(MAP.coastal)) == (15, 32, 10)


def test_the_worked_position_uses_the_markers_of_the_game() -> None:
    markers = [*EXAMPLE["markers"].values(), *EXAMPLE["spare_markers"]]
    regions = {land.id for land in MAP.regions}
    assert set(EXAMPLE["markers"]) == regions >= {*EXAMPLE["pieces"], *LETTERS.values()}
    assert Counter(markers) == Counter(TILES.markers)
    assert sorted(LETTERS) == list("ABCDEFGH")


def test_another_island_of_the_same_form_can_be_read() -> None:
    """Names are data like all else."""
    renamed = read_map(MAP_RAW.replace(b'"elmet"', b'"loidis"').replace(b'"Elmet"', b'"Loidis"'))
    assert renamed.places["loidis"] == MAP.places["elmet"]
    assert renamed.adjacent == MAP.adjacent


# Tiles, markers, time tokens


@pytest.mark.parametrize("mix", ["standard", "more_bonuses"])
def test_each_mix_has_forty_tiles_and_influence_is_the_most_frequent(mix: str) -> None:
    deck = Counter(TILES.deck(mix))
    assert deck.total() == 40
    influence = min(deck[f"influence-{marker}"] for marker in MARKERS)  # type: ignore[index]  # a tile for each marker
    assert influence > max(count for tile, count in deck.items() if not tile.startswith("influence"))


def test_markers_and_tokens_are_as_many_as_in_the_box() -> None:
    assert len(TILES.markers) == 18
    assert len(TILES.tokens) == 11
    assert (min(TILES.tokens), max(TILES.tokens)) == (3, 8)


def test_reconstructions_are_called_so() -> None:
    file = json.loads(TILES_RAW)
    assert {mix["status"] for mix in file["mixes"]} == {"reconstruction"}
    assert file["markers"]["status"] == file["tokens"]["status"] == "reconstruction"
    assert json.loads(MAP_RAW)["provenance"].startswith("RECONSTRUCTION")
    assert GAME.data_version == f"{MAP.version}+{TILES.version}"


def test_every_switch_is_offered_with_its_default() -> None:
    assert {field.name: field.default for field in option_fields(Options)} == {
        "serpent_vs_lightning": "true",
        "serpent_vs_recruit": "true",
        "first_player_count": "new",
        "both_reach_goal": "total",
        "second_action_optional": "true",
        "tile_mix": "standard",
    }


# The rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_shows_the_figures_that_are_played_with(language: str) -> None:
    text = "\n".join(page.text for page in pages("bot.games.macht_ohnmacht", language))
    _, _, _, counts, _ = text.split("```")
    rows = [[int(number) for number in re.findall(r"\d+", line)] for line in counts.splitlines()[2:] if line]
    kinds = ("influence-key", "bonus-key", "movement", "sea", "merlin", "serpent", *LIGHTNING)
    decks = [Counter[str](TILES.deck(mix)) for mix in ("standard", "more_bonuses")]
    assert rows == [[deck[kind] for deck in decks] for kind in kinds]
    for number in (RULES.goal, RULES.pieces_per_kind, RULES.first_cubes, 40, 18, 11):
        assert re.search(rf"\b{number}\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_calls_the_reconstructions_so(language: str) -> None:
    word = {"en": "reconstructions", "fr": "reconstructions", "it": "ricostruzioni"}[language]
    (page,) = (page for page in pages("bot.games.macht_ohnmacht", language) if f"**{word}**" in page.text)
    assert "15" in page.text
