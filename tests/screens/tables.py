"""Tables that several screens show."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from engine.live.table import Table
from engine.live.table_view import TableView
from engine.notation.position import Position
from engine.observation import facts_of, masked
from engine.phase import Phase
from engine.state import State
from tests.discord.play.common_tables import common_deal
from tests.discord.play.dummy_tables import dummy_deal
from tests.discord.play.journals import deal
from tests.screens.script import Script

FIRST = (
    "9S 9H 9D 4S 4H 4D 9H 2H QC JC",
    "9S 9C 9D 5S 5H 5D 2S 8C KC 6C",
    "AS 3S 6S 8S 10S QS AH 3H 6H 8H",
)
"""Deal 1 of Contract, two sets: Ann and Ben both hold theirs, nines in both."""

SECOND = (
    "4S 4H 4D 10H JH QH KH 7S KS KD 2C",
    "9S 9H 9D 5S 6S JK 8S 2D QC 10C 2H",
    "2D AS 3S 2S 8H 10S QS AH 3H 6H JC",
)
"""Deal 2, a set and a run: Ben's run has a joker for the seven that Ann holds."""

DRAWN = ("0 draw", "1 pass", "2 pass")
"""Ann draws, and nobody wants the upcard."""

BOTH_DOWN = (
    *(*DRAWN, "0 contract 9S 9H 9D / 4S 4H 4D", "0 discard JC"),
    *("1 draw", "2 pass", "0 pass", "1 contract 9S 9C 9D / 5S 5H 5D", "1 discard KC"),
    *("2 draw", "0 pass", "1 pass", "2 discard AS"),
)
JOKER_DOWN = (
    *(*DRAWN, "0 contract 4S 4H 4D / 10H JH QH KH", "0 discard 3C"),
    *("1 draw", "2 pass", "0 pass", "1 contract 9S 9H 9D / 5S 6S JK=7S 8S", "1 discard QC"),
    *("2 draw", "0 pass", "1 pass", "2 discard JC"),
    *DRAWN,
)


ANN = "7C 8C 9C JD QD KD JC 4H 4S 2S 6D"
BEN = "3C 5D 8D 9D 2H 6H 8H QH AS JS KC"
"""Dummy for two with the ten of clubs as head card, which Ann can take."""


def placed(table_view: TableView, at: Position, seat: int | None = None) -> TableView:
    """The table as this seat (None: the channel) sees it in another position."""
    seen = masked(at.state, seat)
    return replace(
        table_view,
        game=at.game,
        seat=seat,
        seen=seen,
        hand=() if seat is None else seen.hands[seat],
        facts=facts_of(at.game, at.state),
    )


def until(count: int, phase: Phase = Phase.DRAW) -> Callable[[State], bool]:
    """So many melds lie on the table, and the turn is in this phase."""
    return lambda state: len(state.melds) >= count and state.phase is phase


def over(state: State) -> bool:
    """The deal has ended."""
    return state.phase is Phase.OVER


def game_over(state: State) -> bool:
    """The whole game has ended."""
    return state.result is not None and state.result.game_over


@cache
def played(name: str, seats: int, melds: int, seed: int, **more: Any) -> Table:
    """Computers play at a table until so many melds lie there."""
    script = Script(name, seats, seed=seed, **more).begin()
    begins = script.game.start.phase
    return script.play_on(
        lambda state: len(state.melds) >= melds and state.phase is begins(state.stock)
    ).table()


@cache
def contract(*moves: str, deal_no: int = 1) -> Table:
    """A table of Contract for three in its first or second deal, after these moves."""
    dealt = deal(FIRST) if deal_no == 1 else deal(SECOND, deal_no=2, stock="3C 6C 4C")
    return Script("contract").begin(dealt).moves(*moves).table()


@cache
def knocks() -> tuple[Table, ...]:
    """Ann knocks in Manipulation Rummy with 3: against more, against less, and against as much."""
    return tuple(
        Script("manipulation", 2)
        .begin(common_deal(("AS AH", ben), stock="AD"))
        .moves("0 draw", "0 knock")
        .table()
        for ben in ("KS 9C", "2C", "3C")
    )


@cache
def window() -> Table:
    """Ann has drawn and Chi asked for the upcard; Ben, who comes first, has still to speak."""
    return contract("0 draw", "2 may_i")


@cache
def long_row() -> Table:
    """Dummy for two with a row of more than twenty cards."""

    def long(state: State) -> bool:
        return len(state.discard) > 20 and state.phase is Phase.DRAW

    return Script("dummy", 2, seed=278).begin().play_on(long).table()


@cache
def last_turn() -> Table:
    """Dummy for three when the stock has run out."""

    def last(state: State) -> bool:
        return not state.stock and state.phase is Phase.DRAW

    return Script("dummy", 3, seed=2).begin().play_on(last).table()


@cache
def born() -> Table:
    """Dummy for two: Ann took from the row and is born, with cards to lay off."""
    dealt = dummy_deal((ANN, BEN), "10C")
    return Script("dummy", 2).begin(dealt).moves("0 take 10C 7C 8C 9C 10C").table()
