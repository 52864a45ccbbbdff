"""The room of Basic Rummy."""

from bot.blocks.coach import Hint, Hints, Learner, can
from bot.blocks.presenter import Practice, Presenter
from bot.blocks.rule_examples import (
    SHORT_RUN,
    PlayedExample,
    Strip,
    Strips,
    aces,
    at,
    does,
    laying_off,
    meld,
    melds_at_first,
    plain_melds,
)
from engine.events import Discarded, Drew, LaidDown, LaidOff, Took
from engine.games.basic.rules import BasicOptions
from engine.moves import LayDown, LayOff

_RUN = "8H 9H 10H"


def _strips(options: BasicOptions, deal_no: int) -> Strips:
    """Return examples of sets, runs and aces (BASIC 4), and of laying off (BASIC 5)."""
    return {
        "melds": (plain_melds(meld), aces(meld, high=options.ace_high_low)),
        "lay-off": (laying_off(_RUN, "7H", "JH QH", "6H"),),
    }


# A deal that is scored and a hard case, for the page of rules.


def _played() -> tuple[PlayedExample, ...]:
    return (
        PlayedExample(
            "played-basic-scored",
            at("7S 7H 7D KC|QS 4H|AD 9C 9H 9S", "7C 2D", "9D", played=["Ann"]),
            (
                does("Ann", "draw"),
                does("Ann", "meld", cards="7S 7H 7D"),
                does("Ann", "lay_off", cards="7C", meld=0),
                does("Ann", "discard", card="KC"),
            ),
        ),
        PlayedExample(
            "played-basic-hard",
            at("5H 6H 7H|QS 4H", "7C 2D", "9D KC", played=["Ann"]),
            (does("Ann", "take"), does("Ann", "meld", cards="5H 6H 7H")),
            refused=True,
        ),
    )


# The coach of a practice deal.

_HINTS = Hints(
    new=(
        Hint("practice-basic-draw", Learner.is_drawing, (Drew, Took)),
        Hint("practice-basic-meld", can(LayDown), (LaidDown,)),
        Hint("practice-basic-lay-off", can(LayOff), (LaidOff,)),
        Hint("practice-basic-out", Learner.is_nearly_out),
        Hint("practice-basic-taken", Learner.took_first),
        Hint("practice-basic-discard", Learner.is_discarding, (Discarded,)),
        Hint("practice-watch", Learner.waits_first),
    ),
    short=(
        Hint("practice-short-draw", Learner.is_drawing),
        Hint("practice-short-lay", can(LayDown, LayOff)),
        Hint("practice-short-discard", Learner.is_playing),
        Hint("practice-short-watch", Learner.is_waiting),
    ),
)


_PRACTICE = Practice(
    computers=2, deals=(113, 98), hints=_HINTS, first_look=Strip(melds_at_first(SHORT_RUN, "7C"))
)

BASIC = Presenter("basic", practice=_PRACTICE, strips=_strips, played=_played)
