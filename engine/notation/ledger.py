"""Ledgers of exported deals: each part of each step a line (docs/notation.md, Chance and choice).
``python -m engine ledger`` reads the deals of a game line by line.
"""

from math import isfinite

from engine.average_worth import AVERAGES
from engine.computer.ledger import Act, Ledger, Samples, Total, reckoned
from engine.errors import IllegalMove
from engine.game import Game, Length
from engine.games.registry import REGISTRY
from engine.lanes import Lanes
from engine.notation.move import write_move
from engine.notation.reading import NotationError
from engine.notation.replay import chance_of, read_replay
from engine.state import State

Json = dict[str, object]


def ledger(given: object, seat: int, samples: Samples) -> list[Json]:
    """The lines of one replay, and what they add up to. Raises NotationError."""
    found, players = read_ledger(given, seat, samples)
    lines = list[Json]()
    for line in found.lines:
        told: Json = {
            "kind": line.kind.value,
            "points": line.points,
            "error": line.error if isfinite(line.error) else None,
            "step": line.step,
        }
        if line.seat is not None:
            told["by"] = players[line.seat]
            if line.instead is not None:
                told["instead"] = write_move(line.instead, players[line.seat])
                told["named"] = line.named
        lines.append(told)
    total = sum(line.points for line in found.lines)
    lines.append({"from": found.start, "result": found.result, "sum": total})
    return lines


def read_ledger(given: object, seat: int, samples: Samples) -> tuple[Ledger, tuple[str, ...]]:
    """The ledger of a seat in a replay, and the names of the players. Raises NotationError."""
    position, moves = read_replay(given)
    game, dealt = position.game, position.state
    if seat not in range(dealt.seats):
        raise NotationError(f"the seat is 0 to {dealt.seats - 1}, not {seat}")
    acts = [Act(one.seat, one.move, chance_of(one)) for one in moves]
    start = average_worth(game, dealt, seat)
    try:
        return reckoned(game, dealt, acts, seat, samples, start), position.players
    except IllegalMove as refusal:
        raise NotationError(f"a move of the replay is refused: {refusal.reason.value}") from None
    except ValueError as error:
        raise NotationError(f"no ledger: {error}") from None


def average_worth(game: Game, dealt: State, seat: int) -> Total | None:
    """What such a deal is worth to this seat on average; None: under these rules nobody knows."""
    listing = REGISTRY[game.name]
    if listing.at_length(game.options, Length.FULL) != listing.presets[listing.default]:
        return None
    number = 1 if game.deals is None else dealt.deal_no
    found = AVERAGES.get(game.name, {}).get((dealt.seats, number))
    if found is None:
        return None
    place = (seat - dealt.turn) * dealt.recall(Lanes).way % dealt.seats
    return Total(found.worths[place], found.error)
