"""Pearls as players perceive them: the sound depends on public facts only, and is as informative as the picture."""

import json
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import pytest
from msgspec import Struct, convert
from playwright.sync_api import Browser, Page

from burghof.games.seven_locks.model.castle import DEPTHS, ECHO_WEIGHTS, MAX_ECHO_ERROR, Echo
from burghof.games.seven_locks.model.events import Dropped
from burghof.games.seven_locks.model.moves import Drop, Resound
from burghof.games.seven_locks.tests.tables import RULES, A, play, table, table_to_drop, tower
from burghof.kernel import Recall
from burghof.testkit.effort import QUICK, current_effort
from tests.site.guest import ROOT

Json: TypeAlias = Any
"""Any JSON value."""

DROPS: Final = 400 if current_effort() == QUICK else 2_000
"""Number of drops by which sound and picture are compared."""
DROPS_PER_CALL: Final = 100
"""Number of drops rendered in one call, so that no call takes too long."""
SAMPLES_SCRIPT: Final = "async ([event, before]) => JSON.stringify(await pearls.samples(event, before))"
"""Script: all samples as one string, since Playwright takes seconds to transfer them as single numbers."""
BUNDLE: Final = """
import { build } from 'vite';
const [{ output }] = [await build({
  configFile: false, logLevel: 'error',
  build: { write: false, minify: false, lib: { entry: 'tests/site/pearls.ts', formats: ['es'] } },
})].flat();
console.log(output[0].code);
"""


class Measures(Struct, frozen=True):
    """The measures of a drop: how many seconds it falls, and how deep it lands."""

    seconds: float
    measure: float


class PearlMeter:
    """Measures pearls in a browser."""

    def __init__(self, page: Page) -> None:
        """Use this page, which can render pearls."""
        self._page = page

    def samples(self, event: Dropped, before: Json) -> Json:
        """Return the sound of this event, sample by sample, at a table with this view before it."""
        received = msgspec.to_builtins(event)
        return json.loads(self._page.evaluate(SAMPLES_SCRIPT, [received, before]))

    def measure_sound(self, drops: Sequence[Json]) -> list[Measures]:
        """Return the measures of the sounds of these drops."""
        found: list[Json] = []
        for first in range(0, len(drops), DROPS_PER_CALL):
            found += self._page.evaluate("(drops) => pearls.heard(drops)", drops[first : first + DROPS_PER_CALL])
        return convert(found, list[Measures])

    def measure_picture(self, drops: Sequence[Json]) -> list[Measures]:
        """Return the measures of the pictures of these drops."""
        return convert(self._page.evaluate("(drops) => pearls.seen(drops)", list(drops)), list[Measures])


@pytest.fixture(scope="module")
def pearl_meter(chromium: Browser) -> Iterator[PearlMeter]:
    """A page with the sound of pearls, as the site has it."""
    made = subprocess.run(
        [ROOT / ".venv" / "bin" / "node", "--input-type=module", "-e", BUNDLE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    page = chromium.new_page()
    page.add_script_tag(content=made.stdout, type="module")
    page.wait_for_function("() => 'pearls' in globalThis")
    yield PearlMeter(page)
    page.close()


def drop_of(echo: int, place: int = 0, inside: int | None = 2) -> Json:
    """Return the public facts of a drop."""
    return {"tower": place, "echo": echo, "inside": inside}


def drop_pearl(depths: Sequence[int], echo: int, recall: Recall) -> tuple[Dropped, Json]:
    """Drop a pearl into the third tower of a castle with these depths; return its event and the view before it."""
    heard = dict.fromkeys(range(1, 8), (4, 5))
    state = table_to_drop(table(depths=depths, heard=heard), pearls=2)
    view = msgspec.to_builtins(RULES.view(state, A, recall))
    falling, _ = play(state, Drop(tower(3)))
    _, events = play(falling, Resound(Echo(echo)))
    assert isinstance(events[0], Dropped)
    return events[0], json.loads(json.dumps(view))


@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_worlds_that_differ_in_depths_alone_sound_the_same_to_the_last_sample(
    pearl_meter: PearlMeter, recall: Recall
) -> None:
    shallow, deep = (3, 1, 4, 8, 5, 7, 2, 6), (6, 8, 7, 1, 2, 3, 5, 4)

    one, other = (pearl_meter.samples(*drop_pearl(depths, 5, recall)) for depths in (shallow, deep))
    another = pearl_meter.samples(*drop_pearl(shallow, 6, recall))

    assert one == other
    assert one != another
    assert max(map(abs, one[0])) > 0.1


def ranks(numbers: Sequence[float]) -> list[int]:
    """Return the rank of each number."""
    order = sorted(numbers)
    return [order.index(one) for one in numbers]


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation."""
    n = len(one)
    return 1 - 6 * sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True)) / (n * (n * n - 1))


def test_without_errors_the_time_of_the_fall_and_its_spectrum_order_the_depths(pearl_meter: PearlMeter) -> None:
    heard = pearl_meter.measure_sound([drop_of(depth) for depth in DEPTHS])

    assert rank_correlation([one.seconds for one in heard], DEPTHS) >= 0.95
    assert rank_correlation([-one.measure for one in heard], DEPTHS) >= 0.95
    steps = [after.seconds - before.seconds for before, after in pairwise(heard)]
    assert min(steps) > 0.02, "two depths can hardly be told apart by time"
    falls = [before.measure - after.measure for before, after in pairwise(heard)]
    assert min(falls) > 1 / 12, "two depths are less than a semitone apart"


def nearest_depth(templates: Sequence[Measures], one: Measures) -> int:
    """Return the depth whose noise-free drop is closest to this one."""
    spans = [max(values) - min(values) for values in ([t.seconds for t in templates], [t.measure for t in templates])]

    def far(place: int) -> float:
        template = templates[place]
        time, level = (one.seconds - template.seconds) / spans[0], (one.measure - template.measure) / spans[1]
        return time * time + level * level

    return 1 + min(range(len(templates)), key=far)


def wilson_interval(hits: int, of: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return middle - reach, middle + reach


def overlap(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return one[0] <= other[1] and other[0] <= one[1]


def test_ear_and_eye_are_told_the_same_with_the_same_errors(pearl_meter: PearlMeter) -> None:
    rng = Random(7)
    errors = range(-MAX_ECHO_ERROR, MAX_ECHO_ERROR + 1)
    depths = [rng.choice(DEPTHS) for _ in range(DROPS)]
    echoes = [depth + rng.choices(errors, ECHO_WEIGHTS["normal"])[0] for depth in depths]
    drops = [drop_of(echo, rng.randrange(7), rng.randrange(12)) for echo in echoes]
    plain = [drop_of(depth) for depth in DEPTHS]

    guessed = []
    for measure in (pearl_meter.measure_sound, pearl_meter.measure_picture):
        templates = measure(plain)
        guessed.append([nearest_depth(templates, one) for one in measure(drops)])
    confused = [Counter(zip(depths, guesses, strict=True)) for guesses in guessed]
    ear, eye = confused

    same = sum(heard == seen for heard, seen in zip(*guessed, strict=True))
    assert same > 0.95 * DROPS, "sound and picture tell different depths"

    many = Counter(depths)
    apart = [
        (depth, guess, ear[depth, guess], eye[depth, guess])
        for depth in DEPTHS
        for guess in DEPTHS
        if not overlap(wilson_interval(ear[depth, guess], many[depth]), wilson_interval(eye[depth, guess], many[depth]))
    ]
    assert apart == []
    right = [sum(found[depth, depth] for depth in DEPTHS) / DROPS for found in confused]
    assert all(share > 0.2 for share in right), "a pearl tells too little"
    assert all(share < 0.5 for share in right), "a pearl tells too much"
