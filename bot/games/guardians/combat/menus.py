"""Menus for the decisions of a combat, and previews with the sums that a choice would make.

Questions and their choices:

- "do": what to do, in all windows and yes-or-no questions. "pass" (chosen beforehand; whoever can only pass is not
  asked), "yes", "no", "play:CARD" (a card of the depot, or a card on the table whose ability is used), "shoot:CARD",
  "channel:guardian", "channel:PLACE:CARD", "bribe:CARD", and in "modifiers" "pass-for-good" and "raise" (a bid).
- "target": what a played card is aimed at (a space, a card's id), or the number of a fighter who is channelled to or
  struck. "stones": how many stones are paid beyond the price, or at most for a bid.
- "shots": the shooters of a bid in their order; copies are numbered ("archer:2"), as in "discards" and "save".
- "command": the command card, or "none" if there is none left. "partner": the creature that an item is shown with.
  "discards" and "stones": what raises an area attack. "revealed": which creature of the enemy hand goes to its pen.
- "declare": a size ("S", "M", "L") or a border ("mortal", "elemental", "external").
- "lead": the next primary. "strike": the next secondary attacker, or "pass".
- "heal.N.HEALER": whom a healer brings back, or "nobody"; N counts the uses of healers.
- "save": the cards that are saved.

A question with a single possible answer is left out, except "do", "lead", "command", "declare" and "strike".
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.forms import FillIn, Form
from bot.games.guardians import battlefield, table
from bot.games.guardians.abilities import CommandWithCreature
from bot.games.guardians.asking import Offers, ask_or_pass
from bot.games.guardians.battlefield import fighter_of, healers, running_number
from bot.games.guardians.card_plays import ask_cards
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.combat import commands, resolution, shots_and_channels
from bot.games.guardians.combat.commands import combat_of
from bot.games.guardians.table import Action, Battlefield, Cards, Fighter, MatchUp, View, without

Answered: TypeAlias = tuple[tuple[str, str], ...]
"""The questions and answers that lead to an action."""


def _path(action: Action) -> Answered:
    match action:
        case table.Pass(for_good=for_good):
            return (("do", "pass-for-good" if for_good else "pass"),)
        case table.Raise():
            return (("do", "raise"),)
        case table.Say(yes=yes):
            return (("do", "yes" if yes else "no"),)
        case table.Play(card=card, target=target, stones=stones):
            aim = (("target", target),) if target else ()
            paid = (("stones", str(stones)),) if stones else ()
            return (("do", f"play:{card}"), *aim, *paid)
        case table.Shoot(card=card):
            return (("do", f"shoot:{card}"),)
        case table.Channel(source=source, card=card, target=number):
            key = "channel:guardian" if source == table.GUARDIAN else f"channel:{source}:{card}"
            return (("do", key), ("target", str(number)))
        case table.Bribe(card=str(card)):
            return (("do", f"bribe:{card}"),)
        case table.Declare(value=value):
            return (("declare", value),)
        case table.Lead(card=card):
            return (("lead", card),)
        case table.Strike(card=card, target=number):
            return (("strike", card), ("target", str(number)))
        case _:
            return ()


def walk(form: Form, offers: Sequence[Action], path: Callable[[Action], Answered] = _path) -> Action | None:
    """Ask for one of some actions step by step."""
    left = [(path(action), action) for action in offers]
    depth = 0
    while left:
        done = next((action for steps, action in left if len(steps) == depth), None)
        if done is not None:
            return done
        key = left[0][0][depth][0]
        choices = tuple(dict.fromkeys(steps[depth][1] for steps, _ in left))
        chosen = ask_or_pass(form, key, choices) if key == "do" else form.ask(key, choices)
        if chosen is None:
            return None
        left = [(steps, action) for steps, action in left if steps[depth] == (key, chosen)]
        depth += 1
    return None


def menu(offers: Offers, path: Callable[[Action], Answered] = _path) -> FillIn[View, Action]:
    """Make the menu of a decision all whose answers can be listed."""
    return lambda view, decision, form: walk(form, tuple(offers(view, decision)), path)


def strike_menu(offers: Offers) -> FillIn[View, Action]:
    """Make the menu of secondary attacks: passing stands among the attackers."""
    return menu(offers, lambda action: (("strike", "pass"),) if isinstance(action, table.Pass) else _path(action))


def modifier_menu(offers: Offers, forced: Callable[[View, Decision], Action | None]) -> FillIn[View, Action]:
    """Make the menu of modifiers: single ones, passing for good, and a bid; or only what a seat has left itself."""

    def fill_in(view: View, decision: Decision, form: Form) -> Action | None:
        only = forced(view, decision)
        if only is not None:
            return walk(form, (only,))
        bids = (table.Raise(),) if may_bid(view, decision.seat) else ()
        action = walk(form, (*offers(view, decision), *bids, table.Pass(for_good=True)))
        return _bid(view, decision.seat, form) if isinstance(action, table.Raise) else action

    return fill_in


def may_bid(view: View, seat: Seat) -> bool:
    """Tell whether a seat has anything to bid with that might win the match-up."""
    combat = combat_of(view)
    everything = table.Raise(stones=combat.field.stones[seat], shots=shots_and_channels.shooters(view, seat))
    return (
        not shots_and_channels.is_ahead(combat.field, seat)
        and shots_and_channels.bid_steps(combat.field, seat, everything) is not None
    )


def _bid(view: View, seat: Seat, form: Form) -> Action | None:
    field = combat_of(view).field
    able = any(one.source == table.GUARDIAN for one in shots_and_channels.channel_offers(view, seat))
    stones = form.ask_number("stones", range(field.stones[seat] + 1)) if able else 0
    shots = ask_cards(form, "shots", shots_and_channels.shooters(view, seat))
    return None if stones is None or shots is None else table.Raise(stones=stones, shots=shots)


def command_menu(view: View, decision: Decision, form: Form) -> Action | None:
    """Ask for the command card and what belongs to it, or for the revealed creature that goes."""
    combat, asking = combat_of(view), view.asking
    if asking is not None and asking.card is not None:
        revealed = form.ask("revealed", combat.field.revealed)
        return None if revealed is None else table.Command(card=asking.card, target=revealed)
    card = form.ask("command", commands.command_cards(view, decision.seat) or ("none",))
    if card is None:
        return None
    if card == "none":
        return table.Command(card=None)
    hand = without(combat.creatures, card) if card in combat.creatures else combat.creatures
    partner = None
    if with_ability(CARDS[card], CommandWithCreature):
        partner = form.ask("partner", hand)
        if partner is None:
            return None
    discards, stones = _raised(view, decision.seat, form, card, hand)
    return table.Command(card=card, partner=partner, discards=discards, stones=stones)


def _raised(view: View, seat: Seat, form: Form, card: str, hand: Cards) -> tuple[Cards, int]:
    discards = ask_cards(form, "discards", commands.raising(card, hand)) or ()
    extra = commands.extra_stones(card, combat_of(view).field.stones[seat])
    stones = form.ask_number("stones", range(extra + 1), optional=True) if extra else 0
    return discards, stones or 0


def heal_menu(view: View, decision: Decision, form: Form) -> Action | None:
    """Ask for each use of each healer whom it brings back."""
    combat = combat_of(view)
    cards = {one.number: one.card for one in combat.field.fighters}
    pairs: list[tuple[str, str]] = []
    count = 0
    for healer in healers(combat.field, decision.seat, combat.items):
        for _ in range(min(healer.most, len(healer.patients))):
            count += 1
            healed = Counter(patient for _, patient in pairs)
            left = Counter(cards[number] for number in healer.patients) - healed
            fitting = [
                card
                for card in left
                if resolution.heal_is_legal(view, decision, table.Heal(pairs=(*pairs, (healer.card, card))))
            ]
            if not fitting:
                continue
            chosen = form.ask(f"heal.{count}.{healer.card}", (*fitting, "nobody"))
            if chosen is None:
                return None
            if chosen != "nobody":
                pairs.append((healer.card, chosen))
    return table.Heal(pairs=tuple(pairs))


def save_menu(view: View, decision: Decision, form: Form) -> Action | None:
    """Ask which lost cards are saved."""
    ways = resolution.savable(combat_of(view).field, decision.seat)
    chosen = ask_cards(form, "save", sorted(way.card for way in ways))
    return None if chosen is None else table.Save(cards=chosen)


# Previews


def shown(view: View, decision: Decision, action: Action) -> View:
    """Show a view as an own action would make it if nobody answered it, as far as it changes sums."""
    seat = decision.seat
    combat = combat_of(view)
    field, hand = combat.field, combat.creatures
    for step in _steps(field, seat, action):
        match step:
            case table.Shoot(card=card) if card in hand:
                field, hand = shots_and_channels.with_shot(field, seat, card), without(hand, card)
            case table.Channel():
                field = shots_and_channels.with_channel(
                    field, seat, step, beside=shots_and_channels.beside_of(view, seat, step.source)
                )
            case table.Strike(card=card, target=number) if card in hand:
                if (target := fighter_of(field, number)) is not None:
                    field, _ = with_striker(field, seat, card, target)
                hand = without(hand, card)
            case table.Heal(pairs=pairs):
                field = _with_healed(field, seat, pairs)
            case _:
                pass
    if field == combat.field:
        return view
    shown = replace(
        combat,
        field=field,
        creatures=hand,
        sums=battlefield.running_sums(field),
        control=battlefield.control_sums(field, immune_count=view.options.immune_count),
    )
    return replace(view, combat=shown)


def _steps(field: Battlefield, seat: Seat, action: Action) -> Iterator[Action]:
    if isinstance(action, table.Raise):
        yield from shots_and_channels.bid_steps(field, seat, action) or ()
    else:
        yield action


def with_striker(field: Battlefield, seat: Seat, card: CardId, target: Fighter) -> tuple[Battlefield, Fighter]:
    """Show a battlefield after a secondary attack, and the attacker."""
    number, match = field.appeared + 1, running_number(field) + 1
    striker = Fighter(number=number, owner=seat, card=card, role="secondary", match=match, against=target.number)
    record = MatchUp(
        number=match,
        secondary=True,
        first=number,
        second=target.number,
        first_card=card,
        second_card=target.card,
    )
    fighters, match_ups = (*field.fighters, striker), (*field.match_ups, record)
    return replace(field, appeared=number, fighters=fighters, match_ups=match_ups), striker


def _with_healed(field: Battlefield, seat: Seat, pairs: tuple[tuple[str, str], ...]) -> Battlefield:
    for _, patient in pairs:
        lost = (
            one for one in field.fighters if one.owner == seat and one.card == patient and one.beaten_by is not None
        )
        if (beaten := next((one for one in lost if not one.healed), None)) is not None:
            healed = replace(beaten, beaten_by=None, healed=True)
            field = replace(field, fighters=tuple(healed if one is beaten else one for one in field.fighters))
    return field
