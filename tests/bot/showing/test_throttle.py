"""How long news of a table wait for more to come (decision 0014)."""

from contextlib import ExitStack

import pytest

from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.text import Text
from engine.live.table import Table
from engine.moves import Discard, Draw, Take
from engine.phase import Phase
from engine.table.lobby import join
from engine.table.play import begin, play_seat
from tests.bot.showing.scene import Clicked, Scene
from tests.engine.live.ledger import ANN, CHI, hand, seen


async def begun(scene: Scene) -> Table:
    """Ann, Ben and Chi with their first cards, all of it shown."""
    table = await scene.open()
    await table.do(join, CHI, "Chi")
    await table.do(begin, ANN)
    await scene.quiet()
    await scene.pass_by(2)
    return table


async def test_a_draw_is_shown_with_what_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """UX Table: one message, edited in place; the others can do nothing about a draw."""
    scene = Scene(monkeypatch, interval=0, linger=2)
    table = await begun(scene)
    before = len(scene.channel.sent)
    first, user = whose(table), mover(table)
    await table.play(user, Take())
    await scene.quiet()
    await scene.pass_by(1.5)
    assert len(edits(scene, before)) == 0
    await table.play(user, Discard(hand(table, first)[0]))
    await scene.quiet()
    assert edits(scene, before) == ["PATCH"]


async def test_a_draw_that_nothing_follows_is_shown_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0, linger=2)
    table = await begun(scene)
    before = len(scene.channel.sent)
    await table.play(mover(table), Take())
    await scene.quiet()
    await scene.pass_by(2)
    assert edits(scene, before) == ["PATCH"]
    await scene.pass_by(60)
    assert edits(scene, before) == ["PATCH"]


async def test_a_draw_waits_for_what_follows_also_where_an_edit_costs_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=1.2, linger=2)
    table = await begun(scene)
    scene.answer(table)
    await scene.pass_by(1.2)
    before, seat = len(scene.channel.sent), whose(table)
    await table.play(mover(table), Take())
    await scene.quiet()
    assert edits(scene, before) == []
    await table.play(mover(table), Discard(hand(table, seat)[0]))
    await scene.quiet()
    assert edits(scene, before) == ["TOKEN"], "the next player has no panel that tells them"


async def test_what_everybody_reads_in_a_panel_is_shown_with_what_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A turn that begins is seen at once where somebody has to hear of it, else within seconds."""
    scene = Scene(monkeypatch, interval=0, linger=2)
    table = await begun(scene)
    for user in table.roster.users:
        opened(scene, table, user)
    before = len(scene.channel.sent)
    for move in (Take(), None, Take()):
        seat = whose(table)
        await table.play(mover(table), move or Discard(hand(table, seat)[0]))
        await scene.quiet()
        await scene.pass_by(0.6)
        assert edits(scene, before) == []
    await scene.pass_by(0.3)
    assert edits(scene, before) == ["PATCH"]
    assert scene.now == scene.written(table)
    await table.leave(mover(table))
    await scene.quiet()
    assert edits(scene, before) == ["PATCH", "PATCH"], "anything else is seen at once"


async def test_in_a_busy_channel_a_draw_waits_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """FACTS hard limits: about five edits in five seconds, whichever table they are of."""
    scene = Scene(monkeypatch, interval=0, linger=2)
    table = await begun(scene)
    await scene.pass_by(6)
    for _ in range(4):
        scene.answer(table)
    before = len(scene.channel.sent)
    await table.play(mover(table), Take())
    await scene.quiet()
    assert edits(scene, before) == []
    await scene.pass_by(2)
    assert edits(scene, before) == ["TOKEN"]


async def test_a_draw_is_shown_with_the_discard_while_many_wait_for_their_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0, linger=2)
    table = await begun(scene)
    await scene.pass_by(6)
    scene.answer(table)
    before, seat, user = len(scene.channel.sent), whose(table), mover(table)
    with ExitStack() as clicks:
        for other in range(4):
            clicks.enter_context(scene.panels.hold("elsewhere", other))
        await table.play(user, Take())
        await scene.quiet()
        assert edits(scene, before) == []
    await table.play(user, Discard(hand(table, seat)[0]))
    await scene.quiet()
    assert edits(scene, before) == ["TOKEN"]


async def test_what_a_computer_draws_is_shown_with_what_it_discards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0, linger=2)
    table = await begun(scene)
    await table.leave(mover(table))
    await scene.quiet()
    await scene.pass_by(6)
    scene.answer(table)
    before, seat = len(scene.channel.sent), whose(table)
    await table.do_at(table.version, play_seat, seat, Take())
    await scene.quiet()
    await scene.pass_by(1.2)
    assert edits(scene, before) == []
    await table.do_at(table.version, play_seat, seat, Discard(hand(table, seat)[0]))
    await scene.quiet()
    assert edits(scene, before) == ["TOKEN"]


async def test_what_its_player_does_meanwhile_puts_nothing_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0, linger=2)
    table = await begun(scene)
    before, user = len(scene.channel.sent), mover(table)
    await table.play(user, Take())
    await scene.quiet()
    for passed, shown in ((0.9, 0), (0.9, 0), (0.2, 1)):
        opened(scene, table, user)
        await scene.pass_by(passed)
        assert len(edits(scene, before)) == shown


async def test_a_window_is_shown_at_once_to_those_without_a_panel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """UX May I?: the window is short and visible."""
    scene = Scene(monkeypatch, interval=0, linger=2)
    table = await begun(scene)
    before = len(scene.channel.sent)
    await table.play(mover(table), Draw())
    await scene.quiet()
    assert table.phase is Phase.MAY_I
    assert edits(scene, before) == ["PATCH"]


async def test_a_plain_turn_costs_two_requests_where_no_token_lives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At three seconds a click: that the card is drawn, and that the next player is to draw."""
    scene = Scene(monkeypatch, interval=1.2, linger=2)
    table = await begun(scene)
    before, turns = len(scene.channel.sent), 12
    for _ in range(turns):
        for move in (Take(), None):
            seat = whose(table)
            await table.play(mover(table), move or Discard(hand(table, seat)[0]))
            await scene.quiet()
            for _ in range(3):
                await scene.pass_by(1)
            assert scene.now == scene.written(table)
    assert len(edits(scene, before)) == 2 * turns


def opened(scene: Scene, table: Table, user: int) -> None:
    """Somebody has a panel that was clicked in this moment."""
    message = Clicked(user, scene.watch)
    reader, key = Reader(user, Text("en"), Preferences()), table.header.table_id
    acting = table.asks(user, never=False)
    scene.panels.remember(key, message, reader, table.version, acting=acting)


def edits(scene: Scene, before: int) -> list[str]:
    """What was done to the table's message since then; calls to players are not counted."""
    return [what for what, _ in scene.channel.sent[before:]]


def whose(table: Table) -> int:
    return seen(table).turn


def mover(table: Table) -> int:
    """Who is to move."""
    user = table.roster.sitters[whose(table)].user
    assert user is not None
    return user
