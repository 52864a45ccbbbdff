"""The screens of a person's settings and pings, and the screens about a person's data."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files

from bot.blocks.control import At, Control, Payload
from bot.blocks.screen import (
    FELT,
    GREY,
    Block,
    Button,
    ButtonRow,
    Choice,
    Document,
    Field,
    Form,
    Menu,
    Picture,
    Screen,
    Separator,
    Tone,
)
from bot.blocks.shown_hand import HandOrder, ordered
from bot.blocks.text_limit import notice_lines
from bot.people.preferences import MayIHabit, PingStyle, Preferences, Sort, TablePings
from bot.render.specs import CardStyle, HandSpec
from bot.screens.text_first import hand_in_words
from bot.text import LANGUAGES, Text
from engine.cards import JOKER, parse
from engine.games.registry import REGISTRY, game
from engine.live.timing import QuietHours

_HOUR = 60
_DAY = 24 * _HOUR

_TIME = re.compile(r"(\d{1,2})(?:[:.h]([0-5]\d)?)?", re.ASCII)
_OFFSET = re.compile(r"(?:utc|gmt)?([+-]?)(\d{1,2})(?::?([0-5]\d))?", re.ASCII)
_HERE = {"vi": "Asia/Ho_Chi_Minh", "th": "Asia/Bangkok"}
"""The time zone of most readers of a language, by language."""

_MOST = 12
"""A time of day in the window has at most this many characters."""
_MOST_OF_A_ZONE = 40
"""A time zone in the window has at most this many characters. The longest name has 32."""

QUIET_SET = Control("quiet-set", At.ME, payload=Payload.TYPED)


class UnreadableQuietHours(ValueError):
    """A typed text that cannot be read.

    ``message`` is the id of the text that names the mistake. ``typed`` is the typed text.
    """

    def __init__(self, message: str, typed: str) -> None:
        super().__init__(f"{message}: {typed!r}")
        self.message, self.typed = message, typed


def quiet_form(
    quiet: QuietHours | None, say: Text, window: Control = QUIET_SET, title: str = "quiet-title"
) -> Form:
    """Return a window for quiet hours or for the hours of pings.

    It is filled in with the current hours.
    """
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
    """Return the typed hours. Raises UnreadableQuietHours with the mistake."""
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
    """Return a minute after midnight as a clock shows it, such as ``7:05``."""
    return f"{minute // _HOUR}:{minute % _HOUR:02}"


def offset_in_words(minutes: int) -> str:
    """Return minutes east of UTC as they are written after "UTC", such as ``+7`` or ``−3:30``."""
    hours, rest = divmod(abs(minutes), _HOUR)
    sign = "−" if minutes < 0 else "+"
    return f"{sign}{hours}:{rest:02}" if rest else f"{sign}{hours}"


def _time(typed: str) -> int:
    match = _TIME.fullmatch(typed.strip().lower())
    minute = int(match[1]) * _HOUR + int(match[2] or 0) if match else _DAY
    if minute >= _DAY:
        raise UnreadableQuietHours("quiet-not-a-time", typed)
    return minute


def _offset(typed: str) -> int | None:
    """Return minutes east of UTC, or None if the text is not an offset."""
    match = _OFFSET.fullmatch("".join(typed.lower().replace("\u2212", "-").split()))
    if match is None:
        return None
    minutes = int(match[2]) * _HOUR + int(match[3] or 0)
    minutes = -minutes if match[1] == "-" else minutes
    return minutes if -12 * _HOUR <= minutes <= 14 * _HOUR else None


@cache
def _zones() -> Mapping[str, str]:
    """Return the IANA names of time zones by their names in lower case.

    zoneinfo.available_timezones isn't used, because it opens the file of every zone. That would
    block the event loop.
    """
    names = files("tzdata").joinpath("zones").read_text(encoding="utf-8").split()
    return {name.lower(): name for name in names}


# A person's settings, pings and data.


AS_IN_DISCORD = "discord"
"""The value of a menu's line for the language of Discord."""

MENUS: Mapping[str, type[StrEnum]] = {
    "cards": CardStyle,
    "sort": Sort,
    "may_i": MayIHabit,
    "call": PingStyle,
}
"""The settings that have a menu, with their values.

The menu of languages comes before these menus.
"""

PANEL = ("confirm_discard", "every_control", "strip")
"""The settings of a panel that are on or off. They are lines of one menu."""

_SAMPLE = tuple(map(parse, ("JK", "7C", "QD", "10H", "8C", "KS", "9C")))
"""A hand with every suit, a court card, a run and a joker, in order of arrival."""

LIKE = Control("like", At.ME, payload=Payload.LINE)
PANEL_SWITCHES = Control("panel", At.ME, payload=Payload.LINES)
TEXT_FIRST = Control("text-first", At.ME)
QUIET = Control("quiet", At.ME)
QUIET_OFF = Control("quiet-off", At.ME)
BLOCKS = Control("blocks", At.ME)
PINGS = Control("pings", At.ME)

_CHANNELS = 25
"""At most this many channels are named."""

FORGET = Control("forget", At.ME)
FORGET_NOT = Control("forget-not", At.ME)

EVENING = 18 * 60, 22 * 60
"""The hours that the window suggests, in minutes after midnight."""

PINGS_ON = Control("pings-on", At.ME)
PINGS_OFF = Control("pings-off", At.ME)
PINGS_GAMES = Control("pings-games", At.ME, payload=Payload.LINES)
PINGS_HOURS = Control("pings-hours", At.ME)
PINGS_HOURS_SET = Control("pings-hours-set", At.ME, payload=Payload.TYPED)
PINGS_ALWAYS = Control("pings-always", At.ME)


def settings_screen(preferences: Preferences, say: Text, notice: str | None = None) -> Screen:
    """Return all settings of a person, with a sample hand."""
    arranged = _arranged(preferences.sort)
    cards = tuple(_SAMPLE[position] for position in arranged.positions)
    sample: Block = Picture(
        HandSpec(cards, gaps=arranged.gaps, style=preferences.cards),
        say("settings-alt", cards=say.cards(cards)),
    )
    if preferences.text_first:
        sample = hand_in_words(cards, (), (), say)
    blocks: list[Block] = [say("settings-title"), *notice_lines(notice), sample]
    blocks.append(_language_menu(preferences, say))
    blocks += [_menu(name, kind, getattr(preferences, name), say) for name, kind in MENUS.items()]
    blocks.append(_panel_menu(preferences, say))
    return Screen((*blocks, _quiet(preferences.quiet, say), _buttons(preferences, say)), FELT)


def languages() -> dict[str, str]:
    """Return the name of each language, in the language itself."""
    return {language: Text(language)("language") for language in LANGUAGES}


def _language_menu(preferences: Preferences, say: Text) -> Menu:
    now = preferences.language or AS_IN_DISCORD
    lines = {AS_IN_DISCORD: say("settings-language-discord"), **languages()}
    choices = tuple(
        Choice(say("settings-language", name=name), value, chosen=value == now)
        for value, name in lines.items()
    )
    return Menu(LIKE.click("language"), choices, say("settings-choose"))


def _menu(name: str, kind: type[StrEnum], now: StrEnum, say: Text) -> Menu:
    message = f"settings-{name}".replace("_", "-")
    choices = []
    for value in kind:
        message_of_value = f"{message}-{value}".replace("_", "-")
        choices.append(
            Choice(
                say(message_of_value), value, say(f"{message_of_value}-about"), chosen=value is now
            )
        )
    return Menu(LIKE.click(name), tuple(choices), say("settings-choose"))


def _panel_menu(preferences: Preferences, say: Text) -> Menu:
    choices = []
    for name in PANEL:
        message = f"settings-{name}".replace("_", "-")
        chosen = bool(getattr(preferences, name))
        choices.append(Choice(say(message), name, say(f"{message}-about"), chosen=chosen))
    placeholder = say("settings-panel")
    return Menu(PANEL_SWITCHES.click(), tuple(choices), placeholder, least=0, most=len(choices))


def _quiet(quiet: QuietHours | None, say: Text) -> str:
    if quiet is None:
        return say("settings-quiet-none")
    begin, end = time_in_words(quiet.begin), time_in_words(quiet.end)
    if quiet.zone is not None:
        return say("settings-quiet-zone", begin=begin, end=end, zone=quiet.zone)
    offset = offset_in_words(quiet.offset)
    return say("settings-quiet", begin=begin, end=end, offset=offset)


def _buttons(preferences: Preferences, say: Text) -> ButtonRow:
    label, then = (
        ("button-text-first-off", "") if preferences.text_first else ("button-text-first", "1")
    )
    row = [
        Button(say(label), TEXT_FIRST.click(then)),
        Button(say("button-quiet"), QUIET.click()),
        Button(say("button-blocked"), BLOCKS.click()),
        Button(say("button-pings"), PINGS.click()),
    ]
    if preferences.quiet is not None:
        row.append(Button(say("button-quiet-off"), QUIET_OFF.click(), Tone.GRAVE))
    return tuple(row)


@cache
def _arranged(sort: Sort) -> HandOrder:
    games = (game(listing.name, listing.presets[listing.default]) for listing in REGISTRY.values())
    return ordered(
        _SAMPLE, sort, next(rules for rules in games if JOKER in rules.pack(rules.seats[0]))
    )


def export_lines(record: Mapping[str, object]) -> Iterator[str]:
    """Yield a person's data as a JSON object.

    Each key and each row of a list has its own line.
    """
    mark = "{"
    for key, value in record.items():
        name = f"{mark}\n {json.dumps(key)}: "
        if isinstance(value, list):
            yield f"{name}["
            for number, row in enumerate(value):
                yield f"{',' if number else ''}\n  {json.dumps(row, ensure_ascii=False)}"
            yield "\n ]" if value else "]"
        else:
            yield name + json.dumps(value, ensure_ascii=False)
        mark = ","
    yield "\n}\n"


def export_screen(content: bytes, say: Text) -> Screen:
    """Return all data of a person as a file."""
    return Screen((say("privacy-file"), Document("upcard-about-me.json", content)), FELT)


def forget_screen(say: Text) -> Screen:
    """Return the question before the deletion, with a list of deleted and kept data."""
    row = (
        Button(say("button-forget"), FORGET.click(), Tone.GRAVE),
        Button(say("button-forget-not"), FORGET_NOT.click()),
    )
    return Screen((say("privacy-question"), Separator(), row), GREY)


def still_playing(channels: Iterable[int], say: Text) -> str:
    """Return a text that says why nothing can be deleted yet.

    ``channels``: the channels of the tables at which the person has a seat.
    """
    every = list(channels)
    if not every:
        return say("privacy-left-behind")
    places = ", ".join(f"<#{channel}>" for channel in dict.fromkeys(every[:_CHANNELS]))
    words = say("privacy-playing", count=len(every))
    return words + "\n" + say("privacy-where", channels=places)


def table_pings_screen(now: TablePings | None, say: Text, notice: str | None = None) -> Screen:
    """Return the settings of a person's pings in this server.

    ``now``: the current games and hours. None means no pings.
    """
    blocks: list[Block] = [say("pings-title"), *notice_lines(notice), _pings_state(now, say)]
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


def _pings_state(now: TablePings | None, say: Text) -> str:
    if now is None:
        return say("pings-none")
    games = say.joined(say(f"game-{name}") for name in now.games or REGISTRY)
    if now.hours is None:
        return say("pings-some", games=games)
    zone = now.hours.zone or f"UTC{offset_in_words(now.hours.offset)}"
    times = {"begin": time_in_words(now.hours.begin), "end": time_in_words(now.hours.end)}
    return say("pings-some-hours", games=games, zone=zone, **times)


def initial_hours(now: TablePings, quiet: QuietHours | None) -> QuietHours:
    """Return the hours that the window suggests.

    These are the current hours, or without current hours an evening.

    The evening is in the time zone of the person's quiet hours.
    """
    if now.hours is not None:
        return now.hours
    return QuietHours(*EVENING) if quiet is None else QuietHours(*EVENING, quiet.offset, quiet.zone)
