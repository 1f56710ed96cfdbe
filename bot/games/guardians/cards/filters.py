"""Whether a card is what an ability speaks of."""

from functools import lru_cache
from typing import Final

import msgspec

from bot.games.guardians.abilities import AttackBasis, Basis, Filter, Immune, Ranged
from bot.games.guardians.cards.catalogue import Card


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What a card is at the moment, where the table may differ from the print.

    `flying` and `receiver` may be granted by other cards, `immune_to` may be as well or depend on the terrain. While it
    is `silenced`, none of its own abilities exist; whoever sets that gives `immune_to` without them.
    """

    flying: bool
    receiver: bool
    immune_to: frozenset[Basis] = frozenset()
    defending_stronghold: bool = False
    silenced: bool = False


_UNASKED: Final = Standing(flying=False, receiver=False)
"""What stands for a standing that a filter does not look at."""


def printed(card: Card) -> Standing:
    """Give the standing of a card by its print alone: what it is in a hand, without any conditions fulfilled."""
    return Standing(
        flying=card.flying,
        receiver=card.bar == "green",
        immune_to=frozenset(
            ability.to.basis
            for ability in card.abilities
            if isinstance(ability, Immune) and ability.to.basis and ability.when is None and not ability.command
        ),
    )


@lru_cache(maxsize=1024)
def goes_by_print(wanted: Filter) -> bool:
    """Tell whether a filter asks for nothing that may differ from the print at the moment."""
    now = (wanted.flying, wanted.affected_by, wanted.immune_to, wanted.channel_receiver, wanted.defending_stronghold)
    text = (wanted.attack_basis, wanted.has_ranged, wanted.has_ability)
    return all(one is None for one in (*now, *text)) and all(goes_by_print(one) for one in wanted.any)


def matches(wanted: Filter | None, card: Card, standing: Standing | None = None) -> bool:
    """Tell whether a card is what a filter wants; every card is if there is no filter.

    A filter means creatures, unless it names a type, and a Guardian as one without color, class, size, icons, off-color
    bonus and immunity (ruling R45). Without a `standing` the print alone counts.
    """
    if wanted is None:
        return True
    if card.type != wanted.type if wanted.type else card.type not in ("creature", "guardian"):
        return False
    now = standing or (_UNASKED if goes_by_print(wanted) else printed(card))
    has = () if now.silenced else card.abilities
    off_color = card.off_color.amount if card.off_color else 0
    return (
        (wanted.name is None or card.id == wanted.name)
        and (not wanted.colors or card.color in wanted.colors)
        and (not wanted.classes or any(name in wanted.classes for name in card.classes))
        and (wanted.size is None or card.size == wanted.size)
        and (wanted.flying is None or now.flying == wanted.flying)
        and (wanted.bribable is None or bool(card.bribable_by) == wanted.bribable)
        and (wanted.bribable_by is None or wanted.bribable_by in card.bribable_by)
        and (wanted.base_vitality_lt is None or card.base < wanted.base_vitality_lt)
        and (wanted.off_color_bonus is None or off_color == wanted.off_color_bonus)
        and (wanted.affected_by is None or wanted.affected_by not in now.immune_to)
        and (wanted.immune_to is None or wanted.immune_to in now.immune_to)
        and (wanted.channel_receiver is None or now.receiver == wanted.channel_receiver)
        and (wanted.defending_stronghold is None or now.defending_stronghold == wanted.defending_stronghold)
        and (
            wanted.attack_basis is None
            or any(isinstance(ability, AttackBasis) and ability.basis == wanted.attack_basis for ability in has)
        )
        and (wanted.has_ranged is None or any(isinstance(ability, Ranged) for ability in has) == wanted.has_ranged)
        and (
            wanted.has_ability is None
            or any(type(ability).__struct_config__.tag == wanted.has_ability for ability in has)
        )
        and (not wanted.any or any(matches(one, card, now) for one in wanted.any))
    )
