"""A game of three people in a channel of its own, over real sockets, and whether it is shown."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from bot.start.app import Upcard
from engine.live.table import Table
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, Json
from tests.discord.test_live_client import SECONDS, buttons


@dataclass
class LiveTable:
    """The table, the channel that it is in, and who plays, by their user ids."""

    server: Loopback
    bot: Upcard
    table: Table
    place: int
    names: dict[int, str]

    @property
    def shown(self) -> list[Json]:
        """The messages of its channel that show a table; others call somebody to their turn."""
        return [
            message
            for message in self.server.messages.values()
            if message["channel_id"] == str(self.place)
            and message["components"]
            and not message["flags"] & EPHEMERAL
        ]

    @property
    def message(self) -> Json:
        """The one message that the channel has."""
        [message] = self.shown
        return message

    @property
    def is_true(self) -> bool:
        """Whether the channel has one message, and that says what is so."""
        said = self.bot.services.public_messages.screen(self.table).blocks
        told = [_plain(message) for message in self.shown]
        wanted = [block for block in said if isinstance(block, str)]
        return len(told) == 1 and all(block in told[0] for block in wanted)

    @property
    def said(self) -> str:
        """What the channel says of the table, in words."""
        return "\n".join(_plain(message) for message in self.shown)

    async def until_true(self) -> None:
        """Wait until the channel says what is so."""
        await self.until(lambda: self.is_true)

    async def until(self, true: Callable[[], object]) -> None:
        """Wait for what nothing else tells of."""
        async with asyncio.timeout(SECONDS):
            while not true():  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def press(self, label: str) -> Asked:
        """Whose turn it is presses this button of the table's message."""
        turn = self.table.view(None).seen.turn
        user = self.table.roster.sitters[turn].user
        assert user is not None
        message = self.message
        return await self.server.click(message, buttons(message)[label], by=self.names[user])


async def lobby(
    server: Loopback, bot: Upcard, number: int, people: int = 3, place: int | None = None
) -> LiveTable:
    """A lobby of people of whom nobody sits elsewhere. ``number``: of the table; ``place``: its
    channel, a new one without."""
    named = [f"{name}{number}" for name in ("Ann", "Ben", "Chi")][:people]
    place = place or await server.add_channel()
    tables = bot.services.registry._tables
    before = set(tables)
    asked = await server.command("rummy new contract", by=named[0], place=place)
    message = (await server.answer(asked)).message
    # A table of another channel may be loaded again meanwhile.
    opened = (each for key, each in tables.items() if key not in before)
    [table] = [each for each in opened if each.header.channel_id == place]
    for one in named[1:]:
        await server.answer(await server.click(message, buttons(message)["Join"], by=one))
    users = [sitter.user for sitter in table.roster.sitters]
    names = {user: name for user, name in zip(users, named, strict=True) if user is not None}
    live = LiveTable(server, bot, table, place, names)
    await live.until_true()
    return live


async def game(server: Loopback, bot: Upcard, number: int, place: int | None = None) -> LiveTable:
    """The same once the first turn has begun."""
    live = await lobby(server, bot, number, place=place)
    message = live.message
    start = await server.click(message, buttons(message)["Start"], by=f"Ann{number}")
    await server.answer(start)
    await live.until_true()
    return live


def _plain(message: Json) -> str:
    """All that a message says in words."""
    parts, said = list(message["components"]), []
    while parts:
        part = parts.pop(0)
        parts = (part.get("components") or []) + parts
        said.append(part.get("content") or "")
    return "\n".join(said)
