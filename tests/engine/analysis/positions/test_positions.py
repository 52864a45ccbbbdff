"""Positions with one plainly right answer: that they are well written, and who finds them.

They were written before any player was tuned on them; none is there because a player finds it.
"""

from collections import Counter

import pytest

from engine.analysis.players import plain, player
from engine.computer.strength import Strength
from engine.play import may_act, offers
from tests.engine.analysis.positions.position import Json, asked, faults, lines, matches

LINES = list(lines())
MISSED_BY_STEADY = 4
"""So many of all positions medium may miss."""
NOT_YET: set[str] = set()
"""What strong does not find yet."""


def test_there_are_enough_of_every_game() -> None:
    found = Counter(line["position"]["game"] for line in LINES)
    assert len(LINES) >= 160
    assert all(
        found[game] >= 10 for game in ("gin", "basic", "contract", "dummy", "indian", "rummy500")
    ), found
    assert {"shanghai", "manipulation"} <= set(found)
    assert len({line["id"] for line in LINES}) == len(LINES)


def test_all_are_legal_and_ask_something() -> None:
    assert {line["id"]: told for line in LINES if (told := badly_written(line))} == {}


def badly_written(line: Json) -> list[str]:
    """What is wrong with a position itself, whoever is asked."""
    one = asked(line)
    state = one.table.state
    wrong = [
        *(["nothing to do"] if one.seat not in may_act(one.table.game, state) else ()),
        *(["no reason"] if not line["why"].endswith(".") else ()),
        *(["no theme"] if not line["theme"] else ()),
        *(["no question"] if not line.keys() & {"any", "all", "none", "result"} else ()),
    ]
    if line["ask"] == "move":
        found = list(offers(one.table.game, state, one.seat))
        named = (*line.get("any", ()), *line.get("all", ()), *line.get("none", ()))
        wrong += [
            f"{wanted} cannot be done"
            for wanted in named
            if not any(matches(move, wanted) for move in found)
        ]
    return wrong


def _missed(strength: Strength) -> dict[str, list[str]]:
    """What a strength does wrong, by the name of the position."""
    found = map(asked, LINES)
    wrong = {one.line["id"]: faults(one, player(one.game, strength)) for one in found}
    return {name: told for name, told in wrong.items() if told}


@pytest.mark.long
def test_strong_finds_all() -> None:
    assert not _missed(Strength.STRONG)


def test_medium_finds_nearly_all() -> None:
    missed = _missed(Strength.MEDIUM)
    assert len(missed) <= MISSED_BY_STEADY, missed


def test_the_plain_player_misses_what_needs_memory() -> None:
    wrong = {one.line["id"] for one in map(asked, LINES) if faults(one, plain)}
    assert {"gin-dead-fives-by-memory", "basic-dead-fives-by-memory"} <= wrong
