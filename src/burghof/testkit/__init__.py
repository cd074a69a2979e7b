"""The conformance kit: what every game and its recorded games must satisfy; a game adds each with one line of tests."""

from burghof.testkit.breach import Breach, Leak
from burghof.testkit.conformance import conformance
from burghof.testkit.eyes import Eyes
from burghof.testkit.recorded import recorded_games
from burghof.testkit.trial import AnyTrial, Trial, Twin

__all__ = ["AnyTrial", "Breach", "Eyes", "Leak", "Trial", "Twin", "conformance", "recorded_games"]
