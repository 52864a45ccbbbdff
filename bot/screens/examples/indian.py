"""Examples for Indian Rummy. Nothing is laid before a declaration: groups are those of one."""

from bot.screens.examples.example import Example, Situation, Strip, Strips, illustration, strip
from engine.cards import cards, parse
from engine.games.indian.rules import IndianOptions
from engine.moves import Declare

_ASIDE = "8S"
"""The card that is put aside."""
_LIVES = {
    3: "AH 2H 3H 4H|5C 6C 7C|10D JD QD",
    4: "AH 2H 3H 4H 5H|10D JD QD KD",
}
"""Groups with both lives that make thirteen cards with an example of three or four."""
_NO_FIRST = "9H 10H JK QH|KD KC KH|2D 2C 2S"
"""A second life and two sets: the first one is missing."""
_NO_SECOND = "4S 5S 6S 7S|KD KC KH|2D 2C 2S"
"""A first life and two sets: the second one is missing."""


def group(text: str, good: bool, says: str, rest: str = "", wild: str = "") -> Example:
    """Cards that are a group of a declaration, or make it wrong; ``rest`` are its other groups."""
    shown, [aside] = cards(text), cards(_ASIDE)
    others = tuple(map(cards, (rest or _LIVES[len(shown)]).split("|")))
    held = (*shown, *(card for one in others for card in one), aside)
    before = Situation(held, wild=parse(wild) if wild else None)
    return Example(shown, good, says, before, Declare(aside, (shown, *others)))


def first_life(text: str, good: bool, says: str, wild: str = "") -> Example:
    """A sequence that has to be the pure one."""
    return group(text, good, says, _NO_FIRST, wild)


def second_life(text: str, good: bool, says: str) -> Example:
    """A group that has to be the second sequence."""
    return group(text, good, says, _NO_SECOND)


def indian_strips(options: IndianOptions, deal_no: int) -> Strips:
    """Wild cards (INDIAN 3), groups (4), lives (5), what cards count (10.1)."""
    return {
        "jokers": (_wild() if options.cut_joker else _jokers(),),
        "groups": (_groups(options), _aces()),
        "lives": (_both_lives(),),
        "points": (Strip(tuple(illustration(one, "example-worth") for one in ("KD", "7C", "AH"))),),
    }


def _wild() -> Strip:
    return strip(
        illustration("7H", "example-cut"),
        first_life("5D 6D 7D", True, "example-wild-natural", "7H"),
        first_life("5D 6D 7S", False, "example-wild-stands-in", "7H"),
    )


def _jokers() -> Strip:
    return strip(
        first_life("5D 6D 7D", True, "example-first-life"),
        first_life("5D 6D JK", False, "example-wild-stands-in"),
    )


def _groups(options: IndianOptions) -> Strip:
    few, same = options.min_naturals < 2, options.identical_pure
    return strip(
        group("9S 9H 9D", True, "example-set"),
        group("4S JK 6S", True, "example-joker-run"),
        group("9S JK JK", few, "example-joker-set" if few else "example-naturals-short"),
        group("8D 8D 8D", same, "example-identical" if same else "example-twins-not"),
    )


def _aces() -> Strip:
    return strip(
        group("AD 2D 3D", True, "example-ace-low"),
        group("QS KS AS", True, "example-ace-high"),
        group("KC AC 2C", False, "example-ace-around"),
    )


def _both_lives() -> Strip:
    return strip(
        first_life("4S 5S 6S", True, "example-first-life"),
        second_life("9H JK JH", True, "example-second-life"),
        second_life("QS QH QD", False, "example-set-no-life"),
    )
