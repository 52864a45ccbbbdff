"""Small private screens, such as a table's menu, or the question before leaving."""

from collections.abc import Callable, Sequence

from bot.blocks.control import At, Control, Cost
from bot.blocks.screen import FELT, GREY, Block, Button, Screen, Separator, Tone
from bot.blocks.text_limit import address, notice_lines, within_limit
from bot.games.registry import PRESENTERS
from bot.screens.rating_change import never_counts, rated_lines
from bot.screens.seat_buttons import in_rows, seat_blocks, watcher_rows
from bot.screens.table_screen import HAND
from bot.text import Text
from bot.text.name_words import BADGES, Names, computer_in_words, escaped, marked, name_or_former
from engine.live.table_view import TableView
from engine.table.roster import CloseReason, Status
from engine.table.seats import SeatChoices

TABLE_RULES = Control("rules", At.TABLE, public=True, cost=Cost.PAGES)
VERIFY = Control("replay-verify", At.ME, public=True, cost=Cost.PROOF)
SAME_CARDS = Control("same-cards", At.ME, public=True, cost=Cost.PAGES)
"""A click of this control carries a table's id, and a deal's number (from 0) as version."""
COMPARE = Control("compare", At.ME, public=True, cost=Cost.PAGES)
"""A click of this control carries a table's id, and a deal's number (from 0) as version."""
LEAVE = Control("leave", At.TABLE, public=True)
QUIT = Control("quit", At.TABLE)
STAY = Control("stay", At.TABLE, halted=True)
CLOSE = Control("close", At.ME)
"""The control of the button that deletes a private message."""


def more_screen(
    table_view: TableView, say: Text, choices: SeatChoices, notice: str | None = None
) -> Screen:
    """Return a table's menu, with scores, seats, and buttons for the rules and for leaving."""
    title = say("more-title", game=say(f"game-{table_view.game.name}"))
    blocks: list[Block] = [title, *notice_lines(notice)]
    if table_view.has_begun:
        who = Names(table_view, say)
        scores = table_view.seen.scores
        lines = [
            say("more-score", name=who.at_length(seat), points=points)
            for seat, points in enumerate(scores)
        ]
        blocks.append("\n".join(lines))
        sheet = PRESENTERS[table_view.game.name].score_sheet
        blocks += [] if sheet is None or (shown := sheet(table_view, say)) is None else [shown]
    else:
        names = [
            f"{BADGES[n]} {marked(s.user, escaped(s.name), s.style, say)}"
            for n, s in enumerate(table_view.roster.sitters)
        ]
        # A closed lobby may have no people left.
        blocks += ["\n".join(names)] if names else []
    blocks += filter(
        None, ["\n".join([*rated_lines(table_view, say), *shuffle_lines(table_view, say)])]
    )

    buttons = [Button(say("button-rules"), TABLE_RULES.on(table_view))]
    if table_view.seed is not None:
        buttons.append(fair_button(table_view.table_id, say))
    if table_view.seat is not None and table_view.roster.status is not Status.CLOSED:
        buttons.append(Button(say("button-leave"), LEAVE.on(table_view), Tone.GRAVE))
    blocks += [*seat_blocks(table_view, choices, say), (*buttons, close_button(say))]
    return Screen(tuple(blocks), FELT)


def shuffle_lines(table_view: TableView, say: Text) -> list[str]:
    """Return a line with the seal of the shuffle during the game, and nothing after the game.

    After the game, ``fair_button`` opens the whole proof.
    """
    return [say("lobby-sealed", seal=table_view.commitment)] if table_view.seed is None else []


def fair_button(table_id: str, say: Text) -> Button:
    """Return the button that shows a finished game's seal and seed, and checks the shuffles."""
    return Button(say("button-fair-shuffle"), VERIFY.click(table_id))


_LETTERS = 6


def code_of(table_id: str, number: int = 0, *, whole: bool = False) -> str:
    """Return the code of a deal (from 0), as players type it to play the deal again.

    The ``whole`` code is known in every server of this bot, the short one only in its own.
    """
    letters = table_id if whole else table_id[:_LETTERS]
    return letters if not number else f"{letters}.{number + 1}"


def read_code(typed: str) -> tuple[str, int]:
    """Split a typed code into the letters of a table's id and a deal's number (from 0).

    A code may be copied with the name of its option, such as ``same_as:a1b2c3``.
    """
    letters, _, number = typed.rpartition(":")[2].strip("` ").casefold().partition(".")
    return letters, int(number) - 1 if number.isdecimal() and number.isascii() else 0


def same_button(table_id: str, say: Text, number: int = 0, *, played: bool = False) -> Button:
    """Return the button for a new table with the same cards.

    A reader who has ``played`` these cards can only challenge others.
    """
    label = "button-challenge" if played else "button-same-cards"
    return Button(say(label), SAME_CARDS.click(table_id, number))


def leave_screen(table_view: TableView, say: Text) -> Screen:
    """Return the question before a seat is given up."""
    lobby = table_view.roster.status is Status.LOBBY
    kind = "leave-lobby" if lobby else "leave-question"
    kind = "practice-leave" if table_view.terms.practice else kind
    kind = "branch-leave" if table_view.terms.branch is not None else kind
    kind = "daily-leave" if table_view.terms.day is not None else kind
    question = say(kind, game=say(f"game-{table_view.game.name}"))
    buttons = (
        Button(say("button-leave-now"), QUIT.on(table_view), Tone.GRAVE),
        Button(say("button-stay"), STAY.on(table_view)),
    )
    return Screen((question, Separator(), buttons), GREY)


def hands_screen(table_views: Sequence[TableView], say: Text) -> Screen:
    """Return the question about the table to open, for a person with seats at several tables.

    At most 25 tables are offered.
    """
    buttons = []
    for table_view in table_views[:25]:
        game = say(f"game-{table_view.game.name}")
        label = say("hands-one-lobby", game=game)
        if table_view.has_begun:
            label = say("hands-one", game=game, deal=table_view.seen.deal_no)
        if (branch := table_view.terms.branch) is not None:
            label = say("branch-one", game=game, move=branch.place + 1)
        if table_view.terms.day is not None:
            label = say("daily-one", game=game)
        buttons.append(Button(label, HAND.on(table_view)))
    where = "\n".join(f"{n}. <#{s.place.channel_id}>" for n, s in enumerate(table_views[:25], 1))
    return Screen((say("hands-title"), where, *in_rows(buttons)), FELT)


def note_screen(text: str, say: Text | None = None) -> Screen:
    """Return a screen with one sentence.

    With ``say``, the message is private and has a button that closes it.
    """
    return Screen((text,) if say is None else (text, (close_button(say),)), GREY)


def close_button(say: Text) -> Button:
    """Return the button that deletes the private message in which it is."""
    return Button(say("button-close"), CLOSE.click())


def bystander_screen(public: Callable[[Text], Screen], table_view: TableView, say: Text) -> Screen:
    """Return a lobby as the channel sees it (``public``), for a person without a seat."""

    def build(words: Text) -> Screen:
        screen = public(words)
        return Screen((_only_you(table_view, words), *screen.blocks), screen.colour)

    return within_limit(build, say)


def watch_screen(
    public: Callable[[Text], Screen],
    table_view: TableView,
    user: int,
    choices: SeatChoices,
    say: Text,
    notice: str | None = None,
) -> Screen:
    """Return a game as the channel sees it (``public``), for a person without a seat.

    The public buttons are replaced by the buttons for this person.
    """

    def build(words: Text) -> Screen:
        screen = public(words)
        shown = [block for block in screen.blocks if not _is_row(block)]
        above = [_only_you(table_view, words), *notice_lines(notice)]
        above += _own_lines(table_view, user, words)
        rows = watcher_rows(table_view, user, choices, words)
        return Screen((*above, *shown, *rows, (close_button(words),)), screen.colour)

    return within_limit(build, say)


def _only_you(table_view: TableView, say: Text) -> str:
    if not table_view.place.message_id:
        return "-# " + say("bystander-nowhere")
    lobby = table_view.roster.status is Status.LOBBY
    return "-# " + say("bystander" if lobby else "watching", jump=address(*table_view.place))


def _own_lines(table_view: TableView, user: int, say: Text) -> list[str]:
    """Return lines that concern only this person."""
    roster = table_view.roster
    if roster.status is not Status.PLAYING:
        over = roster.closed_because is CloseReason.FINISHED
        return [say("next-seat-soon")] if over and roster.waits(user) else []
    if not roster.has_left(user):
        kept_seat = roster.kept_for(user)
        if kept_seat is None:
            held = next((seat for seat, who in reversed(roster.gone) if who.user == user), None)
            if held is None:
                return []
            now = roster.holder(held)
            name = name_or_former(now.user, escaped(now.name), say)
            return [say("event-substituted-you", who=name)]
        computer = roster.sitters[kept_seat]
        name = computer_in_words(computer.name, computer.style, say)
        return [say("seat-kept-for-you", name=name)]
    lost = [] if never_counts(table_view) else [say("seat-you-left-rated")]
    return [" ".join([say("seat-you-left"), *lost])]


def _is_row(block: object) -> bool:
    return isinstance(block, tuple) and all(isinstance(part, Button) for part in block)
