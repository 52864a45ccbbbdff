"""What cards of Dummy count, laid, held and knocked with (DUMMY 10, 12.1, 12.2, 12.5)."""

from collections.abc import Callable

from engine.cards import Card, rank
from engine.game import Game
from engine.melds import Meld, MeldKind
from engine.state import State
from engine.step import Ask
from engine.steps.penalties.neighbours import FAMILIES, fits_somewhere
from engine.steps.row import Row

Laid = Callable[[State, Meld, Card], int]
"""What a card counts in the meld in which it lies."""
InHand = Callable[[State, Card], int]
KnockCard = Callable[[Game, State, int], int]
"""What the one card counts that this seat knocks with."""
Dear = Callable[[Game, State, int], bool]
"""Whether the card counts double."""

SPETO, KNOCK, DEAR_KNOCK = 50, 50, 100
HEAD, SPETO_HEAD = 50, 100
ACE_IN_RUN = 10


def points(card: Card) -> int:
    """What a card counts by its face: speto 50, ace 15, ten to king 10, else 5 (DUMMY 10.1)."""
    if card in FAMILIES:
        return SPETO
    if rank(card) == 0:
        return 15
    return 10 if rank(card) >= 9 else 5


def by_face(state: State, meld: Meld, card: Card) -> int:
    """A card counts the same wherever it lies."""
    return points(card)


def held_by_face(state: State, card: Card) -> int:
    """A card in the hand counts by its face."""
    return points(card)


def ace_less_in_runs(state: State, meld: Meld, card: Card) -> int:
    """An ace counts less in a run (DUMMY DA-19)."""
    return ACE_IN_RUN if rank(card) == 0 and meld.kind is MeldKind.RUN else points(card)


def with_head_card(laid: Laid) -> Laid:
    """The head card counts more than its face, wherever it lies (DUMMY 12.5)."""

    def dearer(state: State, meld: Meld, card: Card) -> int:
        return _as_head(card) if card == state.recall(Row).hua else laid(state, meld, card)

    return dearer


def held_with_head_card(state: State, card: Card) -> int:
    """The same for a hand, where only a written position can put it."""
    return _as_head(card) if card == state.recall(Row).hua else points(card)


def _as_head(card: Card) -> int:
    return SPETO_HEAD if card in FAMILIES else HEAD


def is_speto(game: Game, state: State, seat: int) -> bool:
    """The knock card is a speto (DUMMY 12.1)."""
    return state.hands[seat][0] in FAMILIES


def fits(game: Game, state: State, seat: int) -> bool:
    """The knock card could have been laid off (DUMMY 12.2)."""
    return fits_somewhere(Ask(game, state, seat), state.hands[seat][0])


def knock_card(*dear: Dear) -> KnockCard:
    """The knock card counts 50 whatever its face, 100 if anything makes it dear (DA-11)."""

    def count(game: Game, state: State, seat: int) -> int:
        return DEAR_KNOCK if any(one(game, state, seat) for one in dear) else KNOCK

    return count
