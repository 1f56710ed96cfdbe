"""All that can be called: `sealed-orders VERB`, which is `python -m bot VERB` in the source tree.

A module that carries verbs out has `add_commands(commands)`: it adds a parser for each of its verbs by
`commands.add_parser(name)`, and sets `run` to a function that takes what was asked and gives the exit code: 0 well,
1 not well, 2 cannot be done. It is imported only when one of its verbs is asked for.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, NoReturn

from bot import version

CANNOT_BE_DONE: Final = 2
INTERRUPTED: Final = 130
"""What shells give for whoever pressed Ctrl+C."""
DEFAULT: Final = "run"
UNKNOWN: Final = "sealed-orders: there is no {} here; sealed-orders --help tells what there is."


class Verb(NamedTuple):
    """What can be asked for, who carries it out, and one line about it."""

    name: str
    module: str
    told: str


VERBS: Final = (
    Verb("run", "bot.starting", "run the bot, or without a token the playground; what is done when nothing is asked"),
    Verb("setup", "bot.setting_up", "ask for the token, write the file .env, and tell how the bot is invited"),
    Verb("playground", "bot.playground.command_line", "play on this machine, without an account anywhere"),
    Verb("backup", "bot.store.command_line", "copy the database to a new file, also while the bot runs"),
    Verb("restore", "bot.store.command_line", "fill the database, which must be empty, from a backup"),
    Verb("copy", "bot.store.command_line", "copy a database to an empty one, of the same engine or the other"),
    Verb("drill", "bot.inspection", "restore a backup for a trial, verify all its matches, and leave nothing behind"),
    Verb("verify", "bot.inspection", "tell whether the logs of the running matches lead to what is stored"),
    Verb("inspect", "bot.inspection", "tell all about a stored match"),
    Verb("take-up", "bot.inspection", "let a match that was set aside go on, or list those that were"),
    Verb("ratings", "bot.inspection", "rate all matches that have ended anew, while the bot is stopped"),
    Verb("doctor", "bot.hosting.doctor", "look the set-up over: what is good, what is wrong, and what to do"),
    Verb("status", "bot.hosting.status", "tell how the bot is, also while it runs"),
    Verb("letters", "bot.hosting.letters", "list what waits to be said, try it again or give it up"),
    Verb("announce", "bot.hosting.announcing", "say a line in every channel with a running match, or take it back"),
    Verb("ban", "bot.hosting.tables", "keep a person from all tables, or a server from new ones, and end that again"),
    Verb("move", "bot.hosting.tables", "let a match go on in another channel of its server, also while the bot runs"),
    Verb("prune", "bot.hosting.pruning", "remove what is left of matches that ended long ago but for their records"),
    Verb("pages", "bot.hosting.pages", "serve terms, privacy and the site, for Discord's form"),
    Verb("tempo", "bot.tempo", "measure how long matches take between people who look a few times a day"),
    Verb("selfplay", "bot.games.command_line", "play at random to the end and check every position"),
    Verb("replay", "bot.games.command_line", "play a record again, check its proofs, and print its final state"),
    Verb("position", "bot.games.command_line", "print what a seat knows in a position of random play"),
    Verb("arena", "bot.players.command_line", "let two computer players meet, each in every seat"),
    Verb("exploit", "bot.players.command_line", "measure what somebody gains who knows the code of a level"),
    Verb("calibrate", "bot.players.command_line", "measure how right what is said of chances and of who wins is"),
    Verb("draw", "render.command_line", "play a match at random, and draw what somebody sees of it"),
    Verb("show", "render.command_line", "show the record of a match as a page, a film or a picture"),
    Verb("completion", "bot.commands", "print the script by which a shell completes these verbs"),
)
_OF: Final = {verb.name: verb for verb in VERBS}


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say in one line what cannot be asked."""
        self.exit(CANNOT_BE_DONE, f"{self.prog}: {message}; {self.prog} --help tells more.\n")


class Commands:
    """Takes the parsers of a module's verbs; what each is for says the table."""

    def __init__(self, parsers: Any) -> None:
        self._parsers = parsers

    def add_parser(self, name: str, **told: Any) -> argparse.ArgumentParser:
        """Add the parser of a verb of the table."""
        line = _OF[name].told
        told = {"help": line, "description": f"{line[0].upper()}{line[1:]}.", **told}
        parser: argparse.ArgumentParser = self._parsers.add_parser(name, **told)
        return parser


def main(words: Sequence[str]) -> int:
    """Carry out one verb; give the exit code. Raises SystemExit for what argparse refuses."""
    try:
        asked = read(words)
        return int(asked.run(asked))
    except KeyboardInterrupt:
        return INTERRUPTED


def read(words: Sequence[str]) -> argparse.Namespace:
    """Read what is asked. Raises SystemExit after an answer, or for what cannot be asked."""
    if not words or (words[0].startswith("-") and words[0] not in {"-h", "--help", "--version"}):
        words = [DEFAULT, *words]
    name, *rest = words
    if name == DEFAULT and not {"-h", "--help"}.intersection(rest):
        # What it does not know itself may be meant for the playground.
        return argparse.Namespace(run=import_module(_OF[name].module).run_verb, words=rest)
    if name not in _OF and not name.startswith("-"):
        print(UNKNOWN.format(name), file=sys.stderr)
        raise SystemExit(CANNOT_BE_DONE)
    return _parser([name] if name in _OF else ()).parse_args(words)


def _parser(names: Iterable[str]) -> argparse.ArgumentParser:
    """Make the parser of some verbs, with all that can be said beside them; without names, of what all are for."""
    parser = _Parser(
        prog="sealed-orders",
        description="A Discord bot that hosts board games with hidden choices, played over hours or days.",
        epilog="sealed-orders VERB --help says more of each.",
    )
    if not names:
        parser.add_argument("--version", action="version", version=f"Sealed Orders {version.told()}")
    commands = Commands(parser.add_subparsers(dest="verb", required=True, metavar="VERB"))
    for module in {_OF[name].module: None for name in names}:
        import_module(module).add_commands(commands)
    if not names:
        for verb in VERBS:
            commands.add_parser(verb.name)
    return parser


def add_commands(commands: Any) -> None:
    """Add the verb that prints what a shell needs to complete all of them."""
    completion = commands.add_parser("completion")
    completion.add_argument("shell", choices=("bash", "zsh", "fish"))
    completion.set_defaults(run=_complete)


def _complete(asked: argparse.Namespace) -> int:
    # Nothing else needs it.
    import shtab  # noqa: PLC0415

    print(shtab.complete(_parser(_OF), asked.shell))
    return 0
