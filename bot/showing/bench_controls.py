"""The controls of somebody at a table that belongs to nobody, and in their turn the workbench."""

from bot.people.people import Reader
from bot.screens.panel_controls import HandControls
from bot.screens.screen import Section
from bot.workbench.bench import bench_of
from bot.workbench.drafts import draft_at
from bot.workbench.picks import Picks
from engine.live.table import Table
from engine.moves import Draw, KnockOnTable, Move, Pass, Rearrange
from engine.observation import Observation

__all__ = ["bench_controls"]


def bench_controls(
    table: Table,
    reader: Reader,
    mine: Observation,
    picks: Picks,
    notice: str | None,
    advised: Section | str | None,
) -> HandControls:
    """What this person can do.

    What could be laid by rearranging is not looked for: that takes long, and **Suggest** does it.
    """
    likes, draft = reader.preferences, draft_at(table, reader.user_id)
    bench = None if draft is None else bench_of(mine, draft, picks.within(draft))
    legal: list[Move] = [*mine.offers(Draw, Pass)]
    if bench is not None:
        # Only a coach says whether cards could be laid as the table lies.
        found = next(mine.offers(Rearrange), None) if table.terms.practice else None
        laying = bench.done or found
        legal += [laying] if laying is not None else []
        legal += [KnockOnTable()] if bench.knock is not None else []
    return HandControls(
        selection=picks.held,
        sort=likes.sort,
        style=likes.cards,
        text_first=likes.text_first,
        legal=legal,
        notice=notice,
        every_control=likes.every_control,
        strip=likes.strip,
        advised=advised,
        bench=bench,
    )
