"""OpenSpiel's bot behind the protocol: what it is shown, and what is made of what it does.

OpenSpiel is stood in for (``stand_in/pyspiel.py``); ``python -m bench`` looks at the real one where
it is installed (``bench.gin_beside``).
"""

import json
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.duel.report import main
from bench.duel.told import Seated
from bench.openspiel_gin import SimpleBot, _answer
from engine.cards import Card, parse
from engine.deal import open_deal
from engine.evolve import evolve
from engine.games.gin.rules import GinOptions, gin_rummy
from engine.moves import Discard, Draw, Knock, Move, Pass, Show, Take
from engine.notation.move import read_move
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, start
from engine.state import State
from engine.view import masked

pytestmark = pytest.mark.long

STAND_IN, ROOT = Path(__file__).parent / "stand_in", Path(__file__).parents[2]
RULES = gin_rummy(GinOptions(last_discard="knock", showdown="own", big_gin=None))
PLAYERS = ("Ann", "Ben")
SEEDS, LONGEST = range(12), 100
HELD = tuple(map(parse, ("7S", "8S", "9S", "9H", "9C", "2D", "3H", "AC", "2C", "KH")))


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleBot]:
    monkeypatch.syspath_prepend(STAND_IN)
    yield SimpleBot()
    sys.modules.pop("pyspiel", None)


def answered(bot: SimpleBot, state: State, number: int) -> Move:
    """What it answers when the player to move is asked for a move."""
    seat = state.turn
    observation = Observation.at(RULES, state, seat)
    asked = Seated(RULES, PLAYERS, seat).asked(observation, number, 1000)
    answer = _answer(bot, json.loads(json.dumps(asked)))
    assert answer is not None
    assert answer["no"] == number
    read = read_move(answer["move"], PLAYERS, RULES)
    assert read.seat == seat
    return read.move


def frames(bot: SimpleBot, seed: int) -> Iterator[tuple[State, Move]]:
    """A deal of the bot against itself: each table, and what it does there."""
    before = start(RULES, 2)
    state = evolve(before, open_deal(RULES, before, bytes([seed] * 32)))
    for number in range(LONGEST):
        move = answered(bot, state, number)
        yield state, move
        for event in decide(RULES, state, state.turn, move):
            state = evolve(state, event)
        if state.result is not None:
            return
    raise AssertionError("the deal does not end")


def test_its_seat_sees_at_a_table_of_openspiel_just_what_it_sees_here(bot: SimpleBot) -> None:
    phases = set()
    for seed in SEEDS:
        for state, _ in frames(bot, seed):
            if state.phase is Phase.SHOW:
                continue
            table = bot.table(masked(state, state.turn), state.turn)
            hand, other = table.hands()[table.turn], table.hands()[1 - table.turn]
            assert cards(bot, hand) == sorted(state.hands[state.turn])
            assert cards(bot, table.pile, in_order=True) == [*state.discard]
            assert table.stock_size() == len(state.stock)
            assert len(other) == len(state.hands[1 - state.turn])
            phases.add((state.phase, table.phase))
    assert phases >= {
        (Phase.OFFER, "FIRST_UPCARD"),
        (Phase.DRAW, "DRAW"),
        (Phase.PLAY, "DISCARD"),
    }


def cards(bot: SimpleBot, actions: list[int], *, in_order: bool = False) -> list[Card]:
    found = [bot._cards[action] for action in actions]
    return found if in_order else sorted(found)


def test_what_it_does_there_is_what_it_does_here(bot: SimpleBot) -> None:
    done = set()
    for seed in SEEDS:
        for state, move in frames(bot, seed):
            done.add(type(move))
            if isinstance(move, Knock):
                assert move.card in state.hands[state.turn]
                assert move.melds, "which melds it lays is left to our searches"
    assert done == {Draw, Take, Pass, Discard, Knock, Show}


@pytest.mark.parametrize(
    ("pile", "came", "decision"),
    [
        ("9D", "", Take()),
        ("KD", "", Draw()),
        ("KD", "AD", Discard(parse("KH"))),
        ("KD", "9D", Knock(parse("KH"))),
    ],
)
def test_each_of_its_actions_is_one_of_our_moves(
    bot: SimpleBot, pile: str, came: str, decision: Move
) -> None:
    table = bot._played(HELD, tuple(map(parse, came.split())), (parse("QS"), parse(pile)))
    assert bot.decision(table) == decision


def test_with_two_cards_in_the_stock_it_knocks_with_the_upcard_or_ends_the_deal(
    bot: SimpleBot,
) -> None:
    for last, decision in ((parse("9D"), Take()), (parse("KD"), Pass())):
        rest = [card for card in range(52) if card not in (*HELD, last)]
        assert bot.decision(bot._played(HELD, (), (*rest[:29], last))) == decision


def test_other_rules_of_gin_are_refused_in_words(bot: SimpleBot) -> None:
    begins = Seated(gin_rummy(GinOptions(oklahoma=True)), PLAYERS, 0).begins()
    assert _answer(bot, dict(begins)) == {
        "error": "OpenSpiel's gin has oklahoma False, nothing else"
    }
    assert _answer(bot, dict(Seated(RULES, PLAYERS, 0).begins())) is None


def test_as_a_program_in_a_duel_it_loses_no_decision(capsys: pytest.CaptureFixture[str]) -> None:
    path = os.pathsep.join((str(STAND_IN), str(ROOT)))
    words = ("env", f"PYTHONPATH={path}", sys.executable, "-m", "bench.openspiel_gin")
    program = shlex.join(words)
    usual = ["--game", "gin", "--seats", "2", "--b", "plain", "--deals", "4", "--limit", "60"]
    main([*usual, "--a", program, "--workers", "1"])
    told = json.loads(capsys.readouterr().out)
    assert told["a_lost"] == {}
    assert told["a_decides"]["decisions"] > 0
