"""A player who goes for the contract and then for few points, always in the same way."""

from collections.abc import Sequence

from engine.cards import JOKER, Card, without
from engine.colour_melds import ColourMelds
from engine.game import Game
from engine.games.indian.declare_or_drop import cut_card
from engine.games.phases.layouts import phase_layouts
from engine.goal import Goal
from engine.hands import reach
from engine.hands.lives import Search
from engine.melds import LifeRules
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Draw,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
    Take,
    TakeRow,
)
from engine.phase import Phase
from engine.play import may_act, offers
from engine.state import State

_LAYING = (MakeContract, BigGin, Knock, KnockOnTable, Rearrange, LayDown, LayOff)


def next_move(game: Game, state: State) -> tuple[int, Move]:
    """Which seat says something now, and what."""
    seat = min(may_act(game, state))
    return seat, _move(game, state, seat)


def _move(game: Game, state: State, seat: int) -> Move:
    if game.showdown is not None:
        return _in_groups(game, state, seat, game.showdown.lives)
    if state.phase is Phase.MAY_I:
        return MayI() if _brings_nearer(game, state, seat, 1) else Pass()
    found = list(offers(game, state, seat))
    if state.phase in (Phase.OFFER, Phase.SHOW):
        return found[-1]
    if state.phase is Phase.DRAW:
        if Take() in found and _brings_nearer(game, state, seat, 0):
            return Take()
        laying = (move for move in found if isinstance(move, MakeContract) or _sweeps(move))
        return next(laying, Draw() if Draw() in found else found[0])
    for kind in _LAYING:
        for move in found:
            if isinstance(move, kind):
                return move
    thrown = [move for move in found if isinstance(move, Discard)]
    if not thrown:
        return found[0]
    return min(thrown, key=lambda move: _value(game, state, seat, move.card))


def _in_groups(game: Game, state: State, seat: int, lives: LifeRules) -> Move:
    """Declares, or throws what leaves the lives nearest and the least beside them."""
    if state.phase is Phase.DRAW:
        return Draw()
    for move in offers(game, state, seat, Declare):
        return move
    search = Search(cut_card(state), lives)

    def left(card: Card) -> tuple[int, Card]:
        headway = search.headway(without(state.hands[seat], (card,)) or (), (45, 20, 0))
        return headway.left + (45, 20, 0)[headway.lives], card

    thrown = (move.card for move in offers(game, state, seat) if isinstance(move, Discard))
    return Discard(min(thrown, key=left))


def _sweeps(move: Move) -> bool:
    """Whether it takes from the row to lay something: who just takes could do so for ever."""
    return isinstance(move, TakeRow) and bool(move.laid)


def _missing(game: Game, state: State, seat: int, hand: Sequence[Card]) -> int:
    """How many cards a hand lacks to make the contract of this deal."""
    goal = game.goals.for_seat(state, seat)
    if goal is None:
        return 0
    if isinstance(game.melds.own, ColourMelds):
        return _wild_cards_needed(hand, goal, game.melds.own)
    size = game.hand_size(state.seats, state.deal_no) + 1 if goal.whole_hand else None
    return reach(hand, goal, game.melds, size).missing


def _wild_cards_needed(hand: Sequence[Card], goal: Goal, melds: ColourMelds) -> int:
    """With how many more wild cards a hand could lay its phase."""
    most = sum(slot.least for slot in goal.slots)
    for missing in range(most):
        if phase_layouts((*hand, *(JOKER,) * missing), goal.slots, melds, lambda card: 1, limit=1):
            return missing
    return most


def _has_made(state: State, seat: int) -> bool:
    return any(meld.owner == seat for meld in state.melds)


def _brings_nearer(game: Game, state: State, seat: int, extra: int) -> bool:
    """Whether the upcard would bring the contract nearer; not worth a hand that grows too big."""
    hand = state.hands[seat]
    if _has_made(state, seat) or len(hand) + 2 * extra > 14:
        return False
    return _missing(game, state, seat, (*hand, state.discard[-1])) < _missing(
        game, state, seat, hand
    )


def _value(game: Game, state: State, seat: int, card: Card) -> tuple[int, int, int]:
    """What a card is worth keeping for: the contract first, then its points against it."""
    rest = without(state.hands[seat], (card,)) or ()
    lacking = 0 if _has_made(state, seat) else _missing(game, state, seat, rest)
    return lacking, -game.points(card), card
