"""Parameters of request handlers: the person who sent the request."""

from typing import TypeAlias

from burghof.hosting.people.session import Person, Session
from burghof.server.http.parameters import Inject

CurrentSession: TypeAlias = Inject[Session | None]
"""The session of the request, renewed if it was old; None without a valid one."""
CurrentVisitor: TypeAlias = Inject[Person | None]
"""The person who sent the request; None without a session."""
CallerNetwork: TypeAlias = Inject[bytes]
"""Keyed hash of the network address of the caller."""
CurrentPerson: TypeAlias = Inject[Person]
"""The person who sent the request; without a session the request is refused."""
