"""How shields move: control, limits, ways on foot and by air, reinforcements, and what shields leave and take at home.

Everything here looks at a view alone, or at what view and state have in common: grounds (those of DISPUTED, in that
order) and armies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.games.contract import Problem, Seat
from bot.games.guardians import abilities
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.spaces import (
    MOST_VITALITY,
    Pile,
    below_at,
    control_of,
    home_card,
    limit_under,
    pile_of,
    seat_of,
    stacking_of,
)
from bot.games.guardians.table import (
    DISPUTED,
    HOMES,
    ArmyView,
    Cards,
    Cargo,
    Lasting,
    March,
    Place,
    Reinforce,
    Stand,
    Storm,
    View,
    Walk,
    army_at,
    home_of,
    neighbours,
    without,
)

ALLOWANCE: Final = 2
"""So many spaces a shield moves (rule 5.3)."""


# Control and limits


def flies(pile: Pile) -> bool:
    """Tell whether all creatures of a stack are flyers, those included that an Amulet of Flying carries."""
    granted = sum(ability.count for item in pile.items for ability in with_ability(CARDS[item], abilities.GrantFlying))
    return sum(not CARDS[creature].flying for creature in pile.creatures) <= granted


# What holds for a seat this turn


def allowance_of(lasting: Iterable[Lasting], seat: Seat) -> int:
    """Tell how many spaces the next shield of a seat, or its next reinforcements, may move.

    Increases add up; a card that sets the most has the last word.
    """
    total, most = ALLOWANCE, None
    for _, ability in move_mods(lasting, seat):
        total += ability.amount
        if ability.set_max is not None:
            most = ability.set_max if most is None else min(most, ability.set_max)
    return total if most is None else min(total, most)


def move_mods(lasting: Iterable[Lasting], seat: Seat) -> Iterator[tuple[Lasting, abilities.MoveMod]]:
    """List the changes of the allowance that wait for the next move of a seat."""
    for effect in lasting:
        ability = effect.ability
        if (
            isinstance(ability, abilities.MoveMod)
            and (ability.side == "own") == (effect.seat == seat)
            and (ability.count is None or effect.used < ability.count)
        ):
            yield effect, ability


def may_fly(view: View) -> bool:
    """Tell whether one more shield of the viewer may fly this turn: one, with Ongo two (rule 5.4)."""
    seat = seat_of(view)
    granted = [
        effect.ability.shields
        for effect in view.lasting
        if effect.seat == seat and isinstance(effect.ability, abilities.FlightsPerTurn)
    ]
    return not grounded(view) and view.players[seat].flights < max([1, *granted])


def grounded(view: View) -> bool:
    """Tell whether an enemy card has ended the viewer's flying for this turn (Summon Gravity Well)."""
    seat = seat_of(view)
    return any(isinstance(effect.ability, abilities.CancelFlight) and effect.seat != seat for effect in view.lasting)


# The table as a seat sees it


def unturned(view: View) -> tuple[ArmyView, ...]:
    """List the viewer's shields that are not turned yet, from his left to his right, the nearest to his home first."""
    seat = seat_of(view)
    armies = [army for army in view.armies if army.owner == seat and army.shield is not None and not army.turned]
    return tuple(sorted(armies, key=lambda army: _from_left(army.place, seat)))


def _from_left(place: Place, seat: Seat) -> tuple[int, int]:
    row, column = "ABCD".index(place[0]), int(place[1])
    return (column, row) if seat == 0 else (-column, -row)


def is_own_stronghold(view: View, place: Place) -> bool:
    """Tell whether an intact stronghold of the viewer stands there."""
    card = home_card(view, place)
    return card is not None and home_of(place) == seat_of(view) and not card.ruined


def calls_from_below(upgrade: CardId | None, below: int, shown: int) -> bool:
    """Tell whether an upgrade lets some of so many creatures below defend (Alarm Bells): those not shown this turn."""
    return below > shown and upgrade is not None and bool(with_ability(CARDS[upgrade], abilities.DefendFromBelow))


# Ways


def stop_on(view: View, place: Place) -> Problem | None:
    """Say why a walker of the viewer cannot pass through a space, None if he can (rule 5.3, rulings R35, R37)."""
    seat = seat_of(view)
    home = home_of(place)
    if home == 1 - seat:
        return Problem("guardians-problem-stop-enemy-home", {"place": place})
    if army_at(view.armies, place, 1 - seat) is not None:
        return Problem("guardians-problem-stop-enemy-army", {"place": place})
    if home == seat:
        return None
    ground = view.grounds[DISPUTED.index(place)]
    if ground.owner is None:
        return Problem("guardians-problem-stop-no-terrain", {"place": place})
    if control_of(view.grounds, view.armies, place) != seat:
        return Problem("guardians-problem-stop-enemy-land", {"place": place})
    return None


def ban_on(view: View, place: Place, part: abilities.FlightPart) -> CardId | None:
    """Name the card that keeps flyers of the viewer from flying into, out of or over a space, None if none does."""
    seat = seat_of(view)
    home = home_card(view, place)
    if home is None:
        ground = view.grounds[DISPUTED.index(place)]
        near: list[tuple[CardId, Seat]] = []
        if ground.terrain is not None and not ground.face_down and ground.owner is not None:
            near.append((ground.terrain, ground.owner))
        guards: list[tuple[CardId, Seat]] = []
    elif home.ruined:
        return None
    else:
        owner = home_of(place)
        assert owner is not None  # it has a home card
        near = [(home.card, owner)]
        guards = [
            (card.upgrade, owner)
            for card in view.players[owner].strongholds
            if card.upgrade is not None and not card.ruined
        ]
    for cards, scope in ((near, "space"), (guards, "own_strongholds")):
        for card, owner in cards:
            for ability in with_ability(CARDS[card], abilities.Forbid):
                if (
                    ability.what == "flying"
                    and ability.scope == scope
                    and (part in ability.how or not ability.how)
                    and (ability.side == "both" or owner != seat)
                ):
                    return card
    return None


def way_problems(view: View, start: Place, path: tuple[Place, ...], *, fly: bool) -> Iterator[Problem]:
    """List what is wrong with a way: its steps, its length, where walkers must stop, where nobody may or need fly.

    Whether one may end there is not looked at.
    """
    way = (start, *path)
    allowance = allowance_of(view.lasting, seat_of(view))
    if not path or any(second not in neighbours(first) for first, second in zip(way, path, strict=False)):
        yield Problem("guardians-problem-no-such-way")
        return
    if len(set(path)) < len(path) or start in path[:-1]:
        yield Problem("guardians-problem-way-crosses-itself")
    if len(path) > allowance:
        yield Problem("guardians-problem-too-far", {"most": allowance})
    if not fly:
        yield from (stop for place in path[:-1] if (stop := stop_on(view, place)) is not None)
        return
    parts: list[tuple[Place, abilities.FlightPart]] = [(start, "out"), *((place, "over") for place in path[:-1])]
    bans = [Problem("guardians-problem-grounded")] if grounded(view) else []
    for place, part in (*parts, (path[-1], "into")):
        card = ban_on(view, place, part)
        if card is not None:
            bans.append(Problem(f"guardians-problem-no-flight-{part}", {"place": place, "card": card}))
    if not bans and not any(way_problems(view, start, path, fly=False)):
        bans.append(Problem("guardians-problem-no-need-to-fly"))
    yield from bans


def ways_of(view: View, start: Place) -> Iterator[tuple[tuple[Place, ...], bool]]:
    """List all ways from a space, the shorter first, as paths without the start, and whether one has to fly there.

    A way back to the start is among them. Who flies needs flyers; where one may end is not looked at.
    """
    ways: list[tuple[Place, ...]] = [()]
    for _ in range(allowance_of(view.lasting, seat_of(view))):
        ways = [
            (*way, place)
            for way in ways
            if not way or way[-1] != start
            for place in neighbours(way[-1] if way else start)
            if place not in way
        ]
        for way in ways:
            if not any(way_problems(view, start, way, fly=False)):
                yield way, False
            elif not any(way_problems(view, start, way, fly=True)):
                yield way, True


# What is left and taken on the way


def swapped(carried: Pile, host: Pile, cargo: Cargo) -> tuple[Pile, Pile]:
    """Leave and take cards at once; give what marches on and what lies there. Raises ValueError if one is not there."""
    marching = Pile(
        (*without(carried.creatures, *cargo.leave), *cargo.take),
        (*without(carried.items, *cargo.leave_items), *cargo.take_items),
    )
    staying = Pile(
        (*without(host.creatures, *cargo.take), *cargo.leave),
        (*without(host.items, *cargo.take_items), *cargo.leave_items),
    )
    return marching, staying


def known_after(known: Cards, carried: Pile, cargo: Cargo, walk: Walk) -> Cards:
    """List what both players know of a stack for certain after it has left and taken cards; `carried` marches on.

    What is left face down may be any card of the stack; but whatever flies has been shown: what takes off, and what
    comes along on the way.
    """
    if walk.fly and cargo.place == walk.shield:
        return (*carried.creatures, *carried.items)
    shown = (*cargo.take, *cargo.take_items) if walk.fly else ()
    return shown if cargo.leave or cargo.leave_items else (*known, *shown)


def in_order(walk: Walk) -> tuple[Cargo, ...]:
    """Sort what a shield leaves and takes by the way that it goes."""
    way = (walk.shield, *walk.path)
    return tuple(sorted(walk.cargo, key=lambda cargo: way.index(cargo.place) if cargo.place in way else len(way)))


def exchanges_at(view: View, shield: Place, path: tuple[Place, ...]) -> tuple[Place, ...]:
    """List the own strongholds where a shield on that way can leave or take something (rule 5.6).

    The space where it ends is none of them: there it covers everything that lies on the card anyway (ruling R38).
    """
    way = (shield, *path)
    return tuple(dict.fromkeys(place for place in way[:-1] if place != way[-1] and is_own_stronghold(view, place)))


def _cargo_problems(view: View, walk: Walk, army: ArmyView) -> Iterator[Problem]:
    seat = seat_of(view)
    carried = pile_of(army)
    offered = exchanges_at(view, walk.shield, walk.path)
    if len({cargo.place for cargo in walk.cargo}) < len(walk.cargo):
        yield Problem("guardians-problem-exchange-twice")
    if walk.fly and walk.shield not in {cargo.place for cargo in walk.cargo} and not flies(carried):
        yield Problem("guardians-problem-no-flyers", {"place": walk.shield})
    for cargo in in_order(walk):
        place = cargo.place
        if place not in offered:
            yield Problem("guardians-problem-no-exchange-here", {"place": place})
            continue
        leaves, takes = (*cargo.leave, *cargo.leave_items), (*cargo.take, *cargo.take_items)
        host = None if place == walk.shield else army_at(view.armies, place, seat)
        if not leaves and not takes:
            yield Problem("guardians-problem-exchange-nothing", {"place": place})
        if host is not None and host.shield is not None:
            if leaves and not host.turned:
                yield Problem("guardians-problem-leave-under-unturned", {"place": place})
            if takes and host.turned:
                yield Problem("guardians-problem-take-under-turned", {"place": place})
        try:
            carried, rest = swapped(carried, pile_of(host), cargo)
        except ValueError:
            yield Problem("guardians-problem-cards-not-there", {"place": place})
            return
        if not carried.creatures:
            yield Problem("guardians-problem-last-creature", {"place": walk.shield})
        if host is not None and host.shield is not None and not rest.creatures:
            yield Problem("guardians-problem-last-creature", {"place": place})
        yield from _stack_problems(view, rest, place, None if host is None else host.shield)
        yield from _load_problems(carried, place, army.shield)
        if walk.fly and not flies(carried):
            yield Problem("guardians-problem-no-flyers", {"place": place})
    end = walk.path[-1]
    there = pile_of(army_at(view.armies, end, seat)) if end != walk.shield else Pile()
    arrived = Pile((*carried.creatures, *there.creatures), (*carried.items, *there.items))
    yield from _stack_problems(view, arrived, end, army.shield)


def _stack_problems(view: View, pile: Pile, place: Place, shield: CardId | None) -> Iterator[Problem]:
    """List what is wrong with a stack that would lie on a space, with what lies below a home card."""
    weight = stacking_of(pile.creatures, pile.items) + stacking_of(below_at(view, place))
    most = limit_under(view.grounds, place, shield)
    if weight > most:
        yield Problem("guardians-problem-too-heavy", {"place": place, "most": most, "weight": weight})
    yield from _item_problems(pile, place)


def _load_problems(pile: Pile, place: Place, shield: CardId | None) -> Iterator[Problem]:
    """List what is wrong with what a shield would carry on from a stronghold."""
    weight, most = (
        stacking_of(pile.creatures, pile.items),
        MOST_VITALITY if shield is None else CARDS[shield].space_limit,
    )
    if weight > most:
        yield Problem("guardians-problem-shield-too-heavy", {"place": place, "most": most, "weight": weight})
    yield from _item_problems(pile, place)


def _item_problems(pile: Pile, place: Place) -> Iterator[Problem]:
    items, creatures = len(pile.items), len(pile.creatures)
    if items > creatures:
        yield Problem(
            "guardians-problem-stack-too-many-items", {"place": place, "items": items, "creatures": creatures}
        )


def _distinct(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Leave out what is there already; problems cannot be hashed."""
    found: list[Problem] = []
    for problem in problems:
        if problem not in found:
            found.append(problem)
    return tuple(found)


# Marches


def march_problems(view: View, action: March) -> tuple[Problem, ...]:
    """List every reason against turning a shield and using it so."""
    army = army_at(view.armies, action.shield, seat_of(view))
    if army is None or army.shield is None:
        return (Problem("guardians-problem-no-shield-there", {"place": action.shield}),)
    if army.turned:
        return (Problem("guardians-problem-shield-turned", {"place": action.shield}),)
    match action:
        case Stand():
            return ()
        case Walk():
            return _distinct(_walk_problems(view, action, army))
        case Reinforce():
            return _distinct(_reinforce_problems(view, action))
        case Storm():
            return (
                ()
                if may_storm(view, action.shield)
                else (Problem("guardians-problem-no-storm-here", {"place": action.shield}),)
            )


def may_storm(view: View, place: Place) -> bool:
    """Tell whether a shield of the viewer stands on an enemy ruin; no enemy creature can be there then (rule 7.3)."""
    card = home_card(view, place)
    return card is not None and card.ruined and home_of(place) == 1 - seat_of(view)


def _walk_problems(view: View, walk: Walk, army: ArmyView) -> Iterator[Problem]:
    faults = tuple(way_problems(view, walk.shield, walk.path, fly=walk.fly))
    yield from faults
    if not walk.path or any(fault.key == "guardians-problem-no-such-way" for fault in faults):
        return
    end = walk.path[-1]
    if end == walk.shield and not walk.cargo:
        yield Problem("guardians-problem-back-for-nothing", {"place": end})
    other = army_at(view.armies, end, seat_of(view))
    if end != walk.shield and other is not None and other.shield is not None:
        yield Problem("guardians-problem-own-shield-there", {"place": end})
        return
    if walk.fly and not grounded(view) and not may_fly(view):
        yield Problem("guardians-problem-no-flight-left", {"flights": view.players[seat_of(view)].flights})
    yield from _cargo_problems(view, walk, army)


def reinforcements_at(view: View, shield: Place) -> tuple[Place, ...]:
    """List the own strongholds from which creatures can go, when the shield on `shield` is turned (rule 5.5)."""
    seat = seat_of(view)
    places = []
    for place in HOMES[seat]:
        army = army_at(view.armies, place, seat)
        if army is None or place == shield or not is_own_stronghold(view, place):
            continue
        spare = len(army.creatures or ()) - (army.shield is not None)
        if spare > 0 and not (army.shield is not None and army.turned):
            places.append(place)
    return tuple(places)


def _reinforce_problems(view: View, action: Reinforce) -> Iterator[Problem]:
    seat = seat_of(view)
    source = army_at(view.armies, action.origin, seat)
    if source is None or not is_own_stronghold(view, action.origin):
        yield Problem("guardians-problem-no-reserves-there", {"place": action.origin})
        return
    if source.shield is not None and (source.turned or action.origin == action.shield):
        yield Problem("guardians-problem-take-under-turned", {"place": action.origin})
    sent = Pile(action.creatures, action.items)
    try:
        rest = Pile(
            without(source.creatures or (), *sent.creatures),
            without(source.items or (), *sent.items),
        )
    except ValueError:
        yield Problem("guardians-problem-cards-not-there", {"place": action.origin})
        return
    if not sent.creatures:
        yield Problem("guardians-problem-nobody-sent")
    if source.shield is not None and not rest.creatures:
        yield Problem("guardians-problem-last-creature", {"place": action.origin})
    yield from _stack_problems(view, rest, action.origin, source.shield)
    faults = tuple(way_problems(view, action.origin, action.path, fly=action.fly))
    yield from faults
    if not action.path or any(fault.key == "guardians-problem-no-such-way" for fault in faults):
        return
    if action.fly and not flies(sent):
        yield Problem("guardians-problem-no-flyers", {"place": action.origin})
    end = action.path[-1]
    target = army_at(view.armies, end, seat)
    if target is None or target.shield is None:
        yield Problem("guardians-problem-no-shield-there", {"place": end})
        return
    if end == action.origin or not (target.turned or end == action.shield):
        yield Problem("guardians-problem-not-turned-yet", {"place": end})
        return
    there = pile_of(target)
    reinforced = Pile((*there.creatures, *sent.creatures), (*there.items, *sent.items))
    yield from _stack_problems(view, reinforced, end, target.shield)


def marches_of(view: View, shield: Place) -> Iterator[March]:
    """List, lazily, what can be done with an unturned shield.

    Cargo and troops are only the plainest: everything is exchanged, one creature or everybody is sent. What lies
    between is left to whoever chooses.
    """
    yield Stand(shield=shield)
    if may_storm(view, shield):
        yield Storm(shield=shield)
    for walk in _walks(view, shield):
        if not march_problems(view, walk):
            yield walk
    for reinforce in _reinforces(view, shield):
        if not march_problems(view, reinforce):
            yield reinforce


def _walks(view: View, shield: Place) -> Iterator[Walk]:
    seat = seat_of(view)
    army = army_at(view.armies, shield, seat)
    for path, fly in ways_of(view, shield):
        yield Walk(shield=shield, path=path, fly=fly)
        carried = pile_of(army)
        for place in exchanges_at(view, shield, path):
            host = Pile() if place == shield else pile_of(army_at(view.armies, place, seat))
            yield Walk(
                shield=shield,
                path=path,
                fly=fly,
                cargo=(
                    Cargo(
                        place=place,
                        leave=carried.creatures if host.creatures else carried.creatures[1:],
                        leave_items=carried.items if host.creatures else (),
                        take=host.creatures,
                        take_items=host.items,
                    ),
                ),
            )


def _reinforces(view: View, shield: Place) -> Iterator[Reinforce]:
    seat = seat_of(view)
    for origin in reinforcements_at(view, shield):
        pile = pile_of(army_at(view.armies, origin, seat))
        for path, fly in ways_of(view, origin):
            groups = [*((creature,) for creature in dict.fromkeys(pile.creatures)), pile.creatures]
            for creatures in groups:
                items = pile.items if creatures == pile.creatures else ()
                yield Reinforce(shield=shield, origin=origin, path=path, creatures=creatures, items=items, fly=fly)
