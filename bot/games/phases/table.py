"""The table of Ten Phases. It shows the progress of each seat during and after a deal."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from bot.blocks.clock import sits_out
from bot.blocks.presenter import EventWording, sentence
from bot.blocks.screen import Choice
from bot.games.phases.hand import floats, own_melds, short_of
from bot.render.specs import PhaseLine, PhasesSpec, TableSpec
from bot.text import Text
from bot.text.name_words import Names
from bot.text.rules_in_words import goal_in_words
from engine.cards import face
from engine.colour_melds import HIGHEST, RUNS, ColourMelds
from engine.events import Announced, ChoseContract, Event, PlayedSkip, TurnSkipped
from engine.facts import WorksOn
from engine.game import Game
from engine.games.phases.book import Phases, PhasesOwn
from engine.goal import Goal
from engine.live.table_view import TableView
from engine.melds import Meld
from engine.moves import Announce, Discard, MakeContract, Move
from engine.phase import Phase
from engine.result import Result
from engine.steps.skips import Skips

# The progress of all seats, which is public.


def _phases(table_view: TableView, say: Text) -> PhasesSpec | None:
    """Return a line per seat for the table's picture, or None if all have the same contract."""
    goals = table_view.game.goals.numbered
    if not goals:
        return None
    phases, skips = table_view.facts[Phases], _skips(table_view)
    return PhasesSpec(
        len(goals),
        tuple(
            PhaseLine(
                seat=seat + 1,
                made=phases.made_by(seat),
                works_on=table_view.facts[WorksOn].numbers[seat],
                words=_phase_in_words(table_view, goals, seat, say),
                laid=0 if phases.playoff else phases.laid_by(seat) or 0,
                skips=skips.get(seat, 0),
                sits_out=sits_out(table_view, seat),
            )
            for seat in range(len(table_view.seen.scores))
        ),
    )


def table_picture(spec: TableSpec, table_view: TableView, say: Text) -> TableSpec:
    """Return the table's picture with a line per seat."""
    return spec._replace(phases=_phases(table_view, say))


def _phase_in_words(table_view: TableView, goals: Sequence[Goal], seat: int, say: Text) -> str:
    """Return in words the phase that a seat works on or has laid."""
    number = table_view.facts[Phases].laid_by(seat) or _only(table_view, seat)
    if sits_out(table_view, seat):
        return say("phases-sits-out")
    if number is None:
        made, count = len(table_view.facts[Phases].made_by(seat)), len(goals)
        return say("phases-made", made=made, count=count)
    slots = Counter(goals[number - 1].slots)
    return ", ".join(
        say(f"slot-{slot.kind}", least=slot.least)
        if count == 1
        else say(f"goal-{slot.kind}", count=count, least=slot.least, size="plain")
        for slot, count in slots.items()
    )


def _only(table_view: TableView, seat: int) -> int | None:
    """Return the phase that a seat works on.

    Return None if the seat may choose a phase or hasn't announced one.
    """
    numbers = table_view.facts[WorksOn].numbers[seat]
    return numbers[0] if len(numbers) == 1 else None


def _skips(table_view: TableView) -> Mapping[int, int]:
    """Return the number of turns that each seat still has to skip."""
    return dict(table_view.facts[Skips].skips)


def marks(table_view: TableView, say: Text) -> dict[int, list[str]]:
    """Return words for the seats' lines. Phases aren't included, because the picture has them."""
    skips, marks_by_seat = _skips(table_view), dict[int, list[str]]()
    for seat in range(table_view.seen.seats):
        count = skips.get(seat)
        skipped = [say("table-skips", count=count)] if count else []
        marks_by_seat[seat] = [
            *skipped,
            *([say("table-floats")] if floats(table_view, seat) else []),
        ]
    return marks_by_seat


def seat_words(table_view: TableView, seat: int, say: Text) -> list[str]:
    """Return ``marks`` and the phase of a seat, for players who can't see the picture."""
    goals = table_view.game.goals.numbered
    if not goals:
        return []
    number = table_view.facts[Phases].laid_by(seat) or _only(table_view, seat)
    lines = [_phase_in_words(table_view, goals, seat, say)]
    if number is not None and not sits_out(table_view, seat):
        goal = goal_in_words(goals[number - 1], say)
        lines = [say("hand-phase", number=number, goal=goal)]
    if (count := _skips(table_view).get(seat)) is not None:
        lines.append(say("words-skips", count=count))
    return [*lines, *([say("words-floats")] if floats(table_view, seat) else [])]


def title(table_view: TableView, say: Text) -> list[str]:
    """Return a line with the players of the playoff, or nothing if this deal isn't a playoff."""
    seats, who = table_view.facts[Phases].playoff, Names(table_view, say)
    return [say("table-playoff", names=say.joined(map(who, seats)))] if seats else []


def free_places(meld: Meld, rules: Game) -> tuple[int, int]:
    """Return the numbers of free places below and above a run."""
    own = rules.melds.own
    if not isinstance(own, ColourMelds) or meld.kind not in RUNS or len(meld.cards) >= HIGHEST:
        return 0, 0
    left = HIGHEST - len(meld.cards)
    if own.wrap:
        return min(left, 1), min(left, 1)
    first = face(meld.cards[0]) % 13
    return first, left - first


def announcing(table_view: TableView, legal: Sequence[Move], say: Text) -> list[Choice]:
    """Return the menu of a player who announces their phase before the first turn."""
    rules, choices = table_view.game, list[Choice]()
    for number in [move.number for move in legal if isinstance(move, Announce)]:
        goal = rules.goals.numbered[number - 1]
        line = say("phase-of", number=number, goal=goal_in_words(goal, say))
        short = say("hand-phase-short", count=short_of(table_view.hand, goal, own_melds(rules)))
        choices.append(Choice(line, str(number), short))
    return choices


# After a deal.


def result_lines(table_view: TableView, result: Result, seat: int | None, say: Text) -> list[str]:
    """Return lines with the progress of all seats after the deal.

    For a single ``seat``, return only lines about the phase of this seat.
    """
    assert isinstance(result.own, PhasesOwn)
    if seat is None:
        return _made(table_view, result.own, say)
    ended = table_view.facts[Phases].playoff or result.game_over
    return [] if ended else _phase_after(table_view, result.own, seat, say)


def _phase_after(table_view: TableView, own: PhasesOwn, seat: int, say: Text) -> list[str]:
    """Say whether this player has made their phase, and name the next phase if it is known."""
    rules = table_view.game
    if (number := table_view.facts[Phases].laid_by(seat)) is not None:
        numbered = enumerate(rules.goals.numbered, 1)
        left = [
            (other_number, goal)
            for other_number, goal in numbered
            if other_number not in own.made[seat]
        ]
        chosen = Phase.ANNOUNCE in rules.turn or any(
            len(seat_numbers) > 1 for seat_numbers in table_view.facts[WorksOn].numbers
        )
        lines = [say("result-phase-made", number=number)]
        if left and chosen:
            lines.append(say("result-phase-other"))
        elif left:
            following, goal = left[0]
            lines.append(say("result-phase-next", number=following, goal=goal_in_words(goal, say)))
        return [" ".join(lines)]
    number = _only(table_view, seat)
    return [] if number is None else [say("result-phase-again", number=number)]


def _made(table_view: TableView, own: PhasesOwn, say: Text) -> list[str]:
    """Return lines with each seat's number of phases and laid phase, and with the playoff."""
    count = len(table_view.game.goals.numbered)
    who = Names(table_view, say)
    phases = table_view.facts[Phases]
    texts = [
        say(
            "result-phases-of",
            name=who(seat),
            made=len(made),
            count=count,
            number=0 if phases.playoff else phases.laid_by(seat) or 0,
        )
        for seat, made in enumerate(own.made)
    ]
    lines = [say("result-phases", told=" · ".join(texts))]
    if own.playoff:
        lines.append(say("result-playoff", names=say.joined(map(who, own.playoff))))
    return lines


# Skip cards.


def move_words(
    move: Move, table_view: TableView, who: Callable[[int], str], say: Text, plain: bool
) -> tuple[str, str] | None:
    """Name the player whom a skip card would skip, their number of cards, and their phase."""
    seat = move.skip if isinstance(move, Discard) else None
    if seat is None:
        return None
    number = table_view.facts[Phases].laid_by(seat) or _only(table_view, seat)
    about = [say("hand-cards", count=len(table_view.seen.hands[seat]))]
    about += [] if number is None else [say("table-phase", number=number)]
    about += [say("hand-down-phase")] if seat in table_view.down else []
    return say("move-skip", name=who(seat)), " · ".join(about)


def move_button(move: Move, table_view: TableView, say: Text) -> str | None:
    """Return the label of the button that lays a phase. The move is a contract in other games."""
    return say("button-lay-phase") if isinstance(move, MakeContract) else None


def not_skipped(table_view: TableView, moves: Sequence[Move], say: Text) -> list[str]:
    """Return a line for each opponent who can't be skipped now. It says why."""
    seen, who = table_view.seen, Names(table_view, say)
    seats = {move.skip for move in moves if isinstance(move, Discard)} | {seen.turn}
    lines = []
    for seat in range(len(seen.hands)):
        if seat not in seats and not sits_out(table_view, seat):
            why = "skip-pending" if _skips(table_view).get(seat) else "skip-lately"
            lines.append("-# " + say(why, name=who(seat)))
    return lines


# Events in words.

EVENTS: Mapping[type[Event], EventWording] = {
    Announced: sentence("event-announced", "player", "number"),
    ChoseContract: sentence("event-chose-contract", "player", "number"),
    PlayedSkip: sentence("event-played-skip", "player", "whom", yours="whom"),
    TurnSkipped: sentence("event-turn-skipped", "player", yours="player"),
}
