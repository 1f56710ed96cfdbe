"""Find the mistakes in the messages, and in the code that says them, before a player does.

The code is read, not run: a message counts as said where its id is the first argument of `say` (or another of
`uses.SAYERS`) or the key of a `Problem` or `Reason`. An f-string stands for every id that fits it:
`say(f"verraeter-land-{land}")`. An id that stands as a plain string anywhere else counts as used; with which values it
is said cannot be seen here, and shows in strict mode. So it is with messages that tell events by their tags.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import babel
from babel.plural import PluralRule
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.language.catalogue import Catalogue, Entry, Finding, read_all
from bot.language.uses import Code, read_code

_FUNCTIONS = frozenset({"NUMBER"})
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
# Every plural category that a language uses for whole numbers of pieces, cards or points occurs below this.
_COUNTED = 200


def lint_project() -> tuple[Finding, ...]:
    """Check this package's messages against all the code of the project."""
    project = Path(__file__).parents[2]
    rooms = [project / room for room in ("bot", "cogs", "render")]
    return lint(Path(__file__).with_name("locales"), rooms)


def lint(locales: Path, code: Iterable[Path]) -> tuple[Finding, ...]:
    """Return every mistake in the languages below `locales` and in the Python files of the folders `code`.

    English is complete. Another language is complete for every file that it has under the name of an English one.
    Values that are not spelt out where a message is said are not checked.
    """
    languages = {language: _Facts(catalogue) for language, catalogue in read_all(locales).items()}
    english = languages.get("en", _Facts(Catalogue("en", {}, ())))
    findings: list[Finding] = []
    for language in languages.values():
        findings += language.catalogue.mistakes
        findings += _entry_mistakes(language)
        if language is not english:
            findings += _translation_mistakes(language, english)
    findings += _code_mistakes(read_code(code), english)
    return tuple(sorted(set(findings)))


# The messages


@dataclass(frozen=True)
class _Reference:
    id: str
    attribute: str | None

    def __str__(self) -> str:
        return f"{self.id}.{self.attribute}" if self.attribute else self.id


class _Anatomy(Visitor):
    """What one entry is made of."""

    def __init__(self, node: ast.Message | ast.Term) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.references: set[_Reference] = set()
        self.functions: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self._selecting = False
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's visitor looks for it
        self.variables.add(node.id.name)
        if not self._selecting:
            self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(_Reference(node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(_Reference(f"-{node.id.name}", node.attribute.name if node.attribute else None))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        selecting, self._selecting = self._selecting, True
        self.visit(node.selector)
        self._selecting = selecting
        for variant in node.variants:
            self.visit(variant)


class _Facts:
    """A language's entries and how they hang together."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.anatomies = {id: _Anatomy(entry.node) for id, entry in catalogue.entries.items()}

    @cached_property
    def referenced(self) -> frozenset[str]:
        return frozenset(reference.id for anatomy in self.anatomies.values() for reference in anatomy.references)

    def reached_from(self, id: str) -> set[str]:
        """Return the ids that `id` refers to, directly or not; itself only if it refers to itself."""
        reached: set[str] = set()
        waiting = [id]
        while waiting:
            anatomy = self.anatomies.get(waiting.pop())
            new = {reference.id for reference in anatomy.references} - reached if anatomy else set()
            reached |= new
            waiting += new
        return reached

    def variables(self, id: str) -> frozenset[str]:
        return frozenset().union(*(anatomy.variables for anatomy in self._spoken(id)))

    def shown(self, id: str) -> frozenset[str]:
        return frozenset().union(*(anatomy.shown for anatomy in self._spoken(id)))

    def _spoken(self, id: str) -> Iterator[_Anatomy]:
        # A message that is referred to sees the same values; a term sees only what its reference passes to it.
        for part in {id} | self.reached_from(id):
            if part in self.anatomies and not part.startswith("-"):
                yield self.anatomies[part]


def _found(entry: Entry, kind: str, text: str) -> Finding:
    return Finding(entry.file, entry.line, kind, text)


def _entry_mistakes(language: _Facts) -> Iterator[Finding]:
    entries = language.catalogue.entries
    plural = babel.Locale.parse(language.catalogue.code, sep="-").plural_form
    for id, entry in entries.items():
        anatomy = language.anatomies[id]
        if isinstance(entry.node, ast.Term):
            if id not in language.referenced:
                yield _found(entry, "unused", f"the term {id} is used by no message")
        elif entry.node.attributes:
            yield _found(entry, "attribute", f"{id} has attributes: give each sentence an id of its own")
        for reference in anatomy.references:
            target = entries.get(reference.id)
            attributes = [attribute.id.name for attribute in target.node.attributes] if target else []
            if target is None or (reference.attribute and reference.attribute not in attributes):
                yield _found(entry, "reference", f"{id} refers to {reference}, which does not exist")
        if id in language.reached_from(id):
            yield _found(entry, "reference", f"{id} refers to itself")
        for function in anatomy.functions - _FUNCTIONS:
            yield _found(entry, "reference", f"{id} calls {function}, which we do not have")
        for selection in anatomy.selections:
            for fault in _selection_mistakes(selection, plural):
                yield _found(entry, "selector", f"{id}: {fault}")
        if limit := _command_mistake(entry):
            yield _found(entry, "command", f"{id}: {limit}")


def _selection_mistakes(selection: ast.SelectExpression, plural: PluralRule) -> Iterator[str]:
    # A selector without a default does not parse, and is found as a mistake of syntax.
    keys = [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in selection.variants
    ]
    default = next(key for key, variant in zip(keys, selection.variants, strict=True) if variant.default)
    for key, times in Counter(keys).items():
        if times > 1:
            yield f"the variant [{key}] stands {times} times"
    if not (_PLURALS - {"other"}).intersection(keys):
        return
    if default != "other":
        yield f"the default of a plural is *[other], not *[{default}]"
    for key in _PLURALS.intersection(keys) - {"other", *plural.tags}:
        yield f"the language has no plural category [{key}]"
    for category in {plural(number) for number in range(_COUNTED) if str(number) not in keys}.difference(keys):
        yield f"the plural category [{category}] is missing"


def _command_mistake(entry: Entry) -> str | None:
    field = re.fullmatch(r"command-.+-(name|description)", entry.id)
    if field is None or entry.node.value is None:
        return None
    elements = entry.node.value.elements
    if not all(isinstance(element, ast.TextElement) for element in elements):
        return "a command's name or description takes no values"
    text = "".join(element.value for element in elements if isinstance(element, ast.TextElement))
    if field[1] == "description":
        return None if len(text) <= 100 else f"a description has at most 100 characters, this one {len(text)}"
    if not re.fullmatch(r"[-_\w]{1,32}", text) or text != text.lower():
        return f"“{text}” is not 1 to 32 lower-case letters, digits, hyphens or underscores"
    return None


def _translation_mistakes(language: _Facts, english: _Facts) -> Iterator[Finding]:
    ours, originals = language.catalogue.messages, english.catalogue.messages
    files = {entry.file.partition("/")[2] for entry in language.catalogue.entries.values()}
    for id, original in originals.items():
        if id not in ours and original.file.partition("/")[2] in files:
            yield _found(original, "missing", f"{id} is missing in {language.catalogue.code}")
    for id, entry in ours.items():
        if id not in originals:
            yield _found(entry, "stray", f"{id} does not exist in English")
            continue
        for name in language.variables(id) - english.variables(id):
            yield _found(entry, "values", f"{id} uses ${name}, which English does not have")
        for name in english.shown(id) - language.variables(id):
            yield _found(entry, "values", f"{id} does not say ${name}, which English shows")


# The code


def _code_mistakes(code: Code, english: _Facts) -> Iterator[Finding]:
    originals = english.catalogue.messages
    said: set[str] = set()
    for use in code.uses:
        matching = [id for id in originals if use.ids.fullmatch(id)]
        said.update(matching)
        if not matching:
            yield Finding(use.file, use.line, "unknown", f"no message is called {use.text}")
            continue
        faults = [use.wrong_values(english.variables(id)) for id in matching]
        # An f-string may fit more ids than are meant; one of them at least has to take the values.
        if all(faults):
            yield Finding(use.file, use.line, "values", f"{use.text} {faults[0]}")
    for id, entry in originals.items():
        if id not in said | code.strings | english.referenced and id.partition("-")[2] not in code.tags:
            yield _found(entry, "unused", f"{id} is said nowhere")
