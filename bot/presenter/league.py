"""The leaderboard."""

from collections.abc import Sequence

from bot.presenter.people import GOLD, plain
from bot.screen import Screen
from bot.text import Text
from data.league import Row

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard_screen(
    rows: Sequence[Row], mine: Row | None, game: str | None, say: Text
) -> Screen:
    """The best of a server; below them the asker, if he is not among them."""
    title = say("league-title") if game is None else say("league-title-game", game=game)
    if not rows:
        return Screen((title, say("league-empty")), GOLD)
    lines = [_line(row, _MEDALS.get(place, f"{place}."), say) for place, row in enumerate(rows, 1)]
    blocks = [title, "\n".join(lines)]
    if mine is not None and all(row.user_id != mine.user_id for row in rows):
        blocks.append("-# " + say("league-you", row=_line(mine, "…", say)))
    return Screen(tuple(blocks), GOLD)


def _line(row: Row, place: str, say: Text) -> str:
    return say(
        "league-row",
        place=place,
        name=plain(row.name),
        wins=row.wins,
        games=row.games,
        rate=str(round(100 * row.win_rate)),
        average=f"{row.average_place:.1f}",
    )
