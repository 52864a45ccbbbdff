"""Whatever can be played can be written, and is read back as just that (UX: Languages and eyes)."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.typed.table_line import table_of
from bot.typed.writer import LONGEST, move_as_line
from engine.cards import bare, cards, name
from engine.games.registry import REGISTRY
from engine.moves import Knock, LayDown, LayOff, MakeContract, Move, Swap, TakeRow
from engine.observation import Observation
from engine.play import may_act
from tests.bot.typed.tables import contract, dummy, frames, meant, same
from tests.engine.random_play import tables
from tests.examples import of_every_game

EVERY_GAME = pytest.mark.parametrize("game", sorted(REGISTRY))


@EVERY_GAME
@of_every_game(250)
@given(data=st.data())
def test_every_legal_move_is_read_as_it_is_written(game: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(game))
    for seat in may_act(match.game, state):
        now = Observation.at(match.game, state, seat)
        moves = set(islice(now.offers(), 60))
        for _ in range(6):
            places = st.sets(st.integers(0, len(now.hand) - 1), min_size=1, max_size=8)
            cards = [now.hand[place] for place in sorted(data.draw(places))]
            moves |= set(islice(now.choices(cards), 8))
        for move in moves:
            line = move_as_line(move, table_of(now), now.game.deck)
            assert len(line) <= LONGEST
            assert same(meant(line, now)) == same(move), line


@pytest.mark.long
def test_games_of_good_players_are_written_too() -> None:
    kinds: set[type[Move]] = set()
    for game in REGISTRY:
        for now in frames(game, 3, games=3):
            for move in now.offers():
                line = move_as_line(move, table_of(now), now.game.deck)
                assert same(meant(line, now)) == same(move)
                kinds.add(type(move))
    assert kinds >= {MakeContract, LayDown, LayOff, Swap, TakeRow, Knock}


def test_a_knock_of_a_large_hand_is_written_short() -> None:
    sets = " ".join(f"{rank}{suit}" for rank in "2468JQK" for suit in "SHD")
    now = dummy(
        f"{sets} 9C 9D 9H 9S 7C KC AH", "B run 10C JC QC", "A run 4C 5C 6C", "A set 3S 3H 3C"
    )
    [knock] = [move for move in now.offers(Knock) if isinstance(move, Knock) and move.card == 13]
    line = move_as_line(knock)
    assert line.startswith("knock ah:2s2h2d/4s4h4d/6s6h6d/8s8h8d/")
    assert meant(line, now) == knock
    assert len(line) <= LONGEST


def test_a_contract_of_a_large_hand_is_written_short() -> None:
    runs = (
        cards("2H 3H 4H 5H 6H 7H 8H 9H JK=10H JK=JH"),
        cards("4S 5S 6S 7S 8S 9S 10S JS"),
        cards("7C 8C 9C 10C JC QC KC JK=AC"),
    )
    hand = " ".join(name(bare(card)) for run in runs for card in run)
    now = contract(hand, down=[], deal_no=7, players=list("ABCDE"))
    line = move_as_line(MakeContract(runs))
    assert line == "2h3h4h5h6h7h8h9h*th*jh/4s5s6s7s8s9stsjs/7c8c9ctcjcqckc*ac"
    assert meant(line, now) == MakeContract(runs)
    assert now.may(MakeContract(runs))
