"""Keys of the messages that name the aids and the statistics of a plugin."""


def aid_key(name: str) -> str:
    """Return the key of the message that names an aid: `aid-chances`."""
    return f"aid-{name}"


def statistic_key(name: str) -> str:
    """Return the key of the message that names a statistic, with dashes: `figure-ducat-days` for `ducat_days`."""
    return f"figure-{name.replace('_', '-')}"
