"""What somebody believes of his opponent's plans in this cycle, and of a sealed bid."""

from collections.abc import Sequence
from itertools import pairwise

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.views import View
from render.kit.canvas import Canvas
from render.kit.pencil import GRAPHITE, slip
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.chart import pieces_middle
from render.macht_ohnmacht.nouns import region_name
from render.macht_ohnmacht.panels import CYCLE_BOX
from render.presenter import Markable, Scene

_SIGNS = {"overthrow": emblems.FLAME, "place": emblems.PLUS, "leave": emblems.PENNANT}
_MOST_BID = 20
"""More pieces than that never lie in a reserve."""


def markable(scene: Scene) -> tuple[Markable, ...]:
    """List the bid that the opponent has sealed or will, until it is revealed, and the regions until the cycle ends."""
    view: View = scene.view
    if view.seat is None or view.phase == "over":
        return ()
    say, other = scene.language.say, 1 - view.seat
    places = []
    if (key := _bid_key(view)) and view.auction is not None and view.auction.most[other]:
        bids = range(min(view.auction.most[other], _MOST_BID) + 1)
        name = say("macht_ohnmacht-mark-bid", name=scene.plain[other])
        places.append(Markable(key, name, {str(bid): str(bid) for bid in bids}))
    for region in view.board.regions:
        signs = ["place"] if region.owner in (None, other) else ["overthrow"]
        signs += ["leave"] if region.owner == other else []
        words = {sign: say(f"macht_ohnmacht-mark-{sign}", name=scene.plain[other]) for sign in signs}
        places.append(Markable(f"region.{view.board.cycle}.{region.id}", region_name(region.id), words))
    return tuple(places)


def came_true(mark: tuple[str, str], views: Sequence[View], seat: Seat) -> bool | None:
    """Tell whether the opponent had bid so many pieces; of regions, boards do not say what was done there, and why."""
    key, word = mark
    for view, later in pairwise(views):
        if _bid_key(view) == key != _bid_key(later) and later.decided is not None:
            return str(later.decided.bids[1 - seat]) == word
    return None


def draw_guesses(canvas: Canvas, scene: Scene) -> None:
    """Put a slip below what stands in a region, and one with a number on what the opponent can bid."""
    view: View = scene.view
    for key, word in scene.marks.items():
        if key == _bid_key(view) and view.seat is not None:
            left, _, right, bottom = CYCLE_BOX
            canvas.stamp(slip(word, size=36), (left + 150 if view.seat else right - 150, bottom - 42))
        else:
            x, y = pieces_middle(MAP.places[key.rpartition(".")[2]])
            canvas.stamp(slip("", ((_SIGNS[word], GRAPHITE),), size=26), (x, y + 55))


def _bid_key(view: View) -> str:
    """Name an auction that is open; each costs cubes of the hourglass."""
    if view.auction is None or view.phase != "auction":
        return ""
    return f"bid.{view.board.cycle}.{view.board.turn}.{view.board.hourglass}"
