"""A game as the bot offers it before its options are chosen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, NamedTuple

from engine.deck import CARDS, Deck
from engine.game import Game
from engine.pace import Pace
from engine.result import Own


class Length(StrEnum):
    """The intended length of a game.

    These are some minutes, an evening, or the length that rule books give.
    """

    QUICK = "quick"
    EVENING = "evening"
    FULL = "full"


Lengths = Mapping[Length, Mapping[str, Any]]
"""The options that change a preset to a length, by length.

The full length changes no options. A game without options for an evening takes an evening when it
is played in full.
"""


class DailyDeal(NamedTuple):
    """The deal of the day of a game."""

    seats: int
    """The number of players."""
    deals: int = 1
    """The deal of the day is in turn each of the first deals of a game, up to this many."""

    def deal_no(self, number: int) -> int:
        """Return the deal's number for a day.

        Deals count from 1, and so do the days of a chain of secrets.
        """
        return (number - 1) % self.deals + 1


@dataclass(frozen=True, slots=True)
class Listing:
    """A game with its options, its named presets and the function that builds it."""

    name: str
    title: str
    options: type[Any]
    presets: Mapping[str, Any]
    most_seats: int
    """The largest number of players at a table, under any options."""
    build: Callable[[Any], Game]
    preset_key: str = "rulebook"
    """The option that names a preset."""
    default: str = "standard"
    """The preset that applies if none is named."""
    lengths: Mapping[str, Lengths] = field(default_factory=dict)
    """The lengths of each preset. A preset that is only played in full has no lengths here.

    Every preset at every length is a standard game.
    """
    former: Mapping[str, Lengths] = field(default_factory=dict)
    """The former options of lengths, by preset.

    Games with these options still have that length.
    """
    pace: Callable[[Any], Pace | None] = field(default=lambda _: None)
    """Returns the turns and deals of a game under these options, or None if they were never
    measured.
    """
    stored: Mapping[str, type[Own]] = field(default_factory=dict)
    """The game's kinds of ``Own``, by their names in the journal.

    A name is never used for a different kind.
    """
    lowest_wins: bool = False
    """True if points are penalties. Some options reverse that (engine.table.ending)."""
    clash: Callable[[Any], str | None] = field(default=lambda _: None)
    """Returns a sentence about options that don't go together, or None."""
    deck: Deck = CARDS
    """The names of the cards, under any options."""
    clock: str = "normal"
    """The default clock of a table, by its name in engine.table.terms.CLOCKS."""
    day: DailyDeal | None = None
    """How the game is played as the deal of the day. None if it is never the deal of the day."""

    def at_length(self, options: Any, length: Length) -> Any:
        """Return the same rules at this length instead of their current one."""
        nearest = self._nearest(options)
        return self._with(options, nearest, self.lengths.get(nearest, {}).get(length, {}))

    def length_of(self, options: Any) -> Length | None:
        """Return the length of these rules.

        Return None if the rules have only one length, or if their length has no name.
        """
        return next(
            (length for length, rules in self.at_lengths(options) if rules == options), None
        )

    def at_lengths(self, options: Any) -> Sequence[tuple[Length, Any]]:
        """Return the same rules at every length, and then with the old options of lengths."""
        nearest = self._nearest(options)
        now = self.lengths.get(nearest, {})
        ways = [*({**now, Length.FULL: {}} if now else {}).items()]
        ways += self.former.get(nearest, {}).items()
        return [(length, self._with(options, nearest, own)) for length, own in ways]

    def lengths_for(self, options: Any) -> Sequence[Length]:
        """Return the lengths at which these rules can be played.

        If there is only one length, return an empty sequence.
        """
        own = self.lengths.get(self._nearest(options)) if self.lengths else None
        return (
            [length for length in Length if length is Length.FULL or length in own] if own else []
        )

    def without_length(self, options: Any) -> Any:
        """Return quick or evening rules at the length of the default preset.

        The result shows how the rules differ from the standard rules, apart from their length.
        """
        if self.length_of(options) in (None, Length.FULL):
            return options
        standard = self.presets[self.default]
        return replace(options, **{name: getattr(standard, name) for name in self._of_lengths()})

    def _with(self, options: Any, nearest: str, changes: Mapping[str, Any]) -> Any:
        """Return these rules, with the changes of a length replacing their present length."""
        own = {name: getattr(self.presets[nearest], name) for name in self._of_lengths()}
        return replace(options, **{**own, **changes})

    def _of_lengths(self) -> set[str]:
        """Return the names of the options that decide how long a game is."""
        every = (*self.lengths.values(), *self.former.values())
        return {name for lengths in every for changes in lengths.values() for name in changes}

    def _nearest(self, options: Any) -> str:
        """Return the preset from which the fewest options differ, without options of lengths."""
        names = {field.name for field in fields(options)} - self._of_lengths()

        def unlike(preset: str) -> tuple[int, bool]:
            own = self.presets[preset]
            differing = sum(getattr(own, name) != getattr(options, name) for name in names)
            return differing, preset != self.default

        return min(self.presets, key=unlike)
