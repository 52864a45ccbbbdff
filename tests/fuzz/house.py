"""The whole bot with a few people, servers and tables, fed one interaction after the other.

Everything is real but the wire (tests/fuzz/desk.py) and the drawing of pictures.
"""

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import structlog
from discord.webhook.async_ import AsyncWebhookAdapter
from structlog.testing import capture_logs

from bot.settings import load
from bot.start.app import Upcard, Wiring
from data.database.database import Database
from engine.live.table import Table
from engine.table.lobby import agree
from engine.table.play import begin
from engine.table.roster import Sitter
from tests.discord import payloads
from tests.discord.payloads import ALL_PERMISSIONS, APPLICATION_ID, EPHEMERAL, TIMESTAMP, Json
from tests.discord.play.conftest import dotted
from tests.fuzz.desk import Asked, Desk

_NO_PERMISSIONS = str(1 << 11)
_SENT: ContextVar[int] = ContextVar("_SENT", default=-1)
"""The interaction that has brought about what runs."""


@dataclass(frozen=True)
class Person:
    """Somebody in all servers; ``manages`` are those (ids) that they may manage."""

    id: int
    name: str
    manages: tuple[int, ...] = ()


@dataclass(frozen=True)
class Place:
    """A channel of a server; server 0: a direct message."""

    guild: int
    channel: int


HERE, NEXT_DOOR = Place(1000000000000000010, 1000000000000000020), Place(1000000000000000010, 21)
ABROAD, ALONE = Place(1000000000000000011, 1000000000000000040), Place(0, 1000000000000000050)
UNKNOWN = Place(1000000000000000012, 1000000000000000060)
"""A server without the bot: somebody has brought it along."""

ANN = Person(1000000000000000031, "Ann", manages=(HERE.guild,))
BEN, CHI = Person(1000000000000000032, "Ben"), Person(1000000000000000033, "Chi")
DAO = Person(1000000000000000034, "Dao", manages=(ABROAD.guild,))
"""A manager of the other server, without a seat anywhere."""
ODD = Person(1000000000000000035, "\u202e@everyone [x](http://evil.example) <#1>\n# discord.gg/x")

PEOPLE = (ANN, BEN, CHI, DAO, ODD)
PLACES = (HERE, NEXT_DOOR, ABROAD, ALONE, UNKNOWN)


class House:
    """The bot, its desk, and what has gone wrong: ``troubles`` are what it logged as errors.

    ``writes``: how often what was sent last, or before, has led to something being stored.
    """

    def __init__(self, bot: Upcard, desk: Desk, logged: list[Any]) -> None:
        self.bot, self.desk, self._logged = bot, desk, logged
        self.tables: dict[str, Table] = {}
        self.writes = self.sent = 0
        self.stdlib: list[logging.LogRecord] = []
        self._numbers = iter(range(2_000_000_000_000_000_000, 3_000_000_000_000_000_000))

    @property
    def troubles(self) -> list[str]:
        """Errors since this was asked last."""
        found = [_told(one) for one in self._logged if one["log_level"] in ("error", "critical")]
        found += [
            _told({"event": record.getMessage(), "exc_info": (record.exc_info or (None, None))[1]})
            for record in self.stdlib
        ]
        self._logged.clear()
        self.stdlib.clear()
        return found

    def message(self, *, private: bool, place: Place = HERE, number: int | None = None) -> Json:
        """A message of the bot's that somebody clicks on."""
        made = payloads.message(
            {"flags": EPHEMERAL if private else 0}, [], channel_id=place.channel
        )
        return made if number is None else made | {"id": str(number)}

    async def click(
        self, data: Json, by: Person = ANN, place: Place = HERE, *, message: Json | None = None
    ) -> Asked:
        """A component, or with ``components`` a window."""
        kind = 5 if "components" in data else 3
        asked, interaction = self._interaction(kind, data, by, place, message)
        await self.bot.on_interaction(interaction)
        return asked

    async def command(
        self, data: Json, by: Person = ANN, place: Place = HERE, *, typing: bool = False
    ) -> Asked:
        """A command, or the completion of one of its options."""
        asked, interaction = self._interaction(4 if typing else 2, data, by, place, None)
        tree = self.bot.tree
        # As discord.py's own task does it, which nobody could wait for.
        try:
            await tree._call(interaction)
        except discord.app_commands.AppCommandError as error:
            await tree._dispatch_error(interaction, error)
        return asked

    def _interaction(
        self, kind: int, data: Json, by: Person, place: Place, message: Json | None
    ) -> tuple[Asked, discord.Interaction[Any]]:
        self.sent = next(self._numbers)
        _SENT.set(self.sent)
        number = str(self.sent)
        asked = Asked(number, message)
        self.desk.expect(asked)
        user = payloads.user(by.id, by.name, bot=False)
        event: Json = {
            "id": number,
            "application_id": str(APPLICATION_ID),
            "type": kind,
            "data": data,
            "channel": {"id": str(place.channel), "type": 0 if place.guild else 1},
            "channel_id": str(place.channel),
            "token": f"token-{number}",
            "version": 1,
            "app_permissions": ALL_PERMISSIONS,
            "locale": "en-US",
            "context": 0 if place.guild else 1,
            "authorizing_integration_owners": {},
            "entitlements": [],
            "attachment_size_limit": 10 * 2**20,
        }
        if place.guild:
            event["channel"] |= payloads.channel(place.channel) | {"guild_id": str(place.guild)}
            event |= {"guild_id": str(place.guild), "guild_locale": "en-US"}
            event["guild"] = {"id": str(place.guild), "locale": "en-US", "features": []}
            manages = place.guild in by.manages
            event["member"] = {
                "user": user,
                "nick": None,
                "avatar": None,
                "roles": [],
                "joined_at": TIMESTAMP,
                "deaf": False,
                "mute": False,
                "flags": 0,
                "pending": False,
                "permissions": ALL_PERMISSIONS if manages else _NO_PERMISSIONS,
            }
        else:
            event["user"] = user
        if message is not None:
            event["message"] = message
        return asked, discord.Interaction(data=event, state=self.bot._connection)

    def every_table(self) -> list[Table]:
        """The tables that are in memory."""
        return list(self.bot.services.registry._tables.values())

    async def open_tables(self) -> None:
        """A lobby, a game of each kind that runs, and a practice deal of Ann's."""
        registry = self.bot.services.registry
        guests = [Sitter(one.id, one.name) for one in (BEN, CHI)]
        for name, where in (
            ("lobby", HERE),
            ("contract", HERE),
            ("basic", ABROAD),
            ("dummy", HERE),
        ):
            table = await registry.open_lobby(
                guild_id=where.guild,
                channel_id=where.channel,
                host=ANN.id,
                host_name=ANN.name,
                game_name="contract" if name == "lobby" else name,
                options={},
                computers=0,
                guests=guests,
            )
            self.tables[name] = table
            await table.show_at(int(next(self._numbers)))
            if name != "lobby":
                for guest in guests:
                    await table.do(agree, guest.user or 0, table.version)
                await table.do(begin, ANN.id)
        self.tables["practice"] = await registry.practise(
            guild_id=HERE.guild,
            channel_id=HERE.channel,
            user=ANN.id,
            name=ANN.name,
            game_name="contract",
            computers=2,
            seed=bytes(range(32)),
        )


@asynccontextmanager
async def open_house(url: str) -> AsyncIterator[House]:
    """The bot, started over this database."""
    wiring = Wiring(inline=True, edit_interval=3600, linger=3600, emojis=False, first_look=0)
    settings = load(Path("no.env"), database_url=url, computer_pause_seconds=0)
    desk, handler = Desk(), _Errors(logging.ERROR)
    logging.getLogger().addHandler(handler)
    with capture_logs() as logged, mock.patch("bot.workers.painter_jobs.draw", dotted):
        bot = Upcard(settings, wiring)
        house = House(bot, desk, logged)
        handler.records = house.stdlib
        bot.http.request = desk.rest  # type: ignore[method-assign]  # no request leaves the process
        write = Database.write

        def counted(self: Database, **how: Any) -> Any:
            # What computers and clocks store meanwhile was begun by something else.
            house.writes += _SENT.get() == house.sent
            return write(self, **how)

        def by_token(_: Any, *what: Any, **given: Any) -> Any:
            return desk.by_token(*what, **given)

        try:
            with (
                mock.patch.object(Database, "write", counted),
                mock.patch.object(AsyncWebhookAdapter, "request", by_token),
            ):
                await bot.login("token")
                for place in (HERE, ABROAD):
                    known = payloads.guild(place.guild)
                    known["channels"] = [payloads.channel(place.channel)]
                    bot._connection._add_guild_from_data(known)
                await bot.on_ready()
                await house.open_tables()
                yield house
        finally:
            await bot.close()
            logging.getLogger().removeHandler(handler)
            structlog.reset_defaults()


def _told(line: Any) -> str:
    """What was logged, with the places in our code that an exception came from."""
    fault = line.get("exc_info")
    if not isinstance(fault, BaseException):
        return str(line)
    frames = traceback.extract_tb(fault.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]
    return f"{line['event']}: {type(fault).__name__}: {fault} at {' '.join(places[-6:])}"


class _Errors(logging.Handler):
    """What libraries log as errors, such as a task that has failed."""

    records: list[logging.LogRecord]

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


async def settle() -> None:
    """Let what was woken run."""
    for _ in range(3):
        await asyncio.sleep(0)
