"""What a player of Basic Rummy may hold who has few cards left."""

from itertools import combinations

from engine.cards import cards, parse
from engine.games.basic.features import Clues, least_melds, possible_hands
from engine.games.registry import REGISTRY, game
from engine.hands.masks import mask_of
from engine.melds import read
from engine.options import read_options
from tests.each import each

RULES = game("basic", read_options(REGISTRY["basic"], {}))
OPEN = "7S 7H 7D KS KH KD 2C 5D"


def chances(size=2, sure="", let_go="", fits="", outside=f"{OPEN} 9C"):
    clues = Clues(
        size,
        mask_of(cards(sure)),
        mask_of(cards(OPEN)) & ~mask_of(cards(sure)),
        mask_of(cards(outside)),
        mask_of(cards(fits)),
        (mask_of(cards(let_go)), 0, 0),
    )
    found = possible_hands(clues, least_melds(RULES.melds), RULES.points)
    return {frozenset(one.cards): one for one in found}


def test_pair_that_may_be_melded_is_likelier_than_one_of_which_all_others_are_gone():
    alive = chances()
    dead = chances(outside="7S 7H KS KH KD 2C 5D")
    sevens, kings = frozenset(cards("7S 7H")), frozenset(cards("KS KH"))
    assert alive[sevens].chance > alive[kings].chance, "kings count more against the hand"
    assert dead[sevens].chance < dead[kings].chance


def test_hand_that_would_have_melded_with_what_was_let_go_is_unlikely():
    kings = frozenset(cards("KS KH"))
    assert chances(let_go="KC")[kings].chance < chances()[kings].chance / 2


def test_card_that_fits_on_the_table_is_seldom_held():
    kings = frozenset(cards("KS KH"))
    assert chances(fits="KS")[kings].chance < chances()[kings].chance / 2


def test_cards_known_to_be_held_are_in_every_hand_and_melds_would_lie_on_the_table():
    found = chances(size=3, sure="7S")
    assert found
    for held, one in found.items():
        assert parse("7S") in held
        assert read(sorted(held), RULES.melds) is None
        assert all(one.outs >> card & 1 == _melds_with(held, card) for card in range(52))
        assert 0 < one.chance < 1


def _melds_with(held, card):
    return card not in held and any(
        read((*two, card), RULES.melds) is not None for two in combinations(held, 2)
    )


@each("size", [1, 4, 10])
def test_other_sizes_are_not_looked_at(size):
    assert chances(size=size) == {}
