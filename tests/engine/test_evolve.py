"""What events do to a table: one effect each, and what rules remember hears of them."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.events import Discarded, Drew, Event, TurnStarted
from engine.evolve import evolve
from engine.games.registry import KNOWN, game
from engine.lanes import NO_LANES, Lanes
from engine.play import decide, start
from engine.shuffle import open_deal
from engine.state import Hears, Memory, State, remembering
from tests.engine.random_play import apply, shuffled, some_offers, tables
from tests.examples import of_every_game


@dataclass(frozen=True, slots=True)
class Sneezed(Event):
    """An event that no rule of ours knows."""

    player: int


@dataclass(frozen=True, slots=True)
class Sneezes(Memory):
    """Who has sneezed in this deal, and with how many cards left in the stock."""

    sneezes: tuple[tuple[int, int], ...] = ()

    def _sneezed(self, event: Sneezed, before: State) -> Self:
        return type(self)((*self.sneezes, (event.player, len(before.stock))))

    hears: ClassVar[Hears] = {Sneezed: _sneezed}


BASIC = game("basic", KNOWN["basic"].presets["standard"])
COLD = replace(BASIC, memory=(*BASIC.memory, Sneezes))


def dealt(rules=BASIC) -> State:
    table = start(rules, 2)
    return evolve(table, open_deal(rules, table, b"a cold"))


def test_a_rule_of_a_game_remembers_an_event_of_its_own() -> None:
    at = dealt(COLD)
    after = apply(at, (Sneezed(1), Drew(at.turn, at.stock[0]), Sneezed(0)))
    assert after.recall(Sneezes) == Sneezes(((1, 31), (0, 30)))
    assert after.hands == evolve(at, Drew(at.turn, at.stock[0])).hands


def test_what_it_remembers_begins_anew_with_a_deal() -> None:
    after = evolve(dealt(COLD), Sneezed(1))
    assert evolve(after, open_deal(COLD, after, b"better")).recall(Sneezes) == Sneezes()


def test_only_what_the_game_names_hears_anything() -> None:
    assert evolve(dealt(), Sneezed(1)) == dealt()
    at = dealt(replace(BASIC, memory=()))
    card = at.stock[0]
    drawn = (Drew(at.turn, card), Discarded(at.turn, card), TurnStarted(1 - at.turn))
    assert list(apply(at, drawn).memory) == [Lanes]
    assert (
        remembering(apply(dealt(), drawn), NO_LANES).memory == remembering(dealt(), NO_LANES).memory
    )


@pytest.mark.parametrize("name", KNOWN)
@of_every_game(250)
@given(data=st.data())
def test_the_order_of_what_is_remembered_makes_no_difference(
    name: str, data: st.DataObject
) -> None:
    match, state = data.draw(tables(name, steps=12))
    turned = state._replace(memory=dict(reversed(state.memory.items())))
    for seat, move in some_offers(match, state, 4):
        events = decide(match.game, state, seat, move, shuffled(match.seed, state))
        assert apply(turned, events) == apply(state, events)
