"""The commands with which players start their game, move, take back and deal again.

In unrated games a player can take back the cards that they laid in this turn, unless someone has
seen something new since then. They can never take back a draw, a take, a discard or a knock. Each
time, the last laying is taken back. The table state keeps the state before that laying
(engine.table.table_state.TableState.layings).
"""

from collections.abc import Iterable
from copy import copy
from functools import reduce

from engine.cards import Card
from engine.errors import IllegalMove, Reason, Stale
from engine.events import Event, Recycled
from engine.moves import Move
from engine.phase import Phase
from engine.play import decide, start
from engine.shuffle import Opening, first_dealer, new_stock, open_deal
from engine.table import lobby
from engine.table.commands import by_host
from engine.table.ending import why_unrated
from engine.table.evolve_roster import evolve_roster
from engine.table.roster import Status
from engine.table.table_events import PlayedOtherwise, TookCardsBack
from engine.table.table_state import TableState


@by_host
def begin(table_state: TableState, user: int, *, without_asked: bool = False) -> tuple[Event, ...]:
    """Start the game and deal the first deal. Raises IllegalMove as in the lobby.

    ``without_asked`` frees the seats of people who still have to answer.
    """
    freed = lobby.free_seats(table_state, user) if without_asked else ()
    left = copy(table_state)
    left.roster = reduce(evolve_roster, freed, table_state.roster)
    seats = len(left.roster.sitters)
    board, seed, opening = table_state.terms.board, table_state.shuffle_seed, None
    if board is None:
        dealer = first_dealer(seed, max(1, seats))
    else:
        dealer = board.dealer
        opening = Opening(board.deal_no, dealer, board.starter, board.way)
    began = lobby.begin(left, user, dealer)
    dealt = open_deal(table_state.game, start(table_state.game, seats, dealer), seed, opening)
    return (*freed, *began, dealt)


def join(
    table_state: TableState, user: int, name: str, version: int | None = None
) -> tuple[Event, ...]:
    """Take a seat (engine.table.lobby.join). The last person of a rematch starts it."""
    return once_all_agree(table_state, lobby.join(table_state, user, name, version))


def agree(table_state: TableState, user: int, version: int | None = None) -> tuple[Event, ...]:
    """Agree to the rules (engine.table.lobby.agree). The last person of a rematch starts it."""
    return once_all_agree(table_state, lobby.agree(table_state, user, version))


def leave(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Leave the lobby (engine.table.lobby.leave). A rematch starts if no one else was missing."""
    return once_all_agree(table_state, lobby.leave(table_state, user))


def once_all_agree(table_state: TableState, events: tuple[Event, ...] = ()) -> tuple[Event, ...]:
    """Deal after these events if a rematch or a challenge waits for no one."""
    if table_state.terms.after is None and table_state.terms.challenge is None:
        return events
    now = copy(table_state)
    now.roster = reduce(evolve_roster, events, table_state.roster)
    is_open = now.roster.status is Status.LOBBY
    if not is_open or now.roster.asked or len(now.roster.sitters) not in now.seats:
        return events
    return (*events, *begin(now, now.roster.host))


def moved(table_state: TableState, seat: int, move: Move) -> tuple[Event, ...]:
    """Make a move for this seat. Raises IllegalMove by the rules, or if no deal is running.

    The seed fixes the order of new stocks (engine.shuffle).
    """
    state, game = table_state.state, table_state.game
    if state is None or not table_state.is_open:
        raise IllegalMove(Reason.DEAL_OVER if table_state.is_open else Reason.TABLE_CLOSED)

    def recycle(pile: tuple[Card, ...]) -> Recycled:
        number = table_state.recycled() + 1
        return new_stock(game, state, table_state.shuffle_seed, number)(pile)

    return decide(game, state, seat, move, recycle)


def play_seat(
    table_state: TableState, seat: int, move: Move, *, otherwise: bool = False
) -> tuple[Event, ...]:
    """Make a move for a seat that a computer plays, or whose time is over.

    ``otherwise`` is True if the computer that sat down there would have moved differently. The deal
    of the day records that, because it compares the results of people.
    """
    is_noted = otherwise and table_state.terms.day is not None
    noted = (PlayedOtherwise(seat),) if is_noted else ()
    return (*noted, *moved(table_state, seat, move))


def play(table_state: TableState, user: int, move: Move) -> tuple[Event, ...]:
    """Make a player's move. A player whose time had run out is back then.

    Raises IllegalMove.
    """
    seat = table_state.seat_of(user)
    return (*table_state.attendance.returning(seat), *moved(table_state, seat, move))


def refusal(table_state: TableState, user: int, move: Move) -> IllegalMove | None:
    """Return the refusal of a player's move, or None if the player may make it now."""
    try:
        play(table_state, user, move)
    except IllegalMove as refused:
        return refused
    return None


def next_deal(table_state: TableState) -> tuple[Event, ...]:
    """Deal the next deal. Raises IllegalMove at a closed table, and Stale during a deal."""
    state = table_state.state
    if state is None or not table_state.is_open:
        raise IllegalMove(Reason.TABLE_CLOSED)
    if state.phase is not Phase.OVER:
        raise Stale
    return (open_deal(table_state.game, state, table_state.shuffle_seed),)


def is_waited_for(table_state: TableState, ready: frozenset[int]) -> bool:
    """Return whether a person who is present and in the game isn't ``ready`` (user ids)."""
    present = table_state.roster.people - table_state.attendance.away
    state, plays = table_state.state, table_state.game.plays
    if state is not None:
        present = frozenset(seat for seat in present if plays(state, seat))
    return not {table_state.roster.sitters[seat].user for seat in present} <= ready


def take_back(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Take back the last laying of the player to move. Raises IllegalMove."""
    seat = table_state.seat_of(user)
    if table_state.state is None or not table_state.is_open:
        raise IllegalMove(Reason.DEAL_OVER if table_state.is_open else Reason.TABLE_CLOSED)
    if _is_rated(table_state):
        raise IllegalMove(Reason.RATED_STAYS)
    if seat != table_state.state.turn or not table_state.layings:
        raise IllegalMove(Reason.NOTHING_TO_TAKE_BACK)
    version, _ = table_state.layings[-1]
    return (*table_state.attendance.returning(seat), TookCardsBack(seat, version))


def can_take_back(table_state: TableState, seat: int | None) -> bool:
    """Return whether the player of this seat may take back their last laying now."""
    if table_state.state is None or not table_state.layings or not table_state.is_open:
        return False
    return seat == table_state.state.turn and not _is_rated(table_state)


def taken_back(events: Iterable[Event]) -> frozenset[int]:
    """Return the versions of the steps that these events have undone."""
    return frozenset(event.version for event in events if isinstance(event, TookCardsBack))


def _is_rated(table_state: TableState) -> bool:
    """Return whether the game counts for ratings if it ends as it is now."""
    return why_unrated(table_state.game, table_state.terms, table_state.roster) is None
