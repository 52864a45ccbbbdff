"""What Ann, Ben and a computer do in their first turns, seen from the two people's screens."""

from collections.abc import Callable, Iterator

from bot.text import Text
from engine.cards import Card
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.play import start
from engine.shuffle import commitment, first_dealer, open_deal
from tests.browser.local_page import TIMEOUT, Message, Person, plain

SEED = (62148).to_bytes(32, "big")
"""Ann begins, the strong computer asks for no upcard, and both can make their contract early."""
_ONE_STRONG = 100
"""One strong computer, as the option says it (bot.opening.opening_options)."""
ANN, BEN = 0, 2
_SAY = Text()

Frame = tuple[Person, str, Message]
"""Who looks, what the moment is called, and at which message."""


def _words(key: str, **facts: int) -> str:
    """A text without its marks for bold."""
    return _SAY(key, game="contract", **facts).replace("**", "")


def dealt(seat: int) -> tuple[Card, ...]:
    """The cards that this seed deals to a seat in the first deal."""
    game = contract_rummy(ContractOptions())
    return open_deal(game, start(game, 3, first_dealer(SEED, 3)), SEED).hands[seat]


def holds(person: Person, fits: Callable[[list[str]], bool]) -> None:
    """Wait until the cards of the panel's picture, in a fixed order, are such: a page takes the
    words of a message before its picture."""
    held = list[str]()
    for _ in range(TIMEOUT // 100):
        held = sorted(person.picture().removeprefix("Your hand: ").split())
        if fits(held):
            return
        person.page.wait_for_timeout(100)
    raise AssertionError(f"{person.name} is shown {held}")


def first_turns(ann: Person, ben: Person) -> Iterator[Frame]:
    """Play, and stop at what is worth a look; what each of them must see is asserted."""
    yield from take_seats(ann, ben)
    yield from _anns_first_turn(ann, ben)
    yield from _bens_first_turn(ann, ben)
    yield from _look_around(ben)
    yield from _anns_second_turn(ann, ben)


def take_seats(ann: Person, ben: Person) -> Iterator[Frame]:
    """The lobby, the start, and both hands as this seed deals them."""
    ann.command("rummy new contract", computers=str(_ONE_STRONG), length="full")
    for person in (ann, ben):
        person.sees("take a seat", person.table)
        person.press("More", person.table)
        person.sees(commitment(SEED)[:16], person.note)
    yield ann, "lobby", "table"
    ben.press("Join", ben.table)
    ann.can("Start", ann.table)
    ann.press("Start", ann.table)
    for person, seat in ((ann, ANN), (ben, BEN)):
        person.press("My hand", person.table)
        cards = sorted(plain(_SAY.card(card)) for card in dealt(seat))
        holds(person, cards.__eq__)
    ann.sees(_words("hand-draw"))
    ben.sees("Not your turn yet: Ann, ")
    ben.sees("Ann’s turn: draw from the stock or take 10♠", ben.table)
    yield ann, "hand", "panel"
    yield ben, "hand", "panel"


def _anns_first_turn(ann: Person, ben: Person) -> Iterator[Frame]:
    ann.press("Draw")
    holds(ann, lambda held: len(held) == 11)
    ben.sees("May I? You can have 10♠")
    yield ben, "asked", "panel"
    ben.press("No, thanks")
    ann.sees("Your turn. Choose one card and discard it")
    yield ann, "drew", "panel"
    ann.discard("K♦")
    holds(ann, lambda held: "K♦" not in held)
    ben.sees("Ann discarded K♦")


def _bens_first_turn(ann: Person, ben: Person) -> Iterator[Frame]:
    ben.sees("May I? You can have K♦")
    ben.press("No, thanks")
    ben.sees(_words("hand-draw"))
    ben.press("Draw")
    ann.sees("May I? You can have A♠")
    yield ann, "may-i", "panel"
    ann.press("May I?")
    ann.sees("Not your turn yet")
    holds(ann, lambda held: "A♠" in held)
    ben.sees("You can make the contract!")
    ben.press("Suggest")
    ben.sees(_words("choose-suggest"))
    yield ben, "suggest", "panel"
    ben.press("Back")
    yield ben, "sorted", "panel"
    ben.press("Suggest")
    ben.pick(1)
    ben.sees(_words("hand-down-contract"))
    yield ben, "contract", "panel"
    ben.discard("9♥")
    ann.sees("discarded 9♥")


def _look_around(ben: Person) -> Iterator[Frame]:
    ben.press("More", ben.table)
    ben.sees("Fair shuffle", ben.note)
    yield ben, "more", "note"
    ben.press("Rules", ben.note)
    ben.sees("Scoring", ben.note)
    yield ben, "rules", "note"
    ben.press("My hand", ben.table)
    ben.sees("Ann’s turn: draw", ben.table)


def _anns_second_turn(ann: Person, ben: Person) -> Iterator[Frame]:
    ann.press("Draw")
    ann.can("Contract…")
    ann.press("Contract…")
    ann.sees(_words("choose-contract", count=2))
    yield ann, "contracts", "panel"
    ann.pick(1)
    ann.sees(_words("hand-down-contract"))
    yield ann, "made", "panel"
    ben.sees("Ann made the contract", ben.table)
    yield ben, "table", "table"
