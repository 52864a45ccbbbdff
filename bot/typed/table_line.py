"""Typed moves that rearrange the table, their meaning and their notation.

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


def lies_as(mine: Observation) -> Table:
    """Return the table as it is."""
    return tuple(meld.cards for meld in mine.seen.melds)


def as_rearranged(part: Part, mine: Observation) -> Sequence[Move] | None:
    """Return the meanings of a part on a common table, None if it rearranges nothing.

    There is one move, legal or not, unless cards fit on several melds and the line doesn't name
    one.
    """
    lie = lies_as(mine)
    match part:
        case CardsPart(cards):
            return _cards(cards, mine, lie)
        case LayOffPart(cards, None):
            found = [move for move in _fitting(cards, mine) if len(move.table) <= len(lie)]
            return found or [Rearrange((*lie, cards))]
        case LayOffPart() | ContractPart() | AddPart() | TablePart():
            return [Rearrange(_table(part, mine, lie))]
        case KnockPart(None, melds, lay_offs, table):
            if table is not None:
                return [KnockOnTable(_table(table, mine, lie))]
            if not melds and not lay_offs:
                return [KnockOnTable()]
            added = AddPart((*map(CardsPart, melds), *lay_offs))
            return [KnockOnTable(_table(added, mine, lie))]
    return None


def _cards(cards: tuple[Card, ...], mine: Observation, lie: Table) -> Sequence[Move]:
    """Return the cards as a new meld if that is legal, otherwise all their places together."""
    as_typed = Rearrange((*lie, cards))
    if mine.may(as_typed):
        return [as_typed]
    return _fitting(cards, mine) or [as_typed]


def _fitting(cards: tuple[Card, ...], mine: Observation) -> list[Rearrange]:
    found = (move for move in mine.choices(cards) if isinstance(move, Rearrange))
    return list(dict.fromkeys(found))


def _table(part: Part, mine: Observation, lie: Table) -> Table:
    """Return the whole new table of a part."""
    match part:
        case TablePart(None, melds):
            return melds
        case TablePart(numbers, melds):
            gone = numbers or ()
            return (*(cards for at, cards in enumerate(lie) if at not in gone), *melds)
        case ContractPart(melds):
            return (*lie, *melds)
        case LayOffPart():
            return _added(part, mine, lie)
        case AddPart(parts):
            table = lie
            for one in parts:
                if isinstance(one, LayOffPart):
                    table = _added(one, mine, table)
                else:
                    table = (*table, one.cards)
            return table
    return lie


def _added(part: LayOffPart, mine: Observation, table: Table) -> Table:
    """Return the table with cards added to a meld, or as a new meld if its number is too high.

    A joker in the meld still stands for the same card, if that is possible.
    """
    at = part.meld
    melds, rules = mine.seen.melds, mine.game.melds
    if at is None:
        fits = (
            number
            for number, meld in enumerate(melds)
            if meld.cards == table[number] and next(extensions(meld, part.cards, 0, rules), None)
        )
        at = next(fits, -1)
    if not 0 <= at < len(melds):
        return (*table, part.cards)
    whole = (*table[at], *part.cards)
    if table[at] == melds[at].cards:
        found = next(extensions(melds[at], part.cards, 0, rules), None)
        whole = whole if found is None else found.cards
    return (*table[:at], whole, *table[at + 1 :])


def rearranging_line(
    move: Rearrange | KnockOnTable,
    melds: Sequence[Sequence[Card]],
    write: Callable[[Sequence[Card]], str],
) -> str:
    """Return the line of such a move on a table with these melds. ``write`` writes cards."""
    if isinstance(move, KnockOnTable):
        return "knock" if move.table is None else f"knock: {_line(move.table, melds, write)}"
    return _line(move.table, melds, write)


def _line(
    table: Table, melds: Sequence[Sequence[Card]], write: Callable[[Sequence[Card]], str]
) -> str:
    found = changes(melds, table)
    laid = " / ".join(map(write, found.melds))
    if found.is_new:
        return laid
    gone = [at for at in range(len(melds)) if at not in found.kept]
    if len(gone) == len(found.melds) == 1:
        added = list(found.melds[0])
        for card in melds[gone[0]]:
            if card in added:
                added.remove(card)
        if len(added) == len(found.laid):
            return f"{write(added)} > {gone[0] + 1}"
    numbers = " ".join(str(at + 1) for at in gone)
    return f"table {numbers}: {laid}"
