"""What has happened at a table of Macht & Ohnmacht, in sentences.

Stories may be told with a later view than the one right after their events. So they take from the view only what never
changes in a match: the goal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from bot.games.contract import Event
from bot.games.macht_ohnmacht.actions import Kind, Move
from bot.games.macht_ohnmacht.events import (
    AuctionDecided,
    AuctionOpened,
    BidKept,
    BidReopened,
    BidSealed,
    BonusPlayed,
    CycleBegun,
    CycleEnded,
    DefenderDriven,
    EffectUnused,
    FirstPlayerNamed,
    GameEvent,
    MatchEnded,
    Overthrown,
    PiecesMoved,
    Recruited,
    Reinforced,
    StayedOut,
    TableSet,
    TileAnnounced,
    TileRecruited,
    TurnEnded,
)
from bot.language import Language
from render.macht_ohnmacht.nouns import (
    counted,
    marker_name,
    pieces_listed,
    region_name,
    region_names,
    sum_lines,
    the_tile,
    tiles_listed,
    view_of,
)
from render.macht_ohnmacht.tile_uses import moves_text, use_text
from render.presenter import Scene
from render.telling import Teller, in_words

_TELLER: Final = Teller(
    "macht_ohnmacht",
    {
        "cancelled": in_words(the_tile),
        "kind": in_words(lambda kind, language: counted(kind, 1, language)),
        "marker": in_words(marker_name),
        "new": in_words(marker_name),
        "old": in_words(marker_name),
        "pieces": in_words(pieces_listed),
        "region": in_words(lambda region, language: region_name(region)),
        "tile": in_words(the_tile),
        "uses": in_words(lambda uses, language: language.list(use_text(use, language) for use in uses)),
    },
)


def account(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell what happened, in order."""
    return tuple(line for event in events for line in _told(scene, cast(GameEvent, event)))


def brief(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell what happened beside a board that says who has answered: a sealed bid is no news there."""
    return account(scene, [event for event in events if not isinstance(event, BidSealed | BidReopened)])


def _told(scene: Scene, event: GameEvent) -> Iterable[str]:  # noqa: PLR0911 - one case for each event
    say, names = scene.language.say, scene.names
    match event:
        case TableSet():
            return (_table_set(scene, event),)
        case CycleBegun():
            return _cycle_begun(scene, event)
        case FirstPlayerNamed():
            return (_first_player(scene, event),)
        case TurnEnded(reason="actions"):
            return ()  # the next line says whose turn it is
        case TurnEnded(seat=seat, reason=reason, actions_left=left):
            return (say(f"macht_ohnmacht-turn-ended-{reason}", name=names[seat], actions=left),)
        case Recruited():
            return (_recruited(scene, event),)
        case TileAnnounced():
            return _announced(scene, event)
        case Reinforced(hourglass=left) | BonusPlayed(hourglass=left) | TileRecruited(hourglass=left):
            return (f"{_TELLER.line(scene, event)} {_cubes(scene.language, left)}",)
        case Overthrown():
            return _overthrown(scene, event)
        case DefenderDriven():
            return (_driven(scene, event),)
        case StayedOut(possible=False):
            return (_TELLER.line(scene, event, "macht_ohnmacht-stayed-out-forced"),)
        case PiecesMoved():
            return (_moved(scene, event),)
        case AuctionOpened():
            return _auction_opened(scene, event)
        case BidKept(pieces=pieces):
            return (_TELLER.line(scene, event, pieces=pieces),)
        case AuctionDecided():
            return (_auction_decided(scene, event),)
        case EffectUnused(possible=False):
            return (_TELLER.line(scene, event, "macht_ohnmacht-effect-impossible"),)
        case CycleEnded():
            return tuple(_cycle_ended(scene, event))
        case MatchEnded(outcome=outcome):
            return (say("macht_ohnmacht-match-ended", reason=outcome.reason, goal=str(view_of(scene).goal)),)
        case _:
            return (_TELLER.line(scene, event),)


def _cubes(language: Language, left: int) -> str:
    return language.say("macht_ohnmacht-cubes-left", count=left)


def _table_set(scene: Scene, event: TableSet) -> str:
    orange = event.colours.index("orange")
    spares = scene.language.list(marker_name(marker, scene.language) for marker in event.spares)
    return scene.language.say(
        "macht_ohnmacht-table-set", orange=scene.names[orange], white=scene.names[1 - orange], spares=spares
    )


def _cycle_begun(scene: Scene, event: CycleBegun) -> tuple[str, ...]:
    language, say = scene.language, scene.language.say
    lines = [
        say(
            "macht_ohnmacht-cycle-begun",
            cycle=event.cycle,
            kind=event.kind,
            cubes=event.hourglass,
            tiles=len(event.display),
            token="none" if event.token is None else str(event.token),
            shuffled=event.tokens_shuffled,
        )
    ]
    if event.discarded:
        lines.append(say("macht_ohnmacht-tiles-discarded", count=len(event.discarded)))
    if event.tiles_shuffled:
        lines.append(say("macht_ohnmacht-tiles-shuffled"))
    lines.append(say("macht_ohnmacht-display", count=len(event.display), tiles=tiles_listed(event.display, language)))
    kind: Kind = "mages" if event.kind == "magic" else "knights"
    first, second = (counted(kind, number, language) for number in event.reinforcements)
    one, other = scene.names
    lines.append(say("macht_ohnmacht-reinforcements", name=one, pieces=first, other=other, otherpieces=second))
    return tuple(lines)


def _first_player(scene: Scene, event: FirstPlayerNamed) -> str:
    say, own, theirs = scene.language.say, event.seat, 1 - event.seat
    name, points, regions = scene.names[own], str(event.points[own]), str(event.active_regions[own])
    match event.reason:
        case "points":
            return say("macht_ohnmacht-first-points", name=name, points=points, otherpoints=str(event.points[theirs]))
        case "regions":
            return say(
                "macht_ohnmacht-first-regions",
                name=name,
                points=points,
                regions=regions,
                otherregions=str(event.active_regions[theirs]),
                counted=event.counted,
                actions=event.actions,
            )
        case "lot":
            return say("macht_ohnmacht-first-lot", name=name, points=points, regions=regions, actions=event.actions)


def _recruited(scene: Scene, event: Recruited) -> str:
    language = scene.language
    if not event.pieces:
        nobody = language.say("macht_ohnmacht-recruited-nobody", name=scene.names[event.seat], kind=event.kind)
        return f"{nobody} {_cubes(language, event.hourglass)}"
    pieces, enough = counted(event.kind, event.pieces, language), event.pieces == event.due
    recruited = _TELLER.line(scene, event, pieces=pieces, enough=enough)
    return f"{recruited} {_cubes(language, event.hourglass)}"


def _announced(scene: Scene, event: TileAnnounced) -> tuple[str, ...]:
    language, say = scene.language, scene.language.say
    name, other = scene.names[event.seat], scene.names[1 - event.seat]
    tile = the_tile(event.tile, language)
    what = say("macht_ohnmacht-announced-auction") if event.use is None else use_text(event.use, language)
    lines = [say("macht_ohnmacht-announced", name=name, tile=tile, use=what)]
    if event.sum is not None:
        lines += sum_lines(event.sum, language)
    lines.append(say("macht_ohnmacht-announced-serpent", name=other, count=event.hourglass))
    return tuple(lines)


def _overthrown(scene: Scene, event: Overthrown) -> tuple[str, ...]:
    language = scene.language
    told = language.say(
        "macht_ohnmacht-overthrown",
        name=scene.names[event.seat],
        other=scene.names[1 - event.seat],
        region=region_name(event.sum.region),
        tile=the_tile(event.tile, language),
        attack=str(event.sum.attack),
        defence=str(event.sum.defence),
    )
    return (f"{told} {_cubes(language, event.hourglass)}", *sum_lines(event.sum, language))


def _driven(scene: Scene, event: DefenderDriven) -> str:
    language, name = scene.language, scene.names[event.seat]
    lost, region = pieces_listed(event.lost, language), region_name(event.region)
    count = event.lost.total
    if event.saved is None or event.to is None:
        key = "macht_ohnmacht-driven-nobody-saved" if event.possible else "macht_ohnmacht-driven-no-refuge"
        return language.say(key, name=name, region=region, lost=lost, count=count)
    return language.say(
        "macht_ohnmacht-driven-saved",
        name=name,
        region=region,
        piece=counted(event.saved, 1, language),
        goal=region_name(event.to),
        lost=lost,
        count=count,
    )


def _moved(scene: Scene, event: PiecesMoved) -> str:
    language = scene.language
    move = Move(event.start, event.goal, event.knights, event.mages)
    key = "macht_ohnmacht-sailed" if event.tile == "sea" else "macht_ohnmacht-moved"
    moved = language.say(key, name=scene.names[event.seat], moves=moves_text(move, language))
    return f"{moved} {_cubes(language, event.hourglass)}"


def _auction_opened(scene: Scene, event: AuctionOpened) -> tuple[str, ...]:
    say, (one, other) = scene.language.say, scene.names
    opened = _TELLER.line(scene, event)
    limits = say("macht_ohnmacht-auction-most", name=one, most=event.most[0], other=other, othermost=event.most[1])
    return (f"{opened} {_cubes(scene.language, event.hourglass)}", limits)


def _auction_decided(scene: Scene, event: AuctionDecided) -> str:
    language, say, (one, other) = scene.language, scene.language.say, scene.names
    revealed = say(
        "macht_ohnmacht-bids-revealed", name=one, bid=str(event.bids[0]), other=other, otherbid=str(event.bids[1])
    )
    tile = the_tile(event.tile, language)
    if event.winner is None:
        return f"{revealed} {say('macht_ohnmacht-auction-tied', tile=tile)}"
    paid = counted(event.kind, event.bids[event.winner], language)
    won = say("macht_ohnmacht-auction-won", name=scene.names[event.winner], tile=tile, pieces=paid)
    return f"{revealed} {won}"


def _cycle_ended(scene: Scene, event: CycleEnded) -> Iterator[str]:
    language, say = scene.language, scene.language.say
    yield say("macht_ohnmacht-cycle-ended", cycle=event.cycle, kind=event.kind)
    for seat, name in enumerate(scene.names):
        yield say(
            "macht_ohnmacht-cycle-score",
            name=name,
            count=len(event.active[seat]),
            regions=region_names(event.active[seat], language),
            gained=event.gained[seat],
            points=str(event.points[seat]),
            total=str(event.totals[seat]),
            goal=str(view_of(scene).goal),
        )
