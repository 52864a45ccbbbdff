"""Pings for new tables, on a private screen of whoever wants them."""

from bot.people.table_pings import TablePings
from bot.screens.colours import FELT
from bot.screens.control import At, Brings, Control
from bot.screens.quiet_hours import offset_in_words, time_in_words
from bot.screens.screen import Block, Button, Choice, Menu, Screen, Tone
from bot.screens.text_limit import notice_lines
from bot.text import Text
from engine.games.registry import REGISTRY
from engine.live.quiet_hours import QuietHours

EVENING = 18 * 60, 22 * 60
"""What the window for hours begins with, in minutes after midnight."""

PINGS_ON = Control("pings-on", At.ME)
PINGS_OFF = Control("pings-off", At.ME)
PINGS_GAMES = Control("pings-games", At.ME, brings=Brings.LINES)
PINGS_HOURS = Control("pings-hours", At.ME)
PINGS_HOURS_SET = Control("pings-hours-set", At.ME, brings=Brings.TYPED)
PINGS_ALWAYS = Control("pings-always", At.ME)


def table_pings_screen(now: TablePings | None, say: Text, notice: str | None = None) -> Screen:
    """Whether somebody is pinged in this server, for which games and when; None: not at all."""
    blocks: list[Block] = [say("pings-title"), *notice_lines(notice), _state(now, say)]
    if now is None:
        on = Button(say("button-pings-on"), PINGS_ON.click(), Tone.GOOD)
        return Screen((*blocks, (on,)), FELT)
    games = now.games or tuple(REGISTRY)
    choices = tuple(Choice(say(f"game-{name}"), name, chosen=name in games) for name in REGISTRY)
    menu = Menu(PINGS_GAMES.click(), choices, say("pings-games"), most=len(choices))
    row = [Button(say("button-pings-hours"), PINGS_HOURS.click())]
    if now.hours is not None:
        row.append(Button(say("button-pings-always"), PINGS_ALWAYS.click()))
    row.append(Button(say("button-pings-off"), PINGS_OFF.click(), Tone.GRAVE))
    return Screen((*blocks, menu, tuple(row)), FELT)


def _state(now: TablePings | None, say: Text) -> str:
    if now is None:
        return say("pings-none")
    games = say.joined(say(f"game-{name}") for name in now.games or REGISTRY)
    if now.hours is None:
        return say("pings-some", games=games)
    zone = now.hours.zone or f"UTC{offset_in_words(now.hours.offset)}"
    times = {"begin": time_in_words(now.hours.begin), "end": time_in_words(now.hours.end)}
    return say("pings-some-hours", games=games, zone=zone, **times)


def hours_to_begin_with(now: TablePings, quiet: QuietHours | None) -> QuietHours:
    """What the window for hours is filled in with: theirs, or an evening where they sleep."""
    if now.hours is not None:
        return now.hours
    begin, end = EVENING
    if quiet is None:
        return QuietHours(begin, end)
    return QuietHours(begin, end, quiet.offset, quiet.zone)


CONTROLS = (PINGS_ON, PINGS_OFF, PINGS_GAMES, PINGS_HOURS, PINGS_HOURS_SET, PINGS_ALWAYS)
