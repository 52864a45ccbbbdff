"""The search for the rearrangement that lays most cards, against all that can be laid at all."""

from unittest.mock import patch

from hypothesis import given

from engine.cards import bare, names, parse
from engine.games.manipulation.rules import ManipulationOptions, manipulation_rummy
from engine.melds import in_common, read
from engine.rearranging.new_table import checked_table
from engine.rearranging.search import Best, LookLimit, best_table
from tests.engine.rearranging.every_table import every_table
from tests.engine.rearranging.tables import Case, cases
from tests.examples import examples

GAME = manipulation_rummy(ManipulationOptions())


def searched(case: Case) -> Best:
    game = case.game
    assert game.common is not None
    return best_table(
        case.melds,
        case.hand,
        game.melds,
        game.common,
        game.points,
        opened=case.opened,
        late=lambda: False,
    )


def best(table: str, hand: str) -> list[str] | None:
    """The melds of the best table, out of melds and a hand in words."""
    found = searched(_case(table, hand)).table
    return None if found is None else [" ".join(names(cards)) for cards in found]


def _case(table: str, hand: str) -> Case:
    lie = [read([parse(word) for word in one.split()], GAME.melds) for one in table.split(" / ")]
    melds = tuple(in_common(one) for one in lie if one is not None)
    return Case(GAME, melds, tuple(parse(word) for word in hand.split()), True)


@examples(50)
@given(case=cases())
def test_nothing_that_may_be_laid_is_better_than_what_it_finds(case: Case) -> None:
    points = case.game.points
    tables = every_table(case.game, case.melds, case.hand, opened=case.opened)
    worth = [(len(cards), sum(map(points, cards))) for _, cards, _ in tables]
    found = searched(case)
    assert found.exact
    assert (found.table is None) == (not worth)
    if found.table is not None:
        assert case.game.common is not None
        _, cards, _ = checked_table(
            found.table,
            case.melds,
            case.hand,
            case.game.melds,
            case.game.common,
            opened=case.opened,
        )
        assert (len(cards), sum(map(points, cards))) == max(worth)


@examples(50)
@given(case=cases())
def test_it_proves_what_is_best_however_little_a_first_look_finds(case: Case) -> None:
    with patch("engine.rearranging.sweep.QUICK", 1):
        found = searched(case)
    assert found.exact
    assert _worth(case, found) == _worth(case, searched(case))


def test_a_joker_of_the_hand_that_is_laid_counts_as_much_as_one_that_may_be() -> None:
    # Else the search would leave out what lays it early.
    with patch("engine.rearranging.sweep.QUICK", 1):
        assert best("5S 6S 7S", "JK 8S 4S") == ["JK=3S 4S 5S 6S 7S 8S"]


def _worth(case: Case, found: Best) -> tuple[int, int]:
    """How many cards of the hand are laid, and what they count."""
    lie = [card for meld in case.melds for card in meld.cards]
    laid = [card for cards in found.table or (lie,) for card in cards]
    points = [sum(case.game.points(bare(card)) for card in cards) for cards in (laid, lie)]
    return len(laid) - len(lie), points[0] - points[1]


def test_it_splits_and_joins_to_lay_one_card() -> None:
    lie = "7S 7H 7D 7C / 3S 4S 5S 6S"
    assert best(lie, "8S KD") == ["7H 7D 7C", "3S 4S 5S 6S 7S 8S"]


def test_what_needs_no_change_lies_as_it_was_and_where_it_was() -> None:
    lie = "4H 5H 6H / 7H 8H 9H / KS KD KC / 2C 3C 4C"
    assert best(lie, "5C JD") == ["4H 5H 6H", "7H 8H 9H", "KS KD KC", "2C 3C 4C 5C"]


def test_of_as_many_cards_it_lays_the_dearest() -> None:
    assert best("7S 8S 9S / 7H 7D 7C", "6S 10S 5H") == ["6S 7S 8S 9S 10S", "7H 7D 7C"]
    assert best("2S 2H 2D / KS KH KD", "2C KC") == ["2S 2H 2D 2C", "KS KH KD KC"]


def test_nothing_can_be_laid() -> None:
    assert best("7S 8S 9S", "2C KD") is None


def test_whose_time_is_over_says_so() -> None:
    case = _case("7S 7H 7D 7C / 3S 4S 5S 6S / JH QH JK", "8S KD 9D 2C 2S 10S")
    game = case.game
    assert game.common is not None
    found = best_table(
        case.melds,
        case.hand,
        game.melds,
        game.common,
        game.points,
        opened=True,
        late=lambda: True,
    )
    assert found == Best(None, exact=False)


def test_a_quick_look_always_finds_the_same() -> None:
    case = _case("7S 7H 7D 7C / 3S 4S 5S 6S / JH QH JK", "8S KD 9D 2C 2S 10S")
    game = case.game
    assert game.common is not None
    found = {
        best_table(
            case.melds, case.hand, game.melds, game.common, game.points, opened=True, late=None
        )
        for _ in range(2)
    }
    assert len(found) == 1


def test_the_limit_ends_after_so_many_questions() -> None:
    late = LookLimit(3)
    assert [late() for _ in range(5)] == [False, False, False, True, True]
