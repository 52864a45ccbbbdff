"""What is done with the seats of a live table besides playing: kept, freed, handed on."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from engine.events import Event
from engine.table import lobby, play, seats, together
from engine.table.course import Course
from engine.table.sitting import Sitter

Decision = Callable[[Course], Sequence[Event]]
"""What somebody wants of a table: the events of it, or IllegalMove, Stale or WrongOption."""


class ChangeTable(Protocol):
    """Makes a change of a table, stores and publishes it (engine.live.table.Table)."""

    def __call__(self, decided: Decision) -> Awaitable[None]:
        """Raises what the decision raises."""


class TableSeats:
    """The seats of one table. ``change`` is how it changes, ``time`` tells the Unix seconds.

    Everything here is refused (IllegalMove) to those who may not, and changes nothing if it is so
    already: two who press the same button at once find it done.
    """

    def __init__(self, change: ChangeTable, time: Callable[[], float]) -> None:
        self._change, self._time = change, time

    # In the lobby: the host's

    async def invite(self, user: int, guest: Sitter) -> None:
        """Keep a seat for somebody, who has still to say that they play."""
        await self._change(lambda now: lobby.invite(now.sitting, user, guest, now.game.seats))

    async def remove(self, user: int, who: int | str) -> None:
        """Free the seat of a person (their id) or of a computer (its name)."""
        await self._change(lambda now: lobby.remove(now.sitting, user, who))

    async def free(self, user: int) -> None:
        """Free the seats of all who have still to say that they play, or agree to the rules."""
        await self._change(lambda now: lobby.free_seats(now.sitting, user))

    async def begin_without_asked(self, user: int) -> None:
        """Start the game and deal, without those who have still to answer."""
        await self._change(lambda now: play.begin(now, user, without_asked=True))

    # In the game

    async def stand_in(self, user: int, seat: int) -> None:
        """Let a computer play for somebody who is not there, until they are back."""
        await self._change(lambda now: seats.stand_in(now, user, seat, self._time()))

    async def open(self, user: int, seat: int) -> None:
        """Want a substitute for a seat that a computer plays, or could play."""
        await self._change(lambda now: seats.open_seat(now, user, seat, self._time()))

    async def substitute(self, user: int, name: str, seat: int) -> None:
        """Take an open seat."""
        await self._change(lambda now: seats.substitute(now, user, name, seat))

    async def nudge(self, user: int) -> None:
        """Call the player to move once more, as far as the table is concerned."""
        await self._change(lambda now: seats.nudge(now, user, self._time()))

    async def agree_to_end(self, user: int) -> None:
        """Be for ending the game here; when all who are there are, the table closes."""
        await self._change(lambda now: together.agree_to_end(now, user))

    async def play_on(self, user: int) -> None:
        """Be against it."""
        await self._change(lambda now: together.play_on(now, user))
