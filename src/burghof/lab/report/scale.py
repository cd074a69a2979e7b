"""Round numbers for axes and bins."""

from math import floor, log10


def round_step(minimum: float) -> float:
    """Return the smallest 1, 2 or 5 times a power of ten that is at least `minimum`; 1 if `minimum` is not positive."""
    if minimum <= 0:
        return 1.0
    power = 10.0 ** floor(log10(minimum))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= minimum * (1 - 1e-9))
