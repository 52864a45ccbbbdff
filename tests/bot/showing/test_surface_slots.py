"""A table keeps its moment until it has used it, or needs none any more."""

from datetime import timedelta

import pytest

from engine.table.lobby import join
from tests.bot.showing.scene import Scene
from tests.bot.showing.test_after_a_start import lobby_of
from tests.engine.live.ledger import ANN, CHI, DAO

GAP = 1 / 0.88
"""Seconds between two requests where Discord grants one a second."""


async def test_a_table_keeps_its_moment_until_it_is_used_or_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0, granted=1)
    one = await scene.open()
    other = await lobby_of(scene.registry, host=10, channel=2)
    scene.public_messages.want(other)
    await scene.quiet()
    await scene.pass_by(10)
    assert None not in (one.message_id, other.message_id)
    before = len(scene.channel.sent)

    def edited() -> list[int]:
        return [message for _, message in scene.channel.sent[before:]]

    await one.do(join, CHI, "Chi")
    await scene.quiet()
    assert edited() == [one.message_id]
    await one.do(join, DAO, "Dao")
    await other.do(join, ANN + 100, "Eve")
    await scene.quiet()
    await one.leave(DAO)
    await scene.pass_by(GAP - 0.1)
    await one.leave(CHI)
    await scene.pass_by(0.2)
    assert edited() == [one.message_id] * 2, "what is new meanwhile takes no other moment"
    await scene.pass_by(GAP)
    assert edited() == [one.message_id, one.message_id, other.message_id]

    await scene.pass_by(10)
    await one.do(join, CHI, "Chi")
    await other.leave(ANN + 100)
    await scene.quiet()
    assert edited()[3:] == [one.message_id], "the other waits"
    clicked = scene.answer(other)
    clicked.used_at -= timedelta(minutes=15)
    await scene.quiet()
    await other.do(join, DAO, "Dao")
    await scene.pass_by(GAP + 0.1)
    assert edited()[4:] == [], "whoever was shown by an answer has left its moment"
    await scene.pass_by(GAP)
    assert edited()[4:] == [other.message_id]
