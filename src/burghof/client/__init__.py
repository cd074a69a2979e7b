"""Play a seat with your own program, over the protocol that browsers use.

`Client` is for synchronous programs, `AsyncClient` for programs with an event loop. Both yield a `Turn` whenever the
seat must decide: what it sees, what it may do, and the token of the decision.
"""

from burghof.client.async_client import AsyncClient
from burghof.client.protocol import RequestRefusedError
from burghof.client.sync_client import Client
from burghof.client.table_follower import Turn

__all__ = ["AsyncBurghof", "AsyncClient", "Burghof", "Client", "Refused", "RequestRefusedError", "Turn"]

Burghof = Client
"""The name of `Client` in release 0.1; it goes with the next release."""
AsyncBurghof = AsyncClient
"""The name of `AsyncClient` in release 0.1; it goes with the next release."""
Refused = RequestRefusedError
"""The name of `RequestRefusedError` in release 0.1; it goes with the next release."""
