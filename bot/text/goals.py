"""Goals in words."""

from functools import lru_cache

from bot.text.text import Text
from engine.goal import Goal, Slot


@lru_cache(maxsize=256)
def goal_in_words(goal: Goal, say: Text) -> str:
    """What must be laid, equal melds counted together: ``2 sets of 3 and 1 run of 4``.

    "Or more" is said only where the whole hand must go: elsewhere the rules say it once for all.
    """
    counts = {slot: goal.slots.count(slot) for slot in goal.slots}
    melds = say.joined(
        say(
            f"goal-{slot.kind.value}",
            count=count,
            least=slot.least,
            size=_size(slot, whole_hand=goal.whole_hand),
        )
        for slot, count in counts.items()
    )
    return say("goal-whole-hand", melds=melds) if goal.whole_hand else melds


def _size(slot: Slot, *, whole_hand: bool) -> str:
    if slot.least == slot.most:
        return "exact"
    return "more" if whole_hand else "plain"
