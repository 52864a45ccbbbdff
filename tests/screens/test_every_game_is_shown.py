"""Every game is shown from its lobby to its first result, in every language."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from fluent.syntax.ast import (
    BaseNode,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
)

from bot.blocks.screen import Picture, Screen
from bot.games.registry import PRACTISED
from bot.screens.day_screens import OFFERED as DAYS
from bot.screens.day_screens import Front, Yesterday, front_screen
from bot.screens.first_steps import help_screen, welcome_screen
from bot.screens.same_cards import Compared, compare_screen
from bot.showing.public_screen import public_screen
from bot.text import LANGUAGES, Text
from bot.text.text import Argument
from engine.games.registry import REGISTRY, game
from engine.listing import Length
from engine.live.table import Table
from engine.phase import Phase
from engine.table.length import NOTHING_USUAL
from engine.table.terms import Board, Terms
from tests.complete_games import COMPLETE
from tests.fluent_files import files_of, messages_of
from tests.screens.panels import panel, turn
from tests.screens.script import Script
from tests.screens.tables import over, until

TEXT = 4000
"""Characters of a message (FACTS)."""


def evening(name: str) -> Iterator[Table]:
    """Moments of a table with as few players as there can be."""
    rules = REGISTRY[name].build(REGISTRY[name].presets[REGISTRY[name].default])
    script = Script(name, rules.seats[0])
    yield script.table()
    yield script.begin().table()
    yield script.play_on(until(0, Phase.PLAY)).table()
    if rules.features.lay:  # else melds lie there only once the deal is over
        yield script.play_on(until(1)).table()
    yield script.play_on(over).table()


def shown(table: Table, say: Text) -> Iterator[Screen]:
    """What the channel sees of a table, and what the player to move does."""
    yield public_screen(table, say)
    if table.view(None).seen.phase is not Phase.OVER:
        yield panel(table, say, turn(table))


def beside(name: str, say: Text) -> Iterator[Screen]:
    """Where the cards of a game are spoken of besides: played by two tables, and by everybody."""
    listing = REGISTRY[name]
    script = Script(name, listing.build(listing.presets[listing.default]).seats[0])
    board = Board("a1b2c3d4e5.1", 1, 1, 0, 0)
    script.header = replace(script.header, terms=Terms(rated=False, board=board))
    yield public_screen(script.table(), say)
    table = script.begin().table()
    table.others_play = lambda: True
    yield public_screen(table, say)
    yield compare_screen(Compared("a1b2c3d4e5", 0, name, (), 0, None, 0, is_mine=False), say)
    if name in DAYS:
        yield front_screen(Front(1, 1, name, (), Yesterday((), None), ()), say)


@pytest.mark.parametrize("name", REGISTRY)
def test_ux_languages_a_game_is_shown_in_every_language(name: str) -> None:
    for table in evening(name):
        for say in map(Text, LANGUAGES):
            for screen in shown(table, say):
                told = [block for block in screen.blocks if isinstance(block, str)]
                pictures = [block for block in screen.blocks if isinstance(block, Picture)]
                assert 0 < sum(map(len, told)) <= TEXT
                assert all(0 < len(picture.alt) <= 1024 for picture in pictures)


@pytest.mark.parametrize("name", REGISTRY)
def test_the_first_message_and_help_name_every_game(name: str) -> None:
    for say in map(Text, LANGUAGES):
        assert f"**{say(f'game-{name}')}**" in str(welcome_screen(say).blocks[0])
        command = " ".join(say(f"name-{word}") for word in ("rummy", "new", name))
        assert f"`/{command}`" in str(
            help_screen("games", Length.QUICK, NOTHING_USUAL, say).blocks[0]
        )


# The words of a game.

ALL = frozenset(REGISTRY)
TERMS: tuple[tuple[frozenset[str], dict[str, str]], ...] = (
    (
        frozenset({"contract", "shanghai", "manipulation", "indian", "rummy500", "tiles"}),
        {"en": r"\b[Jj]oker", "vi": r"\b[Jj]oker", "th": "โจ๊กเกอร์"},
    ),
    (
        frozenset({"shanghai", "indian", "phases"}),
        {"en": r"\bwild\b", "vi": "vạn năng", "th": "ไพ่แทน"},
    ),
    (
        frozenset({"shanghai"}),
        {"en": r"\b(?:[Bb]uy|[Bb]ought)", "vi": r"\b[Mm]ua\b", "th": "ซื้อ"},
    ),
    (
        frozenset({"contract"}),
        {
            "en": r"\bMay I\b|\b[Aa]sk(?:ed)? for\b",
            "vi": r"\b[Xx]in\b",
            "th": "ขอ(?:ไพ่|ได้|ทันที)|ไม่ขอ(?!แล้ว|ที่นั่ง)",
        },
    ),
    (
        frozenset({"contract", "shanghai"}),
        {"en": r"\b[Cc]ontract\b", "vi": "[Hh]ợp đồng", "th": "คอนแทรกต์"},
    ),
    (frozenset({"dummy"}), {"en": r"\b[Bb]orn\b", "vi": "ra đời", "th": r"เกิด(?:แล้ว|ได้)"}),
    (
        frozenset({"dummy", "rummy500"}),
        {"en": r"\b[Tt]he row\b", "vi": "[Hh]àng bài", "th": "กองกลาง"},
    ),
    (
        frozenset({"dummy", "gin", "manipulation"}),
        {"en": r"\b[Kk]nock", "vi": r"\b[Gg]õ bàn\b|(?<![Bb]áo )\b[Ùù]\b", "th": "น็อค"},
    ),
    (frozenset({"dummy", "indian"}), {"vi": r"\b[Ùù]\b"}),
    (frozenset({"gin", "manipulation"}), {"vi": r"\b[Gg]õ bàn\b"}),
    (frozenset({"gin"}), {"en": r"\b[Dd]eadwood", "vi": "[Bb]ài rác", "th": "ไพ่เศษ"}),
    (
        ALL - {"gin"},
        {"en": r"\bleft over\b|in no meld\b|outside melds", "vi": "ngoài phỏm", "th": "นอกชุด"},
    ),
    (
        ALL - {"dummy", "manipulation", "rummy500", "tiles"},
        {"en": r"\b[Uu]pcard|\b[Dd]iscard pile", "vi": "[Ll]á ngửa", "th": "ไพ่หงาย"},
    ),
    (
        ALL - {"manipulation", "tiles"},
        {"en": r"\b[Dd]iscard", "vi": r"\bđánh (?:bài|một lá)", "th": "ทิ้ง"},
    ),
    (
        frozenset({"phases"}),
        {
            "en": r"\b[Ss]kip card|\b[Pp]hases?\b",
            "vi": r"mất lượt|\b[Mm]àn\b(?! hình)",
            "th": "ข้ามตา|เฟส",
        },
    ),
    (
        ALL - {"tiles"},
        {
            "en": r"\b[Cc]ards?\b",
            "vi": r"(?<![Xx]anh )\b[Ll]á\b|\b[Bb]ộ bài\b|\b[Hh](?:ạ|ết) bài\b",
            # "To shuffle", the workbench, a button and an option are words of every game.
            "th": "(?<!สับ)(?<!โต๊ะจัด)ไพ่(?!ของฉัน|เดิม)",
        },
    ),
    (frozenset(), {"en": r"\bout of turn\b", "vi": "ngoài lượt", "th": "นอกตา"}),
)
"""The games that have a word, and the word."""

DESCRIPTIONS = TERMS[11][1].values()

OF_A_GAME = ("practice", "pages", "played")
"""What the messages of one game alone begin with, and then its name."""

BEFOREHAND = ("button-until", "button-only", "button-never-this", "orders-", "button-orders")
OFFERED = ("event-granted-may-i", "replay-asked", "play-move-may-i", "highlight-upcards")
"""What is said where an upcard is offered to all."""

EVERYWHERE = (
    *("lobby-same", "table-veiled", "same-cards-", "button-same-cards", "cards-being-played"),
    *(
        "verify-differs-draws",
        "refusal-cards-seen",
        "refusal-board-is-fixed",
        "compare-",
        "verify-dr",
        "branch-begins",
    ),
    *(
        "ledger-answer-cards",
        "ledger-dealt",
        "ledger-drawn",
        "ledger-start",
        "deed-drew",
        "button-daily-deal",
        "luck-added",
    ),
    *("daily-about", "daily-secret", "daily-closed", "daily-luck", "not-dealt", "table-unshown"),
    *("practice-lost", "practice-nobody", "saw-near", "saw-few-cards"),
)
"""What messages begin with that are said at tables of every game, also beside an evening."""

CASES: dict[str, frozenset[str]] = {
    "announce": frozenset({"phases"}),
    **dict.fromkeys(("number", "numbers", "colour"), frozenset({"phases"})),
    "offer": frozenset({"gin"}),
    "show": frozenset({"gin"}),
    "may_i": frozenset({"contract", "shanghai"}),
    "half": frozenset({"shanghai"}),
    "fewer": frozenset({"shanghai"}),
    "open": TERMS[0][0],
    "JK": ALL - {"phases"},
    **dict.fromkeys(("W", "SK"), frozenset({"phases"})),
    "naturals 0": TERMS[0][0],
}
"""Cases of a message that only these games come to: phases, limits of wild cards, jokers alone."""


@cache
def messages(language: str, game: str = "") -> dict[str, Message]:
    """What is said in a language, in the own words of a game where it has some."""
    found: dict[str, Message] = {}
    for path in sorted(files_of(language), key=lambda path: path.parent.name == "games"):
        own = path.parent.name == "games" and path.stem == game
        found = found | messages_of(path) if own else messages_of(path) | found
    return found


def words_of(part: BaseNode, game: str, language: str) -> Iterator[str]:
    """What a message can say in this game, in every case but those of other games."""
    match part:
        case TextElement():
            yield part.value
        case MessageReference():
            yield from words_of(messages(language, game)[part.id.name], game, language)
        case SelectExpression():
            for one in part.variants:
                case = getattr(one.key, "name", "")
                if isinstance(one.key, NumberLiteral):
                    case = f"{part.selector.id.name} {one.key.value}"
                if game in CASES.get(case, ALL):
                    yield from words_of(one.value, game, language)
        case Message() | Placeable() | Pattern():
            if isinstance(part, Message):
                inside = [part.value]
            else:
                inside = part.elements if isinstance(part, Pattern) else [part.expression]
            for one in inside:
                yield from words_of(one, game, language)


def said_in(name: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The messages of a game: those of its tables and panels, its refusals and its practice."""
    listing = REGISTRY[name]
    rules = game(name, listing.presets[listing.default])
    said = {f"refusal-{one.value.replace('_', '-')}" for one in rules.cites} & set(messages("en"))
    for kind in OF_A_GAME:
        said |= {one for one in messages("en") if f"{one}-".startswith(f"{kind}-{name}-")}
    said |= {one for one in messages("en") if one.startswith(EVERYWHERE)}
    said |= {hint.says for told in PRACTISED[name].hints for hint in told}
    if rules.features.may_i:
        said |= {one for one in messages("en") if one.startswith((*BEFOREHAND, *OFFERED))}
    heard, tell = set[str](), Text.__call__

    def hears(say: Text, message: str, /, **facts: Argument) -> str:
        heard.add(message)
        plain = message.partition(".")[0]
        worded = messages("en", name)[plain] is not messages("en")[plain]
        assert not worded or say.game == name, message
        return tell(say, message, **facts)

    monkeypatch.setattr(Text, "__call__", hears)
    for table in evening(name):
        for _ in shown(table, Text()):
            pass
    assert list(beside(name, Text()))
    return said | {one for one in heard if one in messages("en") and not one.startswith("game-")}


@pytest.mark.parametrize("name", COMPLETE)
def test_a_game_has_the_words_of_its_own_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    of_others = [words for games, words in TERMS if name not in games]
    wrong = []
    for message in sorted(said_in(name, monkeypatch)):
        for language in LANGUAGES:
            said = " ".join(words_of(messages(language, name)[message], name, language))
            found = [
                word[0]
                for words in of_others
                if language in words and (word := re.search(words[language], said))
            ]
            wrong += [(language, message, *found)] if found else []
    assert wrong == []


@pytest.mark.parametrize("name", COMPLETE)
def test_the_rules_have_the_words_of_their_game(name: str) -> None:
    """Each term is where people look it up, in every language; whatever describes is no term."""
    for language in LANGUAGES:
        rules = [one for one in messages(language) if one.startswith(f"rules-{name}-")]
        told = " ".join(
            word for one in rules for word in words_of(messages(language)[one], name, language)
        )
        terms = [words[language] for games, words in TERMS if name in games and language in words]
        missing = [term for term in terms if not re.search(term, told)]
        assert [one for one in missing if one not in DESCRIPTIONS] == []
