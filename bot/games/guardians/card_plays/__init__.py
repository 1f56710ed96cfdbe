"""Cards that are played outside of match-ups."""

from bot.games.guardians.card_plays.card_windows import aim, ask_cards, window
from bot.games.guardians.card_plays.depot import (
    ANY,
    TIMINGS,
    announce,
    destroy_terrain,
    is_known,
    may_play,
    open_spaces,
    playable,
    plays_now,
    plays_of,
    spend,
    take_effect,
    takeable,
    targets,
    use_up,
)
from bot.games.guardians.card_plays.dominance import show_dominance
