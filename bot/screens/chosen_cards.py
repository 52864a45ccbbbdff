"""The line about the chosen cards, which names their use or the missing cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from bot.blocks.shown_hand import ordered
from bot.screens.panel_controls import HandControls, letters, name_of_move
from bot.text import Text
from engine.cards import Card, bare, cards_at, is_joker, rank, suit
from engine.computer.plain.suggestions import cards_of
from engine.live.table_view import TableView
from engine.melds import read
from engine.moves import (
    Declare,
    Discard,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Swap,
    TakeRow,
)
from engine.phase import Phase
from engine.steps.laying import FITTING

MOST = 90
"""The line has at most this many letters."""
_USES: Mapping[type[Move], str] = {
    MakeContract: "chosen-whole",
    Declare: "chosen-declare",
    Knock: "chosen-knock",
    Swap: "chosen-swap",
}
"""The ids of texts for cards that are a whole move, by kind of move.

If several kinds fit, the first one counts.
"""
_MISSING = 2
"""At most this many missing cards are named."""


def by_use(moves: Iterable[Move], chosen: Sequence[Card]) -> list[Move]:
    """Sort the moves. Moves that use the most chosen cards come first."""
    return sorted(moves, key=lambda move: -_used(move, chosen))


def _used(move: Move, chosen: Sequence[Card]) -> int:
    return (Counter(chosen) & Counter(map(bare, cards_of(move)))).total()


def chosen_line(table_view: TableView, controls: HandControls, say: Text) -> str | None:
    """Return a sentence about the chosen cards.

    Return None if no cards are chosen, if the player can't act, or if no sentence is short enough.

    The sentence names the use of the cards. If they fit nothing, it names the missing cards and the
    nearest move.
    """
    chosen = _in_order(table_view, controls)
    if not chosen or not controls.acts:
        return None
    cards, plain = say.rich.cards(chosen), say.cards(chosen)
    for what in _sentences(table_view, controls, chosen, say):
        if letters(say("chosen-line", cards=plain, what=what)) <= MOST:
            return "-# " + say("chosen-line", cards=cards, what=what)
    return None


def missing_line(table_view: TableView, chosen: Sequence[Card], say: Text) -> str | None:
    """Return a line with the cards that the chosen cards lack for a meld.

    The line is for cards on a workbench that fit nowhere. Return None if the line would be too
    long.
    """
    what = _missing_words(table_view, chosen, say) or say("chosen-apart")
    if letters(say("chosen-line", cards=say.cards(chosen), what=what)) > MOST:
        return None
    return "-# " + say("chosen-line", cards=say.rich.cards(chosen), what=what)


def _in_order(table_view: TableView, controls: HandControls) -> Sequence[Card]:
    """Return the chosen cards in the order of their meld, or otherwise in the hand's order."""
    game, likes, chosen = table_view.game, controls.likes, frozenset(controls.selection)
    if table_view.has_begun and chosen:
        shown = ordered(table_view.hand, likes.sort, game, controls.own.melds).positions
        cards = cards_at(table_view.hand, [position for position in shown if position in chosen])
        meld = read(cards, game.melds)
        return cards if meld is None else [*map(bare, meld.cards)]
    return ()


def _sentences(
    table_view: TableView, controls: HandControls, chosen: Sequence[Card], say: Text
) -> Iterator[str]:
    """Yield sentences about the chosen cards. The most useful sentence comes first."""
    game, count = table_view.game, len(chosen)
    every = (move for moves in controls.meant.values() for move in moves)
    fits = [move for move in every if len(cards_of(move)) == count == _used(move, chosen)]
    kinds = set(map(type, fits))
    if LayDown not in kinds and (melds := _takers(table_view, fits, chosen)):
        what = say("chosen-fits", melds=say.joined(map(str, melds)))
        yield what if LayOff in kinds else _later(table_view, what, say)
    elif besides := kinds - {Discard, LayDown}:
        yield say(next((words for kind, words in _USES.items() if kind in besides), "chosen-whole"))
    elif count > 1 and LayDown not in kinds:
        yield from _what_is_missing(table_view, controls, chosen, say)
    elif count > 1:
        yield controls.own.chosen_in_words(game, chosen, say)
    else:
        laying = (LayDown, MakeContract, TakeRow)
        uses = [move for move in controls.suggested if isinstance(move, laying)]
        near = [move for move in uses if _used(move, chosen)]
        yield from _with_near(near, say("chosen-goes"), table_view, say) if near else ()
        if Discard in kinds:
            yield say("chosen-discard")


def _takers(table_view: TableView, fits: Sequence[Move], chosen: Sequence[Card]) -> list[int]:
    """Return the numbers of the melds on which the cards can be laid off, now or later."""
    melds = {move.meld + 1 for move in fits if isinstance(move, LayOff)}
    if not melds and len(chosen) == 1 and table_view.seen.melds:
        fitting = FITTING.of(table_view.seen.melds, table_view.game.melds)
        melds = {move.meld + 1 for move in fitting.get(chosen[0], ())}
    return sorted(melds)


def _later(table_view: TableView, what: str, say: Text) -> str:
    """Return the sentence about cards that can only be laid later. It says when."""
    first, draws = table_view.game.features.first_meld, table_view.seen.phase is Phase.DRAW
    when = "draw" if draws else "turn"
    if first is not None and table_view.seat not in table_view.down:
        when = first.value
    return say(f"chosen-later-{when}", what=what)


def _with_near(moves: Iterable[Move], why: str, table_view: TableView, say: Text) -> Iterator[str]:
    """Yield the sentence with the first of these moves, if this move has a short name."""
    name = next((name_of_move(move, table_view, say) for move in moves), None)
    if name is not None:
        yield say("chosen-near", why=why, move=name)


def _what_is_missing(
    table_view: TableView, controls: HandControls, chosen: Sequence[Card], say: Text
) -> Iterator[str]:
    """Yield sentences about cards that fit nothing. The most useful sentence comes first."""
    why = controls.own.chosen_in_words(table_view.game, chosen, say)
    if not why:
        why = _missing_words(table_view, chosen, say)
    elif LayDown in table_view.game.moves:
        why = _later(table_view, why, say)
    why = why or say("chosen-apart")
    yield from _with_near(by_use(controls.suggested, chosen), why, table_view, say)
    yield why


def _missing_words(table_view: TableView, chosen: Sequence[Card], say: Text) -> str:
    """Return the sentence that names the missing cards, or "" without missing cards."""
    missing = _missing(table_view, chosen)
    if not missing:
        return ""
    names = say("chosen-or", first=say.card(missing[0]), other=say.card(missing[-1]))
    return say("chosen-missing", cards=names if len(missing) > 1 else say.card(missing[0]))


def _missing(table_view: TableView, chosen: Sequence[Card]) -> list[Card]:
    """Return every card that would complete a meld with the chosen cards.

    Cards that are laid or buried are left out.
    """
    game, seen = table_view.game, table_view.seen
    naturals = [card for card in chosen if not is_joker(card)]
    ranks, suits = {rank(card) for card in naturals}, {suit(card) for card in naturals}
    if len(ranks) == 1:
        near = range(rank(naturals[0]), 52, 13)
    elif len(suits) == 1:
        near = range(suit(naturals[0]) * 13, suit(naturals[0]) * 13 + 13)
    else:
        return []
    every, gone = game.pack(seen.seats), list[Card]()
    if game.common is None:  # in games with a common table, its cards can be moved
        gone += [bare(card) for meld in seen.melds for card in meld.cards]
        gone += () if game.features.row else seen.discard[:-1]
    fitting = (
        card
        for card in near
        if card not in chosen
        and not game.melds.is_wild(card)
        and read((*chosen, card), game.melds) is not None
        and every.count(card) > gone.count(card)
    )
    return [*islice(fitting, _MISSING)]
