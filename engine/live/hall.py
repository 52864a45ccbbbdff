"""All tables of this process, and how new ones are opened."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from engine.computer.strength import Strength
from engine.games.registry import REGISTRY, game
from engine.live.in_memory import TablesInMemory
from engine.live.openings import Openings, Room
from engine.live.pace import Now, Pace
from engine.live.patience import Patience
from engine.live.ports import Journal
from engine.live.table import Table
from engine.options import read_options, write_options
from engine.table.lobby import open_lobby, rematch
from engine.table.record import Header
from engine.table.sitting import CloseReason, Sitter
from engine.table.terms import NO_CLOCK, Terms


class Hall(TablesInMemory):
    """The tables of this process. ``openings`` says who may have one more."""

    def __init__(self, journal: Journal, now: Now, pace: Pace, patience: Patience) -> None:
        super().__init__(journal, now, pace, patience)
        self.openings = Openings(self.open_tables, Room())

    async def open_lobby(  # noqa: PLR0913  a table is opened with all of this, each by its name
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: int,
        host_name: str,
        game_name: str,
        options: Mapping[str, object],
        computers: int,
        strength: Strength = Strength.STEADY,
        terms: Terms = NO_CLOCK,
        guests: Sequence[Sitter] = (),
    ) -> Table:
        """Open a lobby with computers of this strength, and seats kept for these guests.

        Raises WrongOption, or IllegalMove if there are too many computers and guests, or too many
        tables already (engine.live.openings).
        """
        self.openings.check(host, channel_id)
        chosen = read_options(REGISTRY[game_name], options)
        rules = game(game_name, chosen)
        events = open_lobby(host, host_name, computers, rules.seats, guests, strength)
        header = Header(
            table_id=_new_id(),
            guild_id=guild_id,
            channel_id=channel_id,
            game=game_name,
            options=write_options(chosen),  # not the name of a preset, which may change
            host=host,
            host_name=host_name,
            seed=_new_seed(),
            created_at=int(self.now().timestamp()),
            terms=terms,
        )
        with self.openings.one_more(host, channel_id):
            return await self.open(header, events)

    async def practise(
        self,
        *,
        guild_id: int,
        channel_id: int,
        user: int,
        name: str,
        game_name: str,
        computers: int,
        seed: bytes,
    ) -> Table:
        """Deal this shuffle at once to one person and computers, under the standard rules.

        What this person has practised until now is over. The computers play plainly: by those the
        shuffles of the lessons were chosen.
        """
        for key in self.open_tables.practice_of(user):
            before = await self.find(key)
            if before is not None:
                await before.close(CloseReason.EVERYBODY_LEFT)
        rules = game(game_name, read_options(REGISTRY[game_name], {}))
        header = Header(
            table_id=_new_id(),
            guild_id=guild_id,
            channel_id=channel_id,
            game=game_name,
            options={},
            host=user,
            host_name=name,
            seed=seed,
            created_at=int(self.now().timestamp()),
            terms=Terms(rated=False, practice=True),
        )
        events = open_lobby(user, name, computers, rules.seats, strength=None)
        table = await self.open(header, events)
        await table.begin(user)
        return table

    async def rematch(
        self, before: Table, user: int, name: str, without: Collection[int] = ()
    ) -> tuple[Table, bool]:
        """The lobby for another game with the same seats and rules, and whether it is new.

        No seat is kept for those (user ids) ``without`` whom whoever opens it plays.

        Whoever asks first is its host, whoever asks later takes the seat that is kept. Raises
        IllegalMove for people who did not play to the end, or who have too many tables, or if that
        lobby has begun. It does not count among the lobbies of its host and channel.
        """
        begun = await self.rematch_of(before)
        if begun is not None:
            await begun.join(user, name)
            return begun, False
        self.openings.check_seat(user)
        events = rematch(before.sitting, user, without)
        header = replace(
            before.header,
            table_id=_new_id(),
            options=write_options(before.game.options),
            host=user,
            host_name=name,
            seed=_new_seed(),
            created_at=int(self.now().timestamp()),
            terms=replace(before.terms, after=before.header.table_id),
        )
        return await self.open(header, events), True

    async def rematch_of(self, before: Table) -> Table | None:
        """The open table with another game for the same people; None if nobody has opened one."""
        key = self.open_tables.after(before.header.table_id)
        return None if key is None else await self.find(key)


def _new_id() -> str:
    return secrets.token_hex(5)


def _new_seed() -> bytes:
    return secrets.token_bytes(32)
