"""The march of a shield."""

from bot.games.guardians.march.legal_marches import every_march, flies, unturned
from bot.games.guardians.march.movement import PARTS, stand
