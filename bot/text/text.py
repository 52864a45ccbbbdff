"""``Text``: the messages of one language, with cards and lists as it writes them."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.text.bundle import Bundle, bundle
from bot.text.cards import LETTERS, Faces
from bot.text.command_mentions import MARK, NO_MENTIONS, CommandMentions, commands_in
from bot.text.numbers import Argument
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Text:
    """The texts of one language; cheap to make, never changes.

    Names are put in as they are: whoever gives them escapes their Markdown. ``faces`` is how cards
    are written, ``drawn`` how they are where emojis can stand: in Markdown, not on buttons, in
    menus or in alt texts. ``mentions``: the commands that can be pressed, in Markdown as well.
    """

    language: str = "en"
    faces: Faces = LETTERS
    drawn: Faces = LETTERS
    mentions: CommandMentions = NO_MENTIONS
    _bundle: Bundle = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_bundle", bundle(self.language))

    def __call__(self, message: str, /, **args: Argument) -> str:
        """The text of this id (``id`` or ``id.attribute``) with its arguments.

        Raises MissingText for an unknown id and for an argument that the text needs and lacks.
        """
        said = self._bundle.text(message, args)
        return commands_in(said, self.mentions, self._name) if MARK in said else said

    @property
    def rich(self) -> "Text":
        """The same, for Markdown: cards are emojis where there are any."""
        return self if self.faces is self.drawn else replace(self, faces=self.drawn)

    @property
    def lettered(self) -> "Text":
        """The same without emojis of cards, each of which takes the room of 30 letters, and
        without mentions of commands: for places that show letters alone."""
        return Text(self.language)

    def _name(self, word: str) -> str:
        """What a word of a command is called."""
        return self._bundle.text(f"name-{word}", {})

    def emoji(self, card: Card) -> str | None:
        """The card's emoji, for a button or a line of a menu; None where there is none."""
        return None if self.drawn is LETTERS or card not in self.drawn.of else self.drawn.of[card]

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """The ids that begin like this, in the order in which they are written."""
        return self._bundle.beginning_with(prefix)

    def says(self, prefix: str) -> bool:
        """Whether the language itself has a message that begins like this, not English for it."""
        return any(name.startswith(prefix) for name in self._bundle.ids)

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
