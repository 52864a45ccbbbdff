"""Ratings and other figures of the league in words."""

from bot.text import Text
from bot.text.names import escaped, name_or_former, style_in_words
from data.league.standings import (
    COMPUTER,
    DisplayedRating,
    LeaderboardRow,
    Measure,
    Season,
    style_of,
)


def rating_in_words(rating: DisplayedRating, say: Text) -> str:
    """The number, how unsure it is, and whether it is provisional."""
    message = "rating-provisional" if rating.provisional else "rating-sure"
    return say(message, rating=str(rating.rating), uncertainty=str(rating.uncertainty))


def wins_in_words(row: LeaderboardRow, say: Text) -> str:
    """How many games were won."""
    return say("league-wins", wins=row.wins)


def games_in_words(row: LeaderboardRow, say: Text) -> str:
    """How many games were played."""
    return say("league-games", games=row.games)


def percent(share: float) -> str:
    """A share from 0 to 1 as a number of hundredths."""
    return str(round(100 * share))


def figures(row: LeaderboardRow, measure: Measure, say: Text) -> str:
    """What a line of a leaderboard says of somebody, by what the list is sorted."""
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
            return say("league-by-wins", wins=wins, games=games, rate=percent(row.win_rate))
    return say("league-by-games", games=games, wins=wins)


def row_name(row: LeaderboardRow, say: Text) -> str:
    """Whose row it is: a person, or computers of the server."""
    if row.user_id == COMPUTER:
        return say("league-computers")
    style = style_of(row.user_id)
    if style is not None:
        return say("league-computers-of", style=style_in_words(style, say))
    return name_or_former(row.user_id, escaped(row.name), say)


def game_name(game: str | None, say: Text) -> str:
    """What a game is called, or the words for all of them together."""
    return say("league-all-games") if game is None else say(f"game-{game}")


def season_name(season: Season | None, say: Text) -> str:
    """What a season is called; None stands for all time. Not made plain for Markdown."""
    if season is None:
        return say("league-all-time")
    return season.name or say("season-number", number=season.number)
