"""What has happened at a table of Macht & Ohnmacht, in sentences.

Stories may be told with a later view than the one right after their events. So they take from the view only what never
changes in a match: the goal.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from bot.games.contract import Event
from bot.games.macht_ohnmacht.board import events as facts
from bot.games.macht_ohnmacht.board.actions import Move, PieceKind
from render.macht_ohnmacht.nouns import (
    counted,
    marker_name,
    markers_listed,
    moves_text,
    pieces_listed,
    region_name,
    region_names,
    sum_lines,
    the_tile,
    tiles_listed,
    use_text,
    view_in,
)
from render.presenter import Scene
from render.telling import Teller, in_words

TELLER: Final = Teller(
    "macht_ohnmacht",
    {
        "cancelled": in_words(the_tile),
        "kind": in_words(lambda kind, language: counted(kind, 1, language)),
        "lost": in_words(pieces_listed),
        "marker": in_words(marker_name),
        "new": in_words(marker_name),
        "old": in_words(marker_name),
        "pieces": in_words(pieces_listed),
        "region": in_words(lambda region, language: region_name(region)),
        "saved": in_words(lambda kind, language: counted(kind, 1, language)),
        "tile": in_words(the_tile),
        "to": in_words(lambda region, language: region_name(region)),
        "uses": in_words(lambda uses, language: language.list(use_text(use, language) for use in uses)),
    },
)


def account(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell what happened, in order."""
    return tuple(line for event in events for line in _told(scene, cast(facts.GameEvent, event)))


def _told(scene: Scene, event: facts.GameEvent) -> Iterable[str]:
    match event:
        case facts.TurnEnded(reason="actions"):
            return ()  # the next line says whose turn it is
        case facts.CycleBegun():
            return _cycle_begun(scene, event)
        case facts.CycleEnded():
            return _cycle_ended(scene, event)
        case facts.TileAnnounced():
            return _announced(scene, event)
        case facts.Overthrown(sum=of):
            line = TELLER.line(scene, event, attack=of.attack, defence=of.defence)
            return (_with_cubes(scene, line, event.hourglass), *sum_lines(of, scene.language))
        case facts.AuctionOpened(most=(most, other)):
            one, two = scene.names
            limits = scene.language.say("macht_ohnmacht-auction-most", name=one, most=most, other=two, othermost=other)
            return (_with_cubes(scene, TELLER.line(scene, event), event.hourglass), limits)
        case _:
            return (_line(scene, event),)


def _line(scene: Scene, event: facts.GameEvent) -> str:  # noqa: PLR0911 - one case for each event
    match event:
        case facts.TableSet(colours=colours):
            one, other = scene.names if colours[0] == "orange" else reversed(scene.names)
            spares = markers_listed(event.spares, scene.language)
            return scene.language.say("macht_ohnmacht-table-set", orange=one, white=other, spares=spares)
        case facts.FirstPlayerNamed():
            return _first_player(scene, event)
        case facts.TurnEnded(reason=reason, actions_left=left):
            return TELLER.line(scene, event, f"macht_ohnmacht-turn-ended-{reason}", actions=left)
        case facts.Recruited():
            return _with_cubes(scene, _recruited(scene, event), event.hourglass)
        case facts.Reinforced() | facts.BonusPlayed() | facts.TileRecruited():
            return _with_cubes(scene, TELLER.line(scene, event), event.hourglass)
        case facts.DefenderDriven(saved=saved, possible=possible, lost=lost):
            how = "saved" if saved is not None else "nobody-saved" if possible else "no-refuge"
            return TELLER.line(scene, event, f"macht_ohnmacht-driven-{how}", count=lost.total)
        case facts.StayedOut(possible=False):
            return TELLER.line(scene, event, "macht_ohnmacht-stayed-out-forced")
        case facts.PiecesMoved():
            moves = moves_text(Move(event.start, event.goal, event.knights, event.mages), scene.language)
            key = "macht_ohnmacht-sailed" if event.tile == "sea" else "macht_ohnmacht-moved"
            return _with_cubes(scene, TELLER.line(scene, event, key, moves=moves), event.hourglass)
        case facts.BidKept(pieces=pieces):
            return TELLER.line(scene, event, pieces=pieces)
        case facts.AuctionDecided():
            return _auction_decided(scene, event)
        case facts.EffectUnused(possible=False):
            return TELLER.line(scene, event, "macht_ohnmacht-effect-impossible")
        case facts.MatchEnded():
            return TELLER.line(scene, event, goal=view_in(scene).goal)
        case _:
            return TELLER.line(scene, event)


def _with_cubes(scene: Scene, line: str, left: int) -> str:
    """Add to a line how many cubes are left."""
    return f"{line} {scene.language.say('macht_ohnmacht-cubes-left', count=left)}"


def _cycle_begun(scene: Scene, event: facts.CycleBegun) -> tuple[str, ...]:
    language, say = scene.language, scene.language.say
    lines = [TELLER.line(scene, event, kind=event.kind, tiles=len(event.display))]
    if event.discarded:
        lines.append(say("macht_ohnmacht-tiles-discarded", count=len(event.discarded)))
    if event.tiles_shuffled:
        lines.append(say("macht_ohnmacht-tiles-shuffled"))
    lines.append(say("macht_ohnmacht-display", count=len(event.display), tiles=tiles_listed(event.display, language)))
    kind: PieceKind = "mages" if event.kind == "magic" else "knights"
    first, second = (counted(kind, number, language) for number in event.reinforcements)
    one, other = scene.names
    lines.append(say("macht_ohnmacht-reinforcements", name=one, pieces=first, other=other, otherpieces=second))
    return tuple(lines)


def _first_player(scene: Scene, event: facts.FirstPlayerNamed) -> str:
    own, theirs = event.seat, 1 - event.seat
    return TELLER.line(
        scene,
        event,
        f"macht_ohnmacht-first-{event.reason}",
        points=event.points[own],
        otherpoints=event.points[theirs],
        regions=event.active_regions[own],
        otherregions=event.active_regions[theirs],
        counted=event.counted,
    )


def _recruited(scene: Scene, event: facts.Recruited) -> str:
    if not event.pieces:
        return TELLER.line(scene, event, "macht_ohnmacht-recruited-nobody", kind=event.kind, pieces="")
    pieces = counted(event.kind, event.pieces, scene.language)
    return TELLER.line(scene, event, pieces=pieces, enough=event.pieces == event.due)


def _announced(scene: Scene, event: facts.TileAnnounced) -> Iterator[str]:
    language = scene.language
    use = language.say("macht_ohnmacht-announced-auction") if event.use is None else use_text(event.use, language)
    yield TELLER.line(scene, event, "macht_ohnmacht-announced", use=use)
    if event.sum is not None:
        yield from sum_lines(event.sum, language)
    other = scene.names[1 - event.seat]
    yield language.say("macht_ohnmacht-announced-serpent", name=other, count=event.hourglass)


def _auction_decided(scene: Scene, event: facts.AuctionDecided) -> str:
    language, (one, other), (bid, otherbid) = scene.language, scene.names, event.bids
    revealed = language.say("macht_ohnmacht-bids-revealed", name=one, bid=bid, other=other, otherbid=otherbid)
    if event.winner is None:
        return f"{revealed} {TELLER.line(scene, event, 'macht_ohnmacht-auction-tied')}"
    name, paid = scene.names[event.winner], counted(event.kind, event.bids[event.winner], language)
    return f"{revealed} {TELLER.line(scene, event, 'macht_ohnmacht-auction-won', name=name, pieces=paid)}"


def _cycle_ended(scene: Scene, event: facts.CycleEnded) -> Iterator[str]:
    yield TELLER.line(scene, event, kind=event.kind)
    for seat, name in enumerate(scene.names):
        yield scene.language.say(
            "macht_ohnmacht-cycle-score",
            name=name,
            count=len(event.active[seat]),
            regions=region_names(event.active[seat], scene.language),
            gained=event.gained[seat],
            points=event.points[seat],
            total=event.totals[seat],
            goal=view_in(scene).goal,
        )
