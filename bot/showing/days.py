"""Results of the deal of the day, with places, computers' results, and the share of luck.

They are looked up when a try ends, or when a player asks, so that painting a screen doesn't wait.
"""

import asyncio
from collections.abc import Coroutine

from bot.halts import log_lost_table
from bot.showing.open_panels import Panels
from bot.showing.public_messages import PublicMessages
from bot.workers.reckoned_ledgers import Ledgers
from bot.workers.thinker import Thinker
from bot.workers.worker import BESIDE
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
            self._begin(f"end of {table.header.table_id}", self._tell(table))

    def stop(self) -> None:
        """Cancel all work."""
        for task in list(self._at_work.values()):
            task.cancel()

    async def tell(self, table: Table, guild_id: int | None = None) -> None:
        """Look up the result of this table's try among the tries of a server.

        ``guild_id`` is None for the try's own server. Do nothing if the try has no result."""
        day, name, user = table.terms.day, table.header.game, table.header.host
        assert day is not None
        deal, today = await self.store.find(day, name), await self.store.today()
        tries = await self.store.tries_of(user, [day])
        mine = next((one for one in tries if one.table_id == table.header.table_id), None)
        if deal is None or mine is None or mine.worth is None or mine.turns is None:
            return
        here = mine.guild_id if guild_id is None else guild_id
        is_here = here == mine.guild_id or await self.store.is_shown(user, here)
        others, luck = await self.store.others(day, name, here), await self._luck(table)
        is_ranked = mine.ranked and is_here and others.here
        table.day_result = DayResult(
            number=deal.number,
            worth=mine.worth,
            turns=len(luck.costs) if luck else -(-mine.turns // deal.board.board.seats),
            pars=deal.pars,
            here=DayPlace.of(mine.worth, others.here) if is_ranked else None,
            overall=DayPlace.of(mine.worth, others.overall) if mine.ranked else None,
            is_closed=today.is_closed(day),
            luck=luck,
        )
        self.reckon(deal)

    async def is_closed(self, day: int) -> bool:
        """Return whether a day is over, so that its replays are public."""
        return (await self.store.today()).is_closed(day)

    async def line(self, day: int, name: str) -> Replay | None:
        """Return strong's replay of a deal, None before its day is closed or it is computed."""
        moves, deal = await self.store.line(day, name), await self.store.find(day, name)
        if moves is None or deal is None:
            return None
        table = StrongLine(deal.line)
        await unhurried(table.follow(moves))
        builder = ReplayBuilder(deal.line, table.entries)
        await unhurried(builder.steps())
        return builder.replay

    def reckon(self, deal: DayDeal) -> None:
        """Let computers play a deal that someone has started, if they haven't yet."""
        if deal.pars is None or deal.strong is None:
            self._begin(deal.board.board.board_id, self._reckon(deal))

    async def _reckon(self, deal: DayDeal) -> None:
        stored = deal.board
        if deal.pars is None:
            pars = await self._thinker.plays(deal.game, stored.options, stored.board, stored.luck)
            await self.store.keep_pars(deal.day, deal.game, pars)
            for table in self._registry.of_day(deal.day, deal.game):
                if table.day_result is not None:
                    await self._tell(table)
        if deal.strong is None:
            await self.store.keep_line(deal.day, deal.game, *await self._thinker.line(deal.line))

    async def _luck(self, table: Table) -> DayLuck | None:
        """Return the luck of a try, None until it is computed in at most a minute."""
        key = LedgerKey(table.header.table_id, 1, 0)
        found = await self._ledgers.find(key)
        if found is None and self._ledgers.is_crowded:
            return None
        replay = await self._archive.find(table.header.guild_id, key.table_id)
        moves = await unhurried(placed_moves(replay, 0))
        if found is None:
            given = deal_with(replay, 0, moves)
            self._begin(f"luck of {key.table_id}", self._count(table, key, given))
            return None
        totals = {kind: total.points for kind, total in found.totals.items()}
        return DayLuck(
            start=found.start,
            known=found.starts_known,
            cards=totals[LineKind.DEAL] + totals[LineKind.DRAW] + totals[LineKind.HELD],
            choices=totals[LineKind.CHOICE],
            others=totals[LineKind.OTHERS],
            error=found.totals[LineKind.CHOICE].error,
            costs=costs_of_turns(replay, [place for place, _ in moves], found.lines, key.seat),
            is_close=found.is_close,
        )

    async def _count(self, table: Table, key: LedgerKey, given: Json) -> None:
        await self._ledgers.reckon(key, given)
        await self._tell(table)

    async def _tell(self, table: Table) -> None:
        """Look up the result, and repaint the open panel and the message."""
        await self.tell(table)
        self._panels.change(table.header.table_id, table.header.host)
        self._public_messages.update(table)

    def _begin(self, what: str, work: Coroutine[None, None, None]) -> None:
        """Run this in the background, unless the same work is already running."""
        if what in self._at_work:
            work.close()
            return
        task = self._at_work[what] = asyncio.create_task(work, name=BESIDE)
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
