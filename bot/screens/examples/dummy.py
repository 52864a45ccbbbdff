"""Examples for Thai Dummy."""

from bot.screens.examples.example import (
    Example,
    Situation,
    Strip,
    Strips,
    illustration,
    laying_off,
    meld,
    strip,
)
from engine.cards import cards
from engine.games.dummy.rules import DummyOptions
from engine.moves import Knock, Move, TakeRow

_RUN = "8C 9C 10C JC"
_ROW = "9D 4S KH 4H JC"
_ROW_ALONE = "5H 6H JC 7H"


def dummy_strips(options: DummyOptions, deal_no: int) -> Strips:
    """Melds (DUMMY 4), the row (5), laying off (7), the knock (8), what cards count (10)."""
    return {
        "melds": (
            strip(
                meld("7C 7D 7H", True, "example-set"),
                meld("4D 5D 6D", True, "example-run"),
                meld("QS KS AS", True, "example-ace-high"),
                meld("AS 2S 3S", False, "example-ace-only-high"),
            ),
        ),
        "row": (_taken(), _not_taken()),
        "lay-off": (laying_off(_RUN, "QC", "6C 7C", "6C"),),
        "knock": (_knocked(), _not_knocked()),
        "values": (
            strip(
                illustration("2C", "example-speto"),
                illustration("QS", "example-speto"),
                illustration("KD", "example-worth"),
                illustration("7D", "example-worth"),
            ),
        ),
    }


def _taken() -> Strip:
    """A take that makes a set with a card of the hand."""
    before = Situation(cards("4C KD 3D"), row=cards(_ROW), free=False, drawn=False)
    move = TakeRow(cards("4S")[0], cards("4S 4H 4C"))
    return strip(
        illustration(_ROW, "example-row"),
        illustration("4C", "example-held"),
        Example(cards("4S 4H 4C"), True, "example-take", before, move),
    )


def _not_taken() -> Strip:
    """A meld that lies in the row already: nothing of the hand is in it."""
    before = Situation(cards("4C KD 3D"), row=cards(_ROW_ALONE), free=False, drawn=False)
    move = TakeRow(cards("5H")[0], cards("5H 6H 7H"))
    return strip(
        illustration(_ROW_ALONE, "example-row"),
        Example(cards("5H 6H 7H"), False, "example-take-not", before, move),
    )


def _knocked() -> Strip:
    """A dark knock: all but one card goes down at once."""
    run, of_a_kind, [kept] = cards("6H 7H 8H"), cards("JS JD JC"), cards("4C")
    before = Situation((*run, *of_a_kind, kept), free=False)
    move: Move = Knock(kept, (run, of_a_kind))
    return strip(
        Example(run, True, "example-knock-laid", before, move),
        Example(of_a_kind, True, "example-knock-laid", before, move),
        illustration("4C", "example-knock-card"),
    )


def _not_knocked() -> Strip:
    """Two cards would be left."""
    run, left = cards("6H 7H 8H"), cards("4C KD")
    before = Situation((*run, *left), free=False)
    return strip(
        illustration("6H 7H 8H", "example-knock-laid"),
        Example(left, False, "example-knock-two", before, Knock(left[0], (run,))),
    )
