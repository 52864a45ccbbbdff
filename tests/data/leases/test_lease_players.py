"""Who plays against a bot in trouble waits for nothing that never comes, and says so if it does."""

from pathlib import Path

import pytest

from bot.blocks.control import Cost
from bot.clicks import person_limits, router
from bot.clicks.person_limits import Allowance
from bot.discordpy import interaction_answers
from tests.data.leases import players
from tests.data.leases.players import Player
from tests.discord.loopback import Loopback
from tests.discord.test_live_client import connected


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """They wait a moment only."""
    monkeypatch.setattr(interaction_answers, "SECONDS", 0.5)
    monkeypatch.setattr(players, "_ANSWERED", 0.5)
    monkeypatch.setattr(players, "_PAUSE", 0.005)
    monkeypatch.setattr(players, "_STUCK", 40)


@pytest.mark.usefixtures("hurried")
async def test_a_lost_answer_holds_nobody_up(tmp_path: Path) -> None:
    """To a command, to a click, and to a click whose private message is gone."""
    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        player = Player(server, "Ann", await server.add_channel())
        server.hang("POST", "/interactions/*")
        player.begin()
        await player.plays_on(2)
        server.reset("POST", "/interactions/*")
        await player.plays_on(2)
        [*private] = [one for one in server.messages.values() if one["flags"] & 64]
        for one in private:
            server.delete(one)
        await player.plays_on(2)
        await player.stop()
    assert player.unanswered >= 2


@pytest.mark.usefixtures("hurried")
async def test_a_table_that_takes_longer_or_has_to_wait_is_played_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first answer has no table then, and mostly a button that closes it."""
    monkeypatch.setitem(person_limits.ALLOWED, Cost.OPENING, Allowance(1, 0.3))  # type: ignore[arg-type]
    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        player = Player(server, "Ann", await server.add_channel())
        with monkeypatch.context() as patched:
            patched.setattr(router, "_LATE", 0.0)
            player.begin()
            await player.plays_on(2)
            await player.stop()
        player._table = None
        player.begin()
        await player.plays_on(2)
        await player.stop()
    assert len(player.seen) == 2


@pytest.mark.usefixtures("hurried")
async def test_who_has_nothing_to_click_or_no_answer_says_what_they_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        player = Player(server, "Ann", await server.add_channel())
        player.begin()
        await player.plays_on(2)
        monkeypatch.setattr(players, "_ANSWERED", 0.05)
        server.fail("POST", "/interactions/*", 404, code=10062, times=None)
        with pytest.raises(AssertionError, match=r"no answer: Ann did .*sees .*can lay cards"):
            await player.plays_on(10)
        server.heal()
        monkeypatch.setattr(players, "_ANSWERED", 0.5)
        player.begin()
        await player.plays_on(1)
        player._offers = lambda _: iter(())  # type: ignore[method-assign]
        with pytest.raises(AssertionError, match=r"nothing to click: Ann did .*has "):
            await player.plays_on(10)
