"""Small tables of Tile Rummy under options as they come, dense enough that much can be done."""

from dataclasses import replace
from random import Random

from engine.cards import JOKER, bare, is_joker, joker_as
from engine.games.tiles.rules import TilesOptions, tile_rummy
from engine.hands.every_meld import melds_in
from engine.melds import Meld, in_common, read
from tests.engine.rearranging.tables import Case

_NUMBERS = ((0, 1, 2, 3), (9, 10, 11, 12, 0), (3, 4, 5, 6, 7), (11, 12, 0, 1, 2))
_COLOURS = ((0,), (0, 1), (0, 1, 2), (0, 1, 2, 3))


def tile_case(seed: int, most: int = 11) -> Case:
    """No more tiles than that on the table and on the rack together; jokers mostly in melds."""
    chance = Random(seed)
    game = tile_rummy(_options(chance))
    options = game.options
    assert isinstance(options, TilesOptions)
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


def square_case(seed: int) -> Case:
    """Make a table that can lie as runs and as sets, with jokers for one or two of its tiles."""
    chance = Random(seed)
    moves = chance.choice(("replaced", "replaced", "fixed", "locked"))
    options = replace(_options(chance), jokers=3, jokers_in_meld=None, joker_moves=moves)
    game = tile_rummy(options)
    low, wide = chance.choice((0, 3, 10)), chance.choice((3, 4))
    jokers = chance.choice((1, 1, 2)) if wide == 3 else 1
    columns = [[colour * 13 + low + at for colour in range(wide)] for at in range(3)]
    rows = [[column[at] for column in columns] for at in range(wide)]
    melds = [list(cards) for cards in chance.choice((rows, columns))]
    hand = [chance.choice(chance.choice(rows)) for _ in range(chance.choice((1, 2)))]
    for cards in chance.sample(melds, jokers):
        at = chance.randrange(len(cards))
        card = cards[at]
        cards[at] = joker_as(card) if melds[0][0] // 13 == melds[0][1] // 13 else JOKER
        hand += [card] * (chance.random() < 1 / 3)
    # In half of the cases three tiles of the hand make a fourth set or longer runs.
    if chance.random() < 1 / 2 and low + 3 < 13:
        hand += chance.sample([colour * 13 + low + 3 for colour in range(wide)], 2)
    found = [read(cards, game.melds) for cards in melds]
    lie = tuple(in_common(reading) for reading in found if reading is not None)
    assert len(lie) == len(melds)
    return Case(game, lie, tuple(hand[: 4 - jokers]), chance.random() < 3 / 4)


def _options(chance: Random) -> TilesOptions:
    return TilesOptions(
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
