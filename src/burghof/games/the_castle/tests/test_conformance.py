"""The contract that every game must satisfy."""

from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.invariants import invariant, options, twin
from burghof.testkit import GameUnderTest, conformance

TestConformance = conformance(GameUnderTest(plugin=GAME, twin=twin, invariant=invariant, options=options))
