"""The end of a deal and of a game, with results for boards and for ratings.

A deal that cannot end is called off (BASIC BA-9). For example, two players with one card each and a
table on which nothing fits can draw and discard forever. No rule ends such a deal, so the table
does.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, reduce

from engine.board_scores import Worth
from engine.events import DealEnded, Event
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY
from engine.options import rules_hash
from engine.phase import Phase
from engine.result import Ending, Result
from engine.state import State
from engine.table.evolve_roster import evolve_roster
from engine.table.record import NOT_FINISHED, RULES_REVISION, VOID, BoardPlay, Standing, Unrated
from engine.table.roster import CloseReason, Roster, Status
from engine.table.table_events import Closed, PlayedOtherwise
from engine.table.table_state import TableState
from engine.table.terms import Terms


def ending(table_state: TableState, events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events that end the deal or game because of ``events``, which happen now.

    An endless deal is called off. A table closes when its game is over, and when the one deal of a
    practice table or of a board is over.
    """
    state = table_state.state
    if state is None or not events:
        return ()
    goes_on = state.result is None and DealEnded not in map(type, events)
    if goes_on and state.turn_no + len(events) <= MOST_TURNS * len(state.scores):
        return ()
    if not table_state.is_open:
        return ()
    for event in events:
        state = evolve(state, event)
    ended = called_off(table_state.game, state) if takes_too_long(state) else ()
    for event in ended:
        state = evolve(state, event)
    result = state.result
    terms = table_state.terms
    one_deal = terms.practice or terms.board is not None
    over = result is not None and (result.game_over or one_deal)
    return (*ended, Closed(CloseReason.FINISHED)) if over else ended


def of_one_deal(table_state: TableState, events: Sequence[Event]) -> tuple[Event, ...]:
    """Make the deal of a board decide the game, whatever the game's target is.

    All other events are unchanged.
    """
    if table_state.terms.board is None:
        return tuple(events)
    return tuple(
        DealEnded(_decided(event.result)) if isinstance(event, DealEnded) else event
        for event in events
    )


def _decided(result: Result) -> Result:
    first = tuple(seat for seat, place in enumerate(result.places) if place == 1)
    return result._replace(game_over=True, winners=result.winners or first)


def board_play(table_state: TableState, events: Sequence[Event]) -> BoardPlay | None:
    """Return the result of the board that these events end, or None.

    The result is None if the events end no board, or if no card was dealt.
    """
    board, state = table_state.terms.board, table_state.state
    closed = next((event for event in events if isinstance(event, Closed)), None)
    if board is None or state is None or closed is None:
        return None
    worth, ended_by = None, NOT_FINISHED if closed.why in _LEFT else VOID
    if closed.why is CloseReason.FINISHED:
        worth, ended_by = result_of(table_state.game, state, events)
    roster = reduce(evolve_roster, events, table_state.roster)
    log = (*(event for _, event in table_state.log), *events)
    otherwise = {event.seat for event in log if isinstance(event, PlayedOtherwise)}
    stood_in = tuple(sorted(otherwise | {seat for seat, _ in roster.gone}))
    return BoardPlay(board.board_id, board.deal_no, worth, ended_by, state.turn_no, stood_in)


def result_of(game: Game, state: State, events: Sequence[Event]) -> tuple[Worth | None, str]:
    """Return the worth, by seat, that a deal ended by these events has, and how it ended.

    If the deal was called off, return None and VOID.
    """
    for event in events:
        if isinstance(event, DealEnded) and not takes_too_long(state):
            return game.end.worth(event.result), event.result.ended_by
        state = evolve(state, event)
    return None, VOID


_LEFT = (CloseReason.EVERYBODY_LEFT, CloseReason.ABANDONED, CloseReason.TOGETHER, CloseReason.IDLE)
"""Reasons to close a table for which its people are responsible. The deal then isn't VOID."""


def shown_to(table_state: TableState, events: Sequence[Event]) -> dict[int, bool]:
    """Return the users who start (True) or stop (False) seeing the cards of a board."""
    if table_state.terms.board is None:
        return {}
    now, after = table_state.roster, reduce(evolve_roster, events, table_state.roster)
    if after.status is not Status.PLAYING:
        return {}
    before = now.users if now.status is Status.PLAYING else frozenset()
    return {user: user in after.users for user in before ^ after.users}


def standings(table_state: TableState, events: Sequence[Event]) -> tuple[Standing, ...]:
    """Return the standings of a game that these events finish, leavers last.

    There is a standing for each seat period. For a practice game, and for events that don't finish
    a game, there are none.
    """
    state, roster = table_state.state, table_state.roster
    if state is None or Closed(CloseReason.FINISHED) not in events or table_state.terms.practice:
        return ()
    seat_history = table_state.seat_history.copy()
    for event in events:
        seat_history.apply(event, state.scores)
        state, roster = evolve(state, event), evolve_roster(roster, event)
    if state.result is None:
        return ()
    unrated = why_unrated(table_state.game, table_state.terms, roster)
    rules = rules_hash(table_state.game.name, RULES_REVISION, table_state.game.options)
    listing = REGISTRY[table_state.game.name]
    length = listing.length_of(table_state.game.options)
    places = seat_history.standings(roster, state.result, rules, unrated, length)
    if table_state.game.end.lowest_wins is listing.lowest_wins:
        return places
    return tuple(replace(standing, points=-standing.points) for standing in places)


def why_unrated(game: Game, terms: Terms, roster: Roster) -> Unrated | None:
    """Return why a game under these rules and terms isn't rated, or None if it is.

    A game isn't rated if a computer sat down before the first deal, or if a player who was there
    from the first deal gave up their seat. A computer that plays for an absent person doesn't
    matter, and neither does the autopilot.
    """
    if not terms.rated:
        return Unrated.CASUAL
    name, options = game.name, game.options
    if _hash(name, options) not in _standards(name) and terms.house not in _lengths(name, options):
        return Unrated.RULES
    if roster.has_computer:
        return Unrated.COMPUTER
    return Unrated.HANDED_OVER if roster.given_up else None


@lru_cache(256)
def _hash(name: str, options: object) -> str:
    """Return the hash of these rules.

    It is cached, because every panel of the player to move needs it.
    """
    return rules_hash(name, RULES_REVISION, options)


@lru_cache(256)
def _lengths(name: str, options: object) -> frozenset[str]:
    """Return the hashes of these rules at each length.

    If the rules have no lengths, return only their own hash.
    """
    listing = REGISTRY[name]
    if listing.length_of(options) is None:
        return frozenset({_hash(name, options)})
    return frozenset(_hash(name, rules) for _, rules in listing.at_lengths(options))


@lru_cache
def _standards(name: str) -> frozenset[str]:
    """Return the hashes of a game's presets at each length."""
    presets = REGISTRY[name].presets.values()
    return frozenset().union(*(_lengths(name, chosen) for chosen in presets))


MOST_TURNS = 250
"""Turns per player in one deal. After this many, the deal is called off.

Nearly all deals of people and computers end within 40. Deals of random moves take longer, and some
of them are called off although they might still have ended.
"""


def takes_too_long(state: State) -> bool:
    """Return whether a running deal has taken more turns than ``MOST_TURNS`` allows."""
    return state.phase is not Phase.OVER and state.turn_no > MOST_TURNS * state.seats


def called_off(game: Game, state: State) -> tuple[Event, ...]:
    """Return the events that end the deal as if the stock had run out and no one had gone out."""
    return (DealEnded(game.score(game, state, Ending.EXHAUSTED, None)),)
