"""Look for deals that teach: ``python -m tests.practice_search GAME [HOW_MANY]``.

The learner in seat 0 makes the moves that Show me suggests there, which are a strong computer's.
The others play plainly, as in practice. A deal is kept if the learner starts it, meets the main
steps of the game, and ends it.
"""

import argparse
from collections.abc import Callable, Mapping
from typing import NamedTuple

from bot.blocks.presenter import practice_seed
from bot.games.registry import PRACTISED
from engine.analysis.players import choose, think
from engine.cards import Card
from engine.computer.strength import Strength
from engine.events import (
    Dealt,
    Declared,
    Drew,
    Event,
    GrantedMayI,
    Knocked,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    PlayedSkip,
    Rearranged,
    Recycled,
    ThrewToKnock,
    Took,
    TookRow,
    TurnStarted,
)
from engine.evolve import evolve
from engine.game import Game
from engine.games.dummy.penalties import FAMILIES
from engine.games.registry import KNOWN, game
from engine.moves import Move
from engine.observation import BLANK, Observation, noted
from engine.play import decide, may_act, start
from engine.shuffle import first_dealer, new_stock, open_deal
from engine.state import State

LEARNER = 0
MOST_TURNS = 9
"""The most turns of the learner. A longer deal teaches too slowly, and is given up."""
_OF_TILES = 12
"""The same in Tile Rummy, whose first melds take time. Its turns are one or two clicks."""
_COMPUTERS = 2
"""The number of computers for a game that has no lessons yet."""


class Step(NamedTuple):
    """An action of the learner's seat, with its turn (from 1)."""

    turn: int
    event: Event


class Played(NamedTuple):
    """A deal that has ended, with the learner's steps and turns, and the winner.

    The winner is None if the deal was given up.
    """

    starter: int
    steps: tuple[Step, ...] = ()
    turns: int = 0
    winner: int | None = None

    def first(self, *kinds: type[Event]) -> int:
        """Return the learner's turn in which they first did one of these, or 99 if never."""
        return next((step.turn for step in self.steps if isinstance(step.event, kinds)), 99)

    def count(self, kind: type[Event]) -> int:
        """Return how often they did this."""
        return sum(isinstance(step.event, kind) for step in self.steps)


def played(name: str, number: int, computers: int) -> Played:
    """Play the deal of this number, as far as the learner may learn from it.

    A deal that they start is played until it ends or takes too long.
    """
    rules = game(name, KNOWN[name].presets[KNOWN[name].default])
    seed, seats = practice_seed(name, number), computers + 1
    state = start(rules, seats, first_dealer(seed, seats))
    dealt = open_deal(rules, state, seed)
    if dealt.starter != LEARNER:
        return Played(dealt.starter)
    return _to_the_end(rules, state, dealt, seed)


def _to_the_end(rules: Game, state: State, dealt: Dealt, seed: bytes) -> Played:
    notes = noted(BLANK, state, dealt)
    state = evolve(state, dealt)
    steps: list[Step] = []
    turn, recycled = 1, 0
    most = _OF_TILES if rules.name == "tiles" else MOST_TURNS
    while state.result is None and turn <= most:
        seat = min(may_act(rules, state))
        move = _move(Observation.at(rules, state, seat, notes))
        events = decide(rules, state, seat, move, new_stock(rules, state, seed, recycled + 1))
        for event in events:
            notes, state = noted(notes, state, event), evolve(state, event)
            recycled += isinstance(event, Recycled)
            turn += isinstance(event, TurnStarted) and event.player == LEARNER
            if getattr(event, "player", None) == LEARNER:
                steps.append(Step(turn, event))
    winner = None if state.result is None else state.result.winner
    return Played(dealt.starter, tuple(steps), turn, winner)


def _move(mine: Observation) -> Move:
    """Return the move in this seat of a practice deal, by Show me or by a computer."""
    if mine.seat == LEARNER:
        return think(mine, Strength.STRONG).move
    return choose(mine)


def _teaches_basic(deal: Played) -> bool:
    """Want a meld soon, an upcard taken, a lay-off, and going out within a few turns."""
    return (
        deal.first(LaidDown) in (1, 2, 3)
        and deal.first(Took) < 99
        and deal.first(LaidDown) < deal.first(LaidOff) < 99
        and 4 <= deal.turns <= 8
    )


def _teaches_contract(deal: Played) -> bool:
    """Want the contract within some turns, May I before it, a meld and a lay-off after it."""
    made = deal.first(MadeContract)
    return (
        3 <= made <= 5
        and deal.first(GrantedMayI) <= made < deal.first(LaidOff) < 99
        and deal.first(LaidDown) < 99
        and deal.turns <= MOST_TURNS
    )


def _teaches_dummy(deal: Played) -> bool:
    """Want a turn unborn, a take that makes born, hand melds, lay-offs, a speto and a knock."""
    laid = {card for step in deal.steps for card in _laid(step.event)}
    return (
        deal.first(TookRow) in (2, 3)
        and deal.count(LaidDown) > deal.count(TookRow)
        and deal.first(LaidOff) < 99
        and not laid.isdisjoint(FAMILIES)
        and deal.first(Knocked) < 99
        and 4 <= deal.turns <= MOST_TURNS
    )


def _laid(event: Event) -> tuple[Card, ...]:
    """Return the cards that an event lays on the table."""
    match event:
        case LaidDown(_, meld):
            return meld.cards
        case LaidOff(_, _, cards):
            return cards
    return ()


def _teaches_manipulation(deal: Played) -> bool:
    """Want cards laid soon, a turn with several draws, and a table that is truly rearranged."""
    laid = [step.event for step in deal.steps if isinstance(step.event, Rearranged)]
    moved = [one for one in laid if len(one.changed) > 1 and _of_changed(one) > len(one.cards) + 2]
    draws = [step.turn for step in deal.steps if isinstance(step.event, Drew)]
    return (
        deal.first(Rearranged) in (1, 2, 3)
        and bool(moved)
        and any(draws.count(turn) > 1 for turn in draws)
        and 4 <= deal.turns <= MOST_TURNS
    )


def _of_changed(event: Rearranged) -> int:
    """Count the cards of melds that have changed."""
    return sum(len(event.table[at].cards) for at in event.changed)


def _teaches_gin(deal: Played) -> bool:
    """Want a first upcard refused, later an upcard taken, and a knock within some turns."""
    return (
        2 <= deal.first(Took) < deal.first(ThrewToKnock) < 99
        and deal.steps[0].turn == 1
        and isinstance(deal.steps[0].event, Passed)
        and 4 <= deal.turns <= 8
    )


def _teaches_indian(deal: Played) -> bool:
    """Want an upcard taken on the way, and a declaration within some turns."""
    return 2 <= deal.first(Took) < deal.first(Declared) < 99 and 4 <= deal.turns <= MOST_TURNS


def _teaches_phases(deal: Played) -> bool:
    """Want an upcard taken, the phase within some turns, and a skip or several lay-offs."""
    laid, skips = deal.first(MadeContract), deal.count(PlayedSkip)
    return (
        3 <= laid <= 6
        and deal.first(Took) < laid
        and deal.count(LaidOff) > 1 - min(skips, 1)
        and 4 <= deal.turns <= MOST_TURNS
    )


def _teaches_rummy500(deal: Played) -> bool:
    """Want a turn with a draw, a take of several cards, a hand meld, a lay-off, and going out."""
    swept = [len(step.event.cards) for step in deal.steps if isinstance(step.event, TookRow)]
    laid = deal.count(LaidDown) + deal.count(LaidOff)
    return (
        deal.first(TookRow) in (2, 3)
        and 3 <= max(swept) <= 8
        and deal.first(Drew) < 99
        and deal.first(LaidOff) < 99
        and laid > deal.count(TookRow) + 1
        and 4 <= deal.turns <= 8
    )


def _teaches_tiles(deal: Played) -> bool:
    """Want a draw, first melds soon, later a truly rearranged table, and going out."""
    laid = [step.event for step in deal.steps if isinstance(step.event, Rearranged)]
    moved = [one for one in laid[1:] if _of_changed(one) > len(one.cards) + 2]
    return (
        deal.first(Drew) < 99
        and deal.first(Rearranged) in (1, 2, 3)
        and len(laid) > 2
        and bool(moved)
        and 4 <= deal.turns <= _OF_TILES
    )


def _teaches_phases(deal: Played) -> bool:
    """Want an upcard taken, the phase within some turns, a lay-off, and a skip card."""
    return (
        deal.first(Took) <= deal.first(MadeContract) <= 6
        and deal.first(MadeContract) >= 3
        and deal.first(LaidOff) < 99
        and deal.first(PlayedSkip) < 99
        and deal.turns <= MOST_TURNS
    )


TEACHES: Mapping[str, Callable[[Played], bool]] = {
    "basic": _teaches_basic,
    "contract": _teaches_contract,
    "shanghai": _teaches_contract,
    "dummy": _teaches_dummy,
    "manipulation": _teaches_manipulation,
    "gin": _teaches_gin,
    "indian": _teaches_indian,
    "phases": _teaches_phases,
    "rummy500": _teaches_rummy500,
    "tiles": _teaches_tiles,
}


def teaches(name: str, deal: Played) -> bool:
    """Whether the learner starts a deal, meets its steps, and ends it."""
    return deal.starter == LEARNER and deal.winner == LEARNER and TEACHES[name](deal)


def main() -> None:
    """Print the numbers of deals that teach, with what happens in them."""
    parser = argparse.ArgumentParser(prog="python -m tests.practice_search", description=__doc__)
    parser.add_argument("game", choices=tuple(TEACHES))
    parser.add_argument("how_many", nargs="?", type=int, default=1000)
    asked = parser.parse_args()
    for number in range(asked.how_many):
        lesson = PRACTISED.get(asked.game)
        deal = played(asked.game, number, _COMPUTERS if lesson is None else lesson.computers)
        if teaches(asked.game, deal):
            told = " ".join(f"{step.turn}:{type(step.event).__name__}" for step in deal.steps)
            print(number, deal.turns, told, flush=True)


if __name__ == "__main__":
    main()
