"""How shields move: control, limits, ways on foot and by air, reinforcements, and what shields leave and take at home.

Everything here looks at a view alone, or at what view and state have in common: grounds (those of DISPUTED, in that
order) and armies.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, TypeAlias, get_args

from bot.games.contract import Problem, Seat
from bot.games.forms import NOT_ON_THE_MENU
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
    wing_of,
    without,
)

ALLOWANCE: Final = 2
"""So many spaces a shield moves (rule 5.3)."""
Path: TypeAlias = tuple[Place, ...]
"""The spaces of a way, without the one where it begins."""

_NO_FLIGHT: Final[Mapping[CardId, tuple[abilities.Forbid, ...]]] = {
    card.id: tuple(ability for ability in with_ability(card, abilities.Forbid) if ability.what == "flying")
    for card in CARDS.values()
}
"""What cards forbid flyers."""


# Control and limits


def flies(pile: Pile) -> bool:
    """Tell whether all creatures of a stack are flyers, those included that an Amulet of Flying carries."""
    granted = [ability.count for item in pile.items for ability in with_ability(CARDS[item], abilities.GrantFlying)]
    return len([creature for creature in pile.creatures if not CARDS[creature].flying]) <= sum(granted)


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
    seat = seat_of(view)
    return home_of(place) == seat and not view.players[seat].strongholds[wing_of(place)].ruined


def calls_from_below(upgrade: CardId | None, below: int, shown: int) -> bool:
    """Tell whether an upgrade lets some of so many creatures below defend (Alarm Bells): those not shown this turn."""
    return below > shown and upgrade is not None and bool(with_ability(CARDS[upgrade], abilities.DefendFromBelow))


def is_defended(view: View, place: Place) -> bool:
    """Tell whether somebody would defend a space against the viewer: whoever comes there begins a combat."""
    enemy = 1 - seat_of(view)
    if army_at(view.armies, place, enemy) is not None:
        return True
    card = home_card(view, place)
    if card is None or home_of(place) != enemy:
        return False
    return calls_from_below(card.upgrade, card.below, len(card.shown))


# Ways


class Roads:
    """What shields and troops of a seat meet on their ways: how far they go, where they must stop or may not fly.

    `by_choice`: flights are listed too where one could walk.
    """

    def __init__(self, view: View, *, by_choice: bool = False) -> None:
        self._by_choice = by_choice
        self._allowance = allowance_of(view.lasting, seat_of(view))
        self._grounded = grounded(view)
        self._stops = _stops(view)
        self._bans = _flight_bans(view)
        self._ways: dict[Place, tuple[tuple[Path, bool], ...]] = {}

    def is_open(self, start: Place, path: Path, *, fly: bool) -> bool:
        """Tell whether a way can be gone: its steps, its length, where walkers must stop, where nobody may fly.

        Whether one may end there is not looked at.
        """
        if path not in _paths(start, self._allowance):
            return False
        if fly:
            return not self._grounded and self._bans.isdisjoint(_flight_parts(start, path))
        return self._stops.isdisjoint(path[:-1])

    def ways(self, start: Place) -> tuple[tuple[Path, bool], ...]:
        """List all ways from a space, the shorter first, as paths without the start, and whether they are flown.

        A way back to the start is among them. Who flies needs flyers; where one may end is not looked at.
        """
        if start not in self._ways:
            self._ways[start] = tuple(self._found(start))
        return self._ways[start]

    def _found(self, start: Place) -> Iterator[tuple[Path, bool]]:
        for path in _paths(start, self._allowance):
            walkable = self._stops.isdisjoint(path[:-1])
            if walkable:
                yield path, False
            if walkable and not self._by_choice:
                continue
            if not self._grounded and self._bans.isdisjoint(_flight_parts(start, path)):
                yield path, True


def _stops(view: View) -> frozenset[Place]:
    """List the spaces through which a walker of the viewer cannot pass (rule 5.3, rulings R35, R37)."""
    seat = seat_of(view)
    held = (army.place for army in view.armies if army.owner != seat)
    land = (one.place for one in view.grounds if one.owner is None)
    lost = (one.place for one in view.grounds if control_of(view.grounds, view.armies, one.place) != seat)
    return frozenset((*HOMES[1 - seat], *held, *land, *lost))


def _flight_bans(view: View) -> frozenset[tuple[Place, abilities.FlightPart]]:
    """List where cards keep flyers of the viewer from flying into, out of or over spaces, by space and part."""
    seat = seat_of(view)
    bans: set[tuple[Place, abilities.FlightPart]] = set()

    def ban(card: CardId | None, owner: Seat, scope: abilities.Scope, places: Iterable[Place]) -> None:
        if card is None:
            return
        for ability in _NO_FLIGHT.get(card, ()):
            if ability.scope == scope and (ability.side == "both" or owner != seat):
                bans.update(itertools.product(places, ability.how or get_args(abilities.FlightPart)))

    for ground in view.grounds:
        if ground.owner is not None and not ground.face_down:
            ban(ground.terrain, ground.owner, "space", (ground.place,))
    for owner, player in enumerate(view.players):
        cards = [card for card in player.strongholds if not card.ruined]
        for card in cards:
            ban(card.card, owner, "space", (card.place,))
        for card in cards:
            ban(card.upgrade, owner, "own_strongholds", [one.place for one in cards])
    return frozenset(bans)


@cache
def _paths(start: Place, most: int) -> tuple[Path, ...]:
    """List the paths of up to so many steps that cross no space twice, the shorter first; they may end at the start."""
    paths: list[Path] = [()]
    longest = paths
    for _ in range(most):
        longest = [
            (*path, place)
            for path in longest
            if not path or path[-1] != start
            for place in neighbours(path[-1] if path else start)
            if place not in path
        ]
        paths += longest
    return tuple(paths[1:])


@lru_cache(maxsize=1024)
def _flight_parts(start: Place, path: Path) -> tuple[tuple[Place, abilities.FlightPart], ...]:
    """List what a flight does where: out of the start, over the spaces between, into the last one."""
    over: list[tuple[Place, abilities.FlightPart]] = [(place, "over") for place in path[:-1]]
    return ((start, "out"), *over, (path[-1], "into"))


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
    if len(walk.cargo) < 2:
        return walk.cargo
    way = (walk.shield, *walk.path)
    return tuple(sorted(walk.cargo, key=lambda cargo: way.index(cargo.place) if cargo.place in way else len(way)))


def exchanges_at(view: View, shield: Place, path: tuple[Place, ...]) -> tuple[Place, ...]:
    """List the own strongholds where a shield on that way can leave or take something (rule 5.6).

    The space where it ends is none of them: there it covers everything that lies on the card anyway (ruling R38).
    """
    *before, end = (shield, *path)
    return tuple(dict.fromkeys([place for place in before if place != end and is_own_stronghold(view, place)]))


def _exchange_problems(view: View, walk: Walk, army: ArmyView) -> Generator[Problem, None, Pile | None]:
    """List what is wrong with what a shield leaves and takes; give what it brings along, None if cards are missing."""
    carried = pile_of(army)
    if len({cargo.place for cargo in walk.cargo}) < len(walk.cargo):
        yield NOT_ON_THE_MENU
    if walk.fly and all(cargo.place != walk.shield for cargo in walk.cargo) and not flies(carried):
        yield Problem("guardians-problem-no-flyers", {"place": walk.shield})
    for cargo in in_order(walk):
        place = cargo.place
        host = None if place == walk.shield else army_at(view.armies, place, army.owner)
        try:
            carried, rest = swapped(carried, pile_of(host), cargo)
        except ValueError:
            yield NOT_ON_THE_MENU
            return None
        if place not in exchanges_at(view, walk.shield, walk.path) or not _may_exchange(host, cargo):
            yield NOT_ON_THE_MENU
        if not carried.creatures:
            yield Problem("guardians-problem-last-creature", {"place": walk.shield})
        if host is not None and host.shield is not None and not rest.creatures:
            yield Problem("guardians-problem-last-creature", {"place": place})
        yield from _stack_problems(view, rest, place, None if host is None else host.shield)
        yield from _load_problems(carried, place, army.shield)
        if walk.fly and not flies(carried):
            yield Problem("guardians-problem-no-flyers", {"place": place})
    return carried


def _may_exchange(host: ArmyView | None, cargo: Cargo) -> bool:
    """Tell whether something is left or taken, and no shield is in its way: of turned ones nothing can be taken."""
    leaves, takes = (*cargo.leave, *cargo.leave_items), (*cargo.take, *cargo.take_items)
    if host is None or host.shield is None:
        return bool(leaves or takes)
    return bool(leaves) and not takes if host.turned else bool(takes) and not leaves


def _stack_problems(view: View, pile: Pile, place: Place, shield: CardId | None) -> Iterator[Problem]:
    """List what is wrong with a stack that would lie on a space, with what lies below a home card."""
    weight = stacking_of(pile.creatures, pile.items) + stacking_of(below_at(view, place))
    most = limit_under(view.grounds, place, shield)
    if weight > most:
        yield Problem("guardians-problem-too-heavy", {"place": place, "most": most, "weight": weight})
    if len(pile.items) > len(pile.creatures):
        yield _too_many_items(pile, place)


def _load_problems(pile: Pile, place: Place, shield: CardId | None) -> Iterator[Problem]:
    """List what is wrong with what a shield would carry on from a stronghold."""
    weight, most = (
        stacking_of(pile.creatures, pile.items),
        MOST_VITALITY if shield is None else CARDS[shield].space_limit,
    )
    if weight > most:
        yield Problem("guardians-problem-shield-too-heavy", {"place": place, "most": most, "weight": weight})
    if len(pile.items) > len(pile.creatures):
        yield _too_many_items(pile, place)


def _too_many_items(pile: Pile, place: Place) -> Problem:
    values = {"place": place, "items": len(pile.items), "creatures": len(pile.creatures)}
    return Problem("guardians-problem-stack-too-many-items", values)


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
    if army is None or army.shield is None or army.turned:
        return (NOT_ON_THE_MENU,)
    match action:
        case Stand():
            return ()
        case Walk() if Roads(view).is_open(action.shield, action.path, fly=action.fly):
            return _distinct(arrival_problems(view, action, army))
        case Reinforce() if Roads(view).is_open(action.origin, action.path, fly=action.fly):
            return _distinct(_reinforce_problems(view, action))
        case Storm() if may_storm(view, action.shield):
            return ()
        case _:
            return (NOT_ON_THE_MENU,)


def may_storm(view: View, place: Place) -> bool:
    """Tell whether a shield of the viewer stands on an enemy ruin; no enemy creature can be there then (rule 7.3)."""
    enemy = 1 - seat_of(view)
    return home_of(place) == enemy and view.players[enemy].strongholds[wing_of(place)].ruined


def arrival_problems(view: View, walk: Walk, army: ArmyView) -> Iterator[Problem]:
    """List what is wrong with a walk of an unturned army on a way that can be gone."""
    end = walk.path[-1]
    there = army_at(view.armies, end, army.owner) if end != walk.shield else None
    if end == walk.shield and not walk.cargo:
        yield Problem("guardians-problem-back-for-nothing", {"place": end})
    if there is not None and there.shield is not None:
        yield NOT_ON_THE_MENU
        return
    if walk.fly and not may_fly(view):
        yield NOT_ON_THE_MENU
    carried = yield from _exchange_problems(view, walk, army)
    if carried is not None:
        covered = pile_of(there)
        arrived = Pile((*carried.creatures, *covered.creatures), (*carried.items, *covered.items))
        yield from _stack_problems(view, arrived, end, army.shield)


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
    source, target = (army_at(view.armies, place, seat) for place in (action.origin, action.path[-1]))
    if source is None or not is_own_stronghold(view, action.origin) or target is None or target.shield is None:
        yield NOT_ON_THE_MENU
        return
    spent = source.shield is not None and (source.turned or source.place == action.shield)
    waits = not (target.turned or target.place == action.shield)
    if spent or waits or target.place == source.place:
        yield NOT_ON_THE_MENU
    sent = Pile(action.creatures, action.items)
    try:
        yield from _leaving_problems(view, source, sent)
    except ValueError:
        yield NOT_ON_THE_MENU
        return
    if action.fly and not flies(sent):
        yield Problem("guardians-problem-no-flyers", {"place": action.origin})
    yield from _joining_problems(view, sent, target)


def _leaving_problems(view: View, source: ArmyView, sent: Pile) -> Iterator[Problem]:
    """List what is wrong with sending cards of an army away. Raises ValueError if one is not there."""
    rest = Pile(
        without(source.creatures or (), *sent.creatures),
        without(source.items or (), *sent.items),
    )
    if not sent.creatures:
        yield Problem("guardians-problem-nobody-sent")
    if source.shield is not None and not rest.creatures:
        yield Problem("guardians-problem-last-creature", {"place": source.place})
    yield from _stack_problems(view, rest, source.place, source.shield)


def _joining_problems(view: View, sent: Pile, target: ArmyView) -> Iterator[Problem]:
    """List what is wrong with an army that is joined by what was sent."""
    there = pile_of(target)
    reinforced = Pile((*there.creatures, *sent.creatures), (*there.items, *sent.items))
    yield from _stack_problems(view, reinforced, target.place, target.shield)


def marches_of(view: View, shield: Place) -> Iterator[March]:
    """List, lazily, what can be done with an unturned shield.

    Cargo and troops are only the plainest: everything is exchanged, one creature or everybody is sent. What lies
    between is left to whoever chooses.
    """
    army = army_at(view.armies, shield, seat_of(view))
    assert army is not None  # it has the shield
    yield from _marches(view, Roads(view), army)


def every_march(view: View, *, exchanges: bool = True) -> Iterator[March]:
    """List, lazily, what can be done with all unturned shields of the viewer, from his left to his right.

    Nobody flies where he can walk. Without `exchanges` no shield leaves or takes anything on its way, and of several
    ways to the same space one is listed.
    """
    roads = Roads(view)
    for army in unturned(view):
        yield from _marches(view, roads, army, exchanges=exchanges)


def _marches(view: View, roads: Roads, army: ArmyView, *, exchanges: bool = True) -> Iterator[March]:
    shield = army.place
    yield Stand(shield=shield)
    if may_storm(view, shield):
        yield Storm(shield=shield)
    for walk in _walks(view, roads, army, exchanges=exchanges):
        if not any(arrival_problems(view, walk, army)):
            yield walk
    yield from reinforces_of(view, roads, shield, _plain_troops)


def _walks(view: View, roads: Roads, army: ArmyView, *, exchanges: bool) -> Iterator[Walk]:
    shield, carried = army.place, pile_of(army)
    if not exchanges:
        flying = flies(carried)
        ends = {path[-1]: (path, fly) for path, fly in reversed(roads.ways(shield)) if flying or not fly}
        yield from (Walk(shield=shield, path=path, fly=fly) for path, fly in reversed(ends.values()))
        return
    for path, fly in roads.ways(shield):
        yield Walk(shield=shield, path=path, fly=fly)
        for place in exchanges_at(view, shield, path):
            host = Pile() if place == shield else pile_of(army_at(view.armies, place, army.owner))
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


def reinforces_of(
    view: View, roads: Roads, shield: Place, troops: Callable[[Pile], Iterable[Pile]]
) -> Iterator[Reinforce]:
    """List, lazily, what reinforcements can be sent when an unturned shield is turned; `troops` are tried of a stack.

    The origins come from left to right, for each of them the ways, the shorter first, and for each way the troops.
    """
    seat = seat_of(view)
    targets = {
        army.place: army
        for army in view.armies
        if army.owner == seat and army.shield is not None and (army.turned or army.place == shield)
    }
    for origin in reinforcements_at(view, shield):
        ways = [(path, fly) for path, fly in roads.ways(origin) if path[-1] in targets and path[-1] != origin]
        source = army_at(view.armies, origin, seat)
        if not ways or source is None:
            continue
        sendable = [sent for sent in troops(pile_of(source)) if not any(_leaving_problems(view, source, sent))]
        for path, fly in ways:
            for sent in sendable:
                if not (fly and not flies(sent)) and not any(_joining_problems(view, sent, targets[path[-1]])):
                    yield Reinforce(
                        shield=shield, origin=origin, path=path, creatures=sent.creatures, items=sent.items, fly=fly
                    )


def _plain_troops(pile: Pile) -> Iterator[Pile]:
    for creature in dict.fromkeys(pile.creatures):
        yield Pile((creature,), pile.items if (creature,) == pile.creatures else ())
    yield pile
