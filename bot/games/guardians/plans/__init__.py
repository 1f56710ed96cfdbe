"""Standing orders: what a plan answers, and the menus that make one."""

from bot.games.guardians.plans.menus import PLANNING, standing
from bot.games.guardians.plans.standing_orders import planned
