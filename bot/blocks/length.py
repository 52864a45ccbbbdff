"""How long a game takes, in words."""

from typing import Any

from bot.text import Text
from engine.games.registry import REGISTRY, game
from engine.listing import Length
from engine.table.length import STEPS, Usual, minutes, told


def time_in_words(
    name: str, rules: Any, people: int, computers: int, usual: Usual, say: Text, *, short: bool
) -> str:
    """Return about how long people and computers play under these rules, or an empty text.

    The ``usual`` minutes there come before the estimate.
    """
    listing = REGISTRY[name]
    length = listing.length_of(rules) if usual else None
    if length is not None and (name, length) in usual and listing.at_length(rules, length) == rules:
        message = "length-short" if short else "length-usual"
        return say(message, minutes=usual[name, length])
    exact = minutes(game(name, rules), people, computers)
    if exact is None:
        return ""
    message, step = "length-short" if short else "length-about", told(exact)
    if step is None:
        return say(f"{message}-hours", hours=STEPS[-1] // 60)
    return say(message, minutes=step)


def time_at_first(name: str, length: Length, usual: Usual, say: Text) -> str:
    """Return it in short for a table that opens at a length, with the fewest players."""
    rules = _opened(name, length)
    return time_in_words(name, rules, game(name, rules).seats[0], 0, usual, say, short=True)


def with_time(label: str, name: str, length: Length, usual: Usual, say: Text) -> str:
    """Return the label of a button that opens a table at a length."""
    return " · ".join(filter(None, (label, time_at_first(name, length, usual, say))))


def quick_minutes(usual: Usual) -> tuple[int, int]:
    """Return the fewest and the most minutes of quick games, as new tables show them."""
    found = list[int]()
    for name in REGISTRY:
        rules = _opened(name, Length.QUICK)
        exact = minutes(game(name, rules), game(name, rules).seats[0], 0)
        known = usual.get((name, Length.QUICK), None if exact is None else told(exact))
        found += [] if known is None else [known]
    return min(found), max(found)


def _opened(name: str, length: Length) -> Any:
    listing = REGISTRY[name]
    return listing.at_length(listing.presets[listing.default], length)
