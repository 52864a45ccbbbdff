"""What is counted while a bot plays over real sockets, and what is never told."""

import asyncio
import re
import socket
import time
from pathlib import Path

import aiohttp
import pytest

from bot.settings import load
from bot.start.app import Upcard
from bot.start.process import on_discord
from bot.start.wiring import Wiring
from data.backups.copies import back_up
from engine.errors import Reason
from tests.bot.metrics.watched import Scrape, watched
from tests.discord import payloads
from tests.discord.loopback import Loopback
from tests.discord.test_live_client import buttons
from tests.pointed import pointed_at


async def test_a_little_play_is_counted_where_it_belongs(tmp_path: Path) -> None:
    async with watched(tmp_path) as bot:
        table = await bot.play_a_little()
        told = await bot.until("upcard_answer_seconds_count", 8)
    value = told.value
    assert value("upcard_tables", game="basic", status="playing") == 1
    assert value("upcard_tables") == 1
    assert value("upcard_tables_opened_total", game="basic") == 1
    assert value("upcard_games_begun_total", game="basic") == 1
    assert value("upcard_moves_total", game="basic", move="draw") == 1
    assert value("upcard_moves_total") == 1
    assert value("upcard_refusals_total", reason="not_host") == 1
    assert value("upcard_refusals_total") == 1
    assert value("upcard_stale_clicks_total") == 1
    assert value("upcard_interactions_total", kind="command", name="rummy new basic") == 1
    assert value("upcard_interactions_total", kind="click", name="lobby") == 3
    assert value("upcard_interactions_total", kind="click", name="turn") == 2
    assert value("upcard_answer_seconds_count", kind="click", group="turn") == 2
    assert value("upcard_answer_seconds_count") == value("upcard_interactions_total") == 8
    assert value("upcard_acknowledge_seconds_count") == 8
    assert value("upcard_delivery_seconds_count") == 8
    assert value("upcard_unanswered_total") == value("upcard_answers_waiting") == 0
    assert value("upcard_discord_requests_total", route="answer") == 8
    assert value("upcard_discord_request_seconds_count", route="answer") == 8
    assert "other" not in {one.labels.get("route") for one in told.samples}
    assert value("upcard_journal_seconds_count") == 4
    assert value("upcard_journal_queue") == value("upcard_storage_trouble_total") == 0
    assert value("upcard_worker_jobs_done_total", worker="painter") >= 4
    assert value("upcard_pictures_total", source="kept") >= 1
    assert value("upcard_gateway_total", event="ready") == 1
    assert value("upcard_ready") == value("upcard_servers") == 1
    assert value("upcard_build_info", storage="sqlite") == 1
    assert value("upcard_database_bytes") >= (tmp_path / "upcard.db").stat().st_size > 0
    assert value("upcard_disk_free_bytes") > 0
    assert value("upcard_last_backup_timestamp_seconds") == 0
    assert value("process_resident_memory_bytes") > 0
    assert_nothing_personal(told, table)


async def test_the_last_backup_is_known_from_its_command(tmp_path: Path) -> None:
    async with watched(tmp_path) as bot:
        # The file's time is of the kernel's clock, which is some milliseconds behind.
        before = time.time() - 1
        address = f"sqlite:///{tmp_path}/upcard.db"
        await asyncio.to_thread(back_up, address, tmp_path / "a.copy")
        last = (await bot.scrape()).value("upcard_last_backup_timestamp_seconds")
        assert before <= last <= time.time()


def assert_nothing_personal(told: Scrape, table: payloads.Json) -> None:
    """No id, no name and no token is in any label; each label has few values."""
    labels = {value for sample in told.samples for value in sample.labels.values()}
    assert not [value for value in labels if re.search(r"\d{6}", value)]
    assert labels.isdisjoint({"Ann", "Ben", "Chi", "good-token", table["id"]})
    assert "token" not in told.text.replace("by token", "")
    assert len(told.samples) < 700


async def test_what_goes_wrong_is_counted(tmp_path: Path) -> None:
    async with watched(tmp_path) as bot:
        await bot.play_a_little()
        bot.server.fail("POST", "/interactions/*", 429, retry_after=0.01)
        asked = await bot.server.command("rummy new basic", by="Chi")
        lobby = (await bot.server.answer(asked)).message
        await bot.click(lobby, "u1|abcdef0123|1|made-up|")
        await bot.server.drop()
        await bot.server.ready()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("data.journal.store.write_events", _raise("made up"))
            await bot.press(lobby, "Computer", by="Chi", alone=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("engine.live.table.lobby.add_computer", _raise("made up"))
            await bot.press(lobby, "Computer", by="Chi", alone=True)
        told = await bot.scrape()
    assert told.value("upcard_rate_limited_total") == 1
    assert told.value("upcard_discord_requests_total", route="answer", status="429") == 1
    assert told.value("upcard_interactions_total", kind="click", name="other") == 1
    assert told.value("upcard_gateway_total", event="resumed") == 1
    assert told.value("upcard_gateway_total", event="disconnect") == 1
    assert told.value("upcard_storage_trouble_total") == 1
    assert told.value("upcard_tables_at_a_standstill") == 1


def _raise(words: str):
    def fail(*_: object) -> str:
        raise RuntimeError(words)

    return fail


async def test_an_answer_counts_when_it_is_there_and_not_when_it_is_promised(
    tmp_path: Path,
) -> None:
    async with watched(tmp_path) as bot:
        held = bot.server.stall("POST", "/webhooks/*")
        promised = await bot.server.answer(await bot.server.command("privacy export"))
        assert promised.type == 5
        waiting = await bot.until("upcard_acknowledge_seconds_count", 1)
        assert "upcard_answer_seconds_count" not in waiting.labels()
        held.set()
        await bot.until("upcard_answer_seconds_count", 1)


async def test_tables_that_come_back_are_counted_and_closed_ones_are_not(tmp_path: Path) -> None:
    async with watched(tmp_path) as bot:
        await bot.play_a_little()
        opened = await bot.server.command("rummy new dummy", by="Chi")
        lobby = (await bot.server.answer(opened)).message
        # The button of 0.1.0; now it is behind More.
        await bot.click(lobby, buttons(lobby)["Join"].replace("|join|", "|stand|"), by="Chi")
        told = await bot.scrape()
        assert told.value("upcard_tables_closed_total", game="dummy", why="everybody_left") == 1
        await bot.server.answer(await bot.server.command("rummy new contract", by="Chi"))
    async with watched(tmp_path) as bot:
        told = await bot.until("upcard_tables", 2)
    assert told.value("upcard_tables", game="basic", status="playing") == 1
    assert told.value("upcard_tables", game="contract", status="lobby") == 1
    assert told.value("upcard_tables_opened_total") == told.value("upcard_moves_total") == 0


async def test_every_count_that_an_alert_may_ask_for_begins_at_zero(tmp_path: Path) -> None:
    """A count that appears with its first event shows no increase for it."""
    async with watched(tmp_path) as bot:
        told = await bot.scrape()
    reasons = {one.labels["reason"] for one in told.samples if "reason" in one.labels}
    assert reasons == {reason.value for reason in Reason}
    for name in ("unanswered", "rate_limited", "storage_trouble", "worker_lost", "moves"):
        assert told.value(f"upcard_{name}_total") == 0
    for level in ("warning", "error", "critical"):
        assert told.value("upcard_log_lines_total", level=level) >= 0


async def problem(given: dict[str, object], folder: Path) -> str | None:
    """The sentence with which the bot ends under these settings, on a Discord that works."""
    async with Loopback() as server:
        here = {"discord_api_url": server.api_url, "discord_gateway_url": server.gateway_url}
        url = f"sqlite+aiosqlite:///{folder}/a.db"
        with pointed_at("", ""):
            settings = load(
                Path("no.env"), discord_token="good-token", database_url=url, **here, **given
            )
            return await on_discord(settings, asyncio.Event())


async def test_a_port_that_cannot_be_had_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wiring = Wiring(inline=True, emojis=False)
    monkeypatch.setattr("bot.start.process.log_start", lambda settings: None)
    monkeypatch.setattr(
        "bot.start.process.Upcard", lambda settings, **given: Upcard(settings, wiring, **given)
    )
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert await problem({"metrics_port": port}, tmp_path) == (
            f"METRICS_PORT {port} is taken on 127.0.0.1: choose another, or leave it empty."
        )
    said = await problem({"metrics_port": 0, "metrics_host": "192.0.2.1"}, tmp_path)
    assert said is not None
    assert said.startswith("METRICS_PORT 0 cannot be opened on METRICS_HOST 192.0.2.1 (")


async def test_the_page_ends_with_the_bot_and_has_nothing_else(tmp_path: Path) -> None:
    async with watched(tmp_path) as bot, aiohttp.ClientSession() as http:
        async with http.get(bot.address.removesuffix("metrics")) as answer:
            assert answer.status == 404
        address = bot.address
    async with aiohttp.ClientSession() as http:
        with pytest.raises(aiohttp.ClientConnectorError):
            await http.get(address)
