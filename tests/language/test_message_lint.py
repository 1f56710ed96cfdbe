"""Each kind of mistake in messages and in code is found at its place, and sound messages pass."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.language.lint import lint

Tree = Mapping[str, str]
Write = Callable[[Tree], Path]
Check = Callable[[Tree], list[str]]


def trees() -> Iterator[Any]:
    """Read the trees of `findings.yaml`, each with what is found in it, and whether that is but one of the findings."""
    cases = yaml.safe_load(Path(__file__).with_name("findings.yaml").read_text("utf-8"))
    for case in cases:
        for each, finding in case.get("each", {"": None}).items():
            files = {name: text.replace("$each", each) for name, text in case["files"].items()}
            found = case.get("found", [] if finding is None else [finding])
            yield pytest.param(files, found, case.get("among", False), id=f"{case['promise']} {each}".strip())


@pytest.fixture
def check(write: Write) -> Check:
    """Lint a tree of `en`, `fr` ... and `code` files; findings as printed."""

    def findings(files: Mapping[str, str]) -> list[str]:
        root = write({f"locales/{name}" if name.endswith(".ftl") else name: text for name, text in files.items()})
        return [str(finding) for finding in lint(root / "locales", [root / "code"])]

    return findings


def test_sound_messages_pass(check: Check) -> None:
    """Plurals, terms, references, f-strings, spread values, reasons and tables of ids are all understood."""
    assert not check({
        "en/table.ftl": """\
            -bot = Sealed Orders
                .kind = it
            welcome = { -bot } greets { $name }. { rule }
            rule = { -bot.kind ->
                [it] It keeps { $secret }.
               *[other] They keep { $secret }.
            }
            cards = { $count ->
                [0] { $name } plays no card.
                [one] { $name } plays one card.
               *[other] { $name } plays { NUMBER($count) } cards.
            }
            land-east = Eastmarch
            land-west = Westmarch
            taken = { $name } sits there.
            full = All seats are taken.
            host = Only the host may do that.
            phase-bid = Bidding
            command-play-name = play
            command-play-description = Open a table.
            """,
        "fr/table.ftl": """\
            welcome = { $name }, { rule }
            rule = garde { $secret }.
            cards = { $count ->
                [one] { $name } joue { $count } carte.
                [many] { $name } joue { $count } de cartes.
               *[other] { $name } joue { $count } cartes.
            }
            land-east = Marche de l’Est
            land-west = Marche de l’Ouest
            taken = { $name } y a pris place.
            full = La table est complète.
            host = C’est à l’hôte de le faire.
            phase-bid = Enchères
            command-play-name = jouer
            command-play-description = Ouvrir une table.
            """,
        "code/cogs.py": """\
            def speak(language, name, land, values, key, free):
                language.say("welcome", name=name, secret="it")
                language.say("cards", **values)
                language.say(f"land-{land}")
                language.say(key, anything=1)
                language.say(f"{key}-{land}")
                localised("command-play-name", "fr")
                localised(f"command-{key}-description", "fr")
                Problem("taken", {"name": name}, "seat")
                raise IllegalAction(Problem(key="full" if free else "host"))
            WORDS = {1: "phase-bid"}
            """,
    })  # fmt: skip


@pytest.mark.parametrize("name", ["jouer", "ma_main", "règles", "手札", "a" * 32, "tour-2"])
def test_a_name_that_discord_takes_passes(check: Check, name: str) -> None:
    assert not check({"en/table.ftl": f"command-x-name = {name}", "code/cogs.py": "'command-x-name'"})


@pytest.mark.parametrize("name", ["Jouer", "ma main", "a" * 33, "play!", "É"])
def test_a_name_that_discord_refuses_is_found(check: Check, name: str) -> None:
    [found] = check({"en/table.ftl": f"command-x-y-name = {name}", "code/cogs.py": "'command-x-y-name'"})
    assert found.startswith(f"en/table.ftl:1: [command] command-x-y-name: “{name}” is not 1 to 32 lower-case letters")


def test_a_description_that_discord_refuses_is_found(check: Check) -> None:
    [found] = check({"en/table.ftl": f"command-x-description = {'a' * 101}", "code/cogs.py": "'command-x-description'"})
    assert found.endswith("a description has at most 100 characters, this one 101")


@pytest.mark.parametrize(("files", "found", "among"), list(trees()))
def test_each_mistake_is_found_at_its_place(check: Check, files: Tree, found: list[str], among: bool) -> None:
    lines = check(files)
    if among:
        (finding,) = found
        assert any(finding in line and line.startswith("en/table.ftl:") for line in lines), lines
    else:
        assert lines == found
