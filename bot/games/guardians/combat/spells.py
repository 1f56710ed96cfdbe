"""Cards that are played in the windows of a combat, and what they do.

Commands and bribery have modules of their own. What may be played at any time, also outside of combats, is in `plays`.
A spell or an item that has been played can be answered (dispelled) before it takes effect; the abilities of cards that
lie on the table cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians import abilities, battlefield, plays
from bot.games.guardians.asking import ordered
from bot.games.guardians.battlefield import fits, forbidden_by, texts_of, vice_of
from bot.games.guardians.cards import CARDS, CardId, Timing, with_ability
from bot.games.guardians.combat.placement import (
    begin_effect,
    change_fighter,
    change_match,
    destroy,
    draw_back,
    facing,
    go_to_pen,
    own_of,
    pay,
    spend,
)
from bot.games.guardians.table import (
    GUARDIAN,
    Action,
    Battlefield,
    Bribe,
    BriberyFailed,
    CardDispelled,
    CardPlayed,
    CardsDiscarded,
    Channel,
    Commanded,
    EffectBegun,
    Fighter,
    Kind,
    Options,
    Pass,
    Pending,
    Play,
    SentAway,
    Shoot,
    Table,
    View,
    place_named,
    with_seat,
    without,
)

TIMINGS: Final[Mapping[str, frozenset[Timing]]] = {
    "command": frozenset({"before_combat", "any"}),
    "responses": frozenset({"response_any", "any"}),
    "reveal": frozenset({"on_reveal"}),
    "spells": frozenset({"match_any", "any"}),
    "modifiers": frozenset({"match_any", "any"}),
    "strike": frozenset({"match_any", "any"}),
    "shot": frozenset({"response_ranged"}),
    "channel": frozenset({"response_channel"}),
    "steal": frozenset({"response_bribe"}),
    "between": frozenset({"between_match_ups"}),
}
"""Which cards may be played in which window (rule 12.3); what may be at any time has no stop of its own (rule 11.3)."""

When: TypeAlias = Literal[
    "before", "bells", "between", "bribe", "channel", "command", "count", "fed", "land", "match-up", "retreat", "shot"
]
"""When orders for combats play a card, or use one that lies on the table: before one (if others join from below:
"bells"), between its match-ups, in one of them (if the land of the combat decides it: "land"; if what is channelled
then does: "fed"), in answer to a command, a bribe, a channel or a shot, when the space is counted, on a retreat."""
_WHEN: Final[Mapping[Timing | None, When]] = {
    "any": "match-up",
    "before_combat": "before",
    "between_match_ups": "between",
    "match_any": "match-up",
    "on_retreat": "retreat",
    "on_reveal": "match-up",
    "response_bribe": "bribe",
    "response_channel": "channel",
    "response_ranged": "shot",
}

Aims: TypeAlias = tuple[str, ...]
"""What a card may be aimed at; one empty text if that follows by itself, nothing if it cannot be played."""


# What may be played


def may_be_ordered(options: Options, card: CardId) -> bool:
    """Tell whether orders for windows can play a card at a table; to look at cards is for people."""
    known = CARDS[card]
    return known.timing in _timings(ordered(options)) and not with_ability(known, abilities.View)


def when_cast(card: CardId) -> When | None:
    """Say when orders for combats play or use a card; None: it is shown, bribes, dispels, looks or acts by itself."""
    if card not in CARDS:
        return None
    for ability in CARDS[card].abilities:
        match ability:
            case abilities.View():
                return None
            case abilities.DestroyTerrain():
                return "land"
            case abilities.CancelCommand(command=False):
                return "command"
            case abilities.CancelChanneling():
                return "channel"
            case abilities.ControlBonus() if ability.plus_per_stone:
                return "count"
            case abilities.DefendFromBelow():
                return "bells"
            case abilities.Detonate():
                return "match-up"
            case abilities.GrantReceiver():
                return "fed"
            case _:
                pass
    return _WHEN.get(CARDS[card].timing)


@cache
def _timings(kinds: tuple[Kind, ...]) -> frozenset[Timing]:
    timings = (*(plays.TIMINGS.get(kind) for kind in kinds), *(TIMINGS.get(kind) for kind in kinds))
    return frozenset(timing for known in timings if known is not None for timing in known)


def play_is_legal(view: View, decision: Decision, play: Play) -> bool:
    """Tell whether a card can be played (or a stone ability used) in a window, so aimed and so paid for."""
    kind, seat = decision.kind, decision.seat
    if play.card not in _sources(view, kind, seat):
        return False
    if CARDS[play.card].timing in plays.ANY:
        return plays.is_legal(view, play, plays.ANY)
    assert view.combat is not None  # windows of combats only
    field = view.combat.field
    paid = play.stones > 0 if _takes_stones(play.card) else play.stones == 0
    return paid and price(play) <= field.stones[seat] and play.target in aims(field, kind, seat, play.card)


def play_offers(view: View, kind: str, seat: Seat) -> Iterator[Play]:
    """List what a seat may play in a window: each card with each of its aims."""
    assert view.combat is not None  # windows of combats only
    field = view.combat.field
    for card in _sources(view, kind, seat):
        if CARDS[card].timing in plays.ANY:
            yield from (play for play in plays.plays_of(view, card) if plays.is_legal(view, play, plays.ANY))
            continue
        for aim in aims(field, kind, seat, card):
            for stones in range(1, field.stones[seat] + 1) if _takes_stones(card) else (0,):
                play = Play(card=card, target=aim, stones=stones)
                if price(play) <= field.stones[seat]:
                    yield play


def is_legal(view: View, decision: Decision, action: Play | Pass) -> bool:
    """Tell whether an answer can be given in a window in which one plays or passes."""
    return isinstance(action, Pass) or play_is_legal(view, decision, action)


def offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the answers in a window in which one plays or passes."""
    yield Pass()
    yield from play_offers(view, decision.kind, decision.seat)


def held(view: View, seat: Seat) -> tuple[CardId, ...]:
    """List the seat's own depot, each kind of card once."""
    return tuple(dict.fromkeys(view.players[seat].depot_cards or ()))


def price(play: Play) -> int:
    """Add up the stones that a play costs."""
    card = CARDS[play.card]
    use = sum(one.cost_stones for one in with_ability(card, abilities.CancelCommand) if not one.command)
    use += sum(one.cost_stones for one in with_ability(card, abilities.CancelChanneling))
    return card.cost_stones + use + play.stones


def _takes_stones(card: CardId) -> bool:
    return any(one.plus_per_stone for one in with_ability(CARDS[card], abilities.ControlBonus))


def _sources(view: View, kind: str, seat: Seat) -> tuple[CardId, ...]:
    assert view.combat is not None  # windows of combats only
    field = view.combat.field
    timings = TIMINGS[kind] - plays.ANY if field.pending else TIMINGS[kind]
    cards = [card for card in held(view, seat) if CARDS[card].timing in timings]
    if kind == "responses" and view.options.second_command_spell and not field.pending:
        cards += [card for card in held(view, seat) if CARDS[card].timing == "command" and CARDS[card].type == "spell"]
    return (*cards, *abilities_on_table(field, kind, seat))


def abilities_on_table(field: Battlefield, kind: str, seat: Seat) -> tuple[CardId, ...]:
    """List the cards of a seat on the table that may be used in a window: shield, Guardian, command, upgrades."""
    if kind == "responses" and not field.pending:
        return tuple(
            text.card
            for text in texts_of(field, abilities.CancelCommand)
            if text.owner == seat and text.fighter is None
        )
    if kind == "channel":
        return tuple(text.card for text in texts_of(field, abilities.CancelChanneling) if text.owner == seat)
    if kind == "reveal":
        return tuple(text.card for text in texts_of(field, abilities.Detonate) if text.owner == seat)
    if kind == "between" and field.step == "bells":
        return tuple(text.card for text in texts_of(field, abilities.DefendFromBelow) if text.owner == seat)
    if kind == "between" and field.step == "idols":
        raised = {effect.card for effect in field.lasting if effect.seat == seat}
        idols = (
            text
            for text in texts_of(field, abilities.ControlBonus)
            if text.owner == seat and text.ability.plus_per_stone
        )
        return tuple(text.card for text in idols if text.card not in raised)
    return ()


def aims(field: Battlefield, kind: str, seat: Seat, card: CardId) -> Aims:
    """List what a card may be aimed at in a window, by what everybody sees."""
    if CARDS[card].timing == "command":
        creature = any(one.seat == seat and one.fighter is not None for one in field.shown)
        again = any(one.seat == seat and one.fighter is None for one in field.shown)
        return ("",) if creature and not again and forbidden_by(field, seat, "command") is None else ()
    for ability in CARDS[card].abilities:
        rule = _AIMS.get(type(ability))
        if rule is not None:
            return rule(field, seat, ability)
    return ()


def _only_if(possible: bool) -> Aims:
    return ("",) if possible else ()


def answered(field: Battlefield, seat: Seat) -> Pending | None:
    """Give what an enemy of a seat has done and the seat may answer, None if nothing."""
    top = field.pending[-1] if field.pending else None
    return top if top is not None and top.seat != seat else None


def dispellable(field: Battlefield, seat: Seat) -> tuple[CardId, ...]:
    """List the enemy command cards that a seat may dispel."""
    return tuple(
        one.card
        for one in field.shown
        if one.seat != seat
        and not one.void
        and not any(
            bonus.command and bonus.not_dispellable for bonus in with_ability(CARDS[one.card], abilities.TeamBonus)
        )
    )


def may_be_sent_away(field: Battlefield, primary: Fighter | None, ability: abilities.SendToPen) -> bool:
    """Tell whether a primary may be sent to its pen; a Guardian never leaves his place (ruling R45)."""
    return primary is not None and primary.role == "primary" and fits(field, ability.targets, primary)


def is_answerable(card: CardId) -> bool:
    """Tell whether a play can be dispelled: spells and items can."""
    return CARDS[card].type in ("spell", "item_hand", "item_creature")


def _aim_dispel(field: Battlefield, seat: Seat, ability: abilities.Dispel) -> Aims:
    if forbidden_by(field, seat, "dispel") is not None:
        return ()
    if field.pending:
        top = answered(field, seat)
        return _only_if(top is not None and isinstance(top.action, Play) and is_answerable(top.action.card))
    return dispellable(field, seat)


def _aim_cancel_command(field: Battlefield, seat: Seat, ability: abilities.CancelCommand) -> Aims:
    return tuple(one.card for one in field.shown if one.seat != seat and not one.void)


def _aim_pair(field: Battlefield, seat: Seat, ability: abilities.DestroyPair) -> Aims:
    own, opponent = own_of(field, seat), own_of(field, 1 - seat)
    return _only_if(
        field.stage == "match-ups"
        and own is not None
        and opponent is not None
        and fits(field, ability.ally, own)
        and fits(field, ability.opponent, opponent)
    )


def _aim_detonate(field: Battlefield, seat: Seat, ability: abilities.Detonate) -> Aims:
    own, opponent = own_of(field, seat), own_of(field, 1 - seat)
    return _only_if(
        own is not None
        and opponent is not None
        and fits(field, ability.ally, own)
        and not (ability.not_vs_guardian and opponent.role == "guardian")
    )


def _aim_send_to_pen(field: Battlefield, seat: Seat, ability: abilities.SendToPen) -> Aims:
    return _only_if(may_be_sent_away(field, own_of(field, 1 - seat), ability))


def _aim_unchallenge(field: Battlefield, seat: Seat, ability: abilities.UnchallengePair) -> Aims:
    first, second = facing(field)
    return _only_if(
        field.stage == "match-ups"
        and first is not None
        and second is not None
        and any(fits(field, ability.participant, one) for one in (first, second))
    )


def _aim_grant(field: Battlefield, seat: Seat, ability: abilities.GrantReceiver) -> Aims:
    own = own_of(field, seat)
    takes_part = own is not None and own in battlefield.receivers(field, seat)
    return _only_if(own is not None and takes_part and fits(field, ability.targets, own))


def _aim_shot(field: Battlefield, seat: Seat, ability: abilities.StealRanged | abilities.CancelRanged) -> Aims:
    top = answered(field, seat)
    own = own_of(field, seat)
    return _only_if(
        top is not None
        and isinstance(top.action, Shoot)
        and (isinstance(ability, abilities.CancelRanged) or (own is not None and own.role == "primary"))
    )


def _aim_channel(field: Battlefield, seat: Seat, ability: abilities.AnyAbility) -> Aims:
    top = answered(field, seat)
    if top is None or not isinstance(top.action, Channel):
        return ()
    if isinstance(ability, abilities.DestroyChanneler):
        return _only_if(battlefield.may_be_destroyed(ability, top.action.card))
    return _only_if(isinstance(ability, abilities.CancelChanneling) or top.action.source == GUARDIAN)


def _aim_bribe(field: Battlefield, seat: Seat, ability: abilities.StealBribe) -> Aims:
    top = answered(field, seat)
    return _only_if(
        top is not None
        and isinstance(top.action, Bribe)
        and top.action.card is not None
        and vice_of(top.action.card) == ability.vice
    )


def _aim_recall(field: Battlefield, seat: Seat, ability: abilities.RecallRanged) -> Aims:
    return _only_if(any(one.owner == seat and one.role == "shot" for one in field.fighters))


def _aim_anything(field: Battlefield, seat: Seat, ability: abilities.AnyAbility) -> Aims:
    return ("",)


_AIMS: Final[Mapping[type[abilities.AnyAbility], Callable[[Battlefield, Seat, Any], Aims]]] = {
    abilities.Dispel: _aim_dispel,
    abilities.CancelCommand: _aim_cancel_command,
    abilities.DestroyPair: _aim_pair,
    abilities.Detonate: _aim_detonate,
    abilities.SendToPen: _aim_send_to_pen,
    abilities.UnchallengePair: _aim_unchallenge,
    abilities.GrantReceiver: _aim_grant,
    abilities.StealRanged: _aim_shot,
    abilities.CancelRanged: _aim_shot,
    abilities.ReverseChanneling: _aim_channel,
    abilities.DestroyChanneler: _aim_channel,
    abilities.CancelChanneling: _aim_channel,
    abilities.StealBribe: _aim_bribe,
    abilities.RecallRanged: _aim_recall,
    abilities.TeamBonus: _aim_anything,
    abilities.DefendFromBelow: _aim_anything,
    abilities.ControlBonus: _aim_anything,
}


# Playing


def play_card(table: Table, seat: Seat, play: Play) -> None:
    """Pay for a play and announce it. A spell or an item waits for answers, all else takes effect at once."""
    lies = not CARDS[play.card].double_backed
    pay(table, seat, price(play), play.card)
    table.tell(CardPlayed(seat=seat, card=play.card, target=play.target, stones=price(play)))
    if lies:
        take_effect(table, seat, play)
        return
    spend(table, seat, play.card)
    if CARDS[play.card].timing == "command":
        table.change_field(shown=(*table.field.shown, Commanded(seat=seat, card=play.card)))
        return
    push(table, Pending(seat=seat, action=play))


def push(table: Table, pending: Pending) -> None:
    """Put an action on top of those that may still be answered."""
    table.change_field(pending=(*table.field.pending, pending))


def pop(table: Table) -> Pending:
    """Take the latest action off those that may still be answered, and give it."""
    *before, top = table.field.pending
    table.change_field(pending=tuple(before))
    return top


def take_effect(table: Table, seat: Seat, play: Play) -> None:
    """Let a card that has been played take effect."""
    if CARDS[play.card].timing in plays.ANY:
        plays.take_effect(table, seat, play)
        table.recount()
        return
    for ability in CARDS[play.card].abilities:
        rule = _EFFECTS.get(type(ability))
        if rule is not None:
            rule(table, seat, play, ability)
            return


def _dispel(table: Table, seat: Seat, play: Play, ability: abilities.Dispel) -> None:
    """Make the latest spell void, or if there is none the command that it is aimed at."""
    if table.field.pending:
        below = pop(table)
        assert isinstance(below.action, Play)  # nothing else is dispelled
        table.tell(CardDispelled(seat=below.seat, card=below.action.card, by=play.card))
    else:
        make_void(table, 1 - seat, play.target, play.card)


def _cancel_command(table: Table, seat: Seat, play: Play, ability: abilities.CancelCommand) -> None:
    make_void(table, 1 - seat, play.target, play.card)


def make_void(table: Table, seat: Seat, card: CardId, by: CardId | None) -> None:
    """Make a command of a seat void; a command creature stays, without its text (rule 6.2)."""
    shown = list(table.field.shown)
    for index, one in enumerate(shown):
        if one.seat == seat and one.card == card and not one.void:
            shown[index] = replace(one, void=True)
            table.change_field(shown=tuple(shown))
            if one.fighter is not None and table.fighter(one.fighter) is not None:
                change_fighter(table, one.fighter, silenced=True)
            table.tell(CardDispelled(seat=seat, card=card, by=by))
            return


def _destroy_pair(table: Table, seat: Seat, play: Play, ability: abilities.DestroyPair | abilities.Detonate) -> None:
    own, opponent = own_of(table.field, seat), own_of(table.field, 1 - seat)
    for fighter in (own, opponent):
        if fighter is not None:
            destroy(table, fighter, play.card)


def _send_to_pen(table: Table, seat: Seat, play: Play, ability: abilities.SendToPen) -> None:
    opponent = own_of(table.field, 1 - seat)
    if opponent is not None:
        go_to_pen(table, opponent)
        table.tell(SentAway(fighter=opponent, by=play.card))


def _unchallenge(table: Table, seat: Seat, play: Play, ability: abilities.UnchallengePair) -> None:
    """Leave both primaries on the battlefield as if nobody faced them; there is nothing to compare any more."""
    for fighter in facing(table.field):
        if fighter is not None:
            freed = change_fighter(table, fighter.number, against=None)
            table.tell(SentAway(fighter=freed, by=play.card, unopposed=True))
    change_match(table, first=None, second=None)


def _grant(table: Table, seat: Seat, play: Play, ability: abilities.GrantReceiver) -> None:
    own = own_of(table.field, seat)
    if own is not None:
        begin_effect(table, seat, play.card, ability, "match-up", target=own.number)


def _steal_shot(table: Table, seat: Seat, play: Play, ability: abilities.StealRanged) -> None:
    shot, own = _answered_shot(table), own_of(table.field, seat)
    if shot is not None and own is not None:
        fighter = table.fighter(shot)
        assert fighter is not None  # a shot is in place while it may be answered
        begin_effect(table, seat, play.card, ability, "match-up", target=own.number, amount=fighter.worth)
        change_fighter(table, shot, worth=0)


def _cancel_shot(table: Table, seat: Seat, play: Play, ability: abilities.CancelRanged) -> None:
    shot = _answered_shot(table)
    if shot is not None:
        change_fighter(table, shot, worth=0)
    if ability.then is not None:
        begin_effect(table, seat, play.card, ability.then, "combat")


def _answered_shot(table: Table) -> int | None:
    """Give the number of the shot that was answered; nothing can be done about it any more."""
    return pop(table).fighter


def _reverse_channel(table: Table, seat: Seat, play: Play, ability: abilities.ReverseChanneling) -> None:
    channel = pop(table)
    assert isinstance(channel.action, Channel)  # nothing else is answered with it
    target = table.fighter(channel.action.target)
    if target is not None:
        served = battlefield.channelled(target, channel.action.card, 0)
        table.set_fighter(battlefield.channelled(served, play.card, -channel.points))
        table.change_field(channelled=with_seat(table.field.channelled, channel.seat, True))
        table.tell(EffectBegun(seat=seat, card=play.card, target=target.number))


def _cancel_channel(table: Table, seat: Seat, play: Play, ability: abilities.CancelChanneling) -> None:
    channel = pop(table)
    assert isinstance(channel.action, Channel)  # nothing else is answered with it
    table.tell(CardDispelled(seat=channel.seat, card=channel.action.card, by=play.card))
    if ability.then is not None:
        begin_effect(table, seat, play.card, ability.then, "combat")


def _destroy_channeler(table: Table, seat: Seat, play: Play, ability: abilities.DestroyChanneler) -> None:
    """Destroy the creature that has channelled from below a stronghold; its channel is void."""
    channel = pop(table)
    assert isinstance(channel.action, Channel)  # nothing else is answered with it
    card = channel.action.card
    place = place_named(channel.action.source)
    home = table.stronghold(place)
    table.change_stronghold(place, below=without(home.below, card), shown=without(home.shown, card))
    table.bury(channel.seat, (card,))
    table.tell(
        CardDispelled(seat=channel.seat, card=card, by=play.card),
        CardsDiscarded(seat=channel.seat, cards=(card,), why="text"),
    )


def _steal_bribe(table: Table, seat: Seat, play: Play, ability: abilities.StealBribe) -> None:
    """Let a bribery fail; its card is the answerer's until the end of the combat, or again if it was his own."""
    bribe = pop(table)
    assert isinstance(bribe.action, Bribe)  # nothing else is answered with it
    card = bribe.action.card
    assert card is not None  # a pass is not answered
    owner = seat if bribe.stolen else bribe.seat
    table.dig_up(owner, card)
    if owner == seat:
        table.change_player(seat, depot=tuple(sorted((*table.player(seat).depot, card))))
    else:
        kept = table.field.bribes
        table.change_field(bribes=with_seat(kept, seat, tuple(sorted((*kept[seat], card)))))
    table.recount()
    table.tell(BriberyFailed(seat=bribe.seat, card=card, by=play.card))


def _recall(table: Table, seat: Seat, play: Play, ability: abilities.RecallRanged) -> None:
    for shot in [one for one in table.field.fighters if one.owner == seat and one.role == "shot"]:
        table.remove_fighter(shot.number)
        draw_back(table, seat, shot.card, seen=True)


def _begin(table: Table, seat: Seat, play: Play, ability: abilities.TeamBonus) -> None:
    begin_effect(table, seat, play.card, ability, "combat")


def _ring_bells(table: Table, seat: Seat, play: Play, ability: abilities.DefendFromBelow) -> None:
    """Let all creatures below the stronghold that have not channelled this turn defend it."""
    below = table.stronghold(table.field.place)
    table.change_stronghold(table.field.place, below=below.shown)
    draw_back(table, seat, *without(below.below, *below.shown), seen=False)


def _raise_idol(table: Table, seat: Seat, play: Play, ability: abilities.ControlBonus) -> None:
    begin_effect(table, seat, play.card, ability, "combat", amount=play.stones)


_EFFECTS: Final[Mapping[type[abilities.AnyAbility], Callable[[Table, Seat, Play, Any], None]]] = {
    abilities.Dispel: _dispel,
    abilities.CancelCommand: _cancel_command,
    abilities.DestroyPair: _destroy_pair,
    abilities.Detonate: _destroy_pair,
    abilities.SendToPen: _send_to_pen,
    abilities.UnchallengePair: _unchallenge,
    abilities.GrantReceiver: _grant,
    abilities.StealRanged: _steal_shot,
    abilities.CancelRanged: _cancel_shot,
    abilities.ReverseChanneling: _reverse_channel,
    abilities.CancelChanneling: _cancel_channel,
    abilities.DestroyChanneler: _destroy_channeler,
    abilities.StealBribe: _steal_bribe,
    abilities.RecallRanged: _recall,
    abilities.TeamBonus: _begin,
    abilities.DefendFromBelow: _ring_bells,
    abilities.ControlBonus: _raise_idol,
}
