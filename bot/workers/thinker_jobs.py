"""The jobs of the thinker, which its workers do."""

import os
import pickle
from collections.abc import Callable, Mapping
from time import perf_counter, process_time
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from engine.analysis import nearest as nearest_moves
from engine.analysis import players, reasons
from engine.computer.plain.lay import Rearrangement, best_rearrangement
from engine.computer.strength import Strength
from engine.moves import Move
from engine.observation import Observation

if TYPE_CHECKING:
    from bot.blocks.shown_hand import HandWork
    from bot.screens.replay_screen import WantedPage
    from bot.typed.autocomplete import Completion, UnfinishedLine
    from engine.analysis.ledger import Ledger
    from engine.table.record import Header
    from engine.table.terms import Board

_T = TypeVar("_T")
_A = TypeVarTuple("_A")

_SECONDS = 0.8
"""Seconds of search while a player waits for the answer to a click."""
_LEDGER = 60.0
"""Processor seconds for a ledger. The least number of futures may take longer."""
_SLICE = 5.0
"""Processor seconds for a part of a line, after which other jobs can run."""
_WORTH = 2.0
"""Processor seconds for the worth of a single moment."""


def choose(observation: Observation, strength: Strength | None) -> Move:
    """Return a legal move of a computer of this strength, None for a plain computer."""
    return (
        players.choose(observation)
        if strength is None
        else players.think(observation, strength).move
    )


advise, explain, nearest = reasons.advise, reasons.explained, nearest_moves.nearest
"""Jobs of the engine."""


def rearrange(observation: Observation) -> Rearrangement:
    """Return the rearrangement that lays most cards on a common table."""
    until = perf_counter() + _SECONDS
    return best_rearrangement(observation, lambda: perf_counter() > until)


def sort_hand(wanted: "HandWork") -> object:
    """Do the computation of a hand before it is shown."""
    return wanted.sort()


def complete(line: "UnfinishedLine") -> "list[Completion]":
    """Return complete lines for an unfinished line."""
    # This module loads all texts of the bot, which most processes never need.
    from bot.typed import autocomplete  # noqa: PLC0415

    return autocomplete.complete(line)


def ledger(deal: Mapping[str, object], seat: int) -> "Ledger":
    """Return the ledger of an exported deal. Raises NotationError if it can't be read."""
    # This module loads all of the notation, which the other jobs don't need.
    from engine.analysis.ledger import Samples  # noqa: PLC0415
    from engine.notation.ledger_story import COSTLY_CHOICES, read_ledger  # noqa: PLC0415

    samples = Samples(seconds=_LEDGER, clock=process_time, costliest=COSTLY_CHOICES)
    result, _ = read_ledger(deal, seat, samples)
    return result


def plays(name: str, options: Mapping[str, object], board: "Board", luck: bytes) -> tuple[int, ...]:
    """Return the results of computers in the first seat of a deal of the day."""
    # Few processes need this module, and it loads all rules.
    from engine.table.day import plays_of_board  # noqa: PLC0415

    return plays_of_board(name, options, board, luck)


def line(header: "Header", moves: tuple[Move, ...]) -> "tuple[tuple[Move, ...], int | None]":
    """Continue strong's line after these moves for a few seconds.

    Return all moves, and the worth of the deal to strong, None if the deal isn't over."""
    from engine.table.day import StrongLine  # noqa: PLC0415  few processes need it

    table, made, started = StrongLine(header), [*moves], process_time()
    for _ in table.follow(moves):
        pass
    while not table.is_over:
        made.append(table.think())
        table.make(made[-1])
        if process_time() - started > _SLICE:
            break
    return tuple(made), table.worth if table.is_over else None


def worth(deal: Mapping[str, object], seat: int) -> float:
    """Return the worth of an exported deal to a seat after its last move."""
    from engine.analysis.ledger import Samples  # noqa: PLC0415
    from engine.notation.ledger_story import read_worth  # noqa: PLC0415

    return read_worth(deal, seat, Samples(seconds=_WORTH, clock=process_time))


def ready_for_ledgers() -> None:
    """Give the process of ledgers the lowest priority, as its first job."""
    os.nice(19)


def write_page(wanted: "WantedPage") -> bytes:
    """Return a finished game as a file for a browser."""
    # This module loads all texts of the bot too.
    from bot.screens.replay_page import replay_page  # noqa: PLC0415
    from bot.text import Text  # noqa: PLC0415
    from engine.table.replay import replay_of  # noqa: PLC0415

    header, entries, place, user, style, language, curve, costly = wanted
    # The pickled entries come only from our own bot.
    replay = replay_of(header, (pickle.loads(entry) for entry in entries))  # noqa: S301
    return replay_page(replay, place, user, style, Text(language), curve, costly)


def timed(job: Callable[[*_A], _T], *given: *_A) -> tuple[_T, float]:
    """Return a job's result, and the seconds that it took."""
    started = perf_counter()
    return job(*given), perf_counter() - started


def ready() -> None:
    """Load the code of all computer players, as the first job of a process."""
    players.load_players()
