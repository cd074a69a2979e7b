"""Recorded games: each is valid, shows what its name says, and cannot be changed unnoticed.

Together they show all events, monsters, treasures and spells.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeVar, get_args

import pytest

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
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.invariants import invariant
from burghof.games.the_castle.tests.scenarios import (
    RECORDS,
    CastleMatch,
    has_cursed_captive,
    has_gifts_while_moving,
    has_lost_gold,
    has_lost_items,
    has_stayed_without_majority,
    has_used_boots,
    scenarios,
)
from burghof.kernel import (
    Event,
    Forfeited,
    SeatChanged,
    TookBack,
    export,
    replay,
)
from burghof.testkit import recorded_games
from burghof.testkit.predicates import has_events
from burghof.testkit.record_folder import RecordFolder

RECORDED = RecordFolder(GAME, RECORDS)
REASONS = ("princess-saved", "all-out", "all-dead", "rounds-over")

E = TypeVar("E", bound=Event)

every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])


@cache
def replay_recorded(name: str) -> CastleMatch:
    """Replay the recorded game with this name to its end."""
    return RECORDED.replay(name)


def recorded_events(kind: type[E]) -> list[E]:
    """Return all events of this kind in all recorded games."""
    return [event for name in RECORDED.names for _, event in replay_recorded(name).log if isinstance(event, kind)]


# Validity and tampering


TestRecordedGames = recorded_games(GAME, RECORDS, invariant, scenarios)


@pytest.mark.rule("10.2", "10.3")
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_before_the_end_pure_recall_keeps_nothing_of_what_was_found(seats: int) -> None:
    record = RECORDED.read(f"from-memory-{seats}")
    owner = replay_recorded(f"from-memory-{seats}").state.owners[0]
    for_spectators = export(replay(GAME, record, upto=len(record.entries) - 1), None)
    for_owner = export(replay(GAME, record, upto=len(record.entries) - 1), owner)

    assert record.header.recall == "pure"
    assert not any(isinstance(event, Found) for event in (*for_spectators.log, *for_owner.log))
    assert for_spectators.record is None


# Scenarios


@pytest.mark.rule("9.1", "9.2")
@pytest.mark.parametrize("reason", REASONS)
@every_table
def test_there_is_a_game_for_each_end_and_each_number_of_seats(reason: str, seats: int) -> None:
    outcome = RECORDED.outcome(f"{reason}-{seats}")

    assert outcome.reason.key == f"reason-{reason}"
    assert len(outcome.ranks) == seats


@pytest.mark.rule("9.5")
@every_table
def test_nobody_wins_where_nobody_comes_out(seats: int) -> None:
    outcome = RECORDED.outcome(f"all-dead-{seats}")

    assert (outcome.winners, {score.total for score in outcome.scores}) == ((), {0})


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("reason", "winners"), [("princess-saved", (0,)), ("all-out", ())])
def test_a_lone_player_wins_only_with_the_princess(reason: str, winners: tuple[int, ...]) -> None:
    outcome = RECORDED.outcome(f"{reason}-1")

    assert outcome.winners == winners


@pytest.mark.parametrize(
    ("name", "predicate"),
    [
        ("dispelled-2", has_lost_items),
        ("gold-lost-3", has_lost_gold),
        ("charm-broken-1", has_events(CharmBroken)),
        ("charm-broken-4", has_events(CharmBroken)),
    ],
)
def test_a_recorded_game_shows_what_its_name_says(name: str, predicate: Callable[[CastleMatch], bool]) -> None:
    assert predicate(replay_recorded(name))


@pytest.mark.rule("1.5", "5.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_allies_are_one_party_and_vote(seats: int) -> None:
    game = replay_recorded(f"allied-{seats}")
    ballots = [event.seats for _, event in game.log if isinstance(event, BallotOpened)]

    assert len(game.state.companies) < seats
    assert any(len(set(voters)) > 1 for voters in ballots)


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_by_agreement_nobody_is_attacked(seats: int) -> None:
    game = replay_recorded(f"no-attacks-{seats}")

    assert not game.header.options.attacks
    assert not any(isinstance(event, Attacked) for _, event in game.log)


@pytest.mark.rule("4.10")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_there_are_games_in_which_boots_serve_the_whole_party(seats: int) -> None:
    assert RECORDED.read(f"boots-for-all-{seats}").header.options == Options(boots="party")
    assert has_used_boots(replay_recorded(f"boots-for-all-{seats}"))


@pytest.mark.rule("4.10")
def test_by_agreement_boots_serve_an_owner_without_allies() -> None:
    assert RECORDED.read("boots-for-owner-2").header.options == Options(boots="wearer")
    assert has_used_boots(replay_recorded("boots-for-owner-2"))


@pytest.mark.rule("4.13")
@pytest.mark.parametrize("seats", [2, 4])
def test_allies_give_and_refuse_while_they_move(seats: int) -> None:
    assert has_gifts_while_moving(replay_recorded(f"given-while-moving-{seats}"))


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_party_without_a_majority_stays(seats: int) -> None:
    assert has_stayed_without_majority(replay_recorded(f"no-majority-{seats}"))


@pytest.mark.rule("7.10")
def test_a_captive_is_struck_by_the_curse_it_finds() -> None:
    assert has_cursed_captive(replay_recorded("captive-cursed-3"))


@pytest.mark.rule("9.7")
def test_games_without_a_limit_end_and_an_idle_one_ends_after_thirty_rounds() -> None:
    idle = replay_recorded("nothing-new-2")
    unlimited = [RECORDED.read(f"no-limit-{seats}") for seats in (1, 3, 6)]

    assert idle.outcome is not None
    assert (idle.outcome.reason.key, idle.state.round) == ("reason-nothing-new", 30)
    assert all(record.header.options == Options(rounds=0) and record.outcome for record in unlimited)


def test_records_of_version_1_are_kept() -> None:
    older = [name for name in RECORDED.names if RECORDED.read(name).header.rules == 1]

    assert older == [name for name in RECORDED.names if name.startswith("v1-")]
    assert len(older) == 62


@every_table
def test_one_player_takes_back_alone_then_all_together_and_a_bot_takes_a_seat(seats: int) -> None:
    alone, together = RECORDED.entries(f"taken-back-{seats}", TookBack)
    (change,) = RECORDED.entries(f"taken-back-{seats}", SeatChanged)

    assert len(alone.agreed) == 1
    assert together.agreed == tuple(range(seats))
    assert (change.seat, change.was.bot, change.now.bot) == (seats - 1, None, "greedy")


@pytest.mark.parametrize("seats", [3, 5])
def test_a_player_who_leaves_early_is_last_whatever_the_bot_reaches(seats: int) -> None:
    outcome = RECORDED.outcome(f"left-early-{seats}")

    assert [entry.seat for entry in RECORDED.entries(f"left-early-{seats}", Forfeited)] == [1]
    assert outcome.ranks[1] == max(outcome.ranks)
    assert outcome.ranks.count(outcome.ranks[1]) == 1


@pytest.mark.parametrize(("seats", "winners"), [(1, ()), (2, (0,)), (4, (0,))])
def test_the_last_player_who_has_not_resigned_wins(seats: int, winners: tuple[int, ...]) -> None:
    outcome = RECORDED.outcome(f"given-up-{seats}")

    assert [entry.why for entry in RECORDED.entries(f"given-up-{seats}", Forfeited)] == ["resigned"] * max(1, seats - 1)
    assert outcome.winners == winners
    assert outcome.reason.key == "reason-forfeit"


# Coverage of all records together


def test_every_kind_of_event_occurs_somewhere() -> None:
    assert {type(event) for event in recorded_events(Event)} >= set(get_args(CastleEvent))


@pytest.mark.rule("1.4")
def test_every_discipline_is_picked_somewhere() -> None:
    assert {event.discipline for event in recorded_events(CharacterPicked)} == set(Discipline)


@pytest.mark.rule("6.1")
def test_every_monster_is_met_somewhere() -> None:
    assert {monster for event in recorded_events(MonstersRevealed) for monster in event.monsters} == set(Monster)


@pytest.mark.rule("7.4")
def test_every_treasure_is_found_somewhere() -> None:
    found_secretly = {event.treasure for event in recorded_events(Found)}
    found_openly = {event.treasure for event in recorded_events(OpenlyFound)}

    assert found_secretly | found_openly == set(Treasure)
    assert found_openly == set(OPEN_FINDS)


@pytest.mark.rule("4.6", "6.2", "6.11")
def test_every_magic_item_is_used_somewhere() -> None:
    used = {event.item for event in recorded_events(ItemUsed)}

    assert used == {
        Treasure.ACID,
        Treasure.BOOTS,
        Treasure.MEDALLION,
        Treasure.PISTOL,
        Treasure.HEALING,
        Treasure.TELEPORT,
    }
    assert recorded_events(SwordDrawn)
    assert recorded_events(CoffinClosed)


@pytest.mark.rule("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7")
def test_every_spell_works_fails_and_hurts_somewhere() -> None:
    rolled = {(event.spell, event.pips): event.effect for event in recorded_events(SpellRolled)}

    assert rolled == {(spell, pips): TABLES.spells[spell][pips - 1] for spell in Spell for pips in range(1, 7)}


@pytest.mark.rule("6.13")
def test_every_spell_of_a_witch_is_cast_somewhere() -> None:
    assert {event.spell for event in recorded_events(WitchCast)} == set(TABLES.traps.witch)


@pytest.mark.rule("4.11", "7.5", "7.6")
def test_traps_vapor_and_the_pistol_do_somewhere_what_their_tables_say() -> None:
    assert {event.effect for event in recorded_events(TrapSprung)} == set(TABLES.traps.trap)
    assert {event.result for event in recorded_events(Studied)} == set(TABLES.traps.study)
    assert {event.pips for event in recorded_events(VaporRose)} <= set(TABLES.traps.vapor)
    assert recorded_events(VaporRose)
