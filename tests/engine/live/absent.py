"""Tables whose players run out of time."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

from engine.events import Event
from engine.live.computers import Computers
from engine.live.table import Table
from engine.moves import Discard, Pass, Take
from engine.phase import Phase
from engine.table.absence import pilot, time_out
from engine.table.play import play_seat
from engine.table.terms import NORMAL, Terms
from tests.engine.live.ledger import ANN, Ledger, Watch, game_of, hand, on_turn, registry_over, seen
from tests.engine.live.test_clock_and_computers import Thinker, until

TERMS = Terms(NORMAL)
Unplug = Callable[[], None]
"""Stops the autopilot and the computers."""


class Room:
    """A table whose clock is told when it is over, and an autopilot that moves at once."""

    def __init__(self, table: Table, watch: Watch, ledger: Ledger, unplug: Unplug) -> None:
        self.table, self.watch, self.ledger, self.unplug = table, watch, ledger, unplug

    async def run_out(self) -> int:
        """The player to move lets their time run out; their seat, once the autopilot has played."""
        table = self.table
        assert table.deadline is not None
        seat, turn = seen(table).turn, (seen(table).deal_no, seen(table).turn_no)
        self.watch.time = table.deadline
        await table.do(time_out, table.deadline.timestamp())
        await until(lambda: table.paused or turn != (seen(table).deal_no, seen(table).turn_no))
        return seat

    async def turn(self) -> None:
        """The player to move takes the upcard and throws the first card of their hand."""
        user = on_turn(self.table)
        await self.table.play(user, Take())
        await self.table.play(user, Discard(hand(self.table, seen(self.table).turn)[0]))

    def told(self, *kinds: type[Event]) -> list[Event]:
        """What the journal has of these kinds."""
        entries = self.ledger.pages[self.table.header.table_id].entries
        return [event for step in entries for event in step.events if isinstance(event, kinds)]

    async def away(self, user: int) -> int:
        """Let this person run out of time until they are away; the others play."""
        seat = self.table.seat_of(user)
        while seat not in self.table.attendance.away:
            if seen(self.table).turn == seat:
                await self.run_out()
            else:
                await self.turn()
        return seat


@asynccontextmanager
async def room(
    *people: int,
    terms: Terms = TERMS,
    thinker: Thinker | None = None,
    game: str = "contract",
) -> AsyncIterator[Room]:
    """A timed table. A May I window closes before anybody can see it."""
    watch = Watch()
    ledger = Ledger(now=watch)
    registry, reported = registry_over(ledger, watch), []
    playing = Computers(thinker or Thinker(), 0, lambda *fault: reported.append(fault))
    registry.watchers.append(playing.watch)
    table = await game_of(registry, *people, terms=terms, game=game)

    def unplug() -> None:
        registry.watchers.clear()
        playing.stop()

    async def do_at(
        table: Table, version: int | None, command: Any, *asked: Any, **how: Any
    ) -> None:
        await real(table, version, command, *asked, **how)
        while command is pilot and table.phase is Phase.MAY_I:
            await table.do_at(table.version, play_seat, min(table.acting()), Pass())

    real = Table.do_at
    with patch.object(Table, "do_at", do_at):
        yield Room(table, watch, ledger, unplug)
    unplug()
    assert reported == []


async def deserted(table: Table, watch: Watch) -> Table:
    """Ann has run out of time twice; computers and the autopilot play by hand."""
    while not table.paused:
        seat = min(table.acting())
        if table.roster.sitters[seat].user == ANN and not table.attendance.piloted(seat):
            if table.phase is Phase.MAY_I:
                await table.do_at(table.version, play_seat, seat, Pass())
                continue
            watch.time = table.deadline
            await table.do(time_out, table.deadline.timestamp())
        else:
            drawing = table.phase is Phase.DRAW
            move = Take() if drawing else Discard(hand(table, seat)[0])
            move = Pass() if table.phase is Phase.MAY_I else move
            ours = table.roster.sitters[seat].user is not None
            await table.do_at(table.version, pilot if ours else play_seat, seat, move)
    return table
