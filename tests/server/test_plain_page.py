"""The plain page: a table as text, in four languages, with only what the seat may see."""

import re
from itertools import product

import pytest

from burghof.kernel import LANGUAGES, find_games
from burghof.server.plain.endpoints import FILES
from tests.server.processes import HttpGuest, Json, ServerProcesses, run
from tests.tiers import cover_matrix

HERE = "http://testserver"
LANGUAGES_AND_FORMS = [" ".join(variant) for variant in product(LANGUAGES, ("short", "full"))]


async def fetch_fragment(guest: HttpGuest, table: object, **params: Json) -> str:
    """Return a table as the HTML fragment that the page loads."""
    return (await guest.request("GET", f"{HERE}/plain/tables/{table}", params=params)).text


@pytest.mark.parametrize(("game", "variant"), cover_matrix(sorted(find_games()), LANGUAGES_AND_FORMS))
def test_every_game_is_shown_in_every_language(servers: ServerProcesses, game: str, variant: str) -> None:
    language, form = variant.split()

    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.start_table_with_bots(game)

            shown = await fetch_fragment(anna, table, seat=0, lang=language, form=form)

            assert f'<article lang="{language}">' in shown
            assert "⟦" not in shown

    run(work)


def test_a_button_holds_the_move_it_stands_for(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.create_table("appenzell")
            await anna.put(f"/tables/{table}/seats/1", name="Ben")
            await anna.post(f"/tables/{table}/start")
            first = (await anna.sight(table, None))["awaited"][0]["seat"]
            sight = await anna.sight(table, first)

            shown = await fetch_fragment(anna, table, seat=first)

            assert shown.count("data-move=") == len(sight["offers"])
            assert f'data-token="{sight["decisions"][0]["token"]}"' in shown

    run(work)


def test_names_are_text_and_nothing_else(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process, "<img src=x onerror=a(1)>") as mallory:
            table = await mallory.start_table_with_bots("kilt-castle")

            shown = await fetch_fragment(mallory, table, seat=0)

            assert "<img" not in shown
            assert "&lt;img" in shown

    run(work)


def test_a_finished_game_shows_its_result(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.start_table_with_bots("kilt-castle")
            await anna.post(f"/tables/{table}/resign", seat=0)

            assert 'class="outcome"' in await fetch_fragment(anna, table, seat=0)

    run(work)


def test_a_seat_is_shown_to_its_holder_alone_and_a_private_table_to_those_at_it(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna, servers.guest(process, "Eve") as eve:
            private = await anna.start_table_with_bots("solomon")
            public = await anna.start_table_with_bots("solomon", visibility="public")

            async def status(table: object, **params: Json) -> int:
                return (await eve.client.get(f"{HERE}/plain/tables/{table}", params=params)).status_code

            assert await status(private) == 404
            assert await status(private, seat=0) == 404
            assert await status(public, seat=0) == 403
            assert await status(public) == 200

    run(work)


def test_what_the_socket_sends_is_put_into_words(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.start_table_with_bots("kilt-castle")
            words = f"{HERE}/plain/tables/{table}/words"
            event = {"type": "gave-up", "seat": 0, "why": "resigned"}
            refusal = {"type": "illegal", "clause": "1.1", "message": {"key": "stale", "data": {"why": "over"}}}

            body = {"lang": "de", "events": [event], "why": refusal}
            received = (await anna.request("POST", words, json=body)).json()
            late = (
                await anna.request("POST", words, json={"lang": "en", "why": {"type": "stale", "why": "over"}})
            ).json()
            none = (
                await anna.request("POST", words, json={"lang": "en", "why": {"type": "malformed", "why": ""}})
            ).json()
            foreign = await anna.client.post(words, json={"lang": "en", "events": [{"type": "nothing"}]})

            assert received["lines"] == ["Anna gibt auf.", "Die Partie ist zu Ende."]
            assert late["lines"] == ["The game is over."]
            assert none["lines"] == ["This is not a move of this game."]
            assert foreign.status_code == 400

    run(work)


def test_the_page_and_its_files_need_nothing_from_elsewhere(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(public_url="https://burghof.example") as process, servers.guest(process) as anna:
            page = await anna.request("GET", f"{HERE}/plain")
            asked = re.findall(r'(?:href|src)="(/[^"]+)"', page.text)

            assert asked == ["/plain/page.css", "/plain/page.js"]
            for path in asked:
                await anna.request("GET", f"{HERE}{path}")
            assert "default-src 'self'" in page.headers["content-security-policy"]
            assert "style=" not in page.text
            assert not re.search(r"<script(?![^>]*src=)", page.text)
            address = (await anna.request("GET", "/address")).json()
            assert address == {"url": "https://burghof.example"}

    run(work)


def test_every_element_the_script_asks_for_is_on_the_page() -> None:
    asked = set(re.findall(r"\$\('([a-z]+)'\)", (FILES / "page.js").read_text("utf-8")))
    there = set(re.findall(r'id="([a-z]+)"', (FILES / "page.html").read_text("utf-8")))

    assert asked <= there
