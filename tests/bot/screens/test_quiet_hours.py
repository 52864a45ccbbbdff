"""Quiet hours as people type them, and as they read them again."""

import pytest

from bot.people.preferences import Quiet
from bot.screens.quiet_hours import (
    UnreadableQuietHours,
    offset_in_words,
    quiet_form,
    read_quiet,
    time_in_words,
)
from bot.text import LANGUAGES, Text


def typed(begin: str = "22:00", end: str = "8:00", offset: str = "+7") -> dict[str, str]:
    return {"begin": begin, "end": end, "offset": offset}


@pytest.mark.parametrize(
    ("time", "minute"),
    [("22:00", 1320), (" 7:05 ", 425), ("07.05", 425), ("22h30", 1350), ("9H", 540), ("0", 0)],
)
def test_times_as_they_are_written_in_all_three_languages(time: str, minute: int) -> None:
    assert read_quiet(typed(begin=time)).begin == minute
    assert read_quiet(typed(begin="12", end=time)).end == minute


@pytest.mark.parametrize("time", ["24:00", "7:60", "7:5", "noon", "", "٧", "22:00:00", "-1"])
@pytest.mark.parametrize("line", ["begin", "end"])
def test_what_is_no_time_is_named(time: str, line: str) -> None:
    with pytest.raises(UnreadableQuietHours) as wrong:
        read_quiet(typed(**{line: time}))
    assert (wrong.value.message, wrong.value.typed) == ("quiet-not-a-time", time)


@pytest.mark.parametrize(
    ("offset", "minutes"),
    [
        *(("+7", 420), ("7", 420), ("UTC+7", 420), ("gmt + 07:00", 420), ("+0530", 330)),
        *(("-3:30", -210), ("\u22123:30", -210), ("0", 0), ("-12", -720), ("+14:00", 840)),
    ],
)
def test_time_zones_as_they_are_written(offset: str, minutes: int) -> None:
    assert read_quiet(typed(offset=offset)).offset == minutes


@pytest.mark.parametrize("offset", ["+15", "+14:01", "-12:30", "Bangkok", "", "+7:99", "++7"])
def test_what_is_no_time_zone_is_named(offset: str) -> None:
    with pytest.raises(UnreadableQuietHours) as wrong:
        read_quiet(typed(offset=offset))
    assert (wrong.value.message, wrong.value.typed) == ("quiet-not-an-offset", offset)


def test_no_time_at_all_is_refused() -> None:
    with pytest.raises(UnreadableQuietHours) as wrong:
        read_quiet(typed("22", "22:00"))
    assert wrong.value.message == "quiet-empty"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_takes_back_what_it_shows(language: str) -> None:
    quiet = Quiet(begin=1350, end=425, offset=-210)
    form = quiet_form(quiet, Text(language))
    assert read_quiet({field.name: field.value for field in form.fields}) == quiet
    assert len(form.title) <= 45
    assert all(len(field.label) <= 45 for field in form.fields)


def test_who_reads_vietnamese_or_thai_lives_at_utc_7_unless_he_says_otherwise() -> None:
    zones = {language: quiet_form(None, Text(language)).fields[-1].value for language in LANGUAGES}
    assert zones == {"en": "", "th": "+7", "vi": "+7"}


def test_minutes_in_words() -> None:
    assert [time_in_words(minute) for minute in (0, 425, 1439)] == ["0:00", "7:05", "23:59"]
    assert [offset_in_words(m) for m in (420, 0, -210, 345)] == ["+7", "+0", "-3:30", "+5:45"]
