"""How many ways there are to play on from small tables of Indian Rummy: offered moves counted to a
depth."""

from typing import Any

from tests.each import each
from tests.engine.games.test_move_trees import tree


def table(a: str, b: str, **keys: Any) -> dict[str, Any]:
    hands = {"A": a.split(), "B": b.split()}
    players = ["A", "B", *("C" for _ in range("C" in keys))]
    if "C" in keys:
        hands["C"] = keys.pop("C").split()
    return {
        "game": "indian",
        "players": players,
        "turn": "A",
        "hands": hands,
        "stock": ["10S", "3H", "5C", "7D"],
        "discard": ["4H"],
        "wild": "9D",
        **keys,
    }


OWN = table("4S 9H KD", "QC JC 2D", drew=["A"])
# Draw, take or drop: 3. After the first two four cards can be thrown: 8; the drop ends the deal.
# Then B draws, takes or drops, but does not take the joker 9H: 8 times 3, less 2.
ANY = table("4S 9H KD", "QC JC 2D", C="5S 6S", options={"drop_turn": "any"})
# Draw, take, drop, and a drop of each of the others: 5. After a draw or a take four cards can be
# thrown, and the others drop: 6. After any drop two are left: draw, take and two drops, 4.
WHOLE = table(
    "4S 5S 6S 9H 10H JK QH KD KC KH 2D 2C 9S 8C",
    "3C 4C 5C 8D 9D 10D JS JH JC AH 6H 2S 9C",
    phase="play",
)
# Fourteen discards, and a declaration with 8C alone: 15. Then B draws, takes or drops, but does not
# take one of the three jokers: 39.


@each(
    ("at", "counted"),
    [(OWN, [3, 8, 22]), (ANY, [5, 24]), (WHOLE, [15, 39])],
    ids=["own", "any", "whole"],
)
def test_move_tree_of_indian(at: dict[str, Any], counted: list[int]) -> None:
    assert tree(at, len(counted)) == counted
