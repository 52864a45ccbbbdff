"""The beginning of a turn: the stock or the upcard."""

from collections.abc import Iterator

from engine.cards import JOKER, Card
from engine.computer.lay import contracts
from engine.computer.outlook import Outlook
from engine.moves import Draw, Move, Take


def draws(outlook: Outlook) -> Iterator[Move]:
    """Lay the contract if that can be done already; take the upcard if it helps; else draw."""
    yield from contracts(outlook)
    if outlook.upcard is not None and _helps(outlook, outlook.upcard):
        yield Take()
    yield Draw()
    yield Take()


def _helps(outlook: Outlook, upcard: Card) -> bool:
    if upcard == JOKER:
        return True
    goal, more = outlook.goal, (*outlook.hand, upcard)
    if goal is None:
        return bool(outlook.places(upcard)) or _melds_more(outlook, more)
    size = len(more)
    missing = outlook.near(goal, outlook.hand, size).missing
    if missing:
        return outlook.near(goal, more, size).missing < missing
    return goal.ends_deal or _melds_more(outlook, more)


def _melds_more(outlook: Outlook, more: tuple[Card, ...]) -> bool:
    """Whether these cards leave less outside melds than the hand does without the upcard."""
    return outlook.arranged(more).points < outlook.arranged(outlook.hand).points
