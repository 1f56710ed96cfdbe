"""Whatever people call themselves, no two of a table are called alike, and nobody else is called otherwise for it."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import regex
from hypothesis import example, given
from hypothesis import strategies as st

from bot.text import shown_name
from bot.text.names import BEGINNING, look_alike, told_apart
from tests.any_text import SIGNS

CALLED = st.sampled_from(["Ada", "ADA", "Аda", "Ada (ada_l)", "Ada (2)", "Ada (1) (1)", "🤖 Ada", "?", "ߊ", "–"])
NAMES = (CALLED | st.text("Ada АΑ(12)lI_.\u0301ߊ", max_size=8) | st.text(SIGNS, max_size=12)).map(shown_name)
ACCOUNTS = st.sampled_from(["", "ada_l", "ada_1", "ada_i", "eve", "1", "Ada", "a" * 40])
TABLES = st.lists(st.tuples(NAMES, ACCOUNTS), min_size=1, max_size=8)


ALIKE = """
Ada = ADA | Ada = Áda | Ada = Аԁа | Zoë = Zoe | Lars = Ⅼars | Søren = Soren | Ian = lan | ian = lAN | Νικο = NIKO
Tom = T0rn | Ada = ａｄａ | Ada = 𝕬𝖉𝖆 | Ada = ᴀᴅᴀ | Ada = 🅰🅳🅰 | Ada = ꓮꓓꓮ | Ada = ꧁Ada꧂ | Bruno = 𓆩Bruno𓆪
Emre = ꨄEmreꨄ | Ada = A\u200dda | ❤ = ❤\ufe0f | 👍🏽 = 👍 | Ada 💛 = Ada ❤\ufe0f | Ada- = Ada– | カイ = 力イ
straße = STRASSE
"""
DIFFERENT = "Ada = Adam | Tom = Tim | Belle = 🤖 Belle | Ada ♥ = Ada ★ | ߊߘߊ = ߘߊߘ | สมชาย = สมชัย"
TOLD = {
    "Ada|Ada|Chen": ("ada_l|eve|chen", "Ada (ada_l)|Ada (eve)|Chen"),
    "Ada|АDА|Chen": ("ada_l|ada_1|chen", "Ada (1)|АDА (2)|Chen"),
    "Ada|Áda|Chen": (f"ada_l|{'a' * 17}|chen", "Ada (ada_l)|Áda (2)|Chen"),
    "Ada|Ada (ada_l)|Ada": ("ada_l|eve|bob", "Ada (1)|Ada (ada_l) (eve)|Ada (3)"),
    "Ada|ADA|Chen": ("ada_lov_1|ada_lov_2|chen", "Ada (1)|ADA (2)|Chen"),
    "Ada|Ada|Lov": ("ada_l|lov|chen", "Ada (1)|Ada (2)|Lov (chen)"),
    "?|Ada|?": ("|ada_l|", "? (1)|Ada|? (3)"),
    "🤖 Belle|🤖 Belle|Belle": ("|belle_x|bella", "🤖 Belle (1)|🤖 Belle (belle_x)|Belle"),
}


def test_names_look_alike_that_a_reader_takes_for_one_and_no_others() -> None:
    for pairs, alike in ((ALIKE, True), (DIFFERENT, False)):
        for pair in regex.split(r"[|\n]", pairs.strip()):
            one, other = pair.strip().split(" = ")
            assert look_alike(one, other) is alike, pair


def test_who_has_a_twin_is_called_by_his_account_else_by_his_place() -> None:
    called = {names: told_apart(names.split("|"), accounts.split("|")) for names, (accounts, _) in TOLD.items()}
    assert called == {names: tuple(told.split("|")) for names, (_, told) in TOLD.items()}


def told(table: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    return told_apart([name for name, _ in table], [account for _, account in table])


@given(TABLES)
@example([("Ada", "ada_l"), ("Ada", "ada_1"), ("Ada (1)", "eve"), ("Ada (1) (eve)", "1")])
def test_at_any_table_nobody_is_called_like_another_and_no_name_without_a_twin_is_changed(
    table: list[tuple[str, str]],
) -> None:
    called = told(table)
    assert not any(look_alike(one, other) for one, other in combinations(called, 2))
    for place, ((name, _), shown) in enumerate(zip(table, called, strict=True)):
        assert shown.startswith(name)
        others = [
            seen
            for at, (other, account) in enumerate(table)
            if at != place
            for seen in (other, f"{other} ({account})", f"{other} ({at + 1})", account, account[:BEGINNING])
        ]
        if not any(look_alike(name, other) for other in others):
            assert shown == name


@given(TABLES, st.randoms(use_true_random=False))
def test_who_is_called_by_his_account_is_so_at_whatever_place(table: list[tuple[str, str]], lot: Random) -> None:
    places = list(range(len(table)))
    lot.shuffle(places)
    before, after = told(table), told([table[place] for place in places])
    for place, called in zip(places, after, strict=True):
        if before[place] != f"{table[place][0]} ({place + 1})":
            assert called == before[place]
