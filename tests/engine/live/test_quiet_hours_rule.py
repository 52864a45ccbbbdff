"""Quiet hours by the clock on somebody's wall, also on the days on which clocks change."""

from datetime import UTC, datetime, timedelta

import pytest

from engine.live.timing import QuietHours
from tests.each import each

NIGHT = (22 * 60, 7 * 60)


def at(moment: str) -> datetime:
    return datetime.fromisoformat(f"{moment}+00:00")


@each(
    ("quiet", "moment", "moved"),
    [
        (QuietHours(*NIGHT), "21:59:59", "21:59:59"),
        (QuietHours(*NIGHT), "22:00:00", "07:00:00"),
        (QuietHours(*NIGHT), "03:20:10", "07:00:00"),
        (QuietHours(*NIGHT), "07:00:00", "07:00:00"),
        (QuietHours(*NIGHT, offset=7 * 60), "14:59:00", "14:59:00"),
        (QuietHours(*NIGHT, offset=7 * 60), "15:30:00", "00:00:00"),
        (QuietHours(*NIGHT, zone="Asia/Bangkok"), "15:30:00", "00:00:00"),
        (QuietHours(9 * 60, 17 * 60, offset=-5 * 60), "13:30:00", "13:30:00"),
        (QuietHours(9 * 60, 17 * 60, offset=-5 * 60), "14:00:30", "22:00:00"),
        (QuietHours(8 * 60, 8 * 60), "08:00:00", "08:00:00"),
    ],
)
def test_quiet_hours_move_a_moment_to_their_end(quiet: QuietHours, moment: str, moved: str) -> None:
    before = at(f"2026-03-01T{moment}")
    after = quiet.after(before)
    assert after.strftime("%H:%M:%S") == moved
    assert timedelta() <= after - before < timedelta(days=1)
    assert quiet.holds(before) is (after != before)


@each(
    ("quiet", "inside", "outside"),
    [
        (QuietHours(600, 660), (600, 659), (599, 660)),
        (QuietHours(1320, 480), (1320, 1439, 0, 479), (480, 1319)),
        (QuietHours(1320, 480, offset=420), (900, 1439, 0, 59), (60, 899)),
        (QuietHours(0, 60, offset=-210), (210, 269), (209, 270)),
        (QuietHours(0, 60, zone="Asia/Kolkata"), (1110, 1169), (1109, 1170)),
    ],
)
def test_quiet_hours_are_those_of_the_persons_clock(
    quiet: QuietHours, inside: tuple[int, ...], outside: tuple[int, ...]
) -> None:
    """Up to the minute, over midnight, and in time zones east and west."""
    midnight = at("2026-03-01T00:00:00")
    frames = {minute: midnight + timedelta(minutes=minute) for minute in (*inside, *outside)}
    assert [minute for minute, moment in frames.items() if quiet.holds(moment)] == list(inside)


@each(
    ("zone", "hours", "moment", "end"),
    [
        # Berlin is an hour ahead of UTC in winter, two in summer.
        ("Europe/Berlin", (22, 7), "2026-01-10T23:00", "2026-01-11T06:00"),
        ("Europe/Berlin", (22, 7), "2026-07-10T23:00", "2026-07-11T05:00"),
        # In the night to March 29 there is no time between two and three o'clock ...
        ("Europe/Berlin", (22, 7), "2026-03-28T22:30", "2026-03-29T05:00"),
        ("Europe/Berlin", (22, 2.5), "2026-03-28T22:30", "2026-03-29T01:00"),
        ("Europe/Berlin", (2.25, 2.75), "2026-03-29T01:10", "2026-03-29T01:10"),
        # ... in that to October 25 there are two.
        ("Europe/Berlin", (22, 7), "2026-10-24T22:30", "2026-10-25T06:00"),
        ("Europe/Berlin", (22, 2.5), "2026-10-24T22:30", "2026-10-25T00:30"),
        ("Europe/Berlin", (22, 2.5), "2026-10-25T01:10", "2026-10-25T01:30"),
        ("Europe/Berlin", (2.75, 4), "2026-10-25T00:50", "2026-10-25T01:00"),
        # South of the equator it is the other way round, by half an hour.
        ("Australia/Lord_Howe", (22, 7), "2026-04-04T12:00", "2026-04-04T20:30"),
        ("Australia/Lord_Howe", (22, 7), "2026-10-03T12:00", "2026-10-03T20:00"),
        ("Asia/Ho_Chi_Minh", (22, 7), "2026-03-28T22:30", "2026-03-29T00:00"),
    ],
)
def test_quiet_hours_hold_when_clocks_change(
    zone: str, hours: tuple[float, float], moment: str, end: str
) -> None:
    begin, until = (int(60 * hour) for hour in hours)
    quiet, before = QuietHours(begin, until, zone=zone), at(moment)
    assert quiet.after(before) == at(end)
    assert not quiet.holds(at(end))


def test_the_end_is_the_first_moment_that_is_not_quiet() -> None:
    """All of both nights on which clocks change, half an hour by half an hour."""
    quiet = QuietHours(*NIGHT, zone="America/New_York")
    for evening in (at("2026-03-07T12:00"), at("2026-10-31T12:00")):
        end = None
        for minute in reversed(range(0, 36 * 60, 30)):
            moment = evening + timedelta(minutes=minute)
            if not quiet.holds(moment):
                end = moment
            elif end is not None:
                assert quiet.after(moment) == end


def test_a_turn_may_end_at_any_second() -> None:
    noon = datetime(2026, 5, 1, 12, 0, 0, 250, tzinfo=UTC)
    assert QuietHours(*NIGHT).after(noon) == noon
    assert QuietHours(*NIGHT).after(noon + timedelta(hours=12)) == at("2026-05-02T07:00")


@each(
    "wrong",
    [
        {"begin": -1},
        {"end": 24 * 60},
        {"offset": 15 * 60},
        {"offset": -13 * 60},
        *({"zone": zone} for zone in ("", "Bangkok", "Europe", "../etc/passwd", "/etc/passwd")),
    ],
)
def test_what_no_quiet_hours_can_be(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"no day|no clock|time zone|ZoneInfo keys"):
        QuietHours(**{"begin": 0, "end": 60, **wrong})
