"""The computer at Dummy: whole games at every number of seats, and what it does with the row."""

from engine.analysis.players import choose
from engine.cards import parse
from engine.computer.plain.suggestions import suggestions
from engine.evolve import evolve
from engine.games.dummy.rules import EXTRAS, DummyOptions, thai_dummy
from engine.games.dummy.scoring import DummyOwn
from engine.moves import Draw, Knock, Move, Pass, TakeRow
from engine.notation.position import read_position
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, start
from engine.result import Ending
from engine.shuffle import open_deal
from tests.each import each
from tests.engine.games.dummy.dummy_tables import Json, dummy


def chosen(at: Json) -> Move:
    given = read_position(at)
    seat = given.state.turn
    return choose(Observation.at(given.game, given.state, seat))


@each("seats", [2, 3, 4])
@each("options", [DummyOptions(), EXTRAS["all"]], ids=["base", "all"])
def test_whole_games_with_births_and_knocks(seats: int, options: DummyOptions) -> None:
    game, seed = thai_dummy(options), bytes([seats]) * 32
    state, knocks, born = start(game, seats), 0, 0
    while state.result is None or not state.result.game_over:
        assert state.deal_no < 100, "a game of computers ends"
        state = evolve(state, open_deal(game, state, seed))
        while state.phase is not Phase.OVER:
            move = choose(Observation.at(game, state, state.turn))
            for event in decide(game, state, state.turn, move):
                state = evolve(state, event)
        assert state.result is not None
        knocks += state.result.ended_by is Ending.KNOCK
        own = state.result.own
        assert isinstance(own, DummyOwn)
        born += seats - len(own.not_born)
    assert knocks > 0
    assert born > 0
    assert max(state.scores) >= options.target


def test_takes_from_the_row_to_be_born_and_draws_where_it_cannot() -> None:
    move = chosen(dummy({"A": "6H 6D KD 9C 2S"}))
    assert isinstance(move, TakeRow)
    assert move.start == parse("6S")
    assert chosen(dummy({"A": "6H 7D KD 9C 2S"})) == Draw()


def test_knocks_as_soon_as_it_can_and_keeps_the_cheapest_card() -> None:
    move = chosen(dummy({"A": "7D 7H 7C 8S 9S 10S JS"}, phase="play"))
    assert isinstance(move, Knock)
    assert move.card == parse("8S")


def test_passes_in_the_last_turn_without_a_knock() -> None:
    assert chosen(dummy({"A": "9S 9C KD 3H"}, stock="", row="2D 9D")) == Pass()
    assert isinstance(chosen(dummy({"A": "9S 9C KD"}, stock="", row="2D 9D")), TakeRow)


def test_takes_and_knocks_are_suggested_with_their_melds() -> None:
    given = read_position(dummy({"A": "6H 6D KD 9C"}))
    assert [type(move) for move in suggestions(Observation.at(given.game, given.state, 0))] == [
        TakeRow
    ]
    given = read_position(dummy({"A": "7D 7H 7S KD"}, phase="play"))
    assert [type(move) for move in suggestions(Observation.at(given.game, given.state, 0))] == [
        Knock
    ]
