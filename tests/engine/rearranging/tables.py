"""Small tables that belong to nobody, dense enough that much can be done with them."""

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from engine.cards import JOKER, Card, bare
from engine.game import Game
from engine.games.manipulation.rules import ManipulationOptions, manipulation_rummy
from engine.hands.every_meld import melds_in
from engine.melds import Meld, in_common, read

_RANKS = ((0, 1, 2, 3), (9, 10, 11, 12, 0), (3, 4, 5, 6, 7), (11, 12, 0, 1, 2))
_SUITS = ((0,), (0, 1), (0, 1, 2), (0, 1, 2, 3))


class Case(NamedTuple):
    """A table, a hand, and whether its player has laid before."""

    game: Game
    melds: tuple[Meld, ...]
    hand: tuple[Card, ...]
    opened: bool


@st.composite
def cases(draw: st.DrawFn, most: int = 12) -> Case:
    """Options as they come, and no more cards than that on the table and in the hand together."""
    chance = Random(draw(st.integers(0, 2**32 - 1)))
    options = ManipulationOptions(
        packs=chance.choice((1, 2)),
        jokers=chance.choice((0, 1, 2, 3)),
        ace=chance.choice(("both", "low", "high")),
        min_naturals=chance.choice((1, 1, 2)),
        joker_moves=chance.choice(("free", "replaced", "fixed")),
        initial_meld=chance.choice((0, 0, 0, 1, 20, 30)),
        joker_points=chance.choice((0, 25)),
    )
    game = manipulation_rummy(options)
    suits, ranks = chance.choice(_SUITS), chance.choice(_RANKS)
    left = [suit * 13 + rank for suit in suits for rank in ranks] * (options.packs or 1)
    left += [JOKER] * (options.jokers or 0)
    chance.shuffle(left)
    melds: list[Meld] = []
    for _ in range(chance.randint(0, 3)):
        fit = [meld for meld in melds_in(tuple(left), game.melds) if len(meld) <= 5]
        lie = sum(len(meld.cards) for meld in melds)
        if not fit or lie + 5 >= most:
            break
        reading = read(chance.choice(fit), game.melds)
        assert reading is not None
        melds.append(in_common(reading))
        for card in reading.cards:
            left.remove(bare(card))
    room = most - sum(len(meld.cards) for meld in melds)
    hand = tuple(left[: chance.randint(1, min(5, room))])
    return Case(game, tuple(melds), hand, chance.random() < 1 / 2)
