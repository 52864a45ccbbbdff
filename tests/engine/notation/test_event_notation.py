"""Every event that a program is told is read as it was written, hidden cards as hidden cards."""

import json

from engine import events
from engine.events import DealEnded, Dealt, Drew, Event
from engine.notation.protocol import event_keys, read_event, write_event
from tests.data.samples import STORED
from tests.each import each

NAMES = ("Ann", "Ben", "Chi")
TOLD = [
    event
    for event, _ in STORED
    if type(event).__module__ == events.__name__ and not isinstance(event, (Dealt, DealEnded))
]


@each("event", TOLD, ids=str)
def test_an_event_is_read_as_it_was_written(event: Event) -> None:
    for seat in (None, 0, 1, 2):
        seen = event.seen_by(seat)
        line = json.loads(json.dumps(write_event(seen, NAMES)))
        assert read_event(line, NAMES) == seen
        assert list(line)[1:] == event_keys()[line["event"]]


def test_there_is_a_sample_of_every_event() -> None:
    written = {write_event(event, NAMES)["event"] for event in TOLD}
    assert written == event_keys().keys()


def test_a_card_that_is_not_seen_stays_in_its_place() -> None:
    drew = Drew(1, 30)
    assert write_event(drew, NAMES) == {"event": "drew", "by": "Ben", "card": "5D"}
    assert write_event(drew.seen_by(0), NAMES) == {"event": "drew", "by": "Ben", "card": "??"}
