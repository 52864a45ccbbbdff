"""A game of the family as one frozen object, and as it is offered before its options are chosen."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple

from engine.boards import Worth, own_worth, paid_worth
from engine.cards import Card
from engine.deck import CARDS, Deck
from engine.errors import Reason
from engine.events import Dealt, Event
from engine.facts import Fact, TableFeatures
from engine.goal import Goal, Slot
from engine.melds import CommonTable, LifeRules, Meld, MeldRules, Reading
from engine.moves import BigGin, Declare, Knock, LayDown, MayI, Move, Rearrange, Show, Take, TakeRow
from engine.pace import Pace
from engine.phase import Phase
from engine.result import Ending, Own, Result
from engine.state import Memory, State
from engine.step import AnyStep, Consequence

Score = Callable[["Game", State, Ending, int | None], Result]
"""Ends a deal: how it ended and which seat went out (None: nobody) give the result."""


Report = Callable[[State], Fact | None]
"""Reports what all may know of a rule, None if there is nothing to say."""


def everybody(state: State, seat: int) -> bool:
    """All seats play in every deal."""
    return True


class DailyDeal(NamedTuple):
    """The deal of the day of a game: for so many, one of its first ``deals`` each day."""

    seats: int
    deals: int = 1

    def deal_no(self, number: int) -> int:
        """The deal of the day of this number, from 1."""
        return (number - 1) % self.deals + 1


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of a game with its options chosen.

    ``pack`` takes the number of seats; ``hand_size`` seats and deal number; ``deals`` is how many
    deals a game has, None where a target ends it; ``points`` is what a card in the hand counts;
    ``turn`` names the steps of each phase; ``after`` what follows from an event by itself;
    ``memory`` what its rules remember; ``cites`` the paragraph behind a refusal; ``upcard`` whether
    the deal turns one up; ``begins`` the phase in which a turn begins that finds this stock;
    ``common`` the rules of melds that belong to nobody, None where each has its owner.
    ``goal`` and ``most_buys`` take the deal number: what has to be laid first, how often a player
    may have the upcard out of turn. ``penalty`` is the number of stock cards that come with it;
    ``buys`` whether the game calls that buying. ``sweeps``: what is taken from the row may be laid
    off, and needs no card of the hand. ``laid`` gives what each card of a meld counts where it
    lies, None where laid cards count nothing by themselves.
    ``plays`` says whether a seat takes part: in the deal that is running, or when none is, in the
    next one. ``cut``: a card is cut after the deal, which says what is wild. ``lives`` are the
    rules of groups where hands are shown whole, None where they are not; ``full`` is the most
    that such a hand counts. ``slot`` reads how a slot of its contracts is written. ``drops``: a
    player may give up a deal for a price.
    ``opening`` is the phase in which a deal begins, None: in that of any turn; ``facts`` report
    what everybody may know of a deal besides what its rules remember.
    ``begun`` is what the rules make of how a deal begins, ``completed`` what a position means that
    writes only the given keys; None where nothing is to be said. ``contracts`` are those of a game
    in which everybody makes them one by one, the first with number 1, and ``goal_of`` is the one
    that a seat works on. ``strange_moves_first``: a move of another game is refused as that, also
    when the deal is over. ``late_draws``: a turn that runs out of time is a draw, or a pass where
    nothing can be drawn.
    ``lowest_wins``: points are penalties. ``pays``, where one collects: by seat what was got
    because of it, None for whoever got it. ``day`` is how it is
    played as the deal of the day, None: never. ``deck`` is what its cards are called.
    ``source`` gives the same game for its name and
    options, also in another process to which it is sent.
    """

    name: str
    options: object
    seats: range
    pack: Callable[[int], tuple[Card, ...]]
    hand_size: Callable[[int, int], int]
    melds: MeldRules
    points: Callable[[Card], int]
    turn: Mapping[Phase, tuple[AnyStep, ...]]
    after: Mapping[type[Event], tuple[Consequence, ...]]
    memory: tuple[type[Memory], ...]
    score: Score
    cites: Mapping[Reason, str]
    deals: int | None = None
    goal: Callable[[int], Goal | None] = field(default=lambda _: None)
    upcard: bool = True
    begins: Callable[[Sequence[Card]], Phase] = field(default=lambda _: Phase.DRAW)
    common: CommonTable | None = None
    most_buys: Callable[[int], int | None] = field(default=lambda _: None)
    penalty: int = 1
    buys: bool = False
    sweeps: bool = False
    laid: Callable[[Reading | Meld], tuple[int, ...]] | None = None
    opening: Phase | None = None
    facts: tuple[Report, ...] = ()
    plays: Callable[[State, int], bool] = field(default=everybody)
    cut: bool = False
    lives: LifeRules | None = None
    full: int | None = None
    slot: Callable[[str], Slot] | None = None
    drops: bool = False
    lowest_wins: bool = False
    pays: Callable[[Result], Sequence[int | None]] | None = None
    day: DailyDeal | None = None
    deck: Deck = CARDS
    begun: Callable[["Game", State, Dealt], Dealt] | None = None
    completed: Callable[["Game", State, Collection[str]], State] | None = None
    goal_of: Callable[[State, int], Goal | None] | None = None
    contracts: Sequence[Goal] = ()
    strange_moves_first: bool = False
    late_draws: bool = False
    source: Callable[[str, object], "Game"] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        if self.source is None:
            raise TypeError(f"{self.name} is not of the registry: no other process can build it")
        return self.source, (self.name, self.options)

    def next_to_play(self, state: State, seat: int) -> int:
        """Who plays next after this seat, to the left: nobody who is out of the deal or the game.

        The seat itself where nobody else plays.
        """
        following = state.after(seat)
        if self.plays is everybody:
            return following
        while following != seat and not self.plays(state, following):
            following = state.after(following)
        return following

    def goal_for(self, state: State, seat: int) -> Goal | None:
        """What this seat has to lay first in this deal."""
        return self.goal(state.deal_no) if self.goal_of is None else self.goal_of(state, seat)

    def worth(self, result: Result) -> Worth:
        """What a deal brought each seat, comparable between tables of the same cards."""
        if self.pays is None:
            return own_worth(result.scores, lowest_wins=self.lowest_wins)
        return paid_worth(result.scores, self.pays(result))

    @cached_property
    def moves(self) -> frozenset[type[Move]]:
        """The kinds of moves that it knows."""
        return frozenset(step.move for steps in self.turn.values() for step in steps)

    @cached_property
    def features(self) -> TableFeatures:
        """What its table has: as the turn table and what its rules remember say."""
        moves = self.moves
        # The last word counts: phases of one's own are remembered behind the contracts they are.
        first_melds = [kind.first_meld for kind in self.memory if kind.first_meld is not None]
        return TableFeatures(
            row=TakeRow in moves,
            take=Take in moves,
            may_i=MayI in moves,
            knock=Knock in moves,
            big_gin=BigGin in moves,
            show=Show in moves,
            lay=LayDown in moves,
            first_meld=first_melds[-1] if first_melds else None,
            rearrange=Rearrange in moves,
            upcard=self.upcard,
            buys=self.buys,
            declare=Declare in moves,
            drop=self.drops,
            cut=self.cut,
            sweeps=self.sweeps,
        )

    @cached_property
    def answers(self) -> Mapping[Phase, Mapping[type[Move], AnyStep]]:
        """The turn table by what is asked: which step answers a move in a phase."""
        return {
            phase: {step.move: step for step in reversed(steps)}
            for phase, steps in self.turn.items()
        }


class Length(StrEnum):
    """How long a game is meant to take: some minutes, an evening, or what the books ask for."""

    QUICK = "quick"
    EVENING = "evening"
    FULL = "full"


Lengths = Mapping[Length, Mapping[str, Any]]
"""By length the options that make it, laid over a preset; in full a game is played without any.
Without those of an evening the full game is one."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A game with its options, their named presets and how to build it.

    ``preset_key`` is the option under which a preset is named; ``default`` names the preset that
    holds when none is. ``most_seats`` is how many can sit at a table under any options.
    ``lengths`` are those of each preset, none: it is only played in full. Every preset at every
    length is a standard of the game.
    ``pace`` gives the turns and deals of a game under these options, None if they were never
    measured. ``stored`` has its kinds of ``Own`` by their names in the journal. A name is never
    given to another kind. ``lowest_wins``: points are penalties; under some options they may be the
    other way round (engine.table.ending). ``clash`` says in a sentence which options do not go
    together. ``deck`` is what the cards are called, under any options. ``clock``: which clock a
    table has where nobody says otherwise, by its name in engine.table.terms.CLOCKS.
    """

    name: str
    title: str
    options: type[Any]
    presets: Mapping[str, Any]
    most_seats: int
    build: Callable[[Any], Game]
    preset_key: str = "rulebook"
    default: str = "standard"
    lengths: Mapping[str, Lengths] = field(default_factory=dict)
    pace: Callable[[Any], Pace | None] = field(default=lambda _: None)
    stored: Mapping[str, type[Own]] = field(default_factory=dict)
    lowest_wins: bool = False
    clash: Callable[[Any], str | None] = field(default=lambda _: None)
    deck: Deck = CARDS
    clock: str = "normal"

    def at_length(self, options: Any, length: Length) -> Any:
        """The same rules at this length, which takes the place of the one that they have."""
        nearest = self._nearest(options)
        own = {name: getattr(self.presets[nearest], name) for name in self._of_lengths()}
        return replace(options, **{**own, **self.lengths.get(nearest, {}).get(length, {})})

    def length_of(self, options: Any) -> Length | None:
        """The length at which these rules are played; None: one of their own, or the only one."""
        offered = self.lengths_for(options)
        return next((one for one in offered if self.at_length(options, one) == options), None)

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

    def _of_lengths(self) -> set[str]:
        """The options that say how long a game is."""
        every = (changes for lengths in self.lengths.values() for changes in lengths.values())
        return {name for changes in every for name in changes}

    def _nearest(self, options: Any) -> str:
        """The preset from which the fewest options differ besides those of lengths."""
        names = {field.name for field in fields(options)} - self._of_lengths()

        def unlike(preset: str) -> tuple[int, bool]:
            own = self.presets[preset]
            differing = sum(getattr(own, name) != getattr(options, name) for name in names)
            return differing, preset != self.default

        return min(self.presets, key=unlike)
