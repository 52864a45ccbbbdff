"""Deals of Indian Rummy in chosen positions."""

from engine.cards import cards, pack, parse
from engine.events import Dealt

ANN = "4S 5S 6S 9H 10H JK QH KD KC KH 2D 2C 8C"
"""A pure sequence, a second one with a joker, three kings: whole with a wild seven or a two."""
BEN = "4D 5D 6D 9C 10C QC 3H 8D AS AH 2S JD 6H"
"""A pure sequence and no second one."""
CHI = "AC 3D 5H 7C 8S 9S JS QD KS 10D 3S 6C 2H"
"""Nothing."""


def indian_deal(
    *hands: str, upcard: str = "QS", stock: str = "7D", wild: str = "7H", deal_no: int = 1
) -> Dealt:
    """A deal of two packs with a joker each: seat 0 begins; ``stock`` is its top. An empty hand is
    that of a seat which is out of the game."""
    dealt = tuple(cards(hand) for hand in hands or (ANN, BEN, CHI))
    left = list(pack(2, 2))
    for card in (*(one for hand in dealt for one in hand), *cards(f"{upcard} {stock} {wild}")):
        left.remove(card)
    return Dealt(
        deal_no=deal_no,
        dealer=len(dealt) - 1,
        starter=0,
        hands=dealt,
        stock=(*cards(stock), *left),
        discard=cards(upcard),
        wild=parse(wild),
    )
