"""The beginning of a turn in Gin: the upcard or a card of the stock."""

from engine.computer.gin.belief import belief
from engine.computer.gin.glimpse import Glimpse, glimpse, tables
from engine.computer.gin.leftovers import Leftovers
from engine.decision import Option, Thought
from engine.moves import Draw, Move, Pass, Take
from engine.observation import Observation
from engine.play import offers


def drawing(observation: Observation) -> Thought:
    """Take the upcard if it makes or lengthens a meld, or a knock possible; else leave it.

    Another upcard is a card that the other player then knows.
    """
    game, state, seat, _ = observation
    found = list(offers(game, state, seat, Take, Draw, Pass))
    if not found:
        raise ValueError(f"seat {seat} has no move in phase {state.phase}")
    options = [_left(observation, move) for move in found if not isinstance(move, Take)]
    if Take() in found:
        use = _use(glimpse(observation), tables(game), state.discard[-1])
        if use is not None:
            options.insert(0, Option(Take(), use[1], {use[0]: use[1]}))
    if not options:
        options = [Option(Take(), 0.0)]
    return Thought(options[0].move, tuple(options))


def _use(seen: Glimpse, table: Leftovers, upcard: int) -> tuple[str, float] | None:
    """What the upcard is good for, and the points that it takes off the deadwood; None: nothing."""
    bit = 1 << upcard
    least, outside = table.best_throw(seen.hand | bit)
    saved = float(table.deadwood(seen.hand) - least)
    if not outside & bit:
        return ("knock" if least <= seen.limit else "meld"), saved
    spare = table.dearest_card(outside & ~bit)
    left = table.count(outside & ~spare)
    if spare and left <= seen.limit:
        return "knock", float(table.deadwood(seen.hand) - left)
    return None


def _left(observation: Observation, move: Move) -> Option:
    """Leaving the upcard: for a draw the points that it takes off the deadwood on average."""
    if not isinstance(move, Draw):
        return Option(move, 0.0)
    seen, table = glimpse(observation), tables(observation.game)
    mind, now = belief(seen), table.deadwood(seen.hand)
    whole = sum(weight for _, weight in mind.drawn) or 1.0
    saved = sum(
        weight * (now - table.after_a_throw(seen.hand | 1 << card)) for card, weight in mind.drawn
    )
    return Option(move, saved / whole, {"outs": saved / whole})
