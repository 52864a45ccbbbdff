"""Hints for Basic Rummy."""

from bot.screens.coach.hint import (
    Hint,
    Hints,
    can,
    discarding,
    drawing,
    nearly_out,
    playing,
    took_for_the_first_time,
    waiting,
    waiting_first,
)
from engine.events import Discarded, Drew, LaidDown, LaidOff, Took
from engine.moves import LayDown, LayOff

BASIC = Hints(
    new=(
        Hint("practice-basic-draw", drawing, (Drew, Took)),
        Hint("practice-basic-meld", can(LayDown), (LaidDown,)),
        Hint("practice-basic-lay-off", can(LayOff), (LaidOff,)),
        Hint("practice-basic-out", nearly_out),
        Hint("practice-basic-taken", took_for_the_first_time),
        Hint("practice-basic-discard", discarding, (Discarded,)),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-draw", drawing),
        Hint("practice-short-lay", can(LayDown, LayOff)),
        Hint("practice-short-discard", playing),
        Hint("practice-short-watch", waiting),
    ),
)
