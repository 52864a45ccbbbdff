"""The rules of a table: the pages to read, the host's editor, and agreeing to them."""

from collections.abc import Mapping

from bot.actions.rule_edits import Rules
from bot.clicks.answers import repaint_table
from bot.clicks.context import ClickActions, ClickVisit, TableActions, TableVisit
from bot.clicks.faults import refusal_text
from bot.opening.options import read_preset, save_preset
from bot.pages import first_page, rules_page, server_book, table_book
from bot.people.admission import admit
from bot.screens.click import read_number
from bot.screens.control import TargetId
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
from bot.screens.lobby import AGREE, HOUSE
from bot.screens.notes import TABLE_RULES, note_screen
from bot.screens.practice import GAME_RULES
from bot.screens.rules import PAGE, PAGE_AT
from bot.text.names import escaped
from bot.text.options import option_in_words
from data.choices.preset import NoSuchPreset
from engine.errors import IllegalMove
from engine.games.registry import REGISTRY
from engine.options import WrongOption, write_options
from engine.table.roster import Status


class TableRules(Rules):
    """The rules of a lobby; that only its host changes them is checked where they are changed."""

    def __init__(self, visit: TableVisit) -> None:
        super().__init__(visit)
        self.table, self.listing = visit.table, REGISTRY[visit.table.game.name]
        self.guild_id = visit.table.header.guild_id

    async def draft(self) -> RulesDraft:
        table, say = self.table, self.visit.say
        place = TargetId(table.header.table_id, table.version)
        return RulesDraft(
            listing=self.listing,
            options=table.game.options,
            place=place,
            title=say("rules-editor-title", game=say(f"game-{self.listing.name}")),
            rows=table_rows(place, say, manager=self.visit.manages),
        )

    async def put(self, options: Mapping[str, object], *, over: bool) -> str | None:
        try:
            await self.table.change_rules(self.visit.user_id, options, over=over)
        except IllegalMove as refusal:
            return await refusal_text(self.visit, self.table, refusal)
        except WrongOption:
            return self.visit.out_of_date()
        return None


async def _open(visit: TableVisit) -> None:
    """For the host of a lobby the editor, for everybody else the rules to read."""
    table = visit.table
    if table.sitting.status is Status.LOBBY and visit.user_id == table.sitting.host:
        await visit.show(editor_screen(await TableRules(visit).draft(), visit.say))
        return
    await open_rules(visit)


async def _agree(visit: TableVisit) -> None:
    await admit(visit.services.people, visit.table, visit.user_id)
    async with visit.services.public_messages.hold(visit.table):
        await visit.table.agree(visit.user_id, visit.click.version)
        await repaint_table(visit, visit.table)


async def _load(visit: TableVisit) -> None:
    rules = TableRules(visit)
    presets = await visit.services.presets.list(rules.guild_id, rules.listing.name)
    await visit.repaint(load_screen(await rules.draft(), presets, visit.say))


async def _own(visit: TableVisit) -> None:
    """A preset that the game brings."""
    rules, [key] = TableRules(visit), visit.chosen
    names = option_in_words(rules.listing, rules.listing.preset_key, visit.say).values
    done = visit.say("rules-loaded", name=names.get(key, key))
    await rules.change({rules.listing.preset_key: key}, done=done)


async def _take(visit: TableVisit) -> None:
    """A preset of the server."""
    rules, number = TableRules(visit), read_number(visit.choice) or 0
    try:
        preset = await visit.services.presets.get(rules.guild_id, rules.listing.name, number)
    except NoSuchPreset:
        await rules.show(notice=visit.say("preset-gone"))
        return
    options, name = read_preset(rules.listing, preset), escaped(preset.name)
    if options is None:
        await rules.show(notice=visit.say("preset-unreadable", name=name))
        return
    await rules.change(write_options(options), done=visit.say("rules-loaded", name=name))


async def _save(visit: TableVisit) -> None:
    """Ask for the name; whether they may save is looked at when it comes."""
    say = visit.say
    draft = await TableRules(visit).draft()
    await visit.ask(name_form(RULE_NAME.on(draft.place), say("rules-name-title"), say))


async def _name(visit: TableVisit) -> None:
    rules = TableRules(visit)
    if not visit.manages:
        await rules.show(notice=visit.say("managers-only"))
        return
    name = visit.typed.get("name", "")
    options = write_options(rules.table.game.options)
    await rules.show(notice=await save_preset(visit, rules.listing, name, options))


async def _done(visit: TableVisit) -> None:
    await visit.repaint(note_screen(visit.say("rules-done"), visit.say))


async def open_rules(visit: TableVisit) -> None:
    """The rules of this table, in a message of their own."""
    await visit.show(first_page(table_book(visit.table), visit.reader))


async def _turn(visit: ClickVisit) -> None:
    """Another page of the rules of a table, or of those that hold in the server."""
    await _show_page(visit, visit.click.rest)


async def _turn_to(visit: ClickVisit) -> None:
    """The page of the menu."""
    await _show_page(visit, visit.click.rest)


async def _show_page(visit: ClickVisit, written: str) -> None:
    """Written is the page, where no table is meant behind the name of the game."""
    if isinstance(visit, TableVisit):
        book, page = table_book(visit.table), written
    else:
        name, _, page = written.partition(".")
        if name not in REGISTRY:
            await visit.tell(visit.say("old-button"))
            return
        book = await server_book(visit, name)
    await visit.repaint(rules_page(book, visit.choice or page, visit.reader))


async def _open_without_table(visit: ClickVisit) -> None:
    """The rules that hold in the server, in a message of their own."""
    name = visit.click.rest
    if name not in REGISTRY:
        await visit.tell(visit.say("old-button"))
        return
    await visit.show(first_page(await server_book(visit, name), visit.reader))


TABLE_ACTIONS: TableActions = (
    (HOUSE, _open),
    (AGREE, _agree),
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
