"""Events about the people of a table, stored in its journal like the events of its game."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.called import called
from engine.events import Event
from engine.table.roster import CloseReason, Sitter


class ChosenRules(Mapping[str, object]):
    """An immutable mapping of JSON values, compared and hashed by its content.

    As in JSON, True is not 1. The order of the keys doesn't matter.
    """

    __slots__ = ("_text",)

    def __init__(self, options: Mapping[str, object]) -> None:
        """Raises TypeError for a value that JSON doesn't have."""
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
    """A player took a seat in the lobby."""

    sitter: Sitter


@called("invited")
class Invited(Event):
    """A seat is kept for a person who hasn't accepted yet."""

    sitter: Sitter


@called("stood_up")
class StoodUp(Event):
    """A player left the lobby or an invited person didn't come."""

    place: int
    """From 0."""


@called("removed")
class Removed(Event):
    """The host sent away someone who had sat down in the lobby."""

    place: int
    """From 0."""


@called("host_changed")
class HostChanged(Event):
    """The lobby has a new host."""

    host: int


@called("rules_changed")
class RulesChanged(Event):
    """The host chose other house rules."""

    options: ChosenRules
    """All options as JSON values."""


@called("agreed")
class Agreed(Event):
    """A person (a user id) agreed to the current house rules."""

    user: int


@called("salted")
class Salted(Event):
    """A person (a user id) added a salt to the shuffle."""

    user: int
    salt: str
    """1 to 64 characters."""


@called("seats_turned")
class SeatsTurned(Event):
    """The host turned the seats of a board."""

    turn: int
    """The player at place i in the lobby plays seat i + ``turn``, modulo their number."""


@called("began")
class Began(Event):
    """The game started with the players who have a seat."""

    dealer: int
    """The seat that deals first."""


@called("handed_over")
class HandedOver(_OfSeat, Event):
    """A player left a running game, and their seat went to a computer."""

    sitter: Sitter


@called("stood_in")
class StoodIn(_OfSeat, Event):
    """A computer plays the seat of an absent player until they are back."""

    sitter: Sitter


@called("took_back")
class TookBack(_OfSeat, Event):
    """A player who was absent, or had left, plays their seat again instead of a computer."""


@called("seat_opened")
class SeatOpened(_OfSeat, Event):
    """A substitute is wanted for this seat, which a computer plays until then."""


@called("substituted")
class Substituted(_OfSeat, Event):
    """A person who had seen no hand of this table took an open seat."""

    sitter: Sitter


@called("seat_requested")
class SeatRequested(_OfSeat, Event):
    """A spectator asked for a seat that a computer plays."""

    sitter: Sitter
    holder: Sitter
    """The computer."""


@called("request_answered")
class RequestAnswered(Event):
    """A player (a user id) answered a request for a seat, and the request is still undecided."""

    user: int
    sitter: Sitter
    yes: bool


@called("request_refused")
class RequestRefused(Event):
    """A person doesn't get the seat that they asked for."""

    sitter: Sitter


@called("request_withdrawn")
class RequestWithdrawn(Event):
    """A person withdrew their request for a seat."""

    sitter: Sitter


@called("next_seat_kept")
class NextSeatKept(Event):
    """A spectator will have a seat in the next game of these players."""

    sitter: Sitter


@called("next_seat_released")
class NextSeatReleased(Event):
    """A spectator no longer wants a seat in the next game."""

    sitter: Sitter


@called("nudged")
class Nudged(_OfSeat, Event):
    """A person (a user id) reminded the player of this seat to move."""

    user: int


@called("agreed_to_end")
class AgreedToEnd(Event):
    """A player (a user id) agrees to end the game here, uncounted."""

    user: int


@called("wanted_to_play_on")
class WantedToPlayOn(Event):
    """A player (a user id) is against ending the game. All must agree again."""

    user: int


@called("closed")
class Closed(Event):
    """The table closed."""

    why: CloseReason
    words: str | None = None
    """A manager's words about closing the table."""


@called("timed_out")
class TimedOut(_OfSeat, Event):
    """The time of the player to move ran out, so the autopilot finishes the turn."""


@called("went_away")
class WentAway(_OfSeat, Event):
    """A player counts as absent, so the autopilot plays their seat until they are back."""


@called("came_back")
class CameBack(_OfSeat, Event):
    """A player whose time had run out plays without the autopilot again."""


@called("autopiloted")
class Autopiloted(_OfSeat, Event):
    """The autopilot made the move of this step."""

    away: bool
    """True if the player is away."""


@called("bank_spent")
class BankSpent(_OfSeat, Event):
    """A turn took longer than its own time and used up seconds of the player's bank."""

    seconds: int


@called("clock_resumed")
class ClockResumed(Event):
    """The clock runs again after an outage of the bot."""

    seconds: int
    """The time that the turn has from now on."""


@called("took_cards_back")
class TookCardsBack(Event):
    """A player took back what they laid in the step of this version, so it is undone."""

    player: int
    version: int


@called("played_otherwise")
class PlayedOtherwise(_OfSeat, Event):
    """A computer made a move that the computer that sat down here would not have made.

    The move came from a different version of that computer, or from a computer that plays plainly.
    """


REQUESTS = (SeatRequested, RequestAnswered, RequestRefused, RequestWithdrawn)
"""Events of a spectator's request to play for a computer."""

CHANGE_NO_CHOICE = (
    *(TimedOut, WentAway, CameBack, Autopiloted, BankSpent, ClockResumed),
    *(SeatOpened, Nudged, AgreedToEnd, WantedToPlayOn),
    *(*REQUESTS, NextSeatKept, NextSeatReleased),
)
"""Events after which everyone has the same choices as before."""
