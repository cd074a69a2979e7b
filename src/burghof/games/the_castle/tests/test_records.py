"""Recorded games: each is right, shows what its name says, and cannot be changed unnoticed; together they show all."""

import random
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeAlias, TypeVar, get_args

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.bots.dice import LooseDice
from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.counters import OPEN_FINDS, Discipline, Monster, Spell, Treasure
from burghof.games.the_castle.model.events import (
    Attacked,
    BallotOpened,
    CastleEvent,
    CharacterPicked,
    CharmBroken,
    CoffinClosed,
    Found,
    ItemUsed,
    MonstersRevealed,
    OpenlyFound,
    SpellRolled,
    Studied,
    SwordDrawn,
    TrapSprung,
    VaporRose,
    WitchCast,
)
from burghof.games.the_castle.model.moves import CastleMove
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.laws import law
from burghof.games.the_castle.tests.recording import (
    RECORDS,
    CastleMatch,
    gold_is_lost,
    has,
    items_are_lost,
    stories,
)
from burghof.kernel import (
    Drawn,
    Event,
    Fault,
    Forfeited,
    Record,
    SeatChanged,
    TookBack,
    Verified,
    export,
    read_record,
    replay,
    verify,
    write_record,
)
from burghof.kernel.record import AnyEntry, digest

FILES = {path.stem: path.read_bytes() for path in sorted(RECORDS.glob("*.json"))}
REASONS = ("princess-saved", "all-out", "all-dead", "rounds-over")

CastleRecord: TypeAlias = Record[Options, CastleMove]
Entry = TypeVar("Entry", bound=AnyEntry[CastleMove])
Told = TypeVar("Told", bound=Event)

every_record = pytest.mark.parametrize("name", FILES)
every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])


def recorded(name: str) -> CastleRecord:
    """The recorded game of this name."""
    return read_record(GAME, FILES[name])


@cache
def replayed(name: str) -> CastleMatch:
    """The recorded game of this name, at its end."""
    return replay(GAME, recorded(name))


def entries(name: str, kind: type[Entry]) -> list[Entry]:
    """Every entry of this kind in a recorded game."""
    return [entry for entry in recorded(name).entries if isinstance(entry, kind)]


def told(kind: type[Told]) -> list[Told]:
    """Everything of this kind that any recorded game tells."""
    return [event for name in FILES for _, event in replayed(name).log if isinstance(event, kind)]


# Every record is right


def test_the_records_are_those_that_recording_writes() -> None:
    assert {name: write_record(game.record()) for name, game in stories().items()} == FILES


@every_record
def test_a_recorded_game_is_found_right_with_all_its_chance(name: str) -> None:
    verdict = verify(GAME, recorded(name))

    assert isinstance(verdict, Verified)
    assert verdict.chance_checked


@every_record
def test_a_recorded_game_is_written_as_it_was_read(name: str) -> None:
    assert write_record(recorded(name)) == FILES[name]


@every_record
def test_a_replay_ends_as_the_record_says_and_keeps_the_laws(name: str) -> None:
    record = recorded(name)
    match = replay(GAME, record, upto=0)
    for entry in record.entries:
        match.enter(entry)
        law(match.state)

    assert match.is_over
    assert (match.outcome, match.head) == (record.outcome, record.head)


@pytest.mark.rule("10.2", "10.3")
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_before_the_end_pure_recall_keeps_nothing_of_what_was_found(seats: int) -> None:
    record = recorded(f"from-memory-{seats}")
    running = export(replay(GAME, record, upto=len(record.entries) - 1), None)
    seen = export(replay(GAME, record, upto=len(record.entries) - 1), replayed(f"from-memory-{seats}").state.owners[0])

    assert record.header.recall == "pure"
    assert not any(isinstance(event, Found) for event in (*running.log, *seen.log))
    assert running.record is None


# Every record shows what its name says


@pytest.mark.rule("9.1", "9.2")
@pytest.mark.parametrize("reason", REASONS)
@every_table
def test_there_is_a_game_for_each_end_and_each_number_of_seats(reason: str, seats: int) -> None:
    outcome = recorded(f"{reason}-{seats}").outcome

    assert outcome is not None
    assert outcome.reason.key == f"reason-{reason}"
    assert len(outcome.ranks) == seats


@pytest.mark.rule("9.5")
@every_table
def test_nobody_wins_where_nobody_comes_out(seats: int) -> None:
    outcome = recorded(f"all-dead-{seats}").outcome

    assert outcome is not None
    assert (outcome.winners, {score.total for score in outcome.scores}) == ((), {0})


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("reason", "winners"), [("princess-saved", (0,)), ("all-out", ())])
def test_who_plays_alone_wins_with_the_princess_only(reason: str, winners: tuple[int, ...]) -> None:
    outcome = recorded(f"{reason}-1").outcome

    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.parametrize(
    ("name", "is_it"),
    [
        ("dispelled-2", items_are_lost),
        ("gold-lost-3", gold_is_lost),
        ("charm-broken-1", has(CharmBroken)),
        ("charm-broken-4", has(CharmBroken)),
    ],
)
def test_a_recorded_game_shows_what_its_name_says(name: str, is_it: Callable[[CastleMatch], bool]) -> None:
    assert is_it(replayed(name))


@pytest.mark.rule("1.5", "5.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_allies_are_one_party_and_vote(seats: int) -> None:
    game = replayed(f"allied-{seats}")
    voting = [event.seats for _, event in game.log if isinstance(event, BallotOpened)]

    assert len(game.state.companies) < seats
    assert any(len(set(voters)) > 1 for voters in voting)


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_by_agreement_nobody_is_attacked(seats: int) -> None:
    game = replayed(f"no-attacks-{seats}")

    assert not game.header.options.attacks
    assert not any(isinstance(event, Attacked) for _, event in game.log)


@pytest.mark.rule("4.10")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_boots_for_the_whole_party_have_games_of_their_own(seats: int) -> None:
    assert recorded(f"boots-for-all-{seats}").header.options == Options(boots="party")


@every_table
def test_one_takes_back_alone_then_all_together_and_a_bot_takes_a_seat(seats: int) -> None:
    alone, together = entries(f"taken-back-{seats}", TookBack)
    (change,) = entries(f"taken-back-{seats}", SeatChanged)

    assert len(alone.agreed) == 1
    assert together.agreed == tuple(range(seats))
    assert (change.seat, change.was.bot, change.now.bot) == (seats - 1, None, "greedy")


@pytest.mark.parametrize("seats", [3, 5])
def test_who_leaves_early_is_last_whatever_the_bot_reaches(seats: int) -> None:
    outcome = recorded(f"left-early-{seats}").outcome
    assert outcome is not None

    assert [entry.seat for entry in entries(f"left-early-{seats}", Forfeited)] == [1]
    assert outcome.ranks[1] == max(outcome.ranks)
    assert outcome.ranks.count(outcome.ranks[1]) == 1


@pytest.mark.parametrize(("seats", "winners"), [(1, ()), (2, (0,)), (4, (0,))])
def test_who_does_not_give_up_wins(seats: int, winners: tuple[int, ...]) -> None:
    outcome = recorded(f"given-up-{seats}").outcome
    assert outcome is not None

    assert [entry.why for entry in entries(f"given-up-{seats}", Forfeited)] == ["resigned"] * max(1, seats - 1)
    assert outcome.winners == winners
    assert outcome.reason.key == "reason-forfeit"


# Together the records show all there is


def test_everything_that_can_be_told_is_told_somewhere() -> None:
    assert {type(event) for event in told(Event)} >= set(get_args(CastleEvent))


@pytest.mark.rule("1.4")
def test_every_discipline_is_picked_somewhere() -> None:
    assert {event.discipline for event in told(CharacterPicked)} == set(Discipline)


@pytest.mark.rule("6.1")
def test_every_monster_is_met_somewhere() -> None:
    assert {monster for event in told(MonstersRevealed) for monster in event.monsters} == set(Monster)


@pytest.mark.rule("7.4")
def test_every_treasure_is_found_somewhere() -> None:
    hidden, shown = ({event.treasure for event in told(Found)}, {event.treasure for event in told(OpenlyFound)})

    assert hidden | shown == set(Treasure)
    assert shown == set(OPEN_FINDS)


@pytest.mark.rule("4.6", "6.2", "6.11")
def test_every_magic_item_is_used_somewhere() -> None:
    used = {event.item for event in told(ItemUsed)}

    assert used == {
        Treasure.ACID,
        Treasure.BOOTS,
        Treasure.MEDALLION,
        Treasure.PISTOL,
        Treasure.HEALING,
        Treasure.TELEPORT,
    }
    assert told(SwordDrawn)
    assert told(CoffinClosed)


@pytest.mark.rule("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7")
def test_every_spell_works_fails_and_hurts_somewhere() -> None:
    rolled = {(event.spell, event.pips): event.effect for event in told(SpellRolled)}

    assert rolled == {(spell, pips): TABLES.spells[spell][pips - 1] for spell in Spell for pips in range(1, 7)}


@pytest.mark.rule("6.13")
def test_every_spell_of_a_witch_is_cast_somewhere() -> None:
    assert {event.spell for event in told(WitchCast)} == set(TABLES.traps.witch)


@pytest.mark.rule("4.11", "7.5", "7.6")
def test_traps_vapor_and_the_pistol_do_somewhere_what_their_tables_say() -> None:
    assert {event.effect for event in told(TrapSprung)} == set(TABLES.traps.trap)
    assert {event.result for event in told(Studied)} == set(TABLES.traps.study)
    assert {event.pips for event in told(VaporRose)} <= set(TABLES.traps.vapor)
    assert told(VaporRose)


# No record can be changed


VALUE = re.compile(rb'(?:"[^"]*"|-?[0-9]+|true|false|null)(?=[],}\s])')
"""A plain value in a file; names are followed by a colon."""

CHANGED = ("given-up-1", "given-up-4", "rounds-over-1")
"""Short records."""
PLACES = [(name, found.span()) for name in CHANGED for found in VALUE.finditer(FILES[name])]
WRITTEN = sorted({FILES[name][slice(*span)] for name, span in PLACES})
ANEW = (st.integers() | st.text() | st.booleans() | st.none()).map(msgspec.json.encode)


def is_found_out(file: bytes) -> bool:
    """Whether a changed file is refused, as no record or as a wrong one."""
    try:
        record = read_record(GAME, file)
    except msgspec.DecodeError:
        return True
    return isinstance(verify(GAME, record), Fault)


def bound(record: CastleRecord, changed: Iterable[AnyEntry[CastleMove]]) -> CastleRecord:
    """The record with these entries instead, all hashes made to fit."""
    head, fitting = digest(record.header), []
    for entry in changed:
        fitting.append(replace(entry, prev=head))
        head = digest(fitting[-1])
    return replace(record, entries=tuple(fitting), head=head)


@settings(deadline=None, max_examples=100)
@given(st.sampled_from(PLACES), st.sampled_from(WRITTEN) | ANEW)
def test_no_single_value_of_a_record_can_be_changed(place: tuple[str, tuple[int, int]], value: bytes) -> None:
    name, (start, end) = place
    file = FILES[name]
    assume(value != file[start:end])

    assert is_found_out(file[:start] + value + file[end:])


@settings(deadline=None, max_examples=40)
@given(
    st.sampled_from(["princess-saved-1", "all-out-3", "allied-6"]),
    st.integers(0, 40),
    st.integers(0, 99),
)
def test_chance_cannot_be_drawn_otherwise_even_with_all_hashes_made_to_fit(name: str, nth: int, seed: int) -> None:
    record = recorded(name)
    draws = [at for at, entry in enumerate(record.entries) if isinstance(entry, Drawn)]
    at = draws[nth % len(draws)]
    drawn = record.entries[at]
    assert isinstance(drawn, Drawn)
    before = replay(GAME, record, upto=at)
    other = before.game.draw(before.state, LooseDice(random.Random(seed)))
    assume(other != drawn.move)

    forged = bound(record, [*record.entries[:at], Drawn("", drawn.stream, other), *record.entries[at + 1 :]])
    assert verify(GAME, forged) == Fault("not-as-drawn", at)
