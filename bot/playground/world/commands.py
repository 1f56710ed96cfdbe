"""Application commands: registering them and telling which of them a person is offered where."""

from collections.abc import Sequence

from bot.playground.world.directory import Directory
from bot.playground.world.flags import ChannelType, CommandContext, Permission
from bot.playground.world.model import JSON, Body, Channel, Command

_BY_GUILD, _BY_USER = 0, 1
"""By whom an application was installed."""


class Commands:
    """All registered commands of a world."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._all: dict[int, Command] = {}

    def all(self) -> tuple[Command, ...]:
        """Return every command."""
        return tuple(self._all.values())

    def put_back(self, commands: Sequence[Command]) -> None:
        """Put commands of a snapshot back."""
        self._all |= {command.id: command for command in commands}

    def of(self, application_id: int, guild_id: int | None) -> tuple[Command, ...]:
        """Return the application's commands for one guild, or its global ones."""
        return tuple(
            command
            for command in self._all.values()
            if command.application_id == application_id and command.guild_id == guild_id
        )

    def put(self, application_id: int, guild_id: int | None, body: Body) -> Command:
        """Register a command, in place of the one of the same name and kind."""
        kind = body["name"], body.get("type") or 1
        same = next((each for each in self.of(application_id, guild_id) if (each.name, each.type) == kind), None)
        command = Command(
            same.id if same else self._directory.new_id(),
            application_id,
            guild_id,
            self._directory.new_id(),
            {key: value for key, value in body.items() if key != "id"},
        )
        self._all[command.id] = command
        return command

    def replace_all(self, application_id: int, guild_id: int | None, bodies: Sequence[Body]) -> tuple[Command, ...]:
        """Make these the only commands; those of the same name and kind keep their id."""
        put = [self.put(application_id, guild_id, body) for body in bodies]
        kept = {command.id for command in put}
        for command in self.of(application_id, guild_id):
            if command.id not in kept:
                del self._all[command.id]
        return tuple(put)

    def offered(self, user_id: int, channel_id: int) -> tuple[Command, ...]:
        """Return the commands that the user can call in the channel, as a client lists them."""
        directory, channel = self._directory, self._directory.channel(channel_id)
        if not (channel.takes_messages and directory.may(user_id, channel_id, Permission.USE_APPLICATION_COMMANDS)):
            return ()
        granted = directory.permissions(user_id, channel_id)
        return tuple(
            command
            for command in self._all.values()
            if self._reaches(command, user_id, channel)
            and (channel.type is ChannelType.DM or _allows(command.body, granted))
        )

    def _reaches(self, command: Command, user_id: int, channel: Channel) -> bool:
        directory, body = self._directory, command.body
        bot_id = directory.application(command.application_id).bot_id
        if command.guild_id not in (None, channel.guild_id):
            return False
        installs = body.get("integration_types") or (_BY_GUILD,)
        by_guild = _BY_GUILD in installs and directory.has_bot(channel, bot_id)
        by_user = _BY_USER in installs and command.application_id in directory.user(user_id).installed
        context, contexts = directory.context(channel, bot_id), body.get("contexts")
        if contexts is None:
            in_dms = context is CommandContext.BOT_DM and body.get("dm_permission") is not False
            return by_guild and (context is CommandContext.GUILD or in_dms)
        return (by_guild or by_user) and context in contexts


def _allows(body: JSON, granted: Permission) -> bool:
    """Tell whether the permissions meet the command's default; 0 means administrators only."""
    needed = body.get("default_member_permissions")
    if needed is None or Permission.ADMINISTRATOR in granted:
        return True
    return int(needed) != 0 and int(needed) & ~int(granted) == 0
