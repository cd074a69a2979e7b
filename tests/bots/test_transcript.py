"""Transcripts: every bot decision can be repeated from its seat's view, in every game, and its seed reveals nothing."""

from typing import Any

import msgspec
import pytest

from burghof.bots.roster import BOT_FACTORIES, LEVELS, search_config_for
from burghof.bots.transcript import (
    DecisionRequest,
    Transcript,
    decide,
    decision_request,
    decode_move,
    seed_of,
    transcripts,
)
from burghof.bots.worker import Decide, handle
from burghof.kernel import Match, Played, Player, Seat, find_games, load_plugin, new_match

GAMES = find_games()
MOVES = 12


def play_moves(game: str, *bots: str, moves: int = MOVES) -> Match[Any, Any, Any, Any, Any, Any]:
    """Return a match in which the bots have made `moves` moves."""
    plugin = load_plugin(GAMES[game])
    players = [Player(f"{bot} {seat}", bot) for seat, bot in enumerate(bots)]
    match = new_match(plugin, plugin.types.options(), players, "seed")  # type: ignore[operator]
    match.open()
    for _ in range(moves):
        decision = next(decision for decision in match.pending if not decision.answered)
        match.play(
            decision.seat, decide(plugin, decision_request(match, decision.seat, bots[decision.seat])), decision.token
        )
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_made_again_from_its_transcript_alone(game: str) -> None:
    match = play_moves(game, "page", "greedy")
    written = [
        (at, msgspec.json.encode(result)) for at, result in transcripts(match.plugin, match.record(), match.seed or "")
    ]

    made = [(at, msgspec.json.decode(text, type=Transcript)) for at, text in written]

    assert [at for at, _ in made] == [at for at, entry in enumerate(match.entries) if isinstance(entry, Played)]
    assert len(made) == MOVES
    assert all(decide(match.plugin, result) == decode_move(match.plugin, result) for _, result in made)


def test_a_thinking_process_answers_as_the_bot_does_here() -> None:
    match = play_moves("kilt-castle", "page", "squire")
    seat = match.pending[0].seat
    asked = decision_request(match, seat, "squire")

    result = handle(GAMES, msgspec.json.encode(Decide(asked)))

    assert msgspec.json.decode(result.result, type=match.plugin.types.move) == decide(match.plugin, asked)
    assert result.error == ""


def test_what_goes_wrong_is_an_answer_too() -> None:
    assert "DecodeError" in handle(GAMES, b"checkmate").error


def test_a_question_holds_what_the_seat_may_know_and_no_state() -> None:
    match = play_moves("solomon", "random", "random")
    seat = match.pending[0].seat

    asked = decision_request(match, seat, "knight")

    assert DecisionRequest.__struct_fields__ == ("game", "rules", "bot", "thought", "seed", "view", "legal")
    assert bytes(asked.view) == msgspec.json.encode(match.game.view(match.state, seat, "notebook"))
    assert bytes(asked.legal) == msgspec.json.encode(match.game.legal_moves(match.state, seat))
    assert asked.thought == search_config_for(match.plugin, "knight")


def test_a_page_forgets() -> None:
    match = play_moves("solomon", "random", "random")
    seat = match.pending[0].seat
    views = {recall: msgspec.json.encode(match.game.view(match.state, seat, recall)) for recall in ("pure", "notebook")}

    assert views["pure"] != views["notebook"]
    assert {bot for bot in BOT_FACTORIES if bytes(decision_request(match, seat, bot).view) == views["pure"]} == {"page"}


def test_the_chance_of_bots_differs_by_seat_and_position_and_is_found_again() -> None:
    match = play_moves("kilt-castle", "random", "random", moves=0)
    seats = [seed_of(match, Seat(seat)) for seat in range(2)]
    later = seed_of(play_moves("kilt-castle", "random", "random", moves=1), Seat(0))

    assert len({*seats, later}) == 3
    assert match.position == 2
    assert seats[0] == 9105088050485673190, "the vector of the documentation: seed `seed`, seat 0, position 2"


def test_only_levels_have_a_thought_of_their_own() -> None:
    match = play_moves("kilt-castle", "random", "random", moves=0)
    seat = match.pending[0].seat

    assert {bot for bot in BOT_FACTORIES if decision_request(match, seat, bot).thought is not None} == set(LEVELS)
