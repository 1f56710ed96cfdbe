"""Secondary attacks (rule 6.7): whoever has creatures left sends them one by one against unbeaten enemies."""

from collections.abc import Iterator

from bot.games.contract import Decision
from bot.games.guardians import battlefield
from bot.games.guardians.battlefield import running_number
from bot.games.guardians.combat import placement, shots_and_channels, spells, windows
from bot.games.guardians.combat.commands import combat_of
from bot.games.guardians.combat.primaries import unrestricted
from bot.games.guardians.spaces import end_match
from bot.games.guardians.table import (
    Action,
    Asking,
    Channel,
    MatchDecided,
    MatchUp,
    Pass,
    Play,
    Strike,
    StruckAt,
    Table,
    View,
)

# T1


def ask_striker(table: Table) -> None:
    """Ask whoever has creatures left for the next secondary attack, if there is anybody to strike."""
    table.change_field(stage="secondary")
    for seat in (table.field.attacker, table.field.defender):
        if table.combat.creatures[seat] and battlefield.strike_targets(table.field, seat):
            table.ask("secondary", seat)
            return
    table.change_field(step="idols")


def strike_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the secondary attacks that a seat can make, and making no more."""
    yield Pass()
    combat = combat_of(view)
    targets = battlefield.strike_targets(combat.field, decision.seat)
    for card in unrestricted(combat.field, decision.seat, combat.creatures):
        yield from (Strike(card=card, target=one.number) for one in targets)


def carry_out_strike(table: Table, asking: Asking) -> None:
    """Send a secondary attacker forward, or end the attacks."""
    seat, action = asking.reply
    target = table.fighter(action.target) if isinstance(action, Strike) else None
    if not isinstance(action, Strike) or target is None:
        table.change_field(step="idols")
        return
    number = running_number(table.field) + 1
    placement.take(table, seat, action.card)
    striker = placement.appear(table, seat, action.card, "secondary", match=number, against=target.number)
    match = MatchUp(
        number=number,
        secondary=True,
        first=striker.number,
        second=target.number,
        first_card=striker.card,
        second_card=target.card,
    )
    table.change_field(match_ups=(*table.field.match_ups, match), step="secondary-bribery")
    table.tell(StruckAt(fighter=striker, target=target))


# Between naming and comparing


def destruction(table: Table) -> None:
    """Destroy the target if the secondary attacker's text does so."""
    table.change_field(step="strike")
    striker, target = placement.facing(table.field)
    if striker is not None and target is not None:
        for victim, by in battlefield.doomed(table.field, striker, target):
            placement.destroy(table, victim, by)


def ask_help(table: Table) -> None:
    """Ask for channels and spells that help the secondary attacker (T3)."""
    striker, target = placement.facing(table.field)
    if striker is not None and target is not None and windows.may_strike_harder(table, striker.owner):
        table.ask("strike", striker.owner, fighter=striker.number)
    else:
        table.change_field(step="secondary-compare")


def help_is_legal(view: View, decision: Decision, action: Channel | Play | Pass) -> bool:
    """Tell whether a secondary attacker can be helped so; there are no shots (rule 6.7)."""
    if isinstance(action, Channel):
        return shots_and_channels.channel_is_legal(view, decision.seat, action)
    return action in spells.offers(view, decision)


def help_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the help for a secondary attacker."""
    yield from spells.offers(view, decision)
    yield from shots_and_channels.channel_offers(view, decision.seat)


def carry_out_help(table: Table, asking: Asking) -> None:
    """Help the secondary attacker, or let it strike."""
    seat, action = asking.reply
    match action:
        case Play():
            spells.play_card(table, seat, action)
        case Channel():
            shots_and_channels.channel(table, seat, action)
        case _:
            table.change_field(step="secondary-compare")


# T4


def compare(table: Table) -> None:
    """Compare a secondary attack, if both are there; a failed one harms nobody (ruling R10)."""
    table.change_field(step="secondary")
    striker, target = placement.facing(table.field)
    if striker is None or target is None:
        table.tell(MatchDecided(match=table.field.match_ups[-1]))
    else:
        verdict = battlefield.compare_strike(table.field, striker, target)
        match = placement.change_match(
            table,
            first_sum=verdict.sums[0],
            second_sum=verdict.sums[1],
            winner=verdict.winner,
            compared=True,
            cause=verdict.cause,
        )
        table.tell(MatchDecided(match=match, owner=striker.owner))
        if verdict.loser is not None:
            placement.change_fighter(table, target.number, beaten_by=striker.number)
            if target.role == "guardian":
                end_match(table, "guardian", striker.owner)
    if table.state.outcome is None:
        placement.end_effects(table)
