"""What is kept of tables, channels and people to show them has an end, however many come."""

from collections import deque
from collections.abc import Iterator
from datetime import timedelta
from weakref import WeakKeyDictionary, WeakValueDictionary

import pytest

from bot.discordpy.outcome import Outcome
from bot.people.admission import SecondSeats
from bot.showing.closed_channels import FIRST_WAIT, WAIT, ClosedChannels
from engine.table.lobby import join
from engine.table.play import begin
from engine.table.roster import CloseReason
from tests.bot.showing.scene import Scene
from tests.bot.showing.test_after_a_start import lobby_of
from tests.engine.live.ledger import Ledger, Watch, nothing_is_lost, registry_over

_MANY = (dict, list, set, deque, WeakKeyDictionary, WeakValueDictionary)
_OURS = ("bot.showing", "bot.clicks", "engine.live")


def kept(root: object) -> Iterator[tuple[str, int]]:
    """Every container of an object and of those of ours that it holds: its path and length."""
    waiting, met = [("", root)], set[int]()
    while waiting:
        path, one = waiting.pop()
        if id(one) in met:
            continue
        met.add(id(one))
        if isinstance(one, _MANY):
            yield path, len(one)
            inside = one.values() if hasattr(one, "values") else one
            waiting += [(f"{path}[]", each) for each in tuple(inside)]
        elif isinstance(one, tuple):
            waiting += [(f"{path}[]", each) for each in one]
        elif type(one).__module__.startswith(_OURS):
            names = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
            names += getattr(one, "__dict__", {})
            waiting += [(f"{path}.{name}", getattr(one, name, None)) for name in names]


async def test_of_tables_that_are_over_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table has a channel of its own, as where tables have threads."""
    scene = Scene(monkeypatch, interval=0)
    registry = scene.registry = registry_over(Ledger(now=scene.watch), scene.watch)
    registry.watchers.append(scene.public_messages.update)
    registry.leaving.append(scene.public_messages.forget)
    for number in range(40):
        ann = 1_000 + number
        table = await lobby_of(registry, ann, channel=3_000 + number)
        for user in (ann + 100, ann + 200):
            await table.do(join, user, "Ben")
        await table.do(begin, ann)
        await scene.pass_by(10)
        await table.close(CloseReason.ABANDONED)
        del table
        await scene.pass_by(10)
    assert len(scene.channel.calls) > 10, "some were called to their turn"
    await scene.pass_by(60 * 21)
    await registry.sweep(nothing_is_lost)
    await registry.index_rows.write(at_once=True)
    await scene.pass_by(60)
    roots = {"messages": scene.public_messages, "panels": scene.panels, "registry": registry}
    found = [(root + path, size) for root, one in roots.items() for path, size in kept(one)]
    assert len(found) > 15, "these are called otherwise now"
    assert [one for one in found if one[1] > 5 and "_limiter" not in one[0]] == []


def test_a_channel_that_has_refused_long_ago_is_not_kept() -> None:
    watch = Watch()
    channels = ClosedChannels(watch)
    for number in range(500):
        channels.note(number, Outcome.CLOSED)
        channels.note(number, Outcome.FORBIDDEN, posting=True)
        watch.wait(minutes=30)
    assert max(size for _, size in kept(channels)) < 60
    channels.note(499, Outcome.CLOSED)
    channels.note(7, Outcome.CLOSED)
    lately, long_ago = channels.until(499), channels.until(7)
    assert lately == watch() + timedelta(seconds=WAIT)
    assert long_ago == watch() + timedelta(seconds=FIRST_WAIT)


def test_who_was_asked_about_a_second_seat_is_not_remembered_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.people.admission._REMEMBERED", 50)
    seats = SecondSeats()
    assert all(seats.is_new(user, 20) for user in range(500))
    assert not any(seats.is_new(user, 20) for user in range(460, 500))
    assert len(seats._asked) <= 50
