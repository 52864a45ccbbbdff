"""What a program that plays is told, by whoever plays with it (docs/player-protocol.md).

Each of these is an object that becomes a line. Who tells it decides what the seat sees: states
are masked and events as the seat sees them before they come here.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from engine.cards import HIDDEN
from engine.events import DealEnded, Event
from engine.game import Game
from engine.moves import Move
from engine.notation.move import write_move
from engine.notation.position import Position, write_position
from engine.notation.protocol import PROTOCOL, Line, write_event
from engine.notation.replay import write_result
from engine.observation import Observation
from engine.options import lasting_options
from engine.play import offers
from engine.state import State

MOST_OFFERS = 200
"""Of each kind of move no more than so many are listed with a question."""
_LOOKS = 20_000
"""How long contracts and knocks are searched for, where a hand is large (engine.play.offers)."""


class Seated(NamedTuple):
    """A game of these players, as it is told to the one in this seat."""

    game: Game
    players: tuple[str, ...]
    seat: int

    @property
    def you(self) -> str:
        """The name of the player who is told."""
        return self.players[self.seat]

    def begins(self) -> Line:
        """A game begins."""
        return {
            "kind": "game",
            "protocol": PROTOCOL,
            "game": self.game.name,
            "options": lasting_options(self.game.options),
            "players": list(self.players),
            "you": self.you,
        }

    def dealt(self, state: State) -> Line:
        """A deal was dealt."""
        return {"kind": "deal", "position": self._position(state)}

    def happened(self, events: Iterable[Event]) -> Line:
        """A step of the deal."""
        told = [
            write_event(event.seen_by(self.seat), self.players, self.game.deck)
            for event in events
            if not isinstance(event, DealEnded)
        ]
        return {"kind": "step", "events": told}

    def asked(self, observation: Observation, number: int, limit_ms: int) -> Line:
        """The question of this number, which is answered within so many milliseconds."""
        return {
            "kind": "ask",
            "no": number,
            "limit_ms": limit_ms,
            "position": self._position(observation.seen),
            "offers": [self._move(move) for move in _offered(observation)],
        }

    def refused(self, number: int, why: str, played: Move) -> Line:
        """The answer to this question did not count, and this was played instead."""
        return {"kind": "refused", "no": number, "why": why, "played": self._move(played)}

    def ended(self, state: State) -> Line:
        """The deal is over: all hands are shown."""
        assert state.result is not None, "a deal that is over has a result"
        shown = state._replace(stock=(HIDDEN,) * len(state.stock))
        result = write_result(state.result, self.players)
        return {"kind": "deal_over", "position": self._position(shown), "result": result}

    def _move(self, move: Move) -> Line:
        return write_move(move, self.you, self.game.deck, self.players)

    def _position(self, state: State) -> Line:
        options = lasting_options(self.game.options)
        return write_position(Position(self.game, options, self.players, state))


OVER: Line = {"kind": "game_over"}
"""The game is over, or goes no further."""


def _offered(observation: Observation) -> Sequence[Move]:
    """Legal moves in the order of the turn: of each kind the first ones, so that none crowds out
    another."""
    game, state, seat, _ = observation
    found: list[Move] = []
    for kind in dict.fromkeys(step.move for step in game.turn.get(state.phase, ())):
        found += islice(offers(game, state, seat, kind, looks=_LOOKS), MOST_OFFERS)
    return found
