"""Chance draws the same on every machine for ever, and fairly.

A record of a match is worth nothing if the same seed ever gives another draw. The digests below do not come from this
project: they were made with OpenSSL, each by

    printf <number and counter, 8 bytes each, big-endian> | openssl dgst -sha256 -mac HMAC -macopt hexkey:<seed>
"""

from collections import Counter
from itertools import permutations

import pytest

from bot.games.chance import SEED_BYTES, Chance, derived_seed, seed_digest

SEED = bytes(range(32))
DIGESTS = {
    (0, 0): "ff921230177d146ee8401eb82173128410002ba6f997e8e837e804407c8cdd38",
    (0, 1): "1d302fae600b17c066894ec97346ac55f4204432e7c355718d48b7536faade43",
    (0, 2): "68e191c040e6963b457a0d8a2adb6bec08ea97a22f8997176083cfb39ce040c5",
    (0, 3): "628ce4f1f4c86bee0af6dd6e3b344d344628f4b9425432493079788b487a7a72",
    (1, 0): "cdbe1dc9c6753162c1e459a77fa59aa25b77b52c792ff3b6640ccd9cadd5278e",
    (1, 1): "15bc884473b30e0ed9a1381fb4f232cfc330f2af2272648317c0514100011a17",
    (1, 2): "a260a93f61b2acc1835ee26fa76e0b642ba8eac573558a15ad9452b09fdc3996",
    (1, 3): "156264f601a608b5c164442e7dd5ebf0ec6ddb54adf4783b416ce7518dc7da99",
    (300, 0): "30fe0931b61cce6dc91ef6367a09e5f5c4e60b817ebf2e53419751bfdf069605",
    (300, 1): "623ce4bb26951af20a6be2aa1ebd922ce7d3538a07b5f7bfb27977348da7c471",
    (300, 2): "d463892ae78eb2f86393a8f2fdafe38cb6ab1bea65272f1e4d6caaef5ab9a519",
    (300, 3): "7d4e7dc619bd06d4aa03737fa8173254ce1ea1e1182400698946d6ec2c250426",
}
ACTIONS = sorted({number for number, _ in DIGESTS})


def digests_of(number: int) -> list[int]:
    """Give the digests of an action as the numbers that they stand for, in the order of the counter."""
    return [int(digest, 16) for (action, _), digest in sorted(DIGESTS.items()) if action == number]


@pytest.mark.parametrize("number", ACTIONS)
@pytest.mark.parametrize("bound", [1, 2, 6, 23, 2**64, 2**256])
def test_each_draw_is_the_next_digest_reduced_to_the_bound(number: int, bound: int) -> None:
    chance = Chance(SEED, number)
    assert [chance.below(bound) for _ in range(4)] == [digest % bound for digest in digests_of(number)]


@pytest.mark.parametrize("number", ACTIONS)
def test_a_digest_that_would_favour_low_numbers_is_passed_over(number: int) -> None:
    """Below 2^255 + 1 every second digest would wrap round; those are rejected and cost a counter each."""
    bound = 2**255 + 1
    fitting = [digest for digest in digests_of(number) if digest < bound]
    chance = Chance(SEED, number)
    assert [chance.below(bound) for _ in fitting] == fitting


def test_the_vectors_hold_both_kinds_of_digest() -> None:
    assert {int(digest, 16) <= 2**255 for digest in DIGESTS.values()} == {True, False}


def test_a_shuffle_is_fisher_yates_from_the_last_place() -> None:
    first, second, third, _ = digests_of(1)
    expected = list("abcd")
    for last, digest in ((3, first), (2, second), (1, third)):
        other = digest % (last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert Chance(SEED, 1).shuffled("abcd") == tuple(expected)


def test_the_published_digest_is_the_sha_256_of_the_seed() -> None:
    """Made with: openssl dgst -sha256 on the 32 bytes 00 to 1f."""
    assert seed_digest(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_derived_seed_is_the_sha_256_of_its_parts() -> None:
    """Made with: printf selfplay/7 | openssl dgst -sha256."""
    assert derived_seed("selfplay", 7).hex() == "8ebee15051926dd58bfa950cb6f2a3190321a54ddde8b558714438f9f457fb5a"


def test_every_number_is_drawn_about_equally_often() -> None:
    """Chi-square over 6000 draws below 6, far below the value (20.5) that one fair die in a thousand passes."""
    chance = Chance(derived_seed("uniform"), 0)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_every_order_comes_out_of_a_shuffle_about_equally_often() -> None:
    """Chi-square over 4800 shuffles of four cards: 24 orders, 49.7 is passed by one fair shuffler in a thousand."""
    chance = Chance(derived_seed("orders"), 0)
    counts = Counter(chance.shuffled("abcd") for _ in range(4800))
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.7


def test_some_items_are_different_ones_and_each_may_be_among_them() -> None:
    chance = Chance(derived_seed("some"), 0)
    draws = [chance.some(range(5), 3) for _ in range(100)]
    assert all(len(set(draw)) == 3 for draw in draws)
    assert set().union(*draws) == set(range(5))


def test_a_shuffle_of_nothing_or_one_thing_draws_nothing() -> None:
    chance = Chance(SEED, 0)
    assert chance.shuffled(()) == ()
    assert chance.shuffled("a") == ("a",)
    assert chance.below(2**256) == digests_of(0)[0]


def test_nothing_is_drawn_from_nothing() -> None:
    chance = Chance(SEED, 0)
    with pytest.raises(ValueError, match="below 0"):
        chance.below(0)
    with pytest.raises(ValueError, match="below 0"):
        chance.pick(())
    with pytest.raises(ValueError, match="3 items cannot be drawn from 2"):
        chance.some("ab", 3)


@pytest.mark.parametrize("length", [0, SEED_BYTES - 1, SEED_BYTES + 1])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(bytes(length), 0)
