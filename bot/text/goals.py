"""Goals in words."""

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.goal import Goal, Slot

if TYPE_CHECKING:
    from bot.text.text import Text


@lru_cache(maxsize=256)
def goal(text: "Text", goal: Goal) -> str:
    """The melds of a goal, equal ones counted together.

    "Or more" is said only where the whole hand must go: elsewhere the rules say it once for all.
    """
    counts = {slot: goal.slots.count(slot) for slot in goal.slots}
    melds = text.joined(
        text(
            f"goal-{slot.kind.value}",
            count=count,
            least=slot.least,
            size=_size(slot, whole_hand=goal.whole_hand),
        )
        for slot, count in counts.items()
    )
    return text("goal-whole-hand", melds=melds) if goal.whole_hand else melds


def _size(slot: Slot, *, whole_hand: bool) -> str:
    if slot.least == slot.most:
        return "exact"
    return "more" if whole_hand else "plain"
