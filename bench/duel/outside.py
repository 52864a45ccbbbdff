"""A player of a duel that is a separate program (docs/player-protocol.md).

An error of the program costs only its own decision. Then the plain player's safe move is played.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass

from bench.duel.account import Account, Loss
from bench.duel.contender import Contender
from bench.duel.program import MEMORY, Ended, Endless, Program, Silent
from bench.duel.told import OVER, Seated
from engine.analysis.players import choose
from engine.errors import IllegalMove
from engine.events import Event
from engine.game import Game
from engine.moves import Move
from engine.notation.move import read_move
from engine.notation.protocol import Line
from engine.notation.reading import NotationError, read_line
from engine.observation import Observation
from engine.play import decide, is_legal
from engine.state import State

PLAYERS = ("Ann", "Ben", "Chi", "Dao", "Eve", "Fon", "Gia", "Huy")
"""The names of a duel's players."""
_HELD_OUT = 3
"""After this many starts in a row without an answer, a program is no longer started."""
_SILENT = 2
"""After this many questions in a row without a line, a program counts as hanging."""
_LATE = 10
"""After this many questions in a row without an answer in time, it counts as hanging too."""
_OLDER = 1000
"""After this many answers to older questions, a program counts as not answering."""
_QUOTED = 80
"""The characters of a program's line that are quoted."""
LIMIT_S, START_S, CLOCK_S = 10.0, 20.0, 20.0
"""Seconds that a program may take for a decision, and more for the first after a start.

The last number is for all decisions of a game, in all of its seats.
"""
_CLOCKS = 2
"""After this many games in a row in which its clock ran out, a program is no longer asked."""


class Lost(Exception):
    """A decision is lost, with the reason and an explanation."""

    def __init__(self, why: Loss, told: str) -> None:
        super().__init__(told)
        self.why, self.told = why, told


@dataclass
class Clock:
    """The time that a program has left for the current game, in all of its seats."""

    whole_s: float
    left_s: float
    run_out: int = 0
    """The games in a row in which that was not enough."""

    def begin(self) -> None:
        """Start the clock of a game, or of its next seat."""
        if 0 < self.left_s < self.whole_s:
            self.run_out = 0
        self.left_s = self.whole_s

    def spend(self, seconds: float) -> None:
        """Subtract the time of a question. Once nothing is left, nothing more is asked."""
        self.left_s -= seconds
        self.run_out += self.left_s <= 0

    def look(self) -> None:
        """Raise Lost if the program must not be asked."""
        if self.run_out >= _CLOCKS:
            raise Lost(
                Loss.LATE, f"given up: {_CLOCKS} games in a row took over {self.whole_s:g} s"
            )
        if self.left_s <= 0:
            raise Lost(Loss.LATE, f"its {self.whole_s:g} s for the game are used up")


class Outside(Contender):
    """A command line that plays, with one process for each seat that it has had.

    ``limit_s`` is for a decision, and the first one after a start may take ``start_s`` more.
    ``clock_s`` is for all decisions of a game together. ``memory`` is in megabytes, for each
    process with all that it starts.
    """

    def __init__(
        self,
        command: str,
        limit_s: float = LIMIT_S,
        start_s: float = START_S,
        clock_s: float = CLOCK_S,
        memory: int = MEMORY,
    ) -> None:
        super().__init__(command)
        self._limits = limit_s, start_s
        self.clock, self.memory = Clock(clock_s, clock_s), memory
        self._chairs: dict[int, Chair] = {}

    def at(self, seat: int) -> "Chair":
        if seat not in self._chairs:
            self._chairs[seat] = Chair(self, *self._limits)
        return self._chairs[seat]

    def close(self) -> None:
        for chair in self._chairs.values():
            chair.stop()
        self._chairs.clear()


class Chair(Contender):
    """One seat of such a player.

    The lines of a game are kept until its end, because a restarted program gets all of them
    again.
    """

    def __init__(self, whose: Outside, limit_s: float, start_s: float) -> None:
        super().__init__(whose.name)
        self._whose, self.limit_s, self._start_s = whose, limit_s, start_s
        self._program: Program | None = None
        self._seated: Seated | None = None
        self._told: list[bytes] = []
        self._starts = self._number = self._unheard = self._late = 0
        self._is_new = True

    @property
    def _account(self) -> Account:
        return self._whose.account

    def begins(self, game: Game, state: State, seat: int) -> None:
        self._whose.clock.begin()
        self._seated = Seated(game, PLAYERS[: state.seats], seat)
        self._told.clear()
        self._tell(self._seated.begins())
        self._tell(self._seated.dealt(state))

    def sees(self, events: Sequence[Event]) -> None:
        assert self._seated is not None
        self._tell(self._seated.happened(events))

    def ends(self, state: State) -> None:
        assert self._seated is not None
        if state.result is not None:
            self._tell(self._seated.ended(state))
        self._tell(OVER)

    def move(self, observation: Observation) -> Move:
        self._number += 1
        try:
            return self._answer(observation)
        except Lost as lost:
            self._account.lose(lost.why, lost.told)
            safe = choose(observation)
            assert self._seated is not None
            if self._program is not None:
                self._program.tell(_line(self._seated.refused(self._number, lost.told, safe)))
            return safe

    def stop(self) -> None:
        """Stop the program."""
        if self._program is not None:
            self._program.stop()
            self._program = None

    def _tell(self, line: Line) -> None:
        """Send a line now, and again after a restart."""
        self._told.append(_line(line))
        if self._program is not None:
            self._program.tell(self._told[-1])

    def _answer(self, observation: Observation) -> Move:
        """Return the program's move. Raises Lost."""
        assert self._seated is not None
        clock = self._whose.clock
        clock.look()
        program = self._program or self._start()
        limit = min(self.limit_s + (self._start_s if self._is_new else 0), clock.left_s)
        began, before = time.monotonic(), program.seconds()
        program.tell(_line(self._seated.asked(observation, self._number, round(limit * 1000))))
        try:
            line = self._line_about_it(program, began, began + limit)
        except Silent:
            self._is_new = False
            self._late += 1
            if self._unheard >= _SILENT or self._late >= _LATE or clock.left_s <= 0:
                self._drop(program)
            raise Lost(Loss.LATE, f"no answer within {limit:.3g} s") from None
        except Ended:
            words = program.last_words()
            self._drop(program)
            raise Lost(Loss.ENDED, words or "it ended without a word") from None
        except Endless:
            self._drop(program)
            raise Lost(
                Loss.NONSENSE, "it floods: lines without end, or a line without one"
            ) from None
        if not self._is_new:  # the time to start is not thinking
            self._account.seconds.append(program.seconds() - before)
        self._is_new = False
        move = self._read(line, observation)
        self._starts = self._late = 0
        return move

    def _start(self) -> Program:
        if self._starts >= _HELD_OUT:
            raise Lost(Loss.ENDED, f"given up after {_HELD_OUT} starts without an answer")
        self._starts += 1
        try:
            program = self._program = Program(self.name, self._whose.memory)
        except OSError as error:
            self._count_start()
            raise Lost(Loss.ENDED, f"it cannot be started: {error}") from None
        self._unheard, self._late, self._is_new = 0, 0, True
        for line in self._told:
            program.tell(line)
        return program

    def _drop(self, program: Program) -> None:
        program.kill()
        self._program = None
        self._count_start()

    def _count_start(self) -> None:
        """Count whether it will be started again or is given up."""
        if self._starts < _HELD_OUT and self._whose.clock.run_out < _CLOCKS:
            self._account.started_anew += 1
        else:
            self._account.given_up += 1

    def _line_about_it(self, program: Program, began: float, until: float) -> object:
        """Return the next line that isn't a late answer to an older question."""
        self._unheard += 1
        try:
            for _ in range(_OLDER):
                line = program.hear(until)
                self._unheard = 0
                given = read_line(line)
                if not (isinstance(given, dict) and _is_older(given.get("no"), self._number)):
                    return given
        except NotationError as wrong:
            raise Lost(Loss.NONSENSE, f"{wrong}: {_quoted(line)}") from None
        finally:
            self._whose.clock.spend(time.monotonic() - began)
        raise Endless

    def _read(self, given: object, observation: Observation) -> Move:
        """Return the answered move. Raises Lost."""
        assert self._seated is not None
        if not isinstance(given, dict) or given.keys() != {"no", "move"}:
            raise Lost(Loss.NONSENSE, f"an answer has the keys 'no' and 'move': {_quoted(given)}")
        if type(given["no"]) is not int or given["no"] != self._number:
            raise Lost(Loss.NONSENSE, f"an answer to {_quoted(given['no'])}, which was not asked")
        game, players, seat = self._seated
        try:
            by, move, _ = read_move(given["move"], players, game)
        except NotationError as wrong:
            raise Lost(Loss.NONSENSE, str(wrong)) from None
        if by != seat:
            raise Lost(Loss.ILLEGAL, f"a move of {players[by]}, not of {players[seat]}")
        if is_legal(game, observation.seen, seat, move):
            return move
        why = _why_not(observation, move)
        raise Lost(Loss.ILLEGAL, f"{why}: {_quoted(given['move'])}")


def _why_not(observation: Observation, move: Move) -> str:
    """Return the reason why the move is refused (docs/notation.md, Reasons)."""
    try:
        decide(observation.game, observation.seen, observation.seat, move)
    except IllegalMove as refusal:
        return refusal.reason.value
    raise AssertionError("what is decided is legal")


def _is_older(number: object, now: int) -> bool:
    return type(number) is int and number < now


def _line(told: Line) -> bytes:
    return json.dumps(told).encode() + b"\n"


def _quoted(said: object) -> str:
    told = said.decode(errors="replace") if isinstance(said, bytes) else json.dumps(said)
    return told if len(told) <= _QUOTED else told[:_QUOTED] + "…"
