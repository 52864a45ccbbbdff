"""The minutes that games usually take in each server."""

from data.league.queries import League
from engine.live.table import Table
from engine.table.length import NOTHING_USUAL, Usual


class UsualMinutes:
    """The usual minutes of games in servers, by game and length."""

    def __init__(self, league: League) -> None:
        self._league = league
        self._known: dict[int, Usual] = {}
        self._old: set[int] = set()

    def of(self, guild_id: int) -> Usual:
        """Return the minutes that were read last for a server."""
        return self._known.get(guild_id, NOTHING_USUAL)

    async def learn(self, guild_id: int) -> Usual:
        """Return the minutes of a server. Read them again if a game has ended there since."""
        if guild_id not in self._known or guild_id in self._old:
            self._old.discard(guild_id)
            self._known[guild_id] = await self._league.durations(guild_id) or NOTHING_USUAL
        return self._known[guild_id]

    def note(self, table: Table) -> None:
        """Note that a table of a server has closed."""
        self._old.add(table.header.guild_id)
