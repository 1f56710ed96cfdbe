"""The words of Macht & Ohnmacht: how far the match is, what happened, how it ended, what is asked and answered.

Accounts may be told with a later view than the one right after their events. So they take from the view only what never
changes in a match: the goal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, assert_never, cast

from bot.games.contract import Event, Problem, Seat
from bot.games.macht_ohnmacht.actions import (
    Answer,
    Bid,
    ChangeMarker,
    EndTurn,
    GiveUp,
    Kind,
    LeaveUnused,
    LetPass,
    Marker,
    Move,
    MoveIn,
    Overthrow,
    Place,
    Plan,
    PlaySerpent,
    Recruit,
    Remove,
    Retreat,
    Sail,
    StayOut,
    TakeTile,
    Tile,
    TileUse,
    UseTiles,
)
from bot.games.macht_ohnmacht.data import MAP
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
    IntentionsDropped,
    MarkerChanged,
    MatchEnded,
    MovedIn,
    Overthrown,
    PiecePlaced,
    PiecesMoved,
    PiecesRemoved,
    PlayedOn,
    PlayerLeft,
    PointWon,
    Recruited,
    Reinforced,
    SerpentKept,
    SerpentPlayed,
    StayedOut,
    TableSet,
    TileAnnounced,
    TileRecruited,
    TileTaken,
    TurnBegun,
    TurnEnded,
)
from bot.games.macht_ohnmacht.island import Sum
from bot.games.macht_ohnmacht.state import Pieces
from bot.games.macht_ohnmacht.views import RegionView, View
from bot.language import Language
from render.macht_ohnmacht.nouns import (
    attack_terms,
    counted,
    defence_terms,
    marker_name,
    pieces_listed,
    region_name,
    region_names,
    the_tile,
    tile_name,
    tiles_listed,
)
from render.macht_ohnmacht.spoken import plan_lines
from render.macht_ohnmacht.uses import moves_text, use_text
from render.presenter import Label, Scene

_ABOUT_LIMIT = 100
"""Characters that the description of a choice may have."""

# How far the match is


def headline(scene: Scene) -> str:
    """Say in a few words how far the match is: cycle, turn, and what is left of the hourglass."""
    view, say = _view(scene), scene.language.say
    if view.phase == "over":
        return say("macht_ohnmacht-headline-over")
    board = view.board
    return say("macht_ohnmacht-headline", cycle=board.cycle, kind=view.cycle, turn=board.turn, count=board.hourglass)


# What happened


def account(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell what happened, in order."""
    return tuple(line for event in events for line in _told(scene, cast(GameEvent, event)))


def _told(scene: Scene, event: GameEvent) -> Iterable[str]:  # noqa: PLR0911, PLR0912 - one case for each event
    language, say, names = scene.language, scene.language.say, scene.names
    match event:
        case TableSet():
            return (_table_set(scene, event),)
        case CycleBegun():
            return _cycle_begun(scene, event)
        case FirstPlayerNamed():
            return (_first_player(scene, event),)
        case TurnBegun(seat=seat, actions=actions):
            return (say("macht_ohnmacht-turn-begun", name=names[seat], actions=actions),)
        case TurnEnded(reason="actions"):
            return ()  # the next line says whose turn it is
        case TurnEnded(seat=seat, reason=reason, actions_left=left):
            return (say(f"macht_ohnmacht-turn-ended-{reason}", name=names[seat], actions=left),)
        case TileTaken(seat=seat, tile=tile):
            return (say("macht_ohnmacht-tile-taken", name=names[seat], tile=the_tile(tile, language)),)
        case PiecePlaced(seat=seat, region=region, kind=kind, pieces=pieces):
            return (_placed(scene, "macht_ohnmacht-piece-placed", seat, region, kind, pieces),)
        case Recruited():
            return (_recruited(scene, event),)
        case TileAnnounced():
            return _announced(scene, event)
        case SerpentPlayed(seat=seat, cancelled=tile, hourglass=left):
            cancelled = the_tile(tile, language)
            return (say("macht_ohnmacht-serpent-played", name=names[seat], tile=cancelled, count=left),)
        case SerpentKept(seat=seat, tile=tile):
            return (say("macht_ohnmacht-serpent-kept", name=names[seat], tile=the_tile(tile, language)),)
        case Reinforced(seat=seat, region=region, kind=kind, pieces=pieces, tile=tile, hourglass=left):
            placed = _placed(scene, "macht_ohnmacht-reinforced", seat, region, kind, pieces, the_tile(tile, language))
            return (f"{placed} {_cubes(language, left)}",)
        case Overthrown():
            return _overthrown(scene, event)
        case DefenderDriven():
            return (_driven(scene, event),)
        case MovedIn(seat=seat, region=region, kind=kind):
            piece = counted(kind, 1, language)
            return (say("macht_ohnmacht-moved-in", name=names[seat], pieces=piece, region=region_name(region)),)
        case StayedOut(seat=seat, region=region, possible=possible):
            key = "macht_ohnmacht-stayed-out" if possible else "macht_ohnmacht-stayed-out-forced"
            return (say(key, name=names[seat], region=region_name(region)),)
        case BonusPlayed(seat=seat, marker=marker, bonuses=bonuses, hourglass=left):
            played = say(
                "macht_ohnmacht-bonus-played",
                name=names[seat],
                marker=marker_name(marker, language),
                bonuses=str(bonuses),
            )
            return (f"{played} {_cubes(language, left)}",)
        case PiecesMoved():
            return (_moved(scene, event),)
        case TileRecruited(seat=seat, tile=tile, pieces=pieces, hourglass=left):
            taken = pieces_listed(pieces, language)
            recruited = say(
                "macht_ohnmacht-tile-recruited", name=names[seat], pieces=taken, tile=the_tile(tile, language)
            )
            return (f"{recruited} {_cubes(language, left)}",)
        case IntentionsDropped():
            return (_dropped(scene, event),)
        case AuctionOpened():
            return _auction_opened(scene, event)
        case BidSealed(seat=seat):
            return (say("macht_ohnmacht-bid-sealed", name=names[seat]),)
        case BidKept(pieces=number):
            return (say("macht_ohnmacht-bid-kept", count=number),)
        case BidReopened(seat=seat):
            return (say("macht_ohnmacht-bid-reopened", name=names[seat]),)
        case AuctionDecided():
            return (_auction_decided(scene, event),)
        case PointWon(seat=seat, points=points):
            return (say("macht_ohnmacht-point-won", name=names[seat], points=points),)
        case PiecesRemoved(seat=seat, region=region, pieces=pieces):
            removed = pieces_listed(pieces, language)
            return (
                say(
                    "macht_ohnmacht-pieces-removed",
                    name=names[seat],
                    other=names[1 - seat],
                    pieces=removed,
                    region=region_name(region),
                ),
            )
        case MarkerChanged(seat=seat, region=region, old=old, new=new):
            return (
                say(
                    "macht_ohnmacht-marker-changed",
                    name=names[seat],
                    region=region_name(region),
                    old=marker_name(old, language),
                    new=marker_name(new, language),
                ),
            )
        case EffectUnused(seat=seat, tile=tile, possible=possible):
            key = "macht_ohnmacht-effect-unused" if possible else "macht_ohnmacht-effect-impossible"
            return (say(key, name=names[seat], tile=the_tile(tile, language)),)
        case CycleEnded():
            return tuple(_cycle_ended(scene, event))
        case PlayedOn(total=total):
            return (say("macht_ohnmacht-played-on", total=str(total)),)
        case PlayerLeft(seat=seat):
            return (say("macht_ohnmacht-player-left", name=names[seat]),)
        case MatchEnded(outcome=outcome):
            return (say("macht_ohnmacht-match-ended", reason=outcome.reason, goal=str(_view(scene).goal)),)
        case _:
            assert_never(event)


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
            shuffled="yes" if event.tokens_shuffled else "no",
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


def _placed(scene: Scene, key: str, seat: Seat, region: str, kind: Kind, pieces: Pieces, tile: str = "") -> str:
    language = scene.language
    values = {
        "name": scene.names[seat],
        "piece": counted(kind, 1, language),
        "region": region_name(region),
        "pieces": pieces_listed(pieces, language),
    }
    return language.say(key, **values, **({"tile": tile} if tile else {}))


def _recruited(scene: Scene, event: Recruited) -> str:
    language = scene.language
    recruited = language.say(
        "macht_ohnmacht-recruited",
        name=scene.names[event.seat],
        pieces=counted(event.kind, event.pieces, language),
        first="yes" if event.first else "no",
        enough="yes" if event.pieces == event.due else "no",
        due=str(event.due),
    )
    return f"{recruited} {_cubes(language, event.hourglass)}"


def _announced(scene: Scene, event: TileAnnounced) -> tuple[str, ...]:
    language, say = scene.language, scene.language.say
    name, other = scene.names[event.seat], scene.names[1 - event.seat]
    tile = the_tile(event.tile, language)
    what = say("macht_ohnmacht-announced-auction") if event.use is None else use_text(event.use, language)
    lines = [say("macht_ohnmacht-announced", name=name, tile=tile, use=what)]
    if event.sum is not None:
        lines += _sum_lines(event.sum, language)
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
    return (f"{told} {_cubes(language, event.hourglass)}", *_sum_lines(event.sum, language))


def _sum_lines(of: Sum, language: Language) -> tuple[str, str]:
    attack = language.say("macht_ohnmacht-sum-attack", total=str(of.attack), terms=attack_terms(of, language))
    defence = language.say("macht_ohnmacht-sum-defence", total=str(of.defence), terms=defence_terms(of, language))
    return attack, defence


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


def _dropped(scene: Scene, event: IntentionsDropped) -> str:
    uses = scene.language.list(use_text(use, scene.language) for use in event.uses)
    return scene.language.say("macht_ohnmacht-intentions-dropped", reason=event.reason, uses=uses)


def _auction_opened(scene: Scene, event: AuctionOpened) -> tuple[str, ...]:
    say, (one, other) = scene.language.say, scene.names
    opened = say(
        "macht_ohnmacht-auction-opened", name=scene.names[event.seat], tile=the_tile(event.tile, scene.language)
    )
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
            goal=str(_view(scene).goal),
        )


# The result


def results(scene: Scene) -> tuple[str, ...]:
    """Tell the final ranking with its sums, the winner first; empty while the match goes on."""
    view, language = _view(scene), scene.language
    if view.outcome is None:
        return ()
    winners = view.outcome.winners
    told = [
        language.say(
            "macht_ohnmacht-result",
            names=language.list(scene.names[seat] for seat in winners),
            count=len(winners),
            reason=view.outcome.reason,
            total=str(view.players[winners[0]].total),
            goal=str(view.goal),
        )
    ]
    for seat in (seat for place in view.outcome.ranking for seat in place):
        player = view.players[seat]
        told.append(
            language.say(
                "macht_ohnmacht-result-line",
                name=scene.names[seat],
                points=player.points,
                active=len(player.active),
                total=str(player.total),
            )
        )
    return tuple(told)


# What is asked


def duty(scene: Scene, kind: str) -> str:
    """Name what a decision asks, to follow "Ada has to"."""
    view, say = _view(scene), scene.language.say
    match kind:
        case "bid" if view.auction is not None:
            return say("macht_ohnmacht-duty-bid", tile=the_tile(view.auction.tile, scene.language))
        case "serpent" if view.announced is not None:
            return say("macht_ohnmacht-duty-serpent", tile=the_tile(view.announced.tile, scene.language))
        case "retreat" | "occupy" if view.fall is not None:
            return say(f"macht_ohnmacht-duty-{kind}", region=region_name(view.fall.region))
        case _:
            return say(f"macht_ohnmacht-duty-plain-{kind}")


def prompt(scene: Scene, kind: str) -> str:
    """Ask the view's seat for a decision, with what it should know for it and who will learn the answer."""
    return "\n".join(_prompt(scene, kind))


def _prompt(scene: Scene, kind: str) -> Iterator[str]:
    view, language, say = _view(scene), scene.language, scene.language.say
    board = view.board
    match kind:
        case "turn":
            more = "yes" if view.may_go_on_with_tiles else "no"
            yield say("macht_ohnmacht-prompt-turn", actions=view.actions_left, more=more)
            yield say("macht_ohnmacht-prompt-cycle", kind=view.cycle, cubes=board.hourglass)
            yield say("macht_ohnmacht-prompt-seen")
        case "bid":
            assert view.auction is not None
            assert view.seat is not None  # the public is asked nothing
            yield say("macht_ohnmacht-prompt-bid", tile=the_tile(view.auction.tile, language), active=board.active)
            yield _tile_about(view.auction.tile, language)
            most = view.auction.most
            yield say("macht_ohnmacht-prompt-bid-most", most=str(most[view.seat]), othermost=str(most[1 - view.seat]))
            yield say("macht_ohnmacht-prompt-bid-secret")
        case "serpent":
            assert view.announced is not None
            use, tile = view.announced.use, view.announced.tile
            what = say("macht_ohnmacht-announced-auction") if use is None else use_text(use, language)
            name = scene.names[board.on_turn]
            yield say("macht_ohnmacht-announced", name=name, tile=the_tile(tile, language), use=what)
            if isinstance(use, Overthrow) and (of := view.sum_for(use.region)) is not None:
                yield from _sum_lines(of, language)
            yield say("macht_ohnmacht-prompt-serpent", count=board.hourglass, after=board.hourglass - 1)
        case "rebellion" | "marker":
            yield say(f"macht_ohnmacht-prompt-{kind}")
            yield say("macht_ohnmacht-prompt-seen")
        case "retreat":
            assert view.fall is not None
            region = region_name(view.fall.region)
            there = board.regions[MAP.places[view.fall.region]].pieces
            pieces = pieces_listed(there, language)
            name = scene.names[view.fall.attacker]
            yield say("macht_ohnmacht-prompt-retreat", region=region, name=name, pieces=pieces, kind=view.cycle)
            yield say("macht_ohnmacht-prompt-seen")
        case "occupy":
            assert view.fall is not None
            yield say("macht_ohnmacht-prompt-occupy", region=region_name(view.fall.region), active=board.active)
            yield say("macht_ohnmacht-prompt-seen")
        case "plan":
            yield say("macht_ohnmacht-prompt-plan")
        case _:
            raise LookupError(kind)


def draft_lines(scene: Scene, kind: str) -> tuple[str, ...]:
    """Say what a draft would do, step by step, with a warning where it takes the last cube."""
    view = _view(scene)
    if kind != "turn" or view.forecast is None:
        return ()
    lines = list(plan_lines(view, scene.names, scene.language))
    if view.forecast.last_cube and lines:
        lines[-1] = f"**{lines[-1]}**"
    return tuple(lines)


def question(scene: Scene, kind: str, question: str) -> str:
    """Name a menu of a decision."""
    stem, number = _stem(question)
    return scene.language.say(f"macht_ohnmacht-question-{kind}-{stem}", **({"number": number} if number else {}))


def _stem(question: str) -> tuple[str, str]:
    """Take the number of a step off the key of a question: "region-2" is the region of the second step."""
    stem, _, number = question.rpartition("-")
    return (stem, number) if number.isdigit() else (question, "")


def choice(scene: Scene, kind: str, question: str, choice: str) -> Label:
    """Name a choice of a menu."""
    language = scene.language
    stem, number = _stem(question)
    match kind, stem:
        case ("turn", "take" | "tile"):
            tile = cast(Tile, choice)
            return Label(tile_name(tile, language), _tile_about(tile, language))
        case ("turn", "region"):
            return _target_choice(scene, choice, int(number))
        case ("bid", "bid"):
            return Label(_number_of_active(_view(scene), int(choice), language))
        case ("marker", "marker"):
            return Label(
                language.say("macht_ohnmacht-marker-choice", marker=marker_name(cast(Marker, choice), language))
            )
        case (_, ("knights" | "mages") as counted_kind):
            return _amount_choice(scene, counted_kind, int(choice))
        case ("retreat", "kind"):
            return Label(counted(cast(Kind, choice), 1, language))
        case (_, "place" | "region" | "start" | "goal") if choice in MAP.places:
            return _region_choice(scene, choice)
        case _:
            return Label(language.say(f"macht_ohnmacht-choice-{kind}-{stem}-{choice}"))


def _tile_about(tile: Tile, language: Language) -> str:
    stem = tile.partition("-")[0] if tile.startswith(("influence", "bonus")) else tile
    return language.say(f"macht_ohnmacht-about-{stem}")


def _number_of_active(view: View, number: int, language: Language) -> str:
    return counted(view.board.active, number, language) if number else language.say("macht_ohnmacht-no-pieces-choice")


def _amount_choice(scene: Scene, kind: Kind, number: int) -> Label:
    pieces = counted(kind, abs(number), scene.language)
    return Label(scene.language.say("macht_ohnmacht-amount", pieces=pieces, back="yes" if number < 0 else "no"))


def _target_choice(scene: Scene, region: str, number: int) -> Label:
    """Name a region to reinforce, or to overthrow with the arithmetic as it is at this step of the plan."""
    view, language = _view(scene), scene.language
    forecast = view.forecast
    if forecast is not None and len(forecast.steps) >= number:
        # The board shows this step as done already: only its own arithmetic is still known.
        step = forecast.steps[number - 1]
        of = step.sum if isinstance(step.use, Overthrow) and step.use.region == region else None
        return Label(region_name(region)) if of is None else _odds_choice(of, language)
    seen = _region(view, region)
    of = view.sum_for(region) if seen.owner not in (None, view.seat) else None
    return _region_choice(scene, region) if of is None else _odds_choice(of, language)


def _odds_choice(of: Sum, language: Language) -> Label:
    text = language.say(
        "macht_ohnmacht-odds-choice", region=region_name(of.region), attack=str(of.attack), defence=str(of.defence)
    )
    about = f"{attack_terms(of, language)} / {defence_terms(of, language)}"
    return Label(text, about if len(about) <= _ABOUT_LIMIT else "")


def _region_choice(scene: Scene, region: str) -> Label:
    view, language = _view(scene), scene.language
    seen = _region(view, region)
    about = language.say(
        "macht_ohnmacht-region-about",
        marker=marker_name(seen.marker, language),
        whose="nobody" if seen.owner is None else "own" if seen.owner == view.seat else "other",
        pieces=pieces_listed(seen.pieces, language),
    )
    return Label(seen.name, about)


def _region(view: View, region: str) -> RegionView:
    return view.regions[MAP.places[region]]


# What is answered


def act(scene: Scene, action: Answer) -> str:
    """Word the button that makes an action final."""
    return _answer(scene, "act", action)


def done(scene: Scene, action: Answer) -> str:
    """Confirm an action to whoever made it."""
    return _answer(scene, "done", action)


def _answer(scene: Scene, manner: Literal["act", "done"], action: Answer) -> str:
    language, say = scene.language, scene.language.say
    match action:
        case TakeTile(tile):
            return say(f"macht_ohnmacht-{manner}-take", tile=the_tile(tile, language))
        case Place(region):
            return say(f"macht_ohnmacht-{manner}-place", region=region_name(region))
        case UseTiles(uses):
            return _using(scene, manner, uses)
        case Bid(pieces):
            number = _number_of_active(_view(scene), pieces, language)
            return say(f"macht_ohnmacht-{manner}-bid", count=pieces, pieces=number)
        case Remove(region, knights, mages):
            pieces_removed = pieces_listed(Pieces(knights, mages), language)
            return say(f"macht_ohnmacht-{manner}-remove", region=region_name(region), pieces=pieces_removed)
        case ChangeMarker(region, marker):
            new = marker_name(marker, language)
            return say(f"macht_ohnmacht-{manner}-marker", region=region_name(region), marker=new)
        case Retreat(kind, region):
            return say(f"macht_ohnmacht-{manner}-retreat", region=region_name(region), piece=counted(kind, 1, language))
        case Plan():
            return say("macht_ohnmacht-act-plan") if manner == "act" else _orders(scene, action)
        case Recruit() | EndTurn() | LeaveUnused() | PlaySerpent() | LetPass() | GiveUp() | MoveIn() | StayOut():
            return say(f"macht_ohnmacht-{manner}-{_PLAIN[type(action)]}")
        case _:
            assert_never(action)


_PLAIN = {
    Recruit: "recruit",
    EndTurn: "end",
    LeaveUnused: "leave-unused",
    PlaySerpent: "serpent",
    LetPass: "pass",
    GiveUp: "give-up",
    MoveIn: "move-in",
    StayOut: "stay-out",
}


def _using(scene: Scene, manner: Literal["act", "done"], uses: Sequence[TileUse]) -> str:
    language, say = scene.language, scene.language.say
    if manner == "done":
        return say("macht_ohnmacht-done-use", count=len(uses), uses="; ".join(use_text(use, language) for use in uses))
    return say("macht_ohnmacht-act-use", count=len(uses) - 1, use=_short_use(uses[0], language))


def _short_use(use: TileUse, language: Language) -> str:
    """Name a use so that it fits a button with more behind it."""
    match use:
        case Move(start, goal) | Sail(start, goal):
            return language.say("macht_ohnmacht-use-between", start=region_name(start), goal=region_name(goal))
        case Overthrow(tile, region):
            return use_text(Overthrow(tile, region), language)
        case _:
            return use_text(use, language)


def _orders(scene: Scene, plan: Plan) -> str:
    language, say = scene.language, scene.language.say
    told = [
        say(f"macht_ohnmacht-done-plan-serpent-{plan.serpent}"),
        say(f"macht_ohnmacht-done-plan-retreat-{plan.retreat}", **_listed(plan, language)),
    ]
    if plan.retreat in ("strongest", "weakest", "listed"):
        told.append(say(f"macht_ohnmacht-done-plan-save-{plan.save}"))
    told.append(say(f"macht_ohnmacht-done-plan-bids-{plan.bids}"))
    told.append(say(f"macht_ohnmacht-done-plan-move-in-{plan.move_in}"))
    return " ".join(told)


def _listed(plan: Plan, language: Language) -> dict[str, str]:
    return {"regions": ", ".join(map(region_name, plan.regions))} if plan.retreat == "listed" else {}


def problem(language: Language, problem: Problem) -> str:
    """Say what is wrong and what would be right; keys of regions, tiles, markers, kinds and cycles become words."""
    values = {name: _named(language, name, value) for name, value in problem.values.items()}
    return language.say(problem.key, **values)


def _named(language: Language, name: str, value: str | int) -> str | int:
    if name in ("region", "other"):
        return region_name(str(value)) if value in MAP.places else value
    key = {
        "tile": f"macht_ohnmacht-tile-{value}",
        "marker": f"macht_ohnmacht-marker-{value}",
        "wanted": f"macht_ohnmacht-marker-{value}",
        "kind": f"macht_ohnmacht-kind-{value}",
        "cycle": f"macht_ohnmacht-cycle-{value}",
    }.get(name, "")
    return language.say(key) if key and language.has(key) else value


def _view(scene: Scene) -> View:
    return cast(View, scene.view)
