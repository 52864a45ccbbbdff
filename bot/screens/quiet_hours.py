"""Quiet hours as they are typed and told: two times of day, and where on earth they hold."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from bot.blocks.control import At, Brings, Control
from bot.blocks.screen import Field, Form
from bot.text import Text
from engine.live.timing import QuietHours

_HOUR = 60
_DAY = 24 * _HOUR

_TIME = re.compile(r"(\d{1,2})(?:[:.h]([0-5]\d)?)?", re.ASCII)
_OFFSET = re.compile(r"(?:utc|gmt)?([+-]?)(\d{1,2})(?::?([0-5]\d))?", re.ASCII)
_HERE = {"vi": "Asia/Ho_Chi_Minh", "th": "Asia/Bangkok"}
"""The time zone in which nearly everybody lives who reads a language."""

_MOST = 12
"""Characters of a time of day as it is typed into the window."""
_MOST_OF_A_ZONE = 40
"""Those of a time zone; the longest name has 32."""

QUIET_SET = Control("quiet-set", At.ME, brings=Brings.TYPED)


class UnreadableQuietHours(ValueError):
    """What was typed means nothing: the id of the text that says so, and what was typed."""

    def __init__(self, message: str, typed: str) -> None:
        super().__init__(f"{message}: {typed!r}")
        self.message, self.typed = message, typed


def quiet_form(
    quiet: QuietHours | None, say: Text, window: Control = QUIET_SET, title: str = "quiet-title"
) -> Form:
    """A window for quiet hours, or other hours, filled in with those of now."""
    begin, end, zone = "22:00", "8:00", _HERE.get(say.language, "")
    if quiet is not None:
        begin, end = time_in_words(quiet.begin), time_in_words(quiet.end)
        zone = quiet.zone or offset_in_words(quiet.offset)
    fields = (
        Field("begin", say("quiet-begin"), begin, _MOST),
        Field("end", say("quiet-end"), end, _MOST),
        Field("offset", say("quiet-offset"), zone, _MOST_OF_A_ZONE),
    )
    return Form(window.click(), say(title), fields)


def read_quiet(typed: Mapping[str, str]) -> QuietHours:
    """The quiet hours that were typed into the window.

    Raises UnreadableQuietHours, which names what is wrong.
    """
    begin, end = (_time(typed.get(line, "")) for line in ("begin", "end"))
    where = typed.get("offset", "")
    offset, zone = _offset(where), _zones().get("_".join(where.split()).lower())
    if offset is None and zone is None:
        raise UnreadableQuietHours("quiet-not-an-offset", where)
    if begin == end:
        raise UnreadableQuietHours("quiet-empty", typed["begin"])
    if offset is not None:
        return QuietHours(begin, end, offset)
    return QuietHours(begin, end, zone=zone)


def time_in_words(minute: int) -> str:
    """A minute after midnight as it is read on a clock: ``7:05``."""
    return f"{minute // _HOUR}:{minute % _HOUR:02}"


def offset_in_words(minutes: int) -> str:
    """Minutes east of UTC as they are written behind it: ``+7``, ``−3:30``."""
    hours, rest = divmod(abs(minutes), _HOUR)
    sign = "−" if minutes < 0 else "+"
    return f"{sign}{hours}:{rest:02}" if rest else f"{sign}{hours}"


def _time(typed: str) -> int:
    found = _TIME.fullmatch(typed.strip().lower())
    minute = int(found[1]) * _HOUR + int(found[2] or 0) if found else _DAY
    if minute >= _DAY:
        raise UnreadableQuietHours("quiet-not-a-time", typed)
    return minute


def _offset(typed: str) -> int | None:
    """Minutes east of UTC; None if no offset was typed."""
    found = _OFFSET.fullmatch("".join(typed.lower().replace("\u2212", "-").split()))
    if found is None:
        return None
    minutes = int(found[2]) * _HOUR + int(found[3] or 0)
    minutes = -minutes if found[1] == "-" else minutes
    return minutes if -12 * _HOUR <= minutes <= 14 * _HOUR else None


@cache
def _zones() -> Mapping[str, str]:
    """The IANA names of time zones by how they are typed in small letters.

    zoneinfo.available_timezones opens each of their files, which would hold up the event loop.
    """
    names = files("tzdata").joinpath("zones").read_text(encoding="utf-8").split()
    return {name.lower(): name for name in names}


CONTROLS = (QUIET_SET,)
