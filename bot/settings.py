"""What an operator can set: typed values from the environment and from `.env`, where the environment wins."""

import os
import re
from base64 import urlsafe_b64decode
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, get_args
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

DEFAULT_DATABASE_URL = "sqlite+aiosqlite:///data/sealed-orders.db"
OTHER_TOKEN = (
    "DISCORD_TOKEN is not the token of a bot, which has three parts with points between them; "
    "copy it again from the page “Bot” of your application."
)
_NEARLY = 0.87
"""How alike two names are (difflib's ratio) that differ by a letter or two: less than DISCORD_TOKEN_OLD and ours."""
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]


class SettingsError(Exception):
    """A setting cannot be used. Its text is one line for the operator and never holds a setting's value."""


def load(env_file: Path | None = Path(".env"), token: str | None = None) -> "Settings":
    """Read the settings from the environment and, for what it leaves open, from a file; a `token` comes before both.

    A missing file is an empty one, and an empty value is an unset one. Raises SettingsError with a sentence for each
    wrong value, and for each name in the file that is nearly one of ours. Does not find out whether Discord accepts
    the token or whether the database opens.
    """
    misspelt: list[str] = []
    try:
        if env_file is not None and env_file.is_file():
            _refuse_half_lines(env_file)
            misspelt = _misspelt(env_file)
        chosen = Settings(_env_file=env_file)
        if token is not None:
            chosen = Settings(_env_file=env_file, discord_token=SecretStr(token))
        wrong = [] if _may_be_of_discord(chosen) else [OTHER_TOKEN]
    except ValidationError as error:
        # Without the cause: a traceback would show the values.
        wrong = [_sentence(str(each["loc"][0]), each["msg"]) for each in error.errors(include_input=False)]
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"{env_file} cannot be read; it must be a UTF-8 text file that the bot may read.") from None
    if wrong or misspelt:
        raise SettingsError(" ".join([*wrong, *misspelt])) from None
    return chosen


def _may_be_of_discord(chosen: "Settings") -> bool:
    """Tell whether a token can be one: of Discord's own the first of three parts is the bot's number in base64."""
    if chosen.discord_token is None or chosen.discord_api_url is not None:
        return True
    number, *others = chosen.discord_token.get_secret_value().split(".")
    try:
        return len(others) == 2 and urlsafe_b64decode(number + "=" * (-len(number) % 4)).isdigit()
    except ValueError:
        return False


def _misspelt(env_file: Path) -> list[str]:
    """Name what is set in a file that is not ours, but so nearly that it must have been meant."""
    known = [name.upper() for name in Settings.model_fields]
    sentences = []
    for name in re.findall(r"^\s*(?:export\s+)?(\w+)\s*=", env_file.read_text(encoding="utf-8"), re.MULTILINE):
        meant = get_close_matches(name.upper(), known, 1, _NEARLY)
        if meant and meant[0] != name.upper():
            sentences.append(f"{name} in {env_file} is not known; did you mean {meant[0]}?")
    return sentences


def _refuse_half_lines(env_file: Path) -> None:
    """Raise SettingsError for a setting of ours that would count as not set: without “=”, or with half its quotes."""
    names = "|".join(Settings.model_fields)
    without = re.compile(rf"\s*(?:export\s+)?({names})\b\s*[^\s=#]", re.IGNORECASE)
    half = re.compile(rf"\s*(?:export\s+)?({names})\s*=\s*['\"][^'\"]*$", re.IGNORECASE)
    for number, line in enumerate(env_file.read_text(encoding="utf-8").splitlines(), 1):
        if found := without.match(line):
            name = found[1].upper()
            raise SettingsError(f"Line {number} of {env_file} is no setting: write it as {name}=..., with “=”.")
        if found := half.match(line):
            name = found[1].upper()
            raise SettingsError(f"Line {number} of {env_file} is half-written: the quote after {name}= has no end.")


def _sentence(field: str, problem: str) -> str:
    return f"{field.upper()} {problem.removeprefix('Value error, ')}."


def _token(token: SecretStr) -> SecretStr:
    value = token.get_secret_value().strip()
    if not re.fullmatch(r"[A-Za-z0-9._-]+", value):
        raise ValueError(
            "holds a character that no token has; copy the token alone, without quotes or a word before it"
        )
    return SecretStr(value)


def _is_base(url: str) -> bool:
    """Tell whether paths can be added to a URL."""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    return bool(usable) and "?" not in url and "#" not in url


def _api_url(url: str) -> str:
    if not _is_base(url):
        raise ValueError("is not the base of an HTTP API; write it like https://proxy.example/api/v10")
    return url.rstrip("/")


def _draw_url(url: str) -> str:
    if not _is_base(url):
        raise ValueError("is not the address of a drawing service; write it like http://127.0.0.1:9465")
    return url.rstrip("/")


def _listen(address: str) -> str:
    host, _, port = address.rpartition(":")
    if not re.fullmatch(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:]+\]", host):
        raise ValueError("is not an address and a port; write them like 127.0.0.1:9465")
    return f"{host}:{_port(port)}"


def _database_url(url: str) -> str:
    try:
        driver = make_url(url).drivername
    except (ArgumentError, ValueError):
        driver = ""
    if driver not in {"sqlite+aiosqlite", "postgresql+asyncpg"}:
        raise ValueError(
            f"is not a database that the bot can use; write it like {DEFAULT_DATABASE_URL} or "
            f"postgresql+asyncpg://user:password@host/database"
        )
    return url


def _log_level(level: str) -> str:
    if level.upper() not in get_args(LogLevel):
        raise ValueError(f"is not a level; write one of {', '.join(get_args(LogLevel))}")
    return level.upper()


def _backups(folder: str) -> str:
    return "off" if folder.lower() == "off" else os.path.expanduser(folder)


def _port(number: object) -> int:
    if not re.fullmatch(r"[1-9]\d{0,4}", text := str(number).strip(), re.ASCII) or int(text) > 65535:
        raise ValueError("is not a port; write a number from 1 to 65535")
    return int(text)


def _thinkers(number: object) -> int:
    if not re.fullmatch(r"[1-9]\d?", text := str(number).strip(), re.ASCII):
        raise ValueError("is not a number of processes; write one from 1 to 99")
    return int(text)


class Settings(BaseSettings):
    """The settings. Each field is set by the variable of its name in capitals; `.env.example` explains them."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Annotated[SecretStr, AfterValidator(_token)] | None = None
    discord_api_url: Annotated[str, AfterValidator(_api_url)] | None = None
    """The base of the REST API, without a slash at the end; None for Discord's own."""
    database_url: Annotated[str, AfterValidator(_database_url)] = DEFAULT_DATABASE_URL
    backups: Annotated[str, AfterValidator(_backups)] | None = None
    """The folder for daily backups, or "off"; None for one beside the database."""
    log_level: Annotated[LogLevel, BeforeValidator(_log_level)] = "INFO"
    metrics_port: Annotated[int, BeforeValidator(_port)] | None = None
    """The port of this machine's loopback on which `bot.metrics` answers; None for none."""
    draw_url: Annotated[str, AfterValidator(_draw_url)] | None = None
    """Where a process with the role `draw` answers, without a slash at the end; None to draw beside the bot."""
    draw_listen: Annotated[str, AfterValidator(_listen)] = "127.0.0.1:9465"
    """The address and the port on which a process with the role `draw` answers."""
    thinkers: Annotated[int, BeforeValidator(_thinkers)] | None = None
    """In how many processes computer players think at once at most; None for what the machine has to spare."""
    clock_offset_file: Path | None = None
    """The file from which `bot.clock` takes how far its time is ahead; for the playground and the tests."""
