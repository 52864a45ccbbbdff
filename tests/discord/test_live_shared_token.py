"""A token that two bots have, which play on different databases: one of them ends."""

import signal
from pathlib import Path

from tests.discord.bot_processes import LOG, RunBot, ended
from tests.discord.loopback import Loopback
from tests.discord.test_live_stopping import settings
from tests.processes import until


async def test_two_bots_of_one_machine_share_no_token_whatever_their_folders_are(
    tmp_path: Path, run_bot: RunBot
) -> None:
    async with Loopback() as server:

        async def start(name: str):
            own = tmp_path / name
            (own / "tmp").mkdir(parents=True)
            places = {"XDG_RUNTIME_DIR": str(own), "TMPDIR": str(own / "tmp")}
            return own, await run_bot(own, **settings(server), **places)

        def is_ready(own: Path) -> bool:
            return "] ready " in (own / LOG).read_text("utf-8")

        one, first = await start("one")
        await until(lambda: is_ready(one), first)
        two, second = await start("two")
        await until(lambda: is_ready(two) or second.returncode is not None)
        assert not is_ready(two)
        status, said = await ended(second, two)
        assert status == 1
        assert "Another Upcard is connected with this DISCORD_TOKEN" in said
        assert len(server.identified) == 1

        first.send_signal(signal.SIGKILL)
        await first.wait()
        three, third = await start("three")
        await until(lambda: is_ready(three), third)
