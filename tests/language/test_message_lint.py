"""Each kind of mistake in messages and in code is found at its place, and sound messages pass."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from bot.language.lint import lint

Write = Callable[[Mapping[str, str]], Path]
Check = Callable[[Mapping[str, str]], list[str]]


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


def test_a_message_without_its_translation_is_missing(check: Check) -> None:
    """A language is complete in the files that it has, whichever of its files the message is in.

    An editor may have put a byte-order mark before the first message.
    """
    assert check({
        "en/table.ftl": "join = Join\nleave = Leave",
        "en/power.ftl": "attack = Attack",
        "fr/table.ftl": "\ufeffjoin = Rejoindre",
        "code/cogs.py": "WORDS = 'join', 'leave', 'attack'",
    }) == ["en/table.ftl:2: [missing] leave is missing in fr"]  # fmt: skip


def test_a_translation_of_nothing_is_stray(check: Check) -> None:
    found = check({"en/table.ftl": "", "fr/table.ftl": "join = Rejoindre", "code/cogs.py": ""})
    assert found == ["fr/table.ftl:1: [stray] join does not exist in English"]


def test_a_message_that_no_code_says_is_unused(check: Check) -> None:
    """What tells an event is called as the tag of its type."""
    found = check({
        "en/table.ftl": "# Says Join.\njoin = Join\ntable-set = Begun",
        "code/cogs.py": "say('table-join')\nclass Set(Event, tag='set'): ...",
    })  # fmt: skip
    assert found == [
        "code/cogs.py:1: [unknown] no message is called table-join",
        "en/table.ftl:2: [unused] join is said nowhere",
    ]


def test_a_term_that_no_message_uses_is_unused(check: Check) -> None:
    found = check({"en/table.ftl": "-bot = Sealed Orders", "code/cogs.py": ""})
    assert found == ["en/table.ftl:1: [unused] the term -bot is used by no message"]


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ('self.language.say("gone")', "gone"),
        ('say("gone" if lost else "here")', "gone"),
        ('say(f"gone-{land}")', "f'gone-{land}'"),
        ('say(f"{land}-gone", **values)', "f'{land}-gone'"),
        ('localised("gone", locale)', "gone"),
        ('Problem("gone", values)', "gone"),
        ('Problem(values={}, key="gone")', "gone"),
    ],
)
def test_code_that_says_what_nobody_wrote_is_found(check: Check, call: str, text: str) -> None:
    found = check({"en/table.ftl": "here = Here", "code/cogs.py": f"'here'\n{call}"})
    assert found == [f"code/cogs.py:2: [unknown] no message is called {text}"]


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ('say("won")', "won does not give $name, does not give $points"),
        ('say("won", name=1, points=2, land=3)', "won gives $land, which the message does not have"),
        ('say("won", land=3, **values)', "won gives $land, which the message does not have"),
        ('say(f"wo{n}", name=1)', "f'wo{n}' does not give $points"),
        ('localised("won", "fr")', "won does not give $name, does not give $points"),
        ('Problem("won")', "won does not give $name, does not give $points"),
        ('Problem("won", {"name": 1})', "won does not give $points"),
        ('Problem("won", {"land": 1, **values}, "line 3")', "won gives $land, which the message does not have"),
        ('Problem("won", values={"name": 1})', "won does not give $points"),
    ],
)
def test_code_that_gives_other_values_than_the_message_takes_is_found(check: Check, call: str, text: str) -> None:
    """Those of a message that is referred to are needed as well."""
    files = {"en/table.ftl": "won = { $name } wins { prize }.\nprize = { $points } points"}
    assert check(files | {"code/cogs.py": call}) == [f"code/cogs.py:1: [values] {text}"]


@pytest.mark.parametrize(
    "call",
    [
        'say("won", **values)',
        'say("won", name=1, **values)',
        'say(f"wo{n}", name=1, points=2)',
        'Problem("won", values)',
        'Problem("won", dict(name=1))',
        'Problem("won", {"name": 1, field: 2})',
        'Problem("won", **fields)',
        'Problem("won", *rest)',
    ],
)
def test_values_that_are_not_spelt_out_are_not_checked(check: Check, call: str) -> None:
    assert not check({"en/table.ftl": "won = { $name } wins { $points } points.", "code/cogs.py": call})


def test_one_of_the_messages_that_an_f_string_fits_has_to_take_the_values(check: Check) -> None:
    english = "ask-bid = { $name } bids.\nask-land = { $name } chooses { $land }."
    assert not check({"en/table.ftl": english, "code/cogs.py": 'say(f"ask-{kind}", name=1)'})


def test_a_translation_takes_no_value_that_english_does_not_give(check: Check) -> None:
    found = check({
        "en/table.ftl": "won = { $name } wins.",
        "fr/table.ftl": "won = { $name } gagne { $points } points.",
        "code/cogs.py": "say('won', name=1)",
    })  # fmt: skip
    assert found == ["fr/table.ftl:1: [values] won uses $points, which English does not have"]


def test_a_translation_drops_no_value_that_english_shows(check: Check) -> None:
    """What English only selects by may be of no use elsewhere."""
    found = check({
        "en/table.ftl": """\
            won = { $count ->
                [one] { $name } wins once.
               *[other] { $name } wins more than once.
            }
            """,
        "fr/table.ftl": "won = Victoire !",
        "code/cogs.py": "say('won', name=1, count=2)",
    })  # fmt: skip
    assert found == ["fr/table.ftl:1: [values] won does not say $name, which English shows"]


@pytest.mark.parametrize(
    ("message", "finding"),
    [
        ("a = { b }", "[reference] a refers to b, which does not exist"),
        ("a = { -b }", "[reference] a refers to -b, which does not exist"),
        ("a = { -b.kind }", "[syntax] "),
        ("a = { -b.kind ->\n  *[x] y\n }\n-b = B", "[reference] a refers to -b.kind, which does not exist"),
        ("a = { b.title }\nb = B", "[reference] a refers to b.title, which does not exist"),
        ("a = { b }\nb = { c }\nc = { b }", "[reference] b refers to itself"),
        ("a = { DATETIME($when) }", "[reference] a calls DATETIME, which we do not have"),
        ("a = A\n  .title = T", "[attribute] a has attributes: give each sentence an id of its own"),
        ("a = A\na = B", "[duplicate] a stands in en/table.ftl:1 already"),
        ("a = A }", "[syntax] "),
        (
            "a = { $n ->\n  [one] x\n  [other] y\n }",
            "[syntax] Expected one of the variants to be marked as default (*)",
        ),
        ("a = { $n ->\n  [one] x\n  [one] y\n *[other] z\n }", "[selector] a: the variant [one] stands 2 times"),
        ("a = { $n ->\n  [few] x\n *[other] y\n }", "[selector] a: the language has no plural category [few]"),
        ("a = { $n ->\n  [two] x\n *[other] y\n }", "[selector] a: the plural category [one] is missing"),
        ("a = { $n ->\n  [other] x\n *[one] y\n }", "[selector] a: the default of a plural is *[other], not *[one]"),
    ],
)
def test_a_message_that_is_wrong_in_itself_is_found(check: Check, message: str, finding: str) -> None:
    found = check({"en/table.ftl": message, "code/cogs.py": "WORDS = 'a', 'b', 'c'"})
    assert any(finding in line and line.startswith("en/table.ftl:") for line in found), found


def test_the_plural_categories_are_those_of_the_language(check: Check) -> None:
    found = check({
        "en/table.ftl": "cards = { $count ->\n  [one] one\n *[other] more\n }",
        "pl/table.ftl": "cards = { $count ->\n  [one] jedna\n  [few] kilka\n *[other] więcej\n }",
        "code/cogs.py": "say('cards', count=1)",
    })  # fmt: skip
    assert found == ["pl/table.ftl:1: [selector] cards: the plural category [many] is missing"]


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


def test_a_command_takes_no_values(check: Check) -> None:
    [found] = check({"en/table.ftl": "command-x-name = { $x }", "code/cogs.py": "'command-x-name'"})
    assert found == "en/table.ftl:1: [command] command-x-name: a command's name or description takes no values"


def test_the_message_by_which_an_event_is_told_is_one(check: Check) -> None:
    code = (
        'teller.line(scene, event, f"land-{kind}", name=1)\nteller.line(scene, event, "sea")\nteller.line(scene, event)'
    )
    [found] = check({"en/table.ftl": "land-won = Won.", "code/cogs.py": code})
    assert found == "code/cogs.py:2: [unknown] no message is called sea"
