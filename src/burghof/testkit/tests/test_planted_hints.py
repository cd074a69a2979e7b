"""Planted faults in hints: each is caught, and honest reasons pass."""

import pytest
from msgspec.structs import replace

from burghof.testkit import AnyTrial, ContractError
from burghof.testkit.hints import check_hints
from burghof.testkit.tests import planted_hints as planted
from burghof.testkit.tests import planted_memory as memory
from burghof.testkit.tests.planting import with_reasons, with_rules
from burghof.testkit.tests.pocket.memory.twin import TRIAL as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as BIDS

HINTS = 5


@pytest.mark.parametrize("trial", [with_reasons(BIDS, planted.HIGH), with_reasons(MEMORY, planted.EVEN), BIDS])
def test_honest_reasons_pass(trial: AnyTrial) -> None:
    check_hints(trial, HINTS)


@pytest.mark.parametrize(
    ("trial", "detail"),
    [
        (with_reasons(BIDS, planted.WITHOUT_CLAUSE), "no clause 9.9"),
        (with_reasons(BIDS), "the card does not say"),
        (replace(BIDS, plugin=replace(BIDS.plugin, reasons=(planted.HIGH,))), "the card does not say"),
        (with_reasons(with_rules(MEMORY, memory.CoveredTileVisible()), planted.EVEN), "the hint differs"),
    ],
)
def test_a_fault_is_caught(trial: AnyTrial, detail: str) -> None:
    with pytest.raises(ContractError, match=detail) as caught:
        check_hints(trial, 20 * HINTS)

    assert caught.value.part == "hints"
