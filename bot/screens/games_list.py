"""The finished games of a person or of a whole server. The latest game comes first."""

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum

from bot.blocks.control import At, Click, Control, Cost, Payload
from bot.blocks.screen import FELT, GREY, Block, Button, ButtonRow, Choice, Menu, Screen
from bot.blocks.text_limit import cut
from bot.text import Text
from bot.text.name_words import escaped, marked, name_or_former, shortened
from data.league.standings import FinishedGame, GamesPage, SeatResult

PAGE = 6
"""The games per page. Six games with six long names fill a message."""

HISTORY = Control("history", At.ME, cost=Cost.PAGES)
HISTORY_OPEN = Control("history-open", At.ME, payload=Payload.LINE, cost=Cost.PAGES)


class HistoryScope(StrEnum):
    """The people whose games are listed."""

    MINE = "mine"
    SERVER = "server"

    @property
    def other(self) -> "HistoryScope":
        """The list to which the button between both lists leads."""
        return HistoryScope.SERVER if self is HistoryScope.MINE else HistoryScope.MINE


def history_screen(games: GamesPage, scope: HistoryScope, page: int, say: Text) -> Screen:
    """Return a page of finished games, with a menu to open a game.

    ``page`` counts from 0.
    """
    title = say(f"history-title-{scope}")
    if not games.games:
        blocks: list[Block] = [title, say(f"history-none-{scope}")]
        return Screen((*blocks, *_buttons(games.total, scope, page, say)), GREY)
    first = page * PAGE + 1
    lines = [f"{number}. {_line(game, say)}" for number, game in enumerate(games.games, first)]
    choices = tuple(
        Choice(
            say("history-choice", number=number, game=game_in_words(game, say)),
            game.table_id,
            cut(names(game, say)),
        )
        for number, game in enumerate(games.games, first)
    )
    menu = Menu(HISTORY_OPEN.click(scope, page), choices, say("history-choose"))
    return Screen((title, "\n".join(lines), menu, *_buttons(games.total, scope, page, say)), FELT)


def game_in_words(game: FinishedGame, say: Text) -> str:
    """Return the game's name, with the length of the game if the length has a name."""
    length = [] if game.length is None else [say(f"length-{game.length}")]
    return " · ".join([say(f"game-{game.game}"), *length])


def names(game: FinishedGame, say: Text) -> str:
    """Return the players who stayed to the end, without Markdown. The best player comes first."""
    seats = sorted((seat for seat in game.seats if not seat.left), key=_order)
    return ", ".join(
        marked(seat.user_id, name_or_former(seat.user_id, seat.name, say), seat.style, say)
        for seat in seats
    )


def games_on_offer(games: GamesPage, typed: str, say: Text) -> dict[str, str]:
    """Return a line for each game, by table id.

    Only games whose id or line contains the typed text are returned.
    """
    lines = {}
    for game in games.games:
        day = datetime.fromtimestamp(game.finished_at, UTC).date().isoformat()
        lines[game.table_id] = cut(f"{day} · {game_in_words(game, say)} · {names(game, say)}")
    wanted = typed.casefold()
    return {key: line for key, line in lines.items() if wanted in f"{key} {line}".casefold()}


def _line(game: FinishedGame, say: Text) -> str:
    """Return date, game, players with places and points, and whether the game counts."""
    mark = "history-rated" if game.unrated is None else "history-unrated"
    return say(
        "history-row",
        when=f"<t:{game.finished_at}:d>",
        game=game_in_words(game, say),
        players=_players(game.seats, say),
        mark=say("history-void" if game.void else mark),
    )


def _players(seats: Sequence[SeatResult], say: Text) -> str:
    # A computer that only played for a person who left is not a player.
    played = (seat for seat in seats if seat.user_id is not None or not seat.left)
    ordered = sorted(played, key=_order)
    return ", ".join(
        say(
            "history-left" if seat.left else "history-player",
            place=seat.place,
            name=marked(
                seat.user_id, name_or_former(seat.user_id, escaped(name), say), seat.style, say
            ),
            total=seat.total,
        )
        for seat, name in zip(ordered, shortened([seat.name for seat in ordered]), strict=True)
    )


def _order(seat: SeatResult) -> tuple[bool, int, int]:
    return seat.left, seat.place, seat.seat


def _buttons(total: int, scope: HistoryScope, page: int, say: Text) -> list[ButtonRow]:
    def to(other: int, of: HistoryScope = scope) -> Click:
        return HISTORY.click(of, max(0, other))

    last = max(0, (total - 1) // PAGE)
    return [
        (
            Button(say("button-newer"), to(page - 1), live=page > 0),
            Button(say("button-older"), to(page + 1), live=page < last),
            Button(say(f"button-history-{scope.other}"), to(0, scope.other)),
        )
    ]
