"""How many ways there are to play on from small tables: offered moves counted to a depth.

The first numbers are counted by hand in the comments; deeper ones hold the engine to what it is,
so that a change of the rules shows.
"""

from typing import TYPE_CHECKING

from engine.evolve import evolve
from engine.notation.position import read_position
from engine.phase import Phase
from engine.play import decide, offers
from tests.each import each
from tests.engine.tables import Json, position

if TYPE_CHECKING:
    from engine.state import State

WINDOW = position(
    {"A": "4S 9H", "B": "JD", "C": "QS"}, stock="10S 5H AC", discard="2H 9C", phase="may_i"
)
# B and C may ask or pass: 4. Whatever one of them says, the other may do both: 8.
LAY = position(
    {"A": "9S JK 9H 2D", "B": "JD", "C": "QS"},
    phase="play",
    stock="3D 4D",
    discard="2H",
    table=["B run 5S 6S 7S 8S"],
    down="AB",
    deal_no=2,
)
# Sets 9S 9H JK: 1. Lay-offs: 9S and JK as 9S above, JK as 4S below: 3. Discards: 4.
# Then 1 after the set (a discard), 5 after 9S, 3 and 4 after the joker above and below, and for
# each discard 2, the draw and the take of the next player: 21.
SWAP = position(
    {"A": "7S KD KH 3C", "B": "JD", "C": "QS"},
    phase="play",
    stock="3D 4D",
    discard="2H",
    table=["B run 5S 6S JK=7S 8S", "C set 3S 3H 3D"],
    down="ABC",
    deal_no=3,
)
# The swap: 1. The lay-off of 3C: 1. Discards: 4.

SALE = {
    "game": "shanghai",
    "options": {"deuces_wild": True},
    "players": ["A", "B", "C"],
    "phase": "may_i",
    "hands": {"A": ["4S"], "B": ["JD"], "C": ["QS"]},
    "stock": ["10S", "5H", "AC"],
    "discard": ["3H", "9C"],
    "buys": {"C": 3},
}
# Only B may buy or pass: 2. Then A has one card to discard, and is out.
WILD = {
    "game": "shanghai",
    "options": {"deuces_wild": True, "swap": "any"},
    "players": ["A", "B", "C"],
    "phase": "play",
    "hands": {"A": ["9S", "2H", "KD"], "B": ["JD"], "C": ["QS"]},
    "stock": ["3D", "4D"],
    "discard": ["3H"],
    "table": [
        {"owner": "B", "kind": "run", "cards": ["5S", "6S", "7S", "8S"]},
        {"owner": "B", "kind": "set", "cards": ["KS", "KH", "JK"]},
    ],
    "down": ["A", "B"],
}
# Lay-offs: 9S, 2H=9S, 2H=4S, and KD on the kings; 2H with the kings would be two wild cards beside
# two natural ones, which half allows: 5. KD takes the joker: 1. Discards: 3.

ROW = {
    "game": "rummy500",
    "options": {"packs": 2},
    "players": ["A", "B"],
    "hands": {"A": ["7H", "7D", "KC"], "B": ["QD", "2D"]},
    "stock": ["9C", "3C"],
    "discard": ["7S", "4S", "7S", "2H"],
    "table": [{"owner": "B", "kind": "run", "cards": ["4S", "5S", "6S"]}],
}
# The draw: 1. From either 7S on, as a set or on the run: 4; 4S and 2H go nowhere: 5.
# After the draw a discard: 4. After the nearer seven as a set, which the run does not take, a
# discard of KC or 2H: 2; on the run KC, 2H, 7H or 7D: 4. After the deeper one as a set the other 7S
# lies on the run (1), or KC, 4S, 7S or 2H are thrown: 5; on the run a set with the other (1), or
# 7H, 7D, KC, 4S, 7S, 2H: 7.
PHASE = {
    "game": "phases",
    "players": ["A", "B", "C"],
    "phase": "play",
    "hands": {"A": ["5R", "5B", "5G", "7R", "7B", "7Y", "SK"], "B": ["1R"], "C": ["2R"]},
    "stock": ["3R", "4R"],
    "discard": ["3B"],
}
# The phase: 1. Discards of numbers: 6. The skip card, which takes the turn of B or of C: 2. Then,
# after the phase, the skip card is the last card and skips nobody: 1; after a number the next draws
# or takes it: 12; after the skip card, which nobody takes, C or B draws: 2.
FLOAT = {
    "game": "phases",
    "options": {"rulebook": "float"},
    "players": ["A", "B"],
    "phase": "play",
    "hands": {"A": ["9Y", "W"], "B": ["1R"]},
    "stock": ["3R", "4R"],
    "discard": ["3B"],
    "table": [
        {"owner": "B", "kind": "set", "cards": ["9R", "9B", "9G"]},
        {"owner": "B", "kind": "run", "cards": ["3R", "4B", "5G", "6Y"]},
    ],
    "down": ["A", "B"],
}
# Hits: 9Y and W on the set, W=7 and W=2 on the run: 4. Discards: 2. After 9Y there are W on the set
# and at both ends, and its discard: 4; after W on the set 9Y there and its discard: 2; after W in
# the run the same: 2 and 2; after a discard the draw and the take of B: 2 and 2.


def tree(at: Json, depth: int) -> list[int]:
    """Numbers of sequences of 1, 2 … moves; a deal that is over has none."""
    given = read_position(at)
    level: list[State] = [given.state]
    counted = []
    for _ in range(depth):
        following = []
        for state in level:
            if state.phase is Phase.OVER:
                continue
            for seat in range(state.seats):
                for move in offers(given.game, state, seat):
                    reached = state
                    for event in decide(given.game, state, seat, move):
                        reached = evolve(reached, event)
                    following.append(reached)
        counted.append(len(following))
        level = following
    return counted


@each(
    ("at", "counted"),
    [
        (WINDOW, [4, 8, 16, 32]),
        (LAY, [8, 21, 51, 120]),
        (SWAP, [6, 14, 35, 71]),
        (SALE, [2, 2, 0]),
        (WILD, [9, 44, 162, 396]),
        (ROW, [5, 22, 37, 116]),
        (PHASE, [9, 15, 28, 56]),
        (FLOAT, [6, 14, 24, 49]),
    ],
    ids=["window", "lay", "swap", "sale", "wild", "row", "phase", "float"],
)
def test_move_tree(at: Json, counted: list[int]) -> None:
    assert tree(at, len(counted)) == counted
