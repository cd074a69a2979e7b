"""Reports: their figures on synthetic results, and self-contained pages."""

import re
from html.parser import HTMLParser
from itertools import pairwise

from msgspec.structs import replace

from burghof.kernel import Card, find_games
from burghof.lab.interval import wilson
from burghof.lab.report.chapter import chapters
from burghof.lab.report.chart import Chart, Dot, DotPlot, Histogram, format_line_up
from burghof.lab.report.game_charts import format_distribution, histogram, quantile
from burghof.lab.report.markdown import render_markdown
from burghof.lab.report.page import render_page
from burghof.lab.report.scale import round_step
from burghof.lab.report.text import Report, write_report
from burghof.lab.results_file import ArenaResults
from burghof.lab.stopping import CHECK_EVERY_GAMES
from tests.lab.synthetic_results import arena, arena_results, first_wins, result, seat_one_wins


def card(game: str = "kilt-castle") -> Card:
    return find_games()[game].card


def make_report(*books: ArenaResults) -> Report:
    return write_report(card(books[0].arena.game), books, str.title)


def find_chart(report: Report, title: str) -> Chart:
    return next(one for one in report.chapters[0].charts if one.title == title)


PAIR = arena_results(arena(("knight", "page")), 20, first_wins)


def test_victories_are_those_of_the_games() -> None:
    found = find_chart(make_report(PAIR), "Victories")

    assert found.head == ("player", "games", "won", "share", "95 %", "fair share")
    assert found.rows == (
        ("knight", "20", "20", "100.0 %", "83.9 – 100.0 %", "50.0 %"),
        ("page", "20", "0", "0.0 %", "0.0 – 16.1 %", "50.0 %"),
    )
    assert isinstance(found.plot, DotPlot)
    assert found.plot.dots[0] == Dot("knight", 1, wilson(20, 20).low, 1, 0.5)


def test_seats_are_those_of_the_games() -> None:
    found = find_chart(make_report(arena_results(arena(("knight", "page")), 20, seat_one_wins)), "Seats")

    assert [row[:4] for row in found.rows] == [("1", "20", "20", "100.0 %"), ("2", "20", "0", "0.0 %")]


def test_luck_says_what_decides() -> None:
    assert find_chart(make_report(PAIR), "Luck").rows == (
        (
            "knight, page",
            "10",
            "0.0 % (0.0 – 0.0 %)",
            "0.0 % (0.0 – 0.0 %)",
            "100.0 % (100.0 – 100.0 %)",
            "0.0 % (0.0 – 0.0 %)",
        ),
    )


def test_the_shape_of_a_game_is_told() -> None:
    report = make_report(PAIR)

    assert find_chart(report, "Length").rows == (("20", "30", "0", "30", "30", "30", "30", "30"),)
    assert find_chart(report, "Decisions").rows[0][1] == "20"
    assert find_chart(report, "Branching").rows[0][1] == "4"
    assert "was 9." in find_chart(report, "Branching").description
    assert [row[:2] for row in find_chart(report, "Scores").rows] == [("knight", "9"), ("page", "8")]
    assert find_chart(report, "Ends").rows == (("made-up", "20", "100.0 %"),)
    assert find_chart(report, "Figures").rows[0][:3] == ("Days", "all", "3")
    assert find_chart(report, "Thinking time").rows[0] == ("knight", "200", "1000.00", "1000.00")


def test_the_pairs_of_several_files_are_rated_on_one_scale() -> None:
    report = make_report(PAIR, arena_results(arena(("marshal", "knight")), 20, first_wins))

    assert [row[0] for row in find_chart(report, "Ratings").rows] == ["marshal", "knight", "page"]
    assert [row[0] for row in find_chart(report, "Line-ups").rows] == ["knight, page", "marshal, knight"]
    assert len(report.chapters) == 1


def test_each_number_of_seats_and_each_choice_of_options_has_its_chapter() -> None:
    three = arena_results(arena(("knight", "page", "squire"), 3), 6, first_wins)
    other = arena_results(replace(arena(), options={"first-colour-ends": True}), 6, first_wins)
    defaults = arena_results(replace(arena(), options={"first-colour-ends": False}), 6, first_wins)

    found = make_report(three, other, PAIR, defaults)

    assert [one.title for one in found.chapters] == ["2 seats", "2 seats, first-colour-ends: true", "3 seats"]
    assert found.chapters[1].anchor == "2-seats-first-colour-ends-true"
    assert found.chapters[0].commands == (
        "burghof arena kilt-castle --players knight,page --seats 2 --games 20",
        "burghof arena kilt-castle --players greedy,random --seats 2 --games 6",
    )
    assert found.chapters[1].commands == (
        "burghof arena kilt-castle --players greedy,random --seats 2 --games 6 --option first-colour-ends=true",
    )


def test_the_command_of_an_arena_with_a_goal_has_it() -> None:
    book = arena_results(arena(goal=0.7, until=True, seed=4), 2 * CHECK_EVERY_GAMES, first_wins)

    (chapter,) = chapters(card(), [book])

    assert chapter.commands[0].endswith(f"--games {CHECK_EVERY_GAMES} --seed 4 --goal 0.70 --until")
    assert (len(chapter.games), chapter.excluded_games) == (CHECK_EVERY_GAMES, CHECK_EVERY_GAMES)


def test_an_arena_in_two_files_is_counted_once() -> None:
    (chapter,) = chapters(card(), [PAIR, PAIR])

    assert len(chapter.games) == 20


def test_alone_there_are_no_seats_and_no_ratings() -> None:
    plan = arena(("marshal", "greedy"), 1, game="the-castle")
    report = make_report(arena_results(plan, 20, lambda slot: (1,) if slot.line_up == 0 else (2,)))

    titles = [one.title for one in report.chapters[0].charts]
    assert report.chapters[0].title == "Alone"
    assert not {"Seats", "Ratings", "Line-ups"} & set(titles)
    assert find_chart(report, "Luck").head == ("line-up", "deals", "deal", "player", "rest")
    assert [row[:4] for row in find_chart(report, "Victories").rows] == [
        ("marshal", "20", "20", "100.0 %"),
        ("greedy", "20", "0", "0.0 %"),
    ]
    assert [row[1] for row in find_chart(report, "Figures").rows] == ["marshal", "greedy"]


def test_files_without_a_whole_round_have_no_chapter() -> None:
    plan = arena()

    assert make_report(ArenaResults(plan, {0: result(plan, 0, (1, 2))})).chapters == ()


class PageParser(HTMLParser):
    """Parser that lists the tags of a page and the addresses a browser would fetch, and checks that tags are closed."""

    VOID = frozenset({"meta", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.open += [] if tag in self.VOID else [tag]
        self.fetched += [value or "" for name, value in attrs if name in {"src", "href"} and value and value[0] != "#"]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_is_whole_and_needs_nothing_else() -> None:
    reader = PageParser()
    text = render_page(make_report(PAIR, arena_results(arena(("knight", "page", "squire"), 3), 6, first_wins)))

    reader.feed(text)

    assert reader.open == []
    assert reader.fetched == []
    assert not {"script", "link", "img"} & set(reader.seen)
    assert "url(http" not in text
    assert reader.seen.count("section") == reader.seen.count("table") == 22
    assert set(re.findall(r"url\(#(h-\w+)\)", text)) <= set(re.findall(r'id="(h-\w+)"', text))


def test_headings_go_down_step_by_step() -> None:
    levels = [int(level) for level in re.findall(r"<h(\d)", render_page(make_report(PAIR)))]

    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_what_a_bot_is_called_cannot_break_the_page() -> None:
    book = arena_results(arena(("<b>&", "page")), 4, first_wins)

    assert "<b>" not in render_page(make_report(book))


def test_markdown_has_the_same_tables_and_the_command() -> None:
    text = render_markdown(make_report(PAIR))

    assert "# Kilt Castle: how it plays\n" in text
    assert "```console\n$ burghof arena kilt-castle --players knight,page --seats 2 --games 20\n```" in text
    assert "| player | games | won | share | 95 % | fair share |\n|---|---:|---:|---:|---:|---:|\n" in text
    assert "| knight | 20 | 20 | 100.0 % | 83.9 – 100.0 % | 50.0 % |" in text


def test_bins_are_round_and_hold_every_value() -> None:
    found = histogram([10, 11, 11, 12, 19, 23, 30, 31])

    assert found == Histogram(10, 10, (5, 1, 2), 18.375)
    assert histogram([3, 3]) == Histogram(3, 1, (2,), 3)
    assert sum(histogram([0.25, 0.5, 0.75, 0.3]).counts) == 4


def test_steps_are_round() -> None:
    assert [round_step(least) for least in (0, 0.03, 1, 1.1, 3, 7, 30)] == [1, 0.05, 1, 2, 5, 10, 50]


def test_a_spread_is_mean_deviation_and_quantiles() -> None:
    assert format_distribution(range(1, 101)) == ("50.5", "28.9", "1", "5", "50", "95", "100")
    assert quantile([4], 0.05) == 4


def test_a_line_up_is_named_by_runs() -> None:
    assert format_line_up(("marshal", "knight", "knight", "knight")) == "marshal, 3 × knight"
