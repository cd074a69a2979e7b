"""`make bench-site`: how fast a board answers a click on a slow machine, and the cost of its animations per frame."""

from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession

from tests.site.chromium import launch_browser
from tests.site.conftest import DESKTOP
from tests.site.guest import Guest
from tests.site.home_server import HomeServer

BOARDS: Final = ("kilt-castle", "appenzell")
CPU_SLOWDOWN: Final = 4
"""Factor by which the CPU is slowed down for clicks."""
CLICKS: Final = 40
PAUSE_MS: Final = 250
"""Milliseconds between clicks."""
MIN_CHOICES: Final = 4
"""Minimum number of things to choose from; with fewer there is little to measure."""
TRACED_MOVES: Final = 4
"""Number of own moves whose animations are traced, together with the opponents' moves after them."""
FRAME_US: Final = 1_000_000 / 60
"""Duration of a frame in microseconds."""
WORK_EVENTS: Final = frozenset(
    ("FunctionCall", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks", "UpdateLayoutTree", "Layout")
)
"""Names of script and layout events in a trace."""

CLICK_LISTENER_JS: Final = """() => {
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

PICKABLE_SELECTOR: Final = "[data-pick][aria-disabled=false][aria-pressed=false]:visible"


def measure_clicks(anna: Guest, tools: CDPSession) -> list[float]:
    """Return the milliseconds from each click on something that can be picked to the painted answer."""
    rng, page = Random(1), anna.page
    tools.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    page.evaluate(CLICK_LISTENER_JS)
    for _ in range(CLICKS):
        page.locator(PICKABLE_SELECTOR).first.wait_for()
        things = [one.get_attribute("data-pick") or "" for one in page.locator(PICKABLE_SELECTOR).all()]
        anna.board.click(rng.choice(things))
        page.wait_for_timeout(PAUSE_MS)
        if anna.board.confirm.count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(PAUSE_MS)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    answers: list[float] = page.evaluate("() => window.answers")
    return answers


def measure_frames(anna: Guest, tools: CDPSession) -> list[float]:
    """Return the milliseconds of script and layout per frame, while a few moves and the answers to them are shown."""
    events: list[dict[str, Any]] = []
    tools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    ended: list[object] = []
    tools.on("Tracing.tracingComplete", lambda end: ended.append(end))  # noqa: PLW0108 - Playwright cannot mark a built-in method
    categories = {"includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"]}
    tools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": categories})
    rng = Random(1)
    for _ in range(TRACED_MOVES):
        if anna.board.wait_for_turn() == "mine":
            anna.board.play_random_move(rng)
            anna.page.wait_for_timeout(8 * PAUSE_MS)
    tools.send("Tracing.end")
    while not ended:
        anna.page.wait_for_timeout(PAUSE_MS)
    return work_per_frame_ms(events)


def work_per_frame_ms(events: list[dict[str, Any]]) -> list[float]:
    """Return the milliseconds of work in each sixtieth of a second of a trace, on the thread that does the layout."""
    threads = [event["tid"] for event in events if event["name"] == "Layout"]
    thread = max(set(threads), key=threads.count)
    spans = sorted(
        (event["ts"], event["ts"] + event["dur"])
        for event in events
        if event["tid"] == thread and event["name"] in WORK_EVENTS and "dur" in event
    )
    begin, work = spans[0][0], [0.0] * (int((spans[-1][1] - spans[0][0]) / FRAME_US) + 1)
    until = begin
    for start, end in spans:  # nested spans count once
        if end > until:
            work[int((start - begin) / FRAME_US)] += (end - max(start, until)) / 1000
            until = end
    return work


def measure(chromium: Browser, home_server: HomeServer, game: str) -> None:
    """Measure one board."""
    width, height = DESKTOP
    context = chromium.new_context(viewport={"width": width, "height": height}, service_workers="block")
    anna = Guest(context, home_server.url)
    board, tools = anna.board, context.new_cdp_session(anna.page)
    anna.create_table(game, "me", "bot", "bot", "bot")
    while board.wait_for_turn() == "mine" and anna.page.locator(PICKABLE_SELECTOR).count() < MIN_CHOICES:
        board.play_random_move(Random(1))
    anna.page.wait_for_timeout(8 * PAUSE_MS)
    answers, work = measure_clicks(anna, tools), measure_frames(anna, tools)
    percent = [quantiles(values, n=20)[-1] for values in (answers, work)]
    middle = median(answers)
    print(f"{game}: click to painted answer, {CPU_SLOWDOWN} times slower: {middle:.0f} ms, 95 %: {percent[0]:.0f} ms")
    print(f"{game}: script and layout per frame, 95 % of {len(work)} frames: {percent[1]:.1f} ms")
    context.close()


def main() -> None:
    """Measure every board."""
    with TemporaryDirectory(prefix="burghof-bench-") as folder, launch_browser() as chromium:
        home_server = HomeServer(Path(folder) / "games")
        try:
            for game in BOARDS:
                measure(chromium, home_server, game)
        finally:
            home_server.stop()


if __name__ == "__main__":
    main()
