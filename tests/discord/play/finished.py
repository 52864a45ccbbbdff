"""Games that a room's people have finished before the bot starts, straight in its database."""

from collections.abc import Sequence
from typing import Any

from bot.blocks.control import read_click
from engine.table.record import Header, Standing, Unrated
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import Closed, Sat
from engine.table.terms import Terms
from tests.discord.play.kit import SEED, Message, Player, Prepare, Room, components
from tests.discord.play.shelf import Shelf

NAMES = ("Ann", "Ben", "Chi", "Dao")
STRANGER = 1_300_000_000_000_000_000
"""The user id of the first of those who are only on the leaderboard."""


def standings(
    room: Room, who: Sequence[int | None], unrated: Unrated | None = None, **each: Any
) -> list[Standing]:
    """How these ended, the winner first: people of the room by number, strangers from 10 on, None
    for a computer. ``each`` holds of all of them."""
    if None in who and unrated is None:
        unrated = Unrated.COMPUTER
    rows = []
    for place, number in enumerate(who, 1):
        user, name = _of(room, number)
        values = {"deals": 7, "points": 40 * place, "seat": place - 1} | each
        won = place == 1
        rows.append(Standing(user, name, place, 40 * place, won=won, unrated=unrated, **values))
    return rows


def _of(room: Room, number: int | None) -> tuple[int | None, str]:
    if number is None:
        return None, "Ada"
    if number < len(NAMES):
        return room.people[number].id, NAMES[number]
    return STRANGER + number, f"Stranger {number}"


async def finish(
    room: Room, store: Shelf, rows: Sequence[Standing], table_id: str, game: str = "contract"
) -> None:
    """One game that ended so."""
    sitters = [Sitter(row.user, row.name) for row in rows if not row.left]
    host = next(row for row in rows if row.user is not None)
    header = Header(
        table_id=table_id,
        guild_id=room.guild.id,
        channel_id=room.channel.id,
        game=game,
        options={},
        host=host.user or 0,
        host_name=host.name,
        seed=SEED,
        created_at=1_790_000_000,
        terms=Terms(),
    )
    await store.create(header, [Sat(sitter) for sitter in sitters])
    over = [Closed(CloseReason.FINISHED)]
    await store.append(table_id, 2, over, closes=True, standings=rows)


def games(*ranked: Sequence[int | None], game: str = "contract", **each: Any) -> Prepare:
    """Games that ended in these orders; their tables are called 0000000001 and so on."""

    async def prepare(room: Room, store: Shelf) -> None:
        for number, who in enumerate(ranked, 1):
            rows = standings(room, who, **each)
            await finish(room, store, rows, f"{number:010x}", game)

    return prepare


def control(message: Message, verb: str) -> str:
    """The custom_id of the menu or button of this verb."""
    found = [part["custom_id"] for part in components(message) if "custom_id" in part]
    clicks = [(one, read_click(one)) for one in found]
    return next(one for one, click in clicks if click is not None and click.verb == verb)


async def choose(person: Player, message: Message, verb: str, value: str) -> Any:
    """A line of a menu of a message that everybody sees."""
    picked = await person.actor.select(message, [value], custom_id=control(message, verb))
    return person._seen(picked)


async def file_of(message: Any) -> tuple[str, bytes]:
    """The name and the content of the one file of a message, which is shown on it."""
    [part] = [part for part in components(message) if part.get("type") == 13]
    [attachment] = message.attachments
    assert part["file"]["url"] == attachment.url
    return attachment.filename, await attachment.read()
