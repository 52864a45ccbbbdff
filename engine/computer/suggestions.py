"""Help for a player: what can be laid now, and how near the goal is."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.game import Game
from engine.goal import Goal
from engine.hands import arrange, reach
from engine.melds import MeldRules
from engine.moves import Knock, LayDown, LayOff, MakeContract, Move, Swap, TakeRow
from engine.phase import Phase
from engine.play import is_legal, offers
from engine.state import State
from engine.view import View


class Progress(NamedTuple):
    """``deadwood``: points of the cards outside the best melds. ``missing``: cards short of the
    goal of this deal, None where it has none."""

    deadwood: int
    missing: int | None


def suggestions(game: Game, state: State, seat: int) -> Sequence[Move]:
    """Complete legal melds: the goal of the deal laid out, else the best melds, then lay-offs.

    Knocks and takes from a row come before them, each with its melds.
    """
    found: list[Move] = list(offers(game, state, seat, MakeContract, Knock, TakeRow))
    if state.phase is not Phase.PLAY or state.turn != seat:
        return found
    hand = state.hands[seat]
    for meld in arrange(hand, game.melds, game.points).melds:
        lay = LayDown(meld.cards)
        if is_legal(game, state, seat, lay):
            found.append(lay)
    found += offers(game, state, seat, LayOff)
    found += offers(game, state, seat, Swap)
    return found


def progress(game: Game, view: View) -> Progress:
    """How near the viewer is, from what they see."""
    return _progress(view.hand, view.goal, game.melds, game.points)


@lru_cache(maxsize=512)
def _progress(
    hand: tuple[Card, ...], goal: Goal | None, melds: MeldRules, points: Callable[[Card], int]
) -> Progress:
    # A panel is painted many times between two cards that come or go.
    deadwood = arrange(hand, melds, points).points
    return Progress(deadwood, None if goal is None else reach(hand, goal, melds).missing)
