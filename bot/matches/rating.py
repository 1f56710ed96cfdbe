"""What matches that are over say of how good people are, by the rules that docs/ratings.md numbers."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, Literal, TypeAlias

import msgspec
from openskill.models import PlackettLuce

from bot.games.contract import Outcome, Seat
from bot.store.rows import MatchRow, MemberRow, read_terms

VERSION: Final = 1
"""Raised with every change of these rules: all ratings are computed anew then."""
SETTLED: Final = 10
"""After so many matches a rating is provisional no more (rule 3.3)."""
START: Final = 1500
STEP: Final = 40
"""The points of a newcomer, and those of one step of the library's scale (rule 3.2)."""

Fate: TypeAlias = Literal["stayed", "resigned", "gave-up", "late"]

_BEHIND: Final[Mapping[Fate, int]] = {"stayed": 0, "late": 0, "resigned": 1, "gave-up": 2}
_MODEL: Final = PlackettLuce()


class Strength(msgspec.Struct, frozen=True):
    """How good somebody is taken to be, and how uncertain that is, on the library's scale; and by how many matches."""

    mu: float = float(_MODEL.mu)
    sigma: float = float(_MODEL.sigma)
    matches: int = 0

    @property
    def points(self) -> int:
        """What people are told (rule 3.2)."""
        return round(START + STEP * (self.mu - _MODEL.mu))

    @property
    def provisional(self) -> bool:
        """Tell whether there are too few matches to say much."""
        return self.matches < SETTLED


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is remembered of somebody's match beside how it ended.

    `feats` are his greatest ones by what they were (`Game.feats`), `wait` is the longest that he sat through until
    somebody else had answered, in seconds. `settings` are those of the table that were not the usual ones, `starter`
    is the key of the starter deck that he brought: that is for himself alone.
    """

    feats: Mapping[str, int] = {}
    wait: int = 0
    settings: Mapping[str, str] = {}
    starter: str = ""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who had a seat in a match, what became of him there, and his place (None: there is no ranking)."""

    player: int
    seat: Seat
    fate: Fate
    place: int | None


def entrants(
    members: Iterable[MemberRow],
    held: Collection[tuple[Seat, int]],
    outcome: Outcome | None,
    removed: Collection[int] = (),
) -> tuple[Entrant, ...]:
    """Say how a match ended for everybody who had a seat in it; `held` are seats with people who gave them up.

    Of these who was `removed` is left out (rule 2.7).
    """
    sitting = {one.seat: one.user_id for one in members if one.user_id is not None}
    fates: list[tuple[int, Seat, Fate]] = []
    for one in members:
        if one.user_id is not None:
            changed = any(seat == one.seat for seat, _ in held) and (one.seat, one.user_id) not in held
            fates.append((one.user_id, one.seat, "late" if changed else "resigned" if one.left else "stayed"))
    fates += [(user, seat, "gave-up") for seat, user in held if sitting.get(seat) != user and user not in removed]
    if outcome is None or not outcome.ranking:
        return tuple(Entrant(player, seat, fate, None) for player, seat, fate in fates)
    ahead = {seat: number for number, seats in enumerate(outcome.ranking) for seat in seats}
    keys = [(_BEHIND[fate], 0 if fate == "gave-up" else ahead.get(seat, len(ahead))) for _, seat, fate in fates]
    # Whoever came late sits where somebody gave up: of the two one place at the table is taken.
    standing = [key for key, (_, _, fate) in zip(keys, fates, strict=True) if fate != "gave-up"]
    return tuple(
        Entrant(player, seat, fate, 1 + sum(other < key for other in standing))
        for key, (player, seat, fate) in zip(keys, fates, strict=True)
    )


def is_kept(row: MatchRow) -> bool:
    """Tell whether it is noted at all how a match has ended: somebody's practice is not (rule 1.3)."""
    return not row.by_dm and not read_terms(row).practice


def counts(row: MatchRow, members: Iterable[MemberRow], places: Mapping[int, int]) -> bool:
    """Tell whether a match counts for ratings (rules 1.1 to 1.6), with the `ranks` of those who were there."""
    return (
        row.status == "finished"
        and is_kept(row)
        and not read_terms(row).friendly
        and not any(one.computer is not None for one in members)
        and len(places) > 1
    )


def ranks(found: Iterable[tuple[int, str, int | None]]) -> dict[int, int]:
    """Give the places by which people are rated, of player, fate and place: whoever came late is not (rule 2.4)."""
    return {player: place for player, fate, place in found if place is not None and fate != "late"}


def rated(before: Mapping[int, Strength], places: Mapping[int, int]) -> dict[int, Strength]:
    """Say how good people are taken to be after a match in which they had these places (rule 3.1)."""
    # In one order, so that the same sums lead to the same figures.
    players = sorted(places)
    teams = [[_MODEL.rating(mu=before[one].mu, sigma=before[one].sigma)] for one in players]
    after = _MODEL.rate(teams, ranks=[float(places[one]) for one in players])
    return {
        one: Strength(team[0].mu, team[0].sigma, before[one].matches + 1)
        for one, team in zip(players, after, strict=True)
    }
