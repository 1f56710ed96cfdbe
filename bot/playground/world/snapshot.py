"""A world as values, to keep it from one run of the server to the next.

What lives for minutes only is left behind: interactions with their tokens, nonces, counts of edits, gateway sessions.
"""

from dataclasses import dataclass

from bot.playground.world.model import Application, Channel, Command, Guild, Member, Message, Role, User
from bot.playground.world.world import World


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Everything of a world that lasts."""

    last_id: int
    users: tuple[User, ...]
    applications: tuple[Application, ...]
    guilds: tuple[Guild, ...]
    roles: tuple[Role, ...]
    members: tuple[Member, ...]
    channels: tuple[Channel, ...]
    messages: tuple[Message, ...]
    commands: tuple[Command, ...]


def take(world: World) -> Snapshot:
    """Return the world as it stands.

    Placeholders of deferred answers are left out: their tokens do not last, so nobody could fill them any more.
    """
    return Snapshot(
        world.last_id,
        tuple(world.users.values()),
        tuple(world.applications.values()),
        tuple(world.guilds.values()),
        tuple(world.roles.values()),
        tuple(world.members.values()),
        tuple(world.channels.values()),
        tuple(message for message in world.messages.all() if not message.loading),
        world.commands.all(),
    )


def restore(world: World, snapshot: Snapshot) -> None:
    """Make a world that nothing has happened in yet what the snapshot says; nobody is told."""
    world.pass_ids(snapshot.last_id)
    world.users = {user.id: user for user in snapshot.users}
    world.applications = {application.id: application for application in snapshot.applications}
    world.guilds = {guild.id: guild for guild in snapshot.guilds}
    world.roles = {role.id: role for role in snapshot.roles}
    world.members = {(member.guild_id, member.user_id): member for member in snapshot.members}
    world.channels = {channel.id: channel for channel in snapshot.channels}
    world.messages.put_back(snapshot.messages)
    world.commands.put_back(snapshot.commands)
