"""What people and servers have set: kept small, read whatever stands there (UX Commands)."""

import pytest

from bot.people.preferences import Asked, Call, Custom, Quiet, Taste
from bot.render import CardStyle
from bot.screens.hand_order import Sort
from engine.table.terms import CLOCKS, NORMAL

EVERYTHING = Taste(
    language="th",
    cards=CardStyle.LARGE,
    sort=Sort.MELDS,
    text_first=True,
    may_i=Asked.NEVER,
    call=Call.SILENT,
    quiet=Quiet(begin=1320, end=480, offset=420),
)


def test_what_was_kept_is_read_again() -> None:
    assert Taste.read(EVERYTHING.write()) == EVERYTHING
    assert Custom.read(Custom(language="vi").write()) == Custom(language="vi")
    some = Custom(channels=(2**63 - 1, 41771983423143937))
    assert Custom.read(some.write()) == some
    other = Custom(clock="slow-2", rated=False, open_hands=True, thread=True)
    assert Custom.read(other.write()) == other


def test_only_what_differs_is_kept() -> None:
    assert Taste().write() == {}
    assert Taste(sort=Sort.RANK).write() == {"sort": "rank"}


@pytest.mark.parametrize("kept", [None, {}, {"no_such_setting": 3}])
def test_who_has_set_nothing_has_the_settings_of_the_beginning(kept: dict | None) -> None:
    assert Taste.read(kept) == Taste()


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("language", "tlh"),
        ("language", 7),
        ("cards", "round"),
        ("sort", None),
        ("text_first", "perhaps"),
        ("may_i", "twice"),
        ("call", ["loud"]),
        ("quiet", {"begin": 1320}),
        ("quiet", {"begin": 1440, "end": 0}),
        ("quiet", {"begin": 0, "end": 60, "offset": 900}),
    ],
)
def test_a_setting_that_means_nothing_any_more_is_as_if_never_set(
    name: str, broken: object
) -> None:
    kept = {**EVERYTHING.write(), name: broken}
    assert Taste.read(kept) == EVERYTHING.model_copy(update={name: getattr(Taste(), name)})


def test_all_of_them_broken_is_as_if_nothing_were_set() -> None:
    assert Taste.read(dict.fromkeys(Taste.model_fields, object())) == Taste()
    assert Custom.read({"language": "tlh", "channels": ["rummy"]}) == Custom()


@pytest.mark.parametrize("kept", [None, {}, {"language": "vi", "channels": [7]}])
def test_a_server_that_set_no_defaults_has_upcards_own(kept: dict | None) -> None:
    custom = Custom.read(kept)
    assert custom.is_upcards_own
    assert (CLOCKS[custom.clock], custom.rated) == (NORMAL, True)
    assert (custom.open_hands, custom.thread) == (False, False)


@pytest.mark.parametrize(
    ("name", "broken"),
    [("clock", "hourglass"), ("clock", 7), ("rated", "x"), ("open_hands", None), ("thread", [])],
)
def test_a_default_that_means_nothing_any_more_is_upcards_own(name: str, broken: object) -> None:
    whole = Custom(language="th", clock="none", rated=False, open_hands=True, thread=True)
    read = Custom.read({**whole.write(), name: broken})
    assert read == whole.model_copy(update={name: getattr(Custom(), name)})


def test_going_back_to_upcards_own_leaves_the_other_settings() -> None:
    custom = Custom(language="th", monthly=True, channels=(7,), clock="quick", thread=True)
    assert not custom.is_upcards_own
    assert custom.as_upcards_own() == Custom(language="th", monthly=True, channels=(7,))


def test_one_setting_is_changed_at_a_time() -> None:
    taste = EVERYTHING.put("cards", "two").put("quiet", None)
    assert taste.cards is CardStyle.TWO
    assert taste.quiet is None
    assert taste.sort is Sort.MELDS


@pytest.mark.parametrize(("name", "value"), [("cards", "round"), ("language", "tlh"), ("x", 1)])
def test_a_setting_cannot_be_what_it_is_not(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"round|tlh|no setting 'x'|cards"):
        Taste().put(name, value)


@pytest.mark.parametrize(
    ("quiet", "inside", "outside"),
    [
        (Quiet(begin=600, end=660), (600, 659), (599, 660)),
        (Quiet(begin=1320, end=480), (1320, 1439, 0, 479), (480, 1319)),
        (Quiet(begin=1320, end=480, offset=420), (900, 1439, 0, 59), (60, 899)),
        (Quiet(begin=0, end=60, offset=-210), (210, 269), (209, 270)),
    ],
)
def test_quiet_hours_are_those_of_the_persons_clock(
    quiet: Quiet, inside: tuple[int, ...], outside: tuple[int, ...]
) -> None:
    """Up to the minute, over midnight, and in time zones east and west."""
    assert [minute for minute in (*inside, *outside) if quiet.holds(minute)] == list(inside)
