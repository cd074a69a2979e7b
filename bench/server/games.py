"""Scripted games: every move is known in advance, so that the server is measured and not the players."""

from random import Random
from typing import Any
from uuid import UUID, uuid5

import msgspec
from msgspec import Raw, Struct

from burghof.hosting.people.session import Person, hash_secret
from burghof.hosting.tables.new_table import NewTable, Occupant
from burghof.kernel import AnyPlugin, Header, Match, Player, Seat, Step, commitment, find_games, load_plugin
from burghof.server.process.container import Container

UUID_NAMESPACE = UUID(int=0)
DIFFERENT_GAMES = 16
"""Number of different games among the tables that are created together."""


class ScriptedMove(Struct, frozen=True):
    """A move to send, with its seat and the token of the decision it answers."""

    seat: int
    token: int
    move: Raw


class Script(Struct, frozen=True):
    """A table with all moves that will be played at it."""

    table: UUID
    people: tuple[Person, ...]
    moves: tuple[ScriptedMove, ...]


def make_people(number: int, seats: int) -> tuple[Person, ...]:
    """Return the people of a table."""
    return tuple(Person(uuid5(UUID_NAMESPACE, f"{number}/{seat}"), f"p{seat}") for seat in range(seats))


def make_header(plugin: AnyPlugin, seats: int, seed: str) -> Header[Any]:
    """Return the record header of such a table."""
    options = msgspec.convert({}, plugin.types.options)
    players = tuple(Player(f"p{seat}") for seat in range(seats))
    card = plugin.card
    return Header(1, card.id, card.rules_version, options, players, "pure", commitment(seed), None)


def random_moves(plugin: AnyPlugin, seats: int, seed: str, max_moves: int) -> tuple[ScriptedMove, ...]:
    """Return the random moves of a game, or the first `max_moves` of them."""
    match = Match(plugin, make_header(plugin, seats, seed), seed)
    match.open()
    rng = Random(seed)
    moves: list[ScriptedMove] = []
    while not match.is_over and len(moves) < max_moves:
        decision = rng.choice([decision for decision in match.pending if not decision.answered])
        move = rng.choice(match.game.legal_moves(match.state, decision.seat))
        moves.append(ScriptedMove(decision.seat, decision.token, Raw(msgspec.json.encode(move))))
        step = match.play(Seat(decision.seat), move, decision.token)
        assert isinstance(step, Step), "a legal move is played"
    return tuple(moves)


async def create_table(
    process: Container, game: str, seats: int, number: int, moves: tuple[ScriptedMove, ...], seed: str
) -> Script:
    """Create a running table with people on all seats, and return its script."""
    plugin = load_plugin(find_games()[game])
    people = make_people(number, seats)
    header = make_header(plugin, seats, seed)
    table = uuid5(UUID_NAMESPACE, f"{game}/{seats}/{number}/{seed}")
    new = NewTable(
        id=table,
        game=game,
        rules=header.rules,
        options=msgspec.json.encode(header.options).decode(),
        recall="pure",
        visibility="public",
        clock='{"clock":"none"}',
        on_timeout="bot",
        seats=seats,
        host=people[0].id,
        seed=seed,
        commitment=header.commitment,
        invitation=hash_secret(f"{table}"),
    )
    await process.tables.create(new, [Occupant(who.name, holders=(who.id,)) for who in people])
    await process.table_setup.start(people[0], table)
    return Script(table, people, moves)


class TableFactory:
    """Creates tables for one run."""

    def __init__(self, process: Container) -> None:
        self.process = process
        self._number = 0

    async def create_tables(self, game: str, seats: int, tables: int, max_moves: int = 40) -> list[Script]:
        """Create running tables of this game, with a script for each."""
        plugin = load_plugin(find_games()[game])
        self._number += 1
        seeds = [f"bench {self._number} {game} {seats} {number}" for number in range(min(DIFFERENT_GAMES, tables))]
        moves = {seed: random_moves(plugin, seats, seed, max_moves) for seed in seeds}
        return [
            await create_table(
                self.process, game, seats, number, moves[seeds[number % len(seeds)]], seeds[number % len(seeds)]
            )
            for number in range(tables)
        ]
