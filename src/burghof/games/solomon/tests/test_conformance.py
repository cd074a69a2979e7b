"""The contract that every game must satisfy."""

from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.tests.invariants import invariant, options, twin
from burghof.testkit import GameUnderTest, conformance

TRIAL = GameUnderTest(plugin=GAME, twin=twin, invariant=invariant, options=options)

TestConformance = conformance(TRIAL)
