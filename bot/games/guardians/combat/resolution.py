"""The end of a combat (rules 6.9 and 6.11): who holds the space, who is healed, who is saved, who goes where."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bot.games.contract import Decision, Problem, Seat
from bot.games.forms import NOT_ON_THE_MENU
from bot.games.guardians import battlefield
from bot.games.guardians.battlefield import Recovery, forbidden_by
from bot.games.guardians.cards import CardId
from bot.games.guardians.combat import retreats, spells, windows
from bot.games.guardians.combat.commands import combat_of
from bot.games.guardians.combat.placement import appear, change_fighter, pay, take
from bot.games.guardians.spaces import below_at, limit_under, lose_shield, lose_stronghold, stacking_of
from bot.games.guardians.table import (
    Action,
    Army,
    Asking,
    Battlefield,
    Cards,
    CardsSaved,
    ControlCounted,
    Fighter,
    GuardianHeld,
    Heal,
    Healed,
    Pass,
    Play,
    Save,
    SheetsShown,
    StonesUnspent,
    Table,
    View,
    army_at,
    home_of,
    with_seat,
    without,
)

# What everybody has left


def put_down(table: Table) -> None:
    """Lay the creatures that are still in the hands on the battlefield, and ask who pays stones for idols."""
    table.change_field(stage="resolution")
    for seat in (table.field.attacker, table.field.defender):
        cards = table.combat.creatures[seat]
        if cards:
            take(table, seat, *cards)
        for card in cards:
            appear(table, seat, card, "reserve")
    IDOLS.open(table)


def may_raise_idol(table: Table, seat: Seat) -> bool:
    """Tell whether a seat may pay stones for a better count: everybody sees that."""
    return table.field.stones[seat] > 0 and bool(spells.abilities_on_table(table.field, "between", seat))


IDOLS: Final = windows.Window("between", may_raise_idol, "control")

# Windows without a stop of their own: bells, recalled shots, idols


def carry_out_between(table: Table, asking: Asking) -> None:
    """Play a card before, between or after the match-ups, which opens the window anew, or hand it on."""
    seat, step = asking.seats[0], table.field.step
    action = asking.answers[seat]
    if isinstance(action, Play):
        spells.play_card(table, seat, action)
    if step == "bells" and not isinstance(action, Play) and table.field.hands[seat] == 0:
        _walk_in(table)
    elif step == "bells":
        table.change_field(step="say-first")
    elif isinstance(action, Play):
        return
    elif step == "idols":
        IDOLS.go_round(table, asking)
    else:
        windows.RECALLING.go_round(table, asking)


def ask_bells(table: Table) -> None:
    """Ask the defender whether the creatures below his stronghold join in, where a card lets them."""
    field, seat = table.field, table.field.defender
    home = home_of(field.place)
    waiting = home == seat and len(table.stronghold(field.place).below) > len(table.stronghold(field.place).shown)
    if waiting and not field.storm and spells.abilities_on_table(field, "between", seat):
        table.ask("between", seat)
    else:
        table.change_field(step="say-first")


def _walk_in(table: Table) -> None:
    """Let the attacker take a stronghold that nobody defends after all: there was no fight (rules 7.1 and 7.3)."""
    field, combat = table.field, table.combat
    army = table.army(field.place, field.attacker)
    assert army is not None  # it has come to fight
    cards = {"creatures": combat.creatures[field.attacker], "items": combat.items[field.attacker]}
    table.set_army(replace(army, **cards))
    table.change(combat=None)
    lose_stronghold(table, field.place)
    table.ask("storm", field.attacker, path=(field.place,))


# Control


def count(table: Table) -> None:
    """Count what both sides have left, and say who holds the space; a Guardian who still stands has held it."""
    field, immune_count = table.field, table.state.options.immune_count
    winner = field.defender if field.storm else battlefield.winner_of(field, immune_count=immune_count)
    table.change_field(step="heal", winner=winner)
    table.change(fought=table.field)
    if field.storm:
        return
    sums = battlefield.control_sums(field, immune_count=immune_count)
    reserves = [
        tuple(sorted(one.card for one in field.fighters if one.owner == seat and one.role == "reserve"))
        for seat in (0, 1)
    ]
    table.tell(
        ControlCounted(
            place=field.place,
            attacker=field.attacker,
            sums=(sums[field.attacker], sums[field.defender]),
            winner=winner,
            put_down=(reserves[0], reserves[1]),
        )
    )


# Healing


def may_heal(table: Table, seat: Seat) -> bool:
    """Tell whether a seat might heal somebody. Of items only their number is public: one may be an altar."""
    field = table.field
    altar = field.hands[seat] > 0 and field.stones[seat] > 0 and field.winner == seat
    return bool(battlefield.healers(field, seat)) or (altar and bool(_beaten(field, seat)))


HEALING: Final = windows.Window("heal", may_heal, "recover")


def room_for(view: View, seat: Seat) -> int:
    """Tell how much stacking vitality still fits under the seat's shield, those counted in that survive.

    What lies below a stronghold counts too, unless it is lost with it.
    """
    field = combat_of(view).field
    limit = limit_under(view.grounds, field.place, field.shields[seat])
    left = tuple(one.card for one in field.fighters if one.owner == seat and one.beaten_by is None)
    below = below_at(view, field.place) if field.winner == seat else ()
    return limit - stacking_of(left, combat_of(view).items) - stacking_of(below)


def heal_is_legal(view: View, decision: Decision, action: Heal | Pass) -> bool:
    """Tell whether healers can bring somebody back so."""
    if isinstance(action, Pass) or action == Heal():
        return True
    combat = combat_of(view)
    return battlefield.healing_fits(combat.field, decision.seat, action.pairs, combat.items) and (
        stacking_of(tuple(patient for _, patient in action.pairs)) <= room_for(view, decision.seat)
    )


def heal_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List single healings, and healing nobody."""
    yield Heal()
    combat = combat_of(view)
    cards = {one.number: one.card for one in combat.field.fighters}
    pairs = dict.fromkeys(
        (healer.card, cards[number])
        for healer in battlefield.healers(combat.field, decision.seat, combat.items)
        for number in healer.patients
    )
    for pair in pairs:
        action = Heal(pairs=(pair,))
        if heal_is_legal(view, decision, action):
            yield action


def carry_out_heal(table: Table, asking: Asking) -> None:
    """Bring the healed back among the survivors, and ask the other side."""
    seat, action = asking.reply
    for healer, patient in action.pairs if isinstance(action, Heal) else ():
        able = battlefield.healers(table.field, seat, table.combat.items[seat])
        cost = next((one.cost for one in able if one.card == healer), 0)
        pay(table, seat, cost, healer)
        fighter = next(one for one in _beaten(table.field, seat) if one.card == patient)
        change_fighter(table, fighter.number, beaten_by=None, healed=True)
        table.tell(Healed(seat=seat, healer=healer, healed=patient))
    HEALING.go_round(table, asking)


def _beaten(field: Battlefield, seat: Seat) -> list[Fighter]:
    return [one for one in field.fighters if one.owner == seat and one.beaten_by is not None]


# Saving from the graveyard


def may_save(table: Table, seat: Seat) -> bool:
    """Tell whether a seat can save something."""
    return bool(savable(table.field, seat))


SAVING: Final = windows.Window("recover", may_save, "leave")


def savable(field: Battlefield, seat: Seat) -> tuple[Recovery, ...]:
    """List the cheapest way to save each lost card of a seat that it can pay for."""
    ways: dict[tuple[CardId, int | None, int], Recovery] = {}
    copies: Counter[tuple[CardId, str]] = Counter()
    for way in battlefield.recoveries(field, seat):
        copy = 0
        if way.fighter is None:
            copy = copies[way.card, way.by]
            copies[way.card, way.by] += 1
        ways.setdefault((way.card, way.fighter, copy), way)
    return tuple(way for way in ways.values() if way.cost <= field.stones[seat])


def chosen_ways(field: Battlefield, seat: Seat, cards: Cards) -> tuple[Recovery, ...] | None:
    """Find a way to save each of some cards, the cheapest first; None if one cannot be saved."""
    left = sorted(savable(field, seat), key=lambda way: way.cost)
    chosen = []
    for card in cards:
        way = next((one for one in left if one.card == card), None)
        if way is None:
            return None
        left.remove(way)
        chosen.append(way)
    return tuple(chosen)


def save_problems(view: View, decision: Decision, action: Save | Pass) -> tuple[Problem, ...]:
    """List every reason against saving cards."""
    if isinstance(action, Pass):
        return ()
    field, seat = combat_of(view).field, decision.seat
    ways = chosen_ways(field, seat, action.cards)
    if ways is None:
        return (NOT_ON_THE_MENU,)
    price = sum(way.cost for way in ways)
    if price > field.stones[seat]:
        return (Problem("guardians-problem-save-stones", {"price": price, "stones": field.stones[seat]}),)
    return ()


def save_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the saving of nothing, of single cards, and of as many as the stones suffice for."""
    field, seat = combat_of(view).field, decision.seat
    yield Save()
    ways = sorted(savable(field, seat), key=lambda way: way.cost)
    yield from (Save(cards=(card,)) for card in dict.fromkeys(way.card for way in ways))
    paid, most = 0, []
    for way in ways:
        if paid + way.cost <= field.stones[seat]:
            paid += way.cost
            most.append(way.card)
    if len(most) > 1:
        yield Save(cards=tuple(most))


def carry_out_save(table: Table, asking: Asking) -> None:
    """Put the saved cards into their owner's pen, and ask the other side.

    Cards that come to the storage hand in the middle of a turn wait in the pen until it is arranged.
    """
    seat, action = asking.reply
    ways = chosen_ways(table.field, seat, action.cards) if isinstance(action, Save) else ()
    for way in ways or ():
        pay(table, seat, way.cost, way.by)
        if way.fighter is not None:
            table.remove_fighter(way.fighter)
        else:
            lost = table.field.graveyard
            table.change_field(graveyard=with_seat(lost, seat, without(lost[seat], way.card)))
            table.dig_up(seat, way.card)
        table.change_player(seat, pen=tuple(sorted((*table.player(seat).pen, way.card))))
        table.tell(CardsSaved(seat=seat, cards=(way.card,), to=way.to, card=way.by))
    SAVING.go_round(table, asking)


# Leaving


def _explain_unspent(table: Table, seat: Seat) -> None:
    """Tell whoever has lost a combat why its sheet has spent none of the stones that it allowed."""
    field, sheet = table.field, table.combat.sheets[seat]
    if sheet is None or sheet.goal not in ("win", "tie") or field.winner == seat:
        return
    stones, guardian = field.stones[seat], field.guardians[seat]
    own = [one for one in field.fighters if one.owner == seat]
    if not min(stones, sheet.stones) or any(term.card == guardian for one in own for term in one.channels):
        return
    won = {match.winner for match in field.match_ups if not match.secondary}
    needy = [one for one in own if one.role == "primary" and one.against is not None and one.number not in won]
    barred = [one for one in needy if not battlefield.bar_allows(field, seat, guardian, one)]
    forbidden = [one for one in needy if forbidden_by(field, seat, "channeling", fighter=one) is not None]
    short = [one for one in needy if one not in barred and one not in forbidden]
    if needy:
        cards = {
            name: tuple(one.card for one in fighters)
            for name, fighters in (("barred", barred), ("forbidden", forbidden), ("short", short))
        }
        most = min(stones, sheet.stones)
        table.tell(StonesUnspent(audience=seat, place=field.place, stones=stones, most=most, **cards))


def show_sheets(table: Table) -> None:
    """Show both players, each alone, by which sheets they have fought, where the table has that."""
    first, second = table.combat.sheets
    if table.state.options.open_sheets and first is not None and second is not None:
        sheets = (first, second)
        table.change(shown_sheets=sheets)
        for seat in (0, 1):
            field = table.field
            table.tell(SheetsShown(audience=seat, place=field.place, attacker=field.attacker, sheets=sheets))


def leave(table: Table) -> None:
    """Clear the battlefield: the beaten to the graveyard, survivors under their shields; the loser retreats."""
    field = table.field
    for seat in (field.attacker, field.defender):
        _explain_unspent(table, seat)
    show_sheets(table)
    table.change_field(stage="aftermath", step="end")
    for seat in (field.attacker, field.defender):
        table.bury(seat, tuple(one.card for one in _beaten(field, seat)))
        table.bury(1 - seat, field.bribes[seat])
        _gather(table, seat)
    table.change_field(fighters=(), bribes=((), ()))
    table.recount()
    if not field.storm:
        assert field.winner is not None  # it has been counted
        retreats.after_combat(table, 1 - field.winner)
        return
    table.tell(GuardianHeld(seat=field.defender))
    army = table.army(field.place, field.attacker)
    if army is not None and not army.creatures:
        lose_shield(table, field.attacker, field.place, "combat")
    else:
        retreats.make_room(table, field.attacker, field.place)


def _gather(table: Table, seat: Seat) -> None:
    """Put the survivors of a seat back on the space; items without a creature to carry them are discarded.

    Whoever has joined a Guardian under attack (Medallion of Skyphos) goes to the pen: nothing enters play from ruins.
    """
    field = table.field
    creatures = tuple(
        one.card for one in field.fighters if one.owner == seat and one.beaten_by is None and one.role != "guardian"
    )
    items = table.combat.items[seat]
    kept, surplus = items[: len(creatures)], items[len(creatures) :]
    table.change_combat(items=with_seat(table.combat.items, seat, ()))
    table.discard(seat, surplus, "text")
    if field.storm and seat == field.defender:
        table.change_player(seat, pen=tuple(sorted((*table.player(seat).pen, *creatures))))
        return
    before = army_at(table.state.armies, field.place, seat)
    if before is None and not creatures:
        return
    army = before or Army(owner=seat, place=field.place)
    table.set_army(
        Army(
            owner=seat,
            place=field.place,
            shield=army.shield,
            turned=army.turned,
            flew=army.flew,
            creatures=creatures,
            items=kept,
            known=creatures,
        )
    )
