"""`make bench-site`: how fast a board answers a click on a slow machine, and the cost of its animations per frame.

The aim is a painted answer after at most 50 ms, at the median, in every game. Measure on an idle machine. Games can be
named, with the number of clicks: `python -m bench.site solomon --clicks 10`.
"""

from argparse import ArgumentParser
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, expect

from tests.site.board import BUSY
from tests.site.chromium import launch_browser
from tests.site.conftest import DESKTOP
from tests.site.guest import Guest
from tests.site.home_server import HomeServer

BOARDS: Final = ("kilt-castle", "appenzell", "seven-locks", "solomon", "the-castle")
CPU_SLOWDOWN: Final = 4
"""Factor by which the CPU is slowed down for clicks."""
CLICKS: Final = 40
"""Default number of clicks in each game."""
AIM_MS: Final = 50
"""Milliseconds from a click to its painted answer that the median should not exceed."""
PAUSE_MS: Final = 250
"""Milliseconds between clicks."""
TRACED_MOVES: Final = 4
"""Number of own moves whose animations are traced, together with the opponents' moves after them."""
FRAME_US: Final = 1_000_000 / 60
"""Duration of a frame in microseconds."""
WORK_EVENTS: Final = frozenset(
    ("FunctionCall", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks", "UpdateLayoutTree", "Layout")
)
"""Names of script and layout events in a trace."""

CLICK_LISTENER_JS: Final = """() => {
  if (window.answers) return;
  window.answers = [];
  addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.answers.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  }, true);
}"""
"""Measures clicks: a message that is sent in a frame arrives after that frame was painted.

The time begins when the browser gets the click, before the page gets it.
"""

PICKABLE_SELECTOR: Final = "[data-pick][aria-disabled=false][aria-pressed=false]:visible"


def measure_clicks(anna: Guest, tools: CDPSession, game: str, clicks: int) -> list[float]:
    """Return the milliseconds from each click on something that can be picked to the painted answer."""
    rng, page, answers = Random(1), anna.page, list[float]()
    while len(answers) < clicks:
        things = find_choices(anna, game, rng)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        page.evaluate(CLICK_LISTENER_JS)
        anna.board.click(rng.choice(things))
        page.wait_for_function("() => window.answers.length > 0")
        tools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        answers += page.evaluate("() => window.answers.splice(0)")
        page.keyboard.press("Escape")
        page.wait_for_timeout(PAUSE_MS)
    return answers


def find_choices(anna: Guest, game: str, rng: Random) -> list[str]:
    """Return everything that can be picked now; where nothing can be, play on, and begin again after the end."""
    board = anna.board
    while True:
        if board.wait_for_turn() == "over":
            open_table(anna, game)
            continue
        expect(anna.page.locator(BUSY)).to_have_count(0)
        things = [one.get_attribute("data-pick") or "" for one in anna.page.locator(PICKABLE_SELECTOR).all()]
        if things:
            return things
        board.play_random_move(rng)


def open_table(anna: Guest, game: str) -> None:
    """Begin a game against bots."""
    anna.create_table(game, "me", "bot", "bot", "bot")
    anna.board.wait_for_turn()


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


def measure(chromium: Browser, home_server: HomeServer, game: str, clicks: int) -> None:
    """Measure one board."""
    width, height = DESKTOP
    context = chromium.new_context(viewport={"width": width, "height": height}, service_workers="block")
    anna = Guest(context, home_server.url)
    _, tools = anna.board, context.new_cdp_session(anna.page)
    open_table(anna, game)
    anna.page.wait_for_timeout(8 * PAUSE_MS)
    answers, work = measure_clicks(anna, tools, game, clicks), measure_frames(anna, tools)
    percent = [quantiles(values, n=20)[-1] for values in (answers, work)]
    middle = median(answers)
    print(
        f"{game}: click to painted answer, {CPU_SLOWDOWN} times slower, {len(answers)} clicks: {middle:.0f} ms "
        f"({'within' if middle <= AIM_MS else 'over'} {AIM_MS} ms), 95 %: {percent[0]:.0f} ms"
    )
    print(f"{game}: script and layout per frame, 95 % of {len(work)} frames: {percent[1]:.1f} ms", flush=True)
    context.close()


def main() -> None:
    """Measure every board, or the named ones."""
    parser = ArgumentParser(prog="python -m bench.site")
    parser.add_argument("games", nargs="*", choices=[*BOARDS, []], metavar="game")
    parser.add_argument("--clicks", type=int, default=CLICKS)
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="burghof-bench-") as folder, launch_browser() as chromium:
        home_server = HomeServer(Path(folder) / "games")
        try:
            for game in asked.games or BOARDS:
                measure(chromium, home_server, game, asked.clicks)
        finally:
            home_server.stop()


if __name__ == "__main__":
    main()
