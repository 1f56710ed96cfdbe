"""What one seat, or the public, may know of a table of Verräter."""

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Literal

import msgspec

from bot.games.contract import Outcome, Seat
from bot.games.verraeter.cards import is_known, offered_to
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import buildings, contested_borders, first_granary_lands, in_ring_order, possible_builds
from bot.games.verraeter.scoring import open_sums, points_of
from bot.games.verraeter.state import (
    Building,
    Conflict,
    Family,
    FinalScore,
    Land,
    LandKind,
    Options,
    Phase,
    Role,
    State,
    SupplyCard,
)

DRAFTING = ("draft", "cards")
"""The phases in which the action cards are out and face down."""


class LandView(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """A land card as it lies in the ring. `points` are the victory points for one to four winners when it is beaten.

    `change` tells what happened to it in or since the latest conflict.
    """

    kind: LandKind
    family: Family
    strength: int
    points: tuple[int, int, int, int]
    building: Building | None
    change: Literal["", "flipped", "built"]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player as everybody sees him, but for `role`, which is known to its owner before it is revealed (rule 6.1).

    `hand_count` is None if the table hides it from this viewer. `role_taken`: he has taken an action card in this
    round. `role` outside the phases 2 and 3 is the one revealed in the latest conflict.
    `played` is None until his visit in phase 3. `granaries`, `posts` and `unbuilt` count his buildings.
    `start_cards` and `draws` are what everybody remembers of his hand: the cards of a known start hand, and of each
    other card the round in which it was drawn, in ascending order; to himself in the order of his hand.
    """

    family: Family
    score: int
    hand_count: int | None
    role_taken: bool
    role: Role | None
    played: tuple[int, ...] | None
    granaries: int
    posts: int
    unbuilt: int
    first: bool
    strategist: bool
    to_act: bool
    left: bool
    final: FinalScore | None
    start_cards: tuple[int, ...] = ()
    draws: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that `seat` (None: the public) may know.

    `round` counts from 1 to `rounds`; it is 0 during the set-up. `border` is the place of this round's conflict.
    `open_sums` are the sums of eagle and rose as they look on the table before the reveal (land and supply cards by
    declared family), None outside the phases 2 and 3. `conflict` is the latest decided conflict.
    `hand` and `offered` are the seat's own supply cards and the action cards that it was shown in this round
    (`offered` also after it has taken one). `legal_*` are what the seat may choose now, empty if it is not asked.
    `shown` is what everybody remembers of the supply cards that are in hands and in the pile, from the lowest value to
    the highest: the latest round in which each lay open, 0 for never; of equal ones the earlier first.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    rounds: int
    lands: tuple[LandView, ...]
    players: tuple[PlayerView, ...]
    pile: int
    border: int | None
    open_sums: tuple[int, int] | None
    conflict: Conflict | None
    hand: tuple[int, ...]
    offered: tuple[Role, ...]
    legal_lands: tuple[int, ...]
    legal_borders: tuple[int, ...]
    outcome: Outcome | None
    shown: tuple[int, ...] = ()


def view_of(state: State, seat: Seat | None) -> View:
    """Build the view of a seat (None: the public)."""
    asked = state.phase != "over" and state.turn == seat
    beaten = None if state.conflict is None else state.conflict.beaten
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=CARDS.rounds[len(state.players)],
        lands=_lands(state.lands, beaten, state.built, state.options),
        players=_players(state, seat),
        pile=len(state.pile),
        border=state.border,
        open_sums=_open_sums(state),
        conflict=state.conflict,
        hand=() if seat is None else tuple([card.value for card in state.players[seat].hand]),
        offered=() if seat is None else offered_to(state, seat),
        legal_lands=_legal_lands(state) if asked else (),
        legal_borders=_legal_borders(state) if asked else (),
        outcome=state.outcome,
        shown=_shown(state),
    )


def _shown(state: State) -> tuple[int, ...]:
    hidden = [*state.pile]
    for player in state.players:
        hidden += player.hand
    hidden.sort(key=_VALUE_AND_SHOWN)
    return tuple([card.shown for card in hidden])


_VALUE_AND_SHOWN = attrgetter("value", "shown")


@lru_cache(maxsize=256)
def _lands(lands: tuple[Land, ...], beaten: int | None, built: int | None, options: Options) -> tuple[LandView, ...]:
    return tuple(
        [
            _land(land, "built" if place == built else "flipped" if place == beaten else "", options)
            for place, land in enumerate(lands)
        ]
    )


@lru_cache(maxsize=1024)
def _land(land: Land, change: Literal["", "flipped", "built"], options: Options) -> LandView:
    return LandView(
        kind=land.kind,
        family=land.family,
        strength=CARDS.strengths[land.kind],
        points=points_of(land.kind, options),
        building=land.building,
        change=change,
    )


def _players(state: State, viewer: Seat | None) -> tuple[PlayerView, ...]:
    options, first, strategist, left = state.options, state.first, state.strategist, state.left
    standing = buildings(state.lands)
    acting = None if state.phase == "over" else state.turn
    building = state.phase == "building"
    roles = _known_roles(state, viewer)
    views = []
    for seat, player in enumerate(state.players):
        granaries = len(standing.get((seat, "granary"), ()))
        posts = len(standing.get((seat, "post"), ()))
        start_cards, draws = _remembered(player.hand, options, own=seat == viewer)
        views.append(
            PlayerView(
                family=player.family,
                score=player.score,
                hand_count=len(player.hand) if options.hand_counts_public or seat == viewer else None,
                role_taken=building or player.role is not None,
                role=roles[seat],
                played=player.played,
                granaries=granaries,
                posts=posts,
                unbuilt=CARDS.buildings.per_player - granaries - posts,
                first=seat == first,
                strategist=seat == strategist,
                to_act=seat == acting,
                left=seat in left,
                final=state.final[seat] if state.final else None,
                start_cards=start_cards,
                draws=draws,
            )
        )
    return tuple(views)


def _known_roles(state: State, viewer: Seat | None) -> Sequence[Role | None]:
    if state.phase in DRAFTING:
        return [player.role if seat == viewer else None for seat, player in enumerate(state.players)]
    return (None,) * len(state.players) if state.conflict is None else state.conflict.roles


@lru_cache(maxsize=1024)
def _remembered(
    hand: tuple[SupplyCard, ...], options: Options, *, own: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give the cards of a known start hand, and the draws of the others."""
    known = [card.value for card in hand if is_known(card, options)]
    draws = [card.drawn for card in hand if not is_known(card, options)]
    return tuple(known), tuple(draws if own else sorted(draws))


def _open_sums(state: State) -> tuple[int, int] | None:
    if state.border is None or state.phase not in DRAFTING:
        return None
    players = state.players
    return open_sums(
        state.border, state.lands, [player.family for player in players], [player.played or () for player in players]
    )


def _legal_lands(state: State) -> tuple[int, ...]:
    match state.phase:
        case "granaries":
            return first_granary_lands(state.lands, state.players[state.turn].family, state.options)
        case "building":
            return in_ring_order(build.land for build in possible_builds(state.lands, state.turn))
        case _:
            return ()


def _legal_borders(state: State) -> tuple[int, ...]:
    return contested_borders([land.family for land in state.lands]) if state.phase == "place" else ()
