"""Upcard's players behind the protocol play just as at the table, and say what is wrong."""

import json
from functools import partial
from typing import Any

import pytest

from engine.computer.notes import BLANK, noted
from engine.computer.players import think
from engine.computer.question import Question
from engine.computer.strength import Strength
from engine.deal import open_deal, order
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.notation.move import read_move
from engine.notation.protocol.session import Session
from engine.notation.protocol.told import OVER, Seated
from engine.phase import Phase
from engine.play import decide, evolve, may_act, start
from engine.view import masked

NAMES = ("Ann", "Ben", "Chi", "Dao")
QUICK = (Strength.EASY, Strength.STEADY)


class Told:
    """A seat's program: what it is told goes through JSON."""

    def __init__(self, rules: Game, seats: int, seat: int, strength: Strength) -> None:
        self.session = Session(rules.name, strength, seed=7)
        self.seated = Seated(rules, NAMES[:seats], seat)

    def tell(self, line: dict[str, object]) -> dict[str, Any] | None:
        return self.session.answer(json.dumps(line).encode())


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("name", REGISTRY)
def test_a_session_plays_the_moves_of_the_table(name: str, strength: Strength) -> None:
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    seats = rules.seats[min(1, len(rules.seats) - 1)]
    programs = [Told(rules, seats, seat, strength) for seat in range(seats)]
    secret = name.encode().ljust(32)
    state = start(rules, seats)
    dealt = open_deal(rules, state, secret)
    notes, state = noted(BLANK, state, dealt), evolve(state, dealt)
    for seat, program in enumerate(programs):
        assert program.tell(program.seated.begins()) is None
        assert program.tell(program.seated.dealt(masked(state, seat))) is None
    number = 0
    # Strong players take their time; how they are asked shows in their first turns.
    most = 400 if strength in QUICK else 8
    while state.phase is not Phase.OVER and number < most:
        number += 1
        seat = min(may_act(rules, state))
        question = Question(rules, masked(state, seat), seat, notes)
        thought = think(question, strength, 7)
        answer = programs[seat].tell(programs[seat].seated.asked(question, number, 10_000))
        assert answer is not None
        assert answer.keys() == {"no", "move"}, answer
        assert answer["no"] == number
        assert read_move(answer["move"], NAMES[:seats], rules)[:2] == (seat, thought.move)
        chance = partial(order, secret, f"recycle/{number}")
        events = decide(rules, state, seat, thought.move, chance)
        for event in events:
            notes, state = noted(notes, state, event), evolve(state, event)
        for program in programs:
            assert program.tell(program.seated.happened(events)) is None
            assert program.session._notes == notes
    if state.phase is Phase.OVER:
        for program in programs:
            assert program.tell(program.seated.ended(state)) is None
            assert program.tell(OVER) is None
