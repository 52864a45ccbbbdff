"""A deal so far, how it goes on if medium plays in all seats, and worlds in which all that a player
cannot see lies otherwise."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle, islice
from typing import NamedTuple

from engine.analysis.players import think
from engine.boards import Worth
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
"""So many turns a player are played of a future, of which nearly all end within 40: then it ends
as if the stock had run out."""
_A_TURN = 2
"""Cards that others could take in each of their turns. In Gin the hands of worlds are as good as
real ones then (28 points of deadwood beside 29; 38 with one card a turn, 52 dealt evenly)."""
_EXCHANGES = 24
"""So often cards that could have been laid are exchanged."""
_EXCHANGES_OF_ONE = 48
"""The same where one card goes at a time: many fit a long table of tiles."""


class Act(NamedTuple):
    """A move that was made; ``chance`` made the stock if it recycled the pile."""

    seat: int
    move: Move
    chance: Chance


class _Keeping(NamedTuple):
    """The table before a discard, or where the table belongs to nobody before somebody laid cards
    or drew instead; what all had seen, and which cards left the hand."""

    state: State
    notes: Notes
    gone: tuple[Card, ...] = ()

    def medium(self, game: Game, seat: int, held: Iterable[Card]) -> Move:
        """What medium does there if the seat holds these cards."""
        before = changed(self.state, {"hands": with_hand(self.state, seat, tuple(held))})
        return think(Observation.at(game, before, seat, self.notes), Strength.MEDIUM).move


class Moment(NamedTuple):
    """A deal so far, what all have seen of it, and how often the pile was recycled. ``last``: by
    seat its last choice of what to keep."""

    state: State
    notes: Notes
    recycled: int = 0
    last: Mapping[int, _Keeping] = {}

    @classmethod
    def dealt(cls, state: State) -> "Moment":
        """Before the first move of a deal."""
        return cls(state, Notes(known=((),) * state.seats))

    def after(self, game: Game, act: Act) -> "Moment":
        """The moment after a move."""
        return self.then(decide(game, self.state, *act))

    def then(self, events: Iterable[Event]) -> "Moment":
        """The moment after these events."""
        state, notes, recycled, last = self
        for event in events:
            match event:
                case Discarded(player, card):
                    last = {**last, player: _Keeping(state, notes, (card,))}
                case Rearranged(player, _, cards):
                    last = {**last, player: _Keeping(state, notes, cards)}
                case Drew(player) if state.phase is Phase.PLAY:
                    last = {**last, player: _Keeping(state, notes)}
            notes, state = noted(notes, state, event), evolve(state, event)
            recycled += isinstance(event, Recycled)
        return Moment(state, notes, recycled, last)

    def acts(self, game: Game, seat: int, move: Move, seed: bytes) -> "Moment":
        """The moment after a move in the future of this seed."""
        return self.after(
            game, Act(seat, move, new_stock(game, self.state, seed, self.recycled + 1))
        )

    def laid_anew(self, game: Game, seed: bytes, stock: tuple[Card, ...] | None = None) -> "Moment":
        """The stock in the order of this future, or these cards in its place."""
        state = self.state
        cards = state.stock if stock is None else stock
        made = remade(seed, state.deal_no, 0, game.pack(state.seats), cards, state.seats)
        lanes = Lanes(made.lanes, state.recall(Lanes).way)
        return self._replace(state=remembering(changed(state, {"stock": made.stock}), lanes))

    def to_the_end(self, game: Game, seed: bytes) -> Worth:
        """What the deal brings each seat if medium plays on in all."""
        moment, last = self, self.state.turn_no + LONGEST * self.state.seats
        while moment.state.result is None:
            if moment.state.turn_no > last:
                return game.end.worth(game.score(game, moment.state, Ending.EXHAUSTED, None))
            seat = acting(game, moment.state)
            moment = moment.acts(game, seat, moment.medium(game, seat), seed)
        return game.end.worth(moment.state.result)

    def medium(self, game: Game, seat: int) -> Move:
        """What medium does in this seat."""
        return think(Observation.at(game, self.state, seat, self.notes), Strength.MEDIUM).move

    def as_known_to(self, game: Game, seat: int, seed: bytes) -> "Moment":
        """A world: what this seat cannot see lies otherwise, as cards come and players keep them.

        Of a stock that was recycled all know which cards it was made of.
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
        may_lie = Counter(notes.buried or shuffled)
        stock, left = list[Card](), list[Card]()
        for card in shuffled:
            lies = len(stock) < len(state.stock) and may_lie[card] > 0
            may_lie[card] -= lies
            (stock if lies else left).append(card)
        missing = len(state.stock) - len(stock)
        stock, left = stock + left[:missing], left[missing:]
        cards, hands = iter(left), list[tuple[Card, ...]]()
        for other, (sure, hand) in enumerate(zip(known, state.hands, strict=True)):
            some = [*islice(cards, len(hand) - len(sure))]
            if game.common is None:
                kept = self._kept(game, other, sure, some, (stock, may_lie))
                if TakeRow in game.moves:
                    kept = self._let_lie(game, other, sure, kept, (stock, seed))
            else:
                kept = self._not_laid(game, other, some, stock)
            hands.append((*sure, *kept))
        world = self._replace(state=changed(state, {"hands": tuple(hands)}))
        return world.laid_anew(game, seed, tuple(stock))

    def _kept(
        self,
        game: Game,
        seat: int,
        sure: tuple[Card, ...],
        hidden: list[Card],
        rest: tuple[list[Card], Counter[Card]],
    ) -> list[Card]:
        """What this seat holds besides the cards that are known, if it begins with ``hidden`` ones:
        of the ``rest`` (the stock, and which more may lie there) it gets two cards a turn, as it
        could have one of two each time, and for each medium throws one, as at its last throw.

        Where medium would have laid cards, one of them goes, as it was not so; where it would have
        done something else, any one.
        """
        stock, may_lie = rest
        kept = self.last.get(seat)
        if kept is None or len(kept.state.hands[seat]) != len(sure) + len(hidden) + 1:
            return hidden
        times = _A_TURN * len(self.notes.of(seat, Did.THREW))
        for place in islice(cycle(range(len(stock))), times):
            held = [*hidden, stock[place]]
            move = kept.medium(game, seat, (*sure, *held))
            goes = (move.card,) if isinstance(move, Discard) else _used(move)
            thrown = next((card for card in goes if card in held), held[0])
            if self.notes.buried and thrown != stock[place]:
                if not may_lie[thrown]:
                    continue
                may_lie[thrown] -= 1
                may_lie[stock[place]] += 1
            held.remove(thrown)
            hidden, stock[place] = held, thrown
        return hidden

    def _let_lie(
        self,
        game: Game,
        seat: int,
        sure: tuple[Card, ...],
        hidden: list[Card],
        rest: tuple[list[Card], bytes],
    ) -> list[Card]:
        """What this seat holds besides the cards that are known where there is a row, if it begins
        with ``hidden`` cards: those that medium would have laid in its last turn, or with which it
        would have taken what it let lie, are exchanged for others of the ``rest`` (the stock, and
        the seed of this world). A card that it drew in that turn may fit what lay there."""
        kept = self.last.get(seat)
        if kept is None:
            return hidden
        stock, seed = rest
        state, notes, thrown = kept
        row = changed(state, {"discard": (*state.discard, *thrown), "phase": Phase.DRAW})
        before = kept._replace(state=row)
        drew = all(note.did is not Did.TOOK for note in notes.history[-1:])
        may_fit = order(seed, f"drew {seat}", (*hidden, *thrown))[:drew]
        others = iter(range(len(stock)))
        for _ in range(_EXCHANGES):
            held = (card for card in hidden if card not in may_fit)
            move = before.medium(game, seat, (*sure, *held))
            if not isinstance(move, TakeRow):
                move = kept.medium(game, seat, (*sure, *hidden, *thrown))
            used = hidden[:1] if isinstance(move, Knock) else _used(move)
            if not _exchange(hidden, Counter(used), stock, others):
                break
        return hidden

    def _not_laid(self, game: Game, seat: int, hidden: list[Card], stock: list[Card]) -> list[Card]:
        """What this seat holds where the table belongs to nobody, if it begins with ``hidden``
        cards: those that medium would have laid when it last could are exchanged for others of the
        ``stock``, one at a time: the others that made a meld with it may stay. Cards that it drew
        since may fit."""
        kept = self.last.get(seat)
        if kept is None or not hidden:
            return hidden
        state, _, laid = kept
        since = max(0, len(hidden) + len(laid) - len(state.hands[seat]))
        hidden, drawn = hidden[since:], hidden[:since]
        table = Counter(bare(card) for meld in state.melds for card in meld.cards)
        # In a short stock all may fit but what a hand has given back.
        others = cycle(range(len(stock)))
        for _ in range(_EXCHANGES_OF_ONE):
            move = kept.medium(game, seat, (*hidden, *laid))
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
    """Put cards of the stock in the place of the fitting ones of a hand; whether there are any."""
    fitting &= Counter(hidden)
    for card, at in zip(fitting.elements(), others, strict=False):
        hidden[hidden.index(card)], stock[at] = stock[at], card
    return bool(fitting)


def _used(move: Move) -> tuple[Card, ...]:
    """The cards that a player needs for this move."""
    match move:
        case TakeRow(_, meld):
            return meld or ()
        case LayDown(cards) | LayOff(cards):
            return cards
    return ()


def acting(game: Game, state: State) -> int:
    """The seat that is the next to move: of several the first from the one on turn."""
    able = may_act(game, state)
    return min(able, key=lambda seat: (seat - state.turn) % state.seats)


# What computers make of a deal: fifteen plays of one seat by medium players.
#
# The first is medium's own. In each of the others the seat takes medium's second idea once, at its
# 1st, 2nd, … 14th decision that had one: so par is no accident of one line, is at medium's own
# level, and is the same on every machine.

PLAYS = 15


def plays(game: Game, dealt: State, luck: bytes, seat: int) -> Worth:
    """What the deal is worth to this seat in each play; fewer plays where it has fewer decisions.

    ``luck`` is what its remade stocks follow from.
    """
    first, ideas = _play(game, dealt, luck, seat, None)
    others = range(1, min(ideas, PLAYS - 1) + 1)
    return (first, *(_play(game, dealt, luck, seat, other)[0] for other in others))


def _play(game: Game, dealt: State, luck: bytes, seat: int, other: int | None) -> tuple[int, int]:
    """The worth of a play whose ``other`` th decision with a second idea takes that one, and how
    many such decisions there were."""
    moment, ideas, longest = Moment.dealt(dealt), 0, LONGEST * dealt.seats
    while moment.state.result is None:
        if moment.state.turn_no > longest:
            called_off = game.score(game, moment.state, Ending.EXHAUSTED, None)
            return game.end.worth(called_off)[seat], ideas
        who = acting(game, moment.state)
        mine = Observation.at(game, moment.state, who, moment.notes)
        decision = think(mine, Strength.MEDIUM)
        move = decision.move
        if who == seat:
            second = second_idea(decision, mine)
            ideas += second is not None
            if second is not None and ideas == other:
                move = second
        moment = moment.acts(game, who, move, luck)
    return game.end.worth(moment.state.result)[seat], ideas


def second_idea(decision: Decision, mine: Observation) -> Move | None:
    """What would have been done next best; None if only one thing was thought of.

    Who weighs one way alone to begin a turn has the other one left.
    """
    for option in decision.options:
        if option.move != decision.move:
            return option.move
    if decision.options and mine.seen.phase in (Phase.OFFER, Phase.DRAW):
        return next((one for one in mine.offers(Draw, Take, Pass) if one != decision.move), None)
    return None
