"""An import-linter contract: which third-party packages a package may import."""

import sys
from typing import ClassVar, cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class ThirdPartiesContract(Contract):
    """The source modules import only the allowed packages, the standard library and our own packages."""

    type_name: ClassVar[str] = "third_parties"

    source_modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - import-linter's signature
        """Check every import of every module in the source packages."""
        del verbose
        sources = cast("list[str]", self.source_modules)
        known = {*cast("list[str]", self.allowed), *sys.stdlib_module_names, *self._own_packages(graph)}
        strangers = [
            (module, imported)
            for source in sources
            for module in sorted({source, *graph.find_descendants(source)})
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.split(".")[0] not in known
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each forbidden import."""
        for module, imported in cast("list[tuple[str, str]]", check.metadata["strangers"]):
            output.print_error(f"{module} imports {imported}", bold=False)

    @staticmethod
    def _own_packages(graph: ImportGraph) -> set[str]:
        """Return our own top-level packages: those whose modules the graph contains in full."""
        return {module.split(".")[0] for module in graph.modules if not graph.is_module_squashed(module)}
