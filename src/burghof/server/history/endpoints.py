"""Records of tables, to take home."""

from litestar import Response, get

from burghof.kernel import export, write_record
from burghof.server.given import TableId, TheCards, TheLiveTables, TheVisitor
from burghof.wire.problem import Problem, Trouble


@get("/tables/{table_id:uuid}/record", media_type="application/json")
async def read_record(
    table_id: TableId,
    visitor: TheVisitor,
    cards: TheCards,
    live: TheLiveTables,
) -> Response[bytes]:
    """The record of a finished game: `burghof replay` and `burghof verify` read it."""
    await cards.seen(table_id, visitor)
    exported = export((await live.whole(table_id)).match, None)
    if exported.record is None:
        raise Trouble(Problem.NOT_NOW, "the game is not over")
    name = f"{exported.header.game}-{table_id}.json"
    return Response(
        write_record(exported.record),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
