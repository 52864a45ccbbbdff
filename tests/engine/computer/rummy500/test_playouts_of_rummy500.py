"""Playing a deal of Rummy 500 out quickly does what the rules do."""

from collections import Counter
from typing import Any

from engine.cards import Card
from engine.computer.rummy500.judgement import prices
from engine.computer.rummy500.masks import CARDS, PLACES, TableMask, bits_of, places_of, trios_of
from engine.computer.rummy500.playout import TASTES, RowDeal, RowOutset
from engine.deal import open_deal
from engine.games.rummy500 import Rummy500Options, rummy_500
from engine.lanes import NO_LANES
from engine.moves import Discard, Draw, LayDown, LayOff, Pass, TakeRow
from engine.phase import Phase
from engine.play import advance, evolve, offers, start
from engine.state import State, remembering
from tests.each import each


def cards_of(mask: int) -> frozenset[Card]:
    return frozenset(CARDS[bit] for bit in bits_of(mask))


def laid(game: Any, state: State, cards: frozenset[Card]) -> State | None:
    """The table once these cards have been laid, in whatever order; runs come before sets."""
    if not cards:
        return state
    moves = [
        move
        for move in offers(game, state, state.turn, LayDown, LayOff)
        if isinstance(move, LayDown | LayOff) and cards.issuperset(move.cards)
    ]
    moves.sort(key=lambda move: (isinstance(move, LayOff), -len(move.cards)))
    for move in moves:
        after = advance(game, state, state.turn, move)[1]
        if after.phase is Phase.OVER:
            return after if len(cards) == len(move.cards) else None
        found = laid(game, after, cards.difference(move.cards))
        if found is not None:
            return found
    return None


def by_the_rules(game: Any, state: State, swept: int, gone: frozenset[Card]) -> State | None:
    """What a turn makes of the table that takes so many cards of the row, none: draws, and then
    lays these."""
    seat = state.turn
    if not swept:
        return laid(game, advance(game, state, seat, Draw())[1], gone)
    for move in offers(game, state, seat, TakeRow):
        assert isinstance(move, TakeRow)
        if len(move.swept(state.discard)) == swept and gone.issuperset(move.laid):
            after = advance(game, state, seat, move)[1]
            rest = gone.difference(move.laid)
            done = after if after.phase is Phase.OVER else laid(game, after, rest)
            if done is not None and (done.phase is not Phase.OVER or not done.hands[seat]):
                return done
    return None


@each(("seats", "ace"), [(2, "both"), (3, "both"), (4, "low")])
def test_every_turn_is_what_the_rules_make_of_it(seats: int, ace: Any) -> None:
    game, seen = rummy_500(Rummy500Options(ace=ace)), Counter[str]()
    for number in range(8):
        table = start(game, seats)
        dealt = evolve(table, open_deal(game, table, bytes([number, seats]) * 16))
        state = remembering(dealt, NO_LANES)
        quick = RowDeal(
            RowOutset(
                tuple(PLACES[card] for card in state.discard),
                TableMask(),
                (0,) * seats,
                state.turn,
                prices(game),
                trios_of(game.melds),
            ),
            list(map(places_of, state.hands)),
            [PLACES[card] for card in reversed(state.stock)],
            [TASTES[2]] * seats,
        )
        while not quick.over:
            seat, row, before = quick.seat, len(quick.row), quick.hands[quick.seat]
            stock = quick.stock[-1] if quick.stock else 0
            quick.turn()
            if quick.over and not stock and quick.hands[seat] == before:
                state = advance(game, state, seat, Pass())[1]
                seen["passed"] += 1
                break
            thrown = quick.row[-1] if quick.seat != seat else 0
            kept = row - len(quick.row) + bool(thrown)
            came = sum(PLACES[card] for card in state.discard[row - kept :]) if kept else stock
            gone = cards_of((before | came) & ~quick.hands[seat] & ~thrown)
            after = by_the_rules(game, state, kept, gone)
            assert after is not None, (seat, kept, gone)
            seen["took" if kept else "drew"] += 1
            if after.phase is not Phase.OVER:
                after = advance(game, after, seat, Discard(CARDS[thrown]))[1]
            state = after
            assert [*map(places_of, state.hands)] == quick.hands
            assert [PLACES[card] for card in state.discard] == quick.row
        assert state.result is not None
        assert list(state.result.scores) == quick.scores()
    assert min(seen["took"], seen["drew"]) > 10
