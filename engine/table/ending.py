"""What comes after a step: deals that are called off, games that are over, and what these mean.

Deals that cannot end by themselves are called off (BASIC BA-9): two players with one card each and
a table on which nothing fits can draw and discard for ever. No rule ends such a deal, so whoever
runs a table does.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, reduce

from engine.boards import Worth
from engine.events import DealEnded, Event
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY
from engine.options import rules_hash
from engine.phase import Phase
from engine.result import Ending, Result
from engine.state import State
from engine.table.events import Closed, PlayedOtherwise
from engine.table.evolve import evolve_roster
from engine.table.record import NOT_FINISHED, RULES_REVISION, VOID, BoardPlay, Standing, Unrated
from engine.table.roster import CloseReason, Roster, Status
from engine.table.table_state import TableState
from engine.table.terms import Terms


def ending(table_state: TableState, events: Sequence[Event]) -> tuple[Event, ...]:
    """What these events, which are about to happen, bring about at last.

    A deal that would go on for ever is called off; a game that is over closes its table, and so
    does the one deal of a practice table or of a board.
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
    ended = called_off(table_state.game, state) if goes_on_for_ever(state) else ()
    for event in ended:
        state = evolve(state, event)
    result = state.result
    terms = table_state.terms
    one_deal = terms.practice or terms.board is not None
    over = result is not None and (result.game_over or one_deal)
    return (*ended, Closed(CloseReason.FINISHED)) if over else ended


def of_one_deal(table_state: TableState, events: Sequence[Event]) -> tuple[Event, ...]:
    """The same events where a board is played: its deal decides the game, whatever its target."""
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
    """What became of the board that these events end at this table; None if they end none, or if no
    card was dealt."""
    board, state = table_state.terms.board, table_state.state
    closed = next((event for event in events if isinstance(event, Closed)), None)
    if board is None or state is None or closed is None:
        return None
    worth, ended_by = None, NOT_FINISHED if closed.why in _LEFT else VOID
    if closed.why is CloseReason.FINISHED:
        worth, ended_by = result_of(table_state.game, state, events)
    roster = reduce(evolve_roster, events, table_state.roster)
    told = (*(event for _, event in table_state.log), *events)
    otherwise = {event.seat for event in told if isinstance(event, PlayedOtherwise)}
    stood_in = tuple(sorted(otherwise | {seat for seat, _ in roster.gone}))
    return BoardPlay(board.board_id, board.deal_no, worth, ended_by, state.turn_no, stood_in)


def result_of(game: Game, state: State, events: Sequence[Event]) -> tuple[Worth | None, str]:
    """What a deal was worth to the seats that these events end, and how it ended; VOID and worth
    nothing if it was called off."""
    for event in events:
        if isinstance(event, DealEnded) and not goes_on_for_ever(state):
            return game.end.worth(event.result), event.result.ended_by
        state = evolve(state, event)
    return None, VOID


_LEFT = (CloseReason.EVERYBODY_LEFT, CloseReason.ABANDONED, CloseReason.TOGETHER, CloseReason.IDLE)
"""Of a deal that closed so its people are to blame that it has no result."""


def shown_to(table_state: TableState, events: Sequence[Event]) -> dict[int, bool]:
    """Return the users who see a board's cards from now on (True), or no longer."""
    if table_state.terms.board is None:
        return {}
    now, after = table_state.roster, reduce(evolve_roster, events, table_state.roster)
    if after.status is not Status.PLAYING:
        return {}
    before = now.users if now.status is Status.PLAYING else frozenset()
    return {user: user in after.users for user in before ^ after.users}


def standings(table_state: TableState, events: Sequence[Event]) -> tuple[Standing, ...]:
    """What a game that these events finish means for the league: a row a seat period, those who
    left last. Nothing for other events, and for practice."""
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
    found = seat_history.standings(roster, state.result, rules, unrated, length)
    if table_state.game.end.lowest_wins is listing.lowest_wins:
        return found
    return tuple(replace(one, points=-one.points) for one in found)


def why_unrated(game: Game, terms: Terms, roster: Roster) -> Unrated | None:
    """Why a game under these rules and terms does not count for ratings; None if it does.

    It does not if a computer sat down before the first deal, or if a player who had been there from
    the first deal gave up their seat. That a computer plays for a person who is not there changes
    nothing, as the autopilot changes nothing.
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
    """Asked for with every panel of somebody whose turn it is."""
    return rules_hash(name, RULES_REVISION, options)


@lru_cache(256)
def _lengths(name: str, options: object) -> frozenset[str]:
    """The hashes of these rules, and where they have a length of the game at its other ones."""
    listing = REGISTRY[name]
    if listing.length_of(options) is None:
        return frozenset({_hash(name, options)})
    return frozenset(_hash(name, rules) for _, rules in listing.at_lengths(options))


@lru_cache
def _standards(name: str) -> frozenset[str]:
    """The hashes of the rules that a game brings itself: each preset at each length."""
    presets = REGISTRY[name].presets.values()
    return frozenset().union(*(_lengths(name, chosen) for chosen in presets))


MOST_TURNS = 250
"""Turns a player in one deal. Deals of people and computers end far sooner, nearly all within 40;
random moves take longer, and some of theirs that are called off might still have ended."""


def goes_on_for_ever(state: State) -> bool:
    """Whether a running deal has taken more turns than any that ends by itself."""
    return state.phase is not Phase.OVER and state.turn_no > MOST_TURNS * state.seats


def called_off(game: Game, state: State) -> tuple[Event, ...]:
    """The deal ends as if the stock had run out: nobody has gone out."""
    return (DealEnded(game.score(game, state, Ending.EXHAUSTED, None)),)
