"""Read a language's Fluent files: the entries with their places, and what is wrong with the files."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from fluent.syntax import ast, parse


@dataclass(frozen=True, order=True)
class Finding:
    """One mistake in the messages or in the code that uses them; `str()` is the line for a terminal."""

    file: str
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: [{self.kind}] {self.text}"


@dataclass(frozen=True)
class Entry:
    """A message, or a term (its `id` begins with a hyphen), and where it stands: "fr/common.ftl", line 12."""

    id: str
    node: ast.Message | ast.Term
    file: str
    line: int


@dataclass(frozen=True)
class Catalogue:
    """All entries of one language by id, its files merged; `mistakes` tells what could not be taken in."""

    code: str
    entries: Mapping[str, Entry]
    mistakes: tuple[Finding, ...]

    @property
    def messages(self) -> Mapping[str, Entry]:
        """The entries that can be said: all but the terms."""
        return {id: entry for id, entry in self.entries.items() if isinstance(entry.node, ast.Message)}


def read(folder: Traversable, *, lines: bool = True) -> Catalogue:
    """Read all `*.ftl` files of a language's folder, which is named by the language's code.

    Without `lines` the entries do not know where they stand, and take less than half of the memory.

    Raises nothing for bad content: unreadable lines and repeated ids are in `mistakes`, and of a repeated id the first
    one counts.
    """
    entries: dict[str, Entry] = {}
    mistakes: list[Finding] = []
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if not path.name.endswith(".ftl"):
            continue
        file = f"{folder.name}/{path.name}"
        text = path.read_text(encoding="utf-8-sig")
        for node in parse(text, with_spans=lines).body:
            if isinstance(node, ast.Junk):
                fault = node.annotations[0] if node.annotations else None
                line = _line(text, fault or node)
                reason = fault.message if fault and fault.message else "This cannot be read"
                mistakes.append(Finding(file, line, "syntax", reason))
            elif isinstance(node, ast.Message | ast.Term):
                id = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
                entry = Entry(id, node, file, _line(text, node.id))
                first = entries.setdefault(id, entry)
                if first is not entry:
                    where = f"{first.file}:{first.line}"
                    mistakes.append(Finding(file, entry.line, "duplicate", f"{id} stands in {where} already"))
    return Catalogue(folder.name, entries, tuple(mistakes))


def read_all(locales: Traversable) -> dict[str, Catalogue]:
    """Read every language below `locales`: code -> catalogue, by code."""
    return {code: read(folder) for code, folder in folders_of(locales).items()}


def folders_of(locales: Traversable) -> dict[str, Traversable]:
    """List the languages below `locales`: code -> folder, by code."""
    folders = sorted((folder for folder in locales.iterdir() if folder.is_dir()), key=lambda folder: folder.name)
    return {folder.name: folder for folder in folders}


def _line(text: str, node: ast.SyntaxNode) -> int:
    return text.count("\n", 0, node.span.start if node.span else 0) + 1
