"""A stored game in notation, with one replay per deal (docs/notation.md, Games).

A journal has events and the notation has moves, so each accepted move is found again from its
events. Events that aren't moves are left out, such as timeouts, the autopilot, and changes of
seats. A laying that was taken back is also left out. A replay needs only the moves of players, and
can't take a move back.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from engine.cards import Card
from engine.deck import Deck
from engine.events import (
    Announced,
    AskedMayI,
    ChoseContract,
    Declared,
    DeclaredWrongly,
    Discarded,
    Drew,
    Dropped,
    Event,
    Knocked,
    KnockedOnTable,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    PassedTurn,
    PlayedSkip,
    Rearranged,
    Recycled,
    Showed,
    StockRanOut,
    Swapped,
    ThrewToKnock,
    Took,
    TookRow,
    WentBigGin,
)
from engine.moves import (
    Announce,
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
    Show,
    Swap,
    Take,
    TakeRow,
)
from engine.notation.move import write_move
from engine.notation.position import Position, by_player, write_position
from engine.options import lasting_options
from engine.phase import Phase
from engine.table.play import taken_back
from engine.table.replay import Replay
from engine.table.roster import Sitter

Json = dict[str, object]

_SeatMove = tuple[int, Move]
"""A seat and the move that it made."""


def export(replay: Replay) -> Iterator[Json]:
    """Yield the deals of a game in order, each as a replay."""
    for position, moves in deals(replay):
        yield {"position": position, "moves": list(moves)}


def deals(replay: Replay) -> Iterator[tuple[Json, Iterator[Json]]]:
    """Yield the position of each deal, and its moves one by one.

    All moves of a seat in a deal have the name of the player who held it when the deal started.
    """
    for deal, _ in enumerate(replay.deals):
        yield deal_position(replay, deal), (move for _, move in placed_moves(replay, deal))


def deal_position(replay: Replay, deal: int) -> Json:
    """Return the position with which a deal (from 0) starts."""
    rules, dealt = replay.game, replay.frames[replay.deals[deal]]
    players = unique_names(dealt.roster.sitters)
    return write_position(Position(rules, lasting_options(rules.options), players, dealt.state))


def deal_with(replay: Replay, deal: int, moves: Iterable[tuple[int, Json]]) -> Json:
    """Return a deal (from 0) as it is exported, with these moves of it (``placed_moves``)."""
    return {"position": deal_position(replay, deal), "moves": [move for _, move in moves]}


def placed_moves(replay: Replay, deal: int) -> Iterator[tuple[int, Json]]:
    """Yield the moves of a deal (from 0) that were not taken back, with their frame indices."""
    begin, end = replay.bounds(deal)
    players = unique_names(replay.frames[begin].roster.sitters)
    passes = Pass in replay.game.answers.get(Phase.DRAW, {})
    frames, deck = replay.frames[begin + 1 : end], replay.game.deck
    undone = taken_back(event for frame in frames for event in frame.events)
    for place, frame in enumerate(frames, begin + 1):
        played = None if frame.version in undone else _move(frame.events, passes)
        if played is not None:
            seat, move = played
            written = write_move(move, players[seat], deck, players)
            yield (
                place,
                written | _new_stock(frame.events, players, deck) if move.recycles else written,
            )


def _new_stock(events: Sequence[Event], players: Sequence[str], deck: Deck) -> Json:
    """Return the keys of a new stock, if the discard pile was recycled."""
    keys: Json = {}
    for event in events:
        if isinstance(event, Recycled):
            keys["new_stock"] = deck.names(event.stock)
            if event.lanes:
                keys["new_lanes"] = by_player(event.lanes, players, deck)
    return keys


def unique_names(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """Return a unique name for each seat. Equal names are numbered. Missing names are made up."""
    taken: list[str] = []
    for seat, sitter in enumerate(sitters, start=1):
        called = sitter.name or f"seat {seat}"
        numbered = (f"{called} ({number})" for number in range(2, len(sitters) + 2))
        taken.append(called if called not in taken else next(n for n in numbered if n not in taken))
    return tuple(taken)


def _move(events: Sequence[Event], passes: bool) -> _SeatMove | None:
    """Return the move behind these events with its player (a seat), or None.

    ``passes``: a player who cannot draw has made a pass, as in Dummy. By default the move was a
    draw.
    """
    for find in (_knock, _shown_hand, partial(_drawing_move, passes=passes), _laying_move):
        played = find(events)
        if played is not None:
            return played
    return None


def _knock(events: Sequence[Event]) -> _SeatMove | None:
    """Return the knock with everything that was laid for it."""
    for event in events:
        if isinstance(event, Knocked):
            return event.player, Knock(event.card, _melds(events), _lay_offs(events))
        if isinstance(event, KnockedOnTable):
            laid = [_table(other) for other in events if isinstance(other, Rearranged)]
            return event.player, KnockOnTable(*laid[:1])
    return None


def _table(event: Rearranged) -> tuple[tuple[Card, ...], ...]:
    """Return the whole new table."""
    return tuple(meld.cards for meld in event.table)


def _shown_hand(events: Sequence[Event]) -> _SeatMove | None:
    """Return the move that ended a hand of Gin, or the defender's show after a knock."""
    for index, event in enumerate(events):
        laid = events[:index]
        match event:
            case ThrewToKnock(player, card):
                return player, Knock(card, _melds(laid))
            case WentBigGin(player):
                return player, BigGin(_melds(laid))
            case Showed(player):
                return player, Show(_melds(laid), _lay_offs(laid))
    return None


def _melds(events: Sequence[Event]) -> tuple[tuple[Card, ...], ...]:
    """Return the melds that were laid one by one."""
    return tuple(event.meld.cards for event in events if isinstance(event, LaidDown))


def _lay_offs(events: Sequence[Event]) -> tuple[LayOff, ...]:
    return tuple(LayOff(event.cards, event.meld) for event in events if isinstance(event, LaidOff))


def _drawing_move(events: Sequence[Event], *, passes: bool) -> _SeatMove | None:
    """Return the move that drew or took a card, or answered an upcard."""
    for event in events:
        match event:
            case Drew(player):
                return player, Draw()
            case StockRanOut(player):
                return player, Pass() if passes else Draw()
            case Took(player):
                return player, Take()
            case TookRow(player, cards):
                return player, _take(cards, events)
            case AskedMayI(player):
                return player, MayI()
            case Passed(player) | PassedTurn(player):
                return player, Pass()
    return None


def _take(cards: Sequence[Card], events: Sequence[Event]) -> TakeRow:
    """Return the move that takes these cards from the row.

    The move has the number of cards if the deepest card was in the row twice.
    """
    count = len(cards) if cards[0] in cards[1:] else None
    for event in events:
        match event:
            case LaidDown(_, meld):
                return TakeRow(cards[0], meld.cards, count=count)
            case LaidOff(_, place, added):
                return TakeRow(cards[0], lay_off=LayOff(added, place), count=count)
    return TakeRow(cards[0], count=count)


def _laying_move(events: Sequence[Event]) -> _SeatMove | None:
    """Return the move that laid or threw cards."""
    for event in events:
        match event:
            case MadeContract(player, melds):
                chosen = [choice.number for choice in events if isinstance(choice, ChoseContract)]
                return player, MakeContract(tuple(laid.cards for laid in melds), *chosen[:1])
            case Announced(player, number):
                return player, Announce(number)
            case LaidDown(player, meld):
                return player, LayDown(meld.cards)
            case LaidOff(player, place, cards):
                return player, LayOff(cards, place)
            case Swapped(player, place, _, card):
                return player, Swap(place, card)
            case Discarded(player, card):
                whom = [skip.whom for skip in events if isinstance(skip, PlayedSkip)]
                return player, Discard(card, *whom[:1])
            case Dropped(player):
                return player, Drop()
            case Declared(player, card, melds):
                return player, Declare(card, tuple(meld.cards for meld in melds))
            case DeclaredWrongly(player, _, card, named):
                return player, Declare(card, named)
            case Rearranged(player):
                return player, Rearrange(_table(event))
    return None
