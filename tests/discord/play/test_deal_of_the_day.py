"""The deal of the day, played by three people in two servers over two days."""

import json
import re
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.blocks.control import Click, read_click
from bot.workers import thinker_jobs
from bot.workers.worker import WorkerLost
from data.database.schema import seen
from data.journal.daily import Daily
from engine.analysis.ledger import Ledger, Line, LineKind, Total
from engine.computer import strength
from engine.computer.strength import Strength
from engine.moves import Draw
from engine.table.record import Entry
from engine.table.table_events import Sat
from tests.discord.play.kit import Player, Room, forged, open_room, text
from tests.discord.play.messages import buttons, menus
from tests.discord.play.plain_play import play_out
from tests.discord.play.shelf import Shelf
from tests.discord.play.test_outside_of_servers import in_messages
from tests.processes import PYTHON, ran

DAY = 24 * 60 * 60


@pytest.fixture(autouse=True)
def _made_up_ledgers(monkeypatch: pytest.MonkeyPatch) -> None:
    """In each the first throw was dear, the second one a little (tests/engine/computer tells true
    ones)."""
    monkeypatch.setattr(thinker_jobs, "ledger", counted)
    monkeypatch.setattr(thinker_jobs, "plays", plays_once)


_PLAYED: dict[str, tuple[int, ...]] = {}
_plays = thinker_jobs.plays


def plays_once(*deal: Any) -> tuple[int, ...]:
    """What computers make of a deal: fifteen games of theirs, and the same deal in most tests."""
    if repr(deal) not in _PLAYED:
        _PLAYED[repr(deal)] = _plays(*deal)
    return _PLAYED[repr(deal)]


def counted(deal: dict[str, Any], seat: int) -> Ledger:
    players, moves = tuple(deal["position"]["players"]), deal["moves"]
    throws = [
        step
        for step, move in enumerate(moves)
        if (move["by"], move["move"]) == (players[seat], "discard")
    ]
    lines = [Line(LineKind.DEAL, 6.2, 2.4)]
    dear = dict(zip(throws, (-7.3, -3.1), strict=False))
    for step in range(len(moves)):
        if step in dear:
            lines.append(Line(LineKind.CHOICE, dear[step], 1.2, step, seat, Draw()))
        else:
            lines.append(Line(LineKind.DRAW, 0.0, 0.0, step))
    totals = dict.fromkeys(LineKind, Total(0.0, 1.0))
    totals[LineKind.DEAL], totals[LineKind.CHOICE] = Total(6.2, 2.4), Total(-10.4, 1.7)
    return Ledger(0.86, -3, 50, tuple(lines), totals)


DEAL = "Deal my cards"
SQUARES = (
    r"-# One square per turn: 🟥 cost more than 5 points \(1\) · 🟨 cost up to 5 \(1\) · 🟩 .*"
)


def grown(url: str) -> AbstractAsyncContextManager[Room]:
    """A room whose people have had their accounts for long enough."""
    return open_room(url, prepare=_wait)


async def _wait(room: Room, store: Shelf) -> None:
    room.env._move_clock(room.env._virtual_time + 40 * DAY)
    await Daily(store.database, lambda: room.env.now().timestamp(), lambda: bytes(32)).today()


async def dealt(person: Player, game: str = "basic") -> str:
    """Begin the deal of the day; the id of its table."""
    await person.slash("daily", game=game)
    await person.press(DEAL)
    await person.room.env.settle()
    return table_of(person, game)


def table_of(person: Player, game: str) -> str:
    """The table at which this person plays a deal of the day."""
    tables = person.room.bot.services.registry._tables.values()
    [found] = [
        one.header.table_id
        for one in tables
        if one.header.host == person.id and one.terms.day is not None and one.game.name == game
    ]
    return found


async def played(person: Player, game: str = "basic") -> str:
    table_id = await dealt(person, game)
    await play_out(person)
    await person.room.env.settle()
    return table_id


async def happened(room: Room, table_id: str) -> list[Entry]:
    """The steps of a table, but for who sat down."""
    page = await room.page(table_id)
    return [
        Entry(one.version, tuple(event for event in one.events if not isinstance(event, Sat)))
        for one in page.entries
    ]


def elsewhere(room: Room, *people: Player) -> list[Player]:
    """The same people in another server of the bot."""
    guild = room.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("cards")

    def there(person: Player) -> Player:
        other = Player(room, guild.add_member(person.actor.user))
        slash = other.slash
        other.slash = lambda command, **given: slash(command, where=channel, **given)  # type: ignore[method-assign]
        return other

    return [there(person) for person in people]


def upgrade(monkeypatch: pytest.MonkeyPatch) -> None:
    later = {**strength.VERSIONS, Strength.MEDIUM: strength.VERSIONS[Strength.MEDIUM] + 1}
    monkeypatch.setattr(strength, "VERSIONS", later)


@pytest.mark.long
async def test_three_people_play_a_day_in_two_servers_and_the_next_day_they_read_of_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with grown(url) as room:
        ann, ben, chi, dao = room.people
        ann_there, chi_there = elsewhere(room, ann, chi)
        mine = await dealt(ann)
        assert "Deal of the day" in ann.text()
        await ann.press("Draw")
        await room.env.settle()
        shown = ann.text()
        await room.restart()
        for person in (ann_there, ann):
            await person.slash("daily")
            assert person.text() in shown, "it survives a restart, and is there in every server"
        await play_out(ann)
        await room.env.settle()
        assert re.search(r"day 1 · Basic Rummy:\*\* you got \*\*[+−]\d+\*\*", ann.text())
        assert ("losers get 0" in ann.text()) == ("got **−" in ann.text()), "the score is 0"
        assert re.search(r"par\*\* \([+−]\d+\)\..* of 15 computers in your seat", ann.text())
        assert "Place **1** of 1 here, **1** of 1 everywhere so far." in ann.text()
        assert "**Your own choices cost 10.**" in ann.text()
        assert "Your choices: −10 (± 2)" in ann.text()
        assert re.search(rf"^🟥🟨🟩+\n{SQUARES}$", ann.text(), re.MULTILINE)

        await listed(ann_there)

        # Who plays alike sees the same to the last card; equal worths share a place.
        other = await played(ben)
        assert await happened(room, other) == await happened(room, mine)
        assert "Place **1** of 2 here, **1** of 2 everywhere so far." in ben.text()
        await posted(ben)

        # Begun in the other server, and finished on the next day by another version of computers.
        unfinished = await dealt(chi_there)
        upgrade(monkeypatch)
        await room.restart()
        await dao.slash("daily", game="basic")
        assert "The computers have been updated today" in dao.text()
        assert DEAL not in dao.live()
        await room.restart(after=DAY)
        await dao.slash("daily", game="basic")
        assert "Deal of the day 2" in dao.text()
        assert "**Yesterday here** · Basic Rummy, par " in dao.text()
        assert re.search(r", par [+−]\d+, a strong computer [+−]?\d+\n1 ", dao.text())
        assert re.search(r"1 \*\*Ann\*\* · [+−]\d+\n1 \*\*Ben\*\* · ", dao.text())
        await chi_there.slash("daily")
        assert "You still have yesterday’s deal" in chi_there.text()
        await chi_there.press("Finish yesterday’s")
        await play_out(chi_there)
        await room.env.settle()
        await chi_there.slash("daily")
        assert "1 **Ann**" in chi_there.text(), "she wanted it"
        assert "Chi" not in chi_there.text(), "another version: not ranked"
        await played(dao)
        assert "Place **1** of 1 here" in dao.text()

        await ann.slash("daily", game="basic")
        assert "Deal of the day 2" in ann.text()
        assert len({mine, other, unfinished}) == 3


async def test_there_is_one_try_also_after_all_data_was_deleted(url: str) -> None:
    async with grown(url) as room:
        ann, ben, *_ = room.people
        [ann_there] = elsewhere(room, ann)
        await dealt(ann)
        await ann.slash("privacy delete")
        assert "still open, so nothing has been deleted" in ann.told
        await play_out(ann)
        await room.env.settle()
        await ann.slash("privacy delete")
        await ann.press("Yes, delete it all")
        for person in (ann, ann_there):
            await person.slash("daily", game="basic")
            await person.press(DEAL)
            assert "You played this deal before your data was deleted" in person.told
        await played(ben)
        assert "**1** of 2 everywhere so far." in ben.text(), "the former player has one place"
        database = (await room.reader()).database
        kept = select(seen.c.key).where(seen.c.until.is_not(None))
        async with database.read() as connection:
            assert len((await connection.execute(kept)).all()) == 1
        await room.restart(after=2 * DAY)
        await room.env.settle()
        async with database.read() as connection:
            assert (await connection.execute(kept)).all() == [], "with its key"


async def posted(ben: Player) -> None:
    """The strip in the channel, which spoils nothing."""
    room = ben.room
    before = room.history()
    await ben.press("Post it")
    [strip] = [text(one) for one in room.history() if one not in before]
    line, squares, words = strip.splitlines()
    assert re.fullmatch(r"\*\*Ben\*\* · Basic Rummy, daily 1 · .* · place 1 of 2 here", line)
    assert squares.startswith("🟥🟨🟩")
    assert re.fullmatch(SQUARES, words)
    assert not re.search("[♠♥♦♣]", strip), "no cards"
    assert buttons(room.history()[-1]) == [], "no way into the game"


async def listed(ann: Player) -> None:
    """In another server than that of one's try nobody knows of it, but if one wants that."""
    for place in ("everywhere", "here", "everywhere"):
        await ann.slash("daily")
        assert f"Place **1** of 1 {place}" in ann.text()
        await ann.press("More deals of today")
        await ann.press("Don’t list me here" if place == "here" else "List me here")


async def test_when_its_day_is_closed_the_replay_opens_with_a_proof_that_needs_nothing_of_ours(
    url: str, tmp_path: Path
) -> None:
    async with grown(url) as room:
        ann, ben = room.people[:2]
        mine = await played(ann)
        await ann.slash("replay", game=mine)
        assert "still being played" in ann.told
        await ann.slash("verify", game=mine)
        assert "still being played" in ann.told
        await room.restart(after=2 * DAY)
        await ann.slash("replay", game=mine)
        assert "**Ann**" in ann.text()
        assert "Play on from here" in ann.live(), "once more, for oneself"
        await ben.slash("replay", game=mine)
        assert "no finished game" in ben.told
        answered = await ann.slash("verify", game=mine)
        assert "✅ The secret of this day leads to the anchor" in text(answered.response)
        paths = []
        for one in answered.response.attachments:
            paths.append(tmp_path / one.filename)
            paths[-1].write_bytes(await one.read())
        file, script = paths
        done = ran(PYTHON, "-I", "-S", str(script), str(file))
        assert done.returncode == 0
        daily = json.loads(file.read_text())["daily"]
        assert f"ok    day 1 of the chain {daily['anchor']}" in done.stdout
        assert "ok    seed of the day" in done.stdout
        # The next deal has the way back to this one, and to how strong played it.
        await ben.slash("daily", game="basic")
        assert "Deal 1 of Basic Rummy is closed" in text(ben.panel)
        assert "My replay" not in ben.live()
        await ben.press("How strong played it")
        assert "Ada" in ben.text()
        assert "Play on from here" in ben.live()
        await ben.press("Export")
        line = Click("me", 0, "replay", "day-99999-basic")
        await forged(room, ben.actor, ben.panel, line)
        assert "no finished game" in ben.told
        await ann.slash("daily", game="basic")
        await ann.press("My replay")
        assert "**Ann**" in ann.text()
        await ann.slash("about")
        assert f"anchor `{daily['anchor']}`" in ann.told


async def test_there_is_one_try_whatever_is_clicked(url: str) -> None:
    async with grown(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("daily", game="gin")
        [part] = [one for one in buttons(ann.panel) if one["label"] == DEAL]
        deal = read_click(part["custom_id"])
        assert deal is not None
        await ann.press(DEAL)
        first = table_of(ann, "gin")
        for click in (deal, deal._replace(rest="gin.99999999"), deal._replace(rest="hearts.1")):
            await forged(room, ann.actor, ann.panel, click)
        assert table_of(ann, "gin") == first
        # Giving it up is final.
        await ann.slash("rummy leave")
        assert "one try" in ann.text()
        await ann.press("Yes, leave")
        await ann.slash("daily")
        assert "You didn’t finish this deal" in ann.text()
        await ann.press("More deals of today")
        assert "Deal of the day 1 · Basic Rummy" in ann.text()
        [menu] = menus(ann.panel)
        assert "Not finished" in {one.get("description") for one in menu["options"]}
        # An offer of yesterday's deals today's.
        await ben.slash("daily", game="gin")
        await room.restart(after=DAY)
        await ben.press(DEAL)
        assert "That deal is over. Here’s today’s." in ben.text()
        assert "Deal of the day 2" in ben.text()


async def test_nobody_advises_and_practice_ends_nothing_of_it(url: str) -> None:
    async with grown(url) as room:
        ann = room.people[0]
        mine = await dealt(ann)
        await ann.slash("rummy practice", game="gin")
        await ann.slash("daily", game="basic")
        assert table_of(ann, "basic") == mine
        assert {"Suggest", "Show me", "Do it", "Stop"}.isdisjoint(ann.live())


async def test_it_is_played_in_direct_messages_where_nobody_is_named(url: str) -> None:
    async with grown(url) as room:
        ann, told = room.people[0], in_messages(room)
        await played(ann)
        await ann.slash("daily")
        await played(told, "gin")
        assert "Place **1** of 1 everywhere so far." in told.text()
        assert " here" not in told.text()
        assert room.history() == []


async def test_a_young_account_has_no_place_and_closing_ends_what_was_begun(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await played(ann)
        assert "Not ranked" in ann.text()
        table_id = await dealt(ben)
        await room.restart(after=2 * DAY)
        await room.bot.services.registry.find(table_id)
        assert not (await room.page(table_id)).is_open
        await ben.slash("daily", game="basic")
        assert "Deal of the day 3" in ben.text()


async def test_what_is_lost_on_the_way_is_there_when_it_is_asked_for_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with grown(url) as room:
        ann, services = room.people[0], room.bot.services
        # The bot died when the cards were dealt, before anybody saw them.
        today = await services.days.store.today()
        deal = await services.days.store.deal(today, "gin")
        channel, me = room.channel.id, {"user": ann.id, "name": "Ann", "game_name": "gin"}
        where = {"day": today.day, "guild_id": room.guild.id, "channel_id": channel}
        await services.registry.play_day(deal.board.board, deal.board.luck, **where, **me)
        await room.restart()
        await ann.slash("daily", game="gin")
        assert "Deal of the day" in ann.text()
        assert DEAL not in ann.live()

        # The process that works out luck, par and strong's line dies: nothing half is stored.
        def dies(*_: Any) -> Any:
            raise WorkerLost

        working = {name: getattr(thinker_jobs, name) for name in ("ledger", "plays", "line")}
        for name in working:
            monkeypatch.setattr(thinker_jobs, name, dies)
        await play_out(ann)
        await room.env.settle()
        assert "How much of it was luck is still being worked out" in ann.text()
        assert "Computers are still playing your seat" in ann.text()
        found = await room.bot.services.days.store.find(today.day, "gin")
        assert (found.pars, found.strong) == (None, None)
        for name, job in working.items():
            monkeypatch.setattr(thinker_jobs, name, job)
        await room.restart()
        await ann.slash("daily")
        await room.env.settle()
        assert "**Your own choices cost 10.**" in ann.text()
        assert "Your choices: −10 (± 2)" in ann.text()
        assert "computers in your seat" in ann.text()
        found = await room.bot.services.days.store.find(today.day, "gin")
        assert found.strong is not None
