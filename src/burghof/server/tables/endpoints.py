"""HTTP routes of tables: create, join, start, play, take back, leave, rematch."""

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody
from msgspec import Raw

from burghof.kernel import Malformed, Refusal, Stale
from burghof.server.given import SeatId, TableId, TheCards, TheGathering, ThePerson, ThePlaying, TheVisitor, TheWhatIfs
from burghof.server.infra.documented import HELD, PLAYED, SEEN, problems
from burghof.server.journal.service import Refused
from burghof.wire.answers import MoveAccepted, NextGame, Redeemed, SeatLink, TableCreated, TableFor, TakeBackAnswer
from burghof.wire.problem import Problem, Trouble
from burghof.wire.requests import (
    AnswerTakeBack,
    AskTakeBack,
    CreateTable,
    ForSeat,
    MoveChair,
    PlayOn,
    PutBot,
    Redeem,
    SubmitMove,
    SwapSeats,
    TakeSeat,
)


@post("/tables", responses=problems(Problem.NO_SESSION, Problem.NOT_FOUND))
async def create_table(data: JSONBody[CreateTable], person: ThePerson, gathering: TheGathering) -> TableCreated:
    """Create a table; the response contains the secret of its invitation link."""
    return await gathering.create(person, data)


@post("/links", status_code=200, responses=problems(Problem.NO_SESSION, Problem.NOT_FOUND))
async def redeem_link(data: JSONBody[Redeem], person: ThePerson, gathering: TheGathering) -> Redeemed:
    """Exchange the secret of a link for the right to see a table, or to hold a seat."""
    return await gathering.redeem(person, data.secret)


@get("/tables/{table_id:uuid}", responses=problems(*SEEN))
async def read_table(table_id: TableId, visitor: TheVisitor, cards: TheCards) -> TableFor:
    """Return the settings and seats of a table."""
    card = await cards.seen(table_id, visitor)
    return TableFor(card.shown, card.mine(visitor))


@put("/tables/{table_id:uuid}/seats/{seat:int}", status_code=204, responses=problems(*PLAYED, Problem.SEAT_TAKEN))
async def take_seat(
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[TakeSeat],
    person: ThePerson,
    gathering: TheGathering,
) -> None:
    """Take a free seat."""
    await gathering.take_seat(person, table_id, seat, data)


@put("/tables/{table_id:uuid}/seats/{seat:int}/bot", status_code=204, responses=problems(*PLAYED, Problem.SEAT_TAKEN))
async def put_bot(
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[PutBot],
    person: ThePerson,
    gathering: TheGathering,
) -> None:
    """Assign a bot to a free seat; host only."""
    await gathering.put_bot(person, table_id, seat, data.bot)


@delete("/tables/{table_id:uuid}/seats/{seat:int}", responses=problems(*PLAYED))
async def free_seat(table_id: TableId, seat: SeatId, person: ThePerson, gathering: TheGathering) -> None:
    """Free a seat that the caller holds; the host may free any seat."""
    await gathering.free_seat(person, table_id, seat)


@post("/tables/{table_id:uuid}/seats/{seat:int}/link", status_code=200, responses=problems(*HELD))
async def make_seat_link(table_id: TableId, seat: SeatId, person: ThePerson, gathering: TheGathering) -> SeatLink:
    """Create a secret that grants a seat of the caller to another device."""
    return await gathering.seat_link(person, table_id, seat)


@post("/tables/{table_id:uuid}/swap", status_code=204, responses=problems(*PLAYED))
async def swap_seats(table_id: TableId, data: JSONBody[SwapSeats], person: ThePerson, gathering: TheGathering) -> None:
    """Swap two seats before the game starts; host only."""
    await gathering.swap(person, table_id, data.seat, data.other)


@post("/tables/{table_id:uuid}/seats/{seat:int}/move", status_code=204, responses=problems(*PLAYED, Problem.SEAT_TAKEN))
async def move_chair(
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[MoveChair],
    person: ThePerson,
    gathering: TheGathering,
) -> None:
    """Move to another, free seat before the game starts."""
    await gathering.move(person, table_id, seat, data.to)


@post("/tables/{table_id:uuid}/start", status_code=204, responses=problems(*PLAYED))
async def start_table(table_id: TableId, person: ThePerson, gathering: TheGathering) -> None:
    """Start the game; host only."""
    await gathering.start(person, table_id)


@post("/tables/{table_id:uuid}/rematch", responses=problems(*PLAYED))
async def rematch(table_id: TableId, person: ThePerson, gathering: TheGathering) -> TableCreated:
    """Create a table with the same players and game."""
    return await gathering.rematch(person, table_id)


@post("/tables/{table_id:uuid}/next", status_code=200, responses=problems(*PLAYED))
async def next_game(table_id: TableId, person: ThePerson, gathering: TheGathering) -> NextGame:
    """Return the next game of a series, with the same players; the first request creates it, others get the same."""
    return await gathering.next_game(person, table_id)


@post("/tables/{table_id:uuid}/what-if", responses=problems(Problem.NO_SESSION, *SEEN, Problem.NOT_NOW))
async def play_on(table_id: TableId, data: JSONBody[PlayOn], person: ThePerson, what_ifs: TheWhatIfs) -> TableFor:
    """Continue a finished game from one of its moves, against bots, at a private table without a result."""
    return await what_ifs.play_on(person, table_id, data.entry)


@post("/tables/{table_id:uuid}/moves", status_code=200, responses=problems(*PLAYED, Problem.STALE, Problem.ILLEGAL))
async def submit_move(
    table_id: TableId, data: JSONBody[SubmitMove], person: ThePerson, playing: ThePlaying
) -> MoveAccepted:
    """Play a move for a seat that the caller holds."""
    move = Raw(msgspec.json.encode(data.move))
    refused = await playing.submit(person, table_id, data.seat, data.token, data.move_id, move)
    if refused is not None:
        raise trouble_of(refused)
    return MoveAccepted(data.move_id)


@post("/tables/{table_id:uuid}/take-back", status_code=200, responses=problems(*PLAYED))
async def take_back(
    table_id: TableId, data: JSONBody[AskTakeBack], person: ThePerson, playing: ThePlaying
) -> TakeBackAnswer:
    """Take back the last move of a seat, or ask all players to."""
    return TakeBackAnswer(await playing.take_back(person, table_id, data.seat, data.move_id))


@post("/tables/{table_id:uuid}/take-back/answer", status_code=200, responses=problems(*PLAYED))
async def answer_take_back(
    table_id: TableId, data: JSONBody[AnswerTakeBack], person: ThePerson, playing: ThePlaying
) -> TakeBackAnswer:
    """Agree to a take-back request, or refuse it."""
    return TakeBackAnswer(await playing.agree(person, table_id, data.seat, agrees=data.agrees))


@post("/tables/{table_id:uuid}/resign", status_code=204, responses=problems(*PLAYED))
async def resign(table_id: TableId, data: JSONBody[ForSeat], person: ThePerson, playing: ThePlaying) -> None:
    """Resign a seat."""
    await playing.resign(person, table_id, data.seat)


@post("/tables/{table_id:uuid}/leave", status_code=204, responses=problems(*PLAYED))
async def leave(table_id: TableId, data: JSONBody[ForSeat], person: ThePerson, playing: ThePlaying) -> None:
    """Make a bot play the seat; the person can return."""
    await playing.leave(person, table_id, data.seat)


@post("/tables/{table_id:uuid}/return", status_code=204, responses=problems(*PLAYED))
async def come_back(table_id: TableId, data: JSONBody[ForSeat], person: ThePerson, playing: ThePlaying) -> None:
    """Play the seat again in place of the bot."""
    await playing.come_back(person, table_id, data.seat)


def trouble_of(refused: Refused) -> Trouble:
    """Return the problem for a refused move."""
    match refused:
        case Malformed(why=why):
            return Trouble(Problem.MALFORMED, why)
        case Stale(why=stale):
            return Trouble(Problem.STALE, stale)
        case Refusal():
            return Trouble(Problem.ILLEGAL, refusal=refused)
