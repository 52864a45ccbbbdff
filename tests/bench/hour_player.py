"""A player of one hour's work behind docs/player-protocol.md, which strong has to beat clearly.

``python -m bench duel --game basic --seats 2 --a strong --b "python tests/bench/hour_player.py"``.
It knows of the games what that page says: it lays what it can, throws what goes with nothing and
counts much, remembers what others took and what is gone, and waits for nothing that cannot come.
"""

import json
import sys
from collections import Counter

RANKS = {name: at for at, name in enumerate(("A", *map(str, range(2, 11)), "J", "Q", "K"))}
RANKS |= {"1": 0, "11": 10, "12": 11, "13": 12}
WILD, NO_RANK = ("JK", "W"), -9
LAYS = ("big_gin", "show", "rearrange", "knock", "contract", "meld", "lay_off")
COUNTS = {"contract": 15, "shanghai": 15, "dummy": 15}
FAR = {"basic": 2, "gin": 2}
SUITS = {"phases": "RBYG", "tiles": "RBYG"}


def place(card):
    """The rank of a card and its suit; none of a card that stands for others."""
    return NO_RANK if card.startswith((*WILD, "SK")) else RANKS[card[:-1]], card[-1]


class Player:
    """What it keeps of a deal: cards that are gone, and what each other player took and threw."""

    def __init__(self, told):
        self.game, self.you = told["game"], told["you"]
        self.deal()

    def deal(self):
        self.gone, self.took, self.threw = Counter(), {}, {}

    def sees(self, events):
        for one in events:
            card, by = one.get("card"), one.get("by")
            if one["event"] == "took":
                self.gone[place(card)] -= 1
                self.took.setdefault(by, []).append(card)
            elif one["event"] in ("discarded", "threw_to_knock"):
                self.gone[place(card)] += 1
                self.threw.setdefault(by, []).append(card)
                if card in self.took.get(by, ()):
                    self.took[by].remove(card)
            elif one["event"] == "laid_down":
                self.gone.update(map(place, one["meld"]["cards"]))
            elif one["event"] == "laid_off":
                self.gone.update(map(place, one["cards"]))

    def points(self, card):
        at, _ = place(card)
        return COUNTS.get(self.game, 1) if at < 1 else min(at + 1, 10)

    def chances(self, one, other):
        """How many cards may still come that make a meld with these two."""
        if one in WILD or other in WILD:
            return 4
        (low, first), (high, second) = sorted((place(one), place(other)))
        if low == high:
            return 2 - sum(self.gone[low, suit] > 0 for suit in SUITS.get(self.game, "SHDC"))
        if first != second or high - low > FAR.get(self.game, 3):
            return 0
        wanted = [low + 1] if high - low == 2 else [low - 1, high + 1]
        return sum(self.gone[at, first] < 1 for at in wanted if 0 <= at < 13)

    def worth(self, card, hand):
        """What it is worth to keep this card among these."""
        rest = list(hand)
        rest.remove(card)
        best = sorted((self.chances(card, other) for other in rest), reverse=True)
        likes = sum(self.chances(card, other) for took in self.took.values() for other in took)
        return 3 * sum(best[:2]) - self.points(card) / 4 + likes

    def choose(self, ask):
        table = ask["position"]
        hand, pile = table["hands"][self.you], table["discard"]
        offers = {}
        for move in ask["offers"]:
            offers.setdefault(move["move"], []).append(move)
        for name in LAYS:
            if name in offers:
                return max(offers[name], key=lambda move: len(move.get("cards", ())))
        for name in ("take", "may_i"):
            if name in offers and ("meld" in offers[name][0] or self.melds(pile[-1], hand)):
                return offers[name][0]
        if "discard" in offers:
            return min(offers["discard"], key=lambda move: self.worth(move["card"], hand))
        return next(offers[name][0] for name in ("draw", "pass", *offers) if name in offers)

    def melds(self, card, hand):
        """Whether it makes a set or a run with two of these."""
        at, suit = place(card)
        alike = [other for other in hand if place(other)[0] == at or {other, card} & {*WILD}]
        line = {low for low, other in map(place, hand) if other == suit}
        return len(alike) >= 2 or any(
            {at + a, at + b} <= line for a, b in ((-2, -1), (-1, 1), (1, 2))
        )


for text in sys.stdin:
    told = json.loads(text)
    if told["kind"] == "game":
        player = Player(told)
    elif told["kind"] == "deal":
        player.deal()
    elif told["kind"] == "step":
        player.sees(told["events"])
    elif told["kind"] == "ask":
        print(json.dumps({"no": told["no"], "move": player.choose(told)}), flush=True)
