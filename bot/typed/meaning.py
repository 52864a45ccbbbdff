"""The meaning of a typed part at a table. It is a single move or a question.

The rules list the legal moves. If no legal move fits, the move is returned as typed, so that the
rules can refuse this move with a reason.
"""

from collections.abc import Iterable, Sequence
from itertools import chain, islice, product

from bot.typed.parser import (
    AnnouncePart,
    BigGinPart,
    CardsPart,
    ContractPart,
    DeclarePart,
    DiscardPart,
    KnockPart,
    LayOffPart,
    Part,
    RowPart,
    ShowPart,
    SkipPart,
    SwapPart,
    WordPart,
)
from bot.typed.table_line import as_rearranged, table_of
from bot.typed.typed_words import UnreadableLine, UnreadableReason, Word, players_meant
from bot.typed.writer import move_as_line
from engine.analysis.players import ideas_of
from engine.cards import HIDDEN, JOKER, Card, bare, without
from engine.events import DealEnded, DeclaredWrongly
from engine.hands import arrange
from engine.melds import readings
from engine.moves import (
    Announce,
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Show,
    Swap,
    Take,
    TakeRow,
)
from engine.observation import Observation
from engine.steps.skips import SKIP

_PLAIN: dict[Word, Move] = {
    Word.DRAW: Draw(),
    Word.TAKE: Take(),
    Word.ASK: MayI(),
    Word.LET_GO: Pass(),
    Word.DROP: Drop(),
}
_LOOKS = 1000
"""The budget (in looks) of the search for a contract or a knock that names no cards.

This many looks take about ten milliseconds. They are enough for all except enormous hands."""
_LAYINGS = 24
"""For a knock, at most this many ways to lay the same cards are compared."""


def move_meant(part: Part, observation: Observation, names: Sequence[str] = ()) -> Move:
    """Return the move that a part means. Raises UnreadableLine if it isn't clear.

    ``names`` are the names of the seats."""
    if observation.game.common is not None:
        meant = as_rearranged(part, observation)
        if meant is not None:
            return _only_move(meant, meant[0], observation, open_to_doubt=True)
    match part:
        case WordPart(word):
            from_row = word is Word.TAKE and Take not in observation.game.moves
            return _row(RowPart(None, ()), observation) if from_row else _PLAIN[word]
        case CardsPart((card,)) | DiscardPart(card):
            return _discard(bare(card), observation, names)
        case AnnouncePart(number):
            return Announce(number)
        case CardsPart(cards):
            lay_downs = (move for move in observation.choices(cards) if isinstance(move, LayDown))
            return _only_move(
                lay_downs, LayDown(cards), observation, open_to_doubt=_unsaid(cards, observation)
            )
        case LayOffPart():
            return _lay_off(part, observation)
        case SkipPart(whom):
            return _skip(whom, observation, names)
        case SwapPart(card, meld):
            swaps = (move for move in observation.choices((card,)) if isinstance(move, Swap))
            fitting = (move for move in swaps if meld in (None, move.meld))
            return _only_move(
                fitting, Swap(meld or 0, card), observation, open_to_doubt=meld is None
            )
        case RowPart():
            return _row(part, observation)
        case ContractPart():
            return _contract(part, observation)
        case KnockPart() | BigGinPart() | ShowPart() | DeclarePart():
            return _ending(part, observation)
    raise ValueError(f"{part!r} is no move")


def _lay_off(part: LayOffPart, observation: Observation) -> Move:
    cards, meld = part.cards, part.meld
    unsaid = meld is None or _unsaid(cards, observation)
    lay_offs = (move for move in observation.choices(cards) if isinstance(move, LayOff))
    fitting = (move for move in lay_offs if meld in (None, move.meld))
    return _only_move(fitting, LayOff(cards, meld or 0), observation, open_to_doubt=unsaid)


def _discard(card: Card, observation: Observation, names: Sequence[str]) -> Move:
    """Return the discard of a card. Raises UnreadableLine for a skip card without its player."""
    if card not in observation.game.deck.others:
        return Discard(card)
    discards = tuple(observation.choices((card,)))
    if len(discards) > 1:
        raise _several(discards, observation, names)
    return discards[0] if discards else Discard(card)


def _skip(whom: int | str, observation: Observation, names: Sequence[str]) -> Move:
    """Return the discard of a skip card that skips a player.

    Raises UnreadableLine if the player is unclear.
    """
    seats = [whom] if isinstance(whom, int) else players_meant(whom, names)
    discards = [
        Discard(SKIP, seat) for seat in seats if seat != observation.seat or len(seats) == 1
    ]
    if len(discards) > 1:
        raise _several(discards, observation, names)
    if not discards and whom and (can := tuple(observation.choices((SKIP,)))):
        raise _several(can, observation, names, UnreadableReason.NOT_A_PLAYER, str(whom))
    return discards[0] if discards else _discard(SKIP, observation, names)


def _several(
    moves: Iterable[Move],
    observation: Observation,
    names: Sequence[str] = (),
    reason: UnreadableReason = UnreadableReason.SEVERAL,
    word: str = "",
) -> UnreadableLine:
    """Return the error that asks which of these moves is meant.

    The error lists each move as a line to type.
    """
    lines = (
        move_as_line(move, table_of(observation), observation.game.deck, names) for move in moves
    )
    return UnreadableLine(reason, word, lines=tuple(lines))


def _ending(
    part: KnockPart | BigGinPart | ShowPart | DeclarePart, observation: Observation
) -> Move:
    """Return the move of a part that ends a deal, or that lays a hand open after a knock."""
    match part:
        case DeclarePart():
            return _declaration(part, observation)
        case BigGinPart(melds):
            return BigGin(melds) if melds else next(observation.offers(BigGin), BigGin())
        case ShowPart(melds, lay_offs):
            return _show(melds, lay_offs, observation)
    return (
        _knock(part, observation)
        if observation.game.features.lay
        else _knock_of_gin(part, observation)
    )


def _only_move(
    candidates: Iterable[Move],
    as_typed: Move,
    observation: Observation,
    *,
    open_to_doubt: bool = False,
) -> Move:
    """Return the only move found, or the move as typed if none fits.

    If several moves fit and one of them is exactly as typed, this move is meant. Otherwise raises
    UnreadableLine.

    ``open_to_doubt``: whether the line omits something. Then raises UnreadableLine for several
    moves, even if one of them is exactly as typed.
    """
    moves = tuple(dict.fromkeys(candidates))
    if not moves or (as_typed in moves and not open_to_doubt):
        return as_typed
    if len(moves) > 1:
        raise _several(moves, observation)
    return moves[0]


def _row(part: RowPart, observation: Observation) -> Move:
    if (
        Take in observation.game.moves
        and not part.meld
        and observation.seen.discard[-1:] == (part.start,)
    ):
        return Take()
    laid = part.meld if part.lay_off is None else part.lay_off.cards
    row = observation.seen.discard
    likely = [card for card in row if card in map(bare, laid)] or [*row[-1:], HIDDEN]
    as_typed = _as_typed(part, likely[0] if part.start is None else bare(part.start))
    unsaid = part.lay_off is not None and (part.lay_off.meld is None or _unsaid(laid, observation))
    if part.start is not None and not unsaid and observation.may(as_typed):
        return as_typed
    offered = (move for move in observation.offers(TakeRow) if isinstance(move, TakeRow))
    matching = [move for move in offered if _takes(part, move, laid, row)]
    if part.taken is None:
        # If the line names no number, the copy nearer to the right end is meant.
        matching = [move for move in matching if move.count is None] or matching
    return _only_move(matching, as_typed, observation, open_to_doubt=unsaid)


def _as_typed(part: RowPart, start: Card) -> TakeRow:
    if part.lay_off is not None:
        on = LayOff(part.lay_off.cards, part.lay_off.meld or 0)
        return TakeRow(start, lay_off=on, count=part.taken)
    return TakeRow(start, part.meld or None, count=part.taken)


def _takes(part: RowPart, move: TakeRow, laid: Sequence[Card], row: Sequence[Card]) -> bool:
    if part.start not in (None, move.start):
        return False
    on = part.lay_off
    where = on is None or (move.lay_off is not None and on.meld in (None, move.lay_off.meld))
    many = part.taken in (None, len(move.swept(row)))
    same_cards = sorted(map(bare, laid)) == sorted(map(bare, move.laid))
    return where and many and (not laid or same_cards)


def _contract(part: ContractPart, observation: Observation) -> Move:
    melds, number = part
    as_typed = MakeContract(melds, number)
    if not melds:
        return _only_move(observation.offers(MakeContract, looks=_LOOKS), as_typed, observation)
    if without(observation.hand, [card for meld in melds for card in meld]) is None:
        return as_typed
    ways = [_ways(meld, observation) for meld in melds]
    contracts = (MakeContract(tuple(way), number) for way in product(*ways))
    return _only_move(
        (move for move in contracts if observation.may(move)),
        as_typed,
        observation,
        open_to_doubt=True,
    )


def _ways(meld: tuple[Card, ...], observation: Observation) -> Sequence[tuple[Card, ...]]:
    """Return the readings of one meld.

    If all its jokers name their cards and the rules allow the meld, only the typed reading counts.
    """
    ways = [reading.cards for reading in readings(meld, observation.game.melds)]
    return [meld] if not ways or (meld in ways and not _unsaid(meld, observation)) else ways


def _unsaid(cards: tuple[Card, ...], observation: Observation) -> bool:
    """Return whether any wild card among these cards doesn't name the card that it stands for."""
    return any(card <= JOKER and observation.game.melds.is_wild(card) for card in cards)


def _knock(part: KnockPart, observation: Observation) -> Move:
    if part.card is None:
        return _only_move(observation.offers(Knock, looks=_LOOKS), Knock(HIDDEN), observation)
    thrown = bare(part.card)
    as_typed = Knock(
        thrown, part.melds, tuple(LayOff(on.cards, on.meld or 0) for on in part.lay_offs)
    )
    said = all(on.meld is not None for on in part.lay_offs)
    if said and (part.melds or part.lay_offs) and observation.may(as_typed):
        return as_typed
    laid = without(observation.hand, (thrown,))
    if laid is None:
        return as_typed
    knocks = (move for move in observation.choices(laid) if isinstance(move, Knock))
    fitting = islice((move for move in knocks if _holds(part, move)), _LAYINGS)
    # Ways to lay the same cards count as one if every seat gets the same points.
    by_points = {_points(move, observation): move for move in reversed(list(fitting))}
    return _only_move(reversed(by_points.values()), as_typed, observation)


def _knock_of_gin(part: KnockPart, observation: Observation) -> Move:
    """Return the knock of a game in which the thrown card belongs to the knock.

    If the line names no melds, the best melds are laid.
    """
    offered = [move for move in observation.offers(Knock) if isinstance(move, Knock)]
    thrown = None if part.card is None else bare(part.card)
    if thrown is not None and (part.melds or part.lay_offs):
        lay_offs = tuple(LayOff(on.cards, on.meld or 0) for on in part.lay_offs)
        return Knock(thrown, part.melds, lay_offs or None)
    fitting = [move for move in offered if thrown in (None, move.card)]
    gins = [
        move for move in fitting if sum(map(len, move.melds or ())) == len(observation.hand) - 1
    ]
    if part.gin and fitting and not gins:
        raise UnreadableLine(UnreadableReason.SEVERAL, lines=tuple(map(move_as_line, fitting)))
    as_typed = Knock(_spare(observation) if thrown is None else thrown)
    return _only_move(gins if part.gin else fitting, as_typed, observation)


def _declaration(part: DeclarePart, observation: Observation) -> Move:
    """Return a declaration. If the line names no card to put aside, choose the best card.

    Raises UnreadableLine for a wrong declaration that costs points, unless the line has the word
    "anyway"."""
    move = Declare(
        _aside(observation) if part.card is None else bare(part.card), part.melds or None
    )
    if part.anyway or not observation.may(move):
        return move
    for event in observation.decide(move):
        if isinstance(event, DeclaredWrongly):
            line = move_as_line(move).replace("declare", "declare anyway", 1)
            count = event.points
            raise UnreadableLine(UnreadableReason.NO_DECLARATION, lines=(line,), count=count)
    return move


def _aside(observation: Observation) -> Card:
    """Return the best card to put aside."""
    thrown = chain(observation.offers(Declare), ideas_of(observation.game).throws(observation))
    return next((move.card for move in thrown if isinstance(move, Declare | Discard)), HIDDEN)


def _spare(observation: Observation) -> Card:
    """Return the deadwood card with the most points, for a knock that names no card."""
    left = arrange(observation.hand, observation.game.melds, observation.game.points).deadwood
    return max(left or observation.hand, key=observation.game.points, default=HIDDEN)


def _show(
    melds: tuple[tuple[Card, ...], ...], said: tuple[LayOffPart, ...], observation: Observation
) -> Move:
    """Return the melds and lay-offs of a hand after a knock.

    The rules choose the melds or lay-offs that the line doesn't name.
    """
    if not melds and not said:
        return next(observation.offers(Show), Show())
    lay_offs = tuple(LayOff(on.cards, _on_which(on, observation)) for on in said)
    return Show(melds or None, lay_offs or None)


def _on_which(on: LayOffPart, observation: Observation) -> int:
    """Return the index of the named meld, or of the first meld on which these cards fit."""
    if on.meld is not None:
        return on.meld
    numbers = range(len(observation.seen.melds))
    fitting = (
        number for number in numbers if observation.may(Show((), (LayOff(on.cards, number),)))
    )
    return next(fitting, 0)


def _holds(part: KnockPart, move: Knock) -> bool:
    melds = [sorted(meld) for meld in move.melds or ()]
    return all(sorted(meld) in melds for meld in part.melds) and all(
        any(
            said.meld in (None, lay.meld) and set(said.cards) <= set(lay.cards)
            for lay in move.lay_offs or ()
        )
        for said in part.lay_offs
    )


def _points(move: Knock, observation: Observation) -> tuple[int, ...]:
    """Return the points of all seats after this knock, as far as the player can see."""
    for event in observation.decide(move):
        if isinstance(event, DealEnded):
            return event.result.scores
    raise AssertionError("a knock ends the deal")
