"""What one seat, or the public, may know of a table of Verräter."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.games.contract import Outcome, Seat
from bot.games.verraeter.state import Building, Conflict, Family, FinalScore, LandKind, Options, Phase, Role


class LandView(msgspec.Struct, frozen=True, kw_only=True):
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
    """A player as everybody sees him, but for `role`, which is known to its owner before it is revealed.

    `hand_count` is None if the table hides it from this viewer. `role_taken`: he has taken an action card in this
    round. `role` outside the phases 2 and 3 is the one revealed in the latest conflict.
    `played` is None until his visit in phase 3. `granaries`, `posts` and `unbuilt` count his buildings.
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


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that `seat` (None: the public) may know.

    `round` counts from 1 to `rounds`; it is 0 during the set-up. `border` is the place of this round's conflict.
    `open_sums` are the sums of eagle and rose as they look on the table before the reveal (land and supply cards by
    declared family), None outside the phases 2 and 3. `conflict` is the latest decided conflict.
    `hand` and `offered` are the seat's own supply cards and the action cards that it was shown in this round
    (`offered` also after it has taken one). `legal_*` are what the seat may choose now, empty if it is not asked.
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
