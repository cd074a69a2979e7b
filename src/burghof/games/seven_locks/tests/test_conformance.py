"""The conformance tests that every game must pass."""

from burghof.games.seven_locks.plugin import GAME
from burghof.games.seven_locks.tests.invariants import invariant, options, twin
from burghof.testkit import GameUnderTest, conformance

TestConformance = conformance(GameUnderTest(plugin=GAME, twin=twin, invariant=invariant, options=options))
