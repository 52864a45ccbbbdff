"""The jobs of the thinker, as its worker does them."""

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
"""How long the best is looked for while somebody waits for the answer to a click."""
_LEDGER = 60.0
"""Of a processor for a ledger, as far as the fewest futures allow."""
_SLICE = 5.0
"""The same for a piece of a long play, after which others have their turn."""
_WORTH = 2.0
"""Of a processor for what a single moment is worth."""


def choose(mine: Observation, strength: Strength | None) -> Move:
    """A legal move of a computer of this strength; None: one that plays plainly."""
    return players.choose(mine) if strength is None else players.think(mine, strength).move


advise, explain, nearest = reasons.advise, reasons.explained, nearest_moves.nearest
"""Jobs that the engine does."""


def rearrange(mine: Observation) -> Rearrangement:
    """What lays most cards where the table belongs to nobody."""
    until = perf_counter() + _SECONDS
    return best_rearrangement(mine, lambda: perf_counter() > until)


def sort_hand(wanted: "HandWork") -> object:
    """What is found out before a hand is shown."""
    return wanted.sort()


def complete(line: "UnfinishedLine") -> "list[Completion]":
    """Lines that go on from what somebody has begun to type."""
    # It loads all words of the bot, for which most processes are never asked.
    from bot.typed import autocomplete  # noqa: PLC0415

    return autocomplete.complete(line)


def ledger(deal: Mapping[str, object], seat: int) -> "Ledger":
    """An exported deal told as chance and choice. NotationError if it cannot be."""
    # It loads all of the notation, of which the other jobs need nothing.
    from engine.analysis.ledger import Samples  # noqa: PLC0415
    from engine.notation.ledger import DEAREST, read_ledger  # noqa: PLC0415

    samples = Samples(seconds=_LEDGER, clock=process_time, dear=DEAREST)
    found, _ = read_ledger(deal, seat, samples)
    return found


def plays(name: str, options: Mapping[str, object], board: "Board", luck: bytes) -> tuple[int, ...]:
    """What computers make of the first seat of a deal of the day."""
    # Few processes are asked, and it needs the rules themselves.
    from engine.table.day import plays_of_board  # noqa: PLC0415

    return plays_of_board(name, options, board, luck)


def line(header: "Header", moves: tuple[Move, ...]) -> "tuple[tuple[Move, ...], int | None]":
    """What strong does next at the table of a line after these moves, for a few seconds, with them;
    and what the deal was worth to it, None: it is not over."""
    from engine.table.day import StrongLine  # noqa: PLC0415  few processes are asked

    table, made, begun = StrongLine(header), [*moves], process_time()
    for _ in table.follow(moves):
        pass
    while not table.is_over:
        made.append(table.think())
        table.make(made[-1])
        if process_time() - begun > _SLICE:
            break
    return tuple(made), table.worth if table.is_over else None


def worth(deal: Mapping[str, object], seat: int) -> float:
    """What an exported deal is worth to a seat after its last move."""
    from engine.analysis.ledger import Samples  # noqa: PLC0415
    from engine.notation.ledger import read_worth  # noqa: PLC0415

    return read_worth(deal, seat, Samples(seconds=_WORTH, clock=process_time))


def ready_for_ledgers() -> None:
    """The first job of a process that tells them: everybody else goes before it."""
    os.nice(19)


def write_page(wanted: "WantedPage") -> bytes:
    """A finished game for a browser."""
    # It loads all words of the bot, too.
    from bot.screens.replay_page import replay_page  # noqa: PLC0415
    from bot.text import Text  # noqa: PLC0415
    from engine.table.replay import replay_of  # noqa: PLC0415

    header, entries, place, user, style, language, curve, dear = wanted
    # They come from our own bot alone.
    told = replay_of(header, (pickle.loads(entry) for entry in entries))  # noqa: S301
    return replay_page(told, place, user, style, Text(language), curve, dear)


def timed(job: Callable[[*_A], _T], *given: *_A) -> tuple[_T, float]:
    """What a job returns, and the seconds that it took."""
    begun = perf_counter()
    return job(*given), perf_counter() - begun


def ready() -> None:
    """The first job of a process loads everything that later ones need."""
    players.load_players()
