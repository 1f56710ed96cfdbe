"""What lies beside the chart: the cycle with its hourglass, the two players, the display of tiles."""

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.actions import Tile
from bot.games.macht_ohnmacht.board.data import RULES
from bot.games.macht_ohnmacht.board.state import PIECE_KINDS, Pieces
from bot.games.macht_ohnmacht.board.views import PlayerView, View
from bot.language import Language
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.colours import mix
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.sprites import Sprite, painted, with_shadow
from render.kit.text import fit_lines
from render.macht_ohnmacht import emblems, marks
from render.macht_ohnmacht.sprites import cube, marker, medallion, piece, sign, tile, tile_back
from render.macht_ohnmacht.theme import (
    BRASS,
    CYCLE,
    FADED,
    FRESH,
    GAIN,
    INK,
    MARKER,
    OAK,
    PALE,
    PARCHMENT,
    PLAYER,
    QUIET,
    SEPIA,
    oak,
    parchment_sheet,
)

CYCLE_BOX: Box = (566, 14, 1286, 250)
PLAYER_BOXES: tuple[Box, Box] = ((922, 264, 1286, 738), (922, 752, 1286, 1226))
DISPLAY_BOX: Box = (14, 1240, 1286, 1388)


def draw_furniture(canvas: Canvas) -> None:
    """Draw what stands beside the chart on every board: the sheet of the cycle, both cabinets, the shelf."""
    for box, sprite in (
        (CYCLE_BOX, parchment_sheet("cycle", CYCLE_BOX[2] - CYCLE_BOX[0], CYCLE_BOX[3] - CYCLE_BOX[1])),
        *((box, _board("player", box, 3)) for box in PLAYER_BOXES),
        (DISPLAY_BOX, _board("display", DISPLAY_BOX, 1)),
    ):
        canvas.shadow((box[0], box[1] + 5, box[2], box[3] + 5), 20, 8, 0.7)
        canvas.stamp(sprite, box[:2])


@kept
def _board(name: str, box: Box, planks: int) -> Sprite:
    width, height = box[2] - box[0], box[3] - box[1]
    return Sprite(oak(name, width, height, planks), shapes.rounded(width, height, 20), (0, 0))


# The cycle


def draw_cycle(canvas: Canvas, view: View, names: Sequence[str], title: str, duty: str, language: Language) -> None:
    """Draw the hourglass with its cubes, the kind of the cycle, and what is asked.

    During an auction that is its stage instead, and at the end who has won.
    """
    left, top, right, bottom = CYCLE_BOX
    if view.phase == "over":
        _draw_end(canvas, title, duty)
        return
    if view.auction is not None and view.phase == "auction":
        canvas.fitted_text(((left + right) / 2, top + 42), duty, INK, 38, right - left - 60, TITLE)
        bids = [f"0–{most}" if most else "0" for most in view.auction.most]
        if view.seat is not None and view.bid is not None:
            bids[view.seat] = str(view.bid)
        stage = (left + 24, top + 72, right - 24, bottom - 46)
        draw_bidding(canvas, view, stage, view.auction.tile, names, bids)
        _draw_cubes(canvas, view, ((left + right) / 2 - 12.5 * _began(view) + 4, bottom - 26))
        return
    canvas.stamp(_hourglass(), (left + 74, top + 88))
    canvas.text((left + 176, top + 78), str(view.board.hourglass), INK, 104, TITLE)
    canvas.text((left + 176, top + 142), f"/ {view.board.token or RULES.first_cubes}", SEPIA, 30, STRONG)
    _draw_cubes(canvas, view, (left + 28, top + 196))
    canvas.rounded((left + 242, top + 26, left + 244, bottom - 26), 1, SEPIA, 0.6)

    start = left + 264
    width = right - start - 24
    canvas.stamp(medallion(emblems.CYCLE[view.cycle], 44, CYCLE[view.cycle]), (start + 44, top + 66))
    # The tile that waits for the Serpent, for bids or for its use.
    waits = view.announced or view.auction
    shown = waits.tile if waits else None
    room = width - 104 - (112 if shown else 0)
    canvas.fitted_text((start + 104, top + 50), title, INK, 44, room, TITLE, align="left")
    if shown:
        canvas.stamp(tile(shown, 96), (right - 72, top + 70))
    _draw_actions(canvas, view, (start + 104, top + 94), language)
    lines, size = fit_lines(duty, STRONG, 34, width, 2)
    middle = top + 172 - (len(lines) - 1) * size * 0.58
    for number, line in enumerate(lines):
        canvas.text((start, middle + number * size * 1.16), line, INK, size, STRONG, align="left")


def _draw_end(canvas: Canvas, title: str, duty: str) -> None:
    left, top, right, bottom = CYCLE_BOX
    middle, room = (left + right) / 2, right - left - 60
    canvas.fitted_text((middle, top + 78), title, INK, 56, room, TITLE)
    lines, size = fit_lines(duty, STRONG, 56, room, 2)
    for number, line in enumerate(lines):
        y = bottom - 84 + (number - (len(lines) - 1) / 2) * size * 1.16
        canvas.text((middle, y), line, INK, size, STRONG)


def _draw_cubes(canvas: Canvas, view: View, at: tuple[float, float]) -> None:
    """Draw the cubes that are left, and empty places for those that are gone."""
    step = 25
    for number in range(_began(view)):
        spot = (at[0] + 8 + step * number, at[1])
        if number < view.board.hourglass:
            canvas.stamp(cube(22), spot)
        else:
            canvas.disc(spot, 5, FADED)


def _began(view: View) -> int:
    return max(view.board.token or RULES.first_cubes, view.board.hourglass)


def draw_bidding(
    canvas: Canvas,
    view: View,
    box: Box,
    auctioned: Tile,
    names: Sequence[str],
    bids: Sequence[str],
    winner: Seat | None = None,
) -> None:
    """Draw a tile between its two bidders with what they bid or can bid, the winner's with a crown."""
    left, top, right, bottom = box
    middle, size = (left + right) // 2, bottom - top
    canvas.stamp(tile(auctioned, round(size * 0.94)), (middle, top + size / 2))
    half = (right - left - size) // 2
    for seat, (name, bid) in enumerate(zip(names, bids, strict=True)):
        look = PLAYER[view.board.players[seat].colour]
        at = left if seat == 0 else right - half
        canvas.rounded((at, top, at + half, bottom), 16, OAK)
        head = shapes.rounded(half, 60, 16).crop((0, 0, half, 44))
        canvas.fill(head, look.ground, (at, top))
        canvas.shape(shapes.SEAT_SHAPES[look.shape], (at + 14, top + 11, at + 36, top + 33), look.ink)
        canvas.fitted_text((at + 46, top + 23), name, look.ink, 32, half - 60, STRONG, align="left")
        if seat == winner:
            canvas.frame((at - 4, top - 4, at + half + 4, bottom + 4), 19, 6, BRASS)
        low = (top + 44 + bottom) / 2
        pawn = min(76, size - 84)
        canvas.stamp(piece(view.board.players[seat].colour, view.board.active, pawn), (at + 20 + pawn / 2, low))
        start = at + 34 + pawn
        room, digits = at + half - 74 - start, size - 80 if size > 150 else 72
        canvas.fitted_text((start + room / 2, low), bid, PALE, digits, room, TITLE)
        if seat == winner:
            canvas.stamp(medallion(((emblems.CROWN, BRASS),), 26, CYCLE["magic"], fill=1.1), (at + half - 42, low))
        elif view.phase == "auction":
            canvas.stamp(_bid_sign(view, seat, 26), (at + half - 42, low))


def _bid_sign(view: View, seat: Seat, radius: int) -> Sprite:
    if view.bids_in[seat]:
        return medallion(((emblems.TICK, PALE),), radius, GAIN, fill=1.0)
    return medallion(((emblems.DOTS, PALE),), radius, SEPIA, fill=1.2)


def _draw_actions(canvas: Canvas, view: View, at: tuple[float, float], language: Language) -> None:
    """Draw the actions of the turn: those that are left in the colour of whose turn it is."""
    player = view.players[view.board.on_turn]
    text = language.say("macht_ohnmacht-picture-turn", turn=view.board.turn)
    x = at[0] + canvas.fitted_text(at, text, SEPIA, 32, 190, STRONG, align="left") + 16
    for number in range(view.board.actions):
        spent = number < view.board.acted
        box = (round(x), round(at[1] - 13), round(x + 40), round(at[1] + 13))
        canvas.rounded(box, 8, INK)
        inner = (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3)
        canvas.rounded(inner, 6, mix(PARCHMENT, FADED, 0.6) if spent else PLAYER[player.colour].ground)
        if spent:
            canvas.shape(emblems.TICK, (box[0] + 11, box[1] + 5, box[2] - 11, box[3] - 5), INK)
        x += 48


@kept
def _hourglass() -> Sprite:
    glass = painted(emblems.DRAWN["hourglass"], 92, 132, outline=INK, outline_width=2.0)
    return with_shadow(glass, 4, 0.4, (1, 4))


# The players


def draw_player(canvas: Canvas, view: View, seat: Seat, name: str, language: Language) -> None:
    """Draw what lies open before a player."""
    box = PLAYER_BOXES[seat]
    left, top, right, _ = box
    player = view.players[seat]
    look = PLAYER[player.colour]
    asked = player.asked and view.phase != "over"
    if asked:
        canvas.shadow(box, 20, 10, 1.0, BRASS)
        canvas.stamp(_board("player", box, 3), (left, top))
    head = shapes.rounded(right - left, 80, 20).crop((0, 0, right - left, 58))
    canvas.fill(head, look.ground, (left, top))
    canvas.rounded((left, top + 57, right, top + 60), 0, INK)
    canvas.shape(shapes.SEAT_SHAPES[look.shape], (left + 18, top + 15, left + 46, top + 43), look.ink)
    signs = _signs(view, seat, player)
    room = right - left - 74 - 48 * len(signs)
    canvas.fitted_text((left + 58, top + 30), name, look.ink, 38, room, STRONG, align="left")
    for number, each in enumerate(signs):
        canvas.stamp(each, (right - 32 - 48 * number, top + 29))

    _draw_points(canvas, view, player, (left + 20, top + 92))
    _draw_track(canvas, view, player, (left + 18, top + 126, right - 18, top + 160))
    _draw_supplies(canvas, view, player, (left + 18, top + 186), language)
    _draw_belongings(canvas, player, (left + 14, top + 318, right - 14, box[3] - 12), language)
    canvas.frame(box, 20, 3, mix(look.ground, OAK, 0.35))
    if asked:
        canvas.frame((left - 6, top - 6, right + 6, box[3] + 6), 25, 7, BRASS)


def _signs(view: View, seat: Seat, player: PlayerView) -> list[Sprite]:
    """List a crown for who has won, a tick or dots for a bid that is in or not, the flag of the first player."""
    signs = []
    if view.outcome is not None and seat in view.outcome.winners:
        signs.append(medallion(((emblems.CROWN, BRASS),), 22, CYCLE["magic"], fill=1.1))
    if view.phase == "auction":
        signs.append(_bid_sign(view, seat, 22))
    if player.first and view.phase != "over":
        signs.append(medallion(((emblems.PENNANT, PALE),), 21, SEPIA, fill=1.0))
    return signs


def _draw_points(canvas: Canvas, view: View, player: PlayerView, at: tuple[float, float]) -> None:
    """Write victory points and active regions, and their sum against the goal."""
    x, y = at
    canvas.stamp(sign(((emblems.STAR, BRASS),), 34), (x + 17, y))
    x += 40 + canvas.text((x + 40, y), str(player.points), PALE, 44, TITLE, align="left")
    x += 16 + canvas.text((x + 16, y), "+", QUIET, 36, TITLE, align="left")
    canvas.stamp(sign(((emblems.PENNANT, BRASS),), 34), (x + 32, y))
    x += 54 + canvas.text((x + 54, y), str(len(player.active)), PALE, 44, TITLE, align="left")
    x += 16 + canvas.text((x + 16, y), "=", QUIET, 36, TITLE, align="left")
    x += 14 + canvas.text((x + 14, y), str(player.total), BRASS, 54, TITLE, align="left")
    canvas.text((x + 10, y + 4), f"/ {view.goal}", PALE, 32, TITLE, align="left")


def _draw_track(canvas: Canvas, view: View, player: PlayerView, box: Box) -> None:
    """Draw the way to the goal: victory points filled, active regions striped, the end of the cycle as a notch."""
    left, top, right, bottom = box
    look = PLAYER[player.colour]
    step = (right - left) / view.goal
    for number in range(view.goal):
        cell = (round(left + step * number) + 1, top, round(left + step * (number + 1)) - 1, bottom)
        canvas.rounded(cell, 5, INK)
        inner = (cell[0] + 2, cell[1] + 2, cell[2] - 2, cell[3] - 2)
        if number < player.points:
            canvas.rounded(inner, 4, look.ground)
        elif number < player.total:
            canvas.fill(_stripes(inner[2] - inner[0], inner[3] - inner[1]), look.ground, inner[:2])
        elif number < player.total_at_end and view.phase != "over":
            canvas.frame(inner, 4, 2.5, look.ground)
        else:
            canvas.rounded(inner, 4, mix(OAK, SEPIA, 0.5))
    if player.total >= view.goal:
        canvas.frame((left - 3, top - 4, right + 3, bottom + 4), 8, 4, BRASS)


@kept
def _stripes(width: int, height: int) -> Image.Image:
    path = "".join(f"M {x} 0 L {x + 26} 0 L {x - 74} 100 L {x - 100} 100 Z " for x in range(-10, 240, 52))
    return shapes.drawn(path, width, height)


def _draw_supplies(canvas: Canvas, view: View, player: PlayerView, at: tuple[float, float], language: Language) -> None:
    """Draw the pieces in reserve, large, and those in stock."""
    x, y = at
    reserve = language.say("macht_ohnmacht-picture-reserve")
    stock = language.say("macht_ohnmacht-picture-stock")
    canvas.fitted_text((x + 84, y + 12), reserve, PALE, 30, 168, STRONG)
    canvas.fitted_text((x + 254, y + 12), stock, PALE, 30, 140, STRONG)
    canvas.rounded((round(x + 172), round(y + 2), round(x + 174), round(y + 112)), 1, FADED, 0.7)
    _draw_pair(canvas, view, player, player.reserve, (x + 84, y + 72), 66, 80)
    _draw_pair(canvas, view, player, player.stock, (x + 254, y + 72), 48, 64)


def _draw_pair(
    canvas: Canvas, view: View, player: PlayerView, pieces: Pieces, at: tuple[float, float], size: int, step: int
) -> None:
    for number, kind in enumerate(PIECE_KINDS):
        active = kind == view.board.active
        spot = (at[0] + step * (number - 0.5), at[1])
        if active:
            half, x, y = size // 2 - 2, round(spot[0]), round(spot[1])
            canvas.shadow((x - half, y - half, x + half, y + half), size // 2, 7, 0.9, BRASS)
        canvas.stamp(piece(player.colour, kind, size, pieces.of(kind), dim=not active), spot)


def _draw_belongings(canvas: Canvas, player: PlayerView, box: Box, language: Language) -> None:
    """Draw the tiles that a player holds, those of a kind together, and the bonuses in force."""
    left, top, right, bottom = box
    canvas.rounded((left, top, right, bottom), 14, INK, 0.55)
    bonuses = Counter(player.bonuses)
    if bonuses:
        x: float = left + 30
        for kind, count in bonuses.items():
            canvas.stamp(marker(kind, 38), (x, bottom - 26))
            x += 26
            x += canvas.text((x, bottom - 26), f"+{count}", MARKER[kind].light, 34, TITLE, align="left") + 32
        bottom -= 50
    held = Counter(player.tiles)
    if not held:
        text = language.say("macht_ohnmacht-picture-no-tiles")
        canvas.fitted_text(((left + right) / 2, (top + bottom) / 2), text, QUIET, 30, right - left - 30, STRONG)
        return
    columns, rows, size = _grid(len(held), right - left - 12, bottom - top - 10)
    for number, (which, copies) in enumerate(held.items()):
        column, row = number % columns, number // columns
        across = (right - left - 12) / columns
        down = (bottom - top - 10) / rows
        at = (left + 6 + across * (column + 0.5), top + 5 + down * (row + 0.5))
        canvas.stamp(tile(which, size, copies), at)


def _grid(count: int, width: int, height: int) -> tuple[int, int, int]:
    """Find columns, rows and the size of squares so that they are as large as can be."""
    best = (1, count, 0)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        size = min(width // columns, height // rows) - 8
        if size > best[2]:
            best = (columns, rows, size)
    return (best[0], best[1], min(best[2], 104))


# The display


def draw_display(canvas: Canvas, view: View, language: Language) -> None:
    """Draw the face-down tiles and those that can be taken."""
    left, top, right, bottom = DISPLAY_BOX
    middle = (top + bottom) / 2
    canvas.stamp(tile_back(84), (left + 80, middle - 18))
    canvas.text((left + 80, middle - 18), str(view.pile), PALE, 50, TITLE, halo=INK)
    pile = language.say("macht_ohnmacht-picture-pile")
    canvas.fitted_text((left + 80, bottom - 28), pile, QUIET, 28, 132, STRONG)
    canvas.rounded((left + 156, top + 22, left + 158, bottom - 22), 1, FADED, 0.7)
    if not view.board.display:
        text = language.say("macht_ohnmacht-picture-display-empty")
        canvas.fitted_text(((left + 158 + right) / 2, middle), text, PALE, 40, 900, STRONG)
        return
    room = right - left - 174
    step = min(128.0, room / len(view.board.display))
    size = min(118, round(step) - 6)
    start = left + 164 + (room - step * len(view.board.display)) / 2
    for number, which in enumerate(view.board.display):
        canvas.stamp(tile(which, size), (start + step * (number + 0.5), middle))


# The legend


def draw_legend(canvas: Canvas, view: View, asked: str, marked: marks.Marks, language: Language) -> None:
    """Say on the open sea what the signs of the chart mean, and draw the markers that lie beside it."""
    left, y = 448, 1118
    place = ("choose",) if marked.half else ("place",) if marked.goals else ()
    overthrow = ("overthrow",) if marked.sums else ()
    for word in ("active", *place, *overthrow, "changed", "end")[:3]:
        _draw_sign(canvas, word, (left + 34, y))
        text = language.say(f"macht_ohnmacht-picture-legend-{word}")
        canvas.fitted_text((left + 82, y), text, INK, 28, 206, TITLE, align="left", halo=PALE)
        y += 44
    x, y = 820, 1186
    text = language.say("macht_ohnmacht-picture-spares")
    canvas.fitted_text((x, y - 44), text, INK, 30, 170, TITLE, halo=PALE)
    step = 54
    for number, kind in enumerate(view.board.spares):
        spot = (x + step * (number - (len(view.board.spares) - 1) / 2), y)
        if asked == "marker":
            canvas.disc(spot, 30, GAIN)
        canvas.stamp(marker(kind, 42), spot)


def _draw_sign(canvas: Canvas, word: str, at: tuple[int, int]) -> None:
    x, y = at
    match word:
        case "place" | "choose":
            canvas.stamp(marks.plus(), at)
        case "overthrow":
            canvas.stamp(marks.sum_sign(7, 5, ready=True), (x - 16, y))
        case "active":
            for reach, ink in ((0, INK), (2, BRASS), (8, INK), (10, OAK)):
                box = (x - 30 + reach, y - 17 + reach, x + 30 - reach, y + 17 - reach)
                canvas.rounded(box, 17 - reach, ink)
        case "changed":
            canvas.rounded((x - 32, y - 7, x + 32, y + 7), 3, INK)
            for start in (x - 28, x + 8):
                canvas.rounded((start, y - 4, start + 20, y + 4), 2, FRESH)
        case _:
            canvas.rounded((x - 14, y - 17, x + 14, y + 17), 5, INK)
            canvas.frame((x - 12, y - 15, x + 12, y + 15), 4, 3, PLAYER["orange"].ground)
