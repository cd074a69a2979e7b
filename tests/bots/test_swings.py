"""Swings: where a finished game turned for each seat, by the heuristic of the game."""

import pytest

from burghof.bots.analysis.swings import MIN_HEURISTIC_SWING, Turn, largest_swings
from burghof.kernel import CHANCE, DISCARD, AnyMatch, Outcome, Seat, find_games, load_plugin, read_record, replay, say
from burghof.kernel.record import Drawn, Played

GAMES = find_games()


def finished_game(game: str, name: str) -> AnyMatch:
    """Return a recorded game."""
    plugin = load_plugin(GAMES[game])
    file = GAMES[game].folder / "tests" / "records" / f"{name}.json"
    return replay(plugin, read_record(plugin, file.read_bytes()))


def turns_of(match: AnyMatch) -> list[Turn]:
    """Return the moves of a recorded game, each with the states before it and after what chance added to it."""
    game, turns = match.game, list[Turn]()
    state = game.start(match.header.options, match.seats)
    for point in match.history:
        entry = match.entries[point.position]
        if isinstance(entry, Drawn):
            state = game.apply(state, CHANCE, entry.move, DISCARD)
            if turns:
                turns[-1] = Turn(turns[-1].entry, turns[-1].mover, turns[-1].before, state)
        elif isinstance(entry, Played):
            before, state = state, game.apply(state, entry.seat, entry.move, DISCARD)
            turns.append(Turn(point.position, entry.seat, before, state))
    return turns


@pytest.mark.parametrize("name", ["dear-2", "dear-4", "floors-decide-3"])
def test_winners_get_their_largest_gain_and_the_others_their_largest_loss(name: str) -> None:
    match = finished_game("kilt-castle", name)
    outcome, turns = match.outcome, turns_of(match)
    assert outcome is not None

    swings = largest_swings(match.plugin, match.header.rules, turns, outcome)

    entries = {turn.entry for turn in turns}
    assert len(swings) == match.seats
    for swing, rank in zip(swings, outcome.ranks, strict=True):
        assert swing is not None
        assert swing.entry in entries
        assert swing.change >= MIN_HEURISTIC_SWING if rank == 1 else swing.change <= -MIN_HEURISTIC_SWING


def test_a_gain_that_the_next_move_undoes_is_no_swing() -> None:
    match = finished_game("kilt-castle", "dear-2")
    turns = turns_of(match)
    assert match.outcome is not None
    there_and_back = [
        Turn(1, Seat(0), turns[0].before, turns[-1].after),
        Turn(2, Seat(1), turns[-1].after, turns[0].before),
        Turn(3, Seat(0), turns[0].before, turns[0].before),
    ]

    one_way = largest_swings(match.plugin, match.header.rules, there_and_back[:1], match.outcome)
    assert None not in one_way
    assert largest_swings(match.plugin, match.header.rules, there_and_back, match.outcome) == (None, None)


def test_a_game_without_moves_has_no_swings() -> None:
    match = finished_game("kilt-castle", "dear-2")
    outcome = Outcome((1, 2), (), say("reason-forfeit"))

    assert largest_swings(match.plugin, match.header.rules, [], outcome) == (None, None)
