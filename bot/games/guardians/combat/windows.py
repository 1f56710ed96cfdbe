"""For whom a window opens in a combat, judged by public information alone (rule 11.3).

A seat may hold nothing that fits where a window opens for it; then its answer is forced, and nobody sees that
(rule 11.5). Nothing here looks at a hand, a depot or the cards below a stronghold: only at how many there are, and at
what lies open.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.games.contract import Seat
from bot.games.guardians import battlefield
from bot.games.guardians.abilities import Aoe, SendToPen
from bot.games.guardians.battlefield import forbidden_by
from bot.games.guardians.cards import CARDS, with_ability
from bot.games.guardians.combat import spells
from bot.games.guardians.combat.placement import facing, own_of
from bot.games.guardians.table import (
    DISPUTED,
    Asking,
    Battlefield,
    Bribe,
    Cards,
    Channel,
    DecisionKind,
    Fighter,
    Pending,
    Play,
    Shoot,
    Step,
    Table,
)

_ON_REVEAL: Final = tuple(
    ability for card in CARDS.values() if card.timing == "on_reveal" for ability in with_ability(card, SendToPen)
)


# Windows in which the players take turns


@dataclass(frozen=True)
class Window:
    """A window that is open until both seats have passed in a row: who may act in it, and the step after it."""

    kind: DecisionKind
    may: Callable[[Table, Seat], bool]
    after: Step

    def open(self, table: Table, first: Seat | None = None) -> None:
        """Ask the first of the seats that may act, the attacker before the defender unless `first` says so."""
        first = table.field.attacker if first is None else first
        for passes, seat in enumerate((first, 1 - first)):
            if self.may(table, seat):
                table.ask(self.kind, seat, passes=passes)
                return
        table.change_field(step=self.after)

    def go_round(self, table: Table, asking: Asking) -> None:
        """Hand the window on to the other seat after a pass, or close it."""
        other = 1 - asking.seats[0]
        if asking.passes == 0 and self.may(table, other):
            table.ask(self.kind, other, passes=1, fighter=asking.fighter, card=asking.card)
        else:
            table.change_field(step=self.after)

    def play_or_pass(self, table: Table, asking: Asking) -> None:
        """Play a card, or hand the window on."""
        seat, action = asking.reply
        if isinstance(action, Play):
            spells.play_card(table, seat, action)
        else:
            self.go_round(table, asking)


# Commands


def may_command(table: Table, seat: Seat) -> bool:
    """Tell whether a seat is asked for a command card: the land allows it, and there is a card left (W1)."""
    field = table.field
    return forbidden_by(field, seat, "command") is None and (
        field.hands[seat] + field.depots[seat] > 0 or bool(cannons(field, seat))
    )


def cannons(field: Battlefield, seat: Seat) -> Cards:
    """List the upgrades of a seat that may be its command card: those that reach this space, if it can pay for them."""
    if field.place not in DISPUTED:
        return ()
    return tuple(
        card
        for card in field.upgrades[seat]
        if any(one.command and one.cost_stones <= field.stones[seat] for one in with_ability(CARDS[card], Aoe))
    )


def may_dispel(field: Battlefield, seat: Seat) -> bool:
    """Tell whether a seat might dispel something: it has cards in its depot, and the land allows it."""
    return field.depots[seat] > 0 and forbidden_by(field, seat, "dispel") is None


def may_respond(table: Table, seat: Seat) -> bool:
    """Tell whether a seat might answer the enemy's command, or (house rule) add a command spell to its own (W2)."""
    field = table.field
    shown = any(one.seat != seat and not one.void for one in field.shown)
    stones = _can_pay(field, seat, "responses")
    own = [one for one in field.shown if one.seat == seat]
    again = table.state.options.second_command_spell and field.depots[seat] > 0
    return (shown and (may_dispel(field, seat) or stones)) or (again and len(own) == 1 and own[0].fighter is not None)


def _can_pay(field: Battlefield, seat: Seat, kind: DecisionKind) -> bool:
    """Tell whether a seat has the stones for a card on the table that may be used in a window."""
    cards = spells.abilities_on_table(field, kind, seat)
    return any(spells.price(Play(card=card)) <= field.stones[seat] for card in cards)


# Answers to single actions


def answer_to(pending: Pending) -> DecisionKind:
    """Name the window in which something can be answered."""
    match pending.action:
        case Play():
            return "responses"
        case Bribe():
            return "steal"
        case Channel():
            return "channel"
        case Shoot():
            return "shot"


def may_answer(table: Table, seat: Seat, pending: Pending) -> bool:
    """Tell whether a seat might answer what the enemy has just done."""
    field = table.field
    depot = field.depots[seat] > 0
    match pending.action:
        case Play(card=card):
            return spells.is_answerable(card) and may_dispel(field, seat)
        case Bribe():
            return depot or (table.state.options.counter_bribery and bool(field.bribes[seat]))
        case Channel():
            return depot or _can_pay(field, seat, "channel")
        case Shoot():
            shot = table.fighter(pending.fighter) if pending.fighter is not None else None
            return shot is not None and (depot or may_bribe(field, seat, shot))


def may_bribe(field: Battlefield, seat: Seat, target: Fighter | None) -> bool:
    """Tell whether a seat might bribe an enemy fighter: it has cards, and the fighter is open to some vice (W3, W8)."""
    return (
        target is not None
        and target.owner != seat
        and field.depots[seat] + len(field.bribes[seat]) > 0
        and bool(battlefield.open_to(field, seat, target))
    )


# Match-ups


def may_reveal(table: Table, seat: Seat) -> bool:
    """Tell whether a seat might play a card on reveal, or detonate its primary."""
    field = table.field
    opponent = own_of(field, 1 - seat)
    shroud = field.depots[seat] > 0 and any(spells.may_be_sent_away(field, opponent, one) for one in _ON_REVEAL)
    return shroud or any(
        spells.aims(field, "reveal", seat, card) for card in spells.abilities_on_table(field, "reveal", seat)
    )


def is_threatened(field: Battlefield) -> bool:
    """Tell whether the destruction or the area step may do something to somebody: else W4 is left to W5."""
    first, second = facing(field)
    if first is not None and second is not None and battlefield.doomed(field, first, second):
        return True
    return any(
        field.hands[victim] > 0
        for text in battlefield.attacks_of_match(field)
        for victim in battlefield.hit_seats(text.ability, text.owner)
    )


def may_cast(table: Table, seat: Seat) -> bool:
    """Tell whether a seat might play a spell before something is destroyed (W4)."""
    return table.field.depots[seat] > 0


def may_modify(table: Table, seat: Seat) -> bool:
    """Tell whether a seat might change the running match-up: by a spell, a shot or a channel (W5)."""
    field = table.field
    own, opponent = own_of(field, seat), own_of(field, 1 - seat)
    if own is None or opponent is None or own.locked:
        return False
    if field.depots[seat] > 0:
        return True
    shots = field.hands[seat] > 0 and forbidden_by(field, seat, "ranged", fighter=own, against=opponent) is None
    return shots or may_channel(table, seat)


def may_channel(table: Table, seat: Seat) -> bool:
    """Tell whether a seat might channel to one of its fighters: from the Guardian, or from below a stronghold.

    A card that lies face down below a stronghold may be one that serves red bars.
    """
    field = table.field
    receivers = battlefield.receivers(field, seat)
    below = any(len(one.below) > len(one.shown) for one in table.player(seat).strongholds if not one.ruined)
    return any(
        battlefield.channel_refusal(field, seat, field.guardians[seat], target) is None
        or (
            below
            and forbidden_by(field, seat, "channeling", fighter=target) is None
            and forbidden_by(field, seat, "creature_channeling", fighter=target) is None
        )
        for target in receivers
    )


def may_strike_harder(table: Table, seat: Seat) -> bool:
    """Tell whether a seat might help its secondary attacker: by a channel or a spell (T3)."""
    return table.field.depots[seat] > 0 or may_channel(table, seat)


def may_recall(table: Table, seat: Seat) -> bool:
    """Tell whether a seat might call its shots back between match-ups."""
    shots = any(one.owner == seat and one.role == "shot" for one in table.field.fighters)
    return shots and table.field.depots[seat] > 0


RESPONSES: Final = Window("responses", may_respond, "commands-begin")
REVEAL: Final = Window("reveal", may_reveal, "spells")
SPELLS: Final = Window("spells", may_cast, "destruction")
MODIFIERS: Final = Window("modifiers", may_modify, "compare")
RECALLING: Final = Window("between", may_recall, "declare")
