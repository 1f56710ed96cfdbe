"""Who fits together, and when they are awake together."""

from bot.matches.value.meeting import PACES, Group, Missing, Wish, awake_together, group_of, missing, next_for
from bot.quiet import Quiet

SEATS = range(2, 5)
HOUR = 3600
MIDNIGHT = 1_800_000_000 // 86400 * 86400


def test_as_many_sit_together_as_can_with_whoever_has_waited_longest() -> None:
    wishes = [Wish(1, 2, 4), Wish(2, 2, 2), Wish(3, 3, 4), Wish(4, 2, 3)]
    assert group_of(wishes, (), SEATS) == Group((1, 3, 4), 3, "day")
    assert group_of(wishes[:2], (), SEATS) == Group((1, 2), 2, "day")
    assert group_of(wishes[:1], (), SEATS) is None


def test_the_first_pace_is_taken_that_suits_all() -> None:
    wishes = [Wish(1, 2, 2, ("days", "evening")), Wish(2, 2, 2, PACES)]
    assert group_of(wishes, (), SEATS) == Group((1, 2), 2, "days")
    assert group_of([wishes[0], Wish(2, 2, 2, ("day",))], (), SEATS) is None


def test_who_is_kept_apart_sits_with_others() -> None:
    wishes = [Wish(user_id, 2, 3) for user_id in (1, 2, 3)]
    assert group_of(wishes, {frozenset((1, 2))}, SEATS) == Group((1, 3), 2, "day")
    assert group_of(wishes, {frozenset((1, 2)), frozenset((1, 3))}, SEATS) == Group((2, 3), 2, "day")
    assert next_for(wishes[1:], [1], 3, "day", {frozenset((1, 2))}) == wishes[2]


def test_computers_come_only_to_those_who_want_them_and_where_people_are_too_few() -> None:
    willing, other = Wish(1, 3, 4, computers=True), Wish(2, 3, 4)
    assert group_of([willing, other], (), SEATS) == Group((1,), 3, "day", 2)
    assert group_of([willing, other, Wish(3, 3, 4)], (), SEATS) == Group((1, 2, 3), 3, "day")
    both = [willing, Wish(2, 4, 4, computers=True)]
    assert group_of(both, (), SEATS) == Group((1, 2), 4, "day", 2)


def test_what_is_missing_is_told_of_the_table_that_lacks_least() -> None:
    mine = Wish(1, 2, 4)
    assert missing(mine, [mine], (), SEATS) == Missing(1, 2, "day")
    three = Wish(1, 3, 4)
    assert missing(three, [three, Wish(2, 2, 3), Wish(3, 4, 4, ("evening",))], (), SEATS) == Missing(1, 3, "day")


def test_hours_awake_together_are_full_ones_and_never_short() -> None:
    rome, here = Quiet("Europe/Rome", 22 * 60 + 30, 7 * 60 + 30), Quiet("Etc/UTC", 12 * 60, 18 * 60)
    spans = awake_together([rome, here], MIDNIGHT)
    assert [((first - MIDNIGHT) // HOUR, (last - MIDNIGHT) // HOUR) for first, last in spans] == [(7, 12), (18, 21)]
    assert awake_together([Quiet("Etc/UTC", 60, 0)], MIDNIGHT) == ()
