"""Trouble with the storage, as commands and typed lines tell it: no fault, and nothing was done."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.clicks.commands import takes_context
from bot.clicks.rate_limits import UserQueues
from bot.text import Text
from bot.typed.play import TypedLine
from data.database.trouble import StorageTrouble
from engine.errors import IllegalMove
from engine.table.record import Verdict
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
    assert SAY("storage-trouble") in line.told(table).notice
    assert not line.waits
    assert table.version == version
