"""The hand and the table in words, for people who don't look at pictures."""

from collections.abc import Callable, Sequence

from bot.blocks.clock import absence_marks
from bot.games.registry import PRESENTERS
from bot.screens.table_screen import fines_in_words, laid_by_others, open_hand, piles_in_words
from bot.text import Text
from bot.text.name_words import Names, computer_in_words
from engine.cards import Card, is_joker, rank, suit
from engine.facts import LaidPoints
from engine.live.table_view import TableView
from engine.melds import Meld


def hand_in_words(
    hand: Sequence[Card], came: Sequence[Card], chosen: Sequence[Card], say: Text
) -> str:
    """Return the hand in words: the cards by suit from low to high, new cards, chosen cards."""
    lines, deck = [say("words-hand")], say.deck
    for number, name in enumerate(deck.suits):
        coloured = [card for card in hand if not is_joker(card) and card not in deck.others]
        held = sorted(card for card in coloured if suit(card) == number)
        if held:
            cards = ", ".join(deck.ranks[rank(card)] for card in held)
            lines.append(say("words-suit", suit=name, cards=cards))
    jokers = sum(map(is_joker, hand))
    if jokers:
        lines.append(say("words-jokers", count=jokers, card=deck.wild))
    if others := sum(card in deck.others for card in hand):
        lines.append(say("words-skip-cards", count=others))
    if not hand:
        lines.append(say("alt-empty-hand"))
    if came:
        lines.append(say("words-new", cards=say.cards(came)))
    if chosen:
        lines.append(say("words-chosen", cards=say.cards(chosen)))
    return "\n".join(lines)


def melds_in_words(melds: Sequence[Meld], who: Callable[[int], str], say: Text) -> list[str]:
    """Return the melds on the table in words, with their numbers and with owners, if any."""
    return [
        say("words-meld-in-common", number=number, cards=say.cards(meld.cards))
        if meld.owner is None
        else say("words-meld", number=number, name=who(meld.owner), cards=say.cards(meld.cards))
        for number, meld in enumerate(melds, 1)
    ]


def table_melds_in_words(table_view: TableView, who: Callable[[int], str], say: Text) -> list[str]:
    """Return the melds on the table in words.

    If laid cards count, add the cards that players other than the owner have laid.
    """
    melds = table_view.seen.melds
    lines = zip(melds_in_words(melds, who, say), melds, strict=True)
    pairs = ((line, laid_by_others(table_view, meld, who, say)) for line, meld in lines)
    return [f"{line}. {' '.join(others)}" if others else line for line, others in pairs]


def table_in_words(table_view: TableView, say: Text) -> str:
    """Return the table's public facts in words: piles, seats, and all melds with numbers."""
    who = Names(table_view, say, you=table_view.seat)
    melds = table_melds_in_words(table_view, who, say)
    lines = [say("words-table"), " ".join(piles_in_words(table_view, say))]
    lines += seats_in_words(table_view, who, say)
    lines += open_hand(table_view, say)
    # The melds come last, because Discord may add a line below a numbered list to the last item.
    if not melds and not table_view.game.features.declare:
        melds = [say("words-no-melds")]
    return "\n".join([*lines, *melds])


def seats_in_words(table_view: TableView, who: Names, say: Text) -> list[str]:
    """Return the seats in words, without signs that a screen reader would read out."""
    seen, lines = table_view.seen, list[str]()
    laid, first_meld = table_view.facts.get(LaidPoints), table_view.game.features.first_meld
    own = PRESENTERS[table_view.game.name].seat_words
    absent, fined = absence_marks(table_view, say), fines_in_words(table_view, say)
    for seat, sitter in enumerate(table_view.roster.sitters):
        name, count, points = who(seat), len(seen.hands[seat]), seen.scores[seat]
        if sitter.user is None:
            name = computer_in_words(name, sitter.style, say)
        parts = [say("words-seat", seat=seat + 1, name=name, count=count, points=points)]
        if laid:
            parts.append(say("words-laid", laid=laid.by_seat[seat]))
        if seat == seen.turn:
            parts.append(say("words-on-turn"))
        if seat in table_view.down:
            parts.append(say(f"hand-down-{first_meld}"))
        parts += [] if own is None else own(table_view, seat, say)
        parts += [marks[seat] for marks in (absent, fined) if seat in marks]
        if seat in table_view.waits.away:
            parts.append(say("words-away"))
        lines.append(", ".join(parts))
    return lines
