"""An end for deals that cannot end by themselves (BASIC BA-9).

Two players with one card each and a table on which nothing fits can draw and discard for ever. No
rule ends such a deal, so whoever runs a table does.
"""

from engine.events import DealEnded, Event
from engine.game import Game
from engine.phase import Phase
from engine.result import Ending
from engine.state import State

MOST_TURNS = 250
"""Turns a player in one deal. Deals of people and computers end far sooner, nearly all within 40;
random moves take longer, and some of theirs that are called off might still have ended."""


def goes_on_for_ever(state: State) -> bool:
    """Whether a running deal has taken more turns than any that ends by itself."""
    return state.phase is not Phase.OVER and state.turn_no > MOST_TURNS * state.seats


def called_off(game: Game, state: State) -> tuple[Event, ...]:
    """The deal ends as if the stock had run out: nobody has gone out."""
    return (DealEnded(game.score(game, state, Ending.EXHAUSTED, None)),)
