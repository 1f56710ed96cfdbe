"""Primary match-ups, step by step (rule 6.4): from the sealed primaries to the comparison.

Between the windows everything is automatic. M5 to M8 (immunity, texts, off-color and terrain
bonuses) is no step of its own: `sums` counts it whenever somebody looks.
"""

from collections.abc import Iterator

from bot.games.contract import Decision, Seat
from bot.games.guardians import battlefield
from bot.games.guardians.abilities import Stones
from bot.games.guardians.battlefield import own_texts, running_number, texts_of
from bot.games.guardians.combat import placement, shots_and_channels, spells, windows
from bot.games.guardians.combat.commands import combat_of, hits_of, strike_hands
from bot.games.guardians.spaces import end_match
from bot.games.guardians.table import (
    Action,
    Asking,
    Battlefield,
    Channel,
    Fighter,
    Lead,
    MatchDecided,
    MatchUp,
    Pass,
    Play,
    PrimariesShown,
    Raise,
    Shoot,
    Table,
    View,
    with_seat,
)


def has_fighter(table: Table, seat: Seat) -> bool:
    """Tell whether a side can still lead: with a creature of its hand, or once with the Guardian who is attacked."""
    if table.field.storm and seat == table.field.defender:
        return not table.field.match_ups
    return bool(table.combat.creatures[seat])


# Showing


def ask_primaries(table: Table) -> None:
    """Ask both sides for their primaries, sealed; a Guardian who is attacked needs no asking."""
    if table.field.storm:
        table.ask("primary", table.field.attacker)
    else:
        table.ask("primary", 0, 1)


def carry_out_primary(table: Table, asking: Asking) -> None:
    """Show the primaries together."""
    field = table.field
    number = running_number(field) + 1
    fighters = []
    for seat, other in ((field.attacker, field.appeared + 2), (field.defender, field.appeared + 1)):
        action = asking.answers[seat]
        if isinstance(action, Lead):
            placement.take(table, seat, action.card)
            fighters.append(placement.appear(table, seat, action.card, "primary", match=number, against=other))
        else:
            guardian = field.guardians[seat]
            fighters.append(placement.appear(table, seat, guardian, "guardian", match=number, against=other))
    first, second = fighters
    match = MatchUp(
        number=number,
        first=first.number,
        second=second.number,
        first_card=first.card,
        second_card=second.card,
    )
    table.change_field(match_ups=(*table.field.match_ups, match), step="bribery")
    table.tell(PrimariesShown(number=number, fighters=(first, second)))
    if table.state.options.council and number == 1 and None not in table.combat.sheets:
        table.ask("council", 0, 1)


# Before the comparison


def ask_spells(table: Table) -> None:
    """Open the window for spells (W4) if something may be destroyed next; else they wait for the modifiers (W5)."""
    if windows.is_threatened(table.field):
        windows.SPELLS.open(table)
    else:
        table.change_field(step="destruction")


def destruction(table: Table) -> None:
    """Destroy whom the texts of the primaries destroy, both sides at once (M3)."""
    table.change_field(step="areas")
    first, second = placement.facing(table.field)
    if first is not None and second is not None:
        for victim, by in battlefield.doomed(table.field, first, second):
            placement.destroy(table, victim, by)


def area_attacks(table: Table) -> None:
    """Let the area attacks of the primaries that are still there hit the combat hands (M4)."""
    table.change_field(step="modifiers")
    hits = []
    for text in battlefield.attacks_of_match(table.field):
        points = battlefield.area_points(table.field, text.owner, text.card, text.ability, source=text.fighter)
        hits += hits_of(table, text.owner, text.card, text.ability, points.total)
    strike_hands(table, hits)


# Modifiers


def behind(field: Battlefield) -> Seat:
    """Name the side whose primary has less now, the attacker if they are equal: it is asked first (ruling R08)."""
    now = battlefield.running_sums(field)
    return field.attacker if now is None or now[0].total <= now[1].total else field.defender


def ask_modifiers(table: Table) -> None:
    """Open the window for shots, channels and spells; it opens anew after each that has taken effect."""
    windows.MODIFIERS.open(table, first=behind(table.field))


def modifier_is_legal(view: View, decision: Decision, action: Shoot | Channel | Raise | Play | Pass) -> bool:
    """Tell whether a match-up can be changed so."""
    match action:
        case Shoot():
            return action in shots_and_channels.shoot_offers(view, decision.seat)
        case Channel():
            return shots_and_channels.channel_is_legal(view, decision.seat, action)
        case Raise():
            return shots_and_channels.bid_is_legal(view, decision.seat, action)
        case _:
            return isinstance(action, Pass) or action in spells.offers(view, decision)


def modifier_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the single modifiers that a seat can use; bids are made with the menus."""
    yield from spells.offers(view, decision)
    yield from shots_and_channels.shoot_offers(view, decision.seat)
    yield from shots_and_channels.channel_offers(view, decision.seat)


def modifier_forced(view: View, decision: Decision) -> Action | None:
    """Pass for a seat that has nothing, or wants to pass for good; go on with a bid that still can win."""
    combat = combat_of(view)
    if combat.quiet or next((one for one in modifier_offers(view, decision) if one != Pass()), None) is None:
        return Pass()
    if combat.bid is not None:
        steps = shots_and_channels.bid_steps(combat.field, decision.seat, combat.bid)
        if steps is not None and shots_and_channels.bid_is_legal(view, decision.seat, combat.bid):
            return combat.bid if steps else Pass()
    return None


def carry_out_modifier(table: Table, asking: Asking) -> None:
    """Use a modifier, or hand the window on."""
    seat, action = asking.reply
    if isinstance(action, Raise) and shots_and_channels.follow_bid(table, seat, action):
        return
    if not isinstance(action, Raise | Pass):
        shots_and_channels.keep_bid(table, seat, None)
    match action:
        case Play():
            spells.play_card(table, seat, action)
        case Shoot():
            shots_and_channels.shoot(table, seat, action)
        case Channel():
            shots_and_channels.channel(table, seat, action)
        case _:
            if isinstance(action, Pass) and action.for_good:
                table.change_combat(quiet=with_seat(table.combat.quiet, seat, True))
            windows.MODIFIERS.go_round(table, asking)


# The comparison


def compare(table: Table) -> None:
    """Compare the primaries, if both are there, with all that follows from it, and close the match-up."""
    first, second = placement.facing(table.field)
    if first is not None and second is not None:
        _compare(table, first, second)
    else:
        table.tell(MatchDecided(match=table.field.match_ups[-1]))
    if table.state.outcome is None:
        _close(table)


def _compare(table: Table, first: Fighter, second: Fighter) -> None:
    field = table.field
    verdict = battlefield.compare(field, first, second)
    destroyed = verdict.destroyed
    gains = list(_gains(field, verdict.winner, verdict.loser))
    hurts = {one.number: battlefield.hurts(field, one, other) for one, other in ((first, second), (second, first))}
    for one in (first, second):
        if one.hurts != hurts[one.number]:
            placement.change_fighter(table, one.number, hurts=hurts[one.number])
    match = placement.change_match(
        table,
        first_sum=verdict.sums[0],
        second_sum=verdict.sums[1],
        winner=verdict.winner,
        compared=True,
        cause=verdict.cause,
        shielded=verdict.shielded,
    )
    table.tell(MatchDecided(match=match, owner=first.owner))
    if verdict.loser is not None:
        loser = placement.change_fighter(table, verdict.loser, beaten_by=verdict.winner)
        if loser.role == "guardian":
            end_match(table, "guardian", 1 - loser.owner)
            return
        if destroyed is not None:
            placement.destroy(table, loser, destroyed)
    for seat, amount, card in gains:
        table.add_stones(seat, amount, card)


def _gains(field: Battlefield, winner: int | None, loser: int | None) -> Iterator[tuple[Seat, int, str]]:
    """List the stones that a victory brings or costs: by the winner's own text, and by texts about its side."""
    by_number = {one.number: one for one in field.fighters}
    if winner is None or loser is None:
        return
    victor, beaten = by_number[winner], by_number[loser]
    own = own_texts(field, victor, Stones)
    for text in texts_of(field, Stones):
        trigger = text.ability.trigger
        happened = (
            (trigger == "beats_primary_opponent" and text in own)
            or (
                trigger == "beats_opponent_who_channeled_this_combat" and text in own and field.channelled[beaten.owner]
            )
            or (trigger == "own_creature_beats_opponent" and text.owner == victor.owner)
        )
        if happened:
            gainer = text.owner if text.ability.who == "own" else 1 - text.owner
            yield gainer, text.ability.amount, text.card


def _close(table: Table) -> None:
    """End what holds for one match-up; shots that are beaten once they were used are so now."""
    number = running_number(table.field)
    for one in table.field.fighters:
        ranged = battlefield.ranged_of(one.card) if one.role == "shot" and one.match == number else None
        if ranged is not None and ranged.self_beaten_after:
            placement.change_fighter(table, one.number, beaten_by=one.number)
    placement.end_effects(table)
    table.change_combat(quiet=(False, False), bids=(None, None))
    table.change_field(declared=("", ""), step="between")
