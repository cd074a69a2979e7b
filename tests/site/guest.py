"""A guest of the site: a person with a separate browser, who finds everything by its role and its name."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, expect

from burghof.kernel import LANGUAGES, Language, say
from burghof.words.translator import Translator
from tests.site.board import WAIT_FOR_TWO_FRAMES, Board, Json
from tests.site.outline import TextTable
from tests.site.page_errors import PageErrors

ROOT: Final = Path(__file__).parents[2]
EXPERIENCED: Final = """if (location.protocol.startsWith('http'))
  for (const [key, value] of [['burghof-pace', 'at-once'], ['burghof-learning', 'off']])
    localStorage.getItem(key) ?? localStorage.setItem(key, value)"""
"""Script: show others' moves at once, and ask nothing that only beginners are asked, unless a test chose otherwise."""
SKIP_STORIES: Final = """setInterval(() => {
  for (const one of document.querySelectorAll('button')) if (%s.includes(one.textContent.trim())) one.click();
}, 50)"""
"""Script: press the button that completes what is shown, in any language, as soon as it appears."""
TIMEOUT_MS: Final = 60_000
"""Milliseconds until an element counts as missing; machines may be busy."""
LONG_TIMEOUT_MS: Final = 240_000
"""Maximum milliseconds for the review of a game on a busy machine."""

Chair: TypeAlias = Literal["me", "here", "open", "bot", "squire"]
"""Occupant of a chair: the guest, another person at this device, anybody with the link, or a bot."""

BOTS: Final = {"bot": "bot-page", "squire": "bot-squire"}
"""The bots among them: the first answers at once, the second searches a little."""

Theme: TypeAlias = Literal["light", "dark"]

expect.set_options(timeout=TIMEOUT_MS)


class Guest:
    """One person at one browser."""

    def __init__(self, context: BrowserContext, url: str, language: Language = "en") -> None:
        """Create a new person with this language, who knows this address."""
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script(EXPERIENCED)
        self.context = context
        self.url = url
        self.page = context.new_page()
        self.errors = PageErrors(self.page)
        self._language: Language = language
        self._translator = Translator(language, [ROOT / "web" / "words"])
        self.outline = TextTable(self.page, self.text)

    @cached_property
    def board(self) -> Board:
        """The board of the guest's table; use it before the table is opened."""
        return Board(self.page)

    def text(self, key: str, **data: str | int) -> str:
        """Return a text of the site in this guest's language."""
        return self._translator.format(say(key, **data))

    def game_text(self, game: str, key: str, **data: str | int) -> str:
        """Return a text of a game in this guest's language."""
        folder = ROOT / "src" / "burghof" / "games" / game.replace("-", "_") / "words"
        return Translator(self._language, [folder]).format(say(key, **data))

    def skip_stories(self) -> None:
        """Watch nothing that happens, not even falling pearls, which are shown at every pace.

        Call it before the page is opened, in a test that is not about what is shown.
        """
        texts = [Translator(one, [ROOT / "web" / "words"]).format(say("skip")) for one in LANGUAGES]
        self.page.add_init_script(SKIP_STORIES % json.dumps(texts))

    def set_language(self, language: Language) -> None:
        """Choose another language on the page."""
        self.page.get_by_label(self.text("language")).select_option(language)
        self._language, self._translator = language, Translator(language, [ROOT / "web" / "words"])
        self.page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)

    def set_theme(self, theme: Theme) -> None:
        """Switch the page to the light or the dark theme."""
        this, other = self.button("to-day"), self.button("to-night")
        if theme == "light":
            this, other = other, this
        this.or_(other).wait_for()
        if other.count():
            other.click()
        this.wait_for()

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the page to this width and height in pixels."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("([...size]) => `${size}` === `${[innerWidth, innerHeight]}`", arg=[width, height])
        self.page.evaluate(WAIT_FOR_TWO_FRAMES)

    # Courtyard

    def goto(self, path: str = "/") -> None:
        """Open a page of the site, and wait for its heading."""
        self.page.goto(f"{self.url}{path}")
        self.page.get_by_role("heading", level=1).wait_for()

    def set_name(self, name: str) -> None:
        """Enter this name in the courtyard."""
        self.page.get_by_role("button", name=self.text("say-your-name")).click()
        self.page.get_by_label(self.text("your-name"), exact=True).fill(name)
        self.button("ok").click()
        self.page.get_by_role("button", name=name).wait_for()

    def quick_play(self, game: str) -> None:
        """Choose a gate in the courtyard, and play against bots at once."""
        self.page.locator(f'input[value="{game}"]').check(force=True)
        self.page.get_by_role("button", name=re.compile(f"^{self.text('play-now')}(?!:)")).click()
        self.wait_for_table()

    def create_table(
        self,
        game: str,
        *chairs: Chair,
        name: str = "Anna",
        names: Mapping[int, str] | None = None,
        options: Mapping[str, str] | None = None,
        switched: Sequence[str] = (),
        picked: Sequence[str] = (),
    ) -> None:
        """Create a table on its own page; the first chair is the guest's. Time and visibility may be picked."""
        page = self.page
        self.goto(f"/new?game={game}")
        self.pick(page.get_by_role("radiogroup", name=self.text("chairs")), str(len(chairs)))
        page.get_by_label(self.text("your-name")).fill(name)
        for number, chair in enumerate(chairs[1:], start=2):
            card = page.get_by_role("region", name=self.text("chair", number=number), exact=True)
            self.pick(card, self.text("kind-bot" if chair in BOTS else f"kind-{chair}"))
            if chair in BOTS:
                self.pick(card, self.text(BOTS[chair]))
            if chair == "here":
                card.get_by_label(self.text("their-name")).fill((names or {}).get(number, f"Guest {number}"))
        for option, value in (options or {}).items():
            page.get_by_label(self.game_text(game, f"option-{option}"), exact=True).select_option(value)
        for option in switched:
            label = self.text("hint") if option == "hints" else self.game_text(game, f"option-{option}")
            page.get_by_role("switch", name=label).check(force=True)
        for label in picked:
            self.pick(page, self.text(label))
        self.button("open-the-table").click()
        self.wait_for_table()

    def pick(self, among: Page | Locator, name: str) -> None:
        """Pick one of several options."""
        among.get_by_role("radio", name=name).check()

    # At a table

    def wait_for_table(self) -> None:
        """Wait until the page of a table is shown: its seats, or its result."""
        self.page.wait_for_url(re.compile("/tables/"))
        self.page.get_by_role("region", name=self.text("seats")).or_(self.page.locator(".outcome")).first.wait_for()

    @property
    def invitation(self) -> str:
        """The link for other players, as this page shows it."""
        field = self.page.get_by_label(self.text("invite-scan"))
        field.wait_for()  # It is not shown before the address of the server is known.
        return field.input_value()

    def join(self, link: str, name: str = "Ben") -> None:
        """Enter this name, and follow a link to a table; where no chair is free, watch."""
        self.url = link.partition("/#")[0]
        self.goto()
        self.set_name(name)
        self.page.goto(link)
        self.page.wait_for_url(re.compile("/tables/"))
        chair, watch = self.button("table-sit-down"), self.button("table-watch")
        chair.or_(watch).wait_for()
        if watch.count():
            watch.click()
            self.wait_for_table()

    def sit_down(self) -> None:
        """Take the first free chair."""
        self.button("table-sit-down").first.click()
        self.button("chair-stand-up").wait_for()

    def start_game(self) -> None:
        """Start the game, as its host."""
        self.button("begin").click()
        self.button("begin").wait_for(state="detached")

    def give_up(self, name: str) -> None:
        """Press the button with which this player resigns, and confirm it."""
        self.button("resign", name=name).click()
        self.button("resign-yes").click()

    def resign(self, name: str = "Anna", then: str = "rematch") -> None:
        """Resign and confirm it; then wait for the button `then`, which offers the next game."""
        self.open_rail("rail-table")
        self.give_up(name)
        self.button(then).wait_for()
        self.open_rail("rail-log")

    @property
    def rematch(self) -> Locator:
        """The button for another game after the end."""
        return self.button("rematch").or_(self.button("go-in-again"))

    def expect_result(self) -> None:
        """Check that the result is shown: the button for a rematch, the herald's text and a heading."""
        self.rematch.wait_for()
        expect(self.herald).not_to_be_empty()
        expect(self.page.get_by_role("main").get_by_role("heading").first).not_to_be_empty()

    def fetch(self, path: str) -> Json:
        """Return what the server answers this person about the open table."""
        page = urlsplit(self.page.url)
        return self.page.request.get(f"{page.scheme}://{page.netloc}/api{page.path}{path}").json()

    def totals(self) -> dict[str, str]:
        """Return the totals of the full count of a result, by player."""
        count = self.page.get_by_role("region", name=self.text("end-count"))
        names = count.get_by_role("columnheader").all_inner_texts()
        return dict(zip(names, count.locator("tr.sum td").all_inner_texts(), strict=True))

    def expect_played(self, moves: int | None) -> None:
        """Check that a whole game is over; if only some moves were to be made, the game may still be running."""
        if moves is None:
            self.expect_result()
        else:
            expect(self.herald).not_to_be_empty()

    def request_review(self) -> None:
        """Follow the link below the result, request the review, and wait for it."""
        self.page.get_by_role("main").get_by_role("link", name=self.text("review-ask")).click()
        self.page.wait_for_url(re.compile("/review"))
        self.button("review-ask").click()
        expect(self.page.get_by_role("columnheader", name=self.text("review-luck"))).to_be_visible(
            timeout=LONG_TIMEOUT_MS
        )
        self.page.wait_for_load_state("networkidle")

    @property
    def herald(self) -> Locator:
        """The text of the herald."""
        return self.page.get_by_role("contentinfo").get_by_role("status")

    def open_rail(self, tab: str) -> None:
        """Open a tab of the rail."""
        self.page.get_by_role("tab", name=self.text(tab), exact=True).click()

    @property
    def log(self) -> Locator:
        """The entries of the log, the latest first."""
        return self.page.get_by_role("tabpanel", name=self.text("rail-log")).get_by_role("listitem")

    def button(self, key: str, **data: str | int) -> Locator:
        """Return the button with this text."""
        return self.page.get_by_role("button", name=self.text(key, **data), exact=True)
