"""Moves are tried out on the same tables, and only a sure lead changes the choice."""

from engine.computer import choose
from engine.computer.luck import Luck
from engine.computer.notes import BLANK
from engine.computer.playouts import Trial, advantage, better, played_out, trials
from engine.computer.question import Question
from engine.computer.sampling import samples
from engine.deal import open_deal
from engine.games.registry import REGISTRY, game
from engine.moves import Discard, Draw, Take
from engine.options import read_options
from engine.play import evolve, start
from engine.view import masked


def dealt(name, seats):
    rules = game(name, read_options(REGISTRY[name], {}))
    state = start(rules, seats)
    return rules, evolve(state, open_deal(rules, state, b"playouts"))


def test_playout_ends_with_the_points_of_the_deal():
    rules, state = dealt("basic", 3)
    points = played_out(rules, state, choose, most_turns=300)
    assert sum(one > 0 for one in points) == 1
    assert played_out(rules, state, choose, most_turns=300) == points


def test_penalties_count_against_a_seat():
    rules, state = dealt("contract", 3)
    points = played_out(rules, state, choose, most_turns=600)
    assert max(points) == 0
    assert min(points) < 0


def test_playout_that_takes_too_long_brings_nobody_points():
    rules, state = dealt("basic", 2)
    assert played_out(rules, state, choose, most_turns=1) == (0, 0)


def test_trials_compare_moves_on_the_same_tables():
    rules, state = dealt("basic", 2)
    seat = state.turn
    question = Question(rules, masked(state, seat), seat, BLANK)
    tables = list(samples(question, Luck(1), 4))
    tried = trials(question, (Draw(), Take(), Draw()), choose, tables, 100)
    assert [one.move for one in tried] == [Draw(), Take(), Draw()]
    assert tried[0].gains == tried[2].gains
    assert len(tried[1].gains) == 4


def test_advantage_is_over_the_mean_of_the_others():
    assert advantage((10, 0, 4), 0) == 8
    assert advantage((10, 0, 4), 1) == -7


def test_first_move_stays_unless_another_is_surely_better():
    first = Trial(Discard(1), (0.0, 10.0, 0.0, 10.0))
    noisy = Trial(Discard(2), (40.0, -20.0, 30.0, -20.0))
    sure = Trial(Discard(3), (4.0, 14.0, 5.0, 15.0))
    assert better([first, noisy], 1.6) is first
    assert better([first, noisy, sure], 1.6) is sure
    assert better([first], 1.6) is first
