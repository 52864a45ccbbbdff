"""The meaning and the notation of typed moves that rearrange the table.

==========================  ==================================================================
new meld                    ``7h 8h 9h``
added to a meld             ``10h > 2``
several of both             ``7h 8h 9h / 10h > 2``
melds 3 and 5 replaced      ``table 3 5: 4s 5s 6s / 6s 7s 8s``
the whole table             ``table 4s 5s 6s / 6s 7s 8s / kd kh ks``
a knock with any of these   ``knock: 7h 8h 9h / 10h > 2``, ``knock: table 3: 4s 5s 6s 7s``
==========================  ==================================================================
"""

from collections.abc import Callable, Sequence

from bot.typed.parser import (
    AddPart,
    CardsPart,
    ContractPart,
    KnockPart,
    LayOffPart,
    Part,
    TablePart,
)
from bot.workbench.draft import changes
from engine.cards import Card
from engine.melds import extensions
from engine.moves import KnockOnTable, Move, Rearrange
from engine.observation import Observation

Table = tuple[tuple[Card, ...], ...]
"""Melds as they are in a move."""


def table_of(observation: Observation) -> Table:
    """Return the table as it is."""
    return tuple(meld.cards for meld in observation.seen.melds)


def as_rearranged(part: Part, observation: Observation) -> Sequence[Move] | None:
    """Return the meanings of a part on a common table, or None if the part rearranges nothing.

    There is one move, and it may be illegal. There are several moves only if cards fit on several
    melds and the line doesn't name a meld.
    """
    before = table_of(observation)
    match part:
        case CardsPart(cards):
            return _cards(cards, observation, before)
        case LayOffPart(cards, None):
            moves = [
                move for move in _fitting(cards, observation) if len(move.table) <= len(before)
            ]
            return moves or [Rearrange((*before, cards))]
        case LayOffPart() | ContractPart() | AddPart() | TablePart():
            return [Rearrange(_table(part, observation, before))]
        case KnockPart(None, melds, lay_offs, table):
            if table is not None:
                return [KnockOnTable(_table(table, observation, before))]
            if not melds and not lay_offs:
                return [KnockOnTable()]
            added = AddPart((*map(CardsPart, melds), *lay_offs))
            return [KnockOnTable(_table(added, observation, before))]
    return None


def _cards(cards: tuple[Card, ...], observation: Observation, before: Table) -> Sequence[Move]:
    """Return the cards as a new meld. If that's illegal, return every way to add them."""
    as_typed = Rearrange((*before, cards))
    if observation.may(as_typed):
        return [as_typed]
    return _fitting(cards, observation) or [as_typed]


def _fitting(cards: tuple[Card, ...], observation: Observation) -> list[Rearrange]:
    moves = (move for move in observation.choices(cards) if isinstance(move, Rearrange))
    return list(dict.fromkeys(moves))


def _table(part: Part, observation: Observation, before: Table) -> Table:
    """Return the whole table after a part."""
    match part:
        case TablePart(None, melds):
            return melds
        case TablePart(numbers, melds):
            gone = numbers or ()
            return (*(cards for number, cards in enumerate(before) if number not in gone), *melds)
        case ContractPart(melds):
            return (*before, *melds)
        case LayOffPart():
            return _added(part, observation, before)
        case AddPart(parts):
            table = before
            for added_part in parts:
                if isinstance(added_part, LayOffPart):
                    table = _added(added_part, observation, table)
                else:
                    table = (*table, added_part.cards)
            return table
    return before


def _added(part: LayOffPart, observation: Observation, table: Table) -> Table:
    """Return the table with cards added to a meld.

    If there is no meld with this number, or if the cards fit on no meld, they are a new meld.

    If possible, a joker in the meld still stands for the same card.
    """
    target = part.meld
    melds, rules = observation.seen.melds, observation.game.melds
    if target is None:
        fits = (
            number
            for number, meld in enumerate(melds)
            if meld.cards == table[number] and next(extensions(meld, part.cards, 0, rules), None)
        )
        target = next(fits, -1)
    if not 0 <= target < len(melds):
        return (*table, part.cards)
    whole = (*table[target], *part.cards)
    if table[target] == melds[target].cards:
        extended = next(extensions(melds[target], part.cards, 0, rules), None)
        whole = whole if extended is None else extended.cards
    return (*table[:target], whole, *table[target + 1 :])


def rearranging_line(
    move: Rearrange | KnockOnTable,
    melds: Sequence[Sequence[Card]],
    write: Callable[[Sequence[Card]], str],
) -> str:
    """Return the line of a rearrangement, or of a knock on a common table.

    ``melds``: the melds on the table before the move. ``write`` writes cards.
    """
    if isinstance(move, KnockOnTable):
        return "knock" if move.table is None else f"knock: {_line(move.table, melds, write)}"
    return _line(move.table, melds, write)


def _line(
    table: Table, melds: Sequence[Sequence[Card]], write: Callable[[Sequence[Card]], str]
) -> str:
    change = changes(melds, table)
    laid = " / ".join(map(write, change.melds))
    if change.is_new:
        return laid
    gone = [number for number in range(len(melds)) if number not in change.kept]
    if len(gone) == len(change.melds) == 1:
        added = list(change.melds[0])
        for card in melds[gone[0]]:
            if card in added:
                added.remove(card)
        if len(added) == len(change.laid):
            return f"{write(added)} > {gone[0] + 1}"
    numbers = " ".join(str(number + 1) for number in gone)
    return f"table {numbers}: {laid}"
