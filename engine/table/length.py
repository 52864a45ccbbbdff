"""The length of a game as its lobby shows it, computed from the game's pace (engine.pace).

No one has measured how long a person takes for a turn. ``PERSON``, ``ASKED`` and ``BETWEEN`` are
assumptions. It is also an assumption that people play about as many turns as computers do. A turn
of a computer lasts as long as the computer waits before its moves. With a clock of days per turn,
such a length is meaningless.
"""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, NamedTuple

from engine.game import Game
from engine.games.registry import KNOWN, game
from engine.listing import Length
from engine.melds import MeldKind
from engine.pace import FREE, Asked, Pace

PERSON = 15
"""Seconds of a person's turn, with a draw, a look at the hand and a discard."""
COMPUTER = 2.5
"""Seconds of a computer's turn. It waits about 1.2 s before each of its usual two moves."""
ASKED = 5
"""Seconds per turn for the answers to "May I?", in games in which most turns have them."""
BETWEEN = 20
"""Seconds from the end of a deal until everyone wants the next one."""

STEPS = (5, 10, 15, 20, 25, 30, 35, 40, 45, 60, 75, 90, 120)
"""The minutes that lobbies show. Exact lengths are rounded to these steps."""


Usual = Mapping[tuple[str, Length], int]
"""The minutes that games of a server usually take, by game and length."""
NOTHING_USUAL: Usual = {}


def contract_of(game: Game, deal_no: int) -> Asked:
    """Return the least cards in sets and in runs that the contract of this deal asks for."""
    goal = game.goals.of_deal.get(deal_no)
    slots = () if goal is None else goal.slots
    in_sets, in_runs = (
        sum(slot.least for slot in slots if slot.kind is kind)
        for kind in (MeldKind.SET, MeldKind.RUN)
    )
    return in_sets, in_runs


def minutes(game: Game, people: int, computers: int) -> float | None:
    """Return about how many minutes a game takes with these players, or None if unknown."""
    seats, pace = people + computers, KNOWN[game.name].pace(game.options)
    if pace is None or not people:
        return None
    deals = _deals(game, pace, seats)
    if deals is None or not all(seats in turns for turns in pace.turns.values()):
        return None
    each = (people * PERSON + computers * COMPUTER) / seats + ASKED * game.features.may_i
    turns = sum(_nearest(pace.turns, asked)[seats] * share for asked, share in deals.items())
    return (turns * each + sum(deals.values()) * BETWEEN) / 60


def _nearest(table: Mapping[Asked, Mapping[int, int]], asked: Asked) -> Mapping[int, int]:
    """Return the turns of the measured contract that is most like this one."""
    in_sets, in_runs = asked
    return table[
        min(table, key=lambda measured: abs(measured[0] - in_sets) + abs(measured[1] - in_runs))
    ]


def rounded_minutes(exact: float) -> int | None:
    """Return the step nearest to these minutes.

    Return None if the minutes are clearly above the longest step.
    """
    *_, before, longest = STEPS
    if exact > longest + (longest - before) / 2:
        return None
    return min(STEPS, key=lambda step: abs(step - exact))


class Offered(NamedTuple):
    """A length that a lobby offers, with its rules."""

    length: Length
    rules: Any
    minutes: float | None
    """The minutes of a game. None if the length was never measured."""
    keeps: bool
    """True if the game takes as long as the name promises with these players."""


EVENING = 20, 45
"""The least and most minutes of an evening game, in steps.

A quick game is shorter. A full game isn't.
"""


def offered(name: str, rules: Any, people: int, computers: int) -> Sequence[Offered]:
    """Return the lengths of these rules for people and computers, shortest first.

    A length that doesn't keep its promise is left out, unless the rules already have it.
    """
    listing = KNOWN[name]
    now, lengths = listing.length_of(rules), len(listing.lengths_for(rules))
    ways = {
        length: rules if length is now else way
        for length, way in listing.at_lengths(rules)[:lengths]
    }
    takes = {length: minutes(game(name, way), people, computers) for length, way in ways.items()}
    rows = [
        Offered(length, way, takes[length], _keeps(length, takes[length], takes[Length.FULL]))
        for length, way in ways.items()
    ]
    return sorted((offer for offer in rows if offer.keeps or offer.length is now), key=_time)


def _keeps(length: Length, exact: float | None, full: float | None) -> bool:
    """Return whether a length of these minutes keeps its promise, compared with ``full``."""
    if length is Length.FULL or exact is None or full is None:
        return True
    (least, most), step, whole = (
        EVENING,
        rounded_minutes(exact) or inf,
        rounded_minutes(full) or inf,
    )
    if length is Length.QUICK:
        return step < least and step <= whole
    return least <= step <= most and step < whole


def _time(offer: Offered) -> float:
    return offer.minutes or 0


def _deals(game: Game, pace: Pace, seats: int) -> Mapping[Asked, float] | None:
    """Return how many deals each contract has, possibly in fractions, or None if unknown."""
    if game.end.deals is not None:
        asked = [contract_of(game, deal_no) for deal_no in range(1, game.end.deals + 1)]
        return {contract: asked.count(contract) for contract in asked}
    deals = None if pace.deals is None else pace.deals(seats)
    return None if deals is None else {FREE: deals}
