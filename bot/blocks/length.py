"""The duration of a game in words."""

from typing import Any

from bot.text import Text
from engine.games.registry import REGISTRY, game
from engine.listing import Length
from engine.table.length import STEPS, Usual, minutes, rounded_minutes


def time_in_words(
    name: str, rules: Any, people: int, computers: int, usual: Usual, say: Text, *, short: bool
) -> str:
    """Return the likely duration of a game, or "" if it is unknown.

    If the server has ``usual`` minutes for such games, they replace the estimate.
    """
    listing = REGISTRY[name]
    length = listing.length_of(rules) if usual else None
    if length is not None and (name, length) in usual and listing.at_length(rules, length) == rules:
        message = "length-short" if short else "length-usual"
        return say(message, minutes=usual[name, length])
    exact = minutes(game(name, rules), people, computers)
    if exact is None:
        return ""
    message, step = "length-short" if short else "length-about", rounded_minutes(exact)
    if step is None:
        return say(f"{message}-hours", hours=STEPS[-1] // 60)
    return say(message, minutes=step)


def time_at_first(name: str, length: Length, usual: Usual, say: Text) -> str:
    """Return the duration of a length in short words, for a new table with the fewest players."""
    rules, least = _opened(name, length)
    return time_in_words(name, rules, least, 0, usual, say, short=True)


def quick_minutes() -> tuple[int, int]:
    """Return the shortest and the longest duration of quick games at new tables, in minutes."""
    opened = {name: _opened(name, Length.QUICK) for name in REGISTRY}
    exact = (minutes(game(name, rules), least, 0) for name, (rules, least) in opened.items())
    steps = [
        step
        for estimate in exact
        if estimate is not None and (step := rounded_minutes(estimate)) is not None
    ]
    return min(steps), max(steps)


def _opened(name: str, length: Length) -> tuple[Any, int]:
    """Return the rules of a new table at a length, and the smallest number of players."""
    listing = REGISTRY[name]
    rules = listing.at_length(listing.presets[listing.default], length)
    return rules, game(name, rules).seats[0]
