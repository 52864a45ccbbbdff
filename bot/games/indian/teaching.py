"""Examples and the practice deal of Indian Rummy."""

from bot.blocks.coach import Hint, Hints, Learner, can
from bot.blocks.presenter import Practice
from bot.blocks.rule_examples import (
    A_SET,
    Example,
    PlayedExample,
    Situation,
    Strip,
    Strips,
    aces,
    at,
    does,
    illustration,
    strip,
    worth,
)
from engine.cards import cards, parse
from engine.events import Discarded, Drew, Took
from engine.facts import UpcardStays
from engine.games.indian.rules import IndianOptions
from engine.hands.groups import is_wild
from engine.hands.lives import Grouping, best_grouping
from engine.melds import MeldKind
from engine.moves import Declare, Drop

_ASIDE = "8S"
"""The card that is put aside in a declaration."""
_LIVES = {3: "AH 2H 3H 4H|5C 6C 7C|10D JD QD", 4: "AH 2H 3H 4H 5H|10D JD QD KD"}
"""Groups with both lives, by the size of the group that completes the thirteen cards."""
_NO_FIRST = "9H 10H JK QH|KD KC KH|2D 2C 2S"
"""A second life and two sets. The first life is missing."""
_NO_SECOND = "4S 5S 6S 7S|KD KC KH|2D 2C 2S"
"""A first life and two sets. The second life is missing."""


def group(text: str, good: bool, says: str, rest: str = "", wild: str = "") -> Example:
    """Show a right (``good``) or wrong group of a declaration.

    ``rest``: the other groups of the same declaration.
    """
    shown, [aside] = cards(text), cards(_ASIDE)
    others = tuple(map(cards, (rest or _LIVES[len(shown)]).split("|")))
    held = (*shown, *(card for other in others for card in other), aside)
    before = Situation(held, wild=parse(wild) if wild else None)
    return Example(shown, good, says, before, Declare(aside, (shown, *others)))


def first_life(text: str, good: bool, says: str, wild: str = "") -> Example:
    """Show a sequence that must be pure, because it is the only candidate for a first life."""
    return group(text, good, says, _NO_FIRST, wild)


def second_life(text: str, good: bool, says: str) -> Example:
    """Show a group that must be a sequence, because nothing else can be the second life."""
    return group(text, good, says, _NO_SECOND)


def strips(options: IndianOptions, deal_no: int) -> Strips:
    """Return examples of wild cards (INDIAN 3), groups (4), lives (5) and points (10.1)."""
    return {
        "jokers": (_wild() if options.cut_joker else _jokers(),),
        "groups": (_groups(options), aces(group)),
        "lives": (_both_lives(),),
        "points": (worth("KD", "7C", "AH"),),
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


def _both_lives() -> Strip:
    return strip(
        first_life("4S 5S 6S", True, "example-first-life"),
        second_life("9H JK JH", True, "example-second-life"),
        second_life("QS QH QD", False, "example-set-no-life"),
    )


# A deal that is scored and a hard case, for the page of rules.


_WHOLE = "4S 5S 6S 9H 10H JK QH KD KC KH 2D 2C 7D"
_NOTHING = "AC 3D 5H 9S 8S JS QD KS 10D 3S 6C 2H JH"


def played() -> tuple[PlayedExample, ...]:
    """Return a deal that is scored and a hard case, for the page of examples."""
    return (
        PlayedExample(
            "played-indian-scored",
            at(
                f"{_WHOLE} 8C|4D 5D 6D 9C 10C JK KS QH 3H 2H 8D AS 3C|{_NOTHING}",
                "5D QC",
                "3H JD",
                phase="play",
                turn_no=6,
                wild="7H",
                drew=["Ann", "Ben"],
                dropped={"Chi": 20},
            ),
            (does("Ann", "declare", card="8C"),),
        ),
        PlayedExample(
            "played-indian-hard",
            at(
                f"{_WHOLE}|4D 5D 6D 9C 10C JK KS QH 3H 2H 8D AS 3C|{_NOTHING}",
                "5D QC",
                "3H 7C",
                turn_no=5,
                wild="7H",
                drew=["Ann", "Ben", "Chi"],
            ),
            (does("Ann", "take"),),
            refused=True,
        ),
    )


# The coach of a practice deal.

_HOPELESS = 60
"""If a hand counts at least this much, the coach suggests a drop."""


def _hand(learner: Learner) -> Grouping | None:
    table_view = learner.table_view
    shown = table_view.game.showdown
    return None if shown is None else best_grouping(table_view.hand, table_view.cut, shown.lives)


def _lives(learner: Learner) -> tuple[bool, bool]:
    """Return whether the hand has a pure sequence, and whether it has a second sequence."""
    grouping = _hand(learner)
    runs = [run for run in grouping.groups if run.kind is MeldKind.RUN] if grouping else []
    pure = any(run.pure for run in runs)
    return pure, len(runs) - pure > 0


def _might_drop(learner: Learner) -> bool:
    grouping = _hand(learner) if learner.is_drawing() and learner.can(Drop) else None
    return grouping is not None and grouping.count >= _HOPELESS


def _joker_stays(learner: Learner) -> bool:
    return learner.is_drawing() and learner.table_view.facts.get(UpcardStays) is not None


def _has_wild(learner: Learner) -> bool:
    wild = learner.table_view.cut
    return learner.is_playing() and any(is_wild(card, wild) for card in learner.table_view.hand)


_HINTS = Hints(
    new=(
        Hint("practice-indian-thrown", _joker_stays),
        Hint("practice-indian-draw", Learner.is_drawing, (Drew, Took)),
        Hint("practice-indian-drop", _might_drop, (Discarded,)),
        Hint("practice-indian-declare", can(Declare)),
        Hint(
            "practice-indian-first-life",
            lambda learner: learner.is_playing() and not _lives(learner)[0],
            (Discarded,),
        ),
        Hint(
            "practice-indian-second-life",
            lambda learner: learner.is_playing() and _lives(learner) == (True, False),
            (Discarded,),
        ),
        Hint(
            "practice-indian-safe",
            lambda learner: (
                learner.is_playing() and all(_lives(learner)) and not learner.can(Declare)
            ),
        ),
        Hint("practice-indian-joker", _has_wild, (Discarded,)),
        Hint("practice-indian-discard", Learner.is_discarding, (Discarded,)),
        Hint("practice-watch", Learner.waits_first),
    ),
    short=(
        Hint("practice-short-draw", Learner.is_drawing),
        Hint("practice-short-discard", Learner.is_playing),
        Hint("practice-short-watch", Learner.is_waiting),
    ),
)


PRACTICE = Practice(
    computers=2,
    deals=(189, 92),
    hints=_HINTS,
    first_look=strip(
        first_life("4C 5C 6C", True, "first-look-first-life"),
        second_life("9H JK JH", True, "first-look-second-life"),
        group(A_SET, True, "first-look-set"),
        illustration("KD 3S AH", "first-look-left-over"),
    ),
)
