"""What `python -m bench belief` says of a belief."""

from collections.abc import Iterator
from functools import partial

import pytest

from bench import belief
from bench.belief import BELIEFS, Chances, measured
from bench.duel.deal import Shuffle
from engine.observation import Observation, unseen


def _all_alike(seen: Observation, *, less: float = 1.0) -> Chances:
    """That of who has seen no more than how many cards there are, or thinks there are fewer."""
    return dict.fromkeys(unseen(seen), less * belief.uniform(seen))


def _losses(name: str) -> Iterator[float]:
    """How much more than the uniform belief it loses, by moment."""
    return (own - uniform for own, uniform in measured(name, Shuffle(1, 0)))


def test_to_think_all_alike_is_the_uniform_belief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(belief.BELIEFS, "gin", _all_alike)
    assert list(_losses("gin")) == pytest.approx([0.0] * len(list(_losses("gin"))))


def test_a_wrong_belief_loses_more(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = partial(_all_alike, less=0.1)
    monkeypatch.setitem(belief.BELIEFS, "gin", wrong)
    assert min(_losses("gin")) > 0.1


@pytest.mark.parametrize("name", BELIEFS)
def test_each_game_has_moments_at_which_something_is_thought(name: str) -> None:
    assert any(True for number in range(3) for _ in measured(name, Shuffle(1, number)))
