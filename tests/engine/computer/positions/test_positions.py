"""Positions with one plainly right answer: that they are well written, and who finds them.

They were written before any player was tuned on them; none is there because a player finds it.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.computer.players import _PLAYERS, player
from engine.computer.strength import Strength
from engine.play import may_act, offers
from tests.engine.computer.positions.position import Asked, Json, asked, faults, lines, matches

LINES = list(lines())
MISSED_BY_STEADY = 4
"""So many of all positions steady may miss."""
NOT_YET: set[str] = set()
"""What strong does not find yet."""


def test_there_are_enough_of_every_game() -> None:
    found = Counter(line["position"]["game"] for line in LINES)
    assert len(LINES) >= 60
    assert all(found[game] >= 10 for game in ("gin", "basic", "contract", "dummy")), found
    assert {"shanghai", "manipulation"} <= set(found)
    assert len({line["id"] for line in LINES}) == len(LINES)


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["id"])
def test_it_is_legal_and_asks_something(line: Json) -> None:
    one = asked(line)
    state = one.table.state
    assert one.seat in may_act(one.table.game, state)
    assert line["why"].endswith(".")
    assert line["theme"]
    assert line.keys() & {"any", "all", "none", "result"}
    if line["ask"] == "move":
        found = list(offers(one.table.game, state, one.seat))
        for wanted in (*line.get("any", ()), *line.get("all", ()), *line.get("none", ())):
            assert any(matches(move, wanted) for move in found), f"{wanted} cannot be done"


def _find(strength: Strength) -> Iterator[tuple[Asked, list[str]]]:
    """What a strength does wrong, in the games in which it plays in a way of its own."""
    for line in LINES:
        one = asked(line)
        if strength in _PLAYERS.get(one.game, {}):
            yield one, faults(one, player(one.game, strength))


def test_strong_finds_all() -> None:
    missed = {one.line["id"]: wrong for one, wrong in _find(Strength.STRONG) if wrong}
    assert not missed


def test_steady_finds_nearly_all() -> None:
    missed = {one.line["id"]: wrong for one, wrong in _find(Strength.STEADY) if wrong}
    assert len(missed) <= MISSED_BY_STEADY, missed
