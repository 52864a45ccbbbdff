"""Positions with one plainly right answer: how they are written, asked and judged.

Every line of the ``.jsonl`` files beside this one is a replay (docs/notation.md) and an
observation:

- ``position``, ``moves``: an earlier moment and what was done from there, so that what was seen on
  the way is known to whoever is asked.
- ``seat``: who is asked. ``ask``: ``move`` for one move, ``turn`` for all of them till the turn of
  that seat is over.
- ``any``: one of these was done; ``all``: each of them was; ``none``: none of them was. Each is a
  move as far as it matters: keys that are left out may be anything, cards are in any order.
- ``result``: what the end of the deal says, as far as it matters.
- ``theme`` and ``why``: what it is about, and why no good player would do anything else.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.cards import bare, name
from engine.decision import Player
from engine.evolve import evolve
from engine.game import Game
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
    Show,
    Swap,
    Take,
    TakeRow,
)
from engine.notation.compare import differences
from engine.notation.move import read_move
from engine.notation.position import Position, read_position
from engine.notation.replay import write_result
from engine.observation import BLANK, Notes, Observation, masked, noted
from engine.play import decide, may_act
from engine.state import State

Json = Mapping[str, Any]

_NAMES: Mapping[type[Move], str] = {
    BigGin: "big_gin",
    Declare: "declare",
    Discard: "discard",
    Draw: "draw",
    Drop: "drop",
    Knock: "knock",
    KnockOnTable: "knock",
    LayDown: "meld",
    LayOff: "lay_off",
    MakeContract: "contract",
    MayI: "may_i",
    Pass: "pass",
    Rearrange: "rearrange",
    Show: "show",
    Swap: "swap",
    Take: "take",
    TakeRow: "take",
}


class Table(NamedTuple):
    """A table after the moves of a position, and what everybody has seen on the way."""

    position: Position
    state: State
    notes: Notes = BLANK

    @property
    def game(self) -> Game:
        """Its rules."""
        return self.position.game

    def after(self, seat: int, move: Move) -> "Table":
        """The table after a move. Raises IllegalMove if it is none."""
        state, notes = self.state, self.notes
        for event in decide(self.game, state, seat, move):
            notes, state = noted(notes, state, event), evolve(state, event)
        return self._replace(state=state, notes=notes)


class Asked(NamedTuple):
    """A line of a file: the table as it is then, who is asked, and the line."""

    table: Table
    seat: int
    line: Json

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.table.game.name

    def observation(self, table: Table) -> Observation:
        """What the seat is asked at this table."""
        return Observation(table.game, masked(table.state, self.seat), self.seat, table.notes)


def lines() -> Iterator[Json]:
    """All lines of all files."""
    for path in sorted(Path(__file__).parent.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def asked(line: Json) -> Asked:
    """The observation of a line. Raises NotationError or IllegalMove if it is not well written."""
    position = read_position(line["position"])
    table = Table(position, position.state)
    for given in line["moves"]:
        seat, move, _ = read_move(given, position.players, position.game)
        table = table.after(seat, move)
    return Asked(table, position.players.index(line["seat"]), line)


def faults(one: Asked, player: Player, seed: int = 0) -> list[str]:
    """What this player does wrong there, each in a few words; nothing if all is right."""
    table, done = one.table, list[Move]()
    turn_no = table.state.turn_no
    while not done or (
        one.line["ask"] == "turn"
        and one.seat in may_act(table.game, table.state)
        and table.state.turn_no == turn_no
    ):
        done.append(player(one.observation(table), seed).move)
        table = table.after(one.seat, done[-1])
    return list(_faults(one.line, done, table))


def _faults(line: Json, done: Sequence[Move], table: Table) -> Iterator[str]:
    told = "; ".join(map(str, done))
    if "any" in line and not any(matches(move, one) for move in done for one in line["any"]):
        yield f"did none of what is right: {told}"
    for one in line.get("all", ()):
        if not any(matches(move, one) for move in done):
            yield f"did not do {one}: {told}"
    for one in line.get("none", ()):
        if any(matches(move, one) for move in done):
            yield f"did {one}"
    if "result" in line:
        result = table.state.result
        if result is None:
            yield f"did not end the deal: {told}"
        else:
            yield from differences(write_result(result, table.position.players), line["result"])


def matches(move: Move, wanted: Json) -> bool:
    """Whether a move is the one meant, as far as that says."""
    if _NAMES[type(move)] != wanted["move"]:
        return False
    for key in ("card", "start"):
        if key in wanted and name(getattr(move, key)) != wanted[key]:
            return False
    if "cards" in wanted:
        assert isinstance(move, LayDown | LayOff)
        return Counter(name(bare(card)) for card in move.cards) == Counter(wanted["cards"])
    return True
