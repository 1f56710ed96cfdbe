"""Points: a conflict's reveal and outcome (phases 4 to 6), the final score and the ranking."""

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

from bot.games.contract import Seat
from bot.games.verraeter.data import CARDS, Points
from bot.games.verraeter.lands import Ground, bordering, other
from bot.games.verraeter.state import Conflict, Family, FinalScore, LandKind, Options, Role, Side


def points_of(kind: LandKind, options: Options) -> Points:
    """Give the points for one, two, three and four winners over a land, by the table's choice of points (rule 3.3)."""
    return CARDS.points[options.vp_table][kind]


def open_sums(
    border: int, lands: Sequence[Ground], families: Sequence[Family], played: Sequence[Sequence[int]]
) -> tuple[int, int]:
    """Add up both sides (eagle, rose) as they look before the reveal: lands, and cards by declared family."""
    here, there = (lands[land] for land in bordering(border))
    sums = {here.family: CARDS.strengths[here.kind], there.family: CARDS.strengths[there.kind]}
    for family, cards in zip(families, played, strict=True):
        sums[family] += sum(cards)
    return sums["eagle"], sums["rose"]


def decide(
    border: int,
    lands: Sequence[Ground],
    families: Sequence[Family],
    roles: Sequence[Role],
    played: Sequence[Sequence[int]],
    options: Options,
) -> Conflict:
    """Reveal the roles and decide a conflict; the sequences count by seat, `families` are the declared ones.

    The traitor changes sides first, so that his cards and his support count for the new family (rule 2.1). The higher
    sum wins (phase 5), equal sums leave no winner. A winner without supporters takes the land, and nobody scores it
    (ruling R04).
    """
    seats = range(len(families))
    turncoat = next((seat for seat in seats if roles[seat] == "traitor"), None)
    supporters = tuple(other(families[seat]) if seat == turncoat else families[seat] for seat in seats)
    eagle = _side("eagle", border, lands, supporters, roles, played)
    rose = _side("rose", border, lands, supporters, roles, played)
    winner: Family | None = None
    beaten: int | None = None
    land_points = [0] * len(seats)
    if eagle.total != rose.total:
        winner, beaten = ("eagle", rose.land) if eagle.total > rose.total else ("rose", eagle.land)
        winners = [seat for seat in seats if supporters[seat] == winner]
        for seat in winners:
            land_points[seat] = points_of(lands[beaten].kind, options)[len(winners) - 1]
    return Conflict(
        border=border,
        roles=tuple(roles),
        turncoat=turncoat,
        supporters=supporters,
        eagle=eagle,
        rose=rose,
        winner=winner,
        beaten=beaten,
        land_points=tuple(land_points),
        role_points=tuple(
            _role_points(roles[seat], supporters[seat] == winner, options.strategist_bonus) for seat in seats
        ),
    )


def next_strategist(roles: Sequence[Role], strategist: Seat) -> Seat:
    """Name the next strategist: whoever took the card (rule 2.5), or the old one if nobody did (phase 8)."""
    return roles.index("strategist") if "strategist" in roles else strategist


def _side(
    family: Family,
    border: int,
    lands: Sequence[Ground],
    supporters: Sequence[Family],
    roles: Sequence[Role],
    played: Sequence[Sequence[int]],
) -> Side:
    """Put a family's terms together: its land, its supporters' cards, and diplomats (rule 2.2, rule 2.3)."""
    land = next(land for land in bordering(border) if lands[land].family == family)
    supports = [supporter == family for supporter in supporters]
    return Side(
        land=land,
        strength=CARDS.strengths[lands[land].kind],
        cards=tuple(sum(cards) if with_us else 0 for cards, with_us in zip(played, supports, strict=True)),
        diplomats=tuple(
            CARDS.roles[role].conflict_points if with_us else 0 for role, with_us in zip(roles, supports, strict=True)
        ),
    )


def _role_points(role: Role, won: bool, strategist_bonus: Literal["always", "only_when_winning"]) -> int:
    """Give what an action card pays, whatever the outcome (rules 2.1 and 2.5), or to a strategist who has won."""
    if role == "strategist" and strategist_bonus == "only_when_winning" and not won:
        return 0
    return CARDS.roles[role].points


# The end


def final_score(points: int, posts: int, hand: int) -> FinalScore:
    """Add the posts' bonus to a seat's points: posts times cards in hand, of which only so many count (rule 5.2)."""
    bonus = posts * min(hand, CARDS.limits.hand_counted_per_post)
    return FinalScore(before=points, posts=posts, hand=hand, bonus=bonus, total=points + bonus)


def ranking(final: Sequence[FinalScore], left: Sequence[Seat], options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Rank the seats by their points; equal ones share a place (rule 5.3, ruling R06).

    Those who have resigned come last, whatever their points; the earlier they went, the lower they stand (rule 5.4).
    """

    def merit(seat: Seat) -> tuple[int, int]:
        score = final[seat]
        tie_break = {"shared": 0, "most_supply_cards": score.hand, "most_posts": score.posts}
        return score.total, tie_break[options.final_tie]

    staying = sorted((seat for seat in range(len(final)) if seat not in left), key=merit, reverse=True)
    places = [tuple(seats) for _, seats in groupby(staying, key=merit)]
    return (*places, *((seat,) for seat in reversed(left)))
