"""The story of a table: no sentence, number, title or sound is ahead of what the board shows.

A guest plays against bots while the page is sampled 20 times a second. A second page gets the same messages one event
at a time; by its drawings, each sample of the first page is found in the story.
"""

import json
from collections.abc import Iterable
from typing import Final

import pytest
from msgspec import structs
from playwright.sync_api import Page

from tests.site.conftest import NewGuest
from tests.site.guest import Guest
from tests.site.story_check import Kind, StoryCheck
from tests.site.story_reference import Narrator, build_points
from tests.site.story_sampler import CHAIRS, Json, Pace, record_game

pytestmark = pytest.mark.full

FEW_SAMPLES: Final = 300
MANY_SAMPLES: Final[dict[Pace, int]] = {"calm": 2_400, "brisk": 1_300, "at-once": 400}
"""Minimum number of samples of each game at each pace: 4,100 of each game, 20,500 of all."""
MAX_FAULTS: Final = 12
"""Number of faults that a failed test prints."""

ALWAYS_CHANGING: Final[tuple[Kind, ...]] = ("sentence", "log", "seats", "sounds")
"""What changes in a few turns of any game."""
ALSO_CHANGING: Final[dict[str, tuple[Kind, ...]]] = {"kilt-castle": ("title",), "appenzell": ("tray",)}

PLANT_SCRIPT: Final = """
const find = (selector) => document.querySelector(selector);
const plants = {
  sentence: (step, text) => {
    const line = find('footer [role=status] b');
    if (text && line?.firstChild) line.firstChild.nodeValue = text;
  },
  log: (step, text) => {
    const line = find('ol[reversed] > li')?.cloneNode(true);
    if (!text || !line) return;
    line.querySelector('span:not(.sign)').textContent = text;
    find('ol[reversed]').prepend(line);
  },
  seats: ({ frames }) => {
    const purses = frames.findLast(({ changes }) => 'purses' in changes)?.changes.purses ?? [];
    for (const icon of document.querySelectorAll('[data-purse]')) {
      const purse = purses[Number(icon.dataset.purse)];
      if (purse !== undefined) icon.parentElement.querySelector('b').firstChild.nodeValue = String(purse);
    }
  },
  title: ({ decisions }) => {
    if (decisions.length > 0) document.title = `Your turn · ${document.title}`;
  },
  sounds: ({ decisions }) => {
    if (decisions.length === 0) return;
    const tone = new OscillatorNode(new AudioContext(), { type: 'sawtooth' });
    tone.start(1);
    tone.stop(1.16);
  },
};
const chosen = new Set(%s);
window.WebSocket = class extends window.WebSocket {
  constructor(...rest) {
    super(...rest);
    this.addEventListener('message', async ({ data }) => {
      const message = JSON.parse(data);
      if (message.type !== 'step') return;
      const text = await window.newestSentence(message);
      for (const [kind, plant] of Object.entries(plants)) if (chosen.has(kind)) plant(message, text);
    });
  }
};
"""
"""Script: show the newest sentence, number and title as soon as they are known, and sound the two notes of a turn."""
MAX_GAMES: Final = 4
"""Maximum number of games until words of every kind have changed."""
PLANTED: Final[frozenset[Kind]] = frozenset({"sentence", "log", "seats", "title", "sounds"})


def plant_faults(page: Page, game: str, kinds: Iterable[Kind]) -> None:
    """Let a page show these kinds of words as soon as they are known."""
    narrator = Narrator(game)

    def newest_sentence(step: Json) -> str:
        return narrator.text(step["said"][-1], step) if step["said"] else ""

    page.expose_function("newestSentence", newest_sentence)
    page.add_init_script(PLANT_SCRIPT % json.dumps(sorted(kinds)))


def check_of(guest: Guest, game: str, pace: Pace, samples: int) -> StoryCheck:
    """Play and sample a game, and return its check."""
    recording = record_game(guest, game, pace, samples)
    return StoryCheck(recording, build_points(recording, guest.context))


def assert_in_time(check: StoryCheck) -> None:
    """Check that no word runs ahead of the board, and that most samples were found in the story."""
    faults = check.faults()
    assert not faults, "\n".join([f"{len(faults)} faults", *map(str, faults[:MAX_FAULTS])])
    places = check.places()
    assert places[-1].last > 0, "the board never changes"
    assert sum(place.is_known for place in places) > len(places) / 2, "most drawings are not in the story"


@pytest.mark.parametrize("game", CHAIRS)
def test_no_word_runs_ahead_of_the_board(new_guest: NewGuest, game: str) -> None:
    unreported = {*ALWAYS_CHANGING, *ALSO_CHANGING.get(game, ())}
    checks: list[StoryCheck] = []
    while unreported and len(checks) < MAX_GAMES:
        check = check_of(new_guest(), game, "calm", FEW_SAMPLES)
        checks.append(check)
        assert_in_time(check)
        # The same words a moment earlier are reported; on a busy machine, some may not change in a few samples.
        early = {kind: check.faults(check.moved_forward(kind)) for kind in unreported}
        unreported -= {kind for kind, faults in early.items() if any(fault.kind == kind for fault in faults)}

    assert not unreported, "they can be early"
    # So is a second line of the herald that belongs to no point up to now; it seldom changes in a few turns.
    foreign = [structs.replace(sample, more="Then Hedda wins.") for sample in checks[-1].samples]
    assert {fault.kind for fault in checks[-1].faults(foreign)} == {"more"}


@pytest.mark.parametrize("pace", MANY_SAMPLES)
@pytest.mark.parametrize("game", CHAIRS)
def test_no_word_runs_ahead_in_whole_games(new_guest: NewGuest, game: str, pace: Pace) -> None:
    done = 0
    while done < MANY_SAMPLES[pace]:
        check = check_of(new_guest(), game, pace, MANY_SAMPLES[pace] - done)
        assert_in_time(check)
        done += len(check.samples)


def test_planted_faults_are_reported(new_guest: NewGuest) -> None:
    anna = new_guest()
    plant_faults(anna.page, "kilt-castle", PLANTED)

    check = check_of(anna, "kilt-castle", "calm", FEW_SAMPLES)

    assert {fault.kind for fault in check.faults()} >= PLANTED
