"""How long the bot takes to answer about a league, until Discord has taken the answer.

``python -m bench answers DATABASE_URL`` needs a database of bench.crowd. The bot runs in its own
process (bench.answering) against Discord on the loopback. Everything from the gateway to the
request that carries the answer is as on Discord. Pictures are painted in the painter's process.
They cost the bot only time by the clock, and are listed separately.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from bench.load.process import running
from bench.measure import anchor, quantiles
from bot.blocks.control import ME, Click
from bot.screens.leaderboard import LeaderboardQuery
from data.league.standings import Measure
from engine.games.registry import REGISTRY
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import PLAYERS, Json

_ASKED = 100
_WARM = 5
_SEED = 20
_SECONDS = 120.0
_DEFERRED = 5
"""The kind of a first answer that only says that another one follows."""

_PAGES, _GAMES = 100, 1_000
"""The number of pages with ten people, and with six games, to choose from at random."""

Ask = Callable[[Loopback, Json, Random], Awaitable[Asked]]


def _board(*, picture: bool = False) -> Ask:
    """Return a click on a button that leads to a random page of an all-time leaderboard."""

    async def ask(server: Loopback, message: Json, chance: Random) -> Asked:
        game, page = chance.choice(list(REGISTRY)), chance.randrange(_PAGES)
        look = LeaderboardQuery(
            PLAYERS["Ann"], game, None, chance.choice(list(Measure)), page, picture
        )
        return await server.click(message, look.click().write())

    return ask


def _command(path: str, **options: str) -> Ask:
    async def ask(server: Loopback, _: Json, chance: Random) -> Asked:
        return await server.command(path, by=chance.choice(list(PLAYERS)), **options)

    return ask


async def _chart(server: Loopback, _: Json, chance: Random) -> Asked:
    """Ask for statistics in one game, which have a curve."""
    game, who = chance.choice(list(REGISTRY)), chance.choice(list(PLAYERS))
    return await server.command("stats", by=who, game=game)


async def _games(server: Loopback, message: Json, chance: Random) -> Asked:
    click = Click(ME, chance.randrange(_GAMES), "history", "server")
    return await server.click(message, click.write())


_ASKS: Mapping[str, Ask] = {
    "/leaderboard": _command("leaderboard"),
    "/leaderboard of a game": _command("leaderboard", game="contract", season="all"),
    "a later page": _board(),
    "a later page, painted": _board(picture=True),
    "/stats of the busiest": _command("stats"),
    "/stats with a chart": _chart,
    "/history of the busiest": _command("history"),
    "/history of the server": _command("history", whose="server"),
    "a later page of games": _games,
}


class _Bot:
    """A bot on the loopback that writes the measures of its answers into ``file``."""

    def __init__(self, server: Loopback, file: Path) -> None:
        self.server, self._file = server, file
        self._read = 0

    async def took(self, asked: Asked) -> Json:
        """Return the measures of the last answer to an interaction."""
        answer = await self.server.answer(asked)
        wanted = 2 if answer.type == _DEFERRED else 1
        async with asyncio.timeout(_SECONDS):
            while True:
                lines = self._file.read_text(encoding="utf-8").splitlines()
                told = [one for one in map(json.loads, lines) if one["interaction"] == asked.id]
                if len(told) == wanted:
                    self._file.write_text("")
                    last: Json = told[-1]
                    return last
                await asyncio.sleep(0.02)


def _line(name: str, told: Sequence[Json], unit: float) -> str:
    held = max(one["held"] for one in told)
    parts = [f"  {name:26} {len(told):4}"]
    parts += [f"{kind} {quantiles([one[kind] for one in told], unit)}" for kind in ("cpu", "wall")]
    return f"{'  '.join(parts)}  loop held {held * 1e3:.2f} ms ({held / unit:.1f})"


async def report(url: str, asked: int = _ASKED, *, verbose: bool = False) -> list[str]:
    """Return lines of results about a bot on this database. Nothing in it changes."""
    chance = Random(_SEED)
    lines = ["  answers of a bot: p50/p95/p99 of its processor, and by the clock, beside the loop"]
    with tempfile.TemporaryDirectory() as folder:
        place, settings = Path(folder), {"DATABASE_URL": url, "LOG_LEVEL": "WARNING"}
        file = place / "figures.jsonl"
        async with (
            Loopback() as server,
            running(server, place, "bench.answering", str(file), settings=settings),
        ):
            bot = _Bot(server, file)
            first = await bot.server.command("leaderboard")
            await bot.took(first)
            message = (await bot.server.answer(first)).message
            assert message is not None
            for name, ask in _ASKS.items():
                unit = anchor()
                told = [
                    await bot.took(await ask(bot.server, message, chance))
                    for _ in range(_WARM + asked)
                ]
                lines.append(_line(name, told[_WARM:], unit))
                if verbose:
                    longest = max(told[_WARM:], key=lambda one: one["held"])["longest"]
                    lines += [f"      {seconds * 1e3:.2f} ms {what}" for seconds, what in longest]
    return lines


def main(arguments: Sequence[str]) -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench answers", description=__doc__)
    parser.add_argument("url", metavar="DATABASE_URL")
    parser.add_argument("--asked", type=int, default=_ASKED, help="how often each is asked")
    parser.add_argument("--verbose", action="store_true", help="what held the loop longest")
    chosen = parser.parse_args(arguments)
    told = asyncio.run(report(chosen.url, chosen.asked, verbose=chosen.verbose))
    print("\n".join(told))
