"""All that can be read from a database, as JSON values: what was read once can be compared."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from data.choices.presets import Presets
from data.database.database import Database
from data.journal.store import Store
from data.league.corrections import Corrections
from data.league.queries import League
from data.league.seasons import Seasons
from data.league.standings import Measure
from engine.cards import names
from engine.deal import salted
from engine.games.registry import REGISTRY
from engine.notation.export import export, unique_names
from engine.notation.position import Position, write_position
from engine.options import write_options
from engine.result import Result
from engine.table.course import Course, course, rules_at_first
from engine.table.record import StoredTable
from engine.table.story import story_of
from engine.view import View, view


async def loaded(store: Store, table_id: str) -> StoredTable:
    page = await store.load(table_id)
    assert page is not None
    return page


def folded(page: StoredTable) -> Course:
    return course(rules_at_first(page.header), page.header, page.entries)


async def read_table(store: Store, table_id: str) -> dict[str, Any]:
    """A table as its journal tells it, hidden cards and all, and what each seat sees."""
    page = await loaded(store, table_id)
    told = folded(page)
    rules = write_options(told.game.options)
    written = {
        "header": page.header,
        "is_open": page.is_open,
        "messages": (page.message_id, page.call_id),
        "version": told.version,
        "rules": rules,
        "sitting": told.sitting,
        "luck": salted(page.header.seed, (salt for _, salt in told.sitting.salts)),
        "attendance": told.attendance,
        "verdict": await store.verdict(table_id),
    }
    if told.state is not None:
        players = unique_names(told.sitting.sitters)
        views = [view(told.game, told.state, seat) for seat in (None, *range(len(players)))]
        written["position"] = write_position(Position(told.game, rules, players, told.state))
        written["seen"] = public(views[0])
        written["hands"] = [hands(one) for one in views]
        if not page.is_open:
            replay = plain(list(export(story_of(page.header, page.entries))))
            text = json.dumps(replay, ensure_ascii=False, sort_keys=True)
            written["replay"] = hashlib.sha256(text.encode()).hexdigest()
    read: dict[str, Any] = plain(written)
    return read


async def read_server(
    database: Database, guild: int, people: Iterable[str], now: float
) -> dict[str, Any]:
    """The league of a server at this moment (Unix seconds), its corrections and presets."""
    league, seasons = League(database), await Seasons(database, lambda: now).of(guild)
    boards = {}
    for game in (None, *REGISTRY):
        for season in (None, *(one.season_id for one in seasons)):
            for measure in Measure:
                if game is not None or measure is not Measure.POINTS:
                    asked = guild, game, season, measure
                    name = f"{game or 'all'} {season or 'ever'} {measure}"
                    boards[name] = await league.leaderboard(*asked)
                    boards[f"{name} unrated"] = await league.leaderboard(*asked, rated=False)
    read: dict[str, Any] = plain(
        {
            "boards": boards,
            "stats": {user: await league.stats(guild, int(user)) for user in people},
            "history": await league.history(guild, size=50),
            "seasons": seasons,
            "corrections": await Corrections(database).of(guild),
            "presets": {game: await Presets(database).list(guild, game) for game in REGISTRY},
        }
    )
    return read


def public(shown: View) -> dict[str, Any]:
    """What everybody sees of a table besides the cards in hands."""
    written = shown._replace(
        discard=names(shown.discard),
        melds=[meld._replace(cards=names(meld.cards)) for meld in shown.melds],
    )._asdict()
    for key in ("seat", "hands", "features", "facts"):
        del written[key]
    return written


def hands(shown: View) -> list[str]:
    """The hands as somebody sees them."""
    return [" ".join(names(hand)) for hand in shown.hands]


def plain(value: Any) -> Any:
    """A value as JSON has it: records are objects by the names of their fields."""
    match value:
        case Enum():
            return value.value
        case bytes():
            return value.hex()
        case Mapping():
            return {str(key): plain(part) for key, part in value.items()}
        case frozenset():
            return sorted(map(plain, value))
        case Result():
            # On that day what one game tells of a deal had this name.
            fields_of = value._asdict()
            return plain({**fields_of, "reckoning": fields_of.pop("own")})
        case tuple() if hasattr(value, "_asdict"):
            return plain(value._asdict())
        case list() | tuple():
            return [plain(part) for part in value]
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return value


def known(read: Any, told: Any) -> Any:
    """What is read, without the keys that nobody knew on that day."""
    match read, told:
        case dict(), dict():
            return {key: known(part, told[key]) for key, part in read.items() if key in told}
        case list(), list() if len(read) == len(told):
            return [known(*pair) for pair in zip(read, told, strict=True)]
    return read
