"""The room of Manipulation Rummy."""

from collections.abc import Mapping

from bot.blocks.coach import Hint, Hints, Learner, can
from bot.blocks.presenter import EventWording, Practice, Presenter, sentence
from bot.blocks.rule_examples import (
    A_SET,
    LONGER_RUN,
    SHORT_RUN,
    PlayedExample,
    Rearranging,
    Strip,
    Strips,
    aces,
    at,
    does,
    illustration,
    strip,
)
from bot.text import Text
from bot.text.name_words import Names, Who
from engine.cards import cards
from engine.events import DealEnded, Drew, Event, KnockedOnTable, Rearranged
from engine.games.manipulation.rules import ManipulationOptions
from engine.moves import Draw, KnockOnTable, Rearrange
from engine.result import Result
from engine.scoring import LeastItem, LeastOwn

_ON_TABLE = Rearranging(cards)
_JOKER_RUN = "6S 7S 8S JK=9S"


def _strips(options: ManipulationOptions, deal_no: int) -> Strips:
    """Return examples of sets, runs, aces (MANIPULATION 1.3, 4), jokers, rearranging (4.3, 5)."""
    low, high = options.ace != "high", options.ace != "low"
    strips: dict[str, tuple[Strip, ...]] = {
        "melds": (_sets_and_runs(), aces(_ON_TABLE.laid, low=low, high=high)),
        "rearranging": _ON_TABLE.ways(),
    }
    if options.jokers != 0:
        strips["jokers"] = (_jokers(options.min_naturals), *_jokers_of_the_table(options))
    return strips


def _sets_and_runs() -> Strip:
    return strip(
        _ON_TABLE.laid("7S 7H 7D", True, "example-set"),
        _ON_TABLE.laid("7S 7S 7H", False, "example-twins-not"),
        _ON_TABLE.laid("4C 5C 6C", True, "example-run"),
        _ON_TABLE.laid("4C 5D 6C", False, "example-two-suits"),
    )


def _jokers(least: int) -> Strip:
    """Show jokers in melds of at least ``least`` natural cards (MANIPULATION 4.3)."""
    one_natural = least == 1
    return strip(
        _ON_TABLE.laid("5H 6H JK 8H", True, "example-joker-run"),
        _ON_TABLE.laid("9S 9D JK", True, "example-joker-set"),
        _ON_TABLE.laid(
            "KC JK JK",
            one_natural,
            "example-joker-set" if one_natural else "example-naturals-short",
        ),
    )


def _jokers_of_the_table(options: ManipulationOptions) -> tuple[Strip, ...]:
    """Show a joker that moves to another meld.

    One example replaces the joker, the other doesn't (MANIPULATION 5.4).
    """
    return (
        _ON_TABLE.joker_goes(
            _JOKER_RUN, "9S KD KH", ("6S 7S 8S 9S", "KD KH JK"), options.joker_moves != "fixed"
        ),
        _ON_TABLE.joker_goes(
            _JOKER_RUN, "KD KH", ("6S 7S 8S", "KD KH JK"), options.joker_moves == "free"
        ),
    )


# A deal that is scored and a hard case, for the page of rules.


def _played() -> tuple[PlayedExample, ...]:
    return (
        PlayedExample(
            "played-manipulation-scored",
            at("AS 2D|10C|KD JH 4C", phase="play", drawn=1, table=[{"cards": LONGER_RUN.split()}]),
            (does("Ann", "knock"),),
        ),
        PlayedExample(
            "played-manipulation-hard",
            at(
                "6S KH 2D|10C|KD JH 4C",
                phase="play",
                drawn=1,
                table=[{"cards": LONGER_RUN.split()}],
            ),
            (does("Ann", "rearrange", table="4S 5S 6S|6S 7S 8S"),),
        ),
    )


# The coach of a practice deal.


def _may_not_lay(learner: Learner) -> bool:
    """Return whether it is the learner's turn and no card can just be added to the table."""
    return learner.is_playing() and not learner.can(Rearrange)


_HINTS = Hints(
    new=(
        Hint("practice-manipulation-knock", can(KnockOnTable), (KnockedOnTable,)),
        Hint("practice-manipulation-draw", Learner.is_drawing, (Drew,)),
        Hint("practice-manipulation-lay", can(Rearrange), (Rearranged,)),
        Hint(
            "practice-manipulation-draw-on",
            lambda learner: (
                _may_not_lay(learner) and learner.can(Draw) and learner.times(Drew) == 1
            ),
        ),
        Hint(
            "practice-manipulation-rearrange",
            lambda learner: _may_not_lay(learner) and bool(learner.seen.melds),
        ),
        Hint("practice-manipulation-out", Learner.is_nearly_out),
        Hint("practice-manipulation-done", Learner.waits_first),
        Hint("practice-manipulation-watch", Learner.waits_first),
    ),
    short=(
        Hint("practice-short-draw-row", Learner.is_drawing),
        Hint("practice-short-lay", can(Rearrange)),
        Hint("practice-short-rearrange", Learner.is_playing),
        Hint("practice-short-watch", Learner.is_waiting),
    ),
)


_PRACTICE = Practice(
    computers=2,
    deals=(2, 21),
    hints=_HINTS,
    first_look=strip(
        _ON_TABLE.laid(A_SET, True, "first-look-set"),
        _ON_TABLE.laid(SHORT_RUN, True, "first-look-run"),
        _ON_TABLE.added("7C", SHORT_RUN, True, "first-look-lay-off"),
        illustration(LONGER_RUN, "first-look-table"),
        _ON_TABLE.split("first-look-split"),
    ),
)

# Results in words.


def _how(result: Result, who: Names, say: Text) -> str | None:
    """Return in words who knocked and who won, or which players share the deal.

    A player with fewer points than the knocker may win."""
    assert isinstance(result.own, LeastOwn)
    knocker = result.own.knocker
    if knocker is None:
        return None
    best = [line.seat for line in result.lines if line.what is LeastItem.LEAST_IN_HAND]
    if result.winner is None:
        names = say.joined([who(seat) for seat in best])
        return say("result-knock-shared", knocker=who(knocker), names=names)
    if result.winner == knocker:
        return say("result-knock-won", name=who(knocker))
    return say("result-knock-beaten", knocker=who(knocker), name=who(result.winner))


def _ended(event: DealEnded, who: Who, say: Text) -> str | None:
    own = event.result.own
    knocked = isinstance(own, LeastOwn) and own.knocker is not None
    return say("event-deal-knock-on-table") if knocked else None


_EVENTS: Mapping[type[Event], EventWording] = {
    KnockedOnTable: sentence("event-knocked-on-table", "player"),
    DealEnded: _ended,
}

MANIPULATION = Presenter(
    "manipulation", practice=_PRACTICE, strips=_strips, played=_played, events=_EVENTS, how=_how
)
