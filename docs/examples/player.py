"""A whole computer player for every game: it speaks docs/player-protocol.md and needs nothing.

It lays what it can, takes what goes with two cards of its hand, discards what goes with nothing.
"""

import json
import sys

RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13}
WILD = ("JK", "W")
LAYS = ("declare", "big_gin", "show", "rearrange", "knock", "contract", "meld", "lay_off")
LEAVES = ("draw", "pass")


def rank(card):
    """An ace is 1; a skip card of Ten Phases has none."""
    return int(card[:-1]) if card[:-1].isdigit() else RANKS.get(card[:-1], 99)


def friends(card, hand):
    """How many cards of the hand could lie in one meld with this card."""
    if card in WILD:
        return 9
    return sum(
        other in WILD
        or rank(other) == rank(card)
        or (other[-1] == card[-1] and abs(rank(other) - rank(card)) <= 2)
        for other in hand
    )


def wanted(take, hand, pile):
    """Whether to have the upcard; cards of a row come with a meld, which is always good."""
    return "meld" in take or friends(pile[-1], hand) >= 2


def choose(ask, you):
    """One of the offered moves."""
    table = ask["position"]
    hand, pile = table["hands"][you], table["discard"]
    offers = {}
    for move in ask["offers"]:
        offers.setdefault(move["move"], []).append(move)
    for name in LAYS:
        if name in offers:
            return offers[name][0]
    for name in ("take", "may_i"):
        if name in offers and wanted(offers[name][0], hand, pile):
            return offers[name][0]
    if "discard" in offers:
        return min(offers["discard"], key=lambda move: friends(move["card"], hand))
    return next(offers[name][0] for name in (*LEAVES, *offers) if name in offers)


for line in sys.stdin:
    told = json.loads(line)
    if told["kind"] == "game":
        you = told["you"]
    if told["kind"] == "ask":
        print(json.dumps({"no": told["no"], "move": choose(told, you)}), flush=True)
