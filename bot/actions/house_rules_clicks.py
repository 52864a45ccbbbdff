"""Clicks that change house rules of a lobby or a preset, and pages of rules to read."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping

from bot.actions.pages import first_page, rules_page, server_book, table_book
from bot.blocks.control import Control, TargetId, read_number
from bot.clicks.context import ClickActions, ClickContext, Refused, TableActions, TableContext
from bot.clicks.fault_answers import refusal_text
from bot.opening.opening_options import read_preset, save_preset
from bot.screens.lobby_screen import HOUSE
from bot.screens.notes import TABLE_RULES
from bot.screens.practice_panel import GAME_RULES
from bot.screens.rules_editor import (
    KEPT,
    RULE_DONE,
    RULE_LOAD,
    RULE_NAME,
    RULE_NUMBER,
    RULE_OWN,
    RULE_PAGE,
    RULE_PICK,
    RULE_SAVE,
    RULE_SET,
    RULE_SOME,
    RULE_STANDARD,
    RULE_TAKE,
    SOME,
    TYPED,
    RulesDraft,
    editor_screen,
    load_screen,
    name_form,
    number_form,
    page_of,
    read_numbers,
    read_selection,
    read_value,
    selection_form,
    table_rows,
    takes_some,
    value_screen,
)
from bot.screens.rules_screen import PAGE, PAGE_AT
from bot.text.name_words import escaped
from bot.text.rules_in_words import option_in_words
from data.choices.preset import NoSuchPreset
from engine.errors import IllegalMove
from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.options import WrongOption, going_together, open_numbers, types, write_options
from engine.table.lobby import change_rules
from engine.table.roster import Status


class Rules(ABC):
    """House rules that the person may change by clicks."""

    def __init__(self, context: ClickContext) -> None:
        self.context = context

    @abstractmethod
    async def draft(self) -> RulesDraft:
        """Return the rules as they are now."""

    @abstractmethod
    async def put(self, options: Mapping[str, object], *, over: bool) -> str | None:
        """Set these rules. Return a sentence that says why that's impossible, or None.

        ``over``: whether all current rules that ``options`` doesn't name stay. Otherwise they get
        their standard values.
        """

    async def show(self, page: int = 0, notice: str | None = None) -> None:
        """Answer with the editor."""
        screen = editor_screen(await self.draft(), self.context.say, page, notice)
        await self.context.repaint(screen)

    async def change(
        self, options: Mapping[str, object], *, over: bool = False, done: str | None = None
    ) -> None:
        """Set these rules and answer with the editor. ``done``: the notice after a success."""
        if over:
            before = await self.draft()
            rules = write_options(before.options)
            options = going_together(before.listing, rules, options)
        wrong = await self.put(options, over=over)
        draft = await self.draft()
        page = max((page_of(draft, name) for name in options), default=0) if over else 0
        await self.show(page, wrong or done)

    async def stale(self) -> None:
        """Answer a click on something that no longer exists."""
        await self.show(notice=self.context.out_of_date())


Edit = Callable[[Rules], Awaitable[None]]


async def _pick(rules: Rules) -> None:
    draft, [name] = await rules.draft(), rules.context.chosen
    if name not in types(draft.listing):
        await rules.stale()
        return
    await rules.context.repaint(value_screen(draft, name, rules.context.say))


async def _set(rules: Rules) -> None:
    name, [value] = rules.context.click.rest, rules.context.chosen
    draft = await rules.draft()
    if value == SOME and takes_some(draft.listing, name):
        await rules.context.ask(selection_form(draft, name, rules.context.say))
    elif value == KEPT:
        await rules.show(page_of(draft, name))
    elif not value.startswith((TYPED, SOME)):
        try:
            chosen = read_value(value)
        except ValueError:
            await rules.stale()
            return
        await rules.change({name: chosen}, over=True)
    elif _takes_numbers(draft, name, value.removeprefix(TYPED)):
        form = number_form(draft, name, value.removeprefix(TYPED), rules.context.say)
        await rules.context.ask(form)
    else:
        await rules.stale()


async def _number(rules: Rules) -> None:
    name, _, mode = rules.context.click.rest.partition("|")
    draft = await rules.draft()
    if not _takes_numbers(draft, name, mode):
        await rules.stale()
        return
    value, least = read_numbers(draft.listing, name, mode, rules.context.typed)
    if value is None:
        notice = rules.context.say("rules-not-a-number", least=least)
        await rules.show(page_of(draft, name), notice)
        return
    await rules.change({name: value}, over=True)


async def _some(rules: Rules) -> None:
    name, draft = rules.context.click.rest, await rules.draft()
    if not takes_some(draft.listing, name):
        await rules.stale()
        return
    chosen = read_selection(draft.listing, name, rules.context.typed.get("numbers", ""))
    if chosen is None:
        await rules.show(page_of(draft, name), rules.context.say("rules-not-a-selection"))
        return
    await rules.change({name: chosen}, over=True)


def _takes_numbers(draft: RulesDraft, name: str, mode: str) -> bool:
    hints = types(draft.listing)
    return name in hints and mode in open_numbers(hints[name])


EDITS: tuple[tuple[Control, Edit], ...] = (
    (RULE_PAGE, lambda rules: rules.show(read_number(rules.context.click.rest) or 0)),
    (RULE_PICK, _pick),
    (RULE_SET, _set),
    (RULE_NUMBER, _number),
    (RULE_SOME, _some),
    (RULE_STANDARD, lambda rules: rules.change({})),
)


# The rules of a lobby, and the pages to read.


class TableRules(Rules):
    """The rules of a lobby. The command itself refuses everyone except the host."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.table, self.listing = context.table, REGISTRY[context.table.game.name]
        self.guild_id = context.table.header.guild_id

    async def draft(self) -> RulesDraft:
        table, say = self.table, self.context.say
        place = TargetId(table.header.table_id, table.version)
        return RulesDraft(
            listing=self.listing,
            options=table.game.options,
            place=place,
            title=say("rules-editor-title", game=say(f"game-{self.listing.name}")),
            rows=table_rows(place, say, manager=self.context.manages),
        )

    async def put(self, options: Mapping[str, object], *, over: bool) -> str | None:
        try:
            await self.table.do(change_rules, self.context.user_id, options, over=over)
        except IllegalMove as refusal:
            return await refusal_text(self.context, self.table, refusal)
        except WrongOption:
            return self.context.out_of_date()
        return None


async def _open(context: TableContext) -> None:
    """Show a lobby's host the editor of rules. Show all others the pages of rules."""
    table = context.table
    if table.roster.status is Status.LOBBY and table.leads(context.user_id):
        await context.show(editor_screen(await TableRules(context).draft(), context.say))
        return
    await open_rules(context)


async def _load(context: TableContext) -> None:
    rules = TableRules(context)
    presets = await context.services.presets.list(rules.guild_id, rules.listing.name)
    await context.repaint(load_screen(await rules.draft(), presets, context.say))


async def _own(context: TableContext) -> None:
    rules, [key] = TableRules(context), context.chosen
    listing = rules.listing
    if key not in listing.presets:
        await rules.stale()
        return
    length = listing.length_of(rules.table.game.options) or Length.FULL
    options = write_options(listing.at_length(listing.presets[key], length))
    names = option_in_words(listing, listing.preset_key, context.say).values
    await rules.change(options, done=context.say("rules-loaded", name=names[key]))


async def _take(context: TableContext) -> None:
    rules, number = TableRules(context), read_number(context.choice) or 0
    try:
        preset = await context.services.presets.get(rules.guild_id, rules.listing.name, number)
    except NoSuchPreset:
        await rules.show(notice=context.say("preset-gone"))
        return
    options, name = read_preset(rules.listing, preset), escaped(preset.name)
    if options is None:
        await rules.show(notice=context.say("preset-unreadable", name=name))
        return
    await rules.change(write_options(options), done=context.say("rules-loaded", name=name))


async def _save(context: TableContext) -> None:
    """Ask for the name of a preset. The right to save is checked when the name arrives."""
    say = context.say
    draft = await TableRules(context).draft()
    await context.ask(name_form(RULE_NAME.on(draft.place), say("rules-name-title"), say))


async def _name(context: TableContext) -> None:
    rules = TableRules(context)
    if not context.manages:
        await rules.show(notice=context.say("managers-only"))
        return
    name = context.typed.get("name", "")
    options = write_options(rules.table.game.options)
    await rules.show(notice=await save_preset(context, rules.listing, name, options))


async def open_rules(context: TableContext) -> None:
    """Show the rules of this table in a new message."""
    await context.show(first_page(table_book(context.table), context.reader))


async def _turn(context: ClickContext) -> None:
    """Turn to another page of the rules of a table or of the server."""
    written = context.click.rest
    if isinstance(context, TableContext):
        book, page = table_book(context.table), written
    else:
        name, _, page = written.partition(".")
        if name not in REGISTRY:
            raise Refused(context.say("old-button"))
        book = await server_book(context, name)
    await context.repaint(rules_page(book, context.choice or page, context.reader))


async def _turn_to(context: ClickContext) -> None:
    await _turn(context)


async def _open_without_table(context: ClickContext) -> None:
    """Show the rules of the server in a new message."""
    name = context.click.rest
    if name not in REGISTRY:
        raise Refused(context.say("old-button"))
    await context.show(first_page(await server_book(context, name), context.reader))


TABLE_ACTIONS: TableActions = (
    (HOUSE, _open),
    (RULE_LOAD, _load),
    (RULE_OWN, _own),
    (RULE_TAKE, _take),
    (RULE_SAVE, _save),
    (RULE_NAME, _name),
    (RULE_DONE, lambda context: context.note(context.say("rules-done"))),
    (TABLE_RULES, open_rules),
)

PERSONAL_ACTIONS: ClickActions = (
    (GAME_RULES, _open_without_table),
    (PAGE, _turn),
    (PAGE_AT, _turn_to),
)
