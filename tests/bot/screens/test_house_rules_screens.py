"""The editor of house rules: every option of every game fits on Discord's screens."""

from dataclasses import fields, replace
from typing import Any

import pytest

from bot.blocks.control import PresetPlace, TargetId, read_click, read_preset_place
from bot.blocks.screen import MENU_LINES, Button, Form, Menu, Screen
from bot.discordpy.components import as_message, as_modal
from bot.screens.rules_editor import (
    PRESET_RENAMED,
    PRESETS,
    SOME,
    TYPED,
    RulesDraft,
    delete_screen,
    editor_screen,
    load_screen,
    name_form,
    number_form,
    preset_draft,
    presets_screen,
    read_numbers,
    read_selection,
    read_value,
    selection_form,
    table_rows,
    value_screen,
)
from bot.text import Text
from bot.text.rules_in_words import value_in_words
from bot.workers.painter import Painter
from data.choices.preset import LONGEST_PRESET_NAME, MOST_PRESETS, Preset
from engine.games.registry import REGISTRY
from engine.listing import Listing
from engine.options import allowed, going_together, open_numbers, read_options, types, write_options
from tests.discord.limits import problems
from tests.each import each

SAY = Text()
GAMES = list(REGISTRY.values())
OPTIONS = [(listing, name) for listing in GAMES for name in types(listing)]
OPTION_NAMES = [f"{listing.name}-{name}" for listing, name in OPTIONS]
BASIC, CONTRACT = REGISTRY["basic"], REGISTRY["contract"]
TABLE = "a1b2c3d4e5"


def draft_of(listing: Listing, options: Any = None) -> RulesDraft:
    options = listing.presets[listing.default] if options is None else options
    place = TargetId(TABLE, 0xFFFFFF)
    return RulesDraft(listing, options, place, "## Rules", table_rows(place, SAY, manager=True))


def all_different(listing: Listing) -> Any:
    standard = listing.presets[listing.default]
    others = {
        name: next(one for one in allowed(hint) if one != getattr(standard, name))
        for name, hint in types(listing).items()
    }
    return replace(standard, **others)


async def refused(screen: Screen) -> list[str]:
    body = await as_message(screen, Painter(inline=True))
    return problems("message", body.written(), [])


def refused_form(form: Form) -> list[str]:
    return problems("modal", as_modal(form).to_dict(), [])


def menu_of(screen: Screen) -> Menu:
    [menu] = [block for block in screen.blocks if isinstance(block, Menu)]
    return menu


def buttons(screen: Screen) -> list[Button]:
    rows = [block for block in screen.blocks if isinstance(block, tuple)]
    return [one for row in rows for one in row if isinstance(one, Button)]


@pytest.mark.parametrize("listing", GAMES, ids=[listing.name for listing in GAMES])
async def test_the_editor_fits_even_if_everything_differs(listing: Listing) -> None:
    for options in (None, all_different(listing)):
        screen = editor_screen(draft_of(listing, options), SAY, notice="x" * 200)
        assert await refused(screen) == []
        assert [one.value for one in menu_of(screen).choices] == list(types(listing))[:MENU_LINES]


@each(("listing", "name"), OPTIONS, ids=OPTION_NAMES)
async def test_every_value_can_be_picked(listing: Listing, name: str) -> None:
    draft = draft_of(listing)
    screen = value_screen(draft, name, SAY)
    assert await refused(screen) == []
    lines = [one for one in menu_of(screen).choices if not one.value.startswith((TYPED, SOME))]
    standard = write_options(draft.options)
    changes = [going_together(listing, standard, {name: read_value(one.value)}) for one in lines]
    picked = [getattr(read_options(listing, {**standard, **one}), name) for one in changes]
    assert set(picked) == {*allowed(types(listing)[name]), getattr(draft.options, name)}
    [chosen] = [one for one in lines if one.chosen]
    assert picked[lines.index(chosen)] == getattr(draft.options, name)


@each(("listing", "name"), OPTIONS, ids=OPTION_NAMES)
def test_every_number_can_be_typed_and_corrected(listing: Listing, name: str) -> None:
    draft, free = draft_of(listing), open_numbers(types(listing)[name])
    lines = menu_of(value_screen(draft, name, SAY)).choices
    asked = [one.value for one in lines if one.value.startswith(TYPED)]
    assert asked == [TYPED + mode for mode in free]
    for mode in free:
        form = number_form(draft, name, mode, SAY)
        assert refused_form(form) == []
        assert form.click.rest == f"{name}|{mode}"
        value, _ = read_numbers(listing, name, mode, {field.name: "987" for field in form.fields})
        before = write_options(draft.options)
        changes = going_together(listing, before, {name: value})
        changed = read_options(listing, {**before, **changes})
        again = draft_of(listing, changed)
        assert {field.value for field in number_form(again, name, mode, SAY).fields} == {"987"}
        marked = [
            one.label for one in menu_of(value_screen(again, name, SAY)).choices if one.chosen
        ]
        assert marked == [value_in_words(listing, name, getattr(changed, name), SAY)]


@each(
    ("typed", "chosen"),
    [("1 3 5 7", [1, 3, 5, 7]), ("7,1, 4", [1, 4, 7]), ("2 2", [2]), ("1234567", None)],
)
def test_some_of_the_contracts_are_typed(typed: str, chosen: list[int] | None) -> None:
    assert read_selection(CONTRACT, "contracts", typed) == chosen


@each("typed", ["", " , ", "0", "8", "1 two", "1-3", "²"])
def test_what_is_no_contract_is_not_read(typed: str) -> None:
    assert read_selection(CONTRACT, "contracts", typed) is None


def test_the_window_for_contracts_holds_those_of_now() -> None:
    form = selection_form(draft_of(CONTRACT), "contracts", SAY)
    assert refused_form(form) == []
    assert [field.value for field in form.fields] == ["1 2 3 4 5 6 7"]
    lines = menu_of(value_screen(draft_of(CONTRACT), "contracts", SAY)).choices
    assert [one.label for one in lines if one.value == SOME] == ["Others…"]


def test_some_options_take_any_number() -> None:
    free = {name for listing, name in OPTIONS if open_numbers(types(listing)[name])}
    assert {"end", "max_reshuffles", "melds_per_turn"} <= free


@each("typed", ["", "-1", "0", "1.5", "ten", "²", "١"])
def test_what_is_no_number_of_the_kind_is_not_read(typed: str) -> None:
    assert read_numbers(BASIC, "melds_per_turn", "", {"number": typed}) == (None, 1)
    assert read_numbers(BASIC, "end", "target", {"points": typed}) == (None, 1)


async def test_many_options_come_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.screens.rules_editor.MENU_LINES", 5)
    draft = draft_of(REGISTRY["contract"])
    seen: list[str] = []
    for page in range(4):
        screen = editor_screen(draft, SAY, page)
        assert await refused(screen) == []
        seen += [one.value for one in menu_of(screen).choices]
        earlier, later = buttons(screen)[:2]
        assert (earlier.live, later.live) == (page > 0, page < 3)
        assert not later.live or later.click.rest == str(page + 1)
        assert buttons(value_screen(draft, seen[-1], SAY))[-1].click.rest == str(page)
    assert seen == [field.name for field in fields(draft.options)]
    assert editor_screen(draft, SAY, 99) == editor_screen(draft, SAY, 3)


@pytest.mark.parametrize("listing", GAMES, ids=[listing.name for listing in GAMES])
async def test_presets_fit_however_many_and_long(listing: Listing) -> None:
    presets = [
        Preset(10**9 + n, "*" * LONGEST_PRESET_NAME, {}, is_default=n == 3)
        for n in range(MOST_PRESETS)
    ]
    place = PresetPlace(listing.name, presets[3].preset_id)
    standard = listing.presets[listing.default]
    assert await refused(presets_screen(listing, presets, SAY, "x" * 200)) == []
    assert await refused(presets_screen(listing, [], SAY)) == []
    assert await refused(load_screen(draft_of(listing), presets, SAY)) == []
    assert await refused(load_screen(draft_of(listing), [], SAY)) == []
    assert await refused(delete_screen(presets[3], place, SAY)) == []
    for preset in presets[3:5]:
        draft = preset_draft(listing, preset, standard, place, SAY)
        assert await refused(editor_screen(draft, SAY)) == []
        click = PRESET_RENAMED.on(draft.place)
        assert refused_form(name_form(click, SAY("presets-rename-title"), SAY, preset.name)) == []


def test_a_place_is_read_back_from_a_click() -> None:
    for place in (PresetPlace("contract"), PresetPlace("dummy", 17)):
        click = read_click(PRESETS.on(place).write())
        assert click is not None
        assert read_preset_place(click.table_id) == place
    for table_id in (TABLE, "p", "p.", "", "abc.def"):
        assert read_preset_place(table_id) is None
