"""The pages of the rules: whole, within Discord's limits, in pictures or in words."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from bot.blocks.control import ME, TargetId, read_click
from bot.blocks.screen import Button, Menu, Picture, Screen
from bot.discordpy.components import as_message
from bot.render.specs import StripSpec
from bot.screens.rules_screen import ABOUT, Rulebook, pages_of, rules_screen
from bot.text import LANGUAGES, Text
from bot.text.rules_in_words import differences, rules_in_words
from bot.workers.painter import Painter
from engine.games.registry import REGISTRY
from engine.listing import Listing
from tests import complete_games
from tests.bot.text.test_rules_text import LONGEST, variants
from tests.discord.limits import problems
from tests.screens.longest_language import LONGEST as LONGEST_WORDS
from tests.screens.longest_language import spoken

SAY = Text()
GAMES = pytest.mark.parametrize("listing", REGISTRY.values(), ids=list(REGISTRY))
LANGUAGE = pytest.mark.parametrize(
    "language",
    # What has room with the longest words of all languages has it in each of them.
    [LONGEST_WORDS, *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES)],
)
TABLE = TargetId("a1b2c3d4e5", 0xFFFFFF)


@pytest.fixture(autouse=True)
def _longest_words_are_spoken() -> Iterator[None]:
    with spoken():
        yield


def book_of(listing: Listing, options: object = None, table: TargetId | None = TABLE) -> Rulebook:
    chosen = listing.presets[listing.default] if options is None else options
    return Rulebook(listing.name, chosen, table)


def words(screen: Screen) -> str:
    return "\n".join(block for block in screen.blocks if isinstance(block, str))


def pictures(screen: Screen) -> list[Picture]:
    return [block for block in screen.blocks if isinstance(block, Picture)]


def buttons(screen: Screen) -> list[Button]:
    return [
        button
        for block in screen.blocks
        if isinstance(block, tuple) and not hasattr(block, "_fields")
        for button in block
    ]


def menu(screen: Screen) -> Menu:
    [found] = [block for block in screen.blocks if isinstance(block, Menu)]
    return found


@LANGUAGE
@GAMES
async def test_every_page_is_within_the_limits(listing: Listing, language: str) -> None:
    say, painter = Text(language), Painter(inline=True)
    for preset in listing.presets.values():
        for table in (TABLE, None):
            for page in pages_of(listing.name, say):
                screen = rules_screen(book_of(listing, preset, table), page, say, text_first=False)
                body = await as_message(screen, painter)
                names = [one.name for one in body.files]
                assert problems("message", body.written(), names) == []


def longest(listing: Listing, say: Text, *, pairs: bool) -> set[tuple[object, str]]:
    """Of each page the house rules with which its section is longest or, of the first, what they
    change in the standard rules. Each section is looked at on the way."""
    found: dict[int, tuple[int, object]] = {}
    for options in variants(listing, pairs=pairs):
        changed = "".join(differences(listing, options, say))
        sections = rules_in_words(listing.name, options, say)
        for section in sections:
            assert len(section) < LONGEST
            assert section.startswith("### ")
            assert "\n\n" not in section
            assert "{" not in section
        for at, part in enumerate((changed, *sections)):
            if len(part) > found.get(at, (-1,))[0]:
                found[at] = len(part), options
    pages = pages_of(listing.name, say)
    return {(options, pages[at]) for at, (_, options) in found.items()}


@pytest.mark.parametrize(
    ("language", "pairs"),
    # Two by two is of the longest words alone: what has room in them has it in each language.
    [
        (LONGEST_WORDS, False),
        *(pytest.param(one, False, marks=pytest.mark.long) for one in LANGUAGES),
        pytest.param(LONGEST_WORDS, True, marks=pytest.mark.long),
    ],
    ids=["one", *(f"one-{language}" for language in LANGUAGES), "two"],
)
@GAMES
def test_every_section_is_short_and_every_page_has_room_under_any_house_rules(
    listing: Listing, language: str, *, pairs: bool
) -> None:
    say = Text(language)
    presets = set(product(listing.presets.values(), pages_of(listing.name, say)))
    for options, page in presets | longest(listing, say, pairs=pairs):
        # Beside pictures there are more words: small lines, with emojis of cards.
        screen = rules_screen(book_of(listing, options), page, say, text_first=False)
        assert len(words(screen)) < 3900


@GAMES
def test_the_pages_are_the_sections_in_their_order(listing: Listing) -> None:
    book = book_of(listing)
    told = [
        words(rules_screen(book, page, SAY, text_first=False))
        for page in pages_of(listing.name, SAY)
    ]
    sections = rules_in_words(listing.name, book.options, SAY)
    assert len(told) == len(sections) + 1
    assert all(section in page for section, page in zip(sections, told[1:], strict=True))


@GAMES
def test_the_first_page_is_short_and_says_what_differs_here(listing: Listing) -> None:
    standard = words(rules_screen(book_of(listing), ABOUT, SAY, text_first=False))
    assert len(standard) < 900
    assert "Standard rules." in standard
    assert not re.search("[0-9a-f]{8}", standard), "a hash says nothing to players"
    other = next(one for one in variants(listing) if one != listing.presets[listing.default])
    told = words(rules_screen(book_of(listing, other), ABOUT, SAY, text_first=False))
    assert SAY("lobby-rules") in told
    assert all(f"- {rule}" in told for rule in differences(listing, other, SAY))


@GAMES
def test_back_and_next_go_through_all_pages_and_stop_at_the_ends(listing: Listing) -> None:
    book, pages = book_of(listing), pages_of(listing.name, SAY)
    seen, page = [], pages[0]
    while True:
        turn = buttons(rules_screen(book, page, SAY, text_first=False))
        leads = {one.label: one.click.rest for one in turn if one.click.verb == "page"}
        assert all(one.live for one in turn)
        assert leads.get("Back") == (seen[-1] if seen else None)
        seen.append(page)
        if "Next" not in leads:
            break
        page = leads["Next"]
    assert tuple(seen) == pages


@pytest.mark.parametrize("listing", complete_games.GAMES)
def test_both_ends_lead_to_practice_unless_one_is_practising(listing: Listing) -> None:
    pages = pages_of(listing.name, SAY)
    for practising in (False, True):
        book = book_of(listing)._replace(practising=practising)
        leads = [
            page
            for page in pages
            for one in buttons(rules_screen(book, page, SAY, text_first=False))
            if one.click.verb == "practice"
        ]
        assert leads == ([] if practising else [pages[0], pages[-1]])


@GAMES
def test_the_menu_names_every_page_and_where_one_is(listing: Listing) -> None:
    for page in pages_of(listing.name, SAY):
        lines = menu(rules_screen(book_of(listing), page, SAY, text_first=False)).choices
        assert [line.value for line in lines] == list(pages_of(listing.name, SAY))
        assert [line.value for line in lines if line.chosen] == [page]
        assert not any(line.label.startswith("#") for line in lines)


@pytest.mark.parametrize("listing", complete_games.GAMES)
def test_ux_eyes_text_first_reads_the_examples_instead_of_pictures(listing: Listing) -> None:
    seen = 0
    for page in pages_of(listing.name, SAY):
        painted = rules_screen(book_of(listing), page, SAY, text_first=False)
        written = rules_screen(book_of(listing), page, SAY, text_first=True)
        assert pictures(written) == []
        for picture in pictures(painted):
            seen += 1
            assert isinstance(picture.spec, StripSpec)
            assert 10 < len(picture.alt) <= 1024
            assert all(line in words(written) for line in picture.alt.splitlines())
            for group in picture.spec.groups:
                mark = {True: "✅", False: "❌", None: "▫️"}[group.good]
                said = SAY.of(listing.name).spoken.cards(group.cards)
                assert f"{mark} {said}: " in picture.alt
    assert seen >= 3


def test_an_unknown_page_is_the_first() -> None:
    listing = REGISTRY["basic"]
    unknown = rules_screen(book_of(listing), "castling", SAY, text_first=False)
    assert unknown == rules_screen(book_of(listing), ABOUT, SAY, text_first=False)


def test_a_click_without_a_table_names_the_game() -> None:
    listing = REGISTRY["contract"]
    screen = rules_screen(book_of(listing, table=None), "lay-off", SAY, text_first=False)
    for click in (menu(screen).click, *(button.click for button in buttons(screen)[:2])):
        again = read_click(click.write())
        assert again == click
        assert (click.table_id, click.rest.partition(".")[0]) == (ME, "contract")
