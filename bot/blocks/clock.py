"""The clock of a running deal in words, and the players who are away."""

from collections.abc import Collection, Mapping

from bot.blocks.control import At, Control
from bot.blocks.screen import Button, Tone
from bot.text import Text
from bot.text.name_words import Names
from engine.facts import ALL_PRESENT, Absent
from engine.live.table_view import TableView
from engine.phase import ONE_ON_TURN
from engine.table.terms import CLOCKS, ClockKind, TimeControl

BACK_AGAIN = Control("back-again", At.TABLE, public=True)


def clock_in_words(clock: TimeControl, say: Text) -> str:
    """Return the time per turn in words, without a full stop."""
    match clock.kind:
        case ClockKind.LIVE:
            return say("clock-live", turn=clock.turn, bank=clock.bank)
        case ClockKind.SLOW:
            return say("clock-slow", days=clock.days)
    return say("clock-untimed")


def table_clock(table_view: TableView, say: Text) -> str:
    """Return the clock of a table in words, without a full stop.

    If one person plays only with computers, add that the clock does not run.
    """
    words = clock_in_words(table_view.terms.clock, say)
    runs = table_view.waits.clock == table_view.terms.clock
    return words if runs else say("clock-alone", clock=words)


def clock_choice(name: str, say: Text) -> str:
    """Return the label of a clock in CLOCKS. The label of a live clock has a name, too."""
    clock = CLOCKS[name]
    words = clock_in_words(clock, say)
    return say(f"clock-{name}", clock=words) if clock.kind is ClockKind.LIVE else words


def clock_line(name: str, say: Text) -> tuple[str, str | None]:
    """Return label and description of a clock in CLOCKS for a line of a menu.

    A phone shows about 28 letters of a label. So a live clock's label is its name, and the times
    are the description.
    """
    clock = CLOCKS[name]
    words = clock_in_words(clock, say)
    return (say(f"clock-{name}.name"), words) if clock.kind is ClockKind.LIVE else (words, None)


def relative(table_view: TableView) -> str:
    """Return the table's deadline as a timestamp, which Discord shows as "in 2 minutes"."""
    deadline = table_view.waits.deadline
    return f"<t:{int(deadline.timestamp())}:R>" if deadline else ""


def until(table_view: TableView, say: Text, *, in_words: bool = False) -> str:
    """Return words for the moment at which the running turn ends, to be added to its line.

    Without a clock, the text is "".

    ``in_words``: whether to say that time is up then, for people who hear the line read aloud.
    """
    seen, waits = table_view.seen, table_view.waits
    if waits.clock != table_view.terms.clock:
        playing = table_view.roster.sitters[seen.turn].user is not None
        return " " + say("clock-rests") if playing else ""
    if waits.deadline is None or waits.clock.kind is ClockKind.NONE:
        return ""
    first = seen.turn in waits.expected
    short = first and waits.clock.kind is ClockKind.LIVE
    message = "clock-until-in-words" if in_words else "clock-until"
    return " " + say("clock-first" if short else message, until=relative(table_view))


def absence_in_words(table_view: TableView, name: str, say: Text) -> str | None:
    """Return the line about a player to move who is away, or None if they aren't away.

    This line replaces the line about their possible moves.
    """
    seen, waits = table_view.seen, table_view.waits
    if waits.paused:
        return say("clock-paused")
    if seen.phase not in ONE_ON_TURN:
        return None
    if seen.turn in waits.away:
        return say("clock-away-turn", name=name)
    computer = table_view.roster.sitters[seen.turn].user is None
    if computer or waits.clock.kind is ClockKind.NONE or waits.deadline is not None:
        return None
    return say("clock-late-turn", name=name)


def back_button(table_view: TableView, say: Text) -> Button:
    """Return the button for a player who is away."""
    return Button(say("button-im-back"), BACK_AGAIN.on(table_view), Tone.GOOD)


# Players who have left the deal or the game.


def sits_out(table_view: TableView, seat: int) -> bool:
    """Return whether this deal is a play-off without this seat."""
    return seat in table_view.facts.get(Absent, ALL_PRESENT).watching


def absent_seats(table_view: TableView) -> Collection[int]:
    """Return the seats that have no turns in this deal, from its start or from now on."""
    absent = table_view.facts.get(Absent)
    return () if absent is None else {*absent.watching, *absent.dropped, *absent.out}


def absent_line(table_view: TableView, say: Text) -> str | None:
    """Return the line for a viewer who has left the deal or the game, otherwise None."""
    seen, seat, gone = table_view.seen, table_view.seat, absent_seats(table_view)
    if seat is None or seat not in gone:
        return None
    who, absent = Names(table_view, say), table_view.facts.get(Absent, ALL_PRESENT)
    in_turn = [seen.after(seen.turn, step) for step in range(seen.seats)]
    names = say.joined([who(other) for other in in_turn if other not in gone])
    if seat in absent.out:
        return say("hand-out-of-game", names=names)
    if seat in absent.watching:
        return say("hand-sits-out", names=names)
    # A player who declared wrongly still has the card that they drew in that turn.
    wrong = len(table_view.hand) > table_view.game.hand_size(len(seen.hands), seen.deal_no)
    message = "hand-declared-wrongly" if wrong else "hand-dropped"
    return say(message, points=absent.dropped[seat], names=names)


def absence_marks(table_view: TableView, say: Text) -> Mapping[int, str]:
    """Return marks for the table's lines, for seats that have left the deal or the game."""
    absent = table_view.facts.get(Absent)
    if absent is None:
        return {}
    return {
        **dict.fromkeys(absent.dropped, say("table-dropped")),
        **dict.fromkeys(absent.watching, say("table-sits-out")),
        **dict.fromkeys(absent.out, say("table-out")),
    }
