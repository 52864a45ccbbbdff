"""A deal of a finished game as a board for other tables, and the comparison of two deals."""

from collections.abc import Iterator
from itertools import groupby, pairwise, zip_longest
from typing import Any, NamedTuple

from engine.events import AskedMayI, DealEnded, Dealt, Event, Passed
from engine.evolve import evolve
from engine.options import write_options
from engine.phase import Phase
from engine.play import start
from engine.shuffle import salted
from engine.table.ending import result_of
from engine.table.record import NOT_FINISHED, BoardPlay, Header
from engine.table.replay import PEOPLE, Frame, Replay
from engine.table.table_events import Began, TookCardsBack
from engine.table.terms import Board

_BY_SEAT = {"may_i_priority": "seat"}
"""The options of a board.

At tables with equal cards, a fast click must not decide who gets a card.
"""


class BoardSetup(NamedTuple):
    """A board for a table, with everything that is needed to open the table."""

    board: Board
    options: dict[str, Any]
    """All house rules as JSON values."""
    luck: bytes
    """The seed of the cards, with the salts."""
    is_same: bool = True
    """True if the original game has exactly the same rules."""


def board_id(replay: Replay, number: int) -> str:
    """Return the id of the board that this deal (index from 0) of a game is or would be."""
    return ids_of(replay.header, number + 1)[-1]


def ids_of(header: Header, deals: int) -> tuple[str, ...]:
    """Return the ids of the boards that the first ``deals`` deals of a table are or would be."""
    if header.terms.board is not None:
        return (header.terms.board.board_id,)
    return tuple(f"{header.table_id}.{number + 1}" for number in range(deals))


def source_of(name: str) -> str:
    """Return the table at which the deal of this board was played first."""
    return name.partition(".")[0]


def board_setup(replay: Replay, number: int) -> BoardSetup:
    """Return the board of a deal (index from 0) that ``stands_alone``."""
    options = write_options(replay.game.options)
    changed = {name: value for name, value in _BY_SEAT.items() if name in options}
    same = all(options[name] == value for name, value in changed.items())
    played, first = replay.header.terms.board, replay.frames[replay.deals[number]]
    if played is not None:
        return BoardSetup(played, options, replay.header.seed)
    dealt = _dealt_in(first)
    board = Board(
        board_id=board_id(replay, number),
        seats=first.state.seats,
        deal_no=dealt.deal_no,
        dealer=dealt.dealer,
        starter=dealt.starter,
        way=dealt.way,
    )
    luck = salted(replay.header.seed, (salt for _, salt in first.roster.salts))
    return BoardSetup(board, {**options, **changed}, luck, same)


def stands_alone(replay: Replay, number: int) -> bool:
    """Return whether a deal (index from 0) doesn't depend on earlier deals of its game.

    Only such a deal is the same at other tables. No player may be out of the deal, and no rule may
    be bound by earlier deals.
    """
    first = replay.frames[replay.deals[number]]
    dealt = _dealt_in(first)
    alone = evolve(start(replay.game, first.state.seats, dealt.dealer), dealt)
    memories = ((record, first.state.memory[kind]) for kind, record in alone.memory.items())
    return all(dealt.hands) and all(own == first_own for own, first_own in memories if own.binds)


def _dealt_in(frame: Frame) -> Dealt:
    return next(event for event in frame.events if isinstance(event, Dealt))


def played_in(replay: Replay, number: int) -> tuple[BoardPlay, int]:
    """Return the result of this deal at its first table, and when it ended (Unix seconds)."""
    frames = _frames(replay, number)
    first, last = frames[0], frames[-1]
    worth, ended_by, turns = None, NOT_FINISHED, last.state.turn_no
    for before, frame in pairwise(frames):
        if DealEnded in map(type, frame.events):
            worth, ended_by = result_of(replay.game, before.state, frame.events)
            turns, last = before.state.turn_no, frame
            break
    held = first.roster.sitters
    stood_in = {
        seat
        for frame in frames
        if frame.version <= last.version
        for seat, sitter in enumerate(frame.roster.sitters)
        if sitter.user != held[seat].user
    }
    ended_at = next(entry.stored_at for entry in replay.entries if entry.version == last.version)
    name = board_id(replay, number)
    play = BoardPlay(name, first.state.deal_no, worth, ended_by, turns, tuple(sorted(stood_in)))
    return play, ended_at


def people_of(replay: Replay, number: int) -> tuple[int, ...]:
    """Return the user ids of people who had a seat from this deal on."""
    begin = replay.deals[number]
    return tuple(sorted({user for frame in replay.frames[begin:] for user in frame.roster.users}))


class Divergence(NamedTuple):
    """The first difference between two tables.

    ``places`` are indices of frames in the replays of the tables. ``events`` are the two events
    there. An event is None for a table that had no further step.
    """

    places: tuple[int, int]
    events: tuple[Event | None, Event | None]


def divergence(replay: Replay, number: int, other: Replay, other_number: int) -> Divergence | None:
    """Return the first difference between these deals of two games, or None if there is none."""
    moves, other_moves = _moves(replay, number), _moves(other, other_number)
    ends = replay.deals[number], other.deals[other_number]
    for move, other_move in zip_longest(moves, other_moves):
        ends = (
            ends[0] if move is None else move[0],
            ends[1] if other_move is None else other_move[0],
        )
        if move is None or other_move is None or move[1] != other_move[1]:
            events = (
                None if move is None else move[1],
                None if other_move is None else other_move[1],
            )
            return Divergence(ends, events)
    return None


def _frames(replay: Replay, number: int) -> tuple[Frame, ...]:
    begin, end = replay.bounds(number)
    return replay.frames[begin:end]


_Move = tuple[int, Event]
_WORDS = (AskedMayI, Passed)
_OF_NO_SEAT = (Began, Dealt, DealEnded)
"""Events that are the same at all tables, or that only summarize."""


def _moves(replay: Replay, number: int) -> list[_Move]:
    """Return the events of a deal that move cards, with the indices of their frames.

    Steps that were taken back are left out. Answers in a May I window are in the order of seats.
    """
    entries: list[tuple[int, int, Event, bool]] = []
    begin = replay.deals[number]
    for place, frame in enumerate(_frames(replay, number), begin):
        asked = place > begin and replay.frames[place - 1].state.phase is Phase.MAY_I
        for event in frame.events:
            if isinstance(event, TookCardsBack):
                entries = [entry for entry in entries if entry[1] != event.version]
            elif not isinstance(event, (*PEOPLE, *_OF_NO_SEAT)):
                entries.append((place, frame.version, event, asked and isinstance(event, _WORDS)))
    return [*_in_order(entries)]


def _in_order(entries: list[tuple[int, int, Event, bool]]) -> Iterator[_Move]:
    for words, group in groupby(entries, key=lambda entry: entry[3]):
        moves = [(place, event) for place, _, event, _ in group]
        yield from sorted(moves, key=_speaker) if words else moves


def _speaker(move: _Move) -> int:
    _, event = move
    return event.player if isinstance(event, _WORDS) else -1
