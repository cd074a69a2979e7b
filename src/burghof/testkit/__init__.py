"""The conformance kit: what every game must satisfy, in one line of its tests."""

from burghof.testkit.breach import Breach, Leak
from burghof.testkit.conformance import conformance
from burghof.testkit.eyes import Eyes
from burghof.testkit.trial import AnyTrial, Trial, Twin

__all__ = ["AnyTrial", "Breach", "Eyes", "Leak", "Trial", "Twin", "conformance"]
