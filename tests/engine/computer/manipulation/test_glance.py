"""What is seen of a common table at a glance."""

from hypothesis import given, settings

from engine.cards import names
from engine.computer.manipulation.glance import glanced
from engine.computer.notes import BLANK
from engine.computer.question import Question
from engine.phase import Phase
from engine.play import is_legal, start
from engine.state import remembering
from engine.steps.rearrange import Opened
from tests.engine.computer.manipulation.test_choice import question
from tests.engine.rearranging.tables import Case, cases
from tests.engine.rearranging.test_search import searched


def seen(hand: str, *table: str) -> list[str]:
    """The melds that a glance shows to lay, in words."""
    lie = [{"cards": one.split()} for one in table]
    found = glanced(question(hand, table=lie))
    return [] if found is None else [" ".join(names(cards)) for cards in found.table]


def at_table(case: Case) -> Question:
    """The same for whoever holds that hand."""
    state = start(case.game, 2)._replace(
        phase=Phase.PLAY, turn=0, hands=(case.hand, (0,)), melds=case.melds
    )
    if case.opened:
        state = remembering(state, Opened((0,)))
    return Question(case.game, state, 0, BLANK)


@settings(max_examples=40, deadline=None)
@given(case=cases())
def test_what_it_shows_may_be_laid_and_is_never_more_than_the_search_finds(case: Case) -> None:
    asked = at_table(case)
    found, best = glanced(asked), searched(case).table
    if found is not None:
        assert best is not None
        assert is_legal(asked.game, asked.state, asked.seat, found)
        assert sum(map(len, found.table)) <= sum(map(len, best))
        assert glanced(asked) == found
    elif not any(card >= 52 for cards in best or () for card in cards):
        assert best is None, "without jokers so small a table is seen whole"


def test_it_takes_melds_apart() -> None:
    lie = ("7S 7H 7D 7C", "3S 4S 5S 6S")
    assert seen("8S KD", *lie) == ["7H 7D 7C", "3S 4S 5S 6S 7S 8S"]


def test_a_joker_makes_a_meld_of_two_cards_of_the_hand() -> None:
    assert seen("QS QD JK 2C", "7S 7H 7D") == ["7S 7H 7D", "QS QD JK"]


def test_a_joker_that_lies_is_set_free_for_the_hand() -> None:
    assert seen("10S JS 5C", "7S 7H 7D JK", "2H 3H 4H") == ["7S 7H 7D", "2H 3H 4H", "10S JS JK=QS"]


def test_nothing_can_be_laid() -> None:
    assert seen("8S KD", "2H 3H 4H") == []
