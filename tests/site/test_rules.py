"""The rules on the site: the aim where a game is chosen or waits for people, and the tables of a rulebook."""

from burghof.kernel import LANGUAGES, Language, Rulebook, find_games, read_rulebook
from tests.site.conftest import PHONE, NewGuest

CASTLE = "the-castle"


def load_rulebook(game: str, language: Language) -> Rulebook:
    return read_rulebook(find_games()[game].folder, language)


def test_the_rules_begin_with_the_aim_and_show_their_tables(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto(f"/rules/{CASTLE}")
    article = anna.page.get_by_role("article")

    for language in LANGUAGES:
        anna.set_language(language)
        book = load_rulebook(CASTLE, language)
        article.get_by_text(book.aim).wait_for()
        shown = [
            tuple(tuple(row.locator("th, td").all_inner_texts()) for row in table.get_by_role("row").all())
            for table in article.get_by_role("table").all()
        ]

        assert article.get_by_text(book.introduction).is_visible()
        assert shown == [clause.table for clause in book.clauses if clause.table]


def test_the_aim_stands_where_a_game_is_chosen(new_guest: NewGuest) -> None:
    anna = new_guest("de", size=PHONE)

    for game in find_games():
        anna.goto(f"/new?game={game}")
        anna.page.get_by_role("main").get_by_text(load_rulebook(game, "de").aim).wait_for()


def test_the_aim_stands_on_a_table_that_waits_for_people(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table(CASTLE, "me", "bot", "open")

    anna.page.get_by_role("main").get_by_text(load_rulebook(CASTLE, "en").aim).wait_for()
