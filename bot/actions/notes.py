"""What is done with any private message."""

from collections.abc import Mapping

from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit
from bot.screens.notes import CLOSE


async def _close(visit: ClickVisit) -> None:
    await visit.close()


NOTES: Mapping[str, ClickAction] = {CLOSE: _close}
