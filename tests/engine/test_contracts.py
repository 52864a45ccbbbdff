"""Slots of contracts as words."""

import pytest

from engine.goal import ANY_SIZE, slot, slots
from engine.melds import MeldKind, Slot
from tests.each import each


def test_a_slot_is_a_kind_and_a_size() -> None:
    assert slot("set3") == Slot(MeldKind.SET, 3, ANY_SIZE)
    assert slot("run10", exact=True) == Slot(MeldKind.RUN, 10, 10)
    assert slots(("set3", "run7")) == (slot("set3"), slot("run7"))


@each("wrong", ["", "set", "3", "set0", "set03", "runs4", "Set3", "run123", "set3 "])
def test_other_words_are_no_slots(wrong: str) -> None:
    with pytest.raises(ValueError, match="is no slot"):
        slot(wrong)
