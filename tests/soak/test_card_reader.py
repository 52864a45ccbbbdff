"""What is drawn is read back from the picture: every card, and no other."""

from collections import Counter
from random import Random

import pytest

from bot.games.drawing import draw
from bot.render.specs import (
    CardStyle,
    GroupedHandSpec,
    HandGroup,
    HandSpec,
    MeldSpec,
    ResultSeat,
    ResultSpec,
    SeatSpec,
    TableSpec,
    TableStripSpec,
)
from engine.cards import JOKER, joker_as
from engine.deck import CARDS, Deck
from engine.games.registry import KNOWN
from tests.soak.card_reader import as_seen, cards_on

pytestmark = pytest.mark.long

DECKS = {name: one.deck for name, one in KNOWN.items() if one.deck is not CARDS}

SEATS = tuple(SeatSpec(seat, 7, False, seat == 1, False, name="Ann") for seat in (1, 2, 3))
MELDS = (
    MeldSpec(1, (4, 5, 6, 7), True),
    MeldSpec(2, (9, 22, joker_as(35))),
    MeldSpec(2, (JOKER - 1, 12, 25)),
)
IN_MELDS = [card for meld in MELDS for card in meld.cards]
# Each case has its own chance, so that its cards don't depend on the cases before it.
ROW = tuple(Random(2).sample(range(52), 14))


@pytest.mark.parametrize("style", CardStyle)
@pytest.mark.parametrize("count", [1, 13, 20])
def test_a_hand_however_its_cards_are_framed(style: CardStyle, count: int) -> None:
    chance = Random(f"{style.value} {count}")
    cards = tuple(chance.choice([*range(52), JOKER]) for _ in range(count))
    spec = HandSpec(cards, frozenset({0}), frozenset({count - 1, 0}), (3,), style)
    assert cards_on(draw(spec), "hand") == Counter(cards)


@pytest.mark.parametrize("style", CardStyle)
def test_a_hand_in_groups_with_wild_cards(style: CardStyle) -> None:
    chance = Random(f"{style.value} groups")
    cards = tuple(chance.choice([*range(52), JOKER, 5, 18]) for _ in range(13))
    groups = (HandGroup("First life", cards[:3]), HandGroup("Left over", cards[3:]))
    assert cards_on(draw(GroupedHandSpec(groups, wild=5, style=style)), "groups") == Counter(cards)


def test_the_card_that_was_cut_beside_an_empty_pile() -> None:
    table = draw(TableSpec(30, None, (), (), cut=44, wild=5))
    assert cards_on(table, "table") == Counter([44])
    strip = draw(TableStripSpec(TableSpec(30, None, (), cut=44, wild=5)))
    assert cards_on(strip, "strip") == Counter([44])


def test_a_table_with_its_upcard_or_its_row_and_its_melds() -> None:
    piles = draw(TableSpec(30, 12, MELDS, SEATS))
    assert cards_on(piles, "table") == Counter([12, *IN_MELDS])
    row = draw(TableSpec(30, None, MELDS, SEATS, ROW, True, 0))
    assert cards_on(row, "table") == Counter([*ROW, *IN_MELDS])


@pytest.mark.parametrize("style", CardStyle)
def test_a_strip(style: CardStyle) -> None:
    piles = draw(TableStripSpec(TableSpec(30, 12, MELDS), style))
    assert cards_on(piles, "strip") == Counter([12, *IN_MELDS])


def test_a_result() -> None:
    hands = [tuple(Random(count).sample(range(52), count)) for count in (0, 5, 11)]
    seats = tuple(
        ResultSeat(seat, hand, 5, 5, seat == 1, (MELDS[0].cards,))
        for seat, hand in enumerate(hands, start=1)
    )
    shown = [card for seat in seats for card in (*seat.cards, *MELDS[0].cards)]
    assert cards_on(draw(ResultSpec(seats)), "result") == Counter(shown)
    common = draw(ResultSpec(seats, MELDS))
    assert cards_on(common, "result") == Counter([*shown, *IN_MELDS])


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize("style", CardStyle)
def test_cards_of_another_deck_in_a_hand_on_a_table_and_in_a_strip(
    deck: Deck, style: CardStyle
) -> None:
    naturals = [suit * 13 + rank for suit in range(4) for rank in range(len(deck.ranks))]
    chance = Random(f"{style.value} {deck.ranks}")
    cards = tuple(chance.choice([*naturals, JOKER, *deck.others]) for _ in range(13))
    hand = draw(HandSpec(cards, frozenset({0}), frozenset({12, 0}), style=style, deck=deck.suits))
    assert cards_on(hand, "hand", deck) == Counter(cards)
    run, same = (4, 5, joker_as(6), 7), (9, 22, 35)
    melds = MeldSpec(1, run), MeldSpec(2, same)
    shown = as_seen(Counter([8, *run, *same]), deck)
    table = draw(TableSpec(30, 8, melds, SEATS, deck=deck.suits))
    assert cards_on(table, "table", deck) == shown
    strip = draw(TableStripSpec(TableSpec(30, 8, melds, deck=deck.suits), style))
    assert cards_on(strip, "strip", deck) == shown


def test_a_result_with_a_rack_of_forty_eight_tiles() -> None:
    tiles = DECKS["tiles"]
    every = Random(48).sample([*range(52), *range(52)], 104)
    racks = tuple(sorted(every[:48])), tuple(sorted(every[48:72]))
    seats = tuple(ResultSeat(seat, rack, 5, 5) for seat, rack in enumerate(racks, start=1))
    melds = tuple(MeldSpec(0, tuple(every[at : at + 4])) for at in range(72, 104, 4))
    picture = draw(ResultSpec(seats, melds, tiles.suits))
    assert cards_on(picture, "result", tiles) == Counter(every)
