"""The questions of a march: only what is possible is offered.

Keys of the questions, in this order:

- "turn": which shield ("B2") is turned, or which card of the depot is played first (its id). Left out where there is
  only one shield and no card.
- "target" (after a card): what it is aimed at, spaces; left out where there is no choice.
- "use" (buttons): "stand" (turn it and do nothing), "rest" (at tables by sheets: so do all others that are left),
  "reinforce", "storm" (attack the Guardian); or in its place
- "to": the space to move to; the shield's own space means going home, exchanging and coming back.
- "way": the spaces of the way with dots ("B1.C1"), and "fly:" before it if it is flown; optional, without an
  answer the first one is taken: on foot rather than by air, short rather than long. Left out where there is only one.
- "leave-A2" and "take-A2": which cards are left and taken on that stronghold; optional. The second and further copies
  of a card have a number ("archer:2").
- "fight" (buttons, where it attacks at a table by sheets): the combat sheet that goes along: "ask" (chosen beforehand:
  its owner is asked before the combat), "win", "careful", "all-in".
- "from" (after "reinforce"): the stronghold that creatures come from.
- "for": the turned shield that they go to.
- "way": as above, from the stronghold to the shield.
- "troops": who goes, with the items that go along.

A shield that is too heavy for a space, or that cannot fly as it is, may still be offered where it can leave something
behind on its way; until it does, the draft has faults.
"""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem
from bot.games.forms import NOT_ON_THE_MENU, Form, menu
from bot.games.guardians import card_plays as plays
from bot.games.guardians import table
from bot.games.guardians.card_plays import aim, ask_cards
from bot.games.guardians.cards import CARDS
from bot.games.guardians.march import legal_marches
from bot.games.guardians.march.legal_marches import Path, Roads, exchanges_at, flies, is_defended, swapped, unturned
from bot.games.guardians.spaces import Pile, home_card, limit_under, pile_of, seat_of, stacking_of
from bot.games.guardians.table import ArmyView, Cards, March, Place, View, army_at

_CURED_BY_LEAVING: Final = frozenset(
    {
        "guardians-problem-too-heavy",
        "guardians-problem-stack-too-many-items",
        "guardians-problem-no-flyers",
        "guardians-problem-back-for-nothing",
    }
)


def problems(view: View, decision: Decision, action: March | table.Play) -> tuple[Problem, ...]:
    """List every reason against a march, or against a card that is played before it."""
    by_steps = view.options.pace == "steps"
    match action:
        case table.Play():
            return () if action in plays.plays_now(view, plays.TIMINGS["march"]) else (NOT_ON_THE_MENU,)
        case table.Walk(fight=str()) | table.Storm(fight=str()) if by_steps:
            return (NOT_ON_THE_MENU,)
        case table.Stand(rest=True) if by_steps or len(unturned(view)) == 1:
            return (NOT_ON_THE_MENU,)
        case _:
            return legal_marches.march_problems(view, action)


# Menus


def _fill_in(view: View, decision: Decision, form: Form) -> March | table.Play | None:
    """Ask what is needed, from the shield to its troops, and make the action of it."""
    shields = [army.place for army in unturned(view)]
    cards = plays.playable(view, plays.TIMINGS["march"])
    if len(shields) == 1 and not cards:
        return _use(view, form, shields[0])
    chosen = form.ask("turn", (*shields, *cards))
    if chosen is None:
        return None
    shield = table.as_place(chosen)
    return aim(view, form, chosen) if shield is None else _use(view, form, shield)


def _use(view: View, form: Form, shield: Place) -> March | None:
    roads = Roads(view, by_choice=True)
    walks = _walks(view, roads, shield)
    sent = dict.fromkeys(
        (one.origin, one.path, one.fly) for one in legal_marches.reinforces_of(view, roads, shield, _sendings)
    )
    reinforcements = sorted(sent, key=lambda way: way[2])
    offered = {
        "stand": True,
        "rest": view.options.pace == "sheets" and len(unturned(view)) > 1,
        "reinforce": bool(reinforcements),
        "storm": legal_marches.may_storm(view, shield),
    }
    uses = [use for use, possible in offered.items() if possible]
    goals = sorted({path[-1] for path, _ in walks}, key=table.PLACES.index)
    to = form.ask("to", goals, optional=True)
    match form.ask("use", uses, optional=bool(goals), style="buttons"):
        case "stand":
            return table.Stand(shield=shield)
        case "rest":
            return table.Stand(shield=shield, rest=True)
        case "storm":
            return table.Storm(shield=shield, fight=_fight(view, form))
        case "reinforce":
            return _send(view, form, shield, reinforcements)
    return None if to is None else _move(view, form, shield, to, walks)


def _walks(view: View, roads: Roads, shield: Place) -> list[tuple[Path, bool]]:
    """List the ways that a shield can go as it is, or after leaving something on one of them."""
    army = _own(view, shield)
    carried = pile_of(army)
    walks = []
    for path, fly in roads.ways(shield):
        if fly and not _can_take_off(view, shield, path, carried):
            continue
        faults = legal_marches.arrival_problems(view, table.Walk(shield=shield, path=path, fly=fly), army)
        if all(fault.key in _CURED_BY_LEAVING for fault in faults) and (
            not faults or any(_can_exchange(view, shield, place, carried) for place in exchanges_at(view, shield, path))
        ):
            walks.append((path, fly))
    return sorted(walks, key=lambda way: way[1])


def _can_take_off(view: View, shield: Place, path: Path, carried: Pile) -> bool:
    """Tell whether a shield can fly with all that it carries, or with some of it if the rest may stay."""
    alone = (Pile((creature,), carried.items) for creature in carried.creatures)
    return flies(carried) or (shield in exchanges_at(view, shield, path) and any(flies(one) for one in alone))


def _can_exchange(view: View, shield: Place, place: Place, carried: Pile) -> bool:
    """Tell whether a shield can leave or take anything at all on a stronghold."""
    may_leave, host = _host(view, shield, place)
    return bool(host.creatures) or (may_leave and len(carried.creatures) > 1)


def _host(view: View, shield: Place, place: Place) -> tuple[bool, Pile]:
    """Tell whether cards may be left on a stronghold, and give those that may be taken there (rule 5.6)."""
    if place == shield:
        return True, Pile()
    army = army_at(view.armies, place, seat_of(view))
    if army is None or army.shield is None:
        return True, pile_of(army)
    return (True, Pile()) if army.turned else (False, pile_of(army))


def _sendings(pile: Pile) -> Iterator[Pile]:
    """Send each creature alone, each with each item, or everybody: what shows that anything can be sent at all."""
    for creature in dict.fromkeys(pile.creatures):
        for items in ((), *((item,) for item in dict.fromkeys(pile.items))):
            yield Pile((creature,), items)
    yield pile


def _move(view: View, form: Form, shield: Place, to: Place, walks: list[tuple[Path, bool]]) -> table.Walk:
    path, fly = _way(form, [(path, fly) for path, fly in walks if path[-1] == to])
    cargo = _exchanged(view, shield, path, lambda key, cards: ask_cards(form, key, cards) or ())
    fight = _fight(view, form) if to != shield and is_defended(view, to) else None
    return table.Walk(shield=shield, path=path, fly=fly, cargo=cargo, fight=fight)


def _exchanged(view: View, shield: Place, path: Path, choose: Callable[[str, Cards], Cards]) -> tuple[table.Cargo, ...]:
    """Leave and take what is chosen on the strongholds of a way."""
    carried, cargo = pile_of(_own(view, shield)), list[table.Cargo]()
    for place in exchanges_at(view, shield, path):
        may_leave, host = _host(view, shield, place)
        leave = choose(f"leave-{place}", (*carried.creatures, *carried.items) if may_leave else ())
        take = choose(f"take-{place}", (*host.creatures, *host.items))
        if leave or take:
            (creatures, items), (taken, taken_items) = _sorted_out(leave), _sorted_out(take)
            cargo.append(
                table.Cargo(place=place, leave=creatures, leave_items=items, take=taken, take_items=taken_items)
            )
            carried, _ = swapped(carried, host, cargo[-1])
    return tuple(cargo)


def _fight(view: View, form: Form) -> table.Suggestion | None:
    """Ask by which sheet an attack is fought; None for the question before the combat."""
    if view.options.pace == "steps":
        return None
    chosen = form.ask("fight", ("ask", *table.SUGGESTIONS), default="ask", style="buttons")
    return next((one for one in table.SUGGESTIONS if one == chosen), None)


def _send(view: View, form: Form, shield: Place, ways: list[tuple[Place, Path, bool]]) -> table.Reinforce | None:
    origin = form.ask("from", dict.fromkeys(origin for origin, _, _ in ways))
    if origin is None:
        return None
    to = form.ask("for", sorted({path[-1] for start, path, _ in ways if start == origin}, key=table.PLACES.index))
    if to is None:
        return None
    path, fly = _way(form, [(path, fly) for one, path, fly in ways if one == origin and path[-1] == to])
    pile = pile_of(_own(view, origin))
    troops = ask_cards(form, "troops", (*pile.creatures, *pile.items), least=1)
    if not troops:
        return None
    creatures, items = _sorted_out(troops)
    return table.Reinforce(shield=shield, origin=origin, path=path, creatures=creatures, items=items, fly=fly)


def _way(form: Form, ways: list[tuple[Path, bool]]) -> tuple[Path, bool]:
    """Ask for the way if there are several; the first one unless another is chosen."""
    named = {("fly:" if fly else "") + ".".join(path): (path, fly) for path, fly in ways[:25]}
    chosen = form.ask("way", named, optional=True) if len(named) > 1 else None
    return named[chosen] if chosen else ways[0]


def _sorted_out(cards: Cards) -> tuple[Cards, Cards]:
    """Part creatures from creature items."""
    creatures = tuple(card for card in cards if CARDS[card].is_creature)
    return creatures, tuple(card for card in cards if not CARDS[card].is_creature)


_FORM: Final = menu(_fill_in)


def _take(view: View, decision: Decision, draft: table.Draft, key: str, chosen: tuple[str, ...]) -> table.Draft:
    """Answer a question; where a shield goes and what else it does take each other's place."""
    other = {"to": "use", "use": "to"}.get(key)
    kept = replace(draft, taken=tuple(answer for answer in draft.taken if answer[0] != other))
    taken: table.Draft = _FORM.take(view, decision, kept, key, chosen)
    return taken


MENU: Final = dataclasses.replace(_FORM, take=_take)


# Without the player


def sample(view: View, decision: Decision, chance: Chance) -> table.Action:
    """Choose some march, or now and then a card first; fights are sought, since random walks rarely meet."""
    march = _some_march(view, decision, chance)
    if view.options.pace == "steps" or chance.below(3):
        return march
    match march:
        case table.Stand() if len(unturned(view)) > 1:
            return replace(march, rest=True)
        case table.Walk() if not is_defended(view, march.path[-1]):
            return march
        case table.Walk() | table.Storm():
            return replace(march, fight=chance.pick(table.SUGGESTIONS))
        case _:
            return march


def _some_march(view: View, decision: Decision, chance: Chance) -> March | table.Play:
    cards = list(plays.plays_now(view, plays.TIMINGS["march"]))
    if cards and chance.below(3) == 0:
        return chance.pick(cards)
    army, roads = chance.pick(unturned(view)), Roads(view)
    moves = list(legal_marches.moves_of(view, roads, army))
    held = {army.place for army in view.armies if army.owner != decision.seat}
    fights = [
        one for one in moves if (one.path[-1] in held if isinstance(one, table.Walk) else isinstance(one, table.Storm))
    ]
    if fights and chance.below(4):
        return _loaded(view, chance.pick(fights), chance)
    moving = [move for move in moves if isinstance(move, table.Walk)]
    if moving and chance.below(3):
        return _loaded(view, chance.pick(moving), chance)
    return _loaded(view, chance.pick([*moves, *legal_marches.reinforces_of(view, roads, army.place)]), chance)


def _loaded(view: View, march: March, chance: Chance) -> March:
    """Let a shield leave and take some cards, and send some more troops, if that is legal."""
    match march:
        case table.Walk():
            cargo = _exchanged(view, march.shield, march.path, lambda key, cards: _some(cards, chance))
            walk = replace(march, cargo=cargo)
            same = walk.cargo == march.cargo
            return march if same or legal_marches.arrival_problems(view, walk, _own(view, march.shield)) else walk
        case table.Reinforce():
            pile = pile_of(_own(view, march.origin))
            creatures, items = _sorted_out(_some((*pile.creatures, *pile.items), chance))
            reinforce = replace(march, creatures=creatures, items=items)
            return march if legal_marches.march_problems(view, reinforce) else reinforce
        case _:
            return march


def _some(cards: Cards, chance: Chance) -> Cards:
    return tuple(card for card in cards if chance.below(2))


def fallback(view: View, decision: Decision) -> table.Action:
    """Turn the leftmost shield and do nothing with it (rule 11.2)."""
    return table.Stand(shield=unturned(view)[0].place)


# Preview


def shown_after(view: View, action: table.Action) -> View:
    """Show the own board after a legal march: who would lie where; what the enemy then does is left out.

    What flies is marked as known to the enemy. A stronghold that nobody would defend is shown as ruins; an enemy army
    stays where it is, so that the picture shows both on the space that would be fought for. A card that is played
    first changes nothing.
    """
    match action:
        case table.Stand() | table.Storm():
            return _with_army(view, replace(_own(view, action.shield), turned=True))
        case table.Walk():
            return _walked(view, action)
        case table.Reinforce():
            return _reinforced(view, action)
    return view


def _own(view: View, place: Place) -> ArmyView:
    army = army_at(view.armies, place, seat_of(view))
    assert army is not None  # legality has found it there
    return army


def _with_army(view: View, army: ArmyView) -> View:
    """Put an own army down in place of what lay there; without a card it is taken away."""
    others = [one for one in view.armies if (one.place, one.owner) != (army.place, army.owner)]
    if army.creatures or army.items or army.shield is not None:
        others.append(army)
    return replace(view, armies=tuple(sorted(others, key=lambda one: (table.PLACES.index(one.place), one.owner))))


def _filled(view: View, army: ArmyView, place: Place, pile: Pile) -> ArmyView:
    creatures, items = tuple(sorted(pile.creatures)), tuple(sorted(pile.items))
    return replace(
        army,
        place=place,
        cards=len(creatures) + len(items),
        creatures=creatures,
        items=items,
        stacking=stacking_of(creatures, items),
        base=sum(CARDS[card].base for card in creatures),
        known=tuple(sorted((Counter(army.known) & Counter((*creatures, *items))).elements())),
        limit=limit_under(view.grounds, place, army.shield),
    )


def _loose(view: View, place: Place, like: ArmyView) -> ArmyView:
    """Lay nothing on a space of an own army, without a shield."""
    bare = replace(like, shield=None, turned=False, flew=False, known=())
    return _filled(view, bare, place, Pile())


def _walked(view: View, walk: table.Walk) -> View:
    seat = seat_of(view)
    army = replace(_own(view, walk.shield), turned=True, flew=walk.fly)
    carried = pile_of(army)
    if walk.fly:
        army = replace(army, known=(*carried.creatures, *carried.items))
    view = _with_army(view, _loose(view, walk.shield, army))
    for cargo in legal_marches.in_order(walk):
        host = army_at(view.armies, cargo.place, seat) or _loose(view, cargo.place, army)
        carried, rest = swapped(carried, pile_of(host), cargo)
        army = replace(army, known=legal_marches.known_after(army.known, carried, cargo, walk))
        if cargo.take or cargo.take_items:
            host = replace(host, known=())
        view = _with_army(view, _filled(view, host, cargo.place, rest))
    end = walk.path[-1]
    covered = army_at(view.armies, end, seat)
    if covered is not None:
        there = pile_of(covered)
        carried = Pile((*carried.creatures, *there.creatures), (*carried.items, *there.items))
        army = replace(army, known=(*army.known, *covered.known))
    return _entered(_with_army(view, _filled(view, army, end, carried)), end)


def _entered(view: View, place: Place) -> View:
    """Show an enemy stronghold that nobody would defend as ruins."""
    enemy = 1 - seat_of(view)
    card = home_card(view, place)
    if card is None or table.home_of(place) != enemy or is_defended(view, place):
        return view
    cards, players = list(view.players[enemy].strongholds), list(view.players)
    cards[table.wing_of(place)] = replace(
        card, ruined=True, below=0, below_cards=None, shown=(), upgrade=None, downgrade=None
    )
    players[enemy] = replace(players[enemy], strongholds=tuple(cards))
    return replace(view, players=tuple(players))


def _reinforced(view: View, action: table.Reinforce) -> View:
    view = _with_army(view, replace(_own(view, action.shield), turned=True))
    source, target = _own(view, action.origin), _own(view, action.path[-1])
    rest, there = pile_of(source), pile_of(target)
    left = Pile(table.without(rest.creatures, *action.creatures), table.without(rest.items, *action.items))
    sent = Pile((*there.creatures, *action.creatures), (*there.items, *action.items))
    if action.fly:
        target = replace(target, known=(*target.known, *action.creatures, *action.items))
    else:
        source = replace(source, known=())
    view = _with_army(view, _filled(view, source, action.origin, left))
    return _with_army(view, _filled(view, target, action.path[-1], sent))
