"""The names that sentences about Power are made with: armies, players, pieces, places, orders, sums."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, cast

from bot.games.contract import Seat
from bot.games.power.board.data import STRENGTH
from bot.games.power.board.state import COLOURS, Colour, Material, Order, Piece, Place, Side
from bot.games.power.board.views import View
from bot.games.power.sheets import LETTERS, Letters, place_name, spelt_out, written
from bot.language import Language
from render.presenter import Scene

ARMIES: Final[tuple[str, ...]] = COLOURS
"""The letters of the armies, clockwise from the north-west corner."""


def letters_for(language: Language) -> Letters:
    """Give the letters in which a reader expects orders."""
    return "fr" if language.code == "fr" else "en"


def in_code(text: str) -> str:
    """Write an order as it is typed; a grave accent would end that."""
    return f"`{text.replace('`', '´')}`"


# Armies and players


def army_name(army: Colour, language: Language) -> str:
    """Name an army by its colour, in the middle of a sentence."""
    return language.say(f"power-colour-{army}")


def army_title(army: str, language: Language) -> str:
    """Name an army by its colour and letter, on its own."""
    return language.say(f"power-army-{army}")


def armies_listed(armies: Iterable[Colour], language: Language) -> str:
    """Name armies by their colours."""
    return language.list(army_name(army, language) for army in armies)


def owner_of(view: View, army: Colour) -> Seat | None:
    """Find whose army it was at the start; None for the mercenaries."""
    return next((seat for seat, player in enumerate(view.players) if army in player.armies), None)


def player_name(seat: Seat | None, names: Sequence[str], language: Language) -> str:
    """Name a player, or the mercenaries in the middle of a sentence."""
    return language.say("power-mercenaries") if seat is None else names[seat]


def whose(view: View, army: Colour, names: Sequence[str], language: Language) -> str:
    """Name an army with its owner: "Ada (green)"."""
    name = player_name(owner_of(view, army), names, language)
    return language.say("power-whose", name=name, army=army_name(army, language))


# Pieces and places


def piece_name(piece: Material, language: Language) -> str:
    """Name a piece in the singular."""
    return language.say(f"power-piece-{piece}")


def pieces_listed(pieces: Iterable[Piece], language: Language) -> str:
    """Count pieces: "2 soldiers and 1 tank"."""
    return language.list(
        language.say(f"power-picture-piece-{piece}", count=count) for piece, count in Counter(pieces).items()
    )


def pieces_or_nothing(pieces: Sequence[Piece], language: Language) -> str:
    """Count pieces, or say that there are none."""
    return pieces_listed(pieces, language) if pieces else language.say("power-nothing")


def place_on(view: View, place: Place) -> str:
    """Give the name that a place bears on a table."""
    return place_name(place, view.options.sea_labels)


# Strength


def terms(side: Side, language: Language) -> str:
    """Add up the pieces of a side: "1 destroyer (10) + 2 soldiers (4)"; by armies where it has several there."""
    added, several = [], len(side.forces) > 1
    for force in side.forces:
        key, whose = ("power-term-of", {"army": army_name(force.army, language)}) if several else ("power-term", {})
        for piece, count in Counter(force.pieces).items():
            pieces = pieces_listed((piece,) * count, language)
            added.append(language.say(key, pieces=pieces, strength=STRENGTH[piece] * count, **whose))
    return " + ".join(added)


# Orders


def public_order(view: View, seat: Seat, order: Order, language: Language) -> str:
    """Write somebody's order for all to read: with the letter of the army where it is not his only one."""
    text = spelt_out(order, letters_for(language), view.options.sea_labels)
    return in_code(text if view.players[seat].armies == (order.army,) else f"{order.army}:{text}")


def own_order(view: View, order: Order, letters: Letters) -> str:
    """Write an order for the view's seat, as it would type it."""
    assert view.seat is not None  # the public writes nothing
    return written(order, letters, view.options.sea_labels, view.players[view.seat].armies)


def own_orders(view: View, orders: Iterable[Order], language: Language) -> str:
    """Write a sheet of the view's seat in one line."""
    return " · ".join(in_code(own_order(view, order, letters_for(language))) for order in orders)


def sealed_sheet(view: View, orders: Sequence[Order], language: Language) -> str:
    """Tell the view's seat which sheet of its own is sealed."""
    return language.say("power-hand-sheet", count=len(orders), orders=own_orders(view, orders, language))


def letter_of(piece: Material, language: Language) -> str:
    """Give the letter of a piece in orders."""
    return LETTERS[letters_for(language)][piece]


def view_in(scene: Scene) -> View:
    """Give the view of a scene with its type."""
    return cast(View, scene.view)
