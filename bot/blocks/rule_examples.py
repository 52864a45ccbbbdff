"""Examples for the rules: cards with the move that they stand for, and deals that are played.

A deal that is played is a replay (docs/notation.md). The engine plays it, so that a page has the
points and refusals of a table. Hands and moves go into the text under the name of the player
(``$ann``) and the number of the move (``$move1``, ``$card1``).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.text import Text
from engine.cards import SUITS, Card, bare, cards
from engine.listing import Listing
from engine.moves import LayDown, LayOff, MakeContract, Move, Rearrange, Swap
from engine.result import Result


class PlayedExample(NamedTuple):
    """A table and what is played there; ``refused``: the last move is not allowed.

    ``instead`` is a move that would have been allowed. ``words`` add to the text of the result.
    """

    says: str
    position: Mapping[str, Any]
    moves: tuple[Mapping[str, Any], ...]
    refused: bool = False
    instead: Mapping[str, Any] | None = None
    words: Callable[[Result, Text], Mapping[str, str]] = lambda result, say: {}

    def replay(self, game: str, *, other_way: bool = False) -> dict[str, Any]:
        """The example in notation; ``other_way``: with what would have been allowed."""
        moves = [*self.moves]
        if other_way and self.instead is not None:
            moves[-1] = self.instead
        return {"position": {"game": game, **self.position}, "moves": moves}


Told = Callable[[Listing, Text], str]
"""An example that writes its own Markdown."""


def at(hands: str, stock: str = "9C", discard: str = "", **more: Any) -> dict[str, Any]:
    """A position; ``hands`` are those of Ann, Ben and Chi with bars between."""
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
    """A move, in which texts of cards have spaces between, and texts of melds bars."""
    cards = {"cards", "meld"} & {name for name, value in more.items() if isinstance(value, str)}
    lists = {"melds", "table"} & set(more)
    told = {name: more[name].split() for name in cards}
    told |= {name: [meld.split() for meld in more[name].split("|")] for name in lists}
    return {"by": who, "move": move, **more, **told}


def own(owner: str, cards: str, kind: str) -> dict[str, Any]:
    """A meld of the table."""
    return {"owner": owner, "kind": kind, "cards": cards.split()}


Cards = tuple[Card, ...]


class Situation(NamedTuple):
    """The moment before the move of an example.

    ``row`` is the discard pile, oldest first. ``free``: the player may lay freely, because they
    made their contract in an earlier turn or are born. ``knocked``: somebody else has, and the
    melds are theirs. ``wild`` is the card that was cut.
    """

    hand: Cards
    melds: tuple[Cards, ...] = ()
    row: Cards = ()
    deal_no: int = 1
    free: bool = True
    drawn: bool = True
    knocked: bool = False
    wild: Card | None = None


class Example(NamedTuple):
    """Cards, whether their move is legal (None: no move), and the id of their text."""

    cards: Cards
    good: bool | None
    says: str
    before: Situation | None = None
    move: Move | None = None


class Strip(NamedTuple):
    """One to four examples in one picture. ``deal_no``: they are the contract of this deal."""

    examples: tuple[Example, ...]
    deal_no: int | None = None


def strip(*examples: Example) -> Strip:
    """Examples in one picture that stand for no contract."""
    return Strip(examples)


Strips = Mapping[str, tuple[Strip, ...]]
"""The strips of a game by the section of its rules (``melds`` for ``rules-basic-melds``)."""

SPARE = "KD"
"""A card that stays in the hand, so that no example is about going out."""


def illustration(text: str, says: str) -> Example:
    """Cards that are only looked at."""
    return Example(cards(text), None, says)


def meld(text: str, good: bool, says: str) -> Example:
    """Cards that are a meld, or none."""
    laid = cards(text)
    before = Situation((*map(bare, laid), *cards(SPARE)))
    return Example(laid, good, says, before, LayDown(laid))


def lay_off(text: str, table: str, good: bool, says: str) -> Example:
    """Cards that fit on a meld of the table, or do not."""
    laid = cards(text)
    before = Situation((*laid, *cards(SPARE)), (cards(table),))
    return Example(laid, good, says, before, LayOff(laid, 0))


def laying_off(table: str, fits: str, both: str, fits_not: str) -> Strip:
    """A meld of the table with what fits, what fits together, and what does not."""
    return strip(
        illustration(table, "example-on-table"),
        lay_off(fits, table, True, "example-fits"),
        lay_off(both, table, True, "example-fits-both"),
        lay_off(fits_not, table, False, "example-fits-not"),
    )


def swapping(run: str, beside: str = SPARE) -> tuple[Example, ...]:
    """A run of the table whose joker stands for the 6H, and who takes its place."""
    return (
        illustration(run, "example-on-table"),
        _swap("6H", run, True, "example-swap", beside),
        _swap("6D", run, False, "example-swap-not", beside),
    )


def swapping_in_a_set(table: str, good: bool, beside: str = SPARE) -> Strip:
    """The 9H for the joker of a set of nines."""
    says = "example-swap-set" if good else "example-swap-set-not"
    return strip(illustration(table, "example-on-table"), _swap("9H", table, good, says, beside))


def _swap(text: str, table: str, good: bool, says: str, beside: str) -> Example:
    """A card that takes the joker of a meld of the table, or does not."""
    [card] = cards(text)
    before = Situation((card, *cards(beside)), (cards(table),))
    return Example((card,), good, says, before, Swap(0, card))


# Pictures that several games have. ``of`` makes the example of a meld.

Made = Callable[[str, bool, str], Example]


def plain_melds(of: Made) -> Strip:
    """A set, a run, and no melds."""
    return strip(
        of("7S 7H 7D", True, "example-set"),
        of("4C 5C 6C", True, "example-run"),
        of("4C 5D 6C", False, "example-two-suits"),
        of("8H 9H JH", False, "example-gap"),
    )


def aces(of: Made, *, low: bool = True, high: bool = True, around: bool = False) -> Strip:
    """Aces below a two, above a king, and between them."""
    return strip(
        of("AD 2D 3D", low, "example-ace-low" if low else "example-ace-only-high"),
        of("QS KS AS", high, "example-ace-high" if high else "example-ace-only-low"),
        of("KC AC 2C", around, "example-round-corner" if around else "example-ace-around"),
    )


def worth(*some: str) -> Strip:
    """The points of cards."""
    return strip(*(illustration(one, "example-worth") for one in some))


def contract_laid(melds: Sequence[Cards], rest: Cards, deal_no: int) -> Strip:
    """The contract of a deal, laid as these melds from a hand with this rest."""
    hand = (*(card for one in melds for card in one), *rest)
    before = Situation(hand, deal_no=deal_no, free=False)
    move = MakeContract(tuple(melds))
    made = (Example(one, True, "example-contract-meld", before, move) for one in melds)
    return Strip(tuple(made), deal_no)


# The picture before a learner's first step.

A_SET, SHORT_RUN, LONG_RUN = "7S 7H 7D", "4C 5C 6C", "4C 5C 6C 7C"


def melds_at_first(run: str, more: str) -> tuple[Example, ...]:
    """A set, a run and a card that is laid off on it."""
    return (
        meld(A_SET, True, "first-look-set"),
        meld(run, True, "first-look-run"),
        lay_off(more, run, True, "first-look-lay-off"),
    )


class Rearranging(NamedTuple):
    """Examples of a game in which melds of nobody are rearranged.

    ``read`` reads its cards, ``suits`` are the letters of its four suits or colours, and ``spare``
    stays in the hand, so that no example is about going out.
    """

    read: Callable[[str], Cards]
    suits: str = SUITS
    spare: str = SPARE

    def shown(self, text: str, says: str) -> Example:
        """Cards that are only looked at."""
        return Example(self.read(text), None, says)

    def moved(
        self, text: str, held: str, table: str, after: Sequence[str], good: bool, says: str
    ) -> Example:
        """A move from one table to another with these cards of the hand."""
        before = Situation(self.read(f"{held} {self.spare}"), (self.read(table),) if table else ())
        move = Rearrange(tuple(map(self.read, after)))
        return Example(self.read(text), good, says, before, move)

    def laid(self, text: str, good: bool, says: str) -> Example:
        """Cards that are a meld, or none."""
        return self.moved(text, text, "", (text,), good, says)

    def added(self, text: str, table: str, good: bool, says: str) -> Example:
        """Cards that fit on a meld of the table, or do not."""
        return self.moved(text, text, table, (f"{table} {text}",), good, says)

    def split(self, says: str) -> Example:
        """A run of the table of which two are made with one card more."""
        held, table, *after = self._here("6S", LONGER_RUN, *_HALVES)
        return self.moved(held, held, table, after, True, says)

    def ways(self) -> tuple[Strip, ...]:
        """One run becomes two, a set of four lends one of its cards, and the rest of a meld is too
        little for one."""
        halves, more = ("example-split", "example-split-more"), ("6S", LONGER_RUN, *_HALVES)
        lent, kept = ("5C 6C", "7S 7H 7D 7C"), ("example-three-stay", "example-fourth-used")
        left = self._here("6H 6D", "4S 5S 6S", "4S 5S", "6S 6H 6D")
        return (
            self._way(*self._here(*more), says=halves),
            self._way(*self._here(*lent, "7S 7H 7D", "5C 6C 7C"), says=kept),
            self._way(*left, says=("example-two-left",), good=False),
        )

    def joker_goes(self, table: str, held: str, after: Sequence[str], good: bool) -> Strip:
        """A joker of the table that goes to another meld, or may not."""
        says = "example-joker-goes" if good else "example-joker-stays"
        return strip(
            self.shown(table, "example-on-table"),
            self.shown(held, "example-held"),
            self.moved(after[1], held, table, after, good, says),
        )

    def _way(
        self, held: str, table: str, *after: str, says: Sequence[str], good: bool = True
    ) -> Strip:
        told = zip(after, says, strict=False)
        return strip(
            self.shown(table, "example-on-table"),
            self.shown(held, "example-held"),
            *(self.moved(one, held, table, after, good, what) for one, what in told),
        )

    def _here(self, *texts: str) -> list[str]:
        """The same cards in the suits or colours of this game."""
        return [text.translate(str.maketrans(SUITS, self.suits)) for text in texts]


LONGER_RUN = "4S 5S 6S 7S 8S"
_HALVES = "4S 5S 6S", "6S 7S 8S"
