"""HTTP routes of tables: create, join, start, play, hints, take back, leave, rematch."""

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody
from msgspec import Raw

from burghof.hosting.journal.service import RefusalReason
from burghof.hosting.tables.hint_service import HintService
from burghof.hosting.tables.link_service import LinkService
from burghof.hosting.tables.playing_service import PlayingService
from burghof.hosting.tables.setup_service import TableSetupService
from burghof.hosting.tables.table_cards import TableCards
from burghof.hosting.tables.what_if_service import WhatIfService
from burghof.kernel import Malformed, Refusal, Stale
from burghof.server.http.openapi import OWN_SEAT, RUNNING_GAME, UNSUITABLE_NAME, VISIBLE_TABLE, problem_responses
from burghof.server.http.parameters import GuestId, Inject, SeatId, TableId
from burghof.server.people.parameters import CallerNetwork, CurrentPerson, CurrentVisitor
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.requests import (
    AnswerTakeBack,
    AssignBot,
    CreateTable,
    MoveChair,
    RedeemLink,
    RequestTakeBack,
    SeatAction,
    StartWhatIf,
    SubmitMove,
    SwapSeats,
    TakeSeat,
    WithdrawSeatLink,
)
from burghof.wire.responses import (
    CoachHint,
    Invitation,
    InvitationRedeemed,
    MoveAccepted,
    NextGame,
    RemovedGuests,
    SeatLink,
    TableCreated,
    TableLinks,
    TableWithRights,
    TakeBackResult,
)


@post("/tables", responses=problem_responses(Problem.NO_SESSION, Problem.NOT_FOUND))
async def create_table(
    data: JSONBody[CreateTable],
    person: CurrentPerson,
    network: CallerNetwork,
    table_setup: Inject[TableSetupService],
) -> TableCreated:
    """Create a table; the response contains the secret of its invitation link."""
    return await table_setup.create(person, data, network)


@post("/links", status_code=200, responses=problem_responses(Problem.NO_SESSION, *VISIBLE_TABLE))
async def redeem_link(
    data: JSONBody[RedeemLink], person: CurrentPerson, links: Inject[LinkService]
) -> InvitationRedeemed:
    """Exchange the secret of a link for the right to see a table, or to hold a seat."""
    return await links.redeem(person, data.secret)


@get("/tables/{table_id:uuid}/links", responses=problem_responses(Problem.NO_SESSION, *VISIBLE_TABLE))
async def read_links(table_id: TableId, person: CurrentPerson, links: Inject[LinkService]) -> TableLinks:
    """Return the links that the caller decides about: the invitation for the host, and those to own seats."""
    return await links.read(person, table_id)


@post("/tables/{table_id:uuid}/invitation", status_code=200, responses=problem_responses(*OWN_SEAT))
async def renew_invitation(table_id: TableId, person: CurrentPerson, links: Inject[LinkService]) -> Invitation:
    """Create a new secret for the invitation; the old one stops working; host only."""
    return await links.renew_invitation(person, table_id)


@delete("/tables/{table_id:uuid}/invitation", responses=problem_responses(*OWN_SEAT))
async def withdraw_invitation(table_id: TableId, person: CurrentPerson, links: Inject[LinkService]) -> None:
    """Withdraw the invitation; people who used it may still see the table; host only."""
    await links.withdraw_invitation(person, table_id)


@get("/tables/{table_id:uuid}", responses=problem_responses(*VISIBLE_TABLE))
async def read_table(table_id: TableId, visitor: CurrentVisitor, cards: Inject[TableCards]) -> TableWithRights:
    """Return the settings and seats of a table."""
    card = await cards.require_visible(table_id, visitor)
    return TableWithRights(card.public_view, card.rights_of(visitor))


@put(
    "/tables/{table_id:uuid}/seats/{seat:int}",
    status_code=204,
    responses=problem_responses(
        *RUNNING_GAME, Problem.ONE_CHAIR, Problem.SEAT_TAKEN, Problem.NAME_TAKEN, *UNSUITABLE_NAME
    ),
)
async def take_seat(
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[TakeSeat],
    person: CurrentPerson,
    table_setup: Inject[TableSetupService],
) -> None:
    """Take a free seat."""
    await table_setup.take_seat(person, table_id, seat, data)


@put(
    "/tables/{table_id:uuid}/seats/{seat:int}/bot",
    status_code=204,
    responses=problem_responses(*RUNNING_GAME, Problem.SEAT_TAKEN),
)
async def assign_bot(
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[AssignBot],
    person: CurrentPerson,
    table_setup: Inject[TableSetupService],
) -> None:
    """Assign a bot to a free seat; host only."""
    await table_setup.assign_bot(person, table_id, seat, data.bot)


@delete("/tables/{table_id:uuid}/seats/{seat:int}", responses=problem_responses(*RUNNING_GAME))
async def free_seat(
    table_id: TableId, seat: SeatId, person: CurrentPerson, table_setup: Inject[TableSetupService]
) -> None:
    """Free a seat that the caller holds; the host may free any seat, which closes the table to its holders."""
    await table_setup.free_seat(person, table_id, seat)


@get("/tables/{table_id:uuid}/removed", responses=problem_responses(*OWN_SEAT))
async def list_removed_guests(
    table_id: TableId, person: CurrentPerson, table_setup: Inject[TableSetupService]
) -> RemovedGuests:
    """Return the people whom the host has removed from the table; host only."""
    return await table_setup.removed_guests(person, table_id)


@delete("/tables/{table_id:uuid}/removed/{guest_id:uuid}", responses=problem_responses(*OWN_SEAT))
async def readmit_guest(
    table_id: TableId, guest_id: GuestId, person: CurrentPerson, table_setup: Inject[TableSetupService]
) -> None:
    """Let a removed person see the table again, and take a free seat; host only."""
    await table_setup.readmit(person, table_id, guest_id)


@post("/tables/{table_id:uuid}/seats/{seat:int}/link", status_code=200, responses=problem_responses(*OWN_SEAT))
async def make_seat_link(
    table_id: TableId, seat: SeatId, person: CurrentPerson, links: Inject[LinkService]
) -> SeatLink:
    """Create a secret that grants a seat of the caller to another device for a week; the old one stops working."""
    return await links.create_seat_link(person, table_id, seat)


@post("/tables/{table_id:uuid}/seats/{seat:int}/link/withdraw", status_code=204, responses=problem_responses(*OWN_SEAT))
async def withdraw_seat_link(
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[WithdrawSeatLink],
    person: CurrentPerson,
    links: Inject[LinkService],
) -> None:
    """Withdraw the link to a seat of the caller, and optionally the seat from all others who came by a link."""
    await links.withdraw_seat_link(person, table_id, seat, drops_holders=data.drops_holders)


@post(
    "/tables/{table_id:uuid}/seats/{seat:int}/hint",
    status_code=200,
    responses=problem_responses(*RUNNING_GAME, Problem.TRY_AGAIN),
)
async def find_hint(
    table_id: TableId, seat: SeatId, person: CurrentPerson, network: CallerNetwork, hints: Inject[HintService]
) -> CoachHint:
    """Return what the coach would play for a seat of the caller, and why; only for one person against bots."""
    return await hints.find(person, table_id, seat, network)


@post("/tables/{table_id:uuid}/swap", status_code=204, responses=problem_responses(*RUNNING_GAME))
async def swap_seats(
    table_id: TableId, data: JSONBody[SwapSeats], person: CurrentPerson, table_setup: Inject[TableSetupService]
) -> None:
    """Swap two seats before the game starts; host only."""
    await table_setup.swap_seats(person, table_id, data.seat, data.other)


@post(
    "/tables/{table_id:uuid}/seats/{seat:int}/move",
    status_code=204,
    responses=problem_responses(*RUNNING_GAME, Problem.SEAT_TAKEN),
)
async def move_chair(
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[MoveChair],
    person: CurrentPerson,
    table_setup: Inject[TableSetupService],
) -> None:
    """Move to another, free seat before the game starts."""
    await table_setup.move_seat(person, table_id, seat, data.to)


@post("/tables/{table_id:uuid}/start", status_code=204, responses=problem_responses(*RUNNING_GAME))
async def start_table(table_id: TableId, person: CurrentPerson, table_setup: Inject[TableSetupService]) -> None:
    """Start the game; host only."""
    await table_setup.start(person, table_id)


@post("/tables/{table_id:uuid}/rematch", responses=problem_responses(*RUNNING_GAME))
async def rematch(
    table_id: TableId, person: CurrentPerson, network: CallerNetwork, table_setup: Inject[TableSetupService]
) -> TableCreated:
    """Create a table with the same players and game."""
    return await table_setup.rematch(person, table_id, network)


@post("/tables/{table_id:uuid}/next", status_code=200, responses=problem_responses(*RUNNING_GAME))
async def next_game(
    table_id: TableId, person: CurrentPerson, network: CallerNetwork, table_setup: Inject[TableSetupService]
) -> NextGame:
    """Return the next game of a series, with the same players; the first request creates it, others get the same."""
    return await table_setup.next_game(person, table_id, network)


@post(
    "/tables/{table_id:uuid}/what-if", responses=problem_responses(Problem.NO_SESSION, *VISIBLE_TABLE, Problem.NOT_NOW)
)
async def start_what_if(
    table_id: TableId,
    data: JSONBody[StartWhatIf],
    person: CurrentPerson,
    network: CallerNetwork,
    what_ifs: Inject[WhatIfService],
) -> TableWithRights:
    """Continue a finished game from one of its moves, against bots, at a private table without a result."""
    return await what_ifs.start_what_if(person, table_id, data.entry, network)


@post(
    "/tables/{table_id:uuid}/moves",
    status_code=200,
    responses=problem_responses(*RUNNING_GAME, Problem.STALE, Problem.ILLEGAL),
)
async def submit_move(
    table_id: TableId, data: JSONBody[SubmitMove], person: CurrentPerson, playing: Inject[PlayingService]
) -> MoveAccepted:
    """Play a move for a seat that the caller holds."""
    move = Raw(msgspec.json.encode(data.move))
    refused = await playing.submit(person, table_id, data.seat, data.token, data.move_id, move)
    if refused is not None:
        raise problem_for(refused)
    return MoveAccepted(data.move_id)


@post("/tables/{table_id:uuid}/take-back", status_code=200, responses=problem_responses(*RUNNING_GAME))
async def take_back(
    table_id: TableId, data: JSONBody[RequestTakeBack], person: CurrentPerson, playing: Inject[PlayingService]
) -> TakeBackResult:
    """Take back the last move of a seat, or ask all players to."""
    return TakeBackResult(await playing.take_back(person, table_id, data.seat, data.move_id))


@post("/tables/{table_id:uuid}/take-back/answer", status_code=200, responses=problem_responses(*RUNNING_GAME))
async def answer_take_back(
    table_id: TableId, data: JSONBody[AnswerTakeBack], person: CurrentPerson, playing: Inject[PlayingService]
) -> TakeBackResult:
    """Agree to a take-back request, or refuse it."""
    return TakeBackResult(await playing.answer_take_back(person, table_id, data.seat, agrees=data.agrees))


@post("/tables/{table_id:uuid}/take-back/withdraw", status_code=204, responses=problem_responses(*RUNNING_GAME))
async def withdraw_take_back(
    table_id: TableId, data: JSONBody[SeatAction], person: CurrentPerson, playing: Inject[PlayingService]
) -> None:
    """Withdraw the open take-back request of a seat that the caller holds."""
    await playing.withdraw_take_back(person, table_id, data.seat)


@post("/tables/{table_id:uuid}/resign", status_code=204, responses=problem_responses(*RUNNING_GAME))
async def resign(
    table_id: TableId, data: JSONBody[SeatAction], person: CurrentPerson, playing: Inject[PlayingService]
) -> None:
    """Resign a seat."""
    await playing.resign(person, table_id, data.seat)


@post("/tables/{table_id:uuid}/leave", status_code=204, responses=problem_responses(*RUNNING_GAME))
async def leave(
    table_id: TableId, data: JSONBody[SeatAction], person: CurrentPerson, playing: Inject[PlayingService]
) -> None:
    """Make a bot play the seat; the person can return."""
    await playing.leave(person, table_id, data.seat)


@post("/tables/{table_id:uuid}/return", status_code=204, responses=problem_responses(*RUNNING_GAME))
async def return_to_seat(
    table_id: TableId, data: JSONBody[SeatAction], person: CurrentPerson, playing: Inject[PlayingService]
) -> None:
    """Play the seat again in place of the bot."""
    await playing.return_to_seat(person, table_id, data.seat)


def problem_for(refused: RefusalReason) -> ProblemError:
    """Return the problem for a refused move."""
    match refused:
        case Malformed(why=why):
            return ProblemError(Problem.MALFORMED, why)
        case Stale(why=stale):
            return ProblemError(Problem.STALE, stale)
        case Refusal():
            return ProblemError(Problem.ILLEGAL, refusal=refused)
