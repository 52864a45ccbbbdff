"""Every move and every event has a word, which is declared with its fields."""

from engine import events, moves
from engine.called import declared
from engine.events import Event
from engine.moves import KnockOnTable, Move, TakeRow
from engine.table import table_events


def test_all_moves_and_events_are_declared() -> None:
    found = {*declared(moves, events, table_events)}
    for module, base in ((moves, Move), (events, Event), (table_events, Event)):
        kinds = (one for one in vars(module).values() if isinstance(one, type))
        assert {one for one in kinds if issubclass(one, base) and one is not base} <= found


def test_no_word_is_given_twice() -> None:
    words = [kind.word for kind in declared(events, table_events)]
    assert len(words) == len({*words})
    shared = {TakeRow, KnockOnTable}
    words = [kind.word for kind in declared(moves) if kind not in shared]
    assert len(words) == len({*words})
    assert {kind.word for kind in shared} <= {*words}
