"""From where a deal is played out, and what the others may hold."""

from collections.abc import Sequence

from engine.cards import Card
from engine.computer.dummy.lookout import Lookout
from engine.computer.dummy.places import NEAR, PLACES, TRIOS, alike, places_of
from engine.computer.dummy.playout import Outset
from engine.computer.dummy.quick_laying import QuickTable
from engine.decision import Luck
from engine.hands.masks import cards_of
from engine.melds import MeldKind
from engine.observation import Did, Notes
from engine.state import State
from engine.steps.birth import is_born
from engine.steps.direction import direction
from engine.steps.penalties.fines import Fines

_REPAIRS = 12


def outset(state: State, worth: Sequence[int]) -> Outset:
    """What everybody sees of this deal; ``worth``: what every card counts."""
    runs = sets = 0
    laid, fined = [0] * state.seats, [0] * state.seats
    for meld in state.melds:
        cards = places_of(meld.cards)
        if meld.kind is MeldKind.RUN:
            runs |= cards
        else:
            sets |= alike(cards)
        for card, seat in zip(meld.cards, meld.laid_by, strict=True):
            laid[seat] |= PLACES[card]
    for fine in state.recall(Fines).penalties:
        fined[fine.seat] += fine.points
    return Outset(
        row=tuple(PLACES[card] for card in state.discard),
        table=QuickTable(runs, sets),
        laid=tuple(laid),
        born=tuple(is_born(state, seat) for seat in range(state.seats)),
        fined=tuple(fined),
        seat=state.turn,
        way=direction(state),
        thrown=state.turn_no > 1,
        values=tuple(
            (points, places_of(card for card in range(52) if worth[card] == points))
            for points in sorted(set(worth))
        ),
    )


class HiddenHands:
    """Samples what the others hold and the stock is."""

    def __init__(self, eye: Lookout) -> None:
        _, state, seat, notes = eye.observation
        way = direction(state)
        self._others = [state.after(seat, way * steps) for steps in range(1, state.seats)]
        self._known = [places_of(cards_of(rival.known)) for rival in eye.rivals]
        self._hidden = [rival.hidden for rival in eye.rivals]
        self._unseen = [PLACES[card] for card in cards_of(eye.unseen)]
        self._stock = len(state.stock)
        self._hands = [0] * state.seats
        self._hands[seat] = places_of(cards_of(eye.hand))
        self._left = [
            () if rival.born else _left(other, eye.row, notes)
            for other, rival in zip(self._others, eye.rivals, strict=True)
        ]

    def sample(self, luck: Luck) -> tuple[list[int], list[int]]:
        """Hands by seat, and a stock."""
        cards, hands, held = self._unseen[:], self._hands[:], []
        luck.shuffle(cards)
        for hidden in self._hidden:
            held.append(cards[:hidden])
            del cards[:hidden]
        for other, known, left, mine in zip(
            self._others, self._known, self._left, held, strict=True
        ):
            if left and cards:
                _let_lie(mine, known, left, cards, luck)
            hands[other] = known | sum(mine)
        return hands, cards[: self._stock]


def _left(seat: int, row: Sequence[Card], notes: Notes) -> tuple[int, ...]:
    """The cards of the row that this seat could have had when it drew the last time."""
    thrown = {note.card: at for at, note in enumerate(notes.history) if note.did is Did.THREW}
    drew = [at for at, note in enumerate(notes.history) if note.seat == seat]
    if not drew:
        return ()
    return tuple(PLACES[card] for card in row if thrown.get(card, -1) < drew[-1])


def _let_lie(
    held: list[int], known: int, left: Sequence[int], others: list[int], luck: Luck
) -> None:
    """Exchange cards of this hand with which its player would have been born: who is not yet seldom
    lets that lie."""
    row, hand = sum(left), known | sum(held)
    for _ in range(_REPAIRS):
        birth = _birth(hand, row, left)
        found = [at for at, bit in enumerate(held) if bit & birth]
        if not found:
            return
        to = luck.randrange(len(others))
        hand ^= held[found[0]] | others[to]
        held[found[0]], others[to] = others[to], held[found[0]]


def _birth(hand: int, row: int, left: Sequence[int]) -> int:
    """A meld of cards in this hand and in the row; 0 if there is none."""
    for bit in left:
        if NEAR[bit] & hand:
            for trio in TRIOS[bit]:
                if trio & (row | hand) == trio and trio & hand:
                    return trio
    return 0
