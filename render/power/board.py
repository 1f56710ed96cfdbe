"""The board of Power: the plan with all pieces and flags, the reserves with Power beside it."""

from collections.abc import Collection, Mapping, Sequence

from bot.games.power.board.state import Colour, Force, Place
from bot.games.power.board.views import View
from bot.language import Language
from render.kit.canvas import Canvas
from render.kit.fonts import STRONG
from render.kit.png import png
from render.kit.text import cut
from render.picture import Picture
from render.power import panels, stacks, war_map
from render.power.beliefs import NOTHING, Believed, draw_guesses
from render.power.captions import board_alt, title, waiting_line
from render.power.palette import board_palette

_NAME_IN_SENTENCE = 220


def board(view: View, names: Sequence[str], language: Language, guesses: Believed = NOTHING) -> Picture:
    """Draw the table as the view's seat, or the public, sees it: 1200 by 1290 pixels. `names` are by seat."""
    canvas = table(view)
    stacks.draw_sums(canvas, draw_standing(canvas, view))
    draw_beside(canvas, view, names, language)
    return picture(canvas, board_alt(view, names, language), "power-board.png", guesses)


def picture(canvas: Canvas, alt: str, name: str, guesses: Believed = NOTHING) -> Picture:
    """Write a drawing to a file, with what its only reader believes on top."""
    draw_guesses(canvas, guesses)
    return Picture(png=png(canvas.image, board_palette()), alt=alt, name=name)


def draw_standing(
    canvas: Canvas,
    view: View,
    signed: Collection[Place] = (),
    ghosts: Mapping[Place, Sequence[stacks.Pile]] | None = None,
) -> Mapping[Place, Sequence[Force]]:
    """Draw the flags and the pieces on the plan, and give those whose sums are to be drawn over all that follows.

    `signed` places keep room for other signs below.
    """
    stacks.draw_flags(canvas, armies_in_game(view))
    sums = stacks.summed(each for each in view.places if each.place not in signed)
    stacks.draw_places(canvas, view.places, ghosts, signed={*signed, *stacks.signed(sums)})
    return sums


def table(view: View, still: Collection[Colour] = ()) -> Canvas:
    """Draw the empty map, the territories greyed whose armies are out of the game; `still` are in it all the same."""
    canvas = Canvas(war_map.ground(view.options.sea_labels))
    for army in view.armies:
        if not army.standing and army.colour not in still:
            war_map.draw_neutral(canvas, army.colour, view.options.sea_labels)
    return canvas


def armies_in_game(view: View) -> tuple[Colour, ...]:
    """List the armies whose flags stand at home."""
    return tuple(army.colour for army in view.armies if army.standing)


def draw_beside(canvas: Canvas, view: View, names: Sequence[str], language: Language, note: str | None = None) -> None:
    """Draw all that lies beside the plan; a note stands in place of what is awaited."""
    for army in view.armies:
        panels.draw_reserve(canvas, view, army, names, language)
    panels.draw_round(canvas, title(view, language), view.round, view.rounds)
    short = [cut(name, STRONG, 34, _NAME_IN_SENTENCE) for name in names]
    panels.draw_duty(canvas, waiting_line(view, short, language) if note is None else note)
