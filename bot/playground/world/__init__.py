"""The world: people, places and messages, and who sees what. It knows no HTTP, no socket and no waiting."""

from bot.playground.world.changes import *
from bot.playground.world.components import texts, walk
from bot.playground.world.directory import Directory
from bot.playground.world.flags import *
from bot.playground.world.interactions import ANSWER_WITHIN
from bot.playground.world.messages import Files
from bot.playground.world.metadata import owners_payload, user_payload
from bot.playground.world.modals import Field, accepted, fields
from bot.playground.world.model import *
from bot.playground.world.refusals import *
from bot.playground.world.seen import Seen, see, value_of
from bot.playground.world.snapshot import Snapshot, restore, take
from bot.playground.world.world import World
