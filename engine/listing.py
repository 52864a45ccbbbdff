"""A game as it is offered before its options are chosen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, NamedTuple

from engine.deck import CARDS, Deck
from engine.game import Game
from engine.pace import Pace
from engine.result import Own


class Length(StrEnum):
    """How long a game is meant to take: some minutes, an evening, or what the books ask for."""

    QUICK = "quick"
    EVENING = "evening"
    FULL = "full"


Lengths = Mapping[Length, Mapping[str, Any]]
"""By length the options that make it, laid over a preset; in full a game is played without any.
Without those of an evening the full game is one."""


class DailyDeal(NamedTuple):
    """The deal of the day of a game: for so many, one of its first ``deals`` each day."""

    seats: int
    deals: int = 1

    def deal_no(self, number: int) -> int:
        """The deal of the day of this number, from 1."""
        return (number - 1) % self.deals + 1


@dataclass(frozen=True, slots=True)
class Listing:
    """A game with its options, their named presets and how to build it."""

    name: str
    title: str
    options: type[Any]
    presets: Mapping[str, Any]
    most_seats: int
    """How many can sit at a table under any options."""
    build: Callable[[Any], Game]
    preset_key: str = "rulebook"
    """The option under which a preset is named."""
    default: str = "standard"
    """The preset that holds if none is named."""
    lengths: Mapping[str, Lengths] = field(default_factory=dict)
    """Those of each preset, none if it is only played in full. Every preset at every length is a
    standard of the game."""
    former: Mapping[str, Lengths] = field(default_factory=dict)
    """Former options of lengths, by preset. Games with them still have that length."""
    pace: Callable[[Any], Pace | None] = field(default=lambda _: None)
    """The turns and deals of a game under these options, None if they were never measured."""
    stored: Mapping[str, type[Own]] = field(default_factory=dict)
    """Its kinds of ``Own`` by their names in the journal. A name is never given to another kind."""
    lowest_wins: bool = False
    """Points are penalties. Some options turn that round (engine.table.ending)."""
    clash: Callable[[Any], str | None] = field(default=lambda _: None)
    """Says in a sentence which options do not go together."""
    deck: Deck = CARDS
    """The names of the cards, under any options."""
    clock: str = "normal"
    """The clock of a table that chooses none, by its name in engine.table.terms.CLOCKS."""
    day: DailyDeal | None = None
    """How it is played as the deal of the day. None: never."""

    def at_length(self, options: Any, length: Length) -> Any:
        """The same rules at this length, which takes the place of the one that they have."""
        nearest = self._nearest(options)
        return self._with(options, nearest, self.lengths.get(nearest, {}).get(length, {}))

    def length_of(self, options: Any) -> Length | None:
        """The length at which these rules are played; None: one of their own, or the only one."""
        return next((one for one, rules in self.at_lengths(options) if rules == options), None)

    def at_lengths(self, options: Any) -> Sequence[tuple[Length, Any]]:
        """Return the same rules at every length, and then with the former options of lengths."""
        nearest = self._nearest(options)
        now = self.lengths.get(nearest, {})
        ways = [*({**now, Length.FULL: {}} if now else {}).items()]
        ways += self.former.get(nearest, {}).items()
        return [(one, self._with(options, nearest, own)) for one, own in ways]

    def lengths_for(self, options: Any) -> Sequence[Length]:
        """The lengths at which such rules can be played; none where there is only one."""
        own = self.lengths.get(self._nearest(options)) if self.lengths else None
        return [one for one in Length if one is Length.FULL or one in own] if own else []

    def without_length(self, options: Any) -> Any:
        """The same rules at the length of the default preset, if they are quick or for an evening:
        what tells them from the standard besides their length."""
        if self.length_of(options) in (None, Length.FULL):
            return options
        standard = self.presets[self.default]
        return replace(options, **{name: getattr(standard, name) for name in self._of_lengths()})

    def _with(self, options: Any, nearest: str, changes: Mapping[str, Any]) -> Any:
        """Return the same rules with the changes of one length instead of another's."""
        own = {name: getattr(self.presets[nearest], name) for name in self._of_lengths()}
        return replace(options, **{**own, **changes})

    def _of_lengths(self) -> set[str]:
        """The options that say how long a game is."""
        every = (*self.lengths.values(), *self.former.values())
        return {name for lengths in every for changes in lengths.values() for name in changes}

    def _nearest(self, options: Any) -> str:
        """The preset from which the fewest options differ besides those of lengths."""
        names = {field.name for field in fields(options)} - self._of_lengths()

        def unlike(preset: str) -> tuple[int, bool]:
            own = self.presets[preset]
            differing = sum(getattr(own, name) != getattr(options, name) for name in names)
            return differing, preset != self.default

        return min(self.presets, key=unlike)
