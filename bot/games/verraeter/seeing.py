"""The views: what each seat, and the public, may know."""

from __future__ import annotations

from typing import Literal

from bot.games.contract import Seat
from bot.games.verraeter.building import first_granary_lands, possible_builds
from bot.games.verraeter.conflict import open_sums, points_of
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.draft import offered_to
from bot.games.verraeter.lands import contested_borders, in_ring_order, lands_with
from bot.games.verraeter.state import Role, State
from bot.games.verraeter.views import LandView, PlayerView, View

DRAFTING = ("draft", "cards")
"""The phases in which the action cards are out and face down."""


def view_of(state: State, seat: Seat | None) -> View:
    """Build the view of a seat (None: the public)."""
    asked = state.phase != "over" and state.turn == seat
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=CARDS.rounds[len(state.players)],
        lands=tuple(_land(state, index) for index in range(len(state.lands))),
        players=tuple(_player(state, index, seat) for index in range(len(state.players))),
        pile=len(state.pile),
        border=state.border,
        open_sums=_open_sums(state),
        conflict=state.conflict,
        hand=() if seat is None else tuple(card.value for card in state.players[seat].hand),
        offered=() if seat is None else offered_to(state, seat),
        legal_lands=_legal_lands(state) if asked else (),
        legal_borders=_legal_borders(state) if asked else (),
        outcome=state.outcome,
    )


def _land(state: State, index: int) -> LandView:
    land = state.lands[index]
    change: Literal["", "flipped", "built"] = ""
    if index == state.built:
        change = "built"
    elif state.conflict is not None and index == state.conflict.beaten:
        change = "flipped"
    return LandView(
        kind=land.kind,
        family=land.family,
        strength=CARDS.strengths[land.kind],
        points=points_of(land.kind, state.options),
        building=land.building,
        change=change,
    )


def _player(state: State, index: Seat, viewer: Seat | None) -> PlayerView:
    player = state.players[index]
    own = index == viewer
    granaries = len(lands_with(state.lands, index, "granary"))
    posts = len(lands_with(state.lands, index, "post"))
    return PlayerView(
        family=player.family,
        score=player.score,
        hand_count=len(player.hand) if own or state.options.hand_counts_public else None,
        role_taken=player.role is not None or state.phase == "building",
        role=_known_role(state, index, own),
        played=player.played,
        granaries=granaries,
        posts=posts,
        unbuilt=CARDS.buildings.per_player - granaries - posts,
        first=index == state.first,
        strategist=index == state.strategist,
        to_act=state.phase != "over" and index == state.turn,
        left=index in state.left,
        final=state.final[index] if state.final else None,
    )


def _known_role(state: State, index: Seat, own: bool) -> Role | None:
    if state.phase in DRAFTING:
        return state.players[index].role if own else None
    return state.conflict.roles[index] if state.conflict is not None else None


def _open_sums(state: State) -> tuple[int, int] | None:
    if state.border is None or state.phase not in DRAFTING:
        return None
    families = [player.family for player in state.players]
    return open_sums(state.border, state.lands, families, [player.played or () for player in state.players])


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
