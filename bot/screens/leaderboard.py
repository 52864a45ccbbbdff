"""The leaderboard, and the query of a leaderboard that every click carries."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.blocks.control import At, Click, Control, Cost, Payload, read_number
from bot.blocks.screen import GOLD, Block, Button, ButtonRow, Choice, Menu, Picture, Screen, Tone
from bot.render.specs import Bar, BarsSpec
from bot.text import Text
from bot.text.name_words import escaped, name_or_former, strength_in_words
from data.league.standings import (
    ComputersRow,
    DisplayedRating,
    LeaderboardKind,
    LeaderboardPage,
    LeaderboardRow,
    Measure,
    Season,
)
from data.league.standings import LeaderboardRow as Line
from engine.games.registry import REGISTRY


def rating_in_words(rating: DisplayedRating, say: Text) -> str:
    """Return a rating in words, with its uncertainty, and whether the rating is provisional."""
    message = "rating-provisional" if rating.provisional else "rating-sure"
    return say(message, rating=str(rating.rating), uncertainty=str(rating.uncertainty))


def wins_in_words(row: LeaderboardRow, say: Text) -> str:
    """Return the number of games that were won, in words."""
    return say("league-wins", wins=row.wins)


def games_in_words(row: LeaderboardRow, say: Text) -> str:
    """Return the number of games that were played, in words."""
    return say("league-games", games=row.games)


def percent(share: float) -> str:
    """Return a share from 0 to 1 as a percentage without sign."""
    return str(round(100 * share))


def figures(row: LeaderboardRow, measure: Measure, say: Text) -> str:
    """Return the numbers of a line in a leaderboard that is sorted by this measure."""
    games, wins = games_in_words(row, say), wins_in_words(row, say)
    match measure:
        case Measure.RATING if row.rating is not None:
            shown = rating_in_words(row.rating, say)
            return say("league-by-rating", rating=shown, games=games)
        case Measure.POINTS:
            return say("league-by-points", points=row.points_a_deal, games=games)
        case Measure.STREAK:
            return say("league-by-streak", best=row.best_streak, streak=row.streak)
        case Measure.WINS:
            won = percent(row.win_rate)
            return say("league-by-wins", wins=row.wins, games=row.games, rate=won)
    return say("league-by-games", games=games, wins=wins)


def game_name(game: str | None, say: Text) -> str:
    """Return the name of a game, or the words for all games."""
    return say("league-all-games") if game is None else say(f"game-{game}")


def season_name(season: Season | None, say: Text) -> str:
    """Return the name of a season, or the words for all time.

    The name isn't escaped for Markdown.
    """
    if season is None:
        return say("league-all-time")
    return season.name or say("season-number", number=season.number)


# The leaderboard, and the query for it that every click carries.

PLACES = 10
"""The rows per page."""

EVERY = "all"
"""The value of a menu's line for all games or all time."""

_SEASONS = 24
"""A menu has at most this many seasons and a line for all time.

The command also takes older seasons.
"""

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}

BOARD_GAME = Control("board-game", At.ME, public=True, payload=Payload.LINE, cost=Cost.PAGES)
BOARD_SEASON = Control("board-season", At.ME, public=True, payload=Payload.LINE, cost=Cost.PAGES)
BOARD_MEASURE = Control("board-measure", At.ME, public=True, payload=Payload.LINE, cost=Cost.PAGES)
CORRECTIONS = Control("corrections", At.ME, public=True, cost=Cost.PAGES)

_LAST_PAGE = 10**6
"""A number of pages that no leaderboard reaches."""

BOARD = Control("board", At.ME, public=True, cost=Cost.PAGES)


class LeaderboardQuery(NamedTuple):
    """A page of a leaderboard for a person."""

    asker: int
    """The user id of the person who asked for the page."""
    game: str | None = None
    """The name of the game. None means all games together."""
    season: int | None = None
    """The id of the season. None means all time."""
    measure: Measure = Measure.RATING
    page: int = 0
    """The number of the page, from 0."""
    picture: bool = False
    """Whether the page has bars."""
    kind: LeaderboardKind = LeaderboardKind.RATED

    def write(self) -> str:
        """Return the text for the query that a click carries, at most about 60 characters."""
        parts = self.asker, self.game or "", self.season or "", self.measure, self.page
        marks = "1" if self.picture else "", _MARKS[self.kind]
        return ".".join([*map(str, parts), *marks])

    def click(self, control: Control = BOARD) -> Click:
        """Return a click that shows this page.

        With the ``control`` of a menu, the click changes one part of the query.
        """
        return control.click(self.write())

    def of(self, game: str | None) -> "LeaderboardQuery":
        """Return the first page of the given game.

        All games together can't be ordered by points.
        """
        measure = self.measure
        if game is None and measure is Measure.POINTS:
            measure = self.kind.measures[0]
        return self._replace(game=game, measure=measure, page=0)

    @property
    def measures(self) -> tuple[Measure, ...]:
        """The measures by which this list can be ordered."""
        without = {Measure.POINTS} if self.game is None else set()
        return tuple(measure for measure in self.kind.measures if measure not in without)

    def of_kind(self, kind: LeaderboardKind) -> "LeaderboardQuery":
        """Return the first page of a kind of leaderboard, in the kind's first order.

        ``ALL`` has no seasons.
        """
        season = None if kind is LeaderboardKind.ALL else self.season
        return self._replace(kind=kind, season=season, measure=kind.measures[0], page=0)


_MARKS = {
    LeaderboardKind.TONIGHT: "t",
    LeaderboardKind.MONTH: "m",
    LeaderboardKind.RATED: "",
    LeaderboardKind.ALL: "a",
}
"""The letters by which a click names the kind of leaderboard."""


class Leaderboard(NamedTuple):
    """The content of a leaderboard."""

    query: LeaderboardQuery
    page: LeaderboardPage
    own_row: Line | None
    """The asker's row, or None if the row is on this page or doesn't exist."""
    seasons: Sequence[Season]
    """The seasons of the server. The latest season comes first."""
    corrected: bool
    """Whether a manager has changed the standings of this server."""
    now: float
    """The current time in Unix seconds."""

    @property
    def pages(self) -> int:
        """The number of pages, at least 1."""
        return max(1, -(-self.page.total // PLACES))

    @property
    def season(self) -> Season | None:
        """The season of the query, or None for all time."""
        wanted = self.query.season
        return next((season for season in self.seasons if season.season_id == wanted), None)


def leaderboard_screen(board: Leaderboard, say: Text) -> Screen:
    """Return a page of the leaderboard.

    The asker's row is below if the page doesn't have it.
    """
    query, rows = board.query, board.page.rows
    title = say("league-title", game=game_name(query.game, say)) + "\n" + _about(board, say)
    blocks: list[Block] = [title]
    if not rows:
        blocks.append(say(f"league-empty-{query.kind}"))
    if rows and query.picture:
        blocks.append(_picture(board, say))
    blocks += ["\n".join(_line(row, query, say) for row in rows)] if rows else []
    below = []
    below += [against_in_words("league-computers", row, say) for row in board.page.computers]
    if board.own_row is not None:
        below.append(say("league-own", row=_line(board.own_row, query, say)))
    if board.pages > 1:
        below.append(say("league-page", page=query.page + 1, pages=board.pages))
    blocks += ["\n".join(below)] if below else []
    # The button of the current view leads to the current page, because a screen can't have two
    # buttons that lead to the first page.
    views = tuple(
        Button(say(f"button-league-{kind}"), query.click(), Tone.MAIN)
        if kind is query.kind
        else Button(say(f"button-league-{kind}"), query.of_kind(kind).click())
        for kind in LeaderboardKind
    )
    return Screen((*blocks, views, *_menus(board, say), *_buttons(board, say)), GOLD)


def _about(board: Leaderboard, say: Text) -> str:
    """Return a line with the games that count, their period, and the order."""
    query, evening = board.query, board.page.evening
    measure = say(f"measure-{query.measure}")
    if query.kind is LeaderboardKind.MONTH:
        return say("league-about-month", measure=measure)
    if query.kind is not LeaderboardKind.TONIGHT:
        season = escaped(season_name(board.season, say))
        return say(f"league-about-{query.kind}", season=season, measure=measure)
    if evening is None:
        return say("league-about-tonight", measure=measure)
    if evening.goes_on(board.now):
        return say("league-about-tonight-since", since=f"<t:{evening.began}:t>", measure=measure)
    return say("league-about-evening", day=f"<t:{evening.began}:D>", measure=measure)


def _line(row: Line, query: LeaderboardQuery, say: Text) -> str:
    message = "league-row-mine" if row.user_id == query.asker else "league-row"
    name = name_or_former(row.user_id, escaped(row.name), say)
    words = figures(row, query.measure, say)
    return say(message, place=_place(row), name=name, figures=words)


def against_in_words(message: str, row: ComputersRow, say: Text) -> str:
    """Return in words how often computers of a strength win, or how often a person beats them."""
    strength = row.strength
    return say(
        message,
        strength=strength_in_words(strength, say) if strength else say("league-computers-old"),
        rate=percent(row.win_rate),
        games=say("league-games", games=row.games),
        best=row.best_streak,
    )


def _place(row: Line) -> str:
    if row.rank is None:
        return "–"
    number = f"{row.rank}\\."
    return _MEDALS.get(row.rank, number) if row.wins else number


def _picture(board: Leaderboard, say: Text) -> Picture:
    """Return a picture of the page as bars. The places are before the names."""
    query, rows = board.query, board.page.rows
    bars = tuple(_bar(row, query, say) for row in rows)
    rows_in_words = "; ".join(
        say("league-alt-row", place=row.rank or 0, figures=figures(row, query.measure, say))
        for row in rows
    )
    measure = say(f"measure-{query.measure}")
    return Picture(BarsSpec(bars), say("league-alt", measure=measure, rows=rows_in_words))


def _bar(row: Line, query: LeaderboardQuery, say: Text) -> Bar:
    is_own, place = row.user_id == query.asker, row.rank or 0
    if query.measure is Measure.RATING and row.rating is not None:
        rating = row.rating
        return Bar(place, rating.rating, str(rating.rating), rating.uncertainty, is_own=is_own)
    if query.measure is Measure.POINTS:
        label = say("number", number=row.points_a_deal)
        return Bar(place, row.points_a_deal, label, is_own=is_own)
    number = {Measure.WINS: row.wins, Measure.STREAK: row.best_streak}.get(query.measure, row.games)
    return Bar(place, number, str(number), is_own=is_own)


def _menus(board: Leaderboard, say: Text) -> tuple[Menu, ...]:
    query = board.query
    games = tuple(
        Choice(
            say("league-game", game=game_name(game, say)), game or EVERY, chosen=game == query.game
        )
        for game in (None, *REGISTRY)
    )
    now = None if board.season is None else query.season
    seasons = tuple(
        Choice(
            say("league-season", season=season_name(season, say)),
            EVERY if season is None else str(season.season_id),
            chosen=now == (None if season is None else season.season_id),
        )
        for season in (None, *_offered(board))
    )
    measures = tuple(
        Choice(
            say("league-measure", measure=say(f"measure-{measure}")),
            measure,
            chosen=measure is query.measure,
        )
        for measure in query.measures
    )
    # A server's only season has the same games as all time.
    has_seasons = not query.kind.is_recent and (query.season is not None or len(board.seasons) > 1)
    chosen = Menu(query.click(BOARD_SEASON), seasons, say("league-choose-season"))
    return (
        Menu(query.click(BOARD_GAME), games, say("league-choose-game")),
        *((chosen,) if has_seasons else ()),
        Menu(query.click(BOARD_MEASURE), measures, say("league-choose-measure")),
    )


def _offered(board: Leaderboard) -> list[Season]:
    """Return the latest seasons, and the chosen season even if it is older."""
    latest = list(board.seasons[:_SEASONS])
    if board.season is not None and board.season not in latest:
        latest[-1] = board.season
    return latest


def _buttons(board: Leaderboard, say: Text) -> tuple[ButtonRow, ...]:
    query, row = board.query, list[Button]()
    if board.pages > 1:
        row += [
            Button(
                say("button-league-earlier"),
                query._replace(page=query.page - 1).click(),
                live=query.page > 0,
            ),
            Button(
                say("button-league-later"),
                query._replace(page=query.page + 1).click(),
                live=query.page < board.pages - 1,
            ),
        ]
    if board.page.rows:
        other = query._replace(picture=not query.picture)
        row.append(
            Button(say("button-as-text" if query.picture else "button-as-picture"), other.click())
        )
    if board.corrected:
        row.append(Button(say("button-corrections"), query.click(CORRECTIONS)))
    return (tuple(row),) if row else ()


def read_query(written: str) -> LeaderboardQuery | None:
    """Return the query that a click carries, or None for an invalid text."""
    parts = written.split(".")
    kinds = {mark: kind for kind, mark in _MARKS.items()}
    if len(parts) != len(LeaderboardQuery._fields) or parts[-1] not in kinds:
        return None
    asker, game, season, by, page, picture, mark = parts
    who, number, sorting = read_number(asker), read_number(page), _measure(by)
    if who is None or number is None or sorting is None or number > _LAST_PAGE:
        return None
    listed = read_number(season)
    if (listed is None) is not (season == ""):
        return None
    shown = bool(picture), kinds[mark]
    query = LeaderboardQuery(who, game or None, listed, sorting, number, *shown)
    known = query.game is None or query.game in REGISTRY
    return query if known and query.measure in query.measures else None


def _measure(written: str) -> Measure | None:
    return Measure(written) if written in set(Measure) else None
