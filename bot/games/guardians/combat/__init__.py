"""Combats, from the command cards to the retreat."""

from bot.games.guardians.combat import retreats, steps
from bot.games.guardians.combat.bribery import bribery_cards, bribes_for, target_of
from bot.games.guardians.combat.commands import (
    abilities_of,
    can_be_raised,
    cards_here,
    combat_of,
    command_cards,
    extra_stones,
    points_of,
    raising,
)
from bot.games.guardians.combat.menus import with_striker
from bot.games.guardians.combat.placement import facing, own_of
from bot.games.guardians.combat.primaries import leaders
from bot.games.guardians.combat.resolution import save_offers, show_sheets
from bot.games.guardians.combat.retreats import load_of, retreat_spaces
from bot.games.guardians.combat.shots_and_channels import beside_of, with_channel, with_shot
from bot.games.guardians.combat.spells import When, may_be_ordered, play_offers, when_cast
from bot.games.guardians.combat.steps import begin, go_on

PARTS = (*steps.PARTS, *retreats.PARTS)
