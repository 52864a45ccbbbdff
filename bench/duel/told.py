"""The lines that a program gets when it plays (docs/player-protocol.md).

Each is an object. The caller decides what the seat may see. So states are masked, and events are as
the seat sees them, before they come here.
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
"""The most moves of each kind that are listed with a question."""
_LOOKS = 20_000
"""The effort to search for contracts and knocks in a large hand (engine.play.offers)."""


class Seated(NamedTuple):
    """A game of these players, for the program in this seat."""

    game: Game
    players: tuple[str, ...]
    seat: int

    @property
    def you(self) -> str:
        """The name of the program's player."""
        return self.players[self.seat]

    def begins(self) -> Line:
        """Return the line for the start of a game."""
        return {
            "kind": "game",
            "protocol": PROTOCOL,
            "game": self.game.name,
            "options": lasting_options(self.game.options),
            "players": list(self.players),
            "you": self.you,
        }

    def dealt(self, state: State) -> Line:
        """Return the line for a deal."""
        return {"kind": "deal", "position": self._position(state)}

    def happened(self, events: Iterable[Event]) -> Line:
        """Return the line for a step of the deal."""
        told = [
            write_event(event.seen_by(self.seat), self.players, self.game.deck)
            for event in events
            if not isinstance(event, DealEnded)
        ]
        return {"kind": "step", "events": told}

    def asked(self, observation: Observation, number: int, limit_ms: int) -> Line:
        """Return a question with its number, to be answered within ``limit_ms`` milliseconds."""
        return {
            "kind": "ask",
            "no": number,
            "limit_ms": limit_ms,
            "position": self._position(observation.seen),
            "offers": [self._move(move) for move in _offered(observation)],
        }

    def refused(self, number: int, why: str, played: Move) -> Line:
        """Return the line that an answer didn't count, and which move was played instead."""
        return {"kind": "refused", "no": number, "why": why, "played": self._move(played)}

    def ended(self, state: State) -> Line:
        """Return the line for the end of the deal, with all hands."""
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
"""The game is over, or does not continue."""


def _offered(observation: Observation) -> Sequence[Move]:
    """Return legal moves in a turn's order, at most ``MOST_OFFERS`` of each kind.

    So no kind crowds out another.
    """
    game, state, seat, _ = observation
    found: list[Move] = []
    for kind in dict.fromkeys(step.move for step in game.turn.get(state.phase, ())):
        found += islice(offers(game, state, seat, kind, looks=_LOOKS), MOST_OFFERS)
    return found
