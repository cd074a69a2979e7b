"""The pocket games conform, and their recorded games are valid."""

from burghof.testkit import conformance, recorded_games
from burghof.testkit.tests.pocket.cellar.twin import TRIAL as CELLAR
from burghof.testkit.tests.pocket.memory.twin import TRIAL as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as SEALED_BIDS
from burghof.testkit.tests.scenarios import RECORDS, scenarios

TestCellar = conformance(CELLAR)
TestMemory = conformance(MEMORY)
TestSealedBids = conformance(SEALED_BIDS)
TestRecordedBids = recorded_games(SEALED_BIDS.plugin, RECORDS, SEALED_BIDS.invariant, scenarios)
