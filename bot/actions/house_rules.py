"""The rules of a table: the pages to read, the host's editor, and agreeing to them."""

from collections.abc import Mapping

from bot.actions.pages import first_page, rules_page, server_book, table_book
from bot.actions.rule_edits import Rules
from bot.blocks.click import read_number
from bot.blocks.control import TargetId
from bot.clicks.context import ClickActions, ClickContext, TableActions, TableContext
from bot.clicks.faults import refusal_text
from bot.opening.options import read_preset, save_preset
from bot.screens.house_rules import (
    RULE_DONE,
    RULE_LOAD,
    RULE_NAME,
    RULE_OWN,
    RULE_SAVE,
    RULE_TAKE,
    RulesDraft,
    editor_screen,
    load_screen,
    name_form,
    table_rows,
)
from bot.screens.lobby import HOUSE
from bot.screens.notes import TABLE_RULES, note_screen
from bot.screens.practice import GAME_RULES
from bot.screens.rules import PAGE, PAGE_AT
from bot.text.names import escaped
from bot.text.options import option_in_words
from data.choices.preset import NoSuchPreset
from engine.errors import IllegalMove
from engine.game import Length
from engine.games.registry import REGISTRY
from engine.options import WrongOption, write_options
from engine.table.lobby import change_rules
from engine.table.roster import Status


class TableRules(Rules):
    """The rules of a lobby; that only its host changes them is checked where they are changed."""

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
    """For those who lead a lobby the editor, for everybody else the rules to read."""
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
    """A preset that the game brings, at the length of now."""
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
    """A preset of the server."""
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
    """Ask for the name; whether they may save is looked at when it comes."""
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


async def _done(context: TableContext) -> None:
    await context.repaint(note_screen(context.say("rules-done"), context.say))


async def open_rules(context: TableContext) -> None:
    """The rules of this table, in a message of their own."""
    await context.show(first_page(table_book(context.table), context.reader))


async def _turn_to(context: ClickContext) -> None:
    """The page of the menu."""
    await _turn(context)


async def _turn(context: ClickContext) -> None:
    """Another page of the rules of a table, or of those that hold in the server. Written is the
    page, where no table is meant behind the name of the game."""
    written = context.click.rest
    if isinstance(context, TableContext):
        book, page = table_book(context.table), written
    else:
        name, _, page = written.partition(".")
        if name not in REGISTRY:
            await context.tell(context.say("old-button"))
            return
        book = await server_book(context, name)
    await context.repaint(rules_page(book, context.choice or page, context.reader))


async def _open_without_table(context: ClickContext) -> None:
    """The rules that hold in the server, in a message of their own."""
    name = context.click.rest
    if name not in REGISTRY:
        await context.tell(context.say("old-button"))
        return
    await context.show(first_page(await server_book(context, name), context.reader))


TABLE_ACTIONS: TableActions = (
    (HOUSE, _open),
    (RULE_LOAD, _load),
    (RULE_OWN, _own),
    (RULE_TAKE, _take),
    (RULE_SAVE, _save),
    (RULE_NAME, _name),
    (RULE_DONE, _done),
    (TABLE_RULES, open_rules),
)

PERSONAL_ACTIONS: ClickActions = (
    (GAME_RULES, _open_without_table),
    (PAGE, _turn),
    (PAGE_AT, _turn_to),
)
