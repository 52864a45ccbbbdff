"""UX /verify: the shuffles of a finished game computed anew, and the files to do it again with."""

import json
from pathlib import Path
from typing import Any

from sqlalchemy import select, update

from data.database.database import open_database
from data.database.schema import journal
from engine.shuffle import commitment
from tests.discord.play.kit import SEED, Player, Room, open_room, text
from tests.discord.play.past_games import GAME, finish
from tests.discord.play.shelf import Shelf
from tests.processes import PYTHON, ran


async def short_basic(room: Room, store: Shelf) -> None:
    await finish(
        room,
        store,
        "basic",
        seats=(0, 1, 2),
        salts=("1458", "1459"),
        wild=3,
        end={"mode": "hands", "hands": 2},
    )


async def saved(answered: Any, folder: Path) -> list[Path]:
    """The files of an answer, on the disk as somebody saves them."""
    paths = []
    for one in answered.response.attachments:
        path = folder / one.filename
        path.write_bytes(await one.read())
        paths.append(path)
    return paths


def run(script: Path, file: Path) -> tuple[int, str]:
    done = ran(PYTHON, "-I", "-S", str(script), str(file))
    assert not done.stderr
    return done.returncode, done.stdout


async def verified(ann: Player) -> Any:
    answered = await ann.slash("verify", game=GAME)
    assert answered.response.ephemeral
    return answered


async def test_ux_verify_says_what_it_computed_and_what_that_proves(
    url: str, tmp_path: Path
) -> None:
    """Commitment, salts, first dealer, deals and new stocks; the script says the same."""
    async with open_room(url, prepare=short_basic) as room:
        ann = room.people[0]
        answered = await verified(ann)
        told = text(answered.response)
        assert "❌" not in told
        for line in (
            "✅ The seed is the one that was sealed.",
            "✅ The first dealer follows from it.",
            "✅ 2 deals:",
            "new stocks made of discards",
            f"Seal: `{commitment(SEED)}`",
            f"Seed: `{SEED.hex()}`",
            "Luck added by players: `1458` `1459`",
            "It proves",
            "It doesn’t prove",
        ):
            assert line in told, line
        file, script = await saved(answered, tmp_path)
    status, said = run(script, file)
    assert status == 0
    deals = json.loads(file.read_text())["deals"]
    piles = sum("pile" in one for deal in deals for one in deal["draws"])
    assert said.count("ok ") == 6 + piles


async def without_luck(room: Room, store: Shelf) -> None:
    await finish(room, store)


async def test_ux_verify_tells_when_nobody_added_luck(url: str) -> None:
    async with open_room(url, prepare=without_luck) as room:
        told = text((await verified(room.people[3])).response)
        assert "No one added luck to this game." in told
        assert "that the seed was random if no one added luck" in told


async def tampered(room: Room, store: Shelf) -> None:
    """The first two cards of a stock change places, as somebody who owns the database may do it."""
    await short_basic(room, store)
    database = await open_database(room.url)
    dealt = (journal.c.table_id == GAME) & journal.c.events.contains('"dealt"')
    async with database.write() as connection:
        rows = await connection.execute(select(journal.c.version, journal.c.events).where(dealt))
        version, events = rows.first() or (0, "")
        step = json.loads(events)
        stock = next(event for event in step if event["event"] == "dealt")["stock"]
        stock[-1], stock[-2] = stock[-2], stock[-1]
        here = (journal.c.table_id == GAME) & (journal.c.version == version)
        await connection.execute(update(journal).where(here).values(events=json.dumps(step)))
    await database.dispose()


async def test_ux_verify_a_game_that_was_tampered_with_is_told(url: str, tmp_path: Path) -> None:
    async with open_room(url, prepare=tampered) as room:
        answered = await verified(room.people[0])
        told = text(answered.response)
        assert "❌ 1 deal doesn’t match the shuffle." in told
        assert "-# Deal 1" in told
        assert "Something differs." in told
        assert "It proves" not in told
        file, script = await saved(answered, tmp_path)
    status, said = run(script, file)
    assert status == 1
    assert "WRONG deal 1\n" in said
