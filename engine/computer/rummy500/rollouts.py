"""Trying moves of Rummy 500 out: each is played to the end of the deal in the same samples."""

from collections.abc import Sequence
from statistics import fmean

from engine.cards import JOKER, Card, face
from engine.computer.rummy500.judgement import Eye, laid_by
from engine.computer.rummy500.masks import PLACES, places_of
from engine.computer.rummy500.playout import TASTES, RowDeal, RowOutset
from engine.decision import Option, Rng, TriedOption, ranked, still_close
from engine.moves import Discard, Draw, TakeRow
from engine.observation import Did, Notes

MOST, CLOSE = 5, 40.0
"""So many moves are tried, none that seems worth so many points less than the best."""
PLAYOUTS, ROUND = 400, 40
"""So many playouts a decision, in rounds of so many samples; what is surely worse leaves early."""
TRUST = 0.8
"""How much playing out counts beside the judgement."""
SURE = 1.0
"""Standard errors by which a move must do better than the one that the judgement prefers."""


_DEEP, _REPAIRS = 6, 8
"""So many of the last cards of the row seldom lie there for who has their meld; of a hand that has
it so many cards are exchanged at most."""


class UnseenHands:
    """Samples what the others hold and the stock is; jokers lie in no sample."""

    def __init__(self, eye: Eye) -> None:
        _, state, seat, notes = eye.observation
        self._rivals, self._trios = eye.rivals, eye.shapes
        self._unseen = [PLACES[card] for card in eye.unseen.elements() if card < JOKER]
        self._stock = len(state.stock)
        self._hands = [0] * state.seats
        self._hands[seat] = eye.hand
        self._left = [_left(rival.seat, state.discard, notes) for rival in eye.rivals]

    def sample(self, rng: Rng) -> tuple[list[int], list[int]]:
        """Hands by seat, and a stock."""
        cards, hands = self._unseen[:], self._hands[:]
        rng.shuffle(cards)
        held = []
        for rival in self._rivals:
            held.append(cards[: rival.hidden])
            del cards[: rival.hidden]
        for rival, mine, left in zip(self._rivals, held, self._left, strict=True):
            if left and cards:
                self._let_lie(rival.known, mine, left, cards, rng)
            hand = rival.known
            for bit in mine:
                hand |= bit
            hands[rival.seat] = hand
        return hands, cards[: self._stock]

    def _let_lie(
        self, known: int, mine: list[int], left: Sequence[int], others: list[int], rng: Rng
    ) -> None:
        """Exchange cards with which this player would have taken what they left."""
        row = sum(left)
        for _ in range(_REPAIRS):
            hand = known | sum(set(mine))
            meld = self._meld(hand, row, left)
            at = next((at for at, bit in enumerate(mine) if bit & meld), None)
            if at is None:
                return
            to = rng.randrange(len(others))
            mine[at], others[to] = others[to], mine[at]

    def _meld(self, hand: int, row: int, left: Sequence[int]) -> int:
        """A meld of a card that was left with cards of this hand; 0 if there is none."""
        for bit in left:
            if self._trios.near[bit] & hand:
                for trio in self._trios.of[bit]:
                    if trio.held & (row | hand) == trio.held and trio.held & hand:
                        return trio.held
        return 0


def _left(seat: int, row: Sequence[Card], notes: Notes) -> tuple[int, ...]:
    """The last cards of the row that this seat could have had in its last turn."""
    thrown = {note.card: at for at, note in enumerate(notes.history) if note.did is Did.THREW}
    own = [at for at, note in enumerate(notes.history) if note.seat == seat]
    if not own:
        return ()
    there = (card for card in row[-_DEEP:] if card < JOKER and thrown.get(card, -1) < own[-1])
    return tuple({PLACES[card]: None for card in there})


class TriedTurn(TriedOption):
    """A move that is tried."""

    def __init__(self, option: Option, eye: Eye) -> None:
        super().__init__(option, TRUST)
        self._seat, move = eye.observation.seat, option.move
        if isinstance(move, TakeRow):
            swept = move.swept(eye.observation.seen.discard)
            points, table = laid_by(eye, move)
            self._take = len(eye.row) - len(swept), places_of(map(face, move.laid)), points, table

    def play_out(self, deal: RowDeal) -> None:
        """Make it in this deal, and see what it has brought beside the others when that is over."""
        move = self.option.move
        if isinstance(move, Discard):
            deal.throw(PLACES[move.card])
        elif isinstance(move, TakeRow):
            deal.take_laying(*self._take)
        elif isinstance(move, Draw):
            deal.draw()
        else:
            deal.over = True
        scores = deal.to_the_end()
        mine = scores.pop(self._seat)
        self.brought.append(mine - fmean(scores))


def tried(eye: Eye, options: Sequence[Option], rng: Rng) -> list[Option]:
    """The options, the one to choose first, once those that are close have been played out."""
    close = [TriedTurn(one, eye) for one in _close(options)]
    if len(close) < 2:
        return [*options]
    _play_out(eye, close, rng)
    return ranked(close, options, SURE)


def _close(options: Sequence[Option]) -> list[Option]:
    """The moves to try; of takes from one place the best, as what else is in reach is laid too."""
    found: dict[object, Option] = {}
    for one in options:
        if one.worth > options[0].worth - CLOSE:
            move = one.move
            key = (move.start, move.count) if isinstance(move, TakeRow) else move
            found.setdefault(key, one)
    return [*found.values()][:MOST]


def _play_out(eye: Eye, close: Sequence[TriedTurn], rng: Rng) -> None:
    """Play these moves out, round by round, each with the same samples."""
    game, state, _, _ = eye.observation
    assert game.laid is not None, "laid cards count"
    laid = [0] * state.seats
    for meld in state.melds:
        for seat, points in zip(meld.laid_by, game.laid(meld), strict=True):
            laid[seat] += points
    start = RowOutset(eye.row, eye.table, tuple(laid), state.turn, eye.prices, eye.shapes)
    hidden, tastes = UnseenHands(eye), [TASTES[min(state.seats, max(TASTES))]] * state.seats
    going, left = list(close), PLAYOUTS
    while len(going) > 1 and left >= ROUND * len(going):
        for _ in range(ROUND):
            hands, stock = hidden.sample(rng)
            for one in going:
                one.play_out(RowDeal(start, hands, stock, tastes))
        left -= ROUND * len(going)
        going = still_close(going)
