"""The seats of a running game: returns, substitutes, requests, next game, early end."""

from bot.blocks.clock import BACK_AGAIN, back_button
from bot.blocks.control import At, Control, Cost
from bot.blocks.screen import Block, Button, ButtonRow, Tone
from bot.text import Text
from bot.text.name_words import ROBOT, Names, escaped, name_or_former, names_on_picture
from engine.live.table_view import TableView
from engine.table.record import EveningScore
from engine.table.roster import Status
from engine.table.seats import SeatChoices

_ROW = 5
"""A row has at most this many buttons."""

STAND_IN = Control("stand-in", At.TABLE, public=True, numbered=True)
WANTED = Control("wanted", At.TABLE, public=True, numbered=True)
TAKE_SEAT = Control("take-seat", At.TABLE, public=True, numbered=True)
NUDGE = Control("nudge", At.TABLE, public=True)
END = Control("end", At.TABLE, public=True)
PLAY_ON = Control("play-on", At.TABLE, public=True)
ASK_SEAT = Control("ask-seat", At.TABLE, numbered=True, cost=Cost.POSTING)
UNASK = Control("unask", At.TABLE)
ANSWER = Control("answer", At.TABLE, public=True, numbered=True, family=("yes", "no"))
NEXT_SEAT = Control("nextseat", At.TABLE, family=("keep", "release"), cost=Cost.POSTING)


def seats_lines(table_view: TableView, say: Text) -> list[str]:
    """Return lines about open seats, requests, waiting people, and players who want to end."""
    roster = table_view.roster
    if roster.status is not Status.PLAYING:
        return waiting_lines(table_view, say)
    lines = [*request_lines(table_view, say), *waiting_lines(table_view, say)]
    if roster.open_seats:
        who = Names(table_view, say)
        seats = say.joined(who.titled(seat) for seat in sorted(roster.open_seats))
        lines.append(say("seats-open", seats=seats))
    names = [escaped(s.name) for s in roster.sitters if s.user in roster.for_end]
    if names:
        lines.append(say("end-wanted", names=say.joined(names)))
    return lines


def waiting_lines(table_view: TableView, say: Text) -> list[str]:
    """Return a line with the people who have reserved a seat in the next game, if any."""
    waiting = table_view.roster.waiting
    names = [name_or_former(sitter.user, escaped(sitter.name), say) for sitter in waiting]
    return [say("next-seats", names=say.joined(names))] if names else []


def request_lines(table_view: TableView, say: Text) -> list[str]:
    """Return a line for each request for a seat.

    The oldest request comes first. Only the oldest can be answered.
    """
    requests = table_view.roster.requests
    if not requests:
        return []
    who = Names(table_view, say)
    lines = [
        say("seat-requested", name=escaped(request.sitter.name), seat=who.titled(request.seat))
        for request in requests
    ]
    return [f"{lines[0]} {say('seat-request-decided')}", *lines[1:]]


def evening_lines(table_view: TableView, evening: EveningScore | None, say: Text) -> list[str]:
    """Return lines with the score of an evening that had several games.

    The player with the most wins comes first.
    """
    if evening is None or evening.games < 2:
        return []
    names = {
        sitter.user: name_or_former(sitter.user, escaped(sitter.name), say)
        for sitter in table_view.roster.sitters
    }
    won = [(count, names[user]) for user, count in evening.people.items() if user in names]
    won += [(evening.computers, ROBOT)] if None in names or evening.computers else []
    won.sort(key=lambda pair: -pair[0])
    scores = " · ".join(f"{name} {count}" for count, name in won)
    return [say("evening-score", scores=scores)]


def answer_buttons(table_view: TableView, say: Text) -> list[Button]:
    """Return the buttons that accept or refuse the oldest request."""
    if not table_view.roster.requests or table_view.roster.status is not Status.PLAYING:
        return []
    seat, asker, *_ = table_view.roster.requests[0]
    yes, no = (
        ANSWER.on(table_view, str(asker.user), number=seat, member=member)
        for member in ANSWER.family
    )
    return [
        Button(say("button-answer-yes"), yes, Tone.GOOD),
        Button(say("button-answer-no"), no),
    ]


def seat_buttons(table_view: TableView, say: Text) -> list[Button]:
    """Return the public message's buttons for open seats, coming back, and ending the game."""
    roster = table_view.roster
    if roster.status is not Status.PLAYING:
        return []

    buttons = [*answer_buttons(table_view, say)]
    buttons += [
        Button(
            say("button-take-seat", seat=seat + 1),
            TAKE_SEAT.on(table_view, str(seat), number=seat),
            Tone.GOOD,
        )
        for seat in sorted(roster.open_seats)
    ]
    if table_view.waits.away or roster.kept:
        buttons.append(back_button(table_view, say))
    if roster.for_end:
        buttons.append(Button(say("button-end"), END.on(table_view)))
        buttons.append(Button(say("button-play-on"), PLAY_ON.on(table_view)))
    return buttons


def watcher_rows(
    table_view: TableView, user: int, choices: SeatChoices, say: Text
) -> tuple[ButtonRow, ...]:
    """Return a watcher's buttons.

    They can come back, ask for a seat, or wait for the next game.
    """
    roster, own_request = table_view.roster, table_view.roster.request_of(user)
    if roster.status is not Status.PLAYING:
        return ()
    names = names_on_picture(roster.sitters)
    if roster.has_left(user):
        first = [Button(say("button-come-back"), BACK_AGAIN.on(table_view), Tone.GOOD)]
    else:
        first = [back_button(table_view, say)] if roster.kept_for(user) is not None else []
    for seat in choices.ask:
        taken = seat in roster.open_seats
        name = names[seat] or say("former-player")
        label = say("button-take-seat" if taken else "button-ask-seat", seat=seat + 1, name=name)
        control = TAKE_SEAT if taken else ASK_SEAT
        tone = Tone.GOOD if taken else Tone.MAIN
        first.append(Button(label, control.on(table_view, str(seat), number=seat), tone))
    last = [Button(say("button-unask"), UNASK.on(table_view))] if own_request is not None else []
    if choices.wait:
        click = NEXT_SEAT.on(table_view, member="keep")
        last.append(Button(say("button-next-keep"), click))
    elif roster.waits(user):
        click = NEXT_SEAT.on(table_view, member="release")
        last.append(Button(say("button-next-release"), click))
    return (*in_rows(first), *in_rows(last))


def in_rows(buttons: list[Button]) -> tuple[ButtonRow, ...]:
    """Return the buttons in as few rows as possible."""
    return tuple(tuple(buttons[begin : begin + _ROW]) for begin in range(0, len(buttons), _ROW))


def seat_blocks(table_view: TableView, choices: SeatChoices, say: Text) -> list[Block]:
    """Return the actions on seats that the reader of this menu can take."""

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
