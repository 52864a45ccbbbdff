"""What the league answers, ready to be shown: seasons, corrections, rows, pages and figures."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.computer.strength import Strength, Style
from engine.table.record import Standing

MONTHLY = "monthly"
"""The setting of a server that is true where each month (UTC) is a season."""


MOST_PLACES = 1_000
"""A leaderboard has no more, and nobody is told a place below: to count further takes too long."""


LONGEST_SEASON_NAME = 40
"""Characters of a season's name."""


class NoSuchSeason(LookupError):
    """The server has no such season, or none that is open."""


class WrongSeasonName(ValueError):
    """A name with more than ``LONGEST_SEASON_NAME`` characters."""


@dataclass(frozen=True, slots=True)
class Season:
    """``number`` counts a server's seasons from 1. ``name`` is empty until somebody gives one; a
    monthly season is named after its month, as 2026-11. Times in Unix seconds."""

    season_id: int
    number: int
    name: str
    opened_at: int
    closed_at: int | None


LONGEST_REASON = 200
"""Characters of a reason that are kept."""


class CorrectionKind(StrEnum):
    """What a correction did."""

    VOID = "void"
    RESTORE = "restore"


class NotInLeague(LookupError):
    """No finished game of this server has this table id."""


class AlreadyCorrected(ValueError):
    """The game is void already, or was not void."""


@dataclass(frozen=True, slots=True)
class Correction:
    """What a manager did to a game, when (Unix seconds) and why.

    ``by_user`` is negative for somebody who asked to be forgotten since.
    """

    number: int
    table_id: str
    by_user: int
    at: int
    reason: str
    kind: CorrectionKind


COMPUTER = 0
"""The player under whom computers are rated that have no style; people are above it."""

_STYLES = -(2**62)
"""Players below it are styles of computers; former players (data.privacy) are above it."""
_STRENGTHS = (Strength.EASY, Strength.MEDIUM, Strength.STRONG)
_OF_A_VERSION = 16
"""Players that a version has room for."""


OF_A_SEAT = ("place", "total", "won", "left", "seat", "began", "points", "deals", "timeouts")
"""What is stored of a Standing under the names of its fields."""


def player_of(one: Standing) -> int:
    """Under whom this seat period is rated: a person, or all computers of a style in the server."""
    if one.user is not None:
        return one.user
    if one.style is None:
        return COMPUTER
    return _STYLES - _OF_A_VERSION * one.style.version - _STRENGTHS.index(one.style.strength)


def style_of(player: int) -> Style | None:
    """The style of the computers that are rated under this player; None for all other players."""
    if player >= _STYLES:
        return None
    version, strength = divmod(_STYLES - player, _OF_A_VERSION)
    return Style(_STRENGTHS[strength], version)


def stored_style(strength: str | None, version: int | None) -> Style | None:
    """The style that two columns tell; None where they are empty."""
    if strength is None or version is None:
        return None
    return Style(Strength(strength), version)


PROVISIONAL = 10
"""With fewer rated games than this a rating is provisional."""


class DisplayedRating(NamedTuple):
    """A rating as people read it.

    ``rating`` is 1000 + 40 · (mu - 3 sigma), rounded: whoever is new has 1000, and it is above
    what it says with a likelihood of 99.9 %. ``uncertainty`` is 40 · sigma, rounded.
    """

    rating: int
    uncertainty: int
    provisional: bool


class Measure(StrEnum):
    """By what a leaderboard is sorted, the best first.

    ``RATING`` lists those with at least one rated game. ``POINTS`` is points a deal: where the
    lowest total wins (Contract Rummy) the fewest are best; it means nothing over all games
    together. ``STREAK`` is the longest row of games won.
    """

    RATING = "rating"
    WINS = "wins"
    POINTS = "points"
    GAMES = "games"
    STREAK = "streak"


class LeaderboardKind(StrEnum):
    """Which finished games a leaderboard counts.

    ``TONIGHT``: those of the server's latest ``Evening``. ``MONTH``: those of this month (UTC).
    ``RATED``: for each those that changed their rating. ``ALL``: these and the others.
    """

    TONIGHT = "tonight"
    MONTH = "month"
    RATED = "rated"
    ALL = "all"

    @property
    def is_recent(self) -> bool:
        """Whether it is of this evening or month, and of no season."""
        return self in (LeaderboardKind.TONIGHT, LeaderboardKind.MONTH)

    @property
    def measures(self) -> tuple[Measure, ...]:
        """By what it can be sorted: only rated play has ratings, and a row of wins of its own."""
        if self is LeaderboardKind.RATED:
            return tuple(Measure)
        return (Measure.WINS, Measure.POINTS, Measure.GAMES)


PAUSE = 3 * 3600
"""Seconds without a finished game that end an evening."""
LONGEST_EVENING = 12 * 3600
"""Seconds between the first and the last game of an evening at most."""


class Evening(NamedTuple):
    """The latest evening of a server or a channel: when its first and its last game finished, in
    Unix seconds.

    It has the games that finished last, back to the first ``PAUSE`` between two of them, but none
    that finished more than ``LONGEST_EVENING`` before the last. So it goes on past midnight, and
    needs no time zone; a pause for supper does not end it.
    """

    began: int
    ended: int

    def goes_on(self, now: float) -> bool:
        """Whether a game that finishes now (Unix seconds) would belong to it."""
        return now - self.ended < PAUSE


class ComputersRow(NamedTuple):
    """The games of all computers of a strength, or of those without one (None), and their wins.

    In the statistics of a person: their latest games against such computers that played from the
    first deal to the last, and their own wins. ``best_streak`` is the longest row of these.
    """

    strength: Strength | None
    games: int
    wins: int
    best_streak: int = 0

    @property
    def win_rate(self) -> float:
        """From 0 to 1."""
        return self.wins / self.games


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """What a person has reached in some games (``LeaderboardKind``) of a game (or of all), in a
    season (or ever).

    ``name`` is the one of their latest game in this server. ``rank`` counts from 1, equal ones
    share it; None where they are not ranked by this measure (no rated game yet), or are below
    ``MOST_PLACES``. ``games`` counts those that they ``left`` too; ``deals`` and ``points`` are of
    their seat periods only. ``streak`` is the row of wins up to now. ``timeouts`` are turns that
    ran out of time.
    """

    user_id: int
    name: str
    rank: int | None
    rating: DisplayedRating | None
    rated_games: int
    games: int
    wins: int
    places: int
    points: int
    deals: int
    streak: int
    best_streak: int
    left: int
    timeouts: int

    @property
    def win_rate(self) -> float:
        """From 0 to 1."""
        return self.wins / self.games

    @property
    def average_place(self) -> float:
        """1 or more."""
        return self.places / self.games

    @property
    def points_a_deal(self) -> float:
        """0 where no deal was finished."""
        return self.points / self.deals if self.deals else 0.0

    @property
    def finished(self) -> int:
        """Games that they played to the end."""
        return self.games - self.left


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard; ``total`` rows are on all pages, ``MOST_PLACES`` at most.

    Computers are never on them: ``computers`` has a row for each strength that has played in these
    games, the strongest first, and none for rated games. ``evening``: if it is about one.
    """

    rows: tuple[LeaderboardRow, ...]
    total: int
    computers: tuple[ComputersRow, ...] = ()
    evening: Evening | None = None


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a game; ``finished_at`` in Unix seconds."""

    game_no: int
    finished_at: int
    rating: int
    uncertainty: int


class Played(NamedTuple):
    """A person's rated and unrated play; None where there is none, but never both.

    ``rated.rank`` is by rating; unrated play has neither. The streaks of the last of them are those
    of all play.
    """

    rated: LeaderboardRow | None
    unrated: LeaderboardRow | None

    @property
    def rows(self) -> tuple[LeaderboardRow, ...]:
        """What there is of it, the rated play first."""
        return tuple(row for row in self if row is not None)


@dataclass(frozen=True, slots=True)
class Figures:
    """A person's figures in one game.

    ``curve``: after each of their latest rated games (100 at most) of all time, the oldest first.
    ``against``: computers, the weakest first.
    """

    game: str
    played: Played
    curve: tuple[RatingPoint, ...]
    against: tuple[ComputersRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Stats:
    """A person's figures: in ``every`` game together, and in each that they have played."""

    every: Played
    games: tuple[Figures, ...]
    against: tuple[ComputersRow, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a finished game ended for one seat period of a seat.

    ``user_id`` is None for a computer and negative for a former player, whose ``name`` is empty.
    ``total`` is the seat's at the end of this seat period, ``points`` what the seat period
    itself brought in its ``deals``.
    ``left``: they gave the seat up; ``began``: they held it from the first deal. ``rating``: the
    number after this game (DisplayedRating), None where it did not count for them. ``strength`` and
    ``version`` are the style of a computer, if it had one.
    """

    seat: int
    user_id: int | None
    name: str
    place: int
    total: int
    points: int
    deals: int
    won: bool
    left: bool
    began: bool
    timeouts: int
    rating: int | None
    strength: str | None = None
    version: int | None = None

    @property
    def style(self) -> Style | None:
        """How this computer plays."""
        return stored_style(self.strength, self.version)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game. ``unrated``: why it did not count for ratings (engine.table.record.Unrated's
    values), None if it did. ``length``: an engine.listing.Length, None for one of its own.
    ``void``: a manager took it out of the league. Seats: as they ended,
    then those who left. ``season`` is a season id, ``finished_at`` in Unix seconds."""

    game_no: int
    table_id: str
    channel_id: int
    game: str
    season: int
    finished_at: int
    deals: int
    unrated: str | None
    length: str | None
    void: bool
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class GamesPage:
    """A page of finished games, the latest first; ``total`` games on all pages."""

    games: tuple[FinishedGame, ...]
    total: int
