"""The clock of a table in words, and who is away."""

from bot.screens.control import At, Control
from bot.screens.screen import Button, Tone
from bot.text import Text
from engine.live.table_view import TableView
from engine.phase import ONE_ON_TURN
from engine.table.terms import CLOCKS, ClockKind, TimeControl

BACK_AGAIN = Control("back-again", At.TABLE, public=True)


def clock_in_words(clock: TimeControl, say: Text) -> str:
    """How much time there is, without a full stop."""
    match clock.kind:
        case ClockKind.LIVE:
            return say("clock-live", turn=clock.turn, bank=clock.bank)
        case ClockKind.SLOW:
            return say("clock-slow", days=clock.days)
    return say("clock-untimed")


def table_clock(sight: TableView, say: Text) -> str:
    """The clock of a table, without a full stop; one person alone is told that it stands still."""
    words = clock_in_words(sight.terms.clock, say)
    return words if sight.clock == sight.terms.clock else say("clock-alone", clock=words)


def clock_choice(name: str, say: Text) -> str:
    """A clock in CLOCKS as a line to be chosen; the live ones have names that people use."""
    clock = CLOCKS[name]
    words = clock_in_words(clock, say)
    return say(f"clock-{name}", clock=words) if clock.kind is ClockKind.LIVE else words


def clock_line(name: str, say: Text) -> tuple[str, str | None]:
    """The same for a menu: a phone shows some 28 letters of a line, so its second line goes on."""
    clock = CLOCKS[name]
    words = clock_in_words(clock, say)
    return (say(f"clock-{name}.name"), words) if clock.kind is ClockKind.LIVE else (words, None)


def relative(sight: TableView) -> str:
    """The table's deadline as Discord shows it: in so many seconds."""
    return f"<t:{int(sight.deadline.timestamp())}:R>" if sight.deadline else ""


def until(sight: TableView, say: Text) -> str:
    """The end of the running turn, to be added to its line; empty at a table without a clock."""
    if sight.clock != sight.terms.clock:
        playing = None if sight.view is None else sight.roster.sitters[sight.view.turn].user
        return "" if playing is None else " " + say("clock-rests")
    if sight.deadline is None or sight.clock.kind is ClockKind.NONE:
        return ""
    first = sight.view is not None and sight.view.turn in sight.expected
    short = first and sight.clock.kind is ClockKind.LIVE
    return " " + say("clock-first" if short else "clock-until", until=relative(sight))


def absence_in_words(sight: TableView, name: str, say: Text) -> str | None:
    """What is said instead of what the player to move could do; None if they are there."""
    view = sight.view
    if sight.paused:
        return say("clock-paused")
    if view is None or view.phase not in ONE_ON_TURN:
        return None
    if view.turn in sight.away:
        return say("clock-away-turn", name=name)
    computer = sight.roster.sitters[view.turn].user is None
    if computer or sight.clock.kind is ClockKind.NONE or sight.deadline is not None:
        return None
    return say("clock-late-turn", name=name)


def back_button(sight: TableView, say: Text) -> Button:
    """For a player who is away."""
    return Button(say("button-im-back"), BACK_AGAIN.on(sight), Tone.GOOD)


CONTROLS = (BACK_AGAIN,)
