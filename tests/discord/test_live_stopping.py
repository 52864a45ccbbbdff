"""A stop loses nobody's click, whatever stands still: the real process, asked by SIGTERM."""

import asyncio
import os
import re
import signal
import socket
import subprocess
from asyncio.subprocess import Process
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from bot.health import report as health
from bot.settings import SECRET
from tests.discord.bot_processes import LOG, RunBot, children, ended, is_there
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Asked
from tests.discord.test_live_client import buttons
from tests.processes import until

pytestmark = pytest.mark.timing

CALLBACK = ("POST", "/interactions/*/callback")


@cache
def as_first_process() -> tuple[str, ...]:
    """How to run a command as the first process of a space of its own, as containers do: it hears
    of no signal that it does not ask for. Nothing where that is not allowed."""
    for command in (("unshare", "-pf"), ("unshare", "-Urpf")):
        tried = subprocess.run([*command, "true"], capture_output=True, check=False)
        if tried.returncode == 0:
            return command
    return ()


def settings(server: Loopback) -> dict[str, str]:
    return {
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
    }


async def connected(server: Loopback, process: Process) -> int:
    """Wait until the bot is there; the id of its own process."""
    await until(lambda: server.identified, process)
    return children(process.pid)[0] if as_first_process() else process.pid


async def answer(asked: Asked, process: Process) -> str | None:
    """What it is answered; None where the process has ended that was to answer."""
    await until(lambda: asked.answered.done() or process.returncode is not None)
    return str(asked.answered.result().data) if asked.answered.done() else None


@contextmanager
def systemd(folder: Path) -> Iterator[socket.socket]:
    """Where a service tells how it is."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listens:
        listens.bind(str(folder / "notify"))
        listens.setblocking(False)
        yield listens


def told_of(process: int, what: str) -> bytes:
    """What Linux tells of a process."""
    return Path(f"/proc/{process}/{what}").read_bytes()


def is_open(process: int) -> bool:
    """Whether another process of the same user, without the rights of root, can look into it."""
    look = ("unshare", "--user", "--map-root-user", "cat", f"/proc/{process}/environ")
    return subprocess.run(look, capture_output=True, check=False).returncode == 0


async def hears(listens: socket.socket, word: str) -> None:
    """Wait until a service has said this."""
    while word not in (await asyncio.get_running_loop().sock_recv(listens, 4096)).decode():
        pass


async def ends_in_order(tmp_path: Path, run_bot: RunBot) -> bool:
    """Stop a bot in the midst of things, and look at all that it does; False where its last
    seconds were over before our clicks had reached it."""
    async with Loopback() as server:
        with systemd(tmp_path) as listens:
            process = await run_bot(
                tmp_path,
                *as_first_process(),
                **settings(server),
                NOTIFY_SOCKET=str(tmp_path / "notify"),
            )
            bot = await connected(server, process)
            await hears(listens, "READY=1")
            await hears(listens, "STATUS=Playing.")
            database = f"sqlite+aiosqlite:///{tmp_path}/a.db"
            await until(lambda: health(database).is_well, process)
            lobby = (await server.answer(await server.command("rummy new contract"))).message
            # What happens at a table starts the thinker.
            dao = await server.click(lobby, buttons(lobby)["Join"], by="Dao")
            lobby = (await server.answer(dao)).message
            working = [b"-m", b"bot.workers", b""]
            await until(
                lambda: (
                    [told_of(one, "cmdline").split(b"\0")[1:] for one in children(bot)]
                    == 2 * [working]
                ),
                process,
            )
            workers = children(bot)
            assert b"DISCORD_TOKEN=" in told_of(process.pid, "environ")
            for worker in workers:
                assert b"PATH=" in told_of(worker, "environ")
                assert not any(
                    name.upper().encode() in told_of(worker, "environ") for name in SECRET
                )
                assert server.token.encode() not in told_of(worker, "environ")
            if is_open(os.getpid()):
                assert (is_open(bot), is_open(workers[0])) == (False, True), (
                    "hands and token are in it"
                )
            for one in (bot, *workers):
                dump = rb"\nMax core file size +0 +0 "
                assert re.search(dump, told_of(one, "limits")), "it leaves no dump"
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)
            slow = server.stall(*CALLBACK)
            in_flight = await server.click(lobby, buttons(lobby)["Join"], by="Ben")
            await until(lambda: len(server.sent(*CALLBACK)) > 1, process)
            os.kill(bot, signal.SIGTERM)
            await hears(listens, "STOPPING=1")
            # Whoever is quicker than its event loop is answered as ever.
            late = ""
            while late is not None and "restarting" not in late:
                click = await server.click(lobby, buttons(lobby)["Join"], by="Chi")
                late = await answer(click, process)
            typed = await server.command("help", by="Chi")
            told = await answer(typed, process)
            slow.set()
            if late is None or told is None:
                return False
            assert "restarting" in told
            assert "**Ben**" in str(await answer(in_flight, process))
        status, said = await ended(process, tmp_path)
    assert status == 0, said
    assert "Traceback" not in said
    assert " fault " not in said
    assert not any(map(is_there, workers))
    assert health(database).words == "The bot was stopped."
    return True


async def test_sigterm_answers_what_is_under_way_also_as_first_process_and_with_hung_workers(
    tmp_path: Path, run_bot: RunBot
) -> None:
    for attempt in range(5):  # a busy machine may give neither of us a processor in those seconds
        folder = tmp_path / str(attempt)
        folder.mkdir()
        if await ends_in_order(folder, run_bot):
            return
    raise AssertionError("nobody who clicked in the end was answered")


async def hears_all_in_the_end(folder: Path, run_bot: RunBot) -> bool:
    """Whether all who clicked after SIGTERM were told to click again, while nothing was under
    way."""
    async with Loopback() as server:
        process = await run_bot(folder, **settings(server))
        await until(lambda: server.identified, process)
        lobby = (await server.answer(await server.command("rummy new contract"))).message
        process.send_signal(signal.SIGTERM)
        await until(lambda: " stopping " in (folder / LOG).read_text(encoding="utf-8"), process)
        # Nothing is under way: its end takes less than that.
        await asyncio.sleep(0.3)
        people = ("Ann", "Ben", "Chi", "Dao", "Eva")
        late = [await server.click(lobby, buttons(lobby)["Join"], by=name) for name in people]
        status, said = await ended(process, folder)
        assert status == 0, said
        return all(["restarting" in str(await answer(one, process)) for one in late])


@pytest.mark.long
async def test_whoever_clicks_just_after_sigterm_is_answered_before_the_gateway_closes(
    tmp_path: Path, run_bot: RunBot
) -> None:
    for attempt in range(5):  # a busy machine may give neither of us a processor in that second
        folder = tmp_path / str(attempt)
        folder.mkdir()
        if await hears_all_in_the_end(folder, run_bot):
            return
    raise AssertionError("someone who clicked in the end was never answered")


@pytest.mark.long
async def test_a_beginning_that_hangs_at_discord_ends_when_it_is_told_to(
    tmp_path: Path, run_bot: RunBot
) -> None:
    async with Loopback() as server:
        hanging = server.stall("GET", "/users/@me")
        process = await run_bot(tmp_path, **settings(server))
        await until(lambda: server.requests, process)
        process.send_signal(signal.SIGINT)
        status, said = await ended(process, tmp_path)
        hanging.set()
    assert status == 0, said
    assert "Traceback" not in said
