"""How shields move: control, limits, ways on foot and by air, reinforcements, and what shields leave and take at home.

Everything here looks at a view alone, or at what view and state have in common: grounds (those of DISPUTED, in that
order) and armies.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
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
    fits,
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

_NO_FLIGHT: Final[Mapping[CardId | None, tuple[abilities.Forbid, ...]]] = {
    card.id: bans
    for card in CARDS.values()
    if (bans := tuple(ability for ability in with_ability(card, abilities.Forbid) if ability.what == "flying"))
}
"""What cards forbid flyers."""
_ANY_PART: Final[tuple[abilities.FlightPart, ...]] = get_args(abilities.FlightPart)


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


def _own_strongholds(view: View) -> frozenset[Place]:
    """List the intact strongholds of the viewer."""
    return frozenset([card.place for card in view.players[seat_of(view)].strongholds if not card.ruined])


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

    And what they find there: `homes` are the own strongholds. `by_choice`: flights are listed too where one could walk.
    """

    def __init__(self, view: View, *, by_choice: bool = False) -> None:
        self.homes = _own_strongholds(view)
        self._limits = {ground.place: limit_under(view.grounds, ground.place) for ground in view.grounds}
        self._below = {place: _below(view, place) for place in HOMES[seat_of(view)]}
        self._by_choice = by_choice
        self._allowance = allowance_of(view.lasting, seat_of(view))
        self._grounded = grounded(view)
        self._stops = _stops(view)
        self._bans = _flight_bans(view)

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
        return _ways(start, self._allowance, self._stops, None if self._grounded else self._bans, self._by_choice)

    def room(self, place: Place, shield: CardId | None) -> int:
        """Tell how much fits on a space under a shield beside what lies below an own home card."""
        limit = MOST_VITALITY if shield is None else _most_carried(shield)
        return min(limit, self._limits.get(place, limit)) - self._below.get(place, 0)


@lru_cache(maxsize=1024)
def _ways(
    start: Place,
    most: int,
    stops: frozenset[Place],
    bans: frozenset[tuple[Place, abilities.FlightPart]] | None,
    by_choice: bool,
) -> tuple[tuple[Path, bool], ...]:
    """List the ways of up to so many steps; without `bans` nobody flies."""
    found: list[tuple[Path, bool]] = []
    for path in _paths(start, most):
        walkable = stops.isdisjoint(path[:-1])
        if walkable:
            found.append((path, False))
        if (by_choice or not walkable) and bans is not None and bans.isdisjoint(_flight_parts(start, path)):
            found.append((path, True))
    return tuple(found)


def _stops(view: View) -> frozenset[Place]:
    """List the spaces through which a walker of the viewer cannot pass (rule 5.3, rulings R35, R37)."""
    seat = seat_of(view)
    held = [army.place for army in view.armies if army.owner != seat]
    lost = [one.place for one in view.grounds if one.owner is None or one.controller != seat]
    return frozenset((*HOMES[1 - seat], *held, *lost))


def _flight_bans(view: View) -> frozenset[tuple[Place, abilities.FlightPart]]:
    """List where cards keep flyers of the viewer from flying into, out of or over spaces, by space and part."""
    seat = seat_of(view)
    bans: set[tuple[Place, abilities.FlightPart]] = set()

    def ban(card: CardId | None, owner: Seat, scope: abilities.Scope, places: Iterable[Place]) -> None:
        for ability in _NO_FLIGHT[card]:
            if ability.scope == scope and (ability.side == "both" or owner != seat):
                bans.update(itertools.product(places, ability.how or _ANY_PART))

    for ground in view.grounds:
        if ground.terrain in _NO_FLIGHT and ground.owner is not None and not ground.face_down:
            ban(ground.terrain, ground.owner, "space", (ground.place,))
    for owner, player in enumerate(view.players):
        cards = [card for card in player.strongholds if not card.ruined]
        for card in cards:
            if card.card in _NO_FLIGHT:
                ban(card.card, owner, "space", (card.place,))
            if card.upgrade in _NO_FLIGHT:
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
    return _exchanges(_own_strongholds(view), shield, path)


def _exchanges(homes: frozenset[Place], shield: Place, path: Path) -> Path:
    if shield not in homes and homes.isdisjoint(path):
        return ()
    *before, end = (shield, *path)
    return tuple([place for place in before if place in homes and place != end])


def _exchange_problems(view: View, walk: Walk, army: ArmyView) -> tuple[list[Problem], Pile | None]:
    """List what is wrong with what a shield leaves and takes; give what it brings along, None if cards are missing."""
    carried = pile_of(army)
    found: list[Problem] = []
    if len(walk.cargo) > len({cargo.place for cargo in walk.cargo}):
        found.append(NOT_ON_THE_MENU)
    if walk.fly and all(cargo.place != walk.shield for cargo in walk.cargo) and not flies(carried):
        found.append(Problem("guardians-problem-no-flyers", {"place": walk.shield}))
    for cargo in in_order(walk):
        place = cargo.place
        host = None if place == walk.shield else army_at(view.armies, place, army.owner)
        try:
            carried, rest = swapped(carried, pile_of(host), cargo)
        except ValueError:
            return [*found, NOT_ON_THE_MENU], None
        if place not in exchanges_at(view, walk.shield, walk.path) or not _may_exchange(host, cargo):
            found.append(NOT_ON_THE_MENU)
        if not carried.creatures:
            found.append(Problem("guardians-problem-last-creature", {"place": walk.shield}))
        if host is not None and host.shield is not None and not rest.creatures:
            found.append(Problem("guardians-problem-last-creature", {"place": place}))
        found += _stack_problems(view, rest, place, None if host is None else host.shield)
        found += _load_problems(carried, place, army.shield)
        if walk.fly and not flies(carried):
            found.append(Problem("guardians-problem-no-flyers", {"place": place}))
    return found, carried


def _may_exchange(host: ArmyView | None, cargo: Cargo) -> bool:
    """Tell whether something is left or taken, and no shield is in its way: of turned ones nothing can be taken."""
    leaves, takes = (*cargo.leave, *cargo.leave_items), (*cargo.take, *cargo.take_items)
    if host is None or host.shield is None:
        return bool(leaves or takes)
    return bool(leaves) and not takes if host.turned else bool(takes) and not leaves


def _stack_problems(view: View, pile: Pile, place: Place, shield: CardId | None) -> tuple[Problem, ...]:
    """List what is wrong with a stack that would lie on a space, with what lies below an own home card."""
    weight, most = stacking_of(*pile) + _below(view, place), limit_under(view.grounds, place, shield)
    return _pile_problems("guardians-problem-too-heavy", pile, place, weight, most)


def _below(view: View, place: Place) -> int:
    return stacking_of(below_at(view, place)) if home_of(place) == view.seat else 0


def _load_problems(pile: Pile, place: Place, shield: CardId | None) -> tuple[Problem, ...]:
    """List what is wrong with what a shield would carry on from a stronghold."""
    return _pile_problems("guardians-problem-shield-too-heavy", pile, place, stacking_of(*pile), _most_carried(shield))


def _most_carried(shield: CardId | None) -> int:
    return MOST_VITALITY if shield is None else CARDS[shield].space_limit


def _pile_problems(too_heavy: str, pile: Pile, place: Place, weight: int, most: int) -> tuple[Problem, ...]:
    creatures, items = pile
    if weight <= most and len(items) <= len(creatures):
        return ()
    heavy = Problem(too_heavy, {"place": place, "most": most, "weight": weight})
    values = {"place": place, "items": len(items), "creatures": len(creatures)}
    crowded = Problem("guardians-problem-stack-too-many-items", values)
    return (*((heavy,) if weight > most else ()), *((crowded,) if len(items) > len(creatures) else ()))


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


def arrival_problems(view: View, walk: Walk, army: ArmyView) -> tuple[Problem, ...]:
    """List what is wrong with a walk of an unturned army on a way that can be gone."""
    end = walk.path[-1]
    there = army_at(view.armies, end, army.owner) if end != walk.shield else None
    found: list[Problem] = []
    if end == walk.shield and not walk.cargo:
        found.append(Problem("guardians-problem-back-for-nothing", {"place": end}))
    if there is not None and there.shield is not None:
        return (*found, NOT_ON_THE_MENU)
    if walk.fly and not may_fly(view):
        found.append(NOT_ON_THE_MENU)
    exchange, carried = _exchange_problems(view, walk, army)
    found += exchange
    if carried is not None:
        found += _joining_problems(view, carried, end, there, army.shield)
    return tuple(found)


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
    yield from _joining_problems(view, sent, target.place, target, target.shield)


def _leaving_problems(view: View, source: ArmyView, sent: Pile) -> tuple[Problem, ...]:
    """List what is wrong with sending cards of an army away. Raises ValueError if one is not there."""
    rest = _left(pile_of(source), sent)
    return (
        *(() if sent.creatures else (Problem("guardians-problem-nobody-sent"),)),
        *(
            (Problem("guardians-problem-last-creature", {"place": source.place}),)
            if source.shield is not None and not rest.creatures
            else ()
        ),
        *_stack_problems(view, rest, source.place, source.shield),
    )


def _left(stack: Pile, sent: Pile) -> Pile:
    """Take cards out of a stack. Raises ValueError if one is not there."""
    return Pile(without(stack.creatures, *sent.creatures), without(stack.items, *sent.items))


def _joining_problems(
    view: View, coming: Pile, place: Place, there: ArmyView | None, shield: CardId | None
) -> tuple[Problem, ...]:
    """List what is wrong with a space, under a shield, to which cards come that join what lies there."""
    return _stack_problems(view, _together(coming, there), place, shield)


def _together(coming: Pile, there: ArmyView | None) -> Pile:
    if there is None:
        return coming
    return Pile((*coming.creatures, *(there.creatures or ())), (*coming.items, *(there.items or ())))


def every_march(view: View, *, exchanges: bool = True) -> Iterator[March]:
    """List, lazily, what can be done with all unturned shields of the viewer, from his left to his right.

    Cargo and troops are only the plainest: everything is exchanged, one creature or everybody is sent. What lies
    between is left to whoever chooses. Nobody flies where he can walk. Without `exchanges` no shield leaves or takes
    anything on its way, and of several ways to the same space one is listed.
    """
    roads = Roads(view)
    for army in unturned(view):
        yield from moves_of(view, roads, army, exchanges=exchanges)
        yield from reinforces_of(view, roads, army.place)


def moves_of(view: View, roads: Roads, army: ArmyView, *, exchanges: bool = True) -> Iterator[Stand | Storm | Walk]:
    """List, lazily, what an unturned shield can do itself: what `every_march` lists for it but reinforcements."""
    shield = army.place
    yield Stand(shield=shield)
    if may_storm(view, shield):
        yield Storm(shield=shield)
    yield from _walks(view, roads, army) if exchanges else _plain_walks(view, roads, army)


def _plain_walks(view: View, roads: Roads, army: ArmyView) -> Iterator[Walk]:
    """List one walk to each space, on which nothing is exchanged: `arrival_problems` finds nothing wrong with it."""
    shield, carried, may = army.place, pile_of(army), may_fly(view)
    own = {one.place: one for one in view.armies if one.owner == army.owner}
    flying = flies(carried)
    ends = {path[-1]: (path, fly) for path, fly in reversed(roads.ways(shield)) if flying or not fly}
    for end, (path, fly) in reversed(ends.items()):
        there = own.get(end)
        free = (there is None or there.shield is None) and (may or not fly)
        if free and fits(_together(carried, there), roads.room(end, army.shield)):
            yield Walk(shield=shield, path=path, fly=fly)


def _walks(view: View, roads: Roads, army: ArmyView) -> Iterator[Walk]:
    """List all walks on which nothing or everything is exchanged: `arrival_problems` finds nothing wrong with them.

    What is exchanged, and what lies at the end, is looked at once, and not for each way that leads there.
    """
    shield, may = army.place, may_fly(view)
    own = {one.place: one for one in view.armies if one.owner == army.owner and one.place != shield}
    loads: dict[tuple[Place | None, bool], tuple[tuple[Cargo, ...], Pile | None]] = {}
    fitting: dict[tuple[Place, Place | None], bool] = {}
    for path, fly in roads.ways(shield):
        end, there = path[-1], own.get(path[-1])
        if (fly and not may) or (there is not None and there.shield is not None):
            continue
        for place in (*(() if end == shield else (None,)), *_exchanges(roads.homes, shield, path)):
            if (load := loads.get((place, fly))) is None:
                host = None if place is None else own.get(place)
                load = loads[place, fly] = _all_exchanged(roads, army, host, place, fly=fly)
            cargo, brought = load
            if brought is None:
                continue
            if (fitted := fitting.get((end, place))) is None:
                fitted = fitting[end, place] = fits(_together(brought, there), roads.room(end, army.shield))
            if fitted:
                yield Walk(shield=shield, path=path, fly=fly, cargo=cargo)


def _all_exchanged(
    roads: Roads, army: ArmyView, there: ArmyView | None, place: Place | None, *, fly: bool
) -> tuple[tuple[Cargo, ...], Pile | None]:
    """Exchange all that a stack carries for all that lies on a stronghold, or leave all that it can.

    Give what is exchanged, and what marches on then, None where `_exchange_problems` has something against it.
    """
    carried = pile_of(army)
    aloft = not fly or flies(carried)
    if place is None:
        return (), carried if aloft else None
    host = pile_of(there)
    leave, leave_items = carried if host.creatures else (carried.creatures[1:], ())
    cargo = Cargo(place=place, leave=leave, leave_items=leave_items, take=host.creatures, take_items=host.items)
    marching, staying = swapped(carried, host, cargo)
    legal = (
        _may_exchange(there, cargo)
        and (aloft or place == army.place)
        and (not fly or flies(marching))
        and bool(marching.creatures)
        and fits(marching, _most_carried(army.shield))
        and (bool(staying.creatures) or there is None or there.shield is None)
        and fits(staying, roads.room(place, None if there is None else there.shield))
    )
    return (cargo,), marching if legal else None


def _plain_troops(pile: Pile) -> Iterator[Pile]:
    for creature in dict.fromkeys(pile.creatures):
        yield Pile((creature,), pile.items if (creature,) == pile.creatures else ())
    yield pile


def reinforces_of(
    view: View, roads: Roads, shield: Place, troops: Callable[[Pile], Iterable[Pile]] = _plain_troops
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
        stack, shielded, room = pile_of(source), source.shield is not None, roads.room(origin, source.shield)
        sendable = [sent for sent in troops(stack) if _can_be_sent(stack, sent, room, shielded=shielded)]
        joining = {
            place: [sent for sent in sendable if fits(_together(sent, there), roads.room(place, there.shield))]
            for place, there in targets.items()
            if any(path[-1] == place for path, _ in ways)
        }
        for path, fly in ways:
            for sent in joining[path[-1]]:
                if not fly or flies(sent):
                    yield Reinforce(
                        shield=shield, origin=origin, path=path, creatures=sent.creatures, items=sent.items, fly=fly
                    )


def _can_be_sent(stack: Pile, sent: Pile, room: int, *, shielded: bool) -> bool:
    """Tell whether `_leaving_problems` finds nothing wrong with sending troops of a stack away."""
    rest = _left(stack, sent)
    return bool(sent.creatures) and (bool(rest.creatures) or not shielded) and fits(rest, room)
