"""A table keeps its moment until it has used it, or needs none any more."""

from typing import Any, cast

from bot.discordpy.request_pace import RequestPace
from bot.showing.request_slots import RequestSlots
from tests.engine.live.ledger import Watch


class Seat:
    """What stands for a table here."""


def test_a_table_keeps_its_moment_until_it_is_used_or_dropped() -> None:
    watch = Watch()
    slots = RequestSlots(RequestPace(1, lambda: watch().timestamp()), watch)
    one, other = cast("Any", Seat()), cast("Any", Seat())
    first = slots.moment(one)
    assert slots.moment(one) == first == watch()
    assert slots.moment(other) > first
    with slots.use(one):
        pass
    third = slots.moment(one)
    assert third > slots.moment(other)
    slots.drop(one)
    assert slots.moment(one) > third, "whoever was shown by an answer has left its slot"
