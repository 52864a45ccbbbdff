"""How soon a deal of Dummy may be over: by how few cards the players hold."""

from collections.abc import Iterable

_BORN = (0.0, 0.37, 0.09, 0.1, 0.02, 0.005)
"""Of those who were born and began a turn with so many cards, the part that knocked in it: in 200
deals for two and 400 for four between these players and plain ones."""
_UNBORN = 0.01
"""Who is not born seldom knocks, whatever they hold."""


def knocks_next(cards: int, born: bool) -> float:
    """How likely who holds so many cards knocks in their next turn."""
    if not born:
        return _UNBORN
    return _BORN[cards] if cards < len(_BORN) else 0.0


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
