"""The named house rules of each server and game, in the database."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, false, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.choices.preset import (
    LONGEST_PRESET_NAME,
    MOST_PRESETS,
    NameTaken,
    NoSuchPreset,
    Preset,
    TooManyPresets,
    WrongPresetName,
)
from data.database.database import Database, run_to_completion
from data.database.schema import presets
from engine.games.registry import REGISTRY
from engine.names import readable


class Presets:
    """The presets of all servers. A server has at most one default per game.

    Names must differ by more than capitals, also from the game's own presets.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list(self, guild_id: int, game: str) -> Sequence[Preset]:
        """Return the presets of a game in a server, by name."""
        query = select(presets).where(_of(guild_id, game)).order_by(presets.c.folded)
        return [_read(row) for row in await self._database.rows(query)]

    async def get(self, guild_id: int, game: str, preset_id: int) -> Preset:
        """Return a preset. Raises NoSuchPreset."""
        query = select(presets).where(_one(guild_id, game, preset_id))
        row = await self._database.row(query)
        if row is None:
            raise NoSuchPreset(preset_id)
        return _read(row)

    async def default_of(self, guild_id: int, game: str) -> Preset | None:
        """Return the preset that applies in a server if no one chooses one, or None."""
        query = select(presets).where(_of(guild_id, game), presets.c.is_default)
        row = await self._database.row(query)
        return None if row is None else _read(row)

    @run_to_completion
    async def save(
        self, guild_id: int, game: str, name: str, options: Mapping[str, object]
    ) -> bool:
        """Store options under a name. Return True if they replace older options.

        Raises WrongPresetName, NameTaken for a name of the game's own presets, or
        TooManyPresets.
        """
        name, folded = _checked(game, name)
        async with self._database.write() as connection:
            held = await _hold(connection, guild_id, game)
            if folded in held:
                change = update(presets).where(_one(guild_id, game, held[folded]))
                await connection.execute(change.values(name=name, options=dict(options)))
            else:
                await _add(connection, guild_id, game, name, options, len(held))
            return folded in held

    @run_to_completion
    async def add(self, guild_id: int, game: str, name: str, options: Mapping[str, object]) -> int:
        """Store options under a new name. Return the preset's id.

        Raises WrongPresetName, NameTaken or TooManyPresets.
        """
        name, folded = _checked(game, name)
        async with self._database.write() as connection:
            held = await _hold(connection, guild_id, game)
            if folded in held:
                raise NameTaken(name)
            return await _add(connection, guild_id, game, name, options, len(held))

    @run_to_completion
    async def change(
        self, guild_id: int, game: str, preset_id: int, options: Mapping[str, object]
    ) -> None:
        """Replace the options of a preset. Raises NoSuchPreset."""
        change = update(presets).where(_one(guild_id, game, preset_id))
        async with self._database.write() as connection:
            if (await connection.execute(change.values(options=dict(options)))).rowcount != 1:
                raise NoSuchPreset(preset_id)

    @run_to_completion
    async def rename(self, guild_id: int, game: str, preset_id: int, name: str) -> None:
        """Rename a preset. Raises NoSuchPreset, WrongPresetName or NameTaken."""
        name, folded = _checked(game, name)
        async with self._database.write() as connection:
            held = await _hold(connection, guild_id, game)
            if held.get(folded, preset_id) != preset_id:
                raise NameTaken(name)
            change = update(presets).where(_one(guild_id, game, preset_id))
            done = await connection.execute(change.values(name=name, folded=folded))
            if done.rowcount != 1:
                raise NoSuchPreset(preset_id)

    @run_to_completion
    async def delete(self, guild_id: int, game: str, preset_id: int) -> None:
        """Delete a preset. Tables that play by it continue. Raises NoSuchPreset."""
        async with self._database.write() as connection:
            gone = await connection.execute(delete(presets).where(_one(guild_id, game, preset_id)))
            if gone.rowcount != 1:
                raise NoSuchPreset(preset_id)

    @run_to_completion
    async def set_default(self, guild_id: int, game: str, preset_id: int) -> None:
        """Make a preset the server's default. Raises NoSuchPreset."""
        async with self._database.write() as connection:
            held = await _hold(connection, guild_id, game)
            if preset_id not in held.values():
                raise NoSuchPreset(preset_id)
            await _mark(connection, guild_id, game, presets.c.preset_id == preset_id)

    @run_to_completion
    async def clear_default(self, guild_id: int, game: str) -> None:
        """Make the standard rules the server's default."""
        async with self._database.write() as connection:
            await _mark(connection, guild_id, game, false())


def _checked(game: str, name: str) -> tuple[str, str]:
    """Return the readable name, and its folded form for comparison."""
    name = readable(name)
    if not 1 <= len(name) <= LONGEST_PRESET_NAME:
        raise WrongPresetName(name)
    folded = name.casefold()
    if folded in {own.casefold() for own in REGISTRY[game].presets}:
        raise NameTaken(name)
    return name, folded


async def _hold(connection: AsyncConnection, guild_id: int, game: str) -> dict[str, int]:
    """Return the ids of a server's presets by folded name, and lock their rows."""
    query = select(presets.c.folded, presets.c.preset_id).where(_of(guild_id, game))
    # If this process waited for the rows, only a second look shows what another process has stored.
    await connection.execute(query.with_for_update())
    return {row.folded: row.preset_id for row in await connection.execute(query)}


async def _add(
    connection: AsyncConnection,
    guild_id: int,
    game: str,
    name: str,
    options: Mapping[str, object],
    held: int,
) -> int:
    if held >= MOST_PRESETS:
        raise TooManyPresets(game)
    new = insert(presets).values(
        guild_id=guild_id,
        game=game,
        name=name,
        folded=name.casefold(),
        options=dict(options),
        is_default=False,
    )
    added = await connection.execute(new.returning(presets.c.preset_id))
    number: int = added.scalar_one()
    return number


async def _mark(
    connection: AsyncConnection, guild_id: int, game: str, is_default: ColumnElement[bool]
) -> None:
    change = update(presets).where(_of(guild_id, game)).values(is_default=is_default)
    await connection.execute(change)


def _of(guild_id: int, game: str) -> ColumnElement[bool]:
    return and_(presets.c.guild_id == guild_id, presets.c.game == game)


def _one(guild_id: int, game: str, preset_id: int) -> ColumnElement[bool]:
    return and_(_of(guild_id, game), presets.c.preset_id == preset_id)


def _read(row: Row[Any]) -> Preset:
    return Preset(row.preset_id, row.name, row.options, row.is_default)
