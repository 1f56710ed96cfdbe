"""What a text on the table makes impossible in a combat, and what the land lifts again.

Ranged attacks are impossible in Woods and command cards in the Jungle, whatever card or effect brings that type (ruling
R40); a terrain card may lift the rule of its own type.
"""

from __future__ import annotations

from bot.games.contract import Seat
from bot.games.guardians.abilities import Allow, Forbid, Restricted, Vice
from bot.games.guardians.battlefield.active_effects import Text, fits, terrain_types, texts_of
from bot.games.guardians.cards import CardId
from bot.games.guardians.table import Battlefield, Fighter

BY_TYPE: dict[str, str] = {"ranged": "woods", "command": "jungle"}
"""What a type of terrain makes impossible in a combat, for both sides."""


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
    if kind in terrain_types(field) and not any(text.ability.what == what for text in texts_of(field, Allow)):
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
