"""Hands that grow without end: whoever says May I at every turn and lays nothing holds them."""

import random
from collections import Counter

from engine.cards import JOKER
from engine.games.contract.rules import ContractOptions, contract_rummy, points
from engine.hands import arrange
from engine.melds import readings
from tests.each import each

PACK = (*range(52), *range(52), *[JOKER] * 4)


@each("size", [46, 60, 80])
def test_an_enormous_hand_is_arranged_without_comparing_everything(size: int) -> None:
    """To compare all meldings of such a hand takes minutes, and longer with every card."""
    rules = contract_rummy(ContractOptions()).melds
    for number in range(3):
        hand = tuple(random.Random(number).sample(PACK, size))
        found = arrange(hand, rules, points)
        laid = [card for meld in found.melds for card in meld.cards]
        naturals = [card for card in (*laid, *found.deadwood) if card < JOKER]
        assert Counter(naturals) == Counter(card for card in hand if card < JOKER)
        assert len(laid) + len(found.deadwood) == size
        assert all(readings(meld.cards, rules) for meld in found.melds)
        assert found.points == sum(map(points, found.deadwood))
        assert len(laid) > size / 2
