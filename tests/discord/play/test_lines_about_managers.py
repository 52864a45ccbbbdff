"""What managers do to others, and who is deleted, leaves a line in the log that has only ids."""

from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from tests.discord.play.finished import games
from tests.discord.play.insisting import opens
from tests.discord.play.kit import open_room
from tests.discord.play.rules_kit import manager
from tests.discord.play.test_corrections_by_clicks import EVENING, SECOND

EVENTS = {
    *("game_voided", "game_restored", "table_closed_by_manager", "person_barred"),
    "person_deleted",
}
TYPED = "hush hush"


async def test_each_leaves_one_line_without_a_name_or_typed_words(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        mia, (ann, ben, *_) = manager(room), room.people
        with capture_logs(processors=[merge_contextvars]) as lines:
            for command in ("void", "restore"):
                await mia.slash(f"server {command}", game=SECOND, reason=TYPED)
                await mia.press(f"Yes, {'take it out' if command == 'void' else 'put it back'}")
            await mia.slash("server bar", member=ben.actor)
            await opens(ann, "contract")
            table = room.table_id()
            await mia.slash("server close", table=table, reason=TYPED)
            # It is closed: nothing more is told.
            await mia.slash("server close", table=table, reason=TYPED)
            await ann.slash("privacy delete")
            await ann.press("Yes, delete it all")
    told = [line for line in lines if line["event"] in EVENTS]
    by, guild = {"by": mia.id}, room.guild.id
    wanted = [
        {"event": "game_voided", "table": SECOND, **by},
        {"event": "game_restored", "table": SECOND, **by},
        {"event": "person_barred", "person": ben.id, **by},
        {"event": "table_closed_by_manager", "table": table, **by},
        {"event": "person_deleted", "person": ann.id},
    ]
    assert [{**line, **one} for line, one in zip(told, wanted, strict=True)] == told
    for line in told:
        assert line["guild"] == guild
        assert not any(name in str(line) for name in ("Ann", "Ben", "Chi", "Mia", "hush"))
