"""What speaks for an answer in Guardians, and against it, by what its seat can see."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from bot.games.contract import Decision, Seat, Value
from bot.games.guardians import table
from bot.games.guardians.battlefield import fighter_of, strike_needed
from bot.games.guardians.cards import CARDS
from bot.games.guardians.spaces import MOST_SHIELDS, control_of, home_card
from bot.games.guardians.table import DISPUTED, HOMES, ArmyView, Place, View, army_at, home_of
from bot.games.hints import Reason
from bot.players.guardians.strength import NEAR, base_of, steps_between, threats

_CHANGES_SUMS: Final = (table.Bribe, table.Channel, table.Pass, table.Play, table.Raise, table.Shoot)


def reasons(view: View, decision: Decision, action: Any) -> Iterator[Reason]:
    """Give reasons, gains before risks, the most important of each first."""
    seat = decision.seat
    match action:
        case table.Layout():
            yield from _layout(view, seat, action)
        case table.Stand(shield=place):
            yield from _stack("guardians-hint-stays", place, _base(view, seat, place))
            yield from _near(view, seat, place)
        case table.Walk():
            yield from _walk(view, seat, action)
        case table.Reinforce(origin=origin):
            yield from _stack("guardians-hint-reinforces", _end(action), base_of(action.creatures))
            yield from _bare(view, seat, origin, len(action.creatures) + len(action.items))
        case table.Storm(shield=place):
            yield from _storm(view, seat, _base(view, seat, place))
        case table.Retreat(to=to):
            yield from _retreat(view, seat, to)
        case table.Merge(discards=cards) | table.Discard(cards=cards) if cards:
            yield Reason("guardians-hint-discards", {"base": base_of(cards)})
        case table.Settle(spaces=spaces):
            kept = sum(space.terrain is not None for space in spaces)
            paid = [space.creature for space in spaces if space.creature is not None]
            if kept:
                yield Reason("guardians-hint-settles", {"count": kept})
            if paid:
                yield Reason("guardians-hint-discards", {"base": base_of(paid)})
        case _ if view.combat is not None:
            yield from _combat(view, seat, action)


# Before combats


def _layout(view: View, seat: Seat, layout: table.Layout) -> Iterator[Reason]:
    if layout.redraw:
        cards = [CARDS[card] for card in view.players[seat].drawn_cards or ()]
        shields, creatures = sum(card.is_shield for card in cards), sum(card.is_creature for card in cards)
        yield Reason("guardians-hint-redraw", {"shields": shields, "creatures": creatures})
        return
    places = list(zip(HOMES[seat], layout.homes, strict=True))
    stacks = [(base_of(home.above), place) for place, home in places if home.shield is not None and home.above]
    for base, place in sorted(stacks, reverse=True)[:2]:
        yield Reason("guardians-hint-stack", {"place": place, "base": base})
    for place, home in places:
        card = home_card(view, place)
        if card is not None and not (card.ruined or home.above):
            yield Reason("guardians-hint-bare", {"place": place})
            return


def _walk(view: View, seat: Seat, walk: table.Walk) -> Iterator[Reason]:
    start, end = walk.shield, _end(walk)
    own, enemy, home = _marching(view, seat, walk), army_at(view.armies, end, 1 - seat), home_card(view, end)
    theirs = home is not None and home_of(end) == 1 - seat
    if enemy is not None and own is not None:
        yield Reason("guardians-hint-fight", {"place": end, "own": own, **_seen(enemy)})
    if home is not None and theirs and not home.ruined:
        yield Reason("guardians-hint-stronghold", {"place": end, "name": 1 - seat})
    elif theirs and enemy is None:
        yield from _storm(view, seat, own)
    before = _lands(view, seat, view.armies)
    staying = [army for army in view.armies if army.owner != seat or army.place not in (start, end)]
    then = _lands(view, seat, [*staying, replace(_army(view, seat, start), place=end)])
    if end in then - before:
        due = view.grounds[DISPUTED.index(end)].owner != seat
        terrains = sum(CARDS[card].is_terrain for card in view.players[seat].pen_cards or ())
        values: Mapping[str, Value] = {"place": end, "lands": len(then), "terrains": terrains}
        yield Reason("guardians-hint-land", {**values, "due": "yes" if due else "no"})
    elif end in then:
        yield from _stack("guardians-hint-comes", end, own)
    for place in sorted(before - then):
        yield Reason("guardians-hint-given-up", {"place": place})
    if end != start:
        left = sum(len(cargo.leave) + len(cargo.leave_items) for cargo in walk.cargo if cargo.place == start)
        taken = sum(len(cargo.take) + len(cargo.take_items) for cargo in walk.cargo if cargo.place == start)
        yield from _bare(view, seat, start, _army(view, seat, start).cards + taken - left)
    if enemy is None and end in DISPUTED:
        yield from _near(view, seat, end)


def _end(march: table.Walk | table.Reinforce) -> Place:
    return march.path[-1] if march.path else march.shield


def _army(view: View, seat: Seat, place: Place) -> ArmyView:
    army = army_at(view.armies, place, seat)
    assert army is not None  # only own stacks march
    return army


def _base(view: View, seat: Seat, place: Place) -> int | None:
    """Give the base vitality of an own stack; None if its owner may not look at it now."""
    return _army(view, seat, place).base


def _marching(view: View, seat: Seat, walk: table.Walk) -> int | None:
    """Give the base vitality that comes to the end of a way, with whoever is there already."""
    end = _end(walk)
    joined = army_at(view.armies, end, seat) if end != walk.shield else None
    bases = [_base(view, seat, walk.shield), 0 if joined is None else joined.base]
    bases += [base_of(cargo.take) - base_of(cargo.leave) for cargo in walk.cargo]
    return None if None in bases else sum(base for base in bases if base is not None)


def _seen(enemy: ArmyView) -> Mapping[str, Value]:
    """Count what is known of an enemy stack, and the cards that are not."""
    if enemy.base is not None:
        return {"known": enemy.base, "hidden": 0}
    return {"known": base_of(enemy.known), "hidden": enemy.cards - len(enemy.known)}


def _lands(view: View, seat: Seat, armies: Iterable[ArmyView]) -> set[Place]:
    armies = tuple(armies)
    return {place for place in DISPUTED if control_of(view.grounds, armies, place) == seat}


def _stack(key: str, place: Place, base: int | None) -> Iterator[Reason]:
    if base:
        yield Reason(key, {"place": place, "base": base})


def _storm(view: View, seat: Seat, own: int | None) -> Iterator[Reason]:
    if own is not None:
        guardian = CARDS[view.players[1 - seat].guardian].base
        yield Reason("guardians-hint-storm", {"own": own, "base": guardian, "stones": view.players[seat].stones})


def _bare(view: View, seat: Seat, place: Place, leaving: int) -> Iterator[Reason]:
    """Say that a stronghold is left to nobody if so many cards leave it."""
    home, army = home_card(view, place), army_at(view.armies, place, seat)
    if home is not None and home_of(place) == seat and not home.ruined and army is not None and army.cards <= leaving:
        yield Reason("guardians-hint-bare", {"place": place})


def _near(view: View, seat: Seat, place: Place) -> Iterator[Reason]:
    """Name the enemy stack with most cards that is near and can still march in this turn."""
    most = max(threats(view, seat, place, NEAR), key=lambda army: army.cards, default=None)
    if most is not None:
        steps = steps_between(most.place, place)
        values: Mapping[str, Value] = {"place": most.place, "steps": steps, "cards": most.cards}
        yield Reason("guardians-hint-near", {**values, "name": 1 - seat})


# Combats


def _retreat(view: View, seat: Seat, to: Place | None) -> Iterator[Reason]:
    lost = view.players[seat].shields_lost + 1
    if to is None:
        yield Reason("guardians-hint-shield-lost", {"lost": lost, "most": MOST_SHIELDS})
    elif army_at(view.armies, to, seat) is not None:
        yield Reason("guardians-hint-joins", {"place": to, "lost": lost, "most": MOST_SHIELDS})
    else:
        yield Reason("guardians-hint-shield-kept")


def _combat(view: View, seat: Seat, action: Any) -> Iterator[Reason]:
    assert view.combat is not None
    field, creatures = view.combat.field, view.combat.creatures
    match action:
        case table.CombatSheet():
            if field.storm and seat == field.attacker:
                yield from _storm(view, seat, base_of(creatures))
            elif not field.storm:
                known = [card for card in field.known[1 - seat] if CARDS[card].is_creature]
                values = {"known": base_of(known), "hidden": max(0, field.hands[1 - seat] - len(known))}
                yield Reason("guardians-hint-fight", {"place": field.place, "own": base_of(creatures), **values})
            return
        case table.Lead(card=card):
            stronger = sum(CARDS[other].base > CARDS[card].base for other in creatures)
            yield Reason("guardians-hint-lead", {"base": CARDS[card].base, "stronger": stronger})
            return
        case table.Heal(pairs=pairs) if pairs:
            yield Reason("guardians-hint-heals", {"base": base_of(card for _, card in pairs)})
            return
        case table.Strike(card=card, target=number):
            target = fighter_of(field, number)
            if target is not None:
                values = {"base": CARDS[card].base, "needed": strike_needed(field, target)}
                yield Reason("guardians-hint-strike", values)
        case table.Raise(stones=stones):
            yield Reason("guardians-hint-stones", {"count": view.players[seat].stones - stones})
    if view.combat.sums is not None and isinstance(action, _CHANGES_SUMS):
        yield _sums(view, seat)
    if isinstance(action, table.Strike | table.Pass):
        own, other = view.combat.control[seat].total, view.combat.control[1 - seat].total
        yield Reason("guardians-hint-control", {"own": own, "other": other, "place": field.place})


def _sums(view: View, seat: Seat) -> Reason:
    """Say how the match-up, or the secondary attack, that is fought stands now."""
    assert view.combat is not None
    assert view.combat.sums is not None
    field = view.combat.field
    now = fighter_of(field, field.match_ups[-1].first)
    mine, theirs = (total.total for total in view.combat.sums)
    if now is not None and now.owner != seat:
        mine, theirs = theirs, mine
    return Reason("guardians-hint-sums", {"own": mine, "other": theirs})
