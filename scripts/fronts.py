"""A contract for import-linter: rooms are entered by their fronts.

Whoever is outside a room imports its package, whose `__init__` says what it offers, and none of the modules in it.
"""

from collections.abc import Collection, Sequence
from typing import Any, cast

from importlinter import Contract, ContractCheck, fields, output
from importlinter.application.contract_utils import AlertLevel, remove_ignored_imports_and_report
from importlinter.domain.imports import ImportExpression, Module


class EnteredByFront(Contract):
    """Lets nobody outside of `rooms` import a module in them, but for `ignore_imports`."""

    type_name = "entered-by-front"
    rooms = fields.ListField(subfield=fields.ModuleField())
    ignore_imports = fields.SetField(subfield=fields.ImportExpressionField(), required=False)

    def check(self, graph: Any, verbose: bool) -> ContractCheck:
        """List whatever enters a room by another way; `graph` is import-linter's graph of imports."""
        ignored = cast(Sequence[ImportExpression], self.ignore_imports)
        removed = remove_ignored_imports_and_report(graph, ignored, AlertLevel.NONE)
        breaches = [
            f"{importer} -> {inner}"
            for room in cast(Collection[Module], self.rooms)
            for inner in sorted(graph.find_descendants(room.name))
            for importer in sorted(graph.find_modules_that_directly_import(inner))
            if not f"{importer}.".startswith(f"{room.name}.")
        ]
        return ContractCheck(
            kept=not breaches,
            ignored_import_count=removed.ignored_import_count,
            metadata={"breaches": breaches},
        )

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print what enters a room by another way, and what was to be done."""
        for breach in check.metadata["breaches"]:
            output.print_error(f"- {breach}")
        output.print_error("Import the room itself; what it offers, its __init__ exports.")
