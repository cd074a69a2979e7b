"""The conformance tests that every game must pass."""

from burghof.games.seven_locks.plugin import GAME
from burghof.games.seven_locks.tests.laws import law, options, twin
from burghof.testkit import Trial, conformance

TestConformance = conformance(Trial(plugin=GAME, twin=twin, law=law, options=options))
