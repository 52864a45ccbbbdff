"""What every test by clicks gets: a room to play in, and a look at all that was sent."""

import hashlib
import secrets
from collections import Counter
from collections.abc import Iterator
from copy import copy
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router
from structlog.testing import capture_logs

from bot.opening.command import opening_command
from bot.render import canvas
from bot.render.specs import Spec
from bot.workers import painter_jobs, thinker_jobs
from cogs.rummy import RummyCommands
from engine.analysis import ledger
from engine.computer.strength import Strength
from engine.listing import Listing
from engine.table import day
from tests.discord.openapi import Description
from tests.discord.play.kit import SEED
from tests.discord.play.near_database import work_in_the_loops_thread
from tests.discord.play.quick_env import copied
from tests.discord.recorder import Recorded, refused
from tests.discord.said_once import say_commands_once
from tests.ready import migrated, ready_database

_DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02"
    "0000000b4944415478da6364f80f00010501012718e3660000000049454e44ae426082"
)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database of the test's own."""
    return ready_database(tmp_path)


@pytest.fixture
def logged() -> Iterator[list]:
    """What the bot logs. Faults fail the test at its end; a test that makes one clears them."""
    with capture_logs() as lines:
        yield lines


@pytest.fixture
def seed() -> bytes:
    """What every table that opens has instead of a secret one."""
    return SEED


def dotted(spec: Spec) -> bytes:
    """A PNG of one dot, and behind it what tells the pictures of two specs apart."""
    return _DOT + hashlib.sha256(repr(spec).encode()).digest()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are really drawn in this test; in others they are dots."""
    # Nobody waits for these pictures, and making them small takes longer than drawing them.
    monkeypatch.setattr(canvas, "_EFFORT", 0)


_emojis_once = cache(painter_jobs.emojis)


_OPENING: dict[str, app_commands.Command[Any, ..., Any]] = {}


async def _open(interaction: discord.Interaction[Any], *chosen: Any) -> None:
    await interaction.client.get_cog(RummyCommands.__name__)._open(interaction, *chosen)


async def _offer(interaction: discord.Interaction[Any], *typed: Any) -> Any:
    return await interaction.client.get_cog(RummyCommands.__name__)._offer(interaction, *typed)


def _opening_once(listing: Listing, *_: Any) -> app_commands.Command[Any, ..., Any]:
    """The command of a game is alike for all bots, and asks the bot that it was given to."""
    if listing.name not in _OPENING:
        _OPENING[listing.name] = opening_command(listing, _open, _offer)
    return copy(_OPENING[listing.name])


@pytest.fixture(autouse=True)
def _commands_are_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot registers the same commands, and says them in thirty languages of Discord."""
    # What Discord answers is read for names and ids alone.
    monkeypatch.setattr(app_commands.models, "_to_locale_dict", lambda _: {})
    monkeypatch.setattr(app_commands.models, "app_command_option_factory", lambda **_: None)
    monkeypatch.setattr("cogs.rummy.opening_command", _opening_once)
    say_commands_once(monkeypatch)


@pytest.fixture(autouse=True)
def _the_database_is_near(monkeypatch: pytest.MonkeyPatch) -> None:
    # The first one is made as a bot would make it.
    migrated()
    work_in_the_loops_thread(monkeypatch)


@pytest.fixture(autouse=True)
def _payloads_are_copied_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """SimCord copies all that is sent, several times."""
    for module in (components, results, serializers):
        monkeypatch.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        monkeypatch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))


@pytest.fixture(autouse=True)
def _nothing_is_reckoned_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ledger takes a minute, and what a moment is worth two seconds."""
    monkeypatch.setattr(thinker_jobs, "_LEDGER", 0.0)
    monkeypatch.setattr(thinker_jobs, "_WORTH", 0.0)
    monkeypatch.setattr(ledger, "Samples", partial(ledger.Samples, least=2))
    monkeypatch.setattr(day, "_BEST", Strength.MEDIUM)


@pytest.fixture(autouse=True)
def _played_by_the_rules(
    recorded: list[Recorded],
    logged: list,
    description: Description,
    seed: bytes,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[None]:
    """Discord would take every request, each click was answered once, and nothing broke."""
    known = SimpleNamespace(token_hex=secrets.token_hex, token_bytes=lambda size: seed[:size])
    monkeypatch.setattr("engine.live.tables.secrets", known)
    if "drawn" not in request.fixturenames:
        monkeypatch.setattr("bot.workers.painter_jobs.draw", dotted)
    monkeypatch.setattr("bot.workers.painter_jobs.emojis", _emojis_once)
    yield
    assert refused(recorded, description) == []
    answers = Counter(one.path for one in recorded if one.path.endswith("/callback"))
    assert [path for path, times in answers.items() if times > 1] == []
    assert [line for line in logged if line["log_level"] in ("error", "critical")] == []
