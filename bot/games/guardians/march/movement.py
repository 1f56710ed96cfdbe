"""Movement (rule 5): what is done with a turned shield, flights and who stops them, entering, played cards.

Parts for "march", "flight", "storm" and "dispel". The menus of marches are in `menus`, those of windows in
`card_plays.window`. "storm": the question "storm", buttons "yes", at tables by sheets "yes-win", "yes-careful" and
"yes-all-in" with the combat sheet for it, and "no".

"dispel" is asked when a card has been played outside of combats: it may be made void by a card that dispels, which can
be answered in the same way, by turns. `Asking.held` is the first card and `by` its owner, `card` what is answered now,
`amount` counts how often it has been answered: an odd number leaves the first card void.
"""

from collections import Counter
from typing import Final, Literal

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.forms import Form
from bot.games.guardians import card_plays as plays
from bot.games.guardians import combat
from bot.games.guardians.asking import Part, listed
from bot.games.guardians.cards import CardId
from bot.games.guardians.march import menus
from bot.games.guardians.march.legal_marches import (
    ALLOWANCE,
    calls_from_below,
    in_order,
    known_after,
    move_mods,
    swapped,
)
from bot.games.guardians.spaces import Pile, joined, lose_stronghold
from bot.games.guardians.table import (
    SUGGESTIONS,
    Action,
    Army,
    Asking,
    CardDispelled,
    Cargo,
    FlightShown,
    March,
    Moved,
    Pass,
    Place,
    Play,
    Reinforce,
    Reinforced,
    ShieldTurned,
    Stand,
    Storm,
    Suggestion,
    Table,
    View,
    Walk,
    home_of,
    with_seat,
    without,
)
from bot.games.parts import never_forced

# Turning a shield


def _march(table: Table, asking: Asking) -> None:
    seat, answer = asking.reply
    match answer:
        case Play() as play:
            table.ask("march", seat)
            plays.announce(table, seat, play)
        case Stand(shield=shield, rest=rest):
            table.change(resting=with_seat(table.state.resting, seat, rest))
            _stand(table, seat, shield)
        case Walk() as walk:
            _set_out(table, seat, walk)
        case Reinforce() as reinforce:
            _reinforce(table, seat, reinforce)
        case Storm(shield=shield, fight=fight):
            _turn(table, seat, shield)
            table.tell(ShieldTurned(seat=seat, place=shield, shield=_shield(table, seat, shield), use="storm"))
            combat.begin(table, place=shield, attacker=seat, origin=shield, storm=True, fight=fight)
        case _:
            raise AssertionError("no march")


def stand(table: Table, seat: Seat) -> None:
    """Turn the next shield of a seat, which stays where it is."""
    _stand(table, seat, next(one.place for one in table.state.armies if _is_due(one, seat)))


def _is_due(army: Army, seat: Seat) -> bool:
    return army.owner == seat and army.shield is not None and not army.turned


def _stand(table: Table, seat: Seat, place: Place) -> None:
    _turn(table, seat, place)
    table.tell(ShieldTurned(seat=seat, place=place, shield=_shield(table, seat, place), use="stand"))


def _army(table: Table, seat: Seat, place: Place) -> Army:
    army = table.army(place, seat)
    assert army is not None  # legality has found it there
    return army


def _shield(table: Table, seat: Seat, place: Place) -> CardId:
    shield = _army(table, seat, place).shield
    assert shield is not None  # legality has found it there
    return shield


def _turn(table: Table, seat: Seat, place: Place, *, flew: bool = False) -> None:
    table.set_army(replace(_army(table, seat, place), turned=True, flew=flew))


def _use_up_moves(table: Table, seat: Seat, steps: int) -> None:
    """Count the effects that let a limited number of shields move farther, as far as this move needs them."""
    mods = tuple(move_mods(table.state.lasting, seat))
    farther = steps - ALLOWANCE - sum(ability.amount for _, ability in mods if ability.count is None)
    for effect, ability in mods:
        if ability.count is not None and farther > 0:
            plays.use_up(table, effect)
            farther -= ability.amount


# Walking and flying


def _set_out(table: Table, seat: Seat, walk: Walk) -> None:
    """Turn the shield; a flying one shows what flies, and the enemy may answer if he has cards in his depot."""
    _turn(table, seat, walk.shield, flew=walk.fly)
    _use_up_moves(table, seat, len(walk.path))
    way = (walk.shield, *walk.path)
    shield = _shield(table, seat, walk.shield)
    use: Literal["walk", "fly"] = "fly" if walk.fly else "walk"
    table.tell(ShieldTurned(seat=seat, place=walk.shield, shield=shield, use=use, path=walk.path))
    if not walk.fly:
        _arrive(table, seat, walk)
        return
    first, second = table.state.flights
    table.change(flights=(first + 1, second) if seat == 0 else (first, second + 1))
    army = _army(table, seat, walk.shield)
    flying = Pile(army.creatures, army.items)
    for cargo in walk.cargo:
        if cargo.place == walk.shield:
            flying, _ = swapped(flying, Pile(), cargo)
    shown = tuple(sorted((*flying.creatures, *flying.items)))
    table.set_army(replace(army, known=tuple((Counter(army.known) | Counter(shown)).elements())))
    table.tell(FlightShown(seat=seat, place=walk.shield, cards=shown))
    if table.player(1 - seat).depot:
        table.ask("flight", 1 - seat, by=seat, card=shield, held=walk, path=way)
    else:
        _arrive(table, seat, walk)


def _flight(table: Table, asking: Asking) -> None:
    seat, answer = asking.reply
    match answer:
        case Play() as play:
            table.ask("flight", seat, by=asking.by, card=asking.card, held=asking.held, path=asking.path)
            plays.announce(table, seat, play)
        case _:
            _fly_on(table, asking)


def _fly_on(table: Table, asking: Asking) -> None:
    walk, seat = asking.held, asking.by
    assert isinstance(walk, Walk)
    assert seat is not None  # flights are by somebody
    _arrive(table, seat, walk)


def _arrive(table: Table, seat: Seat, walk: Walk) -> None:
    """Move a turned shield along its way: what it leaves and takes, and what happens where it ends."""
    army = _army(table, seat, walk.shield)
    table.remove_army(walk.shield, seat)
    exchanged = []
    for cargo in in_order(walk):
        army = _exchange(table, army, cargo, walk)
        exchanged.append((cargo.place, _count(cargo.leave, cargo.leave_items), _count(cargo.take, cargo.take_items)))
    end = walk.path[-1]
    # Loose cards that lie there are covered (ruling R38).
    table.set_army(replace(joined(army, table.army(end, seat)), place=end))
    table.tell(Moved(seat=seat, origin=walk.shield, place=end, exchanged=tuple(exchanged)))
    way = (walk.shield, *walk.path)
    if end != walk.shield:
        enter(table, seat, end, origin=way[-2], fight=walk.fight)


def _count(creatures: tuple[CardId, ...], items: tuple[CardId, ...]) -> int:
    return len(creatures) + len(items)


def _exchange(table: Table, army: Army, cargo: Cargo, walk: Walk) -> Army:
    """Leave and take cards on a stronghold at once; what is taken face down may be any of the cards there."""
    host = table.army(cargo.place, army.owner) or Army(owner=army.owner, place=cargo.place)
    carried, rest = swapped(Pile(army.creatures, army.items), Pile(host.creatures, host.items), cargo)
    taken = tuple(sorted((*cargo.take, *cargo.take_items)))
    table.set_army(replace(host, creatures=rest.creatures, items=rest.items, known=() if taken else host.known))
    if walk.fly and taken:
        table.tell(FlightShown(seat=army.owner, place=cargo.place, cards=taken))
    known = known_after(army.known, carried, cargo, walk)
    return replace(army, creatures=carried.creatures, items=carried.items, known=known)


def enter(table: Table, seat: Seat, place: Place, *, origin: Place, fight: Suggestion | None = None) -> None:
    """Let an army that has come to a space fight for it, or take a stronghold that nobody defends (rules 5.3, 7.1).

    Loose creatures on a stronghold defend it (ruling R14), and creatures below it where Alarm Bells call them; others
    below offer no resistance (R15). Whoever comes to enemy ruins without a fight may storm at once (rule 7.3).
    """
    enemy = 1 - seat
    if table.army(place, enemy) is not None or _is_called(table, place, enemy):
        combat.begin(table, place=place, attacker=seat, origin=origin, fight=fight)
    elif home_of(place) == enemy:
        lose_stronghold(table, place)
        table.ask("storm", seat, path=(place,))


def _is_called(table: Table, place: Place, owner: Seat) -> bool:
    if home_of(place) != owner:
        return False
    card = table.stronghold(place)
    return calls_from_below(card.upgrade, len(card.below), len(card.shown))


# Reinforcing


def _reinforce(table: Table, seat: Seat, action: Reinforce) -> None:
    _turn(table, seat, action.shield)
    _use_up_moves(table, seat, len(action.path))
    shield = _shield(table, seat, action.shield)
    table.tell(ShieldTurned(seat=seat, place=action.shield, shield=shield, use="reinforce", path=action.path))
    sent = tuple(sorted((*action.creatures, *action.items)))
    if action.fly:
        table.tell(FlightShown(seat=seat, place=action.origin, cards=sent))
    source = _army(table, seat, action.origin)
    table.set_army(
        replace(
            source,
            creatures=without(source.creatures, *action.creatures),
            items=without(source.items, *action.items),
            known=without(source.known, *(Counter(source.known) & Counter(sent)).elements()) if action.fly else (),
        )
    )
    target = _army(table, seat, action.path[-1])
    table.set_army(
        replace(
            target,
            creatures=(*target.creatures, *action.creatures),
            items=(*target.items, *action.items),
            known=(*target.known, *sent) if action.fly else target.known,
        )
    )
    table.tell(Reinforced(seat=seat, origin=action.origin, place=action.path[-1], cards=len(sent)))


# Storming at once


def _storms(view: View) -> dict[str, Action]:
    """List the answers to whether the Guardian is attacked at once: no, yes, or with a sheet that is filled in."""
    assert view.asking is not None  # this seat is asked
    (place,) = view.asking.path
    fights = SUGGESTIONS if view.options.pace == "sheets" else ()
    storms = {f"yes-{fight}": Storm(shield=place, fight=fight) for fight in fights}
    return {"yes": Storm(shield=place), **storms, "no": Pass()}


def _storm_menu(view: View, decision: Decision, form: Form) -> Action | None:
    answers = _storms(view)
    chosen = form.ask("storm", answers, style="answers")
    return None if chosen is None else answers[chosen]


def _storm(table: Table, asking: Asking) -> None:
    (seat,) = asking.seats
    answer = asking.answers[seat]
    if isinstance(answer, Storm):
        (place,) = asking.path
        combat.begin(table, place=place, attacker=seat, origin=place, storm=True, fight=answer.fight)


# Cards that are dispelled


def _dispel(table: Table, asking: Asking) -> None:
    (seat,) = asking.seats
    play, owner, card, times = asking.held, asking.by, asking.card, asking.amount
    assert isinstance(play, Play)
    assert owner is not None  # somebody has played it
    match asking.answers[seat]:
        case Play() as answer:
            plays.spend(table, seat, answer)
            card, times = answer.card, times + 1
            if table.player(1 - seat).depot:
                table.ask("dispel", 1 - seat, card=card, by=owner, held=play, amount=times)
                return
        case _:
            pass
    if times % 2 == 0:
        plays.take_effect(table, owner, play)
        return
    table.tell(CardDispelled(seat=owner, card=play.card, by=card))
    if table.state.askings and table.state.askings[-1].kind == "flight" and not table.player(owner).depot:
        # Everybody sees that nothing more can stop this flight.
        _fly_on(table, table.close())


PARTS: Final[tuple[Part, ...]] = (
    Part(
        kind="march",
        answers=March | Play,
        problems=menus.problems,
        menu=menus.MENU,
        sample=menus.sample,
        fallback=menus.fallback,
        resolve=_march,
        show=lambda view, decision, action: menus.shown_after(view, action),
    ),
    plays.window("flight", _flight),
    listed(
        "storm",
        answers=Storm | Pass,
        offers=lambda view, decision: _storms(view).values(),
        fill_in=_storm_menu,
        forced=never_forced,
        resolve=_storm,
    ),
    plays.window("dispel", _dispel),
)
