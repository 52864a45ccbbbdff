"""Moves that were played out: which is chosen, and which is tried no further."""

from collections.abc import Sequence

from engine.decision import Option, TriedOption, ranked, still_close
from engine.moves import Discard


def one(card: int, worth: float, brought: Sequence[float], trust: float = 1.0) -> TriedOption:
    found = TriedOption(Option(Discard(card), worth, {"hand": worth}), trust)
    found.brought += brought
    return found


def test_what_was_brought_counts_as_much_as_it_is_trusted() -> None:
    blended = one(1, 10.0, [20.0, 30.0], trust=0.5).blended
    assert blended.worth == 17.5
    assert blended.parts == {"hand": 10.0, "tried": 7.5}


def test_another_is_chosen_only_where_it_is_surely_better() -> None:
    first, other = one(1, 5.0, [4.0, 6.0, 4.0, 6.0]), one(2, 4.0, [5.0, 9.0, 1.0, 9.0])
    options = [first.option, other.option, Option(Discard(3), 9.0, {"hand": 9.0})]
    doubtful = ranked([first, other], options, sure=1.0)
    assert [option.move for option in doubtful] == [Discard(1), Discard(3), Discard(2)]
    sure = ranked([first, other], options, sure=0.4)
    assert [option.move for option in sure] == [Discard(2), Discard(3), Discard(1)]


def test_what_is_surely_worse_is_tried_no_further() -> None:
    best, close, worse = (
        one(1, 5.0, [5.0, 6.0, 7.0]),
        one(2, 5.0, [4.0, 7.0, 6.0]),
        one(3, 5.0, [0.0, 1.5, 2.0]),
    )
    assert still_close([best, close, worse]) == [best, close]
