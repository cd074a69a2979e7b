"""Bots have given names, one per letter, which follow from the table."""

from uuid import UUID, uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghof.hosting.tables.bot_names import GIVEN_NAMES, named_players, with_given_names
from burghof.kernel import Player
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, SeatedTable

TABLE = UUID("00000000-0000-4000-8000-000000000001")

people = st.builds(Player, st.text(min_size=1, max_size=5))
bots = st.sampled_from([Player("squire", "squire"), Player("knight 2", "knight"), Player("page", "page")])


@given(table=st.uuids(), players=st.lists(st.none() | people | bots, min_size=1, max_size=6))
def test_no_letter_occurs_twice_because_of_a_bot_and_people_stay(table: UUID, players: list[Player | None]) -> None:
    named = with_given_names(table, players)

    given_names = [now.name for was, now in zip(players, named, strict=True) if was and now and was.bot]
    others = [player.name[:1].upper() for player in players if player and not player.bot]
    letters = [name[0] for name in given_names]
    assert set(given_names) <= set(GIVEN_NAMES)
    assert len(set(letters)) == len(letters)
    assert not set(letters) & set(others)
    assert [now for was, now in zip(players, named, strict=True) if not (was and was.bot)] == [
        was for was in players if not (was and was.bot)
    ]
    assert named == with_given_names(table, players)


@pytest.mark.parametrize(
    "player",
    [
        pytest.param(Player("Mara", "squire"), id="a bot that replaces a person"),
        pytest.param(Player("Oswin", "knight"), id="a bot with a name"),
        pytest.param(Player("squire"), id="a person called like a level"),
        pytest.param(Player("squire two", "squire"), id="a name that only begins like a level"),
    ],
)
def test_others_keep_their_name(player: Player) -> None:
    assert named_players(TABLE, [player]) == (player,)


def test_the_names_differ_from_table_to_table() -> None:
    drawn = {named_players(uuid4(), [Player("squire", "squire")])[0].name for _ in range(200)}

    assert len(drawn) > len(GIVEN_NAMES) // 2


def test_chairs_record_and_messages_of_a_table_and_its_rematch_have_the_same_names(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, None)
            live = await seated.live(process)
            names = [player.name for player in live.match.players]
            card = await process.cards.require_visible(seated.table, ANNA)
            chairs = [chair.name for chair in card.public_view.chairs]
            await process.playing.resign(ANNA, seated.table, 0)
            rematch = await process.table_setup.rematch(ANNA, seated.table)

            assert names[0] == "Anna"
            assert set(names[1:]) <= set(GIVEN_NAMES)
            assert chairs == names
            assert [chair.name for chair in rematch.table.chairs] == names

    run(work)
