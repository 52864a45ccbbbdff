"""The autopilot gives nothing away for a player who is late, in any game."""

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from random import Random

from engine.analysis.players import pilot
from engine.cards import Card, bare
from engine.events import DeclaredWrongly, Event, Fined
from engine.evolve import evolve
from engine.games.registry import KNOWN, game
from engine.hands import arrange
from engine.moves import (
    Declare,
    Discard,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    TakeRow,
)
from engine.observation import Notes, Observation, noted
from engine.options import allowed, read_options, types
from engine.phase import Phase
from engine.play import advance, may_act, start
from engine.shuffle import open_deal
from engine.state import State
from tests.each import each

_MOVES = 50
"""Moves of each deal that are looked at."""


def _is_never_made(mine: Observation, move: Move) -> bool:
    """Whether a move gives the deal away or may cost more than it brings."""
    state = mine.seen
    match move:
        case Drop() | MayI():
            return True
        case Declare():
            return any(isinstance(event, DeclaredWrongly) for event in mine.decide(move))
        case Discard():
            fined = mine.decide(move)
            return any(isinstance(event, Fined) and event.player == mine.seat for event in fined)
        case KnockOnTable(table):
            laid = 0 if table is None else sum(map(len, table))
            return laid - sum(len(meld.cards) for meld in state.melds) < len(mine.hand)
        case Knock(card, melds) if not mine.game.features.lay:
            left = list(mine.hand)
            left.remove(card)
            if melds is None:
                return arrange(tuple(left), mine.game.melds, mine.game.points).points > 0
            return _points(mine, Counter(left) - Counter(bare(c) for one in melds for c in one)) > 0
        case TakeRow():
            brought = Counter(move.swept(state.discard)) - Counter(map(bare, move.laid))
            goes_on = bool(state.stock) or mine.game.name == "rummy500"
            return goes_on and _points(mine, brought) > _laid(mine, mine.decide(move))
    return False


def _points(mine: Observation, cards: Counter[Card]) -> int:
    return sum(mine.game.points(card) for card in cards.elements())


def _laid(mine: Observation, events: Sequence[Event]) -> int:
    """The points that lie in melds now and did not before."""
    values = mine.game.laid or (lambda meld: [mine.game.points(bare(card)) for card in meld.cards])
    before, after = mine.seen.melds, reduce(evolve, events, mine.seen).melds
    return sum(sum(values(meld)) for meld in after) - sum(sum(values(meld)) for meld in before)


def _options(name: str, chance: Random) -> dict[str, object]:
    """Some of the house rules otherwise than in the standard game."""
    listing, hints = KNOWN[name], types(KNOWN[name])
    while True:
        others = chance.sample(sorted(hints), min(len(hints), chance.randint(0, 5)))
        chosen = {option: chance.choice(list(allowed(hints[option]))) for option in others}
        if listing.clash(listing.options(**chosen)) is None:
            return chosen


@each(("name", "number"), [(name, number) for name in sorted(KNOWN) for number in range(4)])
def test_no_move_of_the_autopilot_gives_a_deal_away(name: str, number: int) -> None:
    chance = Random(number)
    options = KNOWN[name].options(**_options(name, chance)) if number % 2 else None
    presets = sorted(KNOWN[name].presets)
    preset = {KNOWN[name].preset_key: presets[number % len(presets)]}
    rules = game(name, options or read_options(KNOWN[name], preset))
    table = start(rules, chance.choice(list(rules.seats)))
    state = evolve(table, open_deal(rules, table, bytes([number] * 32)))
    notes = Notes()
    for _ in range(_MOVES):
        if state.phase is Phase.OVER:
            break
        seat = chance.choice(sorted(may_act(rules, state)))
        mine = Observation.at(rules, state, seat, notes)
        made = pilot(mine)
        assert mine.may(made), made
        offers = list(mine.offers(looks=200))
        if not all(_is_never_made(mine, other) for other in offers):
            assert not _is_never_made(mine, made), (
                f"the autopilot of {name} makes {made}: its step says what it risks (risking)"
            )
        if isinstance(made, Discard):
            assert not any(isinstance(one, LayDown | LayOff | MakeContract) for one in offers)
        # The table goes on now with the autopilot's move, now with any other.
        before, move = state, chance.choice([made, made, *offers[:40]])
        events, state = advance(rules, state, seat, made if isinstance(move, Drop) else move)
        notes = _noted(notes, before, events)


def _noted(notes: Notes, before: State, events: Sequence[Event]) -> Notes:
    for event in events:
        notes, before = noted(notes, before, event), evolve(before, event)
    return notes
