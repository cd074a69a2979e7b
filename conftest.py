"""Test settings: property tests have no deadline, since machines may be busy, and use the same examples in every run.

Only the soak tier draws new examples every time. A quick run measures the coverage of kernel and rules only in their
own tests.
"""

import sys
from functools import _lru_cache_wrapper
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import settings

from burghof.testkit.effort import QUICK, SOAK, current_effort

ROOT = Path(__file__).parent
COVERED_FOLDERS = (ROOT / "tests" / "kernel", ROOT / "src" / "burghof" / "games")
"""Folders of the tests that cover every branch of kernel and rules."""
UNCOVERED_MODULES = {
    "test_conformance.py",
    "test_evaluation.py",
    "test_outline.py",
    "test_puzzles.py",
    "test_records.py",
}
"""Test modules in these folders that are slow and cover nothing of the rules that other tests do not."""

CACHED_MODULE_PREFIXES = ("burghof.kernel.", "burghof.games.")
"""Prefixes of modules whose functions may be cached and are measured by coverage."""
WAS_TRACED = pytest.StashKey[bool]()
"""Whether coverage traced the previous test."""

settings.register_profile("quick", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("full", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=1000)
settings.load_profile({QUICK: "quick", SOAK: "soak"}.get(current_effort(), "full"))


@pytest.hookimpl(trylast=True)
def pytest_sessionstart() -> None:
    """Stop all but the last coverage that pytest-cov has started.

    In a worker it starts two and pauses one of them for tests marked `no_cover`. The other would still trace these
    tests, which then take three times as long.
    """
    last = Coverage.current()
    if last is not None:
        last.stop()
        while (other := Coverage.current()) is not None:
            other.stop()
        last.start()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Clear all caches of kernel and games before a traced test that follows one that is not.

    A cached function that only ran in tests without coverage would otherwise count as never run.
    """
    is_traced = item.get_closest_marker("no_cover") is None
    if is_traced and not item.config.stash.get(WAS_TRACED, False):
        for module in [one for name, one in sys.modules.items() if name.startswith(CACHED_MODULE_PREFIXES)]:
            for value in vars(module).values():
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()
    item.config.stash[WAS_TRACED] = is_traced


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Disable coverage in a quick run for tests that do not need it: tracing doubles their duration."""
    if current_effort() == QUICK:
        for item in items:
            if item.path.name in UNCOVERED_MODULES or not any(
                item.path.is_relative_to(folder) for folder in COVERED_FOLDERS
            ):
                item.add_marker(pytest.mark.no_cover)
