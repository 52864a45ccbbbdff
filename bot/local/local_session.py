"""Local play, which is the real bot on a simulated Discord (SimCord) in the browser.

Time. SimCord has its own calendar, which does not move between timers. Inside the bot
`discord.utils.utcnow()` and `time.monotonic()` read that calendar. Local play sets the calendar to
the machine's time before the bot starts, and then advances it. A bot must not use `datetime.now()`.

Ids. SimCord derives an id from its calendar and a counter. The guild, its channel and its members
are made before the calendar is set, always in the same order. So their ids are the same in every
run, and stored tables find their channel and players again. Messages are made later and get new
ids. So a stored message id of an earlier run names no message (error 10008).
"""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime

import discord
from discord import Permissions
from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError

from bot.local.page_server import Pages, emoji_assets, say_what_this_is
from bot.workers.worker import BACKGROUND
from internals.simcord import LocalEnv

log = logging.getLogger(__name__)

GUILD = "Upcard"
CHANNEL = "rummy-table"
MEMBERS = ("Ann", "Ben", "Chi", "Dao")

# A page action waits for the bot's timers that are due within this number of seconds. With
# SimCord's own value, 5, every click would wait for a running clock.
SETTLE_SECONDS = 0.8
# Seconds between two updates of the other viewers' pages.
BEAT_SECONDS = 1.0
# Updates without news after which relative times are drawn again.
QUIET_BEATS = 10
# If the calendar is this number of seconds late, the bot is too slow.
LATE_SECONDS = 20.0
# After this number of seconds without progress, a start logs the reason.
TIMEOUT_SECONDS = 60.0
# Threads that still work when the bot is closed get at most this many seconds.
END_SECONDS = 5.0

Emojis = Callable[[], Awaitable[Mapping[str, bytes]]]


async def play_locally(
    make_bot: Callable[[], discord.Client],
    *,
    port: int,
    stop: asyncio.Event,
    below: Sequence[str] = (),
) -> None:
    """Serve a channel with four members until `stop` is set or the page ends the session.

    Once the page answers, print `Open http://127.0.0.1:PORT/#TOKEN` and the lines in `below`.
    SimCord listens on the loopback interface only.

    Raises SystemExit with one sentence (exit status 1) if the port cannot be served. The bot is not
    made then.
    """
    _check_port(port)
    bot = make_bot()
    start = _Start(bot)
    env = LocalEnv(bot, start.finish, SETTLE_SECONDS, BACKGROUND)
    channel, members = build_world(env)
    try:
        if not await start.run(env, stop):
            return
        assets = emoji_assets(env, start.emojis)
        session = env.preview(channel, viewers=members, layout="channel", port=port, assets=assets)
        say_what_this_is(
            session, dict(zip(MEMBERS, (member.id for member in members), strict=True))
        )
        preview = await _entered(session, port)
        try:
            pages = Pages(preview)
            print(f"Open {preview.url}", *below, sep="\n", flush=True)
            await _serve(env, preview, pages, stop)
        finally:
            await preview.close()
    finally:
        try:
            # SimCord only drops the bot. Closing it closes its database.
            await bot.close()
        finally:
            # Only threads that still work are waited for, not clicks.
            env.settle_timeout = END_SECONDS
            await env.shutdown()


class _Start:
    """The start of a bot, without a timeout, until its tables and emojis are ready."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot
        self._waits_for = "the bot's database and its worker processes"
        self.emojis: Mapping[str, bytes] = {}

    async def run(self, env: Env, stop: asyncio.Event) -> bool:
        """Start the bot. Return False if `stop` is set before it is ready."""
        starting = asyncio.create_task(env.start())
        others = [asyncio.create_task(stop.wait()), asyncio.create_task(self._say(env))]
        try:
            await asyncio.wait([starting, *others], return_when=asyncio.FIRST_COMPLETED)
            if starting.done():
                starting.result()
            return starting.done()
        finally:
            for task in (starting, *others):
                task.cancel()
            await asyncio.gather(starting, *others, return_exceptions=True)

    async def finish(self) -> None:
        """Wait for the bot's work after it has connected."""
        self._waits_for = "the bot to be ready"
        await self._bot.wait_until_ready()
        restored: asyncio.Event | None = getattr(self._bot, "restored", None)
        if restored is not None:
            self._waits_for = "the bot's tables"
            await restored.wait()
        drawn: Emojis | None = getattr(self._bot, "emoji_pictures", None)
        if drawn is not None:
            self._waits_for = "the emojis of the cards"
            self.emojis = await drawn()

    async def _say(self, env: Env) -> None:
        """Log the reason for waiting whenever nothing has happened for a while."""
        seen = None
        while True:
            now = self._waits_for, len(env.backend.transcript)
            if now == seen:
                log.warning(
                    "Local play waits for %s: nothing has happened for %g seconds.",
                    self._waits_for,
                    TIMEOUT_SECONDS,
                )
            seen = now
            await asyncio.sleep(TIMEOUT_SECONDS)


def build_world(env: Env) -> tuple[ChannelHandle, tuple[MemberActor, ...]]:
    """Create the guild "Upcard" with one channel and four members.

    Their ids are the same in every run, if `env` is new and not started. Afterwards the calendar of
    `env` is at the machine's time.
    """
    env.backend.edit_bot_profile("Upcard")
    guild = env.create_guild(GUILD)
    channel = guild.create_text_channel(CHANNEL)
    # The first member may manage the server, so that everything can be tried here.
    manages = guild.create_role("Organiser", permissions=Permissions(manage_guild=True))
    members = tuple(
        guild.add_member(
            env.create_user(name.lower(), global_name=name),
            roles=() if number else (manages,),
        )
        for number, name in enumerate(MEMBERS)
    )
    # Bots post their welcome in the system channel. It is set after the members are made, because
    # Discord would otherwise post a message for each of them.
    env.backend.get_guild(guild.id).system_channel_id = channel.id
    env.backend.advance_clock(_seconds_behind(env))
    return channel, members


async def _entered(session: Preview, port: int) -> Preview:
    try:
        return await session.__aenter__()
    except SetupError as error:
        # Another program took the port since the check.
        raise SystemExit(f"{_port_taken(port)} ({error})") from error


async def _serve(env: Env, preview: Preview, pages: Pages, stopped: asyncio.Event) -> None:
    """Update the pages until a stop. Raises a fault of the updates."""
    beat = asyncio.create_task(_keep_live(env, pages))
    ends = [asyncio.create_task(stopped.wait()), asyncio.create_task(preview.wait_closed())]
    try:
        await asyncio.wait([beat, *ends], return_when=asyncio.FIRST_COMPLETED)
        if beat.done():
            beat.result()
    finally:
        for task in (beat, *ends):
            task.cancel()
        await asyncio.gather(beat, *ends, return_exceptions=True)


async def _keep_live(env: Env, pages: Pages) -> None:
    """Advance the calendar, and show every viewer the other viewers' actions, every second."""
    shown, quiet, errors, late = -1, 0, 0, False
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        try:
            async with pages.turn:
                rests = True
                try:
                    await env.advance_time(_seconds_behind(env))
                except TimeoutError:
                    # Computers think for longer. The calendar catches up after their moves.
                    rests = False
                quiet += 1
                written = len(env.backend.transcript)
                if written != shown or quiet >= QUIET_BEATS:
                    await pages.publish(at_rest=rests)
                    shown, quiet = written, 0
        except SetupError:
            continue  # another operation runs (a page is being captured)
        was_late, late = late, _seconds_behind(env) > LATE_SECONDS
        if late and not was_late:
            log.warning("The bot has been busy for %g seconds: its timers wait.", LATE_SECONDS)
        for raised in env.errors_since(errors):
            # SimCord collects exceptions of background tasks instead of logging them.
            log.error("The bot raised an error", exc_info=raised)
        errors = env.error_cursor


def _seconds_behind(env: Env) -> float:
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())


def _check_port(port: int) -> None:
    if not 0 <= port <= 65535:
        raise SystemExit(f"Port {port} does not exist: choose one from 0 to 65535.")
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        # Like the server itself, which treats a port in TIME_WAIT as free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except PermissionError:
            raise SystemExit(
                f"Port {port} needs administrator rights: choose one above 1023."
            ) from None
        except OSError:
            raise SystemExit(_port_taken(port)) from None


def _port_taken(port: int) -> str:
    return f"Port {port} is taken: stop what listens on 127.0.0.1:{port} or choose another port."
