"""The observation of a seat, with everything that its player may know and ask of the rules.

All code that finds moves for a seat uses the observation, such as computers, typed moves,
suggestions, advice and programs that play by the protocol. The whole state stays with the table.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import chain
from typing import Any, NamedTuple, cast

from engine.cards import HIDDEN, Card, bare, without
from engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    Rearranged,
    Recycled,
    Swapped,
    ThrewToKnock,
    Took,
    TookRow,
)
from engine.facts import Facts
from engine.game import Game
from engine.lanes import NO_LANES, Lanes
from engine.moves import Move
from engine.phase import Phase
from engine.play import advance, choices, decide, is_legal, offers
from engine.state import State, with_hand

# Masked states, and the public facts.


def facts_of(game: Game, state: State) -> Facts:
    """Return the public facts of a deal, without its cards and turns.

    >>> from engine.facts import Down, WildCard
    >>> from engine.games.registry import REGISTRY, game
    >>> from engine.options import read_options
    >>> from engine.play import start
    >>> contract = game("contract", read_options(REGISTRY["contract"], {}))
    >>> facts = facts_of(contract, start(contract, seats=3, dealer=0))
    >>> facts.get(Down).seats
    frozenset()
    >>> facts.get(WildCard) is None
    True
    """
    reported = [record.known(state) for record in state.memory.values() if not record.secret]
    reported += [report(state) for report in game.facts]
    return cast("Facts", {type(fact): fact for fact in reported if fact is not None})


def open_hands(state: State) -> Collection[int]:
    """Return the seats whose hands are open.

    After the deal all hands are open. While a player shows after a knock, the hand of that player
    is closed (GIN 7.6).
    """
    if state.phase not in (Phase.OVER, Phase.SHOW):
        return ()
    every = range(len(state.hands))
    return every if state.phase is Phase.OVER else [seat for seat in every if seat != state.turn]


def masked(state: State, seat: int | None) -> State:
    """Return the state with ``HIDDEN`` for every card that the seat (or channel) cannot see.

    The numbers of cards stay right.
    """
    shown = open_hands(state)
    hands = [
        hand if owner == seat or owner in shown else (HIDDEN,) * len(hand)
        for owner, hand in enumerate(state.hands)
    ]
    memory = {**state.memory, Lanes: NO_LANES}
    return state._replace(hands=tuple(hands), stock=(HIDDEN,) * len(state.stock), memory=memory)


class Did(StrEnum):
    """The action of a player with a card in view of everyone."""

    TOOK = "took"
    """The player took the card from the pile, together with all cards above it."""
    LEFT = "left"
    """The player could have taken the card, but left it by drawing or passing."""
    THREW = "threw"


class Note(NamedTuple):
    """A note that ``seat`` did this with the card in this turn (``State.turn_no``)."""

    turn_no: int
    seat: int
    did: Did
    card: Card


class Notes(NamedTuple):
    """The public knowledge of a deal that an attentive player remembers.

    The notes are the same for everyone at a table, because they use no card that only its holder
    knows.
    """

    history: tuple[Note, ...] = ()
    """The notes in this deal, in the order of the actions."""
    known: tuple[tuple[Card, ...], ...] = ()
    """The cards, by seat, that everyone saw go into a hand and that haven't left it since."""
    buried: tuple[Card, ...] = ()
    """The cards that went back into the stock when the pile was last recycled.

    Some of them may have been drawn again.
    """

    def known_of(self, seat: int) -> tuple[Card, ...]:
        """Return the cards that this seat is known to hold."""
        return self.known[seat] if seat < len(self.known) else ()

    def of(self, seat: int, did: Did) -> list[Card]:
        """Return the cards with which this seat took this action, in order."""
        return [note.card for note in self.history if note.seat == seat and note.did is did]

    @property
    def discarder(self) -> int | None:
        """The seat that discarded the upcard.

        None without an upcard, or if the deal turned it up.
        """
        above = 0
        for note in reversed(self.history):
            if note.did is Did.TOOK:
                above += 1
            elif note.did is Did.THREW and not above:
                return note.seat
            elif note.did is Did.THREW:
                above -= 1
        return None

    def taken_back(self, seat: int, before: Sequence[Card], after: Sequence[Card]) -> "Notes":
        """Return the notes after this seat took back what it had laid.

        ``before`` and ``after`` are the hands of this seat. Everyone has seen the cards that are
        only in one of them.
        """
        came, went = Counter(after), Counter(before)
        return self._out(seat, *(went - came).elements())._in(seat, *(came - went).elements())

    def _with_known(self, seat: int, cards: tuple[Card, ...]) -> "Notes":
        size = max(len(self.known), seat + 1)
        known = (cards if other == seat else self.known_of(other) for other in range(size))
        return self._replace(known=tuple(known))

    def _in(self, seat: int, *cards: Card) -> "Notes":
        return self._with_known(seat, (*self.known_of(seat), *cards))

    def _out(self, seat: int, *cards: Card) -> "Notes":
        known = self.known_of(seat)
        if not known:
            return self
        for card in cards:
            rest = without(known, (card,))
            known = known if rest is None else rest
        return self._with_known(seat, known)

    def _noting(self, before: State, seat: int, did: Did, *cards: Card) -> "Notes":
        noted = tuple(Note(before.turn_no, seat, did, card) for card in cards)
        return self._replace(history=(*self.history, *noted))


BLANK = Notes()
"""The notes of a deal in which nothing has been seen."""


class Observation(NamedTuple):
    """Everything that a seat knows of a game. It can be sent to another process.

    >>> from engine.cards import HIDDEN
    >>> from engine.evolve import evolve
    >>> from engine.games.registry import REGISTRY, game
    >>> from engine.options import read_options
    >>> from engine.play import start
    >>> from engine.shuffle import open_deal
    >>> basic = game("basic", read_options(REGISTRY["basic"], {}))
    >>> before = start(basic, seats=2, dealer=0)
    >>> state = evolve(before, open_deal(basic, before, seed=bytes(32)))
    >>> known = Observation.at(basic, state, seat=1)
    >>> known.hand == state.hands[1]
    True
    >>> set(known.seen.hands[0]) == set(known.seen.stock) == {HIDDEN}
    True
    """

    game: Game
    seen: State
    """The state with HIDDEN for every card that the seat cannot see."""
    seat: int
    notes: Notes = BLANK
    """The public knowledge of this deal."""

    @classmethod
    def at(cls, game: Game, state: State, seat: int, notes: Notes = BLANK) -> "Observation":
        """Return the observation of this seat from a whole state."""
        return cls(game, masked(state, seat), seat, notes)

    @property
    def facts(self) -> Facts:
        """The public facts."""
        return facts_of(self.game, self.seen)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The player's own cards, in the order in which they came."""
        return self.seen.hands[self.seat]

    def places_of(self, cards: Sequence[Card]) -> tuple[int, ...]:
        """Return the indices of these cards in the hand.

        Each index is used once. Cards that aren't in the hand are ignored.
        """
        held, places = list(map(bare, self.hand)), []
        for card in map(bare, cards):
            if card in held:
                places.append(held.index(card))
                held[places[-1]] = HIDDEN
        return tuple(sorted(places))

    def offers(self, *kinds: type[Move], looks: int | None = None) -> Iterator[Move]:
        """Yield legal moves of these kinds, or of all kinds without arguments.

        ``looks`` limits the search for contracts and knocks (engine.play.offers).
        """
        return offers(self.game, self.seen, self.seat, *kinds, looks=looks)

    def choices(self, cards: Sequence[Card]) -> Iterator[Move]:
        """Yield legal moves with exactly these cards. Declared jokers stay as they are."""
        if without(self.hand, cards) is None:
            return iter(())  # steps would search for their uses, which takes time
        return choices(self.game, self.seen, self.seat, cards)

    def may(self, move: Move) -> bool:
        """Return whether the move is legal."""
        return is_legal(self.game, self.seen, self.seat, move)

    def decide(self, move: Move) -> tuple[Event, ...]:
        """Return the events of a move, as far as they can be known. Raises IllegalMove."""
        return decide(self.game, self.seen, self.seat, move)

    def after(self, move: Move) -> "Observation":
        """Return the observation after a move, as far as it can be known. Raises IllegalMove."""
        _, seen = advance(self.game, self.seen, self.seat, move)
        return self._replace(seen=seen)

    def without_unknown_cards(self) -> "Observation":
        """Return the observation without the unknown cards in the hand.

        These cards still have to be drawn.
        """
        known = tuple(card for card in self.hand if card != HIDDEN)
        return self._replace(seen=self.seen._replace(hands=with_hand(self.seen, self.seat, known)))


def unseen(observation: Observation) -> Counter[Card]:
    """Return the cards of the pack that the seat hasn't seen and doesn't know to be in a hand."""
    game, state, seat, notes = observation
    left = Counter(game.pack(state.seats))
    laid = chain.from_iterable(meld.cards for meld in state.melds)
    apart = chain.from_iterable(record.apart for record in state.memory.values())
    left -= Counter(map(bare, chain(observation.hand, state.discard, laid, apart)))
    for other in range(state.seats):
        if other != seat:
            left -= Counter(known_in(state, notes, other))
    return left


def may_come(observation: Observation) -> Counter[Card]:
    """Return the unseen cards that may be in the stock.

    When the pile was recycled the stock was empty, so all cards that were unseen then are in hands.
    So only cards from that pile can still be drawn.
    """
    left, buried = unseen(observation), observation.notes.buried
    return left & Counter(buried) if buried else left


def known_in(state: State, notes: Notes, seat: int) -> tuple[Card, ...]:
    """Return the cards that are known to be in this hand, at most as many as it has."""
    return notes.known_of(seat)[: len(state.hands[seat])]


def noted(notes: Notes, before: State, event: Event) -> Notes:
    """Return the notes after an event. ``before`` is the state before it, masked or not."""
    write = _WRITES.get(type(event))
    return notes if write is None else write(notes, before, event)


def _dealt(notes: Notes, before: State, event: Dealt) -> Notes:
    return Notes(known=((),) * len(event.hands))


def _left_upcard(notes: Notes, before: State, event: Drew | Passed) -> Notes:
    return notes._noting(before, event.player, Did.LEFT, *before.discard[-1:])


def _recycled(notes: Notes, before: State, event: Recycled) -> Notes:
    return notes._replace(buried=before.discard[:-1])


def _took(notes: Notes, before: State, event: Took) -> Notes:
    return notes._in(event.player, event.card)._noting(before, event.player, Did.TOOK, event.card)


def _granted(notes: Notes, before: State, event: GrantedMayI) -> Notes:
    notes = notes._in(event.player, event.upcard)
    return notes._noting(before, event.player, Did.TOOK, event.upcard)


def _took_row(notes: Notes, before: State, event: TookRow) -> Notes:
    notes = notes._in(event.player, *event.cards)
    return notes._noting(before, event.player, Did.TOOK, *event.cards)


def _threw(notes: Notes, before: State, event: Discarded | ThrewToKnock) -> Notes:
    return notes._out(event.player, event.card)._noting(before, event.player, Did.THREW, event.card)


def _laid(notes: Notes, before: State, event: LaidDown) -> Notes:
    return notes._out(event.player, *event.meld.cards)


def _laid_off(notes: Notes, before: State, event: LaidOff | Rearranged) -> Notes:
    return notes._out(event.player, *event.cards)


def _made_contract(notes: Notes, before: State, event: MadeContract) -> Notes:
    return notes._out(event.player, *(card for meld in event.melds for card in meld.cards))


def _swapped(notes: Notes, before: State, event: Swapped) -> Notes:
    wild = bare(before.melds[event.meld].cards[event.place])
    return notes._out(event.player, event.card)._in(event.player, wild)


_WRITES: Mapping[type[Event], Callable[[Notes, State, Any], Notes]] = {
    Dealt: _dealt,
    Drew: _left_upcard,
    Passed: _left_upcard,
    Recycled: _recycled,
    Took: _took,
    GrantedMayI: _granted,
    TookRow: _took_row,
    Discarded: _threw,
    ThrewToKnock: _threw,
    LaidDown: _laid,
    LaidOff: _laid_off,
    Rearranged: _laid_off,
    MadeContract: _made_contract,
    Swapped: _swapped,
}
