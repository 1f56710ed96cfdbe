"""Channeling (rule 6.6): who may give to whom, for how many stones, how many points, and how many of them count.

A receiver is a primary of the running match-up, the latest secondary attacker, or a shot whose text says so. Sources
are the seat's Guardian and creatures below its strongholds; what a channeler's own card says holds below a stronghold
as well and is no text of the battlefield, so that nothing there makes it blank.
"""

from typing import Literal

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians import abilities
from bot.games.guardians.battlefield.active_effects import (
    fits,
    is_latest,
    own_texts,
    running_number,
    standing,
    texts_of,
)
from bot.games.guardians.battlefield.restrictions import forbidden_by
from bot.games.guardians.battlefield.shots import may_be_helped, ranged_of
from bot.games.guardians.cards import CARDS, CardId, matches, with_ability
from bot.games.guardians.table import Battlefield, Fighter, Term

Refusal = Literal[
    "nobody", "forbidden", "red-bar", "sources", "targets", "own-guardian", "limit", "stones", "no-points"
]
"""Why a channel is not possible: the target does not take part; a text forbids it; it may not receive, or not from this
source; the source may not give to it; the Guardian may not serve himself, or not so often; there are too few stones;
the source has no points to give."""


def receivers(field: Battlefield, seat: Seat) -> tuple[Fighter, ...]:
    """List the own fighters that some source might channel to; whether a certain one may, `channel_refusal` tells."""
    return tuple(one for one in field.fighters if one.owner == seat and _takes_part(field, one))


def is_receiver(field: Battlefield, target: Fighter) -> bool:
    """Tell whether a fighter may receive whatever the source is: a green bar, an effect, a shot that takes points."""
    return _boost(target) > 0 if target.role == "shot" else standing(field, target).receiver


def channel_refusal(field: Battlefield, seat: Seat, source: CardId, target: Fighter) -> Refusal | None:
    """Tell why a card may not channel to a fighter now, None if it may.

    `source` is the seat's Guardian or a creature below one of its strongholds (that it lies there, face down, is for
    the caller to know). A cap that is full refuses nothing: the channel is legal and wasted (ruling R41).
    """
    guardian = source == field.guardians[seat]
    if target.owner != seat or not _takes_part(field, target):
        return "nobody"
    if forbidden_by(field, seat, "channeling", fighter=target) is not None or (
        not guardian and forbidden_by(field, seat, "creature_channeling", fighter=target) is not None
    ):
        return "forbidden"
    if guardian and target.role == "guardian":
        return "own-guardian"
    if not guardian and CARDS[source].cmp == 0:
        return "no-points"
    if not bar_allows(field, seat, source, target):
        return "red-bar"
    sources = {name for text in own_texts(field, target, abilities.ChannelReceive) for name in text.ability.sources}
    if sources and source not in sources and not (guardian and "guardian" in sources):
        return "sources"
    sends = with_ability(CARDS[source], abilities.ChannelSend)
    if sends and not any(fits(field, one.targets, target) for one in sends):
        return "targets"
    if guardian and _uses(source, target) >= _limit(field, seat):
        return "limit"
    if channel_price(field, seat, source, target) > field.stones[seat]:
        return "stones"
    return None


def channel_price(field: Battlefield, seat: Seat, source: CardId, target: Fighter) -> int:
    """Give the stones of one channel: none from a creature, one from the Guardian, more for some red bars."""
    if source != field.guardians[seat]:
        return 0
    beyond = _guardian_beyond(field, seat, target)
    return beyond.cost_stones if beyond is not None else 1


def channel_points(
    field: Battlefield, seat: Seat, source: CardId, target: Fighter, *, beside: CardId | None = None
) -> tuple[Term, ...]:
    """Break the points of one channel down: the printed points and what changes them; together never below zero.

    `beside` is the upgrade or downgrade beside the stronghold that a channeler lies below.
    """
    guardian = source == field.guardians[seat]
    beyond = _guardian_beyond(field, seat, target) if guardian else None
    printed = beyond.points if beyond is not None else CARDS[source].cmp
    found = [
        (text.ability, text.card)
        for text in texts_of(field, abilities.CmpMod)
        if text.ability.scope != "adjacent_stronghold"
        and (text.ability.side == "both" or (text.ability.side == "own") == (text.owner == seat))
    ]
    if beside is not None and not guardian:
        found += [
            (one, beside) for one in with_ability(CARDS[beside], abilities.CmpMod) if one.scope == "adjacent_stronghold"
        ]
    mods = [(one, card) for one, card in found if one.sources in ("any", "guardian" if guardian else "creature")]
    terms = [Term(kind="channel", amount=printed, card=source)]
    for one, card in mods:
        if one.set_to is not None:
            terms = [Term(kind="channel", amount=one.set_to, card=card)]
    for one, card in sorted(mods, key=lambda mod: -mod[0].amount):
        if one.amount:
            least = -sum(term.amount for term in terms)
            terms.append(Term(kind="channel", amount=max(least, one.amount), card=card))
    return tuple(terms)


def cap(field: Battlefield, target: Fighter) -> int | None:
    """Give the most that a fighter may receive in this combat over all sources (ruling R24); None: no limit."""
    if target.role == "shot":
        return _boost(target)
    for text in own_texts(field, target, abilities.ChannelReceive):
        if text.ability.cap is not None:
            return None if text.ability.cap == "unlimited" else text.ability.cap
    return CARDS[target.card].base


def counted(field: Battlefield, target: Fighter, points: int) -> int:
    """Give how many of the points of one channel count: those up to the cap; the surplus is lost (ruling R25)."""
    most = cap(field, target)
    return points if most is None else max(0, min(points, most - target.received))


def channelled(target: Fighter, source: CardId, points: int) -> Fighter:
    """Give the fighter with one more channel on its account: 0 if it was wasted or void, negative if subtracted."""
    return replace(target, channels=(*target.channels, Term(kind="channel", amount=points, card=source)))


def may_be_destroyed(answer: abilities.DestroyChanneler, source: CardId) -> bool:
    """Tell whether the answer to a channel may destroy its source; a Guardian is no creature."""
    return matches(answer.targets, CARDS[source])


def bar_allows(field: Battlefield, seat: Seat, source: CardId, target: Fighter) -> bool:
    """Tell whether a fighter may receive at all, or a text of the source gets around its bar."""
    return (
        is_receiver(field, target)
        or (source == field.guardians[seat] and _guardian_beyond(field, seat, target) is not None)
        or any(
            one.ignores_red_bar and fits(field, one.targets, target)
            for one in with_ability(CARDS[source], abilities.ChannelSend)
        )
    )


def _takes_part(field: Battlefield, target: Fighter) -> bool:
    if target.match != running_number(field) or target.beaten_by is not None or not may_be_helped(field, target):
        return False
    if field.stage == "match-ups":
        return target.role in ("primary", "guardian") or (target.role == "shot" and _boost(target) > 0)
    return field.stage == "secondary" and target.role == "secondary" and is_latest(field, target)


def _boost(target: Fighter) -> int:
    ranged = ranged_of(target.card)
    return ranged.channel_boost_max if ranged is not None else 0


def _guardian_beyond(field: Battlefield, seat: Seat, target: Fighter) -> abilities.GuardianChannelAny | None:
    """Find the text by which the Guardian serves a creature that could not receive otherwise."""
    if target.role in ("guardian", "shot") or is_receiver(field, target):
        return None
    return next((text.ability for text in texts_of(field, abilities.GuardianChannelAny) if text.owner == seat), None)


def _limit(field: Battlefield, seat: Seat) -> float:
    limits = [
        text.ability.uses_per_creature for text in texts_of(field, abilities.GuardianChannelLimit) if text.owner == seat
    ]
    return min(limits, default=float("inf"))


def _uses(guardian: CardId, target: Fighter) -> int:
    return sum(term.card == guardian for term in target.channels)
