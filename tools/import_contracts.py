"""An import-linter contract of our own: which third parties a package may import."""

import sys
from typing import ClassVar, cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class ThirdPartiesContract(Contract):
    """Of all packages outside the standard library and our own, the source modules import only the allowed ones."""

    type_name: ClassVar[str] = "third_parties"

    source_modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - import-linter's signature
        """Look at every import of every module in the source packages."""
        del verbose
        sources = cast("list[str]", self.source_modules)
        known = {*cast("list[str]", self.allowed), *sys.stdlib_module_names, *self._roots(graph)}
        strangers = [
            (module, imported)
            for source in sources
            for module in sorted({source, *graph.find_descendants(source)})
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.split(".")[0] not in known
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say who imports whom."""
        for module, imported in cast("list[tuple[str, str]]", check.metadata["strangers"]):
            output.print_error(f"{module} imports {imported}", bold=False)

    @staticmethod
    def _roots(graph: ImportGraph) -> set[str]:
        """Our own packages: what is not outside is inside."""
        return {module.split(".")[0] for module in graph.modules if not graph.is_module_squashed(module)}
