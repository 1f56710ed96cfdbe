"""Rules about application commands and the choices that are suggested for their options."""

from collections import Counter
from collections.abc import Iterator

import regex

from bot.playground.spec import limits
from bot.playground.spec.openapi import DESCRIPTION
from bot.playground.spec.schemas import pointer
from bot.playground.spec.subjects import Command, CommandList, Part, Suggestions
from bot.playground.spec.supplement.rule import Finding, Rules, repeated, too_many

COMMAND_RULES = Rules()

_OBJECT = "interactions/application-commands#application-command-object-application-command-"
_NAME = regex.compile(r"[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]*")


@COMMAND_RULES.add(_OBJECT + "naming")
def name_characters(command: Command) -> Iterator[Finding]:
    """Names of slash commands and options are letters in lower case, figures, hyphens, underscores and apostrophes."""
    for part in [command, *command.options] if command.type == 1 else command.options:
        names = {"/name": part.body["name"]}
        for locale, name in (part.body.get("name_localizations") or {}).items():
            names[pointer("name_localizations", locale)] = name
        for where, name in names.items():
            if not _NAME.fullmatch(name):
                yield part.where + where, f"{name!r} has a character that a name may not have"
            elif any(character.lower() != character for character in name):
                yield part.where + where, f"{name!r} has capitals"


@COMMAND_RULES.add(_OBJECT + "structure")
def description_missing(command: Command) -> Iterator[Finding]:
    """A slash command has a description, a command of a context menu has none."""
    description = command.body.get("description")
    if command.type == 1 and not description:
        yield command.where + "/description", "a slash command without a description"
    elif command.type in (2, 3) and description:
        yield command.where + "/description", "a description on a command of a context menu"


@COMMAND_RULES.add(_OBJECT + "structure")
def options_misplaced(command: Command) -> Iterator[Finding]:
    """Only slash commands have options."""
    if command.body.get("options") and command.type != 1:
        yield command.where + "/options", f"options on a command of type {command.type}"


@COMMAND_RULES.add(_OBJECT + "option-structure")
def option_order(command: Command) -> Iterator[Finding]:
    """Required options go before optional ones."""
    for options in command.option_lists:
        optional = False
        for option in options:
            if option.body.get("required") and optional:
                yield option.where, f"{option.body['name']!r} is required but follows an optional option"
            optional = optional or not option.body.get("required")


@COMMAND_RULES.add(_OBJECT + "option-structure")
def option_name_repeated(command: Command) -> Iterator[Finding]:
    """No two options of a list have the same name."""
    for options in command.option_lists:
        yield from repeated(options, "name", "{!r} is the name of an earlier option")


@COMMAND_RULES.add(_OBJECT + "option-structure")
def choices_and_autocomplete(command: Command) -> Iterator[Finding]:
    """An option has choices or autocomplete, not both."""
    for option in command.options:
        if option.body.get("autocomplete") and option.body.get("choices"):
            yield option.where, f"{option.body['name']!r} has choices and autocomplete"


@COMMAND_RULES.add("reference#locales")
def locale_unknown(subject: Command | Suggestions) -> Iterator[Finding]:
    """Translations are given for Discord's locales."""
    for part in _worded(subject):
        for key in ("name_localizations", "description_localizations"):
            for locale in part.body.get(key) or {}:
                if locale not in DESCRIPTION.locales:
                    yield part.where + pointer(key, locale), f"{locale!r} is not a locale of Discord's"


def _worded(subject: Command | Suggestions) -> Iterator[Part]:
    """Yield everything that has a name."""
    if isinstance(subject, Command):
        yield subject
        yield from subject.options
    yield from subject.choices


@COMMAND_RULES.add(_OBJECT + "option-choice-structure")
def choice_value_too_long(subject: Command | Suggestions) -> Iterator[Finding]:
    """A choice's value has at most 100 characters; the document says 6000."""
    for choice in subject.choices:
        value = choice.body["value"]
        length = len(value) if isinstance(value, str) else 0
        yield from too_many(choice.where + "/value", length, limits.CHOICE_VALUE_LENGTH, "characters")


@COMMAND_RULES.add("interactions/application-commands#slash-commands")
def command_too_long(command: Command) -> Iterator[Finding]:
    """All names, descriptions and values of a command have at most 8000 characters, in the longest language."""
    length = 0
    for part in _worded(command):
        for key in ("name", "description"):
            localised = (part.body.get(f"{key}_localizations") or {}).values()
            length += max(map(len, [part.body.get(key) or "", *localised]))
        length += len(str(part.body.get("value", "")))
    return too_many(command.where, length, limits.COMMAND_LENGTH, "characters in all")


_COMMANDS_OF_TYPE = {
    1: limits.SLASH_COMMANDS,
    2: limits.USER_COMMANDS,
    3: limits.MESSAGE_COMMANDS,
    4: limits.ENTRY_POINT_COMMANDS,
}


@COMMAND_RULES.add("interactions/application-commands#registering-a-command")
def commands_too_many(listed: CommandList) -> Iterator[Finding]:
    """A scope has at most 100 slash, 15 user and 15 message commands and one entry point."""
    counts = Counter(command.type for command in listed.commands)
    for kind, most in _COMMANDS_OF_TYPE.items():
        yield from too_many("", counts[kind], most, f"commands of type {kind}")


@COMMAND_RULES.add("interactions/application-commands#registering-a-command")
def command_repeated(listed: CommandList) -> Iterator[Finding]:
    """No two commands of a type have the same name."""
    seen = set()
    for command in listed.commands:
        name = (command.type, command.body["name"])
        if name in seen:
            yield command.where + "/name", f"{name[1]!r} is the name of an earlier command of its type"
        seen.add(name)
