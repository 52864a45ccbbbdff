"""A row that is swept up to lay its deepest card at once: what a take lays, brings and risks."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.screens.shown_hand import ShownHand
from bot.text import Text
from bot.text.names import Names
from bot.text.text import signed
from engine.cards import Card, without
from engine.computer.plain.suggestions import Progress
from engine.game import Game
from engine.games.registry import game
from engine.games.rummy500.ideas import points_laid
from engine.live.table_view import TableView
from engine.melds import Meld, MeldKind
from engine.moves import Move, TakeRow
from engine.phase import Phase
from engine.steps.lay_off import FITTING
from engine.view import View

_SHORT = 4
"""Cards of a meld that are named one by one; a longer one is named by its ends."""
_LARGE = 4
"""Cards that come to the hand for a take to be a risk, where somebody is nearly out."""
_NEARLY_OUT = 3
"""Cards in the hand of somebody who is."""


def is_last_turn(view: View) -> bool:
    """Whether nothing can be drawn any more: somebody takes from the row, or the deal ends."""
    spent = view.facts.spent if view.features.sweeps else not view.stock_count
    return view.features.row and spent


def meld_in_short(meld: Meld, say: Text) -> str:
    """The cards of a meld, or the ends of a long one."""
    if len(meld.cards) <= _SHORT:
        return say.cards(meld.cards)
    return f"{say.card(meld.cards[0])}…{say.card(meld.cards[-1])}"


def reach(view: View | None, takes: Iterable[Move]) -> frozenset[int]:
    """The positions in the row from which it can be taken by these moves."""
    if view is None or not view.features.sweeps:
        return frozenset()
    row = view.discard
    counts = {len(move.swept(row)) for move in takes if isinstance(move, TakeRow)}
    return frozenset(len(row) - count for count in counts)


def sweep_in_words(
    move: TakeRow, table_view: TableView, who: Callable[[int], str], say: Text
) -> tuple[str, str]:
    """Say what a sweep takes and lays for how many points, then what it adds and risks."""
    view, rules = table_view.begun, game(table_view.game, table_view.options)
    swept = move.swept(view.discard)
    rest = without((*view.hand, *swept), move.laid) or ()
    return _laid(move, view, rules, who, say), _brought(move, swept, rest, table_view, rules, say)


def _laid(move: TakeRow, view: View, rules: Game, who: Callable[[int], str], say: Text) -> str:
    count = len(move.swept(view.discard))
    if not move.laid:
        return say("move-sweep-free", count=count, cards=say.card(move.start))
    cards = say.cards(move.laid)
    added = signed(points_laid(rules, view.melds, move))
    if move.lay_off is None:
        return say("move-sweep", count=count, cards=cards, added=added)
    meld = view.melds[move.lay_off.meld]
    assert meld.owner is not None, "nothing is laid off on melds of nobody"
    name, short = who(meld.owner), meld_in_short(meld, say)
    return say("move-sweep-on", count=count, cards=cards, name=name, meld=short, added=added)


def _brought(
    move: TakeRow,
    swept: Iterable[Card],
    held: tuple[Card, ...],
    table_view: TableView,
    rules: Game,
    say: Text,
) -> str:
    """What comes to the hand; where that is much, first who is nearly out."""
    view = table_view.begun
    left = list(move.laid)
    coming = [card for card in swept if not _used(card, left)]
    points, count = signed(-sum(map(rules.points, held))), len(held)
    if not coming:
        return say("move-sweep-all", count=count, points=points)
    cards, others = say.cards(coming), enumerate(view.hands)
    fewest, seat = min((len(hand), seat) for seat, hand in others if seat != table_view.seat)
    if len(coming) < _LARGE or fewest > _NEARLY_OUT:
        return say("move-sweep-rest", cards=cards, count=count, points=points)
    name = table_view.name(seat)
    return say("move-sweep-risk", name=name, count=fewest, held=count, points=points, cards=cards)


def _used(card: Card, laid: list[Card]) -> bool:
    """Whether this card of the sweep is laid; then it is taken off the list."""
    found = next((one for one in laid if without((card,), (one,)) is not None), None)
    if found is not None:
        laid.remove(found)
    return found is not None


@dataclass(frozen=True, kw_only=True)
class LaidHand(ShownHand):
    """A hand beside what its player has laid in this deal: ``points`` is what both count now."""

    laid: int
    held: int

    def progress(self, rules: Game, view: View) -> Progress | None:
        """No meld is looked for."""
        return None

    def facts(self, game: str, view: View, progress: Progress | None, say: Text) -> list[str]:
        """What is laid, and what the hand would cost."""
        now = signed(self.points)
        return [say("hand-laid-less-held", laid=self.laid, held=self.held, points=now)]


def laid_hand(rules: Game, view: View) -> LaidHand:
    """The viewer's hand where laid cards count."""
    assert view.seat is not None
    laid, held = view.facts.laid[view.seat], sum(map(rules.points, view.hand))
    return LaidHand(laid=laid, held=held, points=laid - held)


def fitting_line(table_view: TableView, say: Text) -> str | None:
    """Which melds of the table the last discard fits, while the next player may take it."""
    view = table_view.view
    if view is None or not view.features.sweeps or view.phase is not Phase.DRAW:
        return None
    rules = game(table_view.game, table_view.options).melds
    if view.upcard is None or not view.melds:
        return None
    who, melds = Names(table_view, say), dict[str, None]()
    for move in FITTING.of(view.melds, rules).get(view.upcard, ()):
        meld = view.melds[move.meld]
        assert meld.owner is not None, "nothing is laid off on melds of nobody"
        kind = "fits-run" if meld.kind is MeldKind.RUN else "fits-set"
        melds[say(kind, name=who(meld.owner))] = None
    if not melds:
        return None
    return say("table-fits", card=say.card(view.upcard), melds=say.joined(melds))
