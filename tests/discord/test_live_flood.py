"""One person floods the bot over real sockets: they are told so, and the others go on."""

import asyncio
from collections import Counter
from pathlib import Path
from time import monotonic

from bot.blocks.control import Click, Cost
from bot.clicks.person_limits import ALLOWED
from bot.start.app import Upcard
from engine.events import Drew
from engine.live.table import Table
from engine.phase import Phase
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Answer, Asked
from tests.discord.payloads import PLAYERS, Json
from tests.discord.test_live_client import buttons, connected

OFTEN = 120


async def sent(server: Loopback, path: str, times: int = OFTEN, **given: object) -> list[Asked]:
    """So many of one command of Ann's, one behind the other."""
    return [await server.command(path, by="Ann", **given) for _ in range(times)]


async def answers(server: Loopback, asked: list[Asked]) -> list[Answer]:
    """All of them: nothing that is asked stays without an answer."""
    return [await server.answer(one) for one in asked]


def told(found: list[Answer]) -> Counter[str]:
    """How often which kind of answer was given."""
    kinds = {
        "quick": "That was quick!",
        "left out": "this one was ignored",
        "full": "open lobbies. Start or leave",
        "seat": "Do it again",
        "late": "is taking longer than usual",
    }
    words = [str(one.data) for one in found]
    return Counter(
        next((kind for kind, part in kinds.items() if part in word), "done") for word in words
    )


def place(server: Loopback, asked: Asked) -> int:
    """When this was answered, among all requests."""
    paths = [one.path for one in server.requests]
    return next(at for at, path in enumerate(paths) if f"/interactions/{asked.id}/" in path)


def most(cost: Cost, *, since: float) -> int:
    """How often somebody may have asked for what costs this much, in a time that began then."""
    allowed = ALLOWED[cost]
    return allowed.times * (1 + int((monotonic() - since) / allowed.seconds))


async def playing(server: Loopback, bot: Upcard, *people: str) -> Table:
    """A game of these people, in which somebody is to draw."""
    host, *others = people
    shown = (await server.answer(await server.command("rummy new contract", by=host))).message
    for label, who in (*(("Join", one) for one in others), ("Start", host)):
        shown = (
            await server.answer(await server.click(shown, buttons(shown)[label], by=who))
        ).message
    return next(
        one
        for one in bot.services.registry._tables.values()
        if one.roster.host == PLAYERS[host] and one.phase is Phase.DRAW
    )


def message_of(server: Loopback, table: Table) -> Json:
    return server.messages[str(table.message_id)]


async def test_a_flood_of_commands_is_refused_and_somebody_else_is_served_in_its_midst(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await playing(server, bot, "Ben", "Chi", "Dao")
        message = message_of(server, table)
        began = monotonic()
        opened = await sent(server, "rummy new contract")
        asked = await sent(server, "stats")
        exported = await sent(server, "privacy export")
        mine = await server.click(message, buttons(message)["My hand"], by="Ben")
        looked = await sent(server, "rummy hand")
        await server.answer(mine)
        kinds = told(await answers(server, opened))
        assert kinds["done"] <= 3
        assert len(bot.services.registry.openings._tables.lobbies_of(PLAYERS["Ann"])) <= 3
        assert told(await answers(server, asked))["done"] <= most(Cost.ASKING, since=began)
        assert told(await answers(server, exported))["done"] <= most(Cost.EXPORT, since=began)
        await answers(server, looked)
        last = max(place(server, one) for one in (*opened, *asked, *exported, *looked))
        assert place(server, mine) < last, "Ben does not wait for all that Ann wants"


async def test_a_script_that_presses_one_button_changes_nothing_for_the_table(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await playing(server, bot, "Ann", "Ben", "Chi")
        message = message_of(server, table)
        user = table.roster.sitters[table.view(None).seen.turn].user
        name = next(who for who, number in PLAYERS.items() if number == user)
        other = next(who for who in ("Ann", "Ben", "Chi") if who != name)
        draw = Click(table.header.table_id, table.version, "draw").write()
        flood = [await server.click(message, draw, by=name) for _ in range(OFTEN)]
        hand = await server.click(message, buttons(message)["My hand"], by=other)
        more = [await server.click(message, draw, by=name) for _ in range(OFTEN)]
        await server.answer(hand)
        found = await answers(server, [*flood, *more])
        assert told(found)["left out"] > 0
        assert all(one.type in (4, 6, 7) for one in found)
        page = await table._journal.load(table.header.table_id)
        assert page is not None
        drawn = [event for step in page.entries for event in step.events if isinstance(event, Drew)]
        assert len(drawn) == 1, "one of them counts"
        assert place(server, hand) < max(place(server, one) for one in more)


async def test_quick_clicks_of_a_player_are_all_answered(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await playing(server, bot, "Ann", "Ben", "Chi")
        message = message_of(server, table)
        user = table.roster.sitters[table.view(None).seen.turn].user
        name = next(who for who, number in PLAYERS.items() if number == user)
        await server.answer(await server.click(message, buttons(message)["Draw"], by=name))
        asked = await server.click(message, buttons(message)["My hand"], by=name)
        await asyncio.sleep(0)
        await server.answer(asked)
        panel = asked.followups[0] if asked.followups else (await server.answer(asked)).message
        assert panel is not None
        pick = Click(table.header.table_id, table.version, "pick").write()
        for _ in range(4):
            quick = [await server.click(panel, pick, by=name, values=[str(at)]) for at in range(8)]
            assert told(await answers(server, quick)) == {"done": 8}
