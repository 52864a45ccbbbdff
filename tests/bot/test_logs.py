"""The log: every line in one format, whoever writes it, and what an interaction causes names it."""

import json
from pathlib import Path
from typing import Any

import pytest
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from bot.discordpy.gateway_events import facts_of
from bot.settings import VERSION
from tests.bot.metrics.watched import watched
from tests.commands import typed
from tests.discord.payloads import CHANNEL_ID, GUILD_ID, PLAYERS
from tests.processes import PYTHON, bare_environment, ran

SPEAKERS = """
import asyncio, logging, sys, threading, warnings
from pathlib import Path
import structlog
from bot.logs import configure, report_problem
from bot.settings import load
settings = load(Path("no.env"), log_format=sys.argv[1])
configure(settings)
structlog.get_logger().info("ours", table="abc", words="two\\nlines ✓")
try:
    1 / 0
except ZeroDivisionError:
    structlog.get_logger().exception("fault")
    logging.getLogger("discord.client").exception("Ignoring %s", "it")
    logging.getLogger("sqlalchemy.pool.impl").error("Exception closing connection")
warnings.warn("beware")
def fail(): raise ValueError("in a thread")
one = threading.Thread(target=fail, name="aside"); one.start(); one.join()
async def task(): raise KeyError("in a task")
async def main():
    asyncio.create_task(task())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
asyncio.run(main())
class Broken:
    def __del__(self): raise OSError("in a destructor")
Broken()
report_problem(settings, "It cannot be.")
raise RuntimeError("at the end")
"""


def said(style: str) -> list[str]:
    """The lines of a program in which much goes wrong."""
    done = ran(PYTHON, "-c", SPEAKERS, style)
    assert done.returncode == 1
    assert done.stdout == ""
    return done.stderr.splitlines()


def test_a_start_logs_its_version_first_and_then_doubtful_settings(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc.def\nSHARDS=0/2\n")
    (tmp_path / ".env").chmod(0o644)
    environment = bare_environment(LOG_FORMAT="json", NEXT_DEAL_SECOND="20")
    done = typed("bot", folder=tmp_path, environment=environment)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    events = [line["event"] for line in lines]
    assert events == ["starting", "unknown_setting", "token_is_open", "problem"]
    assert lines[0]["version"] == VERSION
    assert "NEXT_DEAL_SECONDS" in lines[1]["hint"]
    assert lines[2]["mode"] == "0644"
    assert "abc.def" not in done.stderr


def test_in_json_every_line_is_an_object_whoever_wrote_it() -> None:
    lines: list[dict[str, Any]] = [json.loads(line) for line in said("json")]
    for line in lines:
        assert {"event", "level", "timestamp", "logger"} <= line.keys(), line
    assert lines[0]["words"] == "two\nlines ✓"
    told = [(line["level"], line["event"].split("\n")[0]) for line in lines]
    assert [one for one in told if "Task" not in one[1] and "beware" not in one[1]] == [
        ("info", "ours"),
        ("error", "fault"),
        ("error", "Ignoring it"),
        ("error", "uncaught"),
        ("error", "uncaught"),
        ("error", "problem"),
        ("critical", "uncaught"),
    ]
    stories = " ".join(line.get("exception", "") for line in lines)
    for error in ("ZeroDivisionError", "a thread", "a task", "a destructor", "at the end"):
        assert error in stories, error
    assert any("beware" in line["event"] for line in lines)


@pytest.mark.long
def test_in_text_a_problem_is_the_sentence_alone() -> None:
    lines = said("text")
    assert "It cannot be." in lines
    assert lines[0].split()[1:4] == ["[info", "]", "ours"]
    assert "table=abc" in lines[0]
    assert "RuntimeError: at the end" in lines


async def test_what_an_interaction_causes_says_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(tmp_path) as bot:
        asked = await bot.server.command("rummy new basic")
        lobby = (await bot.server.answer(asked)).message
        table = bot.bot.services.registry.in_channel(CHANNEL_ID)[0]
        with capture_logs(processors=[merge_contextvars]) as lines:
            monkeypatch.setattr("data.journal.store.write_events", lambda _: 1 / 0)
            await bot.press(lobby, "Computer", by="Ann")
            await bot.server.answer(await bot.server.command("rummy new dummy", by="Ben"))
        monkeypatch.undo()
    by_click, by_command = [line for line in lines if line["event"] == "fault"]
    where = {"guild": GUILD_ID, "channel": CHANNEL_ID}
    assert by_click.items() >= {"table": table, "version": 1, "verb": "robot", **where}.items()
    assert by_command.items() >= {"command": "rummy new dummy", **where}.items()
    assert "table" not in by_command
    assert by_click["interaction"] != by_command["interaction"]
    for line in lines:
        line.pop("exc_info", None)
        assert not any(str(PLAYERS[name]) in str(line) or name in str(line) for name in PLAYERS)


def test_nothing_that_was_typed_or_chosen_is_told() -> None:
    window = {"custom_id": "u1|abc0123456|1f|salt|", "components": [{"value": "hush"}]}
    menu = {"custom_id": "u1|me|0|language|", "values": ["hush"]}
    typed = {"name": "play", "options": [{"type": 3, "name": "move", "value": "hush"}]}
    forged = {"custom_id": "u1|hush\nhush|1|hush hush|"}
    for data in (window, menu, typed, forged):
        facts = facts_of({"id": "7", "data": data, "user": {"id": "8", "username": "hush"}})
        assert "hush" not in str(facts)
        assert "8" not in str(facts)
    assert facts_of({"id": "7", "data": window})["version"] == 31
    assert facts_of({"id": "7", "data": typed})["command"] == "play"
    assert facts_of({}) == {"interaction": ""}
