"""How decisions are asked: the parts that answer for their kinds, and choices that recur in menus."""

from bot.games.guardians.asking.choices import PASS, ask_or_pass, numbered, unnumbered
from bot.games.guardians.asking.parts import STYLES, Part, decision_of
