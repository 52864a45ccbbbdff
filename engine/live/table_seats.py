"""The seats of a table as people change them in its lobby and while the game runs."""

from collections.abc import Awaitable, Callable

from engine.table import lobby, play, seats
from engine.table.roster import Sitter

ChangeTable = Callable[..., Awaitable[None]]
"""Makes a change of a table, stores and publishes it (Table); raises what the decision raises.
``host``: the person (user id) that decides as host."""


class TableSeats:
    """The seats of one table. ``change`` is how it changes, ``time`` tells the Unix seconds.

    Everything here is refused (IllegalMove) to those who may not, and changes nothing if it is so
    already: two who press the same button at once find it done.
    """

    def __init__(self, change: ChangeTable, time: Callable[[], float]) -> None:
        self._change, self._time = change, time

    # In the lobby: the host's

    async def invite(self, user: int, guest: Sitter) -> None:
        """Keep a seat for a guest. They have still to say that they play."""
        await self._change(lambda now: lobby.invite(now.roster, user, guest, now.seats), host=user)

    async def remove(self, user: int, who: int | str) -> None:
        """Free the seat of a person (their id) or of a computer (its name)."""
        await self._change(lambda now: lobby.remove(now.roster, user, who), host=user)

    async def free(self, user: int) -> None:
        """Free the seats of all who have still to say that they play, or agree to the rules."""
        await self._change(lambda now: lobby.free_seats(now.roster, user), host=user)

    async def turn(self, user: int) -> None:
        """Give everybody the next seat of the board."""
        await self._change(lambda now: lobby.turn_seats(now, user), host=user)

    async def begin_without_asked(self, user: int) -> None:
        """Start the game and deal, without those who have still to answer."""
        await self._change(lambda now: play.begin(now, user, without_asked=True), host=user)

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

    async def request(self, user: int, name: str, seat: int) -> None:
        """Ask for a seat that a computer plays; an open one is taken at once."""
        await self._change(lambda now: seats.request_seat(now, user, name, seat, self._time()))

    async def answer(self, user: int, asker: int, seat: int, *, yes: bool) -> None:
        """Say whether whoever asks for this seat gets it."""
        await self._change(
            lambda now: seats.answer_request(now, user, asker, seat, yes=yes, now=self._time())
        )

    async def withdraw(self, user: int) -> None:
        """Ask for no seat any more."""
        await self._change(lambda now: seats.withdraw_request(now, user))

    async def keep_next(self, user: int, name: str) -> None:
        """Have a seat in the next game of these players."""
        await self._change(lambda now: lobby.keep_next_seat(now.roster, user, name, now.game.seats))

    async def release_next(self, user: int) -> None:
        """Want that seat no longer."""
        await self._change(lambda now: lobby.release_next_seat(now.roster, user))

    async def nudge(self, user: int) -> None:
        """Call the player to move once more, as far as the table is concerned."""
        await self._change(lambda now: seats.nudge(now, user, self._time()))

    async def agree_to_end(self, user: int) -> None:
        """Be for ending the game here; when all who are there are, the table closes."""
        await self._change(lambda now: seats.agree_to_end(now, user))

    async def play_on(self, user: int) -> None:
        """Be against it."""
        await self._change(lambda now: seats.play_on(now, user))
