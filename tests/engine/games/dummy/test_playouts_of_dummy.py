"""Playing a deal of Dummy out quickly does what the rules do."""

from collections import Counter

from engine.cards import Card
from engine.evolve import evolve
from engine.game import Game
from engine.games.dummy.features import PLAYOUT_WEIGHTS
from engine.games.dummy.playout import CARDS, PLACES, QuickDeal, QuickTurn
from engine.games.dummy.rollouts import playout_start
from engine.games.dummy.rules import DummyOptions, thai_dummy
from engine.hands.ladder import together
from engine.hands.masks import bits_of
from engine.lanes import NO_LANES
from engine.melds import MeldKind
from engine.moves import Discard, Draw, Knock, LayDown, LayOff, Move, Pass, TakeRow
from engine.phase import Phase
from engine.play import decide, offers, start
from engine.shuffle import open_deal
from engine.state import State, remembering
from engine.steps.fines import AMOUNT, Fines

GAME = thai_dummy(DummyOptions())
WORTH = tuple(map(GAME.points, range(52)))


def cards_of(mask: int) -> tuple[Card, ...]:
    return tuple(CARDS[bit] for bit in bits_of(mask))


def made(game: Game, state: State, move: Move) -> State:
    for event in decide(game, state, state.turn, move):
        state = evolve(state, event)
    return state


def laid(state: State, cards: frozenset[Card]) -> State | None:
    """The table once these cards have been laid, in whatever order; runs come before sets."""
    if not cards:
        return state
    seat = state.turn
    moves = [
        move
        for move in offers(GAME, state, seat, LayDown, LayOff)
        if isinstance(move, LayDown | LayOff) and cards.issuperset(move.cards)
    ]
    moves.sort(key=lambda move: _is_on_set(state, move))
    for move in moves:
        found = laid(made(GAME, state, move), cards.difference(move.cards))
        if found is not None:
            return found
    return None


def _is_on_set(state: State, move: LayDown | LayOff) -> bool:
    return isinstance(move, LayOff) and state.melds[move.meld].kind is not MeldKind.RUN


def by_the_rules(state: State, turn: QuickTurn) -> State:
    """What this turn makes of the table."""
    if not turn.thrown:
        return made(GAME, state, Pass())
    begins = TakeRow(CARDS[turn.start], cards_of(turn.meld)) if turn.start else Draw()
    state = made(GAME, state, begins)
    card = CARDS[turn.thrown]
    if turn.knocked:
        knocks = [
            move
            for move in offers(GAME, state, state.turn, Knock)
            if isinstance(move, Knock) and move.card == card
        ]
        return made(GAME, state, knocks[0])
    then = laid(state, frozenset(cards_of(turn.laid)))
    assert then is not None, f"{cards_of(turn.laid)} cannot be laid"
    return made(GAME, then, Discard(card))


def test_every_turn_is_what_the_rules_make_of_it() -> None:
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for number in range(20):
            _compare(seats, bytes([number]) * 32, seen)
    assert min(seen[what] for what in ("knock", "dark", "ting ngo", "no knock")) > 0


def _compare(seats: int, secret: bytes, seen: Counter[str]) -> None:
    """Play a deal, every turn once quickly and once by the rules."""
    state = start(GAME, seats)
    # Quick deals draw from one pile: of unseen cards each is as likely to be the next one.
    state = remembering(evolve(state, open_deal(GAME, state, secret)), NO_LANES)
    while state.phase is not Phase.OVER:
        begin = playout_start(state, WORTH)
        stock = [PLACES[card] for card in state.stock[::-1]]
        deal = QuickDeal(
            begin, [together(hand, PLACES) for hand in state.hands], stock, PLAYOUT_WEIGHTS[seats]
        )
        turn = deal.turn()
        state = by_the_rules(state, turn)
        if not deal.over:
            assert [together(hand, PLACES) for hand in state.hands] == deal.hands
            assert state.turn == deal.seat
            continue
        assert state.result is not None
        assert deal.scores() == [*state.result.scores]
        seen["knock" if turn.knocked else "no knock"] += 1
        seen["dark"] += turn.knocked and not begin.born[begin.seat]
        seen["ting ngo"] += any(state.recall(Fines).of(seat) == AMOUNT for seat in range(seats))
