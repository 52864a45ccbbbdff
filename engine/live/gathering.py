"""A table while people gather at it: seats, house rules, the beginning, and who goes early."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

from engine.deal import first_dealer, open_deal, salted
from engine.errors import Stale
from engine.events import Event
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.options import read_options, write_options
from engine.play import start
from engine.table import lobby
from engine.table.course import Course
from engine.table.record import Header
from engine.table.sitting import Sitting, Status


class Gathering(ABC):
    """What people do at a table before its cards. How a change is made, the table says."""

    header: Header
    _course: Course

    @abstractmethod
    async def _change(
        self, decided: Callable[[], Sequence[Event]], version: int | None = None
    ) -> None:
        """Store what is decided, under the table's lock, and go on from there."""

    @property
    def game(self) -> Game:
        """What is played here, under the house rules of now."""
        return self._course.game

    @property
    def sitting(self) -> Sitting:
        """Who sits here, and whether the game is on."""
        return self._course.sitting

    @property
    def luck(self) -> bytes:
        """What every shuffle of this table follows from; secret until the game is over."""
        return salted(self.header.seed, (salt for _, salt in self.sitting.salts))

    async def add_salt(self, user: int, salt: str) -> None:
        """Mix something of one's own into the shuffles, before they begin."""
        await self._change(lambda: lobby.add_salt(self.sitting, user, salt))

    async def join(self, user: int, name: str, version: int | None = None) -> None:
        """Take a seat in the lobby.

        Raises Stale if the house rules have changed since ``version``: nobody sits down to rules
        that he has not seen.
        """

        def joining() -> Sequence[Event]:
            self._check_rules(version)
            return lobby.join(self.sitting, user, name, self.game.seats)

        await self._change(joining)

    async def stand_up(self, user: int) -> None:
        """Leave the lobby; refused once the game has begun."""
        await self._change(lambda: lobby.leave(self.sitting, user))

    async def leave(self, user: int) -> None:
        """Leave the lobby, or give up the seat of a running game to a computer."""
        if self.sitting.status is Status.LOBBY:
            await self.stand_up(user)
        else:
            await self._change(lambda: lobby.give_up(self.sitting, user))

    async def uninvite(self, user: int) -> None:
        """Free the seats that are kept for people who have not answered."""
        await self._change(lambda: lobby.uninvite(self.sitting, user))

    async def add_computer(self, user: int) -> None:
        """Let a computer take a free seat of the lobby."""
        await self._change(lambda: lobby.add_computer(self.sitting, user, self.game.seats))

    async def remove_computer(self, user: int) -> None:
        """Send a computer away from the lobby."""
        await self._change(lambda: lobby.remove_computer(self.sitting, user))

    async def begin(self, user: int) -> None:
        """Start the game and deal."""

        def beginning() -> Sequence[Event]:
            seats, seed = len(self.sitting.sitters), self.luck
            dealer = first_dealer(seed, max(1, seats))
            began = lobby.begin(self.sitting, user, self.game.seats, dealer)
            return (*began, open_deal(self.game, start(self.game, seats, dealer), seed))

        await self._change(beginning)

    async def change_rules(
        self, user: int, options: Mapping[str, object], *, over: bool = False
    ) -> None:
        """Play by these house rules; ``over``: by the ones of now with these put over them.

        Raises WrongOption.
        """

        def changing() -> Sequence[Event]:
            entry, now = REGISTRY[self.game.name], write_options(self.game.options)
            chosen = read_options(entry, {**now, **options} if over else options)
            changed = game(self.game.name, chosen)
            events = lobby.change_rules(self.sitting, user, write_options(chosen), changed.seats)
            return () if chosen == self.game.options else events

        await self._change(changing)

    async def agree(self, user: int, version: int) -> None:
        """Agree to the house rules; Stale if they have changed since ``version``."""

        def agreeing() -> Sequence[Event]:
            self._check_rules(version)
            return lobby.agree(self.sitting, user)

        await self._change(agreeing)

    def _check_rules(self, version: int | None) -> None:
        if version is not None and version < self._course.ruled:
            raise Stale
