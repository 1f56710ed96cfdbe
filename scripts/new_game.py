"""Begin a game by copying the first one, and tell what is left of it: python -m scripts.new_game morra.

The first call copies each part of tests/first_game to where a game of the house has it, under the new name, and puts
the game into the registry. Each call, also for a game that is there, looks at the files and lists what has still to be
done, with the command that proves it.
"""

import json
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
FIRST_GAME: Final = "tests/first_game"
REGISTRY: Final = "bot/games/registry.py"
LOCALES: Final = "bot/language/locales"
ENGLISH: Final = "en"
PLACES: Final = {
    "rules.py": "bot/games/{game}/rules.py",
    "presenter.py": "render/{game}/presenter.py",
    "cog.py": "cogs/{game}.py",
    "test_first_game.py": "tests/games/{game}/test_{game}.py",
    "cases/rounds.yaml": "tests/games/{game}/cases/rounds.yaml",
    "rulebook/why.json": "bot/games/{game}/rulebook/why.json",
    "rulebook/examples.json": "bot/games/{game}/rulebook/examples.json",
    "docs/game.md": "docs/games/{game}.md",
    "docs/rules.md": "docs/rules/{game}.md",
    "docs/words.md": "docs/words/{game}.md",
}
"""Where the parts of the first game belong; those in each language are added by `copied`."""
FRONTS: Final = {
    "bot/games/{game}/__init__.py": '"""{title}: its rules."""\n',
    "render/{game}/__init__.py": (
        '"""The pictures and the words of {title}; delivery and the cogs need its presenter alone."""\n\n'
        'from render.{game}.presenter import {name}Presenter\n\n__all__ = ["{name}Presenter"]\n'
    ),
}
STAYS_BEHIND: Final = re.compile(r"^.*# only here\n", re.MULTILINE)
SCISSORS: Final = re.compile(r"scissors|ciseaux|schere|forbici", re.IGNORECASE)
"""What only the first game speaks of, in each language: all of its parts that a new game changes do."""
LONGEST_NAME: Final = 20
RULE: Final = re.compile(r"^### (\d+\.\d+) ", re.MULTILINE)


class Refused(ValueError):
    """The name is none for a new game; the text says why."""


class Point(NamedTuple):
    """Something that a game needs: what is still `open` in a file ("" for nothing), and the command that proves it.

    What is not `needed` makes a game better, and the house does without it.
    """

    file: str
    open: str
    proof: str
    needed: bool = True


# The copy


def class_name(game: str) -> str:
    """Name the class of a game: TicTacToe for tic_tac_toe."""
    return game.title().replace("_", "")


def renamed(text: str, game: str) -> str:
    """Give a text of the first game as the new game has it, without the lines that stay behind."""
    for old, new in (
        ("tests.first_game.rules", f"bot.games.{game}.rules"),
        ("tests.first_game.presenter", f"render.{game}"),
        ("tests.first_game.cog", f"cogs.{game}"),
        ("first_game", game),
        ("FirstGame", class_name(game)),
        ("the first game", game.replace("_", " ").title()),
    ):
        text = text.replace(old, new)
    return STAYS_BEHIND.sub("", text)


def copied(root: Path, game: str) -> dict[str, str]:
    """Make all files of a new game, by their places; a language that the first game lacks gets its English."""
    parts = {place: part for part, place in PLACES.items()}
    for language in sorted(folder.name for folder in (root / LOCALES).iterdir()):
        spoken = language if (root / FIRST_GAME / "locales" / language).is_dir() else ENGLISH
        parts[f"{LOCALES}/{language}/{{game}}.ftl"] = f"locales/{spoken}/first_game.ftl"
        parts[f"bot/games/{{game}}/rulebook/{language}.md"] = f"rulebook/{spoken}.md"
    words = {"game": game, "name": class_name(game), "title": game.replace("_", " ").title()}
    files = {place.format(**words): text.format(**words) for place, text in FRONTS.items()}
    for place, part in parts.items():
        files[place.format(game=game)] = renamed((root / FIRST_GAME / part).read_text("utf-8"), game)
    return files


def check_name(root: Path, game: str) -> None:
    """Raise Refused for what is no name of a game, or is one of something else already."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", game):
        raise Refused(f"“{game}” cannot name a game: small letters, digits and single _ do, such as tic_tac_toe.")
    if len(game) > LONGEST_NAME:
        raise Refused(f"“{game}” cannot name a game: it is longer than {LONGEST_NAME} letters.")
    if keyword.iskeyword(game):
        raise Refused(f"“{game}” cannot name a game: it is a keyword of Python.")
    taken = [
        place
        for file in copied(root, game)
        for place in (file, f"bot/games/{game}.py", f"render/{game}.py", f"tests/{game}")
        if (root / place).exists()
    ]
    name = re.compile(rf"^{game}-|\b{class_name(game)}\b", re.MULTILINE)
    said = [root / REGISTRY, root / FIRST_GAME / "rules.py", *sorted((root / LOCALES / ENGLISH).glob("*.ftl"))]
    taken += [str(file.relative_to(root)) for file in said if name.search(file.read_text("utf-8"))]
    if taken:
        raise Refused(f"“{game}” is taken: {taken[0]} has it.")


def is_offered(root: Path, game: str) -> bool:
    """Tell whether a game stands in the registry."""
    return f"from bot.games.{game}.rules import " in (root / REGISTRY).read_text("utf-8")


def begin(root: Path, game: str) -> list[str]:
    """Write all files of a new game, put it into the registry, and name the files of Python. Raises Refused."""
    check_name(root, game)
    files = copied(root, game)
    for place, text in files.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text(text, "utf-8")
    registry = (root / REGISTRY).read_text("utf-8")
    registry = registry.replace("\n\n\n", f"\nfrom bot.games.{game}.rules import {class_name(game)}\n\n\n", 1)
    registry = re.sub(r"(return Registry\(\[.*?)(,?\s*\]\))", rf"\1, {class_name(game)}()\2", registry, flags=re.DOTALL)
    (root / REGISTRY).write_text(registry, "utf-8")
    return [REGISTRY, *(place for place in files if place.endswith(".py"))]


def put_in_order(root: Path, files: list[str]) -> None:
    """Sort the imports for the new name, set the lines anew, and quote the rulebook in docs/rules."""
    for command in (("ruff", "check", "--quiet", "--fix", "--select=I"), ("ruff", "format", "--quiet")):
        subprocess.check_call([sys.executable, "-m", *command, *files], cwd=root)
    subprocess.check_call([sys.executable, "-m", "scripts.write_rules"], cwd=root)


# What is left


def points(root: Path, game: str) -> Iterator[Point]:
    """Look at what a game needs, in the order in which it is best done."""
    python, pytest, tests = ".venv/bin/python -m", ".venv/bin/pytest", f"tests/games/{game}"
    ours = ".venv/bin/sealed-orders"
    room, book, locales = f"bot/games/{game}", f"bot/games/{game}/rulebook", f"{LOCALES}/{{}}/{game}.ftl"
    board = f"{ours} draw {game} --after 3 -o board.png"
    told = f"{pytest} tests/render/test_every_presenter.py -k {game}"
    pages = f"{pytest} tests/render/test_rulebooks.py -k {game}"
    numbers = f"{python} scripts.write_rules && {pytest} tests/games/test_rule_numbers.py -k {game}"
    asked = f"{pytest} tests/games/test_contract.py tests/games/test_menus_and_rules.py -k {game}"
    yield left_over(root, f"{room}/rules.py", f"{ours} selfplay {game} --matches 100 && {asked}")
    for file in sorted((root / tests).rglob("*.*")):
        if file.suffix in {".py", ".yaml"}:
            yield left_over(root, str(file.relative_to(root)), f"{pytest} {tests}")
    yield left_over(root, locales.format(ENGLISH), f"{python} bot.language")
    yield left_over(root, f"render/{game}/presenter.py", f"{board} && {told}")
    yield left_over(root, f"{book}/{ENGLISH}.md", pages)
    yield Point(f"{book}/why.json", unfounded(root, game), pages)
    yield left_over(root, f"{book}/examples.json", pages)
    yield left_over(root, f"docs/rules/{game}.md", numbers)
    yield left_over(root, f"docs/games/{game}.md", numbers)
    yield Point(room, uncited(root, game, room), numbers)
    yield left_over(root, f"docs/words/{game}.md", pages)
    for language in sorted({folder.name for folder in (root / LOCALES).iterdir()} - {ENGLISH}):
        yield translated(root, locales.format(language), locales.format(ENGLISH), f"{python} bot.language && {told}")
        yield translated(root, f"{book}/{language}.md", f"{book}/{ENGLISH}.md", pages)
    title = re.search(rf"^{game}-title = (.+)$", read(root, locales.format(ENGLISH)), re.MULTILINE)
    named = title is not None and title[1] in read(root, "README.md")
    plays = f'"{game}":' in read(root, "bot/players/choosing.py")
    tempo = f"{ours} tempo {game}{'' if plays else ' --level random'}"
    yield Point("README.md", "" if named else "does not name the game", tempo)
    yield Point(tests, uncited(root, game, tests), f"{pytest} {tests}", needed=False)
    drawn = any("def board(" in file.read_text("utf-8") for file in (root / "render" / game).rglob("*.py"))
    yield Point(f"render/{game}", "" if drawn else "nobody draws the board", board, needed=False)
    player = f"{pytest} tests/players -k {game}"
    yield Point("bot/players/choosing.py", "" if plays else "no computer plays the game", player, needed=False)


def read(root: Path, file: str) -> str:
    """Read a file; "" if it is not there."""
    return (root / file).read_text("utf-8") if (root / file).exists() else ""


def left_over(root: Path, file: str, proof: str) -> Point:
    """Say where a file still speaks of what only the first game has: the first such line below each heading."""
    heading, found = "", dict[str, str]()
    for number, line in enumerate(read(root, file).splitlines(), 1):
        if line.startswith("## "):
            heading = f" (“{line.removeprefix('## ')}”)"
        if SCISSORS.search(line):
            found.setdefault(heading, f"line {number}{heading}")
    missing = "" if (root / file).exists() else "is not there"
    return Point(file, f"still has the first game in {', '.join(found.values())}" if found else missing, proof)


def translated(root: Path, file: str, original: str, proof: str) -> Point:
    """Say how much of a file is the first game's still, or English."""
    copy = left_over(root, file, proof)
    lines = [line for line in read(root, file).splitlines() if len(line) > 2 and not line.startswith("#")]
    same = len(set(lines) & set(read(root, original).splitlines()))
    return copy._replace(open=f"{same} lines are English") if not copy.open and 2 * same > len(lines) else copy


def unfounded(root: Path, game: str) -> str:
    """Say which kinds of decisions and rules of why.json are not there."""
    code = "".join(file.read_text("utf-8") for file in (root / "bot/games" / game).rglob("*.py"))
    marks = re.findall(r"\{([^{}]+)\} ", read(root, f"bot/games/{game}/rulebook/{ENGLISH}.md"))
    explained = {number for mark in marks for number in mark.split(", ")}
    why = json.loads(read(root, f"bot/games/{game}/rulebook/why.json") or "{}")
    kinds = [kind for kind in why if f'"{kind}"' not in code and kind != "plan"]
    strange = [*kinds, *sorted({number for numbers in why.values() for number in numbers} - explained)]
    return f"names what is not there: {', '.join(strange)}" if strange else "" if why else "names no rule"


def uncited(root: Path, game: str, folder: str) -> str:
    """Say which numbered rules no code, test or case in a folder cites."""
    text = "".join(file.read_text("utf-8") for file in (root / folder).rglob("*.*") if file.suffix in {".py", ".yaml"})
    rules = RULE.findall(read(root, f"docs/rules/{game}.md"))
    unknown = [number for number in rules if not re.search(rf"(?<![\d.]){re.escape(number)}(?!\.?\d)", text)]
    return (
        f"nothing here cites rule {', '.join(unknown)}" if unknown else "" if rules else "there are no numbered rules"
    )


def told(game: str, found: list[Point]) -> Iterator[str]:
    """Give the list, line by line."""
    done, needed = sum(not point.open for point in found), [point for point in found if point.open and point.needed]
    yield f"{game}: {done} of {len(found)} points are done."
    for point in found:
        yield f"[{' ' if point.open else 'x'}] {point.file}{': ' if point.open else ''}{point.open}"
        if point.open:
            yield f"      {'' if point.needed else 'if you like: '}{point.proof}"
    yield (
        f"Change what is open, run the command below it, and `make game NAME={game}` again."
        if needed
        else f'{game} is a game of the house, and all is done: make lint && make test ARGS="-k {game}" proves it.'
    )


def main(arguments: list[str]) -> int:
    """Begin the game that is named, if it is not there, and print what is left."""
    if len(arguments) != 1:
        print("Name one game: make game NAME=tic_tac_toe")
        return 2
    (game,) = arguments
    if not is_offered(ROOT, game):
        try:
            put_in_order(ROOT, begin(ROOT, game))
        except Refused as refused:
            print(refused)
            return 1
    print(*told(game, list(points(ROOT, game))), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
