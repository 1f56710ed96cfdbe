"""Answers to each kind of decision: what is asked, what is legal, and what follows from it.

`turn`, `auction` and `reactions` ask; `legality` and `tiles` say what is possible; `table` carries out.
"""

from bot.games.macht_ohnmacht.answers.auction import BID, MARKER, REBELLION
from bot.games.macht_ohnmacht.answers.legality import (
    may_use_tiles,
    placeable,
    refuges,
    removals,
    replaceable,
    replacements,
    savable,
    turn_actions,
)
from bot.games.macht_ohnmacht.answers.reactions import OCCUPY, RETREAT, SERPENT, retreat_to, strongest_refuge
from bot.games.macht_ohnmacht.answers.table import Table
from bot.games.macht_ohnmacht.answers.tiles import INFLUENCE, may_be_cancelled, no_such_region, overthrowable
from bot.games.macht_ohnmacht.answers.turn import TURN, some_chain
