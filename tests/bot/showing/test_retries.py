"""Panels and calls of which Discord is not heard are tried again seldom, dead ones never."""

from datetime import timedelta
from types import SimpleNamespace

import discord
import pytest

from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.text import Text
from engine.live.table import Table
from engine.table.lobby import join
from engine.table.play import begin
from tests.bot.showing.scene import Clicked, Scene, down
from tests.engine.live.ledger import ANN, CHI


def _panel(scene: Scene, table: Table, user: int = ANN) -> Clicked:
    """Somebody has an open panel that is to be repainted."""
    clicked = Clicked(user, scene.watch)
    reader = Reader(user, Text("en"), Preferences())
    scene.panels.remember(
        table.header.table_id, clicked, reader, table.version, acting=False
    ).behind = True
    return clicked


async def test_panels_and_calls_are_tried_more_and_more_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=1000)
    table = await scene.open()
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    scene.channel.broken = [down() for _ in range(100)]
    await table.do(begin, ANN)
    # Chance says who begins, and nobody is called who has a panel open.
    turn, users = table.view(None).seen.turn, [one.user for one in table.roster.sitters]
    waiting = next(user for seat, user in enumerate(users) if seat != turn and user is not None)
    clicked = _panel(scene, table, waiting)
    clicked.broken = [down() for _ in range(100)]
    scene.public_messages.update(table)
    await scene.quiet()
    before = len(clicked.broken), len(scene.channel.broken)
    for _ in range(600):
        await scene.pass_by(1)
    panels, calls = before[0] - len(clicked.broken), before[1] - len(scene.channel.broken)
    # After 1, 2, 4 … seconds, then once a minute: every five seconds would be 120 times each.
    assert 12 <= panels <= 18
    assert 12 <= calls <= 18
    clicked.broken, scene.channel.broken = [], []
    await scene.pass_by(60)
    assert len(clicked.shown) == 1
    assert len(scene.channel.calls) == 1


async def test_a_panel_whose_token_is_dead_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    for dead in (_error(404, 10015), _error(401, 50027)):
        clicked = _panel(scene, table)
        clicked.broken = [dead]
        scene.public_messages.update(table)
        await scene.quiet()
        assert clicked.broken == []
        assert scene.panels.alive(table.header.table_id, scene.watch()) == []
        await scene.pass_by(600)
        assert clicked.shown == []


def _error(status: int, code: int) -> Exception:
    reply = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(reply, {"code": code, "message": ""})  # type: ignore[arg-type]  stands in for a reply


async def test_nothing_is_looked_at_again_and_again_while_time_goes_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=1)
    table = await scene.open()
    await table.do(join, CHI, "Chi")
    for user in table.roster.users:
        _panel(scene, table, user)  # nobody has to be called
    scene.watch.step = 1e-6
    await table.do(begin, ANN)
    for _ in range(10):
        await scene.quiet()
        await scene.pass_by(0.5)
    await scene.quiet()
    soon = scene.watch() + timedelta(seconds=0.01)
    assert [timer.at for timer in scene.timers if timer.at < soon and not timer.cancelled] == []
