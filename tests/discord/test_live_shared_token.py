"""A token that two bots have, which play on different databases: one of them ends."""

import asyncio
import signal
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from structlog.testing import capture_logs

from bot.discordpy import sharded_bot
from bot.health import SHARED, TOKEN, report
from bot.start.app import Upcard
from bot.start.process import Heartbeat
from tests.discord.bot_processes import LOG, RunBot, ended
from tests.discord.loopback import Loopback, Request
from tests.discord.test_live_client import connected
from tests.discord.test_live_stopping import settings
from tests.processes import until

ALREADY = 40060
QUICK = SimpleNamespace(**vars(asyncio) | {"sleep": lambda _: asyncio.sleep(0)})


async def test_two_bots_of_one_machine_share_no_token_whatever_their_folders_are(
    tmp_path: Path, run_bot: RunBot
) -> None:
    async with Loopback() as server:

        async def start(name: str):
            own = tmp_path / name
            (own / "tmp").mkdir(parents=True)
            places = {"XDG_RUNTIME_DIR": str(own), "TMPDIR": str(own / "tmp")}
            return own, await run_bot(own, **settings(server), **places)

        def is_ready(own: Path) -> bool:
            return "] ready " in (own / LOG).read_text("utf-8")

        one, first = await start("one")
        await until(lambda: is_ready(one), first)
        two, second = await start("two")
        await until(lambda: is_ready(two) or second.returncode is not None)
        assert not is_ready(two)
        status, said = await ended(second, two)
        assert status == 1
        assert "Another Upcard is connected with this DISCORD_TOKEN" in said
        assert len(server.identified) == 1

        first.send_signal(signal.SIGKILL)
        await first.wait()
        three, third = await start("three")
        await until(lambda: is_ready(three), third)


async def test_of_two_machines_with_one_token_the_newcomer_ends(
    tmp_path: Path, run_bot: RunBot
) -> None:
    """A lock of this machine does not tell that these addresses are the same Discord."""
    async with Loopback() as server:
        given = settings(server)
        names = given["DISCORD_API_URL"], given["DISCORD_API_URL"].replace("127.0.0.1", "localhost")
        bots = []
        for number, name in enumerate(names):
            own = tmp_path / str(number)
            own.mkdir()
            bots.append((own, await run_bot(own, **given | {"DISCORD_API_URL": name})))
        for own, process in bots:
            await until(lambda own=own: "] ready " in (own / LOG).read_text("utf-8"), process)
        people = 0
        while all(process.returncode is None for _, process in bots):
            people += 1
            assert people < 300, "three refusals in more than ten seconds are enough"
            await server.answer(await server.command("about", by=f"Person {people}"))
            await asyncio.sleep(0.1)
        # Both are new, and only one of the two can be the first that is refused three times.
        [ends] = [one for one in bots if one[1].returncode is not None]
        [stays] = [one for one in bots if one != ends]
        status, said = await ended(ends[1], ends[0])
        assert status == 1
        assert said.count("token_is_shared") == 1
        assert f"{SHARED} This process started within the last hour, so it ends." in said
        await server.answer(await server.command("about", by="Last"))
        assert stays[1].returncode is None


def answers(server: Loopback) -> list[Request]:
    return server.sent("POST", "/interactions/*")


async def told(server: Loopback, bot: Upcard, count: int, status: Sequence[int] = ()) -> None:
    """So many commands, to the first answers of which Discord replies with these errors."""
    for number in range(count):
        for one in status:
            server.fail("POST", "/interactions/*", one, code=ALREADY if one == 400 else 0)
        sent = len(answers(server))
        await server.command("about", by=f"{status} {number}")
        await until(lambda sent=sent: len(answers(server)) == sent + max(1, len(status)))
        await until(lambda: not bot.in_flight._tasks)


class Clock:
    """The time that the watch over the token goes by, in seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(sharded_bot, "monotonic", lambda: self.now)


async def test_a_process_that_takes_over_is_not_ended_by_the_last_answers_of_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        await told(server, bot, 4, [400])
        clock.now = 9
        await told(server, bot, 4, [400])
        assert troubles(bot) == []
        assert not bot.shared_token._ends.is_set()
        clock.now = 10
        await told(server, bot, 1, [400])
        assert bot.shared_token._ends.is_set()


def troubles(bot: Upcard) -> list[str]:
    return Heartbeat(bot)._troubles()


async def test_an_older_process_goes_on_and_says_so_once_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharded_bot, "_STARTED", float("-inf"))
    clock = Clock(monkeypatch)
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        with capture_logs() as lines:
            await told(server, bot, 2, [400])
            clock.now = 20
            assert troubles(bot) == []
            await told(server, bot, 3, [400])
        assert [one["event"] for one in lines].count("token_is_shared") == 1
        assert troubles(bot) == [TOKEN]
        await Heartbeat(bot)._beat(*troubles(bot))
        assert report(f"sqlite+aiosqlite:///{tmp_path}/a.db").words == SHARED
        assert not bot.shared_token._ends.is_set()
        clock.now = 10**9
        assert troubles(bot) == []


@pytest.mark.parametrize("first", [503, 502])
async def test_an_answer_that_was_sent_twice_says_nothing_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    """discord.py sends it again after such an error, and Discord may have taken it before."""
    monkeypatch.setattr("discord.webhook.async_.asyncio", QUICK)
    clock = Clock(monkeypatch)
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        await told(server, bot, 1, [first, 400])
        clock.now = 20
        await told(server, bot, 3, [first, 400])
        assert [one.status for one in answers(server)] == [first, 400] * 4
        assert troubles(bot) == []


async def test_single_refusals_among_many_answers_are_no_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        await told(server, bot, 30)
        await told(server, bot, 2, [400])
        clock.now = 20
        await told(server, bot, 1, [400])
        assert troubles(bot) == []
        await told(server, bot, 1, [400])
        assert troubles(bot) == [TOKEN]
