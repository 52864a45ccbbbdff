"""One language to speak to people in."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from bot.text import events as told
from bot.text import goals, options, refusals, rules, scores
from bot.text.bundle import Bundle, bundle
from bot.text.cards import LETTERS, Faces
from engine.cards import Card
from engine.errors import IllegalMove
from engine.events import Event
from engine.goal import Goal
from engine.listing import Listing
from engine.result import Line


@dataclass(frozen=True, slots=True)
class Text:
    """The texts of one language; cheap to make, never changes.

    ``who`` everywhere names a seat as its reader should see it. Names are put in as they are:
    whoever gives them escapes their Markdown. ``faces`` is how cards are written, ``drawn`` how
    they are where emojis can stand: in Markdown, not on buttons, in menus or in alt texts.
    """

    language: str = "en"
    faces: Faces = LETTERS
    drawn: Faces = LETTERS
    _bundle: Bundle = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_bundle", bundle(self.language))

    def __call__(self, message: str, /, **args: str | int) -> str:
        """The text of this id (``id`` or ``id.attribute``) with its arguments.

        Raises MissingText for an unknown id and for an argument that the text needs and lacks.
        """
        return self._bundle.text(message, args)

    @property
    def rich(self) -> "Text":
        """The same, for Markdown: cards are emojis where there are any."""
        return self if self.faces is self.drawn else replace(self, faces=self.drawn)

    @property
    def lettered(self) -> "Text":
        """The same without emojis of cards: each of them takes the room of 30 letters."""
        return Text(self.language)

    def emoji(self, card: Card) -> str | None:
        """The card's emoji, for a button or a line of a menu; None where there is none."""
        return None if self.drawn is LETTERS or card not in self.drawn.of else self.drawn.of[card]

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """The ids that begin like this, in the order in which they are written."""
        return self._bundle.beginning_with(prefix)

    def card(self, card: Card) -> str:
        """One card, such as ``10♥``; a joker with the card that it stands for; hidden: a back."""
        return self.faces.of[card]

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards in their order."""
        faces = self.faces.of
        return " ".join([faces[card] for card in cards])

    def joined(self, items: Iterable[str]) -> str:
        """A list in words: ``Ann, Ben and Cara``. Empty for no items."""
        whole, *rest = list(items) or [""]
        for item in rest[:-1]:
            whole = self("list-next", first=whole, next=item)
        return self("list-last", first=whole, last=rest[-1]) if rest else whole

    def goal(self, goal: Goal) -> str:
        """What must be laid: ``2 sets of 3 and 1 run of 4``."""
        return goals.goal(self, goal)

    def refusal(
        self, error: IllegalMove, who: Callable[[int], str], game: str | None = None
    ) -> str:
        """What was refused, why, and what to do next, with its rule: ``… (Contract 7.5)``.

        ``game`` is the name of the game whose rule it is; the host of a lobby is mentioned by id.
        """
        return refusals.refusal(self, error, who, game)

    def event(self, event: Event, who: Callable[[int], str]) -> str | None:
        """One line of the log, None where nothing is told.

        Tells whatever faces the event has, so give it ``event.seen_by(…)`` of its reader. ``who``
        names the seats (for StoodUp the places) as they were before the event.
        """
        return told.event(self, event, who)

    def rules(self, game_name: str, chosen: object) -> list[str]:
        """The rules of a game under these options: Markdown sections of under 900 characters."""
        return rules.rules(self, game_name, chosen)

    def differences(self, entry: Listing, chosen: object) -> list[str]:
        """The house rules that differ from the game's default preset, a line each."""
        return options.differences(self, entry, chosen)

    def option(self, entry: Listing, name: str) -> options.OptionText:
        """An option of a game, or the choice of its preset, in words of at most 100 characters."""
        return options.option(self, entry, name)

    def value(self, entry: Listing, name: str, value: object) -> str:
        """What a value of an option means, also one that is not among the usual ones."""
        return options.line(self, entry, name, value)

    def line(self, line: Line, who: Callable[[int], str] | None) -> str:
        """A line of the score sheet: ``Ben: K♦ Q♠ 3♣ left in hand, 23 points``; None: no name."""
        return scores.line(self, line, who)
