"""What people and servers have set: kept small, read whatever stands there (UX Commands)."""

import pytest

from bot.people.preferences import MayIHabit, PingStyle, Preferences, ServerSettings, Sort
from bot.render.specs import CardStyle
from engine.listing import Length
from engine.live.timing import QuietHours
from engine.table.terms import CLOCKS, NORMAL
from tests.each import each

EVERYTHING = Preferences(
    language="th",
    cards=CardStyle.LARGE,
    sort=Sort.MELDS,
    text_first=True,
    may_i=MayIHabit.NEVER,
    call=PingStyle.SILENT,
    quiet=QuietHours(begin=1320, end=480, offset=420),
    confirm_discard=True,
    every_control=True,
    strip=False,
)

NIGHT = QuietHours(1320, 480, zone="Asia/Bangkok")


def test_what_was_kept_is_read_again() -> None:
    assert Preferences.read(EVERYTHING.write()) == EVERYTHING
    assert ServerSettings.read(ServerSettings(language="vi").write()) == ServerSettings(
        language="vi"
    )
    some = ServerSettings(channels=(2**63 - 1, 41771983423143937))
    assert ServerSettings.read(some.write()) == some
    other = ServerSettings(clock="slow-2", rated=False, open_hands=True, thread=True)
    assert ServerSettings.read(other.write()) == other


def test_only_what_differs_is_kept() -> None:
    assert Preferences().write() == {}
    assert Preferences(sort=Sort.RANK).write() == {"sort": "rank"}


@each("kept", [None, {}, {"no_such_setting": 3}])
def test_who_has_set_nothing_has_the_settings_of_the_beginning(kept: dict | None) -> None:
    assert Preferences.read(kept) == Preferences()


@each(
    ("name", "broken"),
    [
        ("language", "tlh"),
        ("language", 7),
        ("cards", "round"),
        ("sort", None),
        ("text_first", "perhaps"),
        ("may_i", "twice"),
        ("call", ["loud"]),
        ("confirm_discard", "at times"),
        ("every_control", None),
        ("strip", 7),
        ("quiet", {"begin": 1320}),
        ("quiet", {"begin": 1440, "end": 0}),
        ("quiet", {"begin": 0, "end": 60, "offset": 900}),
        ("quiet", {"begin": 0, "end": 60, "zone": "Atlantis/Capital"}),
    ],
)
def test_a_setting_that_means_nothing_any_more_is_as_if_never_set(
    name: str, broken: object
) -> None:
    kept = {**EVERYTHING.write(), name: broken}
    assert Preferences.read(kept) == EVERYTHING.model_copy(
        update={name: getattr(Preferences(), name)}
    )


def test_settings_that_were_kept_before_there_was_a_choice_of_panels_still_hold() -> None:
    kept = {"sort": "rank", "text_first": True, "call": "silent"}
    read = Preferences.read(kept)
    assert (read.sort, read.text_first, read.call) == (Sort.RANK, True, PingStyle.SILENT)
    assert (read.confirm_discard, read.every_control, read.strip) == (False, False, True)
    assert read.write() == kept


def test_all_of_them_broken_is_as_if_nothing_were_set() -> None:
    assert Preferences.read(dict.fromkeys(Preferences.model_fields, object())) == Preferences()
    assert ServerSettings.read({"language": "tlh", "channels": ["rummy"]}) == ServerSettings()


@each("kept", [None, {}, {"language": "vi", "channels": [7]}])
def test_a_server_that_set_no_defaults_has_upcards_own(kept: dict | None) -> None:
    server_settings = ServerSettings.read(kept)
    assert server_settings.is_upcards_own
    assert (CLOCKS[server_settings.clock], server_settings.rated) == (NORMAL, True)
    assert (server_settings.open_hands, server_settings.thread) == (False, False)


@each(
    ("name", "broken"),
    [("clock", "hourglass"), ("clock", 7), ("rated", "x"), ("open_hands", None), ("thread", [])],
)
def test_a_default_that_means_nothing_any_more_is_upcards_own(name: str, broken: object) -> None:
    whole = ServerSettings(language="th", clock="none", rated=False, open_hands=True, thread=True)
    read = ServerSettings.read({**whole.write(), name: broken})
    assert read == whole.model_copy(update={name: getattr(ServerSettings(), name)})


def test_going_back_to_upcards_own_leaves_the_other_settings() -> None:
    server_settings = ServerSettings(
        language="th", monthly=True, channels=(7,), clock="quick", thread=True
    )
    assert not server_settings.is_upcards_own
    assert server_settings.as_upcards_own() == ServerSettings(
        language="th", monthly=True, channels=(7,)
    )


def test_one_setting_is_changed_at_a_time() -> None:
    preferences = EVERYTHING.put("cards", "two").put("quiet", None)
    assert preferences.cards is CardStyle.TWO
    assert preferences.quiet is None
    assert preferences.sort is Sort.MELDS


@each(("name", "value"), [("cards", "round"), ("language", "tlh"), ("x", 1)])
def test_a_setting_cannot_be_what_it_is_not(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"round|tlh|no setting 'x'|cards"):
        Preferences().put(name, value)


@each(
    ("kept", "quiet"),
    [
        ({"begin": 1320, "end": 480, "offset": -210}, QuietHours(1320, 480, -210)),
        ({"begin": 1320, "end": 480}, QuietHours(1320, 480)),
        ({"begin": 1320, "end": 480, "zone": "Asia/Bangkok"}, NIGHT),
        ({"begin": 1320, "end": 480, "zone": "Asia/Bangkok", "loud": True}, NIGHT),
    ],
)
def test_quiet_hours_are_kept_by_offset_or_zone(kept: dict, quiet: QuietHours) -> None:
    assert Preferences.read({"quiet": kept}).quiet == quiet
    written = Preferences(quiet=quiet).write()["quiet"]
    assert written == {name: value for name, value in kept.items() if name != "loud"}


def test_a_length_that_a_manager_has_chosen_differs_from_none() -> None:
    """What 0.1.0 stored has no length if nobody chose one, and none for a full game."""
    assert ServerSettings.read({"clock": "relaxed"}).length is None
    assert ServerSettings.read({"length": "evening"}).length is Length.EVENING
    full = ServerSettings().put("length", "full")
    assert full.write() == {"length": "full"}
    assert ServerSettings.read(full.write()) == full != ServerSettings()
    assert full.put("length", None).write() == {}
