"""The league's answers, ready to be shown."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.computer.strength import Strength, Style
from engine.table.record import Standing

MONTHLY = "monthly"
"""The setting of a server that makes each month (UTC) a season."""


MOST_PLACES = 1_000
"""A leaderboard has at most this many places. Counting further takes too long."""


LONGEST_SEASON_NAME = 40
"""A season's name has at most this many characters."""


class NoSuchSeason(LookupError):
    """The server has no such season, or none that is open."""


class WrongSeasonName(ValueError):
    """A name with more than ``LONGEST_SEASON_NAME`` characters."""


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a server. Times are in Unix seconds."""

    season_id: int
    number: int
    """Counted from 1 in each server."""
    name: str
    """Empty until someone names the season.

    A monthly season is named after its month (2026-11).
    """
    opened_at: int
    closed_at: int | None


LONGEST_REASON = 200
"""At most this many characters of a reason are kept."""


class CorrectionKind(StrEnum):
    """The effect of a correction."""

    VOID = "void"
    RESTORE = "restore"


class NotInLeague(LookupError):
    """No finished game of this server has this table id."""


class AlreadyCorrected(ValueError):
    """The game is void already, or was not void."""


@dataclass(frozen=True, slots=True)
class Correction:
    """A manager's correction of a game."""

    number: int
    table_id: str
    by_user: int
    """Negative if they have asked to be forgotten since."""
    at: int
    """In Unix seconds."""
    reason: str
    kind: CorrectionKind


COMPUTER = 0
"""The player id of computers without a style. People's ids are above it."""

_STYLES = -(2**62)
"""Ids of computers' styles are below this. Former players (data.privacy) are above it."""
_STRENGTHS = (Strength.EASY, Strength.MEDIUM, Strength.STRONG)
_OF_A_VERSION = 16
"""The number of player ids for a version."""


OF_A_SEAT = ("place", "total", "won", "left", "seat", "began", "points", "deals", "timeouts")
"""The fields of a Standing that are stored under their own names."""


def player_of(standing: Standing) -> int:
    """Return the player id under which a seat period is rated.

    A person has their own id. All computers of one style in the server share an id.
    """
    if standing.user is not None:
        return standing.user
    if standing.style is None:
        return COMPUTER
    return (
        _STYLES - _OF_A_VERSION * standing.style.version - _STRENGTHS.index(standing.style.strength)
    )


def style_of(player: int) -> Style | None:
    """Return the computers' style that has this player id, or None for other players."""
    if player >= _STYLES:
        return None
    version, strength = divmod(_STYLES - player, _OF_A_VERSION)
    return Style(_STRENGTHS[strength], version)


def stored_style(strength: str | None, version: int | None) -> Style | None:
    """Return the style in two columns, or None if they are empty."""
    if strength is None or version is None:
        return None
    return Style(Strength(strength), version)


PROVISIONAL = 10
"""The number of rated games that makes a rating no longer provisional."""


class DisplayedRating(NamedTuple):
    """A rating as people read it."""

    rating: int
    """1000 + 40 · (mu - 3 sigma), rounded.

    A new player has 1000. The true strength is above it with a probability of 99.9 %.
    """
    uncertainty: int
    """40 · sigma, rounded."""
    provisional: bool


class Measure(StrEnum):
    """The value that sorts a leaderboard, the best first."""

    RATING = "rating"
    """The rating. People without a rated game aren't listed."""
    WINS = "wins"
    POINTS = "points"
    """Points per deal. If the lowest total wins (Contract Rummy), the fewest are best.

    This measure doesn't exist over all games together.
    """
    GAMES = "games"
    STREAK = "streak"
    """The longest streak of games won."""


class LeaderboardKind(StrEnum):
    """The finished games that a leaderboard counts."""

    TONIGHT = "tonight"
    """Games in the server's latest ``Evening``."""
    MONTH = "month"
    """Games of this month (UTC)."""
    RATED = "rated"
    """For each person, the games that changed their rating."""
    ALL = "all"
    """Rated and unrated games."""

    @property
    def is_recent(self) -> bool:
        """Whether it is about an evening or a month, and so about no season."""
        return self in (LeaderboardKind.TONIGHT, LeaderboardKind.MONTH)

    @property
    def measures(self) -> tuple[Measure, ...]:
        """The measures that can sort such a leaderboard.

        Ratings and streaks sort only rated play.
        """
        if self is LeaderboardKind.RATED:
            return tuple(Measure)
        return (Measure.WINS, Measure.POINTS, Measure.GAMES)


PAUSE = 3 * 3600
"""Seconds without a finished game that end an evening."""
LONGEST_EVENING = 12 * 3600
"""The first and the last game of an evening are at most this many seconds apart."""


class Evening(NamedTuple):
    """The latest evening of a server or a channel.

    It has the games that finished last, back to the first ``PAUSE`` between two games. Games that
    finished more than ``LONGEST_EVENING`` before the last game don't belong to the evening. So an
    evening can last past midnight, and needs no time zone. A pause for supper doesn't end it.
    """

    began: int
    """When its first game finished, in Unix seconds."""
    ended: int
    """When its last game finished, in Unix seconds."""

    def goes_on(self, now: float) -> bool:
        """Whether a game that finishes now (Unix seconds) would belong to it."""
        return now - self.ended < PAUSE


class ComputersRow(NamedTuple):
    """The games of all computers of a strength, and their wins.

    In a person's statistics, these are the person's latest games against such computers that played
    from the first deal to the last, and the person's own wins.
    """

    strength: Strength | None
    """None for computers without a strength."""
    games: int
    wins: int
    best_streak: int = 0
    """The longest streak of the person's wins."""

    @property
    def win_rate(self) -> float:
        """The share of wins, from 0 to 1."""
        return self.wins / self.games


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A person's results in games of a ``LeaderboardKind``.

    The results cover one game or all games, and a season or all time.
    """

    user_id: int
    name: str
    """The person's name in their latest game in this server."""
    rank: int | None
    """Counted from 1. Equal results share a rank.

    None if this measure doesn't rank the person (no rated game yet), or if their rank would be
    below ``MOST_PLACES``.
    """
    rating: DisplayedRating | None
    rated_games: int
    games: int
    """Games that they ``left`` are included."""
    wins: int
    places: int
    """The sum of their places."""
    points: int
    """The points in their own seat periods."""
    deals: int
    """The deals in their own seat periods."""
    streak: int
    """The current streak of wins."""
    best_streak: int
    left: int
    timeouts: int
    """Turns that ran out of time."""

    @property
    def win_rate(self) -> float:
        """The share of wins, from 0 to 1."""
        return self.wins / self.games

    @property
    def average_place(self) -> float:
        """The mean of their places, 1 or more."""
        return self.places / self.games

    @property
    def points_a_deal(self) -> float:
        """Points per deal, or 0 without a finished deal."""
        return self.points / self.deals if self.deals else 0.0

    @property
    def finished(self) -> int:
        """Games that they played to the end."""
        return self.games - self.left


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard. Computers are never on it."""

    rows: tuple[LeaderboardRow, ...]
    total: int
    """The rows on all pages, at most ``MOST_PLACES``."""
    computers: tuple[ComputersRow, ...] = ()
    """A row for each strength that played in these games, the strongest first.

    Empty for rated games.
    """
    evening: Evening | None = None
    """The evening that the page covers, if it covers one."""


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a game."""

    game_no: int
    finished_at: int
    """In Unix seconds."""
    rating: int
    uncertainty: int


class Played(NamedTuple):
    """A person's rated and unrated play. One of them may be None, but never both."""

    rated: LeaderboardRow | None
    """The rank in this row is by rating."""
    unrated: LeaderboardRow | None
    """This row has no rank and no rating. Its streaks cover all play."""

    @property
    def rows(self) -> tuple[LeaderboardRow, ...]:
        """The rows that exist, the rated play first."""
        return tuple(row for row in self if row is not None)


@dataclass(frozen=True, slots=True)
class Figures:
    """A person's statistics in one game."""

    game: str
    played: Played
    curve: tuple[RatingPoint, ...]
    """The rating after each of their latest 100 rated games of all time, the oldest first."""
    against: tuple[ComputersRow, ...] = ()
    """Games against computers, the weakest first."""


@dataclass(frozen=True, slots=True)
class Stats:
    """A person's statistics, in ``every`` game together and in each that they have played."""

    every: Played
    games: tuple[Figures, ...]
    against: tuple[ComputersRow, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a finished game for one seat period."""

    seat: int
    user_id: int | None
    """None for a computer, and negative for a former player."""
    name: str
    """Empty for a former player."""
    place: int
    total: int
    """The seat's total at the end of this seat period."""
    points: int
    """The points of this seat period."""
    deals: int
    """The deals of this seat period."""
    won: bool
    left: bool
    """Whether they gave the seat up."""
    began: bool
    """Whether they held the seat from the first deal."""
    timeouts: int
    rating: int | None
    """The number after this game (DisplayedRating), or None if the game didn't count for them."""
    strength: str | None = None
    """With ``version``, the style of a computer, if it had one."""
    version: int | None = None

    @property
    def style(self) -> Style | None:
        """The style of this computer, if it had one."""
        return stored_style(self.strength, self.version)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game."""

    game_no: int
    table_id: str
    channel_id: int
    game: str
    season: int
    """A season id."""
    finished_at: int
    """In Unix seconds."""
    deals: int
    unrated: str | None
    """Why the game didn't count for ratings (a value of engine.table.record.Unrated), or None."""
    length: str | None
    """A value of engine.listing.Length, or None for any other length."""
    void: bool
    """Whether a manager removed the game from the league."""
    seats: tuple[SeatResult, ...]
    """The last holder of each seat in the order of seats, then those who left."""


@dataclass(frozen=True, slots=True)
class GamesPage:
    """A page of finished games, the latest first."""

    games: tuple[FinishedGame, ...]
    total: int
    """The games on all pages."""
