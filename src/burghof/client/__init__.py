"""Play a seat with your own program, over the protocol that browsers use.

`Burghof` is for synchronous programs, `AsyncBurghof` for programs with an event loop. Both yield a `Turn` whenever the
seat must decide: what it sees, what it may do, and the token of the decision.
"""

from burghof.client.asynchronous import AsyncBurghof
from burghof.client.following import Turn
from burghof.client.sync import Burghof
from burghof.client.talking import Refused

__all__ = ["AsyncBurghof", "Burghof", "Refused", "Turn"]
