"""The highlight of a game for each of its people, chosen from public events.

When a deal ends, its notes are made from the deal's log as the channel knows it. So the notes use
only hands that were shown, and no card from the stock. When the game ends, each person gets their
most telling highlight. Two people get different highlights if there is a choice. A computer that
has won also gets a highlight. Moves of the autopilot give no one a highlight, but a player's record
must also beat them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from engine.cards import Card
from engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    Rearranged,
    Recycled,
    Swapped,
    ThrewToKnock,
    Took,
    TookRow,
    TurnStarted,
    WentBigGin,
)
from engine.result import Ending, Feat, Result
from engine.table.record import DealNotes, HeadToHead, LuckyTake, Player, is_former
from engine.table.roster import Sitter
from engine.table.table_events import (
    Autopiloted,
    HandedOver,
    StoodIn,
    Substituted,
    TookBack,
    TookCardsBack,
)


@dataclass(slots=True)
class _Turn:
    """The notes of a running turn."""

    laid: Counter[Player] = field(default_factory=Counter)
    """The number of cards that each player laid."""
    cards: list[Card] = field(default_factory=list)
    taker: int | None = None
    """The seat that took another player's discard."""
    take: LuckyTake | None = None


def deal_notes(
    log: Sequence[tuple[int, Event]], result: Result, sitters: Sequence[Sitter]
) -> DealNotes:
    """Return the notes of a deal that ends with this result.

    ``log`` has the deal's events with the versions of their steps, as the channel knows them.
    ``sitters`` are the sitters when the deal ends.
    """
    taken_back = {event.version for _, event in log if isinstance(event, TookCardsBack)}
    piloted = {(version, event.seat) for version, event in log if isinstance(event, Autopiloted)}
    since = {
        event.seat: index for index, (_, event) in enumerate(log) if isinstance(event, _CHANGES)
    }
    draws, most, upcards = Counter[Player](), Counter[Player](), Counter[Player]()
    pile, turn = _Pile(), _Turn()
    for index, (version, event) in enumerate(log):
        if version in taken_back:
            continue
        by = pile.apply(event)
        if isinstance(event, TurnStarted):
            most, turn = most | turn.laid if turn.laid else most, _Turn()
        seat = getattr(event, "player", None)
        if seat is None:
            continue
        own = index > since.get(seat, -1) and (version, seat) not in piloted
        player = seat, sitters[seat].user if own else None
        draws[player] += isinstance(event, Drew | Took | TookRow)
        upcards[player] += isinstance(event, GrantedMayI)
        if isinstance(event, Took) and by is not None and own:
            turn.taker, turn.take = seat, LuckyTake(event.card, by)
        if cards := _laid(event):
            turn.laid[player] += len(cards)
            turn.cards += cards
    if not any(isinstance(event, ThrewToKnock | WentBigGin) for _, event in log):
        most |= turn.laid  # otherwise all lay their hands at the end
    take = turn.take if result.winner is not None and turn.taker == result.winner else None
    take = take if take and take.card in turn.cards and take.thrown_by != result.winner else None
    return DealNotes(tuple(sitter.user for sitter in sitters), draws, most, upcards, take)


class _Pile:
    """The seat that threw each card of the discard pile, or None for a dealt card."""

    def __init__(self) -> None:
        self._thrown_by: list[int | None] = []

    def apply(self, event: Event) -> int | None:
        """Update the pile by an event. Return the seat that threw the card that the event takes."""
        pile = self._thrown_by
        match event:
            case Dealt():
                self._thrown_by = [None] * len(event.discard)
            case Recycled():
                del pile[:-1]
            case Discarded(player) | ThrewToKnock(player):
                pile.append(player)
            case Took() | GrantedMayI():
                return pile.pop() if pile else None
            case TookRow(_, cards):
                del pile[-len(cards) :]
        return None


_CHANGES = (HandedOver, StoodIn, TookBack, Substituted)


def _laid(event: Event) -> Sequence[Card]:
    """Return the cards from a hand that this event lays."""
    match event:
        case MadeContract(_, melds):
            return [card for meld in melds for card in meld.cards]
        case LaidDown(_, meld):
            return meld.cards
        case LaidOff(_, _, cards) | Rearranged(_, _, cards):
            return cards
        case Swapped(_, _, _, card):
            return (card,)
    return ()


# The choice of the highlights of a game.


_RANK = {feat: index for index, feat in enumerate(Feat)}
"""The order of the feats, the most telling first."""
_PLAIN = (Feat.WON_DEALS, Feat.PLACED)
"""Feats that several people can have, if nothing better is left."""


class Highlight(NamedTuple):
    """The highlight of the person at this seat after a game."""

    seat: int
    feat: Feat
    deal: int = 0
    """The deal's number, from 1."""
    number: int = 0
    """A number in the highlight's sentence. ``of`` is a second one."""
    of: int = 0
    card: Card | None = None
    other: int = 0
    """The seat of a player whom the sentence names."""


def highlights(
    notes: Sequence[DealNotes],
    results: Sequence[Result],
    sitters: Sequence[Sitter],
    rivals: Iterable[HeadToHead] = (),
    *,
    lowest_wins: bool,
) -> tuple[Highlight, ...]:
    """Return a highlight, by seat, for each person and for a computer that won.

    ``notes`` and ``results`` have an entry for each deal of the game. Return nothing if notes are
    missing.
    """
    if not results or len(notes) != len(results):
        return ()
    story = _Story(notes, results, lowest_wins=lowest_wins)
    people = [
        seat
        for seat, sitter in enumerate(sitters)
        if (seat in results[-1].winners if sitter.user is None else not is_former(sitter.user))
    ]
    candidates = [highlight for seat in people for highlight in story.of(seat, sitters[seat].user)]
    candidates += [
        Highlight(rival.seat, Feat.RIVAL, number=rival.ahead, of=rival.behind, other=rival.other)
        for rival in rivals
        if rival.seat in people and rival.is_even
    ]
    less = (Feat.CLOSE, Feat.QUICK)
    candidates.sort(
        key=lambda highlight: (
            _RANK[highlight.feat],
            highlight.number if highlight.feat in less else -highlight.number,
            highlight.seat,
            highlight.deal,
        )
    )
    chosen: dict[int, Highlight] = {}
    used: set[Feat] = set()
    for highlight in candidates:
        if highlight.seat not in chosen and (
            highlight.feat not in used or highlight.feat in _PLAIN
        ):
            chosen[highlight.seat] = highlight
            used.add(highlight.feat)
    return tuple(chosen[seat] for seat in people if seat in chosen)


_FEW_DRAWS, _MANY_CARDS, _MANY_UPCARDS, _IN_A_ROW, _NEAR = 5, 5, 3, 3, 10
"""The limits of feats.

A quick win has at most the first number of draws. The next three numbers are the fewest cards laid
in a turn, upcards in a game, and deals won in a row for a highlight. A player is near the winner
with a difference of at most the last number, or of a tenth of the winner's points.
"""


class _Story:
    """A finished game, deal by deal."""

    def __init__(
        self, notes: Sequence[DealNotes], results: Sequence[Result], *, lowest_wins: bool
    ) -> None:
        self.notes, self.results, self.last = notes, results, results[-1]
        self.lowest_wins = lowest_wins
        self.deals = list(enumerate(zip(notes, results, strict=True), 1))
        wins = [(result.winner, note.people) for _, (note, result) in self.deals]
        self.won = Counter((seat, people[seat]) for seat, people in wins if seat is not None)

    def of(self, seat: int, user: int | None) -> Iterator[Highlight]:
        """Yield all candidates for this person at this seat."""
        me, was_there = (seat, user), [note.people[seat] == user for note in self.notes]
        for deal, (note, result) in self.deals:
            if note.people[seat] == user:
                yield from _endings(seat, deal, result)
                if note.winning_take and result.winner == seat:
                    card, by = note.winning_take
                    yield Highlight(seat, Feat.LUCKY, deal, card=card, other=by)
        if user is not None:  # other players may have played the rest of a computer's seat
            yield from self._records(seat, me)
        if all(was_there):
            yield from self._course(seat)
            yield from self._phases(seat)
        won, deals = self.won[me], sum(was_there)
        if won and deals > 1:
            yield Highlight(seat, Feat.WON_DEALS, number=won, of=deals)
        place, points = self.last.places[seat], self.last.reached[seat]
        yield Highlight(seat, Feat.PLACED, number=points, of=place)

    def _records(self, seat: int, me: Player) -> Iterator[Highlight]:
        """Yield the records of this player that no one else in the game reached."""
        laid = self._best(lambda note, _: note.most)
        if laid and laid[1] == me and laid[0] >= _MANY_CARDS:
            yield Highlight(seat, Feat.MOST, laid[2], laid[0])
        quick = self._best(_few_draws)
        if quick and quick[1] == me and -quick[0] <= _FEW_DRAWS:
            yield Highlight(seat, Feat.QUICK, quick[2], -quick[0])
        points = self._best(
            lambda note, result: {
                (other, note.people[other]): score for other, score in enumerate(result.scores)
            }
        )
        if points and points[1] == me and len(self.results) > 1 and not self.lowest_wins:
            yield Highlight(seat, Feat.BIGGEST, points[2], points[0])
        laid = self._best(_laid_points)
        if laid and laid[1] == me:
            yield Highlight(seat, Feat.MOST_LAID, laid[2], laid[0])
        upcards = Counter[Player]()
        for note in self.notes:
            upcards.update(note.upcards)
        for feat, count, least in (
            (Feat.UPCARDS, upcards, _MANY_UPCARDS),
            (Feat.MOST_DEALS, self.won, 2),
        ):
            others = max((n for player, n in count.items() if player != me), default=0)
            if count[me] >= least and count[me] > others:
                yield Highlight(seat, feat, number=count[me], of=len(self.results))

    def _best(
        self, of: Callable[[DealNotes, Result], Mapping[Player, int]]
    ) -> tuple[int, Player, int] | None:
        """Return the highest number in all deals, with its player and its deal.

        Return None for a tie.
        """
        counts = [
            (count, player, deal)
            for deal, (note, result) in self.deals
            for player, count in of(note, result).items()
        ]
        best = max((entry[0] for entry in counts), default=0)
        bests = [entry for entry in counts if entry[0] == best]
        return bests[0] if len(bests) == 1 else None

    def _course(self, seat: int) -> Iterator[Highlight]:
        """Yield the candidates for a player who played from the first deal to the last."""
        deals, last = len(self.results), self.last
        wins = [result.winner == seat for result in self.results]
        if deals > 1 and all(wins):
            yield Highlight(seat, Feat.SWEEP, number=deals)
        row = max((sum(1 for _ in some) for won, some in groupby(wins) if won), default=0)
        if row >= _IN_A_ROW and not all(wins):
            yield Highlight(seat, Feat.STREAK, number=row)
        places = [result.places[seat] for result in self.results]
        behind = [
            deal
            for deal, result in enumerate(self.results[:-1], 1)
            if result.places[seat] == max(result.places) > 1
            and result.places.count(max(result.places)) == 1
        ]
        if places[-1] == 1 and behind:
            yield Highlight(seat, Feat.COMEBACK, behind[-1])
        worst = max(places[:-1], default=0)
        if places[-1] > 1 and worst - places[-1] > 1:
            after = deals - 1 - places[-2::-1].index(worst)
            yield Highlight(seat, Feat.CLIMB, after, worst - places[-1])
        first = last.reached[last.winners[0]] if last.winners else 0
        short = abs(first - last.reached[seat])
        if last.places[seat] > 1 and 0 < short <= max(_NEAR, abs(first) // 10):
            yield Highlight(seat, Feat.CLOSE, number=short)
        was_last = any(self._was_last(seat, result) for result in self.results)
        if deals > 2 and len(last.scores) > 2 and not was_last:
            yield Highlight(seat, Feat.STEADY, number=deals)

    def _phases(self, seat: int) -> Iterator[Highlight]:
        """Yield the candidate for a player who made a phase in every deal."""
        own, deals = self.last.own, len(self.results)
        made = own.contracts_made(seat) if own else 0
        if made > 1 and made == deals:
            yield Highlight(seat, Feat.PHASES, number=made, of=deals)

    def _was_last(self, seat: int, result: Result) -> bool:
        """Return whether this seat had the worst score, or shared it, in a deal that was scored."""
        worst = max(result.scores) if self.lowest_wins else min(result.scores)
        return result.scores[seat] == worst and len(set(result.scores)) > 1


def _laid_points(note: DealNotes, result: Result) -> Mapping[Player, int]:
    """Return the points that each player laid, in games that count laid cards."""
    laid = result.own.laid_points() if result.own else ()
    return {(seat, note.people[seat]): points for seat, points in enumerate(laid)}


def _few_draws(note: DealNotes, result: Result) -> Mapping[Player, int]:
    """Return the winner's number of draws, negative so that fewer is better.

    Return nothing if two players shared the seat, or if all other players dropped.
    """
    if result.ended_by is Ending.DROP:
        return {}
    won = {player: -draws for player, draws in note.draws.items() if player[0] == result.winner}
    return won if len(won) == 1 else {}


def _endings(seat: int, deal: int, result: Result) -> Iterator[Highlight]:
    """Yield the ways in which this seat won the deal."""
    if result.winner != seat:
        return
    won = {
        Feat.RUMMY: result.going_rummy,
        Feat.BIG_GIN: result.ended_by is Ending.BIG_GIN,
        Feat.GIN: result.ended_by is Ending.GIN,
    }
    for feat, so in won.items():
        if so:
            yield Highlight(seat, feat, deal)
    if result.own is not None:
        for feat, number, other in result.own.achieved(result.ended_by, seat):
            yield Highlight(seat, feat, deal, number, other=other)
