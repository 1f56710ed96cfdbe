"""What holds on a battlefield, computed from what lies there; nothing is changed here."""

from bot.games.guardians.battlefield.active_effects import (
    Text,
    fighter_of,
    fits,
    own_texts,
    running_number,
    silenced,
    texts_of,
)
from bot.games.guardians.battlefield.area_attacks import area_points, attacks_of_match, fallen, hit_seats, laid_aside
from bot.games.guardians.battlefield.channels import (
    bar_allows,
    channel_points,
    channel_price,
    channel_refusal,
    channelled,
    counted,
    may_be_destroyed,
    receivers,
)
from bot.games.guardians.battlefield.control_count import control_sums, winner_of
from bot.games.guardians.battlefield.healing import Recovery, healers, healing_fits, recoveries
from bot.games.guardians.battlefield.immunity import doomed, hurts
from bot.games.guardians.battlefield.restrictions import forbidden_by, open_to, vice_of
from bot.games.guardians.battlefield.shots import cancellable, may_shoot, ranged_of, shot_worth
from bot.games.guardians.battlefield.sums import compare, compare_strike, running_sums, strike_needed, strike_targets
