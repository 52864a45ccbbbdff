"""How long a deal may last, by how likely it is that others end it."""

from collections.abc import Iterable


def goes_round(rivals: Iterable[float]) -> float:
    """How likely none of these others knocks before it is one's turn again, by their chances."""
    lasts = 1.0
    for chance in rivals:
        lasts *= 1 - chance
    return lasts


def turns_to_come(stock: int, seats: int, lasts: float) -> float:
    """How many turns of one's own are still to be expected: those that the stock allows, each if
    the deal ``lasts`` another round."""
    whole, part = divmod(stock / seats, 1)
    expected, still = 0.0, 1.0
    for _ in range(int(whole)):
        still *= lasts
        expected += still
    return expected + still * lasts * part
