"""Three bots with a shard each, and stand-bys, over real sockets: one is killed, one is frozen."""

import os
import signal
from asyncio.subprocess import Process
from pathlib import Path
from typing import NamedTuple

import pytest

from data.database.database import open_database
from tests.data.connections import connected
from tests.data.leases.handover import Trouble, handover
from tests.data.leases.players import Player
from tests.discord.bot_processes import LOG, RunBot, bot_processes, ended
from tests.discord.loopback import Loopback
from tests.processes import until

pytestmark = [pytest.mark.timing, pytest.mark.first]

SHARDS = 3
TAKEOVER = 6
"""Seconds without a sign of life after which a stand-by takes over."""

_AUDIT = """
CREATE TABLE audit (table_id text, version int, deed text, events text);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO audit VALUES (NEW.table_id, NEW.version, TG_OP, NEW.events); RETURN NULL;
END $$;
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON journal FOR EACH ROW EXECUTE FUNCTION note();
"""
"""The server itself notes every row that is written to the journal."""
_WRITTEN = "SELECT version, deed, events FROM audit WHERE table_id = $1 ORDER BY version"
_STORED = "SELECT version, events FROM journal WHERE table_id = $1 ORDER BY version"


class Bot(NamedTuple):
    """A process, and the folder with what it has said."""

    process: Process
    folder: Path

    @property
    def said(self) -> str:
        return (self.folder / LOG).read_text(encoding="utf-8")

    async def says(self, words: str) -> None:
        """Wait until its log has these words."""
        await until(lambda: words in self.said, self.process)


class House:
    """A Discord with a server of each shard, somebody who plays in each, and the bots."""

    def __init__(self, server: Loopback, run_bot: RunBot, folder: Path, url: str) -> None:
        self._server, self._run, self._folder, self._url = server, run_bot, folder, url
        self._bots = 0

    async def bot(self, shard: int) -> Bot:
        """One more process for this shard."""
        self._bots += 1
        folder = self._folder / f"bot{self._bots}"
        folder.mkdir()
        settings = {
            "DISCORD_TOKEN": self._server.token,
            "DISCORD_API_URL": self._server.api_url,
            "DISCORD_GATEWAY_URL": self._server.gateway_url,
            "DATABASE_URL": self._url.replace("postgresql:", "postgresql+asyncpg:"),
            "SHARDS": f"{shard}/{SHARDS}",
            "TAKEOVER_SECONDS": str(TAKEOVER),
            "COMPUTER_PAUSE_SECONDS": "0",
        }
        return Bot(await self._run(folder, **settings), folder)

    async def player(self, shard: int) -> Player:
        """Somebody in a server of this shard."""
        guild = (10**6 * SHARDS + shard) << 22
        _, place = await self._server.add_guild(guild)
        return Player(self._server, f"Player {shard}", place)


async def test_a_stand_by_goes_on_for_one_that_was_killed_and_for_one_that_was_frozen(
    postgres_url: str, tmp_path: Path
) -> None:
    await (await open_database(postgres_url)).dispose()
    async with (
        connected(postgres_url) as database,
        Loopback(shards=SHARDS) as server,
        bot_processes() as run_bot,
    ):
        await database.execute(_AUDIT)
        house = House(server, run_bot, tmp_path, postgres_url)
        players = [await house.player(shard) for shard in range(SHARDS)]
        bots = [await house.bot(shard) for shard in range(SHARDS)]
        for bot in bots:
            await bot.says(" ready ")
        for_killed, for_frozen = await house.bot(1), await house.bot(2)
        for bot in (for_killed, for_frozen):
            await bot.says("standing_by")
        assert sorted(one["shard"] for one in server.identified) == [[0, 3], [1, 3], [2, 3]]
        for player in players:
            player.begin()
        for player in players:
            await player.plays_on(4)

        os.kill(bots[1].process.pid, signal.SIGKILL)
        await for_killed.says(" ready ")
        await players[1].plays_on(4)

        os.kill(bots[2].process.pid, signal.SIGSTOP)
        await for_frozen.says(" ready ")
        await players[2].plays_on(4)
        os.kill(bots[2].process.pid, signal.SIGCONT)
        status, said = await ended(bots[2].process, bots[2].folder)
        assert status == 1, said
        assert "now another process serves 2/3: it ends" in said
        await players[2].plays_on(4)

        # Nobody else has noticed anything.
        await players[0].plays_on(1)
        assert players[0].unanswered <= bots[0].said.count("answer_lost")
        assert len(server.identified) == SHARDS + 2
        for player in players:
            await player.stop()
        for bot in (bots[0], for_killed, for_frozen):
            bot.process.send_signal(signal.SIGTERM)
        for bot in (bots[0], for_killed, for_frozen):
            status, said = await ended(bot.process, bot.folder)
            assert status == 0, said
            assert "Traceback" not in said
        # What Discord answers to whoever answers a click that was answered.
        assert not [one for one in server.requests if one.status == 400]

        for table_id, seen in [pair for player in players for pair in player.seen.items()]:
            written = await database.fetch(_WRITTEN, table_id)
            stored = await database.fetch(_STORED, table_id)
            assert {row["deed"] for row in written} == {"INSERT"}
            assert [row["version"] for row in written] == list(range(1, len(written) + 1))
            assert [row["events"] for row in written] == [row["events"] for row in stored]
            assert len(stored) >= seen, "what anybody was shown is stored"


@pytest.mark.long
@pytest.mark.parametrize("trouble", [Trouble.HALF_OPEN, Trouble.PAUSED])
async def test_nothing_is_stored_or_answered_by_a_process_that_was_replaced(
    trouble: Trouble, postgres_url: str, tmp_path: Path
) -> None:
    told = await handover(tmp_path, postgres_url, trouble, TAKEOVER)
    assert told.written
    assert told.stale == told.late == 0, told


@pytest.mark.long
async def test_a_process_that_loses_its_shards_declines_what_nobody_else_answers(
    postgres_url: str, tmp_path: Path
) -> None:
    """Its database does not answer for so long that another process takes over."""
    told = await handover(tmp_path, postgres_url, Trouble.HELD, TAKEOVER)
    assert told.written
    assert told.stale == told.late == told.unanswered == 0, told
