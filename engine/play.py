"""The two halves of a move. ``decide`` only checks, and ``evolve`` only changes."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain

from engine.cards import Card
from engine.effort import Effort
from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.evolve import evolve
from engine.game import AnyStep, Ask, Chance, Condition, Game, on_turn, passes, turned_over
from engine.lanes import Lanes
from engine.moves import Move
from engine.phase import Phase
from engine.state import Memory, State


def start(game: Game, seats: int, dealer: int = 0) -> State:
    """Return a table before its first deal. Raises ValueError for a wrong number of seats."""
    if seats not in game.seats:
        raise ValueError(
            f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}"
        )
    remembered: tuple[type[Memory], ...] = (Lanes, *game.memory)
    return State(
        deal_no=0,
        dealer=dealer,
        scores=(0,) * seats,
        turn=dealer,
        phase=Phase.OVER,
        turn_no=0,
        hands=((),) * seats,
        stock=(),
        discard=(),
        melds=(),
        memory={kind: kind() for kind in remembered},
        result=None,
    )


def decide(
    game: Game, state: State, seat: int, move: Move, chance: Chance = turned_over
) -> tuple[Event, ...]:
    """Return the events if this seat makes this move now. Nothing changes. Raises IllegalMove.

    ``chance`` makes the new stock if the discard pile must be recycled for this move.

    >>> from engine.games.registry import REGISTRY, game
    >>> from engine.options import read_options
    >>> from engine.moves import Draw
    >>> from engine.shuffle import open_deal
    >>> basic = game("basic", read_options(REGISTRY["basic"], {}))
    >>> before = start(basic, seats=2, dealer=0)
    >>> state = evolve(before, open_deal(basic, before, seed=bytes(32)))
    >>> decide(basic, state, 1, Draw())
    (Drew(player=1, card=39),)
    >>> decide(basic, state, 0, Draw())
    Traceback (most recent call last):
    engine.errors.IllegalMove: not_your_turn
    """
    return advance(game, state, seat, move, chance)[0]


def advance(
    game: Game, state: State, seat: int, move: Move, chance: Chance = turned_over
) -> tuple[tuple[Event, ...], State]:
    """Return the events that ``decide`` returns, and the state after them."""
    ask = Ask(game, state, seat, chance)
    done: list[Event] = []
    try:
        step = _find(ask, move)
        after = _led_to(step, ask, _answered(step, ask, move), done)
    except IllegalMove as refusal:
        refusal.rule, refusal.move = game.cites.get(refusal.reason), move
        raise
    return tuple(done), after


def _find(ask: Ask, move: Move) -> AnyStep:
    """Return the step that answers this move for this seat now. Raises IllegalMove."""
    game, state, kind = ask.game, ask.state, type(move)
    if state.phase is Phase.OVER:
        strange = game.strange_moves_first and kind not in game.moves
        raise IllegalMove(Reason.NO_SUCH_MOVE if strange else Reason.DEAL_OVER)
    step = game.answers[state.phase].get(kind)
    if step is not None:
        step.actor(ask)
        return step
    if not any(kind in answers for answers in game.answers.values()):
        raise IllegalMove(Reason.NO_SUCH_MOVE)
    if ask.seat != state.turn and state.phase is not Phase.MAY_I:
        raise IllegalMove(Reason.NOT_YOUR_TURN, turn=state.turn)
    raise IllegalMove(Reason.WRONG_PHASE, phase=state.phase)


def _answered(step: AnyStep, ask: Ask, move: Move) -> Iterable[Event]:
    """Return the rule's events if no condition before the move refuses it."""
    for condition in step.conditions:
        if condition.of_moment:
            condition.check(ask)
        elif not condition.after:
            condition.check(ask, move)
    return step.rule(ask, move)


def _led_to(step: AnyStep, ask: Ask, events: Iterable[Event], done: list[Event]) -> State:
    """Return the state after these events if no condition after the move refuses it."""
    after = _follow(ask, events, done)
    for condition in step.conditions:
        if condition.after:
            condition.check(ask, after)
    return after


def _follow(ask: Ask, events: Iterable[Event], done: list[Event]) -> State:
    """Return the state after these events and their consequences, which are added to ``done``."""
    game, state, seat, chance, _ = ask
    after = game.after
    for event in events:
        done.append(event)
        state = evolve(state, event)
        for consequence in after.get(type(event), ()):
            now = Ask(game, state, seat, chance)
            if follows := consequence(now, event):
                state = _follow(now, follows, done)
    return state


def is_legal(game: Game, state: State, seat: int, move: Move, effort: Effort | None = None) -> bool:
    """Return whether ``decide`` would accept this move.

    ``effort``: return True only if the limited search shows that.
    """
    ask = Ask(game, state, seat, effort=effort)
    try:
        return _accepts(_find(ask, move), ask, move)
    except IllegalMove:
        return False


def offers(
    game: Game, state: State, seat: int, *kinds: type[Move], looks: int | None = None
) -> Iterator[Move]:
    """Yield legal moves of this seat now, in the order of the turn table, as they are needed.

    If ``kinds`` are given, only moves of these kinds are found. Sets and runs come in every size
    that the hand allows. Lay-offs come card by card, because several cards can be laid off one by
    one. For the same reason, melds with jokers that are laid with a sweep have three cards.

    If the whole table may be rearranged, only moves that add one meld or one card to it are
    offered, although far more are legal. engine.computer.plain.lay finds the best rearrangement.

    ``looks`` limits the search for contracts and knocks (``engine.effort``). Some legal moves of a
    large hand may then be missing.

    >>> from engine.games.registry import REGISTRY, game
    >>> from engine.options import read_options
    >>> from engine.shuffle import open_deal
    >>> gin = game("gin", read_options(REGISTRY["gin"], {}))
    >>> before = start(gin, seats=2, dealer=0)
    >>> state = evolve(before, open_deal(gin, before, seed=bytes(32)))
    >>> list(offers(gin, state, 1))
    [Take(), Pass()]
    """
    effort = None if looks is None else Effort(looks)
    return chain.from_iterable(_offered(Ask(game, state, seat, effort=effort), kinds))


def _offered(ask: Ask, kinds: Collection[type[Move]]) -> Iterator[Iterable[Move]]:
    """Yield the legal moves of each step that this seat may try now.

    ``kinds``: only moves of these kinds are found, or of all kinds if it is empty.
    """
    its_turn = ask.seat == ask.state.turn
    for step in ask.game.turn.get(ask.state.phase, ()):
        may_try = its_turn if step.actor is on_turn else _may_try(step, ask)
        if may_try and (not kinds or step.move in kinds):
            yield _legal(step, ask)


def _legal(step: AnyStep, ask: Ask) -> Iterable[Move]:
    """Return the offers of a step that no condition refuses."""
    of_moves = []
    for condition in step.conditions:
        if not condition.of_moment:
            of_moves.append(condition)
        elif not passes(condition.check, ask):
            return ()
    offered = step.offers(ask)
    if not of_moves:
        return offered
    return (move for move in offered if _passes_all(of_moves, step, ask, move))


def _passes_all(conditions: Iterable[Condition], step: AnyStep, ask: Ask, move: Move) -> bool:
    """Return whether an offered move passes these conditions.

    If one of the conditions is unsure, the move is tried.
    """
    for condition in conditions:
        if not condition.sure(ask, move):
            return _accepts(step, ask, move)
    return True


def _accepts(step: AnyStep, ask: Ask, move: Move) -> bool:
    """Return whether a move of a step that this seat may try now is legal.

    The consequences of a move never refuse it. So the consequences are only computed if a condition
    checks the state after the move.
    """
    try:
        events = tuple(_answered(step, ask, move))
        if any(condition.after for condition in step.conditions):
            _led_to(step, ask, events, [])
    except IllegalMove:
        return False
    return True


def choices(
    game: Game, state: State, seat: int, cards: Sequence[Card], *kinds: type[Move]
) -> Iterator[Move]:
    """Yield legal moves with exactly these cards from the hand, in every reading and place.

    If ``kinds`` are given, only moves of these kinds are found.
    """
    ask = Ask(game, state, seat)
    steps = [step for step in game.turn.get(state.phase, ()) if not kinds or step.move in kinds]
    for step in [step for step in steps if _may_try(step, ask)]:
        for move in step.uses(ask, cards):
            if _accepts(step, ask, move):
                yield move


def may_act(game: Game, state: State) -> frozenset[int]:
    """Return the seats that may act now."""
    actors = {step.actor for step in game.turn.get(state.phase, ()) if step.waited_for}
    acting = {state.turn} if on_turn in actors else set[int]()
    for actor in actors - {on_turn}:
        acting |= {seat for seat in range(state.seats) if passes(actor, Ask(game, state, seat))}
    return frozenset(acting)


def _may_try(step: AnyStep, ask: Ask) -> bool:
    return ask.seat == ask.state.turn if step.actor is on_turn else passes(step.actor, ask)
