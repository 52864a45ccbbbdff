"""Moves in words, for those among which a player picks."""

from collections.abc import Callable

from bot.screens.endings import ending_in_words, is_confirmed, split_in_words
from bot.text import Text
from engine.live.table_view import TableView
from engine.moves import BigGin, Knock, LayDown, LayOff, MakeContract, Move, Show, Swap, TakeRow
from engine.view import View


def move_in_words(
    move: Move, sight: TableView, who: Callable[[int], str], say: Text, *, plain: bool = False
) -> tuple[str, str | None]:
    """A line for a move and, where it helps, a second one; ``who`` names the seats. ``plain``: for
    a menu, which shows no Markdown."""
    view = sight.view
    if view is None:
        raise ValueError("nothing can be moved before the first deal")
    match move:
        case MakeContract(melds):
            label = " | ".join(say.cards(cards) for cards in melds)
            return label, say("move-contract-rest", count=_rest(move, view))
        case TakeRow(start, meld):
            label = say("move-row", start=say.card(start), cards=say.cards(meld))
            row = view.discard
            taken = row[row.index(start) :] if start in row else ()
            takes = say("move-row-takes", count=len(taken), cards=say.cards(taken))
            return label, takes
        case Knock() | BigGin() | Show() if is_confirmed(type(move), view.features):
            label = ending_in_words(move, sight, say, line=plain)
            return label, split_in_words(move, sight, say)
        case Knock(card, melds, lay_offs):
            label = say("move-knock", card=say.card(card))
            laid = [*(melds or ()), *(part.cards for part in lay_offs or ())]
            return label, " | ".join(say.cards(cards) for cards in laid) or None
        case LayDown(cards):
            return say.cards(cards), say("move-meld")
        case LayOff(cards, meld):
            target = view.melds[meld]
            assert target.owner is not None, "nothing is laid off on melds of nobody"
            on = say("move-on", name=who(target.owner), cards=say.cards(target.cards))
            return say("move-lay-off", cards=say.cards(cards)), on
        case Swap(meld, card):
            target = view.melds[meld]
            return say("move-swap", card=say.card(card)), say.cards(target.cards)
    raise ValueError(f"no words for {move!r}")


def _rest(move: MakeContract, view: View) -> int:
    """How many cards stay in the hand."""
    return len(view.hand) - sum(len(cards) for cards in move.melds)
