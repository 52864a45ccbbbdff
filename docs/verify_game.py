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


def lanes_of(stock, seats, first, way):
    """The first stock, a card to the lane of each seat in turn."""
    return [stock[(seat - first) * way % seats :: seats] for seat in range(seats)]


def lanes_again(luck, purpose, pack, pile, seats):
    """A stock made of the pile: the places of the whole pack, shuffled, as far as the pile goes."""
    lanes = [[] for seat in range(seats)]
    for index, place in enumerate(shuffled(luck, purpose, range(len(pack)))):
        if pack[:place].count(pack[place]) < pile.count(pack[place]):
            lanes[index % seats].append(pack[place])
    return lanes


def draw(lanes, seat, way):
    """The next card of the seat's own lane; if that is empty, the last of the longest other."""
    if lanes[seat]:
        return lanes[seat].pop(0)
    others = [lanes[(seat + way * step) % len(lanes)] for step in range(1, len(lanes))]
    longest = max(others, key=len)
    return longest.pop() if longest else None


def checks(game):
    """What is checked, and whether it is so."""
    seed, seats = bytes.fromhex(game["seed"]), len(game["seats"])
    yield "seal " + game["seal"], sha256(seed).hexdigest() == game["seal"]
    salts = b"".join(b"/" + salt.encode() for salt in game["salts"])
    luck = sha256(seed + salts).digest() if salts else seed
    yield "first dealer", numbers(luck, "dealer")(seats) == game["dealer"]
    if "daily" in game:
        yield from checks_of_day(game["daily"], game["game"], seed)
    for deal in game["deals"]:
        yield from checks_of_deal(luck, deal, seats, game.get("pack"))


def checks_of_day(daily, game, seed):
    """A deal of the day: from its secret a hash a day leads to the anchor, and its seed follows."""
    link = secret = bytes.fromhex(daily["secret"])
    for _ in range(daily["day"]):
        link = sha256(b"upcard/daily/chain/" + link).digest()
    yield f"day {daily['day']} of the chain {daily['anchor']}", link.hex() == daily["anchor"]
    yield "seed of the day", sha256(f"upcard/daily/{game}/".encode() + secret).digest() == seed


def checks_of_deal(luck, deal, seats, pack):
    """The same for one deal: how it was dealt, then who drew what, stock by stock."""
    number, way = deal["deal"], deal["direction"]
    # The pack as it lay before the deal: a card to each in turn who plays, a cut card and an upcard
    # if there are any, the stock.
    order = [(deal["dealer"] + way * turn) % seats for turn in range(1, seats + 1)]
    hands = [deal["hands"][seat] for seat in order if deal["hands"][seat]]
    lay = [card for one_round in zip(*hands) for card in one_round]
    lay += [deal["wild"]] if "wild" in deal else []
    lay += [deal["upcard"]] * (deal["upcard"] is not None) + deal["stock"]
    pack = pack or PACK * (len(lay) // 52) + ["JK"] * (len(lay) % 52)
    same_size = len(set(map(len, hands))) == 1
    full = shuffled(luck, f"deal/{number}", pack)
    yield f"deal {number}", same_size and full == lay
    stock = full[len(full) - len(deal["stock"]) :]
    lanes, what, count, is_so = lanes_of(stock, seats, order[0], way), "draws", 0, True
    for one in deal["draws"]:
        if "pile" in one:
            yield f"deal {number}, {what}", is_so
            count, is_so = count + 1, True
            what = f"new stock {count}"
            lanes = lanes_again(luck, f"again/{number}/{count}", pack, one["pile"], seats)
        else:
            is_so = draw(lanes, one["seat"], way) == one["card"] and is_so
    yield f"deal {number}, {what}", is_so


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = list(checks(json.loads(Path(sys.argv[1]).read_text("utf-8"))))
    for what, is_so in found:
        print("ok   " if is_so else "WRONG", what)
    sys.exit(0 if all(is_so for _, is_so in found) else 1)
