"""How many ways there are to play on from small tables of Gin: offered moves counted to a depth.

The first numbers are counted by hand in the comments; deeper ones hold the engine to what it is.
"""

from typing import Any

from tests.each import each
from tests.engine.games.test_move_trees import tree


def table(a: str, b: str, stock: str, discard: str, **keys: Any) -> dict[str, Any]:
    return {
        "game": "gin",
        "players": ["A", "B"],
        "hands": {"A": a.split(), "B": b.split()},
        "stock": stock.split(),
        "discard": discard.split(),
        **keys,
    }


OFFER = table("4S 9H KD", "QC JC 2D", "10S 3H 5C 7D", "4H", phase="offer")
# Take or pass: 2. After the take KD, 9H or 4S is thrown, and nobody can knock: 3. After the pass B
# takes or passes: 2. Then B draws or takes after each of the 3, throws one of 3 after the take,
# and A draws after both have passed: 10.
KNOCK = table(
    *("4S 4H 4D 6C 7C 8C 9C 2S AH AS KD", "10C JC 4C 9H 9D 9S 3H 2D 8D KS", "6H QH 2C 7D", "QS"),
    phase="play",
    options={"showdown": "own"},
)
# Eleven discards, and a knock with KD alone: 12. After a discard B draws or takes, after the
# knock B shows: 23. Then B throws one of 11 cards, or of 10 after a take: 11 times 21.
LAST = table(
    *("AS 2H 5D 7S 9S JH KD 3C 6H 10D 10S", "9H 9D 5C 6C 7C JS QS KS 3H AD", "QD 4C", "7H KC"),
    phase="play",
    options={"last_discard": "knock"},
)
# Eleven discards. After each B may pass, and take 9S to knock with it: 12. In those knocks 3H and
# AD can be thrown: 2.


@each(
    ("at", "counted"),
    [(OFFER, [2, 5, 10, 31]), (KNOCK, [12, 23, 231]), (LAST, [11, 12, 2, 0])],
    ids=["offer", "knock", "last"],
)
def test_move_tree_of_gin(at: dict[str, Any], counted: list[int]) -> None:
    assert tree(at, len(counted)) == counted
