"""How tries at the deal of the day stand: their places, and what computers make of the same cards.

Both are looked up when a try ends, or when somebody asks: screens are painted without waiting.
"""

import asyncio

from bot.halts import log_lost_table
from bot.showing.panels import Panels
from bot.showing.public_messages import PublicMessages
from bot.workers.thinker import Thinker
from data.journal.daily import Daily, DayDeal, Today
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.table.day import Anchor, DayPlace, DayResult
from engine.table.roster import Status


class Days:
    """Watches the tables at which somebody plays the deal of the day. ``store`` keeps them."""

    def __init__(
        self,
        store: Daily,
        thinker: Thinker,
        registry: TableRegistry,
        panels: Panels,
        public_messages: PublicMessages,
    ) -> None:
        self.store, self._thinker, self._registry = store, thinker, registry
        self._panels, self._public_messages = panels, public_messages
        self._reckoned: dict[str, asyncio.Task[None]] = {}
        self._telling: dict[asyncio.Task[None], Table] = {}

    def watch(self, table: Table) -> None:
        """Tell how a try stands that has just ended."""
        is_over = table.terms.day is not None and table.roster.status is Status.CLOSED
        if is_over and table.day_result is None and table not in self._telling.values():
            task = asyncio.create_task(self._tell_ended(table))
            self._telling[task] = table
            task.add_done_callback(self._telling.pop)

    def stop(self) -> None:
        """Tell no more."""
        for task in (*self._telling, *self._reckoned.values()):
            task.cancel()

    async def tell(self, table: Table) -> None:
        """Look up how the try of this table stands now; nothing for one that has no result."""
        day, name = table.terms.day, table.header.game
        assert day is not None
        deal, today = await self.store.find(day, name), await self.store.today()
        tries = await self.store.tries_of(table.header.host, [day])
        mine = next((one for one in tries if one.table_id == table.header.table_id), None)
        if deal is None or mine is None or mine.worth is None or mine.turns is None:
            return
        others = await self.store.others(day, name, mine.guild_id)
        table.day_result = DayResult(
            number=deal.number,
            worth=mine.worth,
            turns=-(-mine.turns // deal.board.board.seats),
            pars=deal.pars,
            here=DayPlace.of(mine.worth, others.here) if mine.ranked and others.here else None,
            overall=DayPlace.of(mine.worth, others.overall) if mine.ranked else None,
            is_closed=today.is_closed(day),
            anchors=anchors_of(today),
        )
        if deal.pars is None:
            self.reckon(deal)

    async def is_closed(self, day: int) -> bool:
        """Whether the replays of a day are open."""
        return (await self.store.today()).is_closed(day)

    def reckon(self, deal: DayDeal) -> None:
        """Have computers play a deal that somebody has begun, if they have not yet."""
        key = deal.board.board.board_id
        if deal.pars is None and key not in self._reckoned:
            task = asyncio.create_task(self._reckon(deal))
            self._reckoned[key] = task
            task.add_done_callback(lambda _: self._reckoned.pop(key, None))

    async def _reckon(self, deal: DayDeal) -> None:
        stored = deal.board
        try:
            pars = await self._thinker.plays(deal.game, stored.options, stored.board, stored.luck)
            await self.store.keep_pars(deal.day, deal.game, pars)
            for table in self._registry.of_day(deal.day, deal.game):
                if table.day_result is not None:
                    await self._tell(table)
        except Exception as fault:  # noqa: BLE001  the next who asks has it tried again
            log_lost_table("", fault)

    async def _tell(self, table: Table) -> None:
        """The same, and on the panel that is open."""
        await self.tell(table)
        self._panels.change(table.header.table_id, table.header.host)
        self._public_messages.update(table)

    async def _tell_ended(self, table: Table) -> None:
        try:
            await self._tell(table)
        except Exception as fault:  # noqa: BLE001  /daily tells it
            log_lost_table(table.header.table_id, fault)


def anchors_of(today: Today) -> list[Anchor]:
    """What is to be noted of the chains."""
    running = Anchor(
        "new" if today.is_new else "running", today.chain.anchor.hex(), today.chain.first_day
    )
    after = today.after
    return [running, *([Anchor("coming", after.anchor.hex(), after.first_day)] if after else [])]
