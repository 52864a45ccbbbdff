"""The message that a table should have, made from its journal with the bot's own public screens."""

import json
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.blocks.screen import Screen
from bot.discordpy.components import as_message
from bot.people.known_people import language_of_server
from bot.people.preferences import ServerSettings
from bot.render.specs import EMOJI_NAMES
from bot.screens.halt import unshown_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from bot.text.card_words import LETTERS, emoji_faces
from bot.text.name_words import escaped, name_or_former
from bot.text.text import CommandMentions
from engine.live.faults import Halt
from engine.live.rehydrate import BroughtBack
from engine.live.table import Table
from engine.live.timing import TableTiming
from engine.table.record import EveningScore, Verdict
from engine.table.roster import Status
from engine.table.table_state import rules_at_first, table_state
from tests.discord.loopback import Loopback
from tests.soak.truth import TableTruth, reading
from tests.soak.words import plain, words_of

if TYPE_CHECKING:
    from tests.discord.payloads import Json


_REFERENCE = re.compile(r"\b[0-9a-f]{8}\b")
"""How a message names a fault of ours."""


class Dots:
    """Paints nothing: words alone are compared."""

    async def paint(self, spec: object) -> bytes:
        return b"."


def texts(server: Loopback, file: Path) -> dict[int, Text]:
    """What each server reads, with the emojis and commands that the bot has been given."""
    there = {one["name"]: f"<:{one['name']}:{one['id']}>" for one in server.emojis.values()}
    whole = {
        deck: {card: there[name] for card, name in names.items()}
        for deck, names in EMOJI_NAMES.items()
        if all(name in there for name in names.values())
    }
    faces = emoji_faces(whole) if whole else LETTERS
    mentions = CommandMentions({one["name"]: int(one["id"]) for one in server.commands})
    with closing(reading(file)) as database:
        kept = dict(database.execute("SELECT guild_id, settings FROM servers").fetchall())
    found = {}
    for guild in server.world.guilds:
        settings = ServerSettings.read(json.loads(kept.get(guild, "{}")))
        language = language_of_server(settings, "en-US")
        found[guild] = Text(language, drawn=faces, mentions=mentions)
    return found


def seated(
    table: TableTruth,
    version: int | None = None,
    verdict: Verdict | None = None,
    *,
    veiled: bool = False,
) -> Table:
    """The table in memory as a process finds it in the journal, now or at a version.

    ``veiled``: others play its cards meanwhile.
    """
    page, nothing = replace(table.stored(version), end_unshown=veiled), Any
    told = table_state(rules_at_first(page.header), page.header, page.entries)
    brought, now = BroughtBack(page, told), datetime.now(UTC)
    made = Table(brought, nothing, lambda: now, TableTiming())  # type: ignore[arg-type] # nothing is stored
    made.verdict = verdict
    made.others_play = lambda: veiled
    return made


async def expected_message(table: Table, say: Text) -> "Json":
    """Its message, but for the picture."""
    return await _message(public_screen(table, say))


async def _message(screen: Screen) -> "Json":
    body = await as_message(screen, Dots())  # type: ignore[arg-type] # it paints
    return {"components": body.components}


async def expected_words(table: Table, say: Text, got: Sequence[str] = ()) -> list[str]:
    """What its message says.

    Who is ready for the next deal isn't stored, and the score of the evening isn't in the journal.
    Both are as the message ``got`` says, and so is the moment at which a challenge parted from
    another table.
    """
    before, after = plain(say("result-next", until="<t>", names="|")).split("|")
    for line in got:
        _read_evening(table, line, say)
        if line.startswith(before):
            named = line.removeprefix(before).removesuffix(after)
            sitters = table.roster.sitters
            table.ready |= {one.user for one in sitters if one.user and one.name not in named}
    words = words_of(await expected_message(table, say))
    parted = plain(say("challenge-parted", move="|", host="", here="", there="")).split("|")[0]
    for place, line in enumerate(got):
        if line.startswith(parted) and table.terms.challenge is not None:
            words.insert(place, line)
    return words


def _read_evening(table: Table, line: str, say: Text) -> None:
    """Give the table the score of the evening, if this line of its message says it."""
    head = plain(say("evening-score", scores="|")).split("|")[0]
    if not line.startswith(head):
        return
    users = {
        plain(name_or_former(sitter.user, escaped(sitter.name), say)): sitter.user
        for sitter in table.roster.sitters
    }
    scores = [part.rsplit(" ", 1) for part in line.removeprefix(head).split(" · ")]
    wins = {users.get(name): int(count) for name, count in scores}
    people = {user: count for user, count in wins.items() if user is not None}
    evening = EveningScore(people, wins.get(None, 0), games=2)
    if table.verdict is not None:
        table.verdict = replace(table.verdict, evening=evening)
    table.evening = evening


def board_mates(tables: Mapping[str, TableTruth], key: str) -> list[TableTruth]:
    """The other tables that have the same cards as a table in a channel."""
    terms = tables[key].header.terms
    if terms.board is None or terms.practice:
        return []
    return [
        other
        for name, other in tables.items()
        if name != key and not other.header.terms.practice
        if other.header.terms.board is not None
        and other.header.terms.board.board_id == terms.board.board_id
    ]


async def readings(
    table: TableTruth,
    version: int,
    say: Text,
    got: Sequence[str],
    *,
    verdicts: Sequence[Verdict | None],
    veils: Sequence[bool],
) -> AsyncIterator[list[str]]:
    """All that the message of a table may say at a version, the likeliest first.

    The journal does not have the ``verdicts``, the ``veils``, whether a player has made a result
    small, and the faults of ours that stop a table or hide it. The message ``got`` has the
    references of such faults.
    """
    for verdict, veiled, folded in product(verdicts, veils, (False, True)):
        made = seated(table, version, verdict, veiled=veiled)
        made.folded = folded
        if made.roster.status is Status.CLOSED or not folded:
            yield await expected_words(made, say, got)
    for reference in _REFERENCE.findall(" ".join(got)):
        made = seated(table, version)
        key, game = table.header.table_id, table.header.game
        yield words_of(await _message(unshown_screen(key, version, game, reference, say)))
        made.halt = Halt(reference, version, "soak", {}, RuntimeError())
        yield await expected_words(made, say, got)
