"""The protocol of programs that play (docs/player-protocol.md).

The protocol has the events of a table as a seat sees them. With ``python -m engine player``, the
computer players of Upcard use it, too. The start and the end of a deal are sent as whole positions
and results, so they aren't events here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine import events
from engine.analysis.players import think
from engine.called import declared
from engine.computer.strength import Strength
from engine.deck import CARDS, Deck
from engine.events import DealEnded, Dealt, Event
from engine.evolve import evolve
from engine.game import Game
from engine.notation.move import write_move
from engine.notation.position import known_game, read_position
from engine.notation.reading import NotationError, read_line
from engine.notation.typed_json import Key, named
from engine.observation import Notes, Observation, noted
from engine.play import may_act
from engine.state import State

PROTOCOL = 2
"""The version of the protocol.

It rises with a change that older programs would not understand.
"""
LONGEST_LINE = 1 << 20
"""A line has at most this many bytes, in either direction. Real lines are much shorter."""
_TOLD = 300
"""An error message has at most this many characters. The rest is cut off."""

Line = dict[str, object]


# Events.

_EVENTS = {
    kind.word: kind
    for kind in declared(events)
    if issubclass(kind, Event) and kind not in (Dealt, DealEnded)
}
"""All events of a deal by word."""


def event_keys() -> dict[str, list[str]]:
    """Return the names of all events with their keys."""
    return {word: list(_parts(word, (), CARDS)) for word in _EVENTS}


def write_event(event: Event, players: Sequence[str], deck: Deck = CARDS) -> dict[str, object]:
    """Return the event as JSON. Hidden cards are ``??``."""
    parts = _parts(event.word, players, deck)
    keys = {key: part.write(getattr(event, part.field)) for key, part in parts.items()}
    return {"event": event.word, **keys}


def read_event(given: object, players: Sequence[str], deck: Deck = CARDS) -> Event:
    """Read an event. Raises NotationError with one sentence."""
    word = given.get("event") if isinstance(given, dict) else given
    if not isinstance(given, dict) or not isinstance(word, str) or word not in _EVENTS:
        raise NotationError(f"event {word!r} is unknown; there is {', '.join(_EVENTS)}")
    what, parts = f"event {word!r}", _parts(word, players, deck)
    for key in given:
        if key != "event" and key not in parts:
            raise NotationError(f"{what} has no key {key!r}; it has {', '.join(parts) or 'none'}")
    values = dict[str, Any]()
    for key, part in parts.items():
        if key not in given:
            raise NotationError(f"{what} needs the key {key!r}")
        try:
            values[part.field] = part.read(given[key])
        except ValueError as wrong:
            raise NotationError(f"{what}: {key!r}: {wrong}") from None
    return _EVENTS[word](**values)


def _parts(word: str, players: Sequence[str], deck: Deck) -> Mapping[str, Key]:
    return named(tuple(players), deck).parts(_EVENTS[word])


# Computer players.


class _Seat(NamedTuple):
    """The game that is being played, and the program's seat in it."""

    game: Game
    players: tuple[str, ...]
    seat: int


class Session:
    """A computer player of this game and strength that reads lines and answers questions.

    Like a table, it keeps notes of each deal from its events.
    """

    def __init__(self, game: str, strength: Strength, seed: int = 0) -> None:
        self._game, self._strength, self._seed = game, strength, seed
        self._seat: _Seat | None = None
        self._state: State | None = None
        self._notes = Notes()

    def answer(self, line: bytes) -> Line | None:
        """Return a move or an error as the answer to a line.

        Return None if the line asks nothing.
        """
        if len(line) > LONGEST_LINE:
            return {"error": f"a line of more than {LONGEST_LINE} bytes"}
        try:
            given = _known(read_line(line))
            return _KINDS[given["kind"]].hear(self, given)
        except NotationError as wrong:
            text = str(wrong)
            return {"error": text if len(text) <= _TOLD else text[:_TOLD] + "…"}
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
        for event in [read_event(written, seat.players, seat.game.deck) for written in events]:
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
        if not any(True for _ in observation.offers()):
            raise NotationError(f"ask: {players[seat]} has no move in this position")
        decision = think(observation, self._strength, self._seed)
        return {
            "no": given["no"],
            "move": write_move(decision.move, players[seat], game.deck, players),
        }

    def _position(self, given: object, what: str) -> State:
        """Return the state as the seat sees it."""
        if self._seat is None:
            raise NotationError(f"{what}: no game was told before it")
        position = read_position(given, as_seen=True)
        if position.players != self._seat.players or position.game.name != self._game:
            raise NotationError(f"{what}: the position is not of the game that was told")
        return position.state

    def _ignored(self, given: Line) -> None:
        """Ignore a line that needs no answer and changes nothing."""


class _Kind(NamedTuple):
    """A kind of line, with its keys except ``kind`` and the method that handles it."""

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
    """Return a line that has a kind and exactly the keys of that kind. Raises NotationError."""
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
