"""The seats of a running game: who may come back, who may take over, and an end by agreement."""

from bot.screens.clock import back_button
from bot.screens.control import At, Control
from bot.screens.screen import Block, Button, ButtonRow, Tone
from bot.text import Text
from bot.text.names import Names, escaped, name_or_former
from engine.live.table_view import TableView
from engine.table.roster import Status
from engine.table.seats import SeatChoices

_ROW = 5
"""Buttons of a row."""

STAND_IN = Control("stand-in", At.TABLE, public=True, numbered=True)
WANTED = Control("wanted", At.TABLE, public=True, numbered=True)
TAKE_SEAT = Control("take-seat", At.TABLE, public=True, numbered=True)
NUDGE = Control("nudge", At.TABLE, public=True)
END = Control("end", At.TABLE, public=True)
PLAY_ON = Control("play-on", At.TABLE, public=True)


def seats_lines(table_view: TableView, say: Text) -> list[str]:
    """Which seats are open, and who would end the game here; a line each, if there is something."""
    roster = table_view.roster
    if roster.status is not Status.PLAYING:
        return []
    lines = []
    if roster.open_seats:
        who = Names(table_view, say)
        seats = say.joined(who.titled(seat) for seat in sorted(roster.open_seats))
        lines.append(say("seats-open", seats=seats))
    names = [escaped(s.name) for s in roster.sitters if s.user in roster.for_end]
    if names:
        lines.append(say("end-wanted", names=say.joined(names)))
    return lines


def seat_buttons(table_view: TableView, say: Text) -> list[Button]:
    """What the channel's message offers at times: coming back, taking a seat, ending together."""
    roster = table_view.roster
    if roster.status is not Status.PLAYING:
        return []

    found = [
        Button(
            say("button-take-seat", seat=seat + 1),
            TAKE_SEAT.on(table_view, str(seat), number=seat),
            Tone.GOOD,
        )
        for seat in sorted(roster.open_seats)
    ]
    if table_view.away or roster.kept:
        found.append(back_button(table_view, say))
    if roster.for_end:
        found.append(Button(say("button-end"), END.on(table_view)))
        found.append(Button(say("button-play-on"), PLAY_ON.on(table_view)))
    return found


def in_rows(buttons: list[Button]) -> tuple[ButtonRow, ...]:
    """The buttons in as few rows as they need."""
    return tuple(tuple(buttons[at : at + _ROW]) for at in range(0, len(buttons), _ROW))


def seat_blocks(table_view: TableView, choices: SeatChoices, say: Text) -> list[Block]:
    """What whoever opened More can do about the seats, and nothing else."""

    def button(label: str, control: Control, seat: int | str = "") -> Button:
        return Button(say(label), control.on(table_view, str(seat), number=seat))

    blocks: list[Block] = []
    for seat in sorted({*choices.stand_in, *choices.wanted}):
        name = escaped(_holder(table_view, seat, say))
        row, line = [], say("seat-is-stood-in", name=name, computer=escaped(table_view.name(seat)))
        if seat in choices.stand_in:
            line = say("seat-is-absent", name=name)
            row.append(button("button-stand-in", STAND_IN, seat))
        if seat in choices.wanted:
            row.append(button("button-substitute", WANTED, seat))
        blocks += [line, tuple(row)]
    row = []
    if choices.nudge is not None:
        row.append(button("button-nudge", NUDGE))
    if choices.end:
        row.append(button("button-end", END))
    if choices.play_on:
        row.append(button("button-play-on", PLAY_ON))
    return [*blocks, tuple(row)] if row else blocks


def _holder(table_view: TableView, seat: int, say: Text) -> str:
    holder = table_view.roster.holder(seat)
    return name_or_former(holder.user, holder.name, say)


CONTROLS = (STAND_IN, WANTED, TAKE_SEAT, NUDGE, END, PLAY_ON)
