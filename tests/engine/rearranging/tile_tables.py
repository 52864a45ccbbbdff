"""Small tables of Tile Rummy under options as they come, dense enough that much can be done."""

from random import Random

from engine.cards import JOKER, bare, is_joker
from engine.games.tiles import TilesOptions, tile_rummy
from engine.hands.every_meld import melds_in
from engine.melds import Meld, in_common, read
from tests.engine.rearranging.tables import Case

_NUMBERS = ((0, 1, 2, 3), (9, 10, 11, 12, 0), (3, 4, 5, 6, 7), (11, 12, 0, 1, 2))
_COLOURS = ((0,), (0, 1), (0, 1, 2), (0, 1, 2, 3))


def tile_case(seed: int, most: int = 11) -> Case:
    """No more tiles than that on the table and on the rack together; jokers mostly in melds."""
    chance = Random(seed)
    options = TilesOptions(
        copies=chance.choice((2, 2, 3)),
        jokers=chance.choice((0, 1, 2, 2, 3)),
        one_after_13=chance.choice(("no", "no", "end", "round")),
        jokers_in_meld=chance.choice((None, None, None, 1)),
        initial_meld=chance.choice((0, 0, 0, 10, 20, 30)),
        opening=chance.choice(("apart", "then", "counts")),
        joker_in_opening=chance.choice((True, True, False)),
        joker_moves=chance.choice(("free", "replaced", "replaced", "locked", "locked", "fixed")),
        joker_filled_by=chance.choice(("any", "rack")),
        set_of_three=chance.choice(("one", "both")),
        freed_joker=chance.choice(("any", "any", "new_meld")),
    )
    game = tile_rummy(options)
    colours, numbers = chance.choice(_COLOURS), chance.choice(_NUMBERS)
    left = [colour * 13 + number for colour in colours for number in numbers] * options.copies
    left += [JOKER] * (options.jokers or 0)
    chance.shuffle(left)
    melds: list[Meld] = []
    for _ in range(chance.randint(0, 3)):
        fit = [meld for meld in melds_in(tuple(left), game.melds) if len(meld) <= 5]
        if not fit or sum(len(meld.cards) for meld in melds) + 5 >= most:
            break
        with_jokers = [meld for meld in fit if any(map(is_joker, meld))]
        chosen = with_jokers if with_jokers and chance.random() < 0.6 else fit
        reading = read(chance.choice(chosen), game.melds)
        assert reading is not None
        melds.append(in_common(reading))
        for card in reading.cards:
            left.remove(bare(card))
    room = most - sum(len(meld.cards) for meld in melds)
    hand = tuple(left[: chance.randint(1, min(5, room))])
    return Case(game, tuple(melds), hand, chance.random() < 1 / 2)
