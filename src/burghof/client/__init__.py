"""A seat played by a program of your own: the same protocol that people's browsers speak.

`Burghof` is for plain programs, `AsyncBurghof` for those with an event loop. Both give a `Turn` whenever the seat is to
decide: what it sees, what it may do, and the token of the question.
"""

from burghof.client.asynchronous import AsyncBurghof
from burghof.client.following import Turn
from burghof.client.sync import Burghof
from burghof.client.talking import Refused

__all__ = ["AsyncBurghof", "Burghof", "Refused", "Turn"]
