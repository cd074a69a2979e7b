"""The contract that every game must satisfy."""

from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.tests.laws import law, options, twin
from burghof.testkit import Trial, conformance

TRIAL = Trial(plugin=GAME, twin=twin, law=law, options=options)

TestConformance = conformance(TRIAL)
