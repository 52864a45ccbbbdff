"""/server seasons: opened, named, one a month, downloaded, by managers only (UX /server)."""

import csv
import io

import pytest

from bot.blocks.control import SERVER, Click
from tests.discord.play.finished import control, file_of, games
from tests.discord.play.kit import Room, forged, live, open_room, options, text
from tests.discord.play.rules_kit import fill, manager
from tests.discord.play.shelf import Shelf

EVENING = ((0, 1, 2), (0, 2, 1))


async def test_ux_server_a_new_season_closes_the_one_before_after_a_question(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        mia, ann = manager(room), room.people[0]
        opened = await mia.slash("server seasons")
        assert opened.response.ephemeral
        assert "**Season 1** · since <t:" in mia.text()
        await fill(mia, await mia.press("New season"), name=" Winter  *2026* ")
        assert "Start **Winter \\*2026\\*** now? **Season 1** closes" in mia.text()
        assert len(await room.bot.services.seasons.of(room.guild.id)) == 1, (
            "nothing has happened yet"
        )
        await mia.press("Back")
        assert len(await room.bot.services.seasons.of(room.guild.id)) == 1
        await fill(mia, await mia.press("New season"), name="Winter *2026*")
        await mia.press("Yes, start it")
        assert "**Winter \\*2026\\*** has started" in mia.text()
        latest, first = await room.bot.services.seasons.of(room.guild.id)
        assert (latest.name, latest.closed_at) == ("Winter *2026*", None)
        assert first.closed_at is not None
        board = (await ann.slash("leaderboard", season=str(latest.season_id))).response
        assert "Winter \\*2026\\* · " in text(board)
        assert list(options(mia.panel)) == ["Winter *2026*", "Season 1"]


@pytest.mark.long
async def test_a_season_needs_no_name(url: str) -> None:
    async with open_room(url) as room:
        mia = manager(room)
        await mia.slash("server seasons")
        assert "There’s no season yet" in mia.text()
        await fill(mia, await mia.press("New season"), name="")
        assert "Start **Season 1** now?" in mia.text()
        await mia.press("Yes, start it")
        assert "**Season 1** has started" in mia.text()


async def last_year(room: Room, store: Shelf) -> None:
    """Two games of November 2025; the simulated calendar begins with January 2026."""
    store._clock = lambda: 1_764_000_000
    await games(*EVENING)(room, store)


@pytest.mark.long
async def test_ux_server_one_season_a_month(url: str) -> None:
    async with open_room(url, prepare=last_year) as room:
        mia, guild = manager(room), room.guild.id
        await mia.slash("server seasons")
        assert "A season lasts until someone starts the next" in mia.text()
        [only] = await room.bot.services.seasons.of(guild)
        assert only.closed_at is None
        await mia.press("Monthly")
        assert "From now on a season starts with every month" in mia.text()
        latest, first = await room.bot.services.seasons.of(guild)
        assert (latest.name, latest.closed_at) == ("2026-01", None)
        assert first.closed_at == 1_764_547_200, "with the end of November"
        assert "**2026\\-01** · since" in mia.text()
        await room.restart()
        assert room.bot.services.people.server_settings(guild).monthly
        await mia.press("Not monthly")
        assert not room.bot.services.people.server_settings(guild).monthly
        assert "Monthly" in live(mia.panel)


async def test_ux_server_a_season_is_downloaded_as_csv_and_renamed_by_managers_alone(
    url: str,
) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        ann = room.people[0]
        assert "server seasons" not in ann.actor.available_commands(room.channel)
        board = (await ann.slash("leaderboard")).response
        await forged(room, ann.actor, board, Click(SERVER, 0, "season-open", "Mine"))
        assert "Only members who may manage this server" in ann.told
        assert len(await room.bot.services.seasons.of(room.guild.id)) == 1

        # A season that is not there is told.
        mia = manager(room)
        room.people.append(mia)
        await mia.slash("server seasons")
        await forged(room, mia.actor, mia.panel, Click(SERVER, 0, "season-csv", "99"))
        assert "That season no longer exists" in mia.text()
        await forged(room, mia.actor, mia.panel, Click(SERVER, 0, "season-open", "x" * 60))
        assert "A name has at most 40 characters" in mia.text()
        assert len(await room.bot.services.seasons.of(room.guild.id)) == 1

        # A season is downloaded as csv.
        mia = manager(room)
        await mia.slash("server seasons")
        await mia.use(control(mia.panel, "season-pick"), "1")
        sent = await mia.press("Download (CSV)")
        answer = sent.response or sent.followups[0]
        assert answer.ephemeral
        name, content = await file_of(answer)
        assert name == "season-1.csv"
        rows = list(csv.DictReader(io.StringIO(content.decode())))
        assert len(rows) == 6, "a line for each seat of each game"
        assert {row["name"] for row in rows} == {"Ann", "Ben", "Chi"}

        # Seasons are renamed.
        mia = manager(room)
        await mia.slash("server seasons")
        await mia.use(control(mia.panel, "season-pick"), "1")
        await fill(mia, await mia.press("Rename"), name="Autumn")
        assert "It’s called **Autumn** now" in mia.text()
        await mia.press("Back")
        assert "**Autumn** · since" in mia.text()
