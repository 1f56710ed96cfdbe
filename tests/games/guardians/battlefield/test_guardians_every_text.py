"""Every single text that sums are made of takes effect somewhere: each card is tried until its own text is seen.

The kinds of ability are shown one by one in test_guardians_positions; here it is the cards, so that none bears a text
that can never work.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pytest

from bot.games.guardians.abilities import (
    AnyAbility,
    Aoe,
    ChannelReceive,
    ChannelSend,
    CmpMod,
    Destroys,
    Forbid,
    GrantReceiver,
    Heal,
    IgnoreStrongholdBonus,
    Immune,
    Ranged,
    RangedBonus,
    Recover,
    SetTerrain,
    StrongholdBonus,
    TeamBonus,
    VitalityBonus,
)
from bot.games.guardians.battlefield import (
    channel_points,
    channel_refusal,
    doomed,
    fallen,
    forbidden_by,
    healers,
    may_shoot,
    recoveries,
    shot_worth,
)
from bot.games.guardians.battlefield.active_effects import terrain_types
from bot.games.guardians.battlefield.channels import cap
from bot.games.guardians.battlefield.immunity import immune_to_shots, shields_from, spared_by
from bot.games.guardians.cards import CARDS, Card
from bot.games.guardians.table import Lasting
from tests.games.guardians.fields import Duel, battlefield, duel, fighter, in_force, strike

CREATURES: Final = tuple(card.id for card in CARDS.values() if card.is_creature)
CHANNELERS: Final = tuple(card for card in CREATURES if CARDS[card].cmp)
GROUNDS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"land": "face_down"},
    *({"terrain": card.id} for card in CARDS.values() if card.type == "terrain"),
    {"stronghold": "carreg_amroth_left"},
)
VICES: Final = ("beer", "gold", "babes")


def laid(card: Card, owner: int, ability: AnyAbility) -> dict[str, Any]:
    """Where a card lies that speaks for a side without fighting itself."""
    pair = (card.id, None) if owner == 0 else (None, card.id)
    match card.type:
        case "standard_bearer":
            return {"shields": pair}
        case "stronghold":
            return {"stronghold": card.id}
        case "terrain":
            return {"terrain": card.id}
        case "guardian":
            return {"guardians": (card.id, "thak_steady_hand") if owner == 0 else ("thak_steady_hand", card.id)}
        case "item_accessory":
            return {"accessories": ((card.id,), ()) if owner == 0 else ((), (card.id,))}
        case "stronghold_downgrade":
            return {"stronghold": "carreg_amroth_left", "downgrades": ((), (card.id,))}
        case "creature" if not ability.command:
            return {"others": [fighter(3, owner, card.id, match=0)]}
        case _:
            effect: Lasting = in_force(owner, card.id, ability)
            return {"lasting": [effect]}


def meetings(card: Card) -> Iterator[Duel]:
    """Let a creature fight everybody, everywhere and in both rows."""
    around = [
        fighter(3, 1, "yandrax", match=0, beaten_by=9),
        fighter(4, 1, "gunner", match=0),
    ]
    for opponent in CREATURES:
        yield strike(card.id, opponent)
        for ground in GROUNDS:
            yield duel(card.id, opponent, others=around, **ground)


def supported(card: Card, ability: AnyAbility) -> Iterator[Duel]:
    """Let everybody fight somebody beside a card that speaks for a side."""
    for owner in (0, 1):
        place = laid(card, owner, ability)
        for ally in CREATURES:
            for opponent in ("merchant", "succubus", "swordsman"):
                pair = (ally, opponent) if owner == 0 else (opponent, ally)
                yield duel(*pair, **place)
                yield duel(*pair, **({"stronghold": "carreg_amroth_left"} | place))
                yield duel(*pair, **({"terrain": "rivers_and_lakes"} | place))
                if owner == 0:
                    yield strike(*pair, **place)


def adds(fought: Duel, card: Card, kind: str) -> bool:
    return any(term[0] == kind and term[2] == card.id and term[1] for side in fought.terms for term in side)


def vitality_bonus(card: Card, ability: VitalityBonus) -> bool:
    return any(adds(fought, card, "text") for fought in meetings(card))


def team_bonus(card: Card, ability: TeamBonus) -> bool:
    return any(adds(fought, card, "team") for fought in supported(card, ability))


def stronghold_bonus(card: Card, ability: StrongholdBonus) -> bool:
    return adds(duel("mule", "cow", stronghold=card.id), card, "stronghold")


def ignore_stronghold_bonus(card: Card, ability: IgnoreStrongholdBonus) -> bool:
    walls: dict[str, Any] = {"stronghold": "carreg_amroth_left"}
    attacker = card.id if card.is_creature else "mule"
    return duel(attacker, "cow", **(walls | ({} if card.is_creature else laid(card, 1, ability)))).totals[1] == 2


def ranged(card: Card, ability: Ranged) -> bool:
    return any(
        may_shoot(duel(ally, opponent, shots=[(1, "archer")], **ground).field, 0, card.id)
        for ground in GROUNDS
        for ally in ("mule", "gunner")
        for opponent in ("swordsman", "horse", "mule")
    )


def ranged_bonus(card: Card, ability: RangedBonus) -> bool:
    return any(
        term.card == card.id and term.amount
        for owner in (0, 1)
        for term in shot_worth(battlefield(**laid(card, owner, ability)), owner, "archer").terms
    )


def aoe(card: Card, ability: Aoe) -> bool:
    return bool(fallen(battlefield(), 1, CREATURES, ability, ability.points))


def destroys(card: Card, ability: Destroys) -> bool:
    return any(
        by == card.id for fought in meetings(card) for _, by in doomed(fought.field, fought.first, fought.second)
    )


def immune(card: Card, ability: Immune) -> bool:
    if ability.to.basis or ability.to.aoe:
        attacks = (one for other in CARDS.values() for one in other.abilities if isinstance(one, Aoe))
        return any(spared_by(battlefield(), 1, card.id, attack) == card.id for attack in attacks)
    if ability.to.destruction:
        fought = duel(card.id, "merchant")
        return [victim.number for victim, _ in doomed(fought.field, fought.first, fought.second)] == [2]
    if ability.to.ranged:
        fought = duel(card.id, "mule")
        return immune_to_shots(fought.field, fought.first) == card.id
    return any(
        shields_from(fought.field, fought.first, fought.second) == card.id
        for fought in meetings(card)
        if fought.first.role == "primary"
    )


def forbid(card: Card, ability: Forbid) -> bool:
    if ability.what == "flying":
        return bool(ability.how)  # a matter of marching
    own = card.is_creature and ability.scope in ("match_up", "self")
    for owner in (0, 1):
        other = fighter(9, 1 - owner, "crook_end_snoot")
        place = {} if own else laid(card, owner, ability)
        pair = ["swordsman", "swordsman"]
        if own:
            pair[owner] = card.id
        fought = duel(pair[0], pair[1], **place)
        for target in (fought.first, fought.second):
            for vice in VICES:
                for seat in (0, 1):
                    by = forbidden_by(fought.field, seat, ability.what, fighter=target, against=other, vice=vice)
                    if by == card.id:
                        return True
    return False


def channel_send(card: Card, ability: ChannelSend) -> bool:
    return any(
        channel_refusal(fought.field, 1, card.id, fought.second) is None
        for target in CREATURES
        for fought in (duel("mule", target),)
    )


def channel_receive(card: Card, ability: ChannelReceive) -> bool:
    fought = duel("mule", card.id)
    capped = cap(fought.field, fought.second) != card.base
    return capped or any(channel_refusal(fought.field, 1, one, fought.second) == "sources" for one in CHANNELERS)


def grant_receiver(card: Card, ability: GrantReceiver) -> bool:
    place = laid(card, 1, ability)
    if ability.count is not None:
        place = {"lasting": [in_force(1, card.id, ability, target=2, ends="match-up")]}
    return any(
        CARDS[target].bar == "red" and channel_refusal(fought.field, 1, "grand_avatar", fought.second) is None
        for target in CREATURES
        for fought in (duel("mule", target, **place),)
    )


def cmp_mod(card: Card, ability: CmpMod) -> bool:
    fought = duel("mule", "zombie", **({} if card.type == "stronghold_upgrade" else laid(card, 1, ability)))
    beside = card.id if card.type == "stronghold_upgrade" else None
    return any(
        term.card == card.id and term.amount
        for source in (fought.field.guardians[1], "necromancer")
        for term in channel_points(fought.field, 1, source, fought.second, beside=beside)
    )


def heal(card: Card, ability: Heal) -> bool:
    return any(
        healers(
            battlefield(
                winner=0,
                fighters=(
                    *((fighter(1, 0, card.id),) if card.is_creature else ()),
                    fighter(2, 0, patient, beaten_by=9),
                    fighter(3, 1, "mule", beaten_by=9),
                ),
            ),
            0,
            () if card.is_creature else (card.id,),
        )
        for patient in CREATURES
    )


def recover(card: Card, ability: Recover) -> bool:
    place = laid(card, 0, ability) if not card.is_creature else {}
    lost = (card.id,) if card.is_creature else CREATURES
    return any(
        way.by == card.id
        for one in lost
        for way in recoveries(
            battlefield(fighters=(fighter(1, 0, one, beaten_by=2), fighter(2, 1, "horse")), **place), 0
        )
    )


def set_terrain(card: Card, ability: SetTerrain) -> bool:
    return terrain_types(battlefield(terrain="barrow_downs", **laid(card, 0, ability))) == (ability.terrain,)


TRIED: Final[Mapping[type[AnyAbility], Callable[[Card, Any], bool]]] = {
    Aoe: aoe,
    ChannelReceive: channel_receive,
    ChannelSend: channel_send,
    CmpMod: cmp_mod,
    Destroys: destroys,
    Forbid: forbid,
    GrantReceiver: grant_receiver,
    Heal: heal,
    IgnoreStrongholdBonus: ignore_stronghold_bonus,
    Immune: immune,
    Ranged: ranged,
    RangedBonus: ranged_bonus,
    Recover: recover,
    SetTerrain: set_terrain,
    StrongholdBonus: stronghold_bonus,
    TeamBonus: team_bonus,
    VitalityBonus: vitality_bonus,
}

TEXTS: Final = [
    pytest.param(card, ability, id=f"{card.id} {tried.__name__}")
    for card in CARDS.values()
    for ability in card.abilities
    if (tried := TRIED.get(type(ability))) is not None
]


@pytest.mark.sampled(80)
@pytest.mark.parametrize(("card", "ability"), TEXTS)
def test_the_text_of_the_card_takes_effect_somewhere(card: Card, ability: AnyAbility) -> None:
    assert TRIED[type(ability)](card, ability)
