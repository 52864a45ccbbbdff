"""Tables of Dummy in chosen positions, written through the real storage by the real rules."""

from collections.abc import Sequence

from engine.cards import cards, pack
from engine.events import Dealt
from engine.moves import Discard, Draw, LayDown, LayOff, Move, Pass, TakeRow
from tests.discord.play.kit import Prepare
from tests.discord.play.set_tables import table_at


def dummy_deal(
    hands: Sequence[str], head: str, *, stock: str = "", short: bool = False, starter: int = 0
) -> Dealt:
    """A deal of Dummy: ``stock`` is its top; ``short``: nothing lies below, else what is left."""
    dealt = [cards(hand) for hand in hands]
    known = (*(card for hand in dealt for card in hand), *cards(head), *cards(stock))
    below = () if short else tuple(card for card in pack(1, 0) if card not in known)
    assert len(set(known)) == len(known), "one pack has no twins"
    return Dealt(
        deal_no=1,
        dealer=(starter - 1) % len(hands),
        starter=starter,
        hands=tuple(dealt),
        stock=(*cards(stock), *below),
        discard=cards(head),
    )


def move(text: str) -> Move:
    """``draw``, ``pass``, ``discard KD``, ``meld 7C 7D 7H``, ``lay_off 7S on 0``, ``take 7D 7D 7C
    7H``, ``take 7S 7S on 0``."""
    name, _, rest = text.partition(" ")
    match name:
        case "draw":
            return Draw()
        case "pass":
            return Pass()
        case "take":
            laid, _, meld_no = rest.partition(" on ")
            deepest, *meld = cards(laid)
            if meld_no:
                return TakeRow(deepest, lay_off=LayOff(tuple(meld), int(meld_no)))
            return TakeRow(deepest, tuple(meld))
        case "meld":
            return LayDown(cards(rest))
        case "lay_off":
            held, _, meld_no = rest.partition(" on ")
            return LayOff(cards(held), int(meld_no))
        case "discard":
            return Discard(*cards(rest))
    raise ValueError(text)


def dummy_at(dealt: Dealt, moves: Sequence[str] = (), **options: object) -> Prepare:
    """A table of people alone after this deal and these moves, each with its seat: ``0 draw``.

    ``options`` are house rules that differ from the standard.
    """

    return table_at("dummy", dealt, moves, move, options)
