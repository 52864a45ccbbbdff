"""A process takes over from another one that is in trouble, while people play and ask."""

import asyncio
import os
import signal
from asyncio.subprocess import Process
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from time import monotonic

from aiohttp import web
from sqlalchemy import make_url

from bot.text import Text
from data.database.database import open_database
from tests.data.connections import connected
from tests.data.leases.players import Player
from tests.discord.bot_processes import LOG, RunBot, bot_processes
from tests.discord.loopback import Loopback
from tests.discord.loopback_http import Request
from tests.discord.loopback_interactions import Asked
from tests.processes import until
from tests.proxy import Proxy

PAUSE = 8.5
_EVERY, _BEFORE, _AFTER = 0.05, 1.0, 4.0
"""Seconds between two who ask for something; before the trouble, and after it is over."""
_PLAYERS = 3
_ALLOWED = 1.0
"""Seconds for which two may answer."""
_DECLINED = Text("en")("restarting")

# The server itself notes who begins to serve, and who writes a step while who serves.
_AUDIT = """
DO $$ BEGIN
  CREATE ROLE first SUPERUSER LOGIN; CREATE ROLE second SUPERUSER LOGIN;
EXCEPTION WHEN duplicate_object THEN NULL; END $$;
CREATE TABLE owners (owner text, at timestamptz);
CREATE TABLE audit (writer text, owner text);
CREATE FUNCTION begins() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO owners VALUES (session_user, clock_timestamp()); RETURN NULL;
END $$;
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO audit VALUES (session_user, (SELECT owner FROM owners ORDER BY at DESC LIMIT 1));
  RETURN NULL;
END $$;
CREATE TRIGGER begins AFTER INSERT ON leases FOR EACH ROW EXECUTE FUNCTION begins();
CREATE TRIGGER note AFTER INSERT ON journal FOR EACH ROW EXECUTE FUNCTION note();
"""


class Trouble(StrEnum):
    """What becomes of the first process."""

    TOLD = "told to end"
    KILLED = "killed"
    HALF_OPEN = "its lock half-open"
    FROZEN = "frozen until replaced"
    PAUSED = f"frozen for {PAUSE} s"
    HELD = "its network to the database held"


@dataclass
class Handover:
    """What came of it. ``stale``: rows that the first stored after the second began. ``together``:
    for how many seconds after the second's first answer the first answered what was asked since;
    ``doubled``: clicks that both have answered, ``late`` those of them after a second of that. The
    first declines what is not answered after two seconds, and the second may be slower: that is
    not late.
    ``unserved``: the longest time, in seconds, in which nobody asked who was answered.
    ``unanswered``: how many of the crowd never were."""

    written: int
    stale: int
    unserved: float
    together: float = 0.0
    doubled: int = 0
    late: int = 0
    unanswered: int = 0


@dataclass
class Told:
    """What a process told Discord: who, when, about a click of which moment, and what came of
    it."""

    of: str
    number: str
    at: float
    asked: float
    request: Request


class TwoBots(Loopback):
    """A Discord that tells two processes apart by the name under which they know it."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Told] = []

    async def _answer(self, request: Request, http: web.Request) -> web.StreamResponse:
        match request.path.strip("/").split("/"):
            case "interactions", number, *_:
                of = "first" if http.host.startswith("localhost") else "second"
                self.told.append(Told(of, number, monotonic(), self.asked[number].at, request))
        return await super()._answer(request, http)


@dataclass
class Crowd:
    """Somebody else asks for something again and again, whether or not it is answered."""

    server: Loopback
    asked: list[Asked] = field(default_factory=list)

    async def ask(self) -> None:
        while True:
            name = f"Somebody {len(self.asked)}"
            self.asked.append(await self.server.command("about", by=name))
            await asyncio.sleep(_EVERY)

    def longest(self) -> float:
        served = [one.at for one in self.asked if one.answered.done()]
        return max(after - before for before, after in pairwise(served))


@dataclass
class Bot:
    """A process, and what it has said."""

    process: Process
    said: Path

    async def says(self, words: str) -> None:
        await until(lambda: words in self.said.read_text(encoding="utf-8"), self.process)


class Scene:
    """Two processes of one bot: the second stands by until the first is in trouble."""

    def __init__(self, folder: Path, url: str, takeover: int) -> None:
        self._folder, self._url, self._takeover = folder, make_url(url), takeover
        self.server = TwoBots()
        self.crowd = Crowd(self.server)

    async def bot(self, run_bot: RunBot, name: str, port: int, api: str) -> Bot:
        """A process that reaches PostgreSQL at this port and under this name."""
        place = self._folder / name
        place.mkdir()
        there = self._url.set(drivername="postgresql+asyncpg", username=name, port=port)
        settings = {
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_API_URL": self.server.api_url.replace("127.0.0.1", api),
            "DISCORD_GATEWAY_URL": self.server.gateway_url,
            "DATABASE_URL": there.render_as_string(hide_password=False),
            "TAKEOVER_SECONDS": str(self._takeover),
            "COMPUTER_PAUSE_SECONDS": "0",
        }
        return Bot(await run_bot(place, **settings), place / LOG)

    async def play(self, trouble: Trouble) -> float:
        """The longest time, in seconds, in which nobody asked who was answered."""
        port = self._url.port or 5432
        with Proxy("127.0.0.1", port) as proxy:
            async with self.server, bot_processes() as run_bot:
                first = await self.bot(run_bot, "first", proxy.port, "localhost")
                await first.says(" ready ")
                second = await self.bot(run_bot, "second", port, "127.0.0.1")
                await second.says("standing_by")
                players = [await self._player(number) for number in range(_PLAYERS)]
                crowd = self.crowd
                asking = asyncio.create_task(crowd.ask())
                try:
                    await asyncio.sleep(_BEFORE)
                    await _strike(trouble, first.process, second, proxy)
                    await asyncio.sleep(_AFTER)
                    for player in players:
                        await player.plays_on(2)
                        await player.stop()
                finally:
                    asking.cancel()
                await asyncio.sleep(_BEFORE)
                return crowd.longest()

    async def _player(self, number: int) -> Player:
        _, place = await self.server.add_guild()
        player = Player(self.server, f"Player {number}", place)
        player.begin()
        return player


async def _strike(trouble: Trouble, first: Process, second: Bot, proxy: Proxy) -> None:
    if trouble is Trouble.HALF_OPEN:
        assert proxy.half_open(holding=b"upcard lock") == 1
    elif trouble is Trouble.TOLD:
        first.send_signal(signal.SIGTERM)
    elif trouble is Trouble.HELD:
        proxy.hold()
    elif trouble is Trouble.KILLED:
        os.killpg(first.pid, signal.SIGKILL)
    else:
        first.send_signal(signal.SIGSTOP)
    if trouble is Trouble.PAUSED:
        await asyncio.sleep(PAUSE)
        first.send_signal(signal.SIGCONT)
        return
    await second.says(" ready ")
    if trouble is Trouble.HELD:
        await asyncio.sleep(_BEFORE)
        proxy.release()
    if trouble is Trouble.FROZEN:
        await asyncio.sleep(_BEFORE)
        first.send_signal(signal.SIGCONT)


async def handover(folder: Path, url: str, trouble: Trouble, takeover: int) -> Handover:
    """What comes of this trouble over an empty PostgreSQL at this address; ``takeover``: seconds
    after which a process is given up."""
    await (await open_database(url, may_be_new=True)).dispose()
    scene = Scene(folder, url, takeover)
    async with connected(url) as database:
        await database.execute(_AUDIT)
        unserved = await scene.play(trouble)
        rows = await database.fetch("SELECT writer, owner FROM audit")
    told = Handover(len(rows), sum(one["writer"] != one["owner"] for one in rows), unserved)
    told.unanswered = sum(not one.answered.done() for one in scene.crowd.asked)
    heard = [one for one in scene.server.told if one.request.status is not None]
    begun = min((one.at for one in heard if one.of == "second"), default=None)
    if begun is not None:
        both = [one.at - begun for one in heard if one.of == "first" and one.asked > begun]
        twice = [one for one in heard if one.request.status == 400]
        declined = {one.number for one in heard if _DECLINED in str(one.request.payload)}
        told.together, told.doubled = max(both, default=0.0), len(twice)
        late = [one for one in twice if one.number not in declined]
        told.late = sum(one.at - begun > _ALLOWED for one in late)
    return told
