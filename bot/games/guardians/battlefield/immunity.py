"""Who cannot be hurt by whom (M5), and whom destroying texts strike (M3).

In secondary attacks nobody is immune any more; what a primary did to its opponent is kept in `Fighter.hurts`.
"""

from collections.abc import Iterator

from bot.games.contract import Seat
from bot.games.guardians import abilities
from bot.games.guardians.battlefield.active_effects import (
    all_blank,
    concerns,
    fits,
    hand_standing,
    holds,
    own_texts,
    texts_of,
)
from bot.games.guardians.cards import CARDS, CardId, matches
from bot.games.guardians.table import Battlefield, Fighter


def shields_from(field: Battlefield, fighter: Fighter, opponent: Fighter) -> CardId | None:
    """Name the card by which a fighter is not hurt by its opponent in a match-up, None if it is hurt."""
    if field.stage not in ("commands", "match-ups"):
        return None
    if own_texts(field, opponent, abilities.AllImmuneToSelf):
        return opponent.card
    for immunity, card in _immunities(field, fighter):
        bases = {text.ability.basis for text in own_texts(field, opponent, abilities.AttackBasis)}
        if immunity.basis in bases or (immunity.creatures is not None and fits(field, immunity.creatures, opponent)):
            return card
    return None


def hurts(field: Battlefield, fighter: Fighter, opponent: Fighter) -> bool:
    """Tell whether a fighter can hurt its opponent."""
    return shields_from(field, opponent, fighter) is None


def immune_to_shots(field: Battlefield, fighter: Fighter) -> CardId | None:
    """Name the card by which the values of enemy ranged attacks do not count against a fighter."""
    return next((card for immunity, card in _immunities(field, fighter) if immunity.ranged), None)


def doomed(field: Battlefield, first: Fighter, second: Fighter) -> tuple[tuple[Fighter, CardId], ...]:
    """List who of the two is destroyed in the destruction step, and by which card; both sides are looked at at once.

    For a secondary attack `first` is the attacker and `second` its target.
    """
    if not texts_of(field, abilities.Destroys):
        return ()
    return tuple(
        (victim, killer.card)
        for killer, victim in ((first, second), (second, first))
        if any(
            holds(field, text.ability.when, killer.owner, killer) and fits(field, text.ability.against, victim)
            for text in own_texts(field, killer, abilities.Destroys)
        )
        and not any(immunity.destruction for immunity, _ in _immunities(field, victim))
    )


def destroys_loser(field: Battlefield, winner: Fighter, loser: Fighter) -> CardId | None:
    """Name the card by which a beaten creature is destroyed at once (rule of the winner's or its own text)."""
    for text in own_texts(field, winner, abilities.DestroyLoser):
        if fits(field, text.ability.against, loser):
            return text.card
    for other in own_texts(field, loser, abilities.DestroyedIfBeatenBy):
        if fits(field, other.ability.against, winner):
            return other.card
    return None


def spared_by(field: Battlefield, owner: Seat, card: CardId, attack: abilities.Aoe) -> CardId | None:
    """Name the card that saves a creature of a combat hand from an area attack: its own text or a grant."""
    printed = CARDS[card]
    if not all_blank(field):
        for one in printed.abilities:
            if (
                isinstance(one, abilities.Immune)
                and not one.command
                and _saves(one.to, attack)
                and holds(field, one.when, owner, None)
            ):
                return card
    for text in texts_of(field, abilities.GrantImmunity):
        if (
            _saves(text.ability.to, attack)
            and concerns(text.ability.side, text.owner, owner)
            and matches(text.ability.targets, printed, hand_standing(field, owner, printed))
        ):
            return text.card
    return None


def _saves(immunity: abilities.Immunity, attack: abilities.Aoe) -> bool:
    return immunity.aoe or (immunity.basis is not None and immunity.basis == attack.basis)


def _immunities(field: Battlefield, fighter: Fighter) -> Iterator[tuple[abilities.Immunity, CardId]]:
    for text in own_texts(field, fighter, abilities.Immune):
        if holds(field, text.ability.when, fighter.owner, fighter):
            yield text.ability.to, text.card
    for grant in texts_of(field, abilities.GrantImmunity):
        if concerns(grant.ability.side, grant.owner, fighter.owner) and fits(field, grant.ability.targets, fighter):
            yield grant.ability.to, grant.card
