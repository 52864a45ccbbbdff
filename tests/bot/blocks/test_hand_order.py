"""The order in which a hand is shown."""

from hypothesis import given
from hypothesis import strategies as st

from bot.blocks.shown_hand import ordered
from bot.people.preferences import NEXT_SORT, Sort
from engine.cards import JOKER, names, pack, parse
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.games.manipulation.rules import ManipulationOptions, manipulation_rummy
from tests.each import each

RULES = contract_rummy(ContractOptions())
PACK = pack(2, 4)
HANDS = st.sets(st.integers(0, len(PACK) - 1), max_size=20).map(lambda at: [PACK[i] for i in at])


@given(HANDS, st.sampled_from(Sort))
def test_every_card_is_shown_once(hand: list[int], sort: Sort) -> None:
    order = ordered(hand, sort, RULES)
    assert sorted(order.positions) == list(range(len(hand)))
    assert list(order.gaps) == sorted(set(order.gaps))
    assert all(0 < gap < len(hand) for gap in order.gaps)


@each(
    ("sort", "expected", "gaps"),
    [
        (Sort.SUIT, "2S 9S 9H 2C 5D 9D JK", (2, 3, 4, 6)),
        (Sort.RANK, "2S 2C 5D 9S 9H 9D JK", ()),
    ],
)
def test_by_suit_and_by_rank(sort: Sort, expected: str, gaps: tuple[int, ...]) -> None:
    hand = [parse(card) for card in ["9H", "JK", "2C", "9D", "2S", "5D", "9S"]]
    order = ordered(hand, sort, RULES)
    assert " ".join(names(hand[position] for position in order.positions)) == expected
    assert order.gaps == gaps


def test_by_melds_puts_the_melds_first() -> None:
    hand = [parse(card) for card in ["9H", "2C", "9D", "9S", "5H", "6H", "7H", "8H", "KD"]]
    order = ordered(hand, Sort.MELDS, RULES)
    first = {*(hand[position] for position in order.positions[: order.gaps[-1]])}
    assert first == {parse(card) for card in ["9H", "9D", "9S", "5H", "6H", "7H", "8H"]}


def test_sort_goes_round() -> None:
    assert NEXT_SORT[NEXT_SORT[NEXT_SORT[Sort.SUIT]]] is Sort.SUIT


def test_a_hand_that_grew_by_drawing_on_and_on_is_not_searched_for_melds() -> None:
    common = manipulation_rummy(ManipulationOptions())
    hand = [*(rank + 13 * suit for rank in range(0, 10, 2) for suit in range(4)), JOKER]
    assert ordered(hand[:-1], Sort.MELDS, common) != ordered(hand[:-1], Sort.SUIT, common)
    assert ordered(hand, Sort.MELDS, common) == ordered(hand, Sort.SUIT, common)
