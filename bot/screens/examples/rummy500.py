"""Examples for Rummy 500."""

from bot.screens.examples.example import (
    SPARE,
    Cards,
    Example,
    Situation,
    Strip,
    Strips,
    illustration,
    laying_off,
    meld,
    strip,
    swapping,
)
from engine.cards import cards
from engine.games.rummy500.rules import Rummy500Options
from engine.moves import LayOff, TakeRow

_RUN = "8C 9C 10C"
_ROW = "9D 4S KH 4H JS"
_ROW_ALONE = "5H 6H JC 7H"
_RUN_WITH_JOKER = "5H JK=6H 7H"


def rummy500_strips(options: Rummy500Options, deal_no: int) -> Strips:
    """Melds (RUMMY500 4), the row (5), laying off (4.5), jokers (4.3, 4.7), points (6)."""
    return {
        "melds": (*_melds(options), *_jokers(options)),
        "row": (_taken(), _alone(), *_other_uses(options)),
        "lay-off": (
            laying_off(_RUN, "JC", "6C 7C", "6C"),
            *_swaps(options),
        ),
        "values": (
            Strip(
                tuple(illustration(one, "example-worth") for one in ("7C", "KS", "AH"))
                + ((illustration("JK", "example-worth"),) if options.jokers else ())
            ),
        ),
    }


def _melds(options: Rummy500Options) -> tuple[Strip, ...]:
    high, doubles = options.ace == "both", options.doubles_in_set and options.packs != 1
    twins = "example-twins" if doubles else "example-twins-not"
    sets = strip(
        meld("7S 7H 7D", True, "example-set"),
        # Three players, as in the examples, have two packs only where a house rule says so.
        meld("7S 7S 7H", doubles and options.packs == 2, twins)
        if options.packs
        else meld("7S 7H", False, "example-too-few"),
        meld("4C 5C 6C", True, "example-run"),
        meld("4C 5D 6C", False, "example-two-suits"),
    )
    aces = strip(
        meld("AD 2D 3D", True, "example-ace-low"),
        meld("QS KS AS", high, "example-ace-high" if high else "example-ace-only-low"),
        meld("KC AC 2C", False, "example-ace-around"),
    )
    return sets, aces


def _jokers(options: Rummy500Options) -> tuple[Strip, ...]:
    if not options.jokers:
        return ()
    few = options.min_naturals == 1
    return (
        strip(
            meld("5H JK 7H", True, "example-joker-run"),
            meld("9S 9D JK", True, "example-joker-set"),
            meld("KC JK JK", few, "example-joker-set" if few else "example-naturals-short"),
        ),
    )


def _before(row: str, hand: str, melds: tuple[Cards, ...] = ()) -> Situation:
    return Situation(cards(f"{hand} {SPARE}"), melds, row=cards(row), drawn=False)


def _taken() -> Strip:
    """A take that makes a set with a card of the hand."""
    move = TakeRow(cards("4S")[0], cards("4S 4H 4C"))
    take = Example(cards("4S 4H 4C"), True, "example-sweep", _before(_ROW, "4C 3D"), move)
    return strip(illustration(_ROW, "example-sweep-row"), illustration("4C", "example-held"), take)


def _alone() -> Strip:
    """A meld that lies in the row already."""
    move, before = TakeRow(cards("5H")[0], cards("5H 6H 7H")), _before(_ROW_ALONE, "3D 4C")
    take = Example(cards("5H 6H 7H"), True, "example-sweep-alone", before, move)
    return strip(illustration(_ROW_ALONE, "example-sweep-row"), take)


def _other_uses(options: Rummy500Options) -> tuple[Strip, ...]:
    """Laying the deepest card off, and the last card of the row."""
    [jack], [king] = cards("JC"), cards("KS")
    row, before = "9D JC 3H KS", _before("9D JC 3H KS", "4S 3D", (cards(_RUN),))
    good, free = options.take_to_lay_off, options.top_card == "free"
    off = TakeRow(jack, lay_off=LayOff((jack,), 0))
    says = "example-sweep-off" if good else "example-sweep-off-not"
    last = "example-sweep-free" if free else "example-sweep-not"
    return (
        strip(
            illustration(row, "example-sweep-row"),
            illustration(_RUN, "example-on-table"),
            Example((jack,), good, says, before, off),
            Example((king,), free, last, before, TakeRow(king)),
        ),
    )


def _swaps(options: Rummy500Options) -> tuple[Strip, ...]:
    if options.swap == "none" or not options.jokers:
        return ()
    return (strip(*swapping(_RUN_WITH_JOKER)),)
