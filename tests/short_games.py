"""House rules under which a game of any kind is one deal, so that it ends and is booked soon."""

from collections.abc import Mapping
from dataclasses import fields

from engine.games.registry import REGISTRY, game
from engine.listing import Length
from engine.options import Mode, as_lists, open_numbers, selection, tables, types


def three_or_so(name: str) -> int:
    """Three players, or the nearest number that a game of this name is played by."""
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    return min(rules.seats, key=lambda seats: abs(seats - 3))


def one_deal(name: str) -> dict[str, object]:
    """What makes this game quick, and made as short as can be."""
    listing = REGISTRY[name]
    quick = next((one[Length.QUICK] for one in listing.lengths.values() if one), {})
    hints = types(listing)
    if all(isinstance(value, int) for value in quick.values()):
        return {option: open_numbers(hints[option])[""][""].least for option in quick}
    return {option: _shortest(hints[option], value) for option, value in quick.items()}


def _shortest(hint: object, value: object) -> object:
    """One deal, or one contract; what says nothing of that stays as it is in quick games."""
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
"""Rules besides the standard that are worth a look; a game needs none."""

SHORT_GAMES: Mapping[str, Mapping[str, object]] = {
    name: one_deal(name) | dict(_OTHERWISE.get(name, {})) for name in REGISTRY
}
"""House rules with which the games are soon over."""
