"""Examples and the practice deal of Gin."""

from typing import Any

from bot.blocks.coach import Hint, Hints, Learner
from bot.blocks.presenter import Practice
from bot.blocks.rule_examples import (
    A_SET,
    SHORT_RUN,
    SPARE,
    Example,
    PageText,
    PlayedExample,
    Situation,
    Strip,
    Strips,
    aces,
    at,
    does,
    illustration,
    plain_melds,
    strip,
    worth,
)
from bot.text import Text
from bot.text.text import signed
from engine.cards import cards
from engine.computer.plain.suggestions import progress
from engine.events import Discarded, Drew, Took
from engine.facts import UpcardStays
from engine.games.gin.rules import GinOptions
from engine.games.gin.scoring import ColumnAfter, GameColumn, GinOwn, Settlement
from engine.listing import Listing
from engine.moves import BigGin, Knock, LayOff, Show
from engine.phase import Phase
from engine.result import Result

_RUN = "8H 9H 10H"


def gin_meld(text: str, good: bool, says: str) -> Example:
    """Show cards that a knock can (``good``) or can't lay as a meld."""
    laid, [thrown] = cards(text), cards(SPARE)
    return Example(laid, good, says, Situation((*laid, thrown)), Knock(thrown, (laid,)))


def shown_on(text: str, table: str, good: bool, says: str) -> Example:
    """Show cards that can (``good``) or can't be laid off on a meld of the knocker."""
    laid = cards(text)
    before = Situation((*laid, *cards(SPARE)), (cards(table),), knocked=True)
    return Example(laid, good, says, before, Show((), (LayOff(laid, 0),)))


def _knock(left: str, good: bool, says: str) -> Example:
    """Show a knock that leaves these cards as deadwood. Without cards, it is gin."""
    of_a_kind, [thrown], rest = cards("7S 7H 7D"), cards(SPARE), cards(left)
    before = Situation((*of_a_kind, *rest, thrown))
    return Example(rest or of_a_kind, good, says, before, Knock(thrown, (of_a_kind,)))


def strips(options: GinOptions, deal_no: int) -> Strips:
    """Return examples of melds and deadwood (GIN 4, 5), the knock (6, 11) and lay-offs (7)."""
    return {
        "melds": (plain_melds(gin_meld), _aces(options), worth("KD", "7C", "AH")),
        "knock": (_limits(options) if options.oklahoma else _knocks(options.knock_limit),),
        "show": (
            strip(
                illustration(_RUN, "example-knocker-laid"),
                shown_on("7H", _RUN, True, "example-fits"),
                shown_on("JH QH", _RUN, True, "example-fits-both"),
                shown_on("QH", _RUN, False, "example-fits-not"),
            ),
        ),
    }


def _aces(options: GinOptions) -> Strip:
    around = options.round_the_corner
    return aces(gin_meld, high=around, around=around)


def _knocks(limit: int) -> Strip:
    """Show knocks with different deadwood, within the limit and over it (GIN 6.2)."""
    within = limit >= 5
    return strip(
        _knock("", True, "example-gin"),
        _knock("3S 2D", within, "example-within-limit" if within else "example-over-limit"),
        _knock("QC 2D", False, "example-over-limit"),
    )


def _limits(options: GinOptions) -> Strip:
    """Show the limits that first upcards set (GIN 11)."""
    ace = "example-limit-one" if options.oklahoma_ace == "one" else "example-limit-gin"
    return strip(
        illustration("7D", "example-limit"),
        illustration("QC", "example-limit"),
        illustration("AH", ace),
    )


# A deal that is scored and a hard case, for the page of rules.


_KNOCKING = "4S 4H 4D 6C 7C 8C 9C"


def _words(result: Result, say: Text) -> dict[str, str]:
    own = _own(result)
    words = {"laidoff": say.cards(own.laid_off)}
    return words | {
        f"deadwood{seat}": str(points) for seat, points in enumerate(own.deadwood or ())
    }


def _own(result: Result) -> GinOwn:
    assert isinstance(result.own, GinOwn)
    return result.own


def played() -> tuple[PlayedExample | PageText, ...]:
    """Return a deal that is scored and a hard case, for the page of examples."""
    return (
        PlayedExample(
            "played-gin-scored",
            at(
                f"{_KNOCKING} 2S AH AS KD|10C JC 4C 9H 9D 9S 3H 2D 8D KS",
                "5H 2C 7D",
                "QS 5C",
                phase="play",
            ),
            (does("Ann", "knock", card="KD"),),
            words=_words,
        ),
        PlayedExample(
            "played-gin-hard",
            at(
                f"{_KNOCKING} 5S 3H AS KD|10C JC 4C 9H 9D 9S 2H 2D 2C 3D",
                "5H 2S 7D",
                "QS 5C",
                phase="play",
            ),
            (does("Ann", "knock", card="KD"),),
            words=_words,
        ),
        _hollywood,
    )


# The score sheet of Hollywood with its three columns (GIN 12.12).

DEALS = ((0, 30), (0, 20), (1, 15), (0, 60), (1, 40), (0, 25))
"""The winner of each deal (0 for Ann, 1 for Ben), and the winner's points."""
_PAIR = ("Ann", "Ben")


def hollywood_columns(options: Any) -> list[tuple[ColumnAfter, ...]]:
    """Return the columns after each deal."""
    rules = Settlement(options.target, options.line_bonus, options.game_bonus, options.shutout)
    columns: tuple[ColumnAfter, ...] = (ColumnAfter((0, 0), (0, 0)),) * 3
    grown = []
    for winner, points in DEALS:
        before = [GameColumn(column.scores, column.boxes) for column in columns]
        columns = rules.entered(before, winner, points, 1)
        grown.append(columns)
    return grown


def _hollywood(listing: Listing, say: Text) -> str:
    options: Any = listing.presets["hollywood"]
    grown = hollywood_columns(options)
    bonuses = {"box": options.line_bonus, "game_bonus": options.game_bonus}
    text = say("played-gin-hollywood", target=options.target, **bonuses)
    heading, _, text = text.partition("\n")
    head = [say("page-played-deal"), say("page-played-won")]
    head += [say("page-played-column", column=number) for number in (1, 2, 3)]
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    for number, ((winner, points), columns) in enumerate(zip(DEALS, grown, strict=True), 1):
        cells = [str(number), f"{_PAIR[winner]} {signed(points)}"]
        cells += [
            " – ".join(map(str, column.scores)) if any(column.boxes) else "" for column in columns
        ]
        lines.append(f"| {' | '.join(cells)} |")
    closed = []
    for number, column in enumerate(grown[-1], 1):
        if column.final is not None and column.winner is not None:
            totals = " – ".join(map(str, column.final))
            said = say(
                "result-column-closed", column=number, name=_PAIR[column.winner], totals=totals
            )
            closed.append(f"- {said}")
    return "\n".join([heading, "", text, "", *lines, "", *closed])


# The coach of a practice deal.


def _is_offered(learner: Learner) -> bool:
    return learner.seen.phase is Phase.OFFER and learner.seen.turn == learner.seat


def _was_refused(learner: Learner) -> bool:
    return learner.is_drawing() and learner.table_view.facts.get(UpcardStays) is not None


def _has_gin(learner: Learner) -> bool:
    if not learner.can(Knock, BigGin):
        return False
    table_view = learner.table_view
    now = progress(table_view.game, table_view.seen, table_view.hand, table_view.facts)
    return now.after_discard == 0


_HINTS = Hints(
    new=(
        Hint("practice-gin-offer", _is_offered),
        Hint("practice-gin-refused", _was_refused),
        Hint(
            "practice-gin-draw",
            lambda learner: learner.is_drawing() and not _was_refused(learner),
            (Drew, Took),
        ),
        Hint("practice-gin-gin", _has_gin),
        Hint(
            "practice-gin-knock",
            lambda learner: learner.can(Knock, BigGin) and not _has_gin(learner),
        ),
        Hint("practice-gin-taken", Learner.took_first),
        Hint("practice-gin-discard", Learner.is_discarding, (Discarded,)),
        Hint("practice-watch", Learner.waits_first),
    ),
    short=(
        Hint("practice-short-draw", Learner.is_drawing),
        Hint("practice-short-discard", Learner.is_playing),
        Hint("practice-short-watch", Learner.is_waiting),
    ),
)


PRACTICE = Practice(
    computers=1,
    deals=(73, 25),
    hints=_HINTS,
    first_look=strip(
        gin_meld(A_SET, True, "first-look-set"),
        gin_meld(SHORT_RUN, True, "first-look-run"),
        illustration("KD 3S AH", "first-look-deadwood"),
        shown_on("7C", SHORT_RUN, True, "first-look-show"),
    ),
)
