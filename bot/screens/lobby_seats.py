"""The host's private screens of a lobby: its seats, and who has still to answer before Start."""

from bot.screens.colours import FELT, GREY
from bot.screens.control import At, Brings, Control
from bot.screens.screen import Block, Button, Screen, Section, Tone, UserMenu
from bot.screens.text_limit import notice_lines
from bot.text import Text
from bot.text.names import escaped, marked
from engine.live.sight import Sight
from engine.table.sitting import Sitter

REMOVE = Control("remove", At.TABLE, numbered=True)
INVITE = Control("invite", At.TABLE, brings=Brings.MEMBER)
UNINVITE = Control("uninvite", At.TABLE)
START_WITHOUT = Control("start-without", At.TABLE)
WAIT = Control("wait", At.TABLE)


def lobby_seats_screen(sight: Sight, say: Text, notice: str | None = None) -> Screen:
    """Everybody who sits here or is invited, each with what frees their seat."""
    sitting = sight.sitting
    blocks: list[Block] = [say("seats-title"), *notice_lines(notice)]
    others = [sitter for sitter in sitting.sitters if sitter.user != sitting.host]
    for number, sitter in enumerate(others):
        line, label = "seats-person", "button-remove"
        if sitter.user in sitting.invited:
            line, label = "seats-guest", "button-withdraw"
        # The number tells components apart, who is meant stands behind it.
        button = Button(say(label), REMOVE.on(sight, _who(sitter), number=number))
        name = say(line, name=escaped(sitter.name))
        blocks.append(Section(marked(sitter.user, name, sitter.style, say), button))
    if not others:
        blocks.append(say("seats-alone"))
    if len(sitting.sitters) < sight.seats[-1]:
        blocks.append(UserMenu(INVITE.on(sight), say("seats-invite")))
    return Screen(tuple(blocks), FELT)


def waiting_screen(sight: Sight, say: Text) -> Screen:
    """Who has still to answer, and the ways on: without them, or wait."""
    sitting = sight.sitting
    asked = [sitter for sitter in sitting.asked if sitter.user != sitting.host]
    names = say.joined(f"<@{sitter.user}>" for sitter in asked)
    left = len(sitting.sitters) - len(asked)
    enough = left in sight.seats
    row = [Button(say("button-free-seats"), UNINVITE.on(sight))]
    count, least = len(asked), sight.seats[0]
    question = say("start-waiting-too-few", names=names, count=count, least=least)
    if enough:
        row = [Button(say("button-start-without"), START_WITHOUT.on(sight), Tone.GOOD)]
        question = say("start-waiting", names=names, count=count)
    row.append(Button(say("button-wait"), WAIT.on(sight)))
    return Screen((question, tuple(row)), GREY)


def _who(sitter: Sitter) -> str:
    """Whose seat it is, in a click: a user id, or the name of a computer."""
    return sitter.name if sitter.user is None else str(sitter.user)


CONTROLS = (REMOVE, INVITE, UNINVITE, START_WITHOUT, WAIT)
