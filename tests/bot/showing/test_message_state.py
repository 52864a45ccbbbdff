"""What is known of a table's message: which changes of a table it does not show yet."""

from datetime import UTC, datetime, timedelta

from bot.showing.message_state import MessageState
from engine.live.table import PublicState

NOW = datetime(2026, 1, 1, tzinfo=UTC)
SOON, LATE = NOW + timedelta(seconds=15), NOW + timedelta(seconds=45)


def heard(*states: PublicState) -> MessageState:
    """These came about one second after the other."""
    show = MessageState()
    for second, state in enumerate(states):
        show.hear(state, NOW + timedelta(seconds=second))
    return show


def test_what_came_after_the_state_that_was_shown_is_still_new() -> None:
    """Also where the same version waits for somebody else: for less long, or with no end."""
    for later in (
        PublicState(7, 0, SOON),
        PublicState(7, 0, None),
        PublicState(7, 1, LATE),
        PublicState(8, 0, SOON),
    ):
        show = heard(PublicState(7, 0, LATE), later)
        show.mark(PublicState(7, 0, LATE), NOW + timedelta(seconds=2))
        assert show.since == NOW + timedelta(seconds=1), later
        assert show.shown != later


def test_what_came_before_it_is_not() -> None:
    show = heard(PublicState(6, 1, None), PublicState(7, 0, LATE), PublicState(7, 0, SOON))
    show.mark(PublicState(7, 0, SOON), NOW + timedelta(seconds=3))
    assert show.since is None


def test_a_state_that_nobody_told_of_leaves_only_newer_versions() -> None:
    show = heard(PublicState(6, 0, None), PublicState(7, 0, SOON), PublicState(8, 0, None))
    show.mark(PublicState(7, 0, None), NOW + timedelta(seconds=3))
    assert show.since == NOW + timedelta(seconds=2)
