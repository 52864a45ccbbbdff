"""Results of the deal of the day, with places, computers' results, and the share of luck.

Results are looked up when a try ends, or when a player asks, so that painting a screen doesn't
wait.
"""

import asyncio
from collections.abc import Coroutine

from bot.halts import log_lost_table
from bot.showing.open_panels import Panels
from bot.showing.public_messages import PublicMessages
from bot.workers.ledgers import Ledgers
from bot.workers.thinker import Thinker
from bot.workers.worker import BACKGROUND
from data.journal.daily import Daily, DayDeal, Today
from data.journal.ledgers import LedgerKey
from engine.analysis.ledger import LineKind
from engine.live.archive import Archive, unhurried
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.notation.export import Json, deal_with, placed_moves
from engine.table.day import Anchor, DayLuck, DayPlace, DayResult, StrongLine, costs_of_turns
from engine.table.replay import Replay, ReplayBuilder


class Days:
    """Looks up the results of tries at the deal of the day, which ``store`` keeps."""

    def __init__(
        self,
        store: Daily,
        thinker: Thinker,
        ledgers: Ledgers,
        archive: Archive,
        registry: TableRegistry,
        panels: Panels,
        public_messages: PublicMessages,
    ) -> None:
        self.store, self._thinker, self._registry = store, thinker, registry
        self._ledgers, self._archive = ledgers, archive
        self._panels, self._public_messages = panels, public_messages
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def watch(self, table: Table) -> None:
        """Look up the result of a table's try if it has just ended."""
        if table.terms.day is not None and table.day_result is None:
            self._begin(f"end of {table.header.table_id}", self._refresh_result(table))

    def stop(self) -> None:
        """Cancel all work."""
        for task in list(self._at_work.values()):
            task.cancel()

    async def load_result(self, table: Table, guild_id: int | None = None) -> None:
        """Look up the result of this table's try among the tries of a server.

        ``guild_id`` is None for the try's own server. Do nothing if the try has no result."""
        day, name, user = table.terms.day, table.header.game, table.header.host
        assert day is not None
        deal, today = await self.store.find(day, name), await self.store.today()
        tries = await self.store.tries_of(user, [day])
        own_try = next(
            (day_try for day_try in tries if day_try.table_id == table.header.table_id), None
        )
        if deal is None or own_try is None or own_try.worth is None or own_try.turns is None:
            return
        server = own_try.guild_id if guild_id is None else guild_id
        is_here = server == own_try.guild_id or await self.store.is_shown(user, server)
        others, luck = await self.store.others(day, name, server), await self._luck(table)
        is_ranked = own_try.ranked and is_here and others.here
        table.day_result = DayResult(
            number=deal.number,
            worth=own_try.worth,
            turns=len(luck.costs) if luck else -(-own_try.turns // deal.board.board.seats),
            pars=deal.pars,
            here=DayPlace.of(own_try.worth, others.here) if is_ranked else None,
            overall=DayPlace.of(own_try.worth, others.overall) if own_try.ranked else None,
            is_closed=today.is_closed(day),
            luck=luck,
        )
        self.compute_results(deal)

    async def is_closed(self, day: int) -> bool:
        """Return whether a day is over, so that its replays are public."""
        return (await self.store.today()).is_closed(day)

    async def line(self, day: int, name: str) -> Replay | None:
        """Return strong's replay of a deal.

        It is None until the day is closed and the replay is computed.
        """
        moves, deal = await self.store.line(day, name), await self.store.find(day, name)
        if moves is None or deal is None:
            return None
        table = StrongLine(deal.line)
        await unhurried(table.follow(moves))
        builder = ReplayBuilder(deal.line, table.entries)
        await unhurried(builder.steps())
        return builder.replay

    def compute_results(self, deal: DayDeal) -> None:
        """Let computers play a deal that someone has started, if they haven't played it yet."""
        if deal.pars is None or deal.strong is None:
            self._begin(deal.board.board.board_id, self._compute_results(deal))

    async def _compute_results(self, deal: DayDeal) -> None:
        stored = deal.board
        if deal.pars is None:
            pars = await self._thinker.plays(deal.game, stored.options, stored.board, stored.luck)
            await self.store.keep_pars(deal.day, deal.game, pars)
            for table in self._registry.of_day(deal.day, deal.game):
                if table.day_result is not None:
                    await self._refresh_result(table)
        if deal.strong is None:
            await self.store.keep_line(deal.day, deal.game, *await self._thinker.line(deal.line))

    async def _luck(self, table: Table) -> DayLuck | None:
        """Return the luck of a try, None until it is computed.

        The computation takes at most a minute.
        """
        key = LedgerKey(table.header.table_id, 1, 0)
        ledger = await self._ledgers.find(key)
        if ledger is None and self._ledgers.is_crowded:
            return None
        replay = await self._archive.find(table.header.guild_id, key.table_id)
        moves = await unhurried(placed_moves(replay, 0))
        if ledger is None:
            given = deal_with(replay, 0, moves)
            self._begin(f"luck of {key.table_id}", self._count(table, key, given))
            return None
        totals = {kind: total.points for kind, total in ledger.totals.items()}
        return DayLuck(
            start=ledger.start,
            known=ledger.starts_known,
            cards=totals[LineKind.DEAL] + totals[LineKind.DRAW] + totals[LineKind.HELD],
            choices=totals[LineKind.CHOICE],
            others=totals[LineKind.OTHERS],
            error=ledger.totals[LineKind.CHOICE].error,
            costs=costs_of_turns(replay, [place for place, _ in moves], ledger.lines, key.seat),
            is_close=ledger.is_close,
        )

    async def _count(self, table: Table, key: LedgerKey, given: Json) -> None:
        await self._ledgers.compute(key, given)
        await self._refresh_result(table)

    async def _refresh_result(self, table: Table) -> None:
        """Look up the result, and repaint the open panel and the message."""
        await self.load_result(table)
        self._panels.change(table.header.table_id, table.header.host)
        self._public_messages.update(table)

    def _begin(self, what: str, work: Coroutine[None, None, None]) -> None:
        """Run this in the background, unless the same work is already running."""
        if what in self._at_work:
            work.close()
            return
        task = self._at_work[what] = asyncio.create_task(work, name=BACKGROUND)
        task.add_done_callback(lambda _: self._settle(what, task))

    def _settle(self, what: str, done: asyncio.Task[None]) -> None:
        del self._at_work[what]
        fault = None if done.cancelled() else done.exception()
        if isinstance(fault, Exception):  # it is tried again when the next player asks
            log_lost_table(what, fault)


def anchors_of(today: Today) -> list[Anchor]:
    """Return the anchors of the chains that should be published."""
    running = Anchor(
        "new" if today.is_new else "running", today.chain.anchor.hex(), today.chain.first_day
    )
    after = today.after
    return [running, *([Anchor("coming", after.anchor.hex(), after.first_day)] if after else [])]
