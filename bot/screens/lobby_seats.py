"""The host's private screens of a lobby: its seats, and who has still to answer before Start."""

from bot.screens.click import Click
from bot.screens.colours import FELT, GREY
from bot.screens.screen import Block, Button, Screen, Section, Tone, UserMenu
from bot.screens.text_limit import notice_lines
from bot.text import Text
from bot.text.names import escaped, marked
from engine.live.table_view import TableView
from engine.table.sitting import Sitter


def lobby_seats_screen(sight: TableView, say: Text, notice: str | None = None) -> Screen:
    """Everybody who sits here or is invited, each with what frees their seat."""
    sitting = sight.sitting
    blocks: list[Block] = [say("seats-title"), *notice_lines(notice)]
    others = [sitter for sitter in sitting.sitters if sitter.user != sitting.host]
    for number, sitter in enumerate(others):
        line, label = "seats-person", "button-remove"
        if sitter.user in sitting.invited:
            line, label = "seats-guest", "button-withdraw"
        # The number tells components apart, who is meant stands behind it.
        click = Click(sight.table_id, sight.version, f"remove{number}", _who(sitter))
        button = Button(say(label), click)
        name = say(line, name=escaped(sitter.name))
        blocks.append(Section(marked(sitter.user, name, sitter.style, say), button))
    if not others:
        blocks.append(say("seats-alone"))
    if len(sitting.sitters) < sight.seats[-1]:
        blocks.append(UserMenu(Click(sight.table_id, sight.version, "invite"), say("seats-invite")))
    return Screen(tuple(blocks), FELT)


def waiting_screen(sight: TableView, say: Text) -> Screen:
    """Who has still to answer, and the ways on: without them, or wait."""
    sitting = sight.sitting
    asked = [sitter for sitter in sitting.asked if sitter.user != sitting.host]
    names = say.joined(f"<@{sitter.user}>" for sitter in asked)
    left = len(sitting.sitters) - len(asked)
    enough = left in sight.seats

    def button(label: str, verb: str, tone: Tone = Tone.PLAIN) -> Button:
        return Button(say(label), Click(sight.table_id, sight.version, verb), tone)

    row = [button("button-free-seats", "uninvite")]
    count, least = len(asked), sight.seats[0]
    question = say("start-waiting-too-few", names=names, count=count, least=least)
    if enough:
        row = [button("button-start-without", "start-without", Tone.GOOD)]
        question = say("start-waiting", names=names, count=count)
    row.append(button("button-wait", "wait"))
    return Screen((question, tuple(row)), GREY)


def _who(sitter: Sitter) -> str:
    """Whose seat it is, in a click: a user id, or the name of a computer."""
    return sitter.name if sitter.user is None else str(sitter.user)
