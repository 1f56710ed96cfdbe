"""An operator's mistake is answered by one line that helps, and no value, least of all the token, gets out."""

import re
from pathlib import Path

import pytest

from bot.settings import DEFAULT_DATABASE_URL, Settings, SettingsError, load

ROOT = Path(__file__).resolve().parent.parent
VARIABLES = [name.upper() for name in Settings.model_fields]


@pytest.fixture(autouse=True)
def _clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_nothing_has_to_be_set(env_file: Path) -> None:
    settings = load(env_file)

    assert settings.discord_token is None
    assert settings.discord_api_url is None
    assert settings.database_url == DEFAULT_DATABASE_URL
    assert settings.log_level == "INFO"
    assert settings.metrics_port is None
    assert settings.clock_offset_file is None


def test_the_environment_wins_over_the_file(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text("DISCORD_TOKEN=NDQ.from.file\nLOG_LEVEL=warning\n")
    monkeypatch.setenv("DISCORD_TOKEN", "NDI.from.environment")

    settings = load(env_file)

    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "NDI.from.environment"
    assert settings.log_level == "WARNING"


def test_an_empty_value_is_an_unset_one(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text("DISCORD_API_URL=\nDATABASE_URL=\n")
    monkeypatch.setenv("DISCORD_TOKEN", "")

    assert load(env_file) == load(None)


def test_other_variables_in_the_file_are_left_alone(env_file: Path) -> None:
    env_file.write_text("COMPOSE_PROJECT_NAME=games\n")

    assert load(env_file) == load(None)


def test_a_slash_at_the_end_of_the_api_url_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:8008/api/v10/")

    assert load(None).discord_api_url == "http://127.0.0.1:8008/api/v10"


@pytest.mark.parametrize(
    ("variable", "value", "remedy"),
    [
        ("DISCORD_TOKEN", "Bot canary.canary", "copy the token alone"),
        ("DISCORD_TOKEN", '"canary.canary"', "without quotes"),
        ("DISCORD_TOKEN", "canäry", "copy the token alone"),
        ("DISCORD_TOKEN", "canary", "page “Bot”"),
        ("DISCORD_TOKEN", "canary.canary.canary", "page “Bot”"),
        ("DISCORD_API_URL", "canary.example/api", "https://proxy.example/api/v10"),
        ("DISCORD_API_URL", "wss://canary.example", "https://proxy.example/api/v10"),
        ("DISCORD_API_URL", "https://canary.example/api?x=1", "https://proxy.example/api/v10"),
        ("DISCORD_API_URL", "https://[canary", "https://proxy.example/api/v10"),
        ("DISCORD_API_URL", "https://canary.example:99999", "https://proxy.example/api/v10"),
        ("DATABASE_URL", "canary.db", DEFAULT_DATABASE_URL),
        ("DATABASE_URL", "sqlite:///canary.db", DEFAULT_DATABASE_URL),
        ("DATABASE_URL", "postgresql://canary:canary@db/games", "postgresql+asyncpg://user:password@host/database"),
        ("DATABASE_URL", "sqlite+aiosqlite://host:canary/x", DEFAULT_DATABASE_URL),
        ("LOG_LEVEL", "canary", "DEBUG, INFO, WARNING, ERROR, CRITICAL"),
        ("DRAW_URL", "canary:9465", "http://127.0.0.1:9465"),
        ("DRAW_LISTEN", "canary", "127.0.0.1:9465"),
        ("DRAW_LISTEN", "canary:0", "a number from 1 to 65535"),
        ("METRICS_PORT", "canary", "a number from 1 to 65535"),
        ("METRICS_PORT", "0", "a number from 1 to 65535"),
        ("METRICS_PORT", "65536", "a number from 1 to 65535"),
    ],
)
def test_a_wrong_value_gets_one_sentence_that_names_the_variable_and_what_would_be_right(
    variable: str, value: str, remedy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)

    with pytest.raises(SettingsError) as caught:
        load(None)

    line = str(caught.value)
    assert line.startswith(f"{variable} ")
    assert remedy in line
    assert line.endswith(".")
    assert "\n" not in line
    assert "canary" not in line
    assert caught.value.__suppress_context__, "a traceback would show the values"


def test_all_wrong_values_are_named_at_once_and_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a b")
    monkeypatch.setenv("LOG_LEVEL", "loud")

    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN .*\. LOG_LEVEL .*\.$"):
        load(None)


def test_a_file_that_cannot_be_read_is_named(env_file: Path) -> None:
    env_file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")

    with pytest.raises(SettingsError, match=re.escape(f"{env_file} cannot be read")):
        load(env_file)


@pytest.mark.parametrize("line", ["DISCORD_TOKEN: canary", "export discord_token:canary", "\tDISCORD_TOKEN 'canary'"])
def test_a_line_that_sets_nothing_is_shown_how_to(env_file: Path, line: str) -> None:
    env_file.write_text(f"LOG_LEVEL\n  DRAW_URL = http://127.0.0.1:9465 # METRICS_PORT: 1\n#DATABASE_URL: x\n{line}\n")

    with pytest.raises(SettingsError) as caught:
        load(env_file)

    assert str(caught.value) == f"Line 4 of {env_file} is no setting: write it as DISCORD_TOKEN=..., with “=”."


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("DISCORD_TOKN=NDI.canary.canary", ["DISCORD_TOKN in", "did you mean DISCORD_TOKEN?"]),
        ("DISCORD_TOKEN=canary\nexport discord_tokn=canary", ["page “Bot”", "discord_tokn in", "mean DISCORD_TOKEN?"]),
        ("METRICS_PROT = 9464", ["METRICS_PROT in", "did you mean METRICS_PORT?"]),
        ("DISCORD_TOKEN_OLD=canary\n#DISCORD_TOKN=canary", []),
    ],
)
def test_a_misspelt_name_is_told_beside_what_else_is_wrong(env_file: Path, text: str, says: list[str]) -> None:
    env_file.write_text(text)
    try:
        load(env_file)
        told = ""
    except SettingsError as error:
        told = str(error)
    assert all(part in told for part in says)
    assert bool(told) == bool(says)
    assert "canary" not in told


def test_the_token_does_not_show_when_settings_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "NDI.canary.canary")

    settings = load(None)

    assert "canary" not in f"{settings} {settings!r} {settings.model_dump_json()}"


def test_the_example_names_every_setting_once_with_its_default() -> None:
    example = ROOT / ".env.example"

    assert re.findall(r"^([A-Z_]+)=", example.read_text(), flags=re.MULTILINE) == VARIABLES
    assert load(example) == load(None)
