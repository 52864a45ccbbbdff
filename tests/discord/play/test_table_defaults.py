"""/server defaults: what new tables have if nobody says otherwise (UX /server: defaults)."""

from itertools import cycle
from time import time
from typing import Any

import pytest

from bot.blocks.control import SERVER, Click
from data.choices.settings import SettingsStore
from data.database.database import open_database
from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.table.record import Entry, Header
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import Began, Closed, Sat
from engine.table.terms import NORMAL, Terms, live, slow
from tests.discord.play.finished import games, standings
from tests.discord.play.insisting import opens
from tests.discord.play.kit import SEED, Player, Room, forged, open_room, text, whispers
from tests.discord.play.kit import live as buttons
from tests.discord.play.rules_kit import chosen, keep, lines, manager, pick_from
from tests.discord.play.shelf import Shelf

PLAYED, GAME = games((0, 1, 2)), "0000000001"
"""A game that Ann, Ben and Chi have finished, and its table."""

CLOCK = "Choose a clock"
LENGTH = "Choose a length"
UNSET = "Length: the one last played in the channel, Quick at first"


async def managed(room: Room, *buttons: str, clock: str | None = None) -> Player:
    """A manager who has chosen this line of the menu and pressed these buttons."""
    mia = manager(room)
    await mia.slash("server defaults")
    if clock is not None:
        await pick_from(mia, CLOCK, f"Clock: {clock}")
    for label in buttons:
        await mia.press(label)
    return mia


async def stored(room: Room) -> Any:
    """What is stored about the server, read by somebody else than the bot."""
    database = await open_database(room.url)
    try:
        return (await SettingsStore(database).servers()).get(room.guild.id)
    finally:
        await database.dispose()


async def opened(room: Room, game: str = "basic", **said: Any) -> Terms:
    """Ann opens a table in the channel; its terms, as they are stored."""
    before = room.bot.services.registry.in_channel(room.channel.id)
    await opens(room.people[0], game, **said)
    [new] = set(room.bot.services.registry.in_channel(room.channel.id)) - set(before)
    terms = (await room.page(new)).header.terms
    return Terms(terms.clock, rated=terms.rated, open_hands=terms.open_hands)


async def test_ux_server_defaults_from_the_command_to_the_database_and_back(url: str) -> None:
    async with open_room(url) as room:
        mia = manager(room)
        shown = await mia.slash("server defaults")
        assert "new tables of every game" in mia.text()
        assert shown.response.ephemeral
        assert "Clock:** 60 s a turn" in mia.text()
        assert "**Rated:** games count" in mia.text()
        assert "**Closed hands:**" in mia.text()
        assert "**No thread:**" in mia.text()
        assert "All of these are Upcard’s built-in defaults" in mia.text()
        assert mia.live() == ["Casual", "Open hands", "A thread per table"]
        assert len(lines(mia, CLOCK)) == 8
        assert chosen(mia) == [UNSET, "Clock: Normal"]

        await pick_from(mia, CLOCK, "Clock: 3 days a turn")
        assert "Clock:** 3 days a turn" in mia.text()
        assert chosen(mia) == [UNSET, "Clock: 3 days a turn"]
        assert "Upcard’s defaults" not in mia.text()
        assert await stored(room) == {"clock": "slow-3"}
        await mia.press("Casual")
        await mia.press("Open hands")
        assert mia.live() == ["Rated", "Closed hands", "A thread per table", "Upcard’s defaults"]
        await mia.press("Rated")
        assert await stored(room) == {"clock": "slow-3", "open_hands": True}
        await mia.press("Casual")
        assert await stored(room) == {"clock": "slow-3", "rated": False, "open_hands": True}

        assert await opened(room) == Terms(slow(3), rated=False, open_hands=True)
        for line in ("3 days a turn", "Open hands. After"):
            assert line in text(room.shown()), "the lobby says it as always"
        assert "**Casual:** not rated" in await mia.terms()

        await room.restart()
        assert await opened(room, "dummy") == Terms(slow(3), rated=False, open_hands=True)
        await mia.slash("server defaults")
        assert chosen(mia) == [UNSET, "Clock: 3 days a turn"]
        await mia.press("Upcard’s defaults")
        assert "All of these are Upcard’s built-in defaults" in mia.text()
        assert mia.live() == ["Casual", "Open hands", "A thread per table"]
        assert await stored(room) == {}
        assert await opened(room) == Terms(NORMAL)


@pytest.mark.long
async def test_an_option_of_the_command_comes_before_the_default(url: str) -> None:
    async with open_room(url) as room:
        await managed(room, "Casual", "Open hands", clock="no clock")
        assert await opened(room, clock="quick") == Terms(
            live(30, 60), rated=False, open_hands=True
        )
        said = {"clock": "normal", "rated": "rated", "open_hands": False, "thread": False}
        assert await opened(room, "contract", rulebook="b", **said) == Terms(NORMAL)


async def test_a_table_opens_at_the_length_last_played_in_its_channel_at_first_quick(
    url: str,
) -> None:
    async with open_room(url) as room:
        for person, (name, listing) in zip(cycle(room.people), REGISTRY.items()):
            await opens(person, name)
            quick = listing.at_length(listing.presets[listing.default], Length.QUICK)
            assert (await room.stored()).game.options == quick, name
            await person.press("Leave", room.shown())


async def test_a_default_that_a_manager_has_set_comes_before_the_length_last_played(
    url: str,
) -> None:
    async with open_room(url, prepare=games((0, 1), length=Length.EVENING)) as room:
        ann, mia = room.people[0], manager(room)
        await opens(ann, "basic")
        assert (await room.stored()).game.end.deals == 4
        await mia.slash("server defaults")
        await pick_from(mia, LENGTH, "Length: Full")
        assert await stored(room) == {"length": "full"}, "a manager has chosen that"
        await opens(ann, "contract")
        assert (await room.stored()).game.options == REGISTRY["contract"].presets["a"]
        await mia.slash("server defaults")
        await pick_from(mia, LENGTH, UNSET)
        assert await stored(room) == {}
        await opens(ann, "contract")
        assert (await room.stored()).game.options.contracts == (1, 4, 7)


async def five_quick_games(room: Room, store: Shelf) -> None:
    """Games of Contract Rummy that took twelve minutes each."""
    for number in range(1, 6):
        key, rows = f"{number:010x}", standings(room, (0, 1), length=Length.QUICK)
        sitters = [Sat(Sitter(row.user, row.name)) for row in rows]
        began = int(time()) - 12 * 60
        header = Header(
            table_id=key,
            guild_id=room.guild.id,
            channel_id=room.channel.id,
            game="contract",
            options={},
            host=rows[0].user or 0,
            host_name=rows[0].name,
            seed=SEED,
            created_at=began - 3600,
        )
        await store.put(header, [Entry(1, (*sitters,)), Entry(2, (Began(0),), began)])
        over = [Closed(CloseReason.FINISHED)]
        await store.append(key, 3, over, closes=True, standings=rows)


async def test_five_games_tell_their_minutes_in_the_chooser_the_lobby_and_help(url: str) -> None:
    async with open_room(url, prepare=five_quick_games) as room:
        ann = room.people[0]
        await ann.slash("help")
        await ann.press("Games")
        assert "`/rummy new contract` (12 min)" in ann.text()
        assert "`/rummy new tiles` (15 min)" in ann.text()
        await opens(ann, "contract")
        assert buttons(room.shown())[:2] == ["✓ Quick · 12 min", "Evening · 30 min"]
        await room.restart()
        await room.people[1].press("Join", room.shown())
        assert "✓ Quick · 12 min" in buttons(room.shown()), "a restart has not forgotten it"


@pytest.mark.long
async def test_a_server_has_a_length_for_tables_that_bring_none(url: str) -> None:
    async with open_room(url) as room:
        mia, ann = manager(room), room.people[0]
        await mia.slash("server defaults")
        assert "**Length:** the one last played in the channel, Quick at first." in mia.text()
        await pick_from(mia, LENGTH, "Length: Evening")
        assert "**Length:** Evening." in mia.text()
        assert await stored(room) == {"length": "evening"}
        await opens(ann, "contract", rulebook="b")
        assert (await room.stored()).game.options.contracts == (1, 4, 7)
        assert "**Rated**" in await room.people[0].terms()
        await opens(ann, "contract", length="full")
        assert (await room.stored()).game.options == REGISTRY["contract"].presets["a"]
        own = await keep(room, "Ours", contracts=[1, 2])
        await room.bot.services.presets.set_default(room.guild.id, "contract", own)
        await opens(ann, "contract")
        assert (await room.stored()).game.options.contracts == (1, 2), "a length of its own stays"


@pytest.mark.long
async def test_practice_is_not_touched(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await managed(room, "Open hands", "A thread per table", clock="Quick")
        await ann.slash("rummy practice", game="basic")
        assert "Practice: Basic Rummy" in ann.text()
        assert whispers(room, ann) != []
        assert room.channel.threads == []
        [table_id] = room.bot.services.registry.of_user(ann.id)
        assert (await room.page(table_id)).header.terms == Terms(rated=False, practice=True)


@pytest.mark.long
async def test_an_old_panel_with_a_clock_that_is_no_more_changes_nothing(url: str) -> None:
    async with open_room(url) as room:
        mia = await managed(room, "Casual")
        panel = room.env.backend.get_message(room.channel.id, mia.panel.id)
        _, old = [
            part["components"][0]
            for part in panel.components[0]["components"]
            if part["type"] == 1 and part["components"][0]["type"] == 3
        ]
        old["options"][0]["value"] = "hourglass"
        await mia.use(Click(SERVER, 0, "defaults-clock").write(), "hourglass")
        assert "That setting no longer exists" in mia.text()
        assert await stored(room) == {"rated": False}


async def test_only_managers_are_offered_defaults_and_may_click(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        mia = await managed(room, "Casual")
        assert "server defaults" not in ann.actor.available_commands(room.channel)
        assert "server defaults" in mia.actor.available_commands(room.channel)
        board = (await ann.slash("leaderboard")).response
        for verb in ("defaults-rated", "defaults-open-hands", "defaults-thread", "defaults-own"):
            ann.told = ""
            await forged(room, ann.actor, board, Click(SERVER, 0, verb, "1"))
            assert "Only members who may manage this server" in ann.told, verb
        assert await stored(room) == {"rated": False}
