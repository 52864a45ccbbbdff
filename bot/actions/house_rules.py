"""The rules of a table: the host's editor, everybody's page to read, and agreeing to them."""

from collections.abc import Mapping

from bot.actions.rule_edits import EDITS, Edit, Rules
from bot.actions.rules import open_rules
from bot.clicks.answers import repaint_table
from bot.clicks.refusals import refusal_text
from bot.clicks.router import TableAction
from bot.clicks.visit import TableVisit
from bot.opening.house_rules import read_preset, save_preset
from bot.people.admission import admit
from bot.screens.click import read_number
from bot.screens.house_rules import RulesDraft, editor_screen, load_screen, name_form, table_rows
from bot.screens.notes import note_screen
from bot.text.names import escaped
from bot.text.options import option_in_words
from data.choices.preset import NoSuchPreset
from engine.errors import IllegalMove
from engine.games.registry import REGISTRY
from engine.options import WrongOption, write_options
from engine.table.sitting import Status


class TableRules(Rules):
    """The rules of a lobby; that only its host changes them is checked where they are changed."""

    def __init__(self, visit: TableVisit) -> None:
        super().__init__(visit)
        self.table, self.listing = visit.table, REGISTRY[visit.table.game.name]
        self.guild_id = visit.table.header.guild_id

    async def draft(self) -> RulesDraft:
        table, say = self.table, self.visit.say
        place = table.header.table_id
        return RulesDraft(
            listing=self.listing,
            options=table.game.options,
            place=place,
            version=table.version,
            title=say("rules-editor-title", game=say(f"game-{self.listing.name}")),
            rows=table_rows(place, table.version, say, manager=self.visit.manages),
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
    click = (await TableRules(visit).draft()).click("rule-name")
    await visit.ask(name_form(click, say("rules-name-title"), say))


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


def _at_table(edit: Edit) -> TableAction:
    async def act(visit: TableVisit) -> None:
        await edit(TableRules(visit))

    return act


HOUSE_RULES: dict[str, TableAction] = {
    "house": _open,
    "agree": _agree,
    "rule-load": _load,
    "rule-own": _own,
    "rule-take": _take,
    "rule-save": _save,
    "rule-name": _name,
    "rule-done": _done,
    **{verb: _at_table(edit) for verb, edit in EDITS.items()},
}
