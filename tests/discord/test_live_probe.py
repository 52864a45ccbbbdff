"""``python -m bot probe`` against Discord on the loopback: what it finds, and what it leaves."""

import asyncio
import re
import signal
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from aiohttp import web

from bot.operator import probe
from bot.operator.probe import Probe
from bot.settings import load
from tests.discord.bot_processes import LOG, RunBot
from tests.discord.loopback_http import Request, ok
from tests.discord.loopback_managed import Generous, Managed
from tests.discord.payloads import CHANNEL_ID, GUILD_ID, Json
from tests.discord.rate_limits import RateLimits, Verdict
from tests.each import each
from tests.pointed import pointed_at
from tests.processes import LIMIT, PYTHON, ran, until

CHECKS = (
    *("gateway", "commands", "by channel", "by token", "thread", "hidden"),
    *("emojis", "pace"),
)


def told(server: Managed) -> dict[str, str]:
    return {
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
    }


def left(server: Managed) -> Json:
    """All that the probe has made and not taken away."""
    return {
        "messages": [*server.messages],
        "threads": [*server.world.threads],
        "roles": [*server.roles],
        "webhooks": [*server.webhooks],
        "emojis": [one["name"] for one in server.emojis.values() if one["name"][:3] != "uc_"],
        "commands": server.commands_of.get(f"guilds/{GUILD_ID}", []),
        "closed": [*server.world.closed],
    }


NOTHING: Json = {key: [] for key in left(Managed())}


async def probed(server: Managed, monkeypatch: pytest.MonkeyPatch) -> tuple[dict[str, str], bool]:
    """The line of each check, and whether anything differs; nothing is left."""
    monkeypatch.setattr(probe, "_EVENT", 1.0)
    settings = load(Path("no.env"), **{name.lower(): value for name, value in told(server).items()})
    lines: list[str] = []
    with pointed_at("", ""):
        trying = Probe(settings, CHANNEL_ID, lines.append)
        trying._client._connection.guild_ready_timeout = 0.02
        assert await trying.run() is None
    assert left(server) == NOTHING
    found = [re.match(r"(ok|DIFFERS|not tried|left) +([a-z ]+): ", line) for line in lines]
    return {match[2]: match.string for match in found if match}, trying.differs


@pytest.mark.timing
async def test_all_is_as_the_bot_assumes_and_nothing_is_left(
    tmp_path: Path, run_bot: RunBot
) -> None:
    async with Managed(token="a-token-of-its-own") as server:
        process = await run_bot(tmp_path, arguments=("probe", str(CHANNEL_ID)), **told(server))
        out, _ = await asyncio.wait_for(process.communicate(), LIMIT)
        lines = out.decode().splitlines()
        assert left(server) == NOTHING
        assert server.unknown == []
        assert server.sent("POST", "/interactions/*") == []
        registered = server.sent("PUT", "/applications/*/commands")
        assert registered == server.sent("PUT", f"/applications/*/guilds/{GUILD_ID}/commands")
    assert process.returncode == 0, out
    assert [line.split(":")[0].split(maxsplit=1) for line in lines[: len(CHECKS)]] == [
        ["ok", check] for check in CHECKS
    ]
    assert lines[len(CHECKS)].startswith("not tried")
    assert "all 157 take 157 s by the limit" in out.decode()
    routes = lines[len(CHECKS) + 1 :]
    for route in ("PATCH /channels/#/messages/#", "PATCH /webhooks/#/messages/#"):
        assert f"{route}: 5 in 5.0 s, bucket abcd" in routes
    assert len(lines) < 40, "one screen"
    said = out.decode() + (tmp_path / LOG).read_text(encoding="utf-8")
    assert server.token not in said
    assert "secret" not in said
    assert "Traceback" not in said


@pytest.mark.timing
async def test_by_ctrl_c_in_the_middle_it_takes_away_what_it_has_made(
    tmp_path: Path, run_bot: RunBot
) -> None:
    async with Managed() as server:
        held = server.stall("POST", "/guilds/*/roles")
        process = await run_bot(tmp_path, arguments=("probe", str(CHANNEL_ID)), **told(server))
        await until(lambda: server.sent("POST", "/guilds/*/roles"), process)
        [message, *_] = server.messages.values()
        await server.click(message, "u1|me|0|close|")
        process.send_signal(signal.SIGINT)
        # Discord makes the role after the probe was stopped.
        held.set()
        await asyncio.wait_for(process.communicate(), LIMIT)
        assert len(server.sent("DELETE", "/guilds/*/roles/*")) == 1
        assert server.sent("POST", "/interactions/*") == []
        assert left(server) == NOTHING
    assert process.returncode == 1
    assert (tmp_path / LOG).read_text() == (
        "The probe was stopped. It has taken away what it had made.\n"
    )


def seen(server: Managed, method: str, answer: Callable[[str], Json]) -> None:
    """A message is answered so to a method."""
    real = server.world.at_message

    def at_message(request: Request, number: str) -> web.Response:
        if request.method == method and number in server.messages:
            return ok(answer(number))
        return real(request, number)

    server.world.at_message = at_message  # type: ignore[method-assign]


def attached(server: Managed) -> None:
    """Pictures are listed outside of the components as well."""
    seen(server, "GET", lambda number: server.messages[number] | {"attachments": [{"id": "1"}]})


def keeping_pictures(server: Managed) -> None:
    """An edit leaves everything as it was."""
    seen(server, "PATCH", lambda number: server.messages[number])


def without_ids(server: Managed) -> None:
    """Components have no ids but those that were sent."""
    as_sent: dict[str, Json] = {}
    post = server.world._post

    def keep(number: int, request: Request) -> Json:
        made = post(number, request)
        as_sent[made["id"]] = made | {"components": request.payload["components"]}
        return made

    server.world._post = keep  # type: ignore[method-assign]
    seen(server, "GET", lambda number: as_sent[number])


def without_texts(server: Managed) -> None:
    """Commands lose their names in a language."""
    register = server._route

    def route(request: Request, headers: object) -> web.Response:
        if request.method == "PUT" and request.path.endswith("/commands"):
            for command in request.payload:
                command["description_localizations"] = {}
        return register(request, headers)  # type: ignore[arg-type]

    server._route = route  # type: ignore[method-assign]


def forgetful(server: Managed) -> None:
    """A nonce means nothing."""
    post = server.world._post

    def forget(number: int, request: Request) -> Json:
        server.world._nonces.clear()
        return post(number, request)

    server.world._post = forget  # type: ignore[method-assign]


def silent(server: Managed) -> None:
    """Nothing is reported of channels and threads."""
    server._say = lambda *_: None  # type: ignore[method-assign]


class Slow(Generous):
    """Takes an edit in two seconds."""

    def take(self, method: str, path: str) -> Verdict:
        headers = super().take(method, path).headers
        return Verdict(headers | {"X-RateLimit-Reset-After": "10.0"})


class Short(RateLimits):
    """Takes three edits by a token, and then none for a minute, as of a shared limit."""

    edits = 0

    def take(self, method: str, path: str) -> Verdict:
        if method != "PATCH" or not path.startswith("/webhooks"):
            return Generous().take(method, path)
        self.edits += 1
        return Verdict({"X-RateLimit-Scope": "shared"}, None if self.edits < 6 else 60.0)


def with_limits(limits: Callable[[], RateLimits]) -> Callable[[Managed], None]:
    def change(server: Managed) -> None:
        server.limits = limits()

    return change


@each(
    ("change", "checks", "says"),
    [
        (attached, ("by channel", "by token"), "1 attachments"),
        (keeping_pictures, ("by channel", "by token"), "other than sent"),
        (without_ids, ("by channel",), "other than sent"),
        (without_texts, ("commands",), "other at"),
        (forgetful, ("by channel",), "second message"),
        (silent, ("thread", "hidden"), "does not notice"),
        (with_limits(Slow), ("pace",), "5 edits in 10 s"),
        (with_limits(Short), ("by token",), "edit 3 by a token is unheard"),
        (lambda server: server.fail("PUT", "*/commands", 400, code=50035), ("commands",), "50035"),
        (lambda server: server.fail("POST", "*/emojis", 400, code=30008), ("emojis",), "30008"),
        (lambda server: server.fail("POST", "*/messages", 400, times=None), ("thread",), "400"),
    ],
)
async def test_a_difference_is_named(
    change: Callable[[Managed], None],
    checks: Sequence[str],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.discordpy.outcome.TIMEOUT", 0.5)
    async with Managed() as server:
        change(server)
        lines, differs = await probed(server, monkeypatch)
        assert differs
        for check in checks:
            assert lines[check].startswith("DIFFERS")
            assert says in lines[check]


async def test_what_the_bot_may_not_do_there_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Managed() as server:
        for path in ("*/webhooks", "*/roles"):
            server.fail("POST", path, 403, code=50013)
        lines, differs = await probed(server, monkeypatch)
        for check in ("by token", "hidden"):
            assert lines[check].startswith("not tried")
            assert "50013" in lines[check]
        assert not differs


async def test_commands_of_a_bot_that_runs_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Managed() as server:
        there = [{"id": "1", "type": 1, "name": "rummy", "description": "older"}]
        server.commands_of[f"guilds/{GUILD_ID}"] = there
        monkeypatch.setitem(NOTHING, "commands", there)
        lines, _ = await probed(server, monkeypatch)
        assert lines["commands"].startswith("DIFFERS")
        assert server.sent("PUT", "*/commands") == []


async def test_what_cannot_be_taken_away_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Managed() as server:
        server.fail("DELETE", "/applications/*/emojis/*", 403, code=50013)
        monkeypatch.setitem(NOTHING, "emojis", ["upcard_probe"])
        lines, differs = await probed(server, monkeypatch)
        assert "by hand" in lines["an emoji"]
        assert not differs


@each(
    ("token", "channel", "says"),
    [("wrong-token", CHANNEL_ID, "does not accept DISCORD_TOKEN"), (None, 7, "sees no channel 7")],
)
async def test_what_makes_it_impossible_is_one_sentence(
    token: str | None, channel: int, says: str
) -> None:
    async with Managed() as server, asyncio.timeout(LIMIT):
        named = told(server) | ({"DISCORD_TOKEN": token} if token else {})
        settings = load(Path("no.env"), **{name.lower(): value for name, value in named.items()})
        with pointed_at("", ""):
            said = await Probe(settings, channel, lambda _: None).run()
        assert says in str(said)
        assert str(token) not in str(said)


def test_a_usual_start_does_not_load_it() -> None:
    code = "import sys, bot.start, bot.__main__; print('bot.operator.probe' in sys.modules)"
    assert ran(PYTHON, "-c", code).stdout == "False\n"
