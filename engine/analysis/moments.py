"""Moments of a deal, their rollouts by medium players, and sampled worlds of hidden cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle, islice
from typing import NamedTuple

from engine.analysis.players import think
from engine.board_scores import Worth
from engine.cards import Card, bare, without
from engine.computer.strength import Strength
from engine.decision import Decision
from engine.events import Discarded, Drew, Event, Rearranged, Recycled
from engine.evolve import evolve
from engine.game import Chance, Game
from engine.lanes import Lanes
from engine.moves import Discard, Draw, Knock, LayDown, LayOff, Move, Pass, Rearrange, Take, TakeRow
from engine.observation import Did, Notes, Observation, known_in, noted, open_hands
from engine.phase import Phase
from engine.play import decide, may_act
from engine.result import Ending
from engine.shuffle import new_stock, order, remade
from engine.state import State, changed, remembering, with_hand

LONGEST = 100
"""Turns per player in a rollout. Nearly all deals end within 40 turns per player.

After ``LONGEST`` turns, the deal ends as if the stock had run out.
"""
_CARDS_PER_TURN = 2
"""Cards that other players could take in each of their turns. In Gin the sampled hands are then as
good as real hands (28 points of deadwood compared with 29). With one card per turn, sampled hands
would have 38 points. Evenly dealt hands would have 52.
"""
_EXCHANGES = 24
"""Rounds of exchanging cards that would have been laid."""
_EXCHANGES_OF_ONE = 48
"""The number of rounds if one card is exchanged at a time.

It is larger because many tiles fit a long table.
"""


class Act(NamedTuple):
    """A move that was made. ``chance`` made the stock if it recycled the pile."""

    seat: int
    move: Move
    chance: Chance


class _LastChoice(NamedTuple):
    """The last moment at which a seat chose the cards to keep.

    In most games this is the moment before a discard. On a common table it is the moment before the
    seat laid cards or drew instead.
    """

    state: State
    """The table at that moment."""
    notes: Notes
    """The notes at that moment."""
    gone: tuple[Card, ...] = ()
    """The cards that left the hand."""

    def medium(self, game: Game, seat: int, held: Iterable[Card]) -> Move:
        """Return medium's move at that moment if the seat holds these cards."""
        before = changed(self.state, {"hands": with_hand(self.state, seat, tuple(held))})
        return think(Observation.at(game, before, seat, self.notes), Strength.MEDIUM).move


class Moment(NamedTuple):
    """A deal so far."""

    state: State
    notes: Notes
    """The public notes of all players."""
    recycled: int = 0
    """How often the pile was recycled."""
    last: Mapping[int, _LastChoice] = {}
    """Each seat's last choice of cards to keep."""

    @classmethod
    def dealt(cls, state: State) -> "Moment":
        """Return the moment before the first move of a deal."""
        return cls(state, Notes(known=((),) * state.seats))

    def after(self, game: Game, act: Act) -> "Moment":
        """Return the moment after a move."""
        return self.then(decide(game, self.state, *act))

    def then(self, events: Iterable[Event]) -> "Moment":
        """Return the moment after these events."""
        state, notes, recycled, last = self
        for event in events:
            match event:
                case Discarded(player, card):
                    last = {**last, player: _LastChoice(state, notes, (card,))}
                case Rearranged(player, _, cards):
                    last = {**last, player: _LastChoice(state, notes, cards)}
                case Drew(player) if state.phase is Phase.PLAY:
                    last = {**last, player: _LastChoice(state, notes)}
            notes, state = noted(notes, state, event), evolve(state, event)
            recycled += isinstance(event, Recycled)
        return Moment(state, notes, recycled, last)

    def after_move(self, game: Game, seat: int, move: Move, seed: bytes) -> "Moment":
        """Return the moment after a move in the future of this seed."""
        return self.after(
            game, Act(seat, move, new_stock(game, self.state, seed, self.recycled + 1))
        )

    def reshuffled(
        self, game: Game, seed: bytes, stock: tuple[Card, ...] | None = None
    ) -> "Moment":
        """Return the moment with the stock in the order of this future.

        If ``stock`` is given, its cards replace the stock.
        """
        state = self.state
        cards = state.stock if stock is None else stock
        made = remade(seed, state.deal_no, 0, game.pack(state.seats), cards, state.seats)
        lanes = Lanes(made.lanes, state.recall(Lanes).way)
        return self._replace(state=remembering(changed(state, {"stock": made.stock}), lanes))

    def to_the_end(self, game: Game, seed: bytes) -> Worth:
        """Play the deal to the end with medium in all seats, and return its worth to each seat."""
        moment, last = self, self.state.turn_no + LONGEST * self.state.seats
        while moment.state.result is None:
            if moment.state.turn_no > last:
                return game.end.worth(game.score(game, moment.state, Ending.EXHAUSTED, None))
            seat = acting(game, moment.state)
            moment = moment.after_move(game, seat, moment.medium(game, seat), seed)
        return game.end.worth(moment.state.result)

    def medium(self, game: Game, seat: int) -> Move:
        """Return medium's move in this seat."""
        return think(Observation.at(game, self.state, seat, self.notes), Strength.MEDIUM).move

    def as_known_to(self, game: Game, seat: int, seed: bytes) -> "Moment":
        """Return a world with the cards that this seat can't see dealt again (a determinization).

        The sampled cards come to players, and are kept, as is plausible. If the pile was recycled,
        everyone knows the cards that the stock was made of.
        """
        state, notes = self.state, self.notes
        known, hidden = list[tuple[Card, ...]](), list[Card]()
        shown = open_hands(state)
        for other, hand in enumerate(state.hands):
            seen = other == seat or other in shown
            sure = hand if seen else known_in(state, notes, other)
            rest = without(hand, sure)
            known.append(() if rest is None else sure)
            hidden += hand if rest is None else rest
        shuffled = order(seed, "world", [*hidden, *state.stock])
        allowed = Counter(notes.buried or shuffled)
        stock, left = list[Card](), list[Card]()
        for card in shuffled:
            to_stock = len(stock) < len(state.stock) and allowed[card] > 0
            allowed[card] -= to_stock
            (stock if to_stock else left).append(card)
        missing = len(state.stock) - len(stock)
        stock, left = stock + left[:missing], left[missing:]
        cards, hands = iter(left), list[tuple[Card, ...]]()
        for other, (sure, hand) in enumerate(zip(known, state.hands, strict=True)):
            unknown = [*islice(cards, len(hand) - len(sure))]
            if game.common is None:
                held = self._kept_after_discards(game, other, sure, unknown, (stock, allowed))
                if TakeRow in game.moves:
                    held = self._kept_with_row(game, other, sure, held, (stock, seed))
            else:
                held = self._kept_on_common_table(game, other, unknown, stock)
            hands.append((*sure, *held))
        world = self._replace(state=changed(state, {"hands": tuple(hands)}))
        return world.reshuffled(game, seed, tuple(stock))

    def _kept_after_discards(
        self,
        game: Game,
        seat: int,
        sure: tuple[Card, ...],
        hidden: list[Card],
        rest: tuple[list[Card], Counter[Card]],
    ) -> list[Card]:
        """Return the unknown cards that this seat keeps, starting from the ``hidden`` cards.

        ``rest`` is the stock, and the number of copies of each card that it may still contain. The
        seat gets two cards per turn, because it could have taken either the upcard or a card from
        the stock. For each card that it gets, the seat discards a card as medium would have done at
        the seat's last discard. If medium would have laid cards, one of these cards goes, because
        the seat laid nothing. If medium would have made any other move, an arbitrary card goes.
        """
        stock, allowed = rest
        choice = self.last.get(seat)
        if choice is None or len(choice.state.hands[seat]) != len(sure) + len(hidden) + 1:
            return hidden
        times = _CARDS_PER_TURN * len(self.notes.of(seat, Did.THREW))
        for place in islice(cycle(range(len(stock))), times):
            held = [*hidden, stock[place]]
            move = choice.medium(game, seat, (*sure, *held))
            goes = (move.card,) if isinstance(move, Discard) else _used(move)
            thrown = next((card for card in goes if card in held), held[0])
            if self.notes.buried and thrown != stock[place]:
                if not allowed[thrown]:
                    continue
                allowed[thrown] -= 1
                allowed[stock[place]] += 1
            held.remove(thrown)
            hidden, stock[place] = held, thrown
        return hidden

    def _kept_with_row(
        self,
        game: Game,
        seat: int,
        sure: tuple[Card, ...],
        hidden: list[Card],
        rest: tuple[list[Card], bytes],
    ) -> list[Card]:
        """Return the unknown cards that this seat keeps in a game with a row, from ``hidden``.

        Cards that medium would have laid in its last turn are exchanged for cards from the stock.
        Cards with which medium would have taken from the row are exchanged, too. ``rest`` is the
        stock and the seed of this world. A card drawn in that turn may fit the table.
        """
        choice = self.last.get(seat)
        if choice is None:
            return hidden
        stock, seed = rest
        state, notes, thrown = choice
        row = changed(state, {"discard": (*state.discard, *thrown), "phase": Phase.DRAW})
        before = choice._replace(state=row)
        drew = all(note.did is not Did.TOOK for note in notes.history[-1:])
        may_fit = order(seed, f"drew {seat}", (*hidden, *thrown))[:drew]
        others = iter(range(len(stock)))
        for _ in range(_EXCHANGES):
            held = (card for card in hidden if card not in may_fit)
            move = before.medium(game, seat, (*sure, *held))
            if not isinstance(move, TakeRow):
                move = choice.medium(game, seat, (*sure, *hidden, *thrown))
            used = hidden[:1] if isinstance(move, Knock) else _used(move)
            if not _exchange(hidden, Counter(used), stock, others):
                break
        return hidden

    def _kept_on_common_table(
        self, game: Game, seat: int, hidden: list[Card], stock: list[Card]
    ) -> list[Card]:
        """Return the unknown cards that this seat keeps with a common table, from ``hidden``.

        Cards that medium would have laid at the seat's last chance are exchanged for cards from the
        stock. They are exchanged one at a time, because the other cards of a broken meld may stay.
        Cards drawn since then may fit.
        """
        choice = self.last.get(seat)
        if choice is None or not hidden:
            return hidden
        state, _, laid = choice
        since = max(0, len(hidden) + len(laid) - len(state.hands[seat]))
        hidden, drawn = hidden[since:], hidden[:since]
        table = Counter(bare(card) for meld in state.melds for card in meld.cards)
        # In a short stock, all cards may fit except those that a hand has given back.
        others = cycle(range(len(stock)))
        for _ in range(_EXCHANGES_OF_ONE):
            move = choice.medium(game, seat, (*hidden, *laid))
            if not isinstance(move, Rearrange):
                break
            fitting = Counter(bare(card) for cards in move.table for card in cards)
            fitting = (fitting - table - Counter(laid)) & Counter(hidden)
            if not _exchange(hidden, Counter([*fitting][:1]), stock, others):
                break
        return [*drawn, *hidden]


def _exchange(
    hidden: list[Card], fitting: Counter[Card], stock: list[Card], others: Iterator[int]
) -> bool:
    """Exchange the fitting cards of a hand for cards from the stock. Return False if none fit."""
    fitting &= Counter(hidden)
    for card, index in zip(fitting.elements(), others, strict=False):
        hidden[hidden.index(card)], stock[index] = stock[index], card
    return bool(fitting)


def _used(move: Move) -> tuple[Card, ...]:
    """Return the cards that a player needs for this move."""
    match move:
        case TakeRow(_, meld):
            return meld or ()
        case LayDown(cards) | LayOff(cards):
            return cards
    return ()


def acting(game: Game, state: State) -> int:
    """Return the next seat to move.

    If several seats may act, return the first of them, starting with the seat on turn.
    """
    able = may_act(game, state)
    return min(able, key=lambda seat: (seat - state.turn) % state.seats)


# Par of a deal, from fifteen plays of one seat by medium players.
#
# The first play follows medium's first ideas. In each other play the seat takes medium's second
# idea once, at its 1st, 2nd, … 14th decision that had one. So par doesn't depend on a single line
# of play, stays at medium's level, and is the same on every machine.

PLAYS = 15


def plays(game: Game, dealt: State, luck: bytes, seat: int) -> Worth:
    """Return the worth to this seat in each play, fewer plays if it has fewer decisions.

    Its remade stocks are derived from ``luck``.
    """
    first, ideas = _play(game, dealt, luck, seat, None)
    others = range(1, min(ideas, PLAYS - 1) + 1)
    return (first, *(_play(game, dealt, luck, seat, other)[0] for other in others))


def _play(game: Game, dealt: State, luck: bytes, seat: int, other: int | None) -> tuple[int, int]:
    """Return the worth of a play, and the number of decisions with a second idea.

    The play takes the second idea at decision number ``other``, or never if it is None.
    """
    moment, ideas, longest = Moment.dealt(dealt), 0, LONGEST * dealt.seats
    while moment.state.result is None:
        if moment.state.turn_no > longest:
            called_off = game.score(game, moment.state, Ending.EXHAUSTED, None)
            return game.end.worth(called_off)[seat], ideas
        acting_seat = acting(game, moment.state)
        observation = Observation.at(game, moment.state, acting_seat, moment.notes)
        decision = think(observation, Strength.MEDIUM)
        move = decision.move
        if acting_seat == seat:
            second = second_idea(decision, observation)
            ideas += second is not None
            if second is not None and ideas == other:
                move = second
        moment = moment.after_move(game, acting_seat, move, luck)
    return game.end.worth(moment.state.result)[seat], ideas


def second_idea(decision: Decision, observation: Observation) -> Move | None:
    """Return the next best move, or None if the player considered only one.

    If the player weighed only one way to start a turn, it is the other way.
    """
    for option in decision.options:
        if option.move != decision.move:
            return option.move
    if decision.options and observation.seen.phase in (Phase.OFFER, Phase.DRAW):
        return next(
            (move for move in observation.offers(Draw, Take, Pass) if move != decision.move), None
        )
    return None
