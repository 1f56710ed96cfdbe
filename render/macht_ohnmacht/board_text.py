"""The whole table of Macht & Ohnmacht in words, for those who do not see the pictures."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.views import RegionView, View
from bot.language import Language
from render.kit.alt import alt_text
from render.macht_ohnmacht.captions import change_lines, display_lines, heading, score_line, supplies_line
from render.macht_ohnmacht.nouns import marker_name, pieces_listed, region_name, tiles_listed


def board_text(view: View, names: Sequence[str], language: Language) -> str:
    """Say everything that the board shows, in lines."""
    lines = [*heading(view, names, language), *_auction(view, names, language), *change_lines(view, language), ""]
    for seat, name in enumerate(names):
        lines += [
            f"- {score_line(view, seat, name, language)}",
            f"- {supplies_line(view, seat, name, language)}",
            *(f"- {line}" for line in _bonuses(view, seat, name, language)),
        ]
    lines += ["", *display_lines(view, language), _beside(view, language), *_tokens(view, language)]
    lines += ["", language.say("macht_ohnmacht-board-regions", kind=view.cycle)]
    lines += [_region(region, names, language) for region in view.regions]
    return "\n".join(lines)


def hand_text(view: View, language: Language) -> str:
    """Say what lies before the view's seat, and what it alone knows.

    Raises ValueError for the public's view, which holds nothing.
    """
    if view.seat is None:
        raise ValueError("the public holds no tiles")
    player = view.players[view.seat]
    sentences = [
        language.say("macht_ohnmacht-hand-tiles", count=len(player.tiles), tiles=tiles_listed(player.tiles, language)),
        language.say(
            "macht_ohnmacht-hand-pieces",
            reserve=pieces_listed(player.reserve, language),
            stock=pieces_listed(player.stock, language),
        ),
    ]
    if view.bid is not None:
        sentences.append(language.say("macht_ohnmacht-hand-bid", count=view.bid))
    return alt_text(sentences)


def _bonuses(view: View, seat: Seat, name: str, language: Language) -> Iterator[str]:
    bonuses = view.players[seat].bonuses
    if bonuses:
        markers = language.list(marker_name(marker, language) for marker in bonuses)
        yield language.say("macht_ohnmacht-board-bonuses", name=name, markers=markers)


def _beside(view: View, language: Language) -> str:
    spares = language.list(marker_name(marker, language) for marker in view.board.spares)
    return language.say("macht_ohnmacht-board-beside", spares=spares, pile=view.pile)


def _tokens(view: View, language: Language) -> Iterator[str]:
    if view.tokens:
        yield language.say("macht_ohnmacht-board-tokens", tokens=language.list(map(str, view.tokens)))


def _auction(view: View, names: Sequence[str], language: Language) -> Iterator[str]:
    if view.auction is not None and view.phase == "auction":
        for seat, name in enumerate(names):
            most, sealed = view.auction.most[seat], view.bids_in[seat]
            yield language.say("macht_ohnmacht-board-bidder", name=name, most=most, sealed=sealed)


def _region(region: RegionView, names: Sequence[str], language: Language) -> str:
    return language.say(
        "macht_ohnmacht-board-region",
        region=region.name,
        marker=marker_name(region.marker, language),
        coast=region.coastal,
        held=region.owner is not None,
        name="" if region.owner is None else names[region.owner],
        pieces=pieces_listed(region.pieces, language),
        active=region.active,
        neighbours=_short(region.neighbours, language),
        changed=region.changed,
    )


def _short(regions: Iterable[str], language: Language) -> str:
    listed = ", ".join(region_name(region) for region in regions)
    return listed or language.say("macht_ohnmacht-no-regions")
