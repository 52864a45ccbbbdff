"""Quiet hours as people type them, and as they read them again."""

import re
from importlib.resources import files

import pytest

from bot.screens.settings import (
    UnreadableQuietHours,
    offset_in_words,
    quiet_form,
    read_quiet,
    time_in_words,
)
from bot.text import LANGUAGES, Text
from engine.live.timing import QuietHours
from tests.each import each


def typed(begin: str = "22:00", end: str = "8:00", offset: str = "+7") -> dict[str, str]:
    return {"begin": begin, "end": end, "offset": offset}


@each(
    ("time", "minute"),
    [("22:00", 1320), (" 7:05 ", 425), ("07.05", 425), ("22h30", 1350), ("9H", 540), ("0", 0)],
)
def test_times_as_they_are_written_in_all_three_languages(time: str, minute: int) -> None:
    assert read_quiet(typed(begin=time)).begin == minute
    assert read_quiet(typed(begin="12", end=time)).end == minute


@each("time", ["24:00", "7:60", "7:5", "noon", "", "٧", "22:00:00", "-1"])
@each("line", ["begin", "end"])
def test_what_is_no_time_is_named(time: str, line: str) -> None:
    with pytest.raises(UnreadableQuietHours) as wrong:
        read_quiet(typed(**{line: time}))
    assert (wrong.value.message, wrong.value.typed) == ("quiet-not-a-time", time)


@each(
    ("offset", "minutes"),
    [
        *(("+7", 420), ("7", 420), ("UTC+7", 420), ("gmt + 07:00", 420), ("+0530", 330)),
        *(("-3:30", -210), ("\u22123:30", -210), ("0", 0), ("-12", -720), ("+14:00", 840)),
    ],
)
def test_time_zones_as_they_are_written(offset: str, minutes: int) -> None:
    assert read_quiet(typed(offset=offset)) == QuietHours(1320, 480, minutes)


@each("offset", ["+15", "+14:01", "-12:30", "Bangkok", "", "+7:99", "++7"])
def test_what_is_no_time_zone_is_named(offset: str) -> None:
    with pytest.raises(UnreadableQuietHours) as wrong:
        read_quiet(typed(offset=offset))
    assert (wrong.value.message, wrong.value.typed) == ("quiet-not-an-offset", offset)


def test_no_time_at_all_is_refused() -> None:
    with pytest.raises(UnreadableQuietHours) as wrong:
        read_quiet(typed("22", "22:00"))
    assert wrong.value.message == "quiet-empty"


@each("language", LANGUAGES)
def test_the_window_takes_back_what_it_shows(language: str) -> None:
    hours = QuietHours(1350, 425, offset=-210), QuietHours(1350, 425, zone="Europe/Berlin")
    for quiet in hours:
        form = quiet_form(quiet, Text(language))
        assert read_quiet({field.name: field.value for field in form.fields}) == quiet
    form = quiet_form(None, Text(language))
    assert len(form.title) <= 45
    assert all(len(field.label) <= 45 for field in form.fields)


def test_who_reads_vietnamese_or_thai_lives_there_unless_they_say_otherwise() -> None:
    zones = {language: quiet_form(None, Text(language)).fields[-1].value for language in LANGUAGES}
    assert zones == {"en": "", "th": "Asia/Bangkok", "vi": "Asia/Ho_Chi_Minh"}
    for language in ("th", "vi"):
        window = {field.name: field.value for field in quiet_form(None, Text(language)).fields}
        assert read_quiet(window) == QuietHours(1320, 480, zone=zones[language])


@each(
    ("written", "zone"),
    [
        *(("Asia/Bangkok", "Asia/Bangkok"), ("europe/berlin", "Europe/Berlin")),
        *(("ASIA/HO_CHI_MINH", "Asia/Ho_Chi_Minh"), (" asia/ho chi minh ", "Asia/Ho_Chi_Minh")),
        *(("utc", "UTC"), ("Asia/Saigon", "Asia/Saigon")),
    ],
)
def test_time_zones_by_their_names(written: str, zone: str) -> None:
    assert read_quiet(typed(offset=written)) == QuietHours(1320, 480, zone=zone)


@each("language", LANGUAGES)
def test_every_time_zone_can_be_typed_and_the_refusal_gives_one_that_can(language: str) -> None:
    say = Text(language)
    told = say("quiet-not-an-offset", typed="Atlantis")
    examples = re.findall(r"[A-Z][a-z]+/[A-Za-z_]+", told)
    assert len(examples) == 2
    assert [read_quiet(typed(offset=one)).zone for one in examples] == examples
    longest = max(files("tzdata").joinpath("zones").read_text("utf-8").split(), key=len)
    assert len(longest) <= quiet_form(None, say).fields[-1].most


def test_minutes_in_words() -> None:
    assert [time_in_words(minute) for minute in (0, 425, 1439)] == ["0:00", "7:05", "23:59"]
    assert [offset_in_words(m) for m in (420, 0, -210, 345)] == ["+7", "+0", "−3:30", "+5:45"]
