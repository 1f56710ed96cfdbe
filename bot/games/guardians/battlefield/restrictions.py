"""What a text on the table makes impossible in a combat, what the land lifts again, and which bribes find an ear.

Ranged attacks are impossible in Woods and command cards in the Jungle, whatever card or effect brings that type (ruling
R40); a terrain card may lift the rule of its own type.
"""

from bot.games.contract import Seat
from bot.games.guardians.abilities import Allow, Bribe, Forbid, Restricted, UniversalBribe, Vice
from bot.games.guardians.battlefield.active_effects import Text, concerns, fits, running_number, terrain_types, texts_of
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.table import Battlefield, Fighter

BY_TYPE: dict[str, str] = {"ranged": "woods", "command": "jungle"}
"""What a type of terrain makes impossible in a combat, for both sides."""
VICES: tuple[Vice, ...] = ("beer", "gold", "babes")


def forbidden_by(
    field: Battlefield,
    seat: Seat,
    what: Restricted,
    *,
    fighter: Fighter | None = None,
    against: Fighter | None = None,
    vice: Vice | None = None,
) -> CardId | None:
    """Name the card or the type of terrain by which a seat may not do something now, None if it may.

    `fighter` is the creature that it is about: who would receive, be bribed, be struck, shoot or have the bonus.
    `against` is the opponent of that creature, `vice` that of the bribery card.
    """
    for text in texts_of(field, Forbid):
        ban = text.ability
        if (
            ban.what == what
            and (ban.side == "both" or seat != text.owner)
            and (ban.bribe in (None, "all") or ban.bribe == vice)
            and (ban.against is None or (against is not None and fits(field, ban.against, against)))
            and _covers(field, text, fighter)
        ):
            return text.card
    kind = BY_TYPE.get(what)
    if (
        kind is not None
        and kind in terrain_types(field)
        and not any(text.ability.what == what for text in texts_of(field, Allow))
    ):
        return kind
    return None


def _covers(field: Battlefield, text: Text[Forbid], fighter: Fighter | None) -> bool:
    """Tell whether a ban reaches a creature: by its scope, and not itself if it makes that exception."""
    source, ban = text.fighter, text.ability
    if ban.except_self and fighter is not None and source is not None and fighter.number == source.number:
        return False
    if ban.scope == "match_up":
        return source is not None and fighter is not None and source.match == fighter.match
    if ban.scope == "self":
        return source is not None and fighter is not None and source.number == fighter.number
    if ban.scope == "under_this_shield":
        return fighter is not None and fighter.owner == text.owner
    return ban.scope in ("combat", "space")


# Bribery


def vice_of(card: CardId) -> Vice | None:
    """Give the vice of a bribery card, None for any other card."""
    return next((one.vice for one in with_ability(CARDS[card], Bribe)), None)


def open_to(field: Battlefield, seat: Seat, target: Fighter) -> tuple[Vice, ...]:
    """List the vices of the bribery cards that `seat` may use on a fighter now.

    Only a primary, a shot or a secondary attacker of the running match-up or attack (ruling R43) with a fitting icon,
    or any icon while an effect makes every card fit. This is public, as is all that follows from it. Whose creature it
    is does not matter here: an own one is kept by the same cards (counter-bribery).
    """
    icons = CARDS[target.card].bribable_by
    if not icons or target.role not in ("primary", "shot", "secondary") or target.match != running_number(field):
        return ()
    every = any(concerns(text.ability.side, text.owner, seat) for text in texts_of(field, UniversalBribe))
    return tuple(
        vice
        for vice in VICES
        if (every or vice in icons) and forbidden_by(field, seat, "bribery", fighter=target, vice=vice) is None
    )
