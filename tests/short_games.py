"""House rules under which any game is one deal, so that it ends and is booked soon."""

from collections.abc import Mapping
from dataclasses import fields

from engine.games.registry import REGISTRY, game
from engine.listing import Length
from engine.options import Mode, as_lists, open_numbers, selection, tables, types


def three_or_so(name: str) -> int:
    """Return 3, or the nearest number of players for a game of this name."""
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    return min(rules.seats, key=lambda seats: abs(seats - 3))


def one_deal(name: str) -> dict[str, object]:
    """Return the options that make a game quick, at their shortest values."""
    listing = REGISTRY[name]
    quick = next((one[Length.QUICK] for one in listing.lengths.values() if one), {})
    hints = types(listing)
    if all(isinstance(value, int) for value in quick.values()):
        return {option: open_numbers(hints[option])[""][""].least for option in quick}
    return {option: _shortest(hints[option], value) for option, value in quick.items()}


def _shortest(hint: object, value: object) -> object:
    """Return one deal or one contract. A value without either stays as in quick games."""
    if isinstance(value, Mode):
        numbers = {one.name: 1 for one in fields(value) if one.name != "mode"}  # type: ignore[arg-type]  # each mode is a dataclass
        return {"mode": value.mode, **numbers}
    if (of_numbers := selection(hint)) is not None:
        return list(of_numbers.among[:1])
    if (of_contracts := tables(hint)) is not None:
        return as_lists(next(iter(of_contracts.named.values()))[:1])
    return value


_OTHERWISE: Mapping[str, Mapping[str, object]] = {
    "contract": {"rulebook": "b", "contracts": [2]},
    "dummy": {"extras": "all"},
    "gin": {"rulebook": "hollywood"},
    "manipulation": {"rulebook": "until"},
    "rummy500": {"rulebook": "joker"},
}
"""Interesting rules in addition to the standard. A game doesn't need any."""

SHORT_GAMES: Mapping[str, Mapping[str, object]] = {
    name: one_deal(name) | dict(_OTHERWISE.get(name, {})) for name in REGISTRY
}
"""House rules with which games end soon."""
