"""Moves in words, for menus and buttons."""

from bot.text import Text
from engine.live.sight import Sight
from engine.moves import Knock, LayDown, LayOff, MakeContract, Move, Swap, TakeRow

_LABEL = 100


def move_in_words(move: Move, sight: Sight, say: Text) -> tuple[str, str | None]:
    """A menu line for a move: its label and, where it helps, a second line."""
    match move:
        case MakeContract(melds):
            label = " | ".join(say.cards(cards) for cards in melds)
            return _cut(label), _cut(say("move-contract-rest", count=_rest(move, sight)))
        case TakeRow(start, meld):
            label = say("move-row", start=say.card(start), cards=say.cards(meld))
            row = sight.view.discard if sight.view else ()
            taken = row[row.index(start) :] if start in row else ()
            takes = say("move-row-takes", count=len(taken), cards=say.cards(taken))
            return _cut(label), _cut(takes)
        case Knock(card, melds, lay_offs):
            label = say("move-knock", card=say.card(card))
            laid = [*melds, *(part.cards for part in lay_offs)]
            return _cut(label), _cut(" | ".join(say.cards(cards) for cards in laid)) or None
        case LayDown(cards):
            return _cut(say.cards(cards)), say("move-meld")
        case LayOff(cards, meld):
            target = sight.view.melds[meld] if sight.view else None
            return (
                _cut(say("move-lay-off", cards=say.cards(cards))),
                _cut(
                    say(
                        "move-on",
                        name=sight.name(target.owner) if target else "",
                        cards=say.cards(target.cards) if target else "",
                    )
                ),
            )
        case Swap(meld, card):
            target = sight.view.melds[meld] if sight.view else None
            return (
                _cut(say("move-swap", card=say.card(card))),
                _cut(say.cards(target.cards)) if target else None,
            )
    raise ValueError(f"no words for {move!r}")


def _rest(move: MakeContract, sight: Sight) -> int:
    """How many cards stay in the hand."""
    laid = sum(len(cards) for cards in move.melds)
    return len(sight.view.hand) - laid if sight.view else 0


def _cut(text: str) -> str:
    return text if len(text) <= _LABEL else text[: _LABEL - 1] + "…"
