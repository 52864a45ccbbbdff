"""A manager takes a game out of the standings, or puts it back, after one question."""

from collections.abc import Mapping

from bot.clicks.router import Personal, PersonalAction
from bot.clicks.services import repaint
from bot.screens.notes import note_screen
from data.league.correction import AlreadyCorrected, CorrectionKind, NotInLeague


async def _correct(personal: Personal) -> None:
    """All later ratings are reckoned anew, which may take longer than Discord waits."""
    services, kind = personal.services, CorrectionKind(personal.click.verb)
    table_id, _, reason = personal.click.rest.partition(".")
    correct = (
        services.corrections.void if kind is CorrectionKind.VOID else services.corrections.restore
    )
    await _tell(personal, "correction-working")
    guild, user = personal.interaction.guild_id or 0, personal.interaction.user.id
    try:
        await correct(guild, table_id, user, reason)
    except NotInLeague:
        await _tell(personal, "game-unknown")
    except AlreadyCorrected:
        await _tell(
            personal, "game-void-already" if kind is CorrectionKind.VOID else "game-not-void"
        )
    else:
        await _tell(personal, f"correction-{kind}")


async def _stop(personal: Personal) -> None:
    await _tell(personal, "correction-stopped")


async def _tell(personal: Personal, message: str) -> None:
    screen = note_screen(personal.services.say(message))
    await repaint(personal.interaction, screen, personal.services.painter)


CORRECTIONS: Mapping[str, PersonalAction] = {
    CorrectionKind.VOID: _correct,
    CorrectionKind.RESTORE: _correct,
    "correction-stop": _stop,
}
