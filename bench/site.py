"""`make bench-site`: how fast a board answers a click on a slow machine, and the cost of its animations per frame."""

from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession

from tests.site.chromium import started
from tests.site.conftest import DESK
from tests.site.guest import Guest
from tests.site.house import SiteHouse

BOARDS: Final = ("kilt-castle", "appenzell")
SLOWER: Final = 4
"""Factor by which the CPU is slowed down for clicks."""
CLICKS: Final = 40
A_BREATH: Final = 250
"""Milliseconds between clicks."""
FEW: Final = 4
"""Minimum number of things to choose from; with fewer there is little to measure."""
MOVES: Final = 4
"""Number of own moves whose animations are traced, together with the opponents' moves after them."""
FRAME: Final = 1_000_000 / 60
"""Duration of a frame in microseconds."""
WORK: Final = frozenset(
    ("FunctionCall", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks", "UpdateLayoutTree", "Layout")
)
"""Names of script and layout events in a trace."""

LISTEN: Final = """() => {
  window.answers = [];
  addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.answers.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  }, true);
}"""
"""Measures clicks: a message that is sent in a frame arrives after that frame was painted."""

PICKABLE: Final = "[data-pick][aria-disabled=false][aria-pressed=false]:visible"


def clicked(anna: Guest, tools: CDPSession) -> list[float]:
    """Return the milliseconds from each click on something that can be picked to the painted answer."""
    rng, page = Random(1), anna.page
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(LISTEN)
    for _ in range(CLICKS):
        page.locator(PICKABLE).first.wait_for()
        things = [one.get_attribute("data-pick") or "" for one in page.locator(PICKABLE).all()]
        anna.board.points_at(rng.choice(things))
        page.wait_for_timeout(A_BREATH)
        if anna.board.confirm.count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(A_BREATH)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    answers: list[float] = page.evaluate("() => window.answers")
    return answers


def traced(anna: Guest, tools: CDPSession) -> list[float]:
    """Return the milliseconds of script and layout per frame, while a few moves and the answers to them are shown."""
    events: list[dict[str, Any]] = []
    tools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    ended: list[object] = []
    tools.on("Tracing.tracingComplete", lambda end: ended.append(end))  # noqa: PLW0108 - Playwright cannot mark a built-in method
    categories = {"includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"]}
    tools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": categories})
    rng = Random(1)
    for _ in range(MOVES):
        if anna.board.waits() == "mine":
            anna.board.chooses(rng)
            anna.page.wait_for_timeout(8 * A_BREATH)
    tools.send("Tracing.end")
    while not ended:
        anna.page.wait_for_timeout(A_BREATH)
    return frames(events)


def frames(events: list[dict[str, Any]]) -> list[float]:
    """Return the milliseconds of work in each sixtieth of a second of a trace, on the thread that does the layout."""
    threads = [event["tid"] for event in events if event["name"] == "Layout"]
    thread = max(set(threads), key=threads.count)
    spans = sorted(
        (event["ts"], event["ts"] + event["dur"])
        for event in events
        if event["tid"] == thread and event["name"] in WORK and "dur" in event
    )
    begin, work = spans[0][0], [0.0] * (int((spans[-1][1] - spans[0][0]) / FRAME) + 1)
    until = begin
    for start, end in spans:  # nested spans count once
        if end > until:
            work[int((start - begin) / FRAME)] += (end - max(start, until)) / 1000
            until = end
    return work


def measure(chromium: Browser, house: SiteHouse, game: str) -> None:
    """Measure one board."""
    width, height = DESK
    context = chromium.new_context(viewport={"width": width, "height": height}, service_workers="block")
    anna = Guest(context, house.url)
    board, tools = anna.board, context.new_cdp_session(anna.page)
    anna.opens_a_table(game, "me", "bot", "bot", "bot")
    while board.waits() == "mine" and anna.page.locator(PICKABLE).count() < FEW:
        board.chooses(Random(1))
    anna.page.wait_for_timeout(8 * A_BREATH)
    answers, work = clicked(anna, tools), traced(anna, tools)
    percent = [quantiles(values, n=20)[-1] for values in (answers, work)]
    print(
        f"{game}: click to painted answer, {SLOWER} times slower: {median(answers):.0f} ms, 95 %: {percent[0]:.0f} ms"
    )
    print(f"{game}: script and layout per frame, 95 % of {len(work)} frames: {percent[1]:.1f} ms")
    context.close()


def main() -> None:
    """Measure every board."""
    with TemporaryDirectory(prefix="burghof-bench-") as folder, started() as chromium:
        house = SiteHouse(Path(folder) / "games")
        try:
            for game in BOARDS:
                measure(chromium, house, game)
        finally:
            house.closes()


if __name__ == "__main__":
    main()
