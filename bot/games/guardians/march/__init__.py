"""The march of a shield."""

from bot.games.guardians.march.legal_marches import flies, marches_of, unturned
from bot.games.guardians.march.movement import PARTS
