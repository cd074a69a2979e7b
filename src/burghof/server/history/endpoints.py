"""Records of tables, to take home."""

from litestar import Response, get

from burghof.server.given import TableId, TheCards, TheRecords, TheVisitor
from burghof.server.infra.documented import SEEN, document, problems
from burghof.wire.problem import Problem, Trouble

RECORD = document("The record, as JSON.")


@get(
    "/tables/{table_id:uuid}/record",
    media_type="application/json",
    responses={200: RECORD, **problems(*SEEN, Problem.NOT_NOW)},
)
async def read_record(
    table_id: TableId,
    visitor: TheVisitor,
    cards: TheCards,
    records: TheRecords,
) -> Response[bytes]:
    """The record of a finished game: `burghof replay` and `burghof verify` read it."""
    card = await cards.seen(table_id, visitor)
    if card.phase != "over":
        raise Trouble(Problem.NOT_NOW, "the game is not over")
    name = f"{card.game}-{table_id}.json"
    return Response(
        await records.read(table_id),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
