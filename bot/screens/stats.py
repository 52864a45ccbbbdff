"""The statistics of one person."""

from collections.abc import Iterator, Sequence

from bot.blocks.control import At, Control, Cost, Payload
from bot.blocks.screen import GOLD, Block, Choice, Menu, Picture, Screen
from bot.render.specs import ChartPoint, ChartSpec
from bot.screens.leaderboard import (
    EVERY,
    against_in_words,
    game_name,
    games_in_words,
    percent,
    rating_in_words,
    wins_in_words,
)
from bot.text import Text
from bot.text.name_words import escaped
from data.league.standings import (
    PROVISIONAL,
    ComputersRow,
    Figures,
    LeaderboardRow,
    Played,
    RatingPoint,
    Stats,
)

_LINE = 2
"""A curve has at least this many ratings."""

STATS = Control("stats", At.ME, payload=Payload.LINE, cost=Cost.PAGES)


def stats_screen(user: int, name: str, stats: Stats | None, game: str | None, say: Text) -> Screen:
    """Return a person's statistics in one game with a curve.

    If ``game`` is None, return short statistics of all games. If there is only one game, return its
    full statistics.
    """
    title = say("stats-title", name=escaped(name))
    if stats is None:
        return Screen((title, say("stats-none", name=escaped(name))), GOLD)
    played = {figures.game: figures for figures in stats.games}
    if game is None and len(played) == 1:
        [game] = played
    blocks: list[Block] = [title]
    if game is None:
        short = [_short(figures, say) for figures in stats.games]
        blocks.append("\n\n".join([_every(stats.every, stats.against, say), *short]))
    elif game in played:
        blocks += _of_game(played[game], say)
    else:
        blocks.append(say("stats-none-of-game", game=game_name(game, say)))
    if len(played) > 1 or game not in played:
        blocks.append(_menu(user, stats.games, game, say))
    return Screen(tuple(blocks), GOLD)


def _every(played: Played, against: Sequence[ComputersRow], say: Text) -> str:
    lines = [say("stats-game", game=say("stats-every"))]
    lines += [_played(kind, row, say) for kind, row in _kinds(played)]
    lines += [
        _streak(played.rows[-1], say),
        *(against_in_words("stats-against", row, say) for row in against),
    ]
    return "\n".join([*lines, _reliable(played, say)])


def _short(figures: Figures, say: Text) -> str:
    lines = [_head(figures, say), _rating(figures.played.rated, say)]
    return "\n".join([*lines, *(_played(kind, row, say) for kind, row in _kinds(figures.played))])


def _of_game(figures: Figures, say: Text) -> list[Block]:
    lines = [_head(figures, say), _rating(figures.played.rated, say)]
    for kind, row in _kinds(figures.played):
        points = say("stats-points", points=row.points_a_deal)
        lines += [_played(kind, row, say), points]
    lines += [
        _streak(figures.played.rows[-1], say),
        *(against_in_words("stats-against", row, say) for row in figures.against),
    ]
    lines.append(_reliable(figures.played, say))
    blocks: list[Block] = ["\n".join(lines)]
    if len(figures.curve) >= _LINE:
        blocks.append(_chart(figures.curve, say))
    return [*blocks, say("stats-about-rating")]


def _head(figures: Figures, say: Text) -> str:
    title, rated = game_name(figures.game, say), figures.played.rated
    if rated is None or rated.rank is None:
        return say("stats-game", game=title)
    return say("stats-ranked", game=title, rank=rated.rank)


def _kinds(played: Played) -> Iterator[tuple[str, LeaderboardRow]]:
    """Yield the numbers of rated play and of unrated play.

    Each comes with the id of its text.
    """
    if played.rated is not None:
        yield "stats-rated", played.rated
    if played.unrated is not None:
        yield "stats-unrated", played.unrated


def _rating(row: LeaderboardRow | None, say: Text) -> str:
    if row is None or row.rating is None:
        return say("stats-no-rating")
    words = rating_in_words(row.rating, say)
    if not row.rating.provisional:
        return say("stats-rating", rating=words)
    games = row.rated_games
    return say("stats-rating-so-far", rating=words, games=games, needed=PROVISIONAL)


def _played(kind: str, row: LeaderboardRow, say: Text) -> str:
    figures = say(
        "stats-games",
        games=games_in_words(row, say),
        wins=wins_in_words(row, say),
        rate=percent(row.win_rate),
        place=row.average_place,
    )
    return say(kind, figures=figures)


def _streak(row: LeaderboardRow, say: Text) -> str:
    return say("stats-streak", best=row.best_streak, streak=row.streak)


def _reliable(played: Played, say: Text) -> str:
    rows = played.rows
    return say(
        "stats-reliable",
        finished=sum(row.finished for row in rows),
        games=sum(row.games for row in rows),
        timeouts=sum(row.timeouts for row in rows),
    )


def _chart(curve: Sequence[RatingPoint], say: Text) -> Picture:
    def words(point: RatingPoint) -> str:
        return say("rating-sure", rating=str(point.rating), uncertainty=str(point.uncertainty))

    ratings = [point.rating for point in curve]
    alt = say(
        "stats-alt",
        count=len(curve),
        first=words(curve[0]),
        last=words(curve[-1]),
        most=str(max(ratings)),
        least=str(min(ratings)),
    )
    points = tuple(ChartPoint(point.rating, point.uncertainty) for point in curve)
    return Picture(ChartSpec(points), alt)


def _menu(user: int, games: Sequence[Figures], game: str | None, say: Text) -> Menu:
    choices = [Choice(say("stats-every"), EVERY, chosen=game is None)]
    choices += [
        Choice(game_name(figures.game, say), figures.game, chosen=figures.game == game)
        for figures in games
    ]
    return Menu(STATS.click(str(user)), tuple(choices), say("stats-choose"))
