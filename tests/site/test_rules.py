"""The rules on the site: the aim where a game is chosen or waits for people, and the tables of a rulebook."""

from burghof.kernel import LANGUAGES, Language, Rulebook, read_rulebook, shelf
from tests.site.conftest import PHONE, Comes

CASTLE = "the-castle"


def book_of(game: str, language: Language) -> Rulebook:
    return read_rulebook(shelf()[game].folder, language)


def test_the_rules_begin_with_the_aim_and_show_their_tables(comes: Comes) -> None:
    anna = comes()
    anna.arrives(f"/rules/{CASTLE}")
    article = anna.page.get_by_role("article")

    for language in LANGUAGES:
        anna.speaks(language)
        book = book_of(CASTLE, language)
        article.get_by_text(book.aim).wait_for()
        shown = [
            tuple(tuple(row.locator("th, td").all_inner_texts()) for row in table.get_by_role("row").all())
            for table in article.get_by_role("table").all()
        ]

        assert article.get_by_text(book.introduction).is_visible()
        assert shown == [clause.table for clause in book.clauses if clause.table]


def test_the_aim_stands_where_a_game_is_chosen(comes: Comes) -> None:
    anna = comes("de", size=PHONE)

    for game in shelf():
        anna.arrives(f"/new?game={game}")
        anna.page.get_by_role("main").get_by_text(book_of(game, "de").aim).wait_for()


def test_the_aim_stands_on_a_table_that_waits_for_people(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table(CASTLE, "me", "bot", "open")

    anna.page.get_by_role("main").get_by_text(book_of(CASTLE, "en").aim).wait_for()
