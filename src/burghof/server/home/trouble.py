"""What can go wrong at home, as a message for whoever sits in front of it."""

from burghof.kernel import Message


class HomeTrouble(Exception):
    """The server cannot do what it was asked to at home; the message says why and what helps."""

    def __init__(self, message: Message) -> None:
        """Trouble that is told by this message."""
        super().__init__(message.key)
        self.message = message
