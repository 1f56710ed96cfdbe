"""What somebody believes of the action cards that lie face down, as he has marked it for himself."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias, cast

from bot.games.contract import Seat
from bot.games.verraeter.state import ROLES, Role
from bot.games.verraeter.views import DRAFTING, View
from render.kit.canvas import Canvas
from render.kit.pencil import slip
from render.presenter import Markable, Scene
from render.verraeter import emblems
from render.verraeter.nouns import role_name, view_in

Believed: TypeAlias = Mapping[Seat, Role]
NOTHING: Believed = MappingProxyType({})


def markable(scene: Scene) -> tuple[Markable, ...]:
    """List the others' action cards of this round while they are face down, each of which may be any but one's own."""
    view = view_in(scene)
    if view.seat is None or view.phase not in DRAFTING:
        return ()
    own = view.players[view.seat].role
    words: dict[str, str] = {role: role_name(role, scene.language) for role in ROLES if role != own}
    return tuple(
        Markable(_key(view.round, seat), scene.plain[seat], words)
        for seat, player in enumerate(view.players)
        if seat != view.seat and not player.left
    )


def believed(scene: Scene) -> Believed:
    """Give the card that the reader believes each player to have taken."""
    view = view_in(scene)
    marks = {seat: scene.marks.get(_key(view.round, seat)) for seat in range(len(view.players))}
    return {seat: cast(Role, word) for seat, word in marks.items() if word is not None}


def came_true(mark: tuple[str, str], views: Sequence[View], seat: Seat) -> bool | None:
    """Tell whether somebody had taken the action card that he was marked with, once it was revealed."""
    place, word = mark
    for view in views:
        revealed = view.round - (view.phase == "place")
        for other, player in enumerate(view.players):
            if _key(revealed, other) == place and view.phase not in DRAFTING and player.role is not None:
                return player.role == word
    return None


def draw_guess(canvas: Canvas, role: Role, at: tuple[float, float]) -> None:
    """Put a slip with a sketch of an action card on its back."""
    number = emblems.DIPLOMAT_NUMBER.get(role)
    canvas.stamp(slip(number or "", emblems.BLANK_SCROLL if number else emblems.ROLE[role], size=36), at)


def _key(round_number: int, seat: Seat) -> str:
    return f"card.{round_number}.{seat}"
