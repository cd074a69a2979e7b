"""Keys: the messages that name what a plugin names: its aids and its figures."""


def aid_key(name: str) -> str:
    """The message that names an aid: `aid-chances`."""
    return f"aid-{name}"


def figure_key(name: str) -> str:
    """The message that names a figure, with dashes: `figure-ducat-days` for `ducat_days`."""
    return f"figure-{name.replace('_', '-')}"
