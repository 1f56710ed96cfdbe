"""Cards that are played in the windows of a combat, and what they do.

Commands and bribery have modules of their own. What may be played at any time, also outside of combats, is in
`card_plays`.
A spell or an item that has been played can be answered (dispelled) before it takes effect; the abilities of cards that
lie on the table cannot.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, Literal, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians import abilities, battlefield
from bot.games.guardians import card_plays as plays
from bot.games.guardians.asking import ordered
from bot.games.guardians.battlefield import fits, forbidden_by, texts_of, vice_of
from bot.games.guardians.cards import CARDS, CardId, Timing, with_ability
from bot.games.guardians.combat import placement
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
    DecisionKind,
    EffectBegun,
    Fighter,
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

_ActionT = TypeVar("_ActionT", Bribe, Channel, Play, Shoot)

Aims: TypeAlias = tuple[str, ...]
"""What a card may be aimed at; one empty text if that follows by itself, nothing if it cannot be played."""
Aim: TypeAlias = Callable[[Battlefield, Seat, Any], Aims]


# What may be played


def may_be_ordered(options: Options, card: CardId) -> bool:
    """Tell whether orders for windows can play a card at a table; to look at cards is for people."""
    known = CARDS[card]
    return known.timing in _timings(ordered(options)) and not with_ability(known, abilities.View)


@lru_cache(maxsize=1024)
def when_cast(card: CardId) -> When | None:
    """Say when orders for combats play or use a card; None: it is shown, bribes, dispels, looks or acts by itself."""
    if card not in CARDS or with_ability(CARDS[card], abilities.View):
        return None
    if with_ability(CARDS[card], abilities.DestroyTerrain):
        return "land"
    for ability in CARDS[card].abilities:
        cast = _CASTS.get(type(ability))
        if cast is not None and cast.when is not None and cast.is_used(ability):
            return cast.when
    return _WHEN.get(CARDS[card].timing)


@cache
def _timings(kinds: tuple[DecisionKind, ...]) -> frozenset[Timing]:
    timings = (*(plays.TIMINGS.get(kind) for kind in kinds), *(TIMINGS.get(kind) for kind in kinds))
    return frozenset(timing for known in timings if known is not None for timing in known)


def play_offers(view: View, kind: str, seat: Seat) -> Iterator[Play]:
    """List what a seat may play in a window: each card with each of its aims."""
    assert view.combat is not None  # windows of combats only
    field = view.combat.field
    for card in _sources(view, kind, seat):
        if CARDS[card].timing in plays.ANY:
            yield from plays.plays_of(view, card) if plays.may_play(view, card) else ()
            continue
        for aim in aims(field, kind, seat, card):
            for stones in range(1, field.stones[seat] + 1) if _takes_stones(card) else (0,):
                play = Play(card=card, target=aim, stones=stones)
                if price(play) <= field.stones[seat]:
                    yield play


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
    if kind == "responses" and field.pending:
        return ()
    moment = field.step if kind == "between" else kind
    raised = {effect.card for effect in field.lasting if effect.seat == seat} if moment == "idols" else ()
    return tuple(
        text.card
        for ability, cast in _USED_AT.get(moment, ())
        for text in texts_of(field, ability)
        if text.owner == seat and cast.is_used(text.ability) and text.card not in raised
    )


def aims(field: Battlefield, kind: str, seat: Seat, card: CardId) -> Aims:
    """List what a card may be aimed at in a window, by what everybody sees."""
    if CARDS[card].timing == "command":
        own = [one.fighter for one in field.shown if one.seat == seat]
        return _only_if(bool(own) and None not in own and forbidden_by(field, seat, "command") is None)
    for ability in CARDS[card].abilities:
        cast = _CASTS.get(type(ability))
        if cast is not None:
            return cast.aims(field, seat, ability)
    return ()


def answered(field: Battlefield, seat: Seat) -> Pending | None:
    """Give what an enemy of a seat has done and the seat may answer, None if nothing."""
    top = field.pending[-1] if field.pending else None
    return top if top is not None and top.seat != seat else None


def is_answerable(card: CardId) -> bool:
    """Tell whether a play can be dispelled: spells and items can."""
    return CARDS[card].type in ("spell", "item_hand", "item_creature")


# Playing


def play_card(table: Table, seat: Seat, play: Play) -> None:
    """Pay for a play and announce it. A spell or an item waits for answers, all else takes effect at once."""
    placement.pay(table, seat, price(play), play.card)
    table.tell(CardPlayed(seat=seat, card=play.card, target=play.target, stones=price(play)))
    if not CARDS[play.card].double_backed:
        take_effect(table, seat, play)
        return
    placement.spend(table, seat, play.card)
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
        cast = _CASTS.get(type(ability))
        if cast is not None:
            cast.effect(table, seat, play, ability)
            return


# What each kind does: where it may be aimed, and its effect


def _only_if(possible: bool) -> Aims:
    return ("",) if possible else ()


def _aim_anything(field: Battlefield, seat: Seat, ability: abilities.AnyAbility) -> Aims:
    return ("",)


def _answered_by(field: Battlefield, seat: Seat, kind: type[_ActionT]) -> _ActionT | None:
    """Give what the enemy has done and a seat may answer, if it is of that kind."""
    top = answered(field, seat)
    return top.action if top is not None and isinstance(top.action, kind) else None


def _answering(kind: type[_ActionT], meant: Callable[[Any, _ActionT], bool] = lambda ability, action: True) -> Aim:
    """Aim at what the enemy has just done, if it is of that kind and what the ability means."""

    def aims(field: Battlefield, seat: Seat, ability: Any) -> Aims:
        action = _answered_by(field, seat, kind)
        return _only_if(action is not None and meant(ability, action))

    return aims


def _pop(table: Table, kind: type[_ActionT]) -> tuple[Pending, _ActionT]:
    """Take off what a card answers that answers nothing else."""
    below = pop(table)
    assert isinstance(below.action, kind)
    return below, below.action


def _aim_dispel(field: Battlefield, seat: Seat, ability: abilities.Dispel) -> Aims:
    if forbidden_by(field, seat, "dispel") is not None:
        return ()
    if field.pending:
        play = _answered_by(field, seat, Play)
        return _only_if(play is not None and is_answerable(play.card))
    return dispellable(field, seat)


def dispellable(field: Battlefield, seat: Seat) -> Aims:
    """List the enemy command cards that a seat may dispel."""
    return tuple(
        card
        for card in _commands_of_enemy(field, seat)
        if not any(one.command and one.not_dispellable for one in with_ability(CARDS[card], abilities.TeamBonus))
    )


def _dispel(table: Table, seat: Seat, play: Play, ability: abilities.Dispel) -> None:
    """Make the latest spell void, or if there is none the command that it is aimed at."""
    if table.field.pending:
        below, dispelled = _pop(table, Play)
        table.tell(CardDispelled(seat=below.seat, card=dispelled.card, by=play.card))
    else:
        make_void(table, 1 - seat, play.target, play.card)


def _commands_of_enemy(field: Battlefield, seat: Seat) -> Aims:
    return tuple(one.card for one in field.shown if one.seat != seat and not one.void)


def make_void(table: Table, seat: Seat, card: CardId, by: CardId | None) -> None:
    """Make a command of a seat void; a command creature stays, without its text (rule 6.2)."""
    shown = list(table.field.shown)
    for index, one in enumerate(shown):
        if one.seat == seat and one.card == card and not one.void:
            shown[index] = replace(one, void=True)
            table.change_field(shown=tuple(shown))
            if one.fighter is not None and table.fighter(one.fighter) is not None:
                placement.change_fighter(table, one.fighter, silenced=True)
            table.tell(CardDispelled(seat=seat, card=card, by=by))
            return


def _aim_pair(field: Battlefield, seat: Seat, ability: abilities.DestroyPair | abilities.Detonate) -> Aims:
    own, opponent = placement.own_of(field, seat), placement.own_of(field, 1 - seat)
    if own is None or opponent is None or not fits(field, ability.ally, own):
        return ()
    if isinstance(ability, abilities.Detonate):
        return _only_if(not (ability.not_vs_guardian and opponent.role == "guardian"))
    return _only_if(field.stage == "match-ups" and fits(field, ability.opponent, opponent))


def _destroy_pair(table: Table, seat: Seat, play: Play, ability: abilities.DestroyPair | abilities.Detonate) -> None:
    own, opponent = placement.own_of(table.field, seat), placement.own_of(table.field, 1 - seat)
    for fighter in (own, opponent):
        if fighter is not None:
            placement.destroy(table, fighter, play.card)


def may_be_sent_away(field: Battlefield, primary: Fighter | None, ability: abilities.SendToPen) -> bool:
    """Tell whether a primary may be sent to its pen; a Guardian never leaves his place (ruling R45)."""
    return primary is not None and primary.role == "primary" and fits(field, ability.targets, primary)


def _send_to_pen(table: Table, seat: Seat, play: Play, ability: abilities.SendToPen) -> None:
    opponent = placement.own_of(table.field, 1 - seat)
    if opponent is not None:
        placement.go_to_pen(table, opponent)
        table.tell(SentAway(fighter=opponent, by=play.card))


def _aim_unchallenge(field: Battlefield, seat: Seat, ability: abilities.UnchallengePair) -> Aims:
    first, second = placement.facing(field)
    return _only_if(
        field.stage == "match-ups"
        and first is not None
        and second is not None
        and any(fits(field, ability.participant, one) for one in (first, second))
    )


def _unchallenge(table: Table, seat: Seat, play: Play, ability: abilities.UnchallengePair) -> None:
    """Leave both primaries on the battlefield as if nobody faced them; there is nothing to compare any more."""
    for fighter in placement.facing(table.field):
        if fighter is not None:
            freed = placement.change_fighter(table, fighter.number, against=None)
            table.tell(SentAway(fighter=freed, by=play.card, unopposed=True))
    placement.change_match(table, first=None, second=None)


def _aim_grant(field: Battlefield, seat: Seat, ability: abilities.GrantReceiver) -> Aims:
    own = placement.own_of(field, seat)
    takes_part = own is not None and own in battlefield.receivers(field, seat)
    return _only_if(own is not None and takes_part and fits(field, ability.targets, own))


def _grant(table: Table, seat: Seat, play: Play, ability: abilities.GrantReceiver) -> None:
    own = placement.own_of(table.field, seat)
    if own is not None:
        placement.begin_effect(table, seat, play.card, ability, "match-up", target=own.number)


def _aim_steal_shot(field: Battlefield, seat: Seat, ability: abilities.StealRanged) -> Aims:
    own = placement.own_of(field, seat)
    return _only_if(_answered_by(field, seat, Shoot) is not None and own is not None and own.role == "primary")


def _steal_shot(table: Table, seat: Seat, play: Play, ability: abilities.StealRanged) -> None:
    shot, own = pop(table).fighter, placement.own_of(table.field, seat)
    if shot is not None and own is not None:
        fighter = table.fighter(shot)
        assert fighter is not None  # a shot is in place while it may be answered
        placement.begin_effect(table, seat, play.card, ability, "match-up", target=own.number, amount=fighter.worth)
        placement.change_fighter(table, shot, worth=0)


def _cancel_shot(table: Table, seat: Seat, play: Play, ability: abilities.CancelRanged) -> None:
    shot = pop(table).fighter
    if shot is not None:
        placement.change_fighter(table, shot, worth=0)
    if ability.then is not None:
        placement.begin_effect(table, seat, play.card, ability.then, "combat")


def _reverse_channel(table: Table, seat: Seat, play: Play, ability: abilities.ReverseChanneling) -> None:
    below, channel = _pop(table, Channel)
    target = table.fighter(channel.target)
    if target is not None:
        served = battlefield.channelled(target, channel.card, 0)
        table.set_fighter(battlefield.channelled(served, play.card, -below.points))
        table.change_field(channelled=with_seat(table.field.channelled, below.seat, True))
        table.tell(EffectBegun(seat=seat, card=play.card, target=target.number))


def _cancel_channel(table: Table, seat: Seat, play: Play, ability: abilities.CancelChanneling) -> None:
    below, channel = _pop(table, Channel)
    table.tell(CardDispelled(seat=below.seat, card=channel.card, by=play.card))
    if ability.then is not None:
        placement.begin_effect(table, seat, play.card, ability.then, "combat")


def _destroy_channeler(table: Table, seat: Seat, play: Play, ability: abilities.DestroyChanneler) -> None:
    """Destroy the creature that has channelled from below a stronghold; its channel is void."""
    below, channel = _pop(table, Channel)
    card, place = channel.card, place_named(channel.source)
    home = table.stronghold(place)
    table.change_stronghold(place, below=without(home.below, card), shown=without(home.shown, card))
    table.bury(below.seat, (card,))
    table.tell(
        CardDispelled(seat=below.seat, card=card, by=play.card),
        CardsDiscarded(seat=below.seat, cards=(card,), why="text"),
    )


def take_back(table: Table, seat: Seat, card: CardId) -> None:
    """Take a used card back into the depot."""
    table.dig_up(seat, card)
    table.change_player(seat, depot=tuple(sorted((*table.player(seat).depot, card))))
    table.recount()


def _steal_bribe(table: Table, seat: Seat, play: Play, ability: abilities.StealBribe) -> None:
    """Let a bribery fail; its card is the answerer's until the end of the combat, or again if it was his own."""
    bribe, action = _pop(table, Bribe)
    card = action.card
    assert card is not None  # a pass is not answered
    if bribe.stolen:
        take_back(table, seat, card)
    else:
        kept = table.field.bribes
        table.dig_up(bribe.seat, card)
        table.change_field(bribes=with_seat(kept, seat, tuple(sorted((*kept[seat], card)))))
        table.recount()
    table.tell(BriberyFailed(seat=bribe.seat, card=card, by=play.card))


def _recall(table: Table, seat: Seat, play: Play, ability: abilities.RecallRanged) -> None:
    for shot in [one for one in table.field.fighters if one.owner == seat and one.role == "shot"]:
        table.remove_fighter(shot.number)
        placement.draw_back(table, seat, shot.card, seen=True)


def _begin(table: Table, seat: Seat, play: Play, ability: abilities.TeamBonus | abilities.ControlBonus) -> None:
    placement.begin_effect(table, seat, play.card, ability, "combat", amount=play.stones)


def _ring_bells(table: Table, seat: Seat, play: Play, ability: abilities.DefendFromBelow) -> None:
    """Let all creatures below the stronghold that have not channelled this turn defend it."""
    below = table.stronghold(table.field.place)
    table.change_stronghold(table.field.place, below=below.shown)
    placement.draw_back(table, seat, *without(below.below, *below.shown), seen=False)


# The kinds


@dataclass(frozen=True)
class Cast:
    """How cards with one kind of ability are played in the windows of a combat, or used where they lie on the table.

    `aims` lists what they may be aimed at by what everybody sees; `effect` lets one take effect. `when`: when orders
    use them, where their timing does not say it. `used_at`: the window in which those on the table are used, or which
    step of "between" it is. `is_used` tells which abilities of the kind a player uses; others act by themselves.
    """

    aims: Aim
    effect: Callable[[Table, Seat, Play, Any], None]
    when: When | None = None
    used_at: Literal["responses", "channel", "reveal", "bells", "idols"] | None = None
    is_used: Callable[[Any], bool] = lambda ability: True


_CASTS: Final[Mapping[type[abilities.AnyAbility], Cast]] = {
    abilities.Dispel: Cast(_aim_dispel, _dispel),
    abilities.CancelCommand: Cast(
        lambda field, seat, ability: _commands_of_enemy(field, seat),
        lambda table, seat, play, ability: make_void(table, 1 - seat, play.target, play.card),
        when="command",
        used_at="responses",
        is_used=lambda ability: not ability.command,
    ),
    abilities.DestroyPair: Cast(_aim_pair, _destroy_pair),
    abilities.Detonate: Cast(_aim_pair, _destroy_pair, when="match-up", used_at="reveal"),
    abilities.SendToPen: Cast(
        lambda field, seat, ability: _only_if(may_be_sent_away(field, placement.own_of(field, 1 - seat), ability)),
        _send_to_pen,
    ),
    abilities.UnchallengePair: Cast(_aim_unchallenge, _unchallenge),
    abilities.GrantReceiver: Cast(_aim_grant, _grant, when="fed"),
    abilities.StealRanged: Cast(_aim_steal_shot, _steal_shot),
    abilities.CancelRanged: Cast(_answering(Shoot), _cancel_shot),
    abilities.ReverseChanneling: Cast(
        _answering(Channel, lambda ability, channel: channel.source == GUARDIAN), _reverse_channel
    ),
    abilities.CancelChanneling: Cast(_answering(Channel), _cancel_channel, when="channel", used_at="channel"),
    abilities.DestroyChanneler: Cast(
        _answering(Channel, lambda ability, channel: battlefield.may_be_destroyed(ability, channel.card)),
        _destroy_channeler,
    ),
    abilities.StealBribe: Cast(
        _answering(Bribe, lambda ability, bribe: bribe.card is not None and vice_of(bribe.card) == ability.vice),
        _steal_bribe,
    ),
    abilities.RecallRanged: Cast(
        lambda field, seat, ability: _only_if(any(one.owner == seat and one.role == "shot" for one in field.fighters)),
        _recall,
    ),
    abilities.TeamBonus: Cast(_aim_anything, _begin),
    abilities.DefendFromBelow: Cast(_aim_anything, _ring_bells, when="bells", used_at="bells"),
    abilities.ControlBonus: Cast(
        _aim_anything, _begin, when="count", used_at="idols", is_used=lambda ability: ability.plus_per_stone > 0
    ),
}
"""The kinds that cards of combats are played by; of a card's abilities the first that stands here acts."""
_USED_AT: Final[Mapping[str | None, tuple[tuple[type[abilities.AnyAbility], Cast], ...]]] = {
    moment: tuple((kind, cast) for kind, cast in _CASTS.items() if cast.used_at == moment)
    for moment in {cast.used_at for cast in _CASTS.values()}
}
"""The kinds that are used where they lie on the table, by the moment."""
