"""Errors that the kit raises when a game, or the kernel, violates the contract."""

from burghof.kernel import Audience, Recall


class ContractError(AssertionError):
    """A violation of the contract; `part` names what violates it."""

    def __init__(self, part: str, detail: str) -> None:
        super().__init__(f"{part}: {detail}")
        self.part = part


class LeakError(ContractError):
    """An audience can distinguish two worlds that must look the same to it."""

    def __init__(self, part: str, audience: Audience, recall: Recall, first: bytes, second: bytes) -> None:
        who = "a spectator" if audience is None else f"seat {audience}"
        at = next(
            (i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
        )
        shown = [f"  {_excerpt(text, at)}" for text in (first, second)]
        super().__init__(part, "\n".join([f"{who} ({recall} recall) can tell two worlds apart", *shown]))


def _excerpt(text: bytes, at: int) -> str:
    """Return the text around the first difference."""
    start = max(0, at - 120)
    end = at + 200
    return ("…" if start else "") + text[start:end].decode(errors="replace") + ("…" if end < len(text) else "")
