"""What open cards alone decide: each kind of ability where it acts and rests, rulings, and the numbered scenarios.

A case is a list of positions, or one. In each A attacks B; what a position gives is read by `position`, whatever else
it says is looked for in OF_ALL and, where a side is named, in OF_A_SIDE. Words of a list are parted by spaces. Every
figure of the French rules' examples is among the scenarios.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians import abilities as kinds
from bot.games.guardians.battlefield import (
    area_points,
    attacks_of_match,
    channel_points,
    channel_price,
    channel_refusal,
    channelled,
    compare,
    compare_strike,
    control_sums,
    counted,
    doomed,
    fallen,
    forbidden_by,
    healers,
    healing_fits,
    hit_seats,
    hurts,
    laid_aside,
    may_be_destroyed,
    may_shoot,
    open_to,
    receivers,
    recoveries,
    shot_worth,
    silenced,
    strike_needed,
    strike_targets,
    winner_of,
)
from bot.games.guardians.battlefield.active_effects import in_play, terrain_types
from bot.games.guardians.battlefield.channels import cap
from bot.games.guardians.battlefield.control_count import counts
from bot.games.guardians.cards import CARDS, with_ability
from bot.games.guardians.combat.bribery import bribe_returned_by, may_bribe
from bot.games.guardians.combat.commands import tempted
from bot.games.guardians.combat.spells import aims
from bot.games.guardians.spaces import Pile, fits, stacking_of
from bot.games.guardians.table import Bribe, Fighter, Lasting, MatchUp, Pending
from tests.games.case_files import cases_in
from tests.games.guardians.case_words import SEATS, alike, words
from tests.games.guardians.fields import Duel, battlefield, commands, duel, effect, fighter, strike
from tests.games.guardians.tables import GUARDIANS

Told = Mapping[str, Any]
POSITIONS: Final[tuple[Told, ...]] = tuple(cases_in(Path(__file__).with_name("positions.yaml")))
SCENARIOS: Final[tuple[Told, ...]] = tuple(cases_in(Path(__file__).parents[1] / "cases" / "scenarios.yaml"))
NOBODY: Final = fighter(0, 0, "mule")


# What a position gives

PAIRS: Final[Mapping[str, tuple[str, Any]]] = {
    "shield": ("shields", None),
    "stones": ("stones", 5),
    "accessories": ("accessories", ()),
    "upgrades": ("upgrades", ()),
    "downgrades": ("downgrades", ()),
    "graveyard": ("graveyard", ()),
    "bribed": ("bribed", ()),
}
"""What each side has, by its word: the field that holds both, and what a side has of which nothing is said."""
MARKS: Final[Mapping[str, Mapping[str, Any]]] = {
    "beaten": {"beaten_by": 9},
    "harmless": {"hurts": False},
    "silenced": {"silenced": True},
    "healed": {"healed": True},
}


def card_of(number: int, text: str, **otherwise: Any) -> Fighter:
    """Read a card on the battlefield: its side, itself, and its role or marks (`beaten_by=2`)."""
    side, card, *marks = text.split()
    about = dict(otherwise)
    for mark in marks:
        name, given, value = mark.partition("=")
        about |= {name: int(value)} if given else MARKS.get(mark, {"role": mark})
    return fighter(number, SEATS[side], card, **about)


def effects(told: Iterable[str]) -> list[Lasting]:
    """Read what is in force: `A horse` are the commands of a card, `B power_lunch GrantReceiver target=2` is a text."""
    found: list[Lasting] = []
    for side, card, *text in map(str.split, told):
        if text and "=" not in text[0]:
            about: dict[str, Any] = {name: int(value) for name, value in (word.split("=") for word in text[1:])}
            found.append(effect(SEATS[side], card, getattr(kinds, text[0]), **about))
        else:
            found += commands(SEATS[side], card, *(int(word.removeprefix("fighter=")) for word in text))
    return found


def position(told: Told) -> Duel:
    """Set up two who meet (`duel`), a secondary attacker and its target (`strike`), or just the `fighters`."""
    given: dict[str, Any] = {
        name: told[name] for name in ("terrain", "stronghold", "land", "place", "stage") if name in told
    }
    for word, (both, nothing) in PAIRS.items():
        if any(f"{word} {side}" in told for side in SEATS):
            sides = [told.get(f"{word} {side}", nothing) for side in SEATS]
            given[both] = tuple(tuple(words(one)) if nothing == () and one else one for one in sides)
    if any(f"guardian {side}" in told for side in SEATS):
        given["guardians"] = tuple(told.get(f"guardian {side}", GUARDIANS[SEATS[side]]) for side in SEATS)
    given |= {"lasting": effects(told.get("effects", ()))}
    given |= {name: SEATS[told[f"{name} is"]] for name in ("winner", "attacker") if f"{name} is" in told}
    others = [card_of(number, text, match=0) for number, text in enumerate(told.get("others", ()), 3)]
    if "duel" in told:
        shots = [(SEATS[text.split()[0]], text.split()[1]) for text in told.get("shots", ())]
        channels = [(SEATS[side], card, int(points)) for side, card, points in map(str.split, told.get("channels", ()))]
        at = duel(*words(told["duel"]), shots=shots, channels=channels, others=others, **given)
    elif "strike" in told:
        primary, *marks = told.get("primary", "").split() or (None,)
        given |= {"primary": primary, "hurt": "harmless" not in marks, "beaten": "standing" not in marks}
        given |= {"target_role": told.get("role", "primary"), "earlier": words(told.get("earlier", ""))}
        at = strike(*words(told["strike"]), others=others, **given)
    else:
        cards = tuple(card_of(number, text) for number, text in enumerate(told.get("fighters", ()), 1))
        at = Duel(battlefield(fighters=cards, **given), *(*cards, NOBODY, NOBODY)[:2])
    field = at.field
    if "left" in told:
        field = replace(field, fighters=tuple(one for one in field.fighters if one.card in words(told["left"])))
    if "match" in told:
        field = replace(field, match_ups=(MatchUp(number=told["match"]),))
    if "after" in told:
        earlier = MatchUp(
            number=1, first_card=words(told["after"])[0], second_card=words(told["after"])[1], compared=True
        )
        field = replace(field, match_ups=(earlier, MatchUp(number=2, first=1, second=2)))
    if "locked" in told:
        first, second, *others = (replace(one, locked=True) for one in field.fighters)
        return Duel(replace(field, fighters=(first, second, *others)), first, second)
    if "bribed with" in told:
        field = replace(field, pending=(Pending(seat=0, action=Bribe(card=told["bribed with"]), fighter=2),))
    if "received" in told:
        return Duel(field, at.first, channelled(at.second, GUARDIANS[0], told["received"]))
    return Duel(field, at.first, at.second)


GIVEN: Final = frozenset(
    (
        *("duel", "strike", "fighters", "others", "effects", "shots", "channels", "terrain", "stronghold", "land"),
        *("place", "stage", "primary", "role", "earlier", "left", "match", "after", "locked", "bribed with"),
        *("winner is", "attacker is", "received", "id", "title", "source"),
        *(f"{word} {side}" for word in (*PAIRS, "guardian") for side in SEATS),
    )
)


# What is so


def fights(at: Duel, seat: Seat) -> Fighter:
    return (at.first, at.second)[seat]


def verdict(at: Duel, names: Iterable[str]) -> dict[str, Any]:
    found = (compare if at.first.role != "secondary" else compare_strike)(at.field, at.first, at.second)
    return {name: getattr(found, name) for name in names}


def forbidden(at: Duel, seat: Seat, text: str) -> str | None:
    """Say who forbids something, such as `channeling of=zombie`, `bribery vice=beer`, `dispel`."""
    what, *more = text.split()
    named = dict(word.split("=") for word in more)
    about: dict[str, Any] = {"vice": named["vice"]} if "vice" in named else {}
    if "of" in named:
        about["fighter"] = next(one for one in at.field.fighters[::-1] if one.card == named["of"])
    if "against" in named:
        about["against"] = fighter(2, 1 - seat, named["against"])
    return forbidden_by(at.field, seat, what, **about)  # type: ignore[arg-type]  # a word of the abilities


def fall(at: Duel, seat: Seat, text: str) -> tuple[str, ...]:
    """Say who falls by `iron_lord 3 mule axeman`, an area attack with so many points, or those printed, on a hand."""
    source, *hand = text.split()
    (attack,) = with_ability(CARDS[source], kinds.Aoe)
    points = int(hand.pop(0)) if hand[0].isdigit() else attack.points
    return fallen(at.field, seat, tuple(hand), attack, points)


def area(at: Duel, seat: Seat, text: str) -> str:
    """Give the terms of `iron_lord`, `mayor_mcevil discards=mule+cow` or `flame_cannon stones=2`."""
    card, *more = text.split()
    named = dict(word.split("=") for word in more)
    source = fights(at, seat) if fights(at, seat).card == card else None
    (attack,) = with_ability(CARDS[card], kinds.Aoe)
    discards, stones = tuple(words(named.get("discards", "").replace("+", " "))), int(named.get("stones", 0))
    points = area_points(at.field, seat, card, attack, source=source, discards=discards, stones=stones)
    return " ".join(f"{term.amount} {term.card}" for term in points.terms)


def served(at: Duel, seat: Seat, told: Told) -> dict[str, Any]:
    """Let sources channel to a fighter one after the other, as far as none is refused."""
    field, target, stones, refused = at.field, fights(at, seat), 0, None
    for source in words(told["by"]):
        refused = channel_refusal(field, seat, source, target)
        if refused is not None:
            break
        stones += channel_price(field, seat, source, target)
        delivered = sum(term.amount for term in channel_points(field, seat, source, target))
        target = channelled(target, source, counted(field, target, delivered))
        field = replace(field, fighters=tuple(target if one.number == target.number else one for one in field.fighters))
    later = {card: channel_refusal(field, seat, card, target) for card in told.get("refuses", ())}
    found = {"received": target.received, "refused": refused, "stones": stones, "refuses": later}
    return found | {"by": told["by"]}


def healed(at: Duel, seat: Seat) -> int:
    """Say how many are healed at most; one more does not fit."""
    able, beaten = healers(at.field, seat), [one.card for one in at.field.fighters if one.beaten_by is not None]
    pairs = tuple((healer.card, patient) for healer, patient in zip(able, beaten, strict=False))
    assert healing_fits(at.field, seat, pairs)
    assert not healing_fits(at.field, seat, (*pairs, (at.first.card, beaten[0])))
    return min(sum(one.most for one in able), len(beaten))


def stacked(text: str) -> str:
    """Say what a stack weighs under a shield, with what lies below, how strong it is, and whether it fits."""
    above, below = (tuple(words(part)) for part in text.partition(" below ")[::2])
    room = "fits" if fits(Pile(above, ()), 30, below) else "full"
    return f"{stacking_of((*above, *below))} {sum(CARDS[card].base for card in above)} {room}"


def bribes(at: Duel, text: str) -> bool:
    """Tell whether `A gold cow` is possible: a side bribes a card on the battlefield with another one."""
    side, vice, target = text.split()
    return may_bribe(at.field, SEATS[side], vice, next(one for one in at.field.fighters[::-1] if one.card == target))


OF_ALL: Final[Mapping[str, Callable[[Duel, Any], Any]]] = {
    "totals": lambda at, _: at.totals,
    "beaten": lambda at, _: at.beaten,
    "verdict": verdict,
    "doomed": lambda at, _: [f"{one.card} by {by}" for one, by in doomed(at.field, at.first, at.second)],
    "hurt": lambda at, _: [
        side for side, one, by in (("A", at.first, at.second), ("B", at.second, at.first)) if hurts(at.field, by, one)
    ],
    "terrains": lambda at, _: terrain_types(at.field),
    "silenced": lambda at, _: [one.card for one in at.field.fighters if silenced(at.field, one)],
    "attacks": lambda at, _: [text.card for text in attacks_of_match(at.field)],
    "in play": lambda at, _: [one.card for one in in_play(at.field)],
    "control": lambda at, _: [one.total for one in control_sums(at.field)],
    "counted": lambda at, _: [one.card for one in at.field.fighters if counts(at.field, one)],
    "counted with the harmless": lambda at, _: [
        one.card for one in at.field.fighters if counts(at.field, one, immune_count=True)
    ],
    "winner": lambda at, _: "AB"[winner_of(at.field)],
    "targets": lambda at, _: [one.card for one in strike_targets(at.field, 0)],
    "winner with the harmless": lambda at, _: "AB"[winner_of(at.field, immune_count=True)],
    "control with the harmless": lambda at, _: [one.total for one in control_sums(at.field, immune_count=True)],
    "needed": lambda at, _: strike_needed(
        replace(at.field, fighters=tuple(one for one in at.field.fighters if one.role != "secondary")),
        at.second if at.second is not NOBODY else at.first,
    ),
    "stacks": lambda _, told: {text: stacked(text) for text in told},
    "may bribe": lambda at, told: [text for text in told if bribes(at, text)],
    "may not bribe": lambda at, told: [text for text in told if not bribes(at, text)],
    "cap": lambda at, _: cap(at.field, at.second),
    "takes": lambda at, told: {points: counted(at.field, at.second, points) for points in told},
    "channels by": lambda at, told: {card: channel_refusal(at.field, 1, card, at.second) or "fine" for card in told},
    "price of": lambda at, told: {card: channel_price(at.field, 1, card, at.second) for card in told},
    "points of": lambda at, told: {
        card: sum(term.amount for term in channel_points(at.field, 1, source, at.second, beside=beside or None))
        for card in told
        for source, _, beside in (card.partition(" beside "),)
    },
}
OF_A_SIDE: Final[Mapping[str, Callable[[Duel, Seat, Any], Any]]] = {
    "total": lambda at, seat, _: at.totals[seat],
    "terms": lambda at, seat, _: [" ".join(map(str, term)) for term in at.terms[seat]],
    "shoots": lambda at, seat, told: [card for card in words(told) if may_shoot(at.field, seat, card)],
    "cannot shoot": lambda at, seat, told: [card for card in words(told) if not may_shoot(at.field, seat, card)],
    "shot": lambda at, seat, told: {
        card: " ".join(f"{term.amount} {term.card}" for term in shot_worth(at.field, seat, card).terms) for card in told
    },
    "shot points": lambda at, seat, told: {card: shot_worth(at.field, seat, card).total for card in told},
    "aside": lambda at, seat, told: {hand: laid_aside(at.field, seat, tuple(hand.split())) for hand in told},
    "fall": lambda at, seat, told: {text: fall(at, seat, text) for text in told},
    "forbidden": lambda at, seat, told: {text: forbidden(at, seat, text) for text in told},
    "open": lambda at, seat, _: open_to(at.field, 1 - seat, fights(at, seat)),
    "receivers": lambda at, seat, _: [one.card for one in receivers(at.field, seat)],
    "healers": lambda at, seat, _: [
        f"{one.card} {one.most} for {one.cost} of {' '.join(map(str, one.patients))}" for one in healers(at.field, seat)
    ],
    "altar": lambda at, seat, _: [one.card for one in healers(at.field, seat, ("altar_of_takuli",)) if one.cost == 1],
    "recovers": lambda at, seat, _: [
        f"{one.card} by {one.by} for {one.cost} into {one.to}" + (f" from {one.fighter}" if one.fighter else "")
        for one in recoveries(at.field, seat)
    ],
    "control terms": lambda at, seat, _: [f"{one.amount} {one.card}" for one in control_sums(at.field)[seat].terms],
    "aims": lambda at, seat, told: {
        text: list(aims(at.field, window, seat, card)) for text in told for window, card in (text.split(),)
    },
    "hits": lambda _, seat, told: {
        card: " ".join((*("AB"[one] for one in hit_seats(attack, seat)), *["aside"] * (attack.mode == "suffocate")))
        for card in told
        for attack in with_ability(CARDS[card], kinds.Aoe)
    },
    "served": served,
    "heals": lambda at, seat, _: healed(at, seat),
    "area": lambda at, seat, told: {text: area(at, seat, text) for text in told},
    "tempts": lambda at, seat, told: {
        text: tempted(tuple(hand), with_ability(CARDS[card], kinds.BribeFromHand)[0])
        for text in told
        for card, *hand in (text.split(),)
    },
    "may destroy": lambda at, seat, told: {
        text: may_be_destroyed(with_ability(CARDS[card], kinds.DestroyChanneler)[0], source)
        for text in told
        for card, source in (text.split(),)
    },
    "gets back": lambda at, seat, told: {card: bribe_returned_by(at.field, seat, card) for card in told},
}


def looked_for(at: Duel, what: str, told: Any) -> Any:
    if what in OF_ALL:
        return OF_ALL[what](at, told)
    name, _, side = what.rpartition(" ")
    return OF_A_SIDE[name](at, SEATS[side], told)


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=f"{case.get('id', '')} {case['title']}".strip()) for case in (*POSITIONS, *SCENARIOS)],
)
def test_in_each_position_open_cards_decide_as_the_case_says(case: Told) -> None:
    for told in case.get("so", [case]):
        at = position(told)
        assert told.keys() - GIVEN, "a position has to show something"
        for what, expected in ((name, told[name]) for name in told if name not in GIVEN):
            found = looked_for(at, what, expected)
            assert alike(found, expected), f"{told}: {what}: {found}"


def test_the_grim_skull_takes_three_points_on_its_shot() -> None:
    guardian = GUARDIANS[0]
    fought = duel("mule", "cow", shots=[(1, "grim_skull")], guardians=(guardian, guardian))
    skull = fought.field.fighters[-1]
    assert channel_refusal(fought.field, 1, guardian, skull) is None
    assert counted(fought.field, skull, 9) == 3
    field = replace(fought.field, fighters=(fought.first, fought.second, channelled(skull, guardian, 3)))
    assert compare(field, fought.first, fought.second).sums[1].total == 2 + 3 + 3
