"""A stored game in notation: one replay a deal (docs/notation.md, Games).

A journal keeps events, the notation has moves: each accepted move is found again by what it brought
about. What is no move (time that ran out, the autopilot's name, a seat that changed hands) is left
out, and so is a laying that was taken back: a replay needs nobody but the players, and knows no
taking back.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from engine.cards import Card, name, names
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
from engine.moves import MakeContract, Pass
from engine.notation.move import WORDS
from engine.notation.position import Position, by_player, write_position
from engine.options import lasting_options
from engine.phase import Phase
from engine.table.play import taken_back
from engine.table.replay import Replay
from engine.table.roster import Sitter

Json = dict[str, object]

_FoundMove = tuple[int, str, Json]
"""Who (a seat) made which move, and what it needs."""


def export(replay: Replay) -> Iterator[Json]:
    """The deals of a game in their order, each as a replay."""
    for position, moves in deals(replay):
        yield {"position": position, "moves": list(moves)}


def deals(replay: Replay) -> Iterator[tuple[Json, Iterator[Json]]]:
    """The same in parts: the position of each deal, and its moves one by one.

    Whoever holds a seat when a deal begins gives their name to all moves of that seat in it.
    """
    for deal, _ in enumerate(replay.deals):
        yield deal_position(replay, deal), (move for _, move in placed_moves(replay, deal))


def deal_position(replay: Replay, deal: int) -> Json:
    """The position with which a deal (from 0) begins."""
    rules, dealt = replay.game, replay.frames[replay.deals[deal]]
    players = unique_names(dealt.roster.sitters)
    return write_position(Position(rules, lasting_options(rules.options), players, dealt.state))


def deal_with(replay: Replay, deal: int, moves: Iterable[tuple[int, Json]]) -> Json:
    """A deal (from 0) as it is exported, with these of its moves (placed_moves)."""
    return {"position": deal_position(replay, deal), "moves": [move for _, move in moves]}


def placed_moves(replay: Replay, deal: int) -> Iterator[tuple[int, Json]]:
    """The moves of a deal (from 0) that stand, each with its place in the replay: one that was
    taken back is as if it had not been made."""
    begin, end = replay.bounds(deal)
    players = unique_names(replay.frames[begin].roster.sitters)
    passes = Pass in replay.game.answers.get(Phase.DRAW, {})
    frames, deck = replay.frames[begin + 1 : end], replay.game.deck
    undone = taken_back(event for frame in frames for event in frame.events)
    for place, frame in enumerate(frames, begin + 1):
        found = None if frame.version in undone else _move(frame.events, players, passes)
        if found is not None:
            player, move, more = found
            told = {"by": players[player], "move": move, **deck.renamed(more)}
            yield place, told | _skipped(frame.events, players)


def unique_names(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """A name a seat: as they are called, alike ones numbered, those without a name by seat."""
    taken: list[str] = []
    for seat, sitter in enumerate(sitters, start=1):
        called = sitter.name or f"seat {seat}"
        alike = (f"{called} ({number})" for number in range(2, len(sitters) + 2))
        taken.append(called if called not in taken else next(n for n in alike if n not in taken))
    return tuple(taken)


def _move(events: Sequence[Event], players: Sequence[str], passes: bool) -> _FoundMove | None:
    """The move behind these events, None if there is none. ``passes``: one who cannot draw says
    pass, as in Dummy, and is not answered by the wish to draw."""
    for find in (_knock, _shown_hand, partial(_come, players=players, passes=passes), _gone):
        found = find(events)
        if found is not None:
            return found
    return None


def _skipped(events: Sequence[Event], players: Sequence[str]) -> Json:
    """Whom a skip card was for."""
    whom = [event.whom for event in events if isinstance(event, PlayedSkip)]
    return {"skip": players[whom[0]]} if whom else {}


def _knock(events: Sequence[Event]) -> _FoundMove | None:
    """The knock with all that was laid for it."""
    for event in events:
        if isinstance(event, Knocked):
            return event.player, "knock", {"card": name(event.card), **_laid_before(events)}
        if isinstance(event, KnockedOnTable):
            laid = [{"table": _table(one)} for one in events if isinstance(one, Rearranged)]
            return event.player, "knock", {**laid[0]} if laid else {}
    return None


def _table(event: Rearranged) -> list[list[str]]:
    """The whole new table."""
    return [names(meld.cards) for meld in event.table]


def _shown_hand(events: Sequence[Event]) -> _FoundMove | None:
    """Gin: what ends a hand, with all that its player laid for it, or what the other shows then."""
    for at, event in enumerate(events):
        laid = _laid_before(events[:at])
        match event:
            case ThrewToKnock(player, card):
                return player, "knock", {"card": name(card), "melds": laid["melds"]}
            case WentBigGin(player):
                return player, "big_gin", {"melds": laid["melds"]}
            case Showed(player):
                return player, "show", laid
    return None


def _laid_before(events: Sequence[Event]) -> Json:
    """The melds that were laid one by one in a step, and the lay-offs."""
    laid = [event for event in events if isinstance(event, LaidOff)]
    return {
        "melds": [names(event.meld.cards) for event in events if isinstance(event, LaidDown)],
        "lay_offs": [{"cards": names(event.cards), "meld": event.meld} for event in laid],
    }


def _come(events: Sequence[Event], players: Sequence[str], passes: bool) -> _FoundMove | None:
    """A card that comes to somebody, or a word about one."""
    new_stock: Json = {}
    for event in events:
        if isinstance(event, Recycled):
            new_stock["new_stock"] = names(event.stock)
            if event.lanes:
                new_stock["new_lanes"] = by_player(event.lanes, players)
    for event in events:
        match event:
            case Drew(player):
                return player, "draw", new_stock
            case StockRanOut(player):
                return player, "pass" if passes else "draw", {}
            case Took(player):
                return player, "take", {}
            case TookRow(player, cards):
                return player, "take", {"start": name(cards[0]), **_laid_with(cards, events)}
            case AskedMayI(player):
                return player, "may_i", new_stock
            case Passed(player):
                return player, "pass", new_stock
            case PassedTurn(player):
                return player, "pass", {}
    return None


def _laid_with(cards: Sequence[Card], events: Sequence[Event]) -> Json:
    """What was laid with these cards of the row, and how many they are if the deepest of them lay
    in the row twice."""
    more: Json = {"count": len(cards)} if cards[0] in cards[1:] else {}
    for event in events:
        match event:
            case LaidDown(_, meld):
                return {"meld": names(meld.cards), **more}
            case LaidOff(_, place, added):
                return {"lay_off": {"cards": names(added), "meld": place}, **more}
    return more


def _gone(events: Sequence[Event]) -> _FoundMove | None:
    """Cards that somebody laid or threw."""
    for event in events:
        match event:
            case MadeContract(player, melds):
                chosen = [one.number for one in events if isinstance(one, ChoseContract)]
                which: Json = {"number": chosen[0]} if chosen else {}
                return (
                    player,
                    WORDS[MakeContract],
                    {"melds": [names(one.cards) for one in melds], **which},
                )
            case Announced(player, number):
                return player, "announce", {"number": number}
            case LaidDown(player, meld):
                return player, "meld", {"cards": names(meld.cards)}
            case LaidOff(player, place, cards):
                return player, "lay_off", {"cards": names(cards), "meld": place}
            case Swapped(player, place, _, card):
                return player, "swap", {"meld": place, "card": name(card)}
            case Discarded(player, card):
                return player, "discard", {"card": name(card)}
            case Dropped(player):
                return player, "drop", {}
            case Declared(player, card, melds):
                shown: Json = {"melds": [names(meld.cards) for meld in melds]}
                return player, "declare", {"card": name(card), **shown}
            case DeclaredWrongly(player, _, card, named):
                wrong: Json = {} if named is None else {"melds": [names(one) for one in named]}
                return player, "declare", {"card": name(card), **wrong}
            case Rearranged(player):
                return player, "rearrange", {"table": _table(event)}
    return None
