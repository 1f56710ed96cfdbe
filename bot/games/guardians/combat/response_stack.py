"""What has been done in a combat and may still be answered: a play, a bribe, a channel, a shot.

The latest is answered first, by the other seat and as often as it likes; when it passes, or cannot have anything, the
action takes effect, and the one below it comes up again. So a dispelling can itself be dispelled.
"""

from collections.abc import Iterator

from bot.games.contract import Decision
from bot.games.guardians.combat import bribery, shots_and_channels, spells, windows
from bot.games.guardians.combat.bribery import bribe_offers
from bot.games.guardians.table import Action, Asking, Bribe, Channel, Play, Shoot, Table, View


def offer(table: Table) -> None:
    """Ask for an answer to the latest action, or let it take effect."""
    top = table.field.pending[-1]
    seat = 1 - top.seat
    if windows.may_answer(table, seat, top):
        kind = windows.answer_to(top)
        table.ask(kind, seat, fighter=top.fighter, card=top.action.card, amount=top.points, by=top.seat)
    else:
        conclude(table)


def conclude(table: Table) -> None:
    """Let the latest action take effect."""
    top = spells.pop(table)
    match top.action:
        case Play():
            spells.take_effect(table, top.seat, top.action)
        case Bribe():
            bribery.conclude(table, top, top.action)
        case Channel():
            shots_and_channels.conclude_channel(table, top, top.action)
        case Shoot():
            shots_and_channels.conclude_shot(table, top)


def carry_out_answer(table: Table, asking: Asking) -> None:
    """Let an answer be answered in its turn; a pass lets the action take effect."""
    if not table.field.pending:
        windows.RESPONSES.play_or_pass(table, asking)
        return
    seat, action = asking.reply
    target = table.fighter(asking.fighter) if asking.fighter is not None else None
    if isinstance(action, Play):
        spells.play_card(table, seat, action)
    elif isinstance(action, Bribe) and action.card is not None and target is not None:
        bribery.bribe(table, seat, action, target)
    else:
        conclude(table)


# Answers to shots


def shot_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the answers to a shot."""
    yield from bribe_offers(view, decision)
    yield from spells.play_offers(view, decision.kind, decision.seat)
