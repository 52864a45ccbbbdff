"""Small private screens: more about the table, one question before leaving, who does not play."""

from collections.abc import Callable, Sequence

from bot.screens.clock import back_button
from bot.screens.control import At, Control, Cost
from bot.screens.game_seats import in_rows, seat_blocks
from bot.screens.rating_change import rated_lines
from bot.screens.score_sheet import score_sheet
from bot.screens.screen import FELT, GREY, Block, Button, Screen, Separator, Tone
from bot.screens.table import HAND
from bot.screens.text_limit import notice_lines, within_limit
from bot.text import Text
from bot.text.names import BADGES, Names, computer_in_words, escaped, marked
from engine.live.table_view import TableView
from engine.table.roster import Status
from engine.table.seats import SeatChoices

TABLE_RULES = Control("rules", At.TABLE, public=True, cost=Cost.PAGES)
VERIFY = Control("replay-verify", At.ME, public=True, cost=Cost.PROOF)
LEAVE = Control("leave", At.TABLE, public=True)
QUIT = Control("quit", At.TABLE)
STAY = Control("stay", At.TABLE, halted=True)
CLOSE = Control("close", At.ME)
"""Takes a private message away."""


def more_screen(
    table_view: TableView, say: Text, choices: SeatChoices, notice: str | None = None
) -> Screen:
    """Score sheet, seats, rules and leaving, for whoever asked."""
    title = say("more-title", game=say(f"game-{table_view.game}"))
    blocks: list[Block] = [title, *notice_lines(notice)]
    if table_view.view is not None:
        who = Names(table_view, say)
        scores = table_view.view.scores
        lines = [
            say("more-score", name=who.at_length(seat), points=points)
            for seat, points in enumerate(scores)
        ]
        blocks.append("\n".join(lines))
        sheet = score_sheet(table_view, say)
        blocks += [] if sheet is None else [sheet]
    else:
        names = [
            f"{BADGES[n]} {marked(s.user, escaped(s.name), s.style, say)}"
            for n, s in enumerate(table_view.roster.sitters)
        ]
        # Nobody is left in a lobby that everybody has left.
        blocks += ["\n".join(names)] if names else []
    blocks.append("\n".join([*rated_lines(table_view, say), *_shuffle_lines(table_view, say)]))

    buttons = [Button(say("button-rules"), TABLE_RULES.on(table_view))]
    if table_view.seed is not None:
        buttons.append(Button(say("button-verify"), VERIFY.click(table_view.table_id)))
    if table_view.seat is not None and table_view.roster.status is not Status.CLOSED:
        buttons.append(Button(say("button-leave"), LEAVE.on(table_view), Tone.GRAVE))
    blocks += [*seat_blocks(table_view, choices, say), (*buttons, close_button(say))]
    return Screen(tuple(blocks), FELT)


def _shuffle_lines(table_view: TableView, say: Text) -> list[str]:
    """The seal of the shuffle; once the game is over also what it sealed, and what was mixed in."""
    if table_view.seed is None:
        return [say("lobby-sealed", seal=table_view.commitment)]
    salts = " ".join(f"`{salt}`" for _, salt in table_view.roster.salts)
    mixed = [say("result-salts", salts=salts)] if salts else []
    return [say("result-seed", seed=table_view.seed, seal=table_view.commitment), *mixed]


def leave_screen(table_view: TableView, say: Text) -> Screen:
    """The one question before a seat is given up."""
    lobby = table_view.roster.status is Status.LOBBY
    kind = "leave-lobby" if lobby else "leave-question"
    kind = "practice-leave" if table_view.terms.practice else kind
    question = say(kind, game=say(f"game-{table_view.game}"))
    buttons = (
        Button(say("button-leave-now"), QUIT.on(table_view), Tone.GRAVE),
        Button(say("button-stay"), STAY.on(table_view)),
    )
    return Screen((question, Separator(), buttons), GREY)


def hands_screen(table_views: Sequence[TableView], say: Text) -> Screen:
    """A choice for somebody who sits at several tables, at most 25 of them."""
    buttons = []
    for table_view in table_views[:25]:
        game = say(f"game-{table_view.game}")
        label = say("hands-one-lobby", game=game)
        if table_view.view is not None:
            label = say("hands-one", game=game, deal=table_view.view.deal_no)
        buttons.append(Button(label, HAND.on(table_view)))
    where = "\n".join(f"{n}. <#{s.channel_id}>" for n, s in enumerate(table_views[:25], 1))
    return Screen((say("hands-title"), where, *in_rows(buttons)), FELT)


def note_screen(text: str, say: Text | None = None) -> Screen:
    """One sentence; with ``say`` a private one, which can be closed."""
    return Screen((text,) if say is None else (text, (close_button(say),)), GREY)


def close_button(say: Text) -> Button:
    """Takes the private message away in which it stands."""
    return Button(say("button-close"), CLOSE.click())


def bystander_screen(
    public: Callable[[Text], Screen], jump: str | None, say: Text, *, lobby: bool
) -> Screen:
    """The table for somebody who does not sit there: what the channel sees (``public``) and where
    (``jump``, None: nowhere).

    In a lobby they may sit down; a running game has no buttons for them.
    """

    def build(words: Text) -> Screen:
        note = words("bystander-nowhere") if jump is None else words("bystander", jump=jump)
        screen = public(words)
        shown = [block for block in screen.blocks if lobby or not _is_row(block)]
        return Screen((f"-# {note}", *shown), screen.colour)

    return within_limit(build, say)


def _is_row(block: object) -> bool:
    return isinstance(block, tuple) and all(isinstance(part, Button) for part in block)


def kept_seat_screen(table_view: TableView, seat: int, say: Text) -> Screen:
    """The panel of somebody whose seat a computer plays until they are back."""
    computer = table_view.roster.sitters[seat]
    name = computer_in_words(computer.name, computer.style, say)
    return Screen((say("seat-kept-for-you", name=name), (back_button(table_view, say),)), GREY)


CONTROLS = (TABLE_RULES, VERIFY, LEAVE, QUIT, STAY, CLOSE)
