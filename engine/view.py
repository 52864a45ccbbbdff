"""What one person may see of a table. The only way out of the engine towards people."""

from typing import NamedTuple

from engine.cards import HIDDEN, Card
from engine.facts import Down, Facts, FactT, TableFeatures, WildCard
from engine.game import Game
from engine.goal import Goal
from engine.lanes import NO_LANES, Lanes
from engine.melds import Meld
from engine.phase import Phase
from engine.play import may_act
from engine.result import Result
from engine.state import State


class View(NamedTuple):
    """A table as one seat (``None``: the channel) may know it."""

    seat: int | None
    deal_no: int
    deals: int | None
    dealer: int
    scores: tuple[int, ...]
    turn: int
    phase: Phase
    turn_no: int
    hands: tuple[tuple[Card, ...], ...]
    """With faces the seat's own, open ones after a knock, and all after the deal. Other cards are
    ``HIDDEN``."""
    stock_count: int
    discard: tuple[Card, ...]
    melds: tuple[Meld, ...]
    features: TableFeatures
    facts: Facts
    goal: Goal | None
    most_buys: int | None
    """How many upcards each player may have out of turn. None: any number."""
    penalty: int
    """How many stock cards come with each."""
    acting: frozenset[int]
    """The seats that have something to say."""
    result: Result | None
    hand: tuple[Card, ...]
    """The seat's own cards. The channel has none."""
    upcard: Card | None

    def fact(self, kind: type[FactT]) -> FactT | None:
        """What is known of this kind, None if the game has no such rule or it says nothing now."""
        found = self.facts.get(kind)
        assert found is None or isinstance(found, kind)
        return found

    def known(self, kind: type[FactT]) -> FactT:
        """A fact that this game always has. KeyError if it has not."""
        found = self.facts[kind]
        assert isinstance(found, kind)
        return found

    @property
    def down(self) -> frozenset[int]:
        """The seats that may lay freely, if that takes a first meld."""
        down = self.fact(Down)
        return frozenset() if down is None else down.seats

    @property
    def cut(self) -> Card | None:
        """The card that says what is wild, if one was cut."""
        wild = self.fact(WildCard)
        return None if wild is None else wild.card


def facts_of(game: Game, state: State) -> Facts:
    """What everybody may know of a deal besides cards and turns."""
    reported = [record.known(state) for record in state.memory.values()]
    reported += [report(state) for report in game.facts]
    return {type(fact): fact for fact in reported if fact is not None}


def lies_open(state: State, seat: int) -> bool:
    """Return whether all see this hand while another player shows after its knock (GIN 7.6)."""
    return state.phase is Phase.SHOW and seat != state.turn


def masked(state: State, seat: int) -> State:
    """The state with every card hidden that this seat cannot see, for code that computes its moves.

    Numbers of cards stay true.
    """
    hands = tuple(
        hand if at == seat or lies_open(state, at) else (HIDDEN,) * len(hand)
        for at, hand in enumerate(state.hands)
    )
    memory = {**state.memory, Lanes: NO_LANES}
    return state._replace(hands=hands, stock=(HIDDEN,) * len(state.stock), memory=memory)


def for_seat(public: View, state: State, seat: int | None) -> View:
    """What this seat sees where the channel sees this of the same state."""
    shown = state.phase is Phase.OVER
    hands = tuple(
        hand if shown or at == seat or lies_open(state, at) else (HIDDEN,) * len(hand)
        for at, hand in enumerate(state.hands)
    )
    return public._replace(seat=seat, hands=hands, hand=() if seat is None else hands[seat])


def view(game: Game, state: State, seat: int | None, acting: frozenset[int] | None = None) -> View:
    """The table as this seat may see it (``None``: as everybody may).

    ``acting``: the seats that may act, where that is known already.
    """
    public = View(
        seat=None,
        deal_no=state.deal_no,
        deals=game.end.deals,
        dealer=state.dealer,
        scores=state.scores,
        turn=state.turn,
        phase=state.phase,
        turn_no=state.turn_no,
        hands=(),
        stock_count=len(state.stock),
        discard=state.discard,
        melds=state.melds,
        features=game.features,
        facts=facts_of(game, state),
        goal=game.goals.of_deal(state.deal_no),
        most_buys=game.pile.most_buys(state.deal_no),
        penalty=game.pile.penalty,
        acting=may_act(game, state) if acting is None else acting,
        result=state.result,
        hand=(),
        upcard=state.discard[-1] if state.discard else None,
    )
    return for_seat(public, state, seat)
