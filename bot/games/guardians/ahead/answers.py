"""Orders for combats, standing or on a sheet: what orders answer to each question, from the view alone (rule 11.4).

Orders answer with actions that their owner could have chosen himself, or not at all: each answer is held against the
rules of its question before it is given. Escalation works like an auction: in each turn of the modifiers window the
orders take the first step of the smallest way to their goal, and pass once it is reached or out of reach; if the enemy
goes on, they look again. No step is taken that would not be enough together with those that are allowed.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain, combinations, takewhile
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians import abilities, battlefield, table
from bot.games.guardians.asking import STYLES
from bot.games.guardians.battlefield import fallen, fighter_of, hit_seats
from bot.games.guardians.card_plays import open_spaces
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.combat import (
    When,
    abilities_of,
    beside_of,
    bribery_cards,
    bribes_for,
    combat_of,
    command_cards,
    extra_stones,
    facing,
    own_of,
    play_offers,
    points_of,
    raising,
    retreat_spaces,
    save_offers,
    target_of,
    when_cast,
    with_channel,
    with_shot,
    with_striker,
)
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.sheets import PASSABLE
from bot.games.guardians.table import (
    HOMES,
    Action,
    Battlefield,
    Cards,
    CombatOrders,
    DecisionKind,
    Fighter,
    View,
    place_named,
    without,
)

MOST_SHOTS: Final = 6
"""So many shooters of orders are weighed together."""
Wanted: TypeAlias = Iterable[Action]
"""What orders would do, the best first."""
_KINDS: Final[Mapping[str, DecisionKind]] = {kind: kind for kind in STYLES}


def ordered_answer(view: View, decision: Decision, orders: CombatOrders) -> Action | None:
    """Answer a question by orders, or leave it to the player with None. The answer is legal."""
    kind = _KINDS.get(decision.kind)
    if kind is None:
        return None
    wanted = _wanted(view, decision, kind, orders)
    return next((action for action in wanted if not PART_OF[kind].problems(view, decision, action)), None)


def sheet_answer(view: View, decision: Decision, orders: CombatOrders) -> Action:
    """Answer a question of a combat by a sheet: where it says nothing, as the clock would. The answer is legal."""
    return ordered_answer(view, decision, orders) or PART_OF[decision.kind].fallback(view, decision)


def _wanted(view: View, decision: Decision, kind: DecisionKind, orders: CombatOrders) -> Iterator[Action]:
    """List what orders would do, the best first; nothing where the player shall be asked."""
    if view.combat is None:
        if kind in PASSABLE and kind in orders.pass_windows:
            yield table.Pass()
        return
    answer = _ANSWERS.get(kind)
    if answer is not None:
        yield from answer(view, decision.seat, orders)
    elif kind == "heal":
        yield from _heal(view, decision, orders)
    elif kind == "recover":
        yield from _save(view, decision, orders)
    if orders.otherwise == "pass" and not STYLES[kind].compulsory:
        yield PART_OF[kind].fallback(view, decision)


# Commands


def _say(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    if seat == combat_of(view).field.attacker and combat_of(view).field.stronghold is not None:
        yield from _plays(view, seat, orders, "command", "before")
    answer = _commanding(combat_of(view).field, seat, orders)
    if answer == "no":
        yield table.Say(yes=False)
    elif answer == "yes" and _commands(view, seat, orders):
        yield table.Say(yes=True)


def _commanding(field: Battlefield, seat: Seat, orders: CombatOrders) -> Literal["ask", "no", "yes"]:
    """Give what orders say about a command card in this combat; a defender knows what the attacker has said."""
    if seat == field.attacker:
        return orders.attacking
    return orders.after_yes if field.commands[1 - seat] else orders.after_no


def _commands(view: View, seat: Seat, orders: CombatOrders) -> Cards:
    possible = command_cards(view, seat)
    return tuple(
        card
        for card in orders.commands or possible
        if card in possible
        and card not in orders.spare
        and (_partners(view, orders) or not with_ability(CARDS[card], abilities.CommandWithCreature))
    )


def _partners(view: View, orders: CombatOrders) -> Cards:
    """List who may be shown with an item that grants an effect, the weakest first."""
    return tuple(one for one in _rising(combat_of(view).creatures) if one not in orders.spare)


def _command_card(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    if _commanding(combat_of(view).field, seat, orders) != "yes":
        return  # the player has said yes himself
    if view.asking is not None and view.asking.card is not None:
        revealed = reversed(_rising(combat_of(view).field.revealed))
        yield from (table.Command(card=view.asking.card, target=one) for one in revealed)
        return
    for card in _commands(view, seat, orders):
        if with_ability(CARDS[card], abilities.CommandWithCreature):
            yield from (table.Command(card=card, partner=one) for one in _partners(view, orders))
        else:
            yield _raised(view, seat, orders, card)
            yield table.Command(card=card)


def _raised(view: View, seat: Seat, orders: CombatOrders, card: CardId) -> table.Command:
    """Show a command card raised as far as orders want it: by the weakest creatures that can be discarded for it."""
    combat = combat_of(view)
    hand = without(combat.creatures, card) if card in combat.creatures else combat.creatures
    able = sorted(raising(card, hand), key=lambda one: CARDS[one].base)
    discards = [one for one in able if one not in orders.spare][: orders.raised]
    stones = min(orders.raised, extra_stones(card, combat.field.stones[seat]))
    return table.Command(card=card, discards=tuple(discards), stones=stones)


def _responses(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    yield from _plays(view, seat, orders, "responses", "command")
    for play in play_offers(view, "responses", seat):
        if with_ability(CARDS[play.card], abilities.Dispel) and _is_worth_dispelling(view, seat, orders, play.target):
            yield play
    if orders.second == "yes":
        spells = [play for play in play_offers(view, "responses", seat) if CARDS[play.card].timing == "command"]
        yield from sorted(spells, key=lambda play: play.card not in orders.commands)
    if orders.dispel != "ask":
        yield table.Pass()


def _is_worth_dispelling(view: View, seat: Seat, orders: CombatOrders, command: CardId) -> bool:
    """Tell whether orders have what was played last dispelled, or a command if nothing was."""
    field = combat_of(view).field
    if not field.pending:
        costs = orders.dispel == "area" and _losses(view, seat, command) >= max(1, orders.dispel_from)
        return costs or "command" in orders.dispels
    played, own = field.pending[-1].action, own_of(field, seat) if field.match_ups else None
    kind = "spell" if isinstance(played, table.Play) and CARDS[played.card].type == "spell" else "item"
    return kind in orders.dispels and (own is None or CARDS[own.card].base >= orders.dispel_from)


def _losses(view: View, seat: Seat, command: CardId) -> int:
    """Add up the base vitality that the area attack of an enemy command card would cost a seat."""
    combat = combat_of(view)
    lost: Counter[CardId] = Counter()
    for one in combat.field.shown:
        if one.seat != seat and one.card == command and not one.void:
            for attack in abilities_of(one):
                if isinstance(attack, abilities.Aoe) and seat in hit_seats(attack, one.seat):
                    lost |= Counter(
                        fallen(combat.field, seat, combat.creatures, attack, points_of(combat.field, one, attack))
                    )
    return sum(CARDS[card].base for card in lost.elements())


# Primaries


def leads(view: View, orders: CombatOrders) -> Iterator[CardId]:
    """List whom orders would lead with, the best first; those that shall shoot come last."""
    hand = combat_of(view).creatures
    listed = [card for card in dict.fromkeys(orders.primaries) if card in hand]
    yield from (card for card in listed if card not in orders.spare)
    rising = _rising(hand)
    others = {"lowest": rising, "highest": rising[::-1], "ask": ()}[orders.then]
    yield from sorted(others, key=lambda card: (card in orders.spare, card in orders.shots))
    yield from (card for card in listed if card in orders.spare)


def _rising(cards: Cards) -> Cards:
    """Sort creatures by rising base vitality."""
    return tuple(sorted(dict.fromkeys(cards), key=lambda card: (CARDS[card].base, card)))


def _declare(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    """State what is true of the next primary: its size, colour or class, whichever is asked for."""
    for card in leads(view, orders):
        known = CARDS[card]
        yield from (table.Declare(value=value) for value in (known.size, known.color, *known.classes) if value)


# Match-ups


def _bribery(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    combat = combat_of(view)
    number = view.asking.fighter if view.asking is not None else None
    target = target_of(combat.field, seat, number)
    if target is not None:
        fitting = bribes_for(combat.field, seat, bribery_cards(view, seat), target)
        for rule in orders.bribes:
            if CARDS[target.card].base >= rule.base_from and _worth_a_bribe(combat.field, seat, rule):
                yield from (table.Bribe(card=card) for card in rule.cards or fitting if card in fitting)
    if orders.unbribed == "pass":
        yield table.Pass()


def _counter(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    """Answer a bribe by a theft, or outbid it for a creature that is worth one."""
    yield from _plays(view, seat, orders, "steal", "bribe")
    if orders.counter == "ask":
        return
    target = fighter_of(combat_of(view).field, view.asking.fighter if view.asking is not None else None)
    least = min((rule.base_from for rule in orders.bribes), default=0)
    if orders.counter == "outbid" and target is not None and CARDS[target.card].base >= least:
        yield from (table.Bribe(card=card) for card in bribery_cards(view, seat))
    yield table.Pass()


def _worth_a_bribe(field: Battlefield, seat: Seat, rule: table.BribeRule) -> bool:
    """Tell whether the match-up stands as a rule for bribes wants it."""
    if not rule.losing:
        return True
    if not _loses(field, seat):
        return False
    sums = battlefield.running_sums(field)
    return rule.by_most is None or sums is None or abs(sums[0].total - sums[1].total) <= rule.by_most


def _loses(field: Battlefield, seat: Seat) -> bool:
    """Tell whether a seat's fighter would be beaten or destroyed as things stand, its striker fail."""
    first, second = facing(field)
    own, opponent = own_of(field, seat), own_of(field, 1 - seat)
    if first is None or second is None or own is None or opponent is None:
        return False
    if field.match_ups[-1].secondary:
        verdict = battlefield.compare_strike(field, first, second)
        return verdict.loser == own.number if own == second else verdict.winner != own.number
    destroyed = any(fighter.number == own.number for fighter, _ in battlefield.doomed(field, own, opponent))
    return destroyed or battlefield.compare(field, first, second).loser == own.number


def _spells(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    yield from _cast(view, seat, orders, "spells")
    if orders.spells:
        yield table.Pass()


def _cast(view: View, seat: Seat, orders: CombatOrders, kind: DecisionKind) -> Iterator[table.Play]:
    field = combat_of(view).field
    opponent = own_of(field, 1 - seat)
    if opponent is None:
        return
    offers = list(play_offers(view, kind, seat)) if orders.spells else []
    for rule in orders.spells:
        plays = [play for play in offers if play.card == rule.card]
        if plays and CARDS[opponent.card].base >= rule.base_from and (not rule.losing or _loses(field, seat)):
            aimed = (play for play in plays if _does_good(view, seat, orders, rule, play))
            yield from sorted(aimed, key=lambda play: play.target[1:] != field.place[1:])


def _does_good(view: View, seat: Seat, orders: CombatOrders, rule: table.SpellRule, play: table.Play) -> bool:
    """Tell whether a card that is aimed at a space harms the enemy there, or turns the match-up by land or channels."""
    field = combat_of(view).field
    for ability in CARDS[play.card].abilities:
        match ability:
            case abilities.DestroyTerrain() if play.target != field.place:
                return False
            case abilities.DestroyTerrain():
                return not rule.losing or not _loses(replace(field, land="none", terrain=None, terrains=()), seat)
            case abilities.GrantReceiver() if rule.losing and (own := own_of(field, seat)) is not None:
                able = table.Lasting(seat=seat, card=play.card, ability=ability, ends="match-up", target=own.number)
                return bool(_channels(view, replace(field, lasting=(*field.lasting, able)), seat, orders, ()))
            case abilities.DestroyUpgrade():
                return is_against(view, seat, play)
            case _:
                pass
    return True


def is_against(view: View, seat: Seat, play: table.Play) -> bool:
    """Tell whether an upgrade of the enemy would be destroyed, or a downgrade that he has laid."""
    place = place_named(play.target)
    owner = seat if place in HOMES[seat] else 1 - seat
    stronghold = view.players[owner].strongholds[HOMES[owner].index(place)]
    return bool(stronghold.upgrade) if owner != seat else bool(stronghold.downgrade) and not stronghold.upgrade


def _modifiers(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    yield from _cast(view, seat, orders, "modifiers")
    yield from _towards_goal(view, seat, orders)


def _towards_goal(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    """Take the first step of the smallest way to the goal, or pass when it is reached, unwanted or out of reach."""
    if orders.goal == "ask":
        return
    if orders.goal != "never":
        step = _first_step(view, seat, orders)
        if step is not None:
            yield step
    yield table.Pass()


def _strike_harder(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    field = combat_of(view).field
    striker, _ = facing(field)
    if striker is not None and striker.owner == seat:
        yield from _cast(view, seat, orders, "strike")
        yield from _towards_goal(view, seat, orders)


def _first_step(view: View, seat: Seat, orders: CombatOrders) -> Action | None:
    """Find the least that reaches the goal: few shots before many, then few channels; give what comes first of it."""
    field = combat_of(view).field
    own = own_of(field, seat)
    if own is None or _reached(field, seat, orders):
        return None
    in_order: list[CardId] = []
    if orders.shots and field.stage == "match-ups":
        hand = Counter([card for card in combat_of(view).creatures if card not in orders.spare])
        in_order = sorted((Counter(orders.shots[:MOST_SHOTS]) & hand).elements(), key=orders.shots.index)
    for count in range(len(in_order) + 1):
        for chosen in combinations(in_order, count):
            steps = _channels(view, field, seat, orders, chosen)
            if steps:
                return steps[0]
    return None


def _channels(view: View, field: Battlefield, seat: Seat, orders: CombatOrders, chosen: Cards) -> list[Action]:
    """List the steps to the goal with exactly these shots and as few channels as possible; none if it is not reached.

    Channels come first: what the Guardian or a channeler gives can be answered by fewer cards than a shot. Those to a
    shot have to wait for it.
    """
    shots: list[Action] = []
    reached = field
    for card in chosen:
        if not battlefield.may_shoot(reached, seat, card):
            return []
        reached = with_shot(reached, seat, card)
        shots.append(table.Shoot(card=card))
    before: list[Action] = []
    after: list[Action] = []
    for channel in chain((None,), _sources(view, reached, seat, orders)):
        if channel is not None:
            reached = with_channel(reached, seat, channel, beside=beside_of(view, seat, channel.source))
            (before if fighter_of(field, channel.target) is not None else after).append(channel)
        if _reached(reached, seat, orders):
            return [*before, *shots, *after]
    return []


def _sources(view: View, field: Battlefield, seat: Seat, orders: CombatOrders) -> Iterator[table.Channel]:
    """List the channels that orders allow, one after the other: creatures first, then stones."""
    receivers = battlefield.receivers(field, seat)
    for home in view.players[seat].strongholds if orders.channelers else ():
        if home.ruined or not home.below_cards:
            continue
        for card in sorted(without(home.below_cards, *home.shown)):
            channel = _channel(field, seat, orders, home.place, card)
            if channel is not None:
                yield channel
                field = with_channel(field, seat, channel, beside=home.upgrade)
    guardian = field.guardians[seat]
    prices = [battlefield.channel_price(field, seat, guardian, one) for one in receivers]
    served = [sum(term.card == guardian for term in one.channels) for one in receivers]
    spent = sum(price * times for price, times in zip(prices, served, strict=True))
    while channel := _channel(field, seat, orders, table.GUARDIAN, guardian):
        target = fighter_of(field, channel.target)
        spent += 0 if target is None else battlefield.channel_price(field, seat, guardian, target)
        if spent > orders.stones:
            return
        yield channel
        field = with_channel(field, seat, channel)


def _channel(field: Battlefield, seat: Seat, orders: CombatOrders, source: str, card: CardId) -> table.Channel | None:
    """Let a source serve the own fighter that it still can: one that faces an enemy rather than a shot."""
    for one in sorted(battlefield.receivers(field, seat), key=lambda one: one.role == "shot"):
        if one.role == "shot" and not orders.to_shots:
            return None
        if battlefield.channel_refusal(field, seat, card, one) is None and battlefield.counted(field, one, 1) > 0:
            return table.Channel(source=source, card=card, target=one.number)
    return None


def _reached(field: Battlefield, seat: Seat, orders: CombatOrders) -> bool:
    """Tell whether the running match-up would end as the orders want it; a secondary attack always has to win."""
    first, second = facing(field)
    own = own_of(field, seat)
    if first is None or second is None or own is None:
        return True
    if field.match_ups[-1].secondary:
        return battlefield.compare_strike(field, first, second).winner == own.number
    verdict = battlefield.compare(field, first, second)
    if orders.goal == "tie":
        return verdict.loser != own.number
    return verdict.winner == own.number


def _shot(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    """Bribe an enemy shot that turns the match-up: with it the own primary loses, without it not."""
    yield from _plays(view, seat, orders, "shot", "shot")
    if orders.shot_at == "ask":
        return
    field = combat_of(view).field
    shot = fighter_of(field, view.asking.fighter if view.asking is not None else None)
    if orders.shot_at == "bribe" and shot is not None:
        without_it = replace(field, fighters=tuple(one for one in field.fighters if one.number != shot.number))
        if _loses(field, seat) and not _loses(without_it, seat):
            cards = bribes_for(field, seat, bribery_cards(view, seat), shot)
            yield from (table.Bribe(card=card) for card in cards)
    yield table.Pass()


# Secondary attacks


def _secondary(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    if orders.secondary == "ask":
        return
    if orders.secondary == "highest":
        yield from _strikes(view, seat, orders)
    yield table.Pass()


def _strikes(view: View, seat: Seat, orders: CombatOrders) -> Iterator[table.Strike]:
    """Send the weakest creature that beats the strongest enemy; else several of them against one that they can beat."""
    combat = combat_of(view)
    field = combat.field
    free = [one for one in combat.creatures if one not in orders.keep_back and one not in orders.spare]
    hand = sorted(free, key=lambda card: (CARDS[card].base, card))
    ranked = sorted(battlefield.strike_targets(field, seat), key=lambda one: (-CARDS[one.card].base, one.number))
    for target in ranked:
        for card in hand:
            if _beats(field, seat, card, target):
                yield table.Strike(card=card, target=target.number)
        if sum(CARDS[card].base for card in hand) >= battlefield.strike_needed(field, target):
            yield from (table.Strike(card=card, target=target.number) for card in reversed(hand))


def _beats(field: Battlefield, seat: Seat, card: CardId, target: Fighter) -> bool:
    tried, striker = with_striker(field, seat, card, target)
    destroyed = any(victim.number == target.number for victim, _ in battlefield.doomed(tried, striker, target))
    return destroyed or battlefield.compare_strike(tried, striker, target).winner == striker.number


# Cards at their moment


def _plays(view: View, seat: Seat, orders: CombatOrders, kind: DecisionKind, when: When) -> Iterator[table.Play]:
    """List the plays of cards that orders allow at a moment of their own, as soon as their text does."""
    cards = [rule.card for rule in orders.spells if when_cast(rule.card) == when]
    if cards:
        yield from (play for play in play_offers(view, kind, seat) if play.card in cards)


# Around the match-ups


def _between(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    """Let creatures below join where nobody else defends: else the stronghold is lost."""
    field = combat_of(view).field
    if field.step == "bells" and field.hands[seat] == 0:
        yield from play_offers(view, "between", seat)
    yield from _plays(view, seat, orders, "between", "bells")
    yield from _plays(view, seat, orders, "between", "between")
    yield from (
        play
        for play in _plays(view, seat, orders, "between", "count")
        if play.stones <= orders.stones and _wins_the_count(view, seat, play)
    )


def _wins_the_count(view: View, seat: Seat, play: table.Play) -> bool:
    """Tell whether a seat that would not win the space does so with what it pays for a better count."""
    field, immune_count = combat_of(view).field, view.options.immune_count
    paid = [
        table.Lasting(seat=seat, card=play.card, ability=ability, ends="combat", amount=play.stones)
        for ability in with_ability(CARDS[play.card], abilities.ControlBonus)
    ]
    better = replace(field, lasting=(*field.lasting, *paid))
    before, after = (battlefield.winner_of(one, immune_count=immune_count) for one in (field, better))
    return before != seat and after == seat


def _heal(view: View, decision: Decision, orders: CombatOrders) -> Wanted:
    """Let each healer whom the orders allow bring back the strongest that he can, those first who cost nothing."""
    if orders.heal in ("free", "paid"):
        field, pairs = combat_of(view).field, tuple[tuple[CardId, CardId], ...]()
        cards = {fighter.number: fighter.card for fighter in field.fighters}
        able = battlefield.healers(field, decision.seat, combat_of(view).items)
        for healer in sorted(able, key=lambda one: one.cost):
            patients = sorted((cards[number] for number in healer.patients), key=lambda card: -CARDS[card].base)
            for patient in patients if healer.cost == 0 or orders.heal == "paid" else ():
                more = (*pairs, (healer.card, patient))
                if not PART_OF["heal"].problems(view, decision, table.Heal(pairs=more)):
                    pairs = more
        yield table.Heal(pairs=pairs)
    elif orders.heal == "never":
        yield table.Heal()


def _save(view: View, decision: Decision, orders: CombatOrders) -> Wanted:
    if orders.save == "most":
        offers = [one for one in save_offers(view, decision) if isinstance(one, table.Save)]
        yield from sorted(offers, key=lambda one: -len(one.cards))
    elif orders.save == "never":
        yield table.Save()


def _retreat(view: View, seat: Seat, orders: CombatOrders) -> Wanted:
    """Go where orders say; play a card that opens such a space, or any if there is none; else give the shield up."""
    named = [to for to in takewhile(lambda to: to != table.GIVE_UP, orders.retreats) if to != table.GIVE_UP]
    yield from (table.Retreat(to=place) for place in named)
    if named or not orders.retreats:
        open_now, held = retreat_spaces(view), {army.place for army in view.armies}
        opened = set(open_spaces(combat_of(view).field.place, held)).difference(open_now)
        if opened.intersection(named) or (opened and not open_now):
            cards = [rule.card for rule in orders.spells if when_cast(rule.card) == "retreat"]
            yield from (table.Play(card=card) for card in cards)
    if table.GIVE_UP in orders.retreats:
        yield table.Retreat(to=None)


_ANSWERS: Final[Mapping[DecisionKind, Callable[[View, Seat, CombatOrders], Wanted]]] = {
    "command": _say,
    "command-card": _command_card,
    "responses": _responses,
    "declare": _declare,
    "primary": lambda view, seat, orders: (table.Lead(card=card) for card in leads(view, orders)),
    "bribery": _bribery,
    "spells": _spells,
    "modifiers": _modifiers,
    "shot": _shot,
    "secondary": _secondary,
    "strike": _strike_harder,
    "steal": _counter,
    "channel": partial(_plays, kind="channel", when="channel"),
    "reveal": partial(_cast, kind="reveal"),
    "between": _between,
    "retreat": _retreat,
}
