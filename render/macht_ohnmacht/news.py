"""What has been decided since the last board, as headlines above the next one: who, what, and the numbers why."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

import msgspec
from PIL import Image

from bot.games.contract import Event, Seat
from bot.games.macht_ohnmacht.board.events import (
    AuctionDecided,
    CycleEnded,
    DefenderDriven,
    GameEvent,
    MarkerChanged,
    Overthrown,
    PiecesRemoved,
    PointWon,
    SerpentPlayed,
)
from bot.games.macht_ohnmacht.board.state import PIECE_KINDS, Colour, Pieces
from render.kit.canvas import Box, Canvas
from render.kit.fonts import STRONG, TITLE
from render.kit.png import png
from render.kit.text import cut, fit_lines
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.board import HEIGHT, WIDTH, drawn_board
from render.macht_ohnmacht.captions import board_alt
from render.macht_ohnmacht.nouns import plan_sum, region_name, tile_name, view_in
from render.macht_ohnmacht.palette import board_palette
from render.macht_ohnmacht.panels import draw_bidding
from render.macht_ohnmacht.sprites import marker, medallion, piece, sign, tile
from render.macht_ohnmacht.story import account
from render.macht_ohnmacht.theme import BRASS, CYCLE, INK, PALE, PLAYER, QUIET, TARGET, oak
from render.picture import Picture
from render.presenter import Scene

BAND = 172
STAGE = 262
_MOST_HEIGHT = 600


class Headline(NamedTuple):
    """Something that was decided: its event, the words for it, and what the defender of an overthrow has lost."""

    event: Overthrown | AuctionDecided | CycleEnded | SerpentPlayed | PiecesRemoved | MarkerChanged
    title: str
    about: str
    lost: Pieces = Pieces()


def pictures(scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
    """Draw the board below the headlines of what has happened; 1300 pixels wide, at most 2000 high."""
    view, language = view_in(scene), scene.language
    told = headlines(scene, events)
    alt = board_alt(view, scene.names, language, [f"{each.title}. {each.about}".strip() for each in told])
    image = drawn(scene, headlines(briefly(scene), events)).image
    return (Picture(png=png(image, board_palette()), alt=alt, name="macht-ohnmacht-account.png"),)


def briefly(scene: Scene) -> Scene:
    """Shorten long names, so that there is room for what is told of them."""
    return msgspec.structs.replace(scene, names=tuple(cut(name, STRONG, 34, 250) for name in scene.names))


def headlines(scene: Scene, events: Sequence[Event]) -> tuple[Headline, ...]:
    """Word the gravest of what has been decided, as much as there is room for, in its order."""
    told = list(_headlines(scene, [cast(GameEvent, event) for event in events]))
    while sum(map(_height, told)) > _MOST_HEIGHT:
        told.remove(min(told, key=gravity))
    return tuple(told)


def _height(headline: Headline) -> int:
    return STAGE if isinstance(headline.event, AuctionDecided) else BAND


def gravity(headline: Headline) -> int:
    """Say how much something that was decided weighs beside other things."""
    match headline.event:
        case CycleEnded():
            return 1000
        case AuctionDecided():
            return 100
        case Overthrown(sum=of):
            return of.attack + of.defence
        case _:
            return 1


def _headlines(scene: Scene, events: Sequence[GameEvent]) -> Iterator[Headline]:
    language, say, names = scene.language, scene.language.say, scene.names
    auctioned = any(isinstance(event, AuctionDecided) for event in events)
    effects = [event for event in events if isinstance(event, PointWon | PiecesRemoved | MarkerChanged)]
    for number, event in enumerate(events):
        match event:
            case Overthrown(seat=seat, sum=of):
                title = say("macht_ohnmacht-news-overthrown", name=names[seat], region=region_name(of.region))
                driven = (later for later in events[number:] if isinstance(later, DefenderDriven))
                lost = next((later.lost for later in driven if later.region == of.region), Pieces())
                yield Headline(event, title, plan_sum(of, language), lost)
            case AuctionDecided(winner=winner):
                count, name = (0, "") if winner is None else (1, names[winner])
                title = say("macht_ohnmacht-news-auction", count=count, name=name)
                about = " · ".join((tile_name(event.tile, language), *account(scene, effects)))
                yield Headline(event, title, about)
            case CycleEnded():
                title = say("macht_ohnmacht-news-cycle", cycle=event.cycle, kind=event.kind)
                yield Headline(event, title, " · ".join(_scores(scene, event)))
            case SerpentPlayed(seat=seat, cancelled=cancelled):
                about = say("macht_ohnmacht-news-cancelled", tile=tile_name(cancelled, language))
                yield Headline(event, say("macht_ohnmacht-news-serpent", name=names[seat]), about)
            case PiecesRemoved() | MarkerChanged() if not auctioned:
                which = "rebellion" if isinstance(event, PiecesRemoved) else "marker-change"
                yield Headline(event, say(f"macht_ohnmacht-tile-{which}"), " ".join(account(scene, [event])))
            case _:
                pass


def _scores(scene: Scene, event: CycleEnded) -> Iterator[str]:
    for seat, name in enumerate(scene.names):
        yield scene.language.say(
            "macht_ohnmacht-news-score",
            name=name,
            gained=str(event.gained[seat]),
            points=str(event.points[seat]),
            active=str(len(event.active[seat])),
            total=str(event.totals[seat]),
        )


# Pictures


def drawn(scene: Scene, told: Sequence[Headline]) -> Canvas:
    """Draw the headlines above the board."""
    view, language = view_in(scene), scene.language
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT + sum(map(_height, told))), INK))
    top = 0
    for each in told:
        canvas.image.paste(oak("news", WIDTH, _height(each), 2), (0, top))
        if isinstance(each.event, AuctionDecided):
            title = f"{each.title} · {each.about}"
            canvas.fitted_text((WIDTH / 2, top + 42), title, PALE, 46, WIDTH - 80, TITLE, halo=INK)
            box, bids = (70, top + 84, WIDTH - 70, top + STAGE - 18), [str(bid) for bid in each.event.bids]
            draw_bidding(canvas, view, box, each.event.tile, scene.names, bids, each.event.winner)
        else:
            draw_band(canvas, scene, each, (14, top, WIDTH - 14, top + BAND))
        top += _height(each)
    canvas.image.paste(drawn_board(view, scene.names, language).image, (0, top))
    return canvas


def draw_band(canvas: Canvas, scene: Scene, headline: Headline, box: Box, *, size: int = 56) -> None:
    """Draw an emblem, the words, and the numbers that have decided."""
    event, view = headline.event, view_in(scene)
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    end = right - 30.0
    match event:
        case Overthrown(seat=seat, sum=of):
            emblem = marker(of.marker, 2 * size)
            end = draw_numbers(canvas, scene, (of.attack, of.defence), (seat, 1 - seat), (end, middle), size)
            end = _draw_lost(canvas, view.board.players[of.defender].colour, headline.lost, end, middle)
        case CycleEnded():
            emblem = medallion(emblems.CYCLE[event.kind], size, CYCLE[event.kind])
            numbers = (len(event.active[0]), len(event.active[1]))
            end = draw_numbers(canvas, scene, numbers, (0, 1), (end, middle), size) - 66
            canvas.stamp(sign(((emblems.PENNANT, BRASS),), 52), (end + 30, middle))
        case AuctionDecided(tile=auctioned, bids=bids):
            emblem = tile(auctioned, 2 * size)
            end = draw_numbers(canvas, scene, bids, (0, 1), (end, middle), size)
        case SerpentPlayed():
            emblem = tile("serpent", 2 * size)
        case _:
            emblem = tile("rebellion" if isinstance(event, PiecesRemoved) else "marker-change", 2 * size)
    start = left + 36 + 2 * size
    canvas.stamp(emblem, (left + 26 + size, middle))
    room = end - start - 18
    canvas.fitted_text((start, middle - size * 0.68), headline.title, PALE, size, room, TITLE, align="left", halo=INK)
    lines, line_size = fit_lines(headline.about, STRONG, 32, room, 2)
    for number, line in enumerate(lines):
        y = middle + size * 0.54 + (number - (len(lines) - 1) / 2) * line_size * 1.15
        canvas.text((start, y), line, QUIET, line_size, STRONG, align="left", halo=INK)


def draw_numbers(
    canvas: Canvas,
    scene: Scene,
    numbers: tuple[int, int],
    seats: tuple[Seat, Seat],
    end: tuple[float, float],
    size: int,
) -> float:
    """Draw a number on the colour of each of two seats, and return where they begin; they end at a point."""
    right, middle = end
    half = round(size * 0.92)
    left = right - 4 * half - 8
    for place, (number, seat) in enumerate(zip(numbers, seats, strict=True)):
        look = PLAYER[view_in(scene).board.players[seat].colour]
        start = round(left) + (2 * half + 8) * place
        box = (start, round(middle) - half, start + 2 * half, round(middle) + half)
        canvas.rounded(box, 18, look.ground)
        canvas.frame(box, 18, 5, BRASS if number > numbers[1 - place] else INK)
        canvas.text((start + half, middle), str(number), look.ink, round(size * 1.36), TITLE)
    return left


def _draw_lost(canvas: Canvas, colour: Colour, lost: Pieces, right: float, middle: float) -> float:
    """Draw the pieces that an overthrow has cost, struck out, and return where they begin."""
    for kind in reversed(PIECE_KINDS):
        if lost.of(kind):
            right -= 78
            canvas.stamp(piece(colour, kind, 60, lost.of(kind)), (right + 30, middle))
            canvas.stamp(sign(((emblems.CROSS, TARGET),), 26, PALE), (right + 54, middle - 28))
    return right
