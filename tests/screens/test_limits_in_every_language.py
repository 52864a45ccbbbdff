"""Discord would take every screen in every language, with and without emojis of cards (FACTS)."""

from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from typing import Any
from unicodedata import category

import discord
import pytest
from discord.webhook.async_ import interaction_message_response_params, interaction_response_params

from bot.blocks.control import Click
from bot.blocks.screen import (
    Button,
    ButtonRow,
    ChannelMenu,
    Form,
    Menu,
    Picture,
    Screen,
    Section,
)
from bot.discordpy.components import Upload, as_message, as_modal
from bot.render import canvas
from bot.screens.bench_panel import BENCH_ADD, BENCH_KNOCK
from bot.screens.controls import CONTROLS
from bot.screens.hand_panel import TAKE_BACK
from bot.screens.panel_controls import DO, MoveControl
from bot.screens.result_screen import NEXT
from bot.text import LANGUAGES, Text
from bot.typed.parser import read_line
from bot.typed.typed_words import UnreadableLine, UnreadableReason
from bot.workers import painter_jobs
from bot.workers.painter import Painter
from engine.deck import CARDS
from engine.games.registry import REGISTRY
from tests.discord.limits import problems
from tests.discord.openapi import Description
from tests.discord.own_views import bare, view_of
from tests.screens.longest_language import (
    LONGEST,
    long_emojis,
    long_mentions,
    longest_text,
    spoken,
)
from tests.screens.registry import RegisteredScreen, every_screen

LABEL = 34
"""Characters of a button's label that are shown beside an icon (FACTS)."""
WINDOW = 45
"""Characters of a window's title and of the labels in it."""
LINE = 100
"""Characters of a line of a menu."""
PLACEHOLDER = 150
PHONE = 264
"""Pixels within a message's frame on a phone that is 390 wide."""

CALLBACK = "/interactions/1400000000000000000/token/callback"

SCREENS = every_screen()
each_text = pytest.mark.parametrize(
    "language",
    # What is within the limits with the longest words of all languages is so in each of them.
    [LONGEST, *(pytest.param(one, marks=pytest.mark.long) for one in [*LANGUAGES, "emojis"])],
)
# Screens are built for each of them, which takes a while.
each_language = pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "en")],
)


@pytest.fixture(autouse=True)
def _longest_is_spoken() -> Iterator[None]:
    with spoken():
        yield


_drawn = cache(painter_jobs.draw)


@pytest.fixture
def painter(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Painter:
    """Pictures are the same in all languages: each of them is drawn once, and made small in the
    quickest way, for nobody waits for it. `make test` asks for what is written alone."""
    monkeypatch.setattr(canvas, "_EFFORT", 0)
    is_long = request.node.get_closest_marker("long") is not None
    monkeypatch.setattr(painter_jobs, "draw", _drawn if is_long else lambda _: b"")
    return Painter(inline=True)


def text_of(language: str) -> Text:
    match language:
        case "emojis":
            return Text("en", drawn=long_emojis(), mentions=long_mentions())
        case "longest":
            return longest_text()
    return Text(language, mentions=long_mentions())


@cache
def pages(language: str) -> list[tuple[RegisteredScreen, Screen | Form]]:
    """Every message of every screen. Built once for all tests of a language."""
    say = text_of(language)
    return [(shown, page) for shown in SCREENS.values() for page in shown.pages(say)]


async def sent(
    shown: RegisteredScreen, page: Screen | Form, painter: Painter
) -> tuple[Any, list[str]]:
    """The body of the callback that shows it, and the files' names."""
    if isinstance(page, Form):
        return interaction_response_params(9, as_modal(page).to_dict()).payload, []
    body = await as_message(page, painter)
    written = {"type": 4, "data": body.written(private=shown.whispered)}
    return written, [file.name for file in body.files]


@pytest.mark.long
async def test_what_is_written_is_what_discord_py_would_make_of_it(painter: Painter) -> None:
    for shown, page in pages("en"):
        if isinstance(page, Screen):
            body = await as_message(page, painter)
            view = view_of(page, body.files)
            own = interaction_message_response_params(
                type=4,
                flags=discord.MessageFlags(ephemeral=shown.whispered),
                view=view,
                previous_allowed_mentions=discord.AllowedMentions.none(),
            ).payload
            assert own is not None
            del own["data"]["tts"]
            attached = {"attachments": own_files(body.files)}
            written = {"type": 4, "data": body.written(private=shown.whispered)}
            assert bare(written) == bare({"type": 4, "data": own["data"] | attached})


def own_files(files: Sequence[Upload]) -> list[dict[str, Any]]:
    return [
        discord.File(BytesIO(one.content), one.name).to_dict(at) for at, one in enumerate(files)
    ]


@each_text
async def test_facts_limits_discord_takes_it(
    language: str, painter: Painter, description: Description
) -> None:
    refused = []
    for shown, page in pages(language):
        body, files = await sent(shown, page, painter)
        found = problems("callback", body, files)
        found += description.problems("POST", CALLBACK, body)
        refused += [(shown.name, one) for one in found]
    assert refused == []


def crowded(page: Screen | Form) -> Iterator[str]:
    """What is longer than what is shown of it, and placeholders of menus that say nothing."""
    if isinstance(page, Form):
        lines = [page.title, *(field.label for field in page.fields)]
        yield from (line for line in lines if len(line) > WINDOW)
        return
    for block in page.blocks:
        match block:
            case Menu(_, choices, placeholder):
                lines = [line for one in choices for line in (one.label, one.description or "")]
                yield from (line for line in lines if len(line) > LINE)
                if not 0 < len(placeholder) <= PLACEHOLDER:
                    yield f"placeholder {placeholder!r}"
            case ChannelMenu(_, _, placeholder):
                if not 0 < len(placeholder) <= PLACEHOLDER:
                    yield f"placeholder {placeholder!r}"
            case Section(_, button):
                if len(button.label) > LABEL:
                    yield button.label
            case tuple():
                labels = [one.label for one in block if isinstance(one, Button)]
                yield from (label for label in labels if len(label) > LABEL)


@each_text
def test_facts_limits_nothing_is_cut_or_crowded(language: str) -> None:
    """Labels are all shown, and windows and menus come without the dots of what was too long."""
    found = [(shown.name, line) for shown, page in pages(language) for line in crowded(page)]
    assert found == []


def in_letters(page: Screen | Form) -> Iterator[str]:
    """What Discord shows as it is written: labels, lines of menus and words for pictures."""
    if isinstance(page, Form):
        yield from (page.title, *(line for field in page.fields for line in field[1:3]))
        return
    for block in page.blocks:
        match block:
            case Menu(_, choices, placeholder):
                yield placeholder
                yield from (line or "" for one in choices for line in (one.label, one.description))
            case ChannelMenu(_, _, placeholder):
                yield placeholder
            case Picture(_, alt):
                yield alt
            case Section(_, button):
                yield button.label
            case tuple():
                yield from (one.label for one in block if isinstance(one, Button))


@each_language
def test_commands_are_mentioned_where_discord_shows_them_as_such_alone(language: str) -> None:
    mentioned = 0
    for shown, page in pages(language):
        assert not [line for line in in_letters(page) if "</" in line], shown.name
        blocks = () if isinstance(page, Form) else page.blocks
        mentioned += sum("</" in block for block in blocks if isinstance(block, str))
    assert mentioned > 10


MOVES = {one.verb for one in CONTROLS if isinstance(one, MoveControl)}
MOVES |= {f"{DO.verb}-{verb}" for verb in DO.family}
MOVES |= {BENCH_ADD.verb, BENCH_KNOCK.verb, TAKE_BACK.verb, NEXT.verb}


DECKS = {name: one.deck for name, one in REGISTRY.items() if one.deck is not CARDS}
"""By the game, whose name is in those of its screens, what its own cards are called by."""


def buttons_of_moves(page: Screen | Form) -> Iterator[str]:
    """What stands on the buttons that make a move, or say which."""
    for block in () if isinstance(page, Form) else page.blocks:
        row = (block.button,) if isinstance(block, Section) else block
        for button in row if isinstance(row, tuple) else ():
            click = button.click if isinstance(button, Button) else None
            if isinstance(click, Click) and click.word in MOVES:
                yield button.label


@each_language
def test_what_stands_on_the_button_of_a_move_can_be_typed(language: str) -> None:
    labels = {
        (label, next((deck for game, deck in DECKS.items() if game in shown.name), CARDS))
        for shown, page in pages(language)
        for label in buttons_of_moves(page)
    }
    assert len(labels) > 40
    for label, deck in labels:
        card = "2c" if deck is CARDS else "2r"
        typed = f"{label.rstrip('…')} {card}" if asks_for_cards(label, language) else label
        assert read_line(typed, language, deck)


def asks_for_cards(line: str, language: str) -> bool:
    """As a button does that waits until some are chosen."""
    try:
        read_line(line, language)
    except UnreadableLine as unread:
        return unread.reason is UnreadableReason.NO_CARDS
    return False


def wide(row: ButtonRow) -> float:
    """Pixels of a row of buttons, measured on the page at 14 pixels a letter."""
    signs = (sign for button in row for sign in button.label if category(sign)[0] != "M")
    return 7.5 * sum(1 for _ in signs) + 26 * len(row) + 8 * (len(row) - 1)


@each_language
def test_ux_on_a_phone_a_row_of_the_hand_stands_in_one_line(language: str) -> None:
    seen = 0
    for shown, page in pages(language):
        if shown.name.startswith("hand-"):
            assert isinstance(page, Screen)
            for row in page.blocks:
                if type(row) is tuple:
                    seen += 1
                    assert wide(row) <= PHONE, (shown.name, [button.label for button in row])
    assert seen > 50
