"""Upcard's players behind the protocol play just as at the table, and say what is wrong."""

import json
from typing import Any

import pytest

from bench.duel.told import OVER, Seated
from engine.analysis.players import think
from engine.computer.strength import Strength
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.notation.move import read_move
from engine.notation.position import read_position
from engine.notation.protocol import Session
from engine.notation.reading import NotationError
from engine.observation import BLANK, Observation, masked, noted
from engine.phase import Phase
from engine.play import decide, may_act, start
from engine.shuffle import new_stock, open_deal
from tests.each import each

NAMES = ("Ann", "Ben", "Chi", "Dao")
MOST = {Strength.EASY: 400, Strength.MEDIUM: 60, Strength.STRONG: 2}
WHOLE = ("basic", "gin")
"""Games of which a whole deal is asked for, whoever plays: of others a few turns of each player."""


class Told:
    """A seat's program: what it is told goes through JSON."""

    def __init__(self, rules: Game, seats: int, seat: int, strength: Strength) -> None:
        self.session = Session(rules.name, strength, seed=7)
        self.seated = Seated(rules, NAMES[:seats], seat)

    def tell(self, line: dict[str, object]) -> dict[str, Any] | None:
        return self.session.answer(json.dumps(line).encode())


@pytest.mark.parametrize("turns", [12, pytest.param(400, marks=pytest.mark.long)])
@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("name", REGISTRY)
def test_a_session_plays_the_moves_of_the_table(name: str, strength: Strength, turns: int) -> None:
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
    # Who takes their time is asked for the first turns, which show how they are asked.
    most = MOST[strength] if name in WHOLE else min(MOST[strength], turns)
    while state.phase is not Phase.OVER and number < most:
        number += 1
        seat = min(may_act(rules, state))
        observation = Observation.at(rules, state, seat, notes)
        decision = think(observation, strength, 7)
        answer = programs[seat].tell(programs[seat].seated.asked(observation, number, 10_000))
        assert answer is not None
        assert answer.keys() == {"no", "move"}, answer
        assert answer["no"] == number
        assert read_move(answer["move"], NAMES[:seats], rules)[:2] == (seat, decision.move)
        chance = new_stock(rules, state, secret, number)
        events = decide(rules, state, seat, decision.move, chance)
        for event in events:
            notes, state = noted(notes, state, event), evolve(state, event)
        for program in programs:
            assert program.tell(program.seated.happened(events)) is None
            assert program.session._notes == notes
    if state.phase is Phase.OVER:
        for program in programs:
            assert program.tell(program.seated.ended(state)) is None
            assert program.tell(OVER) is None


GAME = {
    "kind": "game",
    "protocol": 2,
    "game": "basic",
    "options": {},
    "players": ["Ann", "Ben"],
    "you": "Ann",
}
HERE = {
    "game": "basic",
    "players": ["Ann", "Ben"],
    "hands": {"Ann": ["7S", "KC"], "Ben": ["??", "??"]},
    "stock": ["??"],
    "discard": ["4H"],
}
DEAL = {"kind": "deal", "position": HERE}
STEP = {"kind": "step", "events": [{"event": "took", "by": "Ann", "card": "4H"}]}
ASK = {"kind": "ask", "no": 1, "limit_ms": 1000, "position": HERE, "offers": []}


def event(**keys: object) -> dict[str, object]:
    return STEP | {"events": [{"event": "took", "by": "Ann", "card": "4H"} | keys]}


@each(
    ("lines", "sentence"),
    [
        ([b"{"], "not JSON: Expecting property name enclosed in double quotes at character 2"),
        ([b"\xff"], "not UTF-8 at byte 1"),
        ([[]], "kind [] is unknown; there is game, deal, step, ask, refused, deal_over, game_over"),
        ([{"kind": ["ask"]}], "kind ['ask'] is unknown; there is game, deal, step"),
        ([{"kind": "hello"}], "kind 'hello' is unknown"),
        ([GAME | {"seat": 1}], "game has no key 'seat'; take it out or check its spelling"),
        ([{"kind": "game"}], "game needs the key 'game'"),
        ([GAME | {"protocol": 3}], "protocol 3 is not spoken here: 2 is"),
        ([GAME | {"game": "gin"}], "this player plays basic, not 'gin'"),
        ([GAME | {"options": []}], "game: 'options' is an object"),
        ([GAME | {"options": {"end": 3}}], "end"),
        ([GAME | {"players": ["Ann", 2]}], "game: 'players' is a list of names"),
        ([GAME | {"you": "Chi"}], "game: 'you' names 'Chi', who is not a player"),
        ([DEAL], "deal: no game was told before it"),
        ([STEP], "step: no deal was told before it"),
        ([ASK], "ask: no game was told before it"),
        ([GAME, ASK], "ask: no deal was told before it"),
        ([GAME, STEP], "step: no deal was told before it"),
        ([GAME, DEAL | {"position": 3}], "position is an object with keys"),
        (
            [
                GAME,
                DEAL
                | {
                    "position": HERE | {"table": [{"owner": "Ann", "kind": "set", "cards": ["??"]}]}
                },
            ],
            "'??' is not a card",
        ),
        (
            [GAME, DEAL | {"position": HERE | {"players": ["Ann", "Chi"], "hands": {}}}],
            "not of the",
        ),
        ([GAME, DEAL, ASK | {"position": HERE | {"turn": "Ben"}}], "Ann has nothing to do in this"),
        (
            [GAME, DEAL, ASK | {"position": HERE | {"phase": "play", "hands": {"Ann": []}}}],
            "Ann has no move in this",
        ),
        ([GAME, DEAL, STEP | {"events": {}}], "step: 'events' is a list"),
        ([GAME, DEAL, event(event="dealt")], "event 'dealt' is unknown; there is drew, recycled"),
        ([GAME, DEAL, event(event=[])], "event [] is unknown"),
        ([GAME, DEAL, event(by="Chi")], "event 'took': 'by': 'Chi' is none of Ann, Ben"),
        ([GAME, DEAL, event(card="1S")], "event 'took': 'card': '1S' is not a card"),
        ([GAME, DEAL, event(points=3)], "event 'took' has no key 'points'; it has by, card"),
        ([GAME, DEAL, STEP | {"events": [{"event": "took"}]}], "event 'took' needs the key 'by'"),
    ],
)
def test_what_is_wrong_with_a_line_is_told_in_one_sentence(lines: list[Any], sentence: str) -> None:
    session = Session("basic", Strength.EASY)
    *before, wrong = [
        line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines
    ]
    assert [session.answer(line) for line in before] == [None] * len(before)
    answer = session.answer(wrong)
    assert answer is not None
    assert answer.keys() == {"error"}
    assert sentence in str(answer["error"])
    assert "\n" not in str(answer["error"])
    for line in (GAME, DEAL):
        assert session.answer(json.dumps(line).encode()) is None
    asked = session.answer(json.dumps(ASK).encode())
    assert asked is not None, "it goes on"
    assert asked["no"] == 1


def test_cards_that_are_not_seen_are_none_for_a_replay() -> None:
    with pytest.raises(NotationError, match=r"'hands.Ben.0': '\?\?' is not a card"):
        read_position(HERE)
