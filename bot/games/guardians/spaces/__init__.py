"""Spaces: who controls them, how much fits on them, what is lost there, and how a match is won."""

from bot.games.guardians.spaces.land import (
    MOST_VITALITY,
    Host,
    Land,
    Pile,
    below_at,
    control_of,
    controllers,
    fits,
    home_card,
    joined,
    limit_of,
    limit_under,
    limits_of,
    pile_of,
    seat_of,
    stacking_of,
    vitality_at,
)
from bot.games.guardians.spaces.losses import count_shield, lose_shield, lose_stronghold
from bot.games.guardians.spaces.victory import (
    MOST_SHIELDS,
    check_lands,
    end_by_turns,
    end_match,
    is_last_turn,
    is_stuck,
    resign,
    tell_end,
)
