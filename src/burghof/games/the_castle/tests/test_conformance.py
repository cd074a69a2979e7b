"""The contract that every game must satisfy."""

from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.laws import law, options, twin
from burghof.testkit import Trial, conformance

TestConformance = conformance(Trial(plugin=GAME, twin=twin, law=law, options=options))
