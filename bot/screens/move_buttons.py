"""The one thing that a button can mean, as its label."""

from unicodedata import category

from bot.text import Text
from engine.live.table_view import TableView
from engine.moves import Discard, Knock, LayDown, LayOff, MakeContract, Move, Swap, TakeRow

_LABEL = 34
"""Letters of a label that a phone shows whole."""


def letters(label: str) -> int:
    """How many letters of it are seen: marks that stand above or behind another take no room."""
    return sum(category(sign)[0] != "M" for sign in label)


def name_of_move(move: Move, sight: TableView, say: Text) -> str | None:
    """What stands on a button that plays this move at once; None if a button has no room for it."""
    label = _name(move, sight, say)
    return label if label is not None and letters(label) <= _LABEL else None


def _name(move: Move, sight: TableView, say: Text) -> str | None:
    match move:
        case MakeContract(melds):
            # Close together: most contracts would have no room otherwise.
            laid = ["".join(map(say.card, cards)) for cards in melds]
            return say("button-contract-of", cards=" ".join(laid))
        case TakeRow(start, meld):
            row = sight.view.discard if sight.view is not None else ()
            taken = len(row) - row.index(start) if start in row else 0
            return say("button-row-for", count=taken, cards=say.cards(meld))
        case Knock(card):
            return say("button-knock-with", card=say.card(card))
        case LayDown(cards):
            return say("button-meld-of", cards=say.cards(cards))
        case LayOff(cards):
            return say("button-lay-off-of", cards=say.cards(cards))
        case Swap(_, card):
            return say("button-swap-for", card=say.card(card))
        case Discard(card):
            return say("button-discard-of", card=say.card(card))
    return None
