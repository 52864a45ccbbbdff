"""The ledgers of exported deals, with a line for each part of each step.

See docs/notation.md, Chance and choice. ``python -m engine ledger`` reads the deals of a game line
by line.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf, isfinite
from typing import Any, NamedTuple

from engine.analysis.ledger import (
    Explanation,
    Ledger,
    Line,
    LineKind,
    Samples,
    Total,
    ledger_of,
    worth_after,
)
from engine.analysis.moments import Act
from engine.errors import IllegalMove
from engine.game import Game
from engine.games.registry import KNOWN, averages_of
from engine.lanes import Lanes
from engine.listing import Length
from engine.moves import Move
from engine.notation.export import unique_names
from engine.notation.move import STORED_MOVE, read_move, write_move
from engine.notation.position import Position
from engine.notation.reading import NotationError
from engine.notation.replay import chance_of, read_replay
from engine.notation.typed_json import Codec, Shape, stored
from engine.observation import Observation
from engine.state import State
from engine.table.replay import Replay

Json = dict[str, object]


def ledger(given: object, seat: int, samples: Samples) -> list[Json]:
    """Return the lines of one replay, and their sum as the last line. Raises NotationError."""
    full_ledger, position = read_ledger(given, seat, samples)
    players, deck = position.players, position.game.deck
    lines = list[Json]()
    for line in full_ledger.lines:
        row: Json = {
            "kind": line.kind.value,
            "points": line.points,
            "error": line.error if isfinite(line.error) else None,
            "step": line.step,
        }
        if line.seat is not None:
            row["by"] = players[line.seat]
            if line.instead is not None:
                row["instead"] = write_move(line.instead, players[line.seat], deck, players)
                row["named"] = line.named
        lines.append(row)
    total = sum(line.points for line in full_ledger.lines)
    lines.append({"from": full_ledger.start, "result": full_ledger.result, "sum": total})
    return lines


def read_ledger(given: object, seat: int, samples: Samples) -> tuple[Ledger, Position]:
    """Return the ledger of a seat in a replay, and its first position. Raises NotationError."""
    position, moves = read_replay(given)
    game, dealt = position.game, position.state
    if seat not in range(dealt.seats):
        raise NotationError(f"the seat is 0 to {dealt.seats - 1}, not {seat}")
    acts = [Act(played.seat, played.move, chance_of(played)) for played in moves]
    start = average_worth(game, dealt, seat)
    try:
        return ledger_of(game, dealt, acts, seat, samples, start), position
    except IllegalMove as refusal:
        raise NotationError(f"a move of the replay is refused: {refusal.reason.value}") from None
    except ValueError as error:
        raise NotationError(f"no ledger: {error}") from None


def average_worth(game: Game, dealt: State, seat: int) -> Total | None:
    """Return the average worth of such a deal for this seat, or None if it is unknown."""
    listing = KNOWN[game.name]
    if listing.at_length(game.options, Length.FULL) != listing.presets[listing.default]:
        return None
    number = 1 if game.end.deals is None else dealt.deal_no
    average = averages_of(game.name).get((dealt.seats, number))
    if average is None:
        return None
    place = (seat - dealt.turn) * dealt.recall(Lanes).way % dealt.seats
    return Total(average.worths[place], average.error)


def read_worth(given: object, seat: int, samples: Samples) -> float:
    """Return W for a seat after the moves of a replay. Raises NotationError."""
    position, moves = read_replay(given)
    acts = (Act(played.seat, played.move, chance_of(played)) for played in moves)
    try:
        return worth_after(position.game, position.state, acts, seat, samples).points
    except IllegalMove as refusal:
        raise NotationError(f"a move of the replay is refused: {refusal.reason.value}") from None


# A ledger as it is stored, complete and without names.


def _leaf(hint: Any) -> Shape | None:
    if hint is Move:
        return STORED_MOVE
    if hint is float:
        return Shape(
            lambda number: number if isfinite(number) else None,
            lambda number: inf if number is None else number,
        )
    return stored(hint)


_STORED = Codec(_leaf, {"start": "from", "explanation": "grounds"}, whole=True)
_LEDGER, _LINE = _STORED.record(Ledger), _STORED.record(Line)


def write_ledger(full_ledger: Ledger) -> Json:
    """Return the whole ledger as JSON values."""
    written: Json = _LEDGER.write(full_ledger)
    return written


def stored_lines(written: Mapping[str, Any]) -> Iterator[Line]:
    """Yield the lines of a stored ledger, one by one."""
    return map(_LINE.read, written["lines"])


def stored_ledger(written: Mapping[str, Any], lines: Iterable[Line]) -> Ledger:
    """Return a stored ledger with these lines."""
    full_ledger: Ledger = _LEDGER.read({**written, "lines": []})
    return full_ledger._replace(lines=tuple(lines))


# A ledger together with the replay of its game.

COSTLY_CHOICES = 3


class CostlyChoice(NamedTuple):
    """A notable choice in a ledger."""

    place: int
    """The frame index of the choice in the replay."""
    turn: int
    """The turn's number among the player's turns, from 1."""
    points: float
    """The worth of the choice, compared with the medium computer's choice."""
    did: Move
    instead: Move
    """The medium computer's choice."""
    before: Observation
    """The observation of the player."""
    explanation: Explanation | None = None
    """The reasons, as far as they are known."""


class LedgerStory(NamedTuple):
    """A ledger with its curves and its most expensive choices."""

    ledger: Ledger
    turns: tuple[float, ...]
    """W after the deal was dealt and after each turn of the seat."""
    frames: tuple[float, ...]
    """W after each frame of this deal."""
    costly: tuple[CostlyChoice, ...]
    """The costly choices, the most expensive first.

    Empty if the futures aren't precise enough.
    """


def ledger_story(
    replay: Replay, deal: int, moves: Sequence[tuple[int, Json]], seat: int, full_ledger: Ledger
) -> LedgerStory:
    """Return the story of a seat in a deal (from 0) of this replay, with its placed_moves."""
    begin, end = replay.bounds(deal)
    players = unique_names(replay.frames[begin].roster.sitters)
    curve, frames, turns = full_ledger.curve, [full_ledger.curve[0]] * (end - begin), list[float]()
    turn_of, known = list[int](), set[int]()
    for step, (place, _) in enumerate(moves):
        before = replay.frames[place - 1].state
        if before.turn == seat and before.turn_no not in known:
            known.add(before.turn_no)
            turns.append(curve[step])
        turn_of.append(max(1, len(known)))
        frames[place - begin :] = [curve[step + 1]] * (end - place)
    # Steps before the seat's first turn count with the deal, not with a turn.
    turns = [curve[0], *turns[1:], curve[-1]]
    costly = list[CostlyChoice]()
    choices = [line for line in full_ledger.lines if line.kind is LineKind.CHOICE]
    choices = [] if full_ledger.is_close else choices
    for line in sorted(choices, key=lambda line: -abs(line.points)):
        if line.named and line.step is not None and line.instead is not None:
            place, move = moves[line.step]
            seen = Observation.at(replay.game, replay.frames[place - 1].state, seat)
            did = read_move(move, players, replay.game).move
            turn = turn_of[line.step]
            better = line.instead, seen, line.explanation
            costly.append(CostlyChoice(place, turn, line.points, did, *better))
    return LedgerStory(full_ledger, tuple(turns), tuple(frames), tuple(costly[:COSTLY_CHOICES]))
