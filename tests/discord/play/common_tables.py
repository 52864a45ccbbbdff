"""Tables of Manipulation Rummy in chosen positions."""

from collections.abc import Sequence

from engine.cards import JOKER, cards, pack
from engine.events import Dealt
from engine.moves import Draw, KnockOnTable, Move, Pass, Rearrange
from engine.table.terms import NO_CLOCK, Terms
from tests.discord.play.kit import Prepare
from tests.discord.play.set_tables import table_at


def common_deal(hands: Sequence[str], *, stock: str = "", short: bool = False) -> Dealt:
    """A deal that seat 0 begins: ``stock`` is its top; ``short``: nothing lies below, else what is
    left of one pack or, for three and more, of two, jokers last."""
    dealt = [cards(hand) for hand in hands]
    copies = 1 if len(hands) == 2 else 2
    rest = sorted(pack(copies, copies))
    for card in (*(card for hand in dealt for card in hand), *cards(stock)):
        rest.remove(card)
    assert max(rest, default=JOKER) <= JOKER
    return Dealt(
        deal_no=1,
        dealer=len(hands) - 1,
        starter=0,
        hands=tuple(dealt),
        stock=(*cards(stock), *(() if short else rest)),
        discard=(),
    )


def move(text: str) -> Move:
    """``draw``, ``pass``, ``knock``, ``rearrange 4S 5S 6S / KD KH KC``."""
    name, _, rest = text.partition(" ")
    match name:
        case "draw":
            return Draw()
        case "pass":
            return Pass()
        case "knock":
            return KnockOnTable()
        case "rearrange":
            return Rearrange(tuple(map(cards, rest.split(" / "))))
    raise ValueError(text)


def common_at(
    dealt: Dealt, moves: Sequence[str] = (), terms: Terms = NO_CLOCK, **options: object
) -> Prepare:
    """A table of people alone after this deal and these moves, each with its seat."""
    return table_at("manipulation", dealt, moves, move, options, terms)
