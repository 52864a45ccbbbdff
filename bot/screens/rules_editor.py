"""The private screens of house rules (of a table or a preset), and of a server's presets."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.blocks.control import At, Click, ClickTarget, Control, Payload, PresetPlace
from bot.blocks.screen import (
    FELT,
    MENU_LINES,
    Block,
    Button,
    ButtonRow,
    Choice,
    Field,
    Form,
    Menu,
    Screen,
    Tone,
)
from bot.blocks.text_limit import notice_lines
from bot.text import Text
from bot.text.name_words import escaped
from bot.text.rules_in_words import (
    attribute_of,
    differences,
    length_lines,
    option_in_words,
    value_in_words,
)
from data.choices.preset import LONGEST_PRESET_NAME, Preset
from engine.listing import Listing
from engine.options import Mode, allowed, open_numbers, selection, tables, types, write_options

TYPED = "#"
"""The start of a menu's value that asks for a number. The option's mode follows."""

KEPT = "="
"""The value of a menu's line that keeps the current value.

This value is used for a table of contracts without a name, because the table is too long for a
menu.
"""

SOME = "+"
"""The value of a menu's line that asks for some of a few numbers."""

_DIGITS = 6

_LONGEST_VALUE = 100
"""A value in a menu has at most this many characters."""

_BOTH = At.TABLE | At.PRESETS
RULE_PAGE = Control("rule-page", _BOTH)
RULE_PICK = Control("rule-pick", _BOTH, payload=Payload.LINE)
RULE_SET = Control("rule-set", _BOTH, payload=Payload.LINE)
RULE_NUMBER = Control("rule-number", _BOTH, payload=Payload.TYPED)
RULE_SOME = Control("rule-some", _BOTH, payload=Payload.TYPED)
RULE_STANDARD = Control("rule-standard", _BOTH)
RULE_LOAD = Control("rule-load", At.TABLE)
RULE_OWN = Control("rule-own", At.TABLE, payload=Payload.LINE)
RULE_TAKE = Control("rule-take", At.TABLE, payload=Payload.LINE)
RULE_SAVE = Control("rule-save", At.TABLE)
RULE_NAME = Control("rule-name", At.TABLE, payload=Payload.TYPED)
RULE_DONE = Control("rule-done", At.TABLE)


class RulesDraft(NamedTuple):
    """House rules of a lobby or a preset that a person is changing."""

    listing: Listing
    options: Any
    place: ClickTarget
    """The subject of every click."""
    title: str
    rows: tuple[ButtonRow, ...]
    """The buttons below the menu of options."""


def editor_screen(draft: RulesDraft, say: Text, page: int = 0, notice: str | None = None) -> Screen:
    """Return the editor, with the rules that differ from the standard and a menu of options.

    The menu has pages.
    """
    listing, names = draft.listing, list(types(draft.listing))
    pages = (len(names) - 1) // MENU_LINES + 1
    page = min(max(page, 0), pages - 1)
    shown = names[page * MENU_LINES : (page + 1) * MENU_LINES]
    choices = tuple(
        Choice(option_in_words(listing, name, say).name, name, _current(draft, name, say))
        for name in shown
    )
    pick = Menu(RULE_PICK.on(draft.place, str(page)), choices, say("rules-choose-option"))
    blocks: list[Block] = [
        draft.title,
        *notice_lines(notice),
        _differing(listing, draft.options, say),
    ]
    blocks.append(pick)
    if pages > 1:
        earlier = RULE_PAGE.on(draft.place, str(page - 1))
        later = RULE_PAGE.on(draft.place, str(page + 1))
        blocks.append(
            (
                Button(say("button-rules-earlier"), earlier, live=page > 0),
                Button(say("button-rules-later"), later, live=page < pages - 1),
            )
        )
    return Screen((*blocks, *draft.rows), FELT)


def page_of(draft: RulesDraft, name: str) -> int:
    """Return the page of the menu that has this option. An unknown name means the first page."""
    names = list(types(draft.listing))
    return names.index(name) // MENU_LINES if name in names else 0


def _differing(listing: Listing, options: object, say: Text) -> str:
    """Return lines with the length, and with each rule that differs from the standard."""
    length, lines = length_lines(listing, options, say), differences(listing, options, say)
    if not lines:
        return "\n".join([*length, say("rules-standard")])
    return "\n".join([*length, say("rules-differ"), *(f"- {line}" for line in lines)])


def value_screen(draft: RulesDraft, name: str, say: Text) -> Screen:
    """Return the screen of an option: its meaning, its current value and a menu of values."""
    option = option_in_words(draft.listing, name, say)
    now = _current(draft, name, say)
    values = _values(draft, name, say)
    menu = Menu(RULE_SET.on(draft.place, name), values, say("rules-choose-value"))
    text = say("rules-option", name=option.name, description=option.description)
    page = RULE_PAGE.on(draft.place, str(page_of(draft, name)))
    back = Button(say("button-rules-back"), page)
    return Screen((draft.title, text, say("rules-now", value=now), menu, (back,)), FELT)


def number_form(draft: RulesDraft, name: str, mode: str, say: Text) -> Form:
    """Return a window for numbers that no menu has.

    The window's lines have the names that ``open_numbers`` gives.
    """
    label = option_in_words(draft.listing, name, say).name
    now = _json(getattr(draft.options, name))
    held = now if isinstance(now, dict) and now["mode"] == mode else {"": now}
    fields = []
    for field, numbers in open_numbers(types(draft.listing)[name])[mode].items():
        what, number = say(f"rules-number-of-{field}") if field else label, held.get(field)
        field_label = say("rules-number-field", name=what, least=numbers.least)
        value = str(number) if isinstance(number, int) else ""
        fields.append(Field(field or "number", field_label, value, _DIGITS))
    return Form(RULE_NUMBER.on(draft.place, f"{name}|{mode}"), label, tuple(fields))


def selection_form(draft: RulesDraft, name: str, say: Text) -> Form:
    """Return a window for an option that selects numbers. They are typed with spaces between."""
    label = option_in_words(draft.listing, name, say).name
    among = _among(draft.listing, name)
    now = " ".join(map(str, getattr(draft.options, name)))
    wanted = say("rules-selection-field", first=among[0], last=among[-1])
    most = len(", ".join(map(str, among)))
    field = Field("numbers", wanted, now, most)
    return Form(RULE_SOME.on(draft.place, name), label, (field,))


def _among(listing: Listing, name: str) -> tuple[int, ...]:
    """Return the numbers from which an option selects.

    For options that don't select numbers, return nothing.
    """
    hints = types(listing)
    chosen_from = selection(hints[name]) if name in hints else None
    return () if chosen_from is None else chosen_from.among


def takes_some(listing: Listing, name: str) -> bool:
    """Return whether this option selects some of a few numbers."""
    return bool(_among(listing, name))


def read_selection(listing: Listing, name: str, typed: str) -> list[int] | None:
    """Return the typed numbers in order, each once.

    Return None if anything but allowed numbers was typed.
    """
    words, among = typed.replace(",", " ").split(), _among(listing, name)
    if not words or not set(words) <= set(map(str, among)):
        return None
    return [number for number in among if str(number) in words]


def load_screen(draft: RulesDraft, presets: Sequence[Preset], say: Text) -> Screen:
    """Return a screen with menus of the game's presets and of the server's presets."""
    listing = draft.listing
    own = option_in_words(listing, listing.preset_key, say).values
    blocks: list[Block] = [
        draft.title,
        say("rules-load"),
        Menu(
            RULE_OWN.on(draft.place),
            tuple(Choice(own[key], key) for key in list(listing.presets)[:MENU_LINES]),
            say("rules-choose-own"),
        ),
    ]
    if presets:
        lines = tuple(Choice(preset.name, str(preset.preset_id)) for preset in presets[:MENU_LINES])
        blocks.append(Menu(RULE_TAKE.on(draft.place), lines, say("rules-choose-preset")))
    else:
        blocks.append(say("rules-no-presets"))
    back = Button(say("button-rules-back"), RULE_PAGE.on(draft.place, "0"))
    return Screen((*blocks, (back,)), FELT)


def name_form(click: Click, title: str, say: Text, name: str = "") -> Form:
    """Return a window for the name of a preset."""
    return Form(click, title, (Field("name", say("rules-name"), name, LONGEST_PRESET_NAME),))


def table_rows(place: ClickTarget, say: Text, *, manager: bool) -> tuple[ButtonRow, ...]:
    """Return the buttons below the rules of a table. Only managers can save the rules."""
    row = [
        Button(say("button-rules-standard"), RULE_STANDARD.on(place)),
        Button(say("button-rules-load"), RULE_LOAD.on(place)),
    ]
    if manager:
        row.append(Button(say("button-rules-save"), RULE_SAVE.on(place)))
    row.append(Button(say("button-rules-done"), RULE_DONE.on(place), Tone.GOOD))
    return (tuple(row),)


def _current(draft: RulesDraft, name: str, say: Text) -> str:
    return value_in_words(draft.listing, name, getattr(draft.options, name), say)


def _values(draft: RulesDraft, name: str, say: Text) -> tuple[Choice, ...]:
    """Return the menu's lines for an option.

    They have the usual values, the current value, and lines that ask for a number.
    """
    listing, hint = draft.listing, types(draft.listing)[name]
    now, usual = getattr(draft.options, name), list(allowed(hint))
    free = open_numbers(hint)
    values = usual if now in usual else [*usual, now]
    typed = []
    for mode in free:
        like = next(
            (
                mode_value
                for mode_value in usual
                if isinstance(mode_value, Mode) and mode_value.mode == mode
            ),
            None,
        )
        label = say("rules-other-number")
        if like is not None:
            label = say("rules-other-number-like", line=value_in_words(listing, name, like, say))
        typed.append(Choice(label, TYPED + mode))
    if selection(hint) is not None:
        typed.append(Choice(say("rules-other-selection"), SOME))
    lines = [
        Choice(
            value_in_words(listing, name, value, say),
            _line_value(listing, name, value),
            chosen=value == now,
        )
        for value in values
    ]
    return (*lines[: MENU_LINES - len(typed)], *typed)


def _json(value: Any) -> Any:
    return write_options(value) if isinstance(value, Mode) else value


def _line_value(listing: Listing, name: str, value: Any) -> str:
    """Return the text for a value that a menu's line carries.

    A table of contracts is written by its short name.
    """
    if tables(types(listing)[name]) is None or value is None:
        return json.dumps(_json(value))
    called = attribute_of(listing, name, value)
    return KEPT if called == "table" else json.dumps(called)


def read_value(text: str) -> Any:
    """Return the value that a menu's line carries, in the form in which options are given.

    Raises ValueError for a text that isn't such a value.
    """
    if len(text) > _LONGEST_VALUE:
        raise ValueError("longer than the value of any line")
    return json.loads(text)


def read_numbers(
    listing: Listing, name: str, mode: str, typed: Mapping[str, str]
) -> tuple[object | None, int]:
    """Return the typed value and the smallest allowed number.

    The value is None if a number is wrong.
    """
    wanted = open_numbers(types(listing)[name])[mode]
    numbers_typed: dict[str, int] = {}
    least = 0
    for field, numbers in wanted.items():
        text, least = typed.get(field or "number", "").strip(), numbers.least
        is_number = text.isascii() and text.isdecimal() and len(text) <= _DIGITS
        if not is_number or int(text) < least:
            return None, least
        numbers_typed[field] = int(text)
    return ({"mode": mode, **numbers_typed} if mode else numbers_typed[""]), least


# A server's presets on the private screens of its managers.

PRESETS = Control("presets", At.PRESETS)
PRESET_PICK = Control("preset-pick", At.PRESETS, payload=Payload.LINE)
PRESET_NEW = Control("preset-new", At.PRESETS)
PRESET_MAKE = Control("preset-make", At.PRESETS, payload=Payload.TYPED)
PRESET_RENAME = Control("preset-rename", At.PRESETS)
PRESET_RENAMED = Control("preset-renamed", At.PRESETS, payload=Payload.TYPED)
PRESET_DEFAULT = Control("preset-default", At.PRESETS)
PRESET_NO_DEFAULT = Control("preset-no-default", At.PRESETS)
PRESET_DELETE = Control("preset-delete", At.PRESETS)
PRESET_DELETE_NOW = Control("preset-delete-now", At.PRESETS)


def presets_screen(
    listing: Listing, presets: Sequence[Preset], say: Text, notice: str | None = None
) -> Screen:
    """Return all presets of a game in a server."""
    place = PresetPlace(listing.name)
    blocks: list[Block] = [
        say("presets-title", game=say(f"game-{listing.name}")),
        *notice_lines(notice),
    ]
    if presets:
        lines = [
            say(
                "presets-line-default" if preset.is_default else "presets-line",
                name=escaped(preset.name),
            )
            for preset in presets
        ]
        blocks += [say("presets-about", game=say(f"game-{listing.name}")), "\n".join(lines)]
        choices = tuple(
            Choice(preset.name, str(preset.preset_id)) for preset in presets[:MENU_LINES]
        )
        blocks.append(Menu(PRESET_PICK.on(place), choices, say("presets-choose")))
    else:
        blocks.append(say("presets-none"))
    new = Button(say("button-preset-new"), PRESET_NEW.on(place), Tone.MAIN)
    return Screen((*blocks, (new,)), FELT)


def preset_draft(
    listing: Listing, preset: Preset, options: object, place: ClickTarget, say: Text
) -> RulesDraft:
    """Return a preset as house rules that can be changed."""

    message = "preset-title-default" if preset.is_default else "preset-title"
    title = (
        say(message, name=escaped(preset.name))
        + "\n"
        + say("preset-of", game=say(f"game-{listing.name}"))
    )
    default = (
        Button(say("button-preset-no-default"), PRESET_NO_DEFAULT.on(place))
        if preset.is_default
        else Button(say("button-preset-default"), PRESET_DEFAULT.on(place), Tone.GOOD)
    )
    row = (
        Button(say("button-preset-rename"), PRESET_RENAME.on(place)),
        default,
        Button(say("button-rules-standard"), RULE_STANDARD.on(place)),
        Button(say("button-preset-delete"), PRESET_DELETE.on(place), Tone.GRAVE),
        Button(say("button-presets"), PRESETS.on(place)),
    )
    return RulesDraft(listing, options, place, title, (row,))


def delete_screen(preset: Preset, place: ClickTarget, say: Text) -> Screen:
    """Return the question before a preset is deleted."""
    row = (
        Button(say("button-preset-delete-now"), PRESET_DELETE_NOW.on(place), Tone.GRAVE),
        Button(say("button-rules-back"), RULE_PAGE.on(place, "0")),
    )
    return Screen((say("preset-delete-question", name=escaped(preset.name)), row), FELT)
