"""Events in the journal: every one has a name, reads back as it was, and stays readable."""

import importlib
import json
import pkgutil
import sys
from dataclasses import dataclass, replace

import pytest

import engine
from data.journal.codec import EVENTS, OWNS, read_entry, write_events
from engine.cards import HIDDEN
from engine.events import DealEnded, Drew, Event
from engine.games.registry import SCORE_ITEMS
from engine.result import Own, ScoreItem
from engine.table.record import Entry, UnreadableJournal
from tests.data.samples import STORED
from tests.each import each


def _known_to_the_engine() -> set[type[Event]]:
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found: set[type[Event]] = set()
    left = [Event]
    while left:
        below = left.pop().__subclasses__()
        found.update(below)
        left += below
    return {
        kind
        for kind in found
        if kind.__module__.partition(".")[0] == "engine"
        and getattr(sys.modules[kind.__module__], kind.__qualname__) is kind
    }


def test_every_event_has_one_name() -> None:
    assert set(EVENTS.values()) == _known_to_the_engine()
    assert len(set(EVENTS.values())) == len(EVENTS)


def test_every_event_has_a_stored_sample() -> None:
    assert {type(event) for event, _ in STORED} == set(EVENTS.values())


@each(("event", "text"), STORED, ids=[text[10:25] for _, text in STORED])
def test_event_is_written_in_words_and_read_back(event: Event, text: str) -> None:
    assert write_events([event]) == f"[{text}]"
    entry = read_entry("k7q2", 7, f"[{text}]")
    assert entry == Entry(7, (event,))
    assert type(entry.events[0]) is type(event)
    # Equal is not enough: True equals 1, and a tuple equals a named one.
    assert repr(entry.events[0]) == repr(event)


def test_what_a_game_tells_of_a_deal_is_stored_by_its_name() -> None:
    ended = next(event for event, _ in STORED if isinstance(event, DealEnded) and event.result.own)
    (stored,) = json.loads(write_events([ended]))
    assert stored["result"]["own"]["of"] == "dummy"
    stored["result"]["own"]["of"] = "nobody"
    with pytest.raises(UnreadableJournal, match="'nobody' is no name"):
        read_entry("k7q2", 7, json.dumps([stored]))


def test_what_a_game_tells_has_a_name_for_every_kind() -> None:
    ended = next(event for event, _ in STORED if isinstance(event, DealEnded))
    nameless = replace(ended, result=ended.result._replace(own=Own()))
    with pytest.raises(TypeError, match="Own has no name"):
        write_events([nameless])
    assert len(set(OWNS.values())) == len(OWNS)


def test_no_two_lines_of_score_sheets_share_a_name() -> None:
    names = [item.value for kind in SCORE_ITEMS for item in kind]
    assert len(set(names)) == len(names)
    assert set(ScoreItem.__subclasses__()) == set(SCORE_ITEMS)


def test_a_step_keeps_the_order_of_its_events() -> None:
    step = tuple(event for event, _ in STORED)
    assert read_entry("k7q2", 1, write_events(step)).events == step


def test_a_step_without_events() -> None:
    assert read_entry("k7q2", 1, write_events([])) == Entry(1, ())


def test_a_key_that_came_later_may_be_missing() -> None:
    event, text = next(row for row in STORED if isinstance(row[0], DealEnded))
    assert read_entry("k7q2", 1, f"[{text}]".replace(',"going_rummy":false', "")).events == (event,)


@each(
    ("text", "what"),
    [
        ("", "Expecting value: line 1 column 1 (char 0)"),
        ("{}", "not a list"),
        ("[7]", "event 1: not an object"),
        ('[{"player":1}]', "event 1: None is not the name of an event"),
        ('[{"event":["drew"]}]', "event 1: ['drew'] is not the name of an event"),
        (
            '[{"event":"turn_started","player":1},{"event":"flew"}]',
            "event 2: 'flew' is not the name of an event",
        ),
        ('[{"event":"drew","player":1}]', "event 1: drew: 'card' is missing"),
        (
            '[{"event":"drew","player":1,"card":"AS","from":"top"}]',
            "event 1: drew: 'from' is not known",
        ),
        (
            '[{"event":"drew","player":true,"card":"AS"}]',
            "event 1: drew: 'player': not of type int",
        ),
        ('[{"event":"drew","player":1,"card":7}]', "event 1: drew: 'card': not a card"),
        (
            '[{"event":"drew","player":1,"card":"11H"}]',
            (
                "event 1: drew: 'card': '11H' is not a card; "
                "write a rank and a suit such as 10H, or JK"
            ),
        ),
        ('[{"event":"recycled","stock":"AS"}]', "event 1: recycled: 'stock': not a list"),
        (
            '[{"event":"recycled","stock":["AS",["2C"]]}]',
            "event 1: recycled: 'stock': place 1: not a card",
        ),
        (
            '[{"event":"rules_changed","options":[]}]',
            "event 1: rules_changed: 'options': not an object",
        ),
        (
            '[{"event":"closed","why":"fire"}]',
            "event 1: closed: 'why': 'fire' is not a valid CloseReason",
        ),
        (
            '[{"event":"sat","sitter":[1,"Ann"]}]',
            "event 1: sat: 'sitter': not an object",
        ),
    ],
)
def test_what_cannot_be_read_is_named_with_table_and_version(text: str, what: str) -> None:
    with pytest.raises(UnreadableJournal) as told:
        read_entry("k7q2", 17, text)
    assert str(told.value) == f"version 17 of table k7q2 cannot be read: {what}"


def test_an_event_without_a_name_is_not_written() -> None:
    @dataclass(frozen=True, slots=True)
    class Sneezed(Event):
        player: int

    with pytest.raises(TypeError, match="Sneezed has no name"):
        write_events([Sneezed(1)])


def test_a_hidden_card_is_not_written() -> None:
    with pytest.raises(ValueError, match="hidden card"):
        write_events([Drew(1, HIDDEN)])
