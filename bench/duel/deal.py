"""One deal of a duel, played to its end."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import NamedTuple

from bench.duel.contender import Contender
from engine.evolve import evolve
from engine.game import Game
from engine.games.phases.book import Phases, PhasesOwn
from engine.observation import BLANK, Observation, masked, noted
from engine.phase import Phase
from engine.play import decide, may_act, start
from engine.shuffle import new_stock, open_deal
from engine.state import State, remembering

MOST_TURNS = 200
"""Turns per player after which a deal is given up without points."""


class Shuffle(NamedTuple):
    """One deal of the shuffles from a seed.

    Dealers, and the deals of a game (with other contracts, for example), follow each other.
    """

    seed: int
    """From 0."""
    number: int

    @property
    def secret(self) -> bytes:
        """The bytes that determine the cards."""
        return sha256(f"duel {self.seed} {self.number}".encode()).digest()

    def table(self, game: Game, seats: int) -> State:
        """Return the table before this deal."""
        before = self.number % (game.end.deals or 1)
        return start(game, seats, self.number % seats)._replace(deal_no=before)

    def working(self, game: Game, state: State) -> State:
        """Return the deal for games in which everyone makes contracts one by one.

        All seats have made the first ones: none in the first deal, one in the second, and so on.
        """
        if not game.goals.numbered:
            return state
        made = tuple(range(1, self.number % len(game.goals.numbered) + 1))
        return remembering(state, replace(state.recall(Phases), made=(made,) * state.seats))


@dataclass
class Played:
    """A deal that is over."""

    points: tuple[int, ...]
    """By seat. More is better."""
    turns: float
    """The turns of each player."""
    given_up: bool = False
    """Whether it ended after ``MOST_TURNS``."""
    made: tuple[int, ...] = ()
    """How many contracts each seat made in it, if everyone has their own."""

    @property
    def winner(self) -> int | None:
        """The seat with the most points, or None if several have them."""
        best = max(self.points)
        found = [seat for seat, points in enumerate(self.points) if points == best]
        return found[0] if len(found) == 1 else None


def play(game: Game, shuffle: Shuffle, opponents: Sequence[Contender]) -> Played:
    """Play a deal with these players by seat."""
    players = [one.at(seat) for seat, one in enumerate(opponents)]
    seats, secret = len(players), shuffle.secret
    state = shuffle.table(game, seats)
    dealt = open_deal(game, state, secret)
    notes, state = noted(BLANK, state, dealt), shuffle.working(game, evolve(state, dealt))
    for seat, one in enumerate(players):
        one.begins(game, masked(state, seat), seat)
    recycled = 0
    while state.phase is not Phase.OVER and state.turn_no <= MOST_TURNS * seats:
        turn = state.turn
        seat = min(may_act(game, state), key=lambda at: (at - turn) % seats)
        observation = Observation.at(game, state, seat, notes)
        move = players[seat].move(observation)
        recycled += not state.stock
        events = decide(game, state, seat, move, new_stock(game, state, secret, recycled))
        for event in events:
            notes, state = noted(notes, state, event), evolve(state, event)
        for one in players:
            one.sees(events)
    for one in players:
        one.ends(state)
    if state.result is None:
        return Played((0,) * seats, MOST_TURNS, given_up=True)
    sign = -1 if game.end.lowest_wins else 1
    points = tuple(sign * points for points in state.result.scores)
    own, before = state.result.own, shuffle.number % len(game.goals.numbered or (None,))
    made = tuple(len(one) - before for one in own.made) if isinstance(own, PhasesOwn) else ()
    return Played(points, state.turn_no / seats, made=made)
