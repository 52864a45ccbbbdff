"""The room of Rummy 500."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Self

from bot.blocks.coach import FEW, Hint, Hints, Learner, can
from bot.blocks.presenter import Practice, Presenter
from bot.blocks.rule_examples import (
    SHORT_RUN,
    SPARE,
    Cards,
    Example,
    PlayedExample,
    Situation,
    Strip,
    Strips,
    aces,
    at,
    does,
    illustration,
    laying_off,
    meld,
    melds_at_first,
    own,
    strip,
    swapping,
    worth,
)
from bot.blocks.shown_hand import ShownHand
from bot.text import Text
from bot.text.name_words import Names
from bot.text.text import signed
from engine.cards import Card, cards, without
from engine.computer.plain.suggestions import Progress
from engine.events import Discarded, Drew, LaidDown, LaidOff, TookRow
from engine.facts import LaidPoints, StockSpent
from engine.games.rummy500.ideas import points_laid
from engine.games.rummy500.rules import Rummy500Options
from engine.live.table_view import TableView
from engine.melds import Meld, MeldKind
from engine.moves import LayDown, LayOff, Move, TakeRow
from engine.phase import Phase
from engine.steps.laying import FITTING

_RUN = "8C 9C 10C"
_ROW = "9D 4S KH 4H JS"
_ROW_ALONE = "5H 6H JC 7H"
_RUN_WITH_JOKER = "5H JK=6H 7H"


def _strips(options: Rummy500Options, deal_no: int) -> Strips:
    """Return examples of melds (RUMMY500 4), the row (5), lay-offs, jokers (4), points (6)."""
    return {
        "melds": (*_melds(options), *_jokers(options)),
        "row": (_taken(), _alone(), *_other_uses(options)),
        "lay-off": (laying_off(_RUN, "JC", "6C 7C", "6C"), *_swaps(options)),
        "values": (worth("7C", "KS", "AH", *(("JK",) if options.jokers else ())),),
    }


def _melds(options: Rummy500Options) -> tuple[Strip, ...]:
    doubles = options.doubles_in_set and options.packs != 1
    twins = "example-twins" if doubles else "example-twins-not"
    sets = strip(
        meld("7S 7H 7D", True, "example-set"),
        # The examples have three players. Such a table has two packs only by a house rule.
        meld("7S 7S 7H", doubles and options.packs == 2, twins)
        if options.packs
        else meld("7S 7H", False, "example-too-few"),
        meld("4C 5C 6C", True, "example-run"),
        meld("4C 5D 6C", False, "example-two-suits"),
    )
    return sets, aces(meld, high=options.ace == "both")


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


def _situation(row: str, hand: str, melds: tuple[Cards, ...] = ()) -> Situation:
    return Situation(cards(f"{hand} {SPARE}"), melds, row=cards(row), drawn=False)


def _taken() -> Strip:
    """Show a take that makes a set with a card from the hand."""
    move = TakeRow(cards("4S")[0], cards("4S 4H 4C"))
    take = Example(cards("4S 4H 4C"), True, "example-sweep", _situation(_ROW, "4C 3D"), move)
    return strip(illustration(_ROW, "example-sweep-row"), illustration("4C", "example-held"), take)


def _alone() -> Strip:
    """Show a take that lays a meld whose cards are all in the row."""
    move, before = TakeRow(cards("5H")[0], cards("5H 6H 7H")), _situation(_ROW_ALONE, "3D 4C")
    take = Example(cards("5H 6H 7H"), True, "example-sweep-alone", before, move)
    return strip(illustration(_ROW_ALONE, "example-sweep-row"), take)


def _other_uses(options: Rummy500Options) -> tuple[Strip, ...]:
    """Show a take whose deepest card is laid off, and a take of only the last card."""
    [jack], [king] = cards("JC"), cards("KS")
    row, before = "9D JC 3H KS", _situation("9D JC 3H KS", "4S 3D", (cards(_RUN),))
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


# A deal that is scored and a hard case, for the page of rules.


def _played() -> tuple[PlayedExample, ...]:
    return (
        PlayedExample(
            "played-rummy500-scored",
            at(
                "7H 7D 3S|QS 4H|KD AS",
                "9C 8C",
                "5D KH 7S 2C",
                table=[own("Ben", "4S 5S 6S", "run")],
            ),
            (
                does("Ann", "take", start="7S", meld="7S 7H 7D"),
                does("Ann", "lay_off", cards="3S", meld=0),
                does("Ann", "discard", card="2C"),
            ),
        ),
        PlayedExample(
            "played-rummy500-hard",
            at("7H KC 2D|QS 4H|KD AS", "9C 8C", "5D 7S 7C 9H"),
            (does("Ann", "take", start="9H"),),
            refused=True,
            instead=does("Ann", "take", start="7S", meld="7S 7C 7H"),
        ),
    )


def _is_spent(table_view: TableView) -> bool:
    return table_view.facts.get(StockSpent) is not None


# The coach of a practice deal.


def _spent(learner: Learner) -> bool:
    return learner.is_drawing() and _is_spent(learner.table_view)


def _has_swept(learner: Learner) -> bool:
    """Return whether the learner took more cards in this turn than they laid."""
    return learner.is_playing() and learner.lately(TookRow) and bool(learner.new_cards)


def _others_nearly_out(learner: Learner) -> bool:
    hands = enumerate(learner.seen.hands)
    on_turn = learner.is_drawing() or learner.is_playing()
    return on_turn and any(len(hand) <= FEW for seat, hand in hands if seat != learner.seat)


_HINTS = Hints(
    new=(
        Hint("practice-rummy500-spent", _spent),
        Hint("practice-rummy500-take", can(TakeRow), (TookRow,)),
        Hint(
            "practice-rummy500-draw",
            lambda learner: (
                learner.is_drawing() and not learner.can(TakeRow) and not _spent(learner)
            ),
            (Drew, TookRow),
        ),
        Hint("practice-rummy500-swept", _has_swept),
        Hint("practice-rummy500-meld", can(LayDown), (LaidDown,)),
        Hint("practice-rummy500-lay-off", can(LayOff), (LaidOff,)),
        Hint("practice-rummy500-out", Learner.is_nearly_out),
        Hint("practice-rummy500-behind", _others_nearly_out),
        Hint("practice-rummy500-discard", Learner.is_discarding, (Discarded,)),
        Hint("practice-watch", Learner.waits_first),
    ),
    short=(
        Hint("practice-short-sweep", can(TakeRow)),
        Hint("practice-short-draw-row", Learner.is_drawing),
        Hint("practice-short-lay-dummy", can(LayDown, LayOff)),
        Hint("practice-short-discard-dummy", Learner.is_playing),
        Hint("practice-short-watch", Learner.is_waiting),
    ),
)


def _sweep_at_first() -> tuple[Example, ...]:
    row = "9D JS KH 2S"
    before = Situation(cards("JC JD 3D KD"), row=cards(row), drawn=False)
    take = TakeRow(cards("JS")[0], cards("JS JC JD"))
    laid = Example(cards("JS JC JD"), True, "first-look-sweep", before, take)
    return illustration(row, "first-look-row"), laid


_PRACTICE = Practice(
    computers=2,
    deals=(24, 17),
    hints=_HINTS,
    first_look=strip(*melds_at_first(SHORT_RUN, "7C"), *_sweep_at_first()),
)

# A take of several cards (a sweep) in words, with the laid cards, the new cards and the risk.

_SHORT = 4
"""In a meld of at most this many cards, each card is named. Longer melds show the ends."""
_LARGE = 4
"""If a take adds at least this many cards to the hand, there may be a warning."""
_NEARLY_OUT = 3
"""The warning calls a player with at most this many cards nearly out."""


def _in_short(meld: Meld, say: Text) -> str:
    """Return the cards of a meld in words. For a long meld, return only the ends."""
    if len(meld.cards) <= _SHORT:
        return say.cards(meld.cards)
    return f"{say.card(meld.cards[0])}…{say.card(meld.cards[-1])}"


def _move_words(
    move: Move, table_view: TableView, who: Callable[[int], str], say: Text, plain: bool
) -> tuple[str, str] | None:
    """Return a sweep in words, in two lines.

    The first line has the laid cards and their points. The second has the new cards and the risk.
    """
    if not isinstance(move, TakeRow):
        return None
    swept = move.swept(table_view.seen.discard)
    rest = without((*table_view.hand, *swept), move.laid) or ()
    return _lays(move, table_view, who, say), _brought(move, swept, rest, table_view, say)


def _lays(move: TakeRow, table_view: TableView, who: Callable[[int], str], say: Text) -> str:
    seen = table_view.seen
    count = len(move.swept(seen.discard))
    if not move.laid:
        return say("move-sweep-free", count=count, cards=say.card(move.start))
    cards = say.cards(move.laid)
    added, start = signed(points_laid(table_view.game, seen.melds, move)), say.card(move.start)
    if move.lay_off is None:
        return say("move-sweep", count=count, start=start, cards=cards, added=added)
    meld = seen.melds[move.lay_off.meld]
    assert meld.owner is not None, "nothing is laid off on melds of nobody"
    name, short = who(meld.owner), _in_short(meld, say)
    words = {"cards": cards, "name": name, "meld": short, "added": added}
    return say("move-sweep-on", count=count, start=start, **words)


def _brought(
    move: TakeRow,
    swept: Iterable[Card],
    held: tuple[Card, ...],
    table_view: TableView,
    say: Text,
) -> str:
    """Return the cards that a sweep adds to the hand, in words.

    If they are many and a player is nearly out, add a warning.
    """
    left = list(move.laid)
    coming = [card for card in swept if not _used(card, left)]
    points, count = signed(-sum(map(table_view.game.points, held))), len(held)
    if not coming:
        return say("move-sweep-all", count=count, points=points)
    cards, others = say.cards(coming), enumerate(table_view.seen.hands)
    fewest, seat = min((len(hand), seat) for seat, hand in others if seat != table_view.seat)
    if len(coming) < _LARGE or fewest > _NEARLY_OUT:
        return say("move-sweep-rest", cards=cards, count=count, points=points)
    name = table_view.name(seat)
    return say("move-sweep-risk", name=name, count=fewest, held=count, points=points, cards=cards)


def _used(card: Card, laid: list[Card]) -> bool:
    """Return whether this card of the sweep is laid. A laid card is removed from ``laid``."""
    match = next((other for other in laid if without((card,), (other,)) is not None), None)
    if match is not None:
        laid.remove(match)
    return match is not None


@dataclass(frozen=True, kw_only=True)
class LaidHand(ShownHand):
    """A hand in a game that scores laid cards. ``points`` is ``laid`` minus ``held``."""

    laid: int
    """The points that the player has laid in this deal."""
    held: int
    """The points of the hand."""

    @classmethod
    def of(cls, table_view: TableView) -> Self:
        """Return the viewer's hand."""
        assert table_view.seat is not None
        laid = table_view.facts[LaidPoints].by_seat[table_view.seat]
        held = sum(map(table_view.game.points, table_view.hand))
        return cls(laid=laid, held=held, points=laid - held)

    def progress(self, table_view: TableView) -> Progress | None:
        """Return None, because the hand's melds aren't searched."""
        return None

    def facts(self, table_view: TableView, progress: Progress | None, say: Text) -> list[str]:
        """Return the points that are laid, and the points of the hand, in words."""
        now = signed(self.points)
        return [say("hand-laid-less-held", laid=self.laid, held=self.held, points=now)]


def _fitting(table_view: TableView, say: Text) -> list[str]:
    """Return a line with the melds that the last discard fits.

    The line is there while the next player may take the discard.
    """
    seen = table_view.seen
    if seen.phase is not Phase.DRAW:
        return []
    if table_view.upcard is None or not seen.melds:
        return []
    who, melds = Names(table_view, say), dict[str, None]()
    for move in FITTING.of(seen.melds, table_view.game.melds).get(table_view.upcard, ()):
        meld = seen.melds[move.meld]
        assert meld.owner is not None, "nothing is laid off on melds of nobody"
        kind = "fits-run" if meld.kind is MeldKind.RUN else "fits-set"
        melds[say(kind, name=who(meld.owner))] = None
    if not melds:
        return []
    line = say("table-fits", card=say.card(table_view.upcard), melds=say.joined(melds))
    return [line]


RUMMY500 = Presenter(
    "rummy500",
    hand=LaidHand,
    practice=_PRACTICE,
    strips=_strips,
    played=_played,
    move_words=_move_words,
    turn_lines=_fitting,
    is_last_turn=_is_spent,
)
