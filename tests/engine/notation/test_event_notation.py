"""Every event that a program is told is read as it was written, hidden cards as hidden cards."""

import json
from random import Random

import pytest

from engine.cards import parse
from engine.computer import choose
from engine.deal import open_deal
from engine.events import (
    DealEnded,
    DebtPaid,
    Event,
    Fined,
    KnockedOnTable,
    PassedTurn,
    Recycled,
    StockRanOut,
    Swapped,
    WentBigGin,
)
from engine.games.registry import REGISTRY, game
from engine.notation.events import event_keys, read_event, write_event
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, evolve, may_act, offers, start
from engine.steps.penalties.fine_items import FineItem
from engine.view import masked

NAMES = ("Ann", "Ben", "Chi")
RULES = [(name, {}) for name in REGISTRY] + [("gin", {"showdown": "own"})]
SENSE = 0.8
"""How often the computer's move is made, and not any legal one."""
RARE: list[Event] = [
    Swapped(1, 0, 2, parse("7S")),
    DebtPaid(1, 2),
    *(Fined(2, item, parse("KD"), 50) for item in FineItem),
    Fined(0, next(iter(FineItem)), None, 50),
    WentBigGin(1),
    KnockedOnTable(2),
    PassedTurn(0),
    StockRanOut(0),
    Recycled((parse("7S"), parse("JK"))),
]
"""What does not happen in every few deals."""


def happened(name: str, options: dict[str, object]) -> set[Event]:
    """What happens in some deals."""
    rules = game(name, read_options(REGISTRY[name], options))
    found: set[Event] = set()
    for number in range(3):
        chance = Random(number)
        state = start(rules, min(3, rules.seats[-1]))
        state = evolve(state, open_deal(rules, state, bytes([number]) * 32))
        for _ in range(300):
            if state.phase is Phase.OVER:
                break
            seat = chance.choice(sorted(may_act(rules, state)))
            if chance.random() < SENSE:
                move = choose(rules, masked(state, seat), seat)
            else:
                move = chance.choice(list(offers(rules, state, seat, looks=1000)))
            events = decide(rules, state, seat, move)
            for event in events:
                state = evolve(state, event)
            found.update(events)
    return found


@pytest.fixture(scope="module")
def events() -> set[Event]:
    return {*RARE, *(event for rules in RULES for event in happened(*rules))}


def test_events_are_read_as_they_were_written(events: set[Event]) -> None:
    told = [event for event in events if not isinstance(event, DealEnded)]
    written = set()
    for event in told:
        for seat in (None, 0, 1):
            seen = event.seen_by(seat)
            line = json.loads(json.dumps(write_event(seen, NAMES)))
            assert read_event(line, NAMES) == seen
            written.add(line["event"])
    assert written == event_keys().keys()
