"""Hints for Shanghai Rum: those of Contract Rummy, but where cards are bought and swapped."""

from bot.screens.coach.contract import CONTRACT
from bot.screens.coach.hint import Hint, Hints

_OWN = {
    "practice-contract-may-i": "practice-shanghai-buy",
    "practice-contract-granted": "practice-shanghai-bought",
    "practice-contract-swap": "practice-shanghai-swap",
}
"""What is said in the place of what Contract Rummy says."""

_LEFT_OUT = ("practice-contract-owed",)
"""A wild card that was swapped out need not be played."""


def _here(hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
    return tuple(
        hint._replace(says=_OWN.get(hint.says, hint.says))
        for hint in hints
        if hint.says not in _LEFT_OUT
    )


SHANGHAI = Hints(new=_here(CONTRACT.new), short=_here(CONTRACT.short))
