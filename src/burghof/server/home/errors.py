"""Errors of a home server, as messages for the user."""

from burghof.kernel import Message


class HomeServerError(Exception):
    """A home server cannot do what was requested; the message says why and what helps."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message
