"""The router, which finds the action of every click by its custom_id and answers it once.

A player's mistake, a stale panel and a fault of ours each get their own private sentence. Nothing
depends on the memory of the process, so old buttons work after a restart.

At the end of the bot, interactions in flight are still answered, and no new ones are admitted. If
an answer takes long, the person gets a note before Discord's limit. If they reach a rate limit, the
note says when to ask again.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from math import ceil
from typing import Any

import discord

from bot.blocks.control import (
    At,
    Click,
    Control,
    Cost,
    Payload,
    is_ours,
    place_of,
    read_click,
    read_number,
    read_preset_place,
)
from bot.clicks.context import (
    Actions,
    ClickContext,
    InteractionContext,
    OldPanel,
    PresetContext,
    Refused,
    TableContext,
)
from bot.clicks.fault_answers import refusal_text, report_fault
from bot.clicks.panel_answers import repaint_panel, show_stopped
from bot.clicks.person_limits import ALLOWED
from bot.clicks.services import Services
from bot.discordpy.components import Body, as_message
from bot.discordpy.given_options import is_writable
from bot.discordpy.interaction_answers import (
    decline,
    delete_delay_note,
    is_answered,
    send_delay_note,
)
from bot.discordpy.outcome import Attempt, setting
from bot.discordpy.request_limits import DECLINES
from bot.screens.controls import find
from bot.screens.notes import note_screen
from bot.showing.closed_channels import shown_table
from bot.text.refusals import refusal_in_words
from data.leases.shard_lease import ShardLease
from engine.errors import IllegalMove, Reason, Stale
from engine.games.registry import REGISTRY
from engine.live.faults import Frozen
from engine.live.table import Table
from engine.table.roster import Status
from internals.discordpy import release

_LATE = 2.1
"""Seconds until a person gets a note that the answer takes longer.

Failures that take up to two seconds report themselves. Discord waits for three.
"""


class _Delay:
    """A timer that reports to a person that their answer is late.

    Call ``end`` once the person has the answer. ``end`` gives its remaining work to ``note``.

    A process that has to be silent (``in_flight``) only declines. It declines late, because another
    process may own the shards by then, and that process's answer should come first.
    """

    def __init__(
        self, interaction: discord.Interaction, services: Services, in_flight: "InFlight"
    ) -> None:
        self._interaction, self._services, self._in_flight = interaction, services, in_flight
        self._sending: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(_LATE, self._look)

    def end(self, note: Callable[[asyncio.Task[Any]], None]) -> None:
        self._timer.cancel()
        has_answer = is_answered(self._interaction) and self._sending is None
        if self._in_flight.is_silent and not has_answer:
            note(asyncio.create_task(self._decline()))
        elif self._sending is not None:
            note(asyncio.create_task(self._take_away(self._sending)))

    def _look(self) -> None:
        if not is_answered(self._interaction):
            self._sending = asyncio.create_task(self._send_note())

    async def _send_note(self) -> None:
        async with Attempt("delay_not_told"):
            if not self._in_flight.is_silent:
                await send_delay_note(self._interaction, await self._note("takes-longer"))
                return
            with setting(DECLINES, True):
                await decline(self._interaction, await self._note("restarting"))

    async def _decline(self) -> None:
        if self._sending is None:
            left = self._timer.when() - asyncio.get_running_loop().time()
            await asyncio.sleep(max(0.0, left))
        else:
            await asyncio.wait([self._sending])
        async with Attempt("end_not_told"):
            with setting(DECLINES, True):
                await decline(self._interaction, await self._note("restarting"))

    async def _note(self, text: str) -> Body:
        say = self._services.people.reader_at_once(self._interaction).say
        return await as_message(note_screen(say(text)), self._services.painter)

    async def _take_away(self, telling: asyncio.Task[None]) -> None:
        await asyncio.wait([telling])
        # A timeout would leave the note there forever.
        async with Attempt("delay_stays", warn=True, seconds=None):
            await delete_delay_note(self._interaction)


class InFlight:
    """Clicks, windows and commands that are not answered yet.

    ``owned``: the shards of this process, if other processes may take them.
    """

    def __init__(self, owned: ShardLease | None = None) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ends, self._owned = False, owned

    @property
    def is_silent(self) -> bool:
        """Whether this process has to be silent, as it may no longer own its shards."""
        return self._owned is not None and self._owned.is_silent

    async def admit(self, interaction: discord.Interaction, services: Services) -> bool:
        """Return whether to answer this interaction. At the end of the bot, decline it instead."""
        task = asyncio.current_task()
        if task is not None:
            self._note(task)
            if interaction.type is not discord.InteractionType.autocomplete:
                delay = _Delay(interaction, services, self)
                task.add_done_callback(lambda _: delay.end(self._note))
        if self._ends and not self.is_silent:
            async with Attempt("end_not_told"):
                await _decline(interaction, services)
        return not self._ends

    def _note(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, seconds: float, least: float = 0.0) -> None:
        """Admit no more interactions, and wait up to `seconds` for those in flight.

        Return no earlier than `least` (monotonic), but never after `seconds`.
        """
        self._ends = True
        until = time.monotonic() + seconds
        await asyncio.sleep(min(until, least) - time.monotonic())
        while self._tasks and (left := until - time.monotonic()) > 0:
            await asyncio.wait(self._tasks, timeout=left)


async def _decline(interaction: discord.Interaction, services: Services) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
        return
    context = InteractionContext.without_settings(services, interaction)
    await context.reply(context.say("restarting"))


@asynccontextmanager
async def paid(
    context: InteractionContext, cost: Cost, late: Callable[[], Awaitable[None]]
) -> AsyncIterator[bool]:
    """Yield whether the rate limit allows this request now. If not, say when it will.

    ``late`` lets Discord wait.
    """
    left = context.services.cooldowns.spend(cost, context.user_id)
    if left is not None:
        await context.reply(context.say("cooldown", seconds=max(1, ceil(left))))
        yield False
    elif ALLOWED[cost].heavy:
        async with context.services.user_queues.heavy_turn(context.user_id, late):
            yield True
    else:
        yield True


_OURS = (discord.InteractionType.component, discord.InteractionType.modal_submit)

_LONGEST_VALUE = 100
"""A value in a menu has at most this many characters."""


class Router:
    """Routes clicks to the actions of their controls."""

    def __init__(self, services: Services, actions: Actions, in_flight: InFlight) -> None:
        self._services, self._in_flight = services, in_flight
        self._actions = dict(actions)

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer an interaction if it is a click of ours or the text of a window."""
        # Discord always names a user. Without a user, no one can be answered.
        if interaction.type not in _OURS or not interaction.user:
            return
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if not is_ours(custom_id):
            return
        click = read_click(custom_id)
        if not await self._in_flight.admit(interaction, self._services):
            return
        try:
            async with self._services.user_queues.turn(interaction.user.id):
                await self._answer(interaction, click)
        except Exception as fault:  # noqa: BLE001  the player gets an answer, the log a reference
            context = InteractionContext.without_settings(self._services, interaction)
            facts = {} if click is None else {"table": click.table_id, "verb": click.verb}
            await report_fault(context, fault, **facts)
        finally:
            release(interaction)

    async def _answer(self, interaction: discord.Interaction, click: Click | None) -> None:
        reader = await self._services.people.reader(interaction)
        if click is None:
            context = InteractionContext(self._services, interaction, reader)
            await context.reply(context.say("old-button"))
            return
        context = ClickContext(self._services, interaction, reader, click)
        if not is_writable(interaction.data):
            await context.reply(context.say("text-unreadable"))
            return
        place = place_of(click)
        control = find(click, place)
        cost = None if control is None else control.cost
        free = nullcontext(True)
        async with paid(context, cost, context.will_repaint) if cost else free as may:
            if may and place is At.TABLE:
                await self._at_table(context, control)
            elif may:
                await self._without_table(context, control, place)

    async def _at_table(self, context: ClickContext, control: Control | None) -> None:
        table = await self._services.registry.find(context.click.table_id)
        if table is None:
            gone = await self._services.registry.is_thinned(context.click.table_id)
            await context.reply(context.say("table-thinned" if gone else "table-unknown"))
            return
        if control is None or not fits(context, control):
            await context.reply(context.say("old-button"))
            return
        if not may_reach(context, table):
            await context.reply(context.say("table-elsewhere"))
            return
        if table.halt is not None and not control.halted:
            await show_stopped(context, table)
            return
        if table.roster.status is Status.LOBBY:
            table.show_up(context.user_id)
            await self._services.usual.learn(table.header.guild_id)
        if not context.on_private_message:
            self._services.panels.acts_elsewhere(context.click.table_id, context.user_id)
            stray = stray_message(context, table)
            if stray is not None:
                await self._services.public_messages.settle(table, stray)
        at_table = TableContext.at(context, table)
        try:
            await self._act(at_table, control)
        except IllegalMove as refusal:
            if refusal.reason is Reason.NOT_HOST and await at_table.takes_over():
                await self._at_table(context, control)
                return
            await at_table.reply(await refusal_text(context, table, refusal))
        except Refused as refused:
            await at_table.reply(refused.sentence)
        except Stale:
            await at_table.reply(context.out_of_date())
        except Frozen:
            await show_stopped(at_table, table)

    async def _act(self, context: TableContext, control: Control) -> None:
        hold, private = self._services.public_messages.hold_panel, context.on_private_message
        # The answer repaints the clicked panel, so nothing else must repaint that panel meanwhile.
        with hold(context.table, context.user_id) if private else nullcontext():
            try:
                await self._actions[control](context)
            except OldPanel:
                await repaint_panel(context, context.table, notice=context.out_of_date())

    async def _without_table(self, context: ClickContext, control: Control | None, at: At) -> None:
        presets = read_preset_place(context.click.table_id)
        if control is None or (presets is not None and presets.game not in REGISTRY):
            words = context.say("old-button") if presets is None else context.out_of_date()
            await context.reply(words)
        elif at is not At.ME and not context.manages:
            await context.reply(context.say("managers-only"))
        elif not fits(context, control):
            await context.reply(context.say("old-button"))
        else:
            clicked = context if presets is None else PresetContext.at(context, presets)
            try:
                await self._actions[control](clicked)
            except Refused as refused:
                await context.reply(refused.sentence)
            except IllegalMove as refusal:
                # Raised by a table that the person wanted to open.
                self._services.tally.refuse(refusal)
                await context.reply(refusal_in_words(refusal, str, context.say))


def fits(context: ClickContext, control: Control) -> bool:
    """Return whether a message of ours can have led to a click on this control.

    A forged click is answered like a click on an old button. So a private screen never replaces a
    message that a whole channel sees.
    """
    is_typed = context.interaction.type is discord.InteractionType.modal_submit
    if is_typed is not (control.payload is Payload.TYPED):
        return False
    if not (control.public or context.on_private_message):
        return False
    chosen = context.chosen
    if max(map(len, chosen), default=0) > _LONGEST_VALUE:
        return False
    match control.payload:
        case Payload.LINE:
            return len(chosen) == 1
        case Payload.MEMBER:
            return len(chosen) == 1 and read_number(chosen[0]) is not None
        case Payload.CHANNELS:
            return None not in map(read_number, chosen)
    return True


def may_reach(context: ClickContext, table: Table) -> bool:
    """Return whether this click may reach this table.

    The public messages are in the table's channel. People who take part may use their panel
    anywhere. A practice table is only for its player.
    """
    clicked = context.interaction.message
    if clicked is not None and clicked.id == table.message_id:
        return True
    if context.is_at(table) and not table.terms.practice:
        return True
    return context.on_private_message and table.roster.has_known(context.user_id)


def stray_message(context: ClickContext, table: Table) -> int | None:
    """Return the id of the clicked message if it is an outdated public message of this table.

    All of its buttons belong to this table.
    """
    message = context.interaction.message
    if message is None or message.id == table.message_id or context.on_private_message:
        return None
    if not context.is_at(table):
        return None
    return message.id if shown_table(message) == table.header.table_id else None
