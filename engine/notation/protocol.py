"""Computer players that are programs of their own: the lines that they are told and answer
(docs/player-protocol.md).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from engine.cards import HIDDEN
from engine.computer.players import think
from engine.computer.strength import Strength
from engine.events import DealEnded, Event
from engine.game import Game
from engine.moves import Move
from engine.notation.events import read_event, write_event
from engine.notation.move import write_move
from engine.notation.position import Position, known_game, read_position, write_position
from engine.notation.reading import NotationError, read_line
from engine.notation.replay import write_result
from engine.observation import Notes, Observation, noted
from engine.options import lasting_options
from engine.play import evolve, may_act, offers
from engine.state import State

# What a program is told: by whoever plays with it (docs/player-protocol.md).
#
# Each of these is an object that becomes a line. Who tells it decides what the seat sees: states
# are masked and events as the seat sees them before they come here.

PROTOCOL = 2
"""The version of the protocol: another one if programs of before would not understand it."""
MOST_OFFERS = 200
"""Of each kind of move no more than so many are listed with a question."""
LONGEST_LINE = 1 << 20
"""Bytes of a line, in either direction: none is nearly as long."""
_TOLD = 300
"""Characters of what is said about a line; more of it is not repeated."""
_LOOKS = 20_000
"""How long contracts and knocks are searched for, where a hand is large (engine.play.offers)."""

Line = dict[str, object]


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


# Upcard's own computer players behind the protocol: what ``python -m engine player`` says.


class _Seat(NamedTuple):
    """The game that is being played, and where the program sits."""

    game: Game
    players: tuple[str, ...]
    seat: int


class Session:
    """A computer player of this game and strength that is told lines and answers questions.

    It keeps what was seen as a table does: notes of the deal, from its events.
    """

    def __init__(self, game: str, strength: Strength, seed: int = 0) -> None:
        self._game, self._strength, self._seed = game, strength, seed
        self._seat: _Seat | None = None
        self._state: State | None = None
        self._notes = Notes()

    def answer(self, line: bytes) -> Line | None:
        """The answer to a line, None where it asks nothing: a move, or what is wrong with it."""
        if len(line) > LONGEST_LINE:
            return {"error": f"a line of more than {LONGEST_LINE} bytes"}
        try:
            given = _known(read_line(line))
            return _KINDS[given["kind"]].hear(self, given)
        except NotationError as wrong:
            told = str(wrong)
            return {"error": told if len(told) <= _TOLD else told[:_TOLD] + "…"}
        except RecursionError:
            return {"error": "nested too deep"}

    def _begins(self, given: Line) -> None:
        if given["protocol"] != PROTOCOL:
            raise NotationError(f"protocol {given['protocol']!r} is not spoken here: {PROTOCOL} is")
        if given["game"] != self._game:
            raise NotationError(f"this player plays {self._game}, not {given['game']!r}")
        options, players = given["options"], given["players"]
        if not isinstance(options, dict):
            raise NotationError("game: 'options' is an object")
        if not (isinstance(players, list) and all(isinstance(name, str) for name in players)):
            raise NotationError("game: 'players' is a list of names")
        if given["you"] not in players:
            raise NotationError(f"game: 'you' names {given['you']!r}, who is not a player")
        rules = known_game(self._game, options)
        self._seat = _Seat(rules, tuple(players), players.index(given["you"]))
        self._state = None

    def _dealt(self, given: Line) -> None:
        self._state = self._position(given["position"], "deal")
        self._notes = Notes(known=((),) * self._state.seats)

    def _happened(self, given: Line) -> None:
        seat = self._seat
        if seat is None or self._state is None:
            raise NotationError("step: no deal was told before it")
        events = given["events"]
        if not isinstance(events, list):
            raise NotationError("step: 'events' is a list")
        for event in [read_event(one, seat.players, seat.game.deck) for one in events]:
            self._notes = noted(self._notes, self._state, event)
            self._state = evolve(self._state, event)

    def _asked(self, given: Line) -> Line:
        state = self._position(given["position"], "ask")
        if self._state is None:
            raise NotationError("ask: no deal was told before it")
        assert self._seat is not None, "there is no position without a game"
        game, players, seat = self._seat
        if seat not in may_act(game, state):
            raise NotationError(f"ask: {players[seat]} has nothing to do in this position")
        self._state = state
        observation = Observation(game, state, seat, self._notes)
        decision = think(observation, self._strength, self._seed)
        return {
            "no": given["no"],
            "move": write_move(decision.move, players[seat], game.deck, players),
        }

    def _position(self, given: object, what: str) -> State:
        """The table as the seat sees it."""
        if self._seat is None:
            raise NotationError(f"{what}: no game was told before it")
        position = read_position(given, as_seen=True)
        if position.players != self._seat.players or position.game.name != self._game:
            raise NotationError(f"{what}: the position is not of the game that was told")
        return position.state

    def _ignored(self, given: Line) -> None:
        """What needs no answer and changes nothing here."""


class _Kind(NamedTuple):
    """A kind of line: the keys that it has besides ``kind``, and what is done with it."""

    keys: frozenset[str]
    hear: Callable[[Session, dict[str, Any]], Line | None]


def _kind(keys: str, hear: Callable[[Session, dict[str, Any]], Line | None]) -> _Kind:
    return _Kind(frozenset(keys.split()), hear)


_KINDS: Mapping[str, _Kind] = {
    "game": _kind("protocol game options players you", Session._begins),
    "deal": _kind("position", Session._dealt),
    "step": _kind("events", Session._happened),
    "ask": _kind("no limit_ms position offers", Session._asked),
    "refused": _kind("no why played", Session._ignored),
    "deal_over": _kind("position result", Session._ignored),
    "game_over": _kind("", Session._ignored),
}


def _known(given: object) -> dict[str, Any]:
    """A line that has a kind, and all keys of that kind and no others."""
    what = given.get("kind") if isinstance(given, dict) else given
    if not isinstance(given, dict) or not isinstance(what, str) or what not in _KINDS:
        raise NotationError(f"kind {what!r} is unknown; there is {', '.join(_KINDS)}")
    keys = _KINDS[what].keys
    for key in given:
        if key != "kind" and key not in keys:
            raise NotationError(f"{what} has no key {key!r}; take it out or check its spelling")
    for key in sorted(keys):
        if key not in given:
            raise NotationError(f"{what} needs the key {key!r}")
    return given
