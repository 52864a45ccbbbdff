"""What people see of Manipulation Rummy alone."""

from collections.abc import Mapping

from bot.blocks.coach import (
    Hint,
    Hints,
    Learner,
    can,
    drawing,
    nearly_out,
    playing,
    waiting,
    waiting_first,
)
from bot.blocks.examples import (
    A_SET,
    SHORT_RUN,
    SPARE,
    Cards,
    Example,
    Situation,
    Strip,
    Strips,
    illustration,
    strip,
)
from bot.blocks.played import PlayedExample, at, does
from bot.blocks.presenter import Practice, Presenter, Tell
from bot.text import Text
from bot.text.names import Names, Who
from engine.cards import cards
from engine.events import DealEnded, Drew, Event, KnockedOnTable, Rearranged
from engine.games.manipulation import ManipulationOptions
from engine.moves import Draw, KnockOnTable, Rearrange
from engine.result import Result
from engine.scoring.least_in_hand import LeastItem, LeastOwn

_LONG_RUN = "4S 5S 6S 7S 8S"
_FOUR = "7S 7H 7D 7C"
_SHORT_RUN = "4S 5S 6S"
_JOKER_RUN = "6S 7S 8S JK=9S"


def _strips(options: ManipulationOptions, deal_no: int) -> Strips:
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


# A deal that is scored and a hard case, for the page of rules.


def _played() -> tuple[PlayedExample, ...]:
    return (
        PlayedExample(
            "played-manipulation-scored",
            at(
                "AS 2D|10C|KD JH 4C",
                phase="play",
                drawn=1,
                table=[{"cards": _LONG_RUN.split()}],
            ),
            (does("Ann", "knock"),),
        ),
        PlayedExample(
            "played-manipulation-hard",
            at(
                "6S KH 2D|10C|KD JH 4C",
                phase="play",
                drawn=1,
                table=[{"cards": _LONG_RUN.split()}],
            ),
            (does("Ann", "rearrange", table="4S 5S 6S|6S 7S 8S"),),
        ),
    )


# What the coach of a practice deal says, and when.


def _may_not_lay(learner: Learner) -> bool:
    """Nothing fits on the table as it is."""
    return learner.is_playing and not learner.can(Rearrange)


_HINTS = Hints(
    new=(
        Hint("practice-manipulation-knock", can(KnockOnTable), (KnockedOnTable,)),
        Hint("practice-manipulation-draw", drawing, (Drew,)),
        Hint("practice-manipulation-lay", can(Rearrange), (Rearranged,)),
        Hint(
            "practice-manipulation-draw-on",
            lambda one: _may_not_lay(one) and one.can(Draw) and one.times(Drew) == 1,
        ),
        Hint(
            "practice-manipulation-rearrange",
            lambda one: _may_not_lay(one) and bool(one.view.melds),
        ),
        Hint("practice-manipulation-out", nearly_out),
        Hint("practice-manipulation-done", waiting_first),
        Hint("practice-manipulation-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-draw-row", drawing),
        Hint("practice-short-lay", can(Rearrange)),
        Hint("practice-short-rearrange", playing),
        Hint("practice-short-watch", waiting),
    ),
)


_PRACTICE = Practice(
    computers=2,
    deals=(2, 21),
    hints=_HINTS,
    first_look=strip(
        laid(A_SET, True, "first-look-set"),
        laid(SHORT_RUN, True, "first-look-run"),
        added("7C", SHORT_RUN, True, "first-look-lay-off"),
        illustration("4S 5S 6S 7S 8S", "first-look-table"),
        split("first-look-split"),
    ),
)

# What is said of its results alone.


def _how(result: Result, who: Names, say: Text) -> str | None:
    """Who knocked, and who holds least: the one may be beaten, and several share the deal."""
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


_EVENTS: Mapping[type[Event], Tell] = {
    KnockedOnTable: lambda event, who, say: say("event-knocked-on-table", who=who(event.player)),
    DealEnded: _ended,
}

MANIPULATION = Presenter(
    "manipulation",
    practice=_PRACTICE,
    strips=_strips,
    played=_played,
    events=_EVENTS,
    how=_how,
)
"""What people see of Manipulation Rummy."""
