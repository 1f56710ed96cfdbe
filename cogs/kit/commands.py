"""Commands, named and described in every language by the messages of their key."""

import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias

from discord import app_commands

from cogs.kit.answers import suggesting
from cogs.kit.services import Interaction, services_of, suggested_games, viewer
from cogs.kit.words import worded

_Command: TypeAlias = app_commands.Command[Any, ..., None]


def command(key: str) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], _Command]:
    """Make a method a command: `command-seek-name` is what "seek" is called, `command-seek-pace-name` its `pace`."""

    def made(method: Callable[..., Coroutine[Any, Any, None]]) -> _Command:
        _, _, *parameters = inspect.signature(method).parameters  # a cog and an interaction come first
        app_commands.rename(**{one: worded(f"command-{key}-{one}-name") for one in parameters})(method)
        app_commands.describe(**{one: worded(f"command-{key}-{one}-description") for one in parameters})(method)
        named = app_commands.command(
            name=worded(f"command-{key}-name"), description=worded(f"command-{key}-description")
        )
        return named(method)

    return made


def one_of(named: Mapping[str, app_commands.locale_str]) -> list[app_commands.Choice[str]]:
    """Let one of some values be chosen by its name."""
    return [app_commands.Choice(name=name, value=value) for value, name in named.items()]


@suggesting
async def suggest_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the games on offer by their titles."""
    return suggested_games(services_of(interaction.client), viewer(interaction), current)
