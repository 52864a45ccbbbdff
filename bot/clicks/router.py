"""Every click on a component comes through here: found by its custom_id, answered once.

A player's mistake, a stale panel and our own fault are three different things, and each gets its
own private sentence. Nothing depends on what the process remembers, so old buttons work after a
restart.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple

import discord
import structlog

from bot.clicks.refusals import refused
from bot.clicks.services import Services, tell
from bot.people.language import language_of_locale
from bot.screens.click import ME, SERVER, Click, PresetPlace, read_click, read_preset_place
from bot.text.refusals import refusal_in_words
from engine.errors import IllegalMove, Stale
from engine.games.registry import REGISTRY
from engine.live.faults import Frozen
from engine.live.table import Table

_log = structlog.get_logger()
_OURS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


def chosen(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a menu."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", ())]


def typed(interaction: discord.Interaction) -> dict[str, str]:
    """What was typed into a window, by the names of its lines."""
    data: Any = interaction.data or {}
    lines = [part.get("component") or {} for part in data.get("components", ())]
    return {line["custom_id"]: str(line["value"]) for line in lines if "value" in line}


class Clicked(NamedTuple):
    """A click with everything that its action needs."""

    services: Services
    interaction: discord.Interaction
    click: Click
    table: Table

    @property
    def user(self) -> int:
        """Who clicked."""
        return self.interaction.user.id

    @property
    def private(self) -> bool:
        """Whether the clicked message is one that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu."""
        return chosen(self.interaction)

    def answered(self) -> AbstractContextManager[None]:
        """Around the action: a panel that was clicked is not repainted besides the answer."""
        if not self.private:
            return nullcontext()
        return self.services.public_messages.by_private_click(self.table, self.user)

    async def refused(self, refusal: IllegalMove) -> str:
        """The words for a refusal."""
        return await refused(self.table, self.services.reader, refusal, self.services.thinker)


class Managed(NamedTuple):
    """A click on the presets of a server, by somebody who may manage that server."""

    services: Services
    interaction: discord.Interaction
    click: Click
    place: PresetPlace


class Personal(NamedTuple):
    """A click that is about no table: about the clicker himself, or about the server."""

    services: Services
    interaction: discord.Interaction
    click: Click


Action = Callable[[Clicked], Awaitable[None]]
ManagerAction = Callable[[Managed], Awaitable[None]]
PersonalAction = Callable[[Personal], Awaitable[None]]


class Router:
    """Routes clicks to actions by their verb."""

    def __init__(
        self,
        services: Services,
        actions: Mapping[str, Action],
        presets: Mapping[str, ManagerAction],
        personal: Mapping[str, PersonalAction],
        server: Mapping[str, PersonalAction],
    ) -> None:
        self._services, self._actions = services, actions
        self._presets, self._personal, self._server = presets, personal, server
        self._underway: set[asyncio.Task[Any]] = set()

    async def finish(self, seconds: float) -> None:
        """Wait until the clicks under way are answered, at most so long."""
        if self._underway:
            await asyncio.wait(self._underway, timeout=seconds)

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer an interaction if it is a click of ours or what was typed after one.

        Others are left alone.
        """
        if interaction.type not in _OURS:
            return
        data: Any = interaction.data or {}
        click = read_click(str(data.get("custom_id", "")))
        if click is None:
            return
        place, task = read_preset_place(click.table_id), asyncio.current_task()
        if task is not None:
            self._underway.add(task)
            task.add_done_callback(self._underway.discard)
        try:
            if place is not None:
                await self._manage(interaction, click, place)
            elif click.table_id in (ME, SERVER):
                await self._serve(interaction, click)
            else:
                await self._act(interaction, click)
        except Exception as fault:  # noqa: BLE001  the player gets an answer, we a reference
            await self.broke(interaction, fault, table=click.table_id, verb=click.verb)

    async def _act(self, interaction: discord.Interaction, click: Click) -> None:
        services = await self._services.entered_by(interaction)
        table = await services.hall.find(click.table_id)
        action = self._actions.get(click.verb.rstrip("0123456789"))
        if table is None or action is None:
            await tell(interaction, services.say("table-unknown"), services.painter)
            return
        clicked = Clicked(services, interaction, click, table)
        try:
            with clicked.answered():
                await action(clicked)
        except IllegalMove as refusal:
            await tell(interaction, await clicked.refused(refusal), services.painter)
        except Stale:
            await tell(interaction, services.say("stale"), services.painter)

    async def _manage(
        self, interaction: discord.Interaction, click: Click, place: PresetPlace
    ) -> None:
        services, action = (
            await self._services.entered_by(interaction),
            self._presets.get(click.verb),
        )
        if action is None or place.game not in REGISTRY:
            await tell(interaction, services.say("stale"), services.painter)
        elif not interaction.permissions.manage_guild:
            await tell(interaction, services.say("managers-only"), services.painter)
        else:
            await action(Managed(services, interaction, click, place))

    async def _serve(self, interaction: discord.Interaction, click: Click) -> None:
        services, manages = await self._services.entered_by(interaction), click.table_id == SERVER
        action = (self._server if manages else self._personal).get(click.verb)
        if action is None:
            await tell(interaction, services.say("old-button"), services.painter)
        elif manages and not interaction.permissions.manage_guild:
            await tell(interaction, services.say("managers-only"), services.painter)
        else:
            await action(Personal(services, interaction, click))

    async def refuse(self, interaction: discord.Interaction, refusal: IllegalMove) -> None:
        """A command asked for something that the rules of the house refuse."""
        services = await self._services.entered_by(interaction)
        await tell(interaction, refusal_in_words(refusal, str, services.say), services.painter)

    async def broke(
        self, interaction: discord.Interaction, fault: BaseException, **facts: object
    ) -> None:
        """Our own fault: a reference for the player, the story for the log."""
        frozen = isinstance(fault, Frozen)
        reference = fault.reference if isinstance(fault, Frozen) else secrets.token_hex(4)
        _log.error("fault", reference=reference, exc_info=fault, **facts)
        # Whatever broke may be what finds a reader's settings: his Discord's language is at hand.
        say = self._services.people.text(language_of_locale(str(interaction.locale)))
        text = say("fault" if frozen else "fault-passing", ref=reference)
        try:
            await tell(interaction, text, self._services.painter)
        except discord.HTTPException as error:
            _log.warning("fault_not_told", reference=reference, status=error.status)
