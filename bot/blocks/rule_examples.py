"""Examples on the pages of rules. Some are cards with a move, others are short deals.

A deal is a replay (docs/notation.md). The engine plays it, so the page shows real points and
refusals. The texts name the hands by player (``$ann``) and the moves by number (``$move1``,
``$card1``).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.text import Text
from engine.cards import SUITS, Card, bare, cards
from engine.listing import Listing
from engine.moves import LayDown, LayOff, MakeContract, Move, Rearrange, Swap
from engine.result import Result


class PlayedExample(NamedTuple):
    """A table and the moves played there."""

    says: str
    """The id of its text."""
    position: Mapping[str, Any]
    """The position in notation."""
    moves: tuple[Mapping[str, Any], ...]
    """The moves in notation."""
    refused: bool = False
    """Whether the last move is refused."""
    instead: Mapping[str, Any] | None = None
    """A legal move instead of the last move, or None."""
    words: Callable[[Result, Text], Mapping[str, str]] = lambda result, say: {}
    """Returns further variables of the text, made from the deal's result."""

    def replay(self, game: str, *, other_way: bool = False) -> dict[str, Any]:
        """Return the example in notation. ``other_way`` replaces the last move by ``instead``."""
        moves = [*self.moves]
        if other_way and self.instead is not None:
            moves[-1] = self.instead
        return {"position": {"game": game, **self.position}, "moves": moves}


PageText = Callable[[Listing, Text], str]
"""An example that writes its own Markdown."""


def at(hands: str, stock: str = "9C", discard: str = "", **more: Any) -> dict[str, Any]:
    """Return a position in notation.

    ``hands``: the hands of Ann, Ben and Chi, separated by bars.
    """
    held = [hand.split() for hand in hands.split("|")]
    players = ["Ann", "Ben", "Chi"][: len(held)]
    return {
        "players": players,
        "hands": dict(zip(players, held, strict=True)),
        "stock": stock.split(),
        "discard": discard.split(),
        **more,
    }


def does(who: str, move: str, **more: Any) -> dict[str, Any]:
    """Return a move in notation.

    In the texts, spaces separate cards, and bars separate melds.
    """
    cards = {"cards", "meld"} & {name for name, value in more.items() if isinstance(value, str)}
    lists = {"melds", "table"} & set(more)
    cards_by_name = {name: more[name].split() for name in cards}
    cards_by_name |= {name: [meld.split() for meld in more[name].split("|")] for name in lists}
    return {"by": who, "move": move, **more, **cards_by_name}


def own(owner: str, cards: str, kind: str) -> dict[str, Any]:
    """Return a meld on the table in notation."""
    return {"owner": owner, "kind": kind, "cards": cards.split()}


Cards = tuple[Card, ...]


class Situation(NamedTuple):
    """The moment before the move of an example."""

    hand: Cards
    melds: tuple[Cards, ...] = ()
    row: Cards = ()
    """The discard pile, oldest card first."""
    deal_no: int = 1
    free: bool = True
    """Whether the player may lay any cards, because they made their contract or are born."""
    drawn: bool = True
    knocked: bool = False
    """Whether another player has knocked. Then the melds are the knocker's."""
    wild: Card | None = None
    """The cut card."""


class Example(NamedTuple):
    """An example with cards."""

    cards: Cards
    good: bool | None
    """Whether the move is legal, or None without a move."""
    says: str
    """The id of its text."""
    before: Situation | None = None
    move: Move | None = None


class Strip(NamedTuple):
    """One to four examples that share a picture."""

    examples: tuple[Example, ...]
    deal_no: int | None = None
    """The number of the deal whose contract the examples show, or None."""


def strip(*examples: Example) -> Strip:
    """Return examples that share a picture, without a contract."""
    return Strip(examples)


Strips = Mapping[str, tuple[Strip, ...]]
"""The strips of a game by the section of its rules (``melds`` for ``rules-basic-melds``)."""

SPARE = "KD"
"""A card that stays in the hand, because the examples aren't about going out."""


def illustration(text: str, says: str) -> Example:
    """Return cards without a move."""
    return Example(cards(text), None, says)


def meld(text: str, good: bool, says: str) -> Example:
    """Return an example of a meld, or of cards that are not a meld (``good`` is False)."""
    laid = cards(text)
    before = Situation((*map(bare, laid), *cards(SPARE)))
    return Example(laid, good, says, before, LayDown(laid))


def lay_off(text: str, table: str, good: bool, says: str) -> Example:
    """Return cards that can (``good``) or can't be laid off on a meld on the table."""
    laid = cards(text)
    before = Situation((*laid, *cards(SPARE)), (cards(table),))
    return Example(laid, good, says, before, LayOff(laid, 0))


def laying_off(table: str, fits: str, fit_together: str, fits_not: str) -> Strip:
    """Return a meld, a card that fits, cards that fit together, and a card that doesn't fit."""
    return strip(
        illustration(table, "example-on-table"),
        lay_off(fits, table, True, "example-fits"),
        lay_off(fit_together, table, True, "example-fits-both"),
        lay_off(fits_not, table, False, "example-fits-not"),
    )


def swapping(run: str, rest: str = SPARE) -> tuple[Example, ...]:
    """Return a run on the table whose joker stands for the 6H, with a swap and a refused swap."""
    return (
        illustration(run, "example-on-table"),
        _swap("6H", run, True, "example-swap", rest),
        _swap("6D", run, False, "example-swap-not", rest),
    )


def swapping_in_a_set(table: str, good: bool, rest: str = SPARE) -> Strip:
    """Return the swap of the 9H for the joker in a set of nines."""
    says = "example-swap-set" if good else "example-swap-set-not"
    return strip(illustration(table, "example-on-table"), _swap("9H", table, good, says, rest))


def _swap(text: str, table: str, good: bool, says: str, rest: str) -> Example:
    """Return the swap of a card for the joker in a meld on the table."""
    [card] = cards(text)
    before = Situation((card, *cards(rest)), (cards(table),))
    return Example((card,), good, says, before, Swap(0, card))


# Pictures that several games have. ``of`` makes the example of a meld.

Made = Callable[[str, bool, str], Example]


def plain_melds(of: Made) -> Strip:
    """Return a set, a run, and two examples that are not melds."""
    return strip(
        of("7S 7H 7D", True, "example-set"),
        of("4C 5C 6C", True, "example-run"),
        of("4C 5D 6C", False, "example-two-suits"),
        of("8H 9H JH", False, "example-gap"),
    )


def aces(of: Made, *, low: bool = True, high: bool = True, around: bool = False) -> Strip:
    """Return runs with an ace below a two, above a king, and between a king and a two."""
    return strip(
        of("AD 2D 3D", low, "example-ace-low" if low else "example-ace-only-high"),
        of("QS KS AS", high, "example-ace-high" if high else "example-ace-only-low"),
        of("KC AC 2C", around, "example-round-corner" if around else "example-ace-around"),
    )


def worth(*cards_shown: str) -> Strip:
    """Return cards with the points that each is worth."""
    return strip(*(illustration(card, "example-worth") for card in cards_shown))


def contract_laid(melds: Sequence[Cards], rest: Cards, deal_no: int) -> Strip:
    """Return the contract of a deal, laid as these melds.

    ``rest``: the cards that stay in the hand.
    """
    hand = (*(card for laid in melds for card in laid), *rest)
    before = Situation(hand, deal_no=deal_no, free=False)
    move = MakeContract(tuple(melds))
    made = (Example(laid, True, "example-contract-meld", before, move) for laid in melds)
    return Strip(tuple(made), deal_no)


# The picture before a learner's first step.

A_SET, SHORT_RUN, LONG_RUN = "7S 7H 7D", "4C 5C 6C", "4C 5C 6C 7C"


def melds_at_first(run: str, more: str) -> tuple[Example, ...]:
    """Return a set, a run and a card that is laid off on the run."""
    return (
        meld(A_SET, True, "first-look-set"),
        meld(run, True, "first-look-run"),
        lay_off(more, run, True, "first-look-lay-off"),
    )


class Rearranging(NamedTuple):
    """Examples of a game in which all melds on the table may be rearranged."""

    read: Callable[[str], Cards]
    """Reads cards as this game writes them."""
    suits: str = SUITS
    """The letters of the game's four suits or colours."""
    spare: str = SPARE
    """A card that stays in the hand, because the examples aren't about going out."""

    def shown(self, text: str, says: str) -> Example:
        """Return cards without a move."""
        return Example(self.read(text), None, says)

    def moved(
        self, text: str, held: str, table: str, after: Sequence[str], good: bool, says: str
    ) -> Example:
        """Return a rearrangement of the melds on the table with cards from the hand.

        ``table`` and ``after``: the melds before and after the move. ``held``: the cards from the
        hand.
        """
        before = Situation(self.read(f"{held} {self.spare}"), (self.read(table),) if table else ())
        move = Rearrange(tuple(map(self.read, after)))
        return Example(self.read(text), good, says, before, move)

    def laid(self, text: str, good: bool, says: str) -> Example:
        """Return an example of a meld, or of cards that are not a meld (``good`` is False)."""
        return self.moved(text, text, "", (text,), good, says)

    def added(self, text: str, table: str, good: bool, says: str) -> Example:
        """Return cards that can (``good``) or can't be laid off on a meld on the table."""
        return self.moved(text, text, table, (f"{table} {text}",), good, says)

    def split(self, says: str) -> Example:
        """Return a run on the table that becomes two runs with one more card."""
        held, table, *after = self._in_own_suits("6S", LONGER_RUN, *_HALVES)
        return self.moved(held, held, table, after, True, says)

    def ways(self) -> tuple[Strip, ...]:
        """Return three rearrangements.

        In the first, one run becomes two runs. In the second, a set of four lends one of its cards.
        The third is refused, because it leaves too few cards in a meld.
        """
        halves, more = ("example-split", "example-split-more"), ("6S", LONGER_RUN, *_HALVES)
        lent, same = ("5C 6C", "7S 7H 7D 7C"), ("example-three-stay", "example-fourth-used")
        left = self._in_own_suits("6H 6D", "4S 5S 6S", "4S 5S", "6S 6H 6D")
        return (
            self._way(*self._in_own_suits(*more), says=halves),
            self._way(*self._in_own_suits(*lent, "7S 7H 7D", "5C 6C 7C"), says=same),
            self._way(*left, says=("example-two-left",), good=False),
        )

    def joker_goes(self, table: str, held: str, after: Sequence[str], good: bool) -> Strip:
        """Return a joker on the table that may (``good``) or may not move to another meld."""
        says = "example-joker-goes" if good else "example-joker-stays"
        return strip(
            self.shown(table, "example-on-table"),
            self.shown(held, "example-held"),
            self.moved(after[1], held, table, after, good, says),
        )

    def _way(
        self, held: str, table: str, *after: str, says: Sequence[str], good: bool = True
    ) -> Strip:
        results = zip(after, says, strict=False)
        return strip(
            self.shown(table, "example-on-table"),
            self.shown(held, "example-held"),
            *(self.moved(result, held, table, after, good, caption) for result, caption in results),
        )

    def _in_own_suits(self, *texts: str) -> list[str]:
        """Return the same cards in the suits or colours of this game."""
        return [text.translate(str.maketrans(SUITS, self.suits)) for text in texts]


LONGER_RUN = "4S 5S 6S 7S 8S"
_HALVES = "4S 5S 6S", "6S 7S 8S"
