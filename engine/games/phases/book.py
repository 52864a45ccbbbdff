"""The phases of a game, and its score."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Literal, NamedTuple, Self

from engine.called import Seat
from engine.cards import bare
from engine.colour_melds import ColourMelds
from engine.errors import IllegalMove, Reason
from engine.events import Announced, ChoseContract, Dealt, Event, MadeContract, TurnSkipped
from engine.facts import Absent, FirstMeld, WorksOn
from engine.game import Ask, Condition, Game, Step, held, meld_at, moment
from engine.games.phases.layouts import phase_layouts
from engine.goal import Goal
from engine.moves import Announce, MakeContract
from engine.phase import Phase
from engine.result import Ending, Own, Result
from engine.scoring import deal_result, penalty_lines, totals_with
from engine.state import Hears, Memory, State, remembering
from engine.steps.contracts import Contracts, has_made
from engine.steps.skips import is_skip

# A phase is a group of melds that a player lays together. Each player works on separate phases
# (PHASES 3, 6).

Numbers = tuple[tuple[int, ...], ...]
"""The numbers of phases by seat, in ascending order."""


@dataclass(frozen=True, slots=True)
class PhasesOwn(Own):
    """The phases that each seat has made, including this deal, and the next play-off."""

    made: Numbers
    playoff: tuple[int, ...] = ()
    """The seats in a play-off after this deal."""

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        return {
            "made": {name: list(made) for name, made in zip(players, self.made, strict=True)},
            "playoff": [players[seat] for seat in self.playoff],
        }

    def contracts_made(self, seat: int) -> int:
        return len(self.made[seat])


BySeat = Annotated[tuple[tuple[int, int], ...], "some seats"]
"""A number for some seats."""


@dataclass(frozen=True, slots=True)
class Phases(Memory):
    """The phases of each seat."""

    first_meld: ClassVar[FirstMeld | None] = FirstMeld.PHASE
    binds: ClassVar[bool] = True
    made: Annotated[Numbers, "numbers"] = ()
    """The phases that each seat made before this deal, by seat. () if no phase was made."""
    laid: BySeat = ()
    """The phases laid in this deal."""
    announced: BySeat = ()
    """The phases announced in this deal."""
    playoff: tuple[Seat, ...] = ()
    """The seats in this play-off."""

    def _dealt(self, event: Dealt, before: State) -> Self:
        own = before.own(PhasesOwn)
        if own is None:
            return self
        return type(self)(own.made if any(own.made) else (), playoff=own.playoff)

    def _chose_contract(self, event: ChoseContract, before: State) -> Self:
        return replace(self, laid=(*self.laid, (event.player, event.number)))

    def _announced(self, event: Announced, before: State) -> Self:
        return replace(self, announced=(*self.announced, (event.player, event.number)))

    hears: ClassVar[Hears] = {
        Dealt: _dealt,
        ChoseContract: _chose_contract,
        Announced: _announced,
    }

    def made_by(self, seat: int) -> tuple[int, ...]:
        """Return the phases that this seat made before this deal."""
        return self.made[seat] if self.made else ()

    def laid_by(self, seat: int) -> int | None:
        """Return the phase that this seat has laid in this deal, or None."""
        return next((number for other, number in self.laid if other == seat), None)


def plays(state: State, seat: int) -> bool:
    """Return whether a seat takes part in the current deal, or in the next one.

    In a play-off only the tied seats do (PHASES 8.2).
    """
    playoff = (state.own(PhasesOwn) or state.recall(Phases)).playoff
    return not playoff or seat in playoff


def absent(state: State) -> Absent | None:
    """Return the seats that only watch a play-off, or None."""
    playoff = state.recall(Phases).playoff
    if not playoff:
        return None
    return Absent({}, watching=frozenset(range(state.seats)).difference(playoff))


class PhaseBook(NamedTuple):
    """The phases of a game and the order in which players make them."""

    goals: tuple[Goal, ...]
    """The phases, the first with number 1."""
    free: bool = False
    """Whether players may make the phases in any order."""
    announced: bool = False
    """Whether players announce a phase before each deal."""

    def open_to(self, state: State, seat: int) -> tuple[int, ...]:
        """Return the numbers that this seat may lay in this deal, in ascending order."""
        phases = state.recall(Phases)
        if phases.playoff:
            return (len(self.goals),)
        if self.announced:
            return tuple(number for player, number in phases.announced if player == seat)[-1:]
        left = self.not_made(state, seat)
        return left if self.free else left[:1]

    def not_made(self, state: State, seat: int) -> tuple[int, ...]:
        """Return the numbers that this seat has not made before this deal."""
        made = state.recall(Phases).made_by(seat)
        return tuple(n for n in range(1, len(self.goals) + 1) if n not in made)

    def goal(self, state: State, seat: int) -> Goal | None:
        """Return the phase that this seat works on. If there are several, return the lowest."""
        numbers = self.open_to(state, seat)
        return self.goals[numbers[0] - 1] if numbers else None

    def works_on(self, state: State) -> WorksOn:
        """Return the numbers that each seat may lay."""
        return WorksOn(tuple(self.open_to(state, seat) for seat in range(state.seats)))

    def completed(self, state: State, given: Collection[str]) -> State:
        """Return a position, completed with the laid and announced phases that it omits.

        Raises ValueError for impossible numbers.
        """
        phases, last = state.recall(Phases), len(self.goals)
        for seat in range(state.seats):
            made = phases.made_by(seat)
            if any(not 1 <= number <= last for number in made):
                raise ValueError(f"'made' has numbers from 1 to {last}")
            if len(made) == last and not phases.playoff:
                raise ValueError("'made' has all phases for a player, but there is no play-off")
        for key, numbered in (("laid", phases.laid), ("announced", phases.announced)):
            if any(not 1 <= number <= last for _, number in numbered):
                raise ValueError(f"{key!r} has numbers from 1 to {last}")
        if self.announced and not phases.playoff and state.phase in (Phase.DRAW, Phase.PLAY):
            said = dict(phases.announced)
            rest = [seat for seat in range(state.seats) if seat not in said]
            more = tuple((seat, self.not_made(state, seat)[0]) for seat in rest)
            phases = replace(phases, announced=phases.announced + more)
        state = remembering(state, phases)
        down = state.recall(Contracts).made
        laid = {seat: number for seat, number in phases.laid if seat in down}
        rest = [seat for seat in dict.fromkeys(down) if seat not in laid]
        numbers = {seat: self.open_to(state, seat) for seat in rest}
        more = tuple((seat, own[0]) for seat, own in numbers.items() if own)
        return remembering(state, replace(phases, laid=(*laid.items(), *more)))


def lay_phase(book: PhaseBook, rules: ColourMelds) -> Step[MakeContract]:
    """Return the step that lays a phase with one meld per slot, only from the hand (PHASES 6)."""

    def moves(ask: Ask, cards: Sequence[int], *, whole: bool) -> Iterable[MakeContract]:
        if has_made(ask):
            return
        numbers = book.open_to(ask.state, ask.seat)
        for number in numbers:
            slots = book.goals[number - 1].slots
            points, effort = ask.game.points, ask.effort
            for melds in phase_layouts(cards, slots, rules, points, effort=effort, whole=whole):
                yield MakeContract(melds, number if numbers[1:] else None)

    def rule(ask: Ask, move: MakeContract) -> Iterable[Event]:
        if has_made(ask):
            raise IllegalMove(Reason.CONTRACT_MADE)
        held(ask, [card for meld in move.melds for card in meld])
        numbers = book.open_to(ask.state, ask.seat)
        if move.number is not None:
            if move.number not in numbers:
                raise IllegalMove(Reason.NO_SUCH_CONTRACT, number=move.number, numbers=numbers)
            numbers = (move.number,)
        for number in numbers:
            melds = rules.fulfil(book.goals[number - 1].slots, move.melds)
            if melds is not None:
                return ChoseContract(ask.seat, number), MadeContract(ask.seat, melds)
        goal = book.goals[numbers[0] - 1] if numbers else None
        raise IllegalMove(Reason.CONTRACT_NOT_MET, goal=goal)

    return Step(
        MakeContract,
        rule,
        lambda ask: moves(ask, ask.hand, whole=False),
        uses=lambda ask, cards: moves(ask, list(map(bare, cards)), whole=True),
    )


def announce(book: PhaseBook) -> Step[Announce]:
    """Return the step that announces a phase before the first turn (PHASES 3.2)."""

    def offers(ask: Ask) -> Iterable[Announce]:
        return map(Announce, book.not_made(ask.state, ask.seat))

    def rule(ask: Ask, move: Announce) -> Iterable[Event]:
        numbers, state = book.not_made(ask.state, ask.seat), ask.state
        following = ask.game.next_to_play
        if move.number not in numbers:
            raise IllegalMove(Reason.NO_SUCH_CONTRACT, number=move.number, numbers=numbers)
        said = {ask.seat, *(seat for seat, _ in state.recall(Phases).announced)}
        then = following(state, ask.seat)
        if any(ask.game.plays(state, seat) and seat not in said for seat in range(state.seats)):
            while then in said:
                then = following(state, then)
            return (Announced(ask.seat, move.number, then),)
        first = following(state, state.dealer)
        if not is_skip(state.discard):
            return (Announced(ask.seat, move.number, first, begins=True),)
        second = following(state, first)
        return (Announced(ask.seat, move.number, second, begins=True), TurnSkipped(first))

    return Step(Announce, rule, offers)


@moment
def never(ask: Ask) -> None:
    """Refuse an announcement, because this game has none."""
    raise IllegalMove(Reason.WRONG_PHASE, phase=ask.state.phase)


meld_exists = Condition(lambda ask, move: meld_at(ask, move.meld), sure=lambda ask, move: True)
"""Before the cards, check that the meld exists (PHASES 10)."""


# The score, with penalty points and a game that ends by phases (PHASES 7, 8).


@dataclass(frozen=True, slots=True)
class PhasesScore:
    """The score of a deal, called as ``Game.score``, and the end of a game."""

    phases: int
    """Number of phases that a player needs to finish."""
    winner_by: Literal["finish", "points"]
    tie: Literal["replay", "shared"]
    max_hands: int | None

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """Return the result. ``winner`` is the player who went out."""
        lines = penalty_lines(game, state, winner)
        totals = totals_with(state, (line.points for line in lines))
        record, seats = state.recall(Phases), range(state.seats)
        laid = {} if record.playoff else dict(record.laid)
        made = tuple(
            tuple(sorted({*record.made_by(seat), *([laid[seat]] if seat in laid else [])}))
            for seat in seats
        )
        if record.playoff:
            winners: tuple[int, ...] = () if winner is None else (winner,)
            playoff = record.playoff if winner is None else ()
        else:
            winners, playoff = self._after(state.deal_no, made, totals)
        own = PhasesOwn(made, playoff)
        # Winners rank first. For the other players, phases count before points.
        behind = [bool(winners) and seat not in winners for seat in seats]
        phases = [0 if self.winner_by == "points" else -len(numbers) for numbers in made]
        rank = list(zip(behind, phases, totals, strict=True))
        scored = deal_result(state, ended_by, winner, lines, totals, rank, over=bool(winners))
        result = scored._replace(own=own)
        following = state._replace(result=result)
        starter = result.next_starter
        while not plays(following, starter):
            starter = state.after(starter)
        return result._replace(next_starter=starter)

    def _after(
        self, deal_no: int, made: tuple[tuple[int, ...], ...], totals: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the winners of the game and the seats in a play-off.

        Both are empty if it continues.
        """
        seats = range(len(made))
        finished = [seat for seat in seats if len(made[seat]) == self.phases]
        if finished:
            among = list(seats) if self.winner_by == "points" else finished
            least = min(totals[seat] for seat in among)
            best = tuple(seat for seat in among if totals[seat] == least)
            return (best, ()) if len(best) == 1 or self.tie == "shared" else ((), best)
        if self.max_hands is not None and deal_no >= self.max_hands:
            keys = [(-len(made[seat]), totals[seat]) for seat in seats]
            return tuple(seat for seat in seats if keys[seat] == min(keys)), ()
        return (), ()
