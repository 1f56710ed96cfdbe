"""Plant faults in the rules of a game, one at a time, and say which of them its tests catch.

    python -m tests.planted_faults power guardians --count 10 --seed 1

It works on what is committed, in a clone of the house that it is called in. Which faults are planted follows from the
seed and from the rules alone, so two states of the tests are compared by running it on both beside the same rules. A
fault is a comparison turned round, "and" for "or", a sum for a difference, a number that is one too large, a condition
or an answer denied; no two stand in one function. Whoever finds a fault missed looks whether it changes anything at
all: some make another text of the same rules.
"""

import argparse
import ast
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = ("verraeter", "power", "macht_ohnmacht", "guardians")
LONGEST: Final = 1800.0
"""Seconds after which tests that still run have been caught in a loop."""
TURNED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Fault(NamedTuple):
    """A place in a file (line from 1, columns from 0 in bytes, as in `ast`), and what stands there instead."""

    path: Path
    function: str
    line: int
    start: int
    end: int
    instead: str

    def planted(self, source: str) -> str:
        """Give the source with the fault in it."""
        lines = source.splitlines(keepends=True)
        line = lines[self.line - 1].encode()
        lines[self.line - 1] = (line[: self.start] + self.instead.encode() + line[self.end :]).decode()
        return "".join(lines)


def _denied(node: ast.AST) -> ast.expr | None:
    """Give what says another thing than an expression; None if nothing simple does."""
    match node:
        case ast.Compare(left, [operator], rest):
            return ast.Compare(left, [TURNED[type(operator)]()], rest)
        case ast.BoolOp(operator, values):
            return ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            return operand
        case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
            return ast.BinOp(left, ast.Sub() if isinstance(operator, ast.Add) else ast.Add(), right)
        case ast.Constant(bool() as value):
            return ast.Constant(not value)
        case ast.Constant(int() as value):
            return ast.Constant(value + 1)
        case ast.IfExp(test, yes, no):
            return ast.IfExp(ast.UnaryOp(ast.Not(), test), yes, no)
    return None


def _outside_of_texts(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Walk through nodes, but not into formatted strings, where Python before 3.12 does not say what stands where."""
    for node in nodes:
        if not isinstance(node, ast.JoinedStr):
            yield node
            yield from _outside_of_texts(ast.iter_child_nodes(node))


def faults_in(tree: Path, game: str) -> Iterator[Fault]:
    """List all that could be planted in a game's rules, by file and line; not in what spans several lines."""
    for path in sorted((tree / "bot" / "games" / game).rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for node in _outside_of_texts(function.body):
                    instead = _denied(node)
                    if instead is not None and isinstance(node, ast.expr) and node.lineno == node.end_lineno:
                        text = f"({ast.unparse(ast.fix_missing_locations(instead))})"
                        end = node.end_col_offset or 0
                        yield Fault(path.relative_to(tree), function.name, node.lineno, node.col_offset, end, text)


def chosen(tree: Path, game: str, count: int, seed: int) -> tuple[Fault, ...]:
    """Choose some faults by seed, each in another function."""
    by_function: dict[tuple[Path, str], list[Fault]] = {}
    for fault in faults_in(tree, game):
        by_function.setdefault((fault.path, fault.function), []).append(fault)
    dice = random.Random(f"{game} {seed}")
    functions = dice.sample(sorted(by_function), min(count, len(by_function)))
    return tuple(dice.choice(by_function[function]) for function in functions)


def _first_failure(tree: Path, game: str) -> str | None:
    """Run the quick tests of a game in a copy of the house: the first that fails, or None."""
    command = [sys.executable, "-m", "pytest", "tests/games", "-k", game, "-x", "-q", "-n0", "--no-header", "-rfE"]
    try:
        done = subprocess.run(
            [*command, "--tb=no", "--assert=plain", "-pno:cacheprovider"],
            cwd=tree, capture_output=True, text=True, timeout=LONGEST, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "(a test that does not end)"
    failed = (line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR")))
    return next(failed, f"(pytest ended with {done.returncode})").split(" - ")[0] if done.returncode else None


def main() -> None:
    """Plant the faults and list them."""
    asked = argparse.ArgumentParser(description="Plant faults in the rules and say which of them the tests catch.")
    asked.add_argument("games", nargs="*", default=GAMES, help="all four if none is named")
    asked.add_argument("--count", type=int, default=10, help="faults in each game")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--list", action="store_true", help="only list them")
    told = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "house"
        subprocess.run(["git", "clone", "-q", "--shared", ".", str(tree)], check=True)
        for game in told.games:
            missed = 0
            for number, fault in enumerate(chosen(tree, game, told.count, told.seed), 1):
                source = (tree / fault.path).read_text("utf-8")
                was = source.splitlines()[fault.line - 1].encode()[fault.start : fault.end].decode()
                _say(f"{game} {number}: {fault.path}:{fault.line} {fault.function}: {was} -> {fault.instead}")
                if told.list:
                    continue
                (tree / fault.path).write_text(fault.planted(source), "utf-8")
                failed = _first_failure(tree, game)
                (tree / fault.path).write_text(source, "utf-8")
                missed += failed is None
                _say(f"    {failed or 'MISSED'}")
            if not told.list:
                _say(f"{game}: {missed} missed")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
