"""Help for a fighter: shots (rule 6.5), channels (rule 6.6), and bids for a whole match-up (rule 11.4).

A bid names the most that its owner would use, stones first and then shooters in order. It is carried out one step at a
time, never further than needed to win, and goes on by itself when the enemy has answered; nobody sees that it is one.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians import battlefield
from bot.games.guardians.abilities import Stones
from bot.games.guardians.battlefield import fighter_of, texts_of
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.combat import spells
from bot.games.guardians.combat.commands import combat_of
from bot.games.guardians.combat.placement import appear, own_of, pay, take
from bot.games.guardians.combat.primaries import unrestricted
from bot.games.guardians.table import (
    GUARDIAN,
    Battlefield,
    Channel,
    Channelled,
    Fighter,
    Pending,
    Raise,
    Shoot,
    ShotPlaced,
    StrongholdView,
    Sum,
    Table,
    View,
    place_named,
    with_seat,
    without,
)

NOTHING = (Sum(), Sum())


# Shots


def shoot_offers(view: View, seat: Seat) -> Iterator[Shoot]:
    """List the creatures that a seat can place as shots, each once."""
    combat = combat_of(view)
    for card in unrestricted(combat.field, seat, combat.creatures):
        if battlefield.may_shoot(combat.field, seat, card):
            yield Shoot(card=card)


def with_shot(field: Battlefield, seat: Seat, card: CardId) -> Battlefield:
    """Give the battlefield with a shot in place that nobody answers."""
    own = own_of(field, seat)
    assert own is not None  # a shot is legal only beside an own primary
    number = field.appeared + 1
    worth = battlefield.shot_worth(field, seat, card).total
    shot = Fighter(number=number, owner=seat, card=card, role="shot", match=own.match, against=own.number, worth=worth)
    field = replace(field, appeared=number, fighters=(*field.fighters, shot))
    changed = {one.number: one for one in _changed_by(field, shot)}
    return replace(field, fighters=tuple(changed.get(one.number, one) for one in field.fighters))


def _changed_by(field: Battlefield, shot: Fighter) -> Iterator[Fighter]:
    """Yield whom a shot changes beyond its value: it forces a tie, or takes the value of the strongest enemy shot."""
    ranged, now = battlefield.ranged_of(shot.card), field.match_ups[-1]
    if ranged is None:
        return
    if ranged.effect == "force_push_and_lock":
        facing = {shot.against, now.first, now.second}
        yield from (replace(one, locked=True) for one in field.fighters if one.number in facing)
    elif ranged.effect == "cancel_ranged":
        strongest = max(battlefield.cancellable(field, shot.owner), key=lambda one: one.worth, default=None)
        if strongest is not None:
            yield replace(strongest, worth=0)


def shoot(table: Table, seat: Seat, action: Shoot) -> None:
    """Place a creature beside the own primary; that may be answered."""
    own = own_of(table.field, seat)
    assert own is not None  # a shot is legal only beside an own primary
    worth = battlefield.shot_worth(table.field, seat, action.card).total
    take(table, seat, action.card)
    shot = appear(table, seat, action.card, "shot", match=own.match, against=own.number, worth=worth)
    table.tell(ShotPlaced(fighter=shot, sums=battlefield.running_sums(table.field) or NOTHING))
    spells.push(table, Pending(seat=seat, action=action, fighter=shot.number))


def conclude_shot(table: Table, pending: Pending) -> None:
    """Let what a shot does beyond its value happen."""
    shot = table.fighter(pending.fighter) if pending.fighter is not None else None
    for changed in () if shot is None else tuple(_changed_by(table.field, shot)):
        table.set_fighter(changed)


# Channels


def channel_is_legal(view: View, seat: Seat, action: Channel) -> bool:
    """Tell whether a seat can channel so."""
    field = combat_of(view).field
    target = fighter_of(field, action.target)
    return (
        target is not None
        and (action.source, action.card) in _sources(view, seat)
        and battlefield.channel_refusal(field, seat, action.card, target) is None
    )


def channel_offers(view: View, seat: Seat) -> Iterator[Channel]:
    """List the channels that a seat can make; those that would be wasted are legal, and not offered."""
    field = combat_of(view).field
    for target in battlefield.receivers(field, seat):
        for source, card in _sources(view, seat):
            action = Channel(source=source, card=card, target=target.number)
            if channel_is_legal(view, seat, action) and battlefield.counted(field, target, 1) > 0:
                yield action


def _sources(view: View, seat: Seat) -> Iterator[tuple[str, CardId]]:
    """List who could channel: the Guardian, and creatures below a stronghold that have not done so this turn."""
    yield GUARDIAN, view.players[seat].guardian
    for home in view.players[seat].strongholds:
        for card in dict.fromkeys(_unused(home)):
            if CARDS[card].cmp:
                yield home.place, card


def _unused(home: StrongholdView) -> tuple[CardId, ...]:
    return without(home.below_cards or (), *home.shown)


def channel(table: Table, seat: Seat, action: Channel) -> None:
    """Pay for a channel or turn its creature up; that may be answered before the points count."""
    field = table.field
    target = table.fighter(action.target)
    assert target is not None  # legality has found it
    beside = None
    pay(table, seat, battlefield.channel_price(field, seat, action.card, target), action.card)
    if action.source != GUARDIAN:
        place = place_named(action.source)
        home = table.stronghold(place)
        beside = home.upgrade
        table.change_stronghold(place, shown=tuple(sorted((*home.shown, action.card))))
    points = sum(term.amount for term in battlefield.channel_points(field, seat, action.card, target, beside=beside))
    spells.push(table, Pending(seat=seat, action=action, fighter=target.number, points=points))
    for text in texts_of(table.field, Stones):
        if text.ability.trigger == "opponent_channels" and text.owner != seat:
            table.add_stones(text.owner if text.ability.who == "own" else seat, text.ability.amount, text.card)


def beside_of(view: View, seat: Seat, source: str) -> CardId | None:
    """Name the upgrade beside the stronghold that a channel comes from, None if there is none."""
    return next((home.upgrade for home in view.players[seat].strongholds if home.place == source), None)


def with_channel(field: Battlefield, seat: Seat, action: Channel, *, beside: CardId | None = None) -> Battlefield:
    """Give the battlefield after a channel that nobody answers: paid for, and counted as far as the cap allows."""
    target = fighter_of(field, action.target)
    if target is None:
        return field
    points = sum(term.amount for term in battlefield.channel_points(field, seat, action.card, target, beside=beside))
    changed = battlefield.channelled(target, action.card, battlefield.counted(field, target, points))
    return replace(
        field,
        stones=with_seat(
            field.stones, seat, field.stones[seat] - battlefield.channel_price(field, seat, action.card, target)
        ),
        fighters=tuple(changed if one.number == changed.number else one for one in field.fighters),
    )


def conclude_channel(table: Table, pending: Pending, action: Channel) -> None:
    """Let the points of a channel count, as far as the receiver's cap allows."""
    target = table.fighter(action.target)
    if target is None:
        return
    field, seat = table.field, pending.seat
    counted = battlefield.counted(field, target, pending.points)
    stones = battlefield.channel_price(field, seat, action.card, target)
    changed = battlefield.channelled(target, action.card, counted)
    table.set_fighter(changed)
    table.change_field(channelled=with_seat(field.channelled, seat, True))
    table.tell(
        Channelled(
            seat=seat,
            card=action.card,
            fighter=changed,
            points=pending.points,
            counted=counted,
            stones=stones,
            sums=battlefield.running_sums(table.field) or NOTHING,
        )
    )


# Bids


def is_ahead(field: Battlefield, seat: Seat) -> bool:
    """Tell whether a seat's primary would beat the enemy's if they were compared now."""
    own, opponent = own_of(field, seat), own_of(field, 1 - seat)
    if own is None or opponent is None:
        return False
    first, second = (own, opponent) if seat == field.attacker else (opponent, own)
    return battlefield.compare(field, first, second).winner == own.number


def bid_steps(field: Battlefield, seat: Seat, bid: Raise) -> tuple[Channel | Shoot, ...] | None:
    """List the least that a bid has to use in order to win, in its order; None if all of it would not do."""
    steps: list[Channel | Shoot] = []
    guardian, stones = field.guardians[seat], bid.stones
    while not is_ahead(field, seat):
        own = own_of(field, seat)
        if own is None:
            return None
        price = battlefield.channel_price(field, seat, guardian, own)
        points = sum(term.amount for term in battlefield.channel_points(field, seat, guardian, own))
        counted = battlefield.counted(field, own, points)
        if (
            0 < price <= stones
            and counted > 0
            and price <= field.stones[seat]
            and battlefield.channel_refusal(field, seat, guardian, own) is None
        ):
            stones -= price
            step = Channel(source=GUARDIAN, card=guardian, target=own.number)
            steps.append(step)
            field = with_channel(field, seat, step)
            continue
        used = sum(isinstance(step, Shoot) for step in steps)
        if used == len(bid.shots) or not battlefield.may_shoot(field, seat, bid.shots[used]):
            return None
        stones = 0
        steps.append(Shoot(card=bid.shots[used]))
        field = with_shot(field, seat, bid.shots[used])
    return tuple(steps)


def bid_is_legal(view: View, seat: Seat, bid: Raise) -> bool:
    """Tell whether all that a bid names is there. One that cannot win is a pass for now."""
    stones = combat_of(view).field.stones[seat]
    return 0 <= bid.stones <= stones and not Counter(bid.shots) - Counter(shooters(view, seat))


def shooters(view: View, seat: Seat) -> tuple[CardId, ...]:
    """List all creatures that a bid may name, with copies."""
    able = {one.card for one in shoot_offers(view, seat)}
    return tuple(card for card in combat_of(view).creatures if card in able)


def follow_bid(table: Table, seat: Seat, bid: Raise) -> bool:
    """Take the next step of a bid and keep the rest of it; False if nothing is needed, or all of it would not do."""
    steps = bid_steps(table.field, seat, bid)
    keep_bid(table, seat, bid)
    if not steps:
        return False
    step = steps[0]
    if isinstance(step, Shoot):
        keep_bid(table, seat, Raise(shots=bid.shots[1:]))
        shoot(table, seat, step)
    else:
        target = table.fighter(step.target)
        assert target is not None  # it has just been found
        price = battlefield.channel_price(table.field, seat, step.card, target)
        keep_bid(table, seat, Raise(stones=bid.stones - price, shots=bid.shots))
        channel(table, seat, step)
    return True


def keep_bid(table: Table, seat: Seat, bid: Raise | None) -> None:
    """Keep what is left of a seat's bid, or forget it."""
    table.change_combat(bids=with_seat(table.combat.bids, seat, bid))
