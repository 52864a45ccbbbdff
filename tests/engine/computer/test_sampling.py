"""Sampled tables fit what the seat sees and what it has noted."""

from collections import Counter
from functools import partial

import pytest

from engine.cards import HIDDEN, bare
from engine.computer import choose
from engine.computer.luck import Luck
from engine.computer.notes import BLANK, noted
from engine.computer.question import Question
from engine.computer.sampling import known_in, likely, sampled, samples, unseen
from engine.deal import open_deal, order
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, evolve, may_act, start
from engine.view import masked

SECRET = b"sampling"


def questions(name, seats, moves=150, secret=SECRET):
    """What the seats of one deal are asked, one after the other."""
    rules = game(name, read_options(REGISTRY[name], {}))
    state = start(rules, seats)
    dealt = open_deal(rules, state, secret)
    notes, state = noted(BLANK, state, dealt), evolve(state, dealt)
    for made in range(moves):
        if state.phase is Phase.OVER:
            return
        seat = min(may_act(rules, state))
        yield Question(rules, masked(state, seat), seat, notes), state
        move = choose(rules, masked(state, seat), seat)
        for event in decide(rules, state, seat, move, partial(order, secret, f"recycle/{made}")):
            notes, state = noted(notes, state, event), evolve(state, event)


@pytest.mark.parametrize(
    ("name", "seats"), [("basic", 2), ("gin", 2), ("dummy", 4), ("contract", 3), ("shanghai", 5)]
)
def test_sampled_table_is_whole_and_looks_the_same_to_the_seat(name, seats):
    for question, state in questions(name, seats):
        table = sampled(question, Luck(1))
        assert masked(table, question.seat) == question.state
        cards = Counter(table.stock) + Counter(map(bare, table.discard))
        for hand in table.hands:
            cards += Counter(hand)
        for meld in table.melds:
            cards += Counter(map(bare, meld.cards))
        assert cards == Counter(question.game.pack(seats))
        for other in range(seats):
            known = Counter(known_in(state, question.notes, other))
            assert known <= Counter(table.hands[other])
            assert known <= Counter(state.hands[other])


def test_new_stock_is_sampled_from_the_pile_that_it_was():
    after = [
        (question, state)
        for question, state in questions("basic", 2, 400, b"long 12")
        if question.notes.buried and state.stock
    ]
    assert after, "no pile became a stock in this deal"
    for question, _ in after:
        table = sampled(question, Luck(2))
        assert set(table.stock) <= set(question.notes.buried)


def test_too_few_cards_are_refused():
    question = next(questions("basic", 2))[0]
    short = question._replace(state=question.state._replace(stock=(HIDDEN,) * 40))
    with pytest.raises(ValueError, match="hidden"):
        sampled(short, Luck(1))


def test_cards_not_seen_are_those_that_are_hidden():
    question, state = next(questions("gin", 2))
    hidden = Counter(state.hands[1 - question.seat]) + Counter(state.stock)
    assert unseen(question) == hidden


def test_likely_tables_are_drawn_by_their_weight():
    question = next(questions("basic", 2))[0]
    tables = list(samples(question, Luck(3), 20))
    wanted = tables[7]
    drawn = likely(tables, lambda table: float(table is wanted), Luck(4), 5)
    assert all(table is wanted for table in drawn)
    assert len(drawn) == 5
    assert likely(tables, lambda table: 0.0, Luck(4), 5) == ()
