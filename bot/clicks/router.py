"""Every click on a component comes through here: found by its custom_id, answered once.

A player's mistake, a stale panel and our own fault are three different things, and each gets its
own private sentence. Nothing depends on what the process remembers, so old buttons work after a
restart.
"""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import discord

from bot.clicks.answers import show_stopped
from bot.clicks.cooldowns import VERB_COSTS
from bot.clicks.faults import tell_fault
from bot.clicks.paying import paid
from bot.clicks.reach import fits, may_reach, stray_message
from bot.clicks.refusals import refusal_text
from bot.clicks.services import Services
from bot.clicks.underway import Underway
from bot.clicks.unknown_tables import UnknownTables
from bot.clicks.uses import AT_PRESETS, AT_TABLES, FOR_ONESELF, ON_SERVERS
from bot.clicks.visit import ClickVisit, PresetVisit, TableVisit, Visit
from bot.discordpy.given_options import is_writable
from bot.screens.click import (
    ME,
    SERVER,
    Click,
    PresetPlace,
    is_ours,
    read_click,
    read_preset_place,
)
from bot.screens.standstill import STILL_DONE
from bot.text.refusals import refusal_in_words
from engine.errors import IllegalMove, Stale
from engine.games.registry import REGISTRY
from engine.live.faults import Frozen
from internals.discordpy import let_go

_OURS = (discord.InteractionType.component, discord.InteractionType.modal_submit)

ClickAction = Callable[[ClickVisit], Awaitable[None]]
TableAction = Callable[[TableVisit], Awaitable[None]]
PresetAction = Callable[[PresetVisit], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Actions:
    """What each button does, by its verb.

    ``tables``: at a table. ``presets``: on the presets of a server. ``server``: on what else its
    managers set. ``personal``: about no table, for anybody.
    """

    tables: Mapping[str, TableAction]
    presets: Mapping[str, PresetAction]
    server: Mapping[str, ClickAction]
    personal: Mapping[str, ClickAction]


class Router:
    """Routes clicks to actions by their verb."""

    def __init__(self, services: Services, actions: Actions, underway: Underway) -> None:
        self._services, self._actions, self._underway = services, actions, underway
        self._strangers = UnknownTables()

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer an interaction if it is a click of ours or what was typed after one.

        Others are left alone.
        """
        # Without a person there is nobody to answer; Discord always names one.
        if interaction.type not in _OURS or not interaction.user:
            return
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if not is_ours(custom_id):
            return
        click = read_click(custom_id)
        if not await self._underway.admit(interaction, self._services):
            return
        try:
            async with self._services.turns.turn(interaction.user.id):
                await self._answer(interaction, click)
        except Exception as fault:  # noqa: BLE001  the player gets an answer, we a reference
            visit = Visit.without_settings(self._services, interaction)
            facts = {} if click is None else {"table": click.table_id, "verb": click.verb}
            await tell_fault(visit, fault, **facts)
        finally:
            let_go(interaction)

    async def _answer(self, interaction: discord.Interaction, click: Click | None) -> None:
        reader = await self._services.people.reader(interaction)
        if click is None:
            visit = Visit(self._services, interaction, reader)
            await visit.tell(visit.say("old-button"))
            return
        visit = ClickVisit(self._services, interaction, reader, click)
        if not is_writable(interaction.data):
            await visit.tell(visit.say("text-unreadable"))
            return
        cost = VERB_COSTS.get(click.verb.rstrip("0123456789"))
        async with paid(visit, cost, visit.will_repaint) as may:
            if may:
                await self._at_its_place(visit)

    async def _at_its_place(self, visit: ClickVisit) -> None:
        place = read_preset_place(visit.click.table_id)
        if place is not None:
            await self._at_presets(visit, place)
        elif visit.click.table_id == SERVER:
            await self._at_server(visit)
        elif visit.click.table_id == ME:
            await self._personal(visit)
        else:
            await self._at_table(visit)

    async def _at_table(self, visit: ClickVisit) -> None:
        table = await self._services.hall.find(visit.click.table_id)
        verb = visit.click.verb.rstrip("0123456789")
        action = self._actions.tables.get(verb)
        if table is None or action is None:
            gone = table is None and await self._services.hall.is_thinned(visit.click.table_id)
            if table is None and not gone:
                self._strangers.warn(visit.click.table_id)
            await visit.tell(visit.say("table-thinned" if gone else "table-unknown"))
            return
        if not fits(visit, AT_TABLES[verb]):
            await visit.tell(visit.say("old-button"))
            return
        if not may_reach(visit, table):
            await visit.tell(visit.say("table-elsewhere"))
            return
        if table.standstill is not None and visit.click.verb not in STILL_DONE:
            await show_stopped(visit, table)
            return
        # A panel that was clicked is not repainted besides the answer.
        messages = self._services.public_messages
        private = visit.on_private_message
        if not private:
            self._services.panels.acts_elsewhere(visit.click.table_id, visit.user_id)
            stray = stray_message(visit, table)
            if stray is not None:
                await messages.settle(table, stray)
        at_table = TableVisit.at(visit, table)
        try:
            with messages.hold_panel(table, visit.user_id) if private else nullcontext():
                await action(at_table)
        except IllegalMove as refusal:
            await at_table.tell(await refusal_text(visit, table, refusal))
        except Stale as older:
            await at_table.tell(visit.out_of_date(older))
        except Frozen:
            await show_stopped(at_table, table)

    async def _at_presets(self, visit: ClickVisit, place: PresetPlace) -> None:
        action = self._actions.presets.get(visit.click.verb)
        if action is None or place.game not in REGISTRY:
            await visit.tell(visit.out_of_date())
        elif not visit.manages:
            await visit.tell(visit.say("managers-only"))
        elif not fits(visit, AT_PRESETS[visit.click.verb]):
            await visit.tell(visit.say("old-button"))
        else:
            await action(PresetVisit.at(visit, place))

    async def _at_server(self, visit: ClickVisit) -> None:
        action = self._actions.server.get(visit.click.verb)
        if action is None:
            await visit.tell(visit.say("old-button"))
        elif not visit.manages:
            await visit.tell(visit.say("managers-only"))
        elif not fits(visit, ON_SERVERS[visit.click.verb]):
            await visit.tell(visit.say("old-button"))
        else:
            await action(visit)

    async def _personal(self, visit: ClickVisit) -> None:
        action = self._actions.personal.get(visit.click.verb)
        if action is None or not fits(visit, FOR_ONESELF[visit.click.verb]):
            await visit.tell(visit.say("old-button"))
            return
        try:
            await action(visit)
        except IllegalMove as refusal:
            # Of a table that somebody has wanted to open.
            self._services.tally.refuse(refusal)
            await visit.tell(refusal_in_words(refusal, str, visit.say))
