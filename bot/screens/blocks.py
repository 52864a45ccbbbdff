"""Whom a server has barred from its tables, and whom a person has blocked: private lists."""

from bot.screens.control import At, Brings, Control
from bot.screens.screen import FELT, Block, Button, Screen, UserMenu
from bot.screens.text_limit import notice_lines
from bot.text import Text

MOST = 100
"""People on one list; their mentions fit into a message."""

BAR = Control("bar", At.SERVER, brings=Brings.MEMBER)
UNBAR = Control("unbar", At.SERVER, brings=Brings.MEMBER)
BLOCK = Control("block", At.ME, brings=Brings.MEMBER)
UNBLOCK = Control("unblock", At.ME, brings=Brings.MEMBER)
SETTINGS = Control("settings", At.ME)


def barred_screen(barred: tuple[int, ...], say: Text, notice: str | None = None) -> Screen:
    """The members who are barred, and how that is changed; for managers."""
    blocks: list[Block] = [say("barred-title"), *notice_lines(notice)]
    blocks.append(say("barred-some", people=_people(barred)) if barred else say("barred-none"))
    if len(barred) < MOST:
        blocks.append(UserMenu(BAR.click(), say("barred-choose")))
    if barred:
        blocks.append(UserMenu(UNBAR.click(), say("barred-lift")))
    return Screen(tuple(blocks), FELT)


def blocked_screen(blocked: tuple[int, ...], say: Text, notice: str | None = None) -> Screen:
    """The people whom somebody has blocked, and how that is changed; for them alone."""
    blocks: list[Block] = [say("blocked-title"), *notice_lines(notice)]
    blocks.append(say("blocked-some", people=_people(blocked)) if blocked else say("blocked-none"))
    if len(blocked) < MOST:
        blocks.append(UserMenu(BLOCK.click(), say("blocked-choose")))
    if blocked:
        blocks.append(UserMenu(UNBLOCK.click(), say("blocked-lift")))
    blocks.append((Button(say("button-back"), SETTINGS.click()),))
    return Screen(tuple(blocks), FELT)


def _people(users: tuple[int, ...]) -> str:
    return " ".join(f"<@{user}>" for user in users)


CONTROLS = (BAR, UNBAR, BLOCK, UNBLOCK, SETTINGS)
