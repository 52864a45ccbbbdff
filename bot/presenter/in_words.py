"""The hand and the table in words, for people who read rather than look."""

from collections.abc import Sequence

from bot.presenter.people import People
from bot.presenter.table import piles_in_words, seat_lines
from bot.text import Text
from engine.cards import RANKS, Card, is_joker, rank, suit
from engine.live.sight import Sight

_SUITS = ("spades", "hearts", "diamonds", "clubs")


def hand_in_words(
    hand: Sequence[Card], came: Sequence[Card], chosen: Sequence[Card], say: Text
) -> str:
    """The hand by suits, low to high; then what came last and what is chosen."""
    lines = [say("words-hand")]
    for number, name in enumerate(_SUITS):
        held = sorted(card for card in hand if not is_joker(card) and suit(card) == number)
        if held:
            lines.append(say(f"words-{name}", cards=", ".join(RANKS[rank(card)] for card in held)))
    jokers = sum(map(is_joker, hand))
    if jokers:
        lines.append(say("words-jokers", count=jokers))
    if not hand:
        lines.append(say("alt-empty-hand"))
    if came:
        lines.append(say("words-new", cards=say.cards(came)))
    if chosen:
        lines.append(say("words-chosen", cards=say.cards(chosen)))
    return "\n".join(lines)


def table_in_words(sight: Sight, say: Text) -> str:
    """Stock, upcard or row, every meld with its number, and the seats: public facts only."""
    view = sight.view
    if view is None:
        raise ValueError("this table has not begun")
    who = People(sight, say, you=sight.seat)
    melds = [
        say("words-meld", number=number, name=who(meld.owner), cards=say.cards(meld.cards))
        for number, meld in enumerate(view.melds, 1)
    ]
    lines = [say("words-table"), " ".join(piles_in_words(sight, say)), *seat_lines(sight, say)]
    # Last, because Discord may take a line below a numbered list for a part of its last item.
    return "\n".join([*lines, *(melds or [say("words-no-melds")])])
