"""A manager takes a game out of the standings, or puts it back, after one question."""

from collections.abc import Mapping

from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit
from bot.screens.notes import note_screen
from data.league.standings import AlreadyCorrected, CorrectionKind, NotInLeague


async def _correct(visit: ClickVisit) -> None:
    """All later ratings are calculated anew, which may take longer than Discord waits."""
    corrections, kind = visit.services.corrections, CorrectionKind(visit.click.verb)
    table_id, _, reason = visit.click.rest.partition(".")
    is_void = kind is CorrectionKind.VOID
    correct = corrections.void if is_void else corrections.restore
    await _tell(visit, "correction-working")
    try:
        await correct(visit.guild_id, table_id, visit.user_id, reason)
    except NotInLeague:
        await _tell(visit, "game-unknown")
    except AlreadyCorrected:
        await _tell(visit, "game-void-already" if is_void else "game-not-void")
    else:
        await _tell(visit, f"correction-{kind}")


async def _stop(visit: ClickVisit) -> None:
    await _tell(visit, "correction-stopped")


async def _tell(visit: ClickVisit, message: str) -> None:
    await visit.repaint(note_screen(visit.say(message), visit.say))


CORRECTIONS: Mapping[str, ClickAction] = {
    CorrectionKind.VOID: _correct,
    CorrectionKind.RESTORE: _correct,
    "correction-stop": _stop,
}
