"""Examples for Ten Phases."""

from functools import cache

from bot.screens.examples.example import Cards, Example, Situation, Strip, Strips
from engine.games.phases.rules import DECK, PhasesOptions
from engine.moves import LayOff, MakeContract, Swap

_SET, _RUN, _COLOUR = "5R 5B 5G", "4R 5B 6G 7Y", "1R 4R 9R"
_SPARE = "12Y"
"""A card that stays in the hand, so that no example is about going out."""


@cache
def numbers(text: str) -> Cards:
    """Cards in the notation of their deck."""
    return tuple(map(DECK.parse, text.split()))


def shown(text: str, says: str) -> Example:
    """Cards that are only looked at."""
    return Example(numbers(text), None, says)


def hit(text: str, table: str, good: bool, says: str) -> Example:
    """Cards that fit on a meld of the table, or do not."""
    laid = numbers(text)
    before = Situation((*laid, *numbers(_SPARE)), (numbers(table),))
    return Example(laid, good, says, before, LayOff(laid, 0))


def phase(first: str, says: str, other: str) -> Example:
    """Cards that are a set of the first phase, beside another one."""
    melds = numbers(first), numbers(other)
    before = Situation((*melds[0], *melds[1], *numbers(_SPARE)), free=False)
    return Example(melds[0], True, says, before, MakeContract(melds))


def phases_strips(options: PhasesOptions, deal_no: int) -> Strips:
    """Cards (PHASES 1), melds (6.3), hits (6.5), what cards count (7.4)."""
    round_ = "example-round-corner" if options.wrap else "example-ends-at-twelve"
    return {
        "cards": (Strip((shown("W", "example-wild-card"), shown("SK", "example-skip-card"))),),
        "melds": (
            Strip(
                (
                    shown(_SET, "example-number-set"),
                    shown(_RUN, "example-number-run"),
                    shown(_COLOUR, "example-of-a-colour"),
                )
            ),
            Strip(
                (
                    shown("9R 10B 11G 12Y", "example-on-table"),
                    hit("8G", "9R 10B 11G 12Y", True, "example-fits"),
                    hit("1B", "9R 10B 11G 12Y", options.wrap, round_),
                )
            ),
        ),
        "lay": (
            Strip(
                (
                    shown(_SET, "example-on-table"),
                    hit("5Y", _SET, True, "example-fits"),
                    hit("W", _SET, True, "example-fits"),
                    hit("6R", _SET, False, "example-other-number"),
                )
            ),
            Strip(
                (
                    shown(_COLOUR, "example-on-table"),
                    hit("7R", _COLOUR, True, "example-fits"),
                    hit("9B", _COLOUR, False, "example-other-colour"),
                )
            ),
            *_swaps(options),
        ),
        "points": (Strip(tuple(shown(one, "example-worth") for one in ("7G", "11B", "SK", "W"))),),
    }


def _swaps(options: PhasesOptions) -> tuple[Strip, ...]:
    if not options.wild_swap:
        return ()
    table = "4R W=5 6G 7Y"
    [right], [wrong] = numbers("5Y"), numbers("9Y")
    before = Situation((right, wrong, *numbers(_SPARE)), (numbers(table),))
    return (
        Strip(
            (
                shown(table, "example-on-table"),
                Example((right,), True, "example-wild-swap", before, Swap(0, right)),
                Example((wrong,), False, "example-wild-swap-not", before, Swap(0, wrong)),
            )
        ),
    )
