"""The contract: the first melds of a deal, all laid in one move."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.called import Seat
from engine.cards import Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import DealEnded, Event, MadeContract, TurnStarted
from engine.facts import Down, FirstMeld
from engine.game import Ask, Game, Step, held, moment
from engine.goal import Goal, fulfil
from engine.hands import layouts
from engine.melds import read
from engine.moves import LayDown, MakeContract
from engine.phase import Phase
from engine.result import Ending
from engine.state import Hears, Memory, State


@dataclass(frozen=True, slots=True)
class Contracts(Memory):
    """The seats that made the contract in this deal."""

    first_meld: ClassVar = FirstMeld.CONTRACT

    down: tuple[Seat, ...] = ()
    """The seats that made it in an earlier turn."""
    fresh: Seat | None = None
    """The seat that made it in this turn."""

    def _made_contract(self, event: MadeContract, before: State) -> Self:
        return type(self)(self.down, event.player)

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        return self if self.fresh is None else type(self)(self.made)

    hears: ClassVar[Hears] = {MadeContract: _made_contract, TurnStarted: _turn_started}

    @property
    def made(self) -> tuple[Seat, ...]:
        """All seats that made the contract."""
        return self.down if self.fresh is None else (*self.down, self.fresh)

    def known(self, state: State) -> Down:
        return Down(frozenset(self.made), self.fresh)


def _of_deal(ask: Ask) -> Goal | None:
    return ask.game.goals.of_deal.get(ask.state.deal_no)


def make_contract(goal_of: Callable[[Ask], Goal | None] = _of_deal) -> Step[MakeContract]:
    """Return the step that lays a goal.

    ``goal_of``: returns the goal, by default the deal's goal. If the goal is None, the move is
    refused in this phase.
    """

    def offers(ask: Ask) -> Iterable[MakeContract]:
        goal = goal_of(ask)
        if goal is None or has_made(ask):
            return
        rules, points = ask.game.melds, ask.game.points
        for layout in layouts(ask.hand, goal, rules, points, effort=ask.effort):
            yield MakeContract(tuple(reading.cards for reading in layout))

    def uses(ask: Ask, cards: Sequence[Card]) -> Iterable[MakeContract]:
        goal = goal_of(ask)
        if goal is None or len(cards) < sum(slot.least for slot in goal.slots):
            return
        if not has_made(ask):
            just_these = goal._replace(whole_hand=True, keep=0)
            held_as = list(map(bare, cards))
            for layout in layouts(held_as, just_these, ask.game.melds, ask.game.points):
                yield MakeContract(tuple(reading.cards for reading in layout))

    def rule(ask: Ask, move: MakeContract) -> Iterable[Event]:
        goal = goal_of(ask)
        if goal is None:
            raise IllegalMove(Reason.WRONG_PHASE, phase=ask.state.phase)
        if has_made(ask):
            raise IllegalMove(Reason.CONTRACT_MADE)
        cards = [card for meld in move.melds for card in meld]
        held(ask, cards)
        for meld in move.melds:
            if read(meld, ask.game.melds) is None:
                raise IllegalMove(Reason.NOT_A_MELD, cards=meld)
        melds = fulfil(goal, move.melds, ask.game.melds)
        if melds is None:
            joined = fulfil(goal._replace(separate=False), move.melds, ask.game.melds) is not None
            reason = Reason.ONE_RUN_IN_TWO if joined else Reason.CONTRACT_NOT_MET
            raise IllegalMove(reason, goal=goal)
        rest = without(ask.hand, cards) or ()
        if goal.whole_hand and rest:
            raise IllegalMove(Reason.WHOLE_HAND_NEEDED, cards=rest)
        if len(rest) < goal.keep:
            raise IllegalMove(Reason.WOULD_EMPTY_HAND)
        return (MadeContract(ask.seat, melds),)

    return Step(MakeContract, rule, offers, uses=uses)


def has_made(ask: Ask) -> bool:
    """Return whether the asking seat has made the contract, in this turn or before."""
    return ask.seat in ask.state.recall(Contracts).made


@moment
def made_before(ask: Ask) -> None:
    """Refuse players who didn't make the contract in an earlier turn (CONTRACT 4.3, 7.1)."""
    contracts = ask.state.recall(Contracts)
    if ask.seat == contracts.fresh:
        raise IllegalMove(Reason.CONTRACT_THIS_TURN)
    if ask.seat not in contracts.down:
        raise IllegalMove(Reason.CONTRACT_FIRST, goal=ask.game.goals.for_seat(ask.state, ask.seat))


@moment
def made(ask: Ask) -> None:
    """Refuse players who haven't made the contract, in this turn or before (CONTRACT CA-18)."""
    if not has_made(ask):
        raise IllegalMove(Reason.CONTRACT_FIRST, goal=ask.game.goals.for_seat(ask.state, ask.seat))


def lays_further_melds(game: Game) -> bool:
    """Return whether the game allows melds after the contract."""
    laying = game.answers[Phase.PLAY].get(LayDown)
    return laying is None or no_further_melds not in laying.conditions


@moment
def no_further_melds(ask: Ask) -> None:
    """Refuse new melds apart from the contract (CONTRACT 4.3, CA-19, SHANGHAI 4.3)."""
    raise IllegalMove(Reason.NO_FURTHER_MELDS)


@moment
def not_in_the_last_hand(ask: Ask) -> None:
    """Refuse to lay other cards in a deal that the contract ends (CONTRACT 6.6)."""
    goal = ask.game.goals.of_deal.get(ask.state.deal_no)
    if goal is not None and goal.ends_deal:
        raise IllegalMove(Reason.LAST_HAND, goal=goal)


def go_out_with_contract(ask: Ask, event: MadeContract) -> Iterable[Event]:
    """End the deal if the hand is empty, or if this contract ends the deal in any case."""
    goal = ask.game.goals.of_deal.get(ask.state.deal_no)
    if not ask.hand or (goal is not None and goal.ends_deal):
        yield DealEnded(ask.game.score(ask.game, ask.state, Ending.OUT, ask.seat))
