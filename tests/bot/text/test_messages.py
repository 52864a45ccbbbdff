"""No message is missing in any language, and none of ours is without a use."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import bot
import cogs
from bot.discordpy.channel_requests import NEEDED
from bot.games.registry import PRACTISED
from bot.people.preferences import Sort
from bot.screens.first_steps import PAGES, About
from bot.screens.games_list import HistoryScope
from bot.screens.panel_controls import LAYING, SUGGEST, THROW
from bot.screens.server_screens import SWITCHES
from bot.screens.settings_screen import MENUS, PANEL
from bot.text import LANGUAGES, Text
from bot.text.rules_in_words import attribute_of, option_in_words
from data.league.standings import CorrectionKind as Correction
from data.league.standings import LeaderboardKind, Measure
from engine.computer.plain.advice import Why
from engine.computer.plain.remarks import RemarkKind
from engine.computer.strength import Strength
from engine.errors import Reason
from engine.facts import FirstMeld
from engine.games.registry import REGISTRY, SCORE_ITEMS
from engine.listing import Length
from engine.melds import MeldKind
from engine.options import open_numbers, tables, types
from engine.result import Ending, Feat
from engine.steps.fines import FineItem
from engine.table.record import Unrated
from engine.table.roster import CloseReason
from engine.table.standing_orders import Rest
from engine.table.terms import CLOCKS
from engine.table.terms import ClockKind as Clock
from tests import rules_pages
from tests.complete_games import COMPLETE, may_be_missing
from tests.each import each
from tests.fluent_files import FILES, FOLDER, files_of, messages_of

TEXT = Text()
GAMES = tuple(REGISTRY.values())


def dashed(value: str) -> str:
    return value.replace("_", "-")


def of_days() -> Iterator[str]:
    """Those of the deal of the day."""
    yield from (f"daily-anchor-{kind}" for kind in ("running", "new", "coming"))
    yield from (f"daily-{beside}-par" for beside in ("over", "under", "at"))
    yield from (f"daily-strip-{part}" for part in ("over", "under", "at", "out", "turns"))


def of_score_sheets() -> Iterator[str]:
    """Lines of the score sheet; some are shorter beside a picture."""
    for what in chain.from_iterable(SCORE_ITEMS):
        yield from (f"line-{dashed(what)}", *TEXT.ids(f"line-{dashed(what)}-count"))


CHOSEN = ("chosen-set", "chosen-run", "chosen-later-draw", "chosen-later-turn")


YOURS = (
    *("host-changed", "invited", "nudged", "removed", "seat-opened", "substituted"),
    *("played-skip", "turn-skipped"),
)


def put_together() -> Iterator[str]:
    """Ids that the code puts together, each written out."""
    yield from (f"refusal-{dashed(reason)}" for reason in Reason)
    yield from of_score_sheets()
    yield from (f"fine-{dashed(what)}" for what in FineItem)
    yield from (f"{what}-{kind}" for what in ("goal", "slot") for kind in MeldKind)
    yield from (f"event-deal-{dashed(ending)}" for ending in Ending)
    yield from (f"event-deal-{how}" for how in ("won", "undercut"))
    yield from (f"event-closed-{dashed(why)}" for why in CloseReason)
    yield from ("event-drew-hidden", "event-drew-penalty-hidden", *CHOSEN)
    yield from (f"event-{event}-you" for event in YOURS)
    yield from (*of_days(), *(f"measure-{one}" for one in Measure))
    yield from (f"highlight-{dashed(feat)}" for feat in Feat)
    listed = ("league-empty", "button-league", "league-about")
    yield from (f"{part}-{kind}" for kind in LeaderboardKind for part in listed)
    yield from (f"unrated-{dashed(why)}" for why in Unrated)
    for done in Correction:
        yield from (f"corrections-{done}", f"correction-{done}")
    yield from (f"clock-{name}" for name, clock in CLOCKS.items() if clock.kind is Clock.LIVE)
    yield from (f"lobby-{kind}" for kind in ("person", "host", "invited"))
    yield from (f"length-{length}" for length in Length)
    yield from (f"length-{form}{more}" for form in ("about", "short") for more in ("", "-hours"))
    yield from (f"button-{ask}-left" for ask in ("may-i", "buy"))
    for strength in Strength:
        yield from (f"strength-{strength}", f"button-{strength}-computer")
    yield from (f"sort-{sort}" for sort in Sort)
    yield from (f"button-by-{sort}" for sort in Sort if sort is not Sort.MELDS)
    yield from (f"orders-{rest}" for rest in Rest)
    yield from (f"button-{rest}" for rest in Rest if rest is not Rest.HABIT)
    for first_meld in FirstMeld:
        yield from (f"{what}-{first_meld}" for what in ("table-down", "hand-down", "chosen-later"))
    yield from (f"choose-{button.verb}" for button in (*LAYING, THROW, SUGGEST))
    yield from (f"advice-{why}" for why in Why)
    yield from (f"saw-{saw}" for saw in RemarkKind)
    yield from (f"practice-{game}-welcome" for game in PRACTISED)
    yield from (f"permission-{dashed(name)}" for name in NEEDED)
    for whose in HistoryScope:
        yield from (f"{kind}-{whose}" for kind in ("choice-whose", "history-title", "history-none"))
        yield f"button-history-{whose}"
    yield from (f"{kind}help-{page}" for page in PAGES for kind in ("", "button-"))
    yield from (f"about-{name}" for name in About._fields if name != "version")
    for place in ("first", "back", "on", "last", "deal-before", "deal-after"):
        yield f"button-replay-{place}"
    for kind in ("seal", "dealer", "day", "deal", "draws", "new-stock"):
        yield from (f"verify-{kind}", f"verify-{kind}-wrong")
    yield from (dashed(f"settings-{name}{more}") for name in PANEL for more in ("", "-about"))
    for name, kind in MENUS.items():
        for value in kind:
            yield dashed(f"settings-{name}-{value}")
            yield dashed(f"settings-{name}-{value}-about")
    for name in SWITCHES:
        for state in ("on", "off"):
            yield dashed(f"defaults-{name}-{state}")
            yield dashed(f"button-defaults-{name}-{state}")
    for game in GAMES:
        first_page = (f"pages-{game.name}", f"origin-{game.name}")
        yield from (own for own in first_page if game.name in COMPLETE or TEXT.ids(own))
        numbers = chain.from_iterable(open_numbers(hint).values() for hint in types(game).values())
        yield from (f"rules-number-of-{part}" for parts in numbers for part in parts if part)
        yield from (f"game-{game.name}", f"name-{game.name}")
        for name in (game.preset_key, *(field.name for field in fields(game.options))):
            yield f"option-{game.name}-{name}"


@cache
def attributes_of(message: str) -> set[str]:
    """The attributes that a message must have."""
    if message in {f"clock-{name}" for name, clock in CLOCKS.items() if clock.kind is Clock.LIVE}:
        return {"name"}
    if message in {f"length-{length}" for length in Length}:
        return {"about"}
    for game in GAMES:
        own = f"option-{game.name}-"
        if message == f"game-{game.name}":
            return {"book", "description"}
        if message.startswith(own):
            name = message.removeprefix(own)
            values = option_in_words(game, name, TEXT).values
            known = {"description", *(attribute_of(game, name, value) for value in values)}
            # A table of contracts may be one without a name as well.
            of_contracts = name in types(game) and tables(types(game)[name]) is not None
            return known | {"table"} if of_contracts else known
    return set()


def read_by_prefix(message: str) -> bool:
    """Sections of rules are read as they come; names of commands are those that are published
    (tests/discord/test_command_names.py)."""
    sections = [f"{kind}-{game.name}-" for game in GAMES for kind in ("rules", "silent")]
    return message.startswith((*sections, "name-"))


@cache
def nodes() -> tuple[ast.AST, ...]:
    """All code of the bot."""
    folders = Path(bot.__path__[0]), Path(cogs.__path__[0])
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    files.append(Path(rules_pages.__file__))  # the pages of docs/rules
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    return tuple(node for tree in trees for node in ast.walk(tree))


@cache
def used() -> set[str]:
    """Every id that stands somewhere in the code, or is put together."""
    written = {
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    page = (Path(bot.__path__[0]) / "screens" / "replay_page.html").read_text(encoding="utf-8")
    return written | set(put_together()) | set(re.findall(r"\{\{([a-z-]+)\}\}", page))


@cache
def asked_for() -> set[str]:
    """Ids that the code asks a text for by name: ``say("id", …)``, ``context.say("id", …)``."""
    found = set()
    for node in nodes():
        match node:
            case ast.Call(
                func=ast.Name("say" | "self") | ast.Attribute(attr="say"),
                args=[ast.Constant(value=str(message)), *_],
            ):
                found.add(message.partition(".")[0])
    return found


def computed() -> Iterator[str]:
    """How the code puts ids together, as patterns: ``sort-{…}`` becomes ``sort-.+``."""
    for node in nodes():
        match node:
            case ast.Call(
                func=ast.Name("say" | "self" | "translated") | ast.Attribute(attr="say"),
                args=[ast.JoinedStr(values=parts), *_],
            ):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in parts
                )


def test_every_id_that_is_put_together_is_written_out_here():
    patterns = set(computed())
    assert len(patterns) > 8
    every = {message.partition(".")[0] for message in put_together()}
    known = "\n".join(sorted(every))
    unknown = [
        pattern
        for pattern in patterns
        # Attributes are held to what is used by a test of their own.
        if not re.search(rf"^{pattern.partition(chr(92) + '.')[0]}$", known, re.MULTILINE)
    ]
    assert unknown == [], "add what these can be to put_together"
    assert every <= set(TEXT.ids())


@each("language", LANGUAGES)
def test_no_message_is_missing(language: str):
    asked = asked_for()
    assert len(asked) > 300
    needed = asked | set(put_together())
    for path in FILES:
        if language == "en" or not may_be_missing(path):
            needed |= set(messages_of(FOLDER / "en" / path))
    if language != "en":
        needed = {message for message in needed if not may_be_missing(message)}
    ours = set().union(*map(messages_of, files_of(language)))
    assert needed - ours == set()


@cache
def put_into_others() -> set[str]:
    """Ids of messages that others put in: ``{ not-a-meld }``."""
    written = (path.read_text(encoding="utf-8") for path in files_of("en"))
    return set(chain.from_iterable(re.findall(r"\{ ([a-z][\w-]*) \}", text) for text in written))


@each("path", FILES)
def test_no_message_is_without_a_use(path: str):
    ours, somewhere = messages_of(FOLDER / "en" / path), used() | put_into_others()
    unused = [name for name in ours if name not in somewhere and not read_by_prefix(name)]
    assert unused == []


@each("language", LANGUAGES)
@each("path", FILES)
def test_attributes_are_those_that_are_used(path: str, language: str):
    file = FOLDER / language / path
    if not file.exists() and may_be_missing(path):
        pytest.skip(f"{path} is said in English")
    for name, message in messages_of(file).items():
        assert {one.id.name for one in message.attributes} == attributes_of(name), name
