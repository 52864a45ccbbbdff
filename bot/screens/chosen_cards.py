"""The line under the chosen cards: what they are, or what is missing and the nearest move."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.screens.panel_controls import HandControls, letters, name_of_move
from bot.text import Text
from engine.cards import Card, bare, is_joker, rank, suit
from engine.computer.plain.suggestions import cards_of
from engine.game import Game
from engine.live.table_view import TableView
from engine.melds import read
from engine.moves import Discard, LayDown, LayOff, Move

MOST = 90
"""Letters of the line."""
_MISSING = 2
"""Cards that are named of those that would make a meld."""


def chosen_line(table_view: TableView, controls: HandControls, say: Text) -> str | None:
    """One sentence about the chosen cards, or None if none is chosen or nothing can be done.

    It says what they are. If they fit nothing, it says what is missing and the nearest move.
    """
    hand = table_view.hand
    chosen = [hand[at] for at in controls.selection if at < len(hand)]
    if not chosen or not (controls.legal or controls.suggested):
        return None
    fits = [move for moves in controls.meant.values() for move in moves if _is_of(move, chosen)]
    cards, plain = say.rich.cards(chosen), say.cards(chosen)
    found = [_what_they_are(table_view.game, fits, chosen, say)] if fits else None
    for what in found or _what_is_missing(table_view, controls, chosen, say):
        if letters(say("chosen-line", cards=plain, what=what)) <= MOST:
            return "-# " + say("chosen-line", cards=cards, what=what)
    return None


def _is_of(move: Move, chosen: Sequence[Card]) -> bool:
    return Counter(map(bare, cards_of(move))) == Counter(chosen)


def _what_they_are(game: Game, fits: Sequence[Move], chosen: Sequence[Card], say: Text) -> str:
    if any(isinstance(move, LayDown) for move in fits):
        return _meld_in_words(game, chosen, say)
    if on := sorted({move.meld + 1 for move in fits if isinstance(move, LayOff)}):
        return say("chosen-fits", melds=say.joined(map(str, on)))
    alone = all(isinstance(move, Discard) for move in fits)
    return say("chosen-discard" if alone else "chosen-whole")


def _meld_in_words(game: Game, chosen: Sequence[Card], say: Text) -> str:
    """What kind of meld the cards are, or an empty text if they are none."""
    reading = read(chosen, game.melds)
    if reading is None:
        return ""
    return say(f"chosen-{reading.kind}", count=len(chosen))


def _what_is_missing(
    table_view: TableView, controls: HandControls, chosen: Sequence[Card], say: Text
) -> Iterator[str]:
    """What to say of cards that fit nothing, the most telling first."""
    why = _meld_in_words(table_view.game, chosen, say)
    if not why and (missing := _missing(table_view, chosen)):
        names = say("chosen-or", first=say.card(missing[0]), other=say.card(missing[-1]))
        why = say("chosen-missing", cards=names if len(missing) > 1 else say.card(missing[0]))
    why = why or say("chosen-apart" if len(chosen) > 1 else "chosen-alone")
    wanted = set(chosen)
    near = sorted(controls.suggested, key=lambda move: -len(wanted & {*map(bare, cards_of(move))}))
    if near and (name := name_of_move(near[0], table_view, say)) is not None:
        yield say("chosen-near", why=why, move=name)
    yield why


def _missing(table_view: TableView, chosen: Sequence[Card]) -> list[Card]:
    """Single cards that would make a meld of the chosen ones."""
    game, naturals = table_view.game, [card for card in chosen if not is_joker(card)]
    ranks, suits = {rank(card) for card in naturals}, {suit(card) for card in naturals}
    if len(chosen) < 2 or (len(ranks) > 1 and len(suits) > 1):
        return []
    near = dict.fromkeys(game.pack(table_view.seen.seats))
    fitting = (
        card
        for card in near
        if not game.melds.is_wild(card)
        and (rank(card) in ranks if len(ranks) == 1 else suit(card) in suits)
        and card not in chosen
        and read((*chosen, card), game.melds) is not None
    )
    return [card for card, _ in zip(fitting, range(_MISSING), strict=False)]
