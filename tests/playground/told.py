"""What the loopback server tells of a small world: a server with a bot and Ann, and a board that the bot has posted."""

from typing import Any

from bot.playground.wire import message_payloads, payloads
from bot.playground.world import ChannelType, Interaction, InteractionType, Upload, World, user_payload
from tests.playground.harness import MovableClock

Json = dict[str, Any]

WORLD = World(MovableClock())
_APPLICATION = WORLD.create_application("host")
_ANN = WORLD.create_user("Ann")
_GUILD = WORLD.create_guild("The Table", owner_id=_ANN.id)
WORLD.add_bot(_GUILD.id, _APPLICATION.id)
_CHANNEL = WORLD.create_channel(_GUILD.id, "games")
WORLD.create_channel(_GUILD.id, "posts", type=ChannelType.FORUM)
WORLD.start_thread(_APPLICATION.bot_id, _CHANNEL.id, "Match 7")
_MEDIA = {"media": {"url": "attachment://board.png"}, "description": "The board."}
_BUTTON = {"type": 2, "style": 1, "label": "Your move", "custom_id": "go"}
_PARTS = [
    {"type": 10, "content": "Ann moves."},
    {"type": 12, "items": [_MEDIA]},
    {"type": 1, "components": [_BUTTON]},
]
_MESSAGE = WORLD.messages.send(
    _APPLICATION.bot_id,
    _CHANNEL.id,
    {
        "flags": 1 << 15,
        "components": [{"type": 17, "components": _PARTS}],
        "attachments": [{"id": 0, "description": "The board."}],
    },
    {0: Upload("board.png", b"not really", "image/png")},
)

USER = user_payload(_ANN)
BOT = user_payload(WORLD.user(_APPLICATION.bot_id))
GUILD = payloads.guild_create(WORLD, WORLD.guild(_GUILD.id), _APPLICATION.bot_id, all_members=True)
MESSAGE = message_payloads.message(WORLD, _MESSAGE)


def interaction(kind: InteractionType, data: Json, *, on_message: bool = False) -> Json:
    """Let Ann do something, and give what the bot is told of it."""
    begun: Interaction = WORLD.interactions.begin(
        kind, _APPLICATION.id, _ANN.id, _CHANNEL.id, data, message_id=_MESSAGE.id if on_message else None
    )
    return message_payloads.interaction(WORLD, begun)
