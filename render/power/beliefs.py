"""What somebody believes that others have written for this round, as he has marked it for himself, place by place."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from bot.games.contract import Seat
from bot.games.power.board.data import BOARD
from bot.games.power.board.state import Place
from bot.games.power.board.views import View
from render.kit.canvas import Canvas
from render.kit.pencil import GRAPHITE, slip
from render.kit.sprites import Layer
from render.power import silhouettes, war_map
from render.power.nouns import army_title, place_on, view_in
from render.presenter import Markable, Scene

Believed: TypeAlias = Mapping[Place, str]
"""What is believed of a place: an army that comes, or one of `_SIGNS`."""
NOTHING: Believed = MappingProxyType({})
_SIGNS: Mapping[str, tuple[Layer, ...]] = {
    "goes": ((silhouettes.RETURN, GRAPHITE),),
    "stays": ((silhouettes.EQUALS, GRAPHITE),),
    "missile": silhouettes.piece("M", GRAPHITE, GRAPHITE),
}
_ORDER = ("hq", "island", "land", "coastal", "sea")


def markable(scene: Scene) -> tuple[Markable, ...]:
    """List all places while orders are being written: who comes there, and whether others leave it."""
    view, language = view_in(scene), scene.language
    if view.seat is None or view.phase != "orders":
        return ()
    others = [army.colour for army in view.armies if army.standing and army.colour not in view.commands]
    comes: dict[str, str] = {one: language.say("power-mark-comes", army=army_title(one, language)) for one in others}
    strikes = {"missile": language.say("power-mark-missile")}
    moves = {key: language.say(f"power-mark-{key}") for key in ("goes", "stays")}
    held = {each.place for each in view.places if any(force.army in others for force in each.forces)}
    return tuple(
        Markable(
            _key(view.round, place.id),
            place_on(view, place.id),
            {**comes, **(moves if place.id in held else {}), **strikes},
        )
        for place in sorted(BOARD.places, key=lambda each: _ORDER.index(each.kind))
    )


def believed(scene: Scene) -> Believed:
    """Give what the reader believes, by place."""
    return {key.rpartition(".")[2]: word for key, word in scene.marks.items()}


def came_true(mark: tuple[str, str], views: Sequence[View], seat: Seat) -> bool | None:
    """Tell whether others did on a place what somebody had marked it with, once the sheets of that round were read."""
    key, word = mark
    for report, own in ((view.report, view.players[seat].armies) for view in views):
        if report is not None and key == _key(report.round, place := key.rpartition(".")[2]):
            moves = [move for move in report.moves if move.army not in own]
            came = {move.army for move in moves if move.target == place}
            launched = {army for one in report.strikes if one.target == place for army, _ in one.missiles}
            stood = "goes" if any(move.start == place for move in moves) else "stays"
            return word in {*came, stood, *(["missile"] if launched.difference(own) else [])}
    return None


def draw_guesses(canvas: Canvas, guesses: Believed) -> None:
    """Put slips on the lower edges of places: the letter of an army that comes, or a sign."""
    for place, word in guesses.items():
        left, _, right, bottom = war_map.box(place)
        layers = _SIGNS.get(word, ((silhouettes.SWORDS, GRAPHITE),))
        canvas.stamp(slip("" if word in _SIGNS else word, layers, size=26), ((left + right) / 2, bottom - 4))


def _key(round_number: int, place: Place) -> str:
    return f"place.{round_number}.{place}"
