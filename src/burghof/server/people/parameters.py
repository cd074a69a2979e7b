"""Parameters of request handlers: the person who sent the request."""

from typing import TypeAlias

from burghof.server.http.parameters import Inject
from burghof.server.people.session import Person

CurrentVisitor: TypeAlias = Inject[Person | None]
"""The person who sent the request; None without a session."""
CurrentPerson: TypeAlias = Inject[Person]
"""The person who sent the request; without a session the request is refused."""
