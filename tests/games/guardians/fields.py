"""Battlefields of Guardians set up by hand. Seat 0 attacks; whatever is not given is plain.

The fight is for B2, a space without terrain. Primaries are numbers 1 (attacker) and 2 (defender) of match-up 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians.abilities import AnyAbility
from bot.games.guardians.battlefield import channelled, compare, compare_strike, fighter_of, shot_worth
from bot.games.guardians.battlefield.sums import match_sums, strike_sums
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.table import HOMES, Battlefield, Fighter, Lasting, MatchUp, wing_of
from tests.games.guardians.tables import GUARDIANS


def battlefield(*, terrain: CardId | None = None, stronghold: CardId | None = None, **changes: Any) -> Battlefield:
    """Make a battlefield: `terrain` is a terrain card; a `stronghold` is the defender's, at home."""
    given: dict[str, Any] = {
        "place": "B2",
        "attacker": 0,
        "origin": "A2",
        "guardians": GUARDIANS,
        "shields": (None, None),
        "numbers": (0, 0),
        "stones": (5, 5),
        "hands": (0, 0),
        "depots": (0, 0),
        "stage": "match-ups",
    }
    if terrain is not None:
        given |= {"terrain": terrain, "terrains": CARDS[terrain].terrain_types, "land": "card"}
    if stronghold is not None:
        place = HOMES[1][("left", "center", "right").index(CARDS[stronghold].position or "left")]
        given |= {"place": place, "stronghold": stronghold, "land": "home", "terrains": CARDS[stronghold].terrain_types}
        assert 0 <= wing_of(place) < 3
    given |= changes
    return Battlefield(**(given | {"lasting": tuple(given.get("lasting", ()))}))


def fighter(number: int, owner: Seat, card: CardId, **changes: Any) -> Fighter:
    """Make a fighter: a primary of match-up 1 unless something else is given."""
    given: dict[str, Any] = {"number": number, "owner": owner, "card": card, "role": "primary", "match": 1}
    return Fighter(**(given | changes))


def effect(seat: Seat, card: CardId, kind: type[AnyAbility], **changes: Any) -> Lasting:
    """Put the ability of one kind of a card in force: a command, a spell, an item."""
    (ability,) = with_ability(CARDS[card], kind)
    return in_force(seat, card, ability, **changes)


def in_force(seat: Seat, card: CardId, ability: AnyAbility, **changes: Any) -> Lasting:
    """Put an ability in force for the combat."""
    given: dict[str, Any] = {"seat": seat, "card": card, "ability": ability, "ends": "combat"}
    return Lasting(**(given | changes))


def commands(seat: Seat, card: CardId, fighter: int | None = None) -> tuple[Lasting, ...]:
    """Put all command abilities of a card in force."""
    return tuple(in_force(seat, card, one, fighter=fighter) for one in CARDS[card].abilities if one.command)


@dataclass(frozen=True)
class Duel:
    """Two fighters face to face on a battlefield: primaries, or a secondary attacker and its target."""

    field: Battlefield
    first: Fighter
    second: Fighter

    @property
    def totals(self) -> tuple[int, int]:
        """The totals of the two."""
        sums = match_sums if self.first.role != "secondary" else strike_sums
        one, other = sums(self.field, self.first, self.second)
        return one.total, other.total

    @property
    def terms(self) -> tuple[list[tuple[str, int, CardId | None]], list[tuple[str, int, CardId | None]]]:
        """All terms of the two: kind, amount and card."""
        sums = match_sums if self.first.role != "secondary" else strike_sums
        one, other = sums(self.field, self.first, self.second)
        return [(t.kind, t.amount, t.card) for t in one.terms], [(t.kind, t.amount, t.card) for t in other.terms]

    @property
    def beaten(self) -> CardId | None:
        """The card that is beaten, None if nobody is."""
        judge = compare if self.first.role != "secondary" else compare_strike
        verdict = judge(self.field, self.first, self.second)
        loser = fighter_of(self.field, verdict.loser)
        return loser.card if loser else None


def duel(
    first: CardId,
    second: CardId,
    *,
    shots: Sequence[tuple[Seat, CardId]] = (),
    channels: Sequence[tuple[Seat, CardId, int]] = (),
    others: Sequence[Fighter] = (),
    lasting: Sequence[Lasting] = (),
    **changes: Any,
) -> Duel:
    """Let a primary of the attacker meet one of the defender. `shots` and `channels` are added beside them.

    A Guardian's id as `second` is the defender's Guardian. `others` are further cards on the battlefield.
    """
    one = fighter(1, 0, first, against=2)
    other = fighter(2, 1, second, against=1, role="guardian" if CARDS[second].type == "guardian" else "primary")
    if other.role == "guardian":
        changes = {"storm": True, "place": "D2", "land": "home", "guardians": (GUARDIANS[0], second)} | changes
    for seat, source, points in channels:
        if seat == 0:
            one = channelled(one, source, points)
        else:
            other = channelled(other, source, points)
    match = MatchUp(number=1, first=1, second=2, first_card=first, second_card=second)
    field = battlefield(
        **({"fighters": (one, other, *others), "lasting": tuple(lasting), "match_ups": (match,)} | changes)
    )
    placed = tuple(
        fighter(100 + index, seat, card, role="shot", against=seat + 1, worth=shot_worth(field, seat, card).total)
        for index, (seat, card) in enumerate(shots)
    )
    return Duel(replace(field, fighters=(*field.fighters, *placed)), one, other)


def strike(
    striker: CardId,
    target: CardId,
    *,
    earlier: Sequence[CardId] = (),
    primary: CardId | None = None,
    hurt: bool = True,
    beaten: bool = True,
    target_role: str = "primary",
    others: Sequence[Fighter] = (),
    channels: Sequence[tuple[CardId, int]] = (),
    lasting: Sequence[Lasting] = (),
    **changes: Any,
) -> Duel:
    """Let a secondary attacker of seat 0 strike a card of seat 1.

    `primary` is the own one that fought the target, `beaten` by it unless told otherwise; `hurt`: it could hurt it.
    `earlier` are secondary attackers that have struck the same target before.
    """
    role = "guardian" if CARDS[target].type == "guardian" else target_role
    aim = fighter(2, 1, target, role=role, against=1 if primary else None)
    cards = [aim, *others]
    if primary is not None:
        cards.append(fighter(1, 0, primary, against=2, hurts=hurt, beaten_by=2 if beaten else None))
    for index, card in enumerate(earlier):
        cards.append(fighter(50 + index, 0, card, role="secondary", match=2 + index, against=2))
    number = 2 + len(earlier)
    one = fighter(90, 0, striker, role="secondary", match=number, against=2)
    for source, points in channels:
        one = channelled(one, source, points)
    match = MatchUp(number=number, secondary=True, first=90, second=2, first_card=striker, second_card=target)
    given: dict[str, Any] = {
        "stage": "secondary",
        "fighters": (*sorted(cards, key=lambda card: card.number), one),
        "match_ups": (MatchUp(number=1, compared=True), match),
        "lasting": tuple(lasting),
    }
    if role == "guardian":
        given |= {"storm": True, "place": "D2", "land": "home", "guardians": (GUARDIANS[0], target)}
    return Duel(battlefield(**(given | changes)), one, aim)
