"""The resolution (rule 6.9): what each side counts for the space, and who wins it."""

from collections.abc import Iterator
from functools import lru_cache

from bot.games.contract import Seat
from bot.games.guardians.abilities import ControlBonus, ControlExclude, ControlValue
from bot.games.guardians.battlefield.active_effects import Text, fits, holds, own_texts, texts_of, times
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.table import Battlefield, Fighter, Sum, Term


@lru_cache(maxsize=64)
def control_sums(field: Battlefield, *, immune_count: bool = False) -> tuple[Sum, Sum]:
    """Add up what each seat (0, 1) would count if the combat were resolved as it stands.

    Base vitality of unbeaten creatures on the battlefield. Not those laid aside, those that a text leaves out, and,
    unless `immune_count` (ruling R02), those whose opponent was immune to them.
    """
    return Sum(tuple(_terms(field, 0, immune_count))), Sum(tuple(_terms(field, 1, immune_count)))


def winner_of(field: Battlefield, *, immune_count: bool = False) -> Seat:
    """Name who wins the space (rule 6.9): the attacker with a strictly greater total, else the defender (R01)."""
    sums = control_sums(field, immune_count=immune_count)
    return field.attacker if sums[field.attacker].total > sums[field.defender].total else field.defender


def counts(field: Battlefield, fighter: Fighter, *, immune_count: bool = False) -> bool:
    """Tell whether a fighter counts for the space."""
    return (
        fighter.role not in ("aside", "guardian")
        and fighter.beaten_by is None
        and not fighter.excluded
        and (fighter.hurts or immune_count)
        and excluded_by(field, fighter) is None
    )


def excluded_by(field: Battlefield, fighter: Fighter) -> CardId | None:
    """Name the card whose text leaves a fighter out: its own, or that of its opponent in the primary match-up."""
    for text in texts_of(field, ControlExclude):
        source = text.fighter
        if source is None or source.role != "primary":
            continue
        if text.ability.target == "self" and source.number == fighter.number:
            return text.card
        if (
            text.ability.target == "opponent"
            and source.against == fighter.number
            and fits(field, text.ability.against, fighter)
        ):
            return text.card
    return None


def _terms(field: Battlefield, seat: Seat, immune_count: bool) -> Iterator[Term]:
    for fighter in field.fighters:
        if fighter.owner == seat and counts(field, fighter, immune_count=immune_count):
            value = next((text.ability.value for text in own_texts(field, fighter, ControlValue)), None)
            if value is None:
                yield Term(kind="base", amount=CARDS[fighter.card].base, card=fighter.card)
            else:
                yield Term(kind="control", amount=value, card=fighter.card)
    for text in texts_of(field, ControlBonus):
        if text.owner == seat:
            yield from _bonus(field, text)


def _bonus(field: Battlefield, text: Text[ControlBonus]) -> Iterator[Term]:
    """Yield a control bonus, or (an effect with an amount) what was paid in stones to raise one."""
    bonus = text.ability
    if text.amount:
        yield Term(kind="upgrade", amount=text.amount * bonus.plus_per_stone, card=text.card)
        return
    if not holds(field, bonus.when, text.owner, text.fighter):
        return
    if bonus.requires == "alive_after_combat" and (text.fighter is None or text.fighter.beaten_by is not None):
        return
    amount = bonus.amount * times(field, bonus.per, text.fighter, None, text.owner)
    if amount:
        yield Term(kind="upgrade" if bonus.area is not None else "control", amount=amount, card=text.card)
