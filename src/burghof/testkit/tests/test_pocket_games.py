"""The pocket games keep the contract."""

from burghof.testkit import conformance
from burghof.testkit.tests.pocket.cellar.twin import TRIAL as CELLAR
from burghof.testkit.tests.pocket.memory.twin import TRIAL as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as SEALED_BIDS

TestCellar = conformance(CELLAR)
TestMemory = conformance(MEMORY)
TestSealedBids = conformance(SEALED_BIDS)
