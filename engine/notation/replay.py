"""Replays, which turn a position and moves into a result (docs/notation.md, Replay)."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from engine.cards import Card
from engine.deck import CARDS, Deck
from engine.errors import IllegalMove
from engine.events import Recycled
from engine.evolve import evolve
from engine.game import Chance, turned_over
from engine.melds import Meld
from engine.notation.move import PlayerMove, read_move
from engine.notation.position import Position, read_position, write_position
from engine.notation.reading import NotationError
from engine.play import decide
from engine.result import Result


class PlayedOut(NamedTuple):
    """How far the moves of a replay went, and the refusal of the next move, if any."""

    position: Position
    moves: int
    refusal: IllegalMove | None

    @property
    def result(self) -> Result | None:
        """The deal's result, or None."""
        return self.position.state.result

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds on the table."""
        return self.position.state.melds


def replay(given: object) -> dict[str, object]:
    """Return the outcome of the moves in notation. Raises NotationError for a wrong input."""
    position, moves, refusal = play(given)
    result = position.state.result
    return {
        "illegal_at": None if refusal is None else moves,
        "reason": None if refusal is None else refusal.reason.value,
        "position": write_position(position),
        "result": None if result is None else write_result(result, position.players),
    }


def play(given: object) -> PlayedOut:
    """Play the moves up to an illegal one. Raises NotationError for a wrong input."""
    position, played = read_replay(given)
    state = position.state
    for index, act in enumerate(played):
        try:
            chance = chance_of(act, position.game.deck)
            events = decide(position.game, state, act.seat, act.move, chance)
        except IllegalMove as refusal:
            return PlayedOut(position._replace(state=state), index, refusal)
        for event in events:
            state = evolve(state, event)
    return PlayedOut(position._replace(state=state), len(played), None)


def read_replay(given: object) -> tuple[Position, list[PlayerMove]]:
    """Return the position and the moves. Raises NotationError for a wrong input."""
    if not isinstance(given, Mapping):
        raise NotationError("a replay is an object with the keys 'position' and 'moves'")
    for key in ("position", "moves"):
        if key not in given:
            raise NotationError(f"replay needs the key {key!r}")
    for key in given:
        if key not in ("position", "moves"):
            raise NotationError(f"replay has no key {key!r}; it has 'position' and 'moves'")
    if not isinstance(given["moves"], list):
        raise NotationError("replay: 'moves' is a list")
    position = read_position(given["position"])
    return position, [read_move(move, position.players, position.game) for move in given["moves"]]


def chance_of(played: PlayerMove, deck: Deck = CARDS) -> Chance:
    """Return the function for a new stock.

    The new stock is the given stock. If none is given, it is the pile, turned over.
    """
    given = played.new_stock
    if given is None:
        return turned_over

    def ordered(cards: tuple[Card, ...]) -> Recycled:
        if Counter(given.stock) != Counter(cards):
            raise NotationError(
                "'new_stock' is not a permutation of the recycled cards "
                f"{', '.join(deck.names(cards))}"
            )
        return given

    return ordered


def write_result(result: Result, players: tuple[str, ...]) -> dict[str, object]:
    """Return the result of a deal as JSON."""
    own = {} if result.own is None else result.own.in_notation(players)
    return own | {
        "ended_by": result.ended_by.value,
        "winner": None if result.winner is None else players[result.winner],
        "scores": dict(zip(players, result.scores, strict=True)),
        "totals": dict(zip(players, result.totals, strict=True)),
        "going_rummy": result.going_rummy,
        "game_over": result.game_over,
        "winners": [players[seat] for seat in result.winners],
        "next_dealer": players[result.next_dealer],
        "next_starter": players[result.next_starter],
    }
