"""Examples for Manipulation Rummy."""

from bot.screens.examples.example import (
    SPARE,
    Cards,
    Example,
    Situation,
    Strip,
    Strips,
    illustration,
    strip,
)
from engine.cards import cards
from engine.games.manipulation.rules import ManipulationOptions
from engine.moves import Rearrange

_LONG_RUN = "4S 5S 6S 7S 8S"
_FOUR = "7S 7H 7D 7C"
_SHORT_RUN = "4S 5S 6S"
_JOKER_RUN = "6S 7S 8S JK=9S"


def manipulation_strips(options: ManipulationOptions, deal_no: int) -> Strips:
    """Sets, runs and aces (MANIPULATION 1.3, 4), jokers (4.3, 5.4), rearranging (5)."""
    found: dict[str, tuple[Strip, ...]] = {
        "melds": (_sets_and_runs(), _aces(options)),
        "rearranging": (_split(), _fourth(), _two_left()),
    }
    if options.jokers != 0:
        found["jokers"] = (_jokers(options.min_naturals), *_jokers_of_the_table(options))
    return found


def laid(text: str, good: bool, says: str) -> Example:
    """Cards that are a meld, or none."""
    return _rearranged(cards(text), text, "", (text,), good, says)


def added(text: str, table: str, good: bool, says: str) -> Example:
    """Cards that fit on a meld of the table, or do not."""
    return _rearranged(cards(text), text, table, (f"{table} {text}",), good, says)


def split(says: str) -> Example:
    """A run of the table of which two are made with one card more."""
    return _rearranged(cards("6S"), "6S", _LONG_RUN, ("4S 5S 6S", "6S 7S 8S"), True, says)


def _rearranged(
    shown: Cards, held: str, table: str, after: tuple[str, ...], good: bool, says: str
) -> Example:
    """A move from one table to another with these cards of the hand."""
    melds = tuple(cards(one) for one in table.split(" / ") if one)
    before = Situation((*cards(held), *cards(SPARE)), melds)
    return Example(shown, good, says, before, Rearrange(tuple(map(cards, after))))


def _sets_and_runs() -> Strip:
    return strip(
        laid("7S 7H 7D", True, "example-set"),
        laid("7S 7S 7H", False, "example-twins-not"),
        laid("4C 5C 6C", True, "example-run"),
        laid("4C 5D 6C", False, "example-two-suits"),
    )


def _aces(options: ManipulationOptions) -> Strip:
    low, high = options.ace != "high", options.ace != "low"
    return strip(
        laid("AD 2D 3D", low, "example-ace-low" if low else "example-ace-only-high"),
        laid("QS KS AS", high, "example-ace-high" if high else "example-ace-only-low"),
        laid("KC AC 2C", False, "example-ace-around"),
    )


def _jokers(least: int) -> Strip:
    """Jokers, with so many natural cards at least (MANIPULATION 4.3)."""
    one = least == 1
    return strip(
        laid("5H 6H JK 8H", True, "example-joker-run"),
        laid("9S 9D JK", True, "example-joker-set"),
        laid("KC JK JK", one, "example-joker-set" if one else "example-naturals-short"),
    )


def _split() -> Strip:
    """One run becomes two (MANIPULATION 5)."""
    after = "4S 5S 6S", "6S 7S 8S"
    halves = zip(after, ("example-split", "example-split-more"), strict=True)
    return strip(
        illustration(_LONG_RUN, "example-on-table"),
        illustration("6S", "example-held"),
        *(_rearranged(cards(half), "6S", _LONG_RUN, after, True, says) for half, says in halves),
    )


def _fourth() -> Strip:
    """A set of four lends one of its cards."""
    after = "7S 7H 7D", "5C 6C 7C"
    return strip(
        illustration(_FOUR, "example-on-table"),
        illustration("5C 6C", "example-held"),
        _rearranged(cards(after[0]), "5C 6C", _FOUR, after, True, "example-three-stay"),
        _rearranged(cards(after[1]), "5C 6C", _FOUR, after, True, "example-fourth-used"),
    )


def _two_left() -> Strip:
    """What is left of a meld must be one as well (MANIPULATION 5.3)."""
    after = "4S 5S", "6S 6H 6D"
    return strip(
        illustration(_SHORT_RUN, "example-on-table"),
        illustration("6H 6D", "example-held"),
        _rearranged(cards(after[0]), "6H 6D", _SHORT_RUN, after, False, "example-two-left"),
    )


def _jokers_of_the_table(options: ManipulationOptions) -> tuple[Strip, ...]:
    """A joker goes to another meld, with a card in its place and without one (5.4)."""
    return (
        _joker_goes("9S KD KH", ("6S 7S 8S 9S", "KD KH JK"), options.joker_moves != "fixed"),
        _joker_goes("KD KH", ("6S 7S 8S", "KD KH JK"), options.joker_moves == "free"),
    )


def _joker_goes(held: str, after: tuple[str, ...], good: bool) -> Strip:
    says = "example-joker-goes" if good else "example-joker-stays"
    return strip(
        illustration(_JOKER_RUN, "example-on-table"),
        illustration(held, "example-held"),
        _rearranged(cards(after[1]), held, _JOKER_RUN, after, good, says),
    )
