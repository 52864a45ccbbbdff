"""Examples for Thai Dummy."""

from bot.screens.examples.example import Before, Example, Strip, Strips, cards, lay_off, meld, shown
from engine.games.dummy import DummyOptions
from engine.moves import Knock, Move, TakeRow

_RUN = "8C 9C 10C JC"
_ROW = "9D 4S KH 4H JC"
_ROW_ALONE = "5H 6H JC 7H"


def dummy_strips(options: DummyOptions, deal_no: int) -> Strips:
    """Melds (DUMMY 4), the row (5), laying off (7), the knock (8), what cards count (10)."""
    return {
        "melds": (
            Strip(
                (
                    meld("7C 7D 7H", True, "example-set"),
                    meld("4D 5D 6D", True, "example-run"),
                    meld("QS KS AS", True, "example-ace-high"),
                    meld("AS 2S 3S", False, "example-ace-only-high"),
                )
            ),
        ),
        "row": (_taken(), _not_taken()),
        "lay-off": (
            Strip(
                (
                    shown(_RUN, "example-on-table"),
                    lay_off("QC", _RUN, True, "example-fits"),
                    lay_off("6C 7C", _RUN, True, "example-fits-both"),
                    lay_off("6C", _RUN, False, "example-fits-not"),
                )
            ),
        ),
        "knock": (_knocked(), _not_knocked()),
        "values": (
            Strip(
                (
                    shown("2C", "example-speto"),
                    shown("QS", "example-speto"),
                    shown("KD", "example-worth"),
                    shown("7D", "example-worth"),
                )
            ),
        ),
    }


def _taken() -> Strip:
    """A take that makes a set with a card of the hand."""
    before = Before(cards("4C KD 3D"), row=cards(_ROW), free=False, drawn=False)
    move = TakeRow(cards("4S")[0], cards("4S 4H 4C"))
    return Strip(
        (
            shown(_ROW, "example-row"),
            shown("4C", "example-held"),
            Example(cards("4S 4H 4C"), True, "example-take", before, move),
        )
    )


def _not_taken() -> Strip:
    """A meld that lies in the row already: nothing of the hand is in it."""
    before = Before(cards("4C KD 3D"), row=cards(_ROW_ALONE), free=False, drawn=False)
    move = TakeRow(cards("5H")[0], cards("5H 6H 7H"))
    return Strip(
        (
            shown(_ROW_ALONE, "example-row"),
            Example(cards("5H 6H 7H"), False, "example-take-not", before, move),
        )
    )


def _knocked() -> Strip:
    """A dark knock: all but one card goes down at once."""
    run, of_a_kind, [kept] = cards("6H 7H 8H"), cards("JS JD JC"), cards("4C")
    before = Before((*run, *of_a_kind, kept), free=False)
    move: Move = Knock(kept, (run, of_a_kind))
    return Strip(
        (
            Example(run, True, "example-knock-laid", before, move),
            Example(of_a_kind, True, "example-knock-laid", before, move),
            shown("4C", "example-knock-card"),
        )
    )


def _not_knocked() -> Strip:
    """Two cards would be left."""
    run, left = cards("6H 7H 8H"), cards("4C KD")
    before = Before((*run, *left), free=False)
    return Strip(
        (
            shown("6H 7H 8H", "example-knock-laid"),
            Example(left, False, "example-knock-two", before, Knock(left[0], (run,))),
        )
    )
