"""Command cards (rule 6.2): who uses one, which, what answers them, and how their effects begin (ruling R04).

First both say yes or no, the attacker before the defender; who says yes seals a card, and the cards are shown together.
Then they may be answered (W2). When that is over, cancelling abilities work, then contradictions are decided by
dominance, then area attacks of both sides hit the hands as they are, then everything else begins to hold.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians import abilities, battlefield
from bot.games.guardians import card_plays as plays
from bot.games.guardians.battlefield import fighter_of, forbidden_by, silenced
from bot.games.guardians.cards import CARDS, CardId, matches, with_ability
from bot.games.guardians.combat import placement, spells, windows
from bot.games.guardians.table import (
    Action,
    AreaHit,
    Asking,
    Battlefield,
    CardDispelled,
    Cards,
    CardsSeen,
    CombatView,
    Command,
    Commanded,
    CommandSaid,
    CommandsShown,
    Fighter,
    Play,
    Say,
    SentAway,
    Step,
    Table,
    View,
    with_seat,
    without,
)


def combat_of(view: View) -> CombatView:
    """Give the combat of a view in which a decision of a combat is open."""
    assert view.combat is not None  # asked for in combats only
    return view.combat


def cards_here(view: View, seat: Seat) -> Cards:
    """List the seat's own cards that have a part in a view's combat, each once: in its hands, or on the table."""
    combat, depot = combat_of(view), view.players[seat].depot_cards or ()
    field, shield = combat.field, combat.field.shields[seat]
    table = (field.guardians[seat], *field.upgrades[seat], *((shield,) if shield is not None else ()))
    return tuple(dict.fromkeys((*depot, *combat.creatures, *combat.items, *table)))


# The question


def ask_whether(table: Table, seat: Seat, after: Step) -> None:
    """Ask a seat whether it uses a command card, or note that it cannot."""
    table.change_field(step=after)
    if windows.may_command(table, seat):
        table.ask("command", seat)
    else:
        table.change_field(commands=with_seat(table.field.commands, seat, False))


def say_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List what a seat can answer when it is asked for a command card."""
    yield Say(yes=False)
    if command_cards(view, decision.seat):
        yield Say(yes=True)
    yield from spells.play_offers(view, "command", decision.seat)


def carry_out_say(table: Table, asking: Asking) -> None:
    """Note whether a seat uses a command card; a card that it plays first is answered, and then it is asked again."""
    seat, action = asking.reply
    if isinstance(action, Play):
        table.change_field(step="say-first" if seat == table.field.attacker else "say-second")
        spells.play_card(table, seat, action)
    elif isinstance(action, Say):
        table.change_field(commands=with_seat(table.field.commands, seat, action.yes))
        table.tell(CommandSaid(seat=seat, yes=action.yes))


# The cards


def command_cards(view: View, seat: Seat) -> tuple[CardId, ...]:
    """List the cards that a seat can show as its command card, each once."""
    combat = combat_of(view)
    found = [card for card in combat.creatures if any(ability.command for ability in CARDS[card].abilities)]
    found += [card for card in view.players[seat].depot_cards or () if CARDS[card].timing == "command"]
    if combat.creatures:
        found += [card for card in combat.items if with_ability(CARDS[card], abilities.CommandWithCreature)]
    found += windows.cannons(combat.field, seat)
    stones = combat.field.stones[seat]
    return tuple(card for card in dict.fromkeys(found) if least_price(card) <= stones and _serves(view, seat, card))


def least_price(card: CardId) -> int:
    """Give the stones that a command card costs at least."""
    return CARDS[card].cost_stones + sum(
        one.cost_stones for one in with_ability(CARDS[card], abilities.Aoe) if one.command
    )


def _serves(view: View, seat: Seat, card: CardId) -> bool:
    """Tell whether a card that takes the dominance card finds the right one, and not one of the discard pile."""
    swaps = with_ability(CARDS[card], abilities.UpcardToHand)
    upcard = plays.takeable(view.players[seat])
    return not swaps or (upcard is not None and all(matches(one.upcard, CARDS[upcard]) for one in swaps))


def raising(card: CardId, hand: Cards) -> Cards:
    """List the cards of a hand that can be discarded to raise an area attack."""
    plus = [one.plus_per_discarded for one in with_ability(CARDS[card], abilities.Aoe)]
    return tuple(one for one in hand if any(each and matches(each.discard, CARDS[one]) for each in plus))


def can_be_raised(card: CardId) -> bool:
    """Tell whether a command can be raised at all, by cards that are discarded for it or by stones."""
    return any(one.plus_per_discarded or one.plus_per_extra_stone for one in with_ability(CARDS[card], abilities.Aoe))


def extra_stones(card: CardId, stones: int) -> int:
    """Tell how many stones beyond the price can raise an area attack."""
    raised = any(one.command and one.plus_per_extra_stone for one in with_ability(CARDS[card], abilities.Aoe))
    return max(0, stones - least_price(card)) if raised else 0


def card_is_legal(view: View, decision: Decision, action: Command) -> bool:
    """Tell whether a command card can be shown so, or a revealed creature be sent away by one."""
    combat, asking = combat_of(view), view.asking
    if asking is not None and asking.card is not None:
        return action.card == asking.card and action.target in combat.field.revealed
    possible = command_cards(view, decision.seat)
    if action.card is None:
        return not possible
    if action.card not in possible or action.target:
        return False
    hand = _without_one(combat.creatures, action.card)
    partners = hand if with_ability(CARDS[action.card], abilities.CommandWithCreature) else (None,)
    return (
        action.partner in partners
        and not Counter(action.discards) - Counter(raising(action.card, hand))
        and 0 <= action.stones <= extra_stones(action.card, combat.field.stones[decision.seat])
    )


def _without_one(cards: Cards, card: CardId) -> Cards:
    return without(cards, card) if card in cards else cards


def card_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the command cards that a seat can show, plainly or raised as far as possible; or the revealed creatures."""
    combat, asking = combat_of(view), view.asking
    if asking is not None and asking.card is not None:
        yield from (Command(card=asking.card, target=one) for one in dict.fromkeys(combat.field.revealed))
        return
    cards = command_cards(view, decision.seat)
    if not cards:
        yield Command(card=None)
    for card in cards:
        if with_ability(CARDS[card], abilities.CommandWithCreature):
            yield from (Command(card=card, partner=one) for one in dict.fromkeys(combat.creatures))
            continue
        yield Command(card=card)
        discards = raising(card, _without_one(combat.creatures, card))
        stones = extra_stones(card, combat.field.stones[decision.seat])
        if discards or stones:
            yield Command(card=card, discards=discards, stones=stones)


def card_fallback(view: View, decision: Decision) -> Action:
    """Show the command card with the lowest dominance, plainly; a revealed creature with the least vitality goes."""
    plain = [
        one for one in card_offers(view, decision) if isinstance(one, Command) and not (one.discards or one.stones)
    ]
    return min(plain, key=lambda one: (_number(one.target or one.card), one.card or "", one.partner or ""))


def _number(card: CardId | None) -> int:
    """Give the dominance of a card, 0 where it has none."""
    return (CARDS[card].dominance if card else None) or 0


def carry_out_card(table: Table, asking: Asking) -> None:
    """Show the command cards together; or send the revealed creature that was chosen to its pen."""
    if asking.card is not None:
        _send_tempted(table, asking)
        return
    for seat in (table.field.attacker, table.field.defender):
        action = asking.answers[seat]
        if seat in asking.seats and isinstance(action, Command) and action.card is not None:
            _show(table, seat, action, action.card)
    shown = {one.seat: one for one in table.field.shown}
    first, second = shown.get(0), shown.get(1)
    cards = first.card if first else None, second.card if second else None
    partners = first.partner if first else None, second.partner if second else None
    table.tell(CommandsShown(cards=cards, partners=partners))


def _show(table: Table, seat: Seat, action: Command, card: CardId) -> None:
    """Lay a command card down and pay for it. What is no creature goes to the discard pile, an upgrade stays."""
    fighter: Fighter | None = None
    placement.pay(table, seat, least_price(card) + action.stones, card)
    if CARDS[card].is_creature:
        placement.take(table, seat, card)
        fighter = placement.appear(table, seat, card, "command")
    elif CARDS[card].double_backed:
        placement.spend(table, seat, card)
    elif action.partner is not None:
        placement.take_item(table, seat, card)
        table.bury(seat, (card,))
        placement.take(table, seat, action.partner)
        fighter = placement.appear(table, seat, action.partner, "command")
    if action.discards:
        placement.take(table, seat, *action.discards)
        table.discard(seat, action.discards, "command")
    commanded = Commanded(
        seat=seat,
        card=card,
        fighter=None if fighter is None else fighter.number,
        partner=action.partner,
        discards=action.discards,
        stones=action.stones,
    )
    table.change_field(shown=(*table.field.shown, commanded))


# Beginning


def begin(table: Table) -> None:
    """Let the effects of the command cards begin, in the order of ruling R04."""
    new = [one for one in table.field.shown if not one.begun]
    if new:
        _cancel(table)
        _decide_contradictions(table)
        _hit_hands(table)
        _begin_rest(table)
    for index, one in enumerate(table.field.shown):
        if not one.begun:
            _change(table, index, begun=True)
            if not one.void and not _is_blank(table, one) and _tempt(table, one):
                return
    table.change_field(stage="match-ups", step="declare")


def abilities_of(commanded: Commanded) -> tuple[abilities.Ability, ...]:
    """List what a command card does; an item shown with a creature has the effect that it grants."""
    card = CARDS[commanded.card]
    granted = tuple(one.grants for one in with_ability(card, abilities.CommandWithCreature))
    return (*(one for one in card.abilities if one.command), *granted)


def _change(table: Table, index: int, *, void: bool = False, begun: bool = False) -> None:
    shown = list(table.field.shown)
    one = shown[index]
    shown[index] = replace(one, void=one.void or void, begun=one.begun or begun)
    table.change_field(shown=tuple(shown))


def _in_force(table: Table) -> list[tuple[int, Commanded]]:
    return [(index, one) for index, one in enumerate(table.field.shown) if not one.void and not one.begun]


def _cancel(table: Table) -> None:
    """Let cancelling abilities void the enemy's commands, all at once."""
    force = _in_force(table)
    cancels = [one for _, one in force if any(isinstance(each, abilities.CancelCommand) for each in abilities_of(one))]
    for _, one in force:
        by = next((each for each in cancels if each.seat != one.seat), None)
        if by is not None:
            spells.make_void(table, one.seat, one.card, by.card)


def contradict(first: Commanded, second: Commanded) -> bool:
    """Tell whether two commands cannot both hold: different terrains, or each wants the other to declare."""
    ours, theirs = abilities_of(first), abilities_of(second)
    terrains = {one.terrain for one in (*ours, *theirs) if isinstance(one, abilities.SetTerrain)}
    declares = (any(isinstance(one, abilities.Declare) for one in each) for each in (ours, theirs))
    return len(terrains) > 1 or all(declares)


def _decide_contradictions(table: Table) -> None:
    """Dispel the lower of two contradictory commands, both if they are equal; a dispelled creature is lost."""
    force = _in_force(table)
    losers: dict[int, CardId | None] = {}
    for index, one in force:
        for other_index, other in force:
            if one.seat < other.seat and contradict(one, other):
                numbers = _number(one.card), _number(other.card)
                if numbers[0] <= numbers[1]:
                    losers[index] = None if numbers[0] == numbers[1] else other.card
                if numbers[1] <= numbers[0]:
                    losers[other_index] = None if numbers[0] == numbers[1] else one.card
    for index, by in losers.items():
        one = table.field.shown[index]
        _change(table, index, void=True)
        table.tell(CardDispelled(seat=one.seat, card=one.card, by=by))
        if one.fighter is not None:
            table.remove_fighter(one.fighter)
            placement.fall(table, one.seat, one.partner or one.card)


def _hit_hands(table: Table) -> None:
    """Let the area attacks of both commands hit the combat hands as they are at this moment."""
    hits: list[AreaHit] = []
    for _, one in _in_force(table):
        for attack in (each for each in abilities_of(one) if isinstance(each, abilities.Aoe)):
            hits += hits_of(table, one.seat, one.card, attack, points_of(table.field, one, attack))
    strike_hands(table, hits)


def points_of(field: Battlefield, commanded: Commanded, attack: abilities.Aoe) -> int:
    """Add up the points of a command's area attack."""
    source, discards, stones = fighter_of(field, commanded.fighter), commanded.discards, commanded.stones
    return battlefield.area_points(
        field, commanded.seat, commanded.card, attack, source=source, discards=discards, stones=stones
    ).total


def hits_of(table: Table, seat: Seat, card: CardId, attack: abilities.Aoe, points: int) -> list[AreaHit]:
    """List what an area attack of so many points does to the combat hands as they are."""
    hits, aside = [], attack.mode == "suffocate"
    for victim in battlefield.hit_seats(attack, seat):
        fallen = battlefield.fallen(table.field, victim, table.combat.creatures[victim], attack, points)
        hits.append(AreaHit(seat=seat, card=card, points=points, victim=victim, fallen=fallen, aside=aside))
    return hits


def strike_hands(table: Table, hits: list[AreaHit]) -> None:
    """Carry out area attacks that happen at the same moment; who is both destroyed and laid aside is destroyed."""
    table.tell(*hits)
    for victim in (0, 1) if hits else ():
        left = Counter(table.combat.creatures[victim])
        for aside in (False, True):
            wanted: Counter[CardId] = Counter()
            for hit in hits:
                if hit.victim == victim and hit.aside == aside:
                    wanted |= Counter(hit.fallen)
            cards = tuple(sorted((wanted & left).elements()))
            if not cards:
                continue
            left -= Counter(cards)
            placement.take(table, victim, *cards)
            if aside:
                for card in cards:
                    placement.appear(table, victim, card, "aside")
            else:
                placement.fall(table, victim, *cards)


_DONE_APART: Final = abilities.Aoe | abilities.CancelCommand | abilities.CommandWithCreature | abilities.BribeFromHand
"""What commands do in steps of their own: nothing of it holds from then on."""


def _begin_rest(table: Table) -> None:
    """Let everything else begin to hold, blank texts first. What reveals an enemy hand is asked about afterwards."""
    force = [(index, one, abilities_of(one)) for index, one in _in_force(table)]
    force.sort(key=lambda entry: not any(isinstance(ability, abilities.BlankText) for ability in entry[2]))
    for index, one, rest in force:
        for ability in rest:
            match ability:
                case abilities.UpcardToHand():
                    _take_upcard(table, one.seat, one.card)
                case _ if not isinstance(ability, _DONE_APART):
                    placement.begin_effect(table, one.seat, one.card, ability, "combat", fighter=one.fighter)
        if not any(isinstance(ability, abilities.BribeFromHand) for ability in rest):
            _change(table, index, begun=True)
        source = fighter_of(table.field, one.fighter)
        falls = bool(with_ability(CARDS[one.card], abilities.DestroyedWhenUsedAsCommand))
        if source is not None and falls and not _is_blank(table, one):
            placement.destroy(table, source, one.card)
    for index, one in enumerate(table.field.shown):
        if one.void:
            _change(table, index, begun=True)
        elif any(isinstance(ability, abilities.Sideline) for ability in abilities_of(one)):
            _lay_aside(table, one)


def _is_blank(table: Table, commanded: Commanded) -> bool:
    """Tell whether a command is that of a creature whose text another command has made blank."""
    source = fighter_of(table.field, commanded.fighter)
    return source is not None and CARDS[commanded.card].is_creature and silenced(table.field, source)


def _lay_aside(table: Table, commanded: Commanded) -> None:
    """Lay aside what a command lays aside, a card included that has just joined a hand."""
    for victim in (1 - commanded.seat, commanded.seat):
        cards = battlefield.laid_aside(table.field, victim, table.combat.creatures[victim])
        if cards:
            placement.take(table, victim, *cards)
            table.tell(
                AreaHit(seat=commanded.seat, card=commanded.card, points=0, victim=victim, fallen=cards, aside=True)
            )
        for card in cards:
            placement.appear(table, victim, card, "aside")


def _take_upcard(table: Table, seat: Seat, card: CardId) -> None:
    """Exchange the dominance card for the command card: the one joins the combat hand, the other takes its place."""
    player = table.player(seat)
    upcard = player.dominance
    if upcard is None or player.dominance_is_discard:
        return
    discard = without(player.discard, card)
    table.change_player(seat, discard=discard, dominance=card, number=_number(card))
    placement.draw_back(table, seat, upcard, seen=True)
    table.recount()


def _tempt(table: Table, commanded: Commanded) -> bool:
    """Reveal what in the enemy hand is open to the vice, and ask which of it goes; False if there is nothing."""
    ability = next((one for one in abilities_of(commanded) if isinstance(one, abilities.BribeFromHand)), None)
    if ability is None or forbidden_by(table.field, commanded.seat, "bribery", vice=ability.vice) is not None:
        return False
    cards = tempted(table.combat.creatures[1 - commanded.seat], ability)
    table.tell(CardsSeen(what="hand", cards=cards))
    if not cards:
        return False
    table.change_field(revealed=cards)
    table.ask("command-card", commanded.seat, card=commanded.card)
    return True


def tempted(hand: Cards, ability: abilities.BribeFromHand) -> Cards:
    """List the creatures of a combat hand that must be revealed, one of which goes to the pen."""
    return tuple(card for card in hand if CARDS[card].is_creature and ability.vice in CARDS[card].bribable_by)


def _send_tempted(table: Table, asking: Asking) -> None:
    seat, action = asking.reply
    assert isinstance(action, Command)  # nothing else is legal here
    table.change_field(revealed=())
    placement.take(table, 1 - seat, action.target)
    fighter = placement.appear(table, 1 - seat, action.target, "reserve")
    table.remove_fighter(fighter.number)
    placement.pen(table, 1 - seat, action.target)
    table.tell(SentAway(fighter=fighter, by=asking.card or ""))
