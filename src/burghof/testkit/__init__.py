"""The conformance kit: what every game and its recorded games must satisfy; a game adds each with one line of tests."""

from burghof.testkit.conformance import conformance
from burghof.testkit.errors import ContractError, LeakError
from burghof.testkit.outputs import KernelOutputs
from burghof.testkit.recorded import recorded_games
from burghof.testkit.subject import AnyTrial, GameUnderTest, Twin

__all__ = [
    "AnyTrial",
    "ContractError",
    "GameUnderTest",
    "KernelOutputs",
    "LeakError",
    "Twin",
    "conformance",
    "recorded_games",
]
