"""Trouble with the storage, as commands and typed lines tell it: no fault, and nothing was done."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.clicks.context import InteractionContext
from bot.clicks.fault_answers import report_command_error
from bot.clicks.person_limits import UserQueues
from bot.clicks.services import Tally
from bot.clicks.slash_commands import takes_context
from bot.discordpy.outcome import Unanswered
from bot.text import Text
from bot.typed.typed_line import TypedLine
from data.database.trouble import StorageTrouble
from engine.errors import IllegalMove, Reason
from engine.table.record import Verdict
from tests.each import each
from tests.engine.live.ledger import ANN, BEN, CHI, Ledger, game_of, on_turn, registry_over

KINDS = discord.InteractionType
SAY = Text("en")


class Cog:
    """Its services cannot find any table."""

    def __init__(self) -> None:
        async def settle(channel_id: int, user: int) -> None:
            raise StorageTrouble(f"The tables of {channel_id} are out of reach.")

        self.services = SimpleNamespace(
            registry=SimpleNamespace(settle=settle), user_queues=UserQueues()
        )

    @takes_context  # type: ignore[type-var]  # as much of a cog as it needs
    async def offer(self, context: object) -> list[str]:
        raise AssertionError(context)


async def test_a_command_is_told_of_it_and_an_option_offers_nothing() -> None:
    offer: Any = Cog().offer
    asked = SimpleNamespace(type=KINDS.autocomplete, channel_id=1, user=SimpleNamespace(id=ANN))
    assert await offer(asked) == []
    asked.type = KINDS.application_command
    with pytest.raises(StorageTrouble):
        await offer(asked)


def refused_move() -> app_commands.AppCommandError:
    command: Any = SimpleNamespace(name="discard")
    refusal = IllegalMove(Reason.NO_SUCH_MOVE)
    error = app_commands.CommandInvokeError(command, refusal)
    error.__cause__ = refusal
    return error


@each("error", [app_commands.CommandNotFound("rummy", []), refused_move()])
async def test_a_refusal_that_discord_does_not_take_ends_there(
    error: app_commands.AppCommandError, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py has no place for what is raised here."""
    told = []

    async def tell(text: str) -> None:
        told.append(text)
        raise Unanswered(fault="ServerDisconnectedError")

    async def of(*_: object) -> SimpleNamespace:
        return SimpleNamespace(say=SAY, reply=tell)

    monkeypatch.setattr(InteractionContext, "of", of)
    services: Any = SimpleNamespace(tally=Tally())
    interaction: Any = SimpleNamespace()
    await report_command_error(services, interaction, error)
    assert len(told) == 1


class Full(Ledger):
    """Takes no step once it is full."""

    full = False

    async def append(self, *step: Any, **more: Any) -> Verdict | None:
        if self.full:
            raise StorageTrouble("The disk is full.")
        return await super().append(*step, **more)


async def refused(refusal: IllegalMove) -> str:
    raise AssertionError(refusal)


async def test_a_typed_line_ends_with_it_and_plays_nothing_more() -> None:
    ledger = Full()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    version, user = table.version, on_turn(table)
    line = TypedLine(user, "take; next", SAY, refused)
    ledger.full = True
    await line.play(table)
    assert SAY("storage-trouble") in line.result(table).notice
    assert not line.waits
    assert table.version == version
