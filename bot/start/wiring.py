"""The wiring of a process, from storage and tables to computers and messages."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.clicks.pending_lines import WaitingLines
from bot.clicks.person_limits import Cooldowns, UserQueues
from bot.clicks.services import Services, Tally
from bot.discordpy.request_limits import RequestLimiter
from bot.halts import Halts, log_lost_table, log_table_fault
from bot.opening.open_table import Threads
from bot.people.admission import Deputies, SecondSeats
from bot.people.known_people import People
from bot.people.usual_minutes import UsualMinutes
from bot.screens.first_steps import About
from bot.settings import VERSION, Settings
from bot.showing.challenges import complete_challenge
from bot.showing.closed_channels import reopen_channels
from bot.showing.days import Days
from bot.showing.late_pictures import LatePictures
from bot.showing.message_state import Throttle
from bot.showing.open_panels import Panels
from bot.showing.public_messages import PublicMessages
from bot.showing.turn_pings import Forming
from bot.start.housekeeping import Retention, Upkeep
from bot.workers.ledgers import Ledgers
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from data.choices.presets import Presets
from data.choices.settings import FormingStore, OrderStore
from data.database.database import Database
from data.faults import Faults
from data.journal.boards import Boards
from data.journal.daily import Daily
from data.journal.ledgers import LedgerStore
from data.journal.store import Store
from data.league.queries import League
from data.league.recalculation import Corrections
from data.league.seasons import Seasons
from data.privacy import Privacy
from engine.live.archive import Archive
from engine.live.computers import Computers
from engine.live.faults import reporting
from engine.live.standing_orders import PAUSE, Pauses, StandingOrders
from engine.live.table_tasks import Clock
from engine.live.tables import TableRegistry
from engine.live.timing import TableTiming, Timeouts

if TYPE_CHECKING:
    from bot.metrics.metrics import Metrics


@dataclass(frozen=True, slots=True)
class Wiring:
    """Differences between a bot on Discord and tests or local play."""

    inline: bool = False
    """Whether pictures and computer players run in this process instead of in workers."""
    edit_interval: float = 1.2
    """Seconds between two edits of a table's message, at least (bot/showing/message_state.py)."""
    linger: float = 2.0
    """Seconds that a change without priority waits, at most (bot/showing/message_state.py)."""
    first_look: float = 30.0
    """The ``first_look`` of TableTiming, in seconds (engine/live/timing.py)."""
    answer_pause: float = PAUSE
    """Seconds before a standing order answers (Pauses in engine/live/standing_orders.py)."""
    emojis: bool = True
    """Whether cards in lines of text are emojis of the application."""
    same_discord: bool = True
    """Whether messages of an earlier process still exist. Otherwise each server is greeted."""
    now: Callable[[], datetime] = discord.utils.utcnow


@dataclass(frozen=True, slots=True)
class Parts:
    """The services, and the parts that watch tables and have to be stopped."""

    services: Services
    store: Store
    computers: Computers
    clock: Clock
    orders: StandingOrders
    lines: WaitingLines
    threads: Threads
    halts: Halts
    retention: Retention
    upkeep: Upkeep

    def stop_playing(self) -> None:
        """Stop everything that plays automatically."""
        self.services.registry.stop()
        self.computers.stop()
        self.clock.stop()
        self.orders.stop()
        self.lines.stop()
        self.services.days.stop()

    async def note_tables(self) -> None:
        """Store an index row per changed table, so that the next process does not read them all."""
        with reporting(log_lost_table, ""):
            await self.services.registry.index_rows.write(at_once=True)


def put_together(  # noqa: PLR0913  all are given by name
    *,
    client: commands.AutoShardedBot,
    settings: Settings,
    wiring: Wiring,
    database: Database,
    people: People,
    painter: Painter,
    thinker: Thinker,
    limiter: RequestLimiter,
    metrics: "Metrics | None",
) -> Parts:
    """Put all parts together. Nothing starts yet."""

    def seconds() -> float:
        return wiring.now().timestamp()

    timing = TableTiming(
        settings.may_i_seconds, settings.next_deal_seconds, wiring.first_look, people.quiet_hours
    )
    store = (Store if metrics is None else metrics.store)(database, seconds)
    registry = TableRegistry(store, wiring.now, timing, Timeouts())
    panels = Panels()
    public_messages = PublicMessages(
        client,
        painter,
        thinker,
        panels,
        people,
        wiring.now,
        Throttle(wiring.edit_interval, wiring.linger),
        limiter,
        log_table_fault,
    )
    reopen_channels(client, public_messages.reopen)
    computers = Computers(thinker, settings.computer_pause_seconds, log_table_fault)
    clock = Clock(wiring.now, log_table_fault)
    pauses = Pauses(wiring.answer_pause, settings.may_i_seconds / 2)
    orders = StandingOrders(OrderStore(database), people.never_asks, log_table_fault, pauses=pauses)
    lines = WaitingLines(panels, public_messages, painter, wiring.now, log_table_fault)
    threads = Threads(client, registry)
    halts = Halts(Faults(database, seconds))
    registry.of_halted.append(halts.watch)
    registry.watchers += [public_messages.update, computers.watch, clock.watch]
    registry.watchers += [orders.watch, lines.watch]
    registry.of_closed.append(threads.update)
    registry.watchers.append(lambda _: thinker.wake())
    registry.watchers += [] if metrics is None else [metrics.watch]
    registry.leaving += [public_messages.forget, clock.forget, orders.forget]
    registry.lost, registry.meet = log_lost_table, people.meet
    registry.index_rows.is_shown = public_messages.is_shown
    public_messages.on_update = registry.index_rows.note
    ledgers, archive = Ledgers(thinker, LedgerStore(database)), Archive(store)
    of_days = Daily(database, seconds), thinker, ledgers, archive
    days = Days(*of_days, registry, panels, public_messages)
    league = League(database, seconds)
    usual = UsualMinutes(league)
    public_messages.usual = usual.of
    public_messages.complete = partial(complete_challenge, archive)
    registry.of_closed += [days.watch, usual.note]
    services = Services(
        registry=registry,
        public_messages=public_messages,
        panels=panels,
        late_pictures=LatePictures(painter),
        painter=painter,
        people=people,
        league=league,
        usual=usual,
        second_seats=SecondSeats(),
        deputies=Deputies(wiring.now),
        seasons=Seasons(database, seconds),
        corrections=Corrections(database, seconds),
        privacy=Privacy(database, seconds),
        presets=Presets(database),
        cooldowns=Cooldowns(),
        user_queues=UserQueues(),
        forming=Forming(FormingStore(database), people, wiring.now),
        orders=orders,
        lines=lines,
        thinker=thinker,
        ledgers=ledgers,
        archive=archive,
        boards=Boards(database, seconds),
        tally=Tally(),
        days=days,
        about=About(
            VERSION,
            settings.source_address,
            settings.support_address,
            settings.privacy_address,
            settings.terms_address,
        ),
    )
    retention_days = settings.keep_removed_servers_days, settings.thin_journals_after_days
    retention = Retention(client, database, services, *retention_days, wiring.now)
    upkeep = Upkeep(registry, database, store, services.corrections, retention)
    played = computers, clock, orders, lines
    return Parts(services, store, *played, threads, halts, retention, upkeep)
