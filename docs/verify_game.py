"""Check the shuffles of a game: python verify_game.py shuffles.json

The file comes from /verify. The recipe is in fair-shuffle.md; nothing but Python is needed. Prints
a line a check; exit status 0 if all is so, else 1.
"""

import json
import sys
from hashlib import sha256, shake_256
from pathlib import Path

PACK = [rank + suit for suit in "SHDC" for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]


def numbers(luck, purpose):
    """A function that gives the next number below n for this purpose, each equally likely."""
    stream = shake_256(b"upcard/1/" + purpose.encode() + b"/" + luck).digest(8 * 4096)
    words = (int.from_bytes(stream[at : at + 8], "big") for at in range(0, len(stream), 8))
    return lambda n: next(word for word in words if word < 2**64 - 2**64 % n) % n


def shuffled(luck, purpose, cards):
    """The cards in the order that this purpose gives them."""
    cards, below = list(cards), numbers(luck, purpose)
    for place in range(len(cards) - 1, 0, -1):
        other = below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def checks(game):
    """What is checked, and whether it is so."""
    seed, seats = bytes.fromhex(game["seed"]), len(game["seats"])
    yield "seal " + game["seal"], sha256(seed).hexdigest() == game["seal"]
    salts = b"".join(b"/" + salt.encode() for salt in game["salts"])
    luck = sha256(seed + salts).digest() if salts else seed
    yield "first dealer", numbers(luck, "dealer")(seats) == game["dealer"]
    for deal in game["deals"]:
        number, way = deal["deal"], deal["direction"]
        # The pack as it lay before the deal: a card to each in turn, an upcard if any, the stock.
        hands = [
            deal["hands"][(deal["dealer"] + way * turn) % seats] for turn in range(1, seats + 1)
        ]
        lay = [card for one_round in zip(*hands) for card in one_round]
        lay += [deal["upcard"]] * (deal["upcard"] is not None) + deal["stock"]
        pack = PACK * (len(lay) // 52) + ["JK"] * (len(lay) % 52)
        same_size = len(set(map(len, hands))) == 1
        yield f"deal {number}", same_size and shuffled(luck, f"deal/{number}", pack) == lay
        for count, new in enumerate(deal["new_stocks"], 1):
            stock = shuffled(luck, f"recycle/{number}/{count}", new["from"])
            yield f"deal {number}, new stock {count}", stock == new["stock"]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = list(checks(json.loads(Path(sys.argv[1]).read_text("utf-8"))))
    for what, is_so in found:
        print("ok   " if is_so else "WRONG", what)
    sys.exit(0 if all(is_so for _, is_so in found) else 1)
