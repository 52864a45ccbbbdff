"""The presenter of a game. Screens reach a game's own parts only through the presenter."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

from bot.blocks.coach import Hints
from bot.blocks.rule_examples import PageText, PlayedExample, Strip, Strips
from bot.blocks.screen import Choice, Picture
from bot.blocks.shown_hand import ShownHand
from bot.render.specs import TableSpec
from bot.text import Text
from bot.text.name_words import Names, Who
from engine.events import Event
from engine.game import Game
from engine.live.table_view import TableView
from engine.melds import Meld
from engine.moves import Move
from engine.result import Result


class Practice(NamedTuple):
    """Practice of one game under its standard rules."""

    computers: int
    """The number of computers."""
    deals: tuple[int, ...]
    """The numbers of the shuffles in the order of use.

    `python -m tests.practice_search` finds good numbers.
    """
    hints: Hints
    """The hints of the coach."""
    first_look: Strip
    """The picture before the first step."""
    closing: Callable[[Any, int | None], str] = lambda result, seat: ""
    """Returns the id of a last sentence about the deal for this seat, or ""."""


def practice_seed(game: str, number: int) -> bytes:
    """Return the seed of a practice shuffle, which isn't secret. All people get this shuffle."""
    return sha256(f"upcard/practice/{game}/{number}".encode()).digest()


EventWording = Callable[[Any, Who, Text], str | None]
"""Returns an event in words, or None if the shared words for the event fit."""

_FACTS: Mapping[str, tuple[str, Callable[[Any, Who, Text], str]]] = {
    **dict.fromkeys(("player", "seat", "place"), ("who", lambda seat, who, say: who(seat))),
    "whom": ("other", lambda seat, who, say: who(seat)),
    "dealer": ("dealer", lambda seat, who, say: who(seat)),
    "user": ("who", lambda user, who, say: who.person(user, say)),
    "sitter": ("name", lambda sitter, who, say: who.sitter(sitter, say)),
    **dict.fromkeys(("card", "upcard"), ("card", lambda card, who, say: say.card(card))),
    "cards": ("cards", lambda cards, who, say: say.cards(cards)),
}
"""The name in the message and the function for the words, by field of an event.

Fields that aren't listed here are plain numbers.
"""


def sentence(message: str, *fields: str, yours: str = "") -> EventWording:
    """Return a function that words an event by a message with these fields of the event.

    ``yours``: a field with a seat. The player of that seat reads the message whose id ends with
    "-you".
    """

    def wording(event: Any, who: Who, say: Text) -> str:
        facts: dict[str, Any] = {}
        for field_name in fields:
            value = getattr(event, field_name)
            name, words = _FACTS.get(field_name, (field_name, None))
            facts[name] = value if words is None else words(value, who, say)
        you = bool(yours) and who.is_you(who.users[getattr(event, yours)])
        return say(message + "-you" if you else message, **facts)

    return wording


@dataclass(frozen=True)
class Presenter:
    """The parts of a game's screens that differ from other games.

    If a field is None, the game uses the shared part.
    """

    game: str
    """The game's name."""
    practice: Practice | None = None
    """Practice deals, or None if the game cannot be practised."""
    strips: Callable[[Any, int], Strips] = lambda options, deal_no: {}
    """Returns examples by section of the rules, for options and a deal's number.

    The number says which deal's contract is shown.
    """
    played: Callable[[], Sequence[PlayedExample | PageText]] = tuple
    """Returns examples under standard rules, for the page of examples."""
    title: Callable[[TableView, Text], list[str]] | None = None
    """Returns additions to the line below the game's name on a table."""
    table_picture: Callable[[TableSpec, TableView, Text], TableSpec] | None = None
    """Returns the table's picture with the game's additions."""
    marks: Callable[[TableView, Text], Mapping[int, list[str]]] | None = None
    """Returns the marks in the line of each seat at the table, by seat."""
    seat_words: Callable[[TableView, int, Text], list[str]] | None = None
    """Returns words about a seat for people who cannot see the picture."""
    whose_turn: Callable[[TableView, str, Text], str | None] | None = None
    """Returns the line about the turn of the player with this name."""
    turn_lines: Callable[[TableView, Text], list[str]] | None = None
    """Returns lines below the line about the turn."""
    to_do: Callable[[TableView, Sequence[Move]], str | None] | None = None
    """Returns the id of a message to the player who has these legal moves."""
    is_last_turn: Callable[[TableView], bool] | None = None
    """Returns whether no card can be drawn, so that this turn may end the deal."""
    free_places: Callable[[Meld, Game], tuple[int, int]] | None = None
    """Returns the number of free places below and above a meld."""
    hand: type[ShownHand] = ShownHand
    """The kind of hand that a panel shows."""
    move_words: (
        Callable[[Move, TableView, Callable[[int], str], Text, bool], tuple[str, str | None] | None]
        | None
    ) = None
    """Returns a move in words, and a second line or None.

    If the last argument is True, the words have no Markdown.
    """
    move_button: Callable[[Move, TableView, Text], str | None] | None = None
    """Returns the label of a move's button."""
    lines_below_readings: Callable[[TableView, Sequence[Move], Text], list[str]] | None = None
    """Returns lines below the readings of a move."""
    choices: Callable[[TableView, Sequence[Move], Text], Sequence[Choice]] | None = None
    """Returns the lines of a menu that is shown before the first turn."""
    events: Mapping[type[Event], EventWording] = field(default_factory=dict)
    """Words for events, by the type of event."""
    how: Callable[[Result, Names, Text], str | None] | None = None
    """Returns how a deal ended, in words."""
    result_lines: Callable[[TableView, Result, int | None, Text], list[str]] | None = None
    """Returns lines about the result, for a seat or (with None) for all seats."""
    result_picture: Callable[[TableView, Result, Text], Picture | None] | None = None
    """Returns the picture of the result."""
    settlement: Callable[[TableView, Result, Text], list[str]] | None = None
    """Returns lines about the settlement of a game."""
    score_sheet: Callable[[TableView, Text], Picture | None] | None = None
    """Returns a game's score sheet."""
