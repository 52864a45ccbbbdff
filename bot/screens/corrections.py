"""Games that managers take out of the standings or put back, and the list of that."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from bot.blocks.control import At, Control
from bot.blocks.screen import FELT, GREY, Button, Screen, Separator, Tone
from bot.blocks.text_limit import TEXT, cut, length
from bot.screens.history import names
from bot.screens.leaderboard import game_name
from bot.text import Text
from bot.text.names import escaped
from data.league.standings import Correction, CorrectionKind, FinishedGame
from engine.table.record import is_former

REASON = 60
"""Characters of a reason: it stands in a click, which holds 100 in all."""

LISTED = 12
"""Corrections of the list."""

VOID = Control(CorrectionKind.VOID, At.SERVER)
RESTORE = Control(CorrectionKind.RESTORE, At.SERVER)
CORRECTION_STOP = Control("correction-stop", At.SERVER)


class CorrectedGame(NamedTuple):
    """A correction, and the game that it was about."""

    correction: Correction
    played: FinishedGame | None


def game_line(played: FinishedGame, say: Text) -> str:
    """A finished game in one line without Markdown, at most 100 characters."""
    day = datetime.fromtimestamp(played.finished_at, UTC).strftime("%Y-%m-%d %H:%M")
    title = game_name(played.game, say)
    return cut(say("game-line", day=day, game=title, names=names(played, say)))


def correction_screen(played: FinishedGame, kind: CorrectionKind, reason: str, say: Text) -> Screen:
    """The one question before a game is taken out or put back."""
    when = f"<t:{played.finished_at}:f>"
    what = say(
        "correction-what",
        when=when,
        game=game_name(played.game, say),
        names=escaped(names(played, say)),
    )
    void = kind is CorrectionKind.VOID
    button = Button(
        say("button-void" if void else "button-restore"),
        (VOID if void else RESTORE).click(f"{played.table_id}.{reason}"),
        Tone.GRAVE if void else Tone.GOOD,
    )
    stop = Button(say("button-correction-stop"), CORRECTION_STOP.click())
    question = say("void-question" if void else "restore-question")
    why = say("correction-why", reason=escaped(reason))
    return Screen((question, what, why, say("correction-slow"), Separator(), (button, stop)), GREY)


def corrections_screen(corrections: Sequence[CorrectedGame], say: Text) -> Screen:
    """What managers have changed, the latest first."""
    title = say("corrections-title")
    lines, size = [], length(title)
    for told in corrections[:LISTED]:
        line = _line(told, say)
        size += length(line) + 1
        if size > TEXT:
            break
        lines.append(line)
    return Screen((title, "\n".join(lines) if lines else say("corrections-none")), FELT)


def _line(told: CorrectedGame, say: Text) -> str:
    correction, played = told
    by = say("former-player") if is_former(correction.by_user) else f"<@{correction.by_user}>"
    game = correction.table_id
    if played is not None:
        day, who = f"<t:{played.finished_at}:d>", escaped(names(played, say))
        game = say("game-line", day=day, game=game_name(played.game, say), names=who)
    return say(
        f"corrections-{correction.kind}",
        when=f"<t:{correction.at}:f>",
        by=by,
        game=game,
        reason=escaped(correction.reason),
    )


CONTROLS = (VOID, RESTORE, CORRECTION_STOP)
