"""Examples and the practice deal of Ten Phases."""

from functools import cache

from bot.blocks.coach import Hint, Hints, Learner
from bot.blocks.presenter import Practice
from bot.blocks.rule_examples import (
    Cards,
    Example,
    PlayedExample,
    Situation,
    Strip,
    Strips,
    at,
    does,
    own,
)
from engine.cards import JOKER
from engine.events import Discarded, Drew, LaidOff, PlayedSkip, Took
from engine.games.phases.rules import DECK, PhasesOptions
from engine.moves import LayOff, MakeContract, Swap, Take
from engine.steps.skips import SKIP

_SET, _RUN, _COLOUR = "5R 5B 5G", "4R 5B 6G 7Y", "1R 4R 9R"
_SPARE = "12Y"
"""A card that stays in the hand, because the examples aren't about going out."""


@cache
def numbers(text: str) -> Cards:
    """Parse cards in the notation of the deck."""
    return tuple(map(DECK.parse, text.split()))


def shown(text: str, says: str) -> Example:
    """Show cards without a move."""
    return Example(numbers(text), None, says)


def hit(text: str, table: str, good: bool, says: str) -> Example:
    """Show cards that fit (``good``) or don't fit on a meld."""
    laid = numbers(text)
    before = Situation((*laid, *numbers(_SPARE)), (numbers(table),))
    return Example(laid, good, says, before, LayOff(laid, 0))


def phase(first: str, says: str, other: str) -> Example:
    """Show a set of the first phase.

    ``other``: the second set of the phase.
    """
    melds = numbers(first), numbers(other)
    before = Situation((*melds[0], *melds[1], *numbers(_SPARE)), free=False)
    return Example(melds[0], True, says, before, MakeContract(melds))


def strips(options: PhasesOptions, deal_no: int) -> Strips:
    """Return examples of cards (PHASES 1), melds (6.3), hits (6.5) and points (7.4)."""
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
        "points": (
            Strip(tuple(shown(card, "example-worth") for card in ("7G", "11B", "SK", "W"))),
        ),
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


# A deal that is scored and a hard case, for the page of rules.


def played() -> tuple[PlayedExample, ...]:
    """Return a deal that is scored and a hard case, for the page of examples."""
    return (
        PlayedExample(
            "played-phases-scored",
            at(
                "9R 9G W 4B 5R 6R 7G 8G 12B|SK 11R|3Y 7B W",
                "6G 1B",
                "10Y",
                made={"Ann": [1], "Ben": [1]},
                down=["Ben"],
                laid={"Ben": 2},
                table=[own("Ben", "8R 8B 8Y", "set"), own("Ben", "2R 3B 4G 5Y", "run")],
            ),
            (
                does("Ann", "draw"),
                does("Ann", "contract", melds="9R 9G W|4B 5R 6R 7G"),
                does("Ann", "lay_off", cards="8G", meld=0),
                does("Ann", "lay_off", cards="6G", meld=1),
                does("Ann", "discard", card="12B"),
            ),
        ),
        PlayedExample(
            "played-phases-hard",
            at("SK 4R 9B|7G 2B|3Y 7B W", "6G 1B", "10Y", phase="play", missed=["Ben"]),
            (does("Ann", "discard", card="SK", skip="Ben"),),
            refused=True,
            instead=does("Ann", "discard", card="SK", skip="Chi"),
        ),
    )


# The coach of a practice deal.


def _meets_skip(learner: Learner) -> bool:
    return learner.is_drawing() and learner.seen.upcard == SKIP and not learner.can(Take)


def _may_lay_off(learner: Learner) -> bool:
    return learner.is_playing() and learner.can(LayOff)


def _has_skip(learner: Learner) -> bool:
    return learner.is_discarding() and SKIP in learner.table_view.hand


def _keeps_wild(learner: Learner) -> bool:
    return learner.is_playing() and not learner.is_free() and JOKER in learner.table_view.hand


def _is_behind(learner: Learner) -> bool:
    return learner.is_playing() and learner.others_down() and not learner.is_free()


_HINTS = Hints(
    new=(
        Hint("practice-phases-skip-stays", _meets_skip, (Drew, Took)),
        Hint("practice-phases-draw", Learner.is_drawing, (Drew, Took)),
        Hint(
            "practice-phases-ready",
            lambda learner: learner.is_playing() and learner.can(MakeContract),
        ),
        Hint("practice-phases-lay-off", _may_lay_off, (LaidOff,)),
        Hint("practice-phases-skip", _has_skip, (PlayedSkip,)),
        Hint(
            "practice-phases-out",
            lambda learner: learner.is_playing() and learner.is_free() and learner.has_few(),
        ),
        Hint("practice-phases-wild", _keeps_wild, (Discarded,)),
        Hint("practice-phases-discard", Learner.is_discarding, (Discarded,)),
        Hint("practice-watch", Learner.waits_first),
    ),
    short=(
        Hint("practice-short-draw", Learner.is_drawing),
        Hint("practice-short-lay", _may_lay_off),
        Hint("practice-phases-behind", _is_behind),
        Hint("practice-short-discard", Learner.is_playing),
        Hint("practice-short-watch", Learner.is_waiting),
    ),
)


PRACTICE = Practice(
    computers=2,
    deals=(2, 211),
    hints=_HINTS,
    first_look=Strip(
        (
            phase("5R 5B 5G", "first-look-number-set", "9R 9Y W"),
            shown("4R 5B 6G 7Y", "first-look-number-run"),
            hit("8R", "4R 5B 6G 7Y", True, "first-look-hit"),
            shown("W SK", "first-look-wild-and-skip"),
        )
    ),
)
