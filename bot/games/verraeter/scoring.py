"""The final score and the ranking."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.contract import Seat
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.state import FinalScore, Options


def final_score(points: int, posts: int, hand: int) -> FinalScore:
    """Add the posts' bonus to a seat's points: posts times cards in hand, of which only so many count."""
    bonus = posts * min(hand, CARDS.limits.hand_counted_per_post)
    return FinalScore(before=points, posts=posts, hand=hand, bonus=bonus, total=points + bonus)


def ranking(final: Sequence[FinalScore], left: Sequence[Seat], options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Rank the seats by their points; equal ones share a place.

    Those who have resigned come last, whatever their points; the earlier they went, the lower they stand.
    """

    def merit(seat: Seat) -> tuple[int, int]:
        score = final[seat]
        tie_break = {"shared": 0, "most_supply_cards": score.hand, "most_posts": score.posts}
        return score.total, tie_break[options.final_tie]

    staying = sorted((seat for seat in range(len(final)) if seat not in left), key=merit, reverse=True)
    places = [tuple(seats) for _, seats in groupby(staying, key=merit)]
    return (*places, *((seat,) for seat in reversed(left)))
