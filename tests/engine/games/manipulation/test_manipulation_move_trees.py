"""How many ways there are to play on from small tables of Manipulation Rummy, by what is offered:
new melds and single cards (engine/steps/rearrange.py)."""

from tests.each import each
from tests.engine.games.test_move_trees import tree
from tests.engine.tables import Json


def table(hand: str, melds: str, stock: str, **keys: object) -> Json:
    """A's turn; the others hold two odd cards each."""
    return {
        "game": "manipulation",
        "players": ["A", "B", "C"],
        "turn": "A",
        "phase": "play",
        "hands": {"A": hand.split(), "B": ["QD", "4D"], "C": ["KS", "9C"]},
        "stock": stock.split(),
        "table": [{"cards": cards.split()} for cards in melds.split(" / ") if cards],
    } | keys


LAY = table("8S KD", "5S 6S 7S / 8H 8D 8C", "2D")
# 8S lies on either meld, or a card is drawn: 3. Then B draws, after each laying: 2. After A's draw
# the stock is empty: 8S on either meld, or a pass: 3.
KNOCK = table("3S AH 2H", "5S 6S 7S / 3H 3D 3C", "2D 2C")
# Nothing fits but 3S on the set; with 6 points there is no knock, with 3S laid there is: a laying,
# a knock and a draw: 3. After the laying B draws, after the knock nothing: 1. After the draw of 2D
# 3S may be laid, and with 5 points left one may knock: 3.
FIRST = table("9S 9H 9D KC", "5S 6S 7S", "2D", options={"initial_meld": 20})
# The three nines, or a draw: 2. Then B's draw, and A's two after the draw: nines, or a pass: 3.


@each(
    ("at", "counted"),
    [(LAY, [3, 5, 5, 5]), (KNOCK, [3, 4, 6, 5]), (FIRST, [2, 3, 3, 3])],
    ids=["lay", "knock", "first"],
)
def test_move_tree(at: Json, counted: list[int]) -> None:
    assert tree(at, len(counted)) == counted
