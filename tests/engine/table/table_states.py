"""States of tables for tests of what is decided about them: nothing of them is stored."""

from collections.abc import Mapping

from engine.events import Event
from engine.moves import Move
from engine.phase import Phase
from engine.table import play
from engine.table.ending import ending
from engine.table.record import Header
from engine.table.roster import Sitter
from engine.table.table_events import Sat
from engine.table.table_state import LiveFacts, TableState, rules_at_first, table_state
from engine.table.terms import NO_CLOCK, Terms
from tests.engine.simple_player import next_move

ANN, BEN, CHI = 1, 2, 3
SEED = bytes(32)
NOON = 1_767_268_800.0
"""When everything happens that says nothing else, in Unix seconds."""


def lobby(
    *users: int | None,
    game: str = "contract",
    options: Mapping[str, object] | None = None,
    terms: Terms = NO_CLOCK,
) -> TableState:
    """The lobby of these people; None is a computer."""
    host = next(user for user in users if user is not None)
    header = Header(
        table_id="a1b2c3d4e5",
        guild_id=10,
        channel_id=20,
        game=game,
        options=options or {},
        host=host,
        host_name="Ann",
        seed=SEED,
        created_at=int(NOON),
        terms=terms,
    )
    opened = table_state(rules_at_first(header), header, ())
    sitters = [Sitter(user, f"player {number}") for number, user in enumerate(users)]
    return go_on(opened, *map(Sat, sitters))


def playing(*users: int | None, terms: Terms = NO_CLOCK, **of_lobby: object) -> TableState:
    """A table whose first deal was dealt at noon."""
    told = lobby(*(users or (ANN, BEN, CHI)), terms=terms, **of_lobby)  # type: ignore[arg-type]
    return go_on(told, *play.begin(told, told.roster.host))


def go_on(told: TableState, *events: Event, at: float = NOON) -> TableState:
    """The same state after one more step."""
    told.apply(told.version + 1, events, at)
    return told


def at(told: TableState, time: float = NOON, deadline: float | None = None) -> TableState:
    """The same state, asked at this time."""
    told.live = lambda: LiveFacts(time, deadline)
    return told


def moved(told: TableState, *moves: Move, at: float = NOON) -> TableState:
    """The same after these moves of the player to move, each a step."""
    for move in moves:
        assert told.state is not None
        events = play.moved(told, told.state.turn, move)
        go_on(told, *events, *ending(told, events), at=at)
    return told


def played_out(told: TableState, at: float = NOON) -> TableState:
    """The same at the end of its deal."""
    while told.phase is not Phase.OVER:
        assert told.state is not None
        seat, move = next_move(told.game, told.state)
        events = play.moved(told, seat, move)
        go_on(told, *events, *ending(told, events), at=at)
    return told


def turn(told: TableState) -> int:
    """The seat whose turn it is."""
    assert told.state is not None
    return told.state.turn


def user_at(told: TableState, seat: int) -> int:
    """The person of a seat."""
    user = told.roster.sitters[seat].user
    assert user is not None
    return user
