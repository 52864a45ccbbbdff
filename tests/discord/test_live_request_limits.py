"""The bot asks no more of Discord than it takes, whatever is to be said all at once."""

import asyncio
from pathlib import Path

from tests.discord.loopback import Loopback
from tests.discord.rate_limits import RateLimits
from tests.discord.test_live_client import connected

GRANTED = {"requests_per_second": 20}


async def test_many_messages_at_once_are_hardly_ever_refused(tmp_path: Path) -> None:
    """Without a pace of its own all of them are sent, and all but a few refused again and again."""
    async with Loopback() as server, connected(server, tmp_path / "a.db", GRANTED) as bot:
        places = [await server.add_channel() for _ in range(40)]
        server.limits = RateLimits(20)
        await asyncio.gather(*(bot.get_partial_messageable(one).send("now") for one in places))
        assert len(server.sent("POST", "/channels/*/messages")) - len(server.limited) == len(places)
        # A machine that stands still for a moment may send two together.
        assert len(server.limited) <= 3
