"""What has happened to the people of a table; stored in its journal like the events of its game."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.called import called
from engine.events import Event
from engine.table.roster import CloseReason, Sitter


class ChosenRules(Mapping[str, object]):
    """A mapping of JSON values that cannot change: equal and hashed by what is in it.

    True is not 1 here, as it is not in JSON; the order of the keys does not count.
    """

    __slots__ = ("_text",)

    def __init__(self, options: Mapping[str, object]) -> None:
        """Raises TypeError for a value that JSON has not."""
        self._text = json.dumps(dict(options), sort_keys=True, ensure_ascii=False)

    def __getitem__(self, name: str) -> object:
        value: object = json.loads(self._text)[name]
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(json.loads(self._text))

    def __len__(self) -> int:
        return len(json.loads(self._text))

    def __eq__(self, other: object) -> bool:
        return self._text == other._text if isinstance(other, ChosenRules) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._text)

    def __repr__(self) -> str:
        return f"ChosenRules({self._text})"


@dataclass(frozen=True, slots=True)
class _OfSeat:
    """The seat that an event is about."""

    seat: int


@called("sat")
class Sat(Event):
    """Somebody took a seat in the lobby."""

    sitter: Sitter


@called("invited")
class Invited(Event):
    """A seat is kept for somebody; they have still to say that they play."""

    sitter: Sitter


@called("stood_up")
class StoodUp(Event):
    """Somebody left the lobby, or came in spite of an invitation not; the place counts from 0."""

    place: int


@called("removed")
class Removed(Event):
    """The host sent somebody away who had sat down in the lobby; the place counts from 0."""

    place: int


@called("host_changed")
class HostChanged(Event):
    """The lobby has a new host."""

    host: int


@called("rules_changed")
class RulesChanged(Event):
    """The host chose other house rules: all options of the game as JSON values."""

    options: ChosenRules


@called("agreed")
class Agreed(Event):
    """Somebody agreed to the house rules as they are; ``user`` is a Discord user id."""

    user: int


@called("salted")
class Salted(Event):
    """Somebody (a user id) added a salt to the shuffle, of 1 to 64 characters."""

    user: int
    salt: str


@called("seats_turned")
class SeatsTurned(Event):
    """The host turned the seats of a board by so many: whoever is in place i of the lobby plays its
    seat i + ``turn``, modulo their number."""

    turn: int


@called("began")
class Began(Event):
    """The game began with these players; ``dealer`` deals first."""

    dealer: int


@called("handed_over")
class HandedOver(_OfSeat, Event):
    """A seat went to somebody else while the game was running."""

    sitter: Sitter


@called("stood_in")
class StoodIn(_OfSeat, Event):
    """A computer plays the seat of somebody who was not there, until they are back."""

    sitter: Sitter


@called("took_back")
class TookBack(_OfSeat, Event):
    """Whoever was not there, or had left, plays their seat again, which a computer had."""


@called("seat_opened")
class SeatOpened(_OfSeat, Event):
    """A substitute is wanted for this seat, which a computer plays until then."""


@called("substituted")
class Substituted(_OfSeat, Event):
    """Somebody who had seen no hand of this table took an open seat."""

    sitter: Sitter


@called("seat_requested")
class SeatRequested(_OfSeat, Event):
    """Somebody who watches asked for this seat, which ``holder``, a computer, plays."""

    sitter: Sitter
    holder: Sitter


@called("request_answered")
class RequestAnswered(Event):
    """A player (a user id) said yes or no to somebody who asked for a seat, and it is not decided
    by that."""

    user: int
    sitter: Sitter
    yes: bool


@called("request_refused")
class RequestRefused(Event):
    """Somebody does not get the seat that they asked for."""

    sitter: Sitter


@called("request_withdrawn")
class RequestWithdrawn(Event):
    """Somebody does not ask for a seat any more."""

    sitter: Sitter


@called("next_seat_kept")
class NextSeatKept(Event):
    """Somebody who does not sit here is to have a seat in the next game of these players."""

    sitter: Sitter


@called("next_seat_released")
class NextSeatReleased(Event):
    """They do not want that seat any more."""

    sitter: Sitter


@called("nudged")
class Nudged(_OfSeat, Event):
    """Somebody (a user id) had the player of this seat called once more."""

    user: int


@called("agreed_to_end")
class AgreedToEnd(Event):
    """Somebody (a user id) is for ending the game here, uncounted."""

    user: int


@called("wanted_to_play_on")
class WantedToPlayOn(Event):
    """Somebody (a user id) is against ending the game: all have to agree anew."""

    user: int


@called("closed")
class Closed(Event):
    """The table is closed; ``words`` are what a manager of the server had to say about it."""

    why: CloseReason
    words: str | None = None


@called("timed_out")
class TimedOut(_OfSeat, Event):
    """The time of the player to move was up: the autopilot plays this turn on."""


@called("went_away")
class WentAway(_OfSeat, Event):
    """A player is taken for absent: the autopilot plays their seat until they are back."""


@called("came_back")
class CameBack(_OfSeat, Event):
    """A player whose time had run out plays again without the autopilot."""


@called("autopiloted")
class Autopiloted(_OfSeat, Event):
    """What follows in this step the autopilot did; ``away``: for a player who is away."""

    away: bool


@called("bank_spent")
class BankSpent(_OfSeat, Event):
    """A turn took longer than its own time: so many seconds of the player's bank are gone."""

    seconds: int


@called("clock_resumed")
class ClockResumed(Event):
    """The bot was not running for a while: the turn has so many seconds from now on."""

    seconds: int


@called("took_cards_back")
class TookCardsBack(Event):
    """A player took back what they had laid in the step of this version: all is as before it."""

    player: int
    version: int


@called("played_otherwise")
class PlayedOtherwise(_OfSeat, Event):
    """A computer moved otherwise than the one that sat down in this seat would have: another
    version of it, or one that played plainly in its place."""


REQUESTS = (SeatRequested, RequestAnswered, RequestRefused, RequestWithdrawn)
"""What becomes of somebody's wish to play for a computer."""

CHANGE_NO_CHOICE = (
    *(TimedOut, WentAway, CameBack, Autopiloted, BankSpent, ClockResumed),
    *(SeatOpened, Nudged, AgreedToEnd, WantedToPlayOn),
    *(*REQUESTS, NextSeatKept, NextSeatReleased),
)
"""Events after which everybody may do what they could do before."""
