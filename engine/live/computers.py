"""Computer players at the tables: they see their own cards, wait a little and move."""

import asyncio
from typing import Protocol

from engine.errors import IllegalMove
from engine.live.table import Stale, Table
from engine.moves import Move
from engine.state import Phase, State


class Thinker(Protocol):
    """Chooses a move for a seat from what that seat may see."""

    async def choose(self, game: str, options: object, state: State, seat: int) -> Move:
        """A legal move; ``state`` may be whole, the thinker masks it."""


class Computers:
    """Plays the seats without a person, one move at a time at each table.

    ``pause`` is the wait before a move in seconds; a word in a May I window takes a quarter of it.
    """

    def __init__(self, thinker: Thinker, pause: float) -> None:
        self._thinker, self._pause = thinker, pause
        self._playing: dict[str, asyncio.Task[None]] = {}

    def watch(self, table: Table) -> None:
        """Let the computers of this table go on if it is their move."""
        key = table.header.table_id
        running = self._playing.get(key)
        if (running is None or running.done()) and self._seat(table) is not None:
            self._playing[key] = asyncio.create_task(self._play(table))

    def stop(self) -> None:
        """Play no more."""
        for task in self._playing.values():
            task.cancel()
        self._playing.clear()

    def _seat(self, table: Table) -> int | None:
        """A seat that is to act and that a computer plays."""
        acting = sorted(table.acting())
        sitters = table.sitting.sitters
        return next((seat for seat in acting if sitters[seat].user is None), None)

    async def _play(self, table: Table) -> None:
        while (seat := self._seat(table)) is not None and table.state is not None:
            version, state = table.version, table.state
            asked = state.phase is Phase.MAY_I
            if self._pause:
                await asyncio.sleep(self._pause / 4 if asked else self._pause)
            try:
                move = await self._thinker.choose(table.game.name, table.game.options, state, seat)
                await table.play_seat(seat, move, version)
            except (Stale, IllegalMove):
                await asyncio.sleep(0)  # the table moved on meanwhile: look again
