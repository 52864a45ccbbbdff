"""The presenter of a game: the only way of screens to its room."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

from bot.blocks.coach import Hints
from bot.blocks.rule_examples import PlayedExample, Strip, Strips, Told
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
    """Practice of one game, under its standard rules, against this number of ``computers``.

    ``deals`` are the numbers of the shuffles, one after the other each time it is played again
    (``python -m tests.practice_search`` finds them). ``first_look`` is one picture for before the
    first step. ``closing`` gives the id of a last sentence for this seat, "" for none.
    """

    computers: int
    deals: tuple[int, ...]
    hints: Hints
    first_look: Strip
    closing: Callable[[Any, int | None], str] = lambda result, seat: ""


def practice_seed(game: str, number: int) -> bytes:
    """The seed of a shuffle: practice has no secrets, and everybody gets the same deals."""
    return sha256(f"upcard/practice/{game}/{number}".encode()).digest()


Tell = Callable[[Any, Who, Text], str | None]
"""An event in words, or None for the shared words."""

_FACTS: Mapping[str, tuple[str, Callable[[Any, Who, Text], str]]] = {
    **dict.fromkeys(("player", "seat", "place"), ("who", lambda seat, who, say: who(seat))),
    "whom": ("other", lambda seat, who, say: who(seat)),
    "dealer": ("dealer", lambda seat, who, say: who(seat)),
    "user": ("who", lambda user, who, say: who.person(user, say)),
    "sitter": ("name", lambda sitter, who, say: who.sitter(sitter, say)),
    **dict.fromkeys(("card", "upcard"), ("card", lambda card, who, say: say.card(card))),
    "cards": ("cards", lambda cards, who, say: say.cards(cards)),
}
"""The name in the message and the words for fields of events that are no plain numbers."""


def sentence(message: str, *fields: str, yours: str = "") -> Tell:
    """Return the line of an event as a message that names these fields of it.

    ``yours``: a field with a seat. Its player reads the message that ends with "-you".
    """

    def tell(event: Any, who: Who, say: Text) -> str:
        facts: dict[str, Any] = {}
        for field_name in fields:
            value = getattr(event, field_name)
            name, words = _FACTS.get(field_name, (field_name, None))
            facts[name] = value if words is None else words(value, who, say)
        you = bool(yours) and who.is_you(who.users[getattr(event, yours)])
        return say(message + "-you" if you else message, **facts)

    return tell


@dataclass(frozen=True)
class Presenter:
    """The parts of one game that differ from all others. A field that is None means the same as in
    every game.

    For those who learn: ``practice`` is None for a game that cannot be practised. ``strips`` takes
    the options and the deal whose contract is shown, and gives examples by section of the rules.
    ``played`` gives examples for the page of the rules, under standard rules.

    Of a deal: ``title`` adds to the line below the game's name, ``table_picture`` to the picture,
    ``marks`` by seat to its line, and ``seat_words`` to a seat for people who read words.
    ``whose_turn`` is the line about a turn, with this name. ``beside_turn`` are lines below it, and
    ``to_do`` is the message for that player, with these legal moves. ``is_last_turn`` says that the
    stock is spent. ``free_places`` are the places below and above a meld. ``hand`` shows a hand.

    Of moves: ``move_words`` is a line for one, and a second one if it helps, ``plain`` without
    Markdown. ``move_button`` names its button, ``beside_readings`` are lines below several, and
    ``choices`` are lines of a menu before the first turn.

    Of results: ``events`` in words, ``how`` a deal ended, ``result_lines`` for all or one seat, the
    ``result_picture``, the ``settlement`` of the game, and its ``score_sheet``.
    """

    game: str
    practice: Practice | None = None
    strips: Callable[[Any, int], Strips] = lambda options, deal_no: {}
    played: Callable[[], Sequence[PlayedExample | Told]] = tuple
    title: Callable[[TableView, Text], list[str]] | None = None
    table_picture: Callable[[TableSpec, TableView, Text], TableSpec] | None = None
    marks: Callable[[TableView, Text], Mapping[int, list[str]]] | None = None
    seat_words: Callable[[TableView, int, Text], list[str]] | None = None
    whose_turn: Callable[[TableView, str, Text], str | None] | None = None
    beside_turn: Callable[[TableView, Text], list[str]] | None = None
    to_do: Callable[[TableView, Sequence[Move]], str | None] | None = None
    is_last_turn: Callable[[TableView], bool] | None = None
    free_places: Callable[[Meld, Game], tuple[int, int]] | None = None
    hand: type[ShownHand] = ShownHand
    move_words: (
        Callable[[Move, TableView, Callable[[int], str], Text, bool], tuple[str, str | None] | None]
        | None
    ) = None
    move_button: Callable[[Move, TableView, Text], str | None] | None = None
    beside_readings: Callable[[TableView, Sequence[Move], Text], list[str]] | None = None
    choices: Callable[[TableView, Sequence[Move], Text], Sequence[Choice]] | None = None
    events: Mapping[type[Event], Tell] = field(default_factory=dict)
    how: Callable[[Result, Names, Text], str | None] | None = None
    result_lines: Callable[[TableView, Result, int | None, Text], list[str]] | None = None
    result_picture: Callable[[TableView, Result, Text], Picture | None] | None = None
    settlement: Callable[[TableView, Result, Text], list[str]] | None = None
    score_sheet: Callable[[TableView, Text], Picture | None] | None = None
