"""What a seat has not seen is what is hidden from it, but for what it knows to be in hands."""

from collections import Counter

from engine.analysis.players import choose
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.observation import BLANK, Observation, known_in, may_come, noted, unseen
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, may_act, start
from engine.shuffle import new_stock, open_deal
from tests.each import each

SECRET = b"unseen"


def questions(name, seats, moves=150, secret=SECRET, deals_before=0):
    """What the seats of one deal are asked, one after the other."""
    rules = game(name, read_options(REGISTRY[name], {}))
    state = start(rules, seats)._replace(deal_no=deals_before)
    dealt = open_deal(rules, state, secret)
    notes, state = noted(BLANK, state, dealt), evolve(state, dealt)
    for made in range(moves):
        if state.phase is Phase.OVER:
            return
        seat = min(may_act(rules, state))
        yield Observation.at(rules, state, seat, notes), state
        move = choose(Observation.at(rules, state, seat))
        for event in decide(rules, state, seat, move, new_stock(rules, state, secret, made)):
            notes, state = noted(notes, state, event), evolve(state, event)


@each(("name", "seats"), [("basic", 2), ("gin", 2), ("dummy", 4), ("contract", 3), ("shanghai", 5)])
def test_unseen_are_hidden_cards_that_are_not_known_to_be_in_hands(name, seats):
    for observation, state in questions(name, seats):
        hidden = Counter(state.stock)
        for other in set(range(seats)) - {observation.seat}:
            known = Counter(known_in(observation.seen, observation.notes, other))
            assert known <= Counter(state.hands[other])
            hidden += Counter(state.hands[other]) - known
        assert unseen(observation) == hidden


def test_taken_cards_are_known_until_they_are_laid_or_thrown():
    known = [
        card
        for observation, _ in questions("contract", 3)
        for card in known_in(observation.seen, observation.notes, (observation.seat + 1) % 3)
    ]
    assert known, "nobody took a card in this deal"


def test_once_the_pile_was_turned_over_what_was_never_in_it_does_not_come():
    turned_over = narrower = 0
    for observation, state in questions("contract", 5, 400, b"over 4", deals_before=6):
        coming = may_come(observation)
        assert Counter(state.stock) <= coming <= unseen(observation)
        if observation.notes.buried:
            turned_over += 1
            narrower += coming < unseen(observation)
        else:
            assert coming == unseen(observation)
    assert turned_over, "the stock lasted in this deal"
    assert narrower == turned_over
